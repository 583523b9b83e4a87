// Host functions: C++ functions that guest code calls by name.
//
// The host defines a function by its Python signature. The function receives a HostCall with one
// copied argument for each parameter and returns a HostResult: a value, or an exception to raise in
// the guest. This works with and without C++ exceptions. A C++ exception that leaves a host
// function becomes a Python exception that carries its message and nothing else; it propagates no
// further.
#pragma once

#include <exception>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "hognose/value.h"

namespace hognose {

class HostResult;
struct Answer;         // waiting.h
struct GuestProgress;  // waiting.h

// One call of a host function. It is valid until that function returns. The function runs on the
// stack of the thread that called Sandbox::run, so its room does not depend on how deep the guest's
// calls are. A run does not start if less than 24 KiB of that stack are left.
class HostCall {
 public:
  struct State;  // internal
  explicit HostCall(State& state) : state_(state) {}
  HostCall(const HostCall&) = delete;
  HostCall& operator=(const HostCall&) = delete;

  // One argument for each parameter of the signature, in order; the self of a method is not
  // counted. *args is a Tuple, **kwargs a Dict. If the guest omits an argument, it is the default
  // from the signature, or None if that default is not a literal; given() returns false for it. An
  // argument may be moved from. An index or name that is not a parameter yields None.
  size_t size() const;
  HostValue& operator[](size_t parameter);
  HostValue& operator[](std::string_view parameter);
  bool given(size_t parameter) const;
  bool given(std::string_view parameter) const;

  // The names of the function and of its parameters, as in its signature.
  std::string_view name() const;
  std::string_view parameter_name(size_t parameter) const;
  // Seconds that the limits on time leave for this call; infinity if there is no such limit. A
  // function that waits should not wait longer: it cannot be interrupted, and if it returns late
  // the run ends.
  double remaining_seconds() const;
  // Whether Sandbox::cancel() was called. If so, the result of this call is ignored.
  bool cancelled() const;

  // Calls a function of the guest: a handle (crossing.h), with copies of the arguments. The guest's
  // code counts for the limits of the run, and results cross as SandboxOptions::results says. An
  // exception that it raises is a HostResult that raises; if the host's function returns that, it
  // goes on unchanged. If a limit ends the run, the result is over(), and whatever the host's
  // function returns is ignored.
  //
  // Only the thread of this call may do so, and only this call or one that began within it. It is
  // an error elsewhere, in callbacks and in destructors of host objects, and if less than 24 KiB of
  // the thread's stack are left. The guest's code cannot wait.
  using Keywords = std::vector<std::pair<std::string, HostValue>>;
  HostResult call(const HostValue& function, std::vector<HostValue> arguments = {},
                  Keywords keywords = {});
  // The same for code that may wait (waiting.h), in runs begun with Sandbox::start(). The host's
  // function must continue it with resume() until it is over; if it returns before that, the run
  // ends with Status::HostError. While it waits, this call can call nothing else.
  GuestProgress start_call(const HostValue& function, std::vector<HostValue> arguments = {},
                           Keywords keywords = {});
  GuestProgress resume(std::vector<Answer> answers, double seconds = 0);

  // The object that a method or field is called on. HostClass<T> passes it with its type.
  void* object() const;

 private:
  State& state_;
};

// The result of a host function: a value, or an exception to raise in the guest.
class HostResult {
 public:
  HostResult() = default;  // None
  template <class T>
    requires(std::is_constructible_v<HostValue, T &&> &&
             !std::is_same_v<std::remove_cvref_t<T>, HostResult>)
  HostResult(T&& value) : value_(std::forward<T>(value)) {}

  // Raises an exception: `type` is the bare name of a built-in exception ("KeyError"), `message` is
  // its only argument. Any other name raises a RuntimeError whose text begins with that name.
  static HostResult raise(std::string type, std::string message) {
    HostResult result;
    result.exception_ = std::move(type);
    if (result.exception_.empty()) result.exception_ = "RuntimeError";
    result.message_ = std::move(message);
    return result;
  }

  // Raises an exception of the guest again: `original` is a handle on it, a HostValue of kind
  // Opaque, and the rest describes it, in case the handle is of no use.
  static HostResult raise_again(const HostValue& original, std::string type, std::string message) {
    HostResult result = raise(std::move(type), std::move(message));
    result.original_ = original.reference;
    return result;
  }
  // What HostCall::call() returns once the run has ended.
  static HostResult run_over() {
    HostResult result = raise("RuntimeError", "the run is over");
    result.over_ = true;
    return result;
  }

  bool raises() const { return !exception_.empty(); }
  bool over() const { return over_; }
  // The handle on the exception that is raised again; None if there is none.
  HostValue original() const {
    HostValue handle;
    if (original_ == nullptr) return handle;
    handle.kind = HostValue::Kind::Opaque;
    handle.reference = original_;
    return handle;
  }
  const std::string& exception() const { return exception_; }
  const std::string& message() const { return message_; }
  const HostValue& value() const { return value_; }
  HostValue take_value() { return std::move(value_); }

 private:
  HostValue value_;
  std::shared_ptr<const HostReference> original_;
  std::string exception_;
  std::string message_;
  bool over_ = false;
};

using HostFunction = std::function<HostResult(HostCall&)>;

// Host functions may throw this instead of returning HostResult::raise(…). Any other exception
// derived from std::exception becomes a RuntimeError with its message. Anything else that is thrown
// becomes a RuntimeError that says "a function of the host failed".
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
