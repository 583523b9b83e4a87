// The gamma function and its logarithm, by Lanczos' approximation with the coefficients for g =
// 6.0246… and 13 terms, evaluated as a rational function.
//
// The functions of libm are not used because their last digits differ between systems. The results
// of this file agree with CPython's for nearly all arguments.
#include <cmath>
#include <limits>
#include <numbers>

#include "library/math/math.h"

namespace hognose {

namespace {

constexpr double kG = 6.024680040776729583740234375;
constexpr double kGMinusHalf = 5.524680040776729583740234375;
constexpr int kTerms = 13;
constexpr double kNumerator[kTerms] = {23531376880.410759688572007674451636754734846804940,
                                       42919803642.649098768957899047001988850926355848959,
                                       35711959237.355668049440185451547166705960488635843,
                                       17921034426.037209699919755754458931112671403265390,
                                       6039542586.3520280050642916443072979210699388420708,
                                       1439720407.3117216736632230727949123939715485786372,
                                       248874557.86205415651146038641322942321632125127801,
                                       31426415.585400194380614231628318205362874684987640,
                                       2876370.6289353724412254090516208496135991145378768,
                                       186056.26539522349504029498971604569928220784236328,
                                       8071.6720023658162106380029022722506138218516325024,
                                       210.82427775157934587250973392071336271166969580291,
                                       2.5066282746310002701649081771338373386264310793408};
constexpr double kDenominator[kTerms] = {
    0.0,       39916800.0, 120543840.0, 150917976.0, 105258076.0, 45995730.0, 13339535.0,
    2637558.0, 357423.0,   32670.0,     1925.0,      66.0,        1.0};

// The exact values of (n-1)! from n = 1 on.
constexpr double kFactorials[] = {1.0,
                                  1.0,
                                  2.0,
                                  6.0,
                                  24.0,
                                  120.0,
                                  720.0,
                                  5040.0,
                                  40320.0,
                                  362880.0,
                                  3628800.0,
                                  39916800.0,
                                  479001600.0,
                                  6227020800.0,
                                  87178291200.0,
                                  1307674368000.0,
                                  20922789888000.0,
                                  355687428096000.0,
                                  6402373705728000.0,
                                  121645100408832000.0,
                                  2432902008176640000.0,
                                  51090942171709440000.0,
                                  1124000727777607680000.0};
constexpr int kFactorialCount = static_cast<int>(std::size(kFactorials));

// Evaluates in powers of 1/x from x = 5 on, so that nothing overflows and no digits are lost.
double lanczos_sum(double x) {
  double numerator = 0;
  double denominator = 0;
  if (x < 5) {
    for (int i = kTerms; --i >= 0;) {
      numerator = numerator * x + kNumerator[i];
      denominator = denominator * x + kDenominator[i];
    }
  } else {
    for (int i = 0; i < kTerms; ++i) {
      numerator = numerator / x + kNumerator[i];
      denominator = denominator / x + kDenominator[i];
    }
  }
  return numerator / denominator;
}

// Computes sin(pi * x) from the distance of x to the nearest multiple of 1/2.
double sine_of_pi_times(double x) {
  constexpr double pi = std::numbers::pi;
  double y = std::fmod(std::fabs(x), 2.0);
  double result = 0;
  switch (static_cast<int>(std::round(2.0 * y))) {
    case 0: result = std::sin(pi * y); break;
    case 1: result = std::cos(pi * (y - 0.5)); break;
    // -sin(pi * (y - 1)) would give a zero of the wrong sign at y = 1.
    case 2: result = std::sin(pi * (1.0 - y)); break;
    case 3: result = -std::cos(pi * (y - 1.5)); break;
    case 4: result = std::sin(pi * (y - 2.0)); break;
    default: break;
  }
  return std::copysign(1.0, x) * result;
}

}  // namespace

double gamma_function(double x) {
  constexpr double pi = std::numbers::pi;
  if (!std::isfinite(x)) {
    return std::isnan(x) || x > 0 ? x : std::numeric_limits<double>::quiet_NaN();
  }
  if (x == 0) return std::copysign(HUGE_VAL, x);
  if (x == std::floor(x)) {
    if (x < 0) return std::numeric_limits<double>::quiet_NaN();
    if (x <= kFactorialCount) return kFactorials[static_cast<int>(x) - 1];
  }
  double magnitude = std::fabs(x);
  if (magnitude < 1e-20) return 1.0 / x;
  if (magnitude > 200.0) return x < 0 ? 0.0 / sine_of_pi_times(x) : HUGE_VAL;
  double y = magnitude + kGMinusHalf;
  // The rounding error of y, compensated below.
  double z;
  if (magnitude > kGMinusHalf) {
    double q = y - magnitude;
    z = q - kGMinusHalf;
  } else {
    double q = y - kGMinusHalf;
    z = q - magnitude;
  }
  z = z * kG / y;
  double result;
  if (x < 0) {
    result = -pi / sine_of_pi_times(magnitude) / magnitude * std::exp(y) / lanczos_sum(magnitude);
    result -= z * result;
    if (magnitude < 140.0) {
      result /= std::pow(y, magnitude - 0.5);
    } else {
      double root = std::pow(y, magnitude / 2.0 - 0.25);
      result /= root;
      result /= root;
    }
  } else {
    result = lanczos_sum(magnitude) / std::exp(y);
    result += z * result;
    if (magnitude < 140.0) {
      result *= std::pow(y, magnitude - 0.5);
    } else {
      double root = std::pow(y, magnitude / 2.0 - 0.25);
      result *= root;
      result *= root;
    }
  }
  return result;
}

double log_gamma(double x) {
  constexpr double kLogPi = 1.144729885849400174143427351353058711647;
  if (!std::isfinite(x)) return std::isnan(x) ? x : HUGE_VAL;
  if (x == std::floor(x) && x <= 2.0) return x <= 0 ? HUGE_VAL : 0.0;
  double magnitude = std::fabs(x);
  if (magnitude < 1e-20) return -std::log(magnitude);
  double result = std::log(lanczos_sum(magnitude)) - kG;
  result += (magnitude - 0.5) * (std::log(magnitude + kG - 0.5) - 1);
  if (x < 0) {
    result =
        kLogPi - std::log(std::fabs(sine_of_pi_times(magnitude))) - std::log(magnitude) - result;
  }
  return std::isnan(result) ? HUGE_VAL : result;
}

}  // namespace hognose
