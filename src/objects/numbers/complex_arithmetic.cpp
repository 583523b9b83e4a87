// Arithmetic of complex numbers: the implementation.
//
// In an operation with a real operand, the real number is not treated as a complex number with a
// zero imaginary part (Python 3.14). This preserves signs of zeros, as in -0.0 + 1j.
#include "objects/numbers/complex_arithmetic.h"

#include <cmath>

#include "base/float_functions.h"
#include "base/foreign_call.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

Result<Value> make_value(Vm& vm, ComplexNumber number) {
  return make_complex(vm, number.real, number.imaginary);
}

bool is_nan(ComplexNumber z) { return std::isnan(z.real) && std::isnan(z.imaginary); }
bool is_infinite(ComplexNumber z) { return std::isinf(z.real) || std::isinf(z.imaginary); }
bool is_finite(ComplexNumber z) { return std::isfinite(z.real) && std::isfinite(z.imaginary); }

double nan_to_zero(double x) { return std::isnan(x) ? std::copysign(0.0, x) : x; }
ComplexNumber nan_to_zero(ComplexNumber z) {
  return {nan_to_zero(z.real), nan_to_zero(z.imaginary)};
}
// The direction of an infinite number: infinities become ones, other values zeros, with the same
// signs.
double box(double x) { return std::copysign(std::isinf(x) ? 1.0 : 0.0, x); }
ComplexNumber box(ComplexNumber z) { return {box(z.real), box(z.imaginary)}; }

// C23 annex G.5.1, multiplicative operators.
ComplexNumber multiply(ComplexNumber z, ComplexNumber w) {
  double ac = z.real * w.real, bd = z.imaginary * w.imaginary;
  double ad = z.real * w.imaginary, bc = z.imaginary * w.real;
  ComplexNumber product = {ac - bd, ad + bc};
  if (HOGNOSE_LIKELY(!is_nan(product))) return product;
  bool again = false;
  if (is_infinite(z)) {
    z = box(z);
    w = nan_to_zero(w);
    again = true;
  }
  if (is_infinite(w)) {
    w = box(w);
    z = nan_to_zero(z);
    again = true;
  }
  if (!again && (std::isinf(ac) || std::isinf(bd) || std::isinf(ad) || std::isinf(bc))) {
    z = nan_to_zero(z);
    w = nan_to_zero(w);
    again = true;
  }
  if (!again) return product;
  return {HUGE_VAL * (z.real * w.real - z.imaginary * w.imaginary),
          HUGE_VAL * (z.real * w.imaginary + z.imaginary * w.real)};
}

// Smith's method, which avoids overflow of intermediate results. The divisor must not be zero.
ComplexNumber divide(ComplexNumber a, ComplexNumber b) {
  ComplexNumber quotient;
  double real_size = std::fabs(b.real), imaginary_size = std::fabs(b.imaginary);
  if (real_size >= imaginary_size) {
    double ratio = b.imaginary / b.real;
    double denominator = b.real + b.imaginary * ratio;
    quotient = {(a.real + a.imaginary * ratio) / denominator,
                (a.imaginary - a.real * ratio) / denominator};
  } else if (imaginary_size >= real_size) {
    double ratio = b.real / b.imaginary;
    double denominator = b.real * ratio + b.imaginary;
    quotient = {(a.real * ratio + a.imaginary) / denominator,
                (a.imaginary * ratio - a.real) / denominator};
  } else {
    quotient = {NAN, NAN};
  }
  if (HOGNOSE_LIKELY(!is_nan(quotient))) return quotient;
  if (is_infinite(a) && is_finite(b)) {
    ComplexNumber x = box(a);
    return {HUGE_VAL * (x.real * b.real + x.imaginary * b.imaginary),
            HUGE_VAL * (x.imaginary * b.real - x.real * b.imaginary)};
  }
  if (is_infinite(b) && is_finite(a)) {
    ComplexNumber x = box(b);
    return {0 * (a.real * x.real + a.imaginary * x.imaginary),
            0 * (a.imaginary * x.real - a.real * x.imaginary)};
  }
  return quotient;
}

ComplexNumber divide(double a, ComplexNumber b) {
  ComplexNumber quotient;
  double real_size = std::fabs(b.real), imaginary_size = std::fabs(b.imaginary);
  if (real_size >= imaginary_size) {
    double ratio = b.imaginary / b.real;
    double denominator = b.real + b.imaginary * ratio;
    quotient = {a / denominator, (-a * ratio) / denominator};
  } else if (imaginary_size >= real_size) {
    double ratio = b.real / b.imaginary;
    double denominator = b.real * ratio + b.imaginary;
    quotient = {(a * ratio) / denominator, (-a) / denominator};
  } else {
    quotient = {NAN, NAN};
  }
  if (is_nan(quotient) && std::isfinite(a) && is_infinite(b)) {
    ComplexNumber x = box(b);
    return {0 * (a * x.real), 0 * (-a * x.imaginary)};
  }
  return quotient;
}

bool is_zero(ComplexNumber z) { return z.real == 0 && z.imaginary == 0; }

ComplexNumber whole_power(ComplexNumber base, unsigned exponent) {
  ComplexNumber result = {1, 0};
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) result = multiply(result, base);
    base = multiply(base, base);
  }
  return result;
}

