// Policy files: a policy written down as JSON, to be used by name.
//
// Reports the first error and its place. docs/policy_files.md describes the format.
#pragma once

#include <string>

#include "hognose/policy.h"

namespace hognose::cli {

// Returns the error, preceded by the path of keys that leads to it ("builtins.remove[2]: …"). If
// there is none, returns an empty string and fills in `policy`.
std::string read_policy(const std::string& text, Policy& policy);

}  // namespace hognose::cli
