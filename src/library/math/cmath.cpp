// The module cmath: functions of complex numbers.
//
// The formulas are those of W. Kahan ("Branch Cuts for Complex Elementary Functions"), which keep
// the signs of zeros on the cuts. The C library computes infinities and NaNs, for which Annex G of
// the C standard fixes the results.
#include <cfloat>
#include <cmath>
#include <complex>
#include <numbers>

#include "base/float_functions.h"
#include "base/foreign_call.h"
#include "library/core/modules.h"
#include "library/math/math.h"
#include "objects/core/make.h"
#include "objects/numbers/complex_arithmetic.h"
#include "objects/numbers/conversion_results.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

using ComplexDouble = std::complex<double>;

constexpr double kPi = std::numbers::pi;
constexpr double kLn2 = std::numbers::ln2;
constexpr double kLarge = DBL_MAX / 4;
const double kLogLarge = std::log(kLarge);
const double kSqrtLarge = std::sqrt(kLarge);
const double kSqrtSmall = std::sqrt(DBL_MIN);

enum class Fault : uint8_t { None, Domain };

Result<ComplexDouble> complex_number_calling(Vm& vm, Value value) {
  if (!is_complex(vm, value) && value.is_cell() && !is_exact_int(vm, value)) {
    Value answer = TRY(call_special_calling(vm, value, Name::Complex, {}));
    if (!answer.is_undefined()) value = TRY(complex_result_calling(vm, answer));
  }
  if (is_complex(vm, value)) {
    const Complex* cell = vm.cell<Complex>(value);
    return ComplexDouble(cell->real, cell->imaginary);
  }
  return ComplexDouble(TRY(real_argument_calling(vm, value)), 0.0);
}

bool is_finite(const ComplexDouble& z) {
  return std::isfinite(z.real()) && std::isfinite(z.imag());
}

ComplexDouble times_i(const ComplexDouble& z) { return {-z.imag(), z.real()}; }
ComplexDouble over_i(const ComplexDouble& z) { return {z.imag(), -z.real()}; }

double log_of_half_length(double x, double y) { return std::log(hypotenuse(x / 2, y / 2)); }

bool is_large(const ComplexDouble& z) {
  return std::fabs(z.real()) > kLarge || std::fabs(z.imag()) > kLarge;
}

// --- roots and logarithms

ComplexDouble square_root(ComplexDouble z, Fault*) {
  double x = z.real(), y = z.imag();
  if (!is_finite(z)) return std::sqrt(z);
  if (x == 0 && y == 0) return {0.0, y};
  double ax = std::fabs(x), ay = std::fabs(y), s;
  if (ax < DBL_MIN && ay < DBL_MIN) {
    ax = std::ldexp(ax, 53);
    s = std::ldexp(std::sqrt(ax + hypotenuse(ax, std::ldexp(ay, 53))), -27);
  } else {
    ax /= 8;
    s = 2 * std::sqrt(ax + hypotenuse(ax, ay / 8));
  }
  double d = ay / (2 * s);
  return x >= 0 ? ComplexDouble(s, std::copysign(d, y)) : ComplexDouble(d, std::copysign(s, y));
}

ComplexDouble logarithm(ComplexDouble z, Fault* fault) {
  if (!is_finite(z)) return std::log(z);
  double ax = std::fabs(z.real()), ay = std::fabs(z.imag()), real;
  if (ax > kLarge || ay > kLarge) {
    real = log_of_half_length(ax, ay) + kLn2;
  } else if (ax < DBL_MIN && ay < DBL_MIN) {
    if (ax > 0 || ay > 0) {
      real = std::log(hypotenuse(std::ldexp(ax, DBL_MANT_DIG), std::ldexp(ay, DBL_MANT_DIG))) -
             DBL_MANT_DIG * kLn2;
    } else {
      *fault = Fault::Domain;
      real = -HUGE_VAL;
    }
  } else {
    double length = hypotenuse(ax, ay);
    if (0.71 <= length && length <= 1.73) {
      // log() would lose digits near one.
      double most = std::fmax(ax, ay), least = std::fmin(ax, ay);
      real = std::log1p((most - 1) * (most + 1) + least * least) / 2;
    } else {
      real = std::log(length);
    }
  }
  return {real, std::atan2(z.imag(), z.real())};
}

ComplexDouble logarithm_to_10(ComplexDouble z, Fault* fault) {
  ComplexDouble result = logarithm(z, fault);
  return {result.real() / std::numbers::ln10, result.imag() / std::numbers::ln10};
}

// --- inverse functions

