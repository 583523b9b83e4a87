// The conversions of the % operator: %[(key)][flags][width][.precision][h|l|L]type.
//
// parse_printf_spec reads one conversion of a str or bytes format. The caller must follow CPython's
// order: look up the key, take an argument for each star, raise the fault if there is one, take the
// argument, convert it by its type. The layouts are those of format(): see to_number_spec and
// to_string_spec.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/format_spec.h"
#include "base/watch.h"

namespace hognose {

enum class PrintfFault : uint8_t {
  None = 0,
  IncompleteKey,
  Incomplete,
  WidthTooBig,
  PrecisionTooBig,
};
std::string_view printf_fault_text(PrintfFault fault);  // the text of the ValueError

struct PrintfSpec {
  bool has_key = false;
  bool left = false;       // '-'
  bool sign = false;       // '+'
  bool blank = false;      // ' '
  bool alternate = false;  // '#'
  bool zero = false;       // '0'
  bool width_from_argument = false;
  bool precision_from_argument = false;
  PrintfFault fault = PrintfFault::None;
  size_t key_start = 0, key_end = 0;  // the key without its parentheses
  int64_t width = -1;
  int64_t precision = -1;  // at most INT32_MAX
  char32_t type = 0;
  size_t end = 0;  // the position after the conversion

  // For the argument of a star: a negative width aligns to the left, a negative precision counts as
  // 0.
  void set_width(int64_t value);
  void set_precision(int64_t value);

  // to_number_spec is for d, i, u, o, x, X and the float types (i and u become d); to_string_spec
  // is for s, r, a and c.
  FormatSpec to_number_spec() const;
  FormatSpec to_string_spec() const;
  // The argument `minimum_digits` of layout_integer.
  size_t minimum_digits() const { return precision > 0 ? static_cast<size_t>(precision) : 0; }
};

// Reads the conversion after the '%' at `position` - 1. The caller must have handled "%%", which is
// not a conversion. Instantiated for uint8_t, uint16_t, char16_t, uint32_t and char32_t. If the
// watch stopped the work, the result is meaningless.
template <class Unit>
PrintfSpec parse_printf_spec(const Unit* units, size_t count, size_t position, Watch& watch);
template <class Unit>
PrintfSpec parse_printf_spec(const Unit* units, size_t count, size_t position) {
  Watch watch;
  return parse_printf_spec(units, count, position, watch);
}

// Writes "unsupported format character ...", the ValueError for an unknown type. Returns the
// length, at most kMaxUnsupportedText.
constexpr size_t kMaxUnsupportedText = 96;
size_t write_unsupported_character(const PrintfSpec& spec, char* out);

}  // namespace hognose
