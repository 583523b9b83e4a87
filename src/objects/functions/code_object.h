// Code objects as guests see them: a cell with the index of loaded code.
//
// The machine looks the index up; see checked_code().
#pragma once

#include "bytecode/code.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// The code at the index; SystemError if a bug made the index invalid.
Result<const Code*> checked_code(Vm& vm, uint32_t loaded_index);

// Defined in src/vm/code_access.cpp: the code object of loaded code, which is always the same
// object; the constants of loaded code, with the code objects of nested definitions last; and the
// names that the code uses.
Result<Value> make_code_object(Vm& vm, uint32_t loaded_index);
Result<Tuple*> constants_of_code(Vm& vm, uint32_t loaded_index);
Result<Tuple*> names_of_code(Vm& vm, uint32_t loaded_index);

}  // namespace hognose
