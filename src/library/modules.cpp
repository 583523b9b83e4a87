// Making module objects from the rows of modules.def.
//
// Receives the name of a module that the policy allows; hands on a fresh module object with the
// functions and constants of its row.
#include "library/modules.h"

#include "library/builtins.h"
#include "library/library.h"
#include "objects/make.h"
#include "objects/protocol.h"

namespace hognose {

#define MODULE(name, prefix, doc)                          \
  std::span<const NativeRow> prefix##_module_functions(); \
  Result<void> fill_##prefix##_module(Vm& vm, Dict* dict);
#include "library/modules.def"
#undef MODULE

namespace {

constexpr ModuleRow kModules[] = {
#define MODULE(name, prefix, doc) {name, prefix##_module_functions, fill_##prefix##_module, doc},
#include "library/modules.def"
#undef MODULE
};

}  // namespace

// The functions of builtins are boot functions on their own account; the module shows the run's dict.
std::span<const NativeRow> builtins_module_functions() { return {}; }

Result<void> fill_builtins_module(Vm& vm, Dict* dict) {
  return dict_update_calling(vm, dict, Value::from_cell(vm.builtins));
}

std::span<const ModuleRow> module_rows() { return kModules; }

const ModuleRow* find_module(std::string_view name) {
  for (const ModuleRow& row : kModules) {
    if (name == row.name) return &row;
  }
  return nullptr;
}

Result<void> add_to_module(Vm& vm, Dict* dict, std::string_view name, Value value) {
  Str* key = TRY(intern(vm, name));
  return dict_set_string(vm, dict, key, value);
}

Result<Value> make_module(Vm& vm, const ModuleRow& row) {
  Module* module = TRY(vm.make<Module>(TypeId::Module));
  bool is_builtins = std::string_view(row.name) == "builtins";
  // Assigning to an attribute of `builtins` changes what global lookups find, as in CPython.
  Dict* dict = is_builtins ? vm.builtins : TRY(make_dict(vm, 16));
  module->dict = dict;
  if (is_builtins) return Value::from_cell(module);
  Str* name = TRY(intern(vm, std::string_view(row.name)));
  Str* doc = TRY(make_string(vm, row.doc));
  TRY(dict_set_string(vm, dict, vm.name(Name::Name), Value::from_cell(name)));
  TRY(dict_set_string(vm, dict, vm.name(Name::Doc), Value::from_cell(doc)));
  TRY(dict_set_string(vm, dict, vm.name(Name::Package), Value::from_cell(vm.empty_string())));
  for (const BootFunction& function : vm.boot.functions()) {
    if (std::string_view(function.module) != row.name) continue;
    TRY(dict_set_string(vm, dict, vm.base.at<Str>(function.name),
                        Value::from_offset(function.cell)));
  }
  TRY(row.fill(vm, dict));
  return Value::from_cell(module);
}

}  // namespace hognose
