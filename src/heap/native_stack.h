// NativeStack: the stack on which the C++ code of one run executes.
//
// Every engine has its own, so that the depth a guest reaches depends neither on the thread nor on
// what the host keeps on its stack, and the collector's conservative scan meets nothing of the
// host's (H4). A run enters its stack and leaves it for every call of the host's code, which runs
// on the stack of whoever entered. host/call.cpp, which is built with other flags than the engine,
// includes this file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "heap/fault.h"

namespace hognose {

class NativeStack {
 public:
  NativeStack() = default;
  ~NativeStack();
  NativeStack(const NativeStack&) = delete;
  NativeStack& operator=(const NativeStack&) = delete;

  // Reserves the addresses, with a guard on both sides; false if the system refuses.
  bool reserve();
  // Gives the addresses back to the system; the stack is not in use, or was left by a fault.
  void unmap();

  // Where a body begins. What is compiled and loaded before a program runs leaves its traces above
  // the part that the collector scans, so that they need not be cleared.
  enum class Part : uint8_t { Preparation, Run };

  // Runs body(context) on this stack and returns true when it has returned; false: a fault ended
  // it, and this stack is not entered again. Entering from another NativeStack is allowed (a fault
  // in the inner one ends the outer one, too), entering a stack that is in use is not.
  [[nodiscard]] bool enter(Part part, void (*body)(void* context), void* context);
  bool in_use() const { return fibers_ != nullptr; }

  // --- faults (fault.h)
  // From now on faults end what runs here; `ranges` outlive this.
  void contain_faults(std::span<const FaultRange> ranges) {
    ranges_ = ranges;
    recovers_ = true;
  }
  bool recovers() const { return recovers_; }
  std::span<const FaultRange> ranges() const { return ranges_; }
  const Fault& fault() const { return fault_; }
  // For the handlers: keeps what is known, then leaves the stack of this thread for good.
  void note_fault(const Fault& fault) { fault_ = fault; }
  static void abandon();
  // The stack that this thread executes on; null: the host's.
  static NativeStack* current();
  FaultRange addresses() const;
  FaultRange guard() const;

  // Zeroes what was used from the beginning of a part. Frames are scanned whole, with the gaps that
  // no function writes: every run finds zeros there, whatever ran before it.
  void clear(Part part);
  // Gives the memory back that a run which went deep has used.
  void trim();

  // All frames of a part are below this address.
  const void* base(Part part) const { return reinterpret_cast<const void*>(top(part)); }
  // Where recursion ends; natives that are running there may use what is below.
  uintptr_t limit() const { return limit_; }
  uintptr_t lowest() const { return lowest_; }

 private:
  // Bytes of the first part. A preparation that needs more goes on into the part of the run.
  static constexpr size_t kPreparation = 64 * 1024;

  struct Request;
  struct Fibers;

  friend void run_on_host_stack(void (*body)(void* context), void* context);

  void request(Request& request);
  uintptr_t top(Part part) const { return part == Part::Run ? base_ : base_ + kPreparation; }

  uintptr_t lowest_ = 0;
  uintptr_t limit_ = 0;
  uintptr_t base_ = 0;
  void* inside_ = nullptr;   // where the run goes on, while the host's code runs
  void* outside_ = nullptr;  // where whoever entered goes on
  bool recovers_ = false;
  std::span<const FaultRange> ranges_;
  Fault fault_;
  NativeStack* parent_ = nullptr;  // the stack that this one was entered from; null: the host's
  Fibers* fibers_ = nullptr;       // what sanitizers know of the switch that is being made
};

// Runs body(context) on the stack of the host, when called from a NativeStack; else just so.
void run_on_host_stack(void (*body)(void* context), void* context);

template <class Body>
[[nodiscard]] bool enter_stack(NativeStack& stack, NativeStack::Part part, Body body) {
  return stack.enter(part, [](void* context) { (*static_cast<Body*>(context))(); }, &body);
}

// A second stack, for work that not every run of a program does: what observers see, and what is
// done once in a process. It leaves nothing on the stack of the run that a later scan could meet.
class SideStack {
 public:
  void unmap() { stack_.unmap(); }
  template <class Body>
  void run(Body body) {
    // Without it the work is done all the same.
    if (stack_.in_use() || !is_ready()) return body();
    NativeStack* outer = NativeStack::current();
    if (outer != nullptr && outer->recovers()) stack_.contain_faults(outer->ranges());
    if (!enter_stack(stack_, NativeStack::Part::Run, body)) {
      fail_check("the work on the side stack came to its end");
    }
  }

 private:
  bool is_ready() { return stack_.lowest() != 0 || stack_.reserve(); }

  NativeStack stack_;
};

}  // namespace hognose
