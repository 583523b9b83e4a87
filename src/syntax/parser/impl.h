// Parser: tokens to syntax tree, by recursive descent and precedence climbing.
//
// The parser builds the tree that CPython's PEG grammar builds. It does not diagnose errors: it
// returns nullptr if the text is not a program, and diagnose.h then finds the message. Every
// function parses from the current token and leaves the first token it did not consume current.
// After a nullptr the current token is meaningless.
//
// Recursion on input is always bounded: by brackets or indented blocks, which the lexer limits, or
// by the depth counter. Chains (unary operators, **, conditional expressions, lambdas, elif, binary
// operators, calls) are loops.
#pragma once

#include <cstdint>
#include <type_traits>

#include "syntax/ast.h"
#include "syntax/identifiers.h"
#include "syntax/token.h"
#include "syntax/workspace.h"

namespace hognose {

// A stack that collects the parts of a list until their number is known. A part is a node or a
// token. If a list has parts of several kinds, the tag of each says which it is.
class ScratchStack {
 public:
  ScratchStack() = default;
  ~ScratchStack();
  ScratchStack(const ScratchStack&) = delete;
  ScratchStack& operator=(const ScratchStack&) = delete;

  uint32_t size() const { return size_; }
  void push(const void* part) { push_item({part, 0}); }
  template <class Tag>
  void push(const void* part, Tag tag) {
    push_item({part, static_cast<uint8_t>(tag)});
  }
  template <class T>
  T* pop() {
    return part_of<T>(items_[--size_]);
  }
  template <class T>
  T* at(uint32_t index) const {
    return part_of<T>(items_[index]);
  }
  template <class Tag>
  Tag tag_at(uint32_t index) const {
    return static_cast<Tag>(items_[index].tag);
  }
  void set(uint32_t index, const void* part) { items_[index] = {part, 0}; }
  void shrink(uint32_t size) { size_ = size; }

 private:
  struct Item {
    const void* part;
    uint8_t tag;
  };
  template <class T>
  static T* part_of(const Item& item) {
    return const_cast<T*>(static_cast<const T*>(item.part));
  }
  void push_item(Item item) {
    if (size_ == capacity_) [[unlikely]]
      grow();
    items_[size_++] = item;
  }
  void grow();

  static constexpr uint32_t kInline = 128;
  Item first_[kInline];
  Item* items_ = first_;
  uint32_t size_ = 0;
  uint32_t capacity_ = kInline;
};

class Parser {
 public:
  Parser(const char* source, const Token* tokens, IdentifierTable& identifiers,
         Workspace& workspace)
      : source_(source),
        tokens_(tokens),
        token_(tokens),
        charged_(tokens),
        identifiers_(identifiers),
        workspace_(workspace),
        arena_(workspace.arena) {}

  // Parses a whole input. After a failure, statement_before_failure() is the start of the top-level
  // statement before the one that failed, or of the failed one if it was the first.
  ast::Module* file();
  ast::Module* eval();
  ast::Module* single();

  const Token* statement_before_failure() const {
    return previous_statement_ ? previous_statement_ : statement_;
  }
  bool too_deep() const { return too_deep_; }

  // Entry points for the diagnosis. They parse from `token`.
  void move_to(const Token* token) { token_ = token; }
  const Token* current() const { return token_; }
  ast::Expr* star_expressions();
  ast::Expr* star_expression();
  ast::Expr* star_named_expression();
  ast::Expr* named_expression();
  ast::Expr* expression();
  ast::Expr* disjunction() { return binary(kOrLevel); }
  ast::Expr* bitwise_or() { return binary(kBitOrLevel); }
  ast::Expr* yield_expression();
  ast::Expr* primary();
  ast::Expr* strings();
  bool arguments(ast::Array<ast::Expr*>& positional, ast::Array<ast::Keyword*>& keywords) {
    scratch_.push(nullptr);
    return call_arguments(positional, keywords);
  }
  bool generators(ast::Array<ast::Comprehension*>& generators);

 private:
  using Kind = TokenKind;

