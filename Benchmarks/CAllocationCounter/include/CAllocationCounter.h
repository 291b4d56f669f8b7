#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether heap allocations are counted on this system.
bool allocation_counter_works(void);

/// Heap allocations of the whole process so far, on all threads.
uint64_t allocation_count(void);

#endif
