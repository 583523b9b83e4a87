// The module sys: facts about the interpreter, and the run's streams.
//
// It shows nothing of the host.
#include "library/core/modules.h"
#include "library/core/shown_value.h"
#include "library/imports/file_modules.h"
#include "library/io/streams.h"
#include "library/sys/settings.h"
#include "machine/machine.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Result<Value> sys_exc_info(Vm& vm, const Value*) {
  Value exception = vm.handled.current();
  if (exception.is_undefined() || exception.is_none()) {
    return Value::from_cell(TRY(make_tuple(vm, {Value::none(), Value::none(), Value::none()})));
  }
  Traceback* traceback = vm.cell<Exception>(exception)->traceback.get();
  Tuple* info =
      TRY(make_tuple(vm, {Value::from_cell(vm.type_of(exception)), exception,
                          traceback == nullptr ? Value::none() : Value::from_cell(traceback)}));
  return Value::from_cell(info);
}

Result<Value> sys_exception(Vm& vm, const Value*) {
  Value exception = vm.handled.current();
  return exception.is_undefined() ? Value::none() : exception;
}

Result<Value> sys_getrecursionlimit(Vm& vm, const Value*) {
  return Value::from_small_int(vm.stack.maximum_depth);
}

Result<Value> sys_intern(Vm& vm, const Value* arguments) {
  if (!vm.is_exactly(arguments[0], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "intern() argument must be str, not {}",
                    argument_type_name(vm, arguments[0]));
  }
  Str* interned = TRY(intern(vm, vm.cell<Str>(arguments[0])));
  return Value::from_cell(interned);
}

Result<Value> size_of_calling(Vm& vm, Value value) {
  Value size = TRY(call_special_calling(vm, value, Name::Sizeof, {}));
  if (size.is_undefined()) {
    return vm.raise(TypeId::TypeError, "Type {} doesn't define __sizeof__", type_name(vm, value));
  }
  if (!is_int(vm, size)) return vm.raise(TypeId::TypeError, "an integer is required");
  int64_t bytes;
  if (!int_fits_int64(vm, size, &bytes)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  if (bytes < 0) return vm.raise(TypeId::ValueError, "__sizeof__() should return >= 0");
  return make_int(vm, bytes);
}

Result<Value> sys_getsizeof(Vm& vm, const Value* arguments) {
  Result<Value> size = size_of_calling(vm, arguments[0]);
  if (!size.failed() || arguments[1].is_undefined()) return size;
  if (!vm.pending_matches(size.failure(), TypeId::TypeError)) return size;
  vm.take_pending();
  return arguments[1];
}

Result<Value> sys_get_asyncgen_hooks(Vm& vm, const Value*) {
  Value first = vm.state(LibraryState::AsyncGeneratorFirst);
  Value last = vm.state(LibraryState::AsyncGeneratorFinal);
  return Value::from_cell(TRY(make_tuple(vm, {first.is_undefined() ? Value::none() : first,
                                              last.is_undefined() ? Value::none() : last})));
}

Result<Value> sys_set_asyncgen_hooks(Vm& vm, const Value* arguments) {
  constexpr const char* kNames[] = {"firstiter", "finalizer"};
  // Check both before setting either, the finalizer first as in CPython.
  for (unsigned i : {1u, 0u}) {
    if (arguments[i].is_undefined() || arguments[i].is_none() || is_callable(vm, arguments[i])) {
      continue;
    }
    return vm.raise(TypeId::TypeError, "callable {} expected, got {}", kNames[i],
                    type_name(vm, arguments[i]));
  }
  if (!arguments[0].is_undefined()) vm.state(LibraryState::AsyncGeneratorFirst) = arguments[0];
  if (!arguments[1].is_undefined()) vm.state(LibraryState::AsyncGeneratorFinal) = arguments[1];
  return Value::none();
}

// (event, args): there are no audit hooks inside a run; its host observes it from outside.
Result<Value> sys_audit(Vm& vm, const Value* arguments) {
  if (vm.has_layout(arguments[0], TypeId::Str)) return Value::none();
  return vm.raise(TypeId::TypeError, "expected str for argument 'event', not {}",
                  type_name(vm, arguments[0]));
}

Result<Value> sys_displayhook(Vm& vm, const Value* arguments) {
  TRY(show_value_calling(vm, arguments[0]));
  return Value::none();
}

Result<Value> sys_no_hook(Vm&, const Value*) { return Value::none(); }

// settrace(None) and setprofile(None) remove what is never there.
Result<Value> sys_refuse_hook(Vm& vm, const Value* arguments) {
  if (arguments[0].is_none()) return Value::none();
  return vm.raise(TypeId::RuntimeError,
                  "there is no tracing in the run; a host observes it from outside");
}

constexpr NativeRow kRows[] = {
    {"audit(event, /, *args)", sys_audit, kNativeConstantTime},
    {"displayhook(object, /)", sys_displayhook},
    {"excepthook(exctype, value, traceback, /)", sys_excepthook},
    {"exc_info()", sys_exc_info, kNativeConstantTime},
    {"exception()", sys_exception, kNativeConstantTime},
    {"exit(status=None, /)", sys_exit},
    {"get_asyncgen_hooks()", sys_get_asyncgen_hooks, kNativeConstantTime},
    {"get_int_max_str_digits()", sys_get_int_max_str_digits, kNativeConstantTime},
    {"getdefaultencoding()", sys_getdefaultencoding, kNativeConstantTime},
    {"getfilesystemencodeerrors()", sys_getfilesystemencodeerrors, kNativeConstantTime},
    {"getfilesystemencoding()", sys_getfilesystemencoding, kNativeConstantTime},
    {"getrecursionlimit()", sys_getrecursionlimit, kNativeConstantTime},
    {"getsizeof(object, default=<omitted>)", sys_getsizeof},
    {"getprofile()", sys_no_hook, kNativeConstantTime},
    {"gettrace()", sys_no_hook, kNativeConstantTime},
    {"intern(string, /)", sys_intern},
    {"is_finalizing()", sys_is_finalizing, kNativeConstantTime},
    {"set_asyncgen_hooks(firstiter=<unset>, finalizer=<unset>)", sys_set_asyncgen_hooks,
     kNativeConstantTime},
    {"set_int_max_str_digits(maxdigits)", sys_set_int_max_str_digits},
    {"setprofile(function, /)", sys_refuse_hook, kNativeConstantTime},
    {"settrace(function, /)", sys_refuse_hook, kNativeConstantTime},
    {"setrecursionlimit(limit, /)", sys_setrecursionlimit},
    {"unraisablehook(unraisable, /)", sys_unraisablehook},
};

// The modules with a native part, in the order of their names.
Result<Value> native_module_names(Vm& vm) {
  List* names = TRY(make_list_room(vm, module_rows().size()));
  for (const ModuleRow& row : module_rows()) {
    if (row.name[0] == '_') continue;
    Str* name = TRY(make_string_ascii(vm, row.name));
    TRY(list_append(vm, names, Value::from_cell(name)));
  }
  TRY(list_sort_calling(vm, names, Value::none(), false));
  return Value::from_cell(TRY(make_tuple(vm, names->items->values.data(), names->length)));
}

}  // namespace

