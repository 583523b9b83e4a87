// Checks the cast of a guest value to a layout.
//
// vm.cell<T>(value) reads a cell as the layout T. The caller should already have checked the type,
// or the row of its native has; this check catches the caller that forgot. Each layout that can be
// cast to declares which types have it: `static constexpr bool is_layout_of(TypeId)`.
#pragma once

#include <type_traits>

#include "base/result.h"
#include "heap/heap.h"
#include "objects/core/type_id.h"

namespace hognose {

// Ends the run. While the boot image is being made it does nothing, because the first cells have no
// types yet.
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
