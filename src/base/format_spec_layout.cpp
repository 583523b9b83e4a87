// Layouts of numbers and strings.
//
// The constructors compute widths, groups and padding. The writers repeat these decisions unit by
// unit and never write more than size() units.
#include "base/format_spec_layout.h"

#include <algorithm>
#include <cmath>

#include "base/ascii.h"

namespace hognose {
namespace {

constexpr size_t kFractionGroup = 3;

size_t separators(size_t digits, size_t group) { return digits == 0 ? 0 : (digits - 1) / group; }

// The least number of digits that fills `width` with a separator after each group. A number never
// begins with a separator, so the result may be wider by one.
size_t digits_to_fill(size_t width, size_t group) { return width - separators(width, group + 1); }

struct Padding {
  size_t left = 0, middle = 0, right = 0;
};

Padding distribute(Align align, size_t padding) {
  switch (align) {
    case Align::Left: return {0, 0, padding};
    case Align::Right: return {padding, 0, 0};
    case Align::Center: return {padding / 2, 0, padding - padding / 2};
    case Align::AfterSign: return {0, padding, 0};
  }
  return {};
}

size_t padding_to(int64_t width, size_t size) {
  return width > 0 && static_cast<size_t>(width) > size ? static_cast<size_t>(width) - size : 0;
}

char sign_of(const FormatSpec& spec, bool negative) {
  if (negative) return '-';
  return spec.sign == '-' ? '\0' : spec.sign;
}

// All text written here is ASCII. The cast is needed because char may be signed.
template <class Unit>
Unit unit_of(char c) {
  return static_cast<Unit>(static_cast<unsigned char>(c));
}

template <class Unit>
Unit* put_text(Unit* out, std::string_view text, Watch& watch) {
  while (text.size() > Watch::kItems) {
    for (char c : text.substr(0, Watch::kItems)) *out++ = unit_of<Unit>(c);
    text.remove_prefix(Watch::kItems);
    if (!watch.step(Watch::kItems)) return out;
  }
  for (char c : text) *out++ = unit_of<Unit>(c);
  return out;
}

// Writes zeros and digits, with separators between groups counted from the end.
template <class Unit>
Unit* put_grouped_left(Unit* out, size_t zeros, std::string_view digits, char separator,
                       size_t group, Watch& watch) {
  size_t total = zeros + digits.size();
  for (size_t i = 0; i < total && watch.step(); ++i) {
    if (i != 0 && (total - i) % group == 0) *out++ = unit_of<Unit>(separator);
    *out++ = unit_of<Unit>(i < zeros ? '0' : digits[i - zeros]);
  }
  return out;
}

// Writes digits and zeros, with separators between groups counted from the start.
template <class Unit>
Unit* put_grouped_right(Unit* out, std::string_view digits, size_t zeros, char separator,
                        Watch& watch) {
  size_t total = digits.size() + zeros;
  for (size_t i = 0; i < total && watch.step(); ++i) {
    if (i != 0 && i % kFractionGroup == 0) *out++ = unit_of<Unit>(separator);
    *out++ = unit_of<Unit>(i < digits.size() ? digits[i] : '0');
  }
  return out;
}

FloatStyle style_of(const FormatSpec& spec) {
  switch (spec.type) {
    case 'e':
    case 'E': return FloatStyle::Exponent;
    case 'f':
    case 'F':
    case '%': return FloatStyle::Fixed;
    case 0: return spec.precision < 0 ? FloatStyle::Repr : FloatStyle::General;
    default: return FloatStyle::General;
  }
}

unsigned flags_of(const FormatSpec& spec) {
  unsigned flags = kFloatPlain;
  if (spec.alternate) flags |= kFloatAlternate;
  if (spec.no_negative_zero) flags |= kFloatNoNegativeZero;
  if (spec.type == 'E' || spec.type == 'F' || spec.type == 'G') flags |= kFloatUpper;
  return flags;
}

size_t precision_of(const FormatSpec& spec) {
  constexpr size_t kDefaultPrecision = 6;
  return spec.precision < 0 ? kDefaultPrecision : static_cast<size_t>(spec.precision);
}

NumberPieces pieces_of(const FormatSpec& spec, const FloatText& text) {
  NumberPieces pieces;
  pieces.sign = sign_of(spec, text.negative());
  if (text.finite()) {
    pieces.digits = text.integer();
    pieces.has_point = text.has_point();
    pieces.fraction = text.fraction();
    pieces.fraction_zeros = text.fraction_zeros();
    pieces.tail = text.exponent();
  } else {
    pieces.tail = text.integer();
  }
  pieces.suffix = spec.type == '%' ? '%' : '\0';
  return pieces;
}

// The parts of a complex number are not padded; the whole number is.
FormatSpec bare(const FormatSpec& spec, char sign) {
  FormatSpec part = spec;
  part.width = -1;
  part.fill = ' ';
  part.align = Align::Left;
  part.sign = sign;
  return part;
}

}  // namespace

NumberLayout::NumberLayout(const FormatSpec& spec, const NumberPieces& pieces)
    : pieces_(pieces),
      fill_(spec.fill),
      grouping_(spec.grouping),
      fraction_grouping_(spec.fraction_grouping),
      group_size_(spec.group_size) {
  size_t fraction = pieces.fraction.size() + pieces.fraction_zeros;
  if (fraction_grouping_ != 0) fraction += separators(fraction, kFractionGroup);
  size_t rest = (pieces.sign != 0) + pieces.prefix.size() + pieces.has_point + fraction +
                pieces.tail.size() + (pieces.suffix != 0);
  size_t digits = pieces.digits.size() + pieces.digit_zeros;
  // Zeros between the sign and the digits are part of the number and are grouped with it. The
  // letters of inf and nan are not digits: zeros before them are padding.
  if (digits > 0 && fill_ == '0' && spec.align == Align::AfterSign) {
    size_t wanted = padding_to(spec.width, rest);
    if (grouping_ != 0) wanted = digits_to_fill(wanted, group_size_);
    if (wanted > digits) {
      pieces_.digit_zeros += wanted - digits;
      digits = wanted;
    }
  }
  size_ = rest + digits + (grouping_ != 0 ? separators(digits, group_size_) : 0);
  size_t padding = padding_to(spec.width, size_);
  Padding parts = distribute(spec.align, padding);
  left_ = parts.left;
  middle_ = parts.middle;
  right_ = parts.right;
  size_ += padding;
}

template <class Unit>
Unit* NumberLayout::write(Unit* out, Watch& watch) const {
  out = put_fill(out, left_, fill_, watch);
  if (pieces_.sign != 0) *out++ = unit_of<Unit>(pieces_.sign);
  out = put_text(out, pieces_.prefix, watch);
  out = put_fill(out, middle_, fill_, watch);
  Unit* digits = out;
  if (grouping_ != 0) {
    out = put_grouped_left(out, pieces_.digit_zeros, pieces_.digits, grouping_, group_size_, watch);
  } else {
    out = put_text(put_fill(out, pieces_.digit_zeros, U'0', watch), pieces_.digits, watch);
  }
  if (pieces_.upper) {
    for (; digits < out && watch.step(); ++digits)
      *digits = unit_of<Unit>(ascii_upper(static_cast<char>(*digits)));
  }
  if (pieces_.has_point) *out++ = '.';
  if (fraction_grouping_ != 0) {
    out =
        put_grouped_right(out, pieces_.fraction, pieces_.fraction_zeros, fraction_grouping_, watch);
  } else {
    out = put_fill(put_text(out, pieces_.fraction, watch), pieces_.fraction_zeros, U'0', watch);
  }
  out = put_text(out, pieces_.tail, watch);
  if (pieces_.suffix != 0) *out++ = unit_of<Unit>(pieces_.suffix);
  return put_fill(out, right_, fill_, watch);
}

NumberLayout layout_integer(const FormatSpec& spec, bool negative, std::string_view digits,
                            size_t minimum_digits) {
  NumberPieces pieces;
  pieces.sign = sign_of(spec, negative);
  pieces.digits = digits;
  if (minimum_digits > digits.size()) pieces.digit_zeros = minimum_digits - digits.size();
  pieces.upper = spec.type == 'X';
  if (spec.alternate) {
    switch (spec.type) {
      case 'b': pieces.prefix = "0b"; break;
      case 'o': pieces.prefix = "0o"; break;
      case 'x': pieces.prefix = "0x"; break;
      case 'X': pieces.prefix = "0X"; break;
      default: break;
    }
  }
  return NumberLayout(spec, pieces);
}

FloatLayout::FloatLayout(const FormatSpec& spec, double value)
    : FloatLayout(spec, spec.type == '%' ? value * 100 : value,
                  spec.type == 0 ? kFloatPointZero : kFloatPlain) {}

FloatLayout::FloatLayout(const FormatSpec& spec, double value, unsigned flags)
    : text_(value, style_of(spec), precision_of(spec), flags_of(spec) | flags),
      layout_(spec, pieces_of(spec, text_)) {}

// As in repr, a zero real part is omitted unless it is negative or a type is given.
ComplexLayout::ComplexLayout(const FormatSpec& spec, double real, double imaginary)
    : has_real_(spec.type != 0 || real != 0 || std::signbit(real)),
      has_parentheses_(spec.type == 0 && has_real_),
      real_(bare(spec, spec.sign), real, kFloatPlain),
      imaginary_(bare(spec, has_real_ ? '+' : spec.sign), imaginary, kFloatPlain),
      fill_(spec.fill) {
  Padding parts = distribute(spec.align, padding_to(spec.width, size()));
  left_ = parts.left;
  right_ = parts.right;
}

size_t ComplexLayout::size() const {
  return left_ + (has_parentheses_ ? 2 : 0) + (has_real_ ? real_.size() : 0) + imaginary_.size() +
         1 + right_;
}

template <class Unit>
Unit* ComplexLayout::write(Unit* out, Watch& watch) const {
  out = put_fill(out, left_, fill_, watch);
  if (has_parentheses_) *out++ = '(';
  if (has_real_) out = real_.write(out, watch);
  out = imaginary_.write(out, watch);
  *out++ = 'j';
  if (has_parentheses_) *out++ = ')';
  return put_fill(out, right_, fill_, watch);
}

StringLayout layout_string(const FormatSpec& spec, size_t length) {
  StringLayout layout;
  layout.kept = length;
  if (spec.precision >= 0 && static_cast<size_t>(spec.precision) < length) {
    layout.kept = static_cast<size_t>(spec.precision);
  }
  Padding parts = distribute(spec.align, padding_to(spec.width, layout.kept));
  layout.left = parts.left + parts.middle;
  layout.right = parts.right;
  return layout;
}

StringLayout layout_character(const FormatSpec& spec) {
  FormatSpec plain = spec;
  plain.precision = -1;
  return layout_string(plain, 1);
}

#define HOGNOSE_INSTANTIATE(Unit)                                \
  template Unit* NumberLayout::write<Unit>(Unit*, Watch&) const; \
  template Unit* ComplexLayout::write<Unit>(Unit*, Watch&) const;
HOGNOSE_INSTANTIATE(uint8_t)
HOGNOSE_INSTANTIATE(uint16_t)
HOGNOSE_INSTANTIATE(char16_t)
HOGNOSE_INSTANTIATE(uint32_t)
HOGNOSE_INSTANTIATE(char32_t)
#undef HOGNOSE_INSTANTIATE

}  // namespace hognose
