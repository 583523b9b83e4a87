// How much of the host's own stack is left: where a run is asked for, and where code of the host
// that the run calls will execute.
#pragma once

#include <cstddef>

namespace hognose {

// What a run needs there: its own few frames, and some for the host's functions. Runs within
// functions of the host within runs end here.
inline constexpr size_t kStackForRun = 24 * 1024;

// Bytes below the caller's frame on the stack of this thread.
size_t host_stack_left();

}  // namespace hognose
