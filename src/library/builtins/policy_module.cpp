// The module _policy: what the policy's tables say about a name, for help().
//
// Only the library's own _help module uses it.
#include "base/foreign_object.h"
#include "library/core/modules.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Result<void> add_row(Vm& vm, List* rows, const char* kind, bool is_open, std::string_view reason) {
  Value items[] = {Value::from_cell(TRY(make_string_ascii(vm, kind))), Value::boolean(is_open),
                   Value::from_cell(TRY(make_string(vm, reason)))};
  return list_append(vm, rows, Value::from_cell(TRY(make_tuple(vm, items, std::size(items)))));
}

// rows(name) -> [(kind, whether it is open in this run, reason), …]
Result<Value> policy_rows(Vm& vm, const Value* arguments) {
  List* rows = TRY(make_list(vm, nullptr, 0));
  Str* text = vm.as<Str>(arguments[0], TypeId::Str);
  if (text == nullptr || !text->is_ascii()) return Value::from_cell(rows);
  std::string_view name = ascii_text(text);
  const EffectivePolicy& policy = *vm.host.policy;
  TRY(vm.meter.charge(64));
  for (const FeatureRow& row : feature_policy()) {
    if (row.name == name) TRY(add_row(vm, rows, "feature", policy.feature(name), row.opens));
  }
  for (const BuiltinRow& row : builtin_policy()) {
    if (row.name != name) continue;
    TRY(add_row(vm, rows, "builtin", policy.allows_builtin(name), row.reason));
  }
  for (const ModulePolicyRow& row : module_policy()) {
    if (row.name != name) continue;
    TRY(add_row(vm, rows, "module", policy.allows_built_in(name), row.reason));
  }
  auto add_guard = [&](const GuardedName& row) -> Result<void> {
    if (row.name != name) return {};
    bool is_open = policy.guards(name, AttributeHolder::Native) == nullptr &&
                   policy.guards(name, AttributeHolder::Namespace) == nullptr;
    return add_row(vm, rows, "guarded attribute", is_open, row.opens);
  };
  for (const GuardedName& row : guarded_names()) TRY(add_guard(row));
  ForeignObject<std::vector<std::string_view>> added_guards([&] { return policy.added_guards(); });
  for (std::string_view added : *added_guards) {
    const GuardedName* row = policy.guards(added, AttributeHolder::Native);
    if (row == nullptr) row = policy.guards(added, AttributeHolder::Namespace);
    if (row != nullptr) TRY(add_guard(*row));
  }
  return Value::from_cell(rows);
}

constexpr NativeRow kRows[] = {
    {"rows(name, /)", policy_rows},
};

}  // namespace

std::span<const NativeRow> policy_module_functions() { return kRows; }

Result<void> fill_policy_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
