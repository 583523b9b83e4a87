// Floats to decimal text: lays out, by Python's rules, the digits that std::to_chars finds.
//
// to_chars produces the shortest digits, or digits correctly rounded to a precision.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/foreign_call.h"
#include "base/number_text.h"

namespace hognose {
namespace {

// The digits of a float that to_chars wrote as d.ddde±xx, without point and exponent.
struct Digits {
  size_t count = 0;
  int point = 0;  // the position of the decimal point, counted from the first digit
};

Digits gather_digits(const char* text, const char* end, char* out) {
  Digits digits;
  const char* position = text;
  for (; position < end && *position != 'e'; ++position) {
    if (*position != '.') out[digits.count++] = *position;
  }
  int exponent = 0;
  const char* number = position + 1;
  if (number < end && *number == '+') ++number;
  std::from_chars(number, end, exponent);
  digits.point = exponent + 1;
  return digits;
}

Digits shortest_digits(double magnitude, char* out) {
  char text[32];
  const char* end = on_foreign_stack([&] {
    return std::to_chars(text, text + sizeof text, magnitude, std::chars_format::scientific).ptr;
  });
  return gather_digits(text, end, out);
}

// The digits rounded to a precision. Returns their end.
char* write_rounded(char* out, size_t size, double magnitude, std::chars_format format,
                    size_t precision) {
  return on_foreign_stack([=] {
    return std::to_chars(out, out + size, magnitude, format, static_cast<int>(precision)).ptr;
  });
}

char* write_exponent(int exponent, char letter, char* out) {
  *out++ = letter;
  *out++ = exponent < 0 ? '-' : '+';
  unsigned magnitude = static_cast<unsigned>(exponent < 0 ? -exponent : exponent);
  if (magnitude < 10) *out++ = '0';
  return std::to_chars(out, out + 4, magnitude).ptr;
}

char* append(char* out, std::string_view text) { return std::copy(text.begin(), text.end(), out); }

char* append_zeros(char* out, size_t count) {
  std::memset(out, '0', count);
  return out + count;
}

// repr uses an exponent if the point is at kLowestPoint or below, or above kHighestPoint.
constexpr int kLowestPoint = -4, kHighestPoint = 16;

}  // namespace

size_t write_float_repr(double value, char* out) {
  char* end = out;
  if (std::isnan(value)) return static_cast<size_t>(append(end, "nan") - out);
  if (std::signbit(value)) *end++ = '-';
  if (std::isinf(value)) return static_cast<size_t>(append(end, "inf") - out);
  char text[32];
  Digits digits = shortest_digits(std::fabs(value), text);
  std::string_view all(text, digits.count);
  if (digits.point <= kLowestPoint || digits.point > kHighestPoint) {
    *end++ = text[0];
    if (digits.count > 1) {
      *end++ = '.';
      end = append(end, all.substr(1));
    }
    end = write_exponent(digits.point - 1, 'e', end);
  } else if (digits.point <= 0) {
    end = append(end, "0.");
    end = append_zeros(end, static_cast<size_t>(-digits.point));
    end = append(end, all);
  } else if (digits.count <= static_cast<size_t>(digits.point)) {
    end = append(end, all);
    end = append_zeros(end, static_cast<size_t>(digits.point) - digits.count);
    end = append(end, ".0");
  } else {
    end = append(end, all.substr(0, static_cast<size_t>(digits.point)));
    *end++ = '.';
    end = append(end, all.substr(static_cast<size_t>(digits.point)));
  }
  return static_cast<size_t>(end - out);
}

FloatText::FloatText(double value, FloatStyle style, size_t precision, unsigned flags) {
  if (!std::isfinite(value)) {
    finite_ = false;
    negative_ = !std::isnan(value) && value < 0;
    bool upper = (flags & kFloatUpper) != 0;
    integer_ = std::isnan(value) ? (upper ? "NAN" : "nan") : (upper ? "INF" : "inf");
    return;
  }
  negative_ = std::signbit(value);
  double magnitude = std::fabs(value);
  switch (style) {
    case FloatStyle::Fixed: set_fixed(magnitude, precision); break;
    case FloatStyle::Exponent: set_exponent(magnitude, precision); break;
    case FloatStyle::General:
    case FloatStyle::Repr:
      set_by_magnitude(magnitude, style, precision == 0 ? 1 : precision, flags);
      break;
  }
  if ((flags & kFloatPointZero) && fraction_.empty() && fraction_zeros_ == 0 && exponent_.empty()) {
    fraction_zeros_ = 1;
  }
  has_point_ = !fraction_.empty() || fraction_zeros_ != 0 || (flags & kFloatAlternate);
  if (!exponent_.empty() && (flags & kFloatUpper)) {
    buffer_[exponent_.data() - buffer_] = 'E';
  }
  if ((flags & kFloatNoNegativeZero) && is_zero()) negative_ = false;
}

bool FloatText::is_zero() const {
  constexpr std::string_view kZero = "0";
  return integer_.find_first_not_of(kZero) == std::string_view::npos &&
         fraction_.find_first_not_of(kZero) == std::string_view::npos;
}

void FloatText::set_fixed(double magnitude, size_t precision) {
  size_t wanted = precision < kMaxFractionDigits ? precision : kMaxFractionDigits;
  fraction_zeros_ = precision - wanted;
  char* end = write_rounded(buffer_, kBufferSize, magnitude, std::chars_format::fixed, wanted);
  integer_ = {buffer_, static_cast<size_t>(end - buffer_) - wanted - (wanted != 0)};
  fraction_ = {end - wanted, wanted};
}

void FloatText::set_exponent(double magnitude, size_t precision) {
  constexpr size_t kMaxPrecision = kMaxSignificantDigits - 1;
  size_t wanted = precision < kMaxPrecision ? precision : kMaxPrecision;
  fraction_zeros_ = precision - wanted;
  char* end = write_rounded(buffer_, kBufferSize, magnitude, std::chars_format::scientific, wanted);
  integer_ = {buffer_, 1};
  fraction_ = {buffer_ + 1 + (wanted != 0), wanted};
  char* letter = buffer_ + 1 + (wanted != 0) + wanted;
  exponent_ = {letter, static_cast<size_t>(end - letter)};
}

// For Repr and General: the position of the point decides between the two notations.
void FloatText::set_by_magnitude(double magnitude, FloatStyle style, size_t precision,
                                 unsigned flags) {
  char text[kMaxSignificantDigits + 1];
  Digits digits;
  bool has_exponent;
  size_t wanted = 0;  // the number of significant digits to show, zeros included
  if (style == FloatStyle::Repr) {
    digits = shortest_digits(magnitude, text);
    has_exponent = digits.point <= kLowestPoint || digits.point > kHighestPoint;
  } else {
    size_t asked = precision < kMaxSignificantDigits ? precision : kMaxSignificantDigits;
    char scratch[kMaxSignificantDigits + 16];
    char* end =
        write_rounded(scratch, sizeof scratch, magnitude, std::chars_format::scientific, asked - 1);
    digits = gather_digits(scratch, end, text);
    while (digits.count > 1 && text[digits.count - 1] == '0') --digits.count;
    // If ".0" is appended, the precision must leave room for its digit (float.__format__ of '.6').
    int64_t highest = static_cast<int64_t>(precision) - ((flags & kFloatPointZero) ? 1 : 0);
    has_exponent = digits.point <= kLowestPoint || digits.point > highest;
    if (flags & kFloatAlternate) wanted = precision;
  }
  std::string_view all(text, digits.count);
  size_t before = has_exponent || digits.point <= 0 ? 1 : static_cast<size_t>(digits.point);
  char* end = buffer_;
  if (has_exponent || digits.point > 0) {
    std::string_view front = all.substr(0, before);
    end = append(end, front);
    end = append_zeros(end, before - front.size());
    integer_ = {buffer_, before};
    fraction_ = {end, all.size() - front.size()};
    end = append(end, all.substr(front.size()));
    if (wanted > before + fraction_.size()) fraction_zeros_ = wanted - before - fraction_.size();
  } else {
    *end++ = '0';
    integer_ = {buffer_, 1};
    size_t leading = static_cast<size_t>(-digits.point);
    fraction_ = {end, leading + all.size()};
    end = append(append_zeros(end, leading), all);
    if (wanted > all.size()) fraction_zeros_ = wanted - all.size();
  }
  if (has_exponent) {
    char* letter = end;
    end = write_exponent(digits.point - 1, 'e', end);
    exponent_ = {letter, static_cast<size_t>(end - letter)};
  }
}

char* FloatText::write(char* out) const {
  if (negative_) *out++ = '-';
  out = append(out, integer_);
  if (has_point_) *out++ = '.';
  out = append(out, fraction_);
  out = append_zeros(out, fraction_zeros_);
  return append(out, exponent_);
}

double round_to_digits(double value, int64_t digits) {
  // Above kMostDigits every digit stays, below kLeastDigits none does (the bounds of CPython's
  // float.__round__).
  constexpr int64_t kMostDigits = 323, kLeastDigits = -308;
  if (!std::isfinite(value) || digits > kMostDigits) return value;
  if (digits < kLeastDigits) return 0.0 * value;
  char text[309 + 1 + kMostDigits + 32];
  char* const end = text + sizeof text;
  double magnitude = std::fabs(value);
  char* last;
  if (digits >= 0) {
    last = write_rounded(text, sizeof text, magnitude, std::chars_format::fixed,
                         static_cast<size_t>(digits));
  } else {
    // to_chars cannot round before the point. Write the integer part and round it in decimal, ties
    // to even. It is a tie only if no fraction follows.
    double whole = std::trunc(magnitude);
    last = write_rounded(text, sizeof text, whole, std::chars_format::fixed, 0);
    size_t length = static_cast<size_t>(last - text), dropped = static_cast<size_t>(-digits);
    if (dropped > length) return std::copysign(0.0, value);
    size_t kept = length - dropped;
    std::string_view tail(text + kept, dropped);
    bool beyond_tie = tail.find_first_not_of('0', 1) != std::string_view::npos || whole < magnitude;
    bool is_odd = kept > 0 && (text[kept - 1] - '0') % 2 != 0;
    bool round_up = tail[0] > '5' || (tail[0] == '5' && (beyond_tie || is_odd));
    if (kept == 0) text[kept++] = '0';
    last = text + kept;
    if (round_up) {
      char* digit = last;
      while (digit > text && digit[-1] == '9') *--digit = '0';
      if (digit > text) {
        ++digit[-1];
      } else {
        std::memmove(text + 1, text, kept);
        text[0] = '1';
        ++last;
      }
    }
    *last++ = 'e';
    last = std::to_chars(last, end, dropped).ptr;
  }
  double rounded = 0;
  std::errc error = on_foreign_stack([&] { return std::from_chars(text, last, rounded).ec; });
  if (error == std::errc::result_out_of_range) rounded = HUGE_VAL;
  return std::copysign(rounded, value);
}

}  // namespace hognose
