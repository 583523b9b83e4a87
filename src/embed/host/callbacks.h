// HostCallbacks: the callbacks of a sandbox's options and its observers, during one run.
//
// If one of them throws, the run ends with Status::HostError. That callback is not called again in
// that run, because it may have left its work half done.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "embed/host/call_host.h"
#include "hognose/sandbox.h"
#include "meter/meter.h"

namespace hognose {

class HostCallbacks {
 public:
  explicit HostCallbacks(const SandboxOptions& options) : options_(options) {}
  HostCallbacks(const HostCallbacks&) = delete;
  HostCallbacks& operator=(const HostCallbacks&) = delete;

  // Starts a run.
  void start(Meter& meter);

  bool writes_output() const { return static_cast<bool>(options_.on_output); }
  bool reads_input() const { return static_cast<bool>(options_.read_input); }
  bool finds_modules() const { return static_cast<bool>(options_.find_module); }
  bool looks_at_work() const { return static_cast<bool>(options_.on_work); }

  Result<void> write_output(std::string_view text, bool error);
  // Writes to `piece`. Returns false if there is no more input.
  Result<bool> read_input(std::string& piece);
  Result<void> find_module(std::string_view path,
                           std::optional<SandboxOptions::ModuleSource>& found);
  // What the host names is checked: an invalid name ends the run, as an exception does.
  Result<void> list_mounted(const Mount& mount, std::string_view folder,
                            std::optional<std::vector<Mount::Entry>>& found);
  Result<void> read_mounted(const Mount& mount, std::string_view file,
                            std::optional<std::string>& found);
  void observe(Observer& observer, const Event& event);
  // The guest has used a slice of fuel.
  void work();
  // Called after the run.
  void report_fault(std::string_view what);

  bool has_failed() const { return !failure_.empty(); }
  // The callback that threw first, and its message: "on_output failed: disk full".
  const std::string& failure() const { return failure_; }

 private:
  Failure fail(std::string_view callback, const HostFailure& failure);

  const SandboxOptions& options_;
  Meter* meter_ = nullptr;
  std::string failure_;
  bool output_failed_ = false;
  std::vector<const Observer*> failed_observers_;
};

}  // namespace hognose
