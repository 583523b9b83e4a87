// The abstract syntax tree: plain structs in an arena, generated from ast.def.
//
// The parser builds the tree. Node kinds, field names and positions are CPython 3.14's (lines from
// 1, columns from 0 in UTF-8 bytes). All of it lives as long as the arena.
//
// The nesting of a tree is at most kMaximumDepth, with one exception: the parser builds
// left-associative chains (`a+b+c...`, `a.b.c...`, `f()()...`) and `elif` chains with loops. The
// left child (BinOp.left, Attribute.value, Subscript.value, Call.func) and the single-element
// `orelse` of an If may therefore be as deep as the source is long. Walk these with a loop or an
// explicit stack, never with plain recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace hognose::ast {

// The deepest nesting that the parser builds by recursion. It does not bound the chains named
// above.
inline constexpr uint32_t kMaximumDepth = 1000;

struct Position {
  uint32_t lineno = 0;
  uint32_t col_offset = 0;
  uint32_t end_lineno = 0;
  uint32_t end_col_offset = 0;
};

// An identifier. There is one record per spelling (after NFKC) in a program, so equal names have
// equal pointers.
struct Identifier {
  const char* data;  // UTF-8, without surrogates; not NUL-terminated
  uint32_t size;     // in bytes
  uint32_t id;       // dense from 0 within the program's IdentifierTable
  uint64_t hash;     // used by the table; unrelated to Python's hash()
  bool is_ascii;
  std::string_view text() const { return {data, size}; }
};

// A string or bytes value. Strings are UTF-8 in which lone surrogates (from escapes such as
// "\ud800") are encoded like any other three-byte character (WTF-8).
struct Text {
  const char* data = nullptr;
  uint32_t size = 0;    // in bytes
  uint32_t length = 0;  // in characters; for bytes: the size
  bool is_ascii = true;
  bool has_surrogates = false;
  std::string_view bytes() const { return {data, size}; }
};

template <class T>
struct Array {
  T* data = nullptr;
  uint32_t count = 0;
  T* begin() const { return data; }
  T* end() const { return data + count; }
  T& operator[](size_t index) const { return data[index]; }
  uint32_t size() const { return count; }
  bool empty() const { return count == 0; }
};

enum class Context : uint8_t { Load, Store, Del };
enum class BoolOperator : uint8_t { And, Or };
enum class Operator : uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv
};
enum class UnaryOperator : uint8_t { Invert, Not, UAdd, USub };
enum class CompareOperator : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };
enum class Conversion : int8_t { None = -1, Str = 's', Repr = 'r', Ascii = 'a' };
enum class StringKind : uint8_t { Plain, Unicode };  // Unicode: the literal had the prefix `u`

enum class ConstantType : uint8_t {
  None,
  True,
  False,
  Ellipsis,
  Int,        // integer
  BigInt,     // text: digits in `base` 10 or 16, no sign, no prefix, lower case, no leading zero
  Float,      // real
  Imaginary,  // real: the imaginary part; the real part is 0
  Str,        // text
  Bytes,      // text
};

struct ConstantValue {
  ConstantType type = ConstantType::None;
  uint8_t base = 10;  // of a BigInt
  union {
    int64_t integer = 0;
    double real;
    Text text;
  };
  ConstantValue() : integer(0) {}
};

enum class ExprKind : uint8_t {
#define EXPRESSION(kind, fields) kind,
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
};

enum class StmtKind : uint8_t {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields) kind,
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
};

enum class PatternKind : uint8_t {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields) kind,
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
};

enum class TypeParamKind : uint8_t {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields) kind,
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
};

struct Expr {
  Position position;
  ExprKind kind;
};
struct Stmt {
  Position position;
  StmtKind kind;
};
struct Pattern {
  Position position;
  PatternKind kind;
};
struct TypeParam {
  Position position;
  TypeParamKind kind;
};

#define EXPRESSION(kind, fields) struct kind;
#define STATEMENT(kind, fields) struct kind;
#define PATTERN(kind, fields) struct kind;
#define TYPE_PARAMETER(kind, fields) struct kind;
#define AUXILIARY(kind, fields) struct kind;
#define POSITIONLESS(kind, fields) struct kind;
#include "syntax/ast.def"

#define F(type, name) type name;
#define O(type, name) type name;
#define EXPRESSION(node, fields)                      \
  struct node : Expr {                                \
    static constexpr ExprKind kKind = ExprKind::node; \
    fields                                            \
  };
#define STATEMENT(node, fields)                       \
  struct node : Stmt {                                \
    static constexpr StmtKind kKind = StmtKind::node; \
    fields                                            \
  };
#define PATTERN(node, fields)                               \
  struct node : Pattern {                                   \
    static constexpr PatternKind kKind = PatternKind::node; \
    fields                                                  \
  };
#define TYPE_PARAMETER(node, fields)                            \
  struct node : TypeParam {                                     \
    static constexpr TypeParamKind kKind = TypeParamKind::node; \
    fields                                                      \
  };
#define AUXILIARY(node, fields) \
  struct node {                 \
    Position position;          \
    fields                      \
  };
#define POSITIONLESS(node, fields) \
  struct node {                    \
    fields                         \
  };
#include "syntax/ast.def"
#undef F
#undef O

// The kind of a whole source text: `exec` (Module), `single` (Interactive) or `eval` (Expression).
enum class ModuleKind : uint8_t { Module, Interactive, Expression };

struct Module {
  ModuleKind kind = ModuleKind::Module;
  Array<Stmt*> body;           // Module, Interactive
  Expr* expression = nullptr;  // Expression
};

// as<Call>(expression): casts the node to its own type; nullptr if it is of another kind.
template <class T, class Base>
auto as(Base* node) {
  using Node = std::conditional_t<std::is_const_v<Base>, const T, T>;
  return node && node->kind == T::kKind ? static_cast<Node*>(node) : nullptr;
}

}  // namespace hognose::ast
