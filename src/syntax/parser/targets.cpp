// Parser: targets of assignment and deletion.
//
// Expressions are parsed as values first. These functions then set the context to Store or Del, or
// return false if the expression is not a valid target. The brackets that nest the targets bound
// the recursion.
#include "syntax/parser/impl.h"

namespace hognose {

using namespace ast;

// star_targets of `for` and comprehensions, which end before `in`: star_target (',' star_target)*
// [',']
Expr* Parser::star_targets() {
  const Position& start = token_->position;
  auto target = [this]() -> Expr* {
    Expr* value;
    const Position& target_start = token_->position;
    if (accept(Kind::Star)) {
      value = primary();
      if (value) value = expr<Starred>(span(target_start), value, Context::Load);
    } else {
      value = primary();
    }
    return value && make_star_target(value) ? value : nullptr;
  };
  Expr* first = target();
  if (!first || !at(Kind::Comma)) return first;
  uint32_t mark = scratch_.size();
  scratch_.push(first);
  while (accept(Kind::Comma) && !at(Kind::In)) {
    Expr* item = target();
    if (!item) return nullptr;
    scratch_.push(item);
  }
  Array<Expr*> items = take<Expr*>(mark);
  return expr<Tuple>(span(start), items, Context::Store);
}

// NAME, attribute, subscript, starred (not nested), or a tuple or list of these.
bool Parser::make_star_target(Expr* target) {
  switch (target->kind) {
    case ExprKind::Starred: {
      auto* starred = static_cast<Starred*>(target);
      starred->ctx = Context::Store;
      return starred->value->kind != ExprKind::Starred && make_star_target(starred->value);
    }
    case ExprKind::Tuple: {
      auto* tuple = static_cast<Tuple*>(target);
      tuple->ctx = Context::Store;
      for (Expr* item : tuple->elts) {
        if (!make_star_target(item)) return false;
      }
      return true;
    }
    case ExprKind::List: {
      auto* list = static_cast<List*>(target);
      list->ctx = Context::Store;
      for (Expr* item : list->elts) {
        if (!make_star_target(item)) return false;
      }
      return true;
    }
    default: return make_single_target(target);
  }
}

bool Parser::make_single_target(Expr* target) {
  switch (target->kind) {
    case ExprKind::Name: static_cast<Name*>(target)->ctx = Context::Store; return true;
    case ExprKind::Attribute: static_cast<Attribute*>(target)->ctx = Context::Store; return true;
    case ExprKind::Subscript: static_cast<Subscript*>(target)->ctx = Context::Store; return true;
    default: return false;
  }
}

bool Parser::make_delete_target(Expr* target) {
  switch (target->kind) {
    case ExprKind::Name: static_cast<Name*>(target)->ctx = Context::Del; return true;
    case ExprKind::Attribute: static_cast<Attribute*>(target)->ctx = Context::Del; return true;
    case ExprKind::Subscript: static_cast<Subscript*>(target)->ctx = Context::Del; return true;
    case ExprKind::Tuple: {
      auto* tuple = static_cast<Tuple*>(target);
      tuple->ctx = Context::Del;
      for (Expr* item : tuple->elts) {
        if (!make_delete_target(item)) return false;
      }
      return true;
    }
    case ExprKind::List: {
      auto* list = static_cast<List*>(target);
      list->ctx = Context::Del;
      for (Expr* item : list->elts) {
        if (!make_delete_target(item)) return false;
      }
      return true;
    }
    default: return false;
  }
}

}  // namespace hognose
