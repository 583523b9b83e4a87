// Fills in an Outcome from the meter after a run.
//
// Writes the status, the usage, and the message that names the limit, its value and the program's
// position.
#include "embed/outcome_text.h"

#include <cstdio>

namespace hognose {

std::string_view status_name(Status status) {
  switch (status) {
    case Status::Ok: return "ok";
    case Status::Error: return "error";
    case Status::Timeout: return "timeout";
    case Status::MemoryError: return "memory_error";
    case Status::StepLimit: return "step_limit";
    case Status::OutputLimit: return "output_limit";
    case Status::Cancelled: return "cancelled";
    case Status::HostLimit: return "host_limit";
    case Status::HostError: return "host_error";
    case Status::InternalError: return "internal_error";
  }
  return "error";
}

void fill_usage(Outcome& outcome, const Meter& meter) {
  outcome.time_milliseconds = meter.wall_milliseconds();
  outcome.cpu_milliseconds = meter.cpu_milliseconds();
  outcome.longest_pause_milliseconds = meter.longest_pause_milliseconds();
  outcome.memory_peak_bytes = meter.memory_peak();
  outcome.steps = meter.fuel_used();
  outcome.host_calls = meter.host_calls();
  outcome.waits = meter.waits();
  outcome.waited_milliseconds = meter.waited_milliseconds();
}

void fill_stop(Outcome& outcome, const Meter& meter, std::string_view where,
               std::string_view host_failure) {
  const MeterLimits& limits = meter.limits();
  char text[160];
  text[0] = 0;
  switch (meter.stop_reason()) {
    case StopReason::None: break;
    case StopReason::Fuel:
      outcome.status = Status::StepLimit;
      snprintf(text, sizeof text, "step limit of %llu reached",
               static_cast<unsigned long long>(limits.fuel));
      break;
    case StopReason::Memory:
      outcome.status = Status::MemoryError;
      snprintf(text, sizeof text, "memory limit of %.6g MB reached",
               static_cast<double>(limits.memory_bytes) / (1 << 20));
      break;
    case StopReason::WallTime:
      outcome.status = Status::Timeout;
      snprintf(text, sizeof text, "time limit of %.6g s reached",
               static_cast<double>(limits.wall_nanoseconds) * 1e-9);
      break;
    case StopReason::CpuTime:
      outcome.status = Status::Timeout;
      snprintf(text, sizeof text, "CPU time limit of %.6g s reached",
               static_cast<double>(limits.cpu_nanoseconds) * 1e-9);
      break;
    case StopReason::Output:
      outcome.status = Status::OutputLimit;
      snprintf(text, sizeof text, "output limit of %llu bytes reached",
               static_cast<unsigned long long>(limits.output_bytes));
      break;
    case StopReason::Cancelled:
      outcome.status = Status::Cancelled;
      snprintf(text, sizeof text, "cancelled by the host");
      break;
    case StopReason::HostCalls:
      outcome.status = Status::HostLimit;
      snprintf(text, sizeof text, "limit of %llu calls of the host reached",
               static_cast<unsigned long long>(limits.host_calls));
      break;
    case StopReason::HostTime:
      outcome.status = Status::Timeout;
      snprintf(text, sizeof text, "time limit of %.6g s for functions of the host reached",
               static_cast<double>(limits.host_nanoseconds) * 1e-9);
      break;
    case StopReason::HostObjects:
      outcome.status = Status::HostLimit;
      snprintf(text, sizeof text, "limit of %llu objects of the host in use reached",
               static_cast<unsigned long long>(limits.host_objects));
      break;
    case StopReason::Waits:
      outcome.status = Status::HostLimit;
      snprintf(text, sizeof text, "limit of %llu waits for the host reached",
               static_cast<unsigned long long>(limits.waits));
      break;
    case StopReason::WaitTime:
      outcome.status = Status::Timeout;
      snprintf(text, sizeof text, "time limit of %.6g s for waits reached",
               static_cast<double>(limits.wait_nanoseconds) * 1e-9);
      break;
    case StopReason::HostFailure: outcome.status = Status::HostError; break;
  }
  outcome.stop_message = text;
  if (meter.stop_reason() == StopReason::HostFailure) outcome.stop_message = host_failure;
  if (!where.empty()) outcome.stop_message.append(" (").append(where).append(")");
}

}  // namespace hognose
