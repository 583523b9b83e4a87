// Built-in functions that run source text or show the running scope: compile, eval, exec, globals,
// locals, vars, __import__.
//
// Compiled text gets the rights, the builtins and the limits of the calling run. A function whose
// feature is closed does not exist in the run (policy/builtins.def).
#include "library/builtins/builtins.h"
#include "library/core/dynamic_code.h"
#include "library/core/importer.h"
#include "library/core/shown_value.h"
#include "library/io/streams.h"
#include "library/meta/syntax_tree.h"
#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/bytes/view.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/functions/code_object.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

Result<int64_t> int_argument_calling(Vm& vm, Value value) {
  int64_t number = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
  if (number < INT32_MIN || number > INT32_MAX) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C int");
  }
  return number;
}

// PyMapping_Check: the class defines __getitem__.
bool is_mapping(Vm& vm, Value value) {
  return !find_class_attribute(vm, vm.type_of(value), Name::Getitem).is_undefined();
}

std::string_view view_of_bytes(const Bytes* bytes) {
  return {reinterpret_cast<const char*>(bytes->data.data()), bytes->length};
}

// The text of a source argument. `function` and `taken` (the accepted types) are for the error
// message.
Result<DynamicSource> source_of(Vm& vm, Value value, const char* function, const char* taken) {
  DynamicSource source;
  if (Str* text = vm.as<Str>(value, TypeId::Str)) {
    if (text->is_ascii()) {
      source.text = ascii_text(text);
    } else {
      source.text = view_of_bytes(TRY(encode_string_calling(vm, text, nullptr, nullptr)));
    }
    return source;
  }
  BytesView bytes;
  if (!find_bytes(vm, value, &bytes)) {
    return vm.raise(TypeId::TypeError, "{}() arg 1 must be a {}", function, taken);
  }
  source.text = {reinterpret_cast<const char*>(bytes.data), bytes.count};
  source.kind = SourceKind::Bytes;
  return source;
}

// The caller's `from __future__ import annotations` also applies to the code that it compiles
// (PEP 236).
bool caller_has_future_annotations(const Machine& machine) {
  if (machine.top == nullptr || machine.top->words == nullptr) return false;
  return (loaded_code_of(*machine.top)->code->flags & kCodeFutureAnnotations) != 0;
}

// --- eval and exec

struct Namespaces {
  Value globals;
  Value names;
};

// None selects the caller's namespace.
Result<Namespaces> namespaces_of(Machine& machine, Value globals, Value names) {
  if (globals.is_none()) {
    globals = TRY(running_globals(machine));
    if (names.is_none()) names = TRY(scope_names(machine));
  } else if (names.is_none()) {
    names = globals;
  }
  // If the policy lets guests read `__builtins__`, globals without it get it, as in CPython.
  bool may_see = machine.host.policy->guards("__builtins__", AttributeHolder::Namespace) == nullptr;
  Dict* dict = machine.cell<Dict>(globals);
  Str* key = machine.name(Name::Builtins);
  if (may_see && dict_find_string(machine, dict, key).is_undefined()) {
    // A built-in module runs the text for the program, which must not get the module's own
    // builtins.
    bool is_callers =
        machine.top != nullptr && machine.top->words != nullptr && !runs_trusted_code(machine);
    Value builtins = is_callers ? machine.top->words[kSlotBuiltins]
                                : Value::from_cell(machine.namespaces.builtins);
    TRY(dict_set_string(machine, dict, key, builtins));
  }
  return Namespaces{globals, names};
}

Result<Tuple*> checked_closure(Vm& vm, const Code& code, Value closure) {
  uint64_t needed = code.free_names.size();
  if (needed == 0) {
    if (closure.is_none()) return static_cast<Tuple*>(nullptr);
    return vm.raise(TypeId::TypeError, "cannot use a closure with this code object");
  }
  Tuple* cells = vm.is_exactly(closure, TypeId::Tuple) ? vm.known<Tuple>(closure) : nullptr;
  bool fits = cells != nullptr && cells->length == needed;
  for (uint32_t i = 0; fits && i < cells->length; ++i) {
    fits = vm.is_exactly(cells->items[i], TypeId::Cell);
  }
  if (!fits) {
    return vm.raise(TypeId::TypeError, "code object requires a closure of exactly length {}",
                    needed);
  }
  return cells;
}

