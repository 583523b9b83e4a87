// Formatted strings (PEP 498, PEP 701): the pieces are formatted one by one and concatenated; a
// long string is concatenated in parts. Template strings (PEP 750) keep their pieces as they are.
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

// The strings are known at compile time. There is one more string than there are interpolations
// (PEP 750).
void CodeGenerator::template_string(const ast::TemplateStr& node, Register destination) {
  std::vector<std::string_view> texts;
  uint32_t count = 0;
  bool after_text = false;
  for (const ast::Expr* part : node.values) {
    if (auto* text = ast::as<const ast::Constant>(part)) {
      texts.push_back(text->value.text.bytes());
      after_text = true;
      continue;
    }
    if (!after_text) texts.push_back({});
    after_text = false;
    ++count;
  }
  if (!after_text) texts.push_back({});
  Constant* items = scratch_.array<Constant>(texts.size());
  if (!items) return;
  Constant strings;
  strings.kind = Constant::Kind::Tuple;
  for (size_t i = 0; i < texts.size(); ++i) {
    new (&items[i]) Constant();
    items[i].kind = Constant::Kind::Str;
    items[i].text = texts[i];
  }
  strings.items = {items, texts.size()};

  const Register first = allocate(2);
  load_constant(first, strings);
  const auto parts = static_cast<Register>(first + 1);
  const uint32_t mark = top_;
  const bool is_direct = has_room(count);
  if (!is_direct) emit(Opcode::BuildList, parts, parts, 0);
  for (const ast::Expr* part : node.values) {
    auto* value = ast::as<const ast::Interpolation>(part);
    if (!value) continue;
    const Register made = allocate();
    interpolation(*value, made);
    if (is_direct) continue;
    emit(Opcode::ListAppend, parts, made);
    release_to(mark);
  }
  at(&node);
  if (is_direct) {
    emit(Opcode::BuildTuple, parts, mark, count);
  } else {
    emit(Opcode::ListToTuple, parts, parts);
  }
  intrinsic(Intrinsic::Template, destination, first);
  release_to(first);
}

void CodeGenerator::interpolation(const ast::Interpolation& node, Register destination) {
  const uint32_t mark = top_;
  const Register first = allocate(4);
  evaluate(node.value, first);
  load_constant(static_cast<Register>(first + 1),
                *string_constant(node.str.bytes(), Constant::Kind::Str));
  const auto conversion = static_cast<Register>(first + 2);
  const char* letter = "";
  switch (node.conversion) {
    case ast::Conversion::None: break;
    case ast::Conversion::Str: letter = "s"; break;
    case ast::Conversion::Repr: letter = "r"; break;
    case ast::Conversion::Ascii: letter = "a"; break;
  }
  if (*letter == 0) {
    emit(Opcode::LoadNone, conversion);
  } else {
    load_constant(conversion, *string_constant(letter, Constant::Kind::Str));
  }
  const auto specification = static_cast<Register>(first + 3);
  if (node.format_spec) {
    evaluate(node.format_spec, specification);
  } else {
    load_constant(specification, *string_constant({}, Constant::Kind::Str));
  }
  at(&node);
  intrinsic(Intrinsic::Interpolation, destination, first);
  release_to(mark);
}

}  // namespace hognose
