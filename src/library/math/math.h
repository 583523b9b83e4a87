// The pieces of the module math.
//
// Also what math and cmath share: numbers of extended precision made of two or three doubles
// (Dekker, Knuth), used where a sum must be exact to the last digit.
#pragma once

#include <cmath>

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

// The natives whose rows are in math.cpp.
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

// math.fsum: the sum of what an iterable yields, as floats, correctly rounded; and how many there
// were.
Result<double> exact_sum_calling(Vm& vm, Value iterable, int64_t* count);

// The gamma function and the logarithm of its absolute value; for poles and where the result is too
// large the answer is infinite, at negative infinity (gamma only) NaN. (math/gamma.cpp)
double gamma_function(double x);
double log_gamma(double x);

// The square root of the sum of squares, exact but for the last rounding in nearly all cases. The
// coordinates are not negative; `largest` is the largest of them. `coordinates` is overwritten.
Result<double> vector_norm(Meter& meter, double* coordinates, size_t count, double largest,
                           bool found_nan);

// hi + lo, exactly.
struct TwoDoubles {
  double hi;
  double lo;
};
inline TwoDoubles exact_sum(double a, double b) {
  double sum = a + b;
  double b_part = sum - a;
  return {sum, (a - (sum - b_part)) + (b - b_part)};
}
// For |a| >= |b|.
inline TwoDoubles exact_sum_of_ordered(double a, double b) {
  double sum = a + b;
  return {sum, (a - sum) + b};
}
inline TwoDoubles exact_product(double a, double b) {
  double product = a * b;
  return {product, std::fma(a, b, -product)};
}

}  // namespace hognose
