// Natives of int that have a file of their own (int_bytes.cpp), and what the number types share.
//
// Receives bound arguments, or values of any type; hands on exact ints, bytes and tuples.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

Result<Value> int_to_bytes(Vm& vm, const Value* arguments);
Result<Value> int_from_bytes(Vm& vm, const Value* arguments);

// int(x) of one argument: an exact int, by __int__, __index__ or text.
Result<Value> int_from_object_calling(Vm& vm, Value value);
// The integer part of a float as floor, ceil and trunc make it; ValueError or OverflowError for
// what has none.
Result<Value> int_from_whole_double(Vm& vm, double number);
// value.__getnewargs__() and the like: a tuple of one.
Result<Value> tuple_of(Vm& vm, Value item);

}  // namespace hognose
