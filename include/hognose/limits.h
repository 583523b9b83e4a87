// Limits: how much one run may use. Part of Hognose's public interface.
//
// Put it into SandboxOptions or ProgramOptions. The defaults are safe for untrusted code.
#pragma once

#include <cstdint>

namespace hognose {

// Each limit applies to one Sandbox::run. Reaching a limit ends the run with the status named here;
// guest code can neither catch nor delay that. 0 means "no limit" where the comment says so.
struct Limits {
  double max_time_seconds = 10;              // wall clock; 0: no limit. Status Timeout
  double max_cpu_seconds = 0;                // CPU time of the thread; 0: no limit. Status Timeout
  uint64_t max_memory_bytes = 256ull << 20;  // objects, code and scratch. Status MemoryError
  uint64_t max_steps = 0;                    // fuel, deterministic; 0: no limit. Status StepLimit
  uint32_t max_depth = 1000;                 // call depth. RecursionError, which guests may catch
  uint64_t max_output_bytes = 1ull << 20;    // stdout and stderr together; 0: no limit. OutputLimit
  uint64_t max_source_bytes = 1ull << 20;    // of each source text; 0: no limit. SyntaxError
  // Bounds on the program and on each module that the host supplies: compound statements around a
  // statement, and the cyclomatic complexity of a function (check.h). Exceeding one is a
  // SyntaxError. They do not apply to code that the guest compiles itself. 0: no limit.
  uint32_t max_nesting = 0;
  uint32_t max_complexity = 0;
  // What the guest may use of the host (host_call.h).
  uint64_t max_host_calls = 0;  // calls of functions, methods and fields; 0: no limit. HostLimit
  // Wall-clock time spent in host calls. If set, that time does not count towards the guest's time
  // limits. 0: no separate limit, and the time counts like all other time. Timeout
  double max_host_seconds = 0;
  // Waits for the host (waiting.h), and their total time. The time of a wait counts for no other
  // limit.
  uint64_t max_waits = 0;       // 0: no limit. HostLimit
  double max_wait_seconds = 0;  // 0: no limit. Timeout
  // Objects and views in use at once, and handles of the host; 0: no limit. HostLimit
  uint64_t max_host_objects = 100'000;
  // Size of the copied arguments of one call: items of containers, and bytes of text. ValueError
  uint64_t max_argument_items = 100'000;
  uint64_t max_argument_bytes = 16ull << 20;
  // How deep values that cross are nested below the outermost one, 1 to 1000. Deeper arguments are
  // a ValueError; deeper parts of results are cut.
  uint64_t max_value_depth = 200;
  // The file system of the run: bytes in all files together, files and folders, and folders within
  // each other. OSError, as on a disk that is full; the bytes also count as memory.
  uint64_t max_file_bytes = 64ull << 20;
  uint64_t max_files = 200'000;
  uint64_t max_folder_depth = 200;
};

}  // namespace hognose
