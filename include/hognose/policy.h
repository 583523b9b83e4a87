// Policy: which builtins, modules and attributes a guest can use. Start from a profile, then add or
// remove single items.
//
// Put it into SandboxOptions. What the policy does not open does not exist in the run. A Policy is
// a value: copies are independent, and a sandbox does not see changes made after it was created.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hognose {

enum class Profile : uint8_t {
  Bare,      // nothing: no print, no import; open features one by one
  Strict,    // allowlisted builtins, imports only by name, guarded attributes (the default)
  Standard,  // the guest may introspect itself; it still has no capability of the host
};

// The objects on which an attribute is guarded.
enum class GuardedOn : uint8_t {
  Everything,
  Namespaces,  // modules, classes and functions
  Natives,     // built-in functions and objects supplied by the host
};

// Why a change was refused. A refused change leaves the policy as it was.
struct PolicyError {
  enum class Kind : uint8_t {
    UnknownName,    // not in any table: a policy cannot add what the engine does not have
    PrivateModule,  // a part of the library that only other modules may use
    Contradiction,  // conflicts with an earlier change
    BadName,        // not a valid name of its kind
  };
  Kind kind;
  std::string message;  // one line, for the developer of the host
};

class Policy {
 public:
  Policy() = default;
  explicit Policy(Profile profile) : profile_(profile) {}

  Profile profile() const { return profile_; }
  // The name that guests see when the policy refuses something; empty: the name of the profile.
  void set_name(std::string name) { name_ = std::move(name); }
  const std::string& name() const { return name_; }

  // Each function below returns nothing if it made the change, and otherwise the reason why not.
  // Adding an item that is present, or removing one that is absent, is not an error. Adding and
  // removing the same item is one. `hognose policy` lists the names; docs/policy.md says what each
  // one opens.

  // A feature opens its builtins, modules, streams and language constructs.
  [[nodiscard]] std::optional<PolicyError> add_feature(std::string_view name);
  [[nodiscard]] std::optional<PolicyError> remove_feature(std::string_view name);
  // A builtin from the table, or an exception class. The feature it belongs to does not change.
  [[nodiscard]] std::optional<PolicyError> add_builtin(std::string_view name);
  [[nodiscard]] std::optional<PolicyError> remove_builtin(std::string_view name);
  // A built-in module and its submodules. Adding a submodule also adds its package, but not the
  // package's other submodules. "*" adds every module of the table.
  [[nodiscard]] std::optional<PolicyError> add_module(std::string_view name);
  [[nodiscard]] std::optional<PolicyError> remove_module(std::string_view name);
  // The top-level name of modules that the host supplies (Sandbox::add_module, find_module). Under
  // `bare` and `strict`, guests can import only host modules named here. Must not be the name of a
  // built-in module.
  [[nodiscard]] std::optional<PolicyError> add_host_module(std::string_view name);
  // Guards an attribute: guests cannot read, set or delete it on those objects, by any route.
  // Neither can library code on their behalf: no built-in module has a right to a name that a host
  // adds. `reason` says what reading it would open ("reads the price list"); it appears in the
  // message that the guest sees. Adding a name also guards all names of the table, under `standard`
  // too, because each of them is a way around the others. After that, the names that read
  // namespaces cannot be removed.
  [[nodiscard]] std::optional<PolicyError> add_guarded_name(
      std::string_view name, GuardedOn on = GuardedOn::Everything,
      std::string_view reason = "is guarded by the host");
  [[nodiscard]] std::optional<PolicyError> remove_guarded_name(std::string_view name);

  // Lets the guest import a module, built-in or of the host; "*" means all of both. Unlike the
  // changes above, it accepts any name and also opens a module whose feature was removed.
  void allow_import(std::string_view module) { imports_.emplace_back(module); }

  // Whether a run has the feature, builtin or built-in module; whether an attribute is guarded on
  // any object.
  bool opens_feature(std::string_view name) const;
  bool opens_builtin(std::string_view name) const;
  bool opens_module(std::string_view name) const;
  bool guards(std::string_view name) const;

  // nullptr if no profile has that name ("bare", "strict", "standard").
  static const Profile* profile_named(std::string_view name);

  // The changes, in the order in which they were made.
  struct Change {
    std::string name;
    bool added;
  };
  struct Guard {
    std::string name;
    GuardedOn on;
    std::string reason;
  };
  const std::vector<Change>& features() const { return features_; }
  const std::vector<Change>& builtins() const { return builtins_; }
  const std::vector<Change>& modules() const { return modules_; }
  const std::vector<std::string>& imports() const { return imports_; }
  const std::vector<Guard>& added_guards() const { return added_guards_; }
  const std::vector<std::string>& removed_guards() const { return removed_guards_; }

 private:
  Profile profile_ = Profile::Strict;
  std::string name_;
  std::vector<Change> features_;
  std::vector<Change> builtins_;
  std::vector<Change> modules_;
  std::vector<std::string> imports_;
  std::vector<Guard> added_guards_;
  std::vector<std::string> removed_guards_;
};

}  // namespace hognose
