// ScopeResolver decides where every name lives: in a local register, a cell, the closure, the
// globals, or the mapping of a class body.
//
// It runs after ScopeBuilder. It fills in Symbol::access, binder and storage, sets kSymbolCaptured
// on symbols that inner codes refer to, and adds a Free symbol to every code that a cell must pass
// through. It also finds the errors of `nonlocal`.
#pragma once

#include "compiler/compiler.h"
#include "compiler/diagnostics.h"
#include "compiler/names.h"
#include "compiler/scope/scope.h"

namespace hognose {

class ScopeResolver {
 public:
  ScopeResolver(NameTable& names, Diagnostics& diagnostics, ModuleNames module_names)
      : names_(names), diagnostics_(diagnostics), module_names_(module_names) {}

  bool resolve(Scope* root);

 private:
  bool resolve_scope(Scope* scope);
  bool resolve_symbol(Symbol* symbol);
  Symbol* find_binder(Symbol* symbol, bool& is_global);
  bool is_class_cell(const Symbol* symbol) const;
  Symbol* implicit_cell(Symbol*& cell, const ast::Identifier* name, Scope* scope);
  void capture(Symbol* symbol, Symbol* binder);
  void pass_through(Scope* frame, Symbol* binder);
  bool error_at_directive(const Scope& scope, const ast::Identifier* name,
                          std::initializer_list<std::string_view> message);

  NameTable& names_;
  Diagnostics& diagnostics_;
  ModuleNames module_names_;
};

}  // namespace hognose
