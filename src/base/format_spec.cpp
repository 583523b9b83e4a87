// The format mini-language: parsing and checks.
//
// The checks are in CPython's order, so that a specification with several errors is reported for
// the same one.
#include "base/format_spec.h"

#include <algorithm>
#include <charconv>

#include "base/unicode.h"

namespace hognose {
namespace {

bool parse_align(char32_t c, Align& align) {
  switch (c) {
    case '<': align = Align::Left; return true;
    case '>': align = Align::Right; return true;
    case '^': align = Align::Center; return true;
    case '=': align = Align::AfterSign; return true;
    default: return false;
  }
}

template <class Unit>
class SpecReader {
 public:
  SpecReader(const Unit* units, size_t count, Watch& watch)
      : position_(units), end_(units + count), watch_(watch) {}

  size_t left() const { return static_cast<size_t>(end_ - position_); }
  char32_t peek(size_t ahead = 0) const { return position_[ahead]; }
  void skip(size_t count) { position_ += count; }
  bool take(char c) {
    if (position_ == end_ || *position_ != static_cast<unsigned char>(c)) return false;
    ++position_;
    return true;
  }

  enum class Number { None, Read, TooBig };
  // Any Unicode decimal digit counts, as in int().
  Number take_number(int64_t& value) {
    int64_t number = 0;
    const Unit* start = position_;
    for (; position_ < end_ && watch_.step(); ++position_) {
      int digit = unicode::decimal_value(*position_);
      if (digit < 0) break;
      if (number > (INT64_MAX - digit) / 10) return Number::TooBig;
      number = number * 10 + digit;
    }
    if (position_ == start) return Number::None;
    value = number;
    return Number::Read;
  }

  // Reads a group separator. Returns false if there are two that exclude each other.
  bool take_grouping(char& grouping) {
    if (take(',')) grouping = ',';
    if (take('_')) {
      if (grouping != 0) return false;
      grouping = '_';
    }
    return !(grouping == '_' && left() > 0 && peek() == ',');
  }

