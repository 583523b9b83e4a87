// Binding: from the arguments of a call to the values that a native function receives.
//
// Receives positional values, keyword names and their values; hands on one value per parameter of
// the native's signature, or CPython's TypeError. The interpreter copies the commonest case itself
// (exactly as many positional arguments as parameters) and calls this for all others.
#pragma once

#include "objects/core/boot.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// out has room for signature.count values. For methods and constructors positional[0] is the
// receiver or the class. Does not check the receiver: check_receiver() of boot.h does.
Result<void> bind_native_arguments(Vm& vm, const NativeEntry& entry, const Value* positional,
                                   size_t positional_count, Tuple* keyword_names,
                                   const Value* keyword_values, Value* out);

}  // namespace hognose
