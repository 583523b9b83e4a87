// RegisterGuard: detects every access beyond the live part of the register stack.
//
// The live part ends at Machine::stack_top(). In builds with the address sanitizer every word above
// it is poisoned. The machine moves the border (Machine::follow_registers) whenever the top frame
// or the end of the arguments changes. Poison reports the first bad access, reads included, where
// it happens. Canaries compared at calls and returns would report only writes, and later. Dead
// temporaries of a caller are above the border while its callee runs, so they are closed as well.
//
// A native that runs on arguments inside its caller's frame has the caller's dead temporaries right
// after them. These are below the border, because anything the native calls goes above the whole
// frame. A `Closed` scope closes them while the native runs.
//
// In other builds the functions and the class are empty: no code, no data.
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
  // The run is over: the region may be cleared or unmapped.
  void stop();
  // Moves the end of the live part to `live_end`.
  void follow(const Value* live_end);
  bool has_closed_parts() const { return innermost_ != nullptr; }

  // Closes the words from `from` to the end of the live part for the lifetime of this object. The
  // border stays at or above that end meanwhile, because everything that the native calls goes
  // above it.
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

  // Opens everything up to `end` for the lifetime of this object. Used by the machine itself, which
  // clears and scans dead words. No guest code runs meanwhile.
  class [[maybe_unused]] Opened {
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
  // The end of the live part. All words from there to closed_end_ are closed. Words beyond
  // closed_end_ have not been reached in this run: closing the whole reservation would take
  // megabytes of shadow memory.
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
  class [[maybe_unused]] Opened {
   public:
    Opened(RegisterGuard&, const Value*) {}
  };
};

#endif

}  // namespace hognose
