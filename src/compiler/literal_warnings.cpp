// SyntaxWarnings about literals that are called, subscripted or compared by identity: probably a
// missing comma or a missing `==`. The warnings are CPython's.
#include "compiler/code_generator.h"

namespace hognose {

namespace {

// The type name of a literal; empty for any other expression.
std::string_view literal_type(const ast::Expr* node) {
  switch (node->kind) {
    case ast::ExprKind::Tuple: return "tuple";
    case ast::ExprKind::List:
    case ast::ExprKind::ListComp: return "list";
    case ast::ExprKind::Dict:
    case ast::ExprKind::DictComp: return "dict";
    case ast::ExprKind::Set:
    case ast::ExprKind::SetComp: return "set";
    case ast::ExprKind::GeneratorExp: return "generator";
    case ast::ExprKind::Lambda: return "function";
    case ast::ExprKind::TemplateStr: return "string.templatelib.Template";
    case ast::ExprKind::JoinedStr:
    case ast::ExprKind::FormattedValue: return "str";
    case ast::ExprKind::Constant:
      switch (static_cast<const ast::Constant*>(node)->value.type) {
        case ast::ConstantType::None: return "NoneType";
        case ast::ConstantType::True:
        case ast::ConstantType::False: return "bool";
        case ast::ConstantType::Ellipsis: return "ellipsis";
        case ast::ConstantType::Int:
        case ast::ConstantType::BigInt: return "int";
        case ast::ConstantType::Float: return "float";
        case ast::ConstantType::Imaginary: return "complex";
        case ast::ConstantType::Str: return "str";
        case ast::ConstantType::Bytes: return "bytes";
      }
      return {};
    default: return {};
  }
}

bool is_singleton(const ast::Expr* node) {
  switch (static_cast<const ast::Constant*>(node)->value.type) {
    case ast::ConstantType::None:
    case ast::ConstantType::True:
    case ast::ConstantType::False:
    case ast::ConstantType::Ellipsis: return true;
    default: return false;
  }
}

// True for a literal whose identity is meaningless.
bool is_compared_literal(const ast::Expr* node) {
  if (node->kind == ast::ExprKind::Constant) return !is_singleton(node);
  auto* tuple = ast::as<const ast::Tuple>(node);
  if (!tuple) return false;
  for (const ast::Expr* item : tuple->elts) {
    if (item->kind != ast::ExprKind::Constant) return false;
  }
  return true;
}

}  // namespace

void CodeGenerator::warn_about_call(const ast::Call& node) {
  switch (node.func->kind) {
    case ast::ExprKind::Name:
    case ast::ExprKind::Attribute:
    case ast::ExprKind::Call:
    case ast::ExprKind::Subscript:
    case ast::ExprKind::Lambda: return;
    default: break;
  }
  std::string_view type = literal_type(node.func);
  if (type.empty()) return;
  diagnostics_.warn(node.position,
                    {"'", type, "' object is not callable; perhaps you missed a comma?"});
}

void CodeGenerator::warn_about_subscript(const ast::Subscript& node) {
  if (node.value->kind == ast::ExprKind::Name || node.value->kind == ast::ExprKind::Attribute) {
    return;
  }
  std::string_view type = literal_type(node.value);
  if (type.empty()) return;
  if (type == "str" || type == "bytes" || type == "tuple" || type == "list") {
    std::string_view index = literal_type(node.slice);
    if (index.empty() || index == "int" || index == "bool") return;
    diagnostics_.warn(node.position, {type, " indices must be integers or slices, not ", index,
                                      "; perhaps you missed a comma?"});
    return;
  }
  if (type == "dict") return;
  diagnostics_.warn(node.position,
                    {"'", type, "' object is not subscriptable; perhaps you missed a comma?"});
}

void CodeGenerator::warn_about_compare(const ast::Compare& node) {
  bool is_left_literal = is_compared_literal(node.left);
  const ast::Expr* left = node.left;
  for (uint32_t i = 0; i < node.ops.size(); ++i) {
    const ast::Expr* right = node.comparators[i];
    const bool is_right_literal = is_compared_literal(right);
    if (node.ops[i] == ast::CompareOperator::Is || node.ops[i] == ast::CompareOperator::IsNot) {
      if (is_left_literal || is_right_literal) {
        std::string_view type = literal_type(is_left_literal ? left : right);
        const bool is_equal = node.ops[i] == ast::CompareOperator::Is;
        diagnostics_.warn(node.position, {is_equal ? "\"is\" with '" : "\"is not\" with '", type,
                                          is_equal ? "' literal. Did you mean \"==\"?"
                                                   : "' literal. Did you mean \"!=\"?"});
        return;
      }
    }
    is_left_literal = is_right_literal;
    left = right;
  }
}

}  // namespace hognose
