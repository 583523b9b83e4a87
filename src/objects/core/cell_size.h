// How much guest memory an object uses, for __sizeof__.
//
// Sizes are whole heap blocks, as the meter counts them. An object's size includes the storage that
// only it uses, but not the objects it refers to. Strings, bytes and ints report the same sizes as
// in CPython, because there the size follows from the contents.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include "objects/core/make.h"

namespace hognose {

// Cells of the boot image use none of the run's memory. They report the smallest heap block size.
inline uint64_t cell_size(const Vm& vm, const Cell* cell) {
  constexpr uint64_t kSmallest = 2 * sizeof(Value);
  return std::max<uint64_t>(vm.heap.usable_size(cell), kSmallest);
}

// The total size of the given cells; null pointers count as 0.
inline Result<Value> size_of_cells(Vm& vm, std::initializer_list<const Cell*> cells) {
  uint64_t size = 0;
  for (const Cell* cell : cells) size += cell == nullptr ? 0 : cell_size(vm, cell);
  return make_int_unsigned(vm, size);
}

}  // namespace hognose
