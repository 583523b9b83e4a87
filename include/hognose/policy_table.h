// The policy's tables as data, for people who review a policy: every feature, builtin, module and
// guarded attribute.
//
// `hognose policy`, `hognose explain` and docs/policy.md are generated from these rows alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/policy.h"

namespace hognose {

// Increases with every change of what a profile allows.
inline constexpr int kPolicyVersion = 3;

// Above every profile: none includes the item, only the host opens it.
inline constexpr Profile kNoProfile = static_cast<Profile>(UINT8_MAX);

struct PolicyRow {
  enum class Kind : uint8_t {
    Feature,
    Builtin,
    AbsentBuiltin,  // exists in CPython, but not in this engine
    Module,
    GuardedAttribute,
    LibraryRight,  // guarded attributes that a built-in module written in Python may read
  };

  Kind kind;
  std::string_view name;
  // Features, builtins, modules: the most restrictive profile that includes the item by default.
  Profile least;  // or kNoProfile
  // Features, builtins, modules: the feature that also opens the item, or empty. Library rights:
  // the objects on which they hold.
  std::string_view feature;
  // Features: what they open. Builtins and modules: why they are harmless. Guarded attributes: what
  // reading them would open.
  std::string_view reason;
  // Guarded attributes: on which objects. Library rights: which names. Empty for all other rows.
  std::string_view guarded_on;
};

// All rows, in the order of the tables. The text has static lifetime.
std::vector<PolicyRow> policy_table();
// The same rows, followed by the guarded attributes that the policy adds. The text of the added
// rows is valid until the policy is changed or destroyed.
std::vector<PolicyRow> policy_table(const Policy& policy);
// Whether a run under the policy has the feature, builtin or module. For an attribute: whether it
// is not guarded on any object.
bool is_open(const Policy& policy, const PolicyRow& row);

// The names that guests find in a built-in module, separated by spaces. `standard_only` lists names
// that exist under `standard` only; elsewhere only built-in modules use them, among themselves.
struct ModuleExports {
  std::string_view module;
  std::string_view names;
  std::string_view standard_only;
};
std::vector<ModuleExports> module_export_table();

// Returns "bare", "strict" or "standard".
std::string_view profile_name(Profile profile);

}  // namespace hognose
