// AttributeErrors, and the policy's guard for attribute access.
//
// The exceptions carry the object and the name, for suggestions.
#include "base/foreign_object.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/exceptions/fields.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

AttributeHolder holder_of(Vm& vm, Value object) {
  if (!object.is_cell()) return AttributeHolder::Instance;
  switch (layout_of(vm.cell(object))) {
    case TypeId::Module:
    case TypeId::Type:
    case TypeId::Function: return AttributeHolder::Namespace;
    case TypeId::BuiltinFunction:
    case TypeId::MethodDescriptor:
    case TypeId::ClassMethodDescriptor:
    case TypeId::SlotWrapper:
    case TypeId::MethodWrapper:
    case TypeId::HostFunction:
    case TypeId::HostMember: return AttributeHolder::Native;
    default: return AttributeHolder::Instance;
  }
}

}  // namespace

Failure raise_attribute_error(Vm& vm, Value object, Str* name, const char* format,
                              std::initializer_list<TextArgument> arguments) {
  Failure failure = vm.raise_text(TypeId::AttributeError, format, arguments);
  return with_name_and_object(vm, failure, name, object);
}

Failure raise_no_attribute(Vm& vm, Value object, Str* name) {
  if (vm.has_layout(object, TypeId::Type)) {
    return raise_attribute_error(vm, object, name, "type object '{}' has no attribute '{}'",
                                 {static_cast<const Type*>(vm.known<Type>(object)), name});
  }
  return raise_attribute_error(vm, object, name, "'{}' object has no attribute '{}'",
                               {type_name(vm, object), name});
}

Result<void> check_guarded_slow(Vm& vm, Value object, Str* name) {
  if (vm.host.policy == nullptr) return {};
  const GuardedName* rule = vm.host.policy->guards(ascii_text(name), holder_of(vm, object));
  if (rule == nullptr) return {};
  note_blocked(vm, "guarded names", rule->name, rule->opens);
  return raise_attribute_error(vm, object, name,
                               "'{}' object has no attribute '{}' (blocked by policy '{}': it {})",
                               {type_name(vm, object), name, vm.host.policy->name(), rule->opens});
}

Failure refuse_shut(Vm& vm, Value module, Str* name) {
  constexpr const char* kReason = "the policy does not open this module";
  note_blocked(vm, "imports", ascii_text(name), kReason);
  return raise_attribute_error(vm, module, name,
                               "module has no attribute '{}' (blocked by policy '{}': {})",
                               {name, vm.host.policy->name(), kReason});
}

Result<void> drop_guarded_names(Vm& vm, Value object, Dict* names) {
  if (!HOGNOSE_ASKS(dir) || vm.host.policy == nullptr) return {};
  AttributeHolder holder = holder_of(vm, object);
  ForeignObject<std::vector<const GuardedName*>> rows;
  on_foreign_stack([&] { *rows = vm.host.policy->guards(); });
  for (const GuardedName* row : *rows) {
    if (vm.host.policy->guards(row->name, holder) == nullptr) continue;
    TRY(dict_delete_string(vm, names, TRY(intern(vm, row->name))));
  }
  return {};
}

Result<void> add_guards(Vm& vm, const EffectivePolicy& policy) {
  ForeignObject<std::vector<std::string_view>> names;
  on_foreign_stack([&] { *names = policy.added_guards(); });
  for (std::string_view name : *names) {
    vm.host.added_guards.push_back(offset_of(TRY(intern(vm, name))));
  }
  return {};
}

Result<Str*> attribute_name(Vm& vm, Value name) {
  Str* text = vm.as<Str>(name, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "attribute name must be string, not '{}'",
                    type_name(vm, name));
  }
  return intern(vm, text);
}

}  // namespace hognose
