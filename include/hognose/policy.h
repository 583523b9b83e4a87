// Policy: what a guest finds in its world. Start from a profile, then open or close single things.
//
// A host fills it in and puts it into SandboxOptions; what it does not open does not exist in the
// run.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hognose {

enum class Profile : uint8_t {
  Bare,      // nothing: no print, no import; features open what is wanted
  Strict,    // allowlisted builtins, imports only by name, guarded attributes (the default)
  Standard,  // introspection of the guest by itself is open; still no capability of the host
};

class Policy {
 public:
  Policy() = default;
  explicit Policy(Profile profile) : profile_(profile) {}

  Profile profile() const { return profile_; }
  // Opens or closes a feature by name (see `hognose policy`); false: there is no such feature.
  bool enable(std::string_view feature);
  bool disable(std::string_view feature);
  // Whether the feature is open: by the profile, and by what was enabled and disabled since.
  bool opens(std::string_view feature) const;
  // Lets the guest import a module of the policy's table or of a module path; "*": all of them.
  void allow_import(std::string_view module);

  const std::vector<std::string>& enabled() const { return enabled_; }
  const std::vector<std::string>& disabled() const { return disabled_; }
  const std::vector<std::string>& imports() const { return imports_; }

  // nullptr if there is no profile of that name ("bare", "strict", "standard").
  static const Profile* profile_named(std::string_view name);

 private:
  Profile profile_ = Profile::Strict;
  std::vector<std::string> enabled_;
  std::vector<std::string> disabled_;
  std::vector<std::string> imports_;
};

}  // namespace hognose
