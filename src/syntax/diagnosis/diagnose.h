// Diagnosis: finds out why the parser rejected a text.
//
// It reports the error that CPython 3.14 reports, with the same message and position. It is slower
// than parsing, but still linear, and it is charged.
#pragma once

#include "syntax/lexer.h"
#include "syntax/parser/parser.h"

namespace hognose {

struct DiagnosisInput {
  const SourceText& source;
  const Lexer& lexer;
  const TokenBuffer& tokens;
  IdentifierTable& identifiers;
  Workspace& workspace;
  ParseMode mode;
  uint32_t first_token;  // start of the statement before the failed top-level statement: its `if`
                         // may make the next `else` wrong
};

// False if memory or fuel ran out.
bool diagnose(const DiagnosisInput& input, SyntaxError& error);

// Reports only the lexer's fault, for callers that need tokens but no tree.
void describe_lexer_fault(const DiagnosisInput& input, SyntaxError& error);

}  // namespace hognose
