// The scope of the running frame, for globals(), locals(), vars(), dir(), eval() and exec().
//
// Receives the machine while a native function runs; hands on the namespaces of the guest frame
// that called it. The variables of a function are handed out as a fresh dict each time (PEP 667).
#include "library/importer.h"
#include "objects/make.h"

namespace hognose {

namespace {

// Registers that the code does not clear when it starts hold what an earlier frame left there,
// until they are assigned.
bool is_readable(const Code& code, size_t index) {
  return index < code.parameter_count() || (index >= code.cleared_from && index < code.cleared_to);
}

}  // namespace

Result<Value> running_globals(Machine& machine) {
  if (machine.top == nullptr || machine.top->words == nullptr) {
    return Value::from_cell(TRY(make_dict(machine)));
  }
  return machine.top->words[kSlotGlobals];
}

Result<Dict*> variables_of(Machine& machine, const Code& code, const Value* registers,
                           const Function* function) {
  TRY(machine.meter.charge(code.local_names.size() + code.cell_names.size()));
  Dict* names = TRY(make_dict(machine, code.local_names.size()));
  auto add = [&](std::string_view name, Value value) -> Result<void> {
    if (value.is_undefined()) return {};
    Str* key = TRY(intern(machine, name));
    return dict_set_string(machine, names, key, value);
  };
  auto add_cell = [&](std::string_view name, Value cell) -> Result<void> {
    if (!machine.is_exactly(cell, TypeId::Cell)) return {};
    return add(name, machine.cell<CellVariable>(cell)->content);
  };
  auto register_is_cell = [&](size_t index) {
    for (uint8_t cell : code.cell_registers) {
      if (cell == index) return true;
    }
    return false;
  };
  for (size_t i = 0; i < code.local_names.size(); ++i) {
    if (!is_readable(code, i)) continue;
    if (register_is_cell(i)) {
      TRY(add_cell(code.local_names[i], registers[i]));
    } else {
      TRY(add(code.local_names[i], registers[i]));
    }
  }
  for (size_t i = 0; i < code.cell_names.size(); ++i) {
    // A captured parameter is among the locals already.
    if (code.cell_registers[i] < code.parameter_count()) continue;
    TRY(add_cell(code.cell_names[i], registers[code.cell_registers[i]]));
  }
  if (function == nullptr || !function->closure) return names;
  const Tuple* closure = function->closure.get();
  for (size_t i = 0; i < code.free_names.size() && i < closure->extra; ++i) {
    TRY(add_cell(code.free_names[i], closure->items[i]));
  }
  return names;
}

Result<Value> scope_names(Machine& machine) {
  const FrameRecord* frame = machine.top;
  if (frame == nullptr || frame->words == nullptr) {
    return Value::from_cell(TRY(make_dict(machine)));
  }
  if ((frame->flags & kFrameNamespace) != 0) return frame->saved;
  return Value::from_cell(TRY(variables_of(machine, *loaded_code_of(*frame)->code, frame->registers,
                                           machine.function_of(*frame))));
}

}  // namespace hognose
