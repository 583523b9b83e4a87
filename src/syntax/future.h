// Checks that the `from __future__` imports of a module name features that exist.
//
// The compiler decides what the features do and where the imports may appear (compiler/futures.h).
#pragma once

#include "syntax/ast.h"
#include "syntax/parser/parser.h"
#include "syntax/workspace.h"

namespace hognose {

// False if there is an error.
bool check_future_features(const ast::Module& module, std::string_view source, Workspace& workspace,
                           SyntaxError& error);

}  // namespace hognose
