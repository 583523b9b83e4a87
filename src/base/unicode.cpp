// Values and case mappings of code points.
//
// Each mapping applies the rule that the code point's record in the tables names.
#include "base/unicode.h"

namespace hognose::unicode {
namespace {

CaseMapping apply_rule(char32_t code_point, int32_t rule) {
  CaseMapping mapping{{code_point, 0, 0}, 1};
  if (rule < tables::kSpecialCase) {
    mapping.points[0] = static_cast<char32_t>(static_cast<int32_t>(code_point) + rule);
    return mapping;
  }
  const uint16_t* text = &tables::kSpecialCasing[rule & 0xFFFF];
  mapping.count = (rule >> 16) & 0xFF;
  for (unsigned i = 0; i < mapping.count; ++i) mapping.points[i] = text[i];
  return mapping;
}

const tables::CaseRule& case_rule_of(char32_t code_point) {
  return tables::kCaseRules[record_of(code_point).case_rule];
}

}  // namespace

int decimal_value(char32_t code_point) {
  if (code_point < 0x80) {
    return code_point >= '0' && code_point <= '9' ? static_cast<int>(code_point - '0') : -1;
  }
  const tables::Record& record = record_of(code_point);
  return record.flags & tables::kDecimal ? record.digit : -1;
}

int digit_value(char32_t code_point) {
  uint8_t digit = record_of(code_point).digit;
  return digit == tables::kNoDigit ? -1 : digit;
}

tables::Fraction numeric_value(char32_t code_point) {
  return tables::kFractions[record_of(code_point).numeric];
}

CaseMapping to_upper(char32_t code_point) {
  return apply_rule(code_point, case_rule_of(code_point).upper);
}

CaseMapping to_lower(char32_t code_point) {
  return apply_rule(code_point, case_rule_of(code_point).lower);
}

CaseMapping to_title(char32_t code_point) {
  return apply_rule(code_point, case_rule_of(code_point).title);
}

CaseMapping casefold(char32_t code_point) {
  return apply_rule(code_point, case_rule_of(code_point).fold);
}

CaseMapping swapcase(char32_t code_point) {
  if (is_upper(code_point)) return to_lower(code_point);
  if (is_lower(code_point)) return to_upper(code_point);
  return {{code_point, 0, 0}, 1};
}

char32_t simple_lower(char32_t code_point) { return to_lower(code_point).points[0]; }
char32_t simple_upper(char32_t code_point) { return to_upper(code_point).points[0]; }

template <class Unit>
char32_t lower_capital_sigma(const Unit* units, size_t count, size_t index, Watch& watch) {
  constexpr char32_t kFinal = 0x3C2, kMedial = 0x3C3;
  size_t before = index;
  while (before > 0 && is_case_ignorable(units[before - 1]) && watch.step()) --before;
  if (before == 0 || !is_cased(units[before - 1])) return kMedial;
  size_t after = index + 1;
  while (after < count && is_case_ignorable(units[after]) && watch.step()) ++after;
  return after < count && is_cased(units[after]) ? kMedial : kFinal;
}

template char32_t lower_capital_sigma(const uint16_t*, size_t, size_t, Watch&);
template char32_t lower_capital_sigma(const char16_t*, size_t, size_t, Watch&);
template char32_t lower_capital_sigma(const uint32_t*, size_t, size_t, Watch&);
template char32_t lower_capital_sigma(const char32_t*, size_t, size_t, Watch&);

}  // namespace hognose::unicode
