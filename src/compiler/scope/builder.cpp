// ScopeBuilder, common part: entering and leaving scopes, adding symbols, and the definitions
// (functions, classes, imports). See scope/statements.cpp and scope/expressions.cpp for the walk
// over the tree.
#include "compiler/scope/builder.h"

#include "compiler/generics.h"

#include <cstring>

namespace hognose {

// ---- ScopeMap

size_t ScopeMap::slot_of(const void* node) const {
  auto bits = reinterpret_cast<uintptr_t>(node);
  size_t at = ((bits >> 3) * 0x9E3779B97F4A7C15ull >> 20) & (capacity_ - 1);
  while (slots_[at] && slots_[at]->node != node) at = (at + 1) & (capacity_ - 1);
  return at;
}

void ScopeMap::grow() {
  Scope** old = slots_;
  size_t old_capacity = capacity_;
  capacity_ = capacity_ == 0 ? 64 : capacity_ * 2;
  Scope** slots = arena_.array<Scope*>(capacity_);
  if (!slots) {
    capacity_ = old_capacity;  // the arena is exhausted, so compilation stops
    return;
  }
  slots_ = slots;
  std::memset(static_cast<void*>(slots_), 0, capacity_ * sizeof(Scope*));
  for (size_t i = 0; i < old_capacity; ++i) {
    if (old[i]) slots_[slot_of(old[i]->node)] = old[i];
  }
}

void ScopeMap::add(Scope* scope) {
  if ((count_ + 1) * 2 > capacity_) grow();
  if ((count_ + 1) * 2 > capacity_ + 64) return;
  slots_[slot_of(scope->node)] = scope;
  ++count_;
}

Scope* ScopeMap::find(const void* node) const {
  return capacity_ == 0 ? nullptr : slots_[slot_of(node)];
}

// ---- ScopeBuilder

Scope* ScopeBuilder::build(const ast::Module& module) {
  Scope* root = root_ = enter(ScopeKind::Module, &module, nullptr);
  root->is_async_definition = may_module_await_;
  if (module.kind == ast::ModuleKind::Expression) {
    expression(module.expression);
  } else {
    statements(module.body);
  }
  root->annotations_are_text = annotations_are_text_;
  root->has_coroutines = has_coroutines_;
  // If the builtin is passed on under another name, it may be called anywhere.
  root->wants_all_locals = local_readers_named_ != local_readers_called_;
  leave();
  return root;
}

Scope* ScopeBuilder::enter(ScopeKind kind, const void* node, const ast::Identifier* name) {
  auto* scope = diagnostics_.workspace().arena.make<Scope>();
  scope->kind = kind;
  scope->node = node;
  scope->name = name;
  scope->parent = scope_;
  scope->private_class = private_class_;
  if (scope_) {
    scope->depth = scope_->depth + 1;
    scope->iterable_depth = scope_->iterable_depth;
    // Code that never runs binds nothing and captures nothing.
    if (!is_unevaluated_) {
      if (scope_->last_child) {
        scope_->last_child->next_sibling = scope;
      } else {
        scope_->first_child = scope;
      }
      scope_->last_child = scope;
    }
  }
  map_.add(scope);
  scope_ = scope;
  return scope;
}

void ScopeBuilder::leave() {
  names_.deactivate(scope_);
  scope_ = scope_->parent;
}

bool ScopeBuilder::check_store(const ast::Identifier* name, const ast::Position& position) {
  if (name == names_.debug_name) {
    return diagnostics_.error(position, {"cannot assign to __debug__"});
  }
  return true;
}

bool ScopeBuilder::add(const ast::Identifier* name, uint32_t flags, const ast::Position& position) {
  if ((flags & kSymbolBinding) != 0 && !check_store(name, position)) {
    return false;
  }
  name = names_.mangle(scope_->private_class, name);
  Symbol* symbol = names_.innermost(name);
  if (!symbol || symbol->scope != scope_) symbol = names_.obtain(scope_, name);
  if ((flags & kSymbolParameter) != 0) {
    if ((symbol->flags & kSymbolParameter) != 0) {
      return diagnostics_.error(position,
                                {"duplicate argument '", name->text(), "' in function definition"});
    }
    ++scope_->parameter_count;
  } else if ((flags & kSymbolBinding) != 0 && (symbol->flags & kSymbolParameter) != 0) {
    flags |= kSymbolRebound;
  }
  if (scope_->in_iteration_target && (flags & kSymbolBound) != 0) {
    // A `for` in a comprehension must not bind a name that a walrus already binds outside.
    if ((symbol->flags & (kSymbolGlobal | kSymbolNonlocal)) != 0) {
      return diagnostics_.error(
          position, {"comprehension inner loop cannot rebind assignment expression target '",
                     name->text(), "'"});
    }
    flags |= kSymbolIteration;
  }
  symbol->flags |= flags;
  return true;
}

void ScopeBuilder::add_directive(const ast::Identifier* name, const ast::Position& position) {
  auto* directive = diagnostics_.workspace().arena.make<Directive>(
      names_.mangle(scope_->private_class, name), &position, nullptr);
  if (scope_->last_directive) {
    scope_->last_directive->next = directive;
  } else {
    scope_->directives = directive;
  }
  scope_->last_directive = directive;
}

bool ScopeBuilder::declaration(ast::Array<const ast::Identifier*> names, uint32_t flag,
                               const ast::Position& position) {
  std::string_view kind = flag == kSymbolGlobal ? "global" : "nonlocal";
  constexpr uint64_t kDeclarationFuel = 4;
  for (const ast::Identifier* declared : names) {
    if (!diagnostics_.workspace().charge(kDeclarationFuel)) return false;
    const ast::Identifier* name = names_.mangle(scope_->private_class, declared);
    Symbol* symbol = names_.find(scope_, name);
    uint32_t flags = symbol ? symbol->flags : 0;
    if ((flags & kSymbolParameter) != 0) {
      return diagnostics_.error(position, {"name '", name->text(), "' is parameter and ", kind});
    }
    if ((flags & kSymbolUsed) != 0) {
      return diagnostics_.error(
          position, {"name '", name->text(), "' is used prior to ", kind, " declaration"});
    }
    if ((flags & kSymbolAnnotated) != 0) {
      return diagnostics_.error(position, {"annotated name '", name->text(), "' can't be ", kind});
    }
    if ((flags & kSymbolBound) != 0) {
      return diagnostics_.error(
          position, {"name '", name->text(), "' is assigned to before ", kind, " declaration"});
    }
    names_.obtain(scope_, name)->flags |= flag;
    if (flag == kSymbolGlobal && scope_ != root_) {
      names_.obtain(root_, name)->flags |= kSymbolGlobalWithin;
    }
    add_directive(declared, position);
  }
  return true;
}

// ---- functions

bool ScopeBuilder::defaults(const ast::Arguments& arguments) {
  return expressions(arguments.defaults) && expressions(arguments.kw_defaults);
}

bool ScopeBuilder::arguments(const ast::Arguments& arguments) {
  for (ast::Arg* argument : arguments.posonlyargs) {
    if (!add(argument->arg, kSymbolParameter, argument->position)) return false;
  }
  for (ast::Arg* argument : arguments.args) {
    if (!add(argument->arg, kSymbolParameter, argument->position)) return false;
  }
  for (ast::Arg* argument : arguments.kwonlyargs) {
    if (!add(argument->arg, kSymbolParameter, argument->position)) return false;
  }
  if (ast::Arg* rest = arguments.vararg) {
    scope_->has_variable_arguments = true;
    if (!add(rest->arg, kSymbolParameter, rest->position)) return false;
  }
  if (ast::Arg* rest = arguments.kwarg) {
    scope_->has_keyword_arguments = true;
    if (!add(rest->arg, kSymbolParameter, rest->position)) return false;
  }
  return true;
}

bool ScopeBuilder::annotation(const ast::Expr* expression) {
  if (!expression) return true;
  AnnotationPlace outer = annotation_;
  annotation_ = AnnotationPlace::Annotation;
  bool ok = this->expression(expression);
  annotation_ = outer;
  return ok;
}

// Enters the scope of a function that computes annotations. leave() closes it.
Scope* ScopeBuilder::enter_annotations(const void* node) {
  Scope* outer = scope_;
  Scope* scope = enter(ScopeKind::Annotations, node, nullptr);
  scope->iterable_depth = 0;
  names_.obtain(scope, names_.format_name)->flags |= kSymbolParameter;
  scope->parameter_count = 1;
  if (!annotations_are_text_) see_class(scope, outer);
  return scope;
}

// Annotations and type parameters see the names of the class body that directly contains them.
// Therefore they get the body's namespace in a cell (PEP 695, "Scoping behavior").
void ScopeBuilder::see_class(Scope* scope, const Scope* outer) {
  scope->sees_class = outer->kind == ScopeKind::Class || outer->sees_class;
  if (scope->sees_class) names_.obtain(scope, names_.class_dict_name)->flags |= kSymbolUsed;
}

// One function computes the annotations of all names of a module or class body.
void ScopeBuilder::note_annotation(const ast::AnnAssign& statement) {
  Scope* body = scope_;
  const bool is_module = body->kind == ScopeKind::Module;
  auto* entry = diagnostics_.workspace().arena.make<Annotation>(&statement, -1);
  // A module may stop half-way, so all of its annotations count as conditional.
  if (is_module || body->block_depth > 0) entry->number = body->reached_annotations++;
  if (annotations_are_text_) {
    names_.obtain(body, names_.annotations_name)->flags |= kSymbolBound;
  } else if (is_module) {
    names_.obtain(body, names_.annotate_name)->flags |= kSymbolBound;
    names_.obtain(body, names_.reached_name)->flags |= kSymbolBound;
  }
  if (body->last_annotation) {
    body->last_annotation->next = entry;
  } else {
    body->first_annotation = entry;
  }
  body->last_annotation = entry;
  if (annotations_are_text_) {
    unevaluated_annotation(statement.annotation);
    return;
  }
  if (!body->annotations) {
    body->annotations = enter_annotations(&statement);
  } else {
    scope_ = body->annotations;
    names_.activate(scope_);
  }
  if (entry->number >= 0) names_.obtain(scope_, names_.reached_name)->flags |= kSymbolUsed;
  annotation(statement.annotation);
  leave();
}

bool ScopeBuilder::unevaluated_annotation(const ast::Expr* expression) {
  const bool outer = is_unevaluated_;
  is_unevaluated_ = true;
  const bool ok = annotation(expression);
  is_unevaluated_ = outer;
  return ok;
}

bool ScopeBuilder::annotations(const ast::Arguments& arguments, const ast::Expr* returns) {
  bool has_annotation = returns != nullptr;
  for (ast::Array<ast::Arg*> list : {arguments.posonlyargs, arguments.args, arguments.kwonlyargs}) {
    for (const ast::Arg* argument : list) has_annotation |= argument->annotation != nullptr;
  }
  has_annotation |= arguments.vararg && arguments.vararg->annotation;
  has_annotation |= arguments.kwarg && arguments.kwarg->annotation;
  if (!has_annotation) return true;
  const bool outer = is_unevaluated_;
  Scope* scope = enter_annotations(&arguments);
  scope->returns = returns;
  is_unevaluated_ = outer || annotations_are_text_;
  const bool ok = argument_annotations(arguments, returns);
  is_unevaluated_ = outer;
  if (ok) leave();
  return ok;
}

bool ScopeBuilder::argument_annotations(const ast::Arguments& arguments, const ast::Expr* returns) {
  for (ast::Array<ast::Arg*> list : {arguments.posonlyargs, arguments.args, arguments.kwonlyargs}) {
    for (ast::Arg* argument : list) {
      if (!annotation(argument->annotation)) return false;
    }
  }
  if (arguments.vararg && !annotation(arguments.vararg->annotation)) return false;
  if (arguments.kwarg && !annotation(arguments.kwarg->annotation)) return false;
  return annotation(returns);
}

template <class Function>
bool ScopeBuilder::function(const Function& definition, bool is_async) {
  if (!expressions(definition.decorator_list) || !defaults(*definition.args)) return false;
  if (!add(definition.name, kSymbolBound, definition.position)) return false;
  const bool is_generic = !definition.type_params.empty();
  if (is_generic) {
    Scope* generic = enter_type_parameters(definition.type_params, definition, definition.name);
    auto parameter = [&](const ast::Identifier* name) {
      names_.obtain(generic, name)->flags |= kSymbolParameter;
      ++generic->parameter_count;
    };
    if (has_defaults(*definition.args)) parameter(names_.defaults_name);
    if (has_keyword_defaults(*definition.args)) parameter(names_.keyword_defaults_name);
    if (!type_parameters(definition.type_params)) return false;
  }
  if (!annotations(*definition.args, definition.returns)) return false;
  Scope* scope = enter(ScopeKind::Function, &definition, definition.name);
  scope->is_async_definition = scope->is_coroutine = is_async;
  has_coroutines_ = has_coroutines_ || is_async;
  scope->iterable_depth = 0;
  const bool by_jump = leaves_finally_by_jump_;
  const bool by_return = leaves_finally_by_return_;
  leaves_finally_by_jump_ = leaves_finally_by_return_ = false;
  if (!arguments(*definition.args) || !statements(definition.body)) return false;
  leaves_finally_by_jump_ = by_jump;
  leaves_finally_by_return_ = by_return;
  leave();
  if (is_generic) leave();
  return true;
}
template bool ScopeBuilder::function(const ast::FunctionDef&, bool);
template bool ScopeBuilder::function(const ast::AsyncFunctionDef&, bool);

bool ScopeBuilder::lambda(const ast::Lambda& lambda) {
  if (!defaults(*lambda.args)) return false;
  enter(ScopeKind::Lambda, &lambda, nullptr);
  if (!arguments(*lambda.args) || !expression(lambda.body)) return false;
  leave();
  return true;
}

// ---- classes

bool ScopeBuilder::keywords(ast::Array<ast::Keyword*> keywords) {
  for (ast::Keyword* keyword : keywords) {
    if (keyword->arg && !check_store(keyword->arg, keyword->position)) return false;
    if (!expression(keyword->value)) return false;
  }
  return true;
}

bool ScopeBuilder::class_definition(const ast::ClassDef& definition) {
  if (!expressions(definition.decorator_list)) return false;
  if (!add(definition.name, kSymbolBound, definition.position)) return false;
  const bool is_generic = !definition.type_params.empty();
  const ast::Identifier* outer = private_class_;
  if (is_generic) {
    // Private names in type parameters are mangled with the class's own name, as in its body.
    if (has_private_name(definition.type_params)) private_class_ = definition.name;
    Scope* generic = enter_type_parameters(definition.type_params, definition, definition.name);
    names_.obtain(generic, names_.type_params_name)->flags |= kSymbolBound;
    if (!type_parameters(definition.type_params)) return false;
  }
  if (!expressions(definition.bases) || !keywords(definition.keywords)) return false;
  private_class_ = definition.name;
  Scope* body = enter(ScopeKind::Class, &definition, definition.name);
  if (is_generic) names_.obtain(body, names_.type_params_name)->flags |= kSymbolUsed;
  if (!statements(definition.body)) return false;
  leave();
  private_class_ = outer;
  if (is_generic) leave();
  return true;
}

// ---- imports and annotated assignments

bool ScopeBuilder::aliases(ast::Array<ast::Alias*> aliases, bool is_from_import) {
  for (ast::Alias* alias : aliases) {
    if (!diagnostics_.workspace().charge(1)) return false;
    const ast::Identifier* name = alias->asname ? alias->asname : alias->name;
    if (!alias->asname) {
      std::string_view text = name->text();
      if (is_from_import && text == "*") {
        if (scope_->kind != ScopeKind::Module) {
          return diagnostics_.error(alias->position, {"import * only allowed at module level"});
        }
        continue;
      }
      size_t dot = text.find('.');
      if (dot != std::string_view::npos) name = names_.intern(text.substr(0, dot));
    }
    if (!add(name, kSymbolImported, alias->position)) return false;
  }
  return true;
}

bool ScopeBuilder::annotated_assignment(const ast::AnnAssign& statement) {
  if (statement.value && !expression(statement.value)) return false;
  if (auto* target = ast::as<ast::Name>(statement.target)) {
    const ast::Identifier* name = names_.mangle(scope_->private_class, target->id);
    Symbol* symbol = names_.find(scope_, name);
    uint32_t flags = symbol ? symbol->flags : 0;
    if (statement.simple && scope_->kind != ScopeKind::Module &&
        (flags & (kSymbolGlobal | kSymbolNonlocal)) != 0) {
      return diagnostics_.error(statement.position,
                                {"annotated name '", name->text(), "' can't be ",
                                 (flags & kSymbolGlobal) != 0 ? "global" : "nonlocal"});
    }
    if (statement.simple) {
      if (!add(target->id, kSymbolAnnotated | kSymbolBound, target->position)) return false;
    } else if (statement.value && !add(target->id, kSymbolBound, target->position)) {
      return false;
    }
  } else if (!expression(statement.target)) {
    return false;
  }
  const bool is_body = scope_->kind == ScopeKind::Module || scope_->kind == ScopeKind::Class;
  if (statement.simple && is_body && ast::as<ast::Name>(statement.target) && !is_unevaluated_) {
    note_annotation(statement);
    return !failed();
  }
  return unevaluated_annotation(statement.annotation);
}

}  // namespace hognose
