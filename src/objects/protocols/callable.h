// What the files of callable types share: whether a value can be called, and calling it with
// arguments that are in containers.
#pragma once

#include <span>

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// callable(value)
bool is_callable(Vm& vm, Value value);

// Arguments of one call side by side: positional ones and, behind them, those of keywords.
struct SpreadArguments {
  const Value* values;
  size_t count;
  Tuple* names;  // of the keywords; null: there are none
};

// *positional, **keywords as a call takes them; keywords may be null. The keys must be strings.
Result<SpreadArguments> spread(Vm& vm, std::span<const Value> positional, const Dict* keywords);

// callee(*positional, **keywords)
Result<Value> call_spread(Vm& vm, Value callee, const Tuple* positional, const Dict* keywords);

// The row of __call__ of a callable built-in type.
Result<Value> call_self(Vm& vm, const Value* arguments);
inline constexpr NativeRow kCallRow = {"__call__(self, /, *args, **kwargs)", call_self,
                                       kNativeSlotWrapper};

// The same for types that are called by their slot: also instances of guest subclasses.
Result<Value> call_by_slot(Vm& vm, const Value* arguments);
inline constexpr NativeRow kCallSlotRow = {"__call__(self, /, *args, **kwargs)", call_by_slot,
                                           kNativeSlotWrapper};

// A setter for attributes that CPython calls "readonly attribute".
Result<void> refuse_assignment(Vm& vm, Value self, Value value);

}  // namespace hognose
