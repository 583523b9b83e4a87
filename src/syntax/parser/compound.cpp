// Parser: compound statements, except match (parser/patterns.cpp).
//
// The current token is the keyword that begins the statement. The lexer's limit on indentation
// bounds the nesting of blocks; elif chains are a loop.
#include "syntax/parser/impl.h"

namespace hognose {

using namespace ast;

Stmt* Parser::compound_statement() {
  const Position& start = token_->position;
  switch (kind()) {
    case Kind::If: return if_statement();
    case Kind::While: return while_statement();
    case Kind::For: return for_statement(start, Async::No);
    case Kind::With: return with_statement(start, Async::No);
    case Kind::Try: return try_statement();
    case Kind::Def: return function(start, Async::No, {});
    case Kind::Class: return class_definition({});
    case Kind::At: return decorated();
    case Kind::Async:
      token_++;
      switch (kind()) {
        case Kind::Def: return function(start, Async::Yes, {});
        case Kind::For: return for_statement(start, Async::Yes);
        case Kind::With: return with_statement(start, Async::Yes);
        default: return nullptr;
      }
    default: return nullptr;
  }
}

// block: NEWLINE INDENT statements DEDENT | simple_stmts
bool Parser::block(Array<Stmt*>& body) {
  Depth depth(*this);
  if (depth.exceeded()) return false;
  uint32_t mark = scratch_.size();
  if (accept(Kind::Newline)) {
    if (!accept(Kind::Indent)) return false;
    do {
      if (!statement()) return false;
    } while (!accept(Kind::Dedent));
  } else {
    if (!simple_statements()) return false;
  }
  body = take<Stmt*>(mark);
  return true;
}

bool Parser::else_block(Array<Stmt*>& body) {
  if (!accept(Kind::Else)) return true;
  return accept(Kind::Colon) && block(body);
}

// Each elif becomes an If in the orelse of the previous one.
Stmt* Parser::if_statement() {
  If* first = nullptr;
  If* last = nullptr;
  for (;;) {
    const Position& start = token_++->position;
    Expr* test = named_expression();
    if (!test || !accept(Kind::Colon)) return nullptr;
    Array<Stmt*> body;
    if (!block(body)) return nullptr;
    If* node = stmt<If>(start, test, body, Array<Stmt*>{});
    if (last) {
      last->orelse = one<Stmt*>(node);
    } else {
      first = node;
    }
    last = node;
    if (!at(Kind::Elif)) break;
  }
  if (!else_block(last->orelse)) return nullptr;
  // All of them end where the last one ends.
  Position end = block_span(first->position);
  for (If* node = first;;) {
    node->position = join(node->position, end);
    if (node == last) return first;
    node = static_cast<If*>(node->orelse[0]);
  }
}

Stmt* Parser::while_statement() {
  const Position& start = token_++->position;
  Expr* test = named_expression();
  if (!test || !accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body, orelse;
  if (!block(body) || !else_block(orelse)) return nullptr;
  return stmt<While>(block_span(start), test, body, orelse);
}

Stmt* Parser::for_statement(const Position& start, Async async) {
  token_++;
  Expr* target = star_targets();
  if (!target || !accept(Kind::In)) return nullptr;
  Expr* iterable = star_expressions();
  if (!iterable || !accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body, orelse;
  if (!block(body) || !else_block(orelse)) return nullptr;
  Position position = block_span(start);
  if (async == Async::Yes) return stmt<AsyncFor>(position, target, iterable, body, orelse);
  return stmt<For>(position, target, iterable, body, orelse);
}

WithItem* Parser::with_item() {
  Expr* context = expression();
  if (!context) return nullptr;
  Expr* target = nullptr;
  if (accept(Kind::As)) {
    const Position& start = token_->position;
    if (accept(Kind::Star)) {
      target = primary();
      if (target) target = expr<Starred>(span(start), target, Context::Load);
    } else {
      target = primary();
    }
    if (!target || !make_star_target(target)) return nullptr;
  }
  return arena_.make<WithItem>(context, target);
}

// '(' ','.with_item+ [','] ')' ':'
bool Parser::with_items_in_parentheses(Array<WithItem*>& items) {
  uint32_t mark = scratch_.size();
  token_++;
  do {
    if (scratch_.size() != mark && at(Kind::RightParenthesis)) break;
    WithItem* item = with_item();
    if (!item) return false;
    scratch_.push(item);
  } while (accept(Kind::Comma));
  items = take<WithItem*>(mark);
  return accept(Kind::RightParenthesis) && at(Kind::Colon);
}

Stmt* Parser::with_statement(const Position& start, Async async) {
  token_++;
  Array<WithItem*> items;
  bool parsed = false;
  if (at(Kind::LeftParenthesis) && token_->payload &&
      tokens_[token_->payload + 1].kind == Kind::Colon) {
    // Assume that the parentheses enclose all items. If they turn out to belong to an expression
    // such as a yield, parse again.
    const Token* open = token_;
    uint32_t scratch = scratch_.size();
    parsed = with_items_in_parentheses(items);
    if (!parsed) {
      if (too_deep_) return nullptr;
      token_ = open;
      scratch_.shrink(scratch);
    }
  }
  if (!parsed) {
    uint32_t mark = scratch_.size();
    do {
      WithItem* item = with_item();
      if (!item) return nullptr;
      scratch_.push(item);
    } while (accept(Kind::Comma));
    items = take<WithItem*>(mark);
  }
  if (!accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body;
  if (!block(body)) return nullptr;
  Position position = block_span(start);
  if (async == Async::Yes) return stmt<AsyncWith>(position, items, body);
  return stmt<With>(position, items, body);
}

Stmt* Parser::try_statement() {
  const Position& start = token_++->position;
  if (!accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body, orelse, finalbody;
  if (!block(body)) return nullptr;
  uint32_t mark = scratch_.size();
  bool any_star = false;
  while (at(Kind::Except)) {
    bool is_star = false;
    ExceptHandler* handler = except_handler(is_star);
    if (!handler) return nullptr;
    if (scratch_.size() != mark && is_star != any_star)
      return nullptr;  // except and except* do not mix
    any_star = is_star;
    scratch_.push(handler);
  }
  Array<ExceptHandler*> handlers = take<ExceptHandler*>(mark);
  if (!handlers.empty() && !else_block(orelse)) return nullptr;
  if (accept(Kind::Finally)) {
    if (!accept(Kind::Colon) || !block(finalbody)) return nullptr;
  } else if (handlers.empty()) {
    return nullptr;
  }
  Position position = block_span(start);
  if (any_star) return stmt<TryStar>(position, body, handlers, orelse, finalbody);
  return stmt<Try>(position, body, handlers, orelse, finalbody);
}

// Several types need no parentheses unless the clause has a name (PEP 758).
ExceptHandler* Parser::except_handler(bool& is_star) {
  const Position& start = token_++->position;
  is_star = accept(Kind::Star);
  Expr* type = nullptr;
  const Identifier* name = nullptr;
  if (is_star || !at(Kind::Colon)) {
    const Position& type_start = token_->position;
    type = expression();
    if (!type) return nullptr;
    if (at(Kind::Comma)) {
      uint32_t mark = scratch_.size();
      scratch_.push(type);
      while (accept(Kind::Comma) && !at(Kind::Colon)) {
        Expr* item = expression();
        if (!item) return nullptr;
        scratch_.push(item);
      }
      Array<Expr*> items = take<Expr*>(mark);
      type = expr<Tuple>(span(type_start), items, Context::Load);
    } else if (accept(Kind::As)) {
      name = identifier();
      if (!name) return nullptr;
    }
  }
  if (!accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body;
  if (!block(body)) return nullptr;
  return arena_.make<ExceptHandler>(block_span(start), type, name, body);
}

// ('@' named_expression NEWLINE)+ (class_def | function_def)
Stmt* Parser::decorated() {
  uint32_t mark = scratch_.size();
  while (accept(Kind::At)) {
    Expr* decorator = named_expression();
    if (!decorator || !accept(Kind::Newline)) return nullptr;
    scratch_.push(decorator);
  }
  Array<Expr*> decorators = take<Expr*>(mark);
  const Position& start = token_->position;
  if (at(Kind::Class)) return class_definition(decorators);
  Async async = accept(Kind::Async) ? Async::Yes : Async::No;
  return at(Kind::Def) ? function(start, async, decorators) : nullptr;
}

Stmt* Parser::function(const Position& start, Async async, Array<Expr*> decorators) {
  token_++;
  const Identifier* name = identifier();
  if (!name) return nullptr;
  Array<TypeParam*> type_params;
  if (at(Kind::LeftBracket) && !type_parameters(type_params)) return nullptr;
  if (!accept(Kind::LeftParenthesis)) return nullptr;
  Arguments* arguments = parameters(Parameters::Function);
  if (!arguments || !accept(Kind::RightParenthesis)) return nullptr;
  Expr* returns = nullptr;
  if (accept(Kind::Arrow) && !(returns = expression())) return nullptr;
  if (!accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body;
  if (!block(body)) return nullptr;
  Position position = block_span(start);
  if (async == Async::Yes) {
    return stmt<AsyncFunctionDef>(position, name, arguments, body, decorators, returns,
                                  type_params);
  }
  return stmt<FunctionDef>(position, name, arguments, body, decorators, returns, type_params);
}

Stmt* Parser::class_definition(Array<Expr*> decorators) {
  const Position& start = token_++->position;
  const Identifier* name = identifier();
  if (!name) return nullptr;
  Array<TypeParam*> type_params;
  if (at(Kind::LeftBracket) && !type_parameters(type_params)) return nullptr;
  Array<Expr*> bases;
  Array<Keyword*> keywords;
  if (accept(Kind::LeftParenthesis)) {
    if (!at(Kind::RightParenthesis)) {
      scratch_.push(nullptr);
      if (!call_arguments(bases, keywords)) return nullptr;
    }
    if (!accept(Kind::RightParenthesis)) return nullptr;
  }
  if (!accept(Kind::Colon)) return nullptr;
  Array<Stmt*> body;
  if (!block(body)) return nullptr;
  return stmt<ClassDef>(block_span(start), name, bases, keywords, body, decorators, type_params);
}

// '[' ','.type_param+ [','] ']'
bool Parser::type_parameters(Array<TypeParam*>& parameters) {
  uint32_t mark = scratch_.size();
  token_++;
  do {
    if (scratch_.size() != mark && at(Kind::RightBracket)) break;
    TypeParam* parameter = type_parameter();
    if (!parameter) return false;
    scratch_.push(parameter);
  } while (accept(Kind::Comma));
  parameters = take<TypeParam*>(mark);
  return accept(Kind::RightBracket);
}

TypeParam* Parser::type_parameter() {
  const Position& start = token_->position;
  bool star = accept(Kind::Star);
  bool double_star = !star && accept(Kind::DoubleStar);
  const Identifier* name = identifier();
  if (!name) return nullptr;
  Expr* bound = nullptr;
  if (!star && !double_star && accept(Kind::Colon) && !(bound = expression())) return nullptr;
  Expr* default_value = nullptr;
  if (accept(Kind::Equal)) {
    default_value = star ? star_expression() : expression();
    if (!default_value) return nullptr;
  }
  Position position = span(start);
  auto base = [&](TypeParamKind kind) { return TypeParam{position, kind}; };
  if (star)
    return arena_.make<TypeVarTuple>(base(TypeParamKind::TypeVarTuple), name, default_value);
  if (double_star)
    return arena_.make<ParamSpec>(base(TypeParamKind::ParamSpec), name, default_value);
  return arena_.make<TypeVar>(base(TypeParamKind::TypeVar), name, bound, default_value);
}

}  // namespace hognose
