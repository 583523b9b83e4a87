// The names that Python's error messages use for kinds of expressions: "function call", "literal"
// and so on. The parser's diagnosis and the compiler use CPython's names.
#pragma once

#include <string_view>

#include "syntax/ast.h"

namespace hognose {

std::string_view expression_name(const ast::Expr& value);

}  // namespace hognose
