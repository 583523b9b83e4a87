// Formatted strings (PEP 498, PEP 701): pieces formatted one by one and concatenated.
//
// Receives JoinedStr and FormattedValue; hands on code that leaves a string. A long one is
// concatenated in parts.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::joined_string(const ast::JoinedStr& node, Register destination) {
  const uint32_t count = node.values.size();
  if (count == 0) {
    at(&node);
    return load_constant(destination, *string_constant({}, Constant::Kind::Str));
  }
  if (count == 1) return evaluate(node.values[0], destination);
  const auto first = static_cast<Register>(top_);
  uint32_t pending = 0;
  for (uint32_t i = 0; i < count && !stop(); ++i) {
    evaluate_next(node.values[i]);
    ++pending;
    if (i + 1 < count && (pending >= kDirectCount || (pending > 1 && top_ >= kRoom))) {
      at(&node);
      emit(Opcode::BuildString, first, first, pending);
      release_to(first + 1u);
      pending = 1;
    }
  }
  at(&node);
  emit(Opcode::BuildString, destination, first, pending);
}

void CodeGenerator::formatted_value(const ast::FormattedValue& node, Register destination) {
  const Register operand = reg(node.value);
  int32_t spec = -1;
  if (node.format_spec) spec = reg(node.format_spec);
  Conversion conversion = Conversion::None;
  switch (node.conversion) {
    case ast::Conversion::None: break;
    case ast::Conversion::Str: conversion = Conversion::Str; break;
    case ast::Conversion::Repr: conversion = Conversion::Repr; break;
    case ast::Conversion::Ascii: conversion = Conversion::Ascii; break;
  }
  at(&node);
  emit(Opcode::FormatValue, destination, operand, static_cast<uint32_t>(conversion), spec);
}

}  // namespace hognose
