// KeywordSuggestion: "invalid syntax. Did you mean 'for'?"
//
// Receives: a program's text and the syntax error found in it. Hands on: the error that
// CPython 3.14 shows in a traceback instead, if one of the first names, replaced by a keyword that
// looks like it, makes the program right. str() of the exception stays what it was; only the
// traceback differs.
#pragma once

#include <string_view>

#include "syntax/parser/parser.h"

namespace hognose {

// True and `better` filled if there is a suggestion. The texts live as long as `arena`, which also
// bounds the memory. Work: at most 30 parses of at most 1024 characters.
bool suggest_keyword(std::string_view text, const SyntaxError& error, Arena& arena,
                     const ParseOptions& options, SyntaxError& better);

}  // namespace hognose
