// Functions of the host: what guest code calls by name and C++ answers.
//
// The host defines one by its Python signature and gets a HostCall with one copied argument for
// each parameter; it answers with a HostResult: a value, or the exception to raise in the guest.
// Works with and without C++ exceptions: one that leaves a host function becomes a Python exception
// with its message and nothing else, and goes no further.
#pragma once

#include <exception>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "hognose/value.h"

namespace hognose {

// One call of a host function. Lives as long as the call. However deep the guest is, the function
// finds 256 KiB of C++ stack (a quarter of the stack of small threads).
class HostCall {
 public:
  struct State;  // internal
  explicit HostCall(State& state) : state_(state) {}
  HostCall(const HostCall&) = delete;
  HostCall& operator=(const HostCall&) = delete;

  // One argument for each parameter of the signature, in its order; self of methods does not count.
  // *args is a Tuple, **kwargs a Dict. One that the guest did not give is the default of the
  // signature; if that is no literal it is None, and given() tells. May be moved from. Beyond the
  // parameters: None.
  size_t size() const;
  HostValue& operator[](size_t parameter);
  HostValue& operator[](std::string_view parameter);
  bool given(size_t parameter) const;
  bool given(std::string_view parameter) const;

  // The function's name and those of its parameters, as in its signature.
  std::string_view name() const;
  std::string_view parameter_name(size_t parameter) const;
  // What the run has left for this call, in seconds, by the limits on time; infinity without one. A
  // function that waits should not wait longer: it cannot be interrupted, and when it comes back
  // late the run ends.
  double remaining_seconds() const;
  // Whether Sandbox::cancel() was called: then the answer does not matter any more.
  bool cancelled() const;
  // Of methods, fields and their like: the object. HostClass<T> hands it on typed.
  void* object() const;

 private:
  State& state_;
};

// What a host function answers.
class HostResult {
 public:
  HostResult() = default;  // None
  template <class T>
    requires(std::is_constructible_v<HostValue, T &&> &&
             !std::is_same_v<std::remove_cvref_t<T>, HostResult>)
  HostResult(T&& value) : value_(std::forward<T>(value)) {}

  // The exception to raise: the bare name of a built-in exception ("KeyError") and its only
  // argument. Other names arrive as a RuntimeError that begins with the name.
  static HostResult raise(std::string type, std::string message) {
    HostResult result;
    result.exception_ = std::move(type);
    if (result.exception_.empty()) result.exception_ = "RuntimeError";
    result.message_ = std::move(message);
    return result;
  }

  bool raises() const { return !exception_.empty(); }
  const std::string& exception() const { return exception_; }
  const std::string& message() const { return message_; }
  const HostValue& value() const { return value_; }
  HostValue take_value() { return std::move(value_); }

 private:
  HostValue value_;
  std::string exception_;
  std::string message_;
};

using HostFunction = std::function<HostResult(HostCall&)>;

// To be thrown by host functions instead of `return HostResult::raise(…)`. Any other exception that
// derives from std::exception becomes a RuntimeError with its message, and whatever else is thrown
// one that says "a function of the host failed".
class HostException : public std::runtime_error {
 public:
  HostException(std::string type, const std::string& message)
      : std::runtime_error(message), type_(std::move(type)) {}
  const std::string& type() const { return type_; }

 private:
  std::string type_;
};

namespace internal {

template <class Function, class... Arguments>
HostResult call_for_result(Function& function, Arguments&... arguments) {
  if constexpr (std::is_void_v<std::invoke_result_t<Function&, Arguments&...>>) {
    function(arguments...);
    return {};
  } else {
    return HostResult(function(arguments...));
  }
}

}  // namespace internal

}  // namespace hognose
