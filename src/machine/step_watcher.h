// StepWatcher: derives activations and lines from the instructions of an observed run.
//
// The loop calls it before each instruction. It dispatches through a second table for that, so runs
// without a watcher pay nothing. The watcher compares the frames with those it knows and reports
// what began and ended to the Observation.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/machine.h"
#include "objects/core/observation.h"

namespace hognose {

class StepWatcher {
 public:
  // Whether lines of built-in modules are reported, or only calls.
  enum class Library : uint8_t { Calls, CallsAndLines };

  StepWatcher(Observation& observation, Library library)
      : observation_(observation), library_(library) {}

  // Called before an instruction; the pc of the top frame is already after it. Returns false if the
  // run must end.
  bool step(Machine& machine) {
    bool goes_on = true;
    machine.stack.side.run([&] { goes_on = see(machine); });
    return goes_on;
  }
  // The top generator is about to be suspended by an instruction other than Yield, along with those
  // that delegate to it.
  void suspends(Machine& machine);
  // The frames from the top one down to `base` are about to be suspended: another thread goes on.
  void suspends_down_to(Machine& machine, FrameRecord* base);
  // An exception was raised in the top frame, which may not have run an instruction yet.
  void catch_up(Machine& machine);
  // An exception is about to leave the top frame.
  void unwinds(Machine& machine);

 private:
  bool see(Machine& machine);

  struct Activation {
    uint32_t line = 0;         // the line that began last
    uint32_t begun = 0;        // the instruction that began the line
    uint32_t instruction = 0;  // the instruction that ran last
  };

  void enter(Machine& machine, const FrameRecord* record);
  // Ends `record`, which belongs to the newest activation.
  void leave(Machine& machine, FrameRecord* record, FrameExit exit);
  void suspend_chain(Machine& machine, FrameExit exit);

  Observation& observation_;
  Library library_;
  std::vector<Activation> activations_;  // one for each frame record, starting with the first
};

}  // namespace hognose
