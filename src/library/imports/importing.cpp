// The native part of importlib: questions to the importer of the run.
//
// The importer asks the policy, as it does for an import statement of the program.
#include "library/core/modules.h"
#include "machine/machine.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

Result<Str*> module_name_of(Vm& vm, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) return vm.raise(TypeId::TypeError, "module name must be a string");
  return intern(vm, name);
}

Result<Importer*> importer_of(Vm& vm) {
  Importer* importer = machine_of(vm).importer;
  if (importer == nullptr) {
    return vm.raise(TypeId::ImportError, "imports are closed by the policy");
  }
  return importer;
}

// can_find(name): whether an import would find the module. Does not run it.
Result<Value> importing_can_find(Vm& vm, const Value* arguments) {
  Str* name = TRY(module_name_of(vm, arguments[0]));
  return Value::boolean(TRY(TRY(importer_of(vm))->can_find_calling(vm, name)));
}

// run_again(name, module): false if the host has no module of that name any more.
Result<Value> importing_run_again(Vm& vm, const Value* arguments) {
  Str* name = TRY(module_name_of(vm, arguments[0]));
  Module* module = vm.as<Module>(arguments[1], TypeId::Module);
  if (module == nullptr) {
    return vm.raise(TypeId::TypeError, "reload() argument must be a module");
  }
  return Value::boolean(TRY(TRY(importer_of(vm))->run_again_calling(vm, name, module)));
}

constexpr NativeRow kRows[] = {
    {"can_find(name, /)", importing_can_find},
    {"run_again(name, module, /)", importing_run_again},
};

}  // namespace

std::span<const NativeRow> importing_module_functions() { return kRows; }

Result<void> fill_importing_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
