// The limits of a run as data: rows from limits.def, and values as text.
//
// Values are parsed without the locale of the host.
#include "hognose/limit_table.h"

#include <algorithm>
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

// What the caller gives as a limit.
class Given {
 public:
  explicit Given(std::string_view text) : text_(text) {}
  explicit Given(double number) : number_(number) {}

  template <class Number>
  bool read(Number& value) const {
    if (number_) return convert(*number_, value);
    std::from_chars_result end = std::from_chars(text_.data(), text_.data() + text_.size(), value);
    return end.ec == std::errc() && end.ptr == text_.data() + text_.size();
  }

 private:
  static bool convert(double number, double& value) {
    value = number;
    return true;
  }
  template <class Integer>
  static bool convert(double number, Integer& value) {
    // From here on doubles have gaps between whole numbers.
    constexpr double kMost =
        std::min(0x1p53, static_cast<double>(std::numeric_limits<Integer>::max()));
    if (!(number >= 0 && number <= kMost) || number != std::floor(number)) return false;
    value = static_cast<Integer>(number);
    return true;
  }

  std::string_view text_;
  std::optional<double> number_;
};

std::string range_text(const LimitRow& row) {
  std::string text = "must be ";
  if (row.most == kUnbounded) return text + "at least " + number_text(row.least);
  return text + "from " + number_text(row.least) + " to " + number_text(row.most);
}

struct Setter {
  Limits& limits;
  const LimitRow& row;
  const Given& given;

  bool is_in_range(double number) const { return number >= row.least && number <= row.most; }

  bool operator()(double Limits::* field) const {
    double number = 0;
    if (!given.read(number) || !is_in_range(number)) return false;
    limits.*field = number * static_cast<double>(row.scale);
    return true;
  }
  template <class Integer>
  bool operator()(Integer Limits::* field) const {
    // Units that consist of smaller ones may have a fraction: half a megabyte.
    if (row.scale != 1) {
      double number = 0;
      if (!given.read(number) || !is_in_range(number)) return false;
      limits.*field = static_cast<Integer>(number * static_cast<double>(row.scale));
      return true;
    }
    Integer number = 0;
    if (!given.read(number) || !is_in_range(static_cast<double>(number))) return false;
    limits.*field = number;
    return true;
  }
};

std::optional<std::string> set(Limits& limits, const LimitRow& row, const Given& given) {
  if (std::visit(Setter{limits, row, given}, row.field)) return std::nullopt;
  return "a number of " + std::string(row.unit) + " is expected, which " + range_text(row);
}

}  // namespace

std::span<const LimitRow> limit_table() { return kLimits; }

std::optional<std::string> set_limit(Limits& limits, const LimitRow& row, std::string_view text) {
  return set(limits, row, Given(text));
}

std::optional<std::string> set_limit(Limits& limits, const LimitRow& row, double number) {
  return set(limits, row, Given(number));
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
