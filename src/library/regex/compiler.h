// The compiler of regular expressions: from the tree to a program for the matcher.
//
// Receives what the parser made; hands on a cell with the program. What can be known before any
// text is seen is used: what a match begins with, which alternative a character rules out, and
// which repeats need no choice because what follows cannot begin inside of them.
#pragma once

#include "library/regex/parser.h"

namespace hognose::regex {

Result<ByteArrayCell*> compile_program(Vm& vm, Arena& arena, const Parsed& parsed);

}  // namespace hognose::regex
