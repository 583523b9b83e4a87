// Raising the exceptions that modules define for themselves.
//
// The class comes from the run's own list of built-in modules, which the guest's sys.modules does
// not affect.
#include "library/core/module_errors.h"

#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

Failure raise_module_error_text(Vm& vm, const char* module, const char* name, const char* format,
                                std::initializer_list<TextArgument> arguments) {
  Value type;
  Result<Str*> module_key = intern(vm, std::string_view(module));
  if (module_key.failed()) return module_key.failure();
  Result<Str*> name_key = intern(vm, std::string_view(name));
  if (name_key.failed()) return name_key.failure();
  if (Dict* modules = static_cast<Machine&>(vm).built_in_modules) {
    Value found = dict_find_string(vm, modules, module_key.value());
    if (Module* cell = vm.as<Module>(found, TypeId::Module)) {
      type = dict_find_string(vm, cell->dict.get(), name_key.value());
    }
  }
  Type* class_cell = vm.as<Type>(type, TypeId::Type);
  if (class_cell == nullptr || !is_subtype(vm, class_cell, vm.type(TypeId::Exception))) {
    return vm.raise_text(TypeId::ValueError, format, arguments);
  }
  Result<Str*> text = make_text_of(vm, format, arguments);
  if (text.failed()) return text.failure();
  Result<Value> error = vm.call(type, {Value::from_cell(text.value())});
  if (error.failed()) return error.failure();
  return vm.raise_value(error.value());
}

}  // namespace hognose
