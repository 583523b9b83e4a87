// Exceptions: try, except, else, finally, raise, with.
//
// The code costs nothing while nothing is raised: the exception table finds the handlers. While a
// handler runs, one register holds the exception and the next one holds the exception handled
// before it. Every way out of the handler makes the earlier one current again. If the handler
// itself raises, its cleanup handler does so.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::enter_handler(uint32_t handler, Register target,
                                  const LocalSet& assigned_before) {
  builder_.bind_handler(handler, target);
  assigned_ = assigned_before;
  assigned_.subtract(deletable_);
  emit(Opcode::EnterHandler, target);
}

// Ends the handler in the topmost block. An exception raised inside it goes to `cleanup`, which is
// emitted here.
void CodeGenerator::cleanup_handler(uint32_t cleanup, Register exception,
                                    const ast::Identifier* name) {
  const uint32_t mark = top_;
  const Register raised = allocate();
  builder_.bind_handler(cleanup, raised);
  emit(Opcode::LeaveHandler, exception);
  if (name) clear_exception_name(name);
  emit(Opcode::Reraise, raised);
  release_to(mark);
}

// `clauses` compiles the statement without its finally suite.
void CodeGenerator::try_statement(const ast::Try& node,
                                  void (CodeGenerator::*clauses)(const ast::Try&)) {
  if (node.finalbody.empty()) return (this->*clauses)(node);
  const uint32_t mark = top_;
  const LocalSet assigned_before = assigned_;
  const uint32_t handler = builder_.new_handler();
  Block body;
  body.kind = Block::Kind::Finally;
  body.handler = handler;
  body.suite = &node.finalbody;
  if (!push_block(body, node.position)) return;
  if (node.handlers.empty()) {
    statements(node.body);
  } else {
    (this->*clauses)(node);
  }
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  // The suite is compiled once for the normal exit, once for exceptions, and once more for each
  // return, break or continue in the body.
  JumpTarget end;
  statements(node.finalbody);
  jump(Opcode::Jump, end);

  const Register exception = allocate(2);
  enter_handler(handler, exception, assigned_before);
  const uint32_t cleanup = builder_.new_handler();
  Block suite;
  suite.kind = Block::Kind::Handler;
  suite.base = exception;
  suite.handler = cleanup;
  if (!push_block(suite, node.position)) return;
  statements(node.finalbody);
  emit(Opcode::Reraise, exception);
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  cleanup_handler(cleanup, exception, nullptr);
  release_to(mark);
  bind(end);
}

bool CodeGenerator::open_clauses(const ast::Try& node, ClauseFrame& frame) {
  frame.mark = top_;
  const LocalSet assigned_before = assigned_;
  const uint32_t handler = builder_.new_handler();
  Block body;
  body.kind = Block::Kind::Protected;
  body.handler = handler;
  if (!push_block(body, node.position)) return false;
  statements(node.body);
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  statements(node.orelse);
  jump(Opcode::Jump, frame.end);

  frame.exception = allocate(2);
  at(node.handlers[0]->position);
  enter_handler(handler, frame.exception, assigned_before);
  frame.cleanup = builder_.new_handler();
  Block clauses;
  clauses.kind = Block::Kind::Handler;
  clauses.base = frame.exception;
  clauses.handler = frame.cleanup;
  return push_block(clauses, node.position);
}

void CodeGenerator::close_clauses(ClauseFrame& frame) {
  cleanup_handler(frame.cleanup, frame.exception, nullptr);
  release_to(frame.mark);
  bind(frame.end);
}

void CodeGenerator::try_except(const ast::Try& node) {
  ClauseFrame frame;
  if (!open_clauses(node, frame)) return;
  for (uint32_t i = 0; i < node.handlers.size() && !stop(); ++i) {
    except_clause(*node.handlers[i], frame.exception, i + 1 == node.handlers.size(), frame.end);
  }
  emit(Opcode::Reraise, frame.exception);
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  close_clauses(frame);
}

void CodeGenerator::except_clause(const ast::ExceptHandler& handler, Register exception,
                                  bool is_last, JumpTarget& end) {
  JumpTarget next;
  const uint32_t mark = top_;
  if (handler.type) {
    const Register type = reg(handler.type);
    const Register matches = allocate();
    at(handler.position);
    emit(Opcode::MatchException, matches, exception, type);
    jump(Opcode::JumpIfFalse, next, matches);
    release_to(mark);
  } else if (!is_last) {
    diagnostics_.error(handler.position, {"default 'except:' must be last"});
    return;
  }
  // CPython counts a second block inside the clause.
  Block& block = blocks_[block_count_ - 1];
  if (block_weight_ == kMaximumBlocks) {
    diagnostics_.error(handler.position, {"too many statically nested blocks"});
    return;
  }
  ++block.weight;
  ++block_weight_;
  const uint32_t general_cleanup = block.handler;
  uint32_t cleanup = general_cleanup;
  if (handler.name) {
    store_name(handler.name, exception, handler.position);
    close_range(block);
    cleanup = builder_.new_handler();
    block.handler = cleanup;
    block.name = handler.name;
    open_range(block);
  }
  statements(handler.body);
  if (handler.name) close_range(block);
  emit(Opcode::LeaveHandler, exception);
  if (handler.name) clear_exception_name(handler.name);
  jump(Opcode::Jump, end);
  if (handler.name) {
    block.handler = general_cleanup;
    block.name = nullptr;
    cleanup_handler(cleanup, exception, handler.name);
    open_range(block);
  }
  --block.weight;
  --block_weight_;
  bind(next);
}

