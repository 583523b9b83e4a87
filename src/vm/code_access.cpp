// What the object layer may know of loaded code: the seams code_at() and code_with_globals().
//
// Receives the index that a cell names; hands on the immutable code, or its index for other globals.
#include "vm/machine.h"

namespace hognose {

const Code* Vm::code_at(uint32_t index) const {
  const LoadedCode* found = static_cast<const Machine*>(this)->loaded(index);
  return found == nullptr ? nullptr : found->code;
}

Dict* Vm::globals_at(uint32_t index) const {
  const LoadedCode* found = static_cast<const Machine*>(this)->loaded(index);
  if (found == nullptr || found->words == nullptr) return nullptr;
  return as<Dict>(found->words[kSlotGlobals], TypeId::Dict);
}

Result<uint32_t> Vm::code_with_globals(uint32_t index, Dict* globals) {
  Machine& machine = machine_of(*this);
  LoadedCode* found = machine.loaded(index);
  if (found == nullptr) return raise(TypeId::SystemError, "a code object is damaged");
  bool same = found->words != nullptr && found->words[kSlotGlobals] == Value::from_cell(globals);
  if (same) return index;
  LoadedCode* loaded = TRY(machine.load(*found->code, globals, found->source));
  return loaded->index;
}

}  // namespace hognose
