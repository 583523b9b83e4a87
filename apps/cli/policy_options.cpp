// Translates the policy options of the command line to a Policy.
//
// Reports the first name of a profile, policy file, feature or module that it cannot use.
#include "policy_options.h"

#include "policy_file.h"
#include "source_file.h"

namespace hognose::cli {

void add_policy_options(CLI::App* command, PolicyOptions& options) {
  command->add_option("--policy", options.policy, "bare, strict, standard, or a policy file")
      ->type_name("POLICY");
  add_change_options(command, options);
}

void add_change_options(CLI::App* command, PolicyOptions& options) {
  command->add_option("--enable", options.enable, "features to open")
      ->type_name("FEATURE")
      ->delimiter(',');
  command->add_option("--disable", options.disable, "features to close")
      ->type_name("FEATURE")
      ->delimiter(',');
  command
      ->add_option("--allow-import", options.allow_import,
                   "modules that the program may import (*: all)")
      ->type_name("MODULE")
      ->delimiter(',');
}

std::string find_policy(const std::string& name, Policy& policy) {
  if (const Profile* profile = Policy::profile_named(name)) {
    policy = Policy(*profile);
    return {};
  }
  FileText file = read_file(name);
  if (!file.bytes) {
    return "unknown policy '" + name + "': not bare, strict or standard, and " + file.error;
  }
  std::string error = read_policy(*file.bytes, policy);
  return error.empty() ? error : name + ": " + error;
}

std::string make_policy(const PolicyOptions& options, Policy& policy) {
  std::string error = find_policy(options.policy, policy);
  if (!error.empty()) return error;
  auto change = [&](std::optional<PolicyError> refusal) {
    if (refusal && error.empty()) error = refusal->message;
  };
  for (const std::string& feature : options.enable) {
    if (!feature.empty()) change(policy.add_feature(feature));
  }
  for (const std::string& feature : options.disable) {
    if (!feature.empty()) change(policy.remove_feature(feature));
  }
  for (const std::string& module : options.allow_import) {
    if (!module.empty()) policy.allow_import(module);
  }
  return error;
}

}  // namespace hognose::cli
