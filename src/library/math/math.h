// Declarations shared by the files of the modules math and cmath.
//
// The extended-precision numbers consist of two or three doubles (Dekker, Knuth). They serve where
// a sum must be exact to the last digit.
#pragma once

#include <cmath>

#include "objects/core/native.h"
#include "objects/core/vm.h"
#include "objects/numbers/numbers.h"

namespace hognose {

// Natives whose rows are in math.cpp.
// math/integers.cpp
Result<Value> math_comb(Vm& vm, const Value* arguments);
Result<Value> math_factorial(Vm& vm, const Value* arguments);
Result<Value> math_gcd(Vm& vm, const Value* arguments);
Result<Value> math_isqrt(Vm& vm, const Value* arguments);
Result<Value> math_lcm(Vm& vm, const Value* arguments);
Result<Value> math_perm(Vm& vm, const Value* arguments);
// math/sums.cpp
Result<Value> math_dist(Vm& vm, const Value* arguments);
Result<Value> math_fsum(Vm& vm, const Value* arguments);
Result<Value> math_hypot(Vm& vm, const Value* arguments);
Result<Value> math_prod(Vm& vm, const Value* arguments);
Result<Value> math_sumprod(Vm& vm, const Value* arguments);

// real_number_calling(), with the common cases inline.
inline Result<double> real_argument_calling(Vm& vm, Value value) {
  if (HOGNOSE_LIKELY(value.is_double())) return value.as_double();
  if (value.is_small_int()) return static_cast<double>(value.small_int());
  return real_number_calling(vm, value);
}

// The tolerances of isclose() (PEP 485), with their defaults. They must not be negative.
struct Tolerances {
  double relative = 1e-9;
  double absolute = 0;
};
Result<Tolerances> tolerances_calling(Vm& vm, Value relative, Value absolute);

// math.fsum: returns the correctly rounded sum of the items as floats, and their number in *count.
Result<double> exact_sum_calling(Vm& vm, Value iterable, int64_t* count);

// The gamma function and the logarithm of its absolute value (math/gamma.cpp). Results that are too
// large are infinite. At a pole, log_gamma() is infinite; gamma_function() is infinite at zero and
// NaN at negative integers and at negative infinity.
double gamma_function(double x);
double log_gamma(double x);

// The square root of the sum of squares, nearly always correctly rounded. No coordinate is
// negative, and `largest` is the largest one. Overwrites `coordinates`.
Result<double> vector_norm(Meter& meter, double* coordinates, size_t count, double largest,
                           bool found_nan);

// The exact sum of hi and lo.
struct TwoDoubles {
  double hi;
  double lo;
};
inline TwoDoubles exact_sum(double a, double b) {
  double sum = a + b;
  double b_part = sum - a;
  return {sum, (a - (sum - b_part)) + (b - b_part)};
}
// Requires |a| >= |b|.
inline TwoDoubles exact_sum_of_ordered(double a, double b) {
  double sum = a + b;
  return {sum, (a - sum) + b};
}
inline TwoDoubles exact_product(double a, double b) {
  double product = a * b;
  return {product, std::fma(a, b, -product)};
}

}  // namespace hognose