ComplexDouble arc_cosine(ComplexDouble z, Fault* fault) {
  if (!is_finite(z)) return std::acos(z);
  double x = z.real(), y = z.imag();
  if (is_large(z)) {
    double length = log_of_half_length(x, y) + kLn2 * 2;
    double imaginary = x < 0 ? -std::copysign(length, y) : std::copysign(length, -y);
    return {std::atan2(std::fabs(y), x), imaginary};
  }
  ComplexDouble s1 = square_root({1 - x, -y}, fault);
  ComplexDouble s2 = square_root({1 + x, y}, fault);
  return {2 * std::atan2(s1.real(), s2.real()),
          std::asinh(s2.real() * s1.imag() - s2.imag() * s1.real())};
}

ComplexDouble arc_hyperbolic_cosine(ComplexDouble z, Fault* fault) {
  if (!is_finite(z)) return std::acosh(z);
  double x = z.real(), y = z.imag();
  if (is_large(z)) return {log_of_half_length(x, y) + kLn2 * 2, std::atan2(y, x)};
  ComplexDouble s1 = square_root({x - 1, y}, fault);
  ComplexDouble s2 = square_root({x + 1, y}, fault);
  return {std::asinh(s1.real() * s2.real() + s1.imag() * s2.imag()),
          2 * std::atan2(s1.imag(), s2.real())};
}

ComplexDouble arc_hyperbolic_sine(ComplexDouble z, Fault* fault) {
  if (!is_finite(z)) return std::asinh(z);
  double x = z.real(), y = z.imag();
  if (is_large(z)) {
    return {std::copysign(log_of_half_length(x, y) + kLn2 * 2, x), std::atan2(y, std::fabs(x))};
  }
  ComplexDouble s1 = square_root({1 + y, -x}, fault);
  ComplexDouble s2 = square_root({1 - y, x}, fault);
  return {std::asinh(s1.real() * s2.imag() - s2.real() * s1.imag()),
          std::atan2(y, s1.real() * s2.real() - s1.imag() * s2.imag())};
}

ComplexDouble arc_sine(ComplexDouble z, Fault* fault) {
  return over_i(arc_hyperbolic_sine(times_i(z), fault));
}

ComplexDouble arc_hyperbolic_tangent(ComplexDouble z, Fault* fault) {
  if (!is_finite(z)) return std::atanh(z);
  double x = z.real(), y = z.imag();
  if (x < 0 || (x == 0 && std::signbit(x))) return -arc_hyperbolic_tangent(-z, fault);
  double ay = std::fabs(y);
  if (x > kSqrtLarge || ay > kSqrtLarge) {
    double half = hypotenuse(x / 2, y / 2);
    return {x / 4 / half / half, -std::copysign(kPi / 2, -y)};
  }
  if (x == 1 && ay < kSqrtSmall) {
    if (ay == 0) {
      *fault = Fault::Domain;
      return {HUGE_VAL, y};
    }
    return {-std::log(std::sqrt(ay) / std::sqrt(hypotenuse(ay, 2))),
            std::copysign(std::atan2(2.0, -ay) / 2, y)};
  }
  return {std::log1p(4 * x / ((1 - x) * (1 - x) + ay * ay)) / 4,
          -std::atan2(-2 * y, (1 - x) * (1 + x) - ay * ay) / 2};
}

ComplexDouble arc_tangent(ComplexDouble z, Fault* fault) {
  return over_i(arc_hyperbolic_tangent(times_i(z), fault));
}

// --- exponential and hyperbolic functions

ComplexDouble exponential(ComplexDouble z, Fault* fault) {
  double x = z.real(), y = z.imag();
  if (!is_finite(z)) {
    if (std::isinf(y) && (std::isfinite(x) || (std::isinf(x) && x > 0))) *fault = Fault::Domain;
    return std::exp(z);
  }
  if (x > kLogLarge) {
    double length = std::exp(x - 1);
    return {length * std::cos(y) * std::numbers::e, length * std::sin(y) * std::numbers::e};
  }
  double length = std::exp(x);
  return {length * std::cos(y), length * std::sin(y)};
}

ComplexDouble hyperbolic_cosine(ComplexDouble z, Fault* fault) {
  double x = z.real(), y = z.imag();
  if (!is_finite(z)) {
    if (std::isinf(y) && !std::isnan(x)) *fault = Fault::Domain;
    return std::cosh(z);
  }
  if (std::fabs(x) > kLogLarge) {
    double smaller = x - std::copysign(1.0, x);
    return {std::cos(y) * std::cosh(smaller) * std::numbers::e,
            std::sin(y) * std::sinh(smaller) * std::numbers::e};
  }
  return {std::cos(y) * std::cosh(x), std::sin(y) * std::sinh(x)};
}

