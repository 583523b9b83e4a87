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
  std::string profile = "strict";
  std::vector<std::string> enable;
  std::vector<std::string> disable;
  std::vector<std::string> allow_import;
};

void add_policy_options(CLI::App* command, PolicyOptions& options);
// What is wrong with the options; empty: nothing, and `policy` is filled.
std::string make_policy(const PolicyOptions& options, Policy& policy);

}  // namespace hognose::cli
