// EffectivePolicy: the permissions of one run, set by the host before the run starts.
//
// It is a profile plus the host's changes, and it decides from the tables of this folder. It does
// not depend on the object layer: callers describe an object by the enums below.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hognose {

enum class PolicyProfile : uint8_t { Bare, Strict, Standard };

const char* profile_name(PolicyProfile profile);

// The kinds of objects on which a name is guarded.
enum class GuardedHolders : uint8_t { Anything, Namespaces, Natives };

struct GuardedName {
  std::string_view name;
  GuardedHolders holders;
  const char* opens;  // the access that reading it would open
};

// All rows of guarded_names.def. These names carry kStrGuarded once they are interned. The machine
// of each run keeps its own list of names that the host adds (HostContext::added_guards).
std::span<const GuardedName> guarded_names();

// The kind of the object whose attribute is read, for the check whether the name is guarded on it.
enum class AttributeHolder : uint8_t { Instance, Namespace, Native };

struct BuiltinRow {
  std::string_view name;
  PolicyProfile least;
  std::string_view feature;  // "": none
  const char* reason;
};
struct AbsentBuiltinRow {
  std::string_view name;
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
// The kinds of objects on which the Python code of a built-in module may use a guarded name. The
// kind of a class is its layout, never what the class claims about itself. On every other object
// the module has the rights of a guest.
enum class TrustedHolder : uint8_t {
  Class,      // a class whose metaclass overrides neither the name nor __getattribute__
  AnyClass,   // a class, whatever its metaclass defines
  BootClass,  // a class of the boot image: object, type, tuple...
  Function,   // a function written in Python
  Generator,
  Coroutine,
  AsyncGenerator,
  Native,  // a built-in function, a method of one, a slot wrapper
  Module,
  Instance,  // not a class, module or function
  Anything,
};

// The guarded names that the Python code of a built-in module may use.
struct TrustedNamesRow {
  std::string_view module;
  std::string_view names;  // separated by one space
  TrustedHolder holder;
  const char* reason;
};
// A module that a feature opens.
struct FeatureModuleRow {
  std::string_view feature;
  std::string_view module;
};
// The names that guests find in a module, separated by spaces.
struct ExportsRow {
  std::string_view module;
  std::string_view names;
  std::string_view standard_only;
};
std::span<const BuiltinRow> builtin_policy();
std::span<const AbsentBuiltinRow> absent_builtins();
std::span<const FeatureRow> feature_policy();
std::span<const ModulePolicyRow> module_policy();
std::span<const FeatureModuleRow> feature_modules();
std::span<const ExportsRow> module_exports();
std::span<const TrustedNamesRow> trusted_names();
// The rights of a built-in module, as its compiled code carries them (Code::rights).
using RightsId = uint16_t;
inline constexpr RightsId kNoRights = 0;
// Returns kNoRights for a module without rows.
RightsId rights_of(std::string_view module);
// Iterates over the rows that let code with these rights use the guarded name. Pass null as
// `previous` for the first row. Returns null after the last row.
const TrustedNamesRow* next_right(RightsId rights, std::string_view name,
                                  const TrustedNamesRow* previous);

// For mutation tests: drops one row of the tables, or opens it in every profile.
struct RowMutation {
  enum class Change : uint8_t { None, Drop, Open };
  Change change = Change::None;
  std::string row;  // "guarded:NAME", "builtin:NAME", "feature:NAME" or "module:NAME"
};

// Whether a dotted name is that of the package or of a module in it.
constexpr bool is_within(std::string_view name, std::string_view package) {
  return name.substr(0, package.size()) == package &&
         (name.size() == package.size() || name[package.size()] == '.');
}

class EffectivePolicy {
 public:
  EffectivePolicy() = default;
  explicit EffectivePolicy(PolicyProfile profile) : profile_(profile) {}

  // --- changes by the host. Names that the tables do not have change nothing.
  void set_name(std::string_view name) { name_ = name; }
  void set_feature(std::string_view name, bool open);
  // Opens the feature unless the host closed it.
  void open_unless_closed(std::string_view name);
  // Opens or closes a builtin or a built-in exception, regardless of the profile and the features.
  void set_builtin(std::string_view name, bool open);
  // "*" allows every module, including those of the host.
  void allow_import(std::string_view name);
  // Allows every built-in module of the table, except those closed by name or by a feature.
  void allow_built_ins() { all_built_ins_ = true; }
  // Closes a built-in module and its submodules.
  void close_module(std::string_view name);
  void add_guard(std::string_view name, GuardedHolders holders, std::string_view opens);
  void remove_guard(std::string_view name);
  void mutate(RowMutation mutation) { mutation_ = std::move(mutation); }

  // --- queries by the engine
  // The name for messages: the policy's name if the host set one, otherwise the profile's.
  const char* name() const { return name_.empty() ? profile_name(profile_) : name_.c_str(); }
  PolicyProfile profile() const { return profile_; }
  bool feature(std::string_view name) const;
  // Returns false for a builtin without a row: it does not exist.
  bool allows_builtin(std::string_view name) const;
  // Also allows exceptions without a row in every profile from strict on: they carry only data.
  bool allows_exception(std::string_view name) const;
  // A text that decides the results of the two functions above for all names: of a policy without
  // changes that concern them the profile, of others the results themselves.
  std::string builtins_key() const;
  // Whether the host allows its own modules of this name.
  bool allows_import(std::string_view name) const;
  // Whether a built-in module may be imported. It must have a row in the table. The profile, a
  // feature, or a host's import of it, of a package around it or of a module in it can open it.
  bool allows_built_in(std::string_view name) const;
  bool allows_built_in(const ModulePolicyRow& row) const;
  // Whether built-in modules hide from guests the names that they use among themselves (with one
  // leading underscore).
  bool hides_private_names() const { return profile_ != PolicyProfile::Standard; }
  // The row that forbids the attribute, or null.
  const GuardedName* guards(std::string_view name, AttributeHolder holder) const;
  // Every row that guards a name in this run, from the table or added by the host.
  std::vector<const GuardedName*> guards() const;
  // The added names that are not in the table, all of them ASCII.
  std::vector<std::string_view> added_guards() const;

 private:
  bool allows(const BuiltinRow& row) const;
  struct Change {
    std::string name;
    bool open;
  };
  // Callers keep the addresses of rows, and a row holds views of the strings. A shared_ptr keeps
  // both in place when the policy is copied.
  struct AddedGuard {
    std::string name;
    std::string opens;
    GuardedName row;
  };

  bool is_mutated(RowMutation::Change change, std::string_view table, std::string_view name) const;
  // Whether the host allowed the module, a package around it, or a module in it by name.
  bool names_import(std::string_view name) const;
  bool closes_module(std::string_view name) const;
  bool removes_guard(std::string_view name) const;

  PolicyProfile profile_ = PolicyProfile::Strict;
  bool all_imports_ = false;
  bool all_built_ins_ = false;
  std::string name_;
  std::vector<Change> features_;
  std::vector<Change> builtins_;
  std::vector<std::string> imports_;
  std::vector<std::string> closed_modules_;
  std::vector<std::shared_ptr<const AddedGuard>> added_guards_;
  std::vector<std::string> removed_guards_;
  RowMutation mutation_;
};

}  // namespace hognose
