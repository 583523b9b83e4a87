// The compiler of regular expressions: from the tree to a program for the matcher.
//
// It uses what is known without the text: how a match begins, which alternatives a character rules
// out, and which repeats need no choice because what follows cannot begin inside them.
#pragma once

#include "library/regex/parser.h"

namespace hognose::regex {

Result<ByteArrayCell*> compile_program(Vm& vm, Arena& arena, const Parsed& parsed);

}  // namespace hognose::regex
