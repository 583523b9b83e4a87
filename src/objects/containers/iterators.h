// Shared by the files of iterator types: makers, and the slot that every iterator has.
//
// Each maker is defined in the file of its iterator type.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// __iter__ of an iterator returns the iterator itself.
inline Result<Value> iterate_self(Vm&, Value self) { return self; }

// The trace function of SequenceIterator (tuple.cpp).
void trace_sequence_iterator(Tracer& tracer, Cell* cell, size_t bytes);

// __next__ of a list iterator (list.cpp).
Result<Value> list_iterator_next(Vm& vm, Value self);

// iter(callable, sentinel).
Result<Value> make_callable_iterator(Vm& vm, Value callable, Value sentinel);

// Implements reversed(sequence).
Result<Value> reversed_calling(Vm& vm, Type* type, Value sequence);

}  // namespace hognose