// When an except clause ends, its name is unbound (reference 8.4.1). A local is cleared directly;
// other variables are set to None and deleted.
void CodeGenerator::clear_exception_name(const ast::Identifier* name) {
  if (Symbol* local = plain_local(name)) {
    const Register reg = variable_register(*local);
    emit(Opcode::LoadUndefined, reg);
    assigned_.remove(reg);
    return;
  }
  const uint32_t mark = top_;
  const Register none = allocate();
  const Position position = builder_.position();
  emit(Opcode::LoadNone, none);
  store_name(name, none, {position.line, position.column, position.end_line, position.end_column});
  delete_name(name);
  release_to(mark);
}

void CodeGenerator::raise_statement(const ast::Raise& node) {
  const uint32_t mark = top_;
  if (!node.exc) {
    at(node.position);
    emit(Opcode::RaiseCurrent);
    return;
  }
  const Register exception = reg(node.exc);
  if (node.cause) {
    const Register cause = reg(node.cause);
    at(node.position);
    emit(Opcode::RaiseFrom, exception, cause);
  } else {
    at(node.position);
    emit(Opcode::Raise, exception);
  }
  release_to(mark);
}

// ---- with

// Calls __exit__ or __aexit__ on the way out without an exception.
void CodeGenerator::with_exit(Block::Kind kind, Register state) {
  if (kind == Block::Kind::With) return emit(Opcode::WithExit, state);
  const uint32_t mark = top_;
  const Register result = allocate();
  emit(Opcode::LoadNone, result);
  emit(Opcode::AsyncWithExit, result, state, result);
  await_register(result, AwaitContext::AsyncExit);
  release_to(mark);
}

void CodeGenerator::with_statement(Block::Kind kind, ast::Array<ast::WithItem*> items,
                                   ast::Array<ast::Stmt*> statements_within, uint32_t index) {
  const ast::WithItem& item = *items[index];
  const uint32_t mark = top_;
  const Register state = allocate(3);  // exit, its self, the value of __enter__
  const auto value = static_cast<Register>(state + 2);
  const uint32_t above = top_;
  const Register manager = reg(item.context_expr);
  at(item.context_expr);
  if (kind == Block::Kind::With) {
    emit(Opcode::WithEnter, state, manager);
  } else {
    emit(Opcode::AsyncWithEnter, state, manager);
    await_register(value, AwaitContext::AsyncEnter);
  }
  release_to(above);
  const LocalSet assigned_before = assigned_;
  const uint32_t handler = builder_.new_handler();
  Block body;
  body.kind = kind;
  body.base = state;
  body.handler = handler;
  body.position = item.context_expr->position;
  if (!push_block(body, body.position)) return;
  if (item.optional_vars) store(item.optional_vars, value);
  release_to(value);
  if (index + 1 < items.size()) {
    with_statement(kind, items, statements_within, index + 1);
  } else {
    statements(statements_within);
  }
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  JumpTarget end;
  at(item.context_expr);
  with_exit(kind, state);
  jump(Opcode::Jump, end);

  const Register exception = allocate(2);
  enter_handler(handler, exception, assigned_before);
  const uint32_t cleanup = builder_.new_handler();
  const uint32_t start = builder_.here();
  const Register is_suppressed = allocate();
  JumpTarget suppressed;
  if (kind == Block::Kind::With) {
    emit(Opcode::WithExitRaised, is_suppressed, state, exception);
  } else {
    emit(Opcode::AsyncWithExit, is_suppressed, state, exception);
    await_register(is_suppressed, AwaitContext::AsyncExit);
  }
  jump(Opcode::JumpIfTrue, suppressed, is_suppressed);
  emit(Opcode::Reraise, exception);
  builder_.protect(start, builder_.here(), cleanup);
  cleanup_handler(cleanup, exception, nullptr);
  bind(suppressed);
  emit(Opcode::LeaveHandler, exception);
  release_to(mark);
  bind(end);
}

}  // namespace hognose
