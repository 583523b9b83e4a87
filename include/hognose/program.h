// Program: compiled source text. Immutable; may be run by any number of sandboxes and threads.
//
// Receives source text and limits for its compilation; hands on a program for Sandbox::run, or the
// outcome that a run of the faulty source would have. show() makes the stages in between visible.
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
  Limits limits;                      // bounds of source, memory and time for the compilation
  bool return_last_expression = true;
  // May await outside of functions: then the program is a coroutine, driven by a loop of asyncio.
  bool top_level_await = false;
};

class Program {
 public:
  struct Compiled;  // internal

  // The compiled program, or what went wrong: a SyntaxError (status Error) or a limit.
  struct Result;
  static Result compile(std::string_view source, const ProgramOptions& options = {});

  const std::string& filename() const;
  // Warnings of the compiler, each as CPython prints it.
  const std::vector<std::string>& warnings() const;
  const Compiled& compiled() const { return *compiled_; }
  std::shared_ptr<const Compiled> share() const { return compiled_; }

 private:
  explicit Program(std::shared_ptr<const Compiled> compiled) : compiled_(std::move(compiled)) {}
  std::shared_ptr<const Compiled> compiled_;
};

struct Program::Result {
  std::optional<Program> program;
  Outcome outcome;  // when there is no program: the outcome that a run of the source would have
};

// What `hognose show` prints.
enum class Show : uint8_t { Tokens, Ast, AstAsCPython, Bytecode };
struct ShowResult {
  std::string text;
  bool ok = true;  // false: text is the error as CPython prints it
};
ShowResult show(std::string_view source, Show what, const ProgramOptions& options = {});

}  // namespace hognose
