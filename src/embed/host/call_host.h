// The only way from the engine into host code: functions, callbacks, observers, destructors.
//
// The engine is built without C++ exceptions, so none may pass through its frames.
// host/call_host.cpp is built with them. Every call of host code begins there, in call_host(), and
// every exception that host code throws is caught there. Nothing else in src/ calls host code.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/foreign_object.h"
#include "base/result.h"
#include "hognose/host_call.h"
#include "hognose/observer.h"
#include "hognose/sandbox.h"
#include "hognose/value.h"

namespace hognose {

class Vm;

// An exception that host code threw. Only a HostException has a type; only exceptions derived from
// std::exception have a message.
struct HostFailure {
  std::string type;
  std::optional<std::string> message;
};

// Calls `code(context)`. Returns false if it threw; `failure` then describes the exception.
[[nodiscard]] bool call_host(void (*code)(void* context), void* context,
                             HostFailure& failure) noexcept;

// Each function below calls one kind of host code through call_host().

// The values that one call shares with the host.
struct HostCallValues {
  std::vector<HostValue> arguments;
  HostValue nothing;  // returned for arguments that do not exist
};

// An exception from the function becomes the result. What it left in `values` is destroyed within
// the same call, because that may release the last reference to a host object.
HostResult call_host_function(const HostFunction& function, HostCall& call,
                              HostCallValues& values) noexcept;

// These return false if the callback threw.
[[nodiscard]] bool call_output_listener(const SandboxOptions& options, std::string_view text,
                                        bool error, HostFailure& failure) noexcept;
[[nodiscard]] bool call_input_reader(const SandboxOptions& options, double seconds,
                                     std::optional<std::string>& piece,
                                     HostFailure& failure) noexcept;
[[nodiscard]] bool call_module_finder(const SandboxOptions& options, std::string_view path,
                                      std::optional<SandboxOptions::ModuleSource>& found,
                                      HostFailure& failure) noexcept;
[[nodiscard]] bool call_mount_lister(const Mount& mount, std::string_view folder,
                                     std::optional<std::vector<Mount::Entry>>& found,
                                     HostFailure& failure) noexcept;
[[nodiscard]] bool call_mount_reader(const Mount& mount, std::string_view file,
                                     std::optional<std::string>& found,
                                     HostFailure& failure) noexcept;
[[nodiscard]] bool call_work_listener(const SandboxOptions& options, HostFailure& failure) noexcept;
[[nodiscard]] bool call_fault_listener(const SandboxOptions& options, std::string_view what,
                                       HostFailure& failure) noexcept;
[[nodiscard]] bool call_observer(Observer& observer, const Event& event,
                                 HostFailure& failure) noexcept;

// Copies a function with everything it captured.
[[nodiscard]] bool copy_host_function(const HostFunction& from, HostFunction& to,
                                      HostFailure& failure) noexcept;

// Drops references to host objects. Their destructors may run.
void release_to_host(std::vector<std::shared_ptr<const void>>& references) noexcept;

// A value from the host. It is destroyed through call_host(), because it may hold the last
// reference to a host object.
class ReturnedValue {
 public:
  ReturnedValue() : value_() {}
  ReturnedValue(const ReturnedValue&) = delete;
  ReturnedValue& operator=(const ReturnedValue&) = delete;
  ~ReturnedValue();

  // Replaces the value. On the host's stack.
  template <class Make>
  void set(Make make) noexcept {
    if (may_hold_objects()) release();
    value_.~HostValue();
    new (&value_) HostValue(make());
  }
  const HostValue& operator*() const { return value_; }
  const HostValue* operator->() const { return &value_; }

 private:
  bool may_hold_objects() const {
    return value_.reference != nullptr || !value_.items.empty() || !value_.entries.empty();
  }
  void release() noexcept;

  // Destroyed by the destructor, on the stack that suits what it holds.
  union {
    HostValue value_;
  };
};

// What a host function returned, until the guest gets it as a value or as an exception.
class HostReturn {
 public:
  // On the host's stack.
  void set(HostResult& result) noexcept;
  // Raises the exception, if it is one.
  Result<void> raise_calling(Vm& vm) const;
  const HostValue& value() const { return *value_; }

 private:
  struct Raised {
    std::string type, message;
  };
  ReturnedValue value_;  // the original of an exception, or None
  std::optional<ForeignObject<Raised>> raised_;
};

}  // namespace hognose
