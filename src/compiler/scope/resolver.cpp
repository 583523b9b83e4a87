// ScopeResolver: walks the scopes from the outside in. While a scope is active, its symbols head
// the chains of their names.
//
// Time is proportional to the number of symbols: each name is looked up once for each scope that
// mentions it, and passing a cell through stops at the first code that already has the cell.
#include "compiler/scope/resolver.h"

namespace hognose {

bool ScopeResolver::resolve(Scope* root) {
  // Pre-order, as a loop: scopes nest as deep as lambdas do.
  Scope* scope = root;
  while (scope) {
    names_.activate(scope);
    if (!resolve_scope(scope)) return false;
    if (scope->first_child) {
      scope = scope->first_child;
      continue;
    }
    while (scope) {
      names_.deactivate(scope);
      if (scope == root) return true;
      if (scope->next_sibling) {
        scope = scope->next_sibling;
        break;
      }
      scope = scope->parent;
    }
  }
  return true;
}

bool ScopeResolver::error_at_directive(const Scope& scope, const ast::Identifier* name,
                                       std::initializer_list<std::string_view> message) {
  for (const Directive* entry = scope.directives; entry; entry = entry->next) {
    if (entry->name == name) return diagnostics_.error(*entry->position, message);
  }
  return diagnostics_.error({}, message);
}

bool ScopeResolver::resolve_scope(Scope* scope) {
  Workspace& workspace = diagnostics_.workspace();
  if (!workspace.charge(1)) return false;
  for (Symbol* symbol = scope->first_symbol; symbol; symbol = symbol->next) {
    if (!workspace.charge(1)) return false;
    if (symbol->access == Access::Unresolved && !resolve_symbol(symbol)) return false;
  }
  return !workspace.arena.exhausted();
}

bool ScopeResolver::resolve_symbol(Symbol* symbol) {
  Scope* scope = symbol->scope;
  const uint32_t flags = symbol->flags;
  const bool in_module = scope->kind == ScopeKind::Module;
  symbol->storage = symbol;
  if ((flags & kSymbolGlobal) != 0) {
    if ((flags & kSymbolNonlocal) != 0) {
      return error_at_directive(*scope, symbol->name,
                                {"name '", symbol->name->text(), "' is nonlocal and global"});
    }
    symbol->access = Access::Global;
    return true;
  }
  if ((flags & kSymbolNonlocal) != 0 && in_module) {
    return error_at_directive(*scope, symbol->name,
                              {"nonlocal declaration not allowed at module level"});
  }
  if ((flags & kSymbolNonlocal) == 0) {
    if (in_module) {
      // As in CPython, a name that a function in the module declares global is global at the top
      // level, too.
      const bool is_global =
          module_names_ == ModuleNames::Globals || (flags & kSymbolGlobalWithin) != 0;
      symbol->access = is_global ? Access::Global : Access::Name;
      return true;
    }
    if ((flags & kSymbolBinding) != 0) {
      symbol->access = scope->kind == ScopeKind::Class ? Access::Name : Access::Local;
      symbol->binder = symbol;
      return true;
    }
  }
  bool is_global = false;
  if (Scope* body = scope->visible_class(); body && !is_class_cell(symbol)) {
    const Symbol* own = names_.find(body, symbol->name);
    if (own && (own->flags & kSymbolGlobal) != 0) {
      symbol->access = Access::Global;
      return true;
    }
    if (own && (own->flags & kSymbolBinding) != 0 && (own->flags & kSymbolNonlocal) == 0) {
      symbol->access = Access::Name;
      return true;
    }
  }
  Symbol* binder = find_binder(symbol, is_global);
  if (binder) {
    if ((flags & kSymbolNonlocal) != 0 && binder->scope->kind == ScopeKind::TypeParameters) {
      return error_at_directive(
          *scope, symbol->name,
          {"nonlocal binding not allowed for type parameter '", symbol->name->text(), "'"});
    }
    capture(symbol, binder);
    return true;
  }
  if ((flags & kSymbolNonlocal) != 0) {
    return error_at_directive(*scope, symbol->name,
                              {"no binding for nonlocal '", symbol->name->text(), "' found"});
  }
  // In a class body, an unbound name is looked up in the body's mapping first: __prepare__ may have
  // put it there.
  if ((scope->kind == ScopeKind::Class || scope->sees_class) && !is_global) {
    symbol->access = Access::Name;
  } else if (module_names_ == ModuleNames::Mapping && !is_global &&
             scope->frame()->kind == ScopeKind::Module) {
    symbol->access = Access::Name;
  } else {
    symbol->access = Access::Global;
  }
  return true;
}

// True for the implicit names through which annotations and type parameters reach the enclosing
// class body.
bool ScopeResolver::is_class_cell(const Symbol* symbol) const {
  return symbol->scope->sees_class &&
         (symbol->name == names_.class_dict_name || symbol->name == names_.reached_name);
}

// A variable of a class body that only the code nested in the body uses. Created on first use.
Symbol* ScopeResolver::implicit_cell(Symbol*& cell, const ast::Identifier* name, Scope* scope) {
  if (!cell) {
    cell = diagnostics_.workspace().arena.make<Symbol>(name, scope);
    cell->flags = kSymbolBound | kSymbolCaptured;
    cell->access = Access::Local;
    cell->binder = cell->storage = cell;
  }
  return cell;
}

// The symbol of the nearest enclosing function that binds the name. Class bodies are skipped: their
// names are not visible in nested functions (reference 4.2.2), except for the implicit `__class__`.
Symbol* ScopeResolver::find_binder(Symbol* symbol, bool& is_global) {
  Symbol* candidate = symbol->shadowed;
  if (is_class_cell(symbol)) {
    Scope* body = symbol->scope->visible_class();
    const bool is_dict = symbol->name == names_.class_dict_name;
    return implicit_cell(is_dict ? body->dict_cell : body->reached_cell, symbol->name, body);
  }
  if (symbol->name == names_.class_name) {
    for (Scope* scope = symbol->scope->parent; scope; scope = scope->parent) {
      if (scope->kind == ScopeKind::Class) {
        // The cell is empty while a comprehension of the body runs. CPython reads the global.
        is_global = symbol->scope->frame() == scope;
        if (is_global) return nullptr;
        return implicit_cell(scope->class_cell, symbol->name, scope);
      }
      Symbol* own = scope->kind == ScopeKind::Module ? nullptr : names_.find(scope, symbol->name);
      if (!own) continue;
      if (own->access == Access::Local || own->access == Access::Free) return own->binder;
    }
    return nullptr;
  }
  for (; candidate; candidate = candidate->shadowed) {
    if (candidate->scope->kind == ScopeKind::Module) return nullptr;
    if (candidate->scope->kind == ScopeKind::Class) continue;
    switch (candidate->access) {
      case Access::Local:
      case Access::Free: return candidate->binder;
      case Access::Global: is_global = (candidate->flags & kSymbolGlobal) != 0; return nullptr;
      default: break;
    }
  }
  return nullptr;
}

void ScopeResolver::capture(Symbol* symbol, Symbol* binder) {
  Scope* frame = symbol->scope->frame();
  Scope* owner = binder->scope->frame();
  symbol->binder = binder;
  if (frame == owner) {
    // In an inlined comprehension: use the register of the enclosing code.
    symbol->access = Access::Local;
    symbol->storage = binder;
    return;
  }
  binder->flags |= kSymbolCaptured;
  for (Scope* between = frame->parent->frame(); between != owner;
       between = between->parent->frame()) {
    pass_through(between, binder);
  }
  if (frame == symbol->scope) {
    const bool reads_mapping = (frame->kind == ScopeKind::Class || frame->sees_class) &&
                               (symbol->flags & kSymbolNonlocal) == 0 && !is_class_cell(symbol);
    symbol->access = reads_mapping ? Access::NameOrFree : Access::Free;
    symbol->flags |= kSymbolClosure;
  } else {
    pass_through(frame, binder);
    symbol->access = Access::Free;
    symbol->storage = names_.find(frame, symbol->name);
  }
}

// Adds the cell of `binder` to the closure of `frame`.
void ScopeResolver::pass_through(Scope* frame, Symbol* binder) {
  Symbol* symbol = names_.obtain(frame, binder->name);
  if ((symbol->flags & kSymbolClosure) != 0) return;
  symbol->flags |= kSymbolClosure;
  symbol->binder = binder;
  // A class body that has the name itself reads its own mapping, but still carries the cell for its
  // methods.
  if (symbol->access != Access::Unresolved) return;
  symbol->access = frame->kind == ScopeKind::Class ? Access::NameOrFree : Access::Free;
  symbol->storage = symbol;
}

}  // namespace hognose
