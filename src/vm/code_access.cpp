// The object layer's access to loaded code: implements Vm's code_at() and code_with_globals().
//
// A cell names its code by an index. These functions map the index to the immutable code, or to the
// index of the same code with other globals.
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/functions/code_object.h"
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

Result<Value> make_code_object(Vm& vm, uint32_t loaded_index) {
  LoadedCode* loaded = machine_of(vm).loaded(loaded_index);
  if (loaded == nullptr) return vm.raise(TypeId::SystemError, "a code object is damaged");
  if (loaded->code_object == 0) {
    CodeObject* made = TRY(vm.make<CodeObject>(TypeId::Code));
    made->extra = loaded_index;
    loaded->code_object = offset_of(made);
  }
  return Value::from_offset(loaded->code_object);
}

Result<Tuple*> constants_of_code(Vm& vm, uint32_t loaded_index) {
  Machine& machine = machine_of(vm);
  LoadedCode* loaded = machine.loaded(loaded_index);
  if (loaded == nullptr) return vm.raise(TypeId::SystemError, "a code object is damaged");
  if (loaded->is_pending) TRY(machine_of(vm).complete(loaded));
  List* list = TRY(make_list_room(vm, 4));
  std::span<const Constant> constants = loaded->code->constants;
  for (size_t i = 0; i < constants.size(); ++i) {
    TRY(vm.meter.charge(1));
    if (constants[i].kind == Constant::Kind::Name) continue;
    TRY(list_append(vm, list, loaded->words[kFirstConstant + i]));
  }
  for (uint32_t child = 0; child < loaded->code->children.size(); ++child) {
    LoadedCode* inner = TRY(machine.load_child(loaded, child));
    TRY(list_append(vm, list, TRY(make_code_object(vm, inner->index))));
  }
  return tuple_from_iterable_calling(vm, Value::from_cell(list));
}

Result<Tuple*> names_of_code(Vm& vm, uint32_t loaded_index) {
  LoadedCode* loaded = machine_of(vm).loaded(loaded_index);
  if (loaded == nullptr) return vm.raise(TypeId::SystemError, "a code object is damaged");
  if (loaded->is_pending) TRY(machine_of(vm).complete(loaded));
  List* list = TRY(make_list_room(vm, 4));
  std::span<const Constant> constants = loaded->code->constants;
  for (size_t i = 0; i < constants.size(); ++i) {
    TRY(vm.meter.charge(1));
    if (constants[i].kind != Constant::Kind::Name) continue;
    // Names are interned, so equal names are equal words.
    Value name = loaded->words[kFirstConstant + i];
    bool is_known = false;
    for (uint32_t k = 0; k < list->extra; ++k) is_known |= list->items->values[k] == name;
    if (!is_known) TRY(list_append(vm, list, name));
    TRY(vm.meter.charge(list->extra / 4));
  }
  return tuple_from_iterable_calling(vm, Value::from_cell(list));
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
