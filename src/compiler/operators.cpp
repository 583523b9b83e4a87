// Operators: binary and in-place arithmetic, also with a constant operand, and comparisons as
// values. Each operation becomes the shortest instruction that computes it.
#include "compiler/code_generator.h"

namespace hognose {

namespace {

struct OperatorRow {
  Opcode general;
  Opcode constant;  // Opcode::Unsupported: no form with a constant
};

constexpr Opcode kNoForm = Opcode::Unsupported;

// In the order of ast::Operator.
constexpr OperatorRow kOperators[] = {
    {Opcode::Add, Opcode::AddConstant},
    {Opcode::Subtract, Opcode::SubtractConstant},
    {Opcode::Multiply, Opcode::MultiplyConstant},
    {Opcode::MatrixMultiply, kNoForm},
    {Opcode::TrueDivide, Opcode::TrueDivideConstant},
    {Opcode::Modulo, Opcode::ModuloConstant},
    {Opcode::Power, Opcode::PowerConstant},
    {Opcode::LeftShift, Opcode::LeftShiftConstant},
    {Opcode::RightShift, Opcode::RightShiftConstant},
    {Opcode::BitOr, kNoForm},
    {Opcode::BitXor, kNoForm},
    {Opcode::BitAnd, Opcode::BitAndConstant},
    {Opcode::FloorDivide, Opcode::FloorDivideConstant},
};

bool is_small(const Constant& constant) {
  return constant.kind == Constant::Kind::Int && constant.integer >= INT8_MIN &&
         constant.integer <= INT8_MAX;
}

Opcode compare_opcode(ast::CompareOperator op) {
  switch (op) {
    case ast::CompareOperator::Eq: return Opcode::CompareEqual;
    case ast::CompareOperator::NotEq: return Opcode::CompareNotEqual;
    case ast::CompareOperator::Lt: return Opcode::CompareLess;
    case ast::CompareOperator::LtE: return Opcode::CompareLessEqual;
    case ast::CompareOperator::Gt: return Opcode::CompareGreater;
    case ast::CompareOperator::GtE: return Opcode::CompareGreaterEqual;
    case ast::CompareOperator::Is: return Opcode::Is;
    case ast::CompareOperator::IsNot: return Opcode::IsNot;
    case ast::CompareOperator::In: return Opcode::Contains;
    case ast::CompareOperator::NotIn: return Opcode::NotContains;
  }
  return Opcode::CompareEqual;
}

}  // namespace

void CodeGenerator::binary(ast::Operator op, Register left, const Operand& right,
                           Register destination, OperandOrder order) {
  const auto form = static_cast<uint8_t>(order);
  const OperatorRow& row = kOperators[static_cast<size_t>(op)];
  if (!right.constant) return emit(row.general, destination, left, right.reg, form);
  const bool is_sum = op == ast::Operator::Add || op == ast::Operator::Sub;
  if (is_sum && is_small(*right.constant)) {
    return emit(op == ast::Operator::Add ? Opcode::AddInt : Opcode::SubtractInt, destination, left,
                static_cast<uint8_t>(right.constant->integer), form);
  }
  if (row.constant != kNoForm) {
    return emit(row.constant, destination, left, form, builder_.constant(*right.constant));
  }
  emit(row.general, destination, left, materialize(right), form);
}

// A literal list or set that is only iterated over or searched may be a constant tuple or
// frozenset. (For a set, the iteration order shows which of the two it is.)
Operand CodeGenerator::read_only_operand(const ast::Expr* node) {
  const Constant* constant = nullptr;
  if (auto* list = ast::as<const ast::List>(node)) {
    constant = tuple_constant(list->elts, Constant::Kind::Tuple);
  } else if (auto* set = ast::as<const ast::Set>(node)) {
    constant = tuple_constant(set->elts, Constant::Kind::FrozenSet);
  }
  if (!constant) return value(node);
  at(node);
  return {constant, 0};
}

Operand CodeGenerator::membership_operand(ast::CompareOperator op, const ast::Expr* node) {
  const bool is_search = op == ast::CompareOperator::In || op == ast::CompareOperator::NotIn;
  return is_search ? read_only_operand(node) : value(node);
}

void CodeGenerator::compare(ast::CompareOperator op, Register left, Register right,
                            Register destination) {
  emit(compare_opcode(op), destination, left, right);
}

void CodeGenerator::comparison(const ast::Compare& node, Register destination,
                               const ast::Position& position) {
  warn_about_compare(node);
  const uint32_t count = node.ops.size();
  if (count == 1) {
    const Register left = reg(node.left);
    const Register right = materialize(membership_operand(node.ops[0], node.comparators[0]));
    at(position);
    return compare(node.ops[0], left, right, destination);
  }
  // Chained: each operand is evaluated once. The result is that of the first false comparison, or
  // of the last one.
  const Register result = scratch(destination);
  JumpTarget end;
  const uint32_t base = top_;
  Register left = reg(node.left);
  for (uint32_t i = 0; i < count && pay_for_item(); ++i) {
    const uint32_t before = top_;
    const Register right = materialize(membership_operand(node.ops[i], node.comparators[i]));
    at(position);
    compare(node.ops[i], left, right, result);
    if (i + 1 == count) break;
    jump(Opcode::JumpIfFalse, end, result);
    left = right;
    if (right >= before) {
      // The right operand is the next left operand. Move it down: a long chain then needs only two
      // registers.
      left = static_cast<Register>(base);
      move(left, right);
      release_to(base + 1);
    }
  }
  bind(end);
  move(destination, result);
}

}  // namespace hognose
