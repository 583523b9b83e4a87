// Method rows that take the iterators of built-in containers apart for copying.
//
// An iterator type adds kIteratorReduce to its methods, and kIteratorSetState if it has a position.
#pragma once

#include "objects/core/native.h"

namespace hognose {

// Returns (callable, arguments) or (callable, arguments, position).
Result<Value> iterator_reduce_calling(Vm& vm, const Value* arguments);
// Moves to a position, clamped to the bounds of the iterated object.
Result<Value> iterator_set_state_calling(Vm& vm, const Value* arguments);

// Returns (iter, (iterable,)). If the iterable is undefined, the iterator is exhausted.
Result<Value> reduce_to_iter(Vm& vm, Value iterable);

inline constexpr NativeRow kIteratorReduce = {"__reduce__(self, /)", iterator_reduce_calling};
inline constexpr NativeRow kIteratorSetState = {"__setstate__(self, state, /)",
                                                iterator_set_state_calling};

}  // namespace hognose
