// CodeGenerator turns the tree and its resolved scopes into a tree of Code, one unit (module,
// function or class body) at a time.
//
// An inner unit is queued when its definition is met and compiled after the current unit. One set
// of buffers therefore serves all units, and nested functions cost no native stack.
//
// Registers of a unit: parameters, other locals, cells, closure cells, the spill list, the
// namespace, then temporaries as a stack. A unit with more variables than fit keeps the rest as
// cells in the spill list (see variables.cpp).
//
// There are two ways to compile an expression. value() returns a read-only operand: it uses a local
// in place and does not load a constant yet. evaluate() writes to a given register. It writes only
// when the expression is complete, unless that register is the topmost temporary.
#pragma once

#include <string_view>
#include <vector>

#include "bytecode/builder.h"
#include "compiler/compiler.h"
#include "compiler/diagnostics.h"
#include "compiler/names.h"
#include "compiler/scope/builder.h"
#include "compiler/scope/local_set.h"
#include "compiler/scope/scope.h"
#include "syntax/ast.h"

namespace hognose {

using Register = uint8_t;

// A jump target, and the locals that are assigned on every path to it.
struct JumpTarget {
  Label label;
  LocalSet assigned = LocalSet::all();
};

// The result of an expression: a constant that has not been loaded yet, or a register.
struct Operand {
  const Constant* constant = nullptr;
  Register reg = 0;
};

// A block that `return`, `break` and `continue` must leave on their way out.
struct Block {
  enum class Kind : uint8_t {
    Loop,
    Protected,  // body of try/except: only its protected range must be closed
    Finally,    // body of try/finally: run the finally suite
    Handler,    // an except clause, or the finally suite after an exception: restore the exception
                // handled before
    With,
    AsyncWith,
  };
  Kind kind;
  bool is_except_star = false;  // leaving it by return, break or continue is an error (PEP 654)
  uint8_t weight = 1;           // how many blocks CPython's static block count charges for it
  Register base = 0;     // Handler: the exception, then the previous one; With: exit and self
  uint32_t handler = 0;  // the handler whose protected range is open in this block
  uint32_t range_start = 0;
  JumpTarget* break_target = nullptr;             // Loop
  JumpTarget* continue_target = nullptr;          // Loop
  const ast::Identifier* name = nullptr;          // Handler: the name of `except ... as name`
  const ast::Array<ast::Stmt*>* suite = nullptr;  // Finally
  ast::Position position;                         // With: position of the context expression
};

class CodeGenerator {
 public:
  CodeGenerator(CodeTree& tree, NameTable& names, Diagnostics& diagnostics, const ScopeMap& scopes,
                const CompileOptions& options, uint64_t nodes);

  // Ends statements with Settle: dead objects of this program may have code to run.
  void settle_statements() { settles_ = true; }
  // Compiles the module and everything in it (units.cpp). False after an error or when a budget is
  // exhausted.
  bool generate(const ast::Module& module, Scope* root);

 private:
  enum class Sense : uint8_t { IfFalse, IfTrue };
  struct Unit {
    Scope* scope;
    Code* code;
  };

  // ---- units.cpp: one unit from prologue to finish; the queue of units
  void function_flags();
  void begin_function(const ast::Arguments& arguments);
  const Constant* docstring(ast::Array<ast::Stmt*>& body);
  const Constant* docstring_of(const ast::Module& module);
  void compile_unit(const Unit& unit);
  void begin_unit(const Unit& unit);
  void finish_unit();
  void module_body(const ast::Module& module);
  void function_body(const ast::Arguments& arguments, ast::Array<ast::Stmt*> body);
  // Queues the code of `scope` once. Returns its index among the children of the current code.
  int32_t child(Scope* scope, std::string_view name, const ast::Position& position);
  std::string_view child_qualified_name(const Scope& scope, std::string_view name);

