// The operators of ints: fast paths for inline ints and for ints of one limb; big_int.h does the
// rest.
//
// Both operands may be any int, including bools and instances of subclasses. Results are exact
// ints, and floats for true division and negative powers.
#include <cmath>

#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

using Wide = __int128;

Result<Value> make_int_from_wide(Vm& vm, Wide number) {
  if (HOGNOSE_LIKELY(number >= Value::kIntegerMinimum && number <= Value::kIntegerMaximum)) {
    return Value::from_small_int(static_cast<int64_t>(number));
  }
  using Unsigned = unsigned __int128;
  bool negative = number < 0;
  Unsigned magnitude = static_cast<Unsigned>(number);
  return make_int_wide(vm, negative ? 0 - magnitude : magnitude, negative);
}

int64_t floor_divide(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

int64_t floor_modulo(int64_t a, int64_t b) {
  int64_t remainder = a % b;
  return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder;
}

// An int of at most one limb, in a type that can hold sums, differences and the bits of two such
// ints.
bool wide_value(const Vm& vm, Value value, Wide* number) {
  if (value.is_small_int()) {
    *number = value.small_int();
    return true;
  }
  IntView view(vm, value);
  if (view.count > 1) return false;
  *number = view.count == 0 ? 0 : static_cast<Wide>(view.limbs[0]);
  if (view.negative) *number = -*number;
  return true;
}

// Undefined for an operator without this fast path.
Result<Value> wide_binary(Vm& vm, BinaryOperator op, Wide a, Wide b) {
  switch (op) {
    case BinaryOperator::Add: return make_int_from_wide(vm, a + b);
    case BinaryOperator::Subtract: return make_int_from_wide(vm, a - b);
    case BinaryOperator::BitAnd: return make_int_from_wide(vm, a & b);
    case BinaryOperator::BitOr: return make_int_from_wide(vm, a | b);
    case BinaryOperator::BitXor: return make_int_from_wide(vm, a ^ b);
    default: return Value::undefined();
  }
}

// For a * b % c and the like: a dividend of at most two limbs, neither operand negative.
bool short_division(const IntView& a, const IntView& b) {
  return a.count <= 2 && b.count == 1 && !a.negative && !b.negative;
}

Result<Value> divide_short(Vm& vm, BinaryOperator op, const IntView& a, const IntView& b) {
  uint64_t divisor = b.limbs[0];
  unsigned __int128 dividend = a.count == 0 ? 0 : a.limbs[0];
  if (a.count == 2) dividend |= static_cast<unsigned __int128>(a.limbs[1]) << 64;
  if (op == BinaryOperator::FloorDivide) return make_int_wide(vm, dividend / divisor, false);
  return make_int_wide(vm, dividend % divisor, false);
}

Result<Value> divide(Vm& vm, BinaryOperator op, Value left, Value right) {
  IntView a(vm, left);
  IntView b(vm, right);
  if (b.count == 0) return raise_division_by_zero(vm);
  if (short_division(a, b)) return divide_short(vm, op, a, b);
  Value result;
  bool quotient = op == BinaryOperator::FloorDivide;
  TRY(big_divide(vm, a, b, quotient ? &result : nullptr, quotient ? nullptr : &result));
  return result;
}

Result<Value> true_divide(Vm& vm, Value left, Value right) {
  if (int_is_zero(vm, right)) return raise_division_by_zero(vm);
  if (both_small_ints(left, right)) {
    return make_float(static_cast<double>(left.small_int()) /
                      static_cast<double>(right.small_int()));
  }
  return make_float(TRY(big_true_divide(vm, IntView(vm, left), IntView(vm, right))));
}

// The shift distance. False if it needs more than 63 bits.
bool shift_distance(const IntView& count, uint64_t* bits) {
  *bits = count.count == 0 ? 0 : count.limbs[0];
  return count.count <= 1 && *bits <= INT64_MAX;
}

Result<Value> shift(Vm& vm, BinaryOperator op, Value left, Value right) {
  IntView count(vm, right);
  if (count.negative) return vm.raise(TypeId::ValueError, "negative shift count");
  IntView number(vm, left);
  uint64_t bits;
  bool in_range = shift_distance(count, &bits);
  if (number.count == 1 && bits < 64 && in_range) {
    unsigned __int128 magnitude = number.limbs[0];
    if (op == BinaryOperator::LeftShift)
      return make_int_wide(vm, magnitude << bits, number.negative);
    if (!number.negative) return make_int_wide(vm, magnitude >> bits, false);
  }
  if (op == BinaryOperator::RightShift) {
    return big_shift_right(vm, number, in_range ? bits : INT64_MAX);
  }
  if (!in_range && number.count != 0) {
    return vm.raise(TypeId::OverflowError, "too many digits in integer");
  }
  return big_shift_left(vm, number, bits);
}

// Small powers of small numbers, the most common case. Undefined if the result is too large.
Value small_power(int64_t base, uint64_t exponent) {
  int64_t result = 1;
  for (;;) {
    if ((exponent & 1) != 0 && __builtin_mul_overflow(result, base, &result)) break;
    exponent >>= 1;
    if (exponent == 0) {
      return Value::fits_small_int(result) ? Value::from_small_int(result) : Value::undefined();
    }
    if (__builtin_mul_overflow(base, base, &base)) break;
  }
  return Value::undefined();
}

Result<Value> power(Vm& vm, Value left, Value right) {
  IntView exponent(vm, right);
  if (exponent.negative) {
    if (int_is_zero(vm, left)) {
      return vm.raise(TypeId::ZeroDivisionError, "zero to a negative power");
    }
    double base = TRY(int_to_double(vm, left));
    return float_binary(vm, BinaryOperator::Power, make_float(base),
                        make_float(TRY(int_to_double(vm, right))));
  }
  int64_t base;
  bool fits = int_fits_int64(vm, left, &base);
  if (exponent.count > 1) {
    // Only 0, 1 and -1 have such powers; other results could never fit in memory.
    if (!fits || base < -1 || base > 1) return vm.raise(TypeId::MemoryError, "");
    bool odd = (exponent.limbs[0] & 1) != 0;
    return Value::from_small_int(base == -1 && !odd ? 1 : base);
  }
  uint64_t count = exponent.count == 0 ? 0 : exponent.limbs[0];
  if (fits) {
    Value result = small_power(base, count);
    if (!result.is_undefined()) return result;
  }
  return big_power(vm, IntView(vm, left), count);
}

Result<Value> small_binary(Vm& vm, BinaryOperator op, int64_t a, int64_t b) {
  switch (op) {
    case BinaryOperator::Add: return make_int(vm, a + b);
    case BinaryOperator::Subtract: return make_int(vm, a - b);
    case BinaryOperator::Multiply: return make_int_from_wide(vm, static_cast<Wide>(a) * b);
    case BinaryOperator::FloorDivide:
      if (b == 0) return raise_division_by_zero(vm);
      return make_int(vm, floor_divide(a, b));
    case BinaryOperator::Modulo:
      if (b == 0) return raise_division_by_zero(vm);
      return Value::from_small_int(floor_modulo(a, b));
    case BinaryOperator::BitAnd: return Value::from_small_int(a & b);
    case BinaryOperator::BitOr: return Value::from_small_int(a | b);
    case BinaryOperator::BitXor: return Value::from_small_int(a ^ b);
    case BinaryOperator::RightShift:
      if (b >= 0) return Value::from_small_int(a >> (b > 63 ? 63 : b));
      break;
    case BinaryOperator::LeftShift:
      if (b >= 0 && b <= 64) return make_int_from_wide(vm, static_cast<Wide>(a) * (Wide{1} << b));
      break;
    default: break;
  }
  return Value::undefined();
}

}  // namespace

