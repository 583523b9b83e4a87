// Policy files: a policy as JSON, for people who write it down once and name it often.
//
// Receives the text of a file; hands on the policy, or the first thing that is wrong with it and
// where. docs/policy_files.md describes the format.
#pragma once

#include <string>

#include "hognose/policy.h"

namespace hognose::cli {

// What is wrong, with the path of keys that leads there ("builtins.remove[2]: …"); empty: nothing,
// and `policy` is the one described.
std::string read_policy(const std::string& text, Policy& policy);

}  // namespace hognose::cli
