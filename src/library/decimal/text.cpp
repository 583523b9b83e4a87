// Decimal numbers to text and back, as the specification defines it.
//
// Reading takes stripped ASCII text and is exact.
#include <algorithm>
#include <cstring>

#include "base/ascii.h"
#include "base/number_text.h"
#include "library/decimal/number.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/text/string_builder.h"

namespace hognose::decimal {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
// Removes the word from the front, in upper or lower case.
bool take_word(std::string_view& text, std::string_view word) {
  if (text.size() < word.size()) return false;
  for (size_t i = 0; i < word.size(); ++i) {
    if (ascii_lower(text[i]) != word[i]) return false;
  }
  text.remove_prefix(word.size());
  return true;
}

// The number of digits at the start of the text.
Result<size_t> count_digits(Vm& vm, std::string_view text) {
  size_t count = 0;
  TRY(in_parts(vm.meter, text.size(), kPacedItems, [&](size_t, size_t end) {
    while (count < end && is_digit(text[count])) ++count;
    return count == end;
  }));
  return count;
}

Result<bool> all_digits(Vm& vm, std::string_view text) {
  return TRY(count_digits(vm, text)) == text.size();
}

// Beyond all exponents, and far from the limits of int64_t.
constexpr int64_t kFarExponent = int64_t{1} << 61;

Result<bool> take_exponent(Vm& vm, std::string_view text, int64_t* exponent) {
  bool negative = false;
  if (!text.empty() && (text.front() == '+' || text.front() == '-')) {
    negative = text.front() == '-';
    text.remove_prefix(1);
  }
  if (text.empty() || !TRY(all_digits(vm, text))) return false;
  int64_t value = 0;
  TRY(in_parts(vm.meter, text.size(), kPacedItems, [&](size_t begin, size_t end) {
    for (char c : text.substr(begin, end - begin)) {
      value = value > kFarExponent / 10 ? kFarExponent : value * 10 + (c - '0');
    }
  }));
  *exponent = negative ? -value : value;
  return true;
}

Result<void> append_special(StringBuilder& out, Vm& vm, const Number& number) {
  if (number.is_infinite()) return out.append_ascii("Infinity");
  TRY(out.append_ascii(number.kind == Kind::Signaling ? "sNaN" : "NaN"));
  if (number.coefficient.is_zero()) return {};
  DigitRoom room;
  return out.append_ascii(TRY(digits_of(vm, number.coefficient, room)));
}

}  // namespace

Result<Str*> text_of_number(Vm& vm, const Number& number, Notation notation, Capitals capitals) {
  StringBuilder out(vm);
  if (number.negative) TRY(out.append_ascii("-"));
  if (number.is_special()) {
    TRY(append_special(out, vm, number));
    return out.finish();
  }
  DigitRoom room;
  std::string_view digits = TRY(digits_of(vm, number.coefficient, room));
  const auto count = static_cast<int64_t>(digits.size());
  const int64_t left = number.exponent + count;  // digits before the point if written in full
  int64_t point = 1;
  if (number.exponent <= 0 && left > -6) {
    point = left;
  } else if (notation == Notation::Engineering) {
    // The exponent is a multiple of three. A zero may get zeros after the point instead.
    auto modulo = [](int64_t n) { return ((n % 3) + 3) % 3; };
    point = number.coefficient.is_zero() ? modulo(left + 1) - 1 : modulo(left - 1) + 1;
  }
  if (point <= 0) {
    TRY(out.append_ascii("0."));
    TRY(out.append_repeated('0', static_cast<uint64_t>(-point)));
    TRY(out.append_ascii(digits));
  } else if (point >= count) {
    TRY(out.append_ascii(digits));
    if (point > count) TRY(out.append_repeated('0', static_cast<uint64_t>(point - count)));
  } else {
    auto whole = static_cast<size_t>(point);
    TRY(out.append_ascii(digits.substr(0, whole)));
    TRY(out.append_ascii("."));
    TRY(out.append_ascii(digits.substr(whole)));
  }
  if (left != point) {
    char text[kMaxInt64Text + 2];
    text[0] = capitals == Capitals::Yes ? 'E' : 'e';
    size_t length = 1;
    if (left > point) text[length++] = '+';
    length += write_int64(left - point, text + length);
    TRY(out.append_ascii({text, length}));
  }
  return out.finish();
}

Result<bool> number_of_text(Vm& vm, std::string_view text, Number& number) {
  TRY(vm.meter.charge(text.size() / 4));
  number = Number();
  if (!text.empty() && (text.front() == '+' || text.front() == '-')) {
    number.negative = text.front() == '-';
    text.remove_prefix(1);
  }
  if (text.empty()) return false;
  if (!is_digit(text.front()) && text.front() != '.') {
    if (take_word(text, "inf")) {
      take_word(text, "inity");
      number.kind = Kind::Infinite;
      return text.empty();
    }
    number.kind = Kind::Quiet;
    if (take_word(text, "s")) number.kind = Kind::Signaling;
    if (!take_word(text, "nan") || !TRY(all_digits(vm, text))) return false;
    if (!text.empty()) number.coefficient = TRY(coefficient_of_digits(vm, text));
    return true;
  }
  const size_t whole = TRY(count_digits(vm, text));
  size_t end = whole, fraction = 0;
  if (end < text.size() && text[end] == '.') {
    fraction = TRY(count_digits(vm, text.substr(end + 1)));
    end += 1 + fraction;
  }
  if (whole + fraction == 0) return false;
  if (end < text.size()) {
    if (ascii_lower(text[end]) != 'e' ||
        !TRY(take_exponent(vm, text.substr(end + 1), &number.exponent))) {
      return false;
    }
  }
  number.exponent -= static_cast<int64_t>(fraction);
  if (fraction == 0) {
    number.coefficient = TRY(coefficient_of_digits(vm, text.substr(0, whole)));
    return true;
  }
  // The digits without the point.
  constexpr size_t kShort = 128;
  char shortened[kShort];
  char* digits = shortened;
  if (whole + fraction > kShort) {
    auto* cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, whole + fraction));
    cell->size = static_cast<uint32_t>(whole + fraction);
    digits = reinterpret_cast<char*>(cell->bytes.data());
  }
  TRY(paced_copy(vm.meter, digits, text.data(), whole));
  TRY(paced_copy(vm.meter, digits + whole, text.data() + whole + 1, fraction));
  number.coefficient = TRY(coefficient_of_digits(vm, {digits, whole + fraction}));
  return true;
}

}  // namespace hognose::decimal
