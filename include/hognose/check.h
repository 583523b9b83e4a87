// Check: what can be said of a program without running it.
//
// Receives source text, a policy and limits; hands on syntax errors, what the policy refuses as far
// as the text names it, and figures of size. It is advice for people and tools: names that a
// program makes while it runs are seen only by the run, which refuses them in any case.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hognose/outcome.h"
#include "hognose/policy.h"
#include "hognose/program.h"

namespace hognose {

enum class FindingKind : uint8_t {
  SyntaxError,
  Import,       // of a module that the policy does not open
  Builtin,      // that does not exist under the policy, and that the program does not define
  GuardedName,  // an attribute, literal in the text: o.name, getattr(o, "name"), case C(name=…)
  Limit,        // size, nesting, complexity or the means to compile
};
// "syntax_error", "import", "builtin", "guarded_name", "limit".
std::string_view finding_name(FindingKind kind);

struct Finding {
  FindingKind kind;
  std::string name;  // of what is refused; of the limit
  std::string message;
  uint32_t line = 0;    // from 1; 0: nowhere in particular
  uint32_t column = 0;  // UTF-8 bytes, from 0
};

struct CheckedFunction {
  std::string name;  // qualified; "<module>" for the module
  uint32_t line = 0;
  uint32_t complexity = 0;  // cyclomatic: one and the number of branches
};

struct CheckReport {
  // Ok if the program can be compiled; its error has the traceback of a SyntaxError.
  Outcome outcome;
  std::vector<Finding> findings;  // by position
  std::vector<std::string> warnings;
  uint64_t source_bytes = 0;
  // All below are 0 if the program has a syntax error.
  uint64_t lines = 0;
  uint64_t statements = 0;
  uint64_t instructions = 0;
  uint32_t nesting = 0;     // of blocks: compound statements around the innermost statement
  uint32_t complexity = 0;  // of the most complex function
  uint64_t total_complexity = 0;
  std::vector<CheckedFunction> functions;  // the most complex first

  bool clean() const { return outcome.status == Status::Ok && findings.empty(); }
};

CheckReport check(std::string_view source, const Policy& policy,
                  const ProgramOptions& options = {});

}  // namespace hognose
