// The scope of the running frame, for globals(), locals(), vars() and dir().
//
// Receives the machine while a native function runs; hands on the namespaces of the guest frame
// that called it.
#include "library/importer.h"
#include "objects/make.h"

namespace hognose {

Result<Value> running_globals(Machine& machine) {
  if (machine.top == nullptr || machine.top->words == nullptr) {
    return Value::from_cell(TRY(make_dict(machine)));
  }
  return machine.top->words[kSlotGlobals];
}

Result<Dict*> scope_names(Machine& machine) {
  const FrameRecord* frame = machine.top;
  if (frame == nullptr || frame->words == nullptr) return make_dict(machine);
  if ((frame->flags & kFrameNamespace) != 0) {
    if (!machine.has_layout(frame->saved, TypeId::Dict)) return make_dict(machine);
    return machine.cell<Dict>(frame->saved);
  }
  const Code& code = *loaded_code_of(*frame)->code;
  Dict* names = TRY(make_dict(machine, code.local_names.size()));
  auto add = [&](std::string_view name, Value value) -> Result<void> {
    if (value.is_undefined() || name.starts_with('.')) return {};
    Str* key = TRY(intern(machine, name));
    return dict_set_string(machine, names, key, value);
  };
  for (size_t i = 0; i < code.local_names.size(); ++i) {
    bool is_cell = false;
    for (std::string_view cell_name : code.cell_names) is_cell |= cell_name == code.local_names[i];
    if (!is_cell) TRY(add(code.local_names[i], frame->registers[i]));
  }
  for (size_t i = 0; i < code.cell_names.size(); ++i) {
    Value cell = frame->registers[code.cell_registers[i]];
    if (machine.is_exactly(cell, TypeId::Cell)) {
      TRY(add(code.cell_names[i], machine.cell<CellVariable>(cell)->content));
    }
  }
  Function* function = machine.function_of(*frame);
  if (function != nullptr && function->closure) {
    Tuple* closure = function->closure.get();
    for (size_t i = 0; i < code.free_names.size() && i < closure->extra; ++i) {
      if (machine.is_exactly(closure->items[i], TypeId::Cell)) {
        TRY(add(code.free_names[i], machine.cell<CellVariable>(closure->items[i])->content));
      }
    }
  }
  return names;
}

}  // namespace hognose
