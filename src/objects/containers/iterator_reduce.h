// The rows by which the iterators of built-in containers are taken apart for copying.
//
// A type of iterators adds kIteratorReduce, and kIteratorSetState if it has a position, to its
// methods.
#pragma once

#include "objects/core/native.h"

namespace hognose {

// (callable, arguments) or (callable, arguments, position).
Result<Value> iterator_reduce_calling(Vm& vm, const Value* arguments);
// Moves to a position, brought into the bounds of what is iterated.
Result<Value> iterator_set_state_calling(Vm& vm, const Value* arguments);

inline constexpr NativeRow kIteratorReduce = {"__reduce__(self, /)", iterator_reduce_calling};
inline constexpr NativeRow kIteratorSetState = {"__setstate__(self, state, /)",
                                                iterator_set_state_calling};

}  // namespace hognose