ComplexDouble hyperbolic_sine(ComplexDouble z, Fault* fault) {
  double x = z.real(), y = z.imag();
  if (!is_finite(z)) {
    if (std::isinf(y) && !std::isnan(x)) *fault = Fault::Domain;
    return std::sinh(z);
  }
  if (std::fabs(x) > kLogLarge) {
    double smaller = x - std::copysign(1.0, x);
    return {std::cos(y) * std::sinh(smaller) * std::numbers::e,
            std::sin(y) * std::cosh(smaller) * std::numbers::e};
  }
  return {std::cos(y) * std::sinh(x), std::sin(y) * std::cosh(x)};
}

ComplexDouble hyperbolic_tangent(ComplexDouble z, Fault* fault) {
  double x = z.real(), y = z.imag();
  if (!is_finite(z)) {
    if (std::isinf(y) && std::isfinite(x)) *fault = Fault::Domain;
    return std::tanh(z);
  }
  if (std::fabs(x) > kLogLarge) {
    return {std::copysign(1.0, x), 4 * std::sin(y) * std::cos(y) * std::exp(-2 * std::fabs(x))};
  }
  double tx = std::tanh(x), ty = std::tan(y), cx = 1 / std::cosh(x);
  double product = tx * ty;
  double divisor = 1 + product * product;
  return {tx * (1 + ty * ty) / divisor, ((ty / divisor) * cx) * cx};
}

ComplexDouble cosine(ComplexDouble z, Fault* fault) { return hyperbolic_cosine(times_i(z), fault); }
ComplexDouble sine(ComplexDouble z, Fault* fault) {
  return over_i(hyperbolic_sine(times_i(z), fault));
}
ComplexDouble tangent(ComplexDouble z, Fault* fault) {
  return over_i(hyperbolic_tangent(times_i(z), fault));
}

// --- natives

// The functions on the foreign stack: those of the C library for complex numbers sort, and so may
// allocate.
template <ComplexDouble (*function)(ComplexDouble, Fault*)>
ComplexDouble call_foreign(ComplexDouble z, Fault* fault) {
  ComplexDouble result;
  on_foreign_stack([&] { result = function(z, fault); });
  return result;
}

Result<Value> make_result(Vm& vm, const ComplexDouble& result, bool finite_arguments, Fault fault) {
  if (fault == Fault::Domain) return vm.raise(TypeId::ValueError, "math domain error");
  if (finite_arguments && (std::isinf(result.real()) || std::isinf(result.imag()))) {
    return vm.raise(TypeId::OverflowError, "math range error");
  }
  return make_complex(vm, result.real(), result.imag());
}

template <ComplexDouble (*function)(ComplexDouble, Fault*)>
Result<Value> unary(Vm& vm, const Value* arguments) {
  ComplexDouble z = TRY(complex_number_calling(vm, arguments[0]));
  Fault fault = Fault::None;
  ComplexDouble result = call_foreign<function>(z, &fault);
  return make_result(vm, result, is_finite(z), fault);
}

Result<Value> cmath_log(Vm& vm, const Value* arguments) {
  ComplexDouble z = TRY(complex_number_calling(vm, arguments[0]));
  Fault fault = Fault::None;
  ComplexDouble result = call_foreign<logarithm>(z, &fault);
  if (arguments[1].is_undefined()) return make_result(vm, result, is_finite(z), fault);
  ComplexDouble base = TRY(complex_number_calling(vm, arguments[1]));
  fault = Fault::None;  // drop the fault of the number: the division below reports it
  ComplexDouble divisor = call_foreign<logarithm>(base, &fault);
  if (fault != Fault::None || divisor == ComplexDouble(0, 0)) {
    return vm.raise(TypeId::ValueError, "math domain error");
  }
  Value dividend = TRY(make_complex(vm, result.real(), result.imag()));
  Value by = TRY(make_complex(vm, divisor.real(), divisor.imag()));
  return complex_binary(vm, BinaryOperator::TrueDivide, dividend, by);
}

double angle_of(const ComplexDouble& z) {
  return on_foreign_stack([&] { return std::atan2(z.imag(), z.real()); });
}

Result<Value> cmath_phase(Vm& vm, const Value* arguments) {
  ComplexDouble z = TRY(complex_number_calling(vm, arguments[0]));
  return Value::from_double(angle_of(z));
}

Result<Value> cmath_polar(Vm& vm, const Value* arguments) {
  ComplexDouble z = TRY(complex_number_calling(vm, arguments[0]));
  double length = hypotenuse(z.real(), z.imag());
  if (std::isinf(length) && is_finite(z)) {
    return vm.raise(TypeId::OverflowError, "math range error");
  }
  double angle = angle_of(z);
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_double(length), Value::from_double(angle)})));
}

