// The compiler's interface: syntax tree in, code out.
//
// Receives: a parsed program and how to compile it. Hands on: the code of the module and of all
// within it, in memory of its own (the tree may go), or the SyntaxError that CPython's symbol table
// or compiler would raise, and warnings. Recursion is bounded by the tree's (ast::kMaximumDepth);
// work and memory are in proportion to the tree and bounded by the budgets.
#pragma once

#include <memory>
#include <string_view>

#include "bytecode/code.h"
#include "syntax/parser/parser.h"

namespace hognose {

enum class CompileMode : uint8_t {
  Exec,               // the module's code returns None
  ExecReturningLast,  // it returns the value of its last statement, if that is an expression
  Eval,               // it returns the value of the one expression
  Single,             // one interactive statement; as ExecReturningLast
};

// Where the names at module level live.
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
  bool top_level_await = false;     // the module may await: then its code makes a coroutine
  uint32_t code_flags = 0;          // on every code: kCodeTrusted or kCodeOfHost
  Budget* budget = nullptr;         // fuel, as for the parser; none: unlimited
  size_t memory_budget = SIZE_MAX;  // bytes for the code tree
  ArenaAccount account;             // of the code tree's memory
};

struct CompileResult {
  ParseOutcome outcome = ParseOutcome::Error;
  std::unique_ptr<CodeTree> code;      // when outcome is Ok
  SyntaxError error;                   // when it is Error; text in the parser's arena
  ast::Array<SyntaxWarning> warnings;  // of the compiler only, in source order

  bool ok() const { return outcome == ParseOutcome::Ok; }
};

// `parsed` must be ok(); `arena` is the one it was parsed into, and holds what is needed only while
// compiling.
[[nodiscard]] CompileResult compile(const ParseResult& parsed, Arena& arena,
                                    const CompileOptions& options = {});

}  // namespace hognose
