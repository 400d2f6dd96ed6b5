// The functions of a C library that compiled Swift requires, for WebAssembly without such a library: memory,
// and comparisons and seeds for strings and dictionaries.

#pragma once

#include <stddef.h>

int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *block);
void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *one, const void *other, size_t size);
void arc4random_buf(void *buffer, size_t size);
