// The distributions of random.Random.
//
// Equal seeds give the same numbers as in CPython, so each function uses the published algorithm
// that the library documentation names, draws in the same order, and rounds in the same places.
// All draw by the random() of the object: natively if that is the one of this library, else by a
// call, because a subclass or an instance may have its own.
#include "library/math/distributions.h"

#include <cmath>
#include <numbers>

#include "base/foreign_call.h"
#include "library/math/math.h"
#include "library/math/random.h"
#include "objects/attributes/attributes.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;
constexpr double kRatioWidth = 1.7155277699214135;  // 4 / sqrt(2 e)
constexpr double kLogFour = 1.3862943611198906;     // log(4)
constexpr double kGammaMargin = 2.504077396776274;  // 1 + log(4.5)

// The numbers from 0 to 1 that a call draws.
class Uniform {
 public:
  Uniform(Vm& vm, Value self) : vm_(vm), self_(self) {}

  Result<void> find_calling() {
    method_ = TRY(get_attribute_calling(vm_, self_, vm_.name(Name::RandomMethod)));
    if (!vm_.is_exactly(method_, TypeId::BuiltinFunction)) return {};
    const Native* native = vm_.known<Native>(method_);
    const NativeEntry* entry = vm_.boot.native(native->native_index);
    is_native_ = native->self == self_ && entry != nullptr && entry->code == random_random;
    return {};
  }

  Result<double> next_calling() {
    TRY(vm_.meter.charge(1));
    if (HOGNOSE_LIKELY(is_native_)) return next_double(generator_of(vm_, self_));
    return real_number_calling(vm_, TRY(vm_.call(method_, {})));
  }

 private:
  Vm& vm_;
  Value self_;
  Value method_ = Value::undefined();
  bool is_native_ = false;
};

// --- functions of the C library, with the errors of the module math

double sine(double x) {
  return on_foreign_stack([x] { return std::sin(x); });
}
double cosine(double x) {
  return on_foreign_stack([x] { return std::cos(x); });
}
double arc_cosine(double x) {
  return on_foreign_stack([x] { return std::acos(x); });
}

Failure raise_domain(Vm& vm, const char* text, double x) {
  Result<Str*> repr = double_repr(vm, x);
  if (repr.failed()) return repr.failure();
  return vm.raise(TypeId::ValueError, text, repr.value());
}

Result<double> logarithm(Vm& vm, double x) {
  if (x <= 0) return raise_domain(vm, "expected a positive input, got {}", x);
  return on_foreign_stack([x] { return std::log(x); });
}

Result<double> binary_logarithm(Vm& vm, double x) {
  if (x <= 0) return raise_domain(vm, "expected a positive input, got {}", x);
  return on_foreign_stack([x] { return std::log2(x); });
}

Result<double> square_root(Vm& vm, double x) {
  if (x < 0) return raise_domain(vm, "expected a nonnegative input, got {}", x);
  return std::sqrt(x);
}

Result<double> exponential(Vm& vm, double x) {
  double result = on_foreign_stack([x] { return std::exp(x); });
  if (std::isinf(result) && std::isfinite(x)) {
    return vm.raise(TypeId::OverflowError, "math range error");
  }
  return result;
}

Result<double> quotient(Vm& vm, double dividend, double divisor) {
  if (divisor == 0) return raise_division_by_zero(vm);
  return dividend / divisor;
}

Result<Value> power(Vm& vm, double base, double exponent) {
  return float_binary(vm, BinaryOperator::Power, Value::from_double(base),
                      Value::from_double(exponent));
}

// Whether both are numbers that a double holds exactly.
bool are_plain(Value a, Value b) {
  return (a.is_double() || a.is_small_int()) && (b.is_double() || b.is_small_int());
}

double plain_number(Value value) {
  return value.is_double() ? value.as_double() : static_cast<double>(value.small_int());
}

// offset + factor * scale, for numbers of any type. `offset` and `scale` come from the program.
Result<Value> scaled_calling(Vm& vm, Value offset, Value factor, Value scale) {
  if (factor.is_double() && are_plain(offset, scale)) {
    return Value::from_double(plain_number(offset) + factor.as_double() * plain_number(scale));
  }
  Value product = TRY(binary_calling(vm, BinaryOperator::Multiply, factor, scale));
  return binary_calling(vm, BinaryOperator::Add, offset, product);
}

Value argument_or(Value argument, double usual) {
  return argument.is_undefined() ? Value::from_double(usual) : argument;
}

