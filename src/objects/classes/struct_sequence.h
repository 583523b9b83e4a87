// Struct sequences: built-in types that are tuples with a name for each item (sys.version_info).
//
// A type becomes one by its row (base Tuple, kTypeBaseLayout) and by using these functions in its
// specification. Its first properties name the items in order. Properties after them are hidden
// fields, which have no place in the sequence.
#pragma once

#include <span>

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

// Every instance of a type must have the same number of items.
Result<Value> make_struct_sequence(Vm& vm, TypeId type, std::span<const Value> items);

// "sys.version_info(major=3, minor=14, …)"
Result<Value> struct_sequence_repr(Vm& vm, Value self);
Result<Value> struct_sequence_reduce(Vm& vm, const Value* arguments);
// Adds n_fields, n_sequence_fields, n_unnamed_fields and __match_args__ of a type whose instances
// have `length` items.
Result<void> add_struct_sequence_attributes(Vm& vm, Type* type, size_t length);

template <unsigned index>
Result<Value> get_struct_item(Vm& vm, Value self) {
  const Tuple* tuple = vm.known<Tuple>(self);
  HOGNOSE_CHECK(index < tuple->length);
  return tuple->items[index];
}

}  // namespace hognose