 private:
  const Unit* position_;
  const Unit* const end_;
  Watch& watch_;
};

// The types that accept separators (PEP 378 and PEP 515).
FormatError check_grouping(FormatSpec& spec) {
  if (spec.grouping != 0) {
    switch (spec.type) {
      case 0:
      case 'd':
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G':
      case '%': break;
      case 'b':
      case 'o':
      case 'x':
      case 'X':
        if (spec.grouping == '_') {
          spec.group_size = 4;
          break;
        }
        [[fallthrough]];
      default: return {FormatFault::GroupingWithCode, spec.grouping, spec.type};
    }
  }
  if (spec.fraction_grouping != 0 && spec.type == 'n') {
    return {FormatFault::GroupingWithCode, spec.fraction_grouping, spec.type};
  }
  return {};
}

std::string_view fault_text(FormatFault fault) {
  switch (fault) {
    case FormatFault::None:
    case FormatFault::InvalidSpecifier:
    case FormatFault::UnknownCode:
    case FormatFault::GroupingWithCode: break;
    case FormatFault::BothGroupings: return "Cannot specify both ',' and '_'.";
    case FormatFault::TooManyDigits: return "Too many decimal digits in format string";
    case FormatFault::MissingPrecision: return "Format specifier missing precision";
    case FormatFault::PrecisionTooBig: return "precision too big";
    case FormatFault::SignInString: return "Sign not allowed in string format specifier";
    case FormatFault::SpaceInString: return "Space not allowed in string format specifier";
    case FormatFault::AlternateInString:
      return "Alternate form (#) not allowed in string format specifier";
    case FormatFault::NegativeZeroInString:
      return "Negative zero coercion (z) not allowed in string format specifier";
    case FormatFault::AfterSignInString:
      return "'=' alignment not allowed in string format specifier";
    case FormatFault::PrecisionInInteger:
      return "Precision not allowed in integer format specifier";
    case FormatFault::NegativeZeroInInteger:
      return "Negative zero coercion (z) not allowed in integer format specifier";
    case FormatFault::SignWithCharacter:
      return "Sign not allowed with integer format specifier 'c'";
    case FormatFault::AlternateWithCharacter:
      return "Alternate form (#) not allowed with integer format specifier 'c'";
    case FormatFault::ZeroPaddingInComplex:
      return "Zero padding is not allowed in complex format specifier";
    case FormatFault::AfterSignInComplex:
      return "'=' alignment flag is not allowed in complex format specifier";
  }
  return "";
}

char* append(char* out, std::string_view text) { return std::copy(text.begin(), text.end(), out); }

char* append_code(char* out, char32_t code) {
  if (code > 32 && code < 128) {
    *out++ = static_cast<char>(code);
    return out;
  }
  out = append(out, "\\x");
  return std::to_chars(out, out + 8, static_cast<uint32_t>(code), 16).ptr;
}

char* append_type(char* out, std::string_view type_name) {
  constexpr size_t kLongestTypeName = 200;  // CPython's %.200s
  out = append(out, " for object of type '");
  out = append(out, type_name.substr(0, kLongestTypeName));
  return append(out, "'");
}

FormatError unknown_code(const FormatSpec& spec) {
  return {FormatFault::UnknownCode, 0, spec.type};
}

}  // namespace

size_t write_format_fault(const FormatError& error, std::string_view type_name, char* out) {
  char* end = out;
  switch (error.fault) {
    case FormatFault::InvalidSpecifier:
      end = append(end, "'");
      end = append_type(end, type_name);
      break;
    case FormatFault::UnknownCode:
      end = append(end, "Unknown format code '");
      end = append_code(end, error.code);
      end = append(end, "'");
      end = append_type(end, type_name);
      break;
    case FormatFault::GroupingWithCode:
      end = append(end, "Cannot specify '");
      *end++ = error.grouping;
      end = append(end, "' with '");
      end = append_code(end, error.code);
      end = append(end, "'.");
      break;
    default: end = append(end, fault_text(error.fault)); break;
  }
  return static_cast<size_t>(end - out);
}

template <class Unit>
FormatError parse_format_spec(const Unit* units, size_t count, FormatDefaults defaults,
                              FormatSpec& spec, Watch& watch) {
  using Number = typename SpecReader<Unit>::Number;
  SpecReader<Unit> reader(units, count, watch);
  spec = FormatSpec{};
  spec.type = defaults.type;
  spec.align = defaults.align;

  bool has_fill = false, has_align = false;
  if (reader.left() >= 2 && parse_align(reader.peek(1), spec.align)) {
    spec.fill = reader.peek();
    has_fill = has_align = true;
    reader.skip(2);
  } else if (reader.left() >= 1 && parse_align(reader.peek(), spec.align)) {
    has_align = true;
    reader.skip(1);
  }
  for (char sign : {'+', '-', ' '}) {
    if (reader.take(sign)) {
      spec.sign = sign;
      break;
    }
  }
  spec.no_negative_zero = reader.take('z');
  spec.alternate = reader.take('#');
  // A zero before the width sets the fill character and, for numbers, the alignment.
  if (!has_fill && reader.take('0')) {
    spec.fill = '0';
    if (!has_align && defaults.align == Align::Right) spec.align = Align::AfterSign;
  }
  if (reader.take_number(spec.width) == Number::TooBig) return {FormatFault::TooManyDigits};
  if (!reader.take_grouping(spec.grouping)) return {FormatFault::BothGroupings};
  if (reader.take('.')) {
    Number precision = reader.take_number(spec.precision);
    if (precision == Number::TooBig) return {FormatFault::TooManyDigits};
    if (!reader.take_grouping(spec.fraction_grouping)) return {FormatFault::BothGroupings};
    if (precision == Number::None && spec.fraction_grouping == 0) {
      return {FormatFault::MissingPrecision};
    }
  }
  if (reader.left() > 1) return {FormatFault::InvalidSpecifier};
  if (reader.left() == 1) spec.type = reader.peek();
  return check_grouping(spec);
}

FormatError check_string_spec(const FormatSpec& spec) {
  if (spec.type != 's') return unknown_code(spec);
  if (spec.sign == ' ') return {FormatFault::SpaceInString};
  if (spec.sign != 0) return {FormatFault::SignInString};
  if (spec.no_negative_zero) return {FormatFault::NegativeZeroInString};
  if (spec.alternate) return {FormatFault::AlternateInString};
  if (spec.align == Align::AfterSign) return {FormatFault::AfterSignInString};
  return {};
}

FormatError check_integer_spec(const FormatSpec& spec, IntegerForm& form) {
  switch (spec.type) {
    case 'b':
    case 'd':
    case 'n':
    case 'o':
    case 'x':
    case 'X': form = IntegerForm::Digits; break;
    case 'c': form = IntegerForm::Character; break;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case '%': form = IntegerForm::Float; return check_float_spec(spec);
    default: return unknown_code(spec);
  }
  if (spec.precision >= 0) return {FormatFault::PrecisionInInteger};
  if (spec.no_negative_zero) return {FormatFault::NegativeZeroInInteger};
  if (form == IntegerForm::Character) {
    if (spec.sign != 0) return {FormatFault::SignWithCharacter};
    if (spec.alternate) return {FormatFault::AlternateWithCharacter};
  }
  return {};
}

FormatError check_float_spec(const FormatSpec& spec) {
  switch (spec.type) {
    case 0:
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'n':
    case '%': break;
    default: return unknown_code(spec);
  }
  if (spec.precision > INT32_MAX) return {FormatFault::PrecisionTooBig};
  return {};
}

FormatError check_complex_spec(const FormatSpec& spec) {
  if (spec.type == '%') return unknown_code(spec);
  FormatError error = check_float_spec(spec);
  if (!error.ok()) return error;
  if (spec.fill == '0') return {FormatFault::ZeroPaddingInComplex};
  if (spec.align == Align::AfterSign) return {FormatFault::AfterSignInComplex};
  return {};
}

unsigned integer_base(char32_t type) {
  switch (type) {
    case 'b': return 2;
    case 'o': return 8;
    case 'x':
    case 'X': return 16;
    default: return 10;
  }
}

#define HOGNOSE_INSTANTIATE(Unit)                                                                \
  template FormatError parse_format_spec<Unit>(const Unit*, size_t, FormatDefaults, FormatSpec&, \
                                               Watch&);
HOGNOSE_INSTANTIATE(uint8_t)
HOGNOSE_INSTANTIATE(uint16_t)
HOGNOSE_INSTANTIATE(char16_t)
HOGNOSE_INSTANTIATE(uint32_t)
HOGNOSE_INSTANTIATE(char32_t)
#undef HOGNOSE_INSTANTIATE

}  // namespace hognose
