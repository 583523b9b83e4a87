// Forgetting memoryviews that only stale registers still name.
//
// Receives a bytearray or array that is to change its size while views of it are counted. Registers
// above those in use keep what earlier calls left there; a view that is named by nothing else must
// not hold the size fixed. Only references to views of that very exporter are taken out, and only
// above the operands of the instruction that runs; above the live part nothing looks for them.
#include <algorithm>
#include <vector>

#include "objects/bytes/byte_store.h"
#include "objects/bytes/export_table.h"
#include "vm/machine.h"

namespace hognose {

namespace {

// The first register of the running frame that the instruction has no use for.
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
      // With locals alone as operands it does not show which temporaries are in use.
      return highest >= locals ? highest + 1 : loaded.register_count;
    }
    default: return loaded.register_count;
  }
}

}  // namespace

void forget_dead_views(Vm& vm, const ByteStore* store) {
  auto& machine = static_cast<Machine&>(vm);
  if (machine.top == nullptr || machine.top->words == nullptr) return;
  const LoadedCode& loaded = *loaded_code_of(*machine.top);
  if (machine.top->pc <= loaded.entry) return;
  // Natives that this one was called by, and their arguments, may be above the window.
  Value* first = std::max(machine.top->registers + first_free_register(loaded, machine.top->pc[-1]),
                          machine.arguments_end());
  Value* end = machine.stack_top();
  RegisterGuard::Opened opened(machine.register_guard(), end);
  // What a stale register names may be gone and its memory in any other use: nothing is read
  // through it. The table knows which offsets are those of views.
  std::vector<uint32_t> named;
  for (const Value* value = first; value < end; ++value) {
    if (value->is_cell()) named.push_back(value->offset());
  }
  if (machine.discarded.is_cell()) named.push_back(machine.discarded.offset());
  std::sort(named.begin(), named.end());
  vm.exports->for_each_view(offset_of(store), [&](uint32_t view) {
    if (!std::binary_search(named.begin(), named.end(), view)) return;
    std::replace(first, end, Value::from_offset(view), Value::undefined());
    if (machine.discarded == Value::from_offset(view)) machine.discarded = Value::none();
  });
}

}  // namespace hognose
