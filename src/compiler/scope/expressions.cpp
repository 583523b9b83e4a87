// ScopeBuilder, part for expressions: uses of names, walrus targets, comprehensions, yield and
// await.
//
// Left-associative chains are walked by a loop. Everything else recurses; the parser bounds the
// depth (ast::kMaximumDepth).
#include "compiler/scope/builder.h"

namespace hognose {

namespace {

// Builtins that may read all locals of the function that calls them.
bool may_read_locals(std::string_view name) {
  switch (name.size()) {
    case 3: return name == "dir";
    case 4: return name == "vars" || name == "eval" || name == "exec";
    case 6: return name == "locals";
    default: return false;
  }
}

}  // namespace

bool ScopeBuilder::expressions(ast::Array<ast::Expr*> expressions) {
  for (const ast::Expr* node : expressions) {
    if (node && !expression(node)) return false;
  }
  return true;
}

// Walks down the left side of a chain and visits the right operand of each link, then the leaf.
// Unary operators and the else parts of conditional expressions count as chains, too. The order of
// visits within one chain only affects how locals are numbered.
bool ScopeBuilder::expression(const ast::Expr* node) {
  for (;;) {
    ++nodes_;
    switch (node->kind) {
      case ast::ExprKind::BinOp: {
        auto* operation = static_cast<const ast::BinOp*>(node);
        if (!expression(operation->right)) return false;
        node = operation->left;
        break;
      }
      case ast::ExprKind::Attribute: {
        auto* attribute = static_cast<const ast::Attribute*>(node);
        if (attribute->attr->text() == "f_locals") ++local_readers_named_;
        if (attribute->ctx == ast::Context::Store) {
          if (!check_store(attribute->attr, node->position)) return false;
          note_self_attribute(*attribute);
        }
        if (attribute->ctx == ast::Context::Del && attribute->attr == names_.debug_name) {
          return diagnostics_.error(node->position, {"cannot delete __debug__"});
        }
        node = attribute->value;
        break;
      }
      case ast::ExprKind::Subscript: {
        auto* subscript = static_cast<const ast::Subscript*>(node);
        if (!expression(subscript->slice)) return false;
        node = subscript->value;
        break;
      }
      case ast::ExprKind::Call: {
        auto* call = static_cast<const ast::Call*>(node);
        auto* callee = ast::as<const ast::Name>(call->func);
        if (callee && may_read_locals(callee->id->text())) ++local_readers_called_;
        if (!expressions(call->args) || !keywords(call->keywords)) return false;
        node = call->func;
        break;
      }
      case ast::ExprKind::UnaryOp: node = static_cast<const ast::UnaryOp*>(node)->operand; break;
      case ast::ExprKind::IfExp: {
        auto* choice = static_cast<const ast::IfExp*>(node);
        if (!expression(choice->test) || !expression(choice->body)) return false;
        node = choice->orelse;
        break;
      }
      default: {
        Workspace& workspace = diagnostics_.workspace();
        if (!workspace.charge(1) || workspace.arena.exhausted()) return false;
        return leaf(node);
      }
    }
  }
}

bool ScopeBuilder::leaf(const ast::Expr* node) {
  switch (node->kind) {
    case ast::ExprKind::Constant: return true;
    case ast::ExprKind::Name: return name(*static_cast<const ast::Name*>(node));
    case ast::ExprKind::BoolOp: return expressions(static_cast<const ast::BoolOp*>(node)->values);
    case ast::ExprKind::NamedExpr: return walrus(*static_cast<const ast::NamedExpr*>(node));
    case ast::ExprKind::Lambda: return lambda(*static_cast<const ast::Lambda*>(node));
    case ast::ExprKind::Dict: {
      auto* dict = static_cast<const ast::Dict*>(node);
      return expressions(dict->keys) && expressions(dict->values);
    }
    case ast::ExprKind::Set: return expressions(static_cast<const ast::Set*>(node)->elts);
    case ast::ExprKind::List: return expressions(static_cast<const ast::List*>(node)->elts);
    case ast::ExprKind::Tuple: return expressions(static_cast<const ast::Tuple*>(node)->elts);
    case ast::ExprKind::ListComp: {
      auto* list = static_cast<const ast::ListComp*>(node);
      return comprehension(*node, ComprehensionKind::List, list->elt, nullptr, list->generators);
    }
    case ast::ExprKind::SetComp: {
      auto* set = static_cast<const ast::SetComp*>(node);
      return comprehension(*node, ComprehensionKind::Set, set->elt, nullptr, set->generators);
    }
    case ast::ExprKind::DictComp: {
      auto* dict = static_cast<const ast::DictComp*>(node);
      return comprehension(*node, ComprehensionKind::Dict, dict->key, dict->value,
                           dict->generators);
    }
    case ast::ExprKind::GeneratorExp: {
      auto* generator = static_cast<const ast::GeneratorExp*>(node);
      return comprehension(*node, ComprehensionKind::Generator, generator->elt, nullptr,
                           generator->generators);
    }
    case ast::ExprKind::Await: return await_expression(*static_cast<const ast::Await*>(node));
    case ast::ExprKind::Yield: return yield(*node, static_cast<const ast::Yield*>(node)->value);
    case ast::ExprKind::YieldFrom:
      return yield(*node, static_cast<const ast::YieldFrom*>(node)->value);
    case ast::ExprKind::Compare: {
      auto* compare = static_cast<const ast::Compare*>(node);
      return expression(compare->left) && expressions(compare->comparators);
    }
    case ast::ExprKind::FormattedValue: {
      auto* value = static_cast<const ast::FormattedValue*>(node);
      return expression(value->value) && optional(value->format_spec);
    }
    case ast::ExprKind::Interpolation: {
      auto* value = static_cast<const ast::Interpolation*>(node);
      return expression(value->value) && optional(value->format_spec);
    }
    case ast::ExprKind::JoinedStr:
      return expressions(static_cast<const ast::JoinedStr*>(node)->values);
    case ast::ExprKind::TemplateStr:
      return expressions(static_cast<const ast::TemplateStr*>(node)->values);
    case ast::ExprKind::Starred: return expression(static_cast<const ast::Starred*>(node)->value);
    case ast::ExprKind::Slice: {
      auto* slice = static_cast<const ast::Slice*>(node);
      return optional(slice->lower) && optional(slice->upper) && optional(slice->step);
    }
    case ast::ExprKind::BinOp:
    case ast::ExprKind::UnaryOp:
    case ast::ExprKind::IfExp:
    case ast::ExprKind::Attribute:
    case ast::ExprKind::Subscript:
    case ast::ExprKind::Call: return true;  // expression() walks these
  }
  return true;
}

bool ScopeBuilder::name(const ast::Name& node) {
  if (node.ctx == ast::Context::Del && node.id == names_.debug_name) {
    return diagnostics_.error(node.position, {"cannot delete __debug__"});
  }
  if (is_unevaluated_) return true;
  switch (node.ctx) {
    case ast::Context::Load: {
      if (!add(node.id, kSymbolUsed, node.position)) return false;
      if (may_read_locals(node.id->text())) {
        scope_->frame()->wants_locals = true;
        ++local_readers_named_;
      }
      if (node.id == names_.super_name && scope_->is_function_like()) {
        return add(names_.class_name, kSymbolUsed, node.position);
      }
      return true;
    }
    case ast::Context::Store: return add(node.id, kSymbolBound, node.position);
    case ast::Context::Del: return add(node.id, kSymbolBound | kSymbolDeleted, node.position);
  }
  return true;
}

// Records an attribute of `self` that a function in the class assigns. The class's
// `__static_attributes__` lists these.
void ScopeBuilder::note_self_attribute(const ast::Attribute& attribute) {
  auto* value = ast::as<const ast::Name>(attribute.value);
  if (!value || value->id->text() != "self" || !scope_->is_function_like()) return;
  for (Scope* scope = scope_->parent; scope; scope = scope->parent) {
    if (scope->kind != ScopeKind::Class) continue;
    scope->self_attributes = diagnostics_.workspace().arena.make<SelfAttribute>(
        names_.mangle(scope->private_class, attribute.attr), scope->self_attributes);
    return;
  }
}

bool ScopeBuilder::not_in_annotation(std::string_view what, const ast::Position& position) {
  switch (annotation_) {
    case AnnotationPlace::None: break;
    case AnnotationPlace::Annotation:
      return diagnostics_.error(position, {what, " cannot be used within an annotation"});
    case AnnotationPlace::TypeAlias:
      return diagnostics_.error(position, {what, " cannot be used within a type alias"});
    case AnnotationPlace::TypeVariableBound:
      return diagnostics_.error(position, {what, " cannot be used within a TypeVar bound"});
    case AnnotationPlace::TypeVariableDefault:
      return diagnostics_.error(position, {what, " cannot be used within a TypeVar default"});
    case AnnotationPlace::ParamSpecDefault:
      return diagnostics_.error(position, {what, " cannot be used within a ParamSpec default"});
    case AnnotationPlace::TypeVariableTupleDefault:
      return diagnostics_.error(position, {what, " cannot be used within a TypeVarTuple default"});
  }
  if (scope_->kind == ScopeKind::TypeParameters) {
    return diagnostics_.error(position,
                              {what, " cannot be used within the definition of a generic"});
  }
  return true;
}

// ---- assignment expressions (PEP 572)

bool ScopeBuilder::walrus(const ast::NamedExpr& node) {
  const bool in_comprehension = scope_->comprehension != ComprehensionKind::None;
  if (in_comprehension && annotation_ == AnnotationPlace::TypeAlias) {
    return diagnostics_.error(
        node.target->position,
        {"assignment expression within a comprehension cannot be used in a type alias"});
  }
  if (!not_in_annotation("named expression", node.position)) return false;
  if (scope_->iterable_depth > 0) {
    return diagnostics_.error(
        node.position,
        {"assignment expression cannot be used in a comprehension iterable expression"});
  }
  auto& target = *static_cast<const ast::Name*>(node.target);
  if (in_comprehension && !bind_walrus_outside(target)) return false;
  if (!expression(node.value)) return false;
  scope_->frame()->has_walrus = true;
  uint32_t flags = kSymbolBound | kSymbolWalrus;
  // In a comprehension, the name was declared above and is not a local of the comprehension.
  if (in_comprehension) flags = kSymbolWalrus;
  return check_store(target.id, target.position) && add(target.id, flags, target.position);
}

// In a comprehension, the target belongs to the enclosing function or module.
bool ScopeBuilder::bind_walrus_outside(const ast::Name& target) {
  const ast::Identifier* name = names_.mangle(scope_->private_class, target.id);
  for (Scope* scope = scope_; scope; scope = scope->parent) {
    if (scope->comprehension != ComprehensionKind::None) {
      Symbol* symbol = names_.find(scope, name);
      if (symbol && (symbol->flags & kSymbolIteration) != 0) {
        return diagnostics_.error(
            target.position,
            {"assignment expression cannot rebind comprehension iteration variable '", name->text(),
             "'"});
      }
      continue;
    }
    switch (scope->kind) {
      case ScopeKind::Class:
        return diagnostics_.error(
            target.position,
            {"assignment expression within a comprehension cannot be used in a class body"});
      case ScopeKind::TypeParameters:
        return diagnostics_.error(
            target.position,
            {"assignment expression within a comprehension cannot be used within the "
             "definition of a generic"});
      case ScopeKind::Module:
        names_.obtain(scope_, name)->flags |= kSymbolGlobal;
        names_.obtain(scope, name)->flags |= kSymbolGlobal;
        break;
      default: {
        Symbol* symbol = names_.obtain(scope, name);
        uint32_t flag = (symbol->flags & kSymbolGlobal) != 0 ? kSymbolGlobal : kSymbolNonlocal;
        names_.obtain(scope_, name)->flags |= flag;
        symbol->flags |= kSymbolBound | kSymbolWalrus;
        if ((symbol->flags & kSymbolParameter) != 0) symbol->flags |= kSymbolRebound;
        scope->has_walrus = true;
        break;
      }
    }
    add_directive(target.id, target.position);
    return true;
  }
  return true;
}

// ---- generators and coroutines

bool ScopeBuilder::yield(const ast::Expr& node, const ast::Expr* value) {
  if (!not_in_annotation("yield expression", node.position)) return false;
  if (!optional(value)) return false;
  scope_->is_generator = true;
  yields_under_protection_ |= protection_ != 0;
  switch (scope_->comprehension) {
    case ComprehensionKind::None: return true;
    case ComprehensionKind::List:
      return diagnostics_.error(node.position, {"'yield' inside list comprehension"});
    case ComprehensionKind::Set:
      return diagnostics_.error(node.position, {"'yield' inside set comprehension"});
    case ComprehensionKind::Dict:
      return diagnostics_.error(node.position, {"'yield' inside dict comprehension"});
    case ComprehensionKind::Generator:
      return diagnostics_.error(node.position, {"'yield' inside generator expression"});
  }
  return true;
}

bool ScopeBuilder::await_expression(const ast::Await& node) {
  if (!not_in_annotation("await expression", node.position)) return false;
  if (!scope_->is_function_like() && !scope_->is_async_definition) {
    return diagnostics_.error(node.position, {"'await' outside function"});
  }
  if (scope_->comprehension == ComprehensionKind::None && !scope_->is_async_definition) {
    return diagnostics_.error(node.position, {"'await' outside async function"});
  }
  scope_->is_coroutine = true;
  return expression(node.value);
}

// ---- comprehensions

bool ScopeBuilder::comprehension(const ast::Expr& node, ComprehensionKind kind,
                                 const ast::Expr* element, const ast::Expr* value,
                                 ast::Array<ast::Comprehension*> generators) {
  const ast::Comprehension& outermost = *generators[0];
  const bool is_generator = kind == ComprehensionKind::Generator;
  // The outermost iterable is evaluated in the enclosing scope.
  ++scope_->iterable_depth;
  if (!expression(outermost.iter)) return false;
  --scope_->iterable_depth;

  Scope* outer = scope_;
  Scope* scope =
      enter(is_generator ? ScopeKind::Generator : ScopeKind::Comprehension, &node, nullptr);
  scope->comprehension = kind;
  if (is_generator) {
    names_.obtain(scope, names_.intern(".0"))->flags |= kSymbolParameter;
    scope->parameter_count = 1;
  }
  for (uint32_t i = 0; i < generators.size(); ++i) {
    const ast::Comprehension& generator = *generators[i];
    if (generator.is_async) scope->is_coroutine = true;
    scope->in_iteration_target = true;
    bool ok = expression(generator.target);
    scope->in_iteration_target = false;
    if (!ok) return false;
    if (i != 0) {
      ++scope->iterable_depth;
      if (!expression(generator.iter)) return false;
      --scope->iterable_depth;
    }
    if (!expressions(generator.ifs)) return false;
  }
  if (!optional(value) || !expression(element)) return false;
  if (is_generator) scope->is_generator = true;
  const bool is_asynchronous = scope->is_coroutine && !is_generator;
  leave();
  if (is_asynchronous) {
    if (!outer->is_async_definition && outer->comprehension == ComprehensionKind::None) {
      return diagnostics_.error(node.position,
                                {"asynchronous comprehension outside of an asynchronous function"});
    }
    outer->is_coroutine = true;
  }
  return true;
}

}  // namespace hognose
