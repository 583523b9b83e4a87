// The policy's tables as the public interface shows them.
//
// Receives the rows of src/policy; hands on one list of them, in words.
#include "hognose/policy_table.h"

#include "policy/effective_policy.h"

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

std::string_view holders_text(GuardedHolders holders) {
  switch (holders) {
    case GuardedHolders::Anything: return "every object";
    case GuardedHolders::Namespaces: return "modules, classes and functions";
    case GuardedHolders::Natives: return "built-in functions and what the host handed in";
  }
  return "";
}

std::string_view feature_of_module(std::string_view module) {
  for (const FeatureModuleRow& row : feature_modules()) {
    if (row.module == module) return row.feature;
  }
  return "";
}

}  // namespace

std::vector<PolicyRow> policy_table() {
  using Kind = PolicyRow::Kind;
  std::vector<PolicyRow> rows;
  for (const FeatureRow& row : feature_policy()) {
    rows.push_back({Kind::Feature, row.name, public_profile(row.least), "", row.opens, ""});
  }
  for (const BuiltinRow& row : builtin_policy()) {
    rows.push_back(
        {Kind::Builtin, row.name, public_profile(row.least), row.feature, row.reason, ""});
  }
  for (const ModulePolicyRow& row : module_policy()) {
    rows.push_back({Kind::Module, row.name, public_profile(row.least), feature_of_module(row.name),
                    row.reason, ""});
  }
  for (const GuardedName& row : guarded_names()) {
    rows.push_back({Kind::GuardedAttribute, row.name, Profile::Strict, "", row.opens,
                    holders_text(row.holders)});
  }
  for (const TrustedNamesRow& row : trusted_names()) {
    rows.push_back({Kind::LibraryRight, row.module, Profile::Bare, "", row.reason, row.names});
  }
  return rows;
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
