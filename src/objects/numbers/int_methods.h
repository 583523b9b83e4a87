// Natives of int that have a file of their own (int_bytes.cpp), and helpers that the number types
// share.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

Result<Value> int_to_bytes(Vm& vm, const Value* arguments);
Result<Value> int_from_bytes(Vm& vm, const Value* arguments);

// int(x) with one argument: an exact int, from __int__, __index__ or text.
Result<Value> int_from_object_calling(Vm& vm, Value value);
// A tuple of one item, for value.__getnewargs__() and the like.
Result<Value> tuple_of(Vm& vm, Value item);

}  // namespace hognose
