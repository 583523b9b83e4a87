// Outcome: everything that a run returns to the host.
//
// Sandbox::run and Program::compile produce it. It is plain data owned by the host, independent of
// the sandbox that produced it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/files.h"
#include "hognose/value.h"

namespace hognose {

enum class Status : uint8_t {
  Ok,
  Error,        // an uncaught exception, including SystemExit and SyntaxError
  Timeout,      // wall-clock or CPU time
  MemoryError,  // the memory limit (a MemoryError raised by the guest is an Error)
  StepLimit,
  OutputLimit,
  Cancelled,
  HostLimit,      // host calls, or host objects in use
  HostError,      // a callback of the host threw a C++ exception (sandbox.h)
  InternalError,  // a defect of the engine caused a fault, which ended only this run
};

// Returns "ok", "error", "timeout", "memory_error", "step_limit", "output_limit", "cancelled",
// "host_limit", "host_error" or "internal_error".
std::string_view status_name(Status status);

// The guest chooses these names. Names in frames are truncated to 1,000 bytes, OutcomeError::type
// to 1,000 characters.
struct OutcomeFrame {
  std::string filename;
  std::string function;  // qualified name; "<module>" for a module
  uint32_t line = 0;     // from 1
  uint32_t end_line = 0;
  uint32_t column = 0;  // UTF-8 bytes, from 0
  uint32_t end_column = 0;
};

struct OutcomeError {
  std::string type;                  // bare class name, e.g. "ValueError"
  std::string message;               // str(exception); empty if there was not enough memory for it
  std::string traceback;             // as CPython 3.14 prints it, including its last line
  std::vector<OutcomeFrame> frames;  // outermost first
  uint32_t line = 0;                 // from 1, for a SyntaxError found before the run; else 0
  uint32_t column = 0;               // for the same SyntaxError: characters, from 0
};

struct Outcome {
  Status status = Status::Ok;
  std::string output;  // stdout; UTF-8, lone surrogates escaped
  std::string stderr_output;
  std::optional<OutcomeError> error;
  // For limits: the limit, its value, and the program's position. For HostError: the callback, and
  // the message of the exception it threw. For InternalError: the known facts about the fault.
  std::string stop_message;
  HostValue return_value;  // value of the last expression statement; None if there is none
  // What the run changed in its file system, sorted by path. Empty if a limit ended the run.
  std::vector<FileChange> files;
  double time_milliseconds = 0;  // wall clock, without waits
  // CPU time of the thread. Without Limits::max_cpu_seconds, the time before the first poll of the
  // limits (about 0.1 ms) is that of the wall clock.
  double cpu_milliseconds = 0;
  uint64_t memory_peak_bytes = 0;
  uint64_t steps = 0;       // fuel used
  uint64_t host_calls = 0;  // calls of host functions, methods and fields
  uint64_t waits = 0;       // waits for the host (waiting.h)
  double waited_milliseconds = 0;
  // The longest CPU time between two polls of the limits; 0 unless SandboxDebug asks for it.
  double longest_pause_milliseconds = 0;
};

}  // namespace hognose
