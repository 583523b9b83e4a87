#include "syntax/diagnose.h"
namespace hognose {
bool diagnose(const DiagnosisInput& input, SyntaxError& error) {
  if (input.lexer.fault == LexerFault::Raised) { error = input.lexer.error; return true; }
  error.message = "invalid syntax"; return true;
}
}
