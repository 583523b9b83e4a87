// The globals of --env-json: a JSON object as values of the host.
//
// The text is bounded in depth, since values of the host are given back level by level.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hognose/value.h"

namespace hognose::cli {

// Containers within containers; deeper text is refused.
inline constexpr size_t kDeepestJson = 1'000;

struct Environment {
  std::vector<std::pair<std::string, HostValue>> globals;  // in the order of the text
  std::string error;  // what is wrong with it: "is not a JSON object"; empty: nothing
};
Environment read_environment(std::string_view json);

}  // namespace hognose::cli
