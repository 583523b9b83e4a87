// What object contributes to copying, and the __reduce__ of other types (object_reduce.cpp).
//
// Natives for the method tables: they receive bound arguments and hand on the tuples of PEP 307.
#pragma once

#include "objects/core/names.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

// For the method tables of the types.
Result<Value> object_getstate(Vm& vm, const Value* arguments);   // __getstate__(self, /)
Result<Value> object_reduce(Vm& vm, const Value* arguments);     // __reduce__(self, /)
Result<Value> object_reduce_ex(Vm& vm, const Value* arguments);  // __reduce_ex__(self, protocol, /)
Result<Value> exception_reduce(Vm& vm, const Value* arguments);  // __reduce__(self, /), and below
Result<Value> set_reduce(Vm& vm, const Value* arguments);
Result<Value> range_reduce(Vm& vm, const Value* arguments);
Result<Value> slice_reduce(Vm& vm, const Value* arguments);

// object.name(), under guarded names too.
Result<Value> call_unguarded_calling(Vm& vm, Value object, Name name);

}  // namespace hognose
