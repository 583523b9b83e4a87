// traceback: one entry of the way that an exception took.
#include "objects/make.h"
#include "objects/native.h"
#include "objects/protocol.h"
#include "objects/type_specs.h"

namespace hognose {

namespace {

Result<Value> get_next(Vm& vm, Value self) {
  Traceback* next = vm.cell<Traceback>(self)->next.get();
  return next == nullptr ? Value::none() : Value::from_cell(next);
}

Result<void> set_next(Vm& vm, Value self, Value value) {
  if (value.is_none()) {
    vm.cell<Traceback>(self)->next = nullptr;
    return {};
  }
  if (!vm.is_exactly(value, TypeId::Traceback)) {
    return vm.raise(TypeId::TypeError, "expected traceback object or None, got '{}'",
                    type_name(vm, value));
  }
  // A ring would never end.
  for (Traceback* link = vm.cell<Traceback>(value); link != nullptr; link = link->next.get()) {
    TRY(vm.meter.charge(1));
    if (Value::from_cell(link) == self) {
      return vm.raise(TypeId::ValueError, "traceback loop detected");
    }
  }
  vm.cell<Traceback>(self)->next = vm.cell<Traceback>(value);
  return {};
}

Result<Value> get_line(Vm& vm, Value self) {
  const Traceback* entry = vm.cell<Traceback>(self);
  return Value::from_small_int(vm.line_of(entry->extra, entry->instruction));
}

Result<Value> get_instruction(Vm& vm, Value self) {
  return Value::from_small_int(vm.cell<Traceback>(self)->instruction);
}

void trace_traceback(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Traceback*>(cell)->next);
}

constexpr PropertyRow kProperties[] = {
    {"tb_lasti", get_instruction, nullptr},
    {"tb_lineno", get_line, nullptr},
    {"tb_next", get_next, set_next},
};

}  // namespace

const TypeSpec kTracebackType = {
    .doc = "Create a new traceback object.",
    .trace = trace_traceback,
    .instance_bytes = sizeof(Traceback),
    .properties = kProperties,
};

}  // namespace hognose
