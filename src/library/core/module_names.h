// Dotted names of modules, and their parts.
//
// Names may be of any length, so searches for dots are charged and done in parts.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// The index of the next dot, or the end of the name.
Result<uint32_t> find_dot(Vm& vm, const Str* name, uint32_t from);
// The index after the last dot before `end`, or 0.
Result<uint32_t> after_last_dot(Vm& vm, const Str* name, uint32_t end);
// The interned part.
Result<Str*> part_of(Vm& vm, const Str* name, uint32_t start, uint32_t stop);
// The name of the package around the module; empty if there is none.
Result<Str*> package_around(Vm& vm, const Str* name);

}  // namespace hognose
