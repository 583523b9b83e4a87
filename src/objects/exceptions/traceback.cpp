// traceback: one entry of the path that an exception took, from the outermost frame inwards.
//
// An entry stores the loaded code and the instruction that was running; line and frame derive from
// them. The frame exposes only code, globals and line, unless the guest's code contains the name
// f_locals or f_back.
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/core/native.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> get_next(Vm& vm, Value self) {
  Traceback* next = vm.known<Traceback>(self)->next.get();
  return next == nullptr ? Value::none() : Value::from_cell(next);
}

Result<void> set_next(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "can't delete tb_next attribute");
  }
  if (value.is_none()) {
    vm.known<Traceback>(self)->next = nullptr;
    return {};
  }
  if (!vm.is_exactly(value, TypeId::Traceback)) {
    return vm.raise(TypeId::TypeError, "expected traceback object, got '{}'", type_name(vm, value));
  }
  // Reject cycles: iterating over them would never end.
  for (Traceback* link = vm.cell<Traceback>(value); link != nullptr; link = link->next.get()) {
    TRY(vm.meter.charge(1));
    if (Value::from_cell(link) == self) {
      return vm.raise(TypeId::ValueError, "traceback loop detected");
    }
  }
  vm.known<Traceback>(self)->next = vm.cell<Traceback>(value);
  return {};
}

Result<Value> get_line(Vm& vm, Value self) {
  const Traceback* entry = vm.known<Traceback>(self);
  return Value::from_small_int(vm.services->line_of(entry->code_index, entry->instruction));
}

Result<Value> get_instruction(Vm& vm, Value self) {
  return Value::from_small_int(vm.known<Traceback>(self)->instruction);
}

Result<Value> get_frame(Vm& vm, Value self) {
  return Value::from_cell(TRY(vm.services->frame_of_traceback(vm.known<Traceback>(self))));
}

void trace_traceback(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit_code(static_cast<Traceback*>(cell)->code_index);
  tracer.visit(static_cast<Traceback*>(cell)->next);
  tracer.visit(static_cast<Traceback*>(cell)->frame);
}

constexpr PropertyRow kProperties[] = {
    {"tb_frame", get_frame, refuse_assignment},
    {"tb_lasti", get_instruction, refuse_assignment},
    {"tb_lineno", get_line, nullptr},
    {"tb_next", get_next, set_next},
};

}  // namespace

const TypeSpec kTracebackType = {
    .doc =
        "A frame that an exception went through, and the next one towards where it was\n"
        "raised.",
    .slots = {},
    .trace = trace_traceback,
    .instance_bytes = sizeof(Traceback),
    .properties = kProperties,
};

}  // namespace hognose
