// The module math: functions of floats. The functions of integers are in math/integers.cpp, those
// of many numbers in math/sums.cpp, and the gamma function in math/gamma.cpp.
//
// A function raises ValueError outside its domain, and OverflowError if the result is too large.
// The messages are those of CPython 3.14.
#include "library/math/math.h"

#include <cmath>
#include <limits>
#include <numbers>

#include "base/float_functions.h"
#include "base/foreign_math.h"
#include "library/core/modules.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Failure raise_domain_error(Vm& vm, const char* text, double x) {
  Result<Str*> repr = double_repr(vm, x);
  if (repr.failed()) return repr.failure();
  return vm.raise(TypeId::ValueError, text, repr.value());
}

Failure raise_range_error(Vm& vm) { return vm.raise(TypeId::OverflowError, "math range error"); }

// --- functions of one number

enum class Overflow : uint8_t { Impossible, Possible };

constexpr char kDomainError[] = "math domain error";

// A NaN that was not the argument is a domain error. An infinite result of a finite argument is one
// too, at a pole, unless the function can overflow.
template <double (*function)(double), Overflow overflow, const char* domain_text>
Result<Value> unary(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double result = on_foreign_stack([](double number) { return function(number); }, x);
  if (HOGNOSE_UNLIKELY(!std::isfinite(result))) {
    if (std::isnan(result) && !std::isnan(x)) return raise_domain_error(vm, domain_text, x);
    if (std::isinf(result) && std::isfinite(x)) {
      if (overflow == Overflow::Possible) return raise_range_error(vm);
      return raise_domain_error(vm, domain_text, x);
    }
  }
  return Value::from_double(result);
}

constexpr char kFinite[] = "expected a finite input, got {}";
constexpr char kUnitRange[] = "expected a number in range from -1 up to 1, got {}";
constexpr char kInsideUnit[] = "expected a number between -1 and 1, got {}";
constexpr char kNotBelowOne[] = "expected argument value not less than 1, got {}";
constexpr char kAboveMinusOne[] = "expected argument value > -1, got {}";
constexpr char kNotNegative[] = "expected a nonnegative input, got {}";
constexpr char kPositive[] = "expected a positive input, got {}";
constexpr char kNoPole[] = "expected a noninteger or positive integer, got {}";

Result<Value> math_gamma(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  if (x == 0 || (x < 0 && x == std::floor(x))) return raise_domain_error(vm, kNoPole, x);
  double result = on_foreign_stack([](double number) { return gamma_function(number); }, x);
  if (std::isinf(result) && std::isfinite(x)) return raise_range_error(vm);
  return Value::from_double(result);
}

Result<Value> math_lgamma(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  if (std::isfinite(x) && x <= 0 && x == std::floor(x)) return raise_domain_error(vm, kNoPole, x);
  double result = on_foreign_stack([](double number) { return log_gamma(number); }, x);
  if (std::isinf(result) && std::isfinite(x)) return raise_range_error(vm);
  return Value::from_double(result);
}

// No range error here: an angle too large for a float becomes infinite.
Result<Value> math_degrees(Vm& vm, const Value* arguments) {
  return Value::from_double(TRY(real_argument_calling(vm, arguments[0])) *
                            (180.0 / std::numbers::pi));
}
Result<Value> math_radians(Vm& vm, const Value* arguments) {
  return Value::from_double(TRY(real_argument_calling(vm, arguments[0])) *
                            (std::numbers::pi / 180.0));
}

// --- to integers

// Returns the result of the special method; undefined if the class does not define it.
Result<Value> rounded_by_method(Vm& vm, Value value, Name name) {
  Value self;
  Value method = TRY(special_method_calling(vm, value, name, &self));
  if (method.is_undefined()) return method;
  return self.is_undefined() ? vm.call(method, {}) : vm.call(method, {self});
}

template <double (*function)(double), Name name>
Result<Value> rounded(Vm& vm, const Value* arguments) {
  Value value = arguments[0];
  if (value.is_small_int()) return value;
  if (!value.is_double()) {
    Value result = TRY(rounded_by_method(vm, value, name));
    if (!result.is_undefined()) return result;
  }
  return make_int_from_double(vm, function(TRY(real_argument_calling(vm, value))));
}

