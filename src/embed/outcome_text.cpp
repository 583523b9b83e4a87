// Fills in an Outcome from the meter after a run.
//
// Writes the status, the usage, and the message that names the limit, its value and the program's
// position.
#include "embed/outcome_text.h"

#include <cstdio>
#include <string>
#include <variant>

#include "hognose/limit_table.h"

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

namespace {

// The message, with the limit for {}, which the meter counts in nanoseconds or in single units.
std::string text_with_limit(std::string_view message, std::string_view field, uint64_t limit) {
  const LimitRow* row = nullptr;
  for (const LimitRow& each : limit_table()) {
    if (each.name == field) row = &each;
  }
  const bool is_time = std::holds_alternative<double Limits::*>(row->field);
  char number[32];
  if (is_time || row->scale != 1) {
    const double scale = is_time ? 1e9 : static_cast<double>(row->scale);
    snprintf(number, sizeof number, "%.6g", static_cast<double>(limit) / scale);
  } else {
    snprintf(number, sizeof number, "%llu", static_cast<unsigned long long>(limit));
  }
  const size_t place = message.find("{}");
  return std::string(message.substr(0, place)) + number + std::string(message.substr(place + 2));
}

}  // namespace

void fill_stop(Outcome& outcome, const Meter& meter, std::string_view where,
               std::string_view host_failure) {
  outcome.stop_message.clear();
  switch (meter.stop_reason()) {
    case StopReason::None: break;
    case StopReason::Cancelled:
      outcome.status = Status::Cancelled;
      outcome.stop_message = "cancelled by the host";
      break;
    case StopReason::HostFailure:
      outcome.status = Status::HostError;
      outcome.stop_message = host_failure;
      break;
#define METERED(field, meter_field, reason, of_status, message)                          \
  case StopReason::reason:                                                               \
    outcome.status = Status::of_status;                                                  \
    outcome.stop_message = text_with_limit(message, #field, meter.limits().meter_field); \
    break;
#include "embed/limits.def"
  }
  if (!where.empty()) outcome.stop_message.append(" (").append(where).append(")");
}

}  // namespace hognose
