// The disassembler: renders code as text for people.
//
// The text holds the header, the instructions with names and constants resolved, the exception
// table and the children. `hognose show bytecode` prints it.
#pragma once

#include <string>

#include "bytecode/code.h"

namespace hognose {

std::string disassemble(const Code& code);
// A constant in Python notation, truncated if it is long.
std::string describe(const Constant& constant);

}  // namespace hognose
