// The module _traceback: the text of exceptions, and the entries of tracebacks as data.
//
// It returns text and plain tuples, never frames. The public module is traceback.py.
#include "library/core/modules.h"
#include "library/traceback/frame.h"
#include "library/traceback/text.h"
#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/functions/code_object.h"
#include "objects/functions/function.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> traceback_text(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[0], TypeId::BaseException)) {
    return vm.raise(TypeId::TypeError, "Exception expected for value, {} found",
                    type_name(vm, arguments[0]));
  }
  ExceptionText text = TRY(format_exception_calling(static_cast<Machine&>(vm), arguments[0]));
  return Value::from_cell(text.text);
}

// Returns [(file name, line, function name, end line, column, end column, source lines, text), …],
// the outermost frame first. An unknown number of a place is None.
Result<Value> traceback_entries(Vm& vm, const Value* arguments) {
  auto& machine = static_cast<Machine&>(vm);
  List* entries = TRY(make_list(vm, nullptr, 0));
  FrameTexts frames(machine);
  const Traceback* step = vm.as<Traceback>(arguments[0], TypeId::Traceback);
  for (; step != nullptr; step = step->next.get()) {
    TRY(vm.meter.charge(4));
    const LoadedCode* loaded = machine.loaded(step->code_index);
    if (loaded == nullptr) continue;
    Position place = FrameTexts::position_of(*loaded, step->instruction);
    bool is_range = place.end_line != 0;
    auto known = [](bool is_known, uint32_t number) {
      return is_known ? Value::from_small_int(number) : Value::none();
    };
    Value file = Value::from_cell(TRY(make_string(vm, loaded->code->filename)));
    Value name = Value::from_cell(TRY(make_string(vm, loaded->code->name)));
    std::string_view lines = TRY(frames.source_of(*loaded, place));
    TRY(vm.meter.charge_bytes(lines.size()));
    Value source = Value::from_cell(TRY(make_string(vm, lines)));
    Value text = Value::from_cell(TRY(frames.text_of(*loaded, step->instruction)));
    Tuple* entry = TRY(make_tuple(
        vm, {file, known(place.line != 0, place.line), name, known(is_range, place.end_line),
             known(is_range, place.column), known(is_range, place.end_column), source, text}));
    TRY(list_append(vm, entries, Value::from_cell(entry)));
  }
  return Value::from_cell(entries);
}

// Returns the entries [first, end) of a traceback as a new traceback, or None if there are none.
// The given traceback does not change.
Result<Value> traceback_part(Vm& vm, const Value* arguments) {
  if (!arguments[1].is_small_int() || !arguments[2].is_small_int()) {
    return vm.raise(TypeId::TypeError, "part() takes two numbers");
  }
  int64_t first = arguments[1].small_int();
  int64_t end = arguments[2].small_int();
  const Traceback* step = vm.as<Traceback>(arguments[0], TypeId::Traceback);
  Value made = Value::none();
  Traceback* last = nullptr;
  for (int64_t place = 0; step != nullptr && place < end; ++place, step = step->next.get()) {
    TRY(vm.meter.charge(1));
    if (place < first) continue;
    auto* copy = TRY(vm.make<Traceback>(TypeId::Traceback));
    copy->code_index = step->code_index;
    copy->next = nullptr;
    copy->instruction = step->instruction;
    copy->frame = step->frame;
    if (last == nullptr) {
      made = Value::from_cell(copy);
    } else {
      last->next = copy;
    }
    last = copy;
  }
  return made;
}

// Returns the source text of guest code; None if it has none, and for library code.
Result<Value> text_of_code(Vm& vm, const LoadedCode* loaded) {
  if (loaded == nullptr || loaded->source.data() == nullptr) return Value::none();
  if ((loaded->code->flags & kCodeTrusted) != 0) return Value::none();
  TRY(vm.meter.charge_bytes(loaded->source.size()));
  return Value::from_cell(TRY(make_string(vm, loaded->source)));
}

Result<Value> source_of_code(Vm& vm, const Value* arguments) {
  const CodeObject* object = vm.as<CodeObject>(arguments[0], TypeId::Code);
  if (object == nullptr) return Value::none();
  return text_of_code(vm, machine_of(vm).loaded(object->code_index));
}

// Finds the source through a function of the module, because modules keep no source.
Result<Value> source_of_module(Vm& vm, const Value* arguments) {
  const Module* module = vm.as<Module>(arguments[0], TypeId::Module);
  if (module == nullptr || module->built_in != 0 || !module->dict) return Value::none();
  Machine& machine = machine_of(vm);
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(module->dict.get(), &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    const Function* function = vm.as<Function>(value, TypeId::Function);
    if (function == nullptr || !function->globals.is_cell()) continue;
    if (vm.as<Dict>(function->globals, TypeId::Dict) != module->dict.get()) continue;
    const LoadedCode* loaded = machine.loaded(function->code_index);
    if (loaded != nullptr && loaded->source.data() != nullptr) return text_of_code(vm, loaded);
  }
  return Value::none();
}

constexpr NativeRow kRows[] = {
    {"entries(tb, /)", traceback_entries},       {"module_source(module, /)", source_of_module},
    {"part(tb, first, end, /)", traceback_part}, {"source(code, /)", source_of_code},
    {"text(exception, /)", traceback_text},
};

}  // namespace

std::span<const NativeRow> traceback_module_functions() { return kRows; }

Result<void> fill_traceback_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
