// Properties and case mappings of code points, as in CPython's str methods and unicodedata.
//
// The data comes from the generated tables. Every function accepts any number: one above 0x10FFFF
// is treated as an unassigned code point, so that corrupted text in the cage cannot cause a read
// outside the tables.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/unicode_tables_generated.h"
#include "base/utf8.h"
#include "base/watch.h"

namespace hognose::unicode {

inline const tables::Record& record_of(char32_t code_point) {
  constexpr char32_t kMask = (1u << tables::kRecordShift) - 1;
  if (code_point > kMaxCodePoint) code_point = kMaxCodePoint;  // U+10FFFF is never assigned
  size_t block = tables::kRecordFirst[code_point >> tables::kRecordShift];
  return tables::kRecords[tables::kRecordSecond[block << tables::kRecordShift |
                                                (code_point & kMask)]];
}

inline bool has_flag(char32_t code_point, uint32_t flags) {
  return (record_of(code_point).flags & flags) != 0;
}

// The str predicates, for one character.
inline bool is_alpha(char32_t code_point) { return has_flag(code_point, tables::kAlpha); }
inline bool is_decimal(char32_t code_point) { return has_flag(code_point, tables::kDecimal); }
inline bool is_digit(char32_t code_point) { return has_flag(code_point, tables::kDigit); }
inline bool is_numeric(char32_t code_point) { return has_flag(code_point, tables::kNumeric); }
inline bool is_alnum(char32_t code_point) {
  return has_flag(code_point,
                  tables::kAlpha | tables::kDecimal | tables::kDigit | tables::kNumeric);
}
inline bool is_printable(char32_t code_point) { return has_flag(code_point, tables::kPrintable); }
inline bool is_lower(char32_t code_point) { return has_flag(code_point, tables::kLower); }
inline bool is_upper(char32_t code_point) { return has_flag(code_point, tables::kUpper); }
inline bool is_title(char32_t code_point) { return has_flag(code_point, tables::kTitle); }

// White space for str.isspace, strip and split.
inline bool is_space(char32_t code_point) {
  if (code_point < 0x80) {
    return code_point == ' ' || (code_point >= 0x09 && code_point <= 0x0D) ||
           (code_point >= 0x1C && code_point <= 0x1F);
  }
  return has_flag(code_point, tables::kSpace);
}

// Line ends for str.splitlines (the caller must treat \r\n as one).
inline bool is_line_break(char32_t code_point) {
  if (code_point < 0x80) {
    return (code_point >= 0x0A && code_point <= 0x0D) || (code_point >= 0x1C && code_point <= 0x1E);
  }
  return code_point == 0x85 || code_point == 0x2028 || code_point == 0x2029;
}

// str.title checks whether the preceding character is cased. A code point that is both
// case-ignorable and cased is skipped in the context of a capital sigma.
inline bool is_cased(char32_t code_point) { return has_flag(code_point, tables::kCased); }
inline bool is_case_ignorable(char32_t code_point) {
  return has_flag(code_point, tables::kCaseIgnorable);
}

// Identifiers (PEP 3131). The underscore is not XidStart, although it may start an identifier.
inline bool is_xid_start(char32_t code_point) { return has_flag(code_point, tables::kXidStart); }
inline bool is_xid_continue(char32_t code_point) {
  return has_flag(code_point, tables::kXidContinue);
}

// unicodedata's properties. The k...Names arrays of the tables hold their names.
inline Category category(char32_t code_point) { return record_of(code_point).category; }
inline Bidirectional bidirectional(char32_t code_point) {
  return record_of(code_point).bidirectional;
}
inline EastAsianWidth east_asian_width(char32_t code_point) { return record_of(code_point).width; }
inline uint8_t combining_class(char32_t code_point) { return record_of(code_point).combining; }
inline bool is_mirrored(char32_t code_point) { return has_flag(code_point, tables::kMirrored); }

// 0 to 9, or -1 if the code point has no such value. '²' is a digit but not a decimal.
int decimal_value(char32_t code_point);
int digit_value(char32_t code_point);

// The value of a numeric code point as a fraction; the denominator is 0 if it has none.
tables::Fraction numeric_value(char32_t code_point);

// Full case mappings: up to three code points.
struct CaseMapping {
  char32_t points[3];
  uint8_t count;
};

// Returns false if none of the mappings below changes the code point: a quick check for most
// scripts.
inline bool has_case_mapping(char32_t code_point) { return record_of(code_point).case_rule != 0; }

CaseMapping to_upper(char32_t code_point);
CaseMapping to_lower(char32_t code_point);  // without context: 'Σ' maps to 'σ'
CaseMapping to_title(char32_t code_point);
CaseMapping casefold(char32_t code_point);
CaseMapping swapcase(char32_t code_point);  // without context

// Maps one code point to one, the first of the full mapping: `re` compares these under IGNORECASE.
char32_t simple_lower(char32_t code_point);
char32_t simple_upper(char32_t code_point);

// Returns the str.lower() of the 'Σ' at `index`: 'ς' at the end of a word, otherwise 'σ'. It scans
// only adjacent case-ignorable units, so that all sigmas of a text together take linear time.
// Instantiated for uint16_t, char16_t, uint32_t and char32_t.
constexpr char32_t kCapitalSigma = 0x3A3;
// If the watch stopped the work, the result is meaningless.
template <class Unit>
char32_t lower_capital_sigma(const Unit* units, size_t count, size_t index, Watch& watch);
template <class Unit>
char32_t lower_capital_sigma(const Unit* units, size_t count, size_t index) {
  Watch watch;
  return lower_capital_sigma(units, count, index, watch);
}

}  // namespace hognose::unicode
