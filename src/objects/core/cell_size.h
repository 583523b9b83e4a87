// What objects take of the guest's memory, for __sizeof__.
//
// Receives cells; hands on bytes: whole blocks of the heap, as the meter counts them. What an
// object refers to does not count, but for the storage that is its alone. Strings, bytes and ints
// count as in CPython, since their sizes follow from what they hold.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>

#include "objects/core/make.h"

namespace hognose {

// Cells of the boot image take nothing of a run's memory; they count as the smallest of the heap.
inline uint64_t cell_size(const Vm& vm, const Cell* cell) {
  constexpr uint64_t kSmallest = 2 * sizeof(Value);
  return std::max<uint64_t>(vm.heap.usable_size(cell), kSmallest);
}

// The size of an object's cell and of those of its storage that are not null.
inline Result<Value> size_of_cells(Vm& vm, std::initializer_list<const Cell*> cells) {
  uint64_t size = 0;
  for (const Cell* cell : cells) size += cell == nullptr ? 0 : cell_size(vm, cell);
  return make_int_unsigned(vm, size);
}

}  // namespace hognose
