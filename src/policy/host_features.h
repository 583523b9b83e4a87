// Which features no profile opens (host_features.def). The policy asks, and the table of the policy
// for hosts shows it.
#pragma once

#include <string_view>

namespace hognose {

bool is_host_feature(std::string_view name);

}  // namespace hognose