Result<Value> int_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (HOGNOSE_LIKELY(both_small_ints(left, right))) {
    Value result = TRY(small_binary(vm, op, left.small_int(), right.small_int()));
    if (!result.is_undefined()) return result;
  } else {
    Wide a, b;
    if (wide_value(vm, left, &a) && wide_value(vm, right, &b)) {
      Value result = TRY(wide_binary(vm, op, a, b));
      if (!result.is_undefined()) return result;
    }
  }
  switch (op) {
    case BinaryOperator::Add: return big_add(vm, IntView(vm, left), IntView(vm, right));
    case BinaryOperator::Subtract: return big_subtract(vm, IntView(vm, left), IntView(vm, right));
    case BinaryOperator::Multiply: return big_multiply(vm, IntView(vm, left), IntView(vm, right));
    case BinaryOperator::TrueDivide: return true_divide(vm, left, right);
    case BinaryOperator::FloorDivide:
    case BinaryOperator::Modulo: return divide(vm, op, left, right);
    case BinaryOperator::Power: return power(vm, left, right);
    case BinaryOperator::LeftShift:
    case BinaryOperator::RightShift: return shift(vm, op, left, right);
    case BinaryOperator::BitAnd:
    case BinaryOperator::BitOr:
    case BinaryOperator::BitXor: return big_bitwise(vm, op, IntView(vm, left), IntView(vm, right));
    default: return Value::not_implemented();
  }
}

Result<Value> int_divmod(Vm& vm, Value left, Value right) {
  Value quotient;
  Value remainder;
  if (int_is_zero(vm, right)) return raise_division_by_zero(vm);
  if (both_small_ints(left, right)) {
    quotient = TRY(make_int(vm, floor_divide(left.small_int(), right.small_int())));
    remainder = Value::from_small_int(floor_modulo(left.small_int(), right.small_int()));
  } else {
    TRY(big_divide(vm, IntView(vm, left), IntView(vm, right), &quotient, &remainder));
  }
  return Value::from_cell(TRY(make_tuple(vm, {quotient, remainder})));
}

Result<Value> int_power_modulo(Vm& vm, Value base, Value exponent, Value modulus) {
  IntView modulus_view(vm, modulus);
  if (modulus_view.count == 0) {
    return vm.raise(TypeId::ValueError, "pow() 3rd argument cannot be 0");
  }
  IntView exponent_view(vm, exponent);
  if (!exponent_view.negative) {
    return big_power_modulo(vm, IntView(vm, base), exponent_view, modulus_view);
  }
  // base ** -n is the n-th power of the inverse.
  Value inverse = TRY(big_inverse_modulo(vm, IntView(vm, base), modulus_view));
  if (inverse.is_undefined()) {
    return vm.raise(TypeId::ValueError, "base is not invertible for the given modulus");
  }
  Value positive = TRY(int_negative(vm, exponent));
  return big_power_modulo(vm, IntView(vm, inverse), IntView(vm, positive), modulus_view);
}

Result<Value> int_negative(Vm& vm, Value value) {
  if (value.is_small_int()) return make_int(vm, -value.small_int());
  return big_negate(vm, IntView(vm, value));
}

Result<Value> int_absolute(Vm& vm, Value value) {
  return int_is_negative(vm, value) ? int_negative(vm, value) : exact_int(vm, value);
}

Result<Value> int_invert(Vm& vm, Value value) {
  if (value.is_small_int()) return Value::from_small_int(~value.small_int());
  // ~x == -x - 1
  Value negated = TRY(int_negative(vm, value));
  return int_binary(vm, BinaryOperator::Subtract, negated, Value::from_small_int(1));
}

}  // namespace hognose
