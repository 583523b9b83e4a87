// LiveRegisters: a search along all paths, for one register at a time.
//
// Few registers are ever asked about, and each search visits an instruction at most once. The
// columns say what ends a path: a write, or a call that spoils the register. A path into a handler
// carries the value on, because the exception may come before the write.
#include "bytecode/live_registers.h"

#include <algorithm>

#include "bytecode/register_use.h"

namespace hognose {

namespace {

constexpr size_t kFirstPending = 32;
constexpr size_t kFirstSeen = 32;

bool is_within(const Code& code, Instruction instruction, const RegisterRun& run, uint32_t reg) {
  const uint64_t first = sum_value(code, instruction, run.first);
  if (run.access == RegisterAccess::Forget) return reg >= first;
  return reg >= first && reg < first + sum_value(code, instruction, run.count);
}

bool reads(const Code& code, Instruction instruction, uint32_t reg) {
  const RegisterUse& use = register_use(instruction.opcode());
  for (size_t i = 0; i < 4; ++i) {
    const bool is_read = ((use.reads | use.reads_mark) >> i & 1) != 0;
    if (is_read && is_register(use, instruction, i) && field_number(instruction, i) == reg) {
      return true;
    }
  }
  for (uint8_t i = 0; i < use.run_count; ++i) {
    const RegisterRun& run = use.runs[i];
    const bool is_read =
        run.access == RegisterAccess::Read || run.access == RegisterAccess::ReadMark;
    if (is_read && is_within(code, instruction, run, reg)) return true;
  }
  return false;
}

bool forgets(const Code& code, Instruction instruction, uint32_t reg) {
  const RegisterUse& use = register_use(instruction.opcode());
  for (uint8_t i = 0; i < use.run_count; ++i) {
    const RegisterRun& run = use.runs[i];
    if (run.access == RegisterAccess::Forget && is_within(code, instruction, run, reg)) return true;
  }
  return false;
}

// Whether the register gets a value in any case. See also FieldWrite.
bool overwrites(const Code& code, Instruction instruction, uint32_t reg) {
  const RegisterUse& use = register_use(instruction.opcode());
  if (use.copies && field_number(instruction, (use.reads_mark & 1) != 0 ? 3 : 0) == reg) {
    return true;
  }
  const bool writes_field = use.write == FieldWrite::Value || use.write == FieldWrite::Mark;
  if (writes_field && instruction.a() == reg) return true;
  for (uint8_t i = 0; i < use.run_count; ++i) {
    const RegisterRun& run = use.runs[i];
    const bool is_written =
        run.access == RegisterAccess::Write || run.access == RegisterAccess::WriteMark;
    if (is_written && is_within(code, instruction, run, reg)) return true;
  }
  return false;
}

}  // namespace

LiveRegisters::LiveRegisters(Arena& arena, const Code& code, uint32_t running)
    : code_(code),
      running_(running),
      handlers_(arena),
      pending_(arena, kFirstPending),
      seen_(arena, kFirstSeen),
      pace_(arena) {
  handlers_.build(code);
}

// What the running instruction reads, and all from the start of a call's window to its last
// argument: what is called may keep values of its own there.
bool LiveRegisters::is_in_use(uint32_t reg) const {
  const Instruction instruction = code_.instructions[running_];
  if (reads(code_, instruction, reg)) return true;
  if (!forgets(code_, instruction, reg)) return false;
  const RegisterUse& use = register_use(instruction.opcode());
  uint64_t end = 0;
  for (uint8_t i = 0; i < use.run_count; ++i) {
    const RegisterRun& run = use.runs[i];
    if (run.access == RegisterAccess::Forget) continue;
    end = std::max(
        end, sum_value(code_, instruction, run.first) + sum_value(code_, instruction, run.count));
  }
  return reg < end;
}

bool LiveRegisters::is_live(uint32_t reg) {
  if (is_in_use(reg)) return true;
  pending_.clear();
  seen_.clear();
  seen_.resize(code_.instructions.size() / 64 + 1);
  leave(running_, reg);
  while (!pending_.empty()) {
    pace_.turn();
    const uint32_t index = pending_.back();
    pending_.pop_back();
    if (reads(code_, code_.instructions[index], reg)) return true;
    leave(index, reg);
  }
  return false;
}

// Adds the instructions that follow, as far as the register keeps its value on the way to them.
void LiveRegisters::leave(uint32_t index, uint32_t reg) {
  const Instruction instruction = code_.instructions[index];
  const RegisterUse& use = register_use(instruction.opcode());
  if (forgets(code_, instruction, reg)) return;
  const ExceptionEntry* handler = handlers_.find(index);
  if (handler != nullptr && handler->target != reg) go_to(handler->handler);
  if (overwrites(code_, instruction, reg)) return;
  const bool is_field = instruction.a() == reg;
  if (use.jumps && !(use.write == FieldWrite::ValueIfJump && is_field)) {
    go_to(static_cast<uint32_t>(static_cast<int64_t>(index) + 1 + instruction.d()));
  }
  if (!use.ends && !(use.write == FieldWrite::ValueUnlessJump && is_field)) go_to(index + 1);
}

void LiveRegisters::go_to(uint32_t index) {
  uint64_t& word = seen_[index >> 6];
  const uint64_t bit = uint64_t{1} << (index & 63);
  if ((word & bit) != 0) return;
  word |= bit;
  pending_.push_back(index);
}

}  // namespace hognose
