// The native part of importlib: questions to the importer of the run.
//
// The importer asks the policy, as it does for an import statement of the program.
#include "library/core/modules.h"
#include "library/imports/file_modules.h"
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

// locate(name): see Importer::locate_calling().
Result<Value> importing_locate(Vm& vm, const Value* arguments) {
  Str* name = TRY(module_name_of(vm, arguments[0]));
  return TRY(importer_of(vm))->locate_calling(vm, name);
}

// texts(package): see Importer::texts_calling().
Result<Value> importing_texts(Vm& vm, const Value* arguments) {
  Str* package = TRY(module_name_of(vm, arguments[0]));
  return Value::from_cell(TRY(TRY(importer_of(vm))->texts_calling(vm, package)));
}

// run_file(path, module)
Result<Value> importing_run_file(Vm& vm, const Value* arguments) {
  Str* path = vm.as<Str>(arguments[0], TypeId::Str);
  if (path == nullptr) return vm.raise(TypeId::TypeError, "the path of a module must be a string");
  Module* module = vm.as<Module>(arguments[1], TypeId::Module);
  if (module == nullptr) return vm.raise(TypeId::TypeError, "a loader runs a module");
  TRY(run_file_calling(machine_of(vm), path, module));
  return Value::none();
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
    {"locate(name, /)", importing_locate},
    {"run_again(name, module, /)", importing_run_again},
    {"texts(package, /)", importing_texts},
    {"run_file(path, module, /)", importing_run_file},
};

}  // namespace

std::span<const NativeRow> importing_module_functions() { return kRows; }

Result<void> fill_importing_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
