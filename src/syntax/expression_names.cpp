// The names that Python's error messages use for kinds of expressions.
//
// See expression_names.h.
#include "syntax/expression_names.h"

namespace hognose {

using namespace ast;

std::string_view expression_name(const Expr& value) {
  switch (value.kind) {
    case ExprKind::Attribute: return "attribute";
    case ExprKind::Subscript: return "subscript";
    case ExprKind::Starred: return "starred";
    case ExprKind::Name: return "name";
    case ExprKind::List: return "list";
    case ExprKind::Tuple: return "tuple";
    case ExprKind::Lambda: return "lambda";
    case ExprKind::Call: return "function call";
    case ExprKind::BoolOp:
    case ExprKind::BinOp:
    case ExprKind::UnaryOp: return "expression";
    case ExprKind::GeneratorExp: return "generator expression";
    case ExprKind::Yield:
    case ExprKind::YieldFrom: return "yield expression";
    case ExprKind::Await: return "await expression";
    case ExprKind::ListComp: return "list comprehension";
    case ExprKind::SetComp: return "set comprehension";
    case ExprKind::DictComp: return "dict comprehension";
    case ExprKind::Dict: return "dict literal";
    case ExprKind::Set: return "set display";
    case ExprKind::JoinedStr:
    case ExprKind::FormattedValue: return "f-string expression";
    case ExprKind::TemplateStr:
    case ExprKind::Interpolation: return "t-string expression";
    case ExprKind::Compare: return "comparison";
    case ExprKind::IfExp: return "conditional expression";
    case ExprKind::NamedExpr: return "named expression";
    case ExprKind::Slice: return "slice";
    case ExprKind::Constant:
      switch (static_cast<const Constant&>(value).value.type) {
        case ConstantType::None: return "None";
        case ConstantType::True: return "True";
        case ConstantType::False: return "False";
        case ConstantType::Ellipsis: return "ellipsis";
        default: return "literal";
      }
  }
  return "expression";
}

}  // namespace hognose
