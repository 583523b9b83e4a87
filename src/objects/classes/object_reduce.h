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

// The state of an object for copying, by its __getstate__(), even where that name is guarded.
Result<Value> object_state_calling(Vm& vm, Value object);

// (class, args) or, if the state is not empty, (class, args, state).
Result<Value> reduce_exception(Vm& vm, Value exception, Tuple* args, Dict* state);

// The attributes that the object itself has, as a dict; None if it can have none.
Result<Value> attribute_state(Vm& vm, Value object);
// Returns (getattr, (owner, name)), with the program's own getattr(), which it may lack. The
// attribute `leading` of the reduced object leads to the owner, so it must be open to the program.
Result<Value> reduce_to_attribute(Vm& vm, Value reduced, const char* leading, Value owner,
                                  Value name);

// object.name(), even if the name is guarded.
Result<Value> call_unguarded_calling(Vm& vm, Value object, Name name);

}  // namespace hognose
