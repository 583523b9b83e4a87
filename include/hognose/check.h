// Check: reports what is wrong with a program without running it.
//
// Finds syntax errors, names in the text that the policy refuses, and exceeded bounds, and measures
// the size of the program. The report is advice for people and tools, not a security boundary: only
// the run sees names that a program builds while it executes, and the run refuses them in any case.
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
  Import,       // an import of a module that the policy does not open
  Builtin,      // a builtin that the policy does not open and the program does not define
  GuardedName,  // a guarded attribute named literally: o.name, getattr(o, "name"), case C(name=…)
  Limit,        // source size, nesting, complexity, or a resource that compilation ran out of
};
// Returns "syntax_error", "import", "builtin", "guarded_name" or "limit".
std::string_view finding_name(FindingKind kind);

struct Finding {
  FindingKind kind;
  std::string name;  // the refused name, or the name of the limit
  std::string message;
  uint32_t line = 0;    // from 1; 0: no particular line
  uint32_t column = 0;  // UTF-8 bytes, from 0
};

struct CheckedFunction {
  std::string name;  // qualified name; "<module>" for the module
  uint32_t line = 0;
  uint32_t complexity = 0;  // cyclomatic complexity: 1 plus the number of branches
};

struct CheckReport {
  // Ok if the program compiles. Otherwise the error carries the traceback of the SyntaxError.
  Outcome outcome;
  std::vector<Finding> findings;  // sorted by position
  std::vector<std::string> warnings;
  uint64_t source_bytes = 0;
  // All figures below are 0 if the program has a syntax error.
  uint64_t lines = 0;
  uint64_t statements = 0;
  uint64_t instructions = 0;
  uint32_t nesting = 0;     // most compound statements around one statement
  uint32_t complexity = 0;  // of the most complex function
  uint64_t total_complexity = 0;
  std::vector<CheckedFunction> functions;  // the most complex function first

  bool clean() const { return outcome.status == Status::Ok && findings.empty(); }
};

CheckReport check(std::string_view source, const Policy& policy,
                  const ProgramOptions& options = {});

}  // namespace hognose
