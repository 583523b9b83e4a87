// Diagnosis: why a text is no program.
//
// Receives: the tokens of a text that the parser refused, and where the statement that it refused begins. Hands on: the
// error that CPython 3.14 reports, message and position. Slower than parsing, but still linear, and charged.
#pragma once

#include "syntax/lexer.h"
#include "syntax/parser.h"

namespace hognose {

class Parser;

struct DiagnosisInput {
  const SourceText& source;
  const Lexer& lexer;
  const TokenBuffer& tokens;
  IdentifierTable& identifiers;
  Work& work;
  ParseMode mode;
  uint32_t first_token;  // where the failed top-level statement begins
};

// False when memory or fuel ended.
bool diagnose(const DiagnosisInput& input, SyntaxError& error);

}  // namespace hognose
