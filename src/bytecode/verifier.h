// The verifier: checks that a code is safe to run, from the code alone.
//
// verify() returns an error text. It is empty if every operand is in range, every jump lands on an
// instruction, no path runs off the end, and the tables are consistent. This proves the memory
// safety of operands, not that the program means what its source means. Development builds
// (HOGNOSE_VERIFY_BYTECODE) verify all code that the compiler produces.
#pragma once

#include <string>

#include "bytecode/code.h"

namespace hognose {

// Checks the whole tree of `code`, in a loop: nested definitions cost no native stack.
std::string verify(const Code& code);

}  // namespace hognose
