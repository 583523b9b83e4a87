// Compiles text during a run, and runs the compiled code.
//
// Parsing and compiling use the run's fuel and memory. They first check that the native stack has
// room for the parser, so nested evals end with a RecursionError.
#include "library/core/dynamic_code.h"

#include <algorithm>

#include "base/foreign_object.h"
#include "library/core/importer.h"
#include "meter/arena_account.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/functions/function.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "syntax/metered_budget.h"
#include "syntax/source_text.h"

namespace hognose {

namespace {

TypeId exception_of_kind(ErrorKind kind) {
  switch (kind) {
    case ErrorKind::SyntaxError: return TypeId::SyntaxError;
    case ErrorKind::IndentationError: return TypeId::IndentationError;
    case ErrorKind::TabError: return TypeId::TabError;
    case ErrorKind::MemoryError: return TypeId::MemoryError;
    case ErrorKind::ValueError: return TypeId::ValueError;
  }
  return TypeId::SyntaxError;
}

Value number_or_none(int32_t number) {
  return number == SyntaxError::kNone ? Value::none() : Value::from_small_int(number);
}

Result<Value> text_value(Vm& vm, std::string_view text) {
  return Value::from_cell(TRY(make_string(vm, text)));
}

// The SyntaxError, with its position, for a warning that a filter turned into an exception.
Failure as_syntax_error(Machine& machine, const SyntaxWarning& warning, std::string_view file) {
  machine.take_pending();
  SyntaxError error;
  error.message = warning.message;
  error.lineno = static_cast<int32_t>(warning.position.lineno);
  error.offset = static_cast<int32_t>(warning.position.col_offset) + 1;
  error.end_lineno = static_cast<int32_t>(warning.position.end_lineno);
  error.end_offset = static_cast<int32_t>(warning.position.end_col_offset) + 1;
  return raise_syntax_error(machine, error, file);
}

// Passes the warnings to the module warnings, whose filters decide. Guest code may run, so
// `filename` must be the copy that belongs to the compiled code.
Result<void> show_warnings_calling(Machine& machine, const ast::Array<SyntaxWarning>& warnings,
                                   std::string_view filename) {
  if (warnings.count == 0 || machine.importer == nullptr) return {};
  Value warn = TRY(library_attribute_calling(machine, "warnings", "_warn_of_compiling"));
  for (uint32_t i = 0; i < warnings.count; ++i) {
    const SyntaxWarning& warning = warnings[i];
    TypeId category = warning.kind == WarningKind::SyntaxWarning ? TypeId::SyntaxWarning
                                                                 : TypeId::DeprecationWarning;
    Value message = TRY(text_value(machine, warning.message));
    Value file = TRY(text_value(machine, filename));
    Result<Value> shown =
        machine.call(warn, {message, Value::from_cell(machine.type(category)), file,
                            Value::from_small_int(warning.position.lineno)});
    if (shown.ok()) continue;
    bool is_filtered = category == TypeId::SyntaxWarning &&
                       machine.pending_matches(shown.failure(), TypeId::SyntaxWarning);
    if (!is_filtered) return shown.failure();
    return as_syntax_error(machine, warning, filename);
  }
  return {};
}

}  // namespace

Result<bool> has_null_character(Meter& meter, std::string_view text) {
  bool found = false;
  TRY(in_parts(meter, text.size(), kPacedBytes, [&](size_t begin, size_t end) {
    found = text.substr(begin, end - begin).find('\0') != std::string_view::npos;
    return !found;
  }));
  return found;
}

Result<void> check_room_to_compile(Vm& vm) {
  if (vm.stack.has_room_to_compile()) return {};
  return vm.raise_recursion_error(" during compilation");
}

Failure raise_syntax_error(Vm& vm, const SyntaxError& error, std::string_view filename) {
  TypeId type = exception_of_kind(error.kind);
  bool is_syntax_error = type != TypeId::MemoryError && type != TypeId::ValueError;
  Result<Value> message = text_value(vm, error.message);
  if (message.failed()) return message.failure();
  if (!is_syntax_error) return vm.raise_with_argument(type, message.value());
  Result<Value> made = [&]() -> Result<Value> {
    if (error.lineno == SyntaxError::kNone) {
      return vm.call(Value::from_cell(vm.type(type)), {message.value()});
    }
    Value file = TRY(text_value(vm, filename));
    Value line = error.has_text ? TRY(text_value(vm, error.text)) : Value::none();
    Tuple* place =
        TRY(make_tuple(vm, {file, number_or_none(error.lineno), number_or_none(error.offset), line,
                            number_or_none(error.end_lineno), number_or_none(error.end_offset)}));
    return vm.call(Value::from_cell(vm.type(type)), {message.value(), Value::from_cell(place)});
  }();
  if (made.failed()) return made.failure();
  return vm.raise_value(made.value());
}

namespace {

Result<void> raise_if_refused(Machine& machine, ParseOutcome outcome, const SyntaxError& error,
                              const DynamicSource& source) {
  switch (outcome) {
    case ParseOutcome::MemoryLimit: return machine.meter.stop(StopReason::Memory);
    case ParseOutcome::Stopped: return Failure::Stopped;
    case ParseOutcome::Error: return raise_syntax_error(machine, error, source.filename);
    case ParseOutcome::Ok: break;
  }
  return {};
}

}  // namespace

GuestParse::GuestParse(Meter& meter)
    : scratch(meter.memory_limit() - std::min(meter.memory_limit(), meter.memory())),
      budget(metered_budget(meter)) {
  scratch.set_account(account_of(meter));
}

Result<void> parse_for_guest(Machine& machine, const DynamicSource& source, GuestParse& parsing) {
  TRY(check_room_to_compile(machine));
  if (machine.host.maximum_source_bytes != 0 &&
      source.text.size() > machine.host.maximum_source_bytes) {
    SyntaxError refused;
    ForeignObject<std::string> message(
        [&] { return source_too_long(source.text.size(), machine.host.maximum_source_bytes); });
    refused.message = *message;
    return raise_syntax_error(machine, refused, source.filename);
  }
  TRY(machine.meter.charge_bytes(source.text.size()));
  if (TRY(has_null_character(machine.meter, source.text))) {
    SyntaxError refused;
    refused.message = "source code string cannot contain null bytes";
    return raise_syntax_error(machine, refused, source.filename);
  }
  ParseOptions options;
  options.budget = &parsing.budget;
  // How deep the parser uses the stack must not matter to a later scan of the run's own.
  machine.stack.side.run([&] {
    parsing.result = parse(Source{source.text, source.kind}, source.mode, parsing.scratch, options);
  });
  return raise_if_refused(machine, parsing.result.outcome, parsing.result.error, source);
}

Result<LoadedCode*> compile_for_guest(Machine& machine, const DynamicSource& source,
                                      Dict* globals) {
  Meter& meter = machine.meter;
  NativeObject<GuestParse> parsing(meter);
  TRY(parse_for_guest(machine, source, *parsing));
  CompileOptions options;
  options.filename = source.filename;
  options.mode = source.mode == ParseMode::Eval     ? CompileMode::Eval
                 : source.mode == ParseMode::Single ? CompileMode::Single
                                                    : CompileMode::Exec;
  options.module_names = source.names;
  options.future_annotations = source.future_annotations;
  options.top_level_await = source.top_level_await;
  options.optimization = source.optimization;
  options.budget = &parsing->budget;
  options.account = account_of(meter);
  NativeObject<CompileResult> result;
  machine.stack.side.run([&] { *result = compile(parsing->result, parsing->scratch, options); });
  // CPython would read the line from the file.
  if (!source.is_file) result->error.has_text = false;
  TRY(raise_if_refused(machine, result->outcome, result->error, source));
  if (parsing->result.warnings.count != 0 || result->warnings.count != 0) {
    std::string_view filename = result->code->root->filename;
    TRY(show_warnings_calling(machine, parsing->result.warnings, filename));
    TRY(show_warnings_calling(machine, result->warnings, filename));
  }
  if (source.is_file) {
    std::string_view text = parsing->result.text;
    char* copy = result->code->arena.array<char>(text.size());
    if (copy == nullptr) return machine.meter.stop(StopReason::Memory);
    TRY(in_parts(machine.meter, text.size(), kPacedBytes, [&](size_t begin, size_t end) {
      std::copy(text.begin() + begin, text.begin() + end, copy + begin);
    }));
    result->code->source = {copy, text.size()};
  }
  result->code->arena.leave_account();
  return machine.load_owned(std::move(result->code), globals);
}

Result<Value> run_dynamic_calling(Machine& machine, LoadedCode* code, Value names, Tuple* closure) {
  const bool runs_in_namespace = fills_namespace(*code->code);
  if (runs_in_namespace && closure == nullptr) return machine.run_code(code, names);
  FunctionParts parts;
  parts.loaded_index = code->index();
  parts.globals = code->words[kSlotGlobals];
  parts.name = machine.base.at<Str>(code->name);
  parts.qualified_name = machine.base.at<Str>(code->qualified_name);
  parts.doc = Value::none();
  parts.closure = closure;
  Value function = Value::from_cell(TRY(make_function(machine, parts)));
  if (runs_in_namespace) return machine.run_class_body(function, names);
  return machine.call(function, {});
}

}  // namespace hognose
