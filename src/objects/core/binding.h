// Argument binding: maps the arguments of a call to the parameters of a native function.
//
// Each parameter of the native's signature gets one value; a mismatch raises CPython's TypeError.
// The interpreter handles the most common case itself (exactly as many positional arguments as
// parameters, no keywords) and calls this function for all others.
#pragma once

#include <span>

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// The value of an optional parameter that is missing in a call.
inline Value default_value(const Parameter& parameter) {
  switch (parameter.default_kind) {
    case DefaultKind::None: return Value::none();
    case DefaultKind::True: return Value::boolean(true);
    case DefaultKind::False: return Value::boolean(false);
    case DefaultKind::Int: return Value::from_small_int(parameter.default_int);
    default: return Value::undefined();
  }
}

// `out` has room for signature.count values. For methods and constructors, positional[0] is the
// receiver or the class. The receiver's type is not checked here; see check_receiver() in boot.h.
Result<void> bind_native_arguments(Vm& vm, const NativeEntry& entry, const Value* positional,
                                   size_t positional_count, Tuple* keyword_names,
                                   std::span<const Value> keyword_values, Value* out);

// The most common case of keyword arguments: the native takes neither *args nor **keywords, each
// argument has a place and each parameter a value. Returns false otherwise.
bool bind_known_names(const Vm& vm, const NativeEntry& entry, const Value* positional, size_t count,
                      const Tuple* names, std::span<const Value> values, Value* out);

}  // namespace hognose
