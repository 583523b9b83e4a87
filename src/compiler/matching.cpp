// Matching: the code of match statements (PEP 634). patterns.cpp checks the patterns first.
//
// Each case tests the subject and jumps to the next case if a test fails. Captured values stay in
// registers until the whole pattern has matched; then they are stored under their names, before the
// guard is evaluated. The subject is taken apart in CPython's order and with the same operations: a
// class that defines these operations can observe both.
#include "compiler/code_generator.h"
#include "compiler/pattern_names.h"

namespace hognose {

namespace {

bool is_wildcard(const ast::Pattern* node) {
  auto* match = ast::as<const ast::MatchAs>(node);
  return match && !match->name && !match->pattern;
}

bool is_star_wildcard(const ast::Pattern* node) {
  auto* star = ast::as<const ast::MatchStar>(node);
  return star && !star->name;
}

}  // namespace

void CodeGenerator::match_statement(const ast::Match& node) {
  // Copy the subject: a case may assign the variable that it came from.
  const Register subject = allocate();
  evaluate(node.subject, subject);
  const uint32_t mark = top_;
  JumpTarget end;
  for (uint32_t i = 0; i < node.cases.size() && check_budget(); ++i) {
    const ast::MatchCase& choice = *node.cases[i];
    PatternNames names;
    const bool is_last = i + 1 == node.cases.size();
    if (!check_pattern(choice.pattern, names, is_last || choice.guard)) return;
    const auto count = static_cast<uint32_t>(names.list.size());
    at(choice.pattern->position);
    names.first = allocate(count);
    JumpTarget next;
    match_pattern(choice.pattern, subject, names, next);
    for (const ast::Identifier* name : names.list) {
      if (!pay_for_item()) return;
      store_name(name, names.register_of(name), choice.pattern->position);
    }
    release_to(mark);
    if (choice.guard) jump_if(choice.guard, Sense::IfFalse, next);
    release_to(mark);
    statements(choice.body);
    if (!is_last) jump(Opcode::Jump, end);
    bind(next);
  }
  bind(end);
}

// Falls through if the value in `subject` matches, else jumps to `fail`.
void CodeGenerator::match_pattern(const ast::Pattern* node, Register subject,
                                  const PatternNames& names, JumpTarget& fail) {
  if (!pay_for_item()) return;
  const uint32_t mark = top_;
  at(node->position);
  switch (node->kind) {
    case ast::PatternKind::MatchValue: {
      const Operand wanted = value(static_cast<const ast::MatchValue*>(node)->value);
      at(node->position);
      jump_if_compared(ast::CompareOperator::Eq, subject, wanted, Sense::IfFalse, fail);
      break;
    }
    case ast::PatternKind::MatchSingleton: {
      const Operand wanted{constant_of(static_cast<const ast::MatchSingleton*>(node)->value), 0};
      jump_if_compared(ast::CompareOperator::Is, subject, wanted, Sense::IfFalse, fail);
      break;
    }
    case ast::PatternKind::MatchSequence:
      match_sequence(*static_cast<const ast::MatchSequence*>(node), subject, names, fail);
      break;
    case ast::PatternKind::MatchMapping:
      match_mapping(*static_cast<const ast::MatchMapping*>(node), subject, names, fail);
      break;
    case ast::PatternKind::MatchClass:
      match_class(*static_cast<const ast::MatchClass*>(node), subject, names, fail);
      break;
    case ast::PatternKind::MatchStar: {
      auto* star = static_cast<const ast::MatchStar*>(node);
      if (star->name) move(names.register_of(star->name), subject);
      break;
    }
    case ast::PatternKind::MatchAs: {
      auto* match = static_cast<const ast::MatchAs*>(node);
      if (match->pattern) match_pattern(match->pattern, subject, names, fail);
      if (match->name) move(names.register_of(match->name), subject);
      break;
    }
    case ast::PatternKind::MatchOr: {
      auto& alternatives = static_cast<const ast::MatchOr*>(node)->patterns;
      JumpTarget matched;
      for (uint32_t i = 0; i + 1 < alternatives.size(); ++i) {
        JumpTarget next;
        match_pattern(alternatives[i], subject, names, next);
        jump(Opcode::Jump, matched);
        bind(next);
      }
      match_pattern(alternatives[alternatives.size() - 1], subject, names, fail);
      bind(matched);
      break;
    }
  }
  release_to(mark);
}

void CodeGenerator::match_sequence(const ast::MatchSequence& node, Register subject,
                                   const PatternNames& names, JumpTarget& fail) {
  const uint32_t size = node.patterns.size();
  if (size > kRoom) {
    diagnostics_.too_complex(node.position, "too many items in a sequence pattern");
    return;
  }
  uint32_t star = size;
  bool only_wildcards = true;
  bool star_is_wildcard = false;
  for (uint32_t i = 0; i < size; ++i) {
    const ast::Pattern* pattern = node.patterns[i];
    if (pattern->kind == ast::PatternKind::MatchStar) {
      star = i;
      star_is_wildcard = is_star_wildcard(pattern);
      only_wildcards = only_wildcards && star_is_wildcard;
    } else {
      only_wildcards = only_wildcards && is_wildcard(pattern);
    }
  }
  const bool has_star = star < size;
  const auto check = !has_star  ? LengthCheck::Exact
                     : size > 1 ? LengthCheck::AtLeast
                                : LengthCheck::None;
  jump(Opcode::JumpUnlessSequence, fail, subject, has_star ? size - 1 : size,
       static_cast<uint32_t>(check));
  if (only_wildcards) return;
  if (star_is_wildcard) {
    for (uint32_t i = 0; i < size; ++i) {
      if (i == star || is_wildcard(node.patterns[i])) continue;
      const uint32_t mark = top_;
      const Register item = allocate();
      at(node.position);
      if (i < star) {
        emit(Opcode::LoadInt, item, 0, 0, static_cast<int32_t>(i));
      } else {
        // CPython computes an index from the start here, too. The __getitem__ of a subclass can see
        // it.
        emit(Opcode::GetLength, item, subject);
        const Register back = allocate();
        emit(Opcode::LoadInt, back, 0, 0, static_cast<int32_t>(size - i));
        emit(Opcode::Subtract, item, item, back);
      }
      emit(Opcode::GetItem, item, subject, item);
      match_pattern(node.patterns[i], item, names, fail);
      release_to(mark);
    }
    return;
  }
  const Register first = allocate(size);
  if (has_star) {
    emit(Opcode::UnpackStar, first, subject, star, static_cast<int32_t>(size - star - 1));
  } else {
    emit(Opcode::Unpack, first, subject, size);
  }
  for (uint32_t i = 0; i < size; ++i) {
    match_pattern(node.patterns[i], static_cast<Register>(first + i), names, fail);
  }
}

void CodeGenerator::match_mapping(const ast::MatchMapping& node, Register subject,
                                  const PatternNames& names, JumpTarget& fail) {
  const uint32_t size = node.keys.size();
  if (size > kRoom) {
    diagnostics_.too_complex(node.position, "too many keys in a mapping pattern");
    return;
  }
  jump(Opcode::JumpUnlessMapping, fail, subject, size,
       static_cast<uint32_t>(size == 0 ? LengthCheck::None : LengthCheck::AtLeast));
  if (size == 0 && !node.rest) return;
  const Register keys = allocate();
  tuple_display(node.keys, keys);
  release_to(keys + 1u);
  at(node.position);
  const Register window = allocate(size + 1);
  emit(Opcode::MatchKeys, window, subject, keys, static_cast<int32_t>(size));
  jump(Opcode::JumpIfFalse, fail, window);
  for (uint32_t i = 0; i < size; ++i) {
    match_pattern(node.patterns[i], static_cast<Register>(window + 1 + i), names, fail);
  }
  if (!node.rest) return;
  at(node.position);
  emit(Opcode::CopyRest, names.register_of(node.rest), subject, keys);
}

void CodeGenerator::match_class(const ast::MatchClass& node, Register subject,
                                const PatternNames& names, JumpTarget& fail) {
  const uint32_t positional = node.patterns.size();
  const uint32_t named = node.kwd_patterns.size();
  if (positional + named > kRoom) {
    diagnostics_.too_complex(node.position, "too many sub-patterns in a class pattern");
    return;
  }
  const Register type = reg(node.cls);
  Constant tuple;
  tuple.kind = Constant::Kind::Tuple;
  auto* items = scratch_.array<Constant>(named);
  if (!items) {
    stopped_ = true;
    return;
  }
  for (uint32_t i = 0; i < named; ++i) {
    new (&items[i]) Constant();
    items[i].kind = Constant::Kind::Name;
    items[i].text = node.kwd_attrs[i]->text();
  }
  tuple.items = {items, named};
  at(node.position);
  const Register window = allocate(positional + named + 1);
  move(window, type);
  if (builder_.reachable()) {
    emit(Opcode::MatchClass, window, subject, positional, builder_.constant(tuple));
  }
  jump(Opcode::JumpIfFalse, fail, window);
  for (uint32_t i = 0; i < positional; ++i) {
    match_pattern(node.patterns[i], static_cast<Register>(window + 1 + i), names, fail);
  }
  for (uint32_t i = 0; i < named; ++i) {
    match_pattern(node.kwd_patterns[i], static_cast<Register>(window + 1 + positional + i), names,
                  fail);
  }
}

}  // namespace hognose
