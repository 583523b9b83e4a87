// Parser: the match statement and its patterns (PEP 634).
//
// `match` is a soft keyword, so the statement may turn out to be an ordinary one that begins with
// the name `match`.
#include "syntax/literals.h"
#include "syntax/parser/impl.h"

namespace hognose {

using namespace ast;

// Whether the token after `match` could begin a subject. This rules out most uses of the plain
// name.
bool Parser::match_may_begin() const {
  switch (next_kind()) {
    case Kind::Name:
    case Kind::Number:
    case Kind::String:
    case Kind::FStringStart:
    case Kind::TStringStart:
    case Kind::LeftParenthesis:
    case Kind::LeftBracket:
    case Kind::LeftBrace:
    case Kind::Minus:
    case Kind::Plus:
    case Kind::Tilde:
    case Kind::Star:
    case Kind::Ellipsis:
    case Kind::None:
    case Kind::True:
    case Kind::False:
    case Kind::Not:
    case Kind::Lambda:
    case Kind::Await: return true;
    default: return false;
  }
}

// "match" subject ':' NEWLINE INDENT case_block+ DEDENT. If there is no colon after the subject,
// this is not a match statement: the function restores the token and returns nullptr with is_match
// false.
Stmt* Parser::match_statement(bool& is_match) {
  const Token* first = token_++;
  uint32_t mark = scratch_.size();
  const Position& start = token_->position;
  Expr* subject = at(Kind::Star) ? star_named_expression() : named_expression();
  if (subject && (at(Kind::Comma) || subject->kind == ExprKind::Starred)) {
    bool comma = at(Kind::Comma);
    scratch_.push(subject);
    while (subject && accept(Kind::Comma) && !at(Kind::Colon)) {
      subject = star_named_expression();
      scratch_.push(subject);
    }
    if (subject && comma) {
      Array<Expr*> items = take<Expr*>(mark);
      subject = expr<Tuple>(span(start), items, Context::Load);
    } else {
      subject = nullptr;
    }
  }
  if (!subject || !at(Kind::Colon) || next_kind() != Kind::Newline) {
    is_match = too_deep_;
    token_ = first;
    scratch_.shrink(mark);
    return nullptr;
  }
  is_match = true;
  token_ += 2;
  if (!accept(Kind::Indent)) return nullptr;
  mark = scratch_.size();
  do {
    MatchCase* node = match_case();
    if (!node) return nullptr;
    scratch_.push(node);
  } while (!accept(Kind::Dedent));
  Array<MatchCase*> cases = take<MatchCase*>(mark);
  return stmt<Match>(block_span(first->position), subject, cases);
}

// "case" patterns ['if' named_expression] ':' block
MatchCase* Parser::match_case() {
  if (!at_soft(SoftKeyword::Case)) return nullptr;
  token_++;
  Pattern* what = patterns();
  if (!what) return nullptr;
  Expr* guard = nullptr;
  if (accept(Kind::If) && !(guard = named_expression())) return nullptr;
  if (!accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body;
  if (!block(body)) return nullptr;
  return arena_.make<MatchCase>(what, guard, body);
}

// open_sequence_pattern | pattern
Pattern* Parser::patterns() {
  const Position& start = token_->position;
  bool starred = at(Kind::Star);
  Pattern* first = maybe_star_pattern();
  if (!first) return nullptr;
  if (!at(Kind::Comma)) return starred ? nullptr : first;
  uint32_t mark = scratch_.size();
  scratch_.push(first);
  while (accept(Kind::Comma) && !at(Kind::Colon) && !at(Kind::If)) {
    Pattern* item = maybe_star_pattern();
    if (!item) return nullptr;
    scratch_.push(item);
  }
  Array<Pattern*> items = take<Pattern*>(mark);
  return pattern<MatchSequence>(span(start), items);
}

Pattern* Parser::maybe_star_pattern() { return at(Kind::Star) ? star_pattern() : as_pattern(); }

Pattern* Parser::star_pattern() {
  const Position& start = token_++->position;
  bool wildcard = at_wildcard();
  const Identifier* name = identifier();
  if (!name) return nullptr;
  return pattern<MatchStar>(span(start), wildcard ? nullptr : name);
}

Pattern* Parser::as_pattern() {
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  const Position& start = token_->position;
  Pattern* inner = or_pattern();
  if (!inner || !accept(Kind::As)) return inner;
  if (at_wildcard()) return nullptr;
  const Identifier* name = identifier();
  if (!name || at(Kind::Dot) || at(Kind::LeftParenthesis) || at(Kind::Equal)) return nullptr;
  return pattern<MatchAs>(span(start), inner, name);
}

Pattern* Parser::or_pattern() {
  const Position& start = token_->position;
  Pattern* first = closed_pattern();
  if (!first || !at(Kind::VerticalBar)) return first;
  uint32_t mark = scratch_.size();
  scratch_.push(first);
  while (accept(Kind::VerticalBar)) {
    Pattern* item = closed_pattern();
    if (!item) return nullptr;
    scratch_.push(item);
  }
  Array<Pattern*> items = take<Pattern*>(mark);
  return pattern<MatchOr>(span(start), items);
}

Pattern* Parser::closed_pattern() {
  if (arena_.exhausted()) return nullptr;
  const Position& start = token_->position;
  auto singleton_pattern = [&](ConstantType type) {
    token_++;
    ConstantValue value;
    value.type = type;
    return pattern<MatchSingleton>(start, value);
  };
  switch (kind()) {
    case Kind::None: return singleton_pattern(ConstantType::None);
    case Kind::True: return singleton_pattern(ConstantType::True);
    case Kind::False: return singleton_pattern(ConstantType::False);
    case Kind::Number:
    case Kind::Minus: {
      Expr* value = signed_or_complex_number();
      return value ? pattern<MatchValue>(span(start), value) : nullptr;
    }
    case Kind::String:
    case Kind::FStringStart:
    case Kind::TStringStart: {
      Expr* value = strings();
      return value ? pattern<MatchValue>(span(start), value) : nullptr;
    }
    case Kind::LeftParenthesis:
    case Kind::LeftBracket: return group_or_sequence();
    case Kind::LeftBrace: return mapping_pattern();
    case Kind::Name: return name_pattern();
    default: return nullptr;
  }
}

// A wildcard, a capture, a dotted value or a class pattern.
Pattern* Parser::name_pattern() {
  const Token* first = token_;
  const Position& start = first->position;
  if (next_kind() != Kind::Dot && next_kind() != Kind::LeftParenthesis) {
    if (next_kind() == Kind::Equal) return nullptr;
    bool wildcard = at_wildcard();
    const Identifier* name = identifier();
    return pattern<MatchAs>(start, static_cast<Pattern*>(nullptr), wildcard ? nullptr : name);
  }
  Expr* value = pattern_name_or_attribute();
  if (!value) return nullptr;
  if (at(Kind::LeftParenthesis)) return class_pattern(value, start);
  if (at(Kind::Equal)) return nullptr;
  return pattern<MatchValue>(span(start), value);
}

Expr* Parser::pattern_name_or_attribute() {
  const Position& start = token_->position;
  Expr* value = name();
  while (accept(Kind::Dot)) {
    const Identifier* attribute = identifier();
    if (!attribute) return nullptr;
    value = expr<Attribute>(span(start), value, attribute, Context::Load);
  }
  return value;
}

// ['-'] NUMBER [('+' | '-') imaginary NUMBER]
Expr* Parser::signed_or_complex_number() {
  const Position& start = token_->position;
  const Token* first = at(Kind::Minus) ? token_ + 1 : token_;
  Expr* left = pattern_number();
  if (!left || (!at(Kind::Plus) && !at(Kind::Minus))) return left;
  if (first->flags & kImaginary) return nullptr;
  Operator op = at(Kind::Plus) ? Operator::Add : Operator::Sub;
  token_++;
  if (!at(Kind::Number) || !(token_->flags & kImaginary)) return nullptr;
  Expr* right = number();
  if (!right) return nullptr;
  return expr<BinOp>(span(start), left, op, right);
}

Expr* Parser::pattern_number() {
  const Position& start = token_->position;
  bool negative = accept(Kind::Minus);
  if (!at(Kind::Number)) return nullptr;
  Expr* value = number();
  if (!value || !negative) return value;
  return expr<UnaryOp>(span(start), UnaryOperator::USub, value);
}

// '(' pattern ')' | '(' [sequence] ')' | '[' [sequence] ']'
Pattern* Parser::group_or_sequence() {
  bool parentheses = at(Kind::LeftParenthesis);
  Kind close = parentheses ? Kind::RightParenthesis : Kind::RightBracket;
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  bool comma = false;
  bool starred = at(Kind::Star);
  if (!at(close)) {
    for (;;) {
      Pattern* item = maybe_star_pattern();
      if (!item) return nullptr;
      scratch_.push(item);
      if (!accept(Kind::Comma)) break;
      comma = true;
      if (at(close)) break;
    }
  }
  if (!accept(close)) return nullptr;
  if (parentheses && !comma && scratch_.size() == mark + 1) {
    if (starred) return nullptr;
    return scratch_.pop<Pattern>();
  }
  Array<Pattern*> items = take<Pattern*>(mark);
  return pattern<MatchSequence>(span(start), items);
}

// '{' [items] ['**' capture] [','] '}'
Pattern* Parser::mapping_pattern() {
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  const Identifier* rest = nullptr;
  while (!at(Kind::RightBrace)) {
    if (accept(Kind::DoubleStar)) {
      if (at_wildcard()) return nullptr;
      rest = identifier();
      if (!rest || at(Kind::Dot) || at(Kind::LeftParenthesis) || at(Kind::Equal)) return nullptr;
      accept(Kind::Comma);
      break;
    }
    Expr* key = nullptr;
    switch (kind()) {
      case Kind::Number:
      case Kind::Minus: key = signed_or_complex_number(); break;
      case Kind::String:
      case Kind::FStringStart:
      case Kind::TStringStart: key = strings(); break;
      case Kind::None: key = singleton(ConstantType::None); break;
      case Kind::True: key = singleton(ConstantType::True); break;
      case Kind::False: key = singleton(ConstantType::False); break;
      case Kind::Name:
        if (next_kind() != Kind::Dot) return nullptr;
        key = pattern_name_or_attribute();
        break;
      default: return nullptr;
    }
    if (!key || !accept(Kind::Colon)) return nullptr;
    Pattern* value = as_pattern();
    if (!value) return nullptr;
    scratch_.push(key);
    scratch_.push(value);
    if (!accept(Kind::Comma)) break;
  }
  if (!accept(Kind::RightBrace)) return nullptr;
  uint32_t count = (scratch_.size() - mark) / 2;
  Array<Expr*> keys;
  Array<Pattern*> values;
  if (count) {
    keys = {arena_.array<Expr*>(count), count};
    values = {arena_.array<Pattern*>(count), count};
    if (!keys.data || !values.data) return nullptr;
  }
  for (uint32_t i = 0; i < count; i++) {
    keys[i] = scratch_.at<Expr>(mark + 2 * i);
    values[i] = scratch_.at<Pattern>(mark + 2 * i + 1);
  }
  scratch_.shrink(mark);
  return pattern<MatchMapping>(span(start), keys, values, rest);
}

// name_or_attr '(' [positional patterns] [keyword patterns] [','] ')'
Pattern* Parser::class_pattern(Expr* cls, const Position& start) {
  token_++;
  // Pairs: first (nullptr, positional pattern), then (name, keyword pattern).
  uint32_t mark = scratch_.size();
  uint32_t positional = 0;
  while (!at(Kind::RightParenthesis)) {
    const Identifier* name = nullptr;
    if (at(Kind::Name) && next_kind() == Kind::Equal) {
      name = identifier();
      token_++;
    } else {
      if (positional * 2 != scratch_.size() - mark) return nullptr;  // positional after keyword
      positional++;
    }
    Pattern* value = as_pattern();
    if (!value) return nullptr;
    scratch_.push(name);
    scratch_.push(value);
    if (!accept(Kind::Comma)) break;
  }
  if (!accept(Kind::RightParenthesis)) return nullptr;
  uint32_t total = (scratch_.size() - mark) / 2;
  uint32_t keywords = total - positional;
  auto* values = arena_.array<Pattern*>(total);
  auto* names = arena_.array<const Identifier*>(keywords);
  if (!values || !names) return nullptr;
  for (uint32_t i = 0; i < total; i++) {
    values[i] = scratch_.at<Pattern>(mark + 2 * i + 1);
    if (i >= positional) names[i - positional] = scratch_.at<const Identifier>(mark + 2 * i);
  }
  scratch_.shrink(mark);
  return pattern<MatchClass>(span(start), cls, Array<Pattern*>{values, positional},
                             Array<const Identifier*>{names, keywords},
                             Array<Pattern*>{values + positional, keywords});
}

}  // namespace hognose
