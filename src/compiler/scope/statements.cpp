// ScopeBuilder, part for statements and patterns.
//
// Statements are visited in the order in which the code generator compiles their parts. Names then
// get their registers in CPython's order.
#include "compiler/futures.h"
#include "compiler/scope/builder.h"

namespace hognose {

bool ScopeBuilder::statements(ast::Array<ast::Stmt*> statements) {
  for (const ast::Stmt* node : statements) {
    if (!statement(node)) return false;
  }
  return true;
}

// A loop, not recursion: an `elif` chain can be as long as the source.
bool ScopeBuilder::if_statement(const ast::If* node) {
  for (;;) {
    if (!expression(node->test) || !statements(node->body)) return false;
    if (node->orelse.size() != 1) return statements(node->orelse);
    auto* next = ast::as<ast::If>(node->orelse[0]);
    if (!next) return statements(node->orelse);
    node = next;
    ++nodes_;
  }
}

bool ScopeBuilder::loop_body(ast::Array<ast::Stmt*> body) {
  const bool by_jump = leaves_finally_by_jump_;
  leaves_finally_by_jump_ = false;
  const bool ok = statements(body);
  leaves_finally_by_jump_ = by_jump;
  return ok;
}

bool ScopeBuilder::finally_suite(ast::Array<ast::Stmt*> suite) {
  const bool by_jump = leaves_finally_by_jump_;
  const bool by_return = leaves_finally_by_return_;
  leaves_finally_by_jump_ = leaves_finally_by_return_ = true;
  const bool ok = statements(suite);
  leaves_finally_by_jump_ = by_jump;
  leaves_finally_by_return_ = by_return;
  return ok;
}

void ScopeBuilder::warn_leaving_finally(const ast::Stmt* node) {
  const bool is_return = node->kind == ast::StmtKind::Return;
  if (!(is_return ? leaves_finally_by_return_ : leaves_finally_by_jump_)) return;
  std::string_view word = is_return                            ? "return"
                          : node->kind == ast::StmtKind::Break ? "break"
                                                               : "continue";
  diagnostics_.warn(node->position, {"'", word, "' in a 'finally' block"});
}

bool ScopeBuilder::statement(const ast::Stmt* node) {
  switch (node->kind) {
    case ast::StmtKind::For:
    case ast::StmtKind::AsyncFor:
    case ast::StmtKind::While:
    case ast::StmtKind::If:
    case ast::StmtKind::With:
    case ast::StmtKind::AsyncWith:
    case ast::StmtKind::Match:
    case ast::StmtKind::Try:
    case ast::StmtKind::TryStar: {
      ++scope_->block_depth;
      const bool ok = statement_parts(node);
      --scope_->block_depth;
      return ok;
    }
    default: return statement_parts(node);
  }
}

bool ScopeBuilder::statement_parts(const ast::Stmt* node) {
  ++nodes_;
  Workspace& workspace = diagnostics_.workspace();
  if (!workspace.charge(1) || workspace.arena.exhausted()) return false;
  switch (node->kind) {
    case ast::StmtKind::FunctionDef:
      return function(*static_cast<const ast::FunctionDef*>(node), false);
    case ast::StmtKind::AsyncFunctionDef:
      return function(*static_cast<const ast::AsyncFunctionDef*>(node), true);
    case ast::StmtKind::ClassDef: return class_definition(*static_cast<const ast::ClassDef*>(node));
    case ast::StmtKind::Return:
      warn_leaving_finally(node);
      return optional(static_cast<const ast::Return*>(node)->value);
    case ast::StmtKind::Delete: return expressions(static_cast<const ast::Delete*>(node)->targets);
    case ast::StmtKind::Assign: {
      auto* assign = static_cast<const ast::Assign*>(node);
      return expression(assign->value) && expressions(assign->targets);
    }
    case ast::StmtKind::TypeAlias: return type_alias(*static_cast<const ast::TypeAlias*>(node));
    case ast::StmtKind::AugAssign: {
      auto* assign = static_cast<const ast::AugAssign*>(node);
      if (auto* attribute = ast::as<const ast::Attribute>(assign->target)) {
        // Not a plain store, so it does not record an attribute of `self`.
        return check_store(attribute->attr, attribute->position) && expression(attribute->value) &&
               expression(assign->value);
      }
      return expression(assign->target) && expression(assign->value);
    }
    case ast::StmtKind::AnnAssign:
      return annotated_assignment(*static_cast<const ast::AnnAssign*>(node));
    case ast::StmtKind::For: {
      auto* loop = static_cast<const ast::For*>(node);
      return expression(loop->iter) && expression(loop->target) && loop_body(loop->body) &&
             statements(loop->orelse);
    }
    case ast::StmtKind::AsyncFor: {
      auto* loop = static_cast<const ast::AsyncFor*>(node);
      if (!scope_->is_async_definition) {
        return diagnostics_.error(node->position, {"'async for' outside async function"});
      }
      scope_->is_coroutine = true;
      return expression(loop->iter) && expression(loop->target) && loop_body(loop->body) &&
             statements(loop->orelse);
    }
    case ast::StmtKind::While: {
      auto* loop = static_cast<const ast::While*>(node);
      return expression(loop->test) && loop_body(loop->body) && statements(loop->orelse);
    }
    case ast::StmtKind::If: return if_statement(static_cast<const ast::If*>(node));
    case ast::StmtKind::AsyncWith:
      if (!scope_->is_async_definition) {
        return diagnostics_.error(node->position, {"'async with' outside async function"});
      }
      scope_->is_coroutine = true;
      [[fallthrough]];
    case ast::StmtKind::With: {
      // Both have the same fields.
      auto items = node->kind == ast::StmtKind::With
                       ? static_cast<const ast::With*>(node)->items
                       : static_cast<const ast::AsyncWith*>(node)->items;
      auto body = node->kind == ast::StmtKind::With
                      ? static_cast<const ast::With*>(node)->body
                      : static_cast<const ast::AsyncWith*>(node)->body;
      for (ast::WithItem* item : items) {
        if (!expression(item->context_expr) || !optional(item->optional_vars)) return false;
      }
      ++protection_;
      bool visited = statements(body);
      --protection_;
      return visited;
    }
    case ast::StmtKind::Match: {
      auto* match = static_cast<const ast::Match*>(node);
      if (!expression(match->subject)) return false;
      for (ast::MatchCase* choice : match->cases) {
        if (!pattern(choice->pattern) || !optional(choice->guard) || !statements(choice->body)) {
          return false;
        }
      }
      return true;
    }
    case ast::StmtKind::Raise: {
      auto* raise = static_cast<const ast::Raise*>(node);
      return optional(raise->exc) && optional(raise->cause);
    }
    case ast::StmtKind::Try:
    case ast::StmtKind::TryStar: {
      // Both have the same fields.
      auto* statement = static_cast<const ast::Try*>(node);
      ast::Try copy;
      if (auto* star = ast::as<const ast::TryStar>(node)) {
        copy.body = star->body;
        copy.handlers = star->handlers;
        copy.orelse = star->orelse;
        copy.finalbody = star->finalbody;
        statement = &copy;
      }
      ++protection_;
      if (!statements(statement->body)) return false;
      --protection_;
      for (ast::ExceptHandler* handler : statement->handlers) {
        if (!optional(handler->type)) return false;
        if (handler->name &&
            !add(handler->name, kSymbolBound | kSymbolDeleted, handler->position)) {
          return false;
        }
        if (!statements(handler->body)) return false;
      }
      return statements(statement->orelse) && finally_suite(statement->finalbody);
    }
    case ast::StmtKind::Assert: {
      auto* check = static_cast<const ast::Assert*>(node);
      return expression(check->test) && optional(check->msg);
    }
    case ast::StmtKind::Import: return aliases(static_cast<const ast::Import*>(node)->names, false);
    case ast::StmtKind::ImportFrom:
      if (is_future_import(node) && node->position.lineno > last_future_line_) {
        return diagnostics_.error(
            node->position, {"from __future__ imports must occur at the beginning of the file"});
      }
      if (is_future_import(node)) {
        for (const ast::Alias* alias : static_cast<const ast::ImportFrom*>(node)->names) {
          annotations_are_text_ |= alias->name->text() == "annotations";
        }
      }
      return aliases(static_cast<const ast::ImportFrom*>(node)->names, true);
    case ast::StmtKind::Global:
      return declaration(static_cast<const ast::Global*>(node)->names, kSymbolGlobal,
                         node->position);
    case ast::StmtKind::Nonlocal:
      return declaration(static_cast<const ast::Nonlocal*>(node)->names, kSymbolNonlocal,
                         node->position);
    case ast::StmtKind::Expression:
      return expression(static_cast<const ast::Expression*>(node)->value);
    case ast::StmtKind::Break:
    case ast::StmtKind::Continue: warn_leaving_finally(node); return true;
    case ast::StmtKind::Pass: return true;
  }
  return true;
}

bool ScopeBuilder::pattern(const ast::Pattern* node) {
  if (!node) return true;
  ++nodes_;
  if (!diagnostics_.workspace().charge(1)) return false;
  auto patterns = [&](ast::Array<ast::Pattern*> list) {
    for (ast::Pattern* item : list) {
      if (!pattern(item)) return false;
    }
    return true;
  };
  auto capture = [&](const ast::Identifier* name) {
    return !name || add(name, kSymbolBound, node->position);
  };
  switch (node->kind) {
    case ast::PatternKind::MatchValue:
      return expression(static_cast<const ast::MatchValue*>(node)->value);
    case ast::PatternKind::MatchSingleton: return true;
    case ast::PatternKind::MatchSequence:
      return patterns(static_cast<const ast::MatchSequence*>(node)->patterns);
    case ast::PatternKind::MatchMapping: {
      auto* mapping = static_cast<const ast::MatchMapping*>(node);
      return expressions(mapping->keys) && patterns(mapping->patterns) && capture(mapping->rest);
    }
    case ast::PatternKind::MatchClass: {
      auto* match = static_cast<const ast::MatchClass*>(node);
      if (!expression(match->cls) || !patterns(match->patterns)) return false;
      for (uint32_t i = 0; i < match->kwd_attrs.size(); ++i) {
        if (!check_store(match->kwd_attrs[i], match->kwd_patterns[i]->position)) return false;
      }
      return patterns(match->kwd_patterns);
    }
    case ast::PatternKind::MatchStar:
      return capture(static_cast<const ast::MatchStar*>(node)->name);
    case ast::PatternKind::MatchAs: {
      auto* match = static_cast<const ast::MatchAs*>(node);
      return pattern(match->pattern) && capture(match->name);
    }
    case ast::PatternKind::MatchOr:
      return patterns(static_cast<const ast::MatchOr*>(node)->patterns);
  }
  return true;
}

}  // namespace hognose
