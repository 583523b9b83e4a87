// From the words of the command line to a Policy.
//
// Receives names of a profile, features and modules; hands on the policy or says which name is
// unknown.
#include "policy_options.h"

namespace hognose::cli {

void add_policy_options(CLI::App* command, PolicyOptions& options) {
  command->add_option("--policy", options.profile, "bare, strict or standard");
  command->add_option("--enable", options.enable, "features to open")->delimiter(',');
  command->add_option("--disable", options.disable, "features to close")->delimiter(',');
  command->add_option("--allow-import", options.allow_import, "modules that may be imported; * all")
      ->delimiter(',');
}

std::string make_policy(const PolicyOptions& options, Policy& policy) {
  const Profile* profile = Policy::profile_named(options.profile);
  if (profile == nullptr) {
    return "unknown policy '" + options.profile + "' (bare, strict or standard)";
  }
  policy = Policy(*profile);
  for (const std::string& feature : options.enable) {
    if (!feature.empty() && !policy.enable(feature)) return "unknown feature '" + feature + "'";
  }
  for (const std::string& feature : options.disable) {
    if (!feature.empty() && !policy.disable(feature)) return "unknown feature '" + feature + "'";
  }
  for (const std::string& module : options.allow_import) {
    if (!module.empty()) policy.allow_import(module);
  }
  return {};
}

}  // namespace hognose::cli
