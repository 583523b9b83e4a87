// The room left on the host's own stack, where a run is started and where host code called by the
// run executes.
#pragma once

#include <cstddef>

namespace hognose {

// The room a run needs there: its own few frames, and some for host functions. It ends the nesting
// of runs inside host functions inside runs.
inline constexpr size_t kStackForRun = 24 * 1024;

// Bytes below the caller's frame on this thread's stack.
size_t host_stack_left();

}  // namespace hognose
