// The limits of a run as data, for command lines, configuration files and bindings.
//
// The flags of the command line, `hognose limits` and the table in docs/limits.md derive from these
// rows.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "hognose/limits.h"

namespace hognose {

struct LimitRow {
  std::string_view name;  // the field of Limits
  std::string_view flag;  // of the command line; empty if it has none
  std::string_view unit;  // of a value as text: "seconds", "megabytes", "bytes"...
  uint64_t scale;         // the field's value for one unit: 1 << 20 for megabytes
  double least;           // the smallest and the largest value, in units
  double most;
  bool zero_is_no_limit;
  bool bounds_source;        // applies while a program is compiled
  std::string_view bounds;   // what is limited
  std::string_view ends_as;  // how a run that reaches the limit ends
  std::variant<double Limits::*, uint64_t Limits::*, uint32_t Limits::*> field;
};

// All limits, in the order of Limits. The text has static lifetime.
std::span<const LimitRow> limit_table();

// Sets the limit to a decimal number in the unit of the row. Returns the reason if `text` is not
// such a number or out of range; the limits are unchanged then.
std::optional<std::string> set_limit(Limits& limits, const LimitRow& row, std::string_view text);
// The same for a number. Where only whole numbers are limits, it must be whole.
std::optional<std::string> set_limit(Limits& limits, const LimitRow& row, double number);

// The value as text in the unit of the row: "10", "256". Empty if it means "no limit".
std::string limit_text(const Limits& limits, const LimitRow& row);

}  // namespace hognose
