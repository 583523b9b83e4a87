// Powers of decimal numbers, and powers modulo an integer.
//
// The results are CPython's. Whole powers are computed by repeated multiplication, others as e**(b
// log a), with extra digits, so the last digit is nearly always correctly rounded. CPython's
// results fix the number of extra digits.
#include <algorithm>
#include <bit>

#include "library/decimal/number.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"

namespace hognose::decimal {

namespace {

const int64_t kExponentDigits = 19;  // digits of the largest exponent

Number one(bool negative = false) { return make_number(negative, coefficient_of(1), 0); }

// An n such that |log10(x)| >= 10**n. The estimate must be as rough as CPython's: a power that it
// finds out of bounds is rounded as a tiny number, another one may be rounded as a zero.
Result<int64_t> logarithm_size(Vm& vm, const Number& x) {
  int64_t exponent = x.adjusted();
  if (exponent > 0 || exponent < -1) {
    auto magnitude = static_cast<uint64_t>(exponent > 0 ? exponent : -exponent - 1);
    return static_cast<int64_t>(count_digits(magnitude)) - 1;
  }
  Arithmetic exact(vm, kWidest);
  Number magnitude = x, distance;
  magnitude.negative = false;
  TRY(exact.subtract(magnitude, one(), distance));
  return distance.adjusted() - (exponent == 0 ? 2 : 1);
}

// An integral Number as an int.
Result<Value> integer_of(Vm& vm, const Number& number) {
  Coefficient whole = number.coefficient;
  if (number.exponent >= 0) {
    TRY(scale_up(vm, whole, static_cast<uint64_t>(number.exponent)));
  } else {
    TRY(scale_down(vm, whole, 0 - static_cast<uint64_t>(number.exponent)));
  }
  return int_of_coefficient(vm, whole, false);
}

// base ** exponent, with every product rounded.
Result<void> multiply_up(Arithmetic& work, const Number& base, Value exponent, Number& result) {
  IntView view(work.vm, exponent);
  uint64_t bits = limbs::bit_length(view.limbs, view.count);
  result = base;
  for (uint64_t bit = bits - 1; bit-- > 0;) {
    TRY(work.vm.meter.charge(4));
    const uint32_t before = work.status;
    work.status = 0;
    TRY(work.multiply(result, result, result));
    IntView again(work.vm, exponent);
    if ((again.limbs[bit / 64] >> (bit % 64) & 1) != 0) {
      TRY(work.multiply(result, base, result));
    }
    const bool is_gone = result.is_zero() && (work.status & kClamped) != 0;
    work.status |= before;
    if (result.is_special() || is_gone) break;
  }
  return {};
}

}  // namespace

Result<void> Arithmetic::power(const Number& a, const Number& b, Number& result) {
  if (a.is_special() || b.is_special()) {
    if (TRY(take_nan(a, b, result))) return {};
  }
  const Number base = a, exponent = b;
  const bool is_whole = TRY(is_integer(vm, exponent));
  const bool negative = base.negative && is_whole && TRY(is_odd_integer(vm, exponent));
  if (base.is_zero()) {
    if (exponent.is_zero()) {
      invalid(result);
    } else if (exponent.negative) {
      result = make_special(Kind::Infinite, negative);
    } else {
      result = make_number(negative, coefficient_of(0), 0);
    }
    return {};
  }
  if (base.negative && !is_whole) {
    invalid(result);
    return {};
  }
  if (exponent.is_infinite()) {
    int order = base.is_infinite() ? 1 : TRY(compare_magnitudes(vm, base, one()));
    if (order == 0) return nearly_one(result);
    if ((order < 0) == exponent.negative) {
      result = make_special(Kind::Infinite);
    } else {
      result = make_number(false, coefficient_of(0), 0);
    }
    return {};
  }
  if (base.is_infinite()) {
    if (exponent.is_zero()) {
      result = one(negative);
    } else if (exponent.negative) {
      result = make_number(negative, coefficient_of(0), 0);
    } else {
      result = make_special(Kind::Infinite, negative);
    }
    return {};
  }
  if (exponent.is_zero()) {
    result = one();
    return {};
  }
  if (TRY(compare_magnitudes(vm, base, one())) == 0) {
    if (is_whole && exponent.negative) {
      result = one(negative);
      return {};
    }
    int64_t places = settings.precision - 1;
    if (is_whole) {
      // 1.00 ** 3 is 1.000000
      int64_t count;
      __int128 wanted = INT64_MAX;
      if (TRY(integer_argument(exponent, &count))) {
        wanted = static_cast<__int128>(count) * -base.exponent;
      }
      if (base.exponent == 0) wanted = 0;
      if (wanted > places) {
        status |= kRounded;
      } else {
        places = static_cast<int64_t>(wanted);
      }
    } else {
      status |= kInexact | kRounded;
    }
    result = make_number(
        negative,
        TRY(power_of_ten_coefficient(vm, static_cast<uint64_t>(std::max<int64_t>(places, 0)))),
        -places);
    return {};
  }
  // Far beyond the bounds of exponents: the number of the exponent's digits decides.
  const bool grows = (base.adjusted() >= 0) != exponent.negative;
  const auto bound = static_cast<uint64_t>(grows ? settings.maximum : -settings.tiny());
  const int64_t size = TRY(logarithm_size(vm, base));
  if (size + exponent.adjusted() > static_cast<int64_t>(count_digits(bound))) {
    result = make_number(negative, coefficient_of(1),
                         grows ? 2 * kMaximumExponent : settings.tiny() - 1);
    return finish(result);
  }
  if (is_whole) {
    Arithmetic work(vm, settings);
    work.settings.rounding = Rounding::HalfEven;
    work.settings.clamp = false;
    work.settings.precision +=
        static_cast<int64_t>(exponent.coefficient.digits) + exponent.exponent + 2;
    Number factor = base;
    factor.negative = false;
    if (exponent.negative) {
      work.settings.precision += 1;
      TRY(work.divide(one(), factor, factor));
    }
    TRY(multiply_up(work, factor, TRY(integer_of(vm, exponent)), result));
    status |= work.status;
    result.negative = negative;
    if (result.is_infinite()) {
      result = make_number(negative, coefficient_of(1), 2 * kMaximumExponent);
    }
    return finish(result);
  }
  // Intermediate exponents are unbounded.
  Arithmetic work(vm, kWidest);
  work.settings.precision =
      std::max(settings.precision, static_cast<int64_t>(base.coefficient.digits)) + 4 +
      kExponentDigits;
  Number number;
  TRY(work.logarithm(base, number));
  TRY(work.multiply(number, exponent, number));
  work.status = 0;
  TRY(work.exponential(number, number));
  status |= work.status;
  if (!number.is_special() && TRY(compare_numbers(vm, number, one())) == 0) {
    TRY(nearly_one(number));
  }
  if (number.is_infinite()) number = make_number(false, coefficient_of(1), 2 * kMaximumExponent);
  TRY(finish(number));
  result = number;
  return {};
}

Result<void> Arithmetic::power_modulo(const Number& a, const Number& b, const Number& modulus,
                                      Number& result) {
  for (const Number* each : {&a, &b, &modulus}) {
    if (each->kind != Kind::Signaling) continue;
    TRY(take_nan(*each, result));
    return {};
  }
  for (const Number* each : {&a, &b, &modulus}) {
    if (!each->is_nan()) continue;
    TRY(take_nan(*each, result));
    return {};
  }
  bool are_whole = TRY(is_integer(vm, a)) && TRY(is_integer(vm, b)) && TRY(is_integer(vm, modulus));
  if (!are_whole || modulus.is_zero() || (b.negative && !b.is_zero()) ||
      (a.is_zero() && b.is_zero()) || modulus.adjusted() >= settings.precision) {
    invalid(result);
    return {};
  }
  const bool negative = a.negative && TRY(is_odd_integer(vm, b));
  Value divisor = TRY(integer_of(vm, modulus));
  // A large power of ten is computed modulo the divisor, not multiplied out.
  Number digits = a;
  Value base;
  if (a.exponent > 0) {
    digits.exponent = 0;
    Value power = TRY(
        int_power_modulo(vm, Value::from_small_int(10), TRY(make_int(vm, a.exponent)), divisor));
    base = TRY(int_binary(vm, BinaryOperator::Multiply, TRY(integer_of(vm, digits)), power));
  } else {
    base = TRY(integer_of(vm, a));
  }
  Value power = TRY(int_power_modulo(vm, base, TRY(integer_of(vm, b)), divisor));
  result = make_number(negative, TRY(coefficient_of_int(vm, power)), 0);
  return {};
}

}  // namespace hognose::decimal
