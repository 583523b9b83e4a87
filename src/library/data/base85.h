// The natives of the module base64 that write four bytes as five digits: Ascii85, base85 and Z85.
//
// base64.cpp has their signatures, which give the order of the arguments.
#pragma once

#include "objects/core/native.h"

namespace hognose {

Result<Value> a85decode(Vm& vm, const Value* arguments);
Result<Value> a85encode(Vm& vm, const Value* arguments);
Result<Value> b85decode(Vm& vm, const Value* arguments);
Result<Value> b85encode(Vm& vm, const Value* arguments);
Result<Value> z85decode(Vm& vm, const Value* arguments);
Result<Value> z85encode(Vm& vm, const Value* arguments);

}  // namespace hognose
