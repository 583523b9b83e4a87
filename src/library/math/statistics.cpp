// The native part of statistics: exact sums of numbers, and the quantile function of the normal
// distribution.
//
// Floats and ints of 64 bits are added as fixed-point numbers wide enough for all of them, in
// constant memory and without rounding. The sums are integer numerators over a power of two. At any
// other item the native function returns to statistics.py, which asks the item for its ratio.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <type_traits>

#include "base/foreign_call.h"
#include "library/core/modules.h"
#include "library/math/math.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// --- exact sums

// A finite double is a multiple of 2**-1074, and its square a multiple of 2**-2148.
constexpr unsigned kUnitExponent = 1074;

// A sum of integers shifted by any number of places, as 32-bit digits in 64-bit words. Carries are
// delayed.
template <unsigned kDigits>
class WideSum {
 public:
  // Adds or subtracts magnitude * 2**place. Requires place / 32 + 3 < kDigits.
  void add(uint64_t magnitude, unsigned place, bool negative) {
    unsigned __int128 shifted = static_cast<unsigned __int128>(magnitude) << (place % 32);
    int64_t* digit = &digits_[place / 32];
    for (unsigned i = 0; i < 3; ++i, shifted >>= 32) {
      auto part = static_cast<int64_t>(static_cast<uint32_t>(shifted));
      digit[i] += negative ? -part : part;
    }
    if (++pending_ == kMaximumPending) carry();
  }

  // Normalizes the digits and the sign. The last digit keeps all higher bits.
  void finish() {
    carry();
    negative_ = digits_[kDigits - 1] < 0;
    if (!negative_) return;
    for (int64_t& digit : digits_) digit = -digit;
    carry();
  }

  // Valid after finish(). Returns the place of the lowest bit set; kDigits * 32 if the sum is zero.
  unsigned lowest_place() const {
    for (unsigned i = 0; i < kDigits; ++i) {
      if (digits_[i] != 0) {
        return i * 32 + static_cast<unsigned>(std::countr_zero(static_cast<uint64_t>(digits_[i])));
      }
    }
    return kDigits * 32;
  }

  // Valid after finish(). Returns the sum without its lowest `places` bits.
  Result<Value> shifted_right(Vm& vm, unsigned places) const {
    constexpr unsigned kLimbs = kDigits / 2 + 2;
    std::array<limbs::Limb, kLimbs> result{};
    for (unsigned i = 0; i < kLimbs; ++i) {
      result[i] = bits_at(places + 64 * i) | (bits_at(places + 64 * i + 32) << 32);
    }
    return make_int_from_limbs(vm, result.data(), kLimbs, negative_);
  }

 private:
  // Additions between carries. No digit overflows for far longer, but then tests could not reach a
  // carry.
  static constexpr unsigned kMaximumPending = 1 << 16;

  void carry() {
    pending_ = 0;
    for (unsigned i = 0; i + 1 < kDigits; ++i) {
      digits_[i + 1] += digits_[i] >> 32;
      digits_[i] &= 0xffffffff;
    }
  }

  // Returns 32 bits from `place` on. The last digit holds at most 64 bits.
  uint64_t bits_at(unsigned place) const {
    unsigned index = place / 32;
    if (index > kDigits) return 0;
    uint64_t low = digit_at(index);
    uint64_t high = digit_at(index + 1);
    return static_cast<uint32_t>((low | (high << 32)) >> (place % 32));
  }
  uint64_t digit_at(unsigned index) const {
    if (index + 1 < kDigits) return static_cast<uint64_t>(digits_[index]);
    uint64_t last = static_cast<uint64_t>(digits_[kDigits - 1]);
    if (index + 1 == kDigits) return static_cast<uint32_t>(last);
    return index == kDigits ? last >> 32 : 0;
  }

  std::array<int64_t, kDigits> digits_{};
  unsigned pending_ = 0;
  bool negative_ = false;
};

