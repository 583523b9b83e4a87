// Frames as guests see them: what the types frame and FrameLocalsProxy read of the machine.
//
// A frame object refers to a record on the machine's stack while that exists, or to a generator, or
// holds a copy of the state of a frame that has ended. Variables are read and written in place (PEP
// 667).
#pragma once

#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

// Defined in machine/frame_objects.cpp.

// f_back: a frame, or None.
Result<Value> caller_of_frame(Vm& vm, FrameObject* frame);
struct FramePlace {
  uint32_t line = 0;
  uint32_t instruction = 0;
};
FramePlace place_of_frame(Vm& vm, FrameObject* frame);
bool is_executing(Vm& vm, FrameObject* frame);
// The mapping that the frame's body runs in; undefined for a function.
Value namespace_of_frame(Vm& vm, FrameObject* frame);
// The variables that have a value, plus names added through the proxy.
Result<Dict*> variables_of_frame(Vm& vm, FrameObject* frame);
// Undefined if there is no such variable or it has no value.
Result<Value> find_variable(Vm& vm, FrameObject* frame, Str* name);
// Returns true if the frame has a variable of that name; the value is then stored.
Result<bool> store_variable(Vm& vm, FrameObject* frame, Str* name, Value value);
bool has_variable(Vm& vm, FrameObject* frame, Str* name);

}  // namespace hognose
