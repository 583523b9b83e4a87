// Access to loaded code by its index, for the layers around the machine.
//
// A cell names its code by an index. These functions map the index to the immutable code, or to the
// index of the same code with other globals.
#include "machine/machine.h"

namespace hognose {

const Code* Machine::code_at(uint32_t index) const {
  const LoadedCode* found = loaded(index);
  return found == nullptr ? nullptr : found->code;
}

Dict* Machine::globals_at(uint32_t index) const {
  const LoadedCode* found = loaded(index);
  if (found == nullptr || found->words == nullptr) return nullptr;
  return as<Dict>(found->words[kSlotGlobals], TypeId::Dict);
}

Result<Value> Machine::code_object(uint32_t index) {
  LoadedCode* loaded = this->loaded(index);
  if (loaded == nullptr) return raise(TypeId::SystemError, "a code object is damaged");
  if (loaded->code_object == 0) {
    CodeObject* made = TRY(make<CodeObject>(TypeId::Code));
    made->code_index = index;
    loaded->code_object = offset_of(made);
  }
  return Value::from_offset(loaded->code_object);
}

Result<uint32_t> Machine::code_with_globals(uint32_t index, Dict* globals) {
  LoadedCode* found = loaded(index);
  if (found == nullptr) return raise(TypeId::SystemError, "a code object is damaged");
  bool same = found->words != nullptr && found->words[kSlotGlobals] == Value::from_cell(globals);
  if (same) return index;
  LoadedCode* made = TRY(load(*found->code, globals, found->source, found->owner));
  return made->index();
}

}  // namespace hognose
