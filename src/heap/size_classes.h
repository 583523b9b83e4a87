// The size classes of small cells, as tables computed at compile time.
//
// Sizes are in bytes, positions in granules of 16 bytes. Two tables make the collector's checks
// cheap: kSizeClasses tests whether a cell starts at a position with one multiplication and no
// division, and kStartMasks holds the mark bits of a block that can be the first of a cell.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "heap/heap.h"

namespace hognose {

inline constexpr uint32_t kBlockGranules = Heap::kBlockBytes / Heap::kGranule;
inline constexpr uint32_t kMarkWords = kBlockGranules / 64;

// Classes 1 to kLinearClasses are that many granules. Above them each doubling has four classes.
constexpr uint32_t class_of_size(size_t bytes) {
  if (bytes <= Heap::kLinearClasses * Heap::kGranule) {
    return bytes == 0 ? 1 : static_cast<uint32_t>((bytes + Heap::kGranule - 1) / Heap::kGranule);
  }
  uint32_t last = static_cast<uint32_t>(bytes - 1);
  uint32_t exponent = static_cast<uint32_t>(std::bit_width(last)) - 1;
  uint32_t quarter = (last >> (exponent - 2)) & 3;
  return Heap::kLinearClasses + (exponent - 10) * 4 + quarter + 1;
}

constexpr uint32_t size_of_class(uint32_t size_class) {
  if (size_class <= Heap::kLinearClasses) return size_class * Heap::kGranule;
  uint32_t step = size_class - Heap::kLinearClasses - 1;
  return (4 + step % 4 + 1) << (8 + step / 4);
}

static_assert(size_of_class(Heap::kClassCount - 1) == Heap::kSmallMaximum);
static_assert(class_of_size(Heap::kSmallMaximum) == Heap::kClassCount - 1);

struct SizeClass {
  uint32_t magic = 0;     // ceil(2**32 / granules), for the divisibility test
  uint16_t granules = 0;  // size of a cell
  uint16_t limit = 0;     // end of the last cell of a block, in granules; 0 for class 0 (no cells)

  // Returns whether a cell of this class starts at this position of a block (Lemire's test).
  constexpr bool is_start(uint32_t position) const {
    return position < limit && position * magic <= magic - 1;
  }
};

constexpr std::array<SizeClass, Heap::kClassCount> make_size_classes() {
  std::array<SizeClass, Heap::kClassCount> classes{};
  for (uint32_t i = 1; i < Heap::kClassCount; ++i) {
    uint32_t granules = size_of_class(i) / Heap::kGranule;
    classes[i].granules = static_cast<uint16_t>(granules);
    classes[i].limit = static_cast<uint16_t>(kBlockGranules / granules * granules);
    // For one granule this wraps to 0. The test then holds for every position, which is correct.
    classes[i].magic = static_cast<uint32_t>(((uint64_t{1} << 32) + granules - 1) / granules);
  }
  return classes;
}

inline constexpr std::array<SizeClass, Heap::kClassCount> kSizeClasses = make_size_classes();

// The positions at which cells of a class start, in the layout of the mark bits.
using StartMask = std::array<uint64_t, kMarkWords>;

constexpr std::array<StartMask, Heap::kClassCount> make_start_masks() {
  std::array<StartMask, Heap::kClassCount> masks{};
  for (uint32_t i = 1; i < Heap::kClassCount; ++i) {
    const SizeClass& info = kSizeClasses[i];
    for (uint32_t position = 0; position < info.limit; position += info.granules) {
      masks[i][position / 64] |= uint64_t{1} << (position % 64);
    }
  }
  return masks;
}

inline constexpr std::array<StartMask, Heap::kClassCount> kStartMasks = make_start_masks();

}  // namespace hognose
