// Checks of `from __future__` imports (reference 7.11.1): where they may appear and which features
// exist.
#pragma once

#include "compiler/diagnostics.h"
#include "syntax/ast.h"

namespace hognose {

bool is_future_import(const ast::Stmt* node);

// Checks the `from __future__` imports at the beginning of the module. False, with an error, if one
// names a feature that does not exist or follows another statement on the same line. `last_line`
// becomes the line of the last valid one. ScopeBuilder receives it and finds misplaced imports on
// later lines.
bool check_future_imports(const ast::Module& module, Diagnostics& diagnostics, uint32_t& last_line);

}  // namespace hognose
