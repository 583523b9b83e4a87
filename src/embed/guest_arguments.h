// Calls of guest functions with values of the host, which are converted first.
//
// The values must stay as they are until the call returns.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "machine/machine.h"

namespace hognose {

struct HostValue;

Result<Value> call_with_host_values_calling(
    Machine& machine, Value callee, const std::vector<HostValue>& arguments,
    const std::vector<std::pair<std::string, HostValue>>& keywords);

}  // namespace hognose
