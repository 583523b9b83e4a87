// Parser: simple statements, and sequences of statements. Compound statements are in compound.cpp
// and patterns.cpp.
#include "syntax/parser/impl.h"

namespace hognose {

using namespace ast;

namespace {

// The operator of an augmented assignment. False if the token is not such an operator.
bool augmented_operator(TokenKind kind, Operator& op) {
  using enum TokenKind;
  switch (kind) {
    case PlusEqual: op = Operator::Add; return true;
    case MinusEqual: op = Operator::Sub; return true;
    case StarEqual: op = Operator::Mult; return true;
    case AtEqual: op = Operator::MatMult; return true;
    case SlashEqual: op = Operator::Div; return true;
    case PercentEqual: op = Operator::Mod; return true;
    case AmpersandEqual: op = Operator::BitAnd; return true;
    case VerticalBarEqual: op = Operator::BitOr; return true;
    case CircumflexEqual: op = Operator::BitXor; return true;
    case LeftShiftEqual: op = Operator::LShift; return true;
    case RightShiftEqual: op = Operator::RShift; return true;
    case DoubleStarEqual: op = Operator::Pow; return true;
    case DoubleSlashEqual: op = Operator::FloorDiv; return true;
    default: return false;
  }
}

}  // namespace

// A statement that ends with a block ends where the last statement of the block ends, not at the
// dedents after it.
Position Parser::block_span(const Position& start) const {
  const Token* last = token_ - 1;
  while (last->kind == Kind::Newline || last->kind == Kind::Dedent || last->kind == Kind::Indent)
    last--;
  return join(start, last->position);
}

Module* Parser::file() {
  uint32_t mark = scratch_.size();
  while (!at(Kind::End)) {
    previous_statement_ = statement_;
    statement_ = token_;
    if (!statement()) return nullptr;
  }
  auto* module = arena_.make<Module>();
  module->body = take<Stmt*>(mark);
  return module;
}

// eval: expressions NEWLINE* ENDMARKER
Module* Parser::eval() {
  statement_ = token_;
  const Position& start = token_->position;
  Expr* value = expression();
  if (!value) return nullptr;
  if (at(Kind::Comma)) {
    uint32_t mark = scratch_.size();
    scratch_.push(value);
    while (accept(Kind::Comma) && !at(Kind::Newline) && !at(Kind::End)) {
      value = expression();
      if (!value) return nullptr;
      scratch_.push(value);
    }
    Array<Expr*> items = take<Expr*>(mark);
    value = expr<Tuple>(span(start), items, Context::Load);
  }
  while (accept(Kind::Newline)) {
  }
  if (!at(Kind::End)) return nullptr;
  auto* module = arena_.make<Module>();
  module->kind = ModuleKind::Expression;
  module->expression = value;
  return module;
}

// All compound statements except match, whose keyword is soft.
static bool begins_compound(TokenKind kind) {
  switch (kind) {
    case TokenKind::At:
    case TokenKind::Async:
    case TokenKind::Class:
    case TokenKind::Def:
    case TokenKind::For:
    case TokenKind::If:
    case TokenKind::Try:
    case TokenKind::While:
    case TokenKind::With: return true;
    default: return false;
  }
}

// interactive: compound_stmt NEWLINE | simple_stmts | NEWLINE
Module* Parser::single() {
  uint32_t mark = scratch_.size();
  statement_ = token_;
  auto* module = arena_.make<Module>();
  module->kind = ModuleKind::Interactive;
  if (at(Kind::End)) return nullptr;
  if (at(Kind::Newline)) {
    module->body = one<Stmt*>(
        stmt<Pass>(Position{token_->position.lineno, token_->position.col_offset,
                            token_->position.end_lineno, token_->position.end_col_offset}));
    return module;
  }
  const bool is_compound = begins_compound(kind());
  if (!statement()) return nullptr;
  // A suite on the same line has consumed the newline that belongs to it.
  if (is_compound && !accept(Kind::Newline)) return nullptr;
  // Only blank lines may follow. After simple statements, they may have any indentation.
  while (accept(Kind::Newline) ||
         (!is_compound && (accept(Kind::Indent) || accept(Kind::Dedent)))) {
  }
  if (!at(Kind::End)) return nullptr;
  module->body = take<Stmt*>(mark);
  return module;
}

bool Parser::pay_for_tokens() {
  // Parts of a statement may be parsed twice; charge them only once.
  if (token_ <= charged_) return !workspace_.stopped();
  return workspace_.charge(static_cast<uint64_t>(token_ - std::exchange(charged_, token_)));
}

// One compound statement or one line of simple ones. The nodes are pushed on the scratch stack.
bool Parser::statement() {
  if (!pay_for_tokens() || arena_.exhausted()) return false;
  if (begins_compound(kind())) {
    Stmt* node = compound_statement();
    if (!node) return false;
    scratch_.push(node);
    return true;
  }
  if (at(Kind::Name) && at_soft(SoftKeyword::Match) && match_may_begin()) {
    bool is_match = false;
    Stmt* node = match_statement(is_match);
    if (node) {
      scratch_.push(node);
      return true;
    }
    if (is_match) return false;
  }
  return simple_statements();
}

bool Parser::simple_statements() {
  for (;;) {
    Stmt* node = simple_statement();
    if (!node) return false;
    scratch_.push(node);
    if (accept(Kind::Newline)) return true;
    if (!accept(Kind::Semicolon)) return false;
    if (accept(Kind::Newline)) return true;
  }
}

Stmt* Parser::simple_statement() {
  const Position& start = token_->position;
  switch (kind()) {
    case Kind::Return: return return_statement();
    case Kind::Import: return import_statement();
    case Kind::From: return import_from_statement();
    case Kind::Raise: return raise_statement();
    case Kind::Pass: token_++; return stmt<Pass>(start);
    case Kind::Break: token_++; return stmt<Break>(start);
    case Kind::Continue: token_++; return stmt<Continue>(start);
    case Kind::Del: return delete_statement();
    case Kind::Assert: return assert_statement();
    case Kind::Global:
    case Kind::Nonlocal: return names_statement();
    case Kind::Name:
      if (at_soft(SoftKeyword::Type) && next_kind() == Kind::Name) return type_alias();
      return expression_statement();
    default: return expression_statement();
  }
}

// An assignment of any kind, or an expression.
Stmt* Parser::expression_statement() {
  const Token* first = token_;
  const Position& start = first->position;
  bool yields = at(Kind::Yield);
  Expr* value = yields ? yield_expression() : star_expressions();
  if (!value) return nullptr;
  if (at(Kind::Newline) || at(Kind::Semicolon)) return stmt<Expression>(span(start), value);
  if (yields) return nullptr;
  if (at(Kind::Equal)) {
    uint32_t mark = scratch_.size();
    while (accept(Kind::Equal)) {
      if (!make_star_target(value)) return nullptr;
      scratch_.push(value);
      yields = at(Kind::Yield);
      value = yields ? yield_expression() : star_expressions();
      if (!value) return nullptr;
      if (yields) break;
    }
    Array<Expr*> targets = take<Expr*>(mark);
    return stmt<Assign>(span(start), targets, value);
  }
  if (at(Kind::Colon)) {
    bool parenthesised_target = first->kind == Kind::LeftParenthesis;
    int32_t simple = value->kind == ExprKind::Name && !parenthesised_target;
    // The parentheses of a tuple or list belong to it; make_single_target rejects both.
    if (!make_single_target(value)) return nullptr;
    token_++;
    Expr* annotation = expression();
    if (!annotation) return nullptr;
    Expr* assigned = nullptr;
    if (accept(Kind::Equal)) {
      assigned = at(Kind::Yield) ? yield_expression() : star_expressions();
      if (!assigned) return nullptr;
    }
    return stmt<AnnAssign>(span(start), value, annotation, assigned, simple);
  }
  Operator op;
  if (augmented_operator(kind(), op)) {
    if (!make_single_target(value)) return nullptr;
    token_++;
    Expr* operand = at(Kind::Yield) ? yield_expression() : star_expressions();
    if (!operand) return nullptr;
    return stmt<AugAssign>(span(start), value, op, operand);
  }
  return nullptr;
}

// Returns a.b.c as one identifier.
const Identifier* Parser::dotted_name() {
  const Token* first = token_;
  const Identifier* name = identifier();
  if (!name || !at(Kind::Dot)) return name;
  uint32_t parts = 1;
  size_t size = name->size;
  while (accept(Kind::Dot)) {
    name = identifier();
    if (!name) return nullptr;
    parts++;
    size += name->size + 1;
  }
  auto* text = arena_.array<char>(size);
  if (!text) return nullptr;
  char* out = text;
  for (uint32_t i = 0; i < parts; i++) {
    const Identifier* part = identifiers_[first[2 * i].payload];
    if (i) *out++ = '.';
    std::memcpy(out, part->data, part->size);
    out += part->size;
  }
  return identifiers_.intern({text, size});
}

Alias* Parser::import_alias(bool dotted) {
  const Position& start = token_->position;
  const Identifier* name = dotted ? dotted_name() : identifier();
  if (!name) return nullptr;
  const Identifier* as_name = nullptr;
  if (accept(Kind::As)) {
    as_name = identifier();
    if (!as_name) return nullptr;
  }
  return arena_.make<Alias>(span(start), name, as_name);
}

Stmt* Parser::import_statement() {
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  do {
    Alias* alias = import_alias(true);
    if (!alias) return nullptr;
    scratch_.push(alias);
  } while (accept(Kind::Comma));
  Array<Alias*> names = take<Alias*>(mark);
  return stmt<Import>(span(start), names);
}

Stmt* Parser::import_from_statement() {
  const Position& start = token_++->position;
  int32_t level = 0;
  for (;; token_++) {
    if (at(Kind::Dot)) {
      level++;
    } else if (at(Kind::Ellipsis)) {
      level += 3;
    } else {
      break;
    }
  }
  const Identifier* module = nullptr;
  if (!at(Kind::Import) || level == 0) {
    module = dotted_name();
    if (!module) return nullptr;
  }
  if (!accept(Kind::Import)) return nullptr;
  uint32_t mark = scratch_.size();
  if (at(Kind::Star)) {
    const Position& star = token_->position;
    token_++;
    scratch_.push(arena_.make<Alias>(star, identifiers_.intern("*"), nullptr));
  } else {
    bool parentheses = accept(Kind::LeftParenthesis);
    for (;;) {
      Alias* alias = import_alias(false);
      if (!alias) return nullptr;
      scratch_.push(alias);
      if (!accept(Kind::Comma)) break;
      if (parentheses && at(Kind::RightParenthesis)) break;
    }
    if (parentheses && !accept(Kind::RightParenthesis)) return nullptr;
  }
  Array<Alias*> names = take<Alias*>(mark);
  return stmt<ImportFrom>(span(start), module, names, level);
}

Stmt* Parser::return_statement() {
  const Position& start = token_++->position;
  Expr* value = nullptr;
  if (!at(Kind::Newline) && !at(Kind::Semicolon) && !(value = star_expressions())) return nullptr;
  return stmt<Return>(span(start), value);
}

Stmt* Parser::raise_statement() {
  const Position& start = token_++->position;
  Expr* exception = nullptr;
  Expr* cause = nullptr;
  if (!at(Kind::Newline) && !at(Kind::Semicolon)) {
    exception = expression();
    if (!exception) return nullptr;
    if (accept(Kind::From) && !(cause = expression())) return nullptr;
  }
  return stmt<Raise>(span(start), exception, cause);
}

// 'del' del_targets &(';' | NEWLINE)
Stmt* Parser::delete_statement() {
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  do {
    if (scratch_.size() != mark && (at(Kind::Newline) || at(Kind::Semicolon))) break;
    Expr* target = primary();
    if (!target || !make_delete_target(target)) return nullptr;
    scratch_.push(target);
  } while (accept(Kind::Comma));
  Array<Expr*> targets = take<Expr*>(mark);
  return stmt<Delete>(span(start), targets);
}

Stmt* Parser::assert_statement() {
  const Position& start = token_++->position;
  Expr* test = expression();
  if (!test) return nullptr;
  Expr* message = nullptr;
  if (accept(Kind::Comma) && !(message = expression())) return nullptr;
  return stmt<Assert>(span(start), test, message);
}

Stmt* Parser::names_statement() {
  bool is_global = at(Kind::Global);
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  do {
    const Identifier* name = identifier();
    if (!name) return nullptr;
    scratch_.push(name);
  } while (accept(Kind::Comma));
  Array<const Identifier*> names = take<const Identifier*>(mark);
  if (is_global) return stmt<Global>(span(start), names);
  return stmt<Nonlocal>(span(start), names);
}

// "type" NAME [type_params] '=' expression (PEP 695)
Stmt* Parser::type_alias() {
  const Position& start = token_++->position;
  Expr* target = name();
  static_cast<Name*>(target)->ctx = Context::Store;
  Array<TypeParam*> parameters;
  if (at(Kind::LeftBracket) && !type_parameters(parameters)) return nullptr;
  if (!accept(Kind::Equal)) return nullptr;
  Expr* value = expression();
  if (!value) return nullptr;
  return stmt<TypeAlias>(span(start), target, parameters, value);
}

}  // namespace hognose
