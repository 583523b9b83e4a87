// Frame objects of the machine's records: created on demand, detached when the frame ends.
//
// Also finds the variables of a frame, on the register stack or in a suspended generator.
#pragma once

#include <algorithm>

#include "machine/machine.h"
#include "objects/core/make.h"

namespace hognose {

// Where the variables of a frame are. `values` is null if the frame has ended.
struct FrameRegisters {
  const Code* code = nullptr;
  Value* values = nullptr;
  const Function* function = nullptr;
  uint32_t instruction = UINT32_MAX;  // the running one; selects comprehension variables
  bool is_started = true;  // false: an unstarted generator; all parameters are in registers
};

// The cell of a variable that has no register (Code::spilled_names), or undefined if the frame has
// not created it yet.
inline Value spilled_cell(const Machine& machine, const Code& code, const Value* registers,
                          size_t index) {
  const List* list = machine.as<List>(registers[code.spill_register], TypeId::List);
  bool is_made = list != nullptr && list->items && index < list->length;
  return is_made ? list->items->values[index] : Value::undefined();
}

// Calls visit(name, Value* place) for each variable. The place holds undefined if the variable has
// no value. Skips registers that the code does not clear when it starts: they may hold leftovers of
// an earlier frame. Cells and the closure come last.
template <class Visit>
Result<void> for_each_variable(Machine& machine, const FrameRegisters& registers, Visit visit) {
  const Code& code = *registers.code;
  TRY(machine.meter.charge(code.local_names.size() + code.cell_names.size() +
                           code.spilled_names.size()));
  auto is_cell_register = [&code](size_t index) {
    for (uint8_t cell : code.cell_registers) {
      if (cell == index) return true;
    }
    return false;
  };
  auto visit_cell = [&](std::string_view name, Value cell) -> Result<void> {
    if (!machine.is_exactly(cell, TypeId::Cell)) return {};
    return visit(name, &machine.cell<CellVariable>(cell)->content);
  };
  size_t parameters = code.parameter_count();
  size_t in_registers = code.local_names.size();
  if (registers.is_started) in_registers = std::min<size_t>(in_registers, code.spilled_from);
  for (size_t i = 0; i < in_registers; ++i) {
    if (is_cell_register(i)) {
      TRY(visit_cell(code.local_names[i], registers.values[i]));
    } else if (i < parameters || (i >= code.cleared_from && i < code.cleared_to)) {
      TRY(visit(code.local_names[i], &registers.values[i]));
    }
  }
  for (size_t i = 0; registers.is_started && i < code.spilled_names.size(); ++i) {
    if (code.spilled_names[i].empty()) continue;
    TRY(visit_cell(code.spilled_names[i], spilled_cell(machine, code, registers.values, i)));
  }
  for (size_t i = 0; i < code.cell_names.size(); ++i) {
    // A captured parameter is already among the locals.
    if (code.cell_registers[i] < parameters) continue;
    TRY(visit_cell(code.cell_names[i], registers.values[code.cell_registers[i]]));
  }
  for (const ScopedName& scoped : code.scoped_names) {
    if (registers.instruction < scoped.start || registers.instruction >= scoped.end) continue;
    Value* place = &registers.values[scoped.reg];
    if (scoped.is_cell) {
      TRY(visit_cell(scoped.name, *place));
    } else {
      TRY(visit(scoped.name, place));
    }
  }
  if (registers.function == nullptr || !registers.function->closure) return {};
  Tuple* closure = registers.function->closure.get();
  for (size_t i = 0; i < code.free_names.size() && i < closure->length; ++i) {
    TRY(visit_cell(code.free_names[i], closure->items[i]));
  }
  return {};
}

// The registers of a record on the stack.
FrameRegisters registers_of_record(Machine& machine, const FrameRecord& record);
// Whether the record is executing a comprehension that has its own variables.
bool has_scoped_names(const FrameRecord& record);

// Returns the variables that have a value, in a new dict.
Result<Dict*> collect_variables(Machine& machine, const FrameRegisters& registers);

// Returns the frame object of a record; creates it if there is none.
Result<FrameObject*> frame_object_of(Machine& machine, FrameRecord* record);
// Called before the record is popped: copies the values of the variables into its frame object.
Result<void> detach_frame_object(Machine& machine, FrameRecord* record);

// The same for a generator. `frame` is its frame object in a traceback.
Result<void> detach_generator_frame(Machine& machine, FrameRecord* record, FrameObject* frame);

}  // namespace hognose
