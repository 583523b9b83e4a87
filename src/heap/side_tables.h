// The side tables of a cage: all state that the allocator and the collector must be able to trust.
//
// A SideTables is overlaid on its own zeroed reservation outside the cage. The system backs it
// lazily, so no table has to grow during a run. Guest memory holds no part of it: a stray write
// inside the cage cannot change which cells exist, how large they are or which are free.
#pragma once

#include <cstdint>

#include "heap/piece.h"
#include "heap/size_classes.h"
#include "heap/spans.h"

namespace hognose {

inline constexpr uint32_t kBlockCount = (kPieceStart - kSmallStart) / Heap::kBlockBytes;
inline constexpr uint32_t kNoBlock = UINT32_MAX;

static_assert(kSpanPageBytes == Heap::kPageBytes);

// Entries of the mark stack that each block and each page of a span pays for. If the stack
// overflows, the marker visits all marked cells once more. So these numbers decide how often that
// can happen, not whether marking succeeds.
inline constexpr uint32_t kMarkStackBase = 4096;
inline constexpr uint32_t kMarkStackPerBlock = 256;
inline constexpr uint32_t kMarkStackPerPage = 1;

struct SideTables {
  uint8_t block_class[kBlockCount];  // 0: free
  // next links of the lists of free blocks and of blocks to sweep
  uint32_t block_next[kBlockCount];
  uint64_t marks[kBlockCount][kMarkWords];
  SpanTables spans;
  PieceTables pieces;
  uint32_t mark_stack[kMarkStackBase + uint64_t{kBlockCount} * kMarkStackPerBlock +
                      uint64_t{kPageCount} * kMarkStackPerPage];
};

// The memory charged for a block and for a page of a span: its bytes and its share of the tables.
inline constexpr uint64_t kBlockCost = Heap::kBlockBytes + kMarkWords * sizeof(uint64_t) +
                                       kMarkStackPerBlock * sizeof(uint32_t) + sizeof(uint8_t) +
                                       sizeof(uint32_t);
inline constexpr uint64_t kPageCost =
    Heap::kPageBytes + sizeof(SpanTables::Record) + kMarkStackPerPage * sizeof(uint32_t);

}  // namespace hognose
