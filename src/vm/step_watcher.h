// StepWatcher: sees every instruction of a run that is observed, and makes activations and lines of
// it.
//
// Receives the machine before each instruction (the loop then dispatches through a second table, so
// that a run without it pays nothing); compares the frames with those it knows; hands on what began
// and ended to the Observation.
#pragma once

#include <cstdint>
#include <vector>

#include "objects/core/observation.h"
#include "vm/machine.h"

namespace hognose {

class StepWatcher {
 public:
  // Whether code of built-in modules is watched line by line too.
  enum class Library : uint8_t { Calls, CallsAndLines };

  StepWatcher(Observation& observation, Library library)
      : observation_(observation), library_(library) {}

  // Before an instruction; the pc of the frame on top stands behind it. False: the run is to end.
  bool step(Machine& machine) {
    bool goes_on = true;
    machine.side_stack.run([&] { goes_on = see(machine); });
    return goes_on;
  }
  // The generator on top is about to be suspended by an instruction other than Yield, and with it
  // those that delegate to it.
  void suspends(Machine& machine);
  // An exception arose in the frame on top, which may not have run an instruction yet.
  void catch_up(Machine& machine);
  // The frame on top is about to be left by an exception.
  void unwinds(Machine& machine);

 private:
  bool see(Machine& machine);

  struct Activation {
    uint32_t line = 0;         // that began last
    uint32_t begun = 0;        // the instruction that it began with
    uint32_t instruction = 0;  // that ran last
  };

  void enter(Machine& machine, const FrameRecord* record);
  // The record `record`, which the newest activation belongs to, ends.
  void leave(Machine& machine, FrameRecord* record, FrameExit exit);
  void suspend_chain(Machine& machine, FrameExit exit);

  Observation& observation_;
  Library library_;
  std::vector<Activation> activations_;  // one for each frame record, from the first
};

}  // namespace hognose