// Digits for the largest double, for 64 bits from its lowest place on, and one digit for carries.
constexpr unsigned digits_for(unsigned highest_place) { return highest_place / 32 + 4; }
using SumOfNumbers = WideSum<digits_for(2045)>;
using SumOfSquares = WideSum<digits_for(2 * 2045 + 64)>;

// A number with the value magnitude * 2**(place - kUnitExponent).
struct FixedPoint {
  uint64_t magnitude;
  unsigned place;
  bool negative;
};

// Returns false unless the value is a finite float or an int of 64 bits. Instances of subclasses
// are refused, because they may define their own ratio.
bool fixed_point(const Vm& vm, Value value, FixedPoint* number) {
  if (value.is_double()) {
    uint64_t bits = std::bit_cast<uint64_t>(value.as_double());
    auto exponent = static_cast<unsigned>((bits >> 52) & 0x7ff);
    if (exponent == 0x7ff) return false;
    uint64_t mantissa = bits & ((uint64_t{1} << 52) - 1);
    if (exponent == 0) {
      *number = {mantissa, 0, (bits >> 63) != 0};
    } else {
      *number = {mantissa | (uint64_t{1} << 52), exponent - 1, (bits >> 63) != 0};
    }
    return true;
  }
  int64_t integer;
  if (!is_plain_number(vm, value) || !int_fits_int64(vm, value, &integer)) return false;
  uint64_t bits = static_cast<uint64_t>(integer);
  *number = {integer < 0 ? 0 - bits : bits, kUnitExponent, integer < 0};
  return true;
}

Result<Value> power_of_two(Vm& vm, unsigned exponent) {
  std::array<limbs::Limb, kUnitExponent / 64 + 1> result{};
  result[exponent / 64] = limbs::Limb{1} << (exponent % 64);
  return make_int_from_limbs(vm, result.data(), static_cast<uint32_t>(result.size()), false);
}

// Adds the items of the iterator up to the first that is not a plain number.
template <bool with_squares>
Result<Value> plain_sums_calling(Vm& vm, Value iterator) {
  SumOfNumbers sum;
  [[maybe_unused]] std::conditional_t<with_squares, SumOfSquares, char> squares{};
  int64_t count = 0;
  bool floats = false;
  Value rest;
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, iterator));
    if (item.is_undefined()) {
      rest = Value::from_cell(TRY(make_tuple(vm, {})));
      break;
    }
    FixedPoint number;
    if (!fixed_point(vm, item, &number)) {
      rest = Value::from_cell(TRY(make_tuple(vm, {item})));
      break;
    }
    ++count;
    floats |= item.is_double();
    sum.add(number.magnitude, number.place, number.negative);
    if constexpr (with_squares) {
      unsigned __int128 square =
          static_cast<unsigned __int128>(number.magnitude) * number.magnitude;
      squares.add(static_cast<uint64_t>(square), 2 * number.place, false);
      squares.add(static_cast<uint64_t>(square >> 64), 2 * number.place + 64, false);
    }
  }
  // Use the smallest common denominator; for the squares, its square.
  sum.finish();
  unsigned places = std::min(sum.lowest_place(), kUnitExponent);
  Value total_of_squares = Value::from_small_int(0);
  if constexpr (with_squares) {
    squares.finish();
    places = std::min(places, squares.lowest_place() / 2);
    total_of_squares = TRY(squares.shifted_right(vm, 2 * places));
  }
  Value total = TRY(sum.shifted_right(vm, places));
  Value denominator = TRY(power_of_two(vm, kUnitExponent - places));
  return Value::from_cell(TRY(make_tuple(vm, {Value::from_small_int(count), Value::boolean(floats),
                                              total, total_of_squares, denominator, rest})));
}

// Returns (count, whether there were floats, sum, sum of squares, denominator, rest). The sums are
// numerators over the denominator and over its square. `rest` is a tuple of the first item that was
// not a plain number, empty if the iterator ended.
Result<Value> plain_sums(Vm& vm, const Value* arguments) {
  bool with_squares = TRY(truth_calling(vm, arguments[1]));
  return with_squares ? plain_sums_calling<true>(vm, arguments[0])
                      : plain_sums_calling<false>(vm, arguments[0]);
}

