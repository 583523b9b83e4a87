// The arithmetic of decimal numbers: sums, products, quotients, remainders.
//
// Results are within the bounds of the context. Operands with distant exponents are not aligned:
// one that is too small to matter digit by digit is replaced first.
#include <algorithm>

#include "library/decimal/number.h"

namespace hognose::decimal {

namespace {

// The coefficient times 10**places, if it fits; places >= 0.
inline bool align(const Coefficient& a, int64_t places, Wide* aligned) {
  constexpr int64_t kMost = 37;  // the sum of two such numbers also fits
  if (places < 0 || places >= static_cast<int64_t>(kLimbPowers.size()) || !a.is_narrow() ||
      static_cast<int64_t>(a.digits) + places > kMost) {
    return false;
  }
  *aligned = a.narrow() * kLimbPowers[static_cast<size_t>(places)];
  return true;
}

inline void set_wide(Coefficient& a, Wide number) {
  a.limbs[0] = static_cast<uint64_t>(number);
  a.limbs[1] = static_cast<uint64_t>(number >> 64);
  a.limbs[2] = a.limbs[3] = 0;
  a.big = Value::undefined();
  a.digits = count_digits(number);
}

}  // namespace

// --- sums

Result<void> Arithmetic::add_signed(const Number& a, const Number& b, bool b_negative,
                                    Number& result) {
  if (HOGNOSE_UNLIKELY(a.is_special() || b.is_special())) {
    if (TRY(take_nan(a, b, result))) return {};
    if (a.is_infinite() && b.is_infinite() && a.negative != b_negative) {
      invalid(result);
    } else {
      result = make_special(Kind::Infinite, a.is_infinite() ? a.negative : b_negative);
    }
    return {};
  }
  const int64_t least_exponent = std::min(a.exponent, b.exponent);
  Wide left, right;
  if (HOGNOSE_LIKELY(align(a.coefficient, a.exponent - least_exponent, &left) &&
                     align(b.coefficient, b.exponent - least_exponent, &right))) {
    bool negative = a.negative;
    Wide total = left + right;
    if (a.negative != b_negative) {
      if (left == right) negative = settings.rounding == Rounding::Floor;
      if (left < right) negative = b_negative;
      total = left < right ? right - left : left - right;
    }
    set_wide(result.coefficient, total);
    result.exponent = least_exponent;
    result.negative = negative;
    result.kind = Kind::Finite;
    return finish(result);
  }
  const bool a_is_high = a.exponent >= b.exponent;
  const Number& high = a_is_high ? a : b;
  const Number& low = a_is_high ? b : a;
  Coefficient upper = high.coefficient, lower = low.coefficient;
  int64_t exponent = low.exponent;
  if (high.exponent != exponent) {
    if (!upper.is_zero()) {
      // Below the rounding digit, any small non-zero number has the same effect.
      int64_t digits = static_cast<int64_t>(upper.digits);
      int64_t least = high.exponent - 1;
      if (digits <= settings.precision) least += digits - settings.precision - 1;
      if (low.adjusted() < least) {
        exponent = least;
        lower = coefficient_of(lower.is_zero() ? 0 : 1);
      }
    }
    TRY(scale_up(vm, upper, static_cast<uint64_t>(high.exponent - exponent)));
  }
  Number sum;
  sum.exponent = exponent;
  const bool upper_negative = a_is_high ? a.negative : b_negative;
  if (a.negative == b_negative) {
    TRY(hognose::decimal::add(vm, upper, lower, sum.coefficient));
    sum.negative = upper_negative;
  } else {
    int order = TRY(hognose::decimal::compare(vm, upper, lower));
    if (order == 0) {
      sum.negative = settings.rounding == Rounding::Floor;
    } else if (order > 0) {
      TRY(hognose::decimal::subtract(vm, upper, lower, sum.coefficient));
      sum.negative = upper_negative;
    } else {
      TRY(hognose::decimal::subtract(vm, lower, upper, sum.coefficient));
      sum.negative = !upper_negative;
    }
  }
  TRY(finish(sum));
  result = sum;
  return {};
}

Result<void> Arithmetic::add(const Number& a, const Number& b, Number& result) {
  return add_signed(a, b, b.negative, result);
}

Result<void> Arithmetic::subtract(const Number& a, const Number& b, Number& result) {
  return add_signed(a, b, !b.negative, result);
}

// As 0 + a and 0 - a: a zero result is positive, except that it may be negative with ROUND_FLOOR.
Result<void> Arithmetic::plus(const Number& a, Number& result) {
  if (TRY(take_nan(a, result))) return {};
  result = a;
  if (result.is_zero()) result.negative = settings.rounding == Rounding::Floor && a.negative;
  return finish(result);
}

Result<void> Arithmetic::minus(const Number& a, Number& result) {
  if (TRY(take_nan(a, result))) return {};
  result = a;
  result.negative = !a.negative;
  if (result.is_zero()) result.negative = settings.rounding == Rounding::Floor && !a.negative;
  return finish(result);
}

Result<void> Arithmetic::absolute(const Number& a, Number& result) {
  return a.negative ? minus(a, result) : plus(a, result);
}

// --- products

Result<void> Arithmetic::multiply_exactly(const Number& a, const Number& b, Number& result) {
  const bool negative = a.negative != b.negative;
  if (HOGNOSE_UNLIKELY(a.is_special() || b.is_special())) {
    if (TRY(take_nan(a, b, result))) return {};
    if (a.is_zero() || b.is_zero()) {
      invalid(result);
    } else {
      result = make_special(Kind::Infinite, negative);
    }
    return {};
  }
  Number product;
  TRY(hognose::decimal::multiply(vm, a.coefficient, b.coefficient, product.coefficient));
  product.exponent = a.exponent + b.exponent;
  product.negative = negative;
  result = product;
  return {};
}

Result<void> Arithmetic::multiply(const Number& a, const Number& b, Number& result) {
  TRY(multiply_exactly(a, b, result));
  return finish(result);
}

Result<void> Arithmetic::multiply_add(const Number& a, const Number& b, const Number& c,
                                      Number& result) {
  Number product;
  const uint32_t before = status;
  status = 0;
  TRY(multiply_exactly(a, b, product));
  const bool is_invalid = (status & kInvalidOperation) != 0;
  status |= before;
  if (is_invalid) {
    result = product;
    return {};
  }
  return add(product, c, result);
}

// --- quotients

Result<void> Arithmetic::divide(const Number& a, const Number& b, Number& result) {
  const bool negative = a.negative != b.negative;
  if (HOGNOSE_UNLIKELY(a.is_special() || b.is_special())) {
    if (TRY(take_nan(a, b, result))) return {};
    if (a.is_infinite() && b.is_infinite()) {
      invalid(result);
    } else if (a.is_infinite()) {
      result = make_special(Kind::Infinite, negative);
    } else {
      result = make_number(negative, coefficient_of(0), settings.tiny());
      status |= kClamped;
    }
    return {};
  }
  if (HOGNOSE_UNLIKELY(b.is_zero())) {
    if (a.is_zero()) {
      invalid(result, kDivisionUndefined);
    } else {
      status |= kDivisionByZero;
      result = make_special(Kind::Infinite, negative);
    }
    return {};
  }
  const int64_t ideal = a.exponent - b.exponent;
  if (a.is_zero()) {
    result = make_number(negative, coefficient_of(0), ideal);
    return finish(result);
  }
  // An upper bound of the digits of an exact quotient. A try with this precision avoids filling a
  // huge one.
  const auto most = static_cast<int64_t>(a.coefficient.digits + 1 + 4 * b.coefficient.digits);
  if (settings.precision > kLargePrecision && most < settings.precision) {
    Arithmetic shorter(vm, settings);
    shorter.settings.precision = most;
    Number exact;
    TRY(shorter.divide(a, b, exact));
    if (shorter.status == 0) {
      result = exact;
      return {};
    }
  }
  // The quotient gets one or two digits more than the precision.
  int64_t places = static_cast<int64_t>(b.coefficient.digits) -
                   static_cast<int64_t>(a.coefficient.digits) + settings.precision + 1;
  Coefficient dividend = a.coefficient, divisor = b.coefficient;
  if (places >= 0) {
    TRY(scale_up(vm, dividend, static_cast<uint64_t>(places)));
  } else {
    TRY(scale_up(vm, divisor, static_cast<uint64_t>(-places)));
  }
  Number quotient;
  Coefficient rest;
  TRY(hognose::decimal::divide(vm, dividend, divisor, quotient.coefficient, rest));
  quotient.exponent = ideal - places;
  quotient.negative = negative;
  if (rest.is_zero()) {
    if (places > 0) {
      quotient.exponent += static_cast<int64_t>(
          TRY(strip_zeros(vm, quotient.coefficient, static_cast<uint64_t>(places))));
    }
  } else {
    // A last digit of 0 or 5 would hide from the rounding that there is a remainder.
    unsigned digit = TRY(last_digit(vm, quotient.coefficient));
    if (digit == 0 || digit == 5) TRY(increment(vm, quotient.coefficient));
  }
  TRY(finish(quotient));
  result = quotient;
  return {};
}

// The integer quotient and the remainder of finite numbers; b is not zero. False if the quotient
// has more digits than the precision.
Result<bool> Arithmetic::divide_whole(const Number& a, const Number& b, Number& quotient,
                                      Number& rest) {
  const bool negative = a.negative != b.negative;
  const int64_t exponent = std::min(a.exponent, b.exponent);
  if (a.is_zero()) {
    rest = make_number(a.negative, coefficient_of(0), exponent);
    quotient = make_number(negative, coefficient_of(0), 0);
    return true;
  }
  // The quotient has this many digits, or one less. So an oversized one is refused before the
  // division.
  int64_t digits = a.adjusted() - b.adjusted() + 1;
  if (digits > settings.precision + 1) return false;
  Coefficient dividend = a.coefficient, divisor = b.coefficient;
  if (digits <= 0) {
    Number whole = a;
    if (a.exponent > exponent) {
      TRY(scale_up(vm, whole.coefficient, static_cast<uint64_t>(a.exponent - exponent)));
      whole.exponent = exponent;
    }
    rest = whole;
    quotient = make_number(negative, coefficient_of(0), 0);
    return true;
  }
  if (a.exponent > exponent) {
    TRY(scale_up(vm, dividend, static_cast<uint64_t>(a.exponent - exponent)));
  } else {
    TRY(scale_up(vm, divisor, static_cast<uint64_t>(b.exponent - exponent)));
  }
  Number q = make_number(negative, {}, 0), r = make_number(a.negative, {}, exponent);
  TRY(hognose::decimal::divide(vm, dividend, divisor, q.coefficient, r.coefficient));
  if (q.coefficient.digits > static_cast<uint64_t>(settings.precision)) return false;
  quotient = q;
  rest = r;
  return true;
}

Result<void> Arithmetic::divide_integer(const Number& a, const Number& b, Number& quotient) {
  const bool negative = a.negative != b.negative;
  if (a.is_special() || b.is_special()) {
    if (TRY(take_nan(a, b, quotient))) return {};
    if (a.is_infinite() && b.is_infinite()) {
      invalid(quotient);
    } else if (a.is_infinite()) {
      quotient = make_special(Kind::Infinite, negative);
    } else {
      quotient = make_number(negative, coefficient_of(0), 0);
    }
    return {};
  }
  if (b.is_zero()) {
    if (a.is_zero()) {
      invalid(quotient, kDivisionUndefined);
    } else {
      quotient = make_special(Kind::Infinite, negative);
      status |= kDivisionByZero;
    }
    return {};
  }
  Number rest;
  if (!TRY(divide_whole(a, b, quotient, rest))) {
    invalid(quotient, kDivisionImpossible);
    return {};
  }
  return finish(quotient);
}

Result<bool> Arithmetic::take_special_rest(const Number& a, const Number& b, Number& rest) {
  if (a.is_special() || b.is_special()) {
    if (TRY(take_nan(a, b, rest))) return true;
    if (a.is_infinite()) {
      invalid(rest);
      return true;
    }
    rest = a;
    TRY(finish(rest));
    return true;
  }
  if (b.is_zero()) {
    invalid(rest, a.is_zero() ? kDivisionUndefined : kInvalidOperation);
    return true;
  }
  return false;
}

Result<void> Arithmetic::remainder(const Number& a, const Number& b, Number& rest) {
  if (TRY(take_special_rest(a, b, rest))) return {};
  Number quotient;
  if (!TRY(divide_whole(a, b, quotient, rest))) {
    invalid(rest, kDivisionImpossible);
    return {};
  }
  return finish(rest);
}

Result<void> Arithmetic::divide_both(const Number& a, const Number& b, Number& quotient,
                                     Number& rest) {
  const bool negative = a.negative != b.negative;
  if (a.is_special() || b.is_special()) {
    if (TRY(take_nan(a, b, quotient))) {
      rest = quotient;
      return {};
    }
    if (a.is_infinite()) {
      quotient = make_special(b.is_infinite() ? Kind::Quiet : Kind::Infinite,
                              !b.is_infinite() && negative);
      invalid(rest);
      return {};
    }
    Number left = a;
    quotient = make_number(negative, coefficient_of(0), 0);
    rest = left;
    return finish(rest);
  }
  if (b.is_zero()) {
    if (a.is_zero()) {
      invalid(quotient, kDivisionUndefined);
      rest = quotient;
    } else {
      quotient = make_special(Kind::Infinite, negative);
      invalid(rest, kDivisionByZero | kInvalidOperation);
    }
    return {};
  }
  Number q, r;
  if (!TRY(divide_whole(a, b, q, r))) {
    invalid(quotient, kDivisionImpossible);
    rest = quotient;
    return {};
  }
  TRY(finish(q));
  TRY(finish(r));
  quotient = q;
  rest = r;
  return {};
}

Result<void> Arithmetic::remainder_near(const Number& a, const Number& b, Number& rest) {
  if (TRY(take_special_rest(a, b, rest))) return {};
  Number quotient, left;
  if (!TRY(divide_whole(a, b, quotient, left))) {
    invalid(rest, kDivisionImpossible);
    return {};
  }
  // The nearest multiple may be the next one; halfway, the even one is taken. A remainder of less
  // than a tenth of the divisor needs no comparison, which avoids the alignment.
  if (!left.is_zero() && left.adjusted() >= b.adjusted() - 1) {
    Coefficient unit = b.coefficient, twice;
    TRY(scale_up(vm, unit, static_cast<uint64_t>(b.exponent - left.exponent)));
    TRY(hognose::decimal::add(vm, left.coefficient, left.coefficient, twice));
    int order = TRY(hognose::decimal::compare(vm, twice, unit));
    if (order > 0 || (order == 0 && is_odd(vm, quotient.coefficient))) {
      TRY(increment(vm, quotient.coefficient));
      if (quotient.coefficient.digits > static_cast<uint64_t>(settings.precision)) {
        invalid(rest, kDivisionImpossible);
        return {};
      }
      TRY(hognose::decimal::subtract(vm, unit, left.coefficient, left.coefficient));
      left.negative = !left.negative;
    }
  }
  rest = left;
  return finish(rest);
}

}  // namespace hognose::decimal
