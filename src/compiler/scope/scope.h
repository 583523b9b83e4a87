// Scopes and symbols: the compiler's symbol table.
//
// There is one Scope for each code or inlined comprehension, and one Symbol for each name in each
// scope. ScopeBuilder creates them from the tree; ScopeResolver then decides where each name lives;
// the code generator reads the result.
#pragma once

#include <cstdint>

#include "syntax/ast.h"

namespace hognose {

struct Code;
struct Scope;

enum SymbolFlag : uint32_t {
  kSymbolUsed = 1,
  kSymbolBound = 2,  // assigned, imported, defined, deleted or a loop variable
  kSymbolParameter = 4,
  kSymbolGlobal = 8,     // declared by `global`
  kSymbolNonlocal = 16,  // declared by `nonlocal`, or a walrus target within a comprehension
  kSymbolAnnotated = 32,
  kSymbolIteration = 64,       // target of a comprehension's `for`
  kSymbolWalrus = 128,         // bound by an assignment expression
  kSymbolDeleted = 256,        // `del`, or the name of an except clause
  kSymbolCaptured = 512,       // an inner code refers to it, so it lives in a cell
  kSymbolRebound = 1024,       // a parameter that is also assigned
  kSymbolImported = 4096,      // bound by an import statement, which may precede `global`
  kSymbolClosure = 2048,       // the code has the name's cell in its closure
  kSymbolGlobalWithin = 8192,  // of a module: a function or class in it declares the name `global`
};

inline constexpr uint32_t kSymbolBinding = kSymbolBound | kSymbolParameter | kSymbolImported;

// Where a name is found at run time.
enum class Access : uint8_t {
  Unresolved,
  Local,       // its own register; the register holds its cell if kSymbolCaptured
  Free,        // a register that holds a cell from the closure
  Global,      // the module's globals, then the builtins
  Name,        // the mapping that the body runs in, then like Global
  NameOrFree,  // the mapping of a class body, then a cell from the closure
};

struct Symbol {
  static constexpr uint16_t kNoRegister = UINT16_MAX;

  const ast::Identifier* name;
  Scope* scope;
  Symbol* shadowed = nullptr;  // same name in an enclosing scope, while this scope is active
  Symbol* next = nullptr;      // next in the scope, in order of appearance
  uint32_t flags = 0;
  Access access = Access::Unresolved;
  Symbol* binder = nullptr;     // where the name is bound, for Free
  Symbol* storage = nullptr;    // the symbol of the same code that owns the register
  uint32_t slot = kNoRegister;  // the register, or the index in the spill list
  bool spilled = false;
  int32_t load_cache = -1;
  int32_t store_cache = -1;
};

enum class ScopeKind : uint8_t {
  Module,
  Class,
  Function,
  Lambda,
  Generator,       // a generator expression, which is a code of its own
  Comprehension,   // a list, set or dict comprehension, inlined into the code around it (PEP 709)
  Annotations,     // computes the annotations of a function, class or module (PEP 649)
  TypeParameters,  // the function that makes a generic definition and is called at once (PEP 695)
  Evaluator,       // a function that computes a bound, a default or a type alias's value
};

enum class ComprehensionKind : uint8_t { None, List, Set, Dict, Generator };

// A name in a `global` or `nonlocal` statement, kept for errors that are found only after the whole
// scope is known.
struct Directive {
  const ast::Identifier* name;
  const ast::Position* position;
  Directive* next;
};

// An attribute that a method of the class assigns through `self`.
struct SelfAttribute {
  const ast::Identifier* name;
  SelfAttribute* next;
};

// An annotation of a name in a module or class body.
struct Annotation {
  const ast::AnnAssign* node;
  int32_t number;  // in the set of reached annotations; -1: always reached
  Annotation* next = nullptr;
};

struct Scope {
  ScopeKind kind;
  ComprehensionKind comprehension = ComprehensionKind::None;
  const void* node = nullptr;  // the tree node: the code generator's key for this scope
  const ast::Identifier* name = nullptr;
  Scope* parent = nullptr;
  Scope* first_child = nullptr;
  Scope* last_child = nullptr;
  Scope* next_sibling = nullptr;
  Symbol* first_symbol = nullptr;
  Symbol* last_symbol = nullptr;
  Symbol* class_cell = nullptr;  // class body: `__class__`, if a method refers to it
  // Class body: its namespace as `__classdict__`, and the set of the numbers of reached
  // annotations. Each exists only if the annotations function or a type parameter refers to it.
  Symbol* dict_cell = nullptr;
  Symbol* reached_cell = nullptr;
  Scope* annotations = nullptr;  // module or class body: the scope of its annotations
  Annotation* first_annotation = nullptr;
  Annotation* last_annotation = nullptr;
  const ast::Expr* returns = nullptr;     // annotations of a function: the return annotation
  const ast::Stmt* definition = nullptr;  // type parameters: the definition they belong to
  const ast::Expr* evaluated = nullptr;   // evaluator: the expression that it computes
  Directive* directives = nullptr;        // in order of appearance
  Directive* last_directive = nullptr;
  const ast::Identifier* private_class = nullptr;  // the class whose name mangles private names
  uint32_t depth = 0;
  uint32_t iterable_depth = 0;  // > 0 while in the iterable of a comprehension
  uint32_t parameter_count = 0;
  uint32_t block_depth = 0;         // compound statements around the current one
  int32_t reached_annotations = 0;  // how many annotations have a number
  Code* code = nullptr;             // the code of this scope, once its definition was compiled
  int32_t child_index = -1;         // index of that code in the enclosing code
  SelfAttribute* self_attributes = nullptr;  // class body: may contain repetitions
  bool in_iteration_target = false;
  bool is_generator = false;  // contains yield
  bool is_coroutine = false;  // async def, or contains await
  bool is_async_definition = false;
  bool has_walrus = false;
  bool names_global = false;  // type parameters: the definition's name is declared global
  bool sees_class = false;    // annotations, type parameters: names of the class body are visible
  bool has_variable_arguments = false;
  bool has_keyword_arguments = false;
  bool annotations_are_text = false;  // module: from __future__ import annotations
  bool has_coroutines = false;        // module: contains an async def
  bool wants_all_locals = false;      // module: every function in it wants_locals
  bool wants_locals = false;          // mentions a name such as `locals` that may read all locals

  bool is_function_like() const {
    return kind == ScopeKind::Function || kind == ScopeKind::Lambda ||
           kind == ScopeKind::Generator || kind == ScopeKind::Comprehension ||
           kind == ScopeKind::TypeParameters || kind == ScopeKind::Annotations ||
           kind == ScopeKind::Evaluator;
  }
  // True for functions that the compiler makes from parts of a definition.
  bool is_nameless() const {
    return kind == ScopeKind::TypeParameters || kind == ScopeKind::Annotations ||
           kind == ScopeKind::Evaluator;
  }
  bool is_inlined() const { return kind == ScopeKind::Comprehension; }
  // The class body whose names annotations and type parameters can see, or null.
  Scope* visible_class() const {
    if (!sees_class) return nullptr;
    Scope* scope = parent;
    while (scope->kind != ScopeKind::Class) scope = scope->parent;
    return scope;
  }
  // The scope whose code holds the variables of this one.
  Scope* frame() {
    Scope* scope = this;
    while (scope->is_inlined()) scope = scope->parent;
    return scope;
  }
};

}  // namespace hognose
