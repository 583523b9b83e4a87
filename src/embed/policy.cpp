// The public Policy: which changes are possible, and the engine's policy that results from them.
//
// Refuses names that are in no table and changes that contradict one another.
#include "hognose/policy.h"

#include <algorithm>

#include "embed/effective.h"
#include "library/builtins/builtins.h"
#include "library/core/modules.h"

namespace hognose {

namespace {

using Refusal = std::optional<PolicyError>;
using Kind = PolicyError::Kind;

// Keywords and names that the compiler handles, which a policy cannot remove.
constexpr std::string_view kConstants[] = {"None", "True", "False", "__debug__"};

// Attributes that expose a namespace or an object's state item by item, bypassing attribute access.
constexpr std::string_view kNamespaceReaders[] = {"__dict__",     "__globals__", "__builtins__",
                                                  "f_globals",    "f_builtins",  "f_locals",
                                                  "__getstate__", "__reduce__",  "__reduce_ex__"};

PolicyProfile engine_profile(Profile profile) {
  switch (profile) {
    case Profile::Bare: return PolicyProfile::Bare;
    case Profile::Strict: return PolicyProfile::Strict;
    case Profile::Standard: return PolicyProfile::Standard;
  }
  return PolicyProfile::Bare;
}

GuardedHolders engine_holders(GuardedOn on) {
  switch (on) {
    case GuardedOn::Everything: return GuardedHolders::Anything;
    case GuardedOn::Namespaces: return GuardedHolders::Namespaces;
    case GuardedOn::Natives: return GuardedHolders::Natives;
  }
  return GuardedHolders::Anything;
}

template <class Range>
bool holds(const Range& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

template <class Rows>
auto find_row(Rows rows, std::string_view name) -> decltype(rows.data()) {
  auto found =
      std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

bool was_changed(const std::vector<Policy::Change>& changes, std::string_view name, bool added) {
  return std::any_of(changes.begin(), changes.end(), [&](const Policy::Change& change) {
    return change.added == added && change.name == name;
  });
}

// The first added (or removed) name for which the predicate holds; null if there is none.
template <class Predicate>
const std::string* find_change(const std::vector<Policy::Change>& changes, bool added,
                               Predicate is_meant) {
  for (const Policy::Change& change : changes) {
    if (change.added == added && is_meant(change.name)) return &change.name;
  }
  return nullptr;
}

bool is_identifier(std::string_view name) {
  auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  return !name.empty() && is_letter(name[0]) && std::all_of(name.begin(), name.end(), [&](char c) {
    return is_letter(c) || (c >= '0' && c <= '9');
  });
}

// Builds a message about a name: "subject 'name' predicate".
PolicyError refuse(Kind kind, std::string_view subject, std::string_view name,
                   std::string_view predicate) {
  std::string message(subject);
  message.append(subject.empty() ? "'" : " '").append(name).append("' ").append(predicate);
  return {kind, std::move(message)};
}

PolicyError changed_before(std::string_view subject, std::string_view name, bool added) {
  return refuse(Kind::Contradiction, subject, name,
                added ? "was already added" : "was already removed");
}

PolicyError unknown_feature(std::string_view name) {
  return {Kind::UnknownName, "unknown feature '" + std::string(name) + "'"};
}

Refusal check_builtin(std::string_view name) {
  if (find_row(builtin_policy(), name) != nullptr || is_builtin_exception(name)) return {};
  const AbsentBuiltinRow* absent = find_row(absent_builtins(), name);
  return refuse(Kind::UnknownName, "", name,
                std::string("is not a builtin of the engine") +
                    (absent == nullptr ? "" : std::string(": ") + absent->reason));
}

Refusal check_module(std::string_view name) {
  if (find_row(module_policy(), name) != nullptr) return {};
  if (find_module(name).number != 0) {
    return refuse(Kind::PrivateModule, "module", name,
                  "is internal to the library; no policy can open it");
  }
  return refuse(Kind::UnknownName, "", name, "is not a module of the engine");
}

}  // namespace

Refusal Policy::add_feature(std::string_view name) {
  if (find_row(feature_policy(), name) == nullptr) return unknown_feature(name);
  if (was_changed(features_, name, false)) return changed_before("feature", name, false);
  for (const FeatureModuleRow& row : feature_modules()) {
    if (row.feature != name) continue;
    const std::string* removed = find_change(
        modules_, false, [&](const std::string& module) { return is_within(row.module, module); });
    if (removed != nullptr) return changed_before("its module", *removed, false);
  }
  features_.push_back({std::string(name), true});
  return {};
}

Refusal Policy::remove_feature(std::string_view name) {
  if (find_row(feature_policy(), name) == nullptr) return unknown_feature(name);
  if (was_changed(features_, name, true)) return changed_before("feature", name, true);
  for (const BuiltinRow& row : builtin_policy()) {
    if (row.feature == name && was_changed(builtins_, row.name, true)) {
      return changed_before("its builtin", row.name, true);
    }
  }
  for (const FeatureModuleRow& row : feature_modules()) {
    if (row.feature == name && was_changed(modules_, row.module, true)) {
      return changed_before("its module", row.module, true);
    }
  }
  features_.push_back({std::string(name), false});
  return {};
}

Refusal Policy::add_builtin(std::string_view name) {
  if (Refusal refusal = check_builtin(name)) return refusal;
  if (was_changed(builtins_, name, false)) return changed_before("builtin", name, false);
  const BuiltinRow* row = find_row(builtin_policy(), name);
  if (row != nullptr && was_changed(features_, row->feature, false)) {
    return changed_before("its feature", row->feature, false);
  }
  builtins_.push_back({std::string(name), true});
  return {};
}

Refusal Policy::remove_builtin(std::string_view name) {
  if (Refusal refusal = check_builtin(name)) return refusal;
  if (holds(kConstants, name)) {
    return refuse(Kind::BadName, "", name, "is a constant of the language and cannot be removed");
  }
  if (was_changed(builtins_, name, true)) return changed_before("builtin", name, true);
  builtins_.push_back({std::string(name), false});
  return {};
}

Refusal Policy::add_module(std::string_view name) {
  if (name != "*") {
    if (Refusal refusal = check_module(name)) return refusal;
    const std::string* removed = find_change(
        modules_, false, [&](const std::string& module) { return is_within(name, module); });
    if (removed != nullptr) return changed_before("module", *removed, false);
    for (const FeatureModuleRow& row : feature_modules()) {
      if (row.module == name && was_changed(features_, row.feature, false)) {
        return changed_before("its feature", row.feature, false);
      }
    }
  }
  modules_.push_back({std::string(name), true});
  return {};
}

Refusal Policy::remove_module(std::string_view name) {
  if (Refusal refusal = check_module(name)) return refusal;
  const std::string* added = find_change(
      modules_, true, [&](const std::string& module) { return is_within(module, name); });
  if (added != nullptr) return changed_before("module", *added, true);
  for (const FeatureModuleRow& row : feature_modules()) {
    if (is_within(row.module, name) && was_changed(features_, row.feature, true)) {
      return changed_before("its feature", row.feature, true);
    }
  }
  modules_.push_back({std::string(name), false});
  return {};
}

Refusal Policy::add_host_module(std::string_view name) {
  if (!is_identifier(name)) {
    return refuse(Kind::BadName, "", name,
                  "is not the top-level name of a module (ASCII letters, digits and _)");
  }
  if (find_module(name).number != 0) {
    return refuse(Kind::Contradiction, "module", name,
                  "is a built-in module, so a module of the host would not be found");
  }
  imports_.emplace_back(name);
  return {};
}

Refusal Policy::add_guarded_name(std::string_view name, GuardedOn on, std::string_view reason) {
  if (!is_identifier(name)) {
    return refuse(Kind::BadName, "", name,
                  "is not an attribute name (ASCII letters, digits and _)");
  }
  if (holds(removed_guards_, name)) return changed_before("guarded name", name, false);
  for (const Guard& guard : added_guards_) {
    if (guard.name == name) return changed_before("guarded name", name, true);
  }
  for (const std::string& removed : removed_guards_) {
    if (!holds(kNamespaceReaders, removed)) continue;
    return refuse(Kind::Contradiction, "guarded name", removed,
                  "was already removed, and it lets guests read any name");
  }
  added_guards_.push_back({std::string(name), on, std::string(reason)});
  return {};
}

Refusal Policy::remove_guarded_name(std::string_view name) {
  for (const Guard& guard : added_guards_) {
    if (guard.name == name) return changed_before("guarded name", name, true);
  }
  if (find_row(guarded_names(), name) == nullptr) {
    return refuse(Kind::UnknownName, "", name, "is not a guarded name of the table");
  }
  if (!added_guards_.empty() && holds(kNamespaceReaders, name)) {
    return refuse(Kind::Contradiction, "by", name,
                  "guests would read the guarded names that were added before");
  }
  removed_guards_.emplace_back(name);
  return {};
}

bool Policy::opens_feature(std::string_view name) const {
  return make_effective_policy(*this).feature(name);
}

bool Policy::opens_builtin(std::string_view name) const {
  EffectivePolicy effective = make_effective_policy(*this);
  return is_builtin_exception(name) ? effective.allows_exception(name)
                                    : effective.allows_builtin(name);
}

bool Policy::opens_module(std::string_view name) const {
  return make_effective_policy(*this).allows_built_in(name);
}

bool Policy::guards(std::string_view name) const {
  EffectivePolicy effective = make_effective_policy(*this);
  constexpr AttributeHolder kHolders[] = {AttributeHolder::Instance, AttributeHolder::Namespace,
                                          AttributeHolder::Native};
  return std::any_of(std::begin(kHolders), std::end(kHolders), [&](AttributeHolder holder) {
    return effective.guards(name, holder) != nullptr;
  });
}

const Profile* Policy::profile_named(std::string_view name) {
  static constexpr Profile kProfiles[] = {Profile::Bare, Profile::Strict, Profile::Standard};
  for (const Profile& profile : kProfiles) {
    if (name == profile_name(engine_profile(profile))) return &profile;
  }
  return nullptr;
}

EffectivePolicy make_effective_policy(const Policy& policy) {
  EffectivePolicy effective(engine_profile(policy.profile()));
  effective.set_name(policy.name());
  for (const Policy::Change& change : policy.features()) {
    effective.set_feature(change.name, change.added);
  }
  for (const Policy::Change& change : policy.builtins()) {
    effective.set_builtin(change.name, change.added);
  }
  for (const Policy::Change& change : policy.modules()) {
    if (!change.added) {
      effective.close_module(change.name);
    } else if (change.name == "*") {
      effective.allow_built_ins();
    } else {
      effective.allow_import(change.name);
    }
  }
  for (const std::string& module : policy.imports()) effective.allow_import(module);
  for (const Policy::Guard& guard : policy.added_guards()) {
    effective.add_guard(guard.name, engine_holders(guard.on), guard.reason);
  }
  for (const std::string& name : policy.removed_guards()) effective.remove_guard(name);
  return effective;
}

}  // namespace hognose
