// The calling method, as super() without arguments needs it, and whether host code is running.
//
// Both functions read the innermost Python frames. They are defined in src/vm.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// Gets the current values of the first argument and of the closure variable `__class__` of the
// innermost Python frame; undefined: unset. Returns false if its code has no such closure variable.
bool current_method(Vm& vm, Value* first_argument, Value* owner);

// Whether the innermost Python frame outside the library runs code of a source module that the host
// provided.
bool runs_code_of_host(const Vm& vm);

}  // namespace hognose
