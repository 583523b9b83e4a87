// The options that choose a policy; the same for all commands.
//
// add_policy_options() declares them, make_policy() builds the Policy that the user described.
#pragma once

#include <string>
#include <vector>

#include "commands.h"
#include "hognose/policy.h"

namespace hognose::cli {

struct PolicyOptions {
  std::string policy = "strict";  // a profile or a policy file
  std::vector<std::string> enable;
  std::vector<std::string> disable;
  std::vector<std::string> allow_import;
};

void add_policy_options(CLI::App* command, PolicyOptions& options);
// Those of them that change a policy.
void add_change_options(CLI::App* command, PolicyOptions& options);
// Finds the policy with the name of a profile, otherwise the policy file with that name ("./strict"
// is a file). Returns an error message. If it is empty, `policy` is filled in.
std::string find_policy(const std::string& name, Policy& policy);
// The same, with the other options applied.
std::string make_policy(const PolicyOptions& options, Policy& policy);

}  // namespace hognose::cli
