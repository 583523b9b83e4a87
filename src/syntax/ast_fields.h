// visit_fields: calls a visitor with each field of a node, by name and in CPython's order.
//
// The visitor has `field(name, value, optional)` for every field type of ast.def. It decides
// whether and how to visit children, so a walk does not have to recurse. A walk that keeps pending
// nodes on a stack stores the family of each; visit_node() restores its type.
#pragma once

#include "syntax/ast.h"

namespace hognose::ast {

// The name of CPython's class for a node.
constexpr const char* node_name(ExprKind kind) {
  constexpr const char* kNames[] = {
#define EXPRESSION(kind, fields) #kind,
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  };
  return kNames[static_cast<size_t>(kind)];
}
constexpr const char* node_name(StmtKind kind) {
  constexpr const char* kNames[] = {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields) #kind,
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  };
  return kind == StmtKind::Expression ? "Expr" : kNames[static_cast<size_t>(kind)];
}
constexpr const char* node_name(PatternKind kind) {
  constexpr const char* kNames[] = {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields) #kind,
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  };
  return kNames[static_cast<size_t>(kind)];
}
constexpr const char* node_name(TypeParamKind kind) {
  constexpr const char* kNames[] = {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields) #kind,
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  };
  return kNames[static_cast<size_t>(kind)];
}

constexpr const char* node_name(const Comprehension&) { return "comprehension"; }
constexpr const char* node_name(const ExceptHandler&) { return "ExceptHandler"; }
constexpr const char* node_name(const Arguments&) { return "arguments"; }
constexpr const char* node_name(const Arg&) { return "arg"; }
constexpr const char* node_name(const Keyword&) { return "keyword"; }
constexpr const char* node_name(const Alias&) { return "alias"; }
constexpr const char* node_name(const WithItem&) { return "withitem"; }
constexpr const char* node_name(const MatchCase&) { return "match_case"; }
template <class Node>
  requires requires(const Node& node) { node_name(node.kind); }
constexpr const char* node_name(const Node& node) {
  return node_name(node.kind);
}

// Null for a node without a position.
template <class Node>
const Position* position_of(const Node& node) {
  if constexpr (requires { node.position; }) {
    return &node.position;
  } else {
    return nullptr;
  }
}

inline constexpr const char* kContextNames[] = {"Load", "Store", "Del"};
inline constexpr const char* kBoolOperatorNames[] = {"And", "Or"};
inline constexpr const char* kOperatorNames[] = {"Add",    "Sub",    "Mult",    "MatMult", "Div",
                                                 "Mod",    "Pow",    "LShift",  "RShift",  "BitOr",
                                                 "BitXor", "BitAnd", "FloorDiv"};
inline constexpr const char* kUnaryOperatorNames[] = {"Invert", "Not", "UAdd", "USub"};
inline constexpr const char* kCompareOperatorNames[] = {"Eq",  "NotEq", "Lt",    "LtE", "Gt",
                                                        "GtE", "Is",    "IsNot", "In",  "NotIn"};

constexpr const char* name_of(Context value) { return kContextNames[static_cast<size_t>(value)]; }
constexpr const char* name_of(BoolOperator value) {
  return kBoolOperatorNames[static_cast<size_t>(value)];
}
constexpr const char* name_of(Operator value) { return kOperatorNames[static_cast<size_t>(value)]; }
constexpr const char* name_of(UnaryOperator value) {
  return kUnaryOperatorNames[static_cast<size_t>(value)];
}
constexpr const char* name_of(CompareOperator value) {
  return kCompareOperatorNames[static_cast<size_t>(value)];
}

#define F(type, name) visitor.field(#name, node.name, false);
#define O(type, name) visitor.field(#name, node.name, true);

template <class Visitor>
void visit_fields(const Expr& base, Visitor& visitor) {
  switch (base.kind) {
#define EXPRESSION(kind, fields)                                             \
  case ExprKind::kind: {                                                     \
    [[maybe_unused]] const auto& node = static_cast<const ast::kind&>(base); \
    fields break;                                                            \
  }
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  }
}

template <class Visitor>
void visit_fields(const Stmt& base, Visitor& visitor) {
  switch (base.kind) {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)                                              \
  case StmtKind::kind: {                                                     \
    [[maybe_unused]] const auto& node = static_cast<const ast::kind&>(base); \
    fields break;                                                            \
  }
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  }
}

template <class Visitor>
void visit_fields(const Pattern& base, Visitor& visitor) {
  switch (base.kind) {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)                               \
  case PatternKind::kind: {                                 \
    const auto& node = static_cast<const ast::kind&>(base); \
    fields break;                                           \
  }
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  }
}

template <class Visitor>
void visit_fields(const TypeParam& base, Visitor& visitor) {
  switch (base.kind) {
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)                        \
  case TypeParamKind::kind: {                               \
    const auto& node = static_cast<const ast::kind&>(base); \
    fields break;                                           \
  }
#define AUXILIARY(kind, fields)
#define POSITIONLESS(kind, fields)
#include "syntax/ast.def"
  }
}

#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields)                           \
  template <class Visitor>                                \
  void visit_fields(const kind& node, Visitor& visitor) { \
    fields                                                \
  }
#define POSITIONLESS(kind, fields) AUXILIARY(kind, fields)
#include "syntax/ast.def"
#undef F
#undef O

// The types of node that a field can refer to.
enum class NodeFamily : uint8_t {
  Expr,
  Stmt,
  Pattern,
  TypeParam,
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields) kind,
#define POSITIONLESS(kind, fields) kind,
#include "syntax/ast.def"
};

constexpr NodeFamily family_of(const Expr*) { return NodeFamily::Expr; }
constexpr NodeFamily family_of(const Stmt*) { return NodeFamily::Stmt; }
constexpr NodeFamily family_of(const Pattern*) { return NodeFamily::Pattern; }
constexpr NodeFamily family_of(const TypeParam*) { return NodeFamily::TypeParam; }
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields) \
  constexpr NodeFamily family_of(const kind*) { return NodeFamily::kind; }
#define POSITIONLESS(kind, fields) AUXILIARY(kind, fields)
#include "syntax/ast.def"

template <class Node>
concept IsNode = requires(const Node* node) { family_of(node); };

// Calls visit(node) with the type of the family.
template <class Visit>
void visit_node(NodeFamily family, const void* node, Visit visit) {
  switch (family) {
    case NodeFamily::Expr: return visit(*static_cast<const Expr*>(node));
    case NodeFamily::Stmt: return visit(*static_cast<const Stmt*>(node));
    case NodeFamily::Pattern: return visit(*static_cast<const Pattern*>(node));
    case NodeFamily::TypeParam: return visit(*static_cast<const TypeParam*>(node));
#define EXPRESSION(kind, fields)
#define STATEMENT(kind, fields)
#define PATTERN(kind, fields)
#define TYPE_PARAMETER(kind, fields)
#define AUXILIARY(kind, fields) \
  case NodeFamily::kind: return visit(*static_cast<const kind*>(node));
#define POSITIONLESS(kind, fields) AUXILIARY(kind, fields)
#include "syntax/ast.def"
  }
}

}  // namespace hognose::ast
