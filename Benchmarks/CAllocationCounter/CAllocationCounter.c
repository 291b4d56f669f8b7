// Counts heap allocations by standing in for the C library's allocator.
//
// An executable's own malloc takes the place of the library's for everything in the process, the Swift runtime included.
// glibc keeps its allocator reachable under other names, so each stand-in counts and passes on. Freeing needs none.

#include "CAllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic uint64_t allocations;

static void count_one(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_one();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  count_one();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count_one();
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *block = found;
  return 0;
}

bool allocation_counter_works(void) { return true; }

uint64_t allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

#else

bool allocation_counter_works(void) { return false; }

uint64_t allocation_count(void) { return 0; }

#endif
