#pragma once

// Begins to count instructions, from zero on. Does nothing where the program does not run under callgrind.
void beginCounting(void);

// Writes down, under a name, how many instructions there were since, and counts no more.
void endCounting(const char *name);

// Pauses counting, or goes on with it. Calls come in pairs.
void toggleCounting(void);
