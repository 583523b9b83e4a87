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

namespace {

constexpr size_t kLongestName = 255;

bool is_name(std::string_view name) {
  return !name.empty() && name.size() <= kLongestName && name != "." && name != ".." &&
         name.find('/') == name.npos && name.find('\0') == name.npos;
}

}  // namespace

Result<void> HostCallbacks::list_mounted(const Mount& mount, std::string_view folder,
                                         std::optional<std::vector<Mount::Entry>>& found) {
  if (meter_->stopped()) return Failure::Stopped;
  on_host_stack([&] {
    HostFailure failure;
    if (!call_mount_lister(mount, folder, found, failure)) {
      return void(fail("list of a mount", failure));
    }
    if (!found) return;
    auto invalid = std::find_if(found->begin(), found->end(),
                                [](const Mount::Entry& entry) { return !is_name(entry.name); });
    if (invalid == found->end()) return;
    failure.message = "'" + invalid->name.substr(0, kLongestName) + "' is no name of a file";
    fail("list of a mount", failure);
  });
  if (meter_->stopped()) return Failure::Stopped;
  return {};
}

Result<void> HostCallbacks::read_mounted(const Mount& mount, std::string_view file,
                                         std::optional<std::string>& found) {
  if (meter_->stopped()) return Failure::Stopped;
  on_host_stack([&] {
    HostFailure failure;
    if (!call_mount_reader(mount, file, found, failure)) fail("read of a mount", failure);
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

void HostCallbacks::work() {
  if (meter_->stopped()) return;
  on_host_stack([&] {
    HostFailure failure;
    if (!call_work_listener(options_, failure)) fail("on_work", failure);
  });
}

void HostCallbacks::report_fault(std::string_view what) {
  HostFailure ignored;  // the run is over already
  if (options_.on_fault) std::ignore = call_fault_listener(options_, what, ignored);
}

}  // namespace hognose
