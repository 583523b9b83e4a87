// Frames as guests see them, and the seams through which the machine shows its own.
//
// A frame object names a record of the machine's stack while that lives, a generator, or keeps what
// was left when the frame ended. Reading and writing variables goes to where they are (PEP 667).
#pragma once

#include "objects/functions/code_object.h"

namespace hognose {

// --- seams, defined by src/vm/frame_objects.cpp

// The frame of a generator or coroutine; None once it has finished.
Result<Value> frame_of_generator(Vm& vm, Generator* generator);
Result<FrameObject*> frame_of_traceback(Vm& vm, Traceback* entry);
// f_back: a frame, or None.
Result<Value> caller_of_frame(Vm& vm, FrameObject* frame);
struct FramePlace {
  uint32_t line = 0;
  uint32_t instruction = 0;
};
FramePlace place_of_frame(Vm& vm, FrameObject* frame);
bool is_executing(Vm& vm, FrameObject* frame);
// The mapping that the frame's body runs in; undefined for a function's.
Value namespace_of_frame(Vm& vm, FrameObject* frame);
// The variables that have a value, and what was added through the proxy.
Result<Dict*> variables_of_frame(Vm& vm, FrameObject* frame);
// Undefined: no such variable, or none with a value.
Result<Value> find_variable(Vm& vm, FrameObject* frame, Str* name);
// True if the frame has a variable of that name, which now has the value.
Result<bool> store_variable(Vm& vm, FrameObject* frame, Str* name, Value value);
bool has_variable(Vm& vm, FrameObject* frame, Str* name);

}  // namespace hognose
