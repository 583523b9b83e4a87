// Exceptions that guest code cannot catch: those of __del__, of weakref callbacks and of
// unreachable generators that are closed.
//
// CPython's text for them goes to the guest's sys.stderr.
#include "library/core/unraisable.h"

#include "library/io/streams.h"
#include "library/traceback/text.h"
#include "objects/attributes/shape.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The guest's replacement of sys.unraisablehook; undefined if it has none.
Result<Value> replaced_hook(Machine& vm) {
  Value sys = dict_find_string(vm, vm.namespaces.modules, vm.name(Name::Sys));
  const Module* module = vm.as<Module>(sys, TypeId::Module);
  if (module == nullptr || !module->dict) return Value::undefined();
  const Dict* dict = module->dict.get();
  Value hook = dict_find_string(vm, dict, TRY(intern(vm, "unraisablehook")));
  Value ours = dict_find_string(vm, dict, TRY(intern(vm, "__unraisablehook__")));
  return hook.is_none() || hook == ours ? Value::undefined() : hook;
}

// The fields of sys.UnraisableHookArgs, in a plain namespace.
Result<Value> hook_arguments(Machine& vm, const Str* context, Value object, Value exception) {
  auto* arguments = TRY(vm.make_instance<Cell>(vm.type(TypeId::SimpleNamespace)));
  Dict* facts = TRY(instance_dictionary(vm, arguments));
  Traceback* traceback = vm.cell<Exception>(exception)->traceback.get();
  Str* message = TRY(make_text(vm, "Exception ignored {}", context));
  const std::pair<const char*, Value> values[] = {
      {"exc_type", Value::from_cell(vm.type_of(exception))},
      {"exc_value", exception},
      {"exc_traceback", traceback == nullptr ? Value::none() : Value::from_cell(traceback)},
      {"err_msg", Value::from_cell(message)},
      {"object", object},
  };
  for (const auto& [name, value] : values) {
    TRY(dict_set_string(vm, facts, TRY(intern(vm, name)), value));
  }
  return Value::from_cell(arguments);
}

}  // namespace

Result<void> write_exception_calling(Machine& vm, Str* before, Value exception) {
  Value file = TRY(standard_stream_calling(vm, Name::Stderr));
  if (file.is_none()) return {};
  ExceptionText shown = TRY(format_exception_calling(vm, exception));
  Str* text = before == nullptr ? shown.text : TRY(append_string(vm, before, shown.text));
  if (is_standard_stream(vm, file)) return write_string(vm, stream_of(vm, file), text);
  TRY(call_method_calling(vm, file, Name::Write, {Value::from_cell(text)}));
  return {};
}

Result<void> report_unraisable_calling(Machine& vm, const Str* context, Value object,
                                       Value exception) {
  Value hook = TRY(replaced_hook(vm));
  if (!hook.is_undefined()) {
    Value arguments = TRY(hook_arguments(vm, context, object, exception));
    TRY(vm.call(hook, {arguments}));
    return {};
  }
  Str* about = TRY(repr_calling(vm, object));
  Str* before = TRY(make_text(vm, "Exception ignored {} {}:\n", context, about));
  return write_exception_calling(vm, before, exception);
}

namespace {

Result<void> report_calling(Vm& vm, const char* context, Value object, Value exception) {
  Str* phrase = TRY(make_string_ascii(vm, context));
  return report_unraisable_calling(machine_of(vm), phrase, object, exception);
}

}  // namespace

void report_unraisable_to_stderr(Machine& machine) {
  machine.tables.lifecycle->report = report_calling;
}

}  // namespace hognose
