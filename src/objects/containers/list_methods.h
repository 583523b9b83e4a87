// The methods of list, and what they share with its operators.
//
// The type's specification in list.cpp uses them.
#pragma once

#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

inline constexpr size_t kListMethodCount = 13;
extern const NativeRow kListMethodRows[kListMethodCount];
inline constexpr std::span<const NativeRow> kListMethods{kListMethodRows};

void list_clear(List* list);
// Removes the items [from, to).
Result<void> list_remove_range(Vm& vm, List* list, uint32_t from, uint32_t to);
// list[from:to] = values
Result<void> list_replace_range(Vm& vm, List* list, uint32_t from, uint32_t to, ItemsView values);
// The items that the slice selects.
Result<List*> make_list_of_slice(Vm& vm, ItemsView items, const SliceIndices& indices);
// list[slice] = values, or del list[slice] if values is null. Runs no guest code.
Result<void> list_assign_slice(Vm& vm, List* list, const SliceIndices& indices,
                               const ItemsView* values);
// list[slice] = value, or del list[slice] if value is undefined.
Result<void> list_set_slice_calling(Vm& vm, Value self, Slice* slice, Value value);
Result<Value> make_list_reverse_iterator(Vm& vm, Value list);

}  // namespace hognose
