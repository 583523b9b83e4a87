// Imports of built-in modules, by the policy's allowlist.
#include "library/importer.h"

#include "library/modules.h"
#include "objects/attributes.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "policy/effective_policy.h"

namespace hognose {

Result<Value> LibraryImporter::load_calling(Vm& vm, Str* name) {
  Value known = dict_find_string(vm, vm.modules, name);
  if (!known.is_undefined() && !known.is_none()) return known;
  std::string_view text;
  if (name->is_ascii()) {
    text = {reinterpret_cast<const char*>(str_data(name)), name->length()};
  }
  const ModuleRow* row = find_module(text);
  if (row == nullptr) {
    Failure failure = vm.raise(TypeId::ModuleNotFoundError, "No module named '{}'", name);
    return failure;
  }
  if (!vm.policy->allows_import(text)) {
    return vm.raise(TypeId::ImportError,
                    "import of '{}' is not allowed by the policy (rule: imports, profile: {})",
                    name, profile_name(vm.policy->profile()));
  }
  Value module = TRY(make_module(vm, *row));
  TRY(dict_set_string(vm, vm.modules, name, module));
  return module;
}

Result<Value> LibraryImporter::import_module_calling(Vm& vm, Str* name, Value, Value from_list,
                                                     int64_t level) {
  if (level > 0) {
    return vm.raise(TypeId::ImportError,
                    "attempted relative import with no known parent package");
  }
  (void)from_list;
  return load_calling(vm, TRY(intern(vm, name)));
}

}  // namespace hognose
