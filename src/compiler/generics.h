// Helpers for generic definitions, shared by ScopeBuilder and CodeGenerator. They find the names
// and defaults of arguments and type parameters.
#pragma once

#include "syntax/ast.h"

namespace hognose {

inline bool has_defaults(const ast::Arguments& arguments) { return !arguments.defaults.empty(); }

inline bool has_keyword_defaults(const ast::Arguments& arguments) {
  for (const ast::Expr* value : arguments.kw_defaults) {
    if (value) return true;
  }
  return false;
}

inline const ast::Identifier* type_parameter_name(const ast::TypeParam* node) {
  if (auto* variable = ast::as<const ast::TypeVar>(node)) return variable->name;
  if (auto* spec = ast::as<const ast::ParamSpec>(node)) return spec->name;
  return static_cast<const ast::TypeVarTuple*>(node)->name;
}

inline const ast::Expr* type_parameter_default(const ast::TypeParam* node) {
  if (auto* variable = ast::as<const ast::TypeVar>(node)) return variable->default_value;
  if (auto* spec = ast::as<const ast::ParamSpec>(node)) return spec->default_value;
  return static_cast<const ast::TypeVarTuple*>(node)->default_value;
}

inline bool has_private_name(ast::Array<ast::TypeParam*> parameters) {
  for (const ast::TypeParam* node : parameters) {
    std::string_view name = type_parameter_name(node)->text();
    if (name.starts_with("__") && !name.ends_with("__")) return true;
  }
  return false;
}

}  // namespace hognose