// Returns (fsum of the iterable, number of its items).
Result<Value> counted_fsum(Vm& vm, const Value* arguments) {
  int64_t count;
  double sum = TRY(exact_sum_calling(vm, arguments[0], &count));
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_double(sum), Value::from_small_int(count)})));
}

// --- the normal distribution

using Coefficients = std::array<double, 8>;  // the highest power first

double polynomial(const Coefficients& coefficients, double x) {
  double result = coefficients[0];
  for (size_t i = 1; i < coefficients.size(); ++i) result = result * x + coefficients[i];
  return result;
}

struct RationalFunction {
  Coefficients numerator;
  Coefficients denominator;
};

// M. J. Wichura, "Algorithm AS 241: The Percentage Points of the Normal Distribution" (1988): the
// coefficients of PPND16 for the middle, the tails and the far tails.
constexpr RationalFunction kMiddle = {
    {2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
     13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.3871328727963666080},
    {5226.4952788528545610, 28729.085735721942674, 39307.895800092710610, 21213.794301586595867,
     5394.1960214247511077, 687.18700749205790830, 42.313330701600911252, 1.0}};
constexpr RationalFunction kTail = {
    {7.74545014278341407640e-4, 2.27238449892691845833e-2, 2.41780725177450611770e-1,
     1.27045825245236838258, 3.64784832476320460504, 5.76949722146069140550, 4.63033784615654529590,
     1.42343711074968357734},
    {1.05075007164441684324e-9, 5.47593808499534494600e-4, 1.51986665636164571966e-2,
     1.48103976427480074590e-1, 6.89767334985100004550e-1, 1.67638483018380384940,
     2.05319162663775882187, 1.0}};
constexpr RationalFunction kFarTail = {
    {2.01033439929228813265e-7, 2.71155556874348757815e-5, 1.24266094738807843860e-3,
     2.65321895265761230930e-2, 2.96560571828504891230e-1, 1.78482653991729133580,
     5.46378491116411436990, 6.65790464350110377720},
    {2.04426310338993978564e-15, 1.42151175831644588870e-7, 1.84631831751005468180e-5,
     7.86869131145613259100e-4, 1.48753612908506148525e-2, 1.36929880922735805310e-1,
     5.99832206555887937690e-1, 1.0}};

Result<Value> normal_quantile(Vm& vm, const Value* arguments) {
  double p = TRY(real_number_calling(vm, arguments[0]));
  double mu = TRY(real_number_calling(vm, arguments[1]));
  double sigma = TRY(real_number_calling(vm, arguments[2]));
  if (p <= 0 || p >= 1) {
    return vm.raise(TypeId::ValueError, "inv_cdf undefined for these parameters");
  }
  double q = p - 0.5;
  if (std::fabs(q) <= 0.425) {
    double r = 0.180625 - q * q;
    double x = polynomial(kMiddle.numerator, r) * q / polynomial(kMiddle.denominator, r);
    return Value::from_double(mu + x * sigma);
  }
  double r = std::sqrt(-on_foreign_stack([=] { return std::log(q <= 0 ? p : 1.0 - p); }));
  const RationalFunction& function = r <= 5 ? kTail : kFarTail;
  r -= r <= 5 ? 1.6 : 5.0;
  double x = polynomial(function.numerator, r) / polynomial(function.denominator, r);
  return Value::from_double(mu + (q < 0 ? -x : x) * sigma);
}

constexpr NativeRow kRows[] = {
    {"_counted_fsum(iterable, /)", counted_fsum},
    {"_normal_dist_inv_cdf(p, mu, sigma, /)", normal_quantile},
    {"_plain_sums(iterator, squares, /)", plain_sums},
};

}  // namespace

std::span<const NativeRow> statistics_module_functions() { return kRows; }
Result<void> fill_statistics_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
