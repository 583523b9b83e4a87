// RegisterGuard: the proof by machine that nothing reads or writes beyond its part of the register
// stack.
//
// The live part of the stack ends at Machine::stack_top(). In builds with the address sanitizer
// every word above it is poisoned: whenever the frame on top or the end of the arguments changes,
// the machine moves the border (Machine::follow_registers). Poison reports the first access, reads
// too, and at the place where it happens; canaries that are compared at calls and returns would
// report writes only, and later. Dead temporaries of a caller lie above the border while its callee
// runs, so they are closed as well.
//
// A native that runs on arguments within the frame of its caller has the caller's dead temporaries
// behind them. These lie below the border, for what the native calls goes above the whole frame;
// a scope `Closed` closes them for the time of the native.
//
// Other builds have empty functions and an empty class: no code, no data.
#pragma once

#include <cstddef>
#include <cstdint>

#include "heap/value.h"

#if defined(__SANITIZE_ADDRESS__)
#define HOGNOSE_REGISTER_GUARD 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HOGNOSE_REGISTER_GUARD 1
#endif
#endif
#ifndef HOGNOSE_REGISTER_GUARD
#define HOGNOSE_REGISTER_GUARD 0
#endif

namespace hognose {

class Machine;

#if HOGNOSE_REGISTER_GUARD

class RegisterGuard {
 public:
  static constexpr bool kIsOn = true;

  RegisterGuard() = default;
  ~RegisterGuard() { stop(); }
  RegisterGuard(const RegisterGuard&) = delete;
  RegisterGuard& operator=(const RegisterGuard&) = delete;

  // A run begins: nothing is live.
  void start(Value* first, Value* end);
  // No run uses the region: it may be cleared or unmapped.
  void stop();
  // The live part ends at `live_end` from now on.
  void follow(const Value* live_end);
  bool has_closed_parts() const { return innermost_ != nullptr; }

  // While it lives, the words from `from` to the end of the live part are closed. The border stays
  // at or above that end meanwhile: everything that the native calls goes above it.
  class Closed {
   public:
    Closed(Machine& machine, const Value* from);
    ~Closed();
    Closed(const Closed&) = delete;
    Closed& operator=(const Closed&) = delete;

   private:
    friend class RegisterGuard;

    RegisterGuard& guard_;
    const Value* from_;
    const Value* to_;
    Closed* outer_;
  };

  // For the machine itself, which clears and scans words that are dead: while it lives, everything
  // up to `end` is open. No guest code runs meanwhile.
  class Opened {
   public:
    Opened(RegisterGuard& guard, const Value* end);
    ~Opened();
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

   private:
    RegisterGuard& guard_;
    const Value* end_;
  };

 private:
  const Value* first_ = nullptr;
  const Value* end_ = nullptr;  // of the region
  // Where the live part ends; from there to closed_end_ all words are closed. What lies beyond has
  // not been reached in this run: closing the whole reservation would take megabytes of shadow.
  const Value* border_ = nullptr;
  const Value* closed_end_ = nullptr;
  Closed* innermost_ = nullptr;
};

#else

class RegisterGuard {
 public:
  static constexpr bool kIsOn = false;

  void start(Value*, Value*) {}
  void stop() {}
  void follow(const Value*) {}
  static constexpr bool has_closed_parts() { return false; }

  class Closed {
   public:
    Closed(Machine&, const Value*) {}
  };
  class Opened {
   public:
    Opened(RegisterGuard&, const Value*) {}
  };
};

#endif

}  // namespace hognose