  // ---- registers
  Register allocate();
  Register allocate(uint32_t count);
  void release_to(uint32_t mark) { top_ = mark; }
  bool is_top_temporary(Register reg) const { return reg + 1u == top_ && reg >= fixed_; }
  Register scratch(Register destination) {
    return is_top_temporary(destination) ? destination : allocate();
  }
  bool has_room(uint32_t count) const { return count <= kDirectCount && top_ + count <= kRoom; }

  // ---- emission
  void at(const ast::Position& position) {
    builder_.set_position(
        {position.lineno, position.end_lineno, position.col_offset, position.end_col_offset});
  }
  void at(const ast::Expr* node) { at(node->position); }
  // Like CPython: if an attribute ends on another line than its expression begins, errors show only
  // the attribute's name.
  void at_attribute(const ast::Attribute& attribute, const ast::Position& position);
  void emit(Opcode opcode, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0, int32_t d = 0) {
    builder_.emit(opcode, static_cast<uint8_t>(a), static_cast<uint8_t>(b), static_cast<uint8_t>(c),
                  d);
  }
  void move(Register destination, Register source) {
    if (destination != source) emit(Opcode::Move, destination, source);
  }
  void jump(Opcode opcode, JumpTarget& target, uint32_t a = 0, uint32_t b = 0, uint32_t c = 0);
  void bind(JumpTarget& target);
  // Binds a loop head. Control comes back here, so a local that the loop may delete no longer
  // counts as assigned.
  void bind_loop(JumpTarget& target);
  void cleanup_handler(uint32_t cleanup, Register exception, const ast::Identifier* name);
  void enter_handler(uint32_t handler, Register target, const LocalSet& assigned_before);
  void unsupported(const ast::Position& position, std::string_view text);
  // A string that reads like a name, as the keys of records do. All equal ones are one object.
  static bool is_key_of_record(const Operand& operand) {
    return operand.constant && operand.constant->kind == Constant::Kind::Name;
  }
  int32_t key_cache(const Constant& key) {
    return builder_.cache(CacheKind::Key, builder_.name(key.text));
  }
  int32_t name_operand(const ast::Identifier* name) {
    return builder_.name(name->id, name->text());
  }
  bool stop() { return diagnostics_.failed() || stopped_ || !builder_.goes_on(); }
  bool check_budget();
  // Charges for an item that is neither a statement nor an expression, such as a name of an import.
  // False if compilation must stop, as for check_budget.
  bool pay_for_item() {
    constexpr uint64_t kItemFuel = 4;  // an item becomes several instructions
    if (!diagnostics_.workspace().charge(kItemFuel)) stopped_ = true;
    return !stop();
  }
  // Counts an expression. A long statement is charged in parts.
  void visit() {
    if (++visits_ - charged_visits_ > kLongStatement) check_budget();
  }

  // ---- constants.cpp
  const Constant* constant_of(const ast::ConstantValue& value);
  const Constant* literal(const ast::Expr* node);  // a constant that needs no code, or null
  const Constant* build_literal(const ast::Expr* node);
  const Constant* build_tuple(ast::Array<ast::Expr*> items, Constant::Kind kind);
  const Constant* fold_binary(const Constant& left, ast::Operator op, const Constant& right);
  const Constant* fold_unary(ast::UnaryOperator op, const Constant& operand);
  const Constant* string_constant(std::string_view text, Constant::Kind kind);
  const Constant* tuple_constant(ast::Array<ast::Expr*> items, Constant::Kind kind);
  static bool truth(const Constant& constant);
  void load_constant(Register destination, const Constant& constant);

