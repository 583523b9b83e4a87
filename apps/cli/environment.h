// The globals of --env-json: reads a JSON object into host values.
//
// The nesting depth is bounded, because host values are destroyed recursively.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose/value.h"

namespace hognose::cli {

// The deepest nesting of containers; deeper text is refused.
inline constexpr size_t kDeepestJson = 1'000;

struct Environment {
  std::vector<std::pair<std::string, HostValue>> globals;  // in the order of the text
  std::string error;  // what is wrong with the text: "is not a JSON object"; empty if nothing is
};
Environment read_environment(std::string_view json);

}  // namespace hognose::cli