std::span<const NativeRow> sys_module_functions() { return kRows; }

Result<void> fill_sys_module(Vm& vm, Dict* dict) {
  Str* version_text = TRY(make_string_ascii(vm, "3.14.0 (Hognose) [C++]"));
  Str* platform = TRY(make_string_ascii(vm, "hognose"));
  Str* byte_order = TRY(make_string_ascii(vm, "little"));
  TRY(add_sys_info(vm, dict));
  TRY(add_to_module(vm, dict, "version", Value::from_cell(version_text)));
  TRY(add_to_module(vm, dict, "platform", Value::from_cell(platform)));
  TRY(add_to_module(vm, dict, "byteorder", Value::from_cell(byte_order)));
  TRY(add_to_module(vm, dict, "builtin_module_names", TRY(native_module_names(vm))));
  TRY(add_to_module(vm, dict, "executable", Value::none()));
  // Nothing of the library is in a folder.
  Str* no_folder = TRY(make_string_ascii(vm, ""));
  for (const char* name : {"prefix", "base_prefix", "exec_prefix", "base_exec_prefix"}) {
    TRY(add_to_module(vm, dict, name, Value::from_cell(no_folder)));
  }
  TRY(add_to_module(vm, dict, "__displayhook__",
                    dict_find_string(vm, dict, TRY(intern(vm, "displayhook")))));
  TRY(add_to_module(vm, dict, "hexversion", Value::from_small_int(0x030E00F0)));
  TRY(add_sys_settings(vm, dict));
  Value maximum = TRY(make_int(vm, INT64_MAX));
  TRY(add_to_module(vm, dict, "maxsize", maximum));
  TRY(add_to_module(vm, dict, "maxunicode", Value::from_small_int(0x10FFFF)));
  Str* program = TRY(make_string_ascii(vm, ""));
  Value arguments[] = {Value::from_cell(program)};
  List* argv = TRY(make_list(vm, arguments, 1));
  return add_to_module(vm, dict, "argv", Value::from_cell(argv));
}

Result<void> start_sys_module(Vm& vm, Dict* dict) {
  TRY(add_to_module(vm, dict, "modules", Value::from_cell(vm.namespaces.modules)));
  List* path = TRY(folders_of_file_modules(vm));
  TRY(add_to_module(vm, dict, "path", Value::from_cell(path)));
  constexpr struct {
    Name name;
    const char* text;
    const char* original;
  } kStreams[] = {{Name::Stdin, "stdin", "__stdin__"},
                  {Name::Stdout, "stdout", "__stdout__"},
                  {Name::Stderr, "stderr", "__stderr__"}};
  for (const auto& row : kStreams) {
    Value stream = TRY(make_standard_stream(vm, row.name));
    TRY(add_to_module(vm, dict, row.text, stream));
    TRY(add_to_module(vm, dict, row.original, stream));
  }
  if (HOGNOSE_ASKS(sys_exit) && !vm.host.policy->feature("exit")) {
    TRY(dict_delete_string(vm, dict, TRY(intern(vm, "exit"))));
  }
  return {};
}

}  // namespace hognose
