// The named fields of exceptions (exceptions.def) that the engine itself fills in.
//
// Receives an exception in flight or an exception cell; used where errors carry data for
// suggestions (`name`, `obj`) or results (`value`).
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// Sets the `name` field of the pending NameError, AttributeError or ImportError, and returns the
// failure given (Stopped if that failed).
Failure with_name(Vm& vm, Failure failure, Str* name);
// The same for the `name` and `obj` fields of an AttributeError.
Failure with_name_and_object(Vm& vm, Failure failure, Str* name, Value object);
// The same for the `name` and `name_from` fields of an ImportError: the module, and what it lacks.
Failure with_import(Vm& vm, Failure failure, Value module, Str* name);
// Field number `field` of exceptions.def; set makes room on demand.
Result<void> set_exception_detail(Vm& vm, Exception* exception, unsigned field, Value value);
// The value of a StopIteration (its field, None by default).
Value stop_iteration_value(Vm& vm, Exception* exception);

}  // namespace hognose
