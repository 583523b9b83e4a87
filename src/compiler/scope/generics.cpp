// ScopeBuilder, part for generics (PEP 695, PEP 696): type parameters, the functions that evaluate
// their bounds and defaults, and type aliases.
//
// A generic definition gets a function scope around it. That scope has one child scope for each
// expression that is evaluated lazily.
#include "compiler/generics.h"
#include "compiler/scope/builder.h"

namespace hognose {

// The matching leave() closes the scope.
Scope* ScopeBuilder::enter_type_parameters(ast::Array<ast::TypeParam*> parameters,
                                           const ast::Stmt& definition,
                                           const ast::Identifier* name) {
  Scope* outer = scope_;
  Scope* scope = enter(ScopeKind::TypeParameters, parameters.data, name);
  scope->definition = &definition;
  scope->iterable_depth = 0;
  see_class(scope, outer);
  return scope;
}

// `expression` is a field of the tree node, and the address of that field is the scope's key. The
// expression itself cannot be the key: it may already be the key of another scope (a lambda).
bool ScopeBuilder::evaluator(ast::Expr* const& expression, const ast::Identifier* name,
                             AnnotationPlace place) {
  if (!expression) return true;
  const AnnotationPlace outer_place = annotation_;
  Scope* outer = scope_;
  Scope* scope = enter(ScopeKind::Evaluator, &expression, name);
  scope->evaluated = expression;
  scope->iterable_depth = 0;
  names_.obtain(scope, names_.format_name)->flags |= kSymbolParameter;
  scope->parameter_count = 1;
  see_class(scope, outer);
  annotation_ = place;
  const bool ok = this->expression(expression);
  annotation_ = outer_place;
  leave();
  return ok;
}

bool ScopeBuilder::type_parameter(const ast::TypeParam& node, const ast::Identifier* name) {
  const ast::Identifier* mangled = names_.mangle(scope_->private_class, name);
  Symbol* symbol = names_.obtain(scope_, mangled);
  if ((symbol->flags & kSymbolBound) != 0) {
    return diagnostics_.error(node.position, {"duplicate type parameter '", name->text(), "'"});
  }
  return add(name, kSymbolBound, node.position);
}

bool ScopeBuilder::type_parameters(ast::Array<ast::TypeParam*> parameters) {
  bool after_default = false;
  for (const ast::TypeParam* node : parameters) {
    const ast::Identifier* name = type_parameter_name(node);
    if (!type_parameter(*node, name)) return false;
    if (after_default && !type_parameter_default(node)) {
      return diagnostics_.error(node->position, {"non-default type parameter '", name->text(),
                                                 "' follows default type parameter"});
    }
    after_default = after_default || type_parameter_default(node);
    bool ok = true;
    if (auto* variable = ast::as<const ast::TypeVar>(node)) {
      ok = evaluator(variable->bound, name, AnnotationPlace::TypeVariableBound) &&
           evaluator(variable->default_value, name, AnnotationPlace::TypeVariableDefault);
    } else if (auto* spec = ast::as<const ast::ParamSpec>(node)) {
      ok = evaluator(spec->default_value, name, AnnotationPlace::ParamSpecDefault);
    } else if (auto* tuple = ast::as<const ast::TypeVarTuple>(node)) {
      ok = evaluator(tuple->default_value, name, AnnotationPlace::TypeVariableTupleDefault);
    }
    if (!ok) return false;
  }
  return true;
}

bool ScopeBuilder::type_alias(const ast::TypeAlias& alias) {
  if (!expression(alias.name)) return false;
  const ast::Identifier* name = static_cast<const ast::Name*>(alias.name)->id;
  const bool is_generic = !alias.type_params.empty();
  if (is_generic) {
    enter_type_parameters(alias.type_params, alias, name);
    if (!type_parameters(alias.type_params)) return false;
  }
  if (!evaluator(alias.value, name, AnnotationPlace::TypeAlias)) return false;
  if (is_generic) leave();
  return true;
}

}  // namespace hognose
