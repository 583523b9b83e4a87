// Outcome: everything that a run hands back to the host.
//
// Made by Sandbox::run and Program::compile; plain data that the host owns, with no tie to the
// sandbox that it came from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/value.h"

namespace hognose {

enum class Status : uint8_t {
  Ok,
  Error,        // an uncaught exception, SystemExit and SyntaxError included
  Timeout,      // wall or CPU time
  MemoryError,  // the memory limit (a MemoryError that the guest raised is an Error)
  StepLimit,
  OutputLimit,
  Cancelled,
  HostLimit,      // calls of the host, or objects of the host in use
  HostError,      // a callback of the host threw an exception of C++ (sandbox.h)
  InternalError,  // the engine faulted: its defect, which ended this run and nothing else
};

// "ok", "error", "timeout", "memory_error", "step_limit", "output_limit", "cancelled",
// "host_limit", "host_error", "internal_error".
std::string_view status_name(Status status);

// Names are the guest's choice; what is longer than 1,000 bytes is cut in frames and types.
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
  std::string message;               // str(exception); empty if there is no memory for it
  std::string traceback;             // as CPython 3.14 prints it, with its last line
  std::vector<OutcomeFrame> frames;  // outermost first
  uint32_t line = 0;                 // of a SyntaxError found before the run: from 1, or 0
  uint32_t column = 0;               // likewise: characters, from 0
};

struct Outcome {
  Status status = Status::Ok;
  std::string output;  // stdout; UTF-8, lone surrogates escaped
  std::string stderr_output;
  std::optional<OutcomeError> error;
  // For limits: which one, its value, and where the program was. For HostError: which callback, and
  // the message of what it threw. For InternalError: what is known of the fault.
  std::string stop_message;
  HostValue return_value;        // of the last expression statement; None if there is none
  double time_milliseconds = 0;  // wall clock
  double cpu_milliseconds = 0;
  uint64_t memory_peak_bytes = 0;
  uint64_t steps = 0;       // fuel used
  uint64_t host_calls = 0;  // of functions, methods and fields of the host
  // The longest CPU time between two looks at the limits; 0 unless SandboxDebug asks for it.
  double longest_pause_milliseconds = 0;
};

}  // namespace hognose
