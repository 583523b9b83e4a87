// Compilation: turns source text into code under the limits of a run, for Program and for
// sandboxes.
//
// The meter must have been started. If compilation fails, the error is the one that a run of the
// source would end with.
#pragma once

#include <string>
#include <string_view>

#include "base/arena.h"
#include "embed/compiled.h"
#include "hognose/outcome.h"
#include "meter/meter.h"
#include "syntax/parser/parser.h"

namespace hognose {

struct CompilationOptions {
  std::string_view filename;
  SourceKind kind = SourceKind::File;
  uint64_t maximum_source_bytes = 0;
  uint32_t maximum_nesting = 0;  // these three: 0 means no limit
  uint32_t maximum_complexity = 0;
  bool return_last_expression = true;
  bool top_level_await = false;
  bool of_host = false;  // a source module of the host: sets kCodeOfHost on every code
  // If not null: filled in on Error. Its text is in the scratch arena.
  SyntaxError* syntax_error = nullptr;
};

enum class CompilationOutcome : uint8_t { Ok, Error, Stopped };

// Compiles the source. Ok: fills in `compiled`. Error: fills in `error`. Stopped: the meter knows
// the reason. `arena` is scratch memory that the caller clears.
CompilationOutcome compile_source(std::string_view source, const CompilationOptions& options,
                                  Meter& meter, Arena& arena, Program::Compiled& compiled,
                                  OutcomeError& error);

// The text of a syntax error as CPython prints it, with the "File" line and the marked source line.
std::string syntax_error_text(const SyntaxError& error, std::string_view filename);
const char* error_kind_name(ErrorKind kind);

}  // namespace hognose
