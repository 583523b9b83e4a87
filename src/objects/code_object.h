// Code objects as guests see them: a number that names loaded code, read through the machine.
//
// Receives the index of loaded code; hands on code and frame objects, and the code itself.
#pragma once

#include "bytecode/code.h"
#include "objects/protocol.h"

namespace hognose {

Result<Value> make_code_object(Vm& vm, uint32_t loaded_index);

// The code that the index names; SystemError if a bug made it none.
Result<const Code*> checked_code(Vm& vm, uint32_t loaded_index);

struct FrameParts {
  uint32_t loaded_index = 0;
  uint32_t line = 0;
  Value back;     // frame, or undefined
  Value globals;  // the Dict
  Value locals;   // a mapping, or undefined
};
Result<Value> make_frame_object(Vm& vm, const FrameParts& parts);

}  // namespace hognose
