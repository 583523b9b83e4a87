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
    Module,
    GuardedAttribute,
    LibraryRight,  // what a built-in module written in Python may read of the guarded attributes
  };

  Kind kind;
  std::string_view name;
  // Features, builtins, modules: the least profile that has it by default.
  Profile least;
  // What opens it besides a profile: a feature's name, or empty.
  std::string_view feature;
  // Features: what they open. Builtins and modules: why they are harmless. Guarded attributes: what
  // reading them would open.
  std::string_view reason;
  // Guarded attributes: on which objects. Library rights: which names. Empty for all others.
  std::string_view guarded_on;
};

// All rows, in the order of the tables. The texts live as long as the program.
std::vector<PolicyRow> policy_table();

// "bare", "strict" or "standard".
std::string_view profile_name(Profile profile);

}  // namespace hognose
