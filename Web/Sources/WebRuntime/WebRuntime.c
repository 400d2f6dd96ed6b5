#include "WebRuntime.h"

#include <stdint.h>

// Blocks come in sizes of powers of two. A freed block goes to the list of its size and is handed out again from
// there; memory is never given back to the page. The engine allocates when it starts and when the frame grows,
// so lists stay short.

enum { smallestBlock = 32, listCount = 26, pageSize = 65536 };

typedef struct Block {
    struct Block *next;
} Block;

// Precedes each allocated block.
typedef struct Header {
    void *start;
    size_t list;
} Header;

extern unsigned char __heap_base;

static Block *freeBlocks[listCount];
static uintptr_t heapEnd;

static void *grow(size_t size) {
    if (heapEnd == 0) heapEnd = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = heapEnd;
    uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * pageSize;
    if (start + size > available) {
        uintptr_t pages = (start + size - available + pageSize - 1) / pageSize;
        if (__builtin_wasm_memory_grow(0, pages) == (uintptr_t)-1) return NULL;
    }
    heapEnd = start + size;
    return (void *)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    const int outOfMemory = 12;
    size_t needed = size + alignment + sizeof(Header);
    size_t list = 0;
    while (((size_t)smallestBlock << list) < needed) {
        if (++list == listCount) return outOfMemory;
    }
    void *start = freeBlocks[list];
    if (start != NULL) {
        freeBlocks[list] = freeBlocks[list]->next;
    } else {
        start = grow((size_t)smallestBlock << list);
        if (start == NULL) return outOfMemory;
    }
    uintptr_t block = ((uintptr_t)start + sizeof(Header) + alignment - 1) & ~(uintptr_t)(alignment - 1);
    ((Header *)block)[-1] = (Header){start, list};
    *result = (void *)block;
    return 0;
}

void free(void *block) {
    if (block == NULL) return;
    Header header = ((Header *)block)[-1];
    Block *freed = header.start;
    freed->next = freeBlocks[header.list];
    freeBlocks[header.list] = freed;
}

// One instruction each, with WebAssembly's bulk memory operations.
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }
