// The operators of floats, and those of numbers of mixed kinds.
//
// At least one operand should be a float; ints are converted to the nearest double (OverflowError
// if too large). The results are floats, or a complex number for a fractional power of a negative
// base. Operands that are not real numbers give NotImplemented.
#include <cmath>

#include "base/foreign_math.h"
#include "objects/core/make.h"
#include "objects/numbers/complex_arithmetic.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

// OverflowError(34, 'Numerical result out of range'), as CPython builds it from the C library's
// errno.
Failure raise_out_of_range(Vm& vm) {
  Exception* exception = TRY(make_exception(vm, TypeId::OverflowError, Value::undefined()));
  Str* text = TRY(make_string_ascii(vm, "Numerical result out of range"));
  constexpr int64_t kRangeError = 34;
  exception->args =
      TRY(make_tuple(vm, {Value::from_small_int(kRangeError), Value::from_cell(text)}));
  return vm.raise_value(Value::from_cell(exception));
}

// False if the value does not take part in float arithmetic.
Result<bool> operand(Vm& vm, Value value, double* number) {
  if (value.is_double()) {
    *number = value.as_double();
    return true;
  }
  if (value.is_small_int()) {
    *number = static_cast<double>(value.small_int());
    return true;
  }
  if (float_value(vm, value, number)) return true;
  if (!is_int(vm, value)) return false;
  *number = TRY(int_to_double(vm, value));
  return true;
}

double truncated_remainder(double a, double b) {
  return on_foreign_stack([](double x, double y) { return std::fmod(x, y); }, a, b);
}

// The remainder has the sign of the divisor, even if it is zero.
double modulo(double a, double b) {
  double remainder = truncated_remainder(a, b);
  if (remainder == 0) return std::copysign(0.0, b);
  return (b < 0) != (remainder < 0) ? remainder + b : remainder;
}

double floor_divide(double a, double b) {
  double remainder = truncated_remainder(a, b);
  double quotient = (a - remainder) / b;
  if (remainder != 0 && (b < 0) != (remainder < 0)) quotient -= 1;
  if (quotient == 0) return std::copysign(0.0, a / b);
  double floored = std::floor(quotient);
  return quotient - floored > 0.5 ? floored + 1 : floored;
}

bool is_odd(double number) { return truncated_remainder(std::fabs(number), 2.0) == 1.0; }

// The cases that CPython decides itself instead of calling the C library's pow. False for other
// cases.
bool special_power(double base, double exponent, double* result) {
  if (exponent == 0) {
    *result = 1;
  } else if (std::isnan(base)) {
    *result = base;
  } else if (std::isnan(exponent)) {
    *result = base == 1 ? 1 : exponent;
  } else if (std::isinf(exponent)) {
    double magnitude = std::fabs(base);
    *result = magnitude == 1 ? 1 : (exponent > 0) == (magnitude > 1) ? HUGE_VAL : 0.0;
  } else if (std::isinf(base)) {
    double magnitude = exponent > 0 ? HUGE_VAL : 0.0;
    *result = is_odd(exponent) ? std::copysign(magnitude, base) : magnitude;
  } else if (base == 0 && exponent > 0) {
    *result = is_odd(exponent) ? base : 0.0;
  } else {
    return false;
  }
  return true;
}

Result<Value> power(Vm& vm, double base, double exponent) {
  double result;
  if (special_power(base, exponent, &result)) return make_float(result);
  if (base == 0) return vm.raise(TypeId::ZeroDivisionError, "zero to a negative power");
  if (base < 0 && exponent != std::floor(exponent)) {
    return complex_power(vm, {base, 0}, {exponent, 0});
  }
  result = on_foreign_stack([](double x, double y) { return std::pow(x, y); }, std::fabs(base),
                            exponent);
  if (std::isinf(result)) return raise_out_of_range(vm);
  return make_float(base < 0 && is_odd(exponent) ? -result : result);
}

}  // namespace

