// PatternNames: the names that one case of a match statement binds, in order.
//
// The checks in patterns.cpp collect them. While the pattern is compiled (matching.cpp), each name
// has a register for its value, because names are bound only after the whole pattern has matched.
#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "compiler/code_generator.h"

namespace hognose {

struct CodeGenerator::PatternNames {
  std::vector<const ast::Identifier*> list;
  std::set<std::pair<uint32_t, uint32_t>> places;  // (identifier, index in the list)
  Register first = 0;                              // the register of list[0]; the others follow

  // False if the name is already in the list.
  bool add(const ast::Identifier* name) {
    auto found = places.lower_bound({name->id, 0});
    if (found != places.end() && found->first == name->id) return false;
    places.emplace_hint(found, name->id, static_cast<uint32_t>(list.size()));
    list.push_back(name);
    return true;
  }
  bool has_those_of(const PatternNames& other) const {
    return std::equal(places.begin(), places.end(), other.places.begin(), other.places.end(),
                      [](auto& left, auto& right) { return left.first == right.first; });
  }
  Register register_of(const ast::Identifier* name) const {
    return static_cast<Register>(first + places.lower_bound({name->id, 0})->second);
  }
};

}  // namespace hognose
