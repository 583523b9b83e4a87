// EffectivePolicy: what one run may do, decided by the host before it starts.
//
// Receives a profile; answers the engine's questions from the tables of this folder. It knows no
// objects: who asks says in the words of the tables what kind of object it has at hand.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hognose {

enum class PolicyProfile : uint8_t { Bare, Strict, Standard };

const char* profile_name(PolicyProfile profile);

// What kinds of objects a guarded name is guarded on.
enum class GuardedHolders : uint8_t { Anything, Namespaces, Natives };

struct GuardedName {
  std::string_view name;
  GuardedHolders holders;
  const char* opens;  // what reading it would open
};

// All rows of guarded_names.def. Names of this table carry kStrGuarded once they are interned.
std::span<const GuardedName> guarded_names();

// What the object at hand is, for the question whether a name is guarded on it.
enum class AttributeHolder : uint8_t { Instance, Namespace, Native };

struct BuiltinRow {
  std::string_view name;
  PolicyProfile least;
  std::string_view feature;  // "": none
  const char* reason;
};
struct FeatureRow {
  std::string_view name;
  PolicyProfile least;
  const char* opens;
};
struct ModulePolicyRow {
  std::string_view name;
  PolicyProfile least;
  const char* reason;
};
// The guarded names that the Python of a built-in module may use itself.
struct TrustedNamesRow {
  std::string_view module;
  std::string_view names;  // separated by one space
  const char* reason;
};
// A feature that opens a module.
struct FeatureModuleRow {
  std::string_view feature;
  std::string_view module;
};
std::span<const BuiltinRow> builtin_policy();
std::span<const FeatureRow> feature_policy();
std::span<const ModulePolicyRow> module_policy();
std::span<const FeatureModuleRow> feature_modules();
std::span<const TrustedNamesRow> trusted_names();
// Whether instructions of the built-in module may use the guarded name.
bool is_trusted_with(std::string_view module, std::string_view name);

// For tests of the tests: one row of the tables dropped, or open in every profile.
struct RowMutation {
  enum class Change : uint8_t { None, Drop, Open };
  Change change = Change::None;
  std::string row;  // "guarded:NAME", "builtin:NAME", "feature:NAME" or "module:NAME"
};

class EffectivePolicy {
 public:
  EffectivePolicy() = default;
  explicit EffectivePolicy(PolicyProfile profile) : profile_(profile) {}

  // False: there is no such feature.
  bool set_feature(std::string_view name, bool open);
  // "*": every module.
  void allow_import(std::string_view name);

  bool feature(std::string_view name) const;
  // A builtin without a row does not exist.
  bool allows_builtin(std::string_view name) const;
  // An exception type among the builtins: those without a row carry data only.
  bool allows_exception(std::string_view name) const;
  // A module that the host supplies, by its top-level name.
  bool allows_import(std::string_view name) const;
  // A built-in module: one of the table, named itself or by a package around it, or by a feature.
  bool allows_built_in(std::string_view name) const;
  // Whether guests see only what built-in modules offer, not the names that these use among
  // themselves (beginning with one underscore).
  bool hides_private_names() const { return profile_ != PolicyProfile::Standard; }
  // True if nothing was changed from the profile.
  bool is_stock() const { return changes_.empty() && imports_.empty() && !all_imports_; }

  PolicyProfile profile() const { return profile_; }
  // The row that forbids the attribute, or null.
  const GuardedName* guards(std::string_view name, AttributeHolder holder) const;

  void mutate(RowMutation mutation) { mutation_ = std::move(mutation); }

 private:
  bool is_mutated(RowMutation::Change change, std::string_view table, std::string_view name) const;

  struct Change {
    std::string feature;
    bool open;
  };

  // Named by the host: the module, a package around it, or a module in it.
  bool names_import(std::string_view name) const;

  PolicyProfile profile_ = PolicyProfile::Strict;
  bool all_imports_ = false;
  std::vector<Change> changes_;
  std::vector<std::string> imports_;
  RowMutation mutation_;
};

}  // namespace hognose
