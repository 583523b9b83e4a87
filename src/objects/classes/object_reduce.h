// How objects are taken apart for copying: natives of object, and the __reduce__ of other types.
//
// The functions are for method tables and return the tuples of PEP 307 (object_reduce.cpp).
#pragma once

#include "objects/core/names.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

// For the method tables of types.
Result<Value> object_getstate(Vm& vm, const Value* arguments);   // __getstate__(self, /)
Result<Value> object_reduce(Vm& vm, const Value* arguments);     // __reduce__(self, /)
Result<Value> object_reduce_ex(Vm& vm, const Value* arguments);  // __reduce_ex__(self, protocol, /)
// __reduce__(self, /), like those below
Result<Value> exception_reduce(Vm& vm, const Value* arguments);
Result<Value> set_reduce(Vm& vm, const Value* arguments);
Result<Value> range_reduce(Vm& vm, const Value* arguments);
Result<Value> slice_reduce(Vm& vm, const Value* arguments);

// object.name(), even if the name is guarded.
Result<Value> call_unguarded_calling(Vm& vm, Value object, Name name);

}  // namespace hognose
