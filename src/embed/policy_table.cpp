// The policy's tables as the public interface shows them.
//
// Converts the rows of src/policy to one list, in words.
#include "hognose/policy_table.h"

#include <algorithm>

#include "policy/effective_policy.h"
#include "policy/host_features.h"

namespace hognose {

namespace {

Profile public_profile(PolicyProfile profile) {
  switch (profile) {
    case PolicyProfile::Bare: return Profile::Bare;
    case PolicyProfile::Strict: return Profile::Strict;
    case PolicyProfile::Standard: return Profile::Standard;
  }
  return Profile::Standard;
}

Profile least_profile(PolicyProfile profile, std::string_view feature) {
  return is_host_feature(feature) ? kNoProfile : public_profile(profile);
}

std::string_view holders_text(GuardedOn on) {
  switch (on) {
    case GuardedOn::Everything: return "every object";
    case GuardedOn::Namespaces: return "modules, classes and functions";
    case GuardedOn::Natives: return "built-in functions and objects of the host";
  }
  return "";
}

GuardedOn public_holders(GuardedHolders holders) {
  switch (holders) {
    case GuardedHolders::Anything: return GuardedOn::Everything;
    case GuardedHolders::Namespaces: return GuardedOn::Namespaces;
    case GuardedHolders::Natives: return GuardedOn::Natives;
  }
  return GuardedOn::Everything;
}

std::string_view feature_of_module(std::string_view module) {
  for (const FeatureModuleRow& row : feature_modules()) {
    if (row.module == module) return row.feature;
  }
  return "";
}

std::string_view holder_text(TrustedHolder holder) {
  switch (holder) {
    case TrustedHolder::Class: return "classes whose metaclass does not override it";
    case TrustedHolder::AnyClass: return "classes";
    case TrustedHolder::BootClass: return "built-in classes";
    case TrustedHolder::Function: return "functions";
    case TrustedHolder::Generator: return "generators";
    case TrustedHolder::Coroutine: return "coroutines";
    case TrustedHolder::AsyncGenerator: return "asynchronous generators";
    case TrustedHolder::Native: return "built-in functions";
    case TrustedHolder::Module: return "modules";
    case TrustedHolder::Instance: return "instances";
    case TrustedHolder::Anything: return "everything";
  }
  return "";
}

// The tables of the library are in the order of its rooms. Rows of the same name keep their order.
template <class Row>
std::vector<const Row*> sorted_by(std::span<const Row> rows, std::string_view Row::* name) {
  std::vector<const Row*> sorted;
  for (const Row& row : rows) sorted.push_back(&row);
  std::ranges::sort(sorted, [name](const Row* left, const Row* right) {
    return left->*name != right->*name ? left->*name < right->*name : left < right;
  });
  return sorted;
}

}  // namespace

std::vector<PolicyRow> policy_table() {
  using Kind = PolicyRow::Kind;
  std::vector<PolicyRow> rows;
  for (const FeatureRow& row : feature_policy()) {
    rows.push_back(
        {Kind::Feature, row.name, least_profile(row.least, row.name), "", row.opens, ""});
  }
  for (const BuiltinRow& row : builtin_policy()) {
    rows.push_back({Kind::Builtin, row.name, least_profile(row.least, row.feature), row.feature,
                    row.reason, ""});
  }
  for (const AbsentBuiltinRow& row : absent_builtins()) {
    rows.push_back({Kind::AbsentBuiltin, row.name, Profile::Standard, "", row.reason, ""});
  }
  for (const ModulePolicyRow* row : sorted_by(module_policy(), &ModulePolicyRow::name)) {
    std::string_view feature = feature_of_module(row->name);
    rows.push_back(
        {Kind::Module, row->name, least_profile(row->least, feature), feature, row->reason, ""});
  }
  for (const GuardedName& row : guarded_names()) {
    rows.push_back({Kind::GuardedAttribute, row.name, Profile::Strict, "", row.opens,
                    holders_text(public_holders(row.holders))});
  }
  for (const TrustedNamesRow* row : sorted_by(trusted_names(), &TrustedNamesRow::module)) {
    rows.push_back({Kind::LibraryRight, row->module, Profile::Bare, holder_text(row->holder),
                    row->reason, row->names});
  }
  return rows;
}

std::vector<PolicyRow> policy_table(const Policy& policy) {
  std::vector<PolicyRow> rows = policy_table();
  for (const Policy::Guard& guard : policy.added_guards()) {
    rows.push_back({PolicyRow::Kind::GuardedAttribute, guard.name, policy.profile(), "",
                    guard.reason, holders_text(guard.on)});
  }
  return rows;
}

std::vector<ModuleExports> module_export_table() {
  std::vector<ModuleExports> table;
  for (const ExportsRow* row : sorted_by(module_exports(), &ExportsRow::module)) {
    table.push_back({row->module, row->names, row->standard_only});
  }
  return table;
}

bool is_open(const Policy& policy, const PolicyRow& row) {
  switch (row.kind) {
    case PolicyRow::Kind::Feature: return policy.opens_feature(row.name);
    case PolicyRow::Kind::Builtin: return policy.opens_builtin(row.name);
    case PolicyRow::Kind::AbsentBuiltin: return false;
    case PolicyRow::Kind::Module: return policy.opens_module(row.name);
    case PolicyRow::Kind::GuardedAttribute: return !policy.guards(row.name);
    case PolicyRow::Kind::LibraryRight: return true;
  }
  return false;
}

std::string_view profile_name(Profile profile) {
  switch (profile) {
    case Profile::Bare: return "bare";
    case Profile::Strict: return "strict";
    case Profile::Standard: return "standard";
  }
  return "";
}

}  // namespace hognose
