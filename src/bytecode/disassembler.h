// The disassembler: code as text, for people.
//
// Receives a Code; hands on its header, instructions with names and constants resolved, exception
// table and children. `hognose show bytecode` prints it.
#pragma once

#include <string>

#include "bytecode/code.h"

namespace hognose {

std::string disassemble(const Code& code);
// A constant as Python would write it, cut short when it is long.
std::string describe(const Constant& constant);

}  // namespace hognose