Result<Value> cmath_rect(Vm& vm, const Value* arguments) {
  double r = TRY(real_argument_calling(vm, arguments[0]));
  double phi = TRY(real_argument_calling(vm, arguments[1]));
  if (std::isinf(phi) && r != 0 && !std::isnan(r)) {
    return vm.raise(TypeId::ValueError, "math domain error");
  }
  // A zero length or angle is handled apart: 0 * inf must not become NaN.
  if (r == 0 && !std::isfinite(phi)) return make_complex(vm, r, 0);
  if (phi == 0) return make_complex(vm, r, std::isinf(r) ? phi : r * phi);
  double cosine = on_foreign_stack([=] { return std::cos(phi); });
  double sine = on_foreign_stack([=] { return std::sin(phi); });
  return make_complex(vm, r * cosine, r * sine);
}

Result<Value> cmath_isfinite(Vm& vm, const Value* arguments) {
  return Value::boolean(is_finite(TRY(complex_number_calling(vm, arguments[0]))));
}
Result<Value> cmath_isinf(Vm& vm, const Value* arguments) {
  ComplexDouble z = TRY(complex_number_calling(vm, arguments[0]));
  return Value::boolean(std::isinf(z.real()) || std::isinf(z.imag()));
}
Result<Value> cmath_isnan(Vm& vm, const Value* arguments) {
  ComplexDouble z = TRY(complex_number_calling(vm, arguments[0]));
  return Value::boolean(std::isnan(z.real()) || std::isnan(z.imag()));
}

double length_of(const ComplexDouble& z) { return hypotenuse(z.real(), z.imag()); }

Result<Value> cmath_isclose(Vm& vm, const Value* arguments) {
  ComplexDouble a = TRY(complex_number_calling(vm, arguments[0]));
  ComplexDouble b = TRY(complex_number_calling(vm, arguments[1]));
  auto [relative, absolute] = TRY(tolerances_calling(vm, arguments[2], arguments[3]));
  if (a == b) return Value::boolean(true);
  if (std::isinf(a.real()) || std::isinf(a.imag()) || std::isinf(b.real()) ||
      std::isinf(b.imag())) {
    return Value::boolean(false);
  }
  double difference = length_of(a - b);
  return Value::boolean(difference <= relative * length_of(b) ||
                        difference <= relative * length_of(a) || difference <= absolute);
}

constexpr NativeRow kRows[] = {
    {"acos(z, /)", unary<arc_cosine>},
    {"acosh(z, /)", unary<arc_hyperbolic_cosine>},
    {"asin(z, /)", unary<arc_sine>},
    {"asinh(z, /)", unary<arc_hyperbolic_sine>},
    {"atan(z, /)", unary<arc_tangent>},
    {"atanh(z, /)", unary<arc_hyperbolic_tangent>},
    {"cos(z, /)", unary<cosine>},
    {"cosh(z, /)", unary<hyperbolic_cosine>},
    {"exp(z, /)", unary<exponential>},
    {"isclose(a, b, *, rel_tol=<1e-09>, abs_tol=<0.0>)", cmath_isclose},
    {"isfinite(z, /)", cmath_isfinite},
    {"isinf(z, /)", cmath_isinf},
    {"isnan(z, /)", cmath_isnan},
    {"log(z, base=<omitted>, /)", cmath_log},
    {"log10(z, /)", unary<logarithm_to_10>},
    {"phase(z, /)", cmath_phase},
    {"polar(z, /)", cmath_polar},
    {"rect(r, phi, /)", cmath_rect},
    {"sin(z, /)", unary<sine>},
    {"sinh(z, /)", unary<hyperbolic_sine>},
    {"sqrt(z, /)", unary<square_root>},
    {"tan(z, /)", unary<tangent>},
    {"tanh(z, /)", unary<hyperbolic_tangent>},
};

}  // namespace

std::span<const NativeRow> cmath_module_functions() { return kRows; }

Result<void> fill_cmath_module(Vm& vm, Dict* dict) {
  constexpr double kInfinity = HUGE_VAL;
  const double kNaN = std::numeric_limits<double>::quiet_NaN();
  TRY(add_to_module(vm, dict, "e", Value::from_double(std::numbers::e)));
  TRY(add_to_module(vm, dict, "inf", Value::from_double(kInfinity)));
  TRY(add_to_module(vm, dict, "infj", TRY(make_complex(vm, 0, kInfinity))));
  TRY(add_to_module(vm, dict, "nan", Value::from_double(kNaN)));
  TRY(add_to_module(vm, dict, "nanj", TRY(make_complex(vm, 0, kNaN))));
  TRY(add_to_module(vm, dict, "pi", Value::from_double(kPi)));
  return add_to_module(vm, dict, "tau", Value::from_double(2 * kPi));
}

}  // namespace hognose