  // ---- variables.cpp
  void assign_registers(Scope* scope);
  std::span<const std::string_view> keep_names(const std::vector<std::string_view>& names);
  bool reads_namespace(const Scope& scope) const;
  void prologue(Scope* scope);
  void spill_prologue();
  Symbol* lookup(const ast::Identifier* name);
  Symbol* plain_local(const ast::Identifier* name);  // null if it has no register of its own
  Register plain_local_register(const ast::Expr* target, bool& found);
  Operand load_name(const ast::Name& node, bool has_destination, Register destination);
  void store_name(const ast::Identifier* name, Register value, const ast::Position& position);
  void delete_name(const ast::Identifier* name);
  Register variable_register(const Symbol& storage);
  Register cell_register(Symbol* storage);  // may allocate a temporary
  void note_unassigned(Register reg);
  const std::vector<Symbol*>& closure_of(Scope* scope);
  Register closure_cell(Symbol* inner);
  int32_t global_cache(Symbol* symbol, bool is_store);

  // ---- expressions.cpp
  Operand value(const ast::Expr* node);
  Operand value_or_into(const ast::Expr* node, Register destination);
  Register reg(const ast::Expr* node) { return materialize(value(node)); }
  Register materialize(const Operand& operand);
  void evaluate(const ast::Expr* node, Register destination);
  void evaluate_next(const ast::Expr* node) { evaluate(node, allocate()); }
  void put(const Operand& operand, Register destination);
  void discard(const ast::Expr* node);
  void chain(const ast::Expr* node, Register destination);
  const ast::Expr* chain_left(const ast::Expr* node);
  Operand chain_step(const ast::Expr* node, const ast::Expr* next, Operand left, Register work,
                     Register destination);
  void bool_operation(const ast::BoolOp& node, Register destination);
  void conditional(const ast::IfExp& first, Register destination);
  void unary(const ast::UnaryOp& node, Register destination);
  Operand walrus(const ast::NamedExpr& node);
  Register slice_parts(const ast::Slice& node, uint32_t count);
  void slice(const ast::Slice& node, Register destination);
  void yield(const ast::Yield& node, Register destination);
  void yield_from(const ast::Expr& node, const ast::Expr* value, Register destination);

  // ---- async.cpp
  void await(const ast::Await& node, Register destination);
  void await_register(Register value, AwaitContext context);
  void await_iterator(Register iterator, Register result);
  void emit_yield(Register sent, Register value);
  struct AsyncLoop {
    Register iterator;
    Register work = 0;
    uint32_t handler = 0;
    JumpTarget next;
    LocalSet assigned_at_top;
  };
  void begin_async_for(AsyncLoop& loop, const ast::Expr* target, const ast::Position& position);
  void end_async_for(AsyncLoop& loop, const ast::Position& position);
  void async_for_statement(const ast::AsyncFor& node);

  // ---- operators.cpp
  void binary(ast::Operator op, Register left, const Operand& right, Register destination,
              OperandOrder order);
  void comparison(const ast::Compare& node, Register destination, const ast::Position& position);
  void compare(ast::CompareOperator op, Register left, Register right, Register destination);
  Operand read_only_operand(const ast::Expr* node);
  Operand membership_operand(ast::CompareOperator op, const ast::Expr* node);

  // ---- conditions.cpp
  void jump_if(const ast::Expr* node, Sense sense, JumpTarget& target);
  void jump_if_compare(const ast::Compare& node, Sense sense, JumpTarget& target);
  void jump_if_compared(ast::CompareOperator op, Register left, const Operand& right, Sense sense,
                        JumpTarget& target);
  int static_truth(const ast::Expr* node);  // 1, 0, or -1 for unknown

  // ---- calls.cpp
  void call(const ast::Call& node, Register window, bool is_method, const ast::Position& position);
  void spread_call(const ast::Call& node, Register window, const ast::Position& position);
  bool is_super_attribute(const ast::Expr* node);
  bool is_plain_super_call(const ast::Call& node);
  void super_arguments(const ast::Call& node);
  void super_attribute(const ast::Attribute& node, Register destination, Opcode opcode);
  void keyword_dict(ast::Array<ast::Keyword*> keywords, Register dict, Register callee,
                    const ast::Position& position);
  int32_t keyword_names(ast::Array<ast::Keyword*> keywords);
  bool validate_keywords(ast::Array<ast::Keyword*> keywords);

