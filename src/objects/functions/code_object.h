// Code objects as guests see them: a number that names loaded code, read through the machine.
//
// Receives the index of loaded code; hands on code objects, and the code itself.
#pragma once

#include "bytecode/code.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// The code that the index names; SystemError if a bug made it none.
Result<const Code*> checked_code(Vm& vm, uint32_t loaded_index);

// Seams, defined by src/vm/code_access.cpp: the code object of loaded code, always the same one;
// the constants of loaded code (code objects of what is defined in it last), and the names that it
// uses.
Result<Value> make_code_object(Vm& vm, uint32_t loaded_index);
Result<Tuple*> constants_of_code(Vm& vm, uint32_t loaded_index);
Result<Tuple*> names_of_code(Vm& vm, uint32_t loaded_index);

}  // namespace hognose
