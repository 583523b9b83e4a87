// Shared by the files of callable types: whether a value can be called, and calls whose arguments
// are in containers.
#pragma once

#include <span>

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// callable(value)
bool is_callable(Vm& vm, Value value);

// The arguments of one call in one array: positional arguments, then keyword values.
struct SpreadArguments {
  const Value* values;
  size_t count;
  Tuple* names;  // names of the keywords; null: none
};

// Flattens *positional, **keywords for a call; `keywords` may be null. The keys must be strings.
Result<SpreadArguments> spread(Vm& vm, std::span<const Value> positional, const Dict* keywords);

// callee(*positional, **keywords)
Result<Value> call_spread(Vm& vm, Value callee, const Tuple* positional, const Dict* keywords);

// The row for __call__ of a callable built-in type.
Result<Value> call_self(Vm& vm, const Value* arguments);
inline constexpr NativeRow kCallRow = {"__call__(self, /, *args, **kwargs)", call_self,
                                       kNativeSlotWrapper};

// The row for types that are called through their slot, including instances of guest subclasses.
Result<Value> call_by_slot(Vm& vm, const Value* arguments);
inline constexpr NativeRow kCallSlotRow = {"__call__(self, /, *args, **kwargs)", call_by_slot,
                                           kNativeSlotWrapper};

// A setter that raises "readonly attribute", like CPython's read-only members.
Result<void> refuse_assignment(Vm& vm, Value self, Value value);

}  // namespace hognose