  // ---- displays.cpp
  void list_display(ast::Array<ast::Expr*> items, Register destination);
  void tuple_display(ast::Array<ast::Expr*> items, Register destination);
  void set_display(ast::Array<ast::Expr*> items, Register destination);
  void dict_display(const ast::Dict& node, Register destination);
  void append_all(ast::Array<ast::Expr*> items, Register list);

  // ---- comprehensions.cpp
  void note_scoped_names(const Scope& scope, uint32_t start);
  void comprehension(const ast::Expr& node, ComprehensionKind kind, const ast::Expr* element,
                     const ast::Expr* value, ast::Array<ast::Comprehension*> generators,
                     Register destination);
  void generator_expression(const ast::GeneratorExp& node, Register destination);
  void generator_body(const ast::GeneratorExp& node);
  // The body of a comprehension's loops: the work for each item.
  struct ComprehensionBody {
    ComprehensionKind kind;
    const ast::Expr* element;
    const ast::Expr* value;  // of a dict comprehension
    Register result;
  };
  void comprehension_loops(ast::Array<ast::Comprehension*> generators, uint32_t index,
                           Register state, const ComprehensionBody& body);
  void comprehension_item(const ComprehensionBody& body);
  void comprehension_body(ast::Array<ast::Comprehension*> generators, uint32_t index,
                          const ComprehensionBody& body);

  // ---- formatted_strings.cpp
  void joined_string(const ast::JoinedStr& node, Register destination);
  void formatted_value(const ast::FormattedValue& node, Register destination);
  void template_string(const ast::TemplateStr& node, Register destination);
  void interpolation(const ast::Interpolation& node, Register destination);

  // ---- statements.cpp
  void statements(ast::Array<ast::Stmt*> statements);
  void statement(const ast::Stmt* node);
  void if_statement(const ast::If* node);
  bool jumps_out(const ast::If* node);
  void return_statement(const ast::Return& node);
  void assert_statement(const ast::Assert& node);
  void expression_statement(const ast::Expression& node);
  static const ast::Identifier* call_name(const ast::Expr* node);
  void warn_unawaited(const ast::Expr* node, Register value);

  // ---- assignments.cpp
  void assign(const ast::Assign& node);
  bool assign_tuple(const ast::Expr* target, const ast::Expr* value);
  void store(const ast::Expr* target, Register value);
  // A subscript as an operand of load_item() and store_item(): the key of a record or a register.
  Operand subscript_key(const Operand& index);
  void load_item(Register destination, Register object, const Operand& key);
  void store_item(Register value, Register object, const Operand& key);
  void unpack(const ast::Expr* target, ast::Array<ast::Expr*> targets, Register value);
  bool unpack_to_locals(ast::Array<ast::Expr*> targets, Register& first);
  void augmented_assign(const ast::AugAssign& node);
  void annotated_assign(const ast::AnnAssign& node);
  void assign_annotated(const ast::AnnAssign& node);
  void delete_target(const ast::Expr* target);

  // ---- loops.cpp
  void for_statement(const ast::For& node);
  void while_statement(const ast::While& node);
  void leave_loop(const ast::Position& position, bool is_break);
  // A loop over the iterable whose state is in registers state..state+2. The target is assigned at
  // the top of each iteration.
  struct LoopHead {
    Register state;
    Register item;
    const ast::Expr* target;
    bool is_direct;
    uint32_t body = 0;
    LocalSet assigned_at_exit;
  };
  void begin_for(LoopHead& head, const ast::Expr* target, const ast::Position& position,
                 JumpTarget& exhausted);
  void end_for(LoopHead& head, const ast::Position& position);

  // ---- blocks.cpp
  bool push_block(const Block& block, const ast::Position& position);
  void pop_block();
  Block& block(uint32_t index) { return blocks_[index]; }
  void open_range(Block& block) { block.range_start = builder_.here(); }
  void close_range(Block& block);
  bool leaves_by_code(uint32_t from) const;
  void unwind_to(uint32_t count, const ast::Position& position);
  void reopen(uint32_t count);
  void leave_block(const Block& block, const ast::Position& position);

