// The types code and frame: read-only views of compiled code and of a moment of its execution.
//
// Receive the index of loaded code; hand on what introspection may know of it. Bytecode itself is
// not shown: it is no data that guests could use.
#include "objects/code_object.h"

#include <span>

#include "objects/callable.h"
#include "objects/identity.h"
#include "objects/make.h"
#include "objects/type_specs.h"

namespace hognose {
namespace {

// --- code

Result<const Code*> code_of(Vm& vm, Value self) {
  return checked_code(vm, vm.cell<CodeObject>(self)->extra);
}

Result<Value> text(Vm& vm, std::string_view utf8) {
  return Value::from_cell(TRY(make_string(vm, utf8)));
}

Result<Value> number(uint32_t number) { return Value::from_small_int(number); }

Result<Value> names(Vm& vm, std::span<const std::string_view> list, size_t count) {
  if (count > list.size()) count = list.size();
  Tuple* result = TRY(make_tuple_room(vm, count));
  for (size_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    result->items[i] = Value::from_cell(TRY(intern(vm, list[i])));
  }
  return Value::from_cell(result);
}

Result<Value> get_name(Vm& vm, Value self) { return text(vm, TRY(code_of(vm, self))->name); }
Result<Value> get_qualified_name(Vm& vm, Value self) {
  return text(vm, TRY(code_of(vm, self))->qualified_name);
}
Result<Value> get_filename(Vm& vm, Value self) {
  return text(vm, TRY(code_of(vm, self))->filename);
}
Result<Value> get_first_line(Vm& vm, Value self) {
  return number(TRY(code_of(vm, self))->first_line);
}
Result<Value> get_argument_count(Vm& vm, Value self) {
  return number(TRY(code_of(vm, self))->argument_count);
}
Result<Value> get_positional_only_count(Vm& vm, Value self) {
  return number(TRY(code_of(vm, self))->positional_only_count);
}
Result<Value> get_keyword_only_count(Vm& vm, Value self) {
  return number(TRY(code_of(vm, self))->keyword_only_count);
}
Result<Value> get_local_count(Vm& vm, Value self) {
  return number(TRY(code_of(vm, self))->local_count);
}
Result<Value> get_local_names(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  return names(vm, code->local_names, code->local_count);
}
Result<Value> get_cell_names(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  return names(vm, code->cell_names, code->cell_names.size());
}
Result<Value> get_free_names(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  return names(vm, code->free_names, code->free_names.size());
}

struct FlagPair {
  CodeFlags ours;
  uint32_t theirs;  // CPython's CO_… bits
};
constexpr FlagPair kFlags[] = {
    {kCodeOptimized, 0x3},        {kCodeVarArgs, 0x4},      {kCodeVarKeywords, 0x8},
    {kCodeNested, 0x10},          {kCodeGenerator, 0x20},   {kCodeCoroutine, 0x80},
    {kCodeAsyncGenerator, 0x200}, {kCodeMethod, 0x8000000},
};
constexpr uint32_t kHasDocstring = 0x4000000;

Result<Value> get_flags(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  uint32_t flags = code->has_docstring ? kHasDocstring : 0;
  for (FlagPair pair : kFlags) {
    if ((code->flags & pair.ours) != 0) flags |= pair.theirs;
  }
  return number(flags);
}

Result<Value> code_repr(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  return Value::from_cell(
      TRY(make_text(vm, "<code object {} at {}, file \"{}\", line {}>", code->name,
                    AddressText(self).view(), code->filename, code->first_line)));
}

// Code objects are made when asked for, so equality is that of the code behind them.
Result<Value> code_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  if (!vm.is_exactly(other, TypeId::Code)) return Value::not_implemented();
  bool equal = TRY(code_of(vm, self)) == TRY(code_of(vm, other));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> code_hash(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  uint64_t hash = code->name.size() * 31 + code->first_line;
  return hash * 1'000'003 + code->instructions.size();
}

constexpr PropertyRow kCodeProperties[] = {
    {"co_name", get_name, nullptr},
    {"co_qualname", get_qualified_name, nullptr},
    {"co_filename", get_filename, nullptr},
    {"co_firstlineno", get_first_line, nullptr},
    {"co_argcount", get_argument_count, nullptr},
    {"co_posonlyargcount", get_positional_only_count, nullptr},
    {"co_kwonlyargcount", get_keyword_only_count, nullptr},
    {"co_nlocals", get_local_count, nullptr},
    {"co_varnames", get_local_names, nullptr},
    {"co_cellvars", get_cell_names, nullptr},
    {"co_freevars", get_free_names, nullptr},
    {"co_flags", get_flags, nullptr},
};

// --- frame

void trace_frame(Tracer& tracer, Cell* cell, size_t) {
  auto* frame = static_cast<FrameObject*>(cell);
  tracer.visit(frame->owner);
  tracer.visit(frame->back);
  tracer.visit(frame->globals);
  tracer.visit(frame->locals);
}

Value none_if_undefined(Value value) { return value.is_undefined() ? Value::none() : value; }

Result<Value> get_back(Vm& vm, Value self) {
  return none_if_undefined(vm.cell<FrameObject>(self)->back);
}
Result<Value> get_code(Vm& vm, Value self) {
  return make_code_object(vm, vm.cell<FrameObject>(self)->extra);
}
Result<Value> get_globals(Vm& vm, Value self) {
  return none_if_undefined(vm.cell<FrameObject>(self)->globals);
}
Result<Value> get_locals(Vm& vm, Value self) {
  Value locals = vm.cell<FrameObject>(self)->locals;
  return locals.is_undefined() ? Value::from_cell(TRY(make_dict(vm))) : locals;
}
Result<Value> get_builtins(Vm& vm, Value) {
  return vm.builtins == nullptr ? Value::none() : Value::from_cell(vm.builtins);
}
Result<Value> get_line(Vm& vm, Value self) {
  uint32_t line = vm.cell<FrameObject>(self)->line;
  return line == 0 ? Value::none() : Value::from_small_int(line);
}
Result<Value> get_trace(Vm&, Value) { return Value::none(); }

Result<Value> frame_repr(Vm& vm, Value self) {
  FrameObject* frame = vm.cell<FrameObject>(self);
  const Code* code = TRY(checked_code(vm, frame->extra));
  return Value::from_cell(
      TRY(make_text(vm, "<frame at {}, file '{}', line {}, code {}>", AddressText(self).view(),
                    code->filename, frame->line, code->name)));
}

constexpr PropertyRow kFrameProperties[] = {
    {"f_back", get_back, nullptr},         {"f_code", get_code, nullptr},
    {"f_globals", get_globals, nullptr},   {"f_locals", get_locals, nullptr},
    {"f_builtins", get_builtins, nullptr}, {"f_lineno", get_line, nullptr},
    {"f_trace", get_trace, nullptr},
};

}  // namespace

Result<Value> make_code_object(Vm& vm, uint32_t loaded_index) {
  CodeObject* code = TRY(vm.make<CodeObject>(TypeId::Code));
  code->extra = loaded_index;
  return Value::from_cell(code);
}

Result<const Code*> checked_code(Vm& vm, uint32_t loaded_index) {
  const Code* code = vm.code_at(loaded_index);
  if (HOGNOSE_LIKELY(code != nullptr)) return code;
  return vm.raise(TypeId::SystemError, "a code object is damaged");
}

Result<Value> make_frame_object(Vm& vm, const FrameParts& parts) {
  FrameObject* frame = TRY(vm.make<FrameObject>(TypeId::Frame));
  frame->extra = parts.loaded_index;
  frame->back = parts.back;
  frame->globals = parts.globals;
  frame->locals = parts.locals;
  frame->line = parts.line;
  return Value::from_cell(frame);
}

const TypeSpec kCodeType = {
    .doc = "Compiled code of a function, class body or module.",
    .slots = {.repr = code_repr, .hash = code_hash, .compare = code_compare},
    .instance_bytes = sizeof(CodeObject),
    .properties = kCodeProperties,
};

const TypeSpec kFrameType = {
    .slots = {.repr = frame_repr},
    .trace = trace_frame,
    .instance_bytes = sizeof(FrameObject),
    .properties = kFrameProperties,
};

}  // namespace hognose
