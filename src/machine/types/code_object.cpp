// The type code: a read-only view of compiled code.
//
// It exposes metadata for introspection. Bytecode is not exposed: guests have no use for it.
#include "objects/functions/code_object.h"

#include <span>

#include "machine/machine.h"
#include "objects/containers/list.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"

namespace hognose {
namespace {

// --- code

void trace_code(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit_code(static_cast<CodeObject*>(cell)->code_index);
}

Result<const Code*> code_of(Vm& vm, Value self) {
  return checked_code(vm, vm.known<CodeObject>(self)->code_index);
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

// The constants of loaded code, with the code objects of nested definitions last.
Result<Tuple*> constants_of_code(Vm& vm, uint32_t index) {
  Machine& machine = machine_of(vm);
  LoadedCode* loaded = machine.loaded(index);
  if (loaded == nullptr) return vm.raise(TypeId::SystemError, "a code object is damaged");
  if (loaded->is_pending) TRY(machine.complete(loaded));
  List* list = TRY(make_list_room(vm, 4));
  std::span<const Constant> constants = loaded->code->constants;
  for (size_t i = 0; i < constants.size(); ++i) {
    TRY(vm.meter.charge(1));
    if (constants[i].kind == Constant::Kind::Name) continue;
    TRY(list_append(vm, list, loaded->words[kFirstConstant + i]));
  }
  for (uint32_t child = 0; child < loaded->code->children.size(); ++child) {
    LoadedCode* inner = TRY(machine.load_child(loaded, child));
    TRY(list_append(vm, list, TRY(machine.code_object(inner->index()))));
  }
  return tuple_from_iterable_calling(vm, Value::from_cell(list));
}

// The names that loaded code uses.
Result<Tuple*> names_of_code(Vm& vm, uint32_t index) {
  Machine& machine = machine_of(vm);
  LoadedCode* loaded = machine.loaded(index);
  if (loaded == nullptr) return vm.raise(TypeId::SystemError, "a code object is damaged");
  if (loaded->is_pending) TRY(machine.complete(loaded));
  List* list = TRY(make_list_room(vm, 4));
  std::span<const Constant> constants = loaded->code->constants;
  for (size_t i = 0; i < constants.size(); ++i) {
    TRY(vm.meter.charge(1));
    if (constants[i].kind != Constant::Kind::Name) continue;
    // Names are interned, so equal names are equal words.
    Value name = loaded->words[kFirstConstant + i];
    bool is_known = false;
    for (uint32_t k = 0; k < list->length; ++k) is_known |= list->items->values[k] == name;
    if (!is_known) TRY(list_append(vm, list, name));
    TRY(vm.meter.charge(list->length / 4));
  }
  return tuple_from_iterable_calling(vm, Value::from_cell(list));
}

Result<Value> get_constants(Vm& vm, Value self) {
  return Value::from_cell(TRY(constants_of_code(vm, vm.known<CodeObject>(self)->code_index)));
}
Result<Value> get_names(Vm& vm, Value self) {
  return Value::from_cell(TRY(names_of_code(vm, vm.known<CodeObject>(self)->code_index)));
}
Result<Value> get_stack_size(Vm& vm, Value self) {
  const Code* code = TRY(code_of(vm, self));
  return number(code->register_count - code->local_count);
}

Value number_or_none(uint32_t value, bool present) {
  return present ? Value::from_small_int(value) : Value::none();
}

// An iterator over (line, end line, column, end column) for each instruction.
Result<Value> code_positions(Vm& vm, const Value* arguments) {
  const Code* code = TRY(code_of(vm, arguments[0]));
  List* list = TRY(make_list_room(vm, code->positions.size()));
  for (const Position& at : code->positions) {
    TRY(vm.meter.charge(1));
    bool present = at.line != 0;
    Tuple* item = TRY(make_tuple(
        vm, {number_or_none(at.line, present), number_or_none(at.end_line, present),
             number_or_none(at.column, present), number_or_none(at.end_column, present)}));
    TRY(list_append(vm, list, Value::from_cell(item)));
  }
  return iterate_calling(vm, Value::from_cell(list));
}

// An iterator over (start, end, line): the ranges of instructions with the same line.
Result<Value> code_lines(Vm& vm, const Value* arguments) {
  const Code* code = TRY(code_of(vm, arguments[0]));
  List* list = TRY(make_list_room(vm, 4));
  for (size_t start = 0, end; start < code->positions.size(); start = end) {
    uint32_t line = code->positions[start].line;
    for (end = start + 1; end < code->positions.size(); ++end) {
      if (code->positions[end].line != line) break;
    }
    TRY(vm.meter.charge(end - start));
    Tuple* item = TRY(make_tuple(
        vm, {Value::from_small_int(static_cast<int64_t>(start)),
             Value::from_small_int(static_cast<int64_t>(end)), number_or_none(line, line != 0)}));
    TRY(list_append(vm, list, Value::from_cell(item)));
  }
  return iterate_calling(vm, Value::from_cell(list));
}

Result<Value> code_replace(Vm& vm, const Value*) {
  return vm.raise(TypeId::TypeError, "code objects cannot be changed");
}

constexpr NativeRow kCodeMethods[] = {
    {"co_lines(self, /)", code_lines},
    {"co_positions(self, /)", code_positions},
    {"replace(self, /, **changes)", code_replace, kNativeConstantTime},
};

struct FlagPair {
  CodeFlags ours;
  uint32_t theirs;  // CPython's CO_… bits
};
constexpr FlagPair kFlags[] = {
    {kCodeOptimized, 0x3},        {kCodeVarArgs, 0x4},      {kCodeVarKeywords, 0x8},
    {kCodeNested, 0x10},          {kCodeGenerator, 0x20},   {kCodeCoroutine, 0x80},
    {kCodeAsyncGenerator, 0x200}, {kCodeMethod, 0x8000000}, {kCodeFutureAnnotations, 0x1000000},
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

// The same code may be loaded with several globals, so compare the code itself.
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
    {"co_name", get_name, refuse_assignment},
    {"co_qualname", get_qualified_name, refuse_assignment},
    {"co_filename", get_filename, refuse_assignment},
    {"co_firstlineno", get_first_line, refuse_assignment},
    {"co_argcount", get_argument_count, refuse_assignment},
    {"co_posonlyargcount", get_positional_only_count, refuse_assignment},
    {"co_kwonlyargcount", get_keyword_only_count, refuse_assignment},
    {"co_nlocals", get_local_count, refuse_assignment},
    {"co_varnames", get_local_names, nullptr},
    {"co_cellvars", get_cell_names, nullptr},
    {"co_freevars", get_free_names, nullptr},
    {"co_flags", get_flags, refuse_assignment},
    {"co_consts", get_constants, refuse_assignment},
    {"co_names", get_names, refuse_assignment},
    {"co_stacksize", get_stack_size, refuse_assignment},
};

}  // namespace

const TypeSpec kCodeType = {
    .doc = "Compiled code of a function, class body or module.",
    .slots = {.repr = code_repr, .hash = code_hash, .compare = code_compare},
    .trace = trace_code,
    .instance_bytes = sizeof(CodeObject),
    .methods = kCodeMethods,
    .properties = kCodeProperties,
};

}  // namespace hognose
