// except* (PEP 654): each clause takes the part that it matches from the current exception.
//
// The code splits the exception, runs each clause on its part, collects the exceptions that the
// clauses raise and the unhandled rest, and raises the result.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::try_except_star(const ast::Try& node) {
  ClauseFrame frame;
  if (!open_clauses(node, frame)) return;
  const Register raised = allocate();
  emit(Opcode::BuildList, raised, raised, 0);
  // The part that a clause handles, and the rest that no clause has taken so far.
  const Register part = allocate(2);
  const auto rest = static_cast<Register>(part + 1);
  move(rest, frame.exception);
  for (uint32_t i = 0; i < node.handlers.size() && !stop(); ++i) {
    except_star_clause(*node.handlers[i], part, raised);
  }
  emit(Opcode::ListAppend, raised, rest);
  emit(Opcode::JoinRaised, part, frame.exception, raised);
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  emit(Opcode::LeaveHandler, frame.exception);
  jump(Opcode::JumpIfNone, frame.end, part);
  emit(Opcode::Reraise, part);
  close_clauses(frame);
}

void CodeGenerator::except_star_clause(const ast::ExceptHandler& handler, Register part,
                                       Register raised) {
  const uint32_t mark = top_;
  JumpTarget next;
  const Register type = reg(handler.type);
  at(handler.position);
  emit(Opcode::SplitException, part, part + 1u, type);
  jump(Opcode::JumpIfNone, next, part);
  release_to(mark);

  const LocalSet assigned_before = assigned_;
  const uint32_t failure = builder_.new_handler();
  Block block;
  block.kind = Block::Kind::Protected;
  block.is_except_star = true;
  block.handler = failure;
  if (!push_block(block, handler.position)) return;
  if (handler.name) store_name(handler.name, part, handler.position);
  statements(handler.body);
  close_range(blocks_[block_count_ - 1]);
  pop_block();
  if (handler.name) clear_exception_name(handler.name);
  jump(Opcode::Jump, next);

  const Register exception = allocate();
  builder_.bind_handler(failure, exception);
  assigned_ = assigned_before;
  assigned_.subtract(deletable_);
  if (handler.name) clear_exception_name(handler.name);
  emit(Opcode::ListAppend, raised, exception);
  release_to(mark);
  bind(next);
}

}  // namespace hognose
