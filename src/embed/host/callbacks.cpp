// Calls the host's callbacks and ends the run if one throws.
//
// host/call_host.cpp catches the exception; this file turns it into a stop of the run.
#include "embed/host/callbacks.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "embed/host/on_host_stack.h"

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
  on_host_stack([&] {
    HostFailure failure;
    if (call_output_listener(options_, text, error, failure)) return;
    output_failed_ = true;
    fail("on_output", failure);
  });
  if (output_failed_) return Failure::Stopped;
  return {};
}

Result<bool> HostCallbacks::read_input(std::string& piece) {
  if (meter_->stopped()) return Failure::Stopped;
  bool is_there = false;
  on_host_stack([&] {
    HostFailure failure;
    std::optional<std::string> read;
    if (!call_input_reader(options_, meter_->wall_seconds_left(), read, failure))
      return void(fail("read_input", failure));
    is_there = read.has_value();
    if (is_there) piece = std::move(*read);
  });
  if (meter_->stopped()) return Failure::Stopped;
  return is_there;
}

Result<void> HostCallbacks::find_module(std::string_view path,
                                        std::optional<SandboxOptions::ModuleSource>& found) {
  if (meter_->stopped()) return Failure::Stopped;
  on_host_stack([&] {
    HostFailure failure;
    if (!call_module_finder(options_, path, found, failure)) fail("find_module", failure);
  });
  if (meter_->stopped()) return Failure::Stopped;
  return {};
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
