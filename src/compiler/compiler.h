// The compiler's interface: syntax tree in, code out.
//
// compile() returns the code of the module and of everything in it, or the SyntaxError that
// CPython's symbol table or compiler would raise, plus warnings. The code has its own memory, so
// the tree may be freed. The depth of the tree (ast::kMaximumDepth) bounds recursion. Work and
// memory are proportional to the tree and limited by the budgets.
#pragma once

#include <memory>
#include <string_view>

#include "bytecode/code.h"
#include "syntax/parser/parser.h"

namespace hognose {

enum class CompileMode : uint8_t {
  Exec,               // the module's code returns None
  ExecReturningLast,  // returns the value of the last statement if that is an expression
  Eval,               // returns the value of the one expression
  Single,             // one interactive statement; otherwise like ExecReturningLast
};

// Where module-level names live.
enum class ModuleNames : uint8_t {
  Globals,  // the namespace is the globals
  Mapping,  // exec and eval with separate locals: an explicit mapping
};

struct CompileOptions {
  std::string_view filename = "<string>";
  CompileMode mode = CompileMode::Exec;
  ModuleNames module_names = ModuleNames::Globals;
  bool future_annotations = false;  // as if the source imported annotations from __future__
  unsigned optimization = 0;        // 1: without assert, __debug__ is False; 2: without docstrings
  bool top_level_await = false;     // the module may await; if it does, its code makes a coroutine
  uint32_t code_flags = 0;          // set on every code: kCodeTrusted or kCodeOfHost
  uint16_t rights = 0;              // set on every code: Code::rights
  Budget* budget = nullptr;         // fuel, as for the parser; null: unlimited
  size_t memory_budget = SIZE_MAX;  // bytes for the code tree
  ArenaAccount account;             // pays for the code tree's memory
};

struct CompileResult {
  ParseOutcome outcome = ParseOutcome::Error;
  std::unique_ptr<CodeTree> code;      // when outcome is Ok
  SyntaxError error;                   // when outcome is Error; its text is in the parser's arena
  ast::Array<SyntaxWarning> warnings;  // of the compiler only, in source order

  bool ok() const { return outcome == ParseOutcome::Ok; }
};

// `parsed` must be ok(). `arena` must be the arena that it was parsed into; the compiler also keeps
// its temporary data there.
[[nodiscard]] CompileResult compile(const ParseResult& parsed, Arena& arena,
                                    const CompileOptions& options = {});

}  // namespace hognose
