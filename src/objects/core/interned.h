// interned(): the name with these characters, if the run has it.
//
// A name that is not interned is a key of no dict of names, so a lookup can end there. intern(),
// which makes what it does not find, is in make.h.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// Null if there is none. The name is ASCII, short, and has two characters or more.
Str* interned(Vm& vm, std::string_view name);
// Null if the boot image has no such string. Only of texts in ASCII.
Str* interned_in_boot(Vm& vm, std::string_view utf8);

}  // namespace hognose
