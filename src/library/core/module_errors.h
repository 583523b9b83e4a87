// Exceptions that modules define for themselves: struct.error, binascii.Error and the like.
//
// The Python part of a module defines the class. Its natives raise it by name.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

// Raises the exception class of that name in the built-in module. Raises a ValueError instead if
// the module is not loaded or the guest removed or replaced the class.
Failure raise_module_error_text(Vm& vm, const char* module, const char* name, const char* format,
                                std::initializer_list<TextArgument> arguments);
template <class... Arguments>
Failure raise_module_error(Vm& vm, const char* module, const char* name, const char* format,
                           Arguments... arguments) {
  return raise_module_error_text(vm, module, name, format, {TextArgument(arguments)...});
}

}  // namespace hognose
