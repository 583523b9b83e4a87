// The answers of EffectivePolicy, from the tables.
//
// The .def files of this folder are the whole policy; nothing is decided elsewhere.
#include "policy/effective_policy.h"

#include <algorithm>

#include "base/result.h"

namespace hognose {

namespace {

constexpr GuardedName kGuardedNames[] = {
#define GUARDED(name, holders, opens) {name, GuardedHolders::holders, opens},
#include "policy/guarded_names.def"
#undef GUARDED
};

constexpr BuiltinRow kBuiltins[] = {
#define BUILTIN(name, least, feature, reason) {name, PolicyProfile::least, feature, reason},
#include "policy/builtins.def"
#undef BUILTIN
};

constexpr FeatureRow kFeatures[] = {
#define FEATURE(name, least, opens) {name, PolicyProfile::least, opens},
#define FEATURE_MODULE(feature, module)
#include "policy/features.def"
#undef FEATURE
#undef FEATURE_MODULE
};

constexpr FeatureModuleRow kFeatureModules[] = {
#define FEATURE(name, least, opens)
#define FEATURE_MODULE(feature, module) {feature, module},
#include "policy/features.def"
#undef FEATURE
#undef FEATURE_MODULE
};

constexpr ModulePolicyRow kModules[] = {
#define POLICY_MODULE(name, least, reason) {name, PolicyProfile::least, reason},
#include "policy/modules.def"
#undef POLICY_MODULE
};

constexpr TrustedNamesRow kTrustedNames[] = {
#define TRUSTED_NAMES(module, names, reason) {module, names, reason},
#include "policy/trusted_names.def"
#undef TRUSTED_NAMES
};

bool lists_word(std::string_view words, std::string_view wanted) {
  while (!words.empty()) {
    size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == wanted) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

// `name` is the module `package` or lies in it.
bool is_within(std::string_view name, std::string_view package) {
  return name.substr(0, package.size()) == package &&
         (name.size() == package.size() || name[package.size()] == '.');
}

bool covers(GuardedHolders holders, AttributeHolder holder) {
  switch (holders) {
    case GuardedHolders::Anything: return true;
    case GuardedHolders::Namespaces: return holder == AttributeHolder::Namespace;
    case GuardedHolders::Natives: return holder == AttributeHolder::Native;
  }
  return true;
}

}  // namespace

const char* profile_name(PolicyProfile profile) {
  switch (profile) {
    case PolicyProfile::Bare: return "bare";
    case PolicyProfile::Strict: return "strict";
    case PolicyProfile::Standard: return "standard";
  }
  return "";
}

std::span<const BuiltinRow> builtin_policy() { return kBuiltins; }
std::span<const FeatureRow> feature_policy() { return kFeatures; }
std::span<const FeatureModuleRow> feature_modules() { return kFeatureModules; }

std::span<const ModulePolicyRow> module_policy() { return kModules; }
std::span<const TrustedNamesRow> trusted_names() { return kTrustedNames; }

bool is_trusted_with(std::string_view module, std::string_view name) {
  for (const TrustedNamesRow& row : kTrustedNames) {
    if (row.module == module) return lists_word(row.names, name);
  }
  return false;
}

bool EffectivePolicy::set_feature(std::string_view name, bool open) {
  for (const FeatureRow& row : kFeatures) {
    if (row.name != name) continue;
    changes_.push_back({std::string(name), open});
    return true;
  }
  return false;
}

void EffectivePolicy::allow_import(std::string_view name) {
  if (name == "*") {
    all_imports_ = true;
  } else {
    imports_.emplace_back(name);
  }
}

bool EffectivePolicy::is_mutated(RowMutation::Change change, std::string_view table,
                                 std::string_view name) const {
  if (HOGNOSE_LIKELY(mutation_.change != change)) return false;
  std::string_view row = mutation_.row;
  return row.size() == table.size() + 1 + name.size() && row.substr(0, table.size()) == table &&
         row.substr(table.size() + 1) == name;
}

bool EffectivePolicy::feature(std::string_view name) const {
  if (is_mutated(RowMutation::Change::Drop, "feature", name)) return false;
  if (is_mutated(RowMutation::Change::Open, "feature", name)) return true;
  for (size_t i = changes_.size(); i > 0; --i) {
    if (changes_[i - 1].feature == name) return changes_[i - 1].open;
  }
  for (const FeatureRow& row : kFeatures) {
    if (row.name == name) return profile_ >= row.least;
  }
  return false;
}

bool EffectivePolicy::allows_builtin(std::string_view name) const {
  if (is_mutated(RowMutation::Change::Drop, "builtin", name)) return false;
  if (is_mutated(RowMutation::Change::Open, "builtin", name)) return true;
  for (const BuiltinRow& row : kBuiltins) {
    if (row.name != name) continue;
    if (!row.feature.empty()) return feature(row.feature);
    return profile_ >= row.least;
  }
  return false;
}

bool EffectivePolicy::allows_exception(std::string_view name) const {
  for (const BuiltinRow& row : kBuiltins) {
    if (row.name == name) return allows_builtin(name);
  }
  return profile_ >= PolicyProfile::Strict;
}

bool EffectivePolicy::allows_import(std::string_view name) const {
  if (all_imports_) return true;
  for (const std::string& allowed : imports_) {
    if (allowed == name) return true;
  }
  return false;
}

bool EffectivePolicy::allows_built_in(std::string_view name) const {
  if (is_mutated(RowMutation::Change::Drop, "module", name)) return false;
  if (is_mutated(RowMutation::Change::Open, "module", name)) return true;
  const ModulePolicyRow* row = nullptr;
  for (const ModulePolicyRow& candidate : kModules) {
    if (candidate.name == name) row = &candidate;
  }
  if (row == nullptr) return false;
  for (const FeatureModuleRow& opened : kFeatureModules) {
    if (!is_within(name, opened.module)) continue;
    // A feature that the host has closed closes its modules, unless he names them.
    if (feature(opened.feature)) return true;
    if (profile_ >= row->least && !all_imports_) return names_import(name);
  }
  return all_imports_ || profile_ >= row->least || names_import(name);
}

bool EffectivePolicy::names_import(std::string_view name) const {
  for (const std::string& allowed : imports_) {
    if (is_within(name, allowed) || is_within(allowed, name)) return true;
  }
  return false;
}

std::span<const GuardedName> guarded_names() { return kGuardedNames; }

const GuardedName* EffectivePolicy::guards(std::string_view name, AttributeHolder holder) const {
  if (profile_ == PolicyProfile::Standard) return nullptr;
  if (is_mutated(RowMutation::Change::Drop, "guarded", name)) return nullptr;
  for (const GuardedName& row : kGuardedNames) {
    if (row.name == name) return covers(row.holders, holder) ? &row : nullptr;
  }
  return nullptr;
}

}  // namespace hognose
