// The size classes of small cells, as tables computed at compile time.
//
// Receives sizes in bytes and positions in granules of 16 bytes; hands on the class of a size, the
// size of a class, and two tables that make the collector's checks cheap: whether a cell of a class
// starts at a position (one multiplication, no division) and which bits of a block's mark bits can
// be the first of a cell.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "heap/heap.h"

namespace hognose {

inline constexpr uint32_t kBlockGranules = Heap::kBlockBytes / Heap::kGranule;
inline constexpr uint32_t kMarkWords = kBlockGranules / 64;

// Classes 1 to kLinearClasses: that many granules. Above: four classes to each doubling.
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
  uint32_t magic = 0;     // ceil(2**32 / granules), for the test of divisibility
  uint16_t granules = 0;  // size of a cell
  uint16_t limit = 0;     // end of the last cell of a block, in granules; 0 for class 0 (no cells)

  // Whether a cell of this class starts at this position of a block (Lemire's test).
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
    // For one granule this wraps to 0, and the test then holds for every position, as it should.
    classes[i].magic = static_cast<uint32_t>(((uint64_t{1} << 32) + granules - 1) / granules);
  }
  return classes;
}

inline constexpr std::array<SizeClass, Heap::kClassCount> kSizeClasses = make_size_classes();

// For each class the positions at which cells start, in the layout of the mark bits.
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
