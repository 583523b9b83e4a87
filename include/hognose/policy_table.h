// The policy's tables, for people who decide: every feature, builtin, module and guarded attribute.
//
// A host receives the rows and hands them on as text; `hognose policy`, `hognose explain` and
// docs/policy.md are made of nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/policy.h"

namespace hognose {

// Grows with every change of what a profile allows.
inline constexpr int kPolicyVersion = 3;

struct PolicyRow {
  enum class Kind : uint8_t {
    Feature,
    Builtin,
    AbsentBuiltin,  // of CPython: the engine does not have it
    Module,
    GuardedAttribute,
    LibraryRight,  // what a built-in module written in Python may read of the guarded attributes
  };

  Kind kind;
  std::string_view name;
  // Features, builtins, modules: the least profile that has it by default.
  Profile least;
  // What opens it besides a profile: a feature's name, or empty. Library rights: on which objects.
  std::string_view feature;
  // Features: what they open. Builtins and modules: why they are harmless. Guarded attributes: what
  // reading them would open.
  std::string_view reason;
  // Guarded attributes: on which objects. Library rights: which names. Empty for all others.
  std::string_view guarded_on;
};

// All rows, in the order of the tables. The texts live as long as the program.
std::vector<PolicyRow> policy_table();
// With the guarded attributes that the policy adds, behind all others. Their texts live as long as
// the policy is there and unchanged.
std::vector<PolicyRow> policy_table(const Policy& policy);
// Whether a run under the policy has the feature, builtin or module; of an attribute: whether it is
// guarded on no object.
bool is_open(const Policy& policy, const PolicyRow& row);

// The names that guests find in a built-in module, with blanks between; those under `standard` only
// are what built-in modules use among themselves.
struct ModuleExports {
  std::string_view module;
  std::string_view names;
  std::string_view standard_only;
};
std::vector<ModuleExports> module_export_table();

// "bare", "strict" or "standard".
std::string_view profile_name(Profile profile);

}  // namespace hognose
