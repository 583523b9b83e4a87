// The named fields of exceptions (exceptions.def) that the engine itself sets.
//
// They carry data for suggestions (`name`, `obj`) or results (`value`). Some functions work on the
// pending exception, others on an exception cell.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// Sets the `name` field of the pending NameError, AttributeError or ImportError. Returns the given
// failure, or Stopped if setting the field failed.
Failure with_name(Vm& vm, Failure failure, Str* name);
// Likewise sets `name` and `obj` of an AttributeError.
Failure with_name_and_object(Vm& vm, Failure failure, Str* name, Value object);
// Likewise sets `name` and `name_from` of an ImportError: the module and the name that it lacks.
Failure with_import(Vm& vm, Failure failure, Value module, Str* name);
// Sets the field with number `field` in exceptions.def. Allocates the fields if necessary.
Result<void> set_exception_detail(Vm& vm, Exception* exception, unsigned field, Value value);
// The `value` field of a StopIteration; None if unset.
Value stop_iteration_value(Vm& vm, Exception* exception);

}  // namespace hognose
