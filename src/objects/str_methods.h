// The methods of str, by file: what str.cpp puts into the type's table.
//
// Each file hands on the functions declared here; arguments[0] has the layout of str.
#pragma once

#include "objects/native.h"
#include "objects/vm.h"

namespace hognose {

// --- str.cpp
Result<Str*> str_repr_text(Vm& vm, const Str* string);
Result<Str*> repeat_string(Vm& vm, Str* string, int64_t times);

// --- str_search.cpp
Result<bool> str_contains(Vm& vm, const Str* string, const Str* part);

}  // namespace hognose
