// Unicode 3.2: looks up in the tables of differences.
//
// See unicode_3_2.h.
#include "base/unicode_3_2.h"

#include <algorithm>

#include "base/unicode.h"

namespace hognose::unicode::v3_2 {

namespace {

// The row of an ordered table whose range has the code point, or null.
template <class Row, size_t kCount>
const Row* find_row(const Row (&rows)[kCount], char32_t code_point) {
  const Row* row =
      std::lower_bound(std::begin(rows), std::end(rows), code_point,
                       [](const Row& range, char32_t point) { return range.last < point; });
  return row != std::end(rows) && row->first <= code_point ? row : nullptr;
}

const tables::OldProperties* changed(char32_t code_point) {
  return find_row(tables::kOldProperties, code_point);
}

}  // namespace

bool is_assigned(char32_t code_point) {
  return find_row(tables::kOldAssigned, code_point) != nullptr;
}

Category category(char32_t code_point) {
  if (!is_assigned(code_point)) return Category::Cn;
  const tables::OldProperties* old = changed(code_point);
  return old != nullptr ? old->category : unicode::category(code_point);
}

Bidirectional bidirectional(char32_t code_point) {
  if (!is_assigned(code_point)) return Bidirectional::None;
  const tables::OldProperties* old = changed(code_point);
  return old != nullptr ? old->bidirectional : unicode::bidirectional(code_point);
}

EastAsianWidth east_asian_width(char32_t code_point) {
  bool is_narrow = find_row(tables::kOldNarrow, code_point) != nullptr;
  return is_narrow ? EastAsianWidth::N : unicode::east_asian_width(code_point);
}

bool is_mirrored(char32_t code_point) {
  if (!is_assigned(code_point)) return false;
  const tables::OldProperties* old = changed(code_point);
  return old != nullptr ? old->is_mirrored : unicode::is_mirrored(code_point);
}

int decimal_value(char32_t code_point) {
  if (!is_assigned(code_point)) return -1;
  const tables::OldProperties* old = changed(code_point);
  if (old == nullptr) return unicode::decimal_value(code_point);
  return old->decimal == tables::kNoDigit ? -1 : old->decimal;
}

char32_t corrected(char32_t code_point) {
  const tables::OldMapping* end = std::end(tables::kOldMappings);
  const tables::OldMapping* found =
      std::find_if(std::begin(tables::kOldMappings), end,
                   [&](const tables::OldMapping& row) { return row.code_point == code_point; });
  return found == end ? code_point : found->to;
}

}  // namespace hognose::unicode::v3_2
