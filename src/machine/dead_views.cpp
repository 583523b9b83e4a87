// Forgets memoryviews that only dead registers still reference.
//
// Used when a bytearray or array is about to change its size while it has views. A collection finds
// the views that nothing references, but dead registers of the running frame count as references.
// Which of them are dead is a fact about the code (LiveRegisters). What is in an argument window is
// in use, and so are the variables of the guest, as in CPython.
#include <algorithm>
#include <vector>

#include "base/native_memory.h"
#include "bytecode/live_registers.h"
#include "machine/machine.h"
#include "meter/arena_account.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/export_table.h"

namespace hognose {

namespace {

// Whether the guest can name what the register holds, now or later.
bool is_variable(const Code& code, uint32_t reg, uint32_t instruction) {
  if (reg < std::min(code.local_count, code.spilled_from)) return true;
  return std::ranges::any_of(code.scoped_names, [&](const ScopedName& scoped) {
    return scoped.reg == reg && instruction >= scoped.start && instruction < scoped.end;
  });
}

}  // namespace

Result<void> Machine::forget_dead_views(const ByteStore* store) {
  if (top == nullptr || top->words == nullptr) return {};
  const LoadedCode& loaded = *loaded_code_of(*top);
  if (top->pc <= loaded.entry) return {};
  const Code& code = *loaded.code;
  const auto running = static_cast<uint32_t>(top->pc - loaded.entry) - 1;
  // A stale register may name a view that is gone, and its memory may have any other use. So
  // nothing is read through it: the table knows which offsets are views.
  NativeVector<uint32_t> views;
  tables.exports->for_each_view(offset_of(store), [&](uint32_t view) { views.push_back(view); });
  std::sort(views.begin(), views.end());
  auto is_view = [&](Value value) {
    return value.is_cell() && std::binary_search(views.begin(), views.end(), value.offset());
  };
  RegisterGuard::Opened opened(register_guard_, stack_top());
  Arena arena(meter.memory_limit());
  arena.set_account(account_of(meter));
  LiveRegisters live(arena, code, running);
  for (uint32_t reg = 0; reg < loaded.register_count; ++reg) {
    Value& value = top->registers[reg];
    if (!is_view(value) || &value < arguments_end() || is_variable(code, reg, running)) continue;
    TRY(meter.charge(1 + code.instructions.size() / 16));
    if (!live.is_live(reg)) value = kDeadRegister;
  }
  if (is_view(discarded)) discarded = Value::none();
  return {};
}

}  // namespace hognose
