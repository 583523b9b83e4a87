// The order of decimal numbers: comparisons, extremes, next values and classes.
//
// Comparisons return -1, 0 or 1, or a Number with that value.
#include <algorithm>

#include "library/decimal/number.h"

namespace hognose::decimal {

namespace {

int sign_of(const Number& a) { return a.negative ? -1 : 1; }

// The order of numbers with equal values: by sign, then by exponent.
int compare_equals(const Number& a, const Number& b) {
  if (a.negative != b.negative) return b.negative ? 1 : -1;
  if (a.exponent == b.exponent) return 0;
  return a.exponent < b.exponent ? -sign_of(a) : sign_of(a);
}

Number number_of_order(int order) {
  return make_number(order < 0, coefficient_of(order == 0 ? 0 : 1), 0);
}

}  // namespace

Result<int> compare_magnitudes(Vm& vm, const Number& a, const Number& b) {
  if (a.is_infinite() || b.is_infinite()) {
    return static_cast<int>(a.is_infinite()) - static_cast<int>(b.is_infinite());
  }
  if (a.coefficient.is_zero() || b.coefficient.is_zero()) {
    return static_cast<int>(b.coefficient.is_zero()) - static_cast<int>(a.coefficient.is_zero());
  }
  if (a.exponent == b.exponent) return compare(vm, a.coefficient, b.coefficient);
  int64_t a_top = a.adjusted(), b_top = b.adjusted();
  if (a_top != b_top) return a_top < b_top ? -1 : 1;
  // The first digits have the same place, so the exponents differ by less than the number of
  // digits.
  Coefficient left = a.coefficient, right = b.coefficient;
  int64_t up = a.exponent - b.exponent;
  if (up > 0) {
    TRY(scale_up(vm, left, static_cast<uint64_t>(up)));
  } else {
    TRY(scale_up(vm, right, static_cast<uint64_t>(-up)));
  }
  return compare(vm, left, right);
}

Result<int> compare_numbers(Vm& vm, const Number& a, const Number& b) {
  const bool a_zero = a.is_zero(), b_zero = b.is_zero();
  if (a_zero || b_zero) {
    if (a_zero && b_zero) return 0;
    return a_zero ? -sign_of(b) : sign_of(a);
  }
  if (a.negative != b.negative) return sign_of(a);
  return TRY(compare_magnitudes(vm, a, b)) * sign_of(a);
}

Result<int> compare_total(Vm& vm, const Number& a, const Number& b) {
  if (a.negative != b.negative) return b.negative ? 1 : -1;
  if (a.is_nan() || b.is_nan()) {
    if (!b.is_nan()) return sign_of(a);
    if (!a.is_nan()) return -sign_of(b);
    if (a.kind != b.kind) return a.kind == Kind::Quiet ? sign_of(a) : -sign_of(a);
    return TRY(compare(vm, a.coefficient, b.coefficient)) * sign_of(a);
  }
  int order = TRY(compare_numbers(vm, a, b));
  return order != 0 || a.is_infinite() ? order : compare_equals(a, b);
}

Result<int> compare_total_magnitude(Vm& vm, const Number& a, const Number& b) {
  Number left = a, right = b;
  left.negative = right.negative = false;
  return compare_total(vm, left, right);
}

bool same_quantum(const Number& a, const Number& b) {
  if (a.is_special() || b.is_special()) {
    return (a.is_nan() && b.is_nan()) || (a.is_infinite() && b.is_infinite());
  }
  return a.exponent == b.exponent;
}

Result<void> Arithmetic::compare(const Number& a, const Number& b, Number& result) {
  if (TRY(take_nan(a, b, result))) return {};
  result = number_of_order(TRY(compare_numbers(vm, a, b)));
  return {};
}

Result<void> Arithmetic::compare_signal(const Number& a, const Number& b, Number& result) {
  if (a.is_nan() || b.is_nan()) status |= kInvalidOperation;
  return compare(a, b, result);
}

Result<void> Arithmetic::select(const Number& a, const Number& b, Select which, Of of,
                                Number& result) {
  // Between a quiet NaN and a number, the number is selected.
  const bool only_a = b.kind == Kind::Quiet && !a.is_nan();
  const bool only_b = a.kind == Kind::Quiet && !b.is_nan();
  bool takes_a = only_a;
  if (!only_a && !only_b) {
    if (TRY(take_nan(a, b, result))) return {};
    int order = of == Of::Numbers ? TRY(compare_numbers(vm, a, b))
                                  : TRY(hognose::decimal::compare_magnitudes(vm, a, b));
    if (order == 0) order = compare_equals(a, b);
    takes_a = which == Select::Maximum ? order >= 0 : order <= 0;
  }
  Number chosen = takes_a ? a : b;
  TRY(finish(chosen));
  result = chosen;
  return {};
}

Result<void> Arithmetic::next(const Number& a, bool up, Number& result) {
  if (TRY(take_nan(a, result))) return {};
  if (a.is_infinite()) {
    if (a.negative != up) {
      result = a;
      return {};
    }
    return largest(a.negative, result);
  }
  Arithmetic inner(vm, settings);
  inner.settings.rounding = up ? Rounding::Ceiling : Rounding::Floor;
  inner.settings.clamp = false;
  Number number = a;
  TRY(inner.finish(number));
  if ((inner.status & kInexact) != 0) {
    result = number;
    return {};
  }
  Number smallest = make_number(!up, coefficient_of(1), settings.tiny() - 1);
  return inner.add(a, smallest, result);
}

Result<void> Arithmetic::next_minus(const Number& a, Number& result) {
  return next(a, false, result);
}
Result<void> Arithmetic::next_plus(const Number& a, Number& result) {
  return next(a, true, result);
}

Result<void> Arithmetic::next_toward(const Number& a, const Number& b, Number& result) {
  if (TRY(take_nan(a, b, result))) return {};
  int order = TRY(compare_numbers(vm, a, b));
  if (order == 0) {
    bool negative = b.negative;
    result = a;
    result.negative = negative;
    return {};
  }
  TRY(next(a, order < 0, result));
  if (result.is_infinite()) {
    status |= kOverflow | kRounded | kInexact;
  } else if (result.adjusted() < settings.minimum) {
    status |= kUnderflow | kSubnormal | kRounded | kInexact;
    if (result.is_zero()) status |= kClamped;
  }
  return {};
}

const char* Arithmetic::class_of(const Number& a) const {
  if (a.kind == Kind::Signaling) return "sNaN";
  if (a.kind == Kind::Quiet) return "NaN";
  if (a.is_infinite()) return a.negative ? "-Infinity" : "+Infinity";
  if (a.is_zero()) return a.negative ? "-Zero" : "+Zero";
  if (is_subnormal(a)) return a.negative ? "-Subnormal" : "+Subnormal";
  return a.negative ? "-Normal" : "+Normal";
}

}  // namespace hognose::decimal
