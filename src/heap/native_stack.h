// NativeStack: the stack on which the C++ code of one run executes.
//
// Every engine has its own stack. So the depth that a guest can reach depends neither on the thread
// nor on how much stack the host has used, and the collector's conservative scan never reads the
// host's frames (H4). A run enters its stack, and leaves it for every call of host code, which
// executes on the host's stack. host/call_host.cpp, which is built with other flags than the
// engine, includes this file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/foreign_call.h"
#include "heap/fault.h"
#include "heap/parking.h"

namespace hognose {

// Whether code on the host's stack may call back into the run that called it.
enum class Reentry : uint8_t { Refused, Allowed };

// Whether a body may suspend the run.
enum class Suspension : uint8_t { Refused, Allowed };

class NativeStack {
 public:
  NativeStack() = default;
  ~NativeStack();
  NativeStack(const NativeStack&) = delete;
  NativeStack& operator=(const NativeStack&) = delete;

  // Reserves the addresses of the stack and its foreign stack, with a guard on both sides of each.
  // Returns false if the system refuses.
  bool reserve();
  // Returns the addresses to the system. The stack must be unused or abandoned by a fault.
  void unmap();

  // Where a body starts. Compiling and loading a program leave their traces above the part that the
  // collector scans during the run, so those need not be cleared.
  enum class Part : uint8_t { Preparation, Run };

  // How execution left the stack.
  enum class Exit : uint8_t {
    Finished,   // the body returned
    Faulted,    // a fault ended it; the stack must not be entered again
    Suspended,  // the body called suspend_run(), and resume() continues it
  };

  // Runs body(context) on this stack. One NativeStack may be entered from another; a fault in the
  // inner one then ends the outer one, too. A stack that is in use must not be entered.
  [[nodiscard]] Exit enter(Part part, void (*body)(void* context), void* context,
                           Suspension suspension);
  // Continues a suspended body, on any thread.
  [[nodiscard]] Exit resume();
  bool in_use() const { return in_use_; }

  // --- calls back into the run, by host code that the run called
  // Whether the code that the run called last may call back: it was called with Reentry::Allowed,
  // it has not returned, and no call back waits.
  bool can_call_back() const;
  // Runs body(context) on this stack, above the frames that wait for the host code. Suspended: the
  // body called suspend_run(), and resume_call_back() continues it. The host code must not return
  // before the body has. After a fault it must return without another call.
  [[nodiscard]] Exit call_back(void (*body)(void* context), void* context);
  [[nodiscard]] Exit resume_call_back();
  bool call_back_waits() const { return call_back_waits_; }
  // Whether this thread executes the code that the run called last.
  bool is_served_here() const;

  // --- faults (fault.h)
  // From now on a fault ends the code that runs on this stack. `ranges` must outlive the stack.
  void contain_faults(std::span<const FaultRange> ranges) {
    ranges_ = ranges;
    recovers_ = true;
  }
  bool recovers() const { return recovers_; }
  std::span<const FaultRange> ranges() const { return ranges_; }
  const Fault& fault() const { return fault_; }
  // For the signal handlers: note_fault() records the fault, and abandon() then leaves this
  // thread's stack for good.
  void note_fault(const Fault& fault) { fault_ = fault; }
  static void abandon();
  // The stack that this thread executes on; null means the host's.
  static NativeStack* current();
  // Whether suspend_run() may be called here: in a body that may, on a stack that the host's stack
  // entered.
  static bool can_suspend();
  FaultRange addresses() const;
  FaultRange guard() const;

  // Zeroes the used memory of a part. The collector scans frames whole, including the gaps that no
  // function writes. Clearing makes every run find zeros there, whatever ran before it.
  void clear(Part part);
  // Returns the memory of deep recursion to the system.
  void trim();
  // While the body is suspended; see parking.h. Not for builds with sanitizers, which remember the
  // state of every word of a stack.
  static bool can_close();
  void keep_in(Parking& parking) const;
  void close();
  bool open();

  // All frames of a part are below this address.
  const void* base(Part part) const { return reinterpret_cast<const void*>(top(part)); }
  // The address at which recursion must stop. A native called there may use the reserve below it.
  uintptr_t limit() const { return limit_; }
  uintptr_t lowest() const { return lowest_; }
  // The ends of the foreign stack.
  uintptr_t foreign_top() const;
  uintptr_t foreign_lowest() const;

 private:
  // Bytes of the first part. A preparation that needs more continues into the part of the run.
  static constexpr size_t kPreparation = 64 * 1024;

