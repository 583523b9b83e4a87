// Program: compiled source text. Immutable; any number of sandboxes and threads may run it.
//
// If the source does not compile, Program::compile returns the outcome that a run of the source
// would have. show() prints the intermediate stages of compilation.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/limits.h"
#include "hognose/outcome.h"

namespace hognose {

struct ProgramOptions {
  std::string filename = "<string>";  // shown in tracebacks, never opened
  Limits limits;                      // limits on source size, memory and time of the compilation
  bool return_last_expression = true;
  // Allows await outside functions. The program is then a coroutine that an asyncio event loop
  // drives.
  bool top_level_await = false;
};

class Program {
 public:
  struct Compiled;  // internal

  // Compiles the source. The result is a program, or the outcome of a failure: a SyntaxError
  // (status Error) or a limit.
  struct Result;
  static Result compile(std::string_view source, const ProgramOptions& options = {});

  const std::string& filename() const;
  // Compiler warnings, each as CPython prints it.
  const std::vector<std::string>& warnings() const;
  const Compiled& compiled() const { return *compiled_; }
  std::shared_ptr<const Compiled> share() const { return compiled_; }

 private:
  explicit Program(std::shared_ptr<const Compiled> compiled) : compiled_(std::move(compiled)) {}
  std::shared_ptr<const Compiled> compiled_;
};

struct Program::Result {
  std::optional<Program> program;
  Outcome outcome;  // if there is no program: the outcome that a run of the source would have
};

// The stage that `hognose show` prints.
enum class Show : uint8_t { Tokens, Ast, AstAsCPython, Bytecode };
struct ShowResult {
  std::string text;
  bool ok = true;  // false: text is the error message as CPython prints it
};
ShowResult show(std::string_view source, Show what, const ProgramOptions& options = {});

}  // namespace hognose
