// What Python's messages call an expression: "function call", "literal", ...
//
// Receives: a node. Hands on: its name as CPython's parser and compiler show it.
#pragma once

#include <string_view>

#include "syntax/ast.h"

namespace hognose {

std::string_view expression_name(const ast::Expr& value);

}  // namespace hognose
