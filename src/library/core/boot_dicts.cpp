// The dicts of the library in the boot image.
//
// They are made by the same functions as the dicts of a run, when the image is built.
#include "library/core/boot_dicts.h"

#include "library/builtins/builtins.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// Room for __main__'s own names, too.
constexpr size_t kMainGlobals = 16;

Result<Dict*> make_builtins(Vm& vm, PolicyProfile profile) {
  auto builtins = TRY(list_builtins(vm, EffectivePolicy(profile)));
  Dict* dict = TRY(make_dict(vm, builtins.size() + kSpareBuiltins));
  for (const Builtin& builtin : builtins) {
    TRY(dict_set_string(vm, dict, builtin.name, builtin.value));
  }
  return dict;
}

Result<Dict*> make_main_globals(Vm& vm) {
  Dict* dict = TRY(make_dict(vm, kMainGlobals));
  TRY(dict_set_string(vm, dict, vm.name(Name::Name), Value::from_cell(vm.name(Name::Main))));
  for (Name empty : {Name::Doc, Name::Package, Name::Loader, Name::Spec}) {
    TRY(dict_set_string(vm, dict, vm.name(empty), Value::none()));
  }
  return dict;
}

}  // namespace

Result<void> add_boot_dicts(Vm& vm, std::vector<uint32_t>& dicts) {
  for (PolicyProfile profile :
       {PolicyProfile::Bare, PolicyProfile::Strict, PolicyProfile::Standard}) {
    dicts.push_back(offset_of(TRY(make_builtins(vm, profile))));
  }
  dicts.push_back(offset_of(TRY(make_main_globals(vm))));
  return {};
}

const Dict* boot_dict(const Vm& vm, BootDict dict) {
  return vm.base.at<Dict>(vm.boot.dicts()[static_cast<size_t>(dict)]);
}

}  // namespace hognose
