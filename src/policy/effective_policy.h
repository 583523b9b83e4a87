// EffectivePolicy: what one run may do, decided by the host before it starts.
//
// Receives a profile; answers the engine's questions from the tables of this folder. It knows no
// objects: who asks says in the words of the tables what kind of object it has at hand.
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

// What kinds of objects a guarded name is guarded on.
enum class GuardedHolders : uint8_t { Anything, Namespaces, Natives };

struct GuardedName {
  std::string_view name;
  GuardedHolders holders;
  const char* opens;  // what reading it would open
};

// All rows of guarded_names.def. Names of this table carry kStrGuarded once they are interned;
// those that a host adds are listed by the machine of each run (Vm::added_guards).
std::span<const GuardedName> guarded_names();

// What the object at hand is, for the question whether a name is guarded on it.
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
// The objects on which the Python of a built-in module may use a guarded name. Of a class the kind
// is its layout, never what it says of itself. On every other object the module asks as a guest.
enum class TrustedHolder : uint8_t {
  Class,           // a class whose metaclass leaves the name to `type`
  AnyClass,        // a class, whatever its metaclass says
  BootClass,       // a class of the boot image: object, type, tuple...
  Function,        // a function written in Python
  Generator,       //
  Coroutine,       //
  AsyncGenerator,  //
  Native,          // a built-in function, a method of one, a slot wrapper
  Module,          //
  Instance,        // no class, module or function
  Anything,        //
};

// The guarded names that the Python of a built-in module may use itself.
struct TrustedNamesRow {
  std::string_view module;
  std::string_view names;  // separated by one space
  TrustedHolder holder;
  const char* reason;
};
// A feature that opens a module.
struct FeatureModuleRow {
  std::string_view feature;
  std::string_view module;
};
// What guests find in a module, as words of one text.
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
// The rows by which instructions of the built-in module may use the guarded name, one after the
// other: null after the last. `previous` is null for the first.
const TrustedNamesRow* next_right(std::string_view module, std::string_view name,
                                  const TrustedNamesRow* previous);

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

  // --- what the host changes. Names that the tables do not know change nothing.
  void set_name(std::string_view name) { name_ = name; }
  void set_feature(std::string_view name, bool open);
  // A builtin or an exception among the builtins, whatever the profile and the features say.
  void set_builtin(std::string_view name, bool open);
  // "*": every module, of the host too.
  void allow_import(std::string_view name);
  // Every built-in module of the table, but for those that are closed.
  void allow_built_ins() { all_built_ins_ = true; }
  // A built-in module, and what lies in it.
  void close_module(std::string_view name);
  void add_guard(std::string_view name, GuardedHolders holders, std::string_view opens);
  void remove_guard(std::string_view name);
  void mutate(RowMutation mutation) { mutation_ = std::move(mutation); }

  // --- what the engine asks
  // For messages: the name that the host gave to the policy, or that of its profile.
  const char* name() const { return name_.empty() ? profile_name(profile_) : name_.c_str(); }
  PolicyProfile profile() const { return profile_; }
  bool feature(std::string_view name) const;
  // A builtin without a row does not exist.
  bool allows_builtin(std::string_view name) const;
  // An exception type among the builtins: those without a row carry data only.
  bool allows_exception(std::string_view name) const;
  // What the two answer of all names, as a text that is the same for policies that agree.
  std::string builtins_key() const;
  // A module that the host supplies, by its top-level name.
  bool allows_import(std::string_view name) const;
  // A built-in module: one of the table, named itself or by a package around it, or by a feature.
  bool allows_built_in(std::string_view name) const;
  // Whether guests see only what built-in modules offer, not the names that these use among
  // themselves (beginning with one underscore).
  bool hides_private_names() const { return profile_ != PolicyProfile::Standard; }
  // The row that forbids the attribute, or null.
  const GuardedName* guards(std::string_view name, AttributeHolder holder) const;
  // Every row that guards something in this run: of the table, and added.
  std::vector<const GuardedName*> guards() const;
  // The names that the table lacks, all of them ASCII.
  std::vector<std::string_view> added_guards() const;

 private:
  bool allows(const BuiltinRow& row) const;
  struct Change {
    std::string name;
    bool open;
  };
  // Rows are handed on by address and hold views: they stay where they are when the policy is
  // copied.
  struct AddedGuard {
    std::string name;
    std::string opens;
    GuardedName row;
  };

  bool is_mutated(RowMutation::Change change, std::string_view table, std::string_view name) const;
  // Named by the host: the module, a package around it, or a module in it.
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
