// What super() without arguments takes from the method that calls it, and for whom it runs.
//
// Receives nothing but the machine; hands on values of the innermost Python frame. Defined by
// src/vm.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// What the innermost Python frame holds now in its first argument and, as a closure, in the name
// `__class__`; undefined: nothing. False if its code has no such closure.
bool current_method(Vm& vm, Value* first_argument, Value* owner);

// Whether the innermost Python frame that is not of the library runs code of a source module of the
// host.
bool runs_code_of_host(const Vm& vm);

}  // namespace hognose
