// Reads and changes sets from C++. objects/core/make.h makes them.
//
// Adding and finding call __hash__ and __eq__ of the items.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

Result<void> set_add_calling(Vm& vm, Set* set, Value item);
Result<bool> set_contains_calling(Vm& vm, Set* set, Value item);
Result<void> set_update_calling(Vm& vm, Set* set, Value iterable);
bool set_next(const Set* set, uint32_t* position, Value* item);

}  // namespace hognose