  struct Request;

  // What the sanitizers know of the switches. Before each switch they are notified of the next
  // stack, and after it that the switch is complete. Other builds leave this empty. ThreadSanitizer
  // counts the functions that each stack entered and left, so these must be inlined.
  struct Fibers {
    [[gnu::always_inline]] void begin();
    [[gnu::always_inline]] void end();
    [[gnu::always_inline]] void to_run(const NativeStack& stack);
    [[gnu::always_inline]] void in_run();
    [[gnu::always_inline]] void to_entrant(bool for_good);
    [[gnu::always_inline]] void in_entrant();

    const void* bottom_of_entrant = nullptr;
    size_t size_of_entrant = 0;
    void* fake_of_entrant = nullptr;
    void* fake_of_run = nullptr;
    void* entrant = nullptr;
    void* run = nullptr;
  };

  friend void run_on_host_stack(void (*body)(void* context), void* context, Reentry reentry);
  friend void suspend_run();

  // The lower end of the traces that execution has left below `from`.
  uintptr_t end_of_traces(uintptr_t from) const;
  Exit serve(void* to_send);
  Exit serve_call_back(void* to_send);
  Request* request(Request& request);
  static void trim(uintptr_t lowest, uintptr_t top);
  uintptr_t top(Part part) const { return part == Part::Run ? base_ : base_ + kPreparation; }

  uintptr_t lowest_ = 0;
  uintptr_t limit_ = 0;
  uintptr_t base_ = 0;
  void* inside_ = nullptr;   // where the run resumes; set while host code runs
  void* outside_ = nullptr;  // where the caller of enter() resumes
  bool recovers_ = false;
  std::span<const FaultRange> ranges_;
  Fault fault_;
  NativeStack* parent_ = nullptr;  // the stack that this one was entered from; null: the host's
  Part part_ = Part::Run;          // where the body started
  bool in_use_ = false;
  Suspension suspension_ = Suspension::Refused;
  bool allows_call_back_ = false;  // the host code that runs may call back
  bool call_back_waits_ = false;   // a body of call_back() is suspended
  bool is_lost_ = false;           // a fault ended the run
  const void* server_ = nullptr;   // names the thread in serve()
  Fibers fibers_;
};

// Runs body(context) on the host's stack. Calls it directly when not on a NativeStack.
void run_on_host_stack(void (*body)(void* context), void* context,
                       Reentry reentry = Reentry::Refused);

// Leaves the NativeStack that this thread executes on. Returns when resume() is called, perhaps on
// another thread. Requires can_suspend().
void suspend_run();

// For a body that must not suspend the run: an attempt is a fault. Returns false if a fault ended
// it.
template <class Body>
[[nodiscard]] bool enter_stack(NativeStack& stack, NativeStack::Part part, Body body) {
  auto run_body = [](void* context) { (*static_cast<Body*>(context))(); };
  return stack.enter(part, run_body, &body, Suspension::Refused) == NativeStack::Exit::Finished;
}

// A second stack, for work that not every run of a program does: calls of observers, and work done
// once per process. Such work then leaves no traces on the stack of the run for a later scan to
// find.
class SideStack {
 public:
  // The next use reserves it again.
  void unmap() { stack_.unmap(); }
  // Inlined, and entered from the foreign stack: neither the registers that the switch saves nor
  // the frames of the way there are left on the stack of the run.
  template <class Body>
  [[gnu::always_inline]] void run(Body body) {
    if (!on_foreign_stack([&] { return enter(body); })) run_here(body);
  }

  void trim() {
    if (stack_.lowest() != 0) stack_.trim();
  }

 private:
  // Returns false on this stack itself, and if none can be reserved: the work is then done on the
  // current one.
  template <class Body>
  bool enter(Body& body) {
    if (stack_.in_use() || (stack_.lowest() == 0 && !stack_.reserve())) return false;
    NativeStack* outer = NativeStack::current();
    if (outer != nullptr && outer->recovers()) stack_.contain_faults(outer->ranges());
    auto body_on_stack = [&] { body(); };
    if (!enter_stack(stack_, NativeStack::Part::Run, body_on_stack)) {
      fail_check("the work on the side stack came to its end");
    }
    return true;
  }
  // Not inlined, so that tools/check/foreign_calls.py can tell it from its caller.
  template <class Body>
  [[gnu::noinline]] static void run_here(Body& body) {
    body();
  }

  NativeStack stack_;
};

}  // namespace hognose
