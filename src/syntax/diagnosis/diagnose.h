// Diagnosis: why a text is no program.
//
// Receives: the tokens of a text that the parser refused, and near which statement. Hands on: the
// error that CPython 3.14 reports, message and position. Slower than parsing, but still linear, and
// charged.
#pragma once

#include "syntax/lexer.h"
#include "syntax/parser/parser.h"

namespace hognose {

struct DiagnosisInput {
  const SourceText& source;
  const Lexer& lexer;
  const TokenBuffer& tokens;
  IdentifierTable& identifiers;
  Work& work;
  ParseMode mode;
  uint32_t first_token;  // where the statement before the failed top-level statement begins: an
                         // `if` may be what makes the `else` after it wrong
};

// False when memory or fuel ended.
bool diagnose(const DiagnosisInput& input, SyntaxError& error);

// The lexer's fault alone, for those who only look at tokens.
void describe_lexer_fault(const DiagnosisInput& input, SyntaxError& error);

}  // namespace hognose
