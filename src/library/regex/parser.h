// The parser of regular expressions: from text to a tree, by the rules of Python.
//
// The errors are those of CPython's re._parser, positions included.
#pragma once

#include "library/regex/node.h"
#include "library/regex/source.h"

namespace hognose::regex {

struct Parsed {
  Sequence sequence;
  uint32_t flags = 0;
  uint32_t groups = 0;          // without group 0
  bool has_references = false;  // backreferences or conditionals
  Dict* group_index = nullptr;  // name → number
};

// The budget of the arena limits the memory of the tree.
Result<Parsed> parse_pattern(Vm& vm, Arena& arena, Value pattern, uint32_t flags);

}  // namespace hognose::regex