// Calls a method of the generator that a subclass may override.
Result<Value> call_own_calling(Vm& vm, Value self, const char* name,
                               std::initializer_list<Value> arguments) {
  Value method = TRY(get_attribute_calling(vm, self, TRY(intern(vm, std::string_view(name)))));
  return vm.call(method, arguments);
}

}  // namespace

// --- intervals

Result<Value> random_uniform(Vm& vm, const Value* arguments) {
  Value a = arguments[1];
  Value b = arguments[2];
  Uniform uniform(vm, arguments[0]);
  if (are_plain(a, b)) {
    TRY(uniform.find_calling());
    double low = plain_number(a);
    double width = plain_number(b) - low;
    return Value::from_double(low + width * TRY(uniform.next_calling()));
  }
  Value width = TRY(binary_calling(vm, BinaryOperator::Subtract, b, a));
  TRY(uniform.find_calling());
  Value drawn = Value::from_double(TRY(uniform.next_calling()));
  Value above = TRY(binary_calling(vm, BinaryOperator::Multiply, width, drawn));
  return binary_calling(vm, BinaryOperator::Add, a, above);
}

// Inverts the distribution function, which is quadratic on both sides of the mode.
Result<Value> random_triangular(Vm& vm, const Value* arguments) {
  Value first = argument_or(arguments[1], 0.0);
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  double drawn = TRY(uniform.next_calling());
  double low = TRY(real_argument_calling(vm, first));
  double high = TRY(real_argument_calling(vm, argument_or(arguments[2], 1.0)));
  double share = 0.5;  // of the side below the mode
  if (!arguments[3].is_none()) {
    double mode = TRY(real_argument_calling(vm, arguments[3]));
    if (high == low) return first;
    share = (mode - low) / (high - low);
  }
  if (drawn <= share) {
    return Value::from_double(low + (high - low) * TRY(square_root(vm, drawn * share)));
  }
  double rest = TRY(square_root(vm, (1.0 - drawn) * (1.0 - share)));
  return Value::from_double(high + (low - high) * rest);
}

// --- the normal distribution and those that derive from it

// The ratio method (A. Kinderman and J. Monahan, 1977): a point in a rectangle is accepted if it is
// below a curve, and its slope is the number.
Result<Value> random_normalvariate(Vm& vm, const Value* arguments) {
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  for (;;) {
    double x = TRY(uniform.next_calling());
    double y = 1.0 - TRY(uniform.next_calling());
    double slope = TRY(quotient(vm, kRatioWidth * (x - 0.5), y));
    if (slope * slope / 4.0 > -TRY(logarithm(vm, y))) continue;
    return scaled_calling(vm, argument_or(arguments[1], 0.0), Value::from_double(slope),
                          argument_or(arguments[2], 1.0));
  }
}

// Two numbers from a point in polar coordinates (G. Box and M. Muller, 1958). The second one waits
// in the attribute gauss_next, which getstate() saves.
Result<Value> random_gauss(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Str* next = TRY(intern(vm, std::string_view("gauss_next")));
  Value number = TRY(get_attribute_calling(vm, self, next));
  TRY(set_attribute_calling(vm, self, next, Value::none()));
  if (number.is_none()) {
    Uniform uniform(vm, self);
    TRY(uniform.find_calling());
    double angle = TRY(uniform.next_calling()) * kTurn;
    double drawn = TRY(uniform.next_calling());
    double radius = TRY(square_root(vm, -2.0 * TRY(logarithm(vm, 1.0 - drawn))));
    number = Value::from_double(cosine(angle) * radius);
    TRY(set_attribute_calling(vm, self, next, Value::from_double(sine(angle) * radius)));
  }
  return scaled_calling(vm, argument_or(arguments[1], 0.0), number, argument_or(arguments[2], 1.0));
}

Result<Value> random_lognormvariate(Vm& vm, const Value* arguments) {
  Value normal =
      TRY(call_own_calling(vm, arguments[0], "normalvariate", {arguments[1], arguments[2]}));
  return Value::from_double(TRY(exponential(vm, TRY(real_argument_calling(vm, normal)))));
}

