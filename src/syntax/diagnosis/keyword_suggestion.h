// KeywordSuggestion: "invalid syntax. Did you mean 'for'?"
//
// CPython 3.14 shows such an error in a traceback if the program becomes valid when one of its
// first names is replaced by a similar keyword. Only the traceback shows it; str() of the exception
// does not change.
#pragma once

#include <string_view>

#include "syntax/parser/parser.h"

namespace hognose {

// Returns true and fills `better` if there is a suggestion. Its texts live as long as `arena`,
// which also bounds the memory. Work: at most 30 parses of at most 1024 characters.
bool suggest_keyword(std::string_view text, const SyntaxError& error, Arena& arena,
                     const ParseOptions& options, SyntaxError& better);

}  // namespace hognose