Result<Value> math_trunc(Vm& vm, const Value* arguments) {
  Value value = arguments[0];
  if (value.is_small_int()) return value;
  if (value.is_double()) return make_int_from_double(vm, value.as_double());
  Value result = TRY(rounded_by_method(vm, value, Name::Trunc));
  if (!result.is_undefined()) return result;
  return vm.raise(TypeId::TypeError, "type {} doesn't define __trunc__ method",
                  type_name(vm, value));
}

// --- parts of a float

Result<Value> math_frexp(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  int exponent = 0;
  double mantissa = std::isfinite(x) ? std::frexp(x, &exponent) : x;
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_double(mantissa), Value::from_small_int(exponent)})));
}

Result<Value> math_modf(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double whole;
  double fraction = std::modf(x, &whole);
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_double(fraction), Value::from_double(whole)})));
}

Result<Value> math_ldexp(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  if (!is_int(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "Expected an int as second argument to ldexp.");
  }
  int64_t exponent;
  if (!int_fits_int64(vm, arguments[1], &exponent)) {
    exponent = int_is_negative(vm, arguments[1]) ? INT64_MIN : INT64_MAX;
  }
  if (x == 0 || !std::isfinite(x)) return Value::from_double(x);
  if (exponent < -10000) return Value::from_double(std::copysign(0.0, x));
  if (exponent > 10000) return raise_range_error(vm);
  double result = std::ldexp(x, static_cast<int>(exponent));
  if (std::isinf(result)) return raise_range_error(vm);
  return Value::from_double(result);
}

// --- predicates

Result<Value> math_isfinite(Vm& vm, const Value* arguments) {
  return Value::boolean(std::isfinite(TRY(real_argument_calling(vm, arguments[0]))));
}
Result<Value> math_isinf(Vm& vm, const Value* arguments) {
  return Value::boolean(std::isinf(TRY(real_argument_calling(vm, arguments[0]))));
}
Result<Value> math_isnan(Vm& vm, const Value* arguments) {
  return Value::boolean(std::isnan(TRY(real_argument_calling(vm, arguments[0]))));
}

// PEP 485.
Result<Value> math_isclose(Vm& vm, const Value* arguments) {
  double a = TRY(real_argument_calling(vm, arguments[0]));
  double b = TRY(real_argument_calling(vm, arguments[1]));
  auto [relative, absolute] = TRY(tolerances_calling(vm, arguments[2], arguments[3]));
  if (a == b) return Value::boolean(true);
  if (std::isinf(a) || std::isinf(b)) return Value::boolean(false);
  double difference = std::fabs(b - a);
  return Value::boolean(difference <= std::fabs(relative * b) ||
                        difference <= std::fabs(relative * a) || difference <= absolute);
}

// --- functions of two and three numbers

Result<Value> math_atan2(Vm& vm, const Value* arguments) {
  double y = TRY(real_argument_calling(vm, arguments[0]));
  double x = TRY(real_argument_calling(vm, arguments[1]));
  return Value::from_double(
      on_foreign_stack([](double a, double b) { return std::atan2(a, b); }, y, x));
}

Result<Value> math_copysign(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double y = TRY(real_argument_calling(vm, arguments[1]));
  if (std::isnan(x) && std::signbit(y)) return Value::negative_nan();
  return Value::from_double(std::copysign(x, y));
}

template <double (*function)(double, double)>
Result<Value> remainder_of(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double y = TRY(real_argument_calling(vm, arguments[1]));
  double result = on_foreign_stack([](double a, double b) { return function(a, b); }, x, y);
  if (std::isnan(result) && !std::isnan(x) && !std::isnan(y)) {
    return vm.raise(TypeId::ValueError, kDomainError);
  }
  return Value::from_double(result);
}

