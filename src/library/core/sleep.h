// Sleep: how time passes for a guest that waits.
//
// Sleeping moves the run's clock and takes no time, unless the host asked to sleep for its guests
// (SandboxOptions::sleeping_waits).
#pragma once

#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

Result<void> sleep_for(Vm& vm, int64_t nanoseconds);
// Moves the run's clock forward. It stops at its largest value.
void advance_clock(Vm& vm, int64_t nanoseconds);

}  // namespace hognose
