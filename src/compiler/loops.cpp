// Loops: for, while, break and continue. The only back-edges are ForNext and JumpBack. Both charge
// fuel.
// charge fuel.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::begin_for(LoopHead& head, const ast::Expr* target,
                              const ast::Position& position, JumpTarget& exhausted) {
  head.target = target;
  head.item = plain_local_register(target, head.is_direct);
  if (!head.is_direct) head.item = allocate();
  at(position);
  jump(Opcode::ForEnter, exhausted, head.item, head.state);
  assigned_.subtract(deletable_);
  if (head.is_direct) assigned_.add(head.item);
  head.body = builder_.here();
  if (!head.is_direct) store(target, head.item);
}

void CodeGenerator::end_for(LoopHead& head, const ast::Position& position) {
  at(position);
  const auto distance = static_cast<int32_t>(head.body) - static_cast<int32_t>(builder_.here() + 1);
  emit(Opcode::ForNext, head.item, head.state, 0, distance);
}

void CodeGenerator::for_statement(const ast::For& node) {
  const uint32_t mark = top_;
  LoopHead head;
  head.state = allocate(3);
  const uint32_t above = top_;
  const Register iterable = materialize(read_only_operand(node.iter));
  at(node.iter);
  emit(Opcode::ForPrepare, head.state, iterable);
  release_to(above);

  JumpTarget end;
  JumpTarget exhausted;
  JumpTarget next;
  Block loop;
  loop.kind = Block::Kind::Loop;
  loop.break_target = &end;
  loop.continue_target = &next;
  if (!push_block(loop, node.position)) return;
  begin_for(head, node.target, node.iter->position, exhausted);
  statements(node.body);
  bind(next);
  end_for(head, node.iter->position);
  pop_block();
  bind(exhausted);
  release_to(mark);
  statements(node.orelse);
  bind(end);
}

void CodeGenerator::while_statement(const ast::While& node) {
  JumpTarget top;
  JumpTarget exit;
  JumpTarget end;
  Block loop;
  loop.kind = Block::Kind::Loop;
  loop.break_target = &end;
  loop.continue_target = &top;
  if (!push_block(loop, node.position)) return;
  const bool was_reachable = builder_.reachable();
  const int known = static_truth(node.test);
  bind_loop(top);
  const LocalSet assigned_at_top = assigned_;
  if (known < 0) jump_if(node.test, Sense::IfFalse, exit);
  if (known == 0) builder_.set_reachable(false);
  statements(node.body);
  jump(Opcode::JumpBack, top);
  pop_block();
  if (known == 0) {
    builder_.set_reachable(was_reachable);
    assigned_ = assigned_at_top;
  }
  bind(exit);
  statements(node.orelse);
  bind(end);
}

void CodeGenerator::leave_loop(const ast::Position& position, bool is_break) {
  uint32_t index = block_count_;
  while (index != 0 && blocks_[index - 1].kind != Block::Kind::Loop) {
    if (blocks_[index - 1].is_except_star) {
      diagnostics_.error(position, {"'break', 'continue' and 'return' cannot appear in an "
                                    "except* block"});
      return;
    }
    --index;
  }
  if (index == 0) {
    diagnostics_.error(position,
                       {is_break ? "'break' outside loop" : "'continue' not properly in loop"});
    return;
  }
  const uint32_t count = block_count_;
  const LocalSet assigned = assigned_;
  unwind_to(index, position);
  const Block& loop = blocks_[index - 1];
  at(position);
  JumpTarget& target = is_break ? *loop.break_target : *loop.continue_target;
  jump(target.label.is_bound() ? Opcode::JumpBack : Opcode::Jump, target);
  reopen(count);
  assigned_ = assigned;
}

}  // namespace hognose