Result<Value> math_pow(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double y = TRY(real_argument_calling(vm, arguments[1]));
  double result = on_foreign_stack([](double a, double b) { return std::pow(a, b); }, x, y);
  if (!std::isfinite(result) && std::isfinite(x) && std::isfinite(y)) {
    if (std::isnan(result) || x == 0) return vm.raise(TypeId::ValueError, kDomainError);
    return raise_range_error(vm);
  }
  return Value::from_double(result);
}

Result<Value> math_fma(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double y = TRY(real_argument_calling(vm, arguments[1]));
  double z = TRY(real_argument_calling(vm, arguments[2]));
  double result = std::fma(x, y, z);
  if (std::isnan(result) && !std::isnan(x) && !std::isnan(y) && !std::isnan(z)) {
    return vm.raise(TypeId::ValueError, "invalid operation in fma");
  }
  if (std::isinf(result) && std::isfinite(x) && std::isfinite(y) && std::isfinite(z)) {
    return vm.raise(TypeId::OverflowError, "overflow in fma");
  }
  return Value::from_double(result);
}

double next_after(double x, double y) {
  return on_foreign_stack([](double a, double b) { return std::nextafter(a, b); }, x, y);
}

Result<Value> math_ulp(Vm& vm, const Value* arguments) {
  double x = std::fabs(TRY(real_argument_calling(vm, arguments[0])));
  if (!std::isfinite(x)) return Value::from_double(x);
  double above = next_after(x, INFINITY);
  if (std::isinf(above)) return Value::from_double(x - next_after(x, -INFINITY));
  return Value::from_double(above - x);
}

// Maps doubles to integers in the same order, with zero in the middle.
int64_t ordinal_of(double x) {
  int64_t bits = std::bit_cast<int64_t>(x);
  return bits < 0 ? INT64_MIN - bits : bits;
}
double double_at(int64_t ordinal) {
  return std::bit_cast<double>(ordinal < 0 ? INT64_MIN - ordinal : ordinal);
}

Result<Value> math_nextafter(Vm& vm, const Value* arguments) {
  double x = TRY(real_argument_calling(vm, arguments[0]));
  double y = TRY(real_argument_calling(vm, arguments[1]));
  if (arguments[2].is_none()) return Value::from_double(next_after(x, y));
  Value steps_value = TRY(index_calling(vm, arguments[2]));
  if (int_is_negative(vm, steps_value)) {
    return vm.raise(TypeId::ValueError, "steps must be a non-negative integer");
  }
  if (std::isnan(x) || std::isnan(y)) return Value::from_double(std::isnan(x) ? x : y);
  int64_t steps;
  if (!int_fits_int64(vm, steps_value, &steps)) return Value::from_double(y);
  if (steps == 0 || x == y) return Value::from_double(steps == 0 ? x : y);
  int64_t from = ordinal_of(x);
  int64_t to = ordinal_of(y);
  // The distance of two doubles fits an unsigned integer of 64 bits.
  uint64_t distance = from < to ? static_cast<uint64_t>(to) - static_cast<uint64_t>(from)
                                : static_cast<uint64_t>(from) - static_cast<uint64_t>(to);
  if (static_cast<uint64_t>(steps) >= distance) return Value::from_double(y);
  int64_t ordinal = from < to ? from + steps : from - steps;
  // There are two zeros. Return the one on the side of x.
  if (ordinal == 0) return Value::from_double(std::copysign(0.0, x));
  return Value::from_double(double_at(ordinal));
}

// --- logarithms of floats, and of ints of any size

// Returns the mantissa, correctly rounded, of a positive int that is too large for a float. Its
// value is mantissa * 2**exponent.
Result<double> scaled_double(Vm& vm, Value integer, int64_t* exponent) {
  constexpr uint64_t kKept = 128;
  IntView view(vm, integer);
  uint64_t bits = limbs::bit_length(view.limbs, view.count);
  uint64_t dropped = bits - kKept;
  Value top = TRY(big_shift_right(vm, view, dropped));
  // Only one fact about the dropped bits matters: whether any is set. Add it as a last bit.
  bool rest = TRY(limbs::any_bit_below(vm, view.limbs, view.count, dropped));
  Value doubled = TRY(big_shift_left(vm, IntView(vm, top), 1));
  if (rest) doubled = TRY(big_add(vm, IntView(vm, doubled), IntView(int64_t{1})));
  double number = TRY(big_to_double(vm, IntView(vm, doubled)));
  int binary;
  double mantissa = std::frexp(number, &binary);
  *exponent = static_cast<int64_t>(dropped) - 1 + binary;
  return mantissa;
}

