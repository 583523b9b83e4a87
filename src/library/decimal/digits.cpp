// Operations on the digits of decimal numbers: logical ones, shifts, rotations, exponents.
//
// The results have at most the precision's number of digits.
#include <algorithm>
#include <cstring>

#include "library/decimal/number.h"
#include "meter/paced.h"

namespace hognose::decimal {

namespace {

// The lowest `width` digits as ASCII in scratch memory, with leading zeros.
Result<char*> padded_digits(Vm& vm, const Coefficient& a, uint64_t width) {
  if (width > UINT32_MAX) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge_bytes(width));
  auto* cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, width));
  cell->size = static_cast<uint32_t>(width);
  char* out = reinterpret_cast<char*>(cell->bytes.data());
  DigitRoom room;
  std::string_view digits = TRY(digits_of(vm, a, room));
  if (digits.size() > width) digits.remove_prefix(digits.size() - width);
  TRY(paced_fill(vm.meter, out, '0', width - digits.size()));
  TRY(paced_copy(vm.meter, out + (width - digits.size()), digits.data(), digits.size()));
  return out;
}

Result<bool> is_logical(Vm& vm, const Number& a) {
  if (a.is_special() || a.negative || a.exponent != 0) return false;
  DigitRoom room;
  std::string_view digits = TRY(digits_of(vm, a.coefficient, room));
  bool logical = true;
  TRY(in_parts(vm.meter, digits.size(), kPacedItems, [&](size_t begin, size_t end) {
    for (char digit : digits.substr(begin, end - begin)) logical &= digit == '0' || digit == '1';
    return logical;
  }));
  return logical;
}

}  // namespace

Result<bool> is_integer(Vm& vm, const Number& a) {
  if (a.is_special()) return false;
  if (a.is_zero() || a.exponent >= 0) return true;
  auto places = 0 - static_cast<uint64_t>(a.exponent);
  if (places >= a.coefficient.digits) return false;
  Coefficient copy = a.coefficient;
  return TRY(strip_zeros(vm, copy, places)) == places;
}

Result<bool> is_odd_integer(Vm& vm, const Number& a) {
  if (a.is_zero() || a.exponent > 0) return false;
  Coefficient whole = a.coefficient;
  TRY(scale_down(vm, whole, 0 - static_cast<uint64_t>(a.exponent)));
  return is_odd(vm, whole);
}

// False if the number is not an integer or does not fit 64 bits.
Result<bool> Arithmetic::integer_argument(const Number& number, int64_t* value) {
  if (!TRY(is_integer(vm, number))) return false;
  *value = 0;
  if (number.is_zero()) return true;
  if (number.adjusted() > 18) return false;
  Coefficient whole = number.coefficient;
  if (number.exponent >= 0) {
    TRY(scale_up(vm, whole, static_cast<uint64_t>(number.exponent)));
  } else {
    TRY(scale_down(vm, whole, 0 - static_cast<uint64_t>(number.exponent)));
  }
  if (whole.narrow() > INT64_MAX) return false;
  auto magnitude = static_cast<int64_t>(whole.limbs[0]);
  *value = number.negative ? -magnitude : magnitude;
  return true;
}

Result<void> Arithmetic::logical(const Number& a, const Number& b, Logic logic, Number& result) {
  if (!TRY(is_logical(vm, a)) || !TRY(is_logical(vm, b))) {
    invalid(result);
    return {};
  }
  uint64_t width = std::min(std::max(a.coefficient.digits, b.coefficient.digits),
                            static_cast<uint64_t>(settings.precision));
  char* left = TRY(padded_digits(vm, a.coefficient, width));
  const char* right = TRY(padded_digits(vm, b.coefficient, width));
  TRY(in_parts(vm.meter, width, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      int x = left[i] - '0', y = right[i] - '0';
      left[i] = static_cast<char>('0' + (logic == Logic::And  ? x & y
                                         : logic == Logic::Or ? x | y
                                                              : x ^ y));
    }
  }));
  result = make_number(false, TRY(coefficient_of_digits(vm, {left, width})), 0);
  return {};
}

