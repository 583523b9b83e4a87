// Text to numbers: integers of any base, floats, complex numbers.
//
// std::from_chars does the correctly rounded conversion. This file adds Python's grammar,
// underscores, and the values that from_chars refuses (overflow is infinity, underflow is zero).
#include "base/number_text.h"

#include <limits>

#include "base/ascii.h"
#include "base/foreign_call.h"

namespace hognose {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

unsigned digit_value(char c) {
  if (is_digit(c)) return static_cast<unsigned>(c - '0');
  char small = ascii_lower(c);
  return small >= 'a' && small <= 'z' ? static_cast<unsigned>(small - 'a') + 10 : 36;
}

unsigned prefix_base(char letter) {
  switch (ascii_lower(letter)) {
    case 'x': return 16;
    case 'o': return 8;
    case 'b': return 2;
    default: return 0;
  }
}

bool starts_with_word(std::string_view text, std::string_view word) {
  if (text.size() < word.size()) return false;
  for (size_t i = 0; i < word.size(); ++i) {
    if (ascii_lower(text[i]) != word[i]) return false;
  }
  return true;
}

// Returns the end of the run of digits, with single underscores between them, that starts at
// `position`.
size_t skip_digits(std::string_view text, size_t position, bool& has_underscore, Watch& watch) {
  while (position < text.size() && watch.step()) {
    if (is_digit(text[position])) {
      ++position;
    } else if (text[position] == '_' && position > 0 && is_digit(text[position - 1]) &&
               position + 1 < text.size() && is_digit(text[position + 1])) {
      has_underscore = true;
      ++position;
    } else {
      break;
    }
  }
  return position;
}

// The positions of the parts of an unsigned decimal float.
struct FloatLayout {
  size_t mantissa_end = 0;    // digits, point, digits
  size_t exponent_start = 0;  // after the letter; 0: no exponent
  size_t end = 0;             // 0: not a float
  bool has_underscore = false;
};

FloatLayout find_layout(std::string_view text, Watch& watch) {
  FloatLayout layout;
  size_t position = skip_digits(text, 0, layout.has_underscore, watch);
  size_t digit_chars = position;
  if (position < text.size() && text[position] == '.') {
    size_t fraction = position + 1;
    position = skip_digits(text, fraction, layout.has_underscore, watch);
    digit_chars += position - fraction;
  }
  if (digit_chars == 0) return layout;
  layout.mantissa_end = layout.end = position;
  if (position < text.size() && ascii_lower(text[position]) == 'e') {
    size_t digits = position + 1;
    if (digits < text.size() && (text[digits] == '+' || text[digits] == '-')) ++digits;
    size_t end = skip_digits(text, digits, layout.has_underscore, watch);
    if (end > digits) {
      layout.exponent_start = position + 1;
      layout.end = end;
    }
  }
  return layout;
}

// Reads the exponent. It saturates far beyond any value that a mantissa could compensate for.
int64_t read_exponent(std::string_view text, Watch& watch) {
  constexpr int64_t kLimit = int64_t{1} << 58;
  bool negative = text[0] == '-';
  int64_t value = 0;
  for (char c : text) {
    if (!watch.step()) return 0;
    if (is_digit(c) && value < kLimit) value = value * 10 + (c - '0');
  }
  return negative ? -value : value;
}

// Reads the value from a normal form in a small buffer: the significant digits that can decide the
// rounding, one more digit that stands for all others, and the exponent. Used for text with
// underscores or beyond Watch::kItems characters, and to distinguish overflow from underflow.
double read_normalized(std::string_view text, const FloatLayout& layout, Watch& watch) {
  constexpr size_t kDecisiveDigits = 800;  // more than the 767 of any halfway case
  char digits[kDecisiveDigits + 1 + 32];
  size_t count = 0;
  int64_t exponent = 0;  // of the last digit in the buffer
  bool after_point = false, has_more = false;
  for (char c : text.substr(0, layout.mantissa_end)) {
    if (!watch.step()) return 0.0;
    if (c == '.') after_point = true;
    if (!is_digit(c)) continue;
    if (count == 0 && c == '0') {
      exponent -= after_point;
    } else if (count < kDecisiveDigits) {
      digits[count++] = c;
      exponent -= after_point;
    } else {
      has_more |= c != '0';
      exponent += !after_point;
    }
  }
  if (count == 0) return 0.0;
  if (has_more) {
    digits[count++] = '1';
    exponent -= 1;
  }
  if (layout.exponent_start != 0) {
    exponent += read_exponent(
        text.substr(layout.exponent_start, layout.end - layout.exponent_start), watch);
  }
  int64_t magnitude = exponent + static_cast<int64_t>(count);  // value < 10 ** magnitude
  if (magnitude > 400) return std::numeric_limits<double>::infinity();
  if (magnitude < -400) return 0.0;
  digits[count] = 'e';
  char* end = digits + count + 1;
  end = std::to_chars(end, end + 24, exponent).ptr;
  double value = 0;
  std::errc error = on_foreign_stack([&] { return std::from_chars(digits, end, value).ec; });
  if (error == std::errc::result_out_of_range) {
    return magnitude > 0 ? std::numeric_limits<double>::infinity() : 0.0;
  }
  return value;
}

double read_decimal(std::string_view text, const FloatLayout& layout, Watch& watch) {
  if (!layout.has_underscore && layout.end <= Watch::kItems) {
    double value = 0;
    const char* start = text.data();
    const char* end = start + layout.end;
    std::errc error = on_foreign_stack([&] { return std::from_chars(start, end, value).ec; });
    if (error == std::errc()) return value;
  }
  return read_normalized(text, layout, watch);
}

}  // namespace

