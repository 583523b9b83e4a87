// Threads: chains of guest frames that take turns in the interpreter loop.
//
// A run has one loop, and only the running chain is on the stacks of records and registers. This
// table keeps the chains of the others, outside the cage like the stacks. A chain begins at the
// frame with kFrameEntry that is innermost in its loop, so no C++ code is on the native stack
// between its frames, and to suspend it is to copy its records and registers.
//
// Which thread goes on is decided by the library (_thread). A native requests the switch with
// request(), and raises; the loop then does not unwind but continues in the other chain, and the
// call of that native returns None when its own chain goes on.
#pragma once

#include <cstdint>
#include <memory>

#include "base/native_memory.h"
#include "base/result.h"
#include "heap/value.h"
#include "machine/frame.h"
#include "objects/core/native.h"

namespace hognose {

class Machine;
class Tracer;
struct Function;

enum class AfterSwitch : uint8_t { Suspend, End };

class Threads {
 public:
  // The chain with which the run began.
  static constexpr uint32_t kMain = 1;

  explicit Threads(Machine& machine);
  ~Threads();
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

  // Returns the number of a new thread. It begins with a call of the function, which has no
  // parameters.
  Result<uint32_t> create(Function* function);
  uint32_t running() const { return running_; }
  // Whether the thread is suspended or new, and its chain fits above the frames below this loop. A
  // chain with frames that C++ code called can go on in the loop of that call only.
  bool can_go_on(uint32_t thread) const;
  // Requests that the thread go on, in place of the running one. The running frame must be in the
  // middle of a call of `native`, by a call instruction. Only a chain that began as a thread can
  // end. Returns Raised, unless it stops.
  Failure request(uint32_t thread, AfterSwitch after, NativeCode native);
  // The same for a call in the running thread: `function` runs with one argument, and its result is
  // that of the native. Returns None, and requests nothing, if an instruction did not call the
  // native.
  Failure request_call(NativeCode native, Function* function, Value argument);
  // A suspended or new thread never goes on. Returns false if there is none of that number.
  bool drop(uint32_t thread);
  bool is_requested() const { return request_ != Request::None; }
  // Does what was requested. Returns the failure if it cannot be done, and Raised if the native
  // that requested it is not what the running frame calls: then something else was raised. If
  // nothing was requested, the first frame of a thread is on top and is being left. The thread then
  // ends, and the pending exception is raised in the chain for which the loop waits.
  Failure perform();

  void visit_roots(Tracer& tracer) const;
  void clear();

 private:
  struct Chain;
  enum class Request : uint8_t { None, Switch, Call };

  Chain* find(uint32_t thread) const;
  FrameRecord* entry() const;
  bool is_called_by_instruction(NativeCode native) const;
  Result<void> suspend(Chain& chain, FrameRecord* base);
  Result<void> restore(Chain& chain, FrameRecord* base);
  Result<void> begin(Chain& chain);
  Result<void> call();
  void forget(uint32_t thread);

  Machine& machine_;
  NativeVector<std::unique_ptr<Chain>> chains_;  // by number - 1; null: ended
  uint32_t running_ = kMain;
  Request request_ = Request::None;
  AfterSwitch after_ = AfterSwitch::Suspend;
  NativeCode native_ = nullptr;  // that requested it
  uint32_t wanted_ = 0;
  Value function_;
  Value argument_;
};

}  // namespace hognose
