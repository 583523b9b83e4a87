// Layouts and makers of string.templatelib's Template and Interpolation. template.cpp has their
// types.
#pragma once

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

struct Template : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Template; }
  Value strings;         // a tuple with one string more than there are interpolations
  Value interpolations;  // a tuple
};

struct TemplateIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TemplateIterator; }
  uint32_t passed;  // strings and interpolations so far
  Value source;     // undefined at the end
};

struct Interpolation : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Interpolation; }
  Value value;
  Value expression;   // source text
  Value conversion;   // "s", "r", "a" or None
  Value format_spec;  // a string
};

Result<Value> make_template(Vm& vm, Tuple* strings, Tuple* interpolations);
Result<Value> make_interpolation(Vm& vm, Value value, Value expression, Value conversion,
                                 Value specification);

}  // namespace hognose
