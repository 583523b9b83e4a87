// Code that is compiled while a run is under way: for eval, exec, compile, ast, dataclasses and the
// source modules of the host.
//
// Compiling raises the SyntaxError that CPython raises. It uses the run's time and memory.
#pragma once

#include <string_view>

#include "base/native_object.h"
#include "compiler/compiler.h"
#include "machine/machine.h"

namespace hognose {

struct DynamicSource {
  std::string_view text;  // may be in the cage: no guest code runs while it is read
  SourceKind kind = SourceKind::Text;
  std::string_view filename = "<string>";
  ParseMode mode = ParseMode::Exec;
  ModuleNames names = ModuleNames::Globals;
  bool future_annotations = false;
  bool top_level_await = false;  // module code that awaits becomes a coroutine
  unsigned optimization = 0;
  bool is_file = false;  // tracebacks show lines of the text, which is kept with the code
};

// From the first three arguments of compile(): source, filename, mode.
Result<void> describe_source(Vm& vm, const Value* arguments, DynamicSource* source);

// Whether a source text or a file name contains a null character.
Result<bool> has_null_character(Meter& meter, std::string_view text);

// RecursionError if the native stack has no room left for the parser.
Result<void> check_room_to_compile(Vm& vm);

// The result of parsing within the run's remaining memory and time, in a NativeObject. `scratch`
// owns the tree of `result`.
struct GuestParse {
  explicit GuestParse(Meter& meter);

  Arena scratch;
  Budget budget;
  ParseResult result;
};

// Parses the source, and raises the SyntaxError if it has one.
Result<void> parse_for_guest(Machine& machine, const DynamicSource& source, GuestParse& parse);

Result<LoadedCode*> compile_for_guest(Machine& machine, const DynamicSource& source, Dict* globals);

// Raises the SyntaxError, or the exception of `error.kind`, with all its fields.
Failure raise_syntax_error(Vm& vm, const SyntaxError& error, std::string_view filename);

// Runs loaded code as exec does. Module code and class bodies use `names` as their namespace; the
// code of a function runs as a call without arguments. `closure` may be null.
Result<Value> run_dynamic_calling(Machine& machine, LoadedCode* code, Value names, Tuple* closure);

}  // namespace hognose
