// Parser: expressions, parsed as values. All nodes get the context Load; targets.cpp changes it for
// targets.
#include <cstdlib>
#include <cstring>

#include "syntax/literals.h"
#include "syntax/parser/impl.h"

namespace hognose {

namespace {

// A statement with up to this many tokens is charged at its end; a longer one is charged on the
// way.
constexpr ptrdiff_t kLongStatement = 1024;

}  // namespace

using namespace ast;

namespace {

enum class Category : uint8_t { None, Arithmetic, Compare, And, Or };

struct BinaryOperator {
  Category category = Category::None;
  uint8_t level = 0;  // 0: no binary operator
  Operator op = Operator::Add;
  bool ends_operand = false;  // a binary operator, or a token that ends an expression
};

// Binary operators by token kind. Levels: 1 or, 2 and, 3 (not), 4 comparisons, 5 |, 6 ^, 7 &, 8
// shifts, 9 + -, 10 * / // % @, 11 (unary).
struct BinaryOperators {
  BinaryOperator rows[kTokenKinds];
  constexpr BinaryOperators() : rows{} {
    auto set = [this](TokenKind kind, Category category, uint8_t level,
                      Operator op = Operator::Add) {
      rows[static_cast<size_t>(kind)] = {category, level, op, true};
    };
    using enum TokenKind;
    for (TokenKind kind : {Newline, Comma, RightParenthesis, RightBracket, Colon})
      set(kind, Category::None, 0);
    set(Or, Category::Or, 1);
    set(And, Category::And, 2);
    for (TokenKind kind :
         {EqualEqual, NotEqual, Less, LessEqual, Greater, GreaterEqual, Is, In, Not}) {
      set(kind, Category::Compare, 4);
    }
    set(VerticalBar, Category::Arithmetic, 5, Operator::BitOr);
    set(Circumflex, Category::Arithmetic, 6, Operator::BitXor);
    set(Ampersand, Category::Arithmetic, 7, Operator::BitAnd);
    set(LeftShift, Category::Arithmetic, 8, Operator::LShift);
    set(RightShift, Category::Arithmetic, 8, Operator::RShift);
    set(Plus, Category::Arithmetic, 9, Operator::Add);
    set(Minus, Category::Arithmetic, 9, Operator::Sub);
    set(Star, Category::Arithmetic, 10, Operator::Mult);
    set(Slash, Category::Arithmetic, 10, Operator::Div);
    set(DoubleSlash, Category::Arithmetic, 10, Operator::FloorDiv);
    set(Percent, Category::Arithmetic, 10, Operator::Mod);
    set(At, Category::Arithmetic, 10, Operator::MatMult);
  }
};
constexpr BinaryOperators kBinaryOperators;

const BinaryOperator& binary_operator(TokenKind kind) {
  return kBinaryOperators.rows[static_cast<size_t>(kind)];
}

// Whether this token certainly ends an operand of an operator at this level.
bool ends_operand(TokenKind kind, uint8_t level) {
  const BinaryOperator& row = binary_operator(kind);
  return row.ends_operand && row.level <= level;
}

}  // namespace

ScratchStack::~ScratchStack() {
  if (items_ != first_) std::free(items_);
}

void ScratchStack::grow() {
  uint32_t capacity = capacity_ * 2;
  auto* items = static_cast<Item*>(std::malloc(sizeof(Item) * capacity));
  if (!items) std::abort();  // a few items per token of a source within its budget
  std::memcpy(items, items_, sizeof(Item) * size_);
  if (items_ != first_) std::free(items_);
  items_ = items;
  capacity_ = capacity;
}

const Identifier* Parser::identifier() {
  if (!at(Kind::Name)) return nullptr;
  return identifiers_[(token_++)->payload];
}

// Whether `more` levels below the current one are allowed.
bool Parser::enter(uint32_t more) {
  if (depth_ + more <= kMaximumDepth) return true;
  too_deep_ = true;
  return false;
}

// star_expressions: star_expression (',' star_expression)* [',']
Expr* Parser::star_expressions() {
  const Position& start = token_->position;
  Expr* first = star_expression();
  if (!first || !at(Kind::Comma)) return first;
  uint32_t mark = scratch_.size();
  scratch_.push(first);
  while (accept(Kind::Comma)) {
    // A token that may follow a trailing comma cannot begin an expression, and vice versa.
    switch (kind()) {
      case Kind::Newline:
      case Kind::Equal:
      case Kind::RightParenthesis:
      case Kind::RightBracket:
      case Kind::RightBrace:
      case Kind::Semicolon:
      case Kind::Colon:
      case Kind::End:
      case Kind::Exclamation: break;
      default: {
        Expr* item = star_expression();
        if (!item) return nullptr;
        scratch_.push(item);
        continue;
      }
    }
    break;
  }
  Array<Expr*> items = take<Expr*>(mark);
  return expr<Tuple>(span(start), items, Context::Load);
}

Expr* Parser::star_expression() {
  if (!at(Kind::Star)) return expression();
  const Position& start = token_++->position;
  Expr* value = bitwise_or();
  if (!value) return nullptr;
  return expr<Starred>(span(start), value, Context::Load);
}

Expr* Parser::star_named_expression() {
  if (at(Kind::Star)) return star_expression();
  return named_expression();
}

Expr* Parser::named_expression() {
  if (at(Kind::Name) && next_kind() == Kind::ColonEqual) {
    const Position& start = token_->position;
    Expr* target = name();
    static_cast<Name*>(target)->ctx = Context::Store;
    token_++;
    Expr* value = expression();
    if (!value) return nullptr;
    return expr<NamedExpr>(span(start), target, value);
  }
  Expr* value = expression();
  if (!value || at(Kind::ColonEqual)) return nullptr;
  return value;
}

Expr* Parser::yield_expression() {
  const Position& start = token_++->position;
  if (accept(Kind::From)) {
    Expr* value = expression();
    if (!value) return nullptr;
    return expr<YieldFrom>(span(start), value);
  }
  Expr* value = nullptr;
  switch (kind()) {
    case Kind::Newline:
    case Kind::RightParenthesis:
    case Kind::RightBrace:
    case Kind::Semicolon:
    case Kind::Equal:
    case Kind::Colon:
    case Kind::Exclamation:
    case Kind::End: break;
    default:
      value = star_expressions();
      if (!value) return nullptr;
  }
  return expr<Yield>(span(start), value);
}

// expression: disjunction ['if' disjunction 'else' expression] | lambda
Expr* Parser::expression() {
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  const Token* start = token_;
  if (at(Kind::Lambda)) return conditional_or_lambda_chain(nullptr, start);
  Expr* value = binary(kOrLevel);
  if (!value || !at(Kind::If)) return value;
  return conditional_or_lambda_chain(value, start);
}

// The last operand of a conditional expression and the body of a lambda are expressions again. This
// chain is collected first and then folded from its end.
Expr* Parser::conditional_or_lambda_chain(Expr* value, const Token* start) {
  // The stack holds triples: (test, first token, body) or (lambda token, parameters, nullptr).
  uint32_t mark = scratch_.size();
  uint32_t links = 0;
  for (;;) {
    if (!value && at(Kind::Lambda)) {
      scratch_.push(token_++);
      Arguments* arguments = parameters(Parameters::Lambda);
      if (!arguments || !accept(Kind::Colon)) return nullptr;
      scratch_.push(arguments);
      scratch_.push(nullptr);
    } else {
      if (!value) {
        start = token_;
        value = binary(kOrLevel);
      }
      if (!value) return nullptr;
      if (!accept(Kind::If)) break;
      Expr* test = binary(kOrLevel);
      if (!test || !accept(Kind::Else)) return nullptr;
      scratch_.push(test);
      scratch_.push(start);
      scratch_.push(value);
      value = nullptr;
    }
    if (!enter(++links)) return nullptr;
  }
  while (scratch_.size() > mark) {
    auto* body = scratch_.pop<Expr>();
    if (body) {
      auto* first = scratch_.pop<const Token>();
      auto* test = scratch_.pop<Expr>();
      value = expr<IfExp>(span(first->position), test, body, value);
    } else {
      auto* arguments = scratch_.pop<Arguments>();
      auto* lambda = scratch_.pop<const Token>();
      value = expr<Lambda>(span(lambda->position), arguments, value);
    }
  }
  return value;
}

Expr* Parser::binary(uint8_t minimum) {
  const Position& start = token_->position;
  Expr* left;
  if (at(Kind::Not)) {
    if (minimum > kNotLevel) return nullptr;
    left = not_chain();
  } else {
    left = unary();
  }
  if (!left) return nullptr;
  for (;;) {
    const BinaryOperator& row = binary_operator(kind());
    if (row.level < minimum || row.level == 0) return left;
    switch (row.category) {
      case Category::Arithmetic: {
        token_++;
        if (arena_.exhausted()) [[unlikely]]
          return nullptr;
        Expr* right;
        if (at(Kind::Name) && ends_operand(next_kind(), row.level)) {
          right = name();  // most common operand: skip the levels between
        } else {
          Depth depth(*this);
          if (depth.exceeded()) return nullptr;
          right = binary(static_cast<uint8_t>(row.level + 1));
        }
        if (!right) return nullptr;
        left = expr<BinOp>(span(start), left, row.op, right);
        break;
      }
      case Category::Compare: {
        Expr* result = comparison(left);
        if (!result) return nullptr;
        result->position = span(start);
        left = result;
        // A comparison cannot be an operand of `not` or of another comparison at the same level.
        break;
      }
      case Category::And:
      case Category::Or: {
        Depth depth(*this);
        if (depth.exceeded()) return nullptr;
        uint32_t mark = scratch_.size();
        scratch_.push(left);
        Kind op = kind();
        while (accept(op)) {
          Expr* value = binary(static_cast<uint8_t>(row.level + 1));
          if (!value) return nullptr;
          scratch_.push(value);
        }
        Array<Expr*> values = take<Expr*>(mark);
        left = expr<BoolOp>(span(start),
                            row.category == Category::And ? BoolOperator::And : BoolOperator::Or,
                            values);
        break;
      }
      case Category::None: return left;
    }
  }
}

bool Parser::compare_operator(CompareOperator& op) {
  switch (kind()) {
    case Kind::EqualEqual: op = CompareOperator::Eq; break;
    case Kind::NotEqual:
      if (source_[token_->start] == '<') return false;
      op = CompareOperator::NotEq;
      break;
    case Kind::Less: op = CompareOperator::Lt; break;
    case Kind::LessEqual: op = CompareOperator::LtE; break;
    case Kind::Greater: op = CompareOperator::Gt; break;
    case Kind::GreaterEqual: op = CompareOperator::GtE; break;
    case Kind::In: op = CompareOperator::In; break;
    case Kind::Is:
      op = CompareOperator::Is;
      if (next_kind() == Kind::Not) {
        op = CompareOperator::IsNot;
        token_++;
      }
      break;
    case Kind::Not:
      if (next_kind() != Kind::In) return false;
      op = CompareOperator::NotIn;
      token_++;
      break;
    default: return false;
  }
  token_++;
  return true;
}

Expr* Parser::comparison(Expr* left) {
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  uint32_t mark = scratch_.size();
  CompareOperator first_op;
  if (!compare_operator(first_op)) return nullptr;
  Expr* right = binary(kBitOrLevel);
  if (!right) return nullptr;
  if (binary_operator(kind()).category != Category::Compare) [[likely]] {
    return expr<Compare>(Position{}, left, one(first_op), one(right));
  }
  // The tag of each operand is the operator before it.
  scratch_.push(right, first_op);
  while (binary_operator(kind()).category == Category::Compare) {
    CompareOperator op;
    if (!compare_operator(op)) return nullptr;
    right = binary(kBitOrLevel);
    if (!right) return nullptr;
    scratch_.push(right, op);
  }
  uint32_t count = scratch_.size() - mark;
  Array<CompareOperator> ops{arena_.array<CompareOperator>(count), count};
  Array<Expr*> comparators{arena_.array<Expr*>(count), count};
  if (!ops.data || !comparators.data) return nullptr;
  for (uint32_t i = 0; i < count; i++) {
    ops[i] = scratch_.tag_at<CompareOperator>(mark + i);
    comparators[i] = scratch_.at<Expr>(mark + i);
  }
  scratch_.shrink(mark);
  return expr<Compare>(Position{}, left, ops, comparators);
}

Expr* Parser::not_chain() {
  const Token* first = token_;
  while (accept(Kind::Not)) {
  }
  const Token* end = token_;
  if (!enter(static_cast<uint32_t>(end - first))) return nullptr;
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  Expr* value = binary(kCompareLevel);
  if (!value) return nullptr;
  for (const Token* op = end; op-- > first;) {
    value = expr<UnaryOp>(span(op->position), UnaryOperator::Not, value);
  }
  return value;
}

// factor: ('+' | '-' | '~') factor | power;  power: await_primary ['**' factor]
Expr* Parser::unary() {
  if (token_ - charged_ > kLongStatement && !pay_for_tokens()) return nullptr;
  Kind first = kind();
  if (first == Kind::Minus || first == Kind::Plus || first == Kind::Tilde)
    return unary_chain(nullptr, token_);
  const Token* start = token_;
  Expr* value = await_primary();
  if (!value || !at(Kind::DoubleStar)) return value;
  return unary_chain(value, start);
}

Expr* Parser::unary_chain(Expr* value, const Token* start) {
  // The stack holds pairs: (operator token, nullptr) or (first token, left operand of **).
  uint32_t mark = scratch_.size();
  for (;;) {
    if (!value) {
      while (at(Kind::Minus) || at(Kind::Plus) || at(Kind::Tilde)) {
        if (token_ - charged_ > kLongStatement && !pay_for_tokens()) return nullptr;
        scratch_.push(token_++);
        scratch_.push(nullptr);
      }
      start = token_;
      value = await_primary();
      if (!value) return nullptr;
    }
    if (!accept(Kind::DoubleStar)) break;
    scratch_.push(start);
    scratch_.push(value);
    value = nullptr;
  }
  if (!enter((scratch_.size() - mark) / 2)) return nullptr;
  while (scratch_.size() > mark) {
    auto* left = scratch_.pop<Expr>();
    auto* token = scratch_.pop<const Token>();
    if (left) {
      value = expr<BinOp>(span(token->position), left, Operator::Pow, value);
    } else {
      UnaryOperator op = token->kind == Kind::Minus  ? UnaryOperator::USub
                         : token->kind == Kind::Plus ? UnaryOperator::UAdd
                                                     : UnaryOperator::Invert;
      value = expr<UnaryOp>(span(token->position), op, value);
    }
  }
  return value;
}

Expr* Parser::await_primary() {
  if (!at(Kind::Await)) return primary();
  const Position& start = token_++->position;
  Expr* value = primary();
  if (!value) return nullptr;
  return expr<Await>(span(start), value);
}

Expr* Parser::primary() {
  const Position& start = token_->position;
  Expr* value = atom();
  if (!value) return nullptr;
  switch (kind()) {
    case Kind::Dot:
    case Kind::LeftParenthesis:
    case Kind::LeftBracket: return trailers(value, start);
    default: return value;
  }
}

Expr* Parser::trailers(Expr* value, const Position& start) {
  for (;;) {
    switch (kind()) {
      case Kind::Dot: {
        token_++;
        const Identifier* attribute = identifier();
        if (!attribute) return nullptr;
        value = expr<Attribute>(span(start), value, attribute, Context::Load);
        break;
      }
      case Kind::LeftParenthesis:
        value = call(value, start);
        if (!value) return nullptr;
        break;
      case Kind::LeftBracket: {
        token_++;
        Expr* index = slices();
        if (!index || !accept(Kind::RightBracket)) return nullptr;
        value = expr<Subscript>(span(start), value, index, Context::Load);
        break;
      }
      default: return value;
    }
  }
}

Expr* Parser::call(Expr* function, const Position& start) {
  const Token* open = token_++;
  if (accept(Kind::RightParenthesis)) {
    return expr<Call>(span(start), function, Array<Expr*>{}, Array<Keyword*>{});
  }
  // A generator expression that is the only argument shares the parentheses of the call.
  if (!at(Kind::Star) && !at(Kind::DoubleStar) && !(at(Kind::Name) && next_kind() == Kind::Equal)) {
    Expr* first = named_expression();
    if (!first) return nullptr;
    if (at_comprehension()) {
      Array<Comprehension*> clauses;
      if (!generators(clauses) || !accept(Kind::RightParenthesis)) return nullptr;
      Expr* generator = expr<GeneratorExp>(span(open->position), first, clauses);
      return expr<Call>(span(start), function, one(generator), Array<Keyword*>{});
    }
    if (accept(Kind::RightParenthesis)) {
      return expr<Call>(span(start), function, one(first), Array<Keyword*>{});
    }
    if (!at(Kind::Comma)) return nullptr;
    scratch_.push(first);
  } else {
    scratch_.push(nullptr);
  }
  Array<Expr*> arguments;
  Array<Keyword*> keywords;
  if (!call_arguments(arguments, keywords) || !accept(Kind::RightParenthesis)) return nullptr;
  return expr<Call>(span(start), function, arguments, keywords);
}

// The arguments of a call or class. The top of the scratch stack is the first argument if it has
// been parsed (the current token is then the comma after it), else nullptr.
bool Parser::call_arguments(Array<Expr*>& arguments, Array<Keyword*>& keywords) {
  uint32_t mark = scratch_.size() - 1;
  auto* first = scratch_.pop<Expr>();
  uint32_t keyword_count = 0;
  bool seen_double_star = false;
  bool need_comma = false;
  if (first) {
    scratch_.push(first);
    need_comma = true;
  }
  enum class Argument : uint8_t { Positional, Keyword };
  for (;; need_comma = true) {
    if (need_comma) {
      if (!accept(Kind::Comma)) break;
      if (at(Kind::RightParenthesis)) break;
    }
    const Position& start = token_->position;
    if (at(Kind::Name) && next_kind() == Kind::Equal) {
      const Identifier* keyword_name = identifier();
      token_++;
      Expr* value = expression();
      if (!value) return false;
      auto* keyword = arena_.make<Keyword>(span(start), keyword_name, value);
      scratch_.push(keyword, Argument::Keyword);
      keyword_count++;
    } else if (accept(Kind::DoubleStar)) {
      Expr* value = expression();
      if (!value) return false;
      auto* keyword = arena_.make<Keyword>(span(start), nullptr, value);
      scratch_.push(keyword, Argument::Keyword);
      keyword_count++;
      seen_double_star = true;
    } else if (accept(Kind::Star)) {
      if (seen_double_star) return false;
      Expr* value = expression();
      if (!value) return false;
      scratch_.push(expr<Starred>(span(start), value, Context::Load));
    } else {
      if (keyword_count) return false;
      Expr* value = named_expression();
      if (!value || at(Kind::Equal)) return false;
      scratch_.push(value);
    }
  }
  if (keyword_count == 0) {
    arguments = take<Expr*>(mark);
    return true;
  }
  uint32_t total = scratch_.size() - mark;
  keywords = {arena_.array<Keyword*>(keyword_count), 0};
  if (total > keyword_count) arguments = {arena_.array<Expr*>(total - keyword_count), 0};
  if (!keywords.data || (total > keyword_count && !arguments.data)) return false;
  for (uint32_t i = 0; i < total; i++) {
    if (scratch_.tag_at<Argument>(mark + i) == Argument::Keyword) {
      keywords.data[keywords.count++] = scratch_.at<Keyword>(mark + i);
    } else {
      arguments.data[arguments.count++] = scratch_.at<Expr>(mark + i);
    }
  }
  scratch_.shrink(mark);
  return true;
}

// slices: slice !',' | ','.(slice | starred)+ [',']
Expr* Parser::slices() {
  const Position& start = token_->position;
  bool starred = at(Kind::Star);
  Expr* first = starred ? star_expression() : slice();
  if (!first) return nullptr;
  if (!starred && !at(Kind::Comma)) return first;
  uint32_t mark = scratch_.size();
  scratch_.push(first);
  while (accept(Kind::Comma)) {
    if (at(Kind::RightBracket)) break;
    Expr* item = at(Kind::Star) ? star_expression() : slice();
    if (!item) return nullptr;
    scratch_.push(item);
  }
  Array<Expr*> items = take<Expr*>(mark);
  return expr<Tuple>(span(start), items, Context::Load);
}

Expr* Parser::slice() {
  const Position& start = token_->position;
  Expr* lower = nullptr;
  if (!at(Kind::Colon)) {
    bool is_named = at(Kind::Name) && next_kind() == Kind::ColonEqual;
    lower = named_expression();
    if (!lower || !at(Kind::Colon)) return lower;
    if (is_named) return nullptr;
  }
  token_++;
  auto ends = [this] { return at(Kind::Colon) || at(Kind::Comma) || at(Kind::RightBracket); };
  Expr* upper = nullptr;
  Expr* step = nullptr;
  if (!ends() && !(upper = expression())) return nullptr;
  if (accept(Kind::Colon) && !ends() && !(step = expression())) return nullptr;
  return expr<Slice>(span(start), lower, upper, step);
}

Expr* Parser::name() {
  const Token* token = token_++;
  return expr<Name>(token->position, identifiers_[token->payload], Context::Load);
}

Expr* Parser::number() {
  const Token* token = token_++;
  ConstantValue value;
  if (!number_value(workspace_, source_, *token, value).ok()) return nullptr;
  return expr<Constant>(token->position, value, StringKind::Plain);
}

Expr* Parser::singleton(ConstantType type) {
  ConstantValue value;
  value.type = type;
  return expr<Constant>((token_++)->position, value, StringKind::Plain);
}

Expr* Parser::atom() {
  if (arena_.exhausted()) [[unlikely]]
    return nullptr;
  switch (kind()) {
    case Kind::Name: return name();
    case Kind::Number: return number();
    case Kind::String:
    case Kind::FStringStart:
    case Kind::TStringStart: return strings();
    case Kind::None: return singleton(ConstantType::None);
    case Kind::True: return singleton(ConstantType::True);
    case Kind::False: return singleton(ConstantType::False);
    case Kind::Ellipsis: return singleton(ConstantType::Ellipsis);
    case Kind::LeftParenthesis: return parenthesised();
    case Kind::LeftBracket: return list_display();
    case Kind::LeftBrace: return brace_display();
    default: return nullptr;
  }
}

// A group, a tuple or a generator expression.
Expr* Parser::parenthesised() {
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  const Position& start = token_++->position;
  if (accept(Kind::RightParenthesis))
    return expr<Tuple>(span(start), Array<Expr*>{}, Context::Load);
  if (at(Kind::Yield)) {
    Expr* value = yield_expression();
    return value && accept(Kind::RightParenthesis) ? value : nullptr;
  }
  bool starred = at(Kind::Star);
  Expr* first = star_named_expression();
  if (!first) return nullptr;
  if (at(Kind::Comma)) {
    uint32_t mark = scratch_.size();
    scratch_.push(first);
    while (accept(Kind::Comma) && !at(Kind::RightParenthesis)) {
      Expr* item = star_named_expression();
      if (!item) return nullptr;
      scratch_.push(item);
    }
    Array<Expr*> items = take<Expr*>(mark);
    if (!accept(Kind::RightParenthesis)) return nullptr;
    return expr<Tuple>(span(start), items, Context::Load);
  }
  if (starred) return nullptr;
  if (at_comprehension()) {
    Array<Comprehension*> clauses;
    if (!generators(clauses) || !accept(Kind::RightParenthesis)) return nullptr;
    return expr<GeneratorExp>(span(start), first, clauses);
  }
  return accept(Kind::RightParenthesis) ? first : nullptr;
}

Expr* Parser::list_display() {
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  const Position& start = token_++->position;
  uint32_t mark = scratch_.size();
  if (!at(Kind::RightBracket)) {
    bool starred = at(Kind::Star);
    Expr* first = star_named_expression();
    if (!first) return nullptr;
    if (!starred && at_comprehension()) {
      Array<Comprehension*> clauses;
      if (!generators(clauses) || !accept(Kind::RightBracket)) return nullptr;
      return expr<ListComp>(span(start), first, clauses);
    }
    scratch_.push(first);
    while (accept(Kind::Comma) && !at(Kind::RightBracket)) {
      Expr* item = star_named_expression();
      if (!item) return nullptr;
      scratch_.push(item);
    }
  }
  Array<Expr*> items = take<Expr*>(mark);
  if (!accept(Kind::RightBracket)) return nullptr;
  return expr<List>(span(start), items, Context::Load);
}

// A dict, a set or a comprehension of either. The first item decides.
Expr* Parser::brace_display() {
  Depth depth(*this);
  if (depth.exceeded()) return nullptr;
  const Position& start = token_++->position;
  if (accept(Kind::RightBrace)) return expr<Dict>(span(start), Array<Expr*>{}, Array<Expr*>{});
  if (at(Kind::DoubleStar)) return dict_display(start, nullptr);
  bool starred = at(Kind::Star);
  bool is_named = at(Kind::Name) && next_kind() == Kind::ColonEqual;
  Expr* first = star_named_expression();
  if (!first) return nullptr;
  if (at(Kind::Colon)) return starred || is_named ? nullptr : dict_display(start, first);
  if (!starred && at_comprehension()) {
    Array<Comprehension*> clauses;
    if (!generators(clauses) || !accept(Kind::RightBrace)) return nullptr;
    return expr<SetComp>(span(start), first, clauses);
  }
  return set_display(start, first);
}

Expr* Parser::set_display(const Position& start, Expr* first) {
  uint32_t mark = scratch_.size();
  scratch_.push(first);
  while (accept(Kind::Comma) && !at(Kind::RightBrace)) {
    Expr* item = star_named_expression();
    if (!item) return nullptr;
    scratch_.push(item);
  }
  Array<Expr*> items = take<Expr*>(mark);
  if (!accept(Kind::RightBrace)) return nullptr;
  return expr<Set>(span(start), items);
}

// Either `first_key` has been parsed and its colon is next, or it is nullptr and `**` is next.
Expr* Parser::dict_display(const Position& start, Expr* first_key) {
  uint32_t mark = scratch_.size();
  Expr* key = first_key;
  for (;;) {
    Expr* value;
    if (!key && accept(Kind::DoubleStar)) {
      value = bitwise_or();
    } else {
      if (!key) key = expression();
      if (!key || !accept(Kind::Colon)) return nullptr;
      value = expression();
    }
    if (!value) return nullptr;
    if (key && scratch_.size() == mark && at_comprehension()) {
      Array<Comprehension*> clauses;
      if (!generators(clauses) || !accept(Kind::RightBrace)) return nullptr;
      return expr<DictComp>(span(start), key, value, clauses);
    }
    scratch_.push(key);
    scratch_.push(value);
    key = nullptr;
    if (!accept(Kind::Comma) || at(Kind::RightBrace)) break;
  }
  if (!accept(Kind::RightBrace)) return nullptr;
  uint32_t count = (scratch_.size() - mark) / 2;
  Array<Expr*> keys{arena_.array<Expr*>(count), count};
  Array<Expr*> values{arena_.array<Expr*>(count), count};
  if (!keys.data || !values.data) return nullptr;
  for (uint32_t i = 0; i < count; i++) {
    keys[i] = scratch_.at<Expr>(mark + 2 * i);
    values[i] = scratch_.at<Expr>(mark + 2 * i + 1);
  }
  scratch_.shrink(mark);
  return expr<Dict>(span(start), keys, values);
}

// for_if_clauses: (['async'] 'for' star_targets 'in' disjunction ('if' disjunction)*)+
bool Parser::generators(Array<Comprehension*>& clauses) {
  uint32_t mark = scratch_.size();
  while (at_comprehension()) {
    int32_t is_async = accept(Kind::Async);
    token_++;
    Expr* target = star_targets();
    if (!target || !accept(Kind::In)) return false;
    Expr* iterable = disjunction();
    if (!iterable) return false;
    uint32_t conditions_mark = scratch_.size();
    while (accept(Kind::If)) {
      Expr* condition = disjunction();
      if (!condition) return false;
      scratch_.push(condition);
    }
    Array<Expr*> conditions = take<Expr*>(conditions_mark);
    scratch_.push(arena_.make<Comprehension>(target, iterable, conditions, is_async));
  }
  clauses = take<Comprehension*>(mark);
  return true;
}

Arg* Parser::parameter(Parameters parameters_kind, bool star_annotation) {
  const Position& start = token_->position;
  const Identifier* parameter_name = identifier();
  if (!parameter_name) return nullptr;
  Expr* annotation = nullptr;
  if (parameters_kind == Parameters::Function && accept(Kind::Colon)) {
    annotation = star_annotation ? star_expression() : expression();
    if (!annotation) return nullptr;
  }
  return arena_.make<Arg>(span(start), parameter_name, annotation);
}

// The parameters of a function or lambda, up to its closing token, which is not consumed.
Arguments* Parser::parameters(Parameters parameters_kind) {
  const Kind close = parameters_kind == Parameters::Function ? Kind::RightParenthesis : Kind::Colon;
  auto* result = arena_.make<Arguments>();
  uint32_t mark = scratch_.size();
  // Parameters are pushed in one sequence of (parameter, default) pairs, which is split at the end.
  uint32_t defaults = 0;
  bool seen_slash = false;
  auto flush = [&](Array<Arg*>& into) {
    // The stack holds pairs of parameter and default.
    uint32_t count = (scratch_.size() - mark) / 2;
    if (count == 0) return true;
    into = {arena_.array<Arg*>(count), count};
    if (!into.data) return false;
    for (uint32_t i = 0; i < count; i++) into[i] = scratch_.at<Arg>(mark + 2 * i);
    return true;
  };
  uint32_t posonly_pairs = 0;
  bool done = at(close);
  while (!done && (at(Kind::Name) || at(Kind::Slash))) {
    if (accept(Kind::Slash)) {
      if (seen_slash || scratch_.size() == mark) return nullptr;
      seen_slash = true;
      posonly_pairs = (scratch_.size() - mark) / 2;
    } else {
      Arg* argument = parameter(parameters_kind, false);
      if (!argument) return nullptr;
      Expr* value = nullptr;
      if (accept(Kind::Equal)) {
        value = expression();
        if (!value) return nullptr;
        defaults++;
      } else if (defaults) {
        return nullptr;  // a parameter without default follows one with a default
      }
      scratch_.push(argument);
      scratch_.push(value);
    }
    if (!accept(Kind::Comma)) {
      if (!at(close)) return nullptr;
      done = true;
    } else if (at(close)) {
      done = true;
    }
  }
  Array<Arg*> positional;
  if (!flush(positional)) return nullptr;
  if (seen_slash) {
    result->posonlyargs = {positional.data, posonly_pairs};
    result->args = {positional.data + posonly_pairs, positional.count - posonly_pairs};
  } else {
    result->args = positional;
  }
  if (defaults) {
    result->defaults = {arena_.array<Expr*>(defaults), 0};
    if (!result->defaults.data) return nullptr;
    for (uint32_t i = 0; i < positional.count; i++) {
      if (auto* value = scratch_.at<Expr>(mark + 2 * i + 1)) {
        result->defaults.data[result->defaults.count++] = value;
      }
    }
  }
  scratch_.shrink(mark);
  if (!done && accept(Kind::Star)) {
    if (accept(Kind::Comma)) {
      if (!at(Kind::Name)) return nullptr;  // named parameters must follow a bare *
    } else {
      result->vararg = parameter(parameters_kind, true);
      if (!result->vararg) return nullptr;
      done = !accept(Kind::Comma) || at(close);
    }
    while (!done && at(Kind::Name)) {
      Arg* argument = parameter(parameters_kind, false);
      if (!argument) return nullptr;
      Expr* value = nullptr;
      if (accept(Kind::Equal) && !(value = expression())) return nullptr;
      scratch_.push(argument);
      scratch_.push(value);
      done = !accept(Kind::Comma) || at(close);
    }
    if (!flush(result->kwonlyargs)) return nullptr;
    uint32_t count = result->kwonlyargs.count;
    if (count) {
      result->kw_defaults = {arena_.array<Expr*>(count), count};
      if (!result->kw_defaults.data) return nullptr;
      for (uint32_t i = 0; i < count; i++) {
        result->kw_defaults[i] = scratch_.at<Expr>(mark + 2 * i + 1);
      }
    }
    scratch_.shrink(mark);
  }
  if (!done && accept(Kind::DoubleStar)) {
    result->kwarg = parameter(parameters_kind, false);
    if (!result->kwarg) return nullptr;
    accept(Kind::Comma);
  }
  return at(close) ? result : nullptr;
}

}  // namespace hognose
