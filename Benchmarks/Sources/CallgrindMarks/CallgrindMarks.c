#include "CallgrindMarks.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

void beginCounting(void) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
}

void endCounting(const char *name) {
    CALLGRIND_DUMP_STATS_AT(name);
    CALLGRIND_STOP_INSTRUMENTATION;
}

void toggleCounting(void) { CALLGRIND_TOGGLE_COLLECT; }

#else

void beginCounting(void) {}
void endCounting(const char *name) {}
void toggleCounting(void) {}

#endif
