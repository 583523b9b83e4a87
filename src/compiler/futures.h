// `from __future__` imports: where they may stand and which features there are.
//
// Receives a module; hands on the line of the last such import at its beginning, or an error.
#pragma once

#include "compiler/diagnostics.h"
#include "syntax/ast.h"

namespace hognose {

bool is_future_import(const ast::Stmt* node);

// False, with an error, if a `from __future__` import names a feature that does not exist or
// follows another statement on the same line. What comes on later lines is found by ScopeBuilder,
// which is told `last_line`.
bool check_future_imports(const ast::Module& module, Diagnostics& diagnostics, uint32_t& last_line);

}  // namespace hognose
