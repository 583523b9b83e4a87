// visit_fields: calls a visitor with each field of a node, by name and in CPython's order.
//
// The visitor has `field(name, value, optional)` for every field type of ast.def. It decides
// whether and how to visit children, so a walk does not have to recurse.
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

}  // namespace hognose::ast