Result<Value> run_code_object(Machine& machine, Value object, const Namespaces& where,
                              Tuple* closure) {
  uint32_t index = machine.cell<CodeObject>(object)->code_index;
  const Code* code = TRY(checked_code(machine, index));
  if (HOGNOSE_ASKS(code_run_again) && (code->flags & kCodeTrusted) != 0) {
    return machine.raise(TypeId::TypeError, "the code of a built-in module cannot be run again");
  }
  uint32_t own = TRY(machine.code_with_globals(index, machine.cell<Dict>(where.globals)));
  LoadedCode* loaded = machine.loaded(own);
  if (loaded == nullptr) return machine.raise(TypeId::SystemError, "a code object is damaged");
  return run_dynamic_calling(machine, loaded, where.names, closure);
}

Result<Value> run_source(Machine& machine, DynamicSource source, const Namespaces& where) {
  Dict* globals = machine.cell<Dict>(where.globals);
  bool plain = where.globals == where.names && machine.is_exactly(where.globals, TypeId::Dict);
  source.names = plain ? ModuleNames::Globals : ModuleNames::Mapping;
  source.future_annotations = caller_has_future_annotations(machine);
  LoadedCode* loaded = TRY(compile_for_guest(machine, source, globals));
  return run_dynamic_calling(machine, loaded, where.names, nullptr);
}

bool is_interactive(Vm& vm, Value code) {
  const Code* found = vm.services->code_at(vm.cell<CodeObject>(code)->code_index);
  return found != nullptr && (found->flags & kCodeInteractive) != 0;
}

// eval(source, /, globals=None, locals=None)
Result<Value> builtin_eval(Vm& vm, const Value* arguments) {
  Machine& machine = machine_of(vm);
  Value globals = arguments[1], names = arguments[2];
  if (!names.is_none() && !is_mapping(vm, names)) {
    return vm.raise(TypeId::TypeError, "locals must be a mapping");
  }
  if (!globals.is_none() && !vm.has_layout(globals, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError,
                    is_mapping(vm, globals)
                        ? "globals must be a real dict; try eval(expr, {}, mapping)"
                        : "globals must be a dict",
                    "{}");
  }
  Namespaces where = TRY(namespaces_of(machine, globals, names));
  if (vm.is_exactly(arguments[0], TypeId::Code)) {
    const Code* code = TRY(checked_code(vm, vm.known<CodeObject>(arguments[0])->code_index));
    if (!code->free_names.empty()) {
      return vm.raise(TypeId::TypeError,
                      "code object passed to eval() may not contain free variables");
    }
    Value result = TRY(run_code_object(machine, arguments[0], where, nullptr));
    if (!is_interactive(vm, arguments[0])) return result;
    TRY(show_value_calling(vm, result));
    return Value::none();
  }
  DynamicSource source = TRY(source_of(vm, arguments[0], "eval", "string, bytes or code object"));
  while (!source.text.empty() && (source.text[0] == ' ' || source.text[0] == '\t')) {
    source.text.remove_prefix(1);
  }
  source.mode = ParseMode::Eval;
  return run_source(machine, source, where);
}

// exec(source, /, globals=None, locals=None, *, closure=None)
Result<Value> builtin_exec(Vm& vm, const Value* arguments) {
  Machine& machine = machine_of(vm);
  Value globals = arguments[1], names = arguments[2], closure = arguments[3];
  if (!globals.is_none() && !vm.has_layout(globals, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "exec() globals must be a dict, not {}",
                    type_name(vm, globals));
  }
  if (!names.is_none() && !is_mapping(vm, names)) {
    return vm.raise(TypeId::TypeError, "locals must be a mapping or None, not {}",
                    type_name(vm, names));
  }
  Namespaces where = TRY(namespaces_of(machine, globals, names));
  if (vm.is_exactly(arguments[0], TypeId::Code)) {
    const Code* code = TRY(checked_code(vm, vm.known<CodeObject>(arguments[0])->code_index));
    Tuple* cells = TRY(checked_closure(vm, *code, closure));
    Value result = TRY(run_code_object(machine, arguments[0], where, cells));
    if (is_interactive(vm, arguments[0])) TRY(show_value_calling(vm, result));
    return Value::none();
  }
  if (!closure.is_none()) {
    return vm.raise(TypeId::TypeError, "closure can only be used when source is a code object");
  }
  DynamicSource source = TRY(source_of(vm, arguments[0], "exec", "string, bytes or code object"));
  TRY(run_source(machine, source, where));
  return Value::none();
}