Result<Value> float_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  double a, b;
  if ((kFloatOperators & operator_bit(op)) == 0) return Value::not_implemented();
  if (!TRY(operand(vm, left, &a)) || !TRY(operand(vm, right, &b))) {
    return Value::not_implemented();
  }
  switch (op) {
    case BinaryOperator::Add: return make_float(a + b);
    case BinaryOperator::Subtract: return make_float(a - b);
    case BinaryOperator::Multiply: return make_float(a * b);
    case BinaryOperator::TrueDivide:
      if (b == 0) return raise_division_by_zero(vm);
      return make_float(a / b);
    case BinaryOperator::FloorDivide:
      if (b == 0) return raise_division_by_zero(vm);
      return make_float(floor_divide(a, b));
    case BinaryOperator::Modulo:
      if (b == 0) return raise_division_by_zero(vm);
      return make_float(modulo(a, b));
    case BinaryOperator::Power: return power(vm, a, b);
    default: return Value::not_implemented();
  }
}

Result<Value> float_divmod(Vm& vm, Value left, Value right) {
  double a, b;
  if (!TRY(operand(vm, left, &a)) || !TRY(operand(vm, right, &b))) {
    return Value::not_implemented();
  }
  if (b == 0) return raise_division_by_zero(vm);
  return Value::from_cell(
      TRY(make_tuple(vm, {make_float(floor_divide(a, b)), make_float(modulo(a, b))})));
}

namespace {

bool is_number(Vm& vm, Value value) {
  return is_int(vm, value) || is_float(vm, value) || is_complex(vm, value);
}

// &, | and ^ of bools are bools. Undefined for the other operators.
Value bool_binary(BinaryOperator op, Value left, Value right) {
  switch (op) {
    case BinaryOperator::BitAnd: return Value::boolean(left.is_true() && right.is_true());
    case BinaryOperator::BitOr: return Value::boolean(left.is_true() || right.is_true());
    case BinaryOperator::BitXor: return Value::boolean(left != right);
    default: return Value::undefined();
  }
}

}  // namespace

Result<Value> number_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (both_small_ints(left, right)) return int_binary(vm, op, left, right);
  if (left.is_boolean() && right.is_boolean()) {
    Value result = bool_binary(op, left, right);
    if (!result.is_undefined()) return result;
  }
  bool left_int = is_int(vm, left);
  bool right_int = is_int(vm, right);
  if (left_int && right_int) return int_binary(vm, op, left, right);
  bool left_real = left_int || is_float(vm, left);
  bool right_real = right_int || is_float(vm, right);
  if (left_real && right_real) return float_binary(vm, op, left, right);
  if ((left_real || is_complex(vm, left)) && (right_real || is_complex(vm, right))) {
    return complex_binary(vm, op, left, right);
  }
  return Value::not_implemented();
}

Result<Value> number_power_modulo(Vm& vm, Value base, Value exponent, Value modulus) {
  if (is_int(vm, base) && is_int(vm, exponent) && is_int(vm, modulus)) {
    return int_power_modulo(vm, base, exponent, modulus);
  }
  // The first operand that is not an int decides the error.
  for (Value operand : {base, exponent, modulus}) {
    if (is_float(vm, operand)) {
      return vm.raise(TypeId::TypeError,
                      "pow() 3rd argument not allowed unless all arguments are integers");
    }
    if (!is_complex(vm, operand)) continue;
    if (is_number(vm, base) && is_number(vm, exponent)) {
      // CPython converts them to complex before it rejects the modulus.
      if (is_int(vm, base)) TRY(int_to_double(vm, base));
      if (is_int(vm, exponent)) TRY(int_to_double(vm, exponent));
      return vm.raise(TypeId::ValueError, "complex modulo");
    }
  }
  return Value::not_implemented();
}

Result<Value> number_divmod(Vm& vm, Value left, Value right) {
  if (is_int(vm, left) && is_int(vm, right)) return int_divmod(vm, left, right);
  return float_divmod(vm, left, right);
}

}  // namespace hognose