// An angle around mu: rejection from a wrapped Cauchy distribution (D. Best and N. Fisher, 1979).
Result<Value> random_vonmisesvariate(Vm& vm, const Value* arguments) {
  double mu = TRY(real_argument_calling(vm, arguments[1]));
  double kappa = TRY(real_argument_calling(vm, arguments[2]));
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  if (kappa <= 1e-6) return Value::from_double(kTurn * TRY(uniform.next_calling()));
  double half = 0.5 / kappa;
  double r = half + std::sqrt(1.0 + half * half);
  double z;
  for (;;) {
    z = cosine(std::numbers::pi * TRY(uniform.next_calling()));
    double d = TRY(quotient(vm, z, r + z));
    double height = TRY(uniform.next_calling());
    if (height < 1.0 - d * d || height <= (1.0 - d) * TRY(exponential(vm, d))) break;
  }
  double q = 1.0 / r;
  double angle = arc_cosine((q + z) / (1.0 + q * z));
  bool is_above = TRY(uniform.next_calling()) > 0.5;
  return float_binary(vm, BinaryOperator::Modulo,
                      Value::from_double(is_above ? mu + angle : mu - angle),
                      Value::from_double(kTurn));
}

// --- waiting times and their sums

Result<Value> random_expovariate(Vm& vm, const Value* arguments) {
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  double time = -TRY(logarithm(vm, 1.0 - TRY(uniform.next_calling())));
  Value rate = argument_or(arguments[1], 1.0);
  if (are_plain(rate, rate)) {
    return Value::from_double(TRY(quotient(vm, time, plain_number(rate))));
  }
  return binary_calling(vm, BinaryOperator::TrueDivide, Value::from_double(time), rate);
}

Result<Value> random_weibullvariate(Vm& vm, const Value* arguments) {
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  double time = -TRY(logarithm(vm, 1.0 - TRY(uniform.next_calling())));
  double beta = TRY(real_argument_calling(vm, arguments[2]));
  Value factor = TRY(power(vm, time, TRY(quotient(vm, 1.0, beta))));
  return binary_calling(vm, BinaryOperator::Multiply, arguments[1], factor);
}

Result<Value> random_paretovariate(Vm& vm, const Value* arguments) {
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  double u = 1.0 - TRY(uniform.next_calling());
  double alpha = TRY(real_argument_calling(vm, arguments[1]));
  return power(vm, u, TRY(quotient(vm, -1.0, alpha)));
}

namespace {

// Gamma for alpha > 1 (R. Cheng, 1977): rejection from a log-logistic distribution.
Result<double> large_gamma_calling(Vm& vm, Uniform& uniform, double alpha) {
  double scale = std::sqrt(2.0 * alpha - 1.0);
  double b = alpha - kLogFour;
  double c = alpha + scale;
  for (;;) {
    double u = TRY(uniform.next_calling());
    if (!(u > 1e-7 && u < 0.9999999)) continue;
    double w = 1.0 - TRY(uniform.next_calling());
    double v = TRY(logarithm(vm, u / (1.0 - u))) / scale;
    double x = alpha * TRY(exponential(vm, v));
    double z = u * u * w;
    double r = b + c * v - x;
    if (r + kGammaMargin - 4.5 * z >= 0.0 || r >= TRY(logarithm(vm, z))) return x;
  }
}

// Gamma for alpha < 1 (J. Ahrens and U. Dieter, 1974).
Result<double> small_gamma_calling(Vm& vm, Uniform& uniform, double alpha) {
  double b = (std::numbers::e + alpha) / std::numbers::e;
  for (;;) {
    double p = b * TRY(uniform.next_calling());
    double x;
    if (p <= 1.0) {
      Value root = TRY(power(vm, p, 1.0 / alpha));
      x = TRY(real_argument_calling(vm, root));
    } else {
      x = -TRY(logarithm(vm, (b - p) / alpha));
    }
    double height = TRY(uniform.next_calling());
    if (p > 1.0) {
      Value bound = TRY(power(vm, x, alpha - 1.0));
      if (height <= TRY(real_argument_calling(vm, bound))) return x;
    } else if (height <= TRY(exponential(vm, -x))) {
      return x;
    }
  }
}

}  // namespace

Result<Value> random_gammavariate(Vm& vm, const Value* arguments) {
  double alpha = TRY(real_argument_calling(vm, arguments[1]));
  double beta = TRY(real_argument_calling(vm, arguments[2]));
  if (alpha <= 0.0 || beta <= 0.0) {
    return vm.raise(TypeId::ValueError, "gammavariate: alpha and beta must be > 0.0");
  }
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  double number;
  if (alpha > 1.0) {
    number = TRY(large_gamma_calling(vm, uniform, alpha));
  } else if (alpha == 1.0) {
    number = -TRY(logarithm(vm, 1.0 - TRY(uniform.next_calling())));
  } else {
    number = TRY(small_gamma_calling(vm, uniform, alpha));
  }
  return Value::from_double(number * beta);
}

