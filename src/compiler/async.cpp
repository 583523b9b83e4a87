// Coroutines: await, async for, and the awaits of async with. Delegate instructions run the awaited
// iterator.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::await(const ast::Await& node, Register destination) {
  const Register result = scratch(destination);
  evaluate(node.value, result);
  at(&node);
  await_register(result, AwaitContext::Await);
  move(destination, result);
}

// Awaits the value in the register and replaces it with the result.
void CodeGenerator::await_register(Register value, AwaitContext context) {
  const uint32_t mark = top_;
  const Register iterator = allocate();
  emit(Opcode::GetAwaitable, iterator, value, 0, static_cast<int32_t>(context));
  await_iterator(iterator, value);
  release_to(mark);
}

void CodeGenerator::await_iterator(Register iterator, Register result) {
  emit(Opcode::LoadNone, result);
  JumpTarget end;
  jump(Opcode::Delegate, end, result, iterator);
  bind(end);
}

// A suspended frame does not keep temporaries above those in use.
void CodeGenerator::emit_yield(Register sent, Register value) {
  const bool is_async = (code_->flags & kCodeAsyncGenerator) != 0;
  emit(is_async ? Opcode::YieldAsync : Opcode::Yield, sent, value, 0,
       static_cast<int32_t>(std::max(top_, code_->local_count)));
}

// `iterator` holds the asynchronous iterator. It ends with a StopAsyncIteration. The handler for it
// covers only the await of the next item, so it cannot catch the exception of other code.
void CodeGenerator::begin_async_for(AsyncLoop& loop, const ast::Expr* target,
                                    const ast::Position& position) {
  loop.handler = builder_.new_handler();
  loop.work = allocate();
  const Register item = allocate();
  bind_loop(loop.next);
  loop.assigned_at_top = assigned_;
  at(position);
  const uint32_t start = builder_.here();
  emit(Opcode::GetAsyncNext, loop.work, loop.iterator);
  await_iterator(loop.work, item);
  builder_.protect(start, builder_.here(), loop.handler);
  store(target, item);
}

void CodeGenerator::end_async_for(AsyncLoop& loop, const ast::Position& position) {
  at(position);
  jump(Opcode::JumpBack, loop.next);
  builder_.bind_handler(loop.handler, loop.work);
  assigned_ = loop.assigned_at_top;
  emit(Opcode::EndAsyncFor, loop.work);
}

void CodeGenerator::async_for_statement(const ast::AsyncFor& node) {
  const uint32_t mark = top_;
  AsyncLoop head;
  head.iterator = allocate();
  evaluate(node.iter, head.iterator);
  at(node.iter);
  emit(Opcode::GetAsyncIterator, head.iterator, head.iterator);
  JumpTarget end;
  Block loop;
  loop.kind = Block::Kind::Loop;
  loop.break_target = &end;
  loop.continue_target = &head.next;
  if (!push_block(loop, node.position)) return;
  begin_async_for(head, node.target, node.iter->position);
  statements(node.body);
  end_async_for(head, node.iter->position);
  pop_block();
  release_to(mark);
  statements(node.orelse);
  bind(end);
}

}  // namespace hognose
