// The side tables of a cage: everything the allocator and the collector must be able to trust.
//
// One such structure is overlaid on a zeroed reservation of its own, outside the cage, and touched
// lazily, so that no table ever has to grow during a run. Guest memory holds no part of it: a write
// gone astray inside the cage cannot change which cells exist, how large they are or which are
// free.
#pragma once

#include <cstdint>

#include "heap/size_classes.h"
#include "heap/spans.h"

namespace hognose {

inline constexpr uint32_t kBlockCount = (kLargeStart - kSmallStart) / Heap::kBlockBytes;
inline constexpr uint32_t kNoBlock = UINT32_MAX;

static_assert(kSpanPageBytes == Heap::kPageBytes);

// Entries of the mark stack that every block and every page of a span pays for. When the stack is
// full nevertheless, the marker goes over all marked cells once more, so these numbers decide how
// often that can happen, not whether marking succeeds.
inline constexpr uint32_t kMarkStackBase = 4096;
inline constexpr uint32_t kMarkStackPerBlock = 256;
inline constexpr uint32_t kMarkStackPerPage = 1;

struct SideTables {
  uint8_t block_class[kBlockCount];  // 0: free
  uint32_t block_next[kBlockCount];  // links of the free blocks and of the blocks to be swept
  uint64_t marks[kBlockCount][kMarkWords];
  SpanTables spans;
  uint32_t mark_stack[kMarkStackBase + uint64_t{kBlockCount} * kMarkStackPerBlock +
                      uint64_t{kPageCount} * kMarkStackPerPage];
};

// What a block and a page of a span cost in the books: themselves and their share of the tables.
inline constexpr uint64_t kBlockCost = Heap::kBlockBytes + kMarkWords * sizeof(uint64_t) +
                                       kMarkStackPerBlock * sizeof(uint32_t) + sizeof(uint8_t) +
                                       sizeof(uint32_t);
inline constexpr uint64_t kPageCost =
    Heap::kPageBytes + sizeof(SpanTables::Record) + kMarkStackPerPage * sizeof(uint32_t);

}  // namespace hognose
