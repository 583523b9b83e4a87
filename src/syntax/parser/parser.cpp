// parse(): decodes the source, then runs the lexer, the parser and, on failure, the diagnosis. See
// parser.h for the budgets and the result.
#include "syntax/parser/parser.h"

#include "syntax/diagnosis/diagnose.h"
#include "syntax/future.h"
#include "syntax/lexer.h"
#include "syntax/parser/impl.h"
#include "syntax/source_text.h"
#include "syntax/workspace.h"

namespace hognose {

ParseResult parse(const Source& source, ParseMode mode, Arena& arena, const ParseOptions& options) {
  ParseResult result;
  Workspace workspace(arena, options.budget);
  auto finish = [&](ParseOutcome outcome) {
    if (arena.exhausted()) outcome = ParseOutcome::MemoryLimit;
    if (workspace.stopped()) outcome = ParseOutcome::Stopped;
    result.outcome = outcome;
    result.warnings = workspace.warnings();
    return result;
  };
  SourceText text = decode_source(source, mode, arena);
  if (text.failed) {
    result.error = text.error;
    return finish(ParseOutcome::Error);
  }
  if (!text.data) return finish(ParseOutcome::MemoryLimit);
  result.text = {text.data, text.size};
  result.identifiers = arena.make<IdentifierTable>(arena, options.hash_key);
  TokenBuffer tokens(arena);
  Lexer lexer(text, mode, *result.identifiers, tokens, workspace);
  if (!lexer.run()) return finish(ParseOutcome::MemoryLimit);
  Parser parser(text.data, tokens.data(), *result.identifiers, workspace);
  switch (mode) {
    case ParseMode::Exec: result.module = parser.file(); break;
    case ParseMode::Eval: result.module = parser.eval(); break;
    case ParseMode::Single: result.module = parser.single(); break;
  }
  if (result.module) {
    bool known = check_future_features(*result.module, result.text, workspace, result.error);
    return finish(known ? ParseOutcome::Ok : ParseOutcome::Error);
  }
  if (arena.exhausted() || workspace.stopped()) return finish(ParseOutcome::Error);
  if (parser.too_deep()) {
    result.error.kind = ErrorKind::MemoryError;
    result.error.message = "Parser stack overflowed - Memory Error";
    return finish(ParseOutcome::Error);
  }
  const Token* statement = parser.statement_before_failure();
  uint32_t first = statement ? static_cast<uint32_t>(statement - tokens.data()) : 0;
  diagnose({text, lexer, tokens, *result.identifiers, workspace, mode, first}, result.error);
  return finish(ParseOutcome::Error);
}

}  // namespace hognose
