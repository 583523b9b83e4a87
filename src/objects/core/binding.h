// Argument binding: maps the arguments of a call to the parameters of a native function.
//
// Each parameter of the native's signature gets one value; a mismatch raises CPython's TypeError.
// The interpreter handles the most common case itself (exactly as many positional arguments as
// parameters, no keywords) and calls this function for all others.
#pragma once

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// `out` has room for signature.count values. For methods and constructors, positional[0] is the
// receiver or the class. The receiver's type is not checked here; see check_receiver() in boot.h.
Result<void> bind_native_arguments(Vm& vm, const NativeEntry& entry, const Value* positional,
                                   size_t positional_count, Tuple* keyword_names,
                                   const Value* keyword_values, Value* out);

}  // namespace hognose
