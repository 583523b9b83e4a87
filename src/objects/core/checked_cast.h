// The check of a cast from a guest value to a layout.
//
// vm.cell<T>(value) reads a cell as the layout T. Its caller has asked for the type, or the row of
// its native has; the check is for the caller that forgot to. Each layout that is cast to says
// which types' cells have it: `static constexpr bool is_layout_of(TypeId)`.
#pragma once

#include <type_traits>

#include "base/result.h"
#include "heap/heap.h"
#include "objects/core/type_id.h"

namespace hognose {

// Ends the run, unless the boot image is being made: its first cells have no types yet.
[[gnu::cold, gnu::noinline]] void refuse_cast(const Heap& heap);

template <class T>
[[gnu::always_inline]] inline void check_cast(Value value, const Heap& heap, CageBase base) {
  if constexpr (!std::is_same_v<T, Cell>) {
    if (HOGNOSE_UNLIKELY(!value.is_cell() || !T::is_layout_of(layout_of(value.cell(base))))) {
      refuse_cast(heap);
    }
  }
}

}  // namespace hognose
