// Statements: the dispatch over their kinds, and if, return, assert and expression statements.
// Unreachable statements are still visited, to find their errors.
#include "compiler/code_generator.h"

namespace hognose {

bool CodeGenerator::check_budget() {
  Workspace& workspace = diagnostics_.workspace();
  ++visits_;
  if (!workspace.charge(visits_ - charged_visits_) || workspace.arena.exhausted() ||
      tree_.arena.exhausted()) {
    stopped_ = true;
  }
  charged_visits_ = visits_;
  // A finally suite is compiled once for each way out. Nesting multiplies this.
  if (visits_ > visit_limit_) {
    const Position& position = builder_.position();
    diagnostics_.too_complex(
        {position.line, position.column, position.end_line, position.end_column},
        "too many nested finally blocks");
  }
  return !stop();
}

namespace {

// Whether the statement may leave objects without a reference. Compound statements that only choose
// between others do not drop objects themselves.
bool may_drop_objects(ast::StmtKind kind) {
  switch (kind) {
    case ast::StmtKind::Delete:
    case ast::StmtKind::Assign:
    case ast::StmtKind::AugAssign:
    case ast::StmtKind::AnnAssign:
    case ast::StmtKind::For:
    case ast::StmtKind::AsyncFor:
    case ast::StmtKind::With:
    case ast::StmtKind::AsyncWith:
    case ast::StmtKind::Match:
    case ast::StmtKind::Try:
    case ast::StmtKind::TryStar:
    case ast::StmtKind::Expression: return true;
    default: return false;
  }
}

}  // namespace

void CodeGenerator::statements(ast::Array<ast::Stmt*> statements) {
  for (const ast::Stmt* node : statements) {
    if (!check_budget()) return;
    statement(node);
  }
}

void CodeGenerator::statement(const ast::Stmt* node) {
  const uint32_t mark = top_;
  switch (node->kind) {
    case ast::StmtKind::FunctionDef:
      function_definition(*static_cast<const ast::FunctionDef*>(node));
      break;
    case ast::StmtKind::AsyncFunctionDef:
      function_definition(*static_cast<const ast::AsyncFunctionDef*>(node));
      break;
    case ast::StmtKind::ClassDef: class_definition(*static_cast<const ast::ClassDef*>(node)); break;
    case ast::StmtKind::Return: return_statement(*static_cast<const ast::Return*>(node)); break;
    case ast::StmtKind::Delete:
      for (const ast::Expr* target : static_cast<const ast::Delete*>(node)->targets) {
        if (!pay_for_item()) return;
        delete_target(target);
      }
      break;
    case ast::StmtKind::Assign: assign(*static_cast<const ast::Assign*>(node)); break;
    case ast::StmtKind::TypeAlias: type_alias(*static_cast<const ast::TypeAlias*>(node)); break;
    case ast::StmtKind::AugAssign:
      augmented_assign(*static_cast<const ast::AugAssign*>(node));
      break;
    case ast::StmtKind::AnnAssign:
      annotated_assign(*static_cast<const ast::AnnAssign*>(node));
      break;
    case ast::StmtKind::For: for_statement(*static_cast<const ast::For*>(node)); break;
    case ast::StmtKind::AsyncFor:
      async_for_statement(*static_cast<const ast::AsyncFor*>(node));
      break;
    case ast::StmtKind::While: while_statement(*static_cast<const ast::While*>(node)); break;
    case ast::StmtKind::If: if_statement(static_cast<const ast::If*>(node)); break;
    case ast::StmtKind::With: {
      auto* with = static_cast<const ast::With*>(node);
      with_statement(Block::Kind::With, with->items, with->body, 0);
      break;
    }
    case ast::StmtKind::AsyncWith: {
      auto* with = static_cast<const ast::AsyncWith*>(node);
      with_statement(Block::Kind::AsyncWith, with->items, with->body, 0);
      break;
    }
    case ast::StmtKind::Match: match_statement(*static_cast<const ast::Match*>(node)); break;
    case ast::StmtKind::Raise: raise_statement(*static_cast<const ast::Raise*>(node)); break;
    case ast::StmtKind::Try: {
      auto* attempt = static_cast<const ast::Try*>(node);
      try_statement(*attempt, &CodeGenerator::try_except);
      break;
    }
    case ast::StmtKind::TryStar: {
      // TryStar has the same fields.
      auto* star = static_cast<const ast::TryStar*>(node);
      ast::Try attempt;
      attempt.position = star->position;
      attempt.body = star->body;
      attempt.handlers = star->handlers;
      attempt.orelse = star->orelse;
      attempt.finalbody = star->finalbody;
      try_statement(attempt, &CodeGenerator::try_except_star);
      break;
    }
    case ast::StmtKind::Assert: assert_statement(*static_cast<const ast::Assert*>(node)); break;
    case ast::StmtKind::Import: import(*static_cast<const ast::Import*>(node)); break;
    case ast::StmtKind::ImportFrom: import_from(*static_cast<const ast::ImportFrom*>(node)); break;
    case ast::StmtKind::Expression:
      expression_statement(*static_cast<const ast::Expression*>(node));
      break;
    case ast::StmtKind::Break: leave_loop(node->position, true); break;
    case ast::StmtKind::Continue: leave_loop(node->position, false); break;
    // Emits nothing, but the jump back of a loop without other statements is on its line.
    case ast::StmtKind::Pass: at(node->position); break;
    case ast::StmtKind::Global:
    case ast::StmtKind::Nonlocal: break;
  }
  release_to(mark);
  if (settles_ && may_drop_objects(node->kind)) emit(Opcode::Settle, static_cast<Register>(top_));
}

// `if test: break` and `if test: continue` become one jump on the test if no code must run on the
// way out.
bool CodeGenerator::jumps_out(const ast::If* node) {
  if (node->body.size() != 1 || block_count_ == 0) return false;
  const Block& loop = blocks_[block_count_ - 1];
  if (loop.kind != Block::Kind::Loop) return false;
  JumpTarget* target = nullptr;
  if (node->body[0]->kind == ast::StmtKind::Break) target = loop.break_target;
  if (node->body[0]->kind == ast::StmtKind::Continue) target = loop.continue_target;
  // A bound target is the head of a while loop. Only a back-edge may jump there.
  if (!target || target->label.is_bound()) return false;
  jump_if(node->test, Sense::IfTrue, *target);
  return true;
}

// A loop over the elif chain, which may be as long as the source. If a test is known at compile
// time, only the code that can run remains.
void CodeGenerator::if_statement(const ast::If* node) {
  JumpTarget end;
  bool is_rest_dead = false;
  bool was_reachable = true;
  LocalSet assigned_before_rest;
  for (;;) {
    JumpTarget otherwise;
    const int known = static_truth(node->test);
    const bool reachable = builder_.reachable();
    const LocalSet assigned = assigned_;
    if (known < 0 && node->orelse.empty() && jumps_out(node)) break;
    if (known < 0) {
      jump_if(node->test, Sense::IfFalse, otherwise);
    } else if (known == 0) {
      builder_.set_reachable(false);
    }
    statements(node->body);
    if (known == 0) {
      builder_.set_reachable(reachable);
      assigned_ = assigned;
    }
    if (node->orelse.empty()) {
      bind(otherwise);
      break;
    }
    if (known == 1 && !is_rest_dead) {
      is_rest_dead = true;
      was_reachable = builder_.reachable();
      assigned_before_rest = assigned_;
      builder_.set_reachable(false);
    } else if (known < 0) {
      at(node->test);
      jump(Opcode::Jump, end);
      bind(otherwise);
    }
    auto* next = node->orelse.size() == 1 ? ast::as<ast::If>(node->orelse[0]) : nullptr;
    if (!next || !check_budget()) {
      statements(node->orelse);
      break;
    }
    node = next;
  }
  if (is_rest_dead) {
    builder_.set_reachable(was_reachable);
    assigned_ = assigned_before_rest;
  }
  bind(end);
}

void CodeGenerator::return_statement(const ast::Return& node) {
  if (!frame_->is_function_like()) {
    diagnostics_.error(node.position, {"'return' outside function"});
    return;
  }
  if (node.value && frame_->is_async_definition && frame_->is_generator) {
    diagnostics_.error(node.position, {"'return' with value in async generator"});
    return;
  }
  for (uint32_t i = 0; i < block_count_; ++i) {
    if (blocks_[i].is_except_star) {
      diagnostics_.error(node.position, {"'break', 'continue' and 'return' cannot appear in an "
                                         "except* block"});
      return;
    }
  }
  const uint32_t count = block_count_;
  const LocalSet assigned = assigned_;
  Operand result;
  if (node.value) {
    result = value(node.value);
    // Code that runs on the way out may assign or delete the local.
    if (!result.constant && result.reg < fixed_ && leaves_by_code(0)) {
      const Register copy = allocate();
      emit(Opcode::Move, copy, result.reg);
      result.reg = copy;
    }
  }
  unwind_to(0, node.position);
  at(node.position);
  if (!node.value || (result.constant && result.constant->kind == Constant::Kind::None)) {
    emit(Opcode::ReturnNone);
  } else {
    const Register source = materialize(result);
    emit(Opcode::Return, source);
  }
  reopen(count);
  assigned_ = assigned;
}

void CodeGenerator::assert_statement(const ast::Assert& node) {
  if (auto* tuple = ast::as<const ast::Tuple>(node.test)) {
    if (!tuple->elts.empty()) {
      diagnostics_.warn(node.position, {"assertion is always true, perhaps remove parentheses?"});
    }
  }
  if (options_.optimization > 0) return;
  JumpTarget end;
  jump_if(node.test, Sense::IfTrue, end);
  const Register window = allocate();
  at(node.position);
  emit(Opcode::LoadAssertionError, window);
  if (node.msg) {
    allocate();  // self
    evaluate_next(node.msg);
    at(node.test);
    emit(Opcode::Call, window, 1);
  }
  at(node.test);
  emit(Opcode::Raise, window);
  bind(end);
}

void CodeGenerator::expression_statement(const ast::Expression& node) {
  if (node.value->kind == ast::ExprKind::Constant) return;
  if (!module_has_coroutines_ || call_name(node.value) == nullptr) return discard(node.value);
  const uint32_t mark = top_;
  const Register value = allocate();
  evaluate(node.value, value);
  warn_unawaited(node.value, value);
  release_to(mark);
}

// If the expression is a call, the name under which it calls.
const ast::Identifier* CodeGenerator::call_name(const ast::Expr* node) {
  auto* call = ast::as<const ast::Call>(node);
  if (call == nullptr) return nullptr;
  if (auto* name = ast::as<const ast::Name>(call->func)) return name->id;
  if (auto* attribute = ast::as<const ast::Attribute>(call->func)) return attribute->attr;
  return nullptr;
}

void CodeGenerator::warn_unawaited(const ast::Expr* node, Register value) {
  const ast::Identifier* name = call_name(node);
  if (name != nullptr) emit(Opcode::WarnUnawaited, value, 0, 0, name_operand(name));
}

}  // namespace hognose
