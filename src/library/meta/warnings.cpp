// The module _warnings: finds the place that a warning or a message of logging refers to, and its
// source line.
//
// It never returns the frame. The handling of warnings is in warnings.py.
#include "library/core/modules.h"
#include "library/core/source_lines.h"
#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Returns the frame `level` calls below the caller, or the outermost frame if there are fewer.
Result<const FrameRecord*> frame_below(Vm& vm, Value given) {
  auto& machine = machine_of(vm);
  int64_t level = TRY(index_int64_calling(vm, given, OutOfRange::Clamp));
  const FrameRecord* found = nullptr;
  for (const FrameRecord* record = machine.top; record > machine.first_record(); --record) {
    TRY(vm.meter.charge(1));
    if (record->words == nullptr) continue;
    found = record;
    if (level <= 0) break;
    --level;
  }
  if (found == nullptr) return vm.raise(TypeId::RuntimeError, "no frame to warn about");
  return found;
}

uint32_t line_of(const FrameRecord& frame) {
  const LoadedCode& loaded = *loaded_code_of(frame);
  auto index = static_cast<size_t>(frame.pc - loaded.entry);
  return loaded.code->positions[index > 0 ? index - 1 : 0].line;
}

Value module_name_of(Vm& vm, const FrameRecord& frame) {
  Dict* globals = vm.as<Dict>(frame.words[kSlotGlobals], TypeId::Dict);
  if (globals == nullptr) return Value::none();
  Value name = dict_find_string(vm, globals, vm.name(Name::Name));
  return vm.has_layout(name, TypeId::Str) ? name : Value::none();
}

Result<Value> source_line_of(Vm& vm, const FrameRecord& frame) {
  const LoadedCode& loaded = *loaded_code_of(frame);
  if (loaded.source.data() == nullptr) return Value::none();
  uint32_t line = line_of(frame);
  SourceLines lines(vm.meter);
  std::string_view source = TRY(lines.lines(loaded.source, line, line));
  return Value::from_cell(TRY(make_string(vm, source)));
}

// Returns (file name, line, module name or None) of a frame.
Result<Value> warnings_position(Vm& vm, const Value* arguments) {
  const FrameRecord* frame = TRY(frame_below(vm, arguments[0]));
  Str* file = TRY(make_string(vm, loaded_code_of(*frame)->code->filename));
  Value line = Value::from_small_int(line_of(*frame));
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_cell(file), line, module_name_of(vm, *frame)})));
}

// Returns the source line of a frame, or None.
Result<Value> warnings_source_line(Vm& vm, const Value* arguments) {
  return source_line_of(vm, *TRY(frame_below(vm, arguments[0])));
}

// Returns the frame from which code of another file than the caller's got there. A level above 1
// goes on to the callers of that frame, where frames of the caller's file do not count.
Result<const FrameRecord*> frame_outside(Vm& vm, Value given) {
  auto& machine = machine_of(vm);
  int64_t level = TRY(index_int64_calling(vm, given, OutOfRange::Clamp));
  std::string_view inside =
      loaded_code_of(*TRY(frame_below(vm, Value::from_small_int(0))))->code->filename;
  const FrameRecord* found = nullptr;
  for (const FrameRecord* record = machine.top; record > machine.first_record(); --record) {
    TRY(vm.meter.charge(1));
    if (record->words == nullptr || loaded_code_of(*record)->code->filename == inside) continue;
    found = record;
    if (level <= 1) break;
    --level;
  }
  return found != nullptr ? found : frame_below(vm, Value::from_small_int(0));
}

// Returns (file name, line, function name) of a frame.
Result<Value> place_of(Vm& vm, const FrameRecord& frame) {
  const Code& code = *loaded_code_of(frame)->code;
  Value line = Value::from_small_int(line_of(frame));
  Value file = Value::from_cell(TRY(make_string(vm, code.filename)));
  Value function = Value::from_cell(TRY(make_string(vm, code.name)));
  return Value::from_cell(TRY(make_tuple(vm, {file, line, function})));
}

Result<Value> warnings_caller(Vm& vm, const Value* arguments) {
  return place_of(vm, *TRY(frame_outside(vm, arguments[0])));
}

// Returns a list of (file name, line, function name, source line or None): the outermost frame
// first, the one that caller() describes last.
Result<Value> warnings_callers(Vm& vm, const Value* arguments) {
  auto& machine = machine_of(vm);
  const FrameRecord* last = TRY(frame_outside(vm, arguments[0]));
  List* places = TRY(make_list(vm, nullptr, 0));
  for (const FrameRecord* record = machine.first_record() + 1; record <= last; ++record) {
    TRY(vm.meter.charge(1));
    if (record->words == nullptr) continue;
    const Code& code = *loaded_code_of(*record)->code;
    Value line = Value::from_small_int(line_of(*record));
    Value source = TRY(source_line_of(vm, *record));
    Value file = Value::from_cell(TRY(make_string(vm, code.filename)));
    Value function = Value::from_cell(TRY(make_string(vm, code.name)));
    Tuple* place = TRY(make_tuple(vm, {file, line, function, source}));
    TRY(list_append(vm, places, Value::from_cell(place)));
  }
  return Value::from_cell(places);
}

constexpr NativeRow kRows[] = {
    {"caller(stacklevel, /)", warnings_caller},
    {"callers(stacklevel, /)", warnings_callers},
    {"position(level, /)", warnings_position},
    {"source_line(level, /)", warnings_source_line},
};

}  // namespace

std::span<const NativeRow> warnings_module_functions() { return kRows; }

Result<void> fill_warnings_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