// The share of one gamma distribution in the sum of two.
Result<Value> random_betavariate(Vm& vm, const Value* arguments) {
  Value one = Value::from_double(1.0);
  Value y = TRY(call_own_calling(vm, arguments[0], "gammavariate", {arguments[1], one}));
  double part = TRY(real_argument_calling(vm, y));
  if (part == 0) return Value::from_double(0.0);
  Value other = TRY(call_own_calling(vm, arguments[0], "gammavariate", {arguments[2], one}));
  double sum = part + TRY(real_argument_calling(vm, other));
  return Value::from_double(TRY(quotient(vm, part, sum)));
}

// --- successes in n trials

namespace {

// The draws of a subclass may be infinite or NaN. Like CPython, a count cannot be.
Result<double> whole(Vm& vm, double number) {
  if (!std::isfinite(number)) TRY(make_int_from_double(vm, number));
  return std::floor(number);
}

// From one success to the next (L. Devroye, 1986). Fast if there are few.
Result<double> few_successes_calling(Vm& vm, Uniform& uniform, double n, double p) {
  double c = TRY(binary_logarithm(vm, 1.0 - p));
  if (c == 0) return 0.0;
  double successes = 0;
  double trials = 0;
  for (;;) {
    double drawn = TRY(uniform.next_calling());
    trials += TRY(whole(vm, TRY(binary_logarithm(vm, drawn)) / c)) + 1;
    if (trials > n) return successes;
    ++successes;
  }
}

double log_factorial(double n) {
  return on_foreign_stack([n] { return log_gamma(n + 1); });
}

// Transformed rejection with a squeeze (W. Hörmann, 1993: BTRS).
Result<double> many_successes_calling(Vm& vm, Uniform& uniform, double n, double p) {
  double deviation = std::sqrt(n * p * (1.0 - p));
  double b = 1.15 + 2.53 * deviation;
  double a = -0.0873 + 0.0248 * b + 0.01 * p;
  double c = n * p + 0.5;
  double inside = 0.92 - 4.2 / b;
  for (;;) {
    double u = TRY(uniform.next_calling()) - 0.5;
    double distance = 0.5 - std::fabs(u);
    double slope = TRY(quotient(vm, 2.0 * a, distance)) + b;
    double k = TRY(whole(vm, slope * u + c));
    if (k < 0 || k > n) continue;
    double v = TRY(uniform.next_calling());
    if (distance >= 0.07 && v <= inside) return k;
    double alpha = (2.83 + 5.1 / b) * deviation;
    double odds = TRY(logarithm(vm, p / (1.0 - p)));
    double mode = std::floor((n + 1) * p);
    double highest = log_factorial(mode) + log_factorial(n - mode);
    v *= alpha / (a / (distance * distance) + b);
    double bound = highest - log_factorial(k) - log_factorial(n - k) + (k - mode) * odds;
    if (TRY(logarithm(vm, v)) <= bound) return k;
  }
}

}  // namespace

Result<Value> random_binomialvariate(Vm& vm, const Value* arguments) {
  double n = TRY(real_argument_calling(vm, arguments[1]));
  double p = TRY(real_argument_calling(vm, argument_or(arguments[2], 0.5)));
  if (n < 0) return vm.raise(TypeId::ValueError, "n must be non-negative");
  if (p == 0.0) return Value::from_small_int(0);
  if (p == 1.0) return arguments[1];
  if (!(p > 0.0 && p < 1.0)) {
    return vm.raise(TypeId::ValueError, "p must be in the range 0.0 <= p <= 1.0");
  }
  Uniform uniform(vm, arguments[0]);
  TRY(uniform.find_calling());
  if (n == 1) return Value::from_small_int(TRY(uniform.next_calling()) < p ? 1 : 0);
  // Count the rarer of success and failure.
  bool counts_failures = p > 0.5;
  if (counts_failures) p = 1.0 - p;
  double found = n * p < 10.0 ? TRY(few_successes_calling(vm, uniform, n, p))
                              : TRY(many_successes_calling(vm, uniform, n, p));
  return make_int_from_double(vm, counts_failures ? n - found : found);
}

}  // namespace hognose
