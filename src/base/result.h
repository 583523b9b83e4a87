// Result<T> and TRY: the only error channel of the engine.
//
// A function that can fail returns Result<T>: either a T or a Failure. There are two failures, and
// they must not be confused. Raised means that a guest exception is pending in the virtual machine.
// Stopped means that a limit ended the run and no guest code may run any more. The machine keeps
// the exception and the meter keeps the reason of the stop, so a Result stays small.
#pragma once

#include <cstdint>
#include <type_traits>
#include <utility>

namespace hognose {

enum class Failure : uint8_t { None = 0, Raised, Stopped };

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Failure failure) : failure_(failure) {}

  bool failed() const { return failure_ != Failure::None; }
  bool ok() const { return failure_ == Failure::None; }
  Failure failure() const { return failure_; }
  T& value() { return value_; }
  const T& value() const { return value_; }
  T take() { return std::move(value_); }

 private:
  T value_{};
  Failure failure_ = Failure::None;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  constexpr Result() = default;
  constexpr Result(Failure failure) : failure_(failure) {}

  constexpr bool failed() const { return failure_ != Failure::None; }
  constexpr bool ok() const { return failure_ == Failure::None; }
  constexpr Failure failure() const { return failure_; }
  constexpr void take() {}

 private:
  Failure failure_ = Failure::None;
};

}  // namespace hognose

#define HOGNOSE_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define HOGNOSE_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

// TRY(expression): evaluates to the value of a Result, or returns its failure from the enclosing
// function.
#define TRY(...)                                                              \
  __extension__({                                                             \
    auto try_result_ = (__VA_ARGS__);                                         \
    if (HOGNOSE_UNLIKELY(try_result_.failed())) return try_result_.failure(); \
    try_result_.take();                                                       \
  })
