// The limits of a run as data: rows from limits.def, and values as text.
//
// Values are parsed without the locale of the host.
#include "hognose/limit_table.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace hognose {

namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

enum class Zero : uint8_t { NoLimit, AValue };
enum class Applies : uint8_t { Running, Compiling };

constexpr LimitRow kLimits[] = {
#define LIMIT(field, flag, unit, scale, least, most, zero, applies, bounds, ends_as) \
  {#field,                                                                           \
   flag,                                                                             \
   unit,                                                                             \
   scale,                                                                            \
   least,                                                                            \
   most,                                                                             \
   Zero::zero == Zero::NoLimit,                                                      \
   Applies::applies == Applies::Compiling,                                           \
   bounds,                                                                           \
   ends_as,                                                                          \
   &Limits::field},
#include "embed/limits.def"
};

std::string number_text(double number) {
  char text[400];  // the largest float has 309 digits
  std::to_chars_result end =
      std::to_chars(text, text + sizeof text, number, std::chars_format::fixed);
  return std::string(text, end.ptr);
}

template <class Number>
bool parse(std::string_view text, Number& number) {
  std::from_chars_result end = std::from_chars(text.data(), text.data() + text.size(), number);
  return end.ec == std::errc() && end.ptr == text.data() + text.size();
}

std::string range_text(const LimitRow& row) {
  std::string text = "must be ";
  if (row.most == kUnbounded) return text + "at least " + number_text(row.least);
  return text + "from " + number_text(row.least) + " to " + number_text(row.most);
}

struct Setter {
  Limits& limits;
  const LimitRow& row;
  std::string_view text;

  bool is_in_range(double number) const { return number >= row.least && number <= row.most; }

  bool operator()(double Limits::* field) const {
    double number = 0;
    if (!parse(text, number) || !is_in_range(number)) return false;
    limits.*field = number * static_cast<double>(row.scale);
    return true;
  }
  template <class Integer>
  bool operator()(Integer Limits::* field) const {
    // Units that consist of smaller ones may have a fraction: half a megabyte.
    if (row.scale != 1) {
      double number = 0;
      if (!parse(text, number) || !is_in_range(number)) return false;
      limits.*field = static_cast<Integer>(number * static_cast<double>(row.scale));
      return true;
    }
    Integer number = 0;
    if (!parse(text, number) || !is_in_range(static_cast<double>(number))) return false;
    limits.*field = number;
    return true;
  }
};

}  // namespace

std::span<const LimitRow> limit_table() { return kLimits; }

std::optional<std::string> set_limit(Limits& limits, const LimitRow& row, std::string_view text) {
  if (std::visit(Setter{limits, row, text}, row.field)) return std::nullopt;
  return "a number of " + std::string(row.unit) + " is expected, which " + range_text(row);
}

std::string limit_text(const Limits& limits, const LimitRow& row) {
  return std::visit(
      [&](auto field) -> std::string {
        if (limits.*field == 0 && row.zero_is_no_limit) return "";
        if (row.scale == 1) {
          if constexpr (std::is_same_v<decltype(field), double Limits::*>) {
            return number_text(limits.*field);
          } else {
            return std::to_string(limits.*field);
          }
        }
        return number_text(static_cast<double>(limits.*field) / static_cast<double>(row.scale));
      },
      row.field);
}

}  // namespace hognose
