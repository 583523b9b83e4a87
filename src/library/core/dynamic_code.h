// Code that the guest has compiled while it runs: for eval, exec, compile.
//
// Receives source text and how to compile it; hands on loaded code, or raises the SyntaxError that
// CPython raises. Time and memory are the run's.
#pragma once

#include <string_view>

#include "compiler/compiler.h"
#include "vm/machine.h"

namespace hognose {

struct DynamicSource {
  std::string_view text;  // in the cage or outside; nothing of the guest runs meanwhile
  SourceKind kind = SourceKind::Text;
  std::string_view filename = "<string>";
  ParseMode mode = ParseMode::Exec;
  ModuleNames names = ModuleNames::Globals;
  bool future_annotations = false;
  bool top_level_await = false;  // code of a module that awaits makes a coroutine
  unsigned optimization = 0;
};

// The first three arguments of compile(): source, filename, mode.
Result<void> describe_source(Vm& vm, const Value* arguments, DynamicSource* source);

// Whether there is a null character in what the guest wants compiled, or in a file name.
Result<bool> has_null_character(Meter& meter, std::string_view text);

// RecursionError if the C++ stack has no room for the parser any more.
Result<void> check_room_to_compile(Vm& vm);

// Source text parsed within the memory and the time that are left to the run. The tree of `result`
// is in `scratch`.
struct GuestParse {
  explicit GuestParse(Meter& meter);

  Arena scratch;
  Budget budget;
  ParseResult result;
};

// Raises the SyntaxError if the text has one.
Result<void> parse_for_guest(Machine& machine, const DynamicSource& source, GuestParse& parse);

Result<LoadedCode*> compile_for_guest(Machine& machine, const DynamicSource& source, Dict* globals);

// Raises the SyntaxError (or what else the kind says) with all its fields.
Failure raise_syntax_error(Vm& vm, const SyntaxError& error, std::string_view filename);

// Runs loaded code as exec does: module-like code with its names in `names`, a function's code as a
// call without arguments; with the closure, if it is not null.
Result<Value> run_dynamic_calling(Machine& machine, LoadedCode* code, Value names, Tuple* closure);

}  // namespace hognose
