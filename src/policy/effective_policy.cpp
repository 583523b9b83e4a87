// The decisions of EffectivePolicy.
//
// The .def files of this folder are the whole policy. No other code decides permissions.
#include "policy/effective_policy.h"

#include <algorithm>
#include <array>
#include <bit>

#include "base/result.h"
#include "policy/check_sites.h"
#include "policy/host_features.h"

namespace hognose {

namespace {

constexpr GuardedName kGuardedNames[] = {
#define GUARDED(name, holders, opens) {name, GuardedHolders::holders, opens},
#include "policy/guarded_names.def"
};

constexpr BuiltinRow kBuiltins[] = {
#define BUILTIN(name, least, feature, reason) {name, PolicyProfile::least, feature, reason},
#include "policy/builtins.def"
};

constexpr AbsentBuiltinRow kAbsentBuiltins[] = {
#define ABSENT_BUILTIN(name, reason) {name, reason},
#include "policy/absent_builtins.def"
};

constexpr FeatureRow kFeatures[] = {
#define FEATURE(name, least, opens) {name, PolicyProfile::least, opens},
#include "policy/features.def"
#define FEATURE(name, least, opens) {name, PolicyProfile::least, opens},
#include "policy/library_tables.def"
};

constexpr FeatureModuleRow kFeatureModules[] = {
#define FEATURE_MODULE(feature, module) {feature, module},
#include "policy/library_tables.def"
};

constexpr ModulePolicyRow kModules[] = {
#define MODULE(name, least, reason) {name, PolicyProfile::least, reason},
#include "policy/library_tables.def"
};

constexpr size_t kModuleCount = std::size(kModules);

// The places of the rows, in the order of their names.
constexpr auto kModulesByName = [] {
  std::array<uint16_t, kModuleCount> places{};
  for (size_t i = 0; i < kModuleCount; ++i) places[i] = static_cast<uint16_t>(i);
  std::ranges::sort(places, {}, [](uint16_t place) { return kModules[place].name; });
  return places;
}();

// For each row, which features open it: a bit for each row of kFeatureModules.
static_assert(std::size(kFeatureModules) <= 32);
constexpr auto kOpenedBy = [] {
  std::array<uint32_t, kModuleCount> bits{};
  for (size_t i = 0; i < kModuleCount; ++i) {
    for (size_t j = 0; j < std::size(kFeatureModules); ++j) {
      if (is_within(kModules[i].name, kFeatureModules[j].module)) bits[i] |= uint32_t{1} << j;
    }
  }
  return bits;
}();

constexpr ExportsRow kExports[] = {
#define EXPORTS(module, names, standard_only) {module, names, standard_only},
#include "policy/library_tables.def"
};

constexpr TrustedNamesRow kTrustedNames[] = {
#define TRUSTED_NAMES(module, names, holder, reason) {module, names, TrustedHolder::holder, reason},
#include "policy/library_tables.def"
};

// A RightsId stands for the rows from its number on that have the same module.
constexpr bool rows_of_modules_are_adjacent() {
  for (size_t i = 0; i < std::size(kTrustedNames); ++i) {
    for (size_t j = i + 2; j < std::size(kTrustedNames); ++j) {
      if (kTrustedNames[i].module == kTrustedNames[j].module &&
          kTrustedNames[j - 1].module != kTrustedNames[j].module) {
        return false;
      }
    }
  }
  return true;
}
static_assert(rows_of_modules_are_adjacent());

constexpr std::string_view kHostFeatures[] = {
#define HOST_FEATURE(name, reason) name,
#include "policy/host_features.def"
};

bool lists_word(std::string_view words, std::string_view wanted) {
  while (!words.empty()) {
    size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == wanted) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

bool covers(GuardedHolders holders, AttributeHolder holder) {
  switch (holders) {
    case GuardedHolders::Anything: return true;
    case GuardedHolders::Namespaces: return holder == AttributeHolder::Namespace;
    case GuardedHolders::Natives: return holder == AttributeHolder::Native;
  }
  return true;
}

// The host's last setting for the name, or null if there is none.
template <class Change>
const bool* last_change(const std::vector<Change>& changes, std::string_view name) {
  for (size_t i = changes.size(); i > 0; --i) {
    if (changes[i - 1].name == name) return &changes[i - 1].open;
  }
  return nullptr;
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

bool is_host_feature(std::string_view name) {
  return std::find(std::begin(kHostFeatures), std::end(kHostFeatures), name) !=
         std::end(kHostFeatures);
}

std::span<const BuiltinRow> builtin_policy() { return kBuiltins; }
std::span<const AbsentBuiltinRow> absent_builtins() { return kAbsentBuiltins; }
std::span<const FeatureRow> feature_policy() { return kFeatures; }
std::span<const FeatureModuleRow> feature_modules() { return kFeatureModules; }

std::span<const ModulePolicyRow> module_policy() { return kModules; }
std::span<const ExportsRow> module_exports() { return kExports; }
std::span<const TrustedNamesRow> trusted_names() { return kTrustedNames; }

RightsId rights_of(std::string_view module) {
  for (size_t i = 0; i < std::size(kTrustedNames); ++i) {
    if (kTrustedNames[i].module == module) return static_cast<RightsId>(i + 1);
  }
  return kNoRights;
}

const TrustedNamesRow* next_right(RightsId rights, std::string_view name,
                                  const TrustedNamesRow* previous) {
  if (rights == kNoRights) return nullptr;
  const TrustedNamesRow* first = &kTrustedNames[rights - 1];
  const TrustedNamesRow* row = previous == nullptr ? first : previous + 1;
  for (; row != std::end(kTrustedNames) && row->module == first->module; ++row) {
    if (lists_word(row->names, name)) return row;
  }
  return nullptr;
}

void EffectivePolicy::set_feature(std::string_view name, bool open) {
  features_.push_back({std::string(name), open});
}

void EffectivePolicy::open_unless_closed(std::string_view name) {
  features_.insert(features_.begin(), {std::string(name), true});
}

void EffectivePolicy::set_builtin(std::string_view name, bool open) {
  builtins_.push_back({std::string(name), open});
}

void EffectivePolicy::close_module(std::string_view name) { closed_modules_.emplace_back(name); }

void EffectivePolicy::add_guard(std::string_view name, GuardedHolders holders,
                                std::string_view opens) {
  auto added = std::make_shared<AddedGuard>();
  added->name = name;
  added->opens = opens;
  added->row = {added->name, holders, added->opens.c_str()};
  added_guards_.push_back(std::move(added));
}

void EffectivePolicy::remove_guard(std::string_view name) { removed_guards_.emplace_back(name); }

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
  if (const bool* open = last_change(features_, name)) return *open;
  if (is_host_feature(name)) return false;
  for (const FeatureRow& row : kFeatures) {
    if (row.name == name) return profile_ >= row.least;
  }
  return false;
}

bool EffectivePolicy::allows(const BuiltinRow& row) const {
  if (is_mutated(RowMutation::Change::Drop, "builtin", row.name)) return false;
  if (is_mutated(RowMutation::Change::Open, "builtin", row.name)) return true;
  const bool* open = last_change(builtins_, row.name);
  if (open != nullptr && HOGNOSE_ASKS(changed_builtin)) return *open;
  if (!row.feature.empty()) return feature(row.feature);
  return profile_ >= row.least;
}

bool EffectivePolicy::allows_builtin(std::string_view name) const {
  for (const BuiltinRow& row : kBuiltins) {
    if (row.name == name) return allows(row);
  }
  return false;
}

bool EffectivePolicy::allows_exception(std::string_view name) const {
  for (const BuiltinRow& row : kBuiltins) {
    if (row.name == name) return allows(row);
  }
  const bool* open = last_change(builtins_, name);
  if (open != nullptr && HOGNOSE_ASKS(changed_exception)) return *open;
  return profile_ >= PolicyProfile::Strict;
}

std::string EffectivePolicy::builtins_key() const {
  const bool is_mutated = mutation_.change != RowMutation::Change::None;
  if (builtins_.empty() && features_.empty() && !is_mutated) return profile_name(profile_);
  std::string key;
  for (const BuiltinRow& row : kBuiltins) key += allows(row) ? '1' : '0';
  key += profile_ >= PolicyProfile::Strict ? '1' : '0';
  // Exceptions without a row: in the order of the host's changes. Most policies have none.
  for (const Change& change : builtins_) {
    bool is_row = std::any_of(std::begin(kBuiltins), std::end(kBuiltins),
                              [&](const BuiltinRow& row) { return row.name == change.name; });
    if (!is_row) key.append(change.open ? " +" : " -").append(change.name);
  }
  return key;
}

bool EffectivePolicy::allows_import(std::string_view name) const {
  if (all_imports_ || profile_ == PolicyProfile::Standard) return true;
  for (const std::string& allowed : imports_) {
    if (allowed == name) return true;
  }
  return false;
}

bool EffectivePolicy::allows_built_in(std::string_view name) const {
  const auto* place = std::ranges::lower_bound(
      kModulesByName, name, {}, [](uint16_t number) { return kModules[number].name; });
  if (place != kModulesByName.end() && kModules[*place].name == name) {
    return allows_built_in(kModules[*place]);
  }
  return is_mutated(RowMutation::Change::Open, "module", name);
}

bool EffectivePolicy::allows_built_in(const ModulePolicyRow& row) const {
  const std::string_view name = row.name;
  if (is_mutated(RowMutation::Change::Drop, "module", name)) return false;
  if (is_mutated(RowMutation::Change::Open, "module", name)) return true;
  if (HOGNOSE_ASKS(closed_module) && closes_module(name)) return false;
  for (uint32_t bits = kOpenedBy[&row - kModules]; bits != 0; bits &= bits - 1) {
    const FeatureModuleRow& opened = kFeatureModules[std::countr_zero(bits)];
    // If the host closed a feature, its modules are closed, too, unless the host allows them by
    // name.
    if (feature(opened.feature)) return true;
    if (is_host_feature(opened.feature)) return names_import(name);
    const bool* change = last_change(features_, opened.feature);
    bool is_closed = profile_ >= row.least || (change != nullptr && !*change);
    if (is_closed && !all_imports_) return names_import(name);
  }
  return all_imports_ || all_built_ins_ || profile_ >= row.least || names_import(name);
}

bool EffectivePolicy::names_import(std::string_view name) const {
  for (const std::string& allowed : imports_) {
    if (is_within(name, allowed) || is_within(allowed, name)) return true;
  }
  return false;
}

bool EffectivePolicy::closes_module(std::string_view name) const {
  return std::any_of(closed_modules_.begin(), closed_modules_.end(),
                     [&](const std::string& closed) { return is_within(name, closed); });
}

std::span<const GuardedName> guarded_names() { return kGuardedNames; }

bool EffectivePolicy::removes_guard(std::string_view name) const {
  return std::find(removed_guards_.begin(), removed_guards_.end(), name) != removed_guards_.end();
}

const GuardedName* EffectivePolicy::guards(std::string_view name, AttributeHolder holder) const {
  for (const auto& added : added_guards_) {
    if (added->name != name || !HOGNOSE_ASKS(added_guard)) continue;
    return covers(added->row.holders, holder) ? &added->row : nullptr;
  }
  // The standard profile guards no names by itself. But if the host adds a guard, every row of the
  // table applies, because each of them is a way around the added guard.
  if (profile_ == PolicyProfile::Standard && added_guards_.empty()) return nullptr;
  if (is_mutated(RowMutation::Change::Drop, "guarded", name) || removes_guard(name)) return nullptr;
  for (const GuardedName& row : kGuardedNames) {
    if (row.name == name) return covers(row.holders, holder) ? &row : nullptr;
  }
  return nullptr;
}

std::vector<const GuardedName*> EffectivePolicy::guards() const {
  std::vector<const GuardedName*> rows;
  for (const auto& added : added_guards_) rows.push_back(&added->row);
  if (profile_ == PolicyProfile::Standard && added_guards_.empty()) return rows;
  for (const GuardedName& row : kGuardedNames) {
    bool is_added = std::any_of(added_guards_.begin(), added_guards_.end(),
                                [&](const auto& added) { return added->name == row.name; });
    if (!is_added && !removes_guard(row.name)) rows.push_back(&row);
  }
  return rows;
}

std::vector<std::string_view> EffectivePolicy::added_guards() const {
  std::vector<std::string_view> names;
  for (const auto& added : added_guards_) {
    bool is_row = std::any_of(std::begin(kGuardedNames), std::end(kGuardedNames),
                              [&](const GuardedName& row) { return row.name == added->name; });
    if (!is_row) names.push_back(added->name);
  }
  return names;
}

}  // namespace hognose
