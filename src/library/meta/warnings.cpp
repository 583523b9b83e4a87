// The module _warnings: finds the place that a warning refers to.
//
// It returns the place of a frame and its source line, never the frame. The handling of warnings is
// in warnings.py.
#include "library/core/modules.h"
#include "library/core/source_lines.h"
#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// Returns (file name, line, source line or None, module name, function name) of the frame `level`
// calls below the caller, or of the outermost frame if there are fewer.
Result<Value> warnings_place(Vm& vm, const Value* arguments) {
  auto& machine = static_cast<Machine&>(vm);
  int64_t level = TRY(index_int64_calling(vm, arguments[0], OutOfRange::Clamp));
  const FrameRecord* record = machine.top;
  const FrameRecord* found = nullptr;
  for (; record != nullptr && record > machine.first_record(); --record) {
    TRY(vm.meter.charge(1));
    if (record->words == nullptr) continue;
    found = record;
    if (level <= 0) break;
    --level;
  }
  if (found == nullptr) {
    return vm.raise(TypeId::RuntimeError, "no frame to warn about");
  }
  const LoadedCode& loaded = *loaded_code_of(*found);
  auto index = static_cast<size_t>(found->pc - loaded.entry);
  uint32_t line = loaded.code->positions[index > 0 ? index - 1 : 0].line;
  Value text = Value::none();
  if (loaded.source.data() != nullptr) {
    SourceLines lines(vm.meter);
    std::string_view source = TRY(lines.lines(loaded.source, line, line));
    text = Value::from_cell(TRY(make_string(vm, source)));
  }
  Value module = Value::none();
  if (Dict* globals = vm.as<Dict>(found->words[kSlotGlobals], TypeId::Dict)) {
    Value name = dict_find_string(vm, globals, vm.name(Name::Name));
    if (vm.has_layout(name, TypeId::Str)) module = name;
  }
  Value file = Value::from_cell(TRY(make_string(vm, loaded.code->filename)));
  Value function = Value::from_cell(TRY(make_string(vm, loaded.code->name)));
  return Value::from_cell(
      TRY(make_tuple(vm, {file, Value::from_small_int(line), text, module, function})));
}

constexpr NativeRow kRows[] = {
    {"place(level, /)", warnings_place},
};

}  // namespace

std::span<const NativeRow> warnings_module_functions() { return kRows; }

Result<void> fill_warnings_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
