// Numbers to text and back, exactly as CPython writes and reads them, independent of the locale.
//
// Input text must be ASCII: callers strip strings and replace their Unicode digits first. Output
// goes to fixed buffers. Text with a requested precision can have any length. FloatText therefore
// keeps its pieces and the number of zeros that follow, so that the caller knows the size and can
// charge for it before the text is written. Integers that do not fit 64 bits are recognised here
// and converted by the caller.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/watch.h"

namespace hognose {

// ---- integers to text ---------------------------------------------------------------------------

constexpr size_t kMaxInt64Text = 20;   // "-9223372036854775808"
constexpr size_t kMaxUint64Text = 64;  // in base 2

inline size_t write_int64(int64_t value, char* out) {
  return static_cast<size_t>(std::to_chars(out, out + kMaxInt64Text, value).ptr - out);
}

// Digits in lower case; base 2 to 36.
inline size_t write_uint64(uint64_t value, unsigned base, char* out) {
  std::to_chars_result result =
      std::to_chars(out, out + kMaxUint64Text, value, static_cast<int>(base));
  return static_cast<size_t>(result.ptr - out);
}

// ---- text to integers ---------------------------------------------------------------------------

enum class IntTextKind : uint8_t {
  Invalid,
  Small,  // `value` is the number
  Big,    // the caller converts `digits`
};

struct IntText {
  IntTextKind kind = IntTextKind::Invalid;
  bool negative = false;
  uint8_t base = 10;
  int64_t value = 0;
  std::string_view digits;  // without sign and prefix; may contain underscores
  size_t digit_count = 0;   // without underscores
};

// Parses text as int(text, base) does: sign, prefix, digits with single underscores between them
// (PEP 515). `base` is 2 to 36, or 0 to read a prefix as in source text. If the watch stopped the
// work on a long text, the result is meaningless.
IntText parse_int(std::string_view text, unsigned base, Watch& watch);
inline IntText parse_int(std::string_view text, unsigned base) {
  Watch watch;
  return parse_int(text, base, watch);
}

// Writes the values (0 to 35) of the digits without underscores, IntText::digit_count of them.
void write_digit_values(std::string_view digits, uint8_t* out, Watch& watch);

// ---- text to floats -----------------------------------------------------------------------------

// Scans the longest prefix that is a float literal, "inf", "infinity" or "nan" in any case, with an
// optional sign. The length is 0 if there is none. Single underscores between digits are allowed.
struct FloatScan {
  double value = 0;
  size_t length = 0;
};
FloatScan scan_float(std::string_view text, Watch& watch);

// Parses text as float(text) does: the whole text must be a float.
struct FloatParse {
  double value = 0;
  bool ok = false;
};
FloatParse parse_float(std::string_view text, Watch& watch);
inline FloatParse parse_float(std::string_view text) {
  Watch watch;
  return parse_float(text, watch);
}

// Parses text as complex(text) does; blanks within parentheses are allowed.
struct ComplexParse {
  double real = 0;
  double imaginary = 0;
  bool ok = false;
};
ComplexParse parse_complex(std::string_view text, Watch& watch);
inline ComplexParse parse_complex(std::string_view text) {
  Watch watch;
  return parse_complex(text, watch);
}

// ---- floats to text -----------------------------------------------------------------------------

constexpr size_t kMaxFloatRepr = 24;  // "-2.2250738585072014e-308"

// Writes repr(float): the shortest text that reads back as the same value.
size_t write_float_repr(double value, char* out);

enum class FloatStyle : uint8_t {
  Repr,      // shortest; ignores the precision
  Fixed,     // like %f
  Exponent,  // like %e
  General,   // like %g
};

enum FloatFlags : uint8_t {
  kFloatPlain = 0,
  kFloatAlternate = 1,       // '#': always a point, and %g keeps its zeros
  kFloatPointZero = 2,       // ".0" after a number that would look like an integer
  kFloatNoNegativeZero = 4,  // 'z': a number that rounds to zero loses its sign
  kFloatUpper = 8,           // E, INF, NAN
};

// The text of a float in pieces: [-] integer [. fraction zeros] exponent. For infinities and NaNs,
// `integer` holds the letters and the other pieces are empty.
class FloatText {
 public:
  FloatText(double value, FloatStyle style, size_t precision, unsigned flags);
  FloatText(const FloatText&) = delete;
  FloatText& operator=(const FloatText&) = delete;

  bool negative() const { return negative_; }
  bool finite() const { return finite_; }
  bool has_point() const { return has_point_; }
  std::string_view integer() const { return integer_; }
  std::string_view fraction() const { return fraction_; }
  size_t fraction_zeros() const { return fraction_zeros_; }  // they follow the fraction
  std::string_view exponent() const { return exponent_; }    // includes its letter and sign
  size_t size() const {
    return negative_ + integer_.size() + has_point_ + fraction_.size() + fraction_zeros_ +
           exponent_.size();
  }
  // Writes size() bytes and returns the position after them.
  char* write(char* out) const;

 private:
  // A double has up to 309 digits before the point and 1074 after it; all further digits are zeros.
  static constexpr size_t kMaxFractionDigits = 1074;
  static constexpr size_t kMaxSignificantDigits = 767;
  static constexpr size_t kBufferSize = 309 + 1 + kMaxFractionDigits + 8;

  void set_fixed(double magnitude, size_t precision);
  void set_exponent(double magnitude, size_t precision);
  void set_by_magnitude(double magnitude, FloatStyle style, size_t precision, unsigned flags);
  bool is_zero() const;

  bool negative_ = false;
  bool finite_ = true;
  bool has_point_ = false;
  size_t fraction_zeros_ = 0;
  std::string_view integer_, fraction_, exponent_;
  char buffer_[kBufferSize];
};

// round(value, digits), correctly rounded, ties to even. Negative `digits` round before the point.
// The result is infinite if it is too large; Python reports that as OverflowError.
double round_to_digits(double value, int64_t digits);

// ---- hexadecimal floats -------------------------------------------------------------------------

constexpr size_t kMaxFloatHex = 24;  // "-0x1.fffffffffffffp+1023"

// Writes the text of float.hex.
size_t write_float_hex(double value, char* out);

enum class HexFloatFault : uint8_t { None = 0, Invalid, TooLarge };
struct HexFloatParse {
  double value = 0;
  HexFloatFault fault = HexFloatFault::None;
};
// Parses stripped text as float.fromhex does.
HexFloatParse parse_float_hex(std::string_view text, Watch& watch);
inline HexFloatParse parse_float_hex(std::string_view text) {
  Watch watch;
  return parse_float_hex(text, watch);
}

}  // namespace hognose
