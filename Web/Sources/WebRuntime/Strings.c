#include "WebRuntime.h"

// Functions that strings and dictionaries of Swift call. The linker leaves them out of modules without any.

int memcmp(const void *one, const void *other, size_t size) {
    const unsigned char *first = one, *second = other;
    for (size_t index = 0; index < size; index++) {
        if (first[index] != second[index]) return first[index] - second[index];
    }
    return 0;
}

// The seed of hashes. It is constant, because the module has no source of random numbers.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 0, size); }
