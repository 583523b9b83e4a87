// The module _traceback: the text of exceptions, and where tracebacks lead, as data.
//
// Receives exceptions and tracebacks; hands on text and plain tuples, never frames. What programs
// see of it is in python/traceback.py.
#include "library/modules.h"
#include "library/source_lines.h"
#include "library/traceback_text.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "vm/machine.h"

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

// [(file name, line, name of the function, source line), …] from the outermost frame inwards.
Result<Value> traceback_entries(Vm& vm, const Value* arguments) {
  auto& machine = static_cast<Machine&>(vm);
  List* entries = TRY(make_list(vm, nullptr, 0));
  SourceLines sources(vm.meter);
  Traceback* step = vm.as<Traceback>(arguments[0], TypeId::Traceback);
  for (; step != nullptr; step = step->next.get()) {
    TRY(vm.meter.charge(4));
    const LoadedCode* loaded = machine.loaded(step->extra);
    if (loaded == nullptr) continue;
    uint32_t line = vm.line_of(step->extra, step->instruction);
    Value source = Value::from_cell(vm.empty_string());
    if (loaded->source != nullptr) {
      std::string_view text = TRY(sources.lines(*loaded->source, line, line));
      source = Value::from_cell(TRY(make_string(vm, text)));
    }
    Value file = Value::from_cell(TRY(make_string(vm, loaded->code->filename)));
    Value name = Value::from_cell(TRY(make_string(vm, loaded->code->name)));
    Tuple* entry = TRY(make_tuple(vm, {file, Value::from_small_int(line), name, source}));
    TRY(list_append(vm, entries, Value::from_cell(entry)));
  }
  return Value::from_cell(entries);
}

constexpr NativeRow kRows[] = {
    {"entries(tb, /)", traceback_entries},
    {"text(exception, /)", traceback_text},
};

}  // namespace

std::span<const NativeRow> traceback_module_functions() { return kRows; }

Result<void> fill_traceback_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
