// PatternNames: the names that one case of a match statement binds.
//
// Receives them from the checks of its pattern (patterns.cpp), in order; hands on, while the
// pattern is compiled (matching.cpp), the register that keeps each one's value: names are bound
// only when the whole pattern has matched.
#pragma once

#include <set>
#include <vector>

#include "compiler/code_generator.h"

namespace hognose {

struct CodeGenerator::PatternNames {
  std::vector<const ast::Identifier*> list;
  std::set<uint32_t> ids;
  Register first = 0;  // the register of list[0]; the others follow

  Register register_of(const ast::Identifier* name) const {
    size_t index = 0;
    while (list[index]->id != name->id) ++index;
    return static_cast<Register>(first + index);
  }
};

}  // namespace hognose
