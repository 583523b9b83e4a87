// Limits: what one run may use. Part of Hognose's public interface.
//
// A host fills it in and puts it into SandboxOptions or ProgramOptions; the defaults are safe for
// code that nobody trusts.
#pragma once

#include <cstdint>

namespace hognose {

// Each limit holds for one Sandbox::run. Reaching one ends the run with the status named here;
// guest code can neither catch nor delay it. 0 means "no limit" where the comment says so.
struct Limits {
  double max_time_seconds = 10;              // wall clock; 0: none. Status Timeout
  double max_cpu_seconds = 0;                // CPU time of the thread; 0: none. Status Timeout
  uint64_t max_memory_bytes = 256ull << 20;  // objects, code and all scratch. Status MemoryError
  uint64_t max_steps = 0;                    // fuel, deterministic; 0: none. Status StepLimit
  uint32_t max_depth = 1000;                 // Python calls; RecursionError, which guests may catch
  uint64_t max_output_bytes = 1ull << 20;    // stdout and stderr together; 0: none. OutputLimit
  uint64_t max_source_bytes = 1ull << 20;    // of each source text; 0: none. A SyntaxError
  // Of the program and of each module that the host finds, a SyntaxError too: compound statements
  // around the innermost statement, and the cyclomatic complexity of a function (check.h). They do
  // not hold for what a guest compiles itself. 0: none.
  uint32_t max_nesting = 0;
  uint32_t max_complexity = 0;
  // What the guest may ask of the host (host/call.h).
  uint64_t max_host_calls = 0;  // of functions, methods and fields; 0: none. HostLimit
  // Time spent in them, wall clock; then it does not count as time of the guest. 0: none of its
  // own, it counts as all other time. Timeout
  double max_host_seconds = 0;
  uint64_t max_host_objects = 100'000;  // objects and views in use at once; 0: none. HostLimit
  // Arguments of one call, copied: items of containers and bytes of text. A ValueError
  uint64_t max_argument_items = 100'000;
  uint64_t max_argument_bytes = 16ull << 20;
};

}  // namespace hognose