  // Levels of binary operators, loosest first; see kBinaryOperators in expressions.cpp.
  static constexpr uint8_t kOrLevel = 1;
  static constexpr uint8_t kAndLevel = 2;
  static constexpr uint8_t kNotLevel = 3;
  static constexpr uint8_t kCompareLevel = 4;
  static constexpr uint8_t kBitOrLevel = 5;
  static constexpr uint8_t kUnaryLevel = 11;

  // Counts the levels that a construct adds to the C++ stack and the tree.
  class Depth;

  enum class Parameters : uint8_t { Function, Lambda };
  enum class Async : uint8_t { No, Yes };
  enum class Field : uint8_t { Formatted, Interpolated };

  Kind kind() const { return token_->kind; }
  bool at(Kind kind) const { return token_->kind == kind; }
  Kind next_kind() const { return token_[1].kind; }
  bool accept(Kind kind) {
    if (token_->kind != kind) return false;
    token_++;
    return true;
  }
  bool at_soft(SoftKeyword keyword) const {
    return token_->kind == Kind::Name && token_->payload == static_cast<uint32_t>(keyword);
  }
  const ast::Identifier* identifier();  // consumes a Name token; else nullptr
  bool enter(uint32_t more);

  // From `start` to the end of the last consumed token. block_span() ignores trailing newlines,
  // indents and dedents.
  ast::Position span(const ast::Position& start) const {
    const ast::Position& end = token_[-1].position;
    return {start.lineno, start.col_offset, end.end_lineno, end.end_col_offset};
  }
  ast::Position block_span(const ast::Position& start) const;
  static ast::Position join(const ast::Position& start, const ast::Position& end) {
    return {start.lineno, start.col_offset, end.end_lineno, end.end_col_offset};
  }

  template <class T, class... Fields>
  T* expr(const ast::Position& position, Fields... fields) {
    return new (arena_.allocate(sizeof(T))) T{ast::Expr{position, T::kKind}, fields...};
  }
  template <class T, class... Fields>
  T* stmt(const ast::Position& position, Fields... fields) {
    return new (arena_.allocate(sizeof(T))) T{ast::Stmt{position, T::kKind}, fields...};
  }
  template <class T, class... Fields>
  T* pattern(const ast::Position& position, Fields... fields) {
    return new (arena_.allocate(sizeof(T))) T{ast::Pattern{position, T::kKind}, fields...};
  }
  // Pops the parts pushed since `mark` and returns them as an array.
  template <class T>
  ast::Array<T> take(uint32_t mark) {
    ast::Array<T> array;
    uint32_t count = scratch_.size() - mark;
    if (count) array.data = arena_.array<T>(count);
    if (array.data) {
      array.count = count;
      for (uint32_t i = 0; i < count; i++) {
        array.data[i] = scratch_.at<std::remove_pointer_t<T>>(mark + i);
      }
    }
    scratch_.shrink(mark);
    return array;
  }
  template <class T>
  ast::Array<T> one(T item) {
    T* data = arena_.array<T>(1);
    *data = item;
    return {data, 1};
  }

  // Expressions (parser/expressions.cpp)
  ast::Expr* binary(uint8_t minimum);
  ast::Expr* comparison(ast::Expr* left);
  bool compare_operator(ast::CompareOperator& op);
  ast::Expr* not_chain();
  ast::Expr* unary();
  ast::Expr* unary_chain(ast::Expr* operand, const Token* start);
  ast::Expr* await_primary();
  ast::Expr* atom();
  ast::Expr* trailers(ast::Expr* value, const ast::Position& start);
  ast::Expr* call(ast::Expr* function, const ast::Position& start);
  bool call_arguments(ast::Array<ast::Expr*>& arguments, ast::Array<ast::Keyword*>& keywords);
  ast::Expr* slices();
  ast::Expr* slice();
  ast::Expr* name();
  ast::Expr* number();
  ast::Expr* singleton(ast::ConstantType type);
  ast::Expr* conditional_or_lambda_chain(ast::Expr* first, const Token* start);
  ast::Expr* parenthesised();
  ast::Expr* list_display();
  ast::Expr* brace_display();
  ast::Expr* dict_display(const ast::Position& start, ast::Expr* first_key);
  ast::Expr* set_display(const ast::Position& start, ast::Expr* first);
  bool at_comprehension() const {
    return at(Kind::For) || (at(Kind::Async) && next_kind() == Kind::For);
  }
  ast::Arguments* parameters(Parameters kind);
  ast::Arg* parameter(Parameters kind, bool star_annotation);

