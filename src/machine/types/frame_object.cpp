// The type frame.
//
// It exposes code, position, caller and variables. Guests can change the values of variables, but
// not the execution of a frame, which belongs to the machine.
#include "machine/types/frame_object.h"

#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/functions/code_object.h"
#include "objects/protocols/callable.h"

namespace hognose {

namespace {

FrameObject* frame_of(Vm& vm, Value self) { return vm.cell<FrameObject>(self); }

void trace_frame(Tracer& tracer, Cell* cell, size_t) {
  auto* frame = static_cast<FrameObject*>(cell);
  tracer.visit_code(frame->code_index);
  tracer.visit(frame->owner);
  tracer.visit(frame->back);
  tracer.visit(frame->globals);
  tracer.visit(frame->locals);
}

Result<Value> get_back(Vm& vm, Value self) { return caller_of_frame(vm, frame_of(vm, self)); }

Result<Value> get_code(Vm& vm, Value self) {
  return vm.services->code_object(frame_of(vm, self)->code_index);
}

Result<Value> get_globals(Vm& vm, Value self) {
  Value globals = frame_of(vm, self)->globals;
  if (Dict* dict = vm.as<Dict>(globals, TypeId::Dict)) {
    TRY(vm.services->complete_names_calling(dict));
  }
  return globals.is_undefined() ? Value::none() : globals;
}

Result<Value> get_builtins(Vm& vm, Value) {
  return vm.namespaces.builtins == nullptr ? Value::none()
                                           : Value::from_cell(vm.namespaces.builtins);
}

Result<Value> get_generator(Vm& vm, Value self) {
  Value owner = frame_of(vm, self)->owner;
  return owner.is_undefined() ? Value::none() : owner;
}

Result<Value> get_locals(Vm& vm, Value self) {
  Value names = namespace_of_frame(vm, frame_of(vm, self));
  if (!names.is_undefined()) return names;
  FrameLocals* proxy = TRY(vm.make<FrameLocals>(TypeId::FrameLocals));
  proxy->frame = frame_of(vm, self);
  return Value::from_cell(proxy);
}

Result<Value> get_line(Vm& vm, Value self) {
  uint32_t line = place_of_frame(vm, frame_of(vm, self)).line;
  return line == 0 ? Value::none() : Value::from_small_int(line);
}

Result<void> set_line(Vm& vm, Value, Value) {
  return vm.raise(TypeId::ValueError, "f_lineno can only be set in a trace function");
}

Result<Value> get_instruction(Vm& vm, Value self) {
  return Value::from_small_int(place_of_frame(vm, frame_of(vm, self)).instruction);
}

Result<Value> get_none(Vm&, Value) { return Value::none(); }
Result<Value> get_true(Vm&, Value) { return Value::boolean(true); }
Result<Value> get_false(Vm&, Value) { return Value::boolean(false); }

Result<Value> frame_clear(Vm& vm, const Value* arguments) {
  FrameObject* frame = frame_of(vm, arguments[0]);
  if (is_executing(vm, frame)) {
    return vm.raise(TypeId::RuntimeError, "cannot clear an executing frame");
  }
  if (Generator* generator = vm.as<Generator>(frame->owner, TypeId::Generator)) {
    if (generator->state == GeneratorState::Suspended) {
      return vm.raise(TypeId::RuntimeError, "cannot clear a suspended frame");
    }
  }
  if (vm.has_layout(frame->locals, TypeId::Dict)) {
    frame->locals = Value::from_cell(TRY(make_dict(vm)));
  }
  return Value::none();
}

Result<Value> frame_repr(Vm& vm, Value self) {
  FrameObject* frame = frame_of(vm, self);
  const Code* code = TRY(checked_code(vm, frame->code_index));
  return Value::from_cell(
      TRY(make_text(vm, "<frame at {}, file '{}', line {}, code {}>", AddressText(self).view(),
                    code->filename, place_of_frame(vm, frame).line, code->name)));
}

constexpr NativeRow kMethods[] = {
    {"clear(self, /)", frame_clear},
};

constexpr PropertyRow kProperties[] = {
    {"f_back", get_back, nullptr},           {"f_builtins", get_builtins, nullptr},
    {"f_code", get_code, nullptr},           {"f_generator", get_generator, nullptr},
    {"f_globals", get_globals, nullptr},     {"f_lasti", get_instruction, nullptr},
    {"f_lineno", get_line, set_line},        {"f_locals", get_locals, nullptr},
    {"f_trace", get_none, nullptr},          {"f_trace_lines", get_true, nullptr},
    {"f_trace_opcodes", get_false, nullptr},
};

}  // namespace

const TypeSpec kFrameType = {
    .slots = {.repr = frame_repr},
    .trace = trace_frame,
    .instance_bytes = sizeof(FrameObject),
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
