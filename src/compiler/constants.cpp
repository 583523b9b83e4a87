// Constants: literals as constants, folding of small ones, and loading them.
//
// Folding never produces an int beyond 64 bits or a value longer than its source.
#include <cmath>
#include <cstdlib>

#include "compiler/code_generator.h"

namespace hognose {

namespace {

constexpr int64_t kExactDouble = int64_t{1} << 53;

bool as_double(const Constant& constant, double& number) {
  if (constant.kind == Constant::Kind::Float) {
    number = constant.number;
    return true;
  }
  if (constant.kind != Constant::Kind::Int || constant.integer > kExactDouble ||
      constant.integer < -kExactDouble) {
    return false;
  }
  number = static_cast<double>(constant.integer);
  return true;
}

bool fold_integers(int64_t left, ast::Operator op, int64_t right, int64_t& result) {
  switch (op) {
    case ast::Operator::Add: return !__builtin_add_overflow(left, right, &result);
    case ast::Operator::Sub: return !__builtin_sub_overflow(left, right, &result);
    case ast::Operator::Mult: return !__builtin_mul_overflow(left, right, &result);
    case ast::Operator::FloorDiv:
    case ast::Operator::Mod: {
      if (right == 0 || (left == INT64_MIN && right == -1)) return false;
      int64_t quotient = left / right;
      int64_t rest = left % right;
      if (rest != 0 && (rest < 0) != (right < 0)) {
        --quotient;
        rest += right;
      }
      result = op == ast::Operator::FloorDiv ? quotient : rest;
      return true;
    }
    case ast::Operator::LShift:
      if (right < 0 || right > 62) return false;
      return !__builtin_mul_overflow(left, int64_t{1} << right, &result);
    case ast::Operator::RShift:
      if (right < 0) return false;
      result = left >> (right > 63 ? 63 : right);
      return true;
    case ast::Operator::BitOr: result = left | right; return true;
    case ast::Operator::BitXor: result = left ^ right; return true;
    case ast::Operator::BitAnd: result = left & right; return true;
    case ast::Operator::Pow: {
      if (right < 0 || right > 64) return false;
      result = 1;
      for (int64_t i = 0; i < right; ++i) {
        if (__builtin_mul_overflow(result, left, &result)) return false;
      }
      return true;
    }
    default: return false;
  }
}

bool is_name_text(std::string_view text) {
  if (text.empty()) return false;
  for (char letter : text) {
    bool is_name = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                   (letter >= '0' && letter <= '9') || letter == '_';
    if (!is_name) return false;
  }
  return true;
}

bool is_foldable(ast::UnaryOperator op, ast::ConstantType type) {
  switch (op) {
    case ast::UnaryOperator::Not: return true;
    case ast::UnaryOperator::Invert: return type == ast::ConstantType::Int;
    case ast::UnaryOperator::UAdd:
    case ast::UnaryOperator::USub:
      return type == ast::ConstantType::Int || type == ast::ConstantType::BigInt ||
             type == ast::ConstantType::Float;
  }
  return false;
}

// Nested tuples are constants only up to this depth, so a node is examined at most this many times.
constexpr int kTupleDepth = 3;

bool is_literal(const ast::Expr* node, int depth) {
  if (node->kind == ast::ExprKind::Constant) return true;
  if (auto* unary = ast::as<const ast::UnaryOp>(node)) {
    auto* operand = ast::as<const ast::Constant>(unary->operand);
    return operand && is_foldable(unary->op, operand->value.type);
  }
  auto* tuple = ast::as<const ast::Tuple>(node);
  if (!tuple || depth == kTupleDepth) return false;
  for (const ast::Expr* item : tuple->elts) {
    if (!is_literal(item, depth + 1)) return false;
  }
  return true;
}

constexpr size_t kDigitsPerLimb = 9;
constexpr size_t kLimbStepsPerFuel = 32;

// Converts decimal digits to hexadecimal. Quadratic, but the parser allows at most 4300 digits.
std::string_view decimal_to_hexadecimal(std::string_view digits, Arena& arena) {
  const size_t limb_count = digits.size() / kDigitsPerLimb + 1;
  auto* limbs = arena.array<uint32_t>(limb_count);
  auto* text = arena.array<char>(limb_count * 8);
  if (!limbs || !text) return "0";
  size_t used = 0;
  for (size_t at = 0; at < digits.size(); at += kDigitsPerLimb) {
    // Nine digits at a time; the last group may be shorter.
    uint64_t carry = 0;
    uint64_t scale = 1;
    for (char digit : digits.substr(at, kDigitsPerLimb)) {
      carry = carry * 10 + static_cast<uint64_t>(digit - '0');
      scale *= 10;
    }
    for (size_t i = 0; i < used; ++i) {
      carry += limbs[i] * scale;
      limbs[i] = static_cast<uint32_t>(carry);
      carry >>= 32;
    }
    if (carry != 0) limbs[used++] = static_cast<uint32_t>(carry);
  }
  size_t size = 0;
  for (size_t i = used; i-- > 0;) {
    for (int shift = 28; shift >= 0; shift -= 4) {
      unsigned nibble = limbs[i] >> shift & 15;
      if (size != 0 || nibble != 0) text[size++] = "0123456789abcdef"[nibble];
    }
  }
  return {text, size};
}

}  // namespace

const Constant* CodeGenerator::string_constant(std::string_view text, Constant::Kind kind) {
  Constant* constant = scratch_.make<Constant>();
  constant->kind = kind;
  constant->text = text;
  return constant;
}

const Constant* CodeGenerator::constant_of(const ast::ConstantValue& value) {
  Constant* constant = scratch_.make<Constant>();
  switch (value.type) {
    case ast::ConstantType::None: break;
    case ast::ConstantType::True: constant->kind = Constant::Kind::True; break;
    case ast::ConstantType::False: constant->kind = Constant::Kind::False; break;
    case ast::ConstantType::Ellipsis: constant->kind = Constant::Kind::Ellipsis; break;
    case ast::ConstantType::Int:
      constant->kind = Constant::Kind::Int;
      constant->integer = value.integer;
      break;
    case ast::ConstantType::BigInt:
      if (size_t limbs = value.text.bytes().size() / kDigitsPerLimb;
          !diagnostics_.workspace().charge(limbs * limbs / kLimbStepsPerFuel)) {
        stopped_ = true;
      }
      constant->kind = Constant::Kind::BigInt;
      constant->text = value.base == 16 ? value.text.bytes()
                                        : decimal_to_hexadecimal(value.text.bytes(), scratch_);
      break;
    case ast::ConstantType::Float:
      constant->kind = Constant::Kind::Float;
      constant->number = value.real;
      break;
    case ast::ConstantType::Imaginary:
      constant->kind = Constant::Kind::Imaginary;
      constant->number = value.real;
      break;
    case ast::ConstantType::Str:
      constant->text = value.text.bytes();
      constant->kind = is_name_text(constant->text) ? Constant::Kind::Name : Constant::Kind::Str;
      break;
    case ast::ConstantType::Bytes:
      constant->kind = Constant::Kind::Bytes;
      constant->text = value.text.bytes();
      break;
  }
  return constant;
}

// Returns a constant for an expression that needs no evaluation: a literal, a negated number, or a
// tuple of these. Else null.
const Constant* CodeGenerator::literal(const ast::Expr* node) {
  return is_literal(node, 0) ? build_literal(node) : nullptr;
}

const Constant* CodeGenerator::build_literal(const ast::Expr* node) {
  switch (node->kind) {
    case ast::ExprKind::Constant:
      return constant_of(static_cast<const ast::Constant*>(node)->value);
    case ast::ExprKind::UnaryOp: {
      auto* unary = static_cast<const ast::UnaryOp*>(node);
      return fold_unary(unary->op, *build_literal(unary->operand));
    }
    default: return build_tuple(static_cast<const ast::Tuple*>(node)->elts, Constant::Kind::Tuple);
  }
}

const Constant* CodeGenerator::build_tuple(ast::Array<ast::Expr*> items, Constant::Kind kind) {
  Constant* constant = scratch_.make<Constant>();
  Constant* list = scratch_.array<Constant>(items.size());
  constant->kind = kind;
  if (!list) return constant;  // the arena is exhausted, so compilation stops
  ArenaPace pace(scratch_);
  for (uint32_t i = 0; i < items.size(); ++i) {
    pace.turn();
    const Constant* item = build_literal(items[i]);
    new (&list[i]) Constant(*item);
  }
  constant->items = {list, items.size()};
  return constant;
}

const Constant* CodeGenerator::tuple_constant(ast::Array<ast::Expr*> items, Constant::Kind kind) {
  for (const ast::Expr* item : items) {
    visit();
    if (!is_literal(item, 1)) return nullptr;
  }
  return build_tuple(items, kind);
}

const Constant* CodeGenerator::fold_binary(const Constant& left, ast::Operator op,
                                           const Constant& right) {
  if (left.kind == Constant::Kind::Int && right.kind == Constant::Kind::Int &&
      op != ast::Operator::Div) {
    int64_t result;
    if (!fold_integers(left.integer, op, right.integer, result)) return nullptr;
    Constant* constant = scratch_.make<Constant>();
    constant->kind = Constant::Kind::Int;
    constant->integer = result;
    return constant;
  }
  double x;
  double y;
  if (!as_double(left, x) || !as_double(right, y)) return nullptr;
  double result;
  switch (op) {
    case ast::Operator::Add: result = x + y; break;
    case ast::Operator::Sub: result = x - y; break;
    case ast::Operator::Mult: result = x * y; break;
    case ast::Operator::Div:
      if (y == 0) return nullptr;
      result = x / y;
      break;
    default: return nullptr;
  }
  if (!std::isfinite(result)) return nullptr;
  Constant* constant = scratch_.make<Constant>();
  constant->kind = Constant::Kind::Float;
  constant->number = result;
  return constant;
}

const Constant* CodeGenerator::fold_unary(ast::UnaryOperator op, const Constant& operand) {
  Constant* constant = scratch_.make<Constant>(operand);
  switch (op) {
    case ast::UnaryOperator::Not:
      constant->kind = truth(operand) ? Constant::Kind::False : Constant::Kind::True;
      constant->integer = 0;
      constant->text = {};
      constant->items = {};
      return constant;
    case ast::UnaryOperator::UAdd:
      return operand.kind == Constant::Kind::Int || operand.kind == Constant::Kind::BigInt ||
                     operand.kind == Constant::Kind::Float
                 ? constant
                 : nullptr;
    case ast::UnaryOperator::Invert:
      if (operand.kind != Constant::Kind::Int) return nullptr;
      constant->integer = ~operand.integer;
      return constant;
    case ast::UnaryOperator::USub:
      if (operand.kind == Constant::Kind::Float) {
        constant->number = -operand.number;
        return constant;
      }
      if (operand.kind == Constant::Kind::Int) {
        if (operand.integer == INT64_MIN) return nullptr;
        constant->integer = -operand.integer;
        return constant;
      }
      if (operand.kind == Constant::Kind::BigInt) {
        if (operand.text.starts_with('-')) {
          constant->text = operand.text.substr(1);
        } else {
          constant->text = diagnostics_.workspace().text({"-", operand.text});
        }
        return constant;
      }
      return nullptr;
  }
  return nullptr;
}

bool CodeGenerator::truth(const Constant& constant) {
  switch (constant.kind) {
    case Constant::Kind::None:
    case Constant::Kind::False: return false;
    case Constant::Kind::Int: return constant.integer != 0;
    case Constant::Kind::Float:
    case Constant::Kind::Imaginary: return constant.number != 0;
    case Constant::Kind::Str:
    case Constant::Kind::Name:
    case Constant::Kind::Bytes: return !constant.text.empty();
    case Constant::Kind::Tuple:
    case Constant::Kind::FrozenSet: return !constant.items.empty();
    default: return true;
  }
}

void CodeGenerator::load_constant(Register destination, const Constant& constant) {
  switch (constant.kind) {
    case Constant::Kind::None: return emit(Opcode::LoadNone, destination);
    case Constant::Kind::True: return emit(Opcode::LoadTrue, destination);
    case Constant::Kind::False: return emit(Opcode::LoadFalse, destination);
    case Constant::Kind::Ellipsis: return emit(Opcode::LoadEllipsis, destination);
    case Constant::Kind::Undefined: return emit(Opcode::LoadUndefined, destination);
    case Constant::Kind::Int:
      if (constant.integer >= INT32_MIN && constant.integer <= INT32_MAX) {
        return emit(Opcode::LoadInt, destination, 0, 0, static_cast<int32_t>(constant.integer));
      }
      break;
    default: break;
  }
  emit(Opcode::LoadConstant, destination, 0, 0, builder_.constant(constant));
}

}  // namespace hognose
