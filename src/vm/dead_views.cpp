// Forgetting memoryviews that only stale registers still name.
//
// Receives a bytearray or array that is to change its size while views of it are counted. Registers
// above those in use keep what earlier calls left there; a view that is named by nothing else must
// not hold the size fixed. Only references to views of that very exporter are taken out, and only
// above the operands of the instruction that runs.
#include <algorithm>

#include "objects/byte_store.h"
#include "vm/machine.h"

namespace hognose {

namespace {

// The first register of the running frame that the instruction has no use for.
uint32_t first_free_register(const LoadedCode& loaded, Instruction instruction) {
  uint32_t locals = loaded.code->local_count;
  switch (instruction.opcode()) {
    // Temporaries are used like a stack, and the window of a call is on top of it.
    case Opcode::Call:
    case Opcode::CallMethod: return std::max(locals, instruction.a() + 2u + instruction.b());
    case Opcode::CallKeyword:
      return std::max(locals,
                      instruction.a() + 2u +
                          std::max<uint32_t>(instruction.b(), Signature::kMaximumParameters));
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
  auto is_view_of_it = [&](Value value) {
    const auto* view = vm.as<MemoryView>(value, TypeId::MemoryView);
    return view != nullptr && view->exporter == Value::from_cell(store);
  };
  Value* value = machine.top->registers + first_free_register(loaded, machine.top->pc[-1]);
  Value* end = std::min(machine.stack_top() + kStackSlack, machine.stack_end + kStackSlack);
  for (; value < end; ++value) {
    if (is_view_of_it(*value)) *value = Value::undefined();
  }
  if (is_view_of_it(machine.discarded)) machine.discarded = Value::none();
}

}  // namespace hognose
