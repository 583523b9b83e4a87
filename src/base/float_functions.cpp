// Float functions with the same results on every machine; see the header.
//
// Where a plain formula would lose the last digit, numbers are sums of two doubles: the rounded
// value and the remainder.
#include "base/float_functions.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <utility>

#include "base/error_function_generated.h"

namespace hognose {

namespace {

// A sum of two doubles; `low` is at most half a unit in the last place of `high`.
struct TwoDoubles {
  double high;
  double low;
};

TwoDoubles exact_product(double a, double b) {
  double high = a * b;
  return {high, std::fma(a, b, -high)};
}

// sqrt(a * a + b * b) for finite a >= b > 0 whose squares neither overflow nor lose digits.
double scaled_hypotenuse(double a, double b) {
  TwoDoubles aa = exact_product(a, a);
  TwoDoubles bb = exact_product(b, b);
  double sum = aa.high + bb.high;
  double sum_low = (aa.high - sum) + bb.high + (aa.low + bb.low);
  double root = std::sqrt(sum);
  // One step of Newton's method, using the exact remainder.
  return root + (std::fma(-root, root, sum) + sum_low) / (2 * root);
}

// The sum of terms[i] * x**i. Even and odd powers are separate, so that the processor computes both
// in parallel.
template <int count>
double series(const double* terms, double x) {
  static_assert(count % 2 == 0);
  double square = x * x;
  double even = 0;
  double odd = 0;
  for (int i = count; (i -= 2) >= 0;) {
    even = even * square + terms[i];
    odd = odd * square + terms[i + 1];
  }
  return even + odd * x;
}

// 2**exponent, for results that are not subnormal.
double power_of_two(int exponent) {
  return std::bit_cast<double>(static_cast<uint64_t>(1023 + exponent) << 52);
}

// exp(x**2) * erfc(x) for x from 0.5 to 32.
TwoDoubles scaled_error_function(double x) {
  // The exponent and the first bits of the mantissa are the cell number; the next bit is half a
  // cell.
  constexpr int kShift = 52 - std::countr_zero(unsigned{kErrorCellsPerOctave});
  constexpr uint64_t kFirstCell = uint64_t{1023 + kErrorFirstExponent} * kErrorCellsPerOctave;
  uint64_t cell = std::bit_cast<uint64_t>(x) >> kShift;
  double middle = std::bit_cast<double>((cell << kShift) | (uint64_t{1} << (kShift - 1)));
  const double* terms = kErrorCells[cell - kFirstCell];
  double distance = x - middle;
  return {terms[0], terms[1] + distance * series<kErrorTerms - 2>(terms + 2, distance)};
}

// erfc(x) for x >= 0.5.
double upper_error_function(double x) {
  constexpr double kVanishes = 27.25;  // erfc(27.25) rounds to zero
  if (x >= kVanishes) return 0;
  // erfc(x) = exp(-x**2) * (high + low), where x**2 is a rounded product and its remainder.
  TwoDoubles square = exact_product(x, x);
  TwoDoubles scaled = scaled_error_function(x);
  double low = scaled.low - square.low * (scaled.high + scaled.low);
  constexpr double kLargeSquare = 700;
  if (square.high < kLargeSquare) {
    double factor = std::exp(-square.high);
    return std::fma(factor, scaled.high, factor * low);
  }
  // The exponential alone may be subnormal and so lose precision.
  double root = std::exp(square.high * -0.5);
  return std::fma(root, scaled.high, root * low) * root;
}

// erf(x) for x between -0.5 and 0.5.
double small_error_function(double x) {
  return x + x * series<kSmallErrorTerms>(kSmallError, x * x);
}

}  // namespace

double hypotenuse(double x, double y) {
  double a = std::fabs(x);
  double b = std::fabs(y);
  if (std::isinf(a) || std::isinf(b)) return std::numeric_limits<double>::infinity();
  if (std::isnan(a) || std::isnan(b)) return std::numeric_limits<double>::quiet_NaN();
  if (a < b) std::swap(a, b);
  // If b is so small, b**2 is below 2**-110 * a**2 and does not change the result.
  if (b <= a * 0x1p-55) return a + b;
  if (a > 0x1p+500) return scaled_hypotenuse(a * 0x1p-600, b * 0x1p-600) * 0x1p+600;
  if (b < 0x1p-400) return scaled_hypotenuse(a * 0x1p+600, b * 0x1p+600) * 0x1p-600;
  return scaled_hypotenuse(a, b);
}

double cube_root(double x) {
  if (x == 0 || !std::isfinite(x)) return x;
  int exponent;
  double mantissa = std::frexp(std::fabs(x), &exponent);
  // x = mantissa * 8**thirds with the mantissa in [0.5, 4).
  int thirds = exponent >= 0 ? exponent / 3 : -((2 - exponent) / 3);
  mantissa *= power_of_two(exponent - 3 * thirds);
  // A parabola with an error of 1.6%. Two steps of Halley's method reduce it below 2**-50.
  double root = 0.6052 + mantissa * (0.42554 - mantissa * 0.046576);
  for (int i = 0; i < 2; ++i) {
    double cube = root * root * root;
    root *= (cube + 2 * mantissa) / (2 * cube + mantissa);
  }
  // One step of Newton's method, using the exact remainder.
  TwoDoubles square = exact_product(root, root);
  TwoDoubles cube = exact_product(square.high, root);
  double remainder = (mantissa - cube.high) - (cube.low + square.low * root);
  root += remainder / (3 * square.high);
  return std::copysign(root * power_of_two(thirds), x);
}

double exponential_of_two(double x) { return std::pow(2.0, x); }

double inverse_hyperbolic_cosine(double x) {
  if (x < 1) return std::numeric_limits<double>::quiet_NaN();
  // the square root equals x to the last digit
  if (x >= 0x1p+28) return std::log(x) + std::numbers::ln2;
  if (x > 2) return std::log(2 * x - 1 / (x + std::sqrt(x * x - 1)));
  double above = x - 1;
  return std::log1p(above + std::sqrt(2 * above + above * above));
}

double error_function(double x) {
  if (std::isnan(x)) return x;
  double size = std::fabs(x);
  if (size < 0.5) return small_error_function(x);
  return std::copysign(1 - upper_error_function(size), x);
}

double complementary_error_function(double x) {
  if (std::isnan(x)) return x;
  if (x >= 0.5) return upper_error_function(x);
  if (x > -0.5) return 1 - small_error_function(x);
  return 2 - upper_error_function(-x);
}

}  // namespace hognose
