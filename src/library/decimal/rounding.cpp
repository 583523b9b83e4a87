// Rounding: fits exact results into the bounds of a context.
//
// It sets the conditions Rounded, Inexact, Overflow, Underflow, Subnormal and Clamped.
#include "library/decimal/number.h"

namespace hognose::decimal {

Result<void> Arithmetic::round_up(Number& number, Lost lost) {
  bool up = false;
  if (HOGNOSE_UNLIKELY(settings.rounding == Rounding::ZeroFiveUp)) {
    if (lost != Lost::Nothing) up = TRY(last_digit(vm, number.coefficient)) % 5 == 0;
  } else {
    up = rounds_up(settings.rounding, lost, number.negative, is_odd(vm, number.coefficient));
  }
  return up ? increment(vm, number.coefficient) : Result<void>();
}

Result<void> Arithmetic::largest(bool negative, Number& result) {
  auto digits = static_cast<uint64_t>(settings.precision);
  Coefficient power = TRY(power_of_ten_coefficient(vm, digits));
  TRY(hognose::decimal::subtract(vm, power, coefficient_of(1), power));
  result = make_number(negative, power, settings.top());
  return {};
}

Result<void> Arithmetic::check_exponent(Number& number) {
  int64_t adjusted = number.adjusted();
  if (HOGNOSE_UNLIKELY(adjusted > settings.maximum)) {
    if (number.coefficient.is_zero()) {
      number.exponent = settings.clamp ? settings.top() : settings.maximum;
      status |= kClamped;
      return {};
    }
    status |= kOverflow | kInexact | kRounded;
    bool to_largest = false;
    switch (settings.rounding) {
      case Rounding::Down:
      case Rounding::ZeroFiveUp: to_largest = true; break;
      case Rounding::Ceiling: to_largest = number.negative; break;
      case Rounding::Floor: to_largest = !number.negative; break;
      default: break;
    }
    if (to_largest) return largest(number.negative, number);
    number = make_special(Kind::Infinite, number.negative);
    return {};
  }
  if (HOGNOSE_UNLIKELY(settings.clamp) && number.exponent > settings.top()) {
    TRY(scale_up(vm, number.coefficient, static_cast<uint64_t>(number.exponent - settings.top())));
    number.exponent = settings.top();
    status |= kClamped;
    if (!number.coefficient.is_zero() && adjusted < settings.minimum) status |= kSubnormal;
    return {};
  }
  if (HOGNOSE_LIKELY(adjusted >= settings.minimum)) return {};
  int64_t tiny = settings.tiny();
  if (number.coefficient.is_zero()) {
    if (number.exponent < tiny) {
      number.exponent = tiny;
      status |= kClamped;
    }
    return {};
  }
  status |= kSubnormal;
  if (number.exponent >= tiny) return {};
  Lost lost =
      TRY(scale_down(vm, number.coefficient, static_cast<uint64_t>(tiny - number.exponent)));
  number.exponent = tiny;
  TRY(round_up(number, lost));
  status |= kRounded;
  if (lost == Lost::Nothing) return {};
  status |= kInexact | kUnderflow;
  if (number.coefficient.is_zero()) status |= kClamped;
  return {};
}

Result<void> Arithmetic::fit_payload(Number& nan) {
  int64_t room = settings.precision - (settings.clamp ? 1 : 0);
  return keep_low_digits(vm, nan.coefficient, static_cast<uint64_t>(room));
}

Result<void> Arithmetic::finish_out_of_bounds(Number& number) {
  if (HOGNOSE_UNLIKELY(number.is_special())) {
    return number.is_nan() ? fit_payload(number) : Result<void>();
  }
  TRY(check_exponent(number));
  auto precision = static_cast<uint64_t>(settings.precision);
  if (HOGNOSE_LIKELY(number.is_special() || number.coefficient.digits <= precision)) return {};
  uint64_t places = number.coefficient.digits - precision;
  Lost lost = TRY(scale_down(vm, number.coefficient, places));
  number.exponent += static_cast<int64_t>(places);
  TRY(round_up(number, lost));
  status |= kRounded;
  if (lost != Lost::Nothing) status |= kInexact;
  if (number.coefficient.digits <= precision) return {};
  // Rounding turned 99…9 into 100…0.
  TRY(scale_down(vm, number.coefficient, 1));
  ++number.exponent;
  return check_exponent(number);
}

Result<void> Arithmetic::round_to(Number& number, uint64_t digits) {
  if (number.is_special() || number.coefficient.digits <= digits) return {};
  uint64_t places = number.coefficient.digits - digits;
  Lost lost = TRY(scale_down(vm, number.coefficient, places));
  number.exponent += static_cast<int64_t>(places);
  TRY(round_up(number, lost));
  status |= kRounded;
  if (lost != Lost::Nothing) status |= kInexact;
  if (number.coefficient.digits <= digits) return {};
  TRY(scale_down(vm, number.coefficient, 1));
  ++number.exponent;
  return {};
}

Result<bool> Arithmetic::take_nan(const Number& a, Number& result) {
  if (!a.is_nan()) return false;
  if (a.kind == Kind::Signaling) status |= kInvalidOperation;
  result = a;
  result.kind = Kind::Quiet;
  TRY(fit_payload(result));
  return true;
}

Result<bool> Arithmetic::take_nan(const Number& a, const Number& b, Number& result) {
  if (!a.is_nan() && !b.is_nan()) return false;
  // A signaling NaN takes precedence, then the left operand.
  bool is_right = a.kind != Kind::Signaling && (b.kind == Kind::Signaling || !a.is_nan());
  return take_nan(is_right ? b : a, result);
}

Result<void> Arithmetic::to_integral(const Number& a, Report report, Number& result) {
  if (a.is_special()) {
    if (!TRY(take_nan(a, result))) result = a;
    return {};
  }
  result = a;
  if (a.exponent >= 0) return {};
  if (a.is_zero()) {
    result.exponent = 0;
    return {};
  }
  Lost lost = TRY(scale_down(vm, result.coefficient, 0 - static_cast<uint64_t>(a.exponent)));
  result.exponent = 0;
  TRY(round_up(result, lost));
  if (report == Report::Nothing) return {};
  status |= kRounded;
  if (lost != Lost::Nothing) status |= kInexact;
  return {};
}

Result<void> Arithmetic::quantize_to(const Number& a, int64_t exponent, Number& result) {
  if (exponent > settings.maximum || exponent < settings.tiny()) {
    invalid(result);
    return {};
  }
  Number number = a;
  number.exponent = exponent;
  if (a.is_zero()) {
    TRY(finish(number));
    result = number;
    return {};
  }
  int64_t up = a.exponent - exponent;
  if (static_cast<__int128>(a.coefficient.digits) + up > settings.precision) {
    invalid(result);
    return {};
  }
  uint32_t conditions = 0;
  if (up >= 0) {
    TRY(scale_up(vm, number.coefficient, static_cast<uint64_t>(up)));
  } else {
    Lost lost = TRY(scale_down(vm, number.coefficient, 0 - static_cast<uint64_t>(up)));
    TRY(round_up(number, lost));
    conditions = kRounded;
    if (lost != Lost::Nothing) conditions |= kInexact;
    if (number.adjusted() > settings.maximum ||
        number.coefficient.digits > static_cast<uint64_t>(settings.precision)) {
      invalid(result);
      return {};
    }
  }
  if (number.adjusted() > settings.maximum) {
    invalid(result);
    return {};
  }
  status |= conditions;
  TRY(finish(number));
  result = number;
  return {};
}

Result<void> Arithmetic::quantize(const Number& a, const Number& b, Number& result) {
  if (HOGNOSE_UNLIKELY(a.is_special() || b.is_special())) {
    if (TRY(take_nan(a, b, result))) return {};
    if (a.is_infinite() && b.is_infinite()) {
      result = a;
    } else {
      invalid(result);
    }
    return {};
  }
  return quantize_to(a, b.exponent, result);
}

Result<void> Arithmetic::normalize(const Number& a, Number& result) {
  if (a.is_special()) {
    if (!TRY(take_nan(a, result))) result = a;
    return {};
  }
  result = a;
  TRY(finish(result));
  if (result.is_special()) return {};
  if (result.is_zero()) {
    result = make_number(result.negative, coefficient_of(0), 0);
    return {};
  }
  // The exponent may grow up to the largest one.
  int64_t most = (settings.clamp ? settings.top() : settings.maximum) - result.exponent;
  if (most <= 0) return {};
  result.exponent +=
      static_cast<int64_t>(TRY(strip_zeros(vm, result.coefficient, static_cast<uint64_t>(most))));
  return {};
}

}  // namespace hognose::decimal
