// Conditions: expressions that only decide where control goes become compare-and-jump instructions.
//
// Used for the tests of if, while, assert, conditional expressions and comprehensions. A truth
// value is computed only if the test is a plain value.
#include "compiler/code_generator.h"

namespace hognose {

void CodeGenerator::jump(Opcode opcode, JumpTarget& target, uint32_t a, uint32_t b, uint32_t c) {
  if (!builder_.reachable()) return;
  target.assigned.intersect(assigned_);
  builder_.emit_jump(opcode, target.label, static_cast<uint8_t>(a), static_cast<uint8_t>(b),
                     static_cast<uint8_t>(c));
}

void CodeGenerator::bind(JumpTarget& target) {
  if (builder_.reachable()) target.assigned.intersect(assigned_);
  builder_.bind(target.label);
  assigned_ = target.assigned;
}

void CodeGenerator::bind_loop(JumpTarget& target) {
  builder_.bind(target.label);
  assigned_.subtract(deletable_);
}

int CodeGenerator::static_truth(const ast::Expr* node) {
  if (auto* name = ast::as<const ast::Name>(node)) {
    if (name->id != names_.debug_name) return -1;
    return options_.optimization > 0 ? 0 : 1;
  }
  const Constant* constant = literal(node);
  return constant ? static_cast<int>(truth(*constant)) : -1;
}

void CodeGenerator::jump_if(const ast::Expr* node, Sense sense, JumpTarget& target) {
  if (stop()) return;
  while (auto* unary = ast::as<const ast::UnaryOp>(node)) {
    if (unary->op != ast::UnaryOperator::Not) break;
    sense = sense == Sense::IfTrue ? Sense::IfFalse : Sense::IfTrue;
    node = unary->operand;
  }
  switch (node->kind) {
    case ast::ExprKind::BoolOp: {
      auto* operation = static_cast<const ast::BoolOp*>(node);
      const bool is_and = operation->op == ast::BoolOperator::And;
      // `and` exits at the first false value, `or` at the first true one.
      const Sense leaving = is_and ? Sense::IfFalse : Sense::IfTrue;
      const uint32_t count = operation->values.size();
      if (sense == leaving) {
        for (const ast::Expr* value : operation->values) jump_if(value, sense, target);
        return;
      }
      JumpTarget skip;
      for (uint32_t i = 0; i + 1 < count; ++i) jump_if(operation->values[i], leaving, skip);
      jump_if(operation->values[count - 1], sense, target);
      return bind(skip);
    }
    case ast::ExprKind::IfExp: {
      JumpTarget end;
      while (auto* choice = ast::as<const ast::IfExp>(node)) {
        JumpTarget otherwise;
        jump_if(choice->test, Sense::IfFalse, otherwise);
        jump_if(choice->body, sense, target);
        jump(Opcode::Jump, end);
        bind(otherwise);
        node = choice->orelse;
      }
      jump_if(node, sense, target);
      return bind(end);
    }
    case ast::ExprKind::Compare:
      return jump_if_compare(*static_cast<const ast::Compare*>(node), sense, target);
    default: break;
  }
  const int known = static_truth(node);
  if (known >= 0) {
    if ((known == 1) == (sense == Sense::IfTrue)) jump(Opcode::Jump, target);
    return;
  }
  const uint32_t mark = top_;
  const Register tested = reg(node);
  at(node);
  jump(sense == Sense::IfTrue ? Opcode::JumpIfTrue : Opcode::JumpIfFalse, target, tested);
  release_to(mark);
}

void CodeGenerator::jump_if_compare(const ast::Compare& node, Sense sense, JumpTarget& target) {
  warn_about_compare(node);
  const uint32_t mark = top_;
  const uint32_t count = node.ops.size();
  Register left = reg(node.left);
  JumpTarget skip;
  for (uint32_t i = 0; i < count; ++i) {
    const bool is_last = i + 1 == count;
    const uint32_t before = top_;
    Operand right = membership_operand(node.ops[i], node.comparators[i]);
    if (!is_last) right = {nullptr, materialize(right)};
    at(&node);
    if (is_last || sense == Sense::IfFalse) {
      jump_if_compared(node.ops[i], left, right, sense, target);
    } else {
      jump_if_compared(node.ops[i], left, right, Sense::IfFalse, skip);
    }
    if (is_last) break;
    if (right.reg >= before) {
      const auto kept = static_cast<Register>(mark);
      move(kept, right.reg);
      left = kept;
      release_to(mark + 1);
    } else {
      left = right.reg;
    }
  }
  release_to(mark);
  bind(skip);
}

void CodeGenerator::jump_if_compared(ast::CompareOperator op, Register left, const Operand& right,
                                     Sense sense, JumpTarget& target) {
  const bool if_true = sense == Sense::IfTrue;
  if (right.constant && right.constant->kind == Constant::Kind::None &&
      (op == ast::CompareOperator::Is || op == ast::CompareOperator::IsNot)) {
    const bool wants_none = (op == ast::CompareOperator::Is) == if_true;
    return jump(wants_none ? Opcode::JumpIfNone : Opcode::JumpIfNotNone, target, left);
  }
  if (right.constant && right.constant->kind == Constant::Kind::Int &&
      right.constant->integer >= INT8_MIN && right.constant->integer <= INT8_MAX) {
    const auto immediate = static_cast<uint8_t>(right.constant->integer);
    switch (op) {
      case ast::CompareOperator::Lt:
        return jump(if_true ? Opcode::JumpIfLessInt : Opcode::JumpUnlessLessInt, target, left,
                    immediate);
      case ast::CompareOperator::LtE:
        return jump(if_true ? Opcode::JumpIfLessEqualInt : Opcode::JumpUnlessLessEqualInt, target,
                    left, immediate);
      case ast::CompareOperator::Gt:
        return jump(if_true ? Opcode::JumpIfGreaterInt : Opcode::JumpUnlessGreaterInt, target, left,
                    immediate);
      case ast::CompareOperator::GtE:
        return jump(if_true ? Opcode::JumpIfGreaterEqualInt : Opcode::JumpUnlessGreaterEqualInt,
                    target, left, immediate);
      case ast::CompareOperator::Eq:
        return jump(if_true ? Opcode::JumpIfEqualInt : Opcode::JumpIfNotEqualInt, target, left,
                    immediate, if_true ? 0 : 1);
      case ast::CompareOperator::NotEq:
        return jump(if_true ? Opcode::JumpIfNotEqualInt : Opcode::JumpIfEqualInt, target, left,
                    immediate, if_true ? 0 : 1);
      default: break;
    }
  }
  const Register second = materialize(right);
  switch (op) {
    case ast::CompareOperator::Lt:
      return jump(if_true ? Opcode::JumpIfLess : Opcode::JumpUnlessLess, target, left, second);
    case ast::CompareOperator::LtE:
      return jump(if_true ? Opcode::JumpIfLessEqual : Opcode::JumpUnlessLessEqual, target, left,
                  second);
    case ast::CompareOperator::Gt:
      return jump(if_true ? Opcode::JumpIfGreater : Opcode::JumpUnlessGreater, target, left,
                  second);
    case ast::CompareOperator::GtE:
      return jump(if_true ? Opcode::JumpIfGreaterEqual : Opcode::JumpUnlessGreaterEqual, target,
                  left, second);
    case ast::CompareOperator::Eq:
      return jump(if_true ? Opcode::JumpIfEqual : Opcode::JumpIfNotEqual, target, left, second,
                  if_true ? 0 : 1);
    case ast::CompareOperator::NotEq:
      return jump(if_true ? Opcode::JumpIfNotEqual : Opcode::JumpIfEqual, target, left, second,
                  if_true ? 0 : 1);
    case ast::CompareOperator::Is:
    case ast::CompareOperator::IsNot:
      return jump(
          (op == ast::CompareOperator::Is) == if_true ? Opcode::JumpIfIs : Opcode::JumpIfIsNot,
          target, left, second);
    case ast::CompareOperator::In:
    case ast::CompareOperator::NotIn:
      return jump((op == ast::CompareOperator::In) == if_true ? Opcode::JumpIfContains
                                                              : Opcode::JumpUnlessContains,
                  target, left, second);
  }
}

}  // namespace hognose
