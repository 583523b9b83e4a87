// The `from __future__` statements of a program.
//
// Receives: a parsed module. Hands on: an error if one names a feature that does not exist. What
// the features do, and where the statements may stand, is the compiler's business.
#pragma once

#include "syntax/ast.h"
#include "syntax/parser/parser.h"
#include "syntax/work.h"

namespace hognose {

// False when there is an error.
bool check_future_features(const ast::Module& module, std::string_view source, Work& work,
                           SyntaxError& error);

}  // namespace hognose