  // Targets (parser/targets.cpp)
  ast::Expr* star_targets();
  bool make_star_target(ast::Expr* target);
  bool make_single_target(ast::Expr* target);
  bool make_delete_target(ast::Expr* target);

  // Format strings (parser/strings.cpp)
  bool format_string_items(Kind middle, Kind end, uint8_t flags);
  bool replacement_field(Kind middle, Field field);
  bool literal_part(uint8_t flags);
  ast::Expr* format_specifier(Kind middle);
  std::string_view field_text(uint32_t start, uint32_t end);
  ast::Array<ast::Expr*> fold_constants(uint32_t mark);

  // Statements (parser/statements.cpp)
  bool statement();
  bool pay_for_tokens();
  bool simple_statements();
  ast::Stmt* simple_statement();
  ast::Stmt* expression_statement();
  ast::Stmt* import_statement();
  ast::Stmt* import_from_statement();
  ast::Alias* import_alias(bool dotted);
  const ast::Identifier* dotted_name();
  ast::Stmt* return_statement();
  ast::Stmt* raise_statement();
  ast::Stmt* delete_statement();
  ast::Stmt* assert_statement();
  ast::Stmt* names_statement();
  ast::Stmt* type_alias();
  ast::Stmt* compound_statement();
  ast::Stmt* decorated();
  ast::Stmt* function(const ast::Position& start, Async async, ast::Array<ast::Expr*> decorators);
  ast::Stmt* class_definition(ast::Array<ast::Expr*> decorators);
  bool type_parameters(ast::Array<ast::TypeParam*>& parameters);
  ast::TypeParam* type_parameter();
  ast::Stmt* if_statement();
  ast::Stmt* while_statement();
  ast::Stmt* for_statement(const ast::Position& start, Async async);
  ast::Stmt* with_statement(const ast::Position& start, Async async);
  bool with_items_in_parentheses(ast::Array<ast::WithItem*>& items);
  ast::WithItem* with_item();
  ast::Stmt* try_statement();
  ast::ExceptHandler* except_handler(bool& is_star);
  bool block(ast::Array<ast::Stmt*>& body);
  bool else_block(ast::Array<ast::Stmt*>& body);

  // Match (parser/patterns.cpp)
  bool match_may_begin() const;
  ast::Stmt* match_statement(bool& is_match);
  ast::MatchCase* match_case();
  ast::Pattern* patterns();
  ast::Pattern* maybe_star_pattern();
  ast::Pattern* as_pattern();
  ast::Pattern* or_pattern();
  ast::Pattern* closed_pattern();
  ast::Pattern* group_or_sequence();
  ast::Pattern* mapping_pattern();
  ast::Pattern* class_pattern(ast::Expr* cls, const ast::Position& start);
  ast::Pattern* name_pattern();
  ast::Pattern* star_pattern();
  ast::Expr* signed_or_complex_number();
  ast::Expr* pattern_number();
  ast::Expr* pattern_name_or_attribute();
  bool at_wildcard() const { return at_soft(SoftKeyword::Underscore); }

  const char* source_;
  const Token* tokens_;
  const Token* token_;
  const Token* statement_ = nullptr;           // where the current top-level statement begins
  const Token* previous_statement_ = nullptr;  // the one before it
  const Token* charged_;                       // fuel is charged up to here
  IdentifierTable& identifiers_;
  Workspace& workspace_;
  Arena& arena_;
  ScratchStack scratch_;
  uint32_t depth_ = 0;
  bool too_deep_ = false;

  friend class Depth;
};

// Counts recursion. Every function that recurses checks exceeded().
class Parser::Depth {
 public:
  explicit Depth(Parser& parser) : parser_(parser) { parser.depth_++; }
  ~Depth() { parser_.depth_--; }
  bool exceeded() const {
    if (parser_.depth_ <= ast::kMaximumDepth) [[likely]]
      return false;
    parser_.too_deep_ = true;
    return true;
  }

 private:
  Parser& parser_;
};

}  // namespace hognose
