// ScopeBuilder is the first pass over the tree. It finds the scopes and how each scope uses its
// names.
//
// It creates the tree of scopes and sets the flags of their symbols. It reports the errors that
// CPython's symbol table reports: misplaced global and nonlocal, duplicate parameters, walrus in
// comprehensions, `__debug__` and so on. It also counts the nodes; the code generator uses the
// count to bound its own output.
#pragma once

#include "compiler/diagnostics.h"
#include "compiler/names.h"
#include "compiler/scope/scope.h"
#include "syntax/ast.h"

namespace hognose {

// Maps a tree node to its scope.
class ScopeMap {
 public:
  explicit ScopeMap(Arena& arena) : arena_(arena) {}
  void add(Scope* scope);
  Scope* find(const void* node) const;

 private:
  size_t slot_of(const void* node) const;
  void grow();

  Arena& arena_;
  Scope** slots_ = nullptr;
  size_t capacity_ = 0;
  size_t count_ = 0;
};

class ScopeBuilder {
 public:
  // `last_future_line`: line of the last `from __future__` import that is in a valid place.
  ScopeBuilder(NameTable& names, Diagnostics& diagnostics, ScopeMap& map, uint32_t last_future_line)
      : names_(names), diagnostics_(diagnostics), map_(map), last_future_line_(last_future_line) {}

  // Behave as if the source imported annotations from __future__.
  void keep_annotations_as_text() { annotations_are_text_ = true; }
  // Treat the module as an async definition.
  void allow_top_level_await() { may_module_await_ = true; }

  // Returns the module's scope. Check diagnostics.failed() afterwards.
  Scope* build(const ast::Module& module);
  uint64_t nodes() const { return nodes_; }
  // Whether a yield is inside a try or with statement: such a generator runs code when it is
  // dropped.
  bool yields_under_protection() const { return yields_under_protection_; }

 private:
  enum class AnnotationPlace : uint8_t {
    None,
    Annotation,
    TypeAlias,
    TypeVariableBound,
    TypeVariableDefault,
    ParamSpecDefault,
    TypeVariableTupleDefault,
  };

  // scope/builder.cpp
  Scope* enter(ScopeKind kind, const void* node, const ast::Identifier* name);
  void leave();
  bool add(const ast::Identifier* name, uint32_t flags, const ast::Position& position);
  bool check_store(const ast::Identifier* name, const ast::Position& position);
  void add_directive(const ast::Identifier* name, const ast::Position& position);
  bool arguments(const ast::Arguments& arguments);
  bool defaults(const ast::Arguments& arguments);
  bool annotations(const ast::Arguments& arguments, const ast::Expr* returns);
  bool argument_annotations(const ast::Arguments& arguments, const ast::Expr* returns);
  void see_class(Scope* scope, const Scope* outer);
  bool annotation(const ast::Expr* expression);
  bool unevaluated_annotation(const ast::Expr* expression);
  Scope* enter_annotations(const void* node);
  void note_annotation(const ast::AnnAssign& statement);
  bool keywords(ast::Array<ast::Keyword*> keywords);
  // scope/generics.cpp
  Scope* enter_type_parameters(ast::Array<ast::TypeParam*> parameters, const ast::Stmt& definition,
                               const ast::Identifier* name);
  bool type_parameters(ast::Array<ast::TypeParam*> parameters);
  bool type_parameter(const ast::TypeParam& node, const ast::Identifier* name);
  bool evaluator(ast::Expr* const& expression, const ast::Identifier* name, AnnotationPlace place);
  bool type_alias(const ast::TypeAlias& alias);
  template <class Function>
  bool function(const Function& definition, bool is_async);
  bool class_definition(const ast::ClassDef& definition);
  bool lambda(const ast::Lambda& lambda);
  bool declaration(ast::Array<const ast::Identifier*> names, uint32_t flag,
                   const ast::Position& position);
  bool annotated_assignment(const ast::AnnAssign& statement);
  bool aliases(ast::Array<ast::Alias*> aliases, bool is_from_import);

  // scope/statements.cpp
  bool statements(ast::Array<ast::Stmt*> statements);
  bool statement(const ast::Stmt* statement);
  bool statement_parts(const ast::Stmt* statement);
  bool if_statement(const ast::If* statement);
  bool loop_body(ast::Array<ast::Stmt*> body);
  bool finally_suite(ast::Array<ast::Stmt*> suite);
  void warn_leaving_finally(const ast::Stmt* node);
  bool pattern(const ast::Pattern* pattern);

  // scope/expressions.cpp
  bool expression(const ast::Expr* expression);
  bool leaf(const ast::Expr* expression);
  bool expressions(ast::Array<ast::Expr*> expressions);
  bool optional(const ast::Expr* node) { return !node || expression(node); }
  bool name(const ast::Name& name);
  void note_self_attribute(const ast::Attribute& attribute);
  bool walrus(const ast::NamedExpr& node);
  bool bind_walrus_outside(const ast::Name& target);
  bool await_expression(const ast::Await& node);
  bool yield(const ast::Expr& node, const ast::Expr* value);
  bool not_in_annotation(std::string_view what, const ast::Position& position);
  bool comprehension(const ast::Expr& node, ComprehensionKind kind, const ast::Expr* element,
                     const ast::Expr* value, ast::Array<ast::Comprehension*> generators);

  bool failed() const { return diagnostics_.failed(); }

  NameTable& names_;
  Diagnostics& diagnostics_;
  ScopeMap& map_;
  uint32_t last_future_line_;
  Scope* root_ = nullptr;
  Scope* scope_ = nullptr;
  const ast::Identifier* private_class_ = nullptr;
  AnnotationPlace annotation_ = AnnotationPlace::None;
  // True inside annotations of local variables, which are checked but never run.
  bool is_unevaluated_ = false;
  bool may_module_await_ = false;
  bool has_coroutines_ = false;
  bool annotations_are_text_ = false;  // from __future__ import annotations
  uint64_t nodes_ = 0;
  uint32_t protection_ = 0;  // enclosing try and with statements, also around functions
  bool yields_under_protection_ = false;
  // How often a builtin that may read locals is mentioned, and how often the mention is a direct
  // call.
  uint64_t local_readers_named_ = 0;
  uint64_t local_readers_called_ = 0;
  // Whether break or continue (by_jump), or return (by_return), would leave a finally suite here
  // (PEP 765). by_jump: the innermost enclosing function, loop or finally suite is a finally suite.
  // by_return: the same, ignoring loops.
  bool leaves_finally_by_jump_ = false;
  bool leaves_finally_by_return_ = false;
};

}  // namespace hognose
