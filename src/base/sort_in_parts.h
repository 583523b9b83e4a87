// Sorting that can be interrupted: a heap sort that polls after each part of a large range.
//
// Returns false if goes_on() returned false; the items are then in an unspecified order.
#pragma once

#include <algorithm>
#include <cstddef>

namespace hognose {

template <class T, class Less, class GoesOn>
bool sort_in_parts(T* items, size_t count, Less less, GoesOn goes_on) {
  constexpr size_t kPart = 8192;
  if (count <= kPart) {
    std::sort(items, items + count, less);
    return true;
  }
  for (size_t made = 2; made <= count; ++made) {
    if (made % kPart == 0 && !goes_on()) return false;
    std::push_heap(items, items + made, less);
  }
  for (size_t left = count; left > 1; --left) {
    if (left % kPart == 0 && !goes_on()) return false;
    std::pop_heap(items, items + left, less);
  }
  return true;
}

}  // namespace hognose
