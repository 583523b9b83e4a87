// What the files of iterator types share: makers, and the slot that every iterator has.
//
// Receives what is to be iterated; hands on iterators.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// __iter__ of an iterator: itself.
inline Result<Value> iterate_self(Vm&, Value self) { return self; }

// iter(callable, sentinel).
Result<Value> make_callable_iterator(Vm& vm, Value callable, Value sentinel);

// What reversed(sequence) answers.
Result<Value> reversed_calling(Vm& vm, Type* type, Value sequence);

}  // namespace hognose
