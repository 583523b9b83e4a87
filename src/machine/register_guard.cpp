// Opens and closes words of the register stack by poisoning them for the address sanitizer.
//
// Empty in other builds. register_guard.h says what is closed when.
#include "machine/register_guard.h"

#if HOGNOSE_REGISTER_GUARD

#include <sanitizer/asan_interface.h>

#include <algorithm>

#include "machine/machine.h"

namespace hognose {

namespace {

// The minimum size of the closed area above the live part, and the step by which it grows.
constexpr ptrdiff_t kClosedAhead = 64 * 1024 / sizeof(Value);
constexpr ptrdiff_t kClosingStep = 1024 * 1024 / sizeof(Value);

size_t bytes_between(const Value* from, const Value* to) {
  return static_cast<size_t>(to - from) * sizeof(Value);
}

void open(const Value* from, const Value* to) {
  if (from < to) __asan_unpoison_memory_region(from, bytes_between(from, to));
}

void close(const Value* from, const Value* to) {
  if (from < to) __asan_poison_memory_region(from, bytes_between(from, to));
}

}  // namespace

void RegisterGuard::start(Value* first, Value* end) {
  stop();
  first_ = border_ = closed_end_ = first;
  end_ = end;
  follow(first);
}

void RegisterGuard::stop() {
  open(first_, closed_end_);
  first_ = end_ = border_ = closed_end_ = nullptr;
  innermost_ = nullptr;
}

void RegisterGuard::follow(const Value* live_end) {
  if (closed_end_ - live_end < kClosedAhead && closed_end_ != end_) {
    const Value* target = end_ - live_end > kClosingStep ? live_end + kClosingStep : end_;
    close(closed_end_, target);
    closed_end_ = target;
  }
  open(border_, live_end);
  close(live_end, border_);
  border_ = live_end;
}

RegisterGuard::Closed::Closed(Machine& machine, const Value* from)
    : guard_(machine.register_guard()),
      from_(from),
      to_(machine.stack_top()),
      outer_(guard_.innermost_) {
  close(from_, to_);
  guard_.innermost_ = this;
}

RegisterGuard::Closed::~Closed() {
  open(from_, to_);
  guard_.innermost_ = outer_;
}

RegisterGuard::Opened::Opened(RegisterGuard& guard, const Value* end)
    : guard_(guard), end_(std::min(end, guard.closed_end_)) {
  open(guard_.border_, end_);
  for (Closed* part = guard_.innermost_; part != nullptr; part = part->outer_) {
    open(part->from_, part->to_);
  }
}

RegisterGuard::Opened::~Opened() {
  close(guard_.border_, end_);
  for (Closed* part = guard_.innermost_; part != nullptr; part = part->outer_) {
    close(part->from_, part->to_);
  }
}

}  // namespace hognose

#endif
