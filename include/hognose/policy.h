// Policy: what a guest finds in its world. Start from a profile, then add or remove single things.
//
// A host fills it in and puts it into SandboxOptions; what it does not open does not exist in the
// run. A value: copies are independent, and changes after a sandbox was made do not reach it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hognose {

enum class Profile : uint8_t {
  Bare,      // nothing: no print, no import; features open what is wanted
  Strict,    // allowlisted builtins, imports only by name, guarded attributes (the default)
  Standard,  // introspection of the guest by itself is open; still no capability of the host
};

// On which objects an attribute is guarded.
enum class GuardedOn : uint8_t {
  Everything,
  Namespaces,  // modules, classes and functions
  Natives,     // built-in functions and what the host handed in
};

// Why a change was refused; the policy is as it was.
struct PolicyError {
  enum class Kind : uint8_t {
    UnknownName,    // no table knows it: a policy cannot give what the engine does not have
    PrivateModule,  // a part of the library that serves other modules only
    Contradiction,  // with a change that was made before
    BadName,        // no name of that kind can look like this
  };
  Kind kind;
  std::string message;  // one line, for the author of the host
};

class Policy {
 public:
  Policy() = default;
  explicit Policy(Profile profile) : profile_(profile) {}

  Profile profile() const { return profile_; }
  // Shown to guests where the policy refuses something; empty: the profile's name.
  void set_name(std::string name) { name_ = std::move(name); }
  const std::string& name() const { return name_; }

  // Each change answers nothing if it was made, else why not. Adding what is there already, or
  // removing what is not, is no error; adding and removing the same thing is one. `hognose policy`
  // lists the names; docs/policy.md says what each opens.

  // A feature opens what belongs to it: builtins, modules, streams, ways of speaking.
  [[nodiscard]] std::optional<PolicyError> add_feature(std::string_view name);
  [[nodiscard]] std::optional<PolicyError> remove_feature(std::string_view name);
  // A builtin of the table, or an exception. The feature that it belongs to stays as it is.
  [[nodiscard]] std::optional<PolicyError> add_builtin(std::string_view name);
  [[nodiscard]] std::optional<PolicyError> remove_builtin(std::string_view name);
  // A built-in module, with the modules inside of it. Adding a module inside of a package adds the
  // package, without the others. "*": add every module of the table.
  [[nodiscard]] std::optional<PolicyError> add_module(std::string_view name);
  [[nodiscard]] std::optional<PolicyError> remove_module(std::string_view name);
  // The top-level name of modules that the host gives (Sandbox::add_module, find_module): under
  // `bare` and `strict` only those named here can be imported. No name of a built-in module.
  [[nodiscard]] std::optional<PolicyError> add_host_module(std::string_view name);
  // An attribute that guests cannot read, set or delete on those objects, by whatever route. Nor
  // can the library for them: no built-in module has a right to a name that a host adds. `reason`
  // says what reading it would open ("reads the price list"), in the message that the guest gets.
  // With an added name all names of the table are guarded, under `standard` too, since each is a
  // way around the others; those by which namespaces are read cannot be removed then.
  [[nodiscard]] std::optional<PolicyError> add_guarded_name(
      std::string_view name, GuardedOn on = GuardedOn::Everything,
      std::string_view reason = "is guarded by the host");
  [[nodiscard]] std::optional<PolicyError> remove_guarded_name(std::string_view name);

  // Lets the guest import a module, of the table or of the host; "*": all of both. Unlike the
  // changes above it takes any name, and opens a module whose feature was removed.
  void allow_import(std::string_view module) { imports_.emplace_back(module); }

  // Whether a run has the feature, the builtin, the built-in module; whether an attribute is
  // guarded on any object at all.
  bool opens_feature(std::string_view name) const;
  bool opens_builtin(std::string_view name) const;
  bool opens_module(std::string_view name) const;
  bool guards(std::string_view name) const;

  // nullptr if there is no profile of that name ("bare", "strict", "standard").
  static const Profile* profile_named(std::string_view name);

  // What was changed, in the order of the changes.
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