  // ---- exceptions.cpp
  void try_statement(const ast::Try& node, void (CodeGenerator::*clauses)(const ast::Try&));
  // The frame that both kinds of except clauses share: the protected suite, then the handler. The
  // exception is in `exception`; the one handled before it is in the next register.
  struct ClauseFrame {
    uint32_t mark = 0;
    uint32_t cleanup = 0;
    Register exception = 0;
    JumpTarget end;
  };
  bool open_clauses(const ast::Try& node, ClauseFrame& frame);  // false: stop compiling
  void close_clauses(ClauseFrame& frame);
  void try_except(const ast::Try& node);
  void except_clause(const ast::ExceptHandler& handler, Register exception, bool is_last,
                     JumpTarget& end);
  void clear_exception_name(const ast::Identifier* name);

  // ---- exception_groups.cpp
  void try_except_star(const ast::Try& node);
  void except_star_clause(const ast::ExceptHandler& handler, Register part, Register raised);
  void raise_statement(const ast::Raise& node);
  // A `with` or `async with`, from the item at `index` on.
  void with_statement(Block::Kind kind, ast::Array<ast::WithItem*> items,
                      ast::Array<ast::Stmt*> body, uint32_t index);
  void with_exit(Block::Kind kind, Register state);

  // ---- functions.cpp, classes.cpp
  template <class Function>
  void function_definition(const Function& node);
  // Where defaults come from: evaluated here, or, for a generic function, passed as arguments to
  // the unit of its type parameters.
  enum class Defaults : uint8_t { Evaluated, Given };
  void make_function(Scope* scope, int32_t child, const ast::Arguments* arguments,
                     Register destination, Defaults defaults = Defaults::Evaluated);
  void keyword_defaults(const ast::Arguments& arguments, Register dict);
  void lambda(const ast::Lambda& node, Register destination);
  void class_definition(const ast::ClassDef& node);
  void make_class(const ast::ClassDef& node, Register window, const Register* generic_base);
  void class_body(const ast::ClassDef& node);
  void closure_tuple(Register destination);
  void open_decorators(ast::Array<ast::Expr*> decorators);
  void apply_decorators(ast::Array<ast::Expr*> decorators, Register first);
  void store_class_name(std::string_view name, Register value);

  // ---- type_parameters.cpp
  void call_generic(const ast::Stmt& node, ast::Array<ast::TypeParam*> parameters,
                    const ast::Identifier* name, const ast::Arguments* arguments, Register window);
  void generic_body(const Scope& scope);
  template <class Function>
  void generic_function(const Function& node, Register parameters);
  void type_parameters(ast::Array<ast::TypeParam*> parameters, Register destination);
  void type_parameter(const ast::TypeParam* node, Register destination);
  void make_evaluator(const void* key, Register destination);
  void evaluator_body(const Scope& scope);
  void type_alias(const ast::TypeAlias& node);
  void make_type_alias(const ast::TypeAlias& node, Register destination,
                       const Register* parameters);
  void intrinsic(Intrinsic what, Register destination, Register first) {
    emit(Opcode::Intrinsic, destination, first, 0, static_cast<int32_t>(what));
  }

  // ---- annotations.cpp
  void annotations_body(const Scope& scope);
  void annotate_arguments(const ast::Arguments& arguments, const ast::Expr* returns, Register dict);
  void annotate(const ast::Identifier* name, const ast::Expr* annotation, Register dict);
  void begin_module_annotations();
  void begin_class_annotations();
  void store_class_annotations();
  void note_annotation(const ast::AnnAssign& node);
  void load_text(const ast::Expr* annotation, Register destination);
  void begin_text_annotations();
  void store_text_annotation(const ast::AnnAssign& node);
  Register load_implicit(const ast::Identifier* variable, const ast::Position& position);
  bool make_annotate(Scope* scope, Register destination);

