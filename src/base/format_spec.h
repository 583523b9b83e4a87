// The format mini-language: the specification after the colon in f"{x:>10,.2f}" (PEP 3101, PEP 378,
// PEP 515, PEP 682, and the grouping of fractions in Python 3.14).
//
// parse_format_spec turns code points into a FormatSpec or the error that CPython would report. The
// layouts in format_spec_layout.h then format numbers and strings; each knows its size before
// anything is written. Nothing here allocates.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/watch.h"

namespace hognose {

enum class Align : uint8_t { Left, Right, Center, AfterSign };

struct FormatSpec {
  char32_t fill = ' ';
  char32_t type = 0;  // the presentation type, 0 if none
  Align align = Align::Right;
  uint8_t group_size = 3;  // digits between two separators; 4 in binary, octal and hexadecimal
  char sign = 0;           // '+', '-', ' ' or 0
  char grouping = 0;       // ',', '_' or 0
  char fraction_grouping = 0;
  bool alternate = false;         // '#'
  bool no_negative_zero = false;  // 'z'
  int64_t width = -1;             // -1: none
  int64_t precision = -1;         // -1: none
};

// Defaults for options that the specification does not give.
struct FormatDefaults {
  char32_t type;
  Align align;
};
constexpr FormatDefaults kFormatString{'s', Align::Left};
constexpr FormatDefaults kFormatInteger{'d', Align::Right};
constexpr FormatDefaults kFormatFloat{0, Align::Right};  // and complex

enum class FormatFault : uint8_t {
  None = 0,
  InvalidSpecifier,  // the message quotes the whole specification: see write_format_fault
  UnknownCode,       // the message names `code`
  GroupingWithCode,  // the message names `grouping` and `code`
  BothGroupings,
  TooManyDigits,
  MissingPrecision,
  PrecisionTooBig,
  SignInString,
  SpaceInString,
  AlternateInString,
  NegativeZeroInString,
  AfterSignInString,
  PrecisionInInteger,
  NegativeZeroInInteger,
  SignWithCharacter,
  AlternateWithCharacter,
  ZeroPaddingInComplex,
  AfterSignInComplex,
};

struct FormatError {
  FormatFault fault = FormatFault::None;
  char grouping = 0;
  char32_t code = 0;

  bool ok() const { return fault == FormatFault::None; }
};

// Writes the message of the ValueError without a terminating zero; `type_name` is the type of the
// object. Returns its length, at most kMaxFormatFault. For InvalidSpecifier this is the part after
// the quoted text: the whole message is "Invalid format specifier '" + specification + this part.
constexpr size_t kMaxFormatFault = 300;
size_t write_format_fault(const FormatError& error, std::string_view type_name, char* out);

// Instantiated for uint8_t, uint16_t, char16_t, uint32_t and char32_t. If the watch stopped the
// work, the result is meaningless.
template <class Unit>
FormatError parse_format_spec(const Unit* units, size_t count, FormatDefaults defaults,
                              FormatSpec& spec, Watch& watch);
template <class Unit>
FormatError parse_format_spec(const Unit* units, size_t count, FormatDefaults defaults,
                              FormatSpec& spec) {
  Watch watch;
  return parse_format_spec(units, count, defaults, spec, watch);
}

// These check the options that a kind of object does not accept. Call the right one before any
// layout.
FormatError check_string_spec(const FormatSpec& spec);
FormatError check_float_spec(const FormatSpec& spec);
FormatError check_complex_spec(const FormatSpec& spec);

enum class IntegerForm : uint8_t {
  Digits,     // layout_integer with digits in integer_base(spec.type)
  Character,  // type c: use layout_character
  Float,      // convert the int to a float and use FloatLayout
};
FormatError check_integer_spec(const FormatSpec& spec, IntegerForm& form);
unsigned integer_base(char32_t type);

}  // namespace hognose