ComplexNumber polar_power(ComplexNumber base, ComplexNumber exponent) {
  ComplexNumber result;
  on_foreign_stack([&] {
    double size = hypotenuse(base.real, base.imaginary);
    double length = std::pow(size, exponent.real);
    double angle = std::atan2(base.imaginary, base.real);
    double phase = angle * exponent.real;
    if (exponent.imaginary != 0) {
      length *= std::exp(-angle * exponent.imaginary);
      phase += exponent.imaginary * std::log(size);
    }
    result = {length * std::cos(phase), length * std::sin(phase)};
  });
  return result;
}

// An operand, classified as a real or a complex number.
struct Operand {
  enum class Kind : uint8_t { None, Real, Complex };
  Kind kind = Kind::None;
  ComplexNumber number = {0, 0};
};

Result<Operand> operand(Vm& vm, Value value) {
  Operand result;
  if (const Complex* cell = vm.as<Complex>(value, TypeId::Complex)) {
    result.kind = Operand::Kind::Complex;
    result.number = {cell->real, cell->imaginary};
  } else if (float_value(vm, value, &result.number.real)) {
    result.kind = Operand::Kind::Real;
  } else if (is_int(vm, value)) {
    result.kind = Operand::Kind::Real;
    result.number.real = TRY(int_to_double(vm, value));
  }
  return result;
}

Result<Value> divide_operands(Vm& vm, const Operand& left, const Operand& right) {
  ComplexNumber a = left.number, b = right.number;
  if (is_zero(b)) return raise_division_by_zero(vm);
  if (right.kind == Operand::Kind::Real) {
    return make_value(vm, {a.real / b.real, a.imaginary / b.real});
  }
  if (left.kind == Operand::Kind::Real) return make_value(vm, divide(a.real, b));
  return make_value(vm, divide(a, b));
}

ComplexNumber multiply_operands(const Operand& left, const Operand& right) {
  ComplexNumber a = left.number, b = right.number;
  if (right.kind == Operand::Kind::Real) return {a.real * b.real, a.imaginary * b.real};
  if (left.kind == Operand::Kind::Real) return {b.real * a.real, b.imaginary * a.real};
  return multiply(a, b);
}

ComplexNumber subtract_operands(const Operand& left, const Operand& right) {
  ComplexNumber a = left.number, b = right.number;
  if (right.kind == Operand::Kind::Real) return {a.real - b.real, a.imaginary};
  if (left.kind == Operand::Kind::Real) return {a.real - b.real, -b.imaginary};
  return {a.real - b.real, a.imaginary - b.imaginary};
}

ComplexNumber add_operands(const Operand& left, const Operand& right) {
  ComplexNumber a = left.number, b = right.number;
  if (right.kind == Operand::Kind::Real) return {a.real + b.real, a.imaginary};
  if (left.kind == Operand::Kind::Real) return {b.real + a.real, b.imaginary};
  return {a.real + b.real, a.imaginary + b.imaginary};
}

}  // namespace

Result<Value> complex_power(Vm& vm, ComplexNumber base, ComplexNumber exponent) {
  // Small integral exponents use repeated multiplication, which is exact where the numbers allow
  // it.
  constexpr double kLargestWhole = 100;
  double whole = exponent.real;
  bool is_whole =
      exponent.imaginary == 0 && whole == std::floor(whole) && std::fabs(whole) <= kLargestWhole;
  if (is_zero(base) && (exponent.imaginary != 0 || exponent.real < 0)) {
    return vm.raise(TypeId::ZeroDivisionError, "zero to a negative or complex power");
  }
  ComplexNumber result = {0, 0};
  if (is_whole) {
    result = whole_power(base, static_cast<unsigned>(std::fabs(whole)));
    if (whole <= 0) {
      // The power of a tiny number may underflow to zero.
      if (is_zero(result)) {
        return vm.raise(TypeId::ZeroDivisionError, "zero to a negative or complex power");
      }
      result = divide(ComplexNumber{1, 0}, result);
    }
  } else if (!is_zero(base)) {
    result = polar_power(base, exponent);
  }
  if (is_infinite(result)) return vm.raise(TypeId::OverflowError, "complex exponentiation");
  return make_value(vm, result);
}

Result<double> complex_absolute(Vm& vm, ComplexNumber number) {
  double result = hypotenuse(number.real, number.imaginary);
  if (std::isinf(result) && is_finite(number)) {
    return vm.raise(TypeId::OverflowError, "absolute value too large");
  }
  return result;
}

Result<Value> complex_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if ((kComplexOperators & operator_bit(op)) == 0) return Value::not_implemented();
  Operand a = TRY(operand(vm, left));
  Operand b = TRY(operand(vm, right));
  if (a.kind == Operand::Kind::None || b.kind == Operand::Kind::None) {
    return Value::not_implemented();
  }
  switch (op) {
    case BinaryOperator::Add: return make_value(vm, add_operands(a, b));
    case BinaryOperator::Subtract: return make_value(vm, subtract_operands(a, b));
    case BinaryOperator::Multiply: return make_value(vm, multiply_operands(a, b));
    case BinaryOperator::TrueDivide: return divide_operands(vm, a, b);
    case BinaryOperator::Power: return complex_power(vm, a.number, b.number);
    default: return Value::not_implemented();
  }
}

}  // namespace hognose