  // ---- patterns.cpp
  struct PatternNames;
  bool check_pattern(const ast::Pattern* node, PatternNames& names, bool may_match_all);
  bool check_patterns(ast::Array<ast::Pattern*> patterns, PatternNames& names);
  bool check_mapping_pattern(const ast::MatchMapping& node, PatternNames& names);
  bool bind_pattern_name(const ast::Identifier* name, const ast::Pattern* at_pattern,
                         PatternNames& names);

  // ---- matching.cpp
  void match_statement(const ast::Match& node);
  void match_pattern(const ast::Pattern* node, Register subject, const PatternNames& names,
                     JumpTarget& fail);
  void match_sequence(const ast::MatchSequence& node, Register subject, const PatternNames& names,
                      JumpTarget& fail);
  void match_mapping(const ast::MatchMapping& node, Register subject, const PatternNames& names,
                     JumpTarget& fail);
  void match_class(const ast::MatchClass& node, Register subject, const PatternNames& names,
                   JumpTarget& fail);

  // ---- imports.cpp
  void import(const ast::Import& node);
  void import_from(const ast::ImportFrom& node);

  // ---- literal_warnings.cpp
  void warn_about_call(const ast::Call& node);
  void warn_about_subscript(const ast::Subscript& node);
  void warn_about_compare(const ast::Compare& node);

  static constexpr uint32_t kMaximumVariables = 160;  // registers for variables; the rest spill
  static constexpr uint32_t kRegisters = 255;
  static constexpr uint32_t kRoom = 200;
  static constexpr uint32_t kDirectCount = 32;    // the most values that are laid out in registers
  static constexpr uint32_t kUnpackStep = 16;     // batch size for unpacking many targets
  static constexpr uint32_t kMaximumBlocks = 21;  // CPython's CO_MAXBLOCKS
  static constexpr uint64_t kVisitsPerNode = 50;

  CodeTree& tree_;
  NameTable& names_;
  Diagnostics& diagnostics_;
  const ScopeMap& scopes_;
  const CompileOptions& options_;
  Arena& scratch_;
  CodeBuilder builder_;
  uint64_t visit_limit_;
  static constexpr uint64_t kLongStatement = 1024;  // in visits
  uint64_t visits_ = 0;                             // expressions and statements
  uint64_t charged_visits_ = 0;
  bool stopped_ = false;
  bool settles_ = false;

  std::vector<Unit> queue_;              // units to compile; the next one is last
  std::vector<Unit> children_;           // children of the current unit, in order
  std::vector<const ast::Expr*> spine_;  // chains that are being walked
  std::vector<Symbol*> closure_;
  std::vector<std::string_view> name_list_;
  std::vector<uint8_t> cell_registers_;
  std::vector<ScopedName> scoped_names_;

  const ast::Module* module_ = nullptr;
  const Annotation* next_annotation_ = nullptr;  // of the module or class body, in source order
  bool wants_all_locals_ = false;                // see Scope
  bool annotations_are_text_ = false;            // from __future__ import annotations
  bool module_has_coroutines_ = false;
  bool module_mentions_super_ = false;  // if so, `super` may not be the builtin

  // The current unit
  Scope* frame_ = nullptr;  // its scope
  Scope* scope_ = nullptr;  // the innermost scope: frame_ or an inlined comprehension
  Code* code_ = nullptr;
  uint32_t fixed_ = 0;  // the first temporary
  uint32_t top_ = 0;    // the first free temporary
  uint32_t highest_ = 0;
  Register namespace_ = 0;
  Register spill_list_ = 0;
  std::vector<Symbol*> spilled_;  // by index in the spill list
  uint32_t clear_from_ = 0;
  uint32_t clear_to_ = 0;
  LocalSet assigned_;
  LocalSet deletable_;  // locals that a statement of the unit deletes
  Block blocks_[kMaximumBlocks + 2];
  uint32_t block_count_ = 0;
  uint32_t block_weight_ = 0;
};

}  // namespace hognose
