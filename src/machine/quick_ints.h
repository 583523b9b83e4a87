// Operators on ints of up to two limbs (64 bits each), without the number protocol.
//
// Programs that hash, mask or draw random numbers work on ints just above the 50 bits that a Value
// holds. The arithmetic is done in 128 bits; operands and results beyond 126 bits take the way
// through the protocol. Neither way charges anything for ints of this size.
#pragma once

#include "machine/machine.h"

namespace hognose {

using QuickWide = __int128;

// An exact int of less than 126 bits.
inline bool quick_wide(const Machine& vm, Value value, QuickWide* number) {
  if (value.is_small_int()) {
    *number = value.small_int();
    return true;
  }
  if (!value.is_cell()) return false;
  const Cell* cell = vm.cell(value);
  if (cell->shape != shape_offset(TypeId::Int)) return false;
  const auto* big = static_cast<const BigInt*>(cell);
  unsigned __int128 magnitude = big->limbs[0];
  if (big->limb_count() == 2) {
    if (big->limbs[1] >> 62 != 0) return false;
    magnitude |= static_cast<unsigned __int128>(big->limbs[1]) << 64;
  } else if (big->limb_count() != 1) {
    return false;
  }
  *number =
      big->is_negative() ? -static_cast<QuickWide>(magnitude) : static_cast<QuickWide>(magnitude);
  return true;
}

inline bool fits_int64(QuickWide number) { return number == static_cast<int64_t>(number); }

// False for an operator, or an operand, that is left to the protocol.
inline bool apply_quick_wide(BinaryOperator op, QuickWide x, QuickWide y, QuickWide* result) {
  switch (op) {
    case BinaryOperator::Add: *result = x + y; return true;
    case BinaryOperator::Subtract: *result = x - y; return true;
    case BinaryOperator::Multiply:
      if (!fits_int64(x) || !fits_int64(y)) return false;
      *result = x * y;
      return true;
    case BinaryOperator::BitAnd: *result = x & y; return true;
    case BinaryOperator::BitOr: *result = x | y; return true;
    case BinaryOperator::BitXor: *result = x ^ y; return true;
    case BinaryOperator::RightShift:
      if (y < 0 || y > 127) return false;
      *result = x >> static_cast<int>(y);
      return true;
    case BinaryOperator::LeftShift:
      if (y < 0 || y > 62 || !fits_int64(x)) return false;
      *result = x * (QuickWide{1} << static_cast<int>(y));
      return true;
    case BinaryOperator::FloorDivide:
    case BinaryOperator::Modulo: {
      // Only what the processor divides in one step.
      if (x < 0 || y <= 0 || x >> 64 != 0 || y >> 64 != 0) return false;
      auto numerator = static_cast<uint64_t>(x), denominator = static_cast<uint64_t>(y);
      *result = op == BinaryOperator::Modulo ? numerator % denominator : numerator / denominator;
      return true;
    }
    default: return false;
  }
}

// The result as a value. Undefined if it is too large, or if its cell needs the slow allocation.
inline Value quick_wide_value(Machine& vm, QuickWide number) {
  if (number >= Value::kIntegerMinimum && number <= Value::kIntegerMaximum) {
    return Value::from_proved_small_int(static_cast<int64_t>(number));
  }
  const bool negative = number < 0;
  const auto magnitude = static_cast<unsigned __int128>(negative ? -number : number);
  const auto high = static_cast<uint64_t>(magnitude >> 64);
  const uint32_t limbs = high != 0 ? 2 : 1;
  auto* big =
      static_cast<BigInt*>(vm.heap.allocate_quick(sizeof(BigInt) + limbs * sizeof(uint64_t)));
  if (big == nullptr) return Value::undefined();
  big->shape = shape_offset(TypeId::Int);
  big->size_and_sign = limbs << 1 | (negative ? 1 : 0);
  big->limbs[0] = static_cast<uint64_t>(magnitude);
  if (high != 0) big->limbs[1] = high;
  return Value::from_cell(big);
}

inline Value quick_int_operation(Machine& vm, BinaryOperator op, Value left, Value right) {
  QuickWide x, y, result;
  if (!quick_wide(vm, left, &x) || !quick_wide(vm, right, &y) ||
      !apply_quick_wide(op, x, y, &result)) {
    return Value::undefined();
  }
  return quick_wide_value(vm, result);
}

}  // namespace hognose
