// Blocks: the stack of loops, handlers, finally suites and with statements around the current
// statement. `return`, `break` and `continue` use it to find the code they must run on their way
// out.
//
// That code is outside the protected ranges of the blocks it leaves, so each range may be in
// pieces.
#include "compiler/code_generator.h"

namespace hognose {

bool CodeGenerator::push_block(const Block& block, const ast::Position& position) {
  if (block_weight_ + block.weight > kMaximumBlocks) {
    return diagnostics_.error(position, {"too many statically nested blocks"});
  }
  block_weight_ += block.weight;
  blocks_[block_count_++] = block;
  open_range(blocks_[block_count_ - 1]);
  return true;
}

void CodeGenerator::pop_block() { block_weight_ -= blocks_[--block_count_].weight; }

void CodeGenerator::close_range(Block& block) {
  if (block.kind == Block::Kind::Loop) return;
  builder_.protect(block.range_start, builder_.here(), block.handler);
}

// True if leaving the blocks from index `from` on runs code.
bool CodeGenerator::leaves_by_code(uint32_t from) const {
  for (uint32_t i = from; i < block_count_; ++i) {
    if (blocks_[i].kind != Block::Kind::Loop && blocks_[i].kind != Block::Kind::Protected) {
      return true;
    }
  }
  return false;
}

// Leaves all blocks from index `count` on, innermost first, and emits the code this must run. The
// caller emits the jump and then calls reopen().
void CodeGenerator::unwind_to(uint32_t count, const ast::Position& position) {
  while (block_count_ > count) {
    const Block block = blocks_[block_count_ - 1];
    close_range(blocks_[block_count_ - 1]);
    pop_block();
    leave_block(block, position);
  }
}

void CodeGenerator::reopen(uint32_t count) {
  for (uint32_t i = block_count_; i < count; ++i) {
    open_range(blocks_[i]);
    block_weight_ += blocks_[i].weight;
  }
  block_count_ = count;
}

void CodeGenerator::leave_block(const Block& block, const ast::Position& position) {
  switch (block.kind) {
    case Block::Kind::Loop:
    case Block::Kind::Protected: break;
    case Block::Kind::Finally: {
      // The suite pushes its own blocks over the entries that are being left. Save those entries:
      // reopen() brings them back.
      Block saved[kMaximumBlocks + 2];
      const uint32_t base = block_count_;
      for (uint32_t i = base; i < kMaximumBlocks + 2; ++i) saved[i] = blocks_[i];
      statements(*block.suite);
      for (uint32_t i = base; i < kMaximumBlocks + 2; ++i) blocks_[i] = saved[i];
      break;
    }
    case Block::Kind::Handler:
      at(position);
      emit(Opcode::LeaveHandler, block.base);
      if (block.name) clear_exception_name(block.name);
      break;
    case Block::Kind::With:
    case Block::Kind::AsyncWith:
      at(block.position);
      with_exit(block.kind, block.base);
      break;
  }
}

}  // namespace hognose
