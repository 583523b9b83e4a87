// Layouts of numbers and strings by a FormatSpec: sign, prefix, grouping, zeros, padding.
//
// The FormatSpec must have been checked. Numbers are given as ASCII digits or as a double. A layout
// is computed before anything is written. It knows its size and its largest character, so that the
// caller can charge for it, allocate a string of the right kind, and let the layout write into it.
// Widths and precisions up to 2**63 do not overflow a size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/format_spec.h"
#include "base/number_text.h"
#include "base/watch.h"

namespace hognose {

// The parts of a number in order: sign, prefix, zeros and digits, point, fraction and zeros, tail,
// suffix.
struct NumberPieces {
  char sign = 0;
  bool upper = false;  // write the digits in upper case
  bool has_point = false;
  char suffix = 0;            // '%'
  std::string_view prefix;    // "0x"
  std::string_view digits;    // before the point
  size_t digit_zeros = 0;     // they precede the digits
  std::string_view fraction;  // after the point
  size_t fraction_zeros = 0;  // they follow the fraction
  std::string_view tail;      // the exponent, or the letters of inf and nan
};

// The views in `pieces` must outlive the layout. write is instantiated for uint8_t, uint16_t,
// char16_t, uint32_t and char32_t; Unit must be able to hold max_code_point().
class NumberLayout {
 public:
  NumberLayout() = default;
  NumberLayout(const FormatSpec& spec, const NumberPieces& pieces);

  size_t size() const { return size_; }
  char32_t max_code_point() const { return left_ + middle_ + right_ > 0 ? fill_ | 0x7F : 0x7F; }
  // Returns the position after size() units, or an earlier one if the watch stopped the work.
  template <class Unit>
  Unit* write(Unit* out, Watch& watch) const;

 private:
  NumberPieces pieces_;
  char32_t fill_ = ' ';
  char grouping_ = 0;
  char fraction_grouping_ = 0;
  uint8_t group_size_ = 3;
  // counts of fill characters; `middle_` follows sign and prefix
  size_t left_ = 0, middle_ = 0, right_ = 0;
  size_t size_ = 0;
};

// Lays out an int. `digits` are those of its magnitude in integer_base(spec.type), lower case,
// without leading zeros. `minimum_digits` is the precision of printf's %d.
NumberLayout layout_integer(const FormatSpec& spec, bool negative, std::string_view digits,
                            size_t minimum_digits = 0);

class FloatLayout {
 public:
  FloatLayout(const FormatSpec& spec, double value);
  FloatLayout(const FloatLayout&) = delete;
  FloatLayout& operator=(const FloatLayout&) = delete;

  size_t size() const { return layout_.size(); }
  char32_t max_code_point() const { return layout_.max_code_point(); }
  template <class Unit>
  Unit* write(Unit* out, Watch& watch) const {
    return layout_.write(out, watch);
  }

 private:
  friend class ComplexLayout;
  // For a part of a complex number: integers get no ".0".
  FloatLayout(const FormatSpec& spec, double value, unsigned flags);

  FloatText text_;
  NumberLayout layout_;
};

class ComplexLayout {
 public:
  ComplexLayout(const FormatSpec& spec, double real, double imaginary);
  ComplexLayout(const ComplexLayout&) = delete;
  ComplexLayout& operator=(const ComplexLayout&) = delete;

  size_t size() const;
  char32_t max_code_point() const { return left_ + right_ > 0 ? fill_ | 0x7F : 0x7F; }
  template <class Unit>
  Unit* write(Unit* out, Watch& watch) const;

 private:
  bool has_real_, has_parentheses_;
  FloatLayout real_, imaginary_;
  char32_t fill_;
  size_t left_ = 0, right_ = 0;
};

// A padded string: `kept` characters of the original between fill characters.
struct StringLayout {
  size_t left = 0, kept = 0, right = 0;

  size_t size() const { return left + kept + right; }
  // then the result contains the fill character
  bool is_padded() const { return left + right > 0; }
};
StringLayout layout_string(const FormatSpec& spec, size_t length);
// For the single character of an int under type c.
StringLayout layout_character(const FormatSpec& spec);

}  // namespace hognose
