// The one way from the engine into the host's code: functions, callbacks, observers, destructors.
//
// The engine is built without C++ exceptions, so none may pass through its frames. host/call.cpp is
// built with them; every call of the host's code begins there, in call_host(), and what the code
// throws ends there. Nothing else in src/ calls code of the host.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/host_call.h"
#include "hognose/observer.h"
#include "hognose/sandbox.h"
#include "hognose/value.h"

namespace hognose {

// What the code of the host threw. Only a HostException has a type, only those that derive from
// std::exception have a message.
struct HostFailure {
  std::string type;
  std::optional<std::string> message;
};

// Calls `code(context)`. False: it threw, and `failure` says what.
[[nodiscard]] bool call_host(void (*code)(void* context), void* context,
                             HostFailure& failure) noexcept;

// The functions below call one kind of host code each, by call_host().

// The values that one call shares with the host.
struct HostCallValues {
  std::vector<HostValue> arguments;
  HostValue nothing;  // stands for arguments that there are not
};

// What the function throws becomes the result. What it left in `values` goes within the same call,
// for that may be the last to hold an object of the host.
HostResult call_host_function(const HostFunction& function, HostCall& call,
                              HostCallValues& values) noexcept;

// False: the callback threw.
[[nodiscard]] bool call_output_listener(const SandboxOptions& options, std::string_view text,
                                        bool error, HostFailure& failure) noexcept;
[[nodiscard]] bool call_input_reader(const SandboxOptions& options, double seconds,
                                     std::optional<std::string>& piece,
                                     HostFailure& failure) noexcept;
[[nodiscard]] bool call_module_finder(const SandboxOptions& options, std::string_view path,
                                      std::optional<SandboxOptions::ModuleSource>& found,
                                      HostFailure& failure) noexcept;
[[nodiscard]] bool call_fault_listener(const SandboxOptions& options, std::string_view what,
                                       HostFailure& failure) noexcept;
[[nodiscard]] bool call_observer(Observer& observer, const Event& event,
                                 HostFailure& failure) noexcept;

// Copies a function with all that it captured.
[[nodiscard]] bool copy_host_function(const HostFunction& from, HostFunction& to,
                                      HostFailure& failure) noexcept;

// Drops references to objects of the host; their destructors may run.
void release_to_host(std::vector<std::shared_ptr<const void>>& references) noexcept;

// A value from the host, given back to it in the end: it may be the last to hold an object.
class ReturnedValue {
 public:
  ReturnedValue() = default;
  explicit ReturnedValue(HostValue value) : value_(std::move(value)) {}
  ReturnedValue(ReturnedValue&& other) noexcept : value_(std::move(other.value_)) {
    other.value_ = HostValue();
  }
  ReturnedValue& operator=(ReturnedValue&& other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  ~ReturnedValue() {
    if (may_hold_objects()) release();
  }

  const HostValue& operator*() const { return value_; }
  const HostValue* operator->() const { return &value_; }

 private:
  bool may_hold_objects() const {
    return value_.reference != nullptr || !value_.items.empty() || !value_.entries.empty();
  }
  void release() noexcept;

  HostValue value_;
};

}  // namespace hognose
