// The verifier: checks that a code can be run without looking at anything outside of it.
//
// Receives a Code, from our compiler (development builds) or from elsewhere (always). Hands on an
// error text, empty when every operand is in range, jumps land on instructions, no path runs off
// the end, and the tables are sane. What is proved: memory safety of operands. Not proved: that the
// program means what its source means.
#pragma once

#include <string>

#include "bytecode/code.h"

namespace hognose {

// The whole tree under `code`; recursion by nesting of definitions is bounded by a loop over the
// tree.
std::string verify(const Code& code);

}  // namespace hognose
