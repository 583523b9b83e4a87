// Calls the host's callbacks and ends the run if one throws.
//
// host/call_host.cpp catches the exception; this file turns it into a stop of the run.
#include "embed/host/callbacks.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace hognose {

void HostCallbacks::start(Meter& meter) {
  meter_ = &meter;
  failure_.clear();
  output_failed_ = false;
  failed_observers_.clear();
}

Failure HostCallbacks::fail(std::string_view callback, const HostFailure& failure) {
  if (failure_.empty()) {
    failure_.append(callback).append(" failed");
    if (failure.message) failure_.append(": ").append(*failure.message);
  }
  return meter_->stop(StopReason::HostFailure);
}

Result<void> HostCallbacks::write_output(std::string_view text, bool error) {
  // After a stop for another reason, the host still receives the output written before it.
  if (output_failed_) return Failure::Stopped;
  HostFailure failure;
  if (call_output_listener(options_, text, error, failure)) return {};
  output_failed_ = true;
  return fail("on_output", failure);
}

Result<std::optional<std::string>> HostCallbacks::read_input(double seconds) {
  if (meter_->stopped()) return Failure::Stopped;
  HostFailure failure;
  std::optional<std::string> piece;
  if (call_input_reader(options_, seconds, piece, failure)) return piece;
  return fail("read_input", failure);
}

Result<std::optional<SandboxOptions::ModuleSource>> HostCallbacks::find_module(
    std::string_view path) {
  if (meter_->stopped()) return Failure::Stopped;
  HostFailure failure;
  std::optional<SandboxOptions::ModuleSource> found;
  if (call_module_finder(options_, path, found, failure)) return found;
  return fail("find_module", failure);
}

void HostCallbacks::observe(Observer& observer, const Event& event) {
  const auto& failed = failed_observers_;
  if (!failed.empty() && std::find(failed.begin(), failed.end(), &observer) != failed.end()) return;
  HostFailure failure;
  if (call_observer(observer, event, failure)) return;
  failed_observers_.push_back(&observer);
  fail("an observer", failure);
}

void HostCallbacks::report_fault(std::string_view what) {
  HostFailure ignored;  // the run is over already
  if (options_.on_fault) std::ignore = call_fault_listener(options_, what, ignored);
}

}  // namespace hognose
