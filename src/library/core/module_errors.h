// Exceptions that modules define for themselves: struct.error, binascii.Error and their like.
//
// Their classes are made in Python by the module; natives of the module raise them by name.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// Raises the exception class of that name in the built-in module. A guest that took the module out
// of sys.modules or its class out of the module gets a ValueError instead.
Failure raise_module_error_text(Vm& vm, const char* module, const char* name, const char* format,
                                std::initializer_list<TextArgument> arguments);
template <class... Arguments>
Failure raise_module_error(Vm& vm, const char* module, const char* name, const char* format,
                           Arguments... arguments) {
  return raise_module_error_text(vm, module, name, format, {TextArgument(arguments)...});
}

}  // namespace hognose