template <double (*function)(double)>
Result<double> logarithm(Vm& vm, Value value) {
  if (is_int(vm, value)) {
    if (int_is_negative(vm, value) || int_is_zero(vm, value)) {
      return vm.raise(TypeId::ValueError, "expected a positive input");
    }
    if (value.is_cell() && int_bit_length(vm, value) > 1023) {
      int64_t exponent;
      double mantissa = TRY(scaled_double(vm, value, &exponent));
      return on_foreign_stack(
          [=] { return function(mantissa) + function(2.0) * static_cast<double>(exponent); });
    }
  }
  double x = TRY(real_argument_calling(vm, value));
  if (x <= 0) return raise_domain_error(vm, kPositive, x);
  return on_foreign_stack([](double number) { return function(number); }, x);
}

Result<Value> math_log(Vm& vm, const Value* arguments) {
  double number = TRY(logarithm<std::log>(vm, arguments[0]));
  if (arguments[1].is_undefined()) return Value::from_double(number);
  double base = TRY(logarithm<std::log>(vm, arguments[1]));
  if (base == 0) return raise_division_by_zero(vm);
  return Value::from_double(number / base);
}
Result<Value> math_log2(Vm& vm, const Value* arguments) {
  return Value::from_double(TRY(logarithm<std::log2>(vm, arguments[0])));
}
Result<Value> math_log10(Vm& vm, const Value* arguments) {
  return Value::from_double(TRY(logarithm<std::log10>(vm, arguments[0])));
}

constexpr Overflow kCanOverflow = Overflow::Possible;
constexpr Overflow kCannotOverflow = Overflow::Impossible;

