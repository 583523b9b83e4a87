// The conversions of the % operator: parsing, and translation to a FormatSpec.
//
// The translation lets the % operator share the layouts of format().
#include "base/format_spec_printf.h"

#include <algorithm>
#include <charconv>

namespace hognose {
namespace {

// CPython's limits on 64-bit machines.
constexpr int64_t kMaxWidth = INT64_MAX, kMaxPrecision = INT32_MAX;

template <class Unit>
bool take_number(const Unit* units, size_t count, size_t& position, int64_t limit, int64_t& number,
                 Watch& watch) {
  for (; position < count && units[position] >= '0' && units[position] <= '9'; ++position) {
    if (!watch.step()) return false;
    int64_t digit = static_cast<int64_t>(units[position]) - '0';
    if (number > (limit - digit) / 10) return false;
    number = number * 10 + digit;
  }
  return true;
}

template <class Unit>
bool take_flag(PrintfSpec& spec, Unit unit) {
  switch (unit) {
    case '-': spec.left = true; return true;
    case '+': spec.sign = true; return true;
    case ' ': spec.blank = true; return true;
    case '#': spec.alternate = true; return true;
    case '0': spec.zero = true; return true;
    default: return false;
  }
}

}  // namespace

std::string_view printf_fault_text(PrintfFault fault) {
  switch (fault) {
    case PrintfFault::None: return "";
    case PrintfFault::IncompleteKey: return "incomplete format key";
    case PrintfFault::Incomplete: return "incomplete format";
    case PrintfFault::WidthTooBig: return "width too big";
    case PrintfFault::PrecisionTooBig: return "precision too big";
  }
  return "";
}

void PrintfSpec::set_width(int64_t value) {
  if (value < 0) left = true;
  width = value >= 0 ? value : value == INT64_MIN ? INT64_MAX : -value;
}

void PrintfSpec::set_precision(int64_t value) { precision = value < 0 ? 0 : value; }

FormatSpec PrintfSpec::to_number_spec() const {
  FormatSpec format;
  format.type = type == 'i' || type == 'u' ? U'd' : type;
  format.sign = sign ? '+' : blank ? ' ' : '\0';
  format.alternate = alternate;
  format.width = width;
  format.precision = precision;
  if (left) {
    format.align = Align::Left;
  } else if (zero) {
    format.align = Align::AfterSign;
    format.fill = '0';
  }
  return format;
}

FormatSpec PrintfSpec::to_string_spec() const {
  FormatSpec format;
  format.type = 's';
  format.width = width;
  if (type != 'c') format.precision = precision;
  if (left) format.align = Align::Left;
  return format;
}

template <class Unit>
PrintfSpec parse_printf_spec(const Unit* units, size_t count, size_t position, Watch& watch) {
  PrintfSpec spec;
  auto fail = [&](PrintfFault fault) {
    spec.fault = fault;
    spec.end = position;
    return spec;
  };
  if (position < count && units[position] == '(') {
    spec.key_start = ++position;
    for (size_t open = 1; open > 0; ++position) {
      if (position == count || !watch.step()) return fail(PrintfFault::IncompleteKey);
      if (units[position] == '(') ++open;
      if (units[position] == ')') --open;
    }
    spec.has_key = true;
    spec.key_end = position - 1;
  }
  while (position < count && watch.step() && take_flag(spec, units[position])) ++position;
  if (position < count && units[position] == '*') {
    spec.width_from_argument = true;
    ++position;
  } else if (position < count && units[position] >= '0' && units[position] <= '9') {
    spec.width = 0;
    if (!take_number(units, count, position, kMaxWidth, spec.width, watch)) {
      return fail(PrintfFault::WidthTooBig);
    }
  }
  if (position < count && units[position] == '.') {
    ++position;
    spec.precision = 0;
    if (position < count && units[position] == '*') {
      spec.precision_from_argument = true;
      ++position;
    } else if (!take_number(units, count, position, kMaxPrecision, spec.precision, watch)) {
      return fail(PrintfFault::PrecisionTooBig);
    }
  }
  // A C length modifier is allowed and ignored.
  if (position < count &&
      (units[position] == 'h' || units[position] == 'l' || units[position] == 'L')) {
    ++position;
  }
  if (position == count) return fail(PrintfFault::Incomplete);
  spec.type = units[position++];
  spec.end = position;
  return spec;
}

size_t write_unsupported_character(const PrintfSpec& spec, char* out) {
  auto append = [](char* end, std::string_view text) {
    return std::copy(text.begin(), text.end(), end);
  };
  char* end = append(out, "unsupported format character '");
  *end++ = spec.type >= 32 && spec.type < 127 ? static_cast<char>(spec.type) : '?';
  end = append(end, "' (0x");
  end = std::to_chars(end, end + 8, static_cast<uint32_t>(spec.type), 16).ptr;
  end = append(end, ") at index ");
  end = std::to_chars(end, end + 20, spec.end - 1).ptr;
  return static_cast<size_t>(end - out);
}

#define HOGNOSE_INSTANTIATE(Unit) \
  template PrintfSpec parse_printf_spec<Unit>(const Unit*, size_t, size_t, Watch&);
HOGNOSE_INSTANTIATE(uint8_t)
HOGNOSE_INSTANTIATE(uint16_t)
HOGNOSE_INSTANTIATE(char16_t)
HOGNOSE_INSTANTIATE(uint32_t)
HOGNOSE_INSTANTIATE(char32_t)
#undef HOGNOSE_INSTANTIATE

}  // namespace hognose