// --- compile

enum CompilerFlag : int64_t {
  kOnlyTree = 0x400,
  kTopLevelAwait = 0x2000,
  kFutureAnnotationsFlag = 0x1000000,
  // CO_FUTURE_… and PyCF_… bits that change nothing here.
  kWithoutEffect = 0x10 | 0xFE0000 | 0x200 | 0x100 | 0x1000 | 0x4000,
};

Result<Value> compile_mode(Vm& vm, Value value, ParseMode* mode) {
  Str* text = vm.as<Str>(value, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "compile() argument 'mode' must be str, not {}",
                    argument_type_name(vm, value));
  }
  std::string_view name;
  if (text->is_ascii()) {
    name = ascii_text(text);
  }
  if (name == "exec") {
    *mode = ParseMode::Exec;
  } else if (name == "eval") {
    *mode = ParseMode::Eval;
  } else if (name == "single") {
    *mode = ParseMode::Single;
  } else if (name == "func_type") {
    return vm.raise(TypeId::ValueError, "compile() mode 'func_type' requires flag PyCF_ONLY_AST");
  } else {
    return vm.raise(TypeId::ValueError, "compile() mode must be 'exec', 'eval' or 'single'");
  }
  return Value::none();
}

// os.fspath of the filename argument, as UTF-8.
Result<std::string_view> filename_of(Vm& vm, Value value) {
  if (!vm.has_layout(value, TypeId::Str) && !vm.has_layout(value, TypeId::Bytes)) {
    Value method = find_class_attribute(vm, vm.type_of(value), TRY(intern(vm, "__fspath__")));
    if (method.is_undefined()) {
      return vm.raise(TypeId::TypeError, "expected str, bytes or os.PathLike object, not {}",
                      type_name(vm, value));
    }
    Value path = TRY(vm.call(method, {value}));
    if (!vm.has_layout(path, TypeId::Str) && !vm.has_layout(path, TypeId::Bytes)) {
      return vm.raise(TypeId::TypeError, "expected {}.__fspath__() to return str or bytes, not {}",
                      type_name(vm, value), type_name(vm, path));
    }
    value = path;
  }
  if (Bytes* bytes = vm.as<Bytes>(value, TypeId::Bytes)) {
    Str* text = TRY(decode_bytes_calling(vm, bytes->data.data(), bytes->length, nullptr, nullptr));
    value = Value::from_cell(text);
  }
  std::string_view name =
      view_of_bytes(TRY(encode_string_calling(vm, vm.cell<Str>(value), nullptr, nullptr)));
  if (TRY(has_null_character(vm.meter, name))) {
    return vm.raise(TypeId::ValueError, "embedded null character");
  }
  return name;
}

// compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1)
Result<Value> builtin_compile(Vm& vm, const Value* arguments) {
  Machine& machine = machine_of(vm);
  std::string_view filename = TRY(filename_of(vm, arguments[1]));
  ParseMode mode;
  if (!vm.has_layout(arguments[2], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "compile() argument 'mode' must be str, not {}",
                    argument_type_name(vm, arguments[2]));
  }
  int64_t flags = TRY(int_argument_calling(vm, arguments[3]));
  bool dont_inherit = TRY(truth_calling(vm, arguments[4]));
  int64_t optimization = TRY(int_argument_calling(vm, arguments[5]));
  if ((flags & ~(kOnlyTree | kTopLevelAwait | kFutureAnnotationsFlag | kWithoutEffect)) != 0) {
    return vm.raise(TypeId::ValueError, "compile(): unrecognised flags");
  }
  if (optimization < -1 || optimization > 2) {
    return vm.raise(TypeId::ValueError, "compile(): invalid optimize value");
  }
  TRY(compile_mode(vm, arguments[2], &mode));
  if ((flags & kOnlyTree) != 0) {
    if (is_tree(vm, arguments[0])) return arguments[0];
    DynamicSource source;
    TRY(describe_source(vm, arguments, &source));
    return make_tree_calling(machine, source);
  }
  if (vm.is_exactly(arguments[0], TypeId::Code)) return arguments[0];
  Value text = arguments[0];
  if (is_tree(vm, text)) text = TRY(text_of_tree_calling(machine, text, arguments[2]));
  DynamicSource source = TRY(source_of(vm, text, "compile", "string, bytes or AST object"));
  source.filename = filename;
  source.mode = mode;
  source.names = ModuleNames::Mapping;
  source.top_level_await = (flags & kTopLevelAwait) != 0;
  source.optimization = optimization < 0 ? 0 : static_cast<unsigned>(optimization);
  source.future_annotations = (flags & kFutureAnnotationsFlag) != 0 ||
                              (!dont_inherit && caller_has_future_annotations(machine));
  Value globals = TRY(running_globals(machine));
  LoadedCode* loaded = TRY(compile_for_guest(machine, source, machine.cell<Dict>(globals)));
  return vm.services->code_object(loaded->index());
}

}  // namespace

Result<void> describe_source(Vm& vm, const Value* arguments, DynamicSource* source) {
  std::string_view filename = TRY(filename_of(vm, arguments[1]));
  ParseMode mode;
  TRY(compile_mode(vm, arguments[2], &mode));
  *source = TRY(source_of(vm, arguments[0], "compile", "string, bytes or AST object"));
  source->filename = filename;
  source->mode = mode;
  return {};
}

namespace {

// --- the running scope

Result<Value> builtin_globals(Vm& vm, const Value*) { return running_globals(machine_of(vm)); }

Result<Value> builtin_locals(Vm& vm, const Value*) { return scope_names(machine_of(vm)); }

Result<Value> builtin_vars(Vm& vm, const Value* arguments) {
  if (arguments[0].is_undefined()) return scope_names(machine_of(vm));
  Value dict = TRY(find_attribute_calling(vm, arguments[0], vm.name(Name::Dict)));
  if (dict.is_undefined()) {
    return vm.raise(TypeId::TypeError, "vars() argument must have __dict__ attribute");
  }
  return dict;
}

// --- __import__

Result<Value> builtin_import(Vm& vm, const Value* arguments) {
  Str* name = vm.as<Str>(arguments[0], TypeId::Str);
  if (name == nullptr) return vm.raise(TypeId::TypeError, "module name must be a string");
  int64_t level = TRY(int_argument_calling(vm, arguments[4]));
  if (level < 0) return vm.raise(TypeId::ValueError, "level must be >= 0");
  Machine& machine = machine_of(vm);
  if (machine.importer == nullptr) {
    return vm.raise(TypeId::ImportError, "imports are closed by the policy");
  }
  return machine.importer->import_module_calling(vm, TRY(intern(vm, name)), arguments[1],
                                                 arguments[3], level, ImportOrigin::Guest);
}

constexpr NativeRow kRows[] = {
    {"__import__(name, globals=None, locals=None, fromlist=None, level=0)", builtin_import},
    {"compile(source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, "
     "_feature_version=-1)",
     builtin_compile},
    {"eval(source, /, globals=None, locals=None)", builtin_eval},
    {"exec(source, /, globals=None, locals=None, *, closure=None)", builtin_exec},
    {"globals()", builtin_globals, kNativeConstantTime},
    {"locals()", builtin_locals},
    {"vars(object=<omitted>, /)", builtin_vars},
};

}  // namespace

std::span<const NativeRow> dynamic_builtins() { return kRows; }

}  // namespace hognose
