// interned(): finds a name that may be in use, and does not make it.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// The interned string with these characters, or null. They are ASCII, at least two, and few.
//
// What is not interned is no key of a dict of names.
Str* interned(Vm& vm, std::string_view name);

}  // namespace hognose
