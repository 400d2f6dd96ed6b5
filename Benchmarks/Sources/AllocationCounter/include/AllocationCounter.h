#pragma once

#include <stddef.h>

// How often the program has asked for memory since it started; -1 where that cannot be counted.
long allocationCount(void);