IntText parse_int(std::string_view text, unsigned base, Watch& watch) {
  IntText result;
  size_t position = 0;
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) {
    result.negative = text[0] == '-';
    position = 1;
  }
  bool must_be_zero = false;  // for a leading zero in source text: 00 is a number, 01 is not
  unsigned stated =
      position + 1 < text.size() && text[position] == '0' ? prefix_base(text[position + 1]) : 0;
  if (base == 0) {
    base = stated != 0 ? stated : 10;
    must_be_zero = stated == 0 && position < text.size() && text[position] == '0';
  }
  if (stated == base) {
    position += 2;
    if (position < text.size() && text[position] == '_') ++position;
  }
  result.base = static_cast<uint8_t>(base);
  result.digits = text.substr(position);
  uint64_t magnitude = 0;
  bool is_big = false, after_digit = false;
  for (char c : result.digits) {
    if (!watch.step()) return {};
    if (c == '_') {
      if (!after_digit) return {};
      after_digit = false;
      continue;
    }
    unsigned digit = digit_value(c);
    if (digit >= base) return {};
    after_digit = true;
    ++result.digit_count;
    is_big |= __builtin_mul_overflow(magnitude, uint64_t{base}, &magnitude) ||
              __builtin_add_overflow(magnitude, uint64_t{digit}, &magnitude);
  }
  if (!after_digit) return {};
  if (must_be_zero && (is_big || magnitude != 0)) return {};
  constexpr uint64_t kSignBit = uint64_t{1} << 63;
  if (is_big || magnitude > kSignBit - !result.negative) {
    result.kind = IntTextKind::Big;
    return result;
  }
  result.kind = IntTextKind::Small;
  result.value = static_cast<int64_t>(result.negative ? 0 - magnitude : magnitude);
  return result;
}

void write_digit_values(std::string_view digits, uint8_t* out, Watch& watch) {
  for (char c : digits) {
    if (!watch.step()) return;
    if (c != '_') *out++ = static_cast<uint8_t>(digit_value(c));
  }
}

FloatScan scan_float(std::string_view text, Watch& watch) {
  size_t sign_length = !text.empty() && (text[0] == '+' || text[0] == '-');
  bool negative = sign_length != 0 && text[0] == '-';
  std::string_view magnitude = text.substr(sign_length);
  FloatScan scan;
  FloatLayout layout = find_layout(magnitude, watch);
  if (layout.end != 0) {
    scan.value = read_decimal(magnitude, layout, watch);
    scan.length = sign_length + layout.end;
  } else if (starts_with_word(magnitude, "inf")) {
    scan.value = std::numeric_limits<double>::infinity();
    scan.length = sign_length + (starts_with_word(magnitude, "infinity") ? 8 : 3);
  } else if (starts_with_word(magnitude, "nan")) {
    scan.value = std::numeric_limits<double>::quiet_NaN();
    scan.length = sign_length + 3;
  }
  if (negative) scan.value = -scan.value;
  return scan;
}

FloatParse parse_float(std::string_view text, Watch& watch) {
  FloatScan scan = scan_float(text, watch);
  if (scan.length == 0 || scan.length != text.size()) return {};
  return {scan.value, true};
}

ComplexParse parse_complex(std::string_view text, Watch& watch) {
  auto strip = [&watch](std::string_view& part) {
    auto is_blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    while (!part.empty() && is_blank(part.front()) && watch.step()) part.remove_prefix(1);
    while (!part.empty() && is_blank(part.back()) && watch.step()) part.remove_suffix(1);
  };
  strip(text);
  if (text.size() >= 2 && text.front() == '(' && text.back() == ')') {
    text = text.substr(1, text.size() - 2);
    strip(text);
  }
  if (text.empty()) return {};
  auto is_unit = [](std::string_view part) {
    return !part.empty() && ascii_lower(part.front()) == 'j';
  };
  // The forms are <float>, <float>j, <float><signed>j and <sign>j, <float><sign>j, j.
  ComplexParse result;
  FloatScan first = scan_float(text, watch);
  std::string_view rest = text.substr(first.length);
  if (first.length != 0 && rest.empty()) return {first.value, 0, true};
  bool has_real = first.length != 0 && !is_unit(rest);
  if (has_real) {
    if (rest.front() != '+' && rest.front() != '-') return {};
    result.real = first.value;
    first = scan_float(rest, watch);
    rest.remove_prefix(first.length);
  }
  if (first.length != 0) {
    result.imaginary = first.value;
  } else {
    bool has_sign = rest.front() == '+' || rest.front() == '-';
    result.imaginary = rest.front() == '-' ? -1.0 : 1.0;
    if (has_sign) rest.remove_prefix(1);
  }
  result.ok = is_unit(rest) && rest.size() == 1;
  return result.ok ? result : ComplexParse{};
}

}  // namespace hognose
