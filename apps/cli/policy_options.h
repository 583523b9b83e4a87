// The options that choose a policy, alike for all commands.
//
// Receives the command line parser of a command; hands on the Policy that the user described.
#pragma once

#include <string>
#include <vector>

#include "commands.h"
#include "hognose/policy.h"

namespace hognose::cli {

struct PolicyOptions {
  std::string policy = "strict";  // the name of a profile, or of a policy file
  std::vector<std::string> enable;
  std::vector<std::string> disable;
  std::vector<std::string> allow_import;
};

void add_policy_options(CLI::App* command, PolicyOptions& options);
// The policy of a profile's name, else of the policy file of that name ("./strict" is a file).
// Answers what is wrong; empty: nothing, and `policy` is filled.
std::string find_policy(const std::string& name, Policy& policy);
// The same with the other options.
std::string make_policy(const PolicyOptions& options, Policy& policy);

}  // namespace hognose::cli