constexpr NativeRow kRows[] = {
    {"acos(x, /)", unary<std::acos, kCannotOverflow, kUnitRange>, kNativeConstantTime},
    {"acosh(x, /)", unary<inverse_hyperbolic_cosine, kCannotOverflow, kNotBelowOne>,
     kNativeConstantTime},
    {"asin(x, /)", unary<std::asin, kCannotOverflow, kUnitRange>, kNativeConstantTime},
    {"asinh(x, /)", unary<std::asinh, kCannotOverflow, kDomainError>, kNativeConstantTime},
    {"atan(x, /)", unary<std::atan, kCannotOverflow, kDomainError>, kNativeConstantTime},
    {"atan2(y, x, /)", math_atan2, kNativeConstantTime},
    {"atanh(x, /)", unary<std::atanh, kCannotOverflow, kInsideUnit>, kNativeConstantTime},
    {"cbrt(x, /)", unary<cube_root, kCannotOverflow, kDomainError>, kNativeConstantTime},
    {"ceil(x, /)", rounded<std::ceil, Name::Ceil>},
    {"comb(n, k, /)", math_comb},
    {"copysign(x, y, /)", math_copysign, kNativeConstantTime},
    {"cos(x, /)", unary<std::cos, kCannotOverflow, kFinite>, kNativeConstantTime},
    {"cosh(x, /)", unary<std::cosh, kCanOverflow, kDomainError>, kNativeConstantTime},
    {"degrees(x, /)", math_degrees, kNativeConstantTime},
    {"dist(p, q, /)", math_dist},
    {"erf(x, /)", unary<error_function, kCannotOverflow, kDomainError>, kNativeConstantTime},
    {"erfc(x, /)", unary<complementary_error_function, kCannotOverflow, kDomainError>,
     kNativeConstantTime},
    {"exp(x, /)", unary<std::exp, kCanOverflow, kDomainError>, kNativeConstantTime},
    {"exp2(x, /)", unary<exponential_of_two, kCanOverflow, kDomainError>, kNativeConstantTime},
    {"expm1(x, /)", unary<std::expm1, kCanOverflow, kDomainError>, kNativeConstantTime},
    {"fabs(x, /)", unary<std::fabs, kCannotOverflow, kDomainError>, kNativeConstantTime},
    {"factorial(n, /)", math_factorial},
    {"floor(x, /)", rounded<std::floor, Name::Floor>},
    {"fma(x, y, z, /)", math_fma, kNativeConstantTime},
    {"fmod(x, y, /)", remainder_of<std::fmod>, kNativeConstantTime},
    {"frexp(x, /)", math_frexp, kNativeConstantTime},
    {"fsum(seq, /)", math_fsum},
    {"gamma(x, /)", math_gamma, kNativeConstantTime},
    {"gcd(*integers)", math_gcd},
    {"hypot(*coordinates)", math_hypot},
    {"isclose(a, b, *, rel_tol=<1e-09>, abs_tol=<0.0>)", math_isclose, kNativeConstantTime},
    {"isfinite(x, /)", math_isfinite, kNativeConstantTime},
    {"isinf(x, /)", math_isinf, kNativeConstantTime},
    {"isnan(x, /)", math_isnan, kNativeConstantTime},
    {"isqrt(n, /)", math_isqrt},
    {"lcm(*integers)", math_lcm},
    {"ldexp(x, i, /)", math_ldexp, kNativeConstantTime},
    {"lgamma(x, /)", math_lgamma, kNativeConstantTime},
    {"log(x, base=<math.e>, /)", math_log},
    {"log10(x, /)", math_log10},
    {"log1p(x, /)", unary<std::log1p, kCannotOverflow, kAboveMinusOne>, kNativeConstantTime},
    {"log2(x, /)", math_log2},
    {"modf(x, /)", math_modf, kNativeConstantTime},
    {"nextafter(x, y, /, *, steps=None)", math_nextafter, kNativeConstantTime},
    {"perm(n, k=None, /)", math_perm},
    {"pow(x, y, /)", math_pow, kNativeConstantTime},
    {"prod(iterable, /, *, start=1)", math_prod},
    {"radians(x, /)", math_radians, kNativeConstantTime},
    {"remainder(x, y, /)", remainder_of<std::remainder>, kNativeConstantTime},
    {"sin(x, /)", unary<std::sin, kCannotOverflow, kFinite>, kNativeConstantTime},
    {"sinh(x, /)", unary<std::sinh, kCanOverflow, kDomainError>, kNativeConstantTime},
    {"sqrt(x, /)", unary<std::sqrt, kCannotOverflow, kNotNegative>, kNativeConstantTime},
    {"sumprod(p, q, /)", math_sumprod},
    {"tan(x, /)", unary<std::tan, kCannotOverflow, kFinite>, kNativeConstantTime},
    {"tanh(x, /)", unary<std::tanh, kCannotOverflow, kDomainError>, kNativeConstantTime},
    {"trunc(x, /)", math_trunc},
    {"ulp(x, /)", math_ulp, kNativeConstantTime},
};

struct Constant {
  const char* name;
  double number;
};

constexpr Constant kConstants[] = {
    {"e", std::numbers::e},
    {"inf", std::numeric_limits<double>::infinity()},
    {"nan", std::numeric_limits<double>::quiet_NaN()},
    {"pi", std::numbers::pi},
    {"tau", 2 * std::numbers::pi},
};

}  // namespace

Result<Tolerances> tolerances_calling(Vm& vm, Value relative, Value absolute) {
  Tolerances result;
  if (!relative.is_undefined()) result.relative = TRY(real_argument_calling(vm, relative));
  if (!absolute.is_undefined()) result.absolute = TRY(real_argument_calling(vm, absolute));
  if (result.relative < 0 || result.absolute < 0) {
    return vm.raise(TypeId::ValueError, "tolerances must be non-negative");
  }
  return result;
}

std::span<const NativeRow> math_module_functions() { return kRows; }

Result<void> fill_math_module(Vm& vm, Dict* dict) {
  for (const Constant& constant : kConstants) {
    TRY(add_to_module(vm, dict, constant.name, Value::from_double(constant.number)));
  }
  return {};
}

}  // namespace hognose