Result<void> Arithmetic::logical_invert(const Number& a, Number& result) {
  if (!TRY(is_logical(vm, a))) {
    invalid(result);
    return {};
  }
  auto width = static_cast<uint64_t>(settings.precision);
  char* digits = TRY(padded_digits(vm, a.coefficient, width));
  TRY(in_parts(vm.meter, width, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) digits[i] = digits[i] == '0' ? '1' : '0';
  }));
  result = make_number(false, TRY(coefficient_of_digits(vm, {digits, width})), 0);
  return {};
}

Result<void> Arithmetic::shift(const Number& a, const Number& b, Number& result) {
  if (TRY(take_nan(a, b, result))) return {};
  int64_t places;
  if (b.exponent != 0 || !TRY(integer_argument(b, &places)) || places > settings.precision ||
      places < -settings.precision) {
    invalid(result);
    return {};
  }
  Number number = a;
  if (!a.is_infinite()) {
    auto precision = static_cast<uint64_t>(settings.precision);
    if (places >= 0) {
      // Digits that the shift would push out on the left are cut first.
      TRY(keep_low_digits(vm, number.coefficient, precision - static_cast<uint64_t>(places)));
      TRY(scale_up(vm, number.coefficient, static_cast<uint64_t>(places)));
    } else {
      TRY(keep_low_digits(vm, number.coefficient, precision));
      TRY(scale_down(vm, number.coefficient, 0 - static_cast<uint64_t>(places)));
    }
  }
  result = number;
  return {};
}

Result<void> Arithmetic::rotate(const Number& a, const Number& b, Number& result) {
  if (TRY(take_nan(a, b, result))) return {};
  int64_t places;
  if (b.exponent != 0 || !TRY(integer_argument(b, &places)) || places > settings.precision ||
      places < -settings.precision) {
    invalid(result);
    return {};
  }
  Number number = a;
  if (!a.is_infinite()) {
    auto precision = static_cast<uint64_t>(settings.precision);
    TRY(keep_low_digits(vm, number.coefficient, precision));
    uint64_t left = places >= 0 ? static_cast<uint64_t>(places)
                                : precision - (0 - static_cast<uint64_t>(places));
    // The upper digits move to the right end, the lower ones move up.
    Coefficient upper = number.coefficient;
    TRY(scale_down(vm, upper, precision - left));
    TRY(keep_low_digits(vm, number.coefficient, precision - left));
    TRY(scale_up(vm, number.coefficient, left));
    TRY(hognose::decimal::add(vm, number.coefficient, upper, number.coefficient));
  }
  result = number;
  return {};
}

Result<void> Arithmetic::scale_by(const Number& a, const Number& b, Number& result) {
  if (TRY(take_nan(a, b, result))) return {};
  int64_t places;
  int64_t most = 2 * (settings.maximum + settings.precision);
  if (b.exponent != 0 || !TRY(integer_argument(b, &places)) || places > most || places < -most) {
    invalid(result);
    return {};
  }
  Number number = a;
  if (!a.is_infinite()) number.exponent += places;
  TRY(finish(number));
  result = number;
  return {};
}

Result<void> Arithmetic::log_base(const Number& a, Number& result) {
  if (TRY(take_nan(a, result))) return {};
  if (a.is_infinite()) {
    result = make_special(Kind::Infinite);
    return {};
  }
  if (a.is_zero()) {
    status |= kDivisionByZero;
    result = make_special(Kind::Infinite, true);
    return {};
  }
  int64_t exponent = a.adjusted();
  uint64_t magnitude =
      exponent < 0 ? 0 - static_cast<uint64_t>(exponent) : static_cast<uint64_t>(exponent);
  result = make_number(exponent < 0, coefficient_of(magnitude), 0);
  return finish(result);
}

}  // namespace hognose::decimal
