// Converts an expression back to text, for annotations under `from __future__ import annotations`.
//
// The text is what CPython 3.14's compiler writes: spacing and parentheses do not depend on the
// source.
#pragma once

#include <string>

#include "syntax/ast.h"

namespace hognose {

enum class UnparseOutcome : uint8_t {
  Ok,
  TooComplex,  // nested deeper or longer than the bounds allow
};

// Appends the text of the expression to `text`.
[[nodiscard]] UnparseOutcome unparse(const ast::Expr* expression, std::string& text);

}  // namespace hognose
