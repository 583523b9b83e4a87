// Code objects as guests see them: a cell with the index of loaded code.
//
// The machine looks the index up; see checked_code().
#pragma once

#include "bytecode/code.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// The code at the index; SystemError if a bug made the index invalid.
Result<const Code*> checked_code(Vm& vm, uint32_t loaded_index);

}  // namespace hognose
