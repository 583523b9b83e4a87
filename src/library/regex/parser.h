// The parser of regular expressions: from text to a tree, with Python's rules and error texts.
//
// Receives a str or bytes pattern and flags; hands on the tree, the flags of the whole pattern, the
// number of groups and their names. Errors are those of CPython's re._parser, positions included.
#pragma once

#include "library/regex/node.h"
#include "library/regex/source.h"

namespace hognose::regex {

struct Parsed {
  Sequence sequence;
  uint32_t flags = 0;
  uint32_t groups = 0;          // without group 0
  bool has_references = false;  // to groups, be they repeated or asked about
  Dict* group_index = nullptr;  // name → number
};

// The arena's budget bounds the memory of the tree.
Result<Parsed> parse_pattern(Vm& vm, Arena& arena, Value pattern, uint32_t flags);

}  // namespace hognose::regex
