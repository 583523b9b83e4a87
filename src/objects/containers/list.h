// Changes to lists. objects/core/make.h makes them.
//
// Each function may move the items, so pointers to items are stale after it.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// Grows to at least `capacity`; never shrinks.
Result<void> list_reserve(Vm& vm, List* list, uint64_t capacity);
Result<void> list_append(Vm& vm, List* list, Value item);
Result<void> list_extend_calling(Vm& vm, List* list, Value iterable);
// list.sort(key=key, reverse=reverse). A key of None means no key function.
Result<void> list_sort_calling(Vm& vm, List* list, Value key, bool reverse);

}  // namespace hognose
