// Forgets memoryviews that only stale registers still reference.
//
// Used when a bytearray or array is about to change its size while it has views. Registers above
// those in use keep leftovers of earlier calls. A view that nothing else references must not
// prevent the resize. Only references to views of that exporter are removed, and only above the
// operands of the running instruction; nothing searches beyond the live part.
#include <algorithm>
#include <vector>

#include "base/native_memory.h"
#include "machine/machine.h"
#include "objects/bytes/byte_store.h"
#include "objects/bytes/export_table.h"

namespace hognose {

namespace {

// The first register of the running frame that the instruction does not use.
uint32_t first_free_register(const LoadedCode& loaded, Instruction instruction) {
  uint32_t locals = loaded.code->local_count;
  switch (instruction.opcode()) {
    // Temporaries are used like a stack, and the window of a call is on top of it.
    case Opcode::Call:
    case Opcode::CallMethod:
    case Opcode::CallKeyword: return std::max(locals, instruction.a() + 2u + instruction.b());
    case Opcode::SetItem:
    case Opcode::DeleteItem:
    case Opcode::Add: {  // in place
      uint32_t highest = std::max({instruction.a(), instruction.b(), instruction.c()});
      // If all operands are locals, they do not show which temporaries are in use.
      return highest >= locals ? highest + 1 : loaded.register_count;
    }
    default: return loaded.register_count;
  }
}

}  // namespace

void Machine::forget_dead_views(const ByteStore* store) {
  if (top == nullptr || top->words == nullptr) return;
  const LoadedCode& loaded = *loaded_code_of(*top);
  if (top->pc <= loaded.entry) return;
  // The window may be below natives that called this one, and below their arguments.
  Value* first =
      std::max(top->registers + first_free_register(loaded, top->pc[-1]), arguments_end());
  Value* end = stack_top();
  RegisterGuard::Opened opened(register_guard_, end);
  // A stale register may name a view that is gone, and its memory may have any other use. So
  // nothing is read through it: the table knows which offsets are views.
  NativeVector<uint32_t> named;
  for (const Value* value = first; value < end; ++value) {
    if (value->is_cell()) named.push_back(value->offset());
  }
  if (discarded.is_cell()) named.push_back(discarded.offset());
  std::sort(named.begin(), named.end());
  tables.exports->for_each_view(offset_of(store), [&](uint32_t view) {
    if (!std::binary_search(named.begin(), named.end(), view)) return;
    std::replace(first, end, Value::from_offset(view), Value::undefined());
    if (discarded == Value::from_offset(view)) discarded = Value::none();
  });
}

}  // namespace hognose
