// Unicode properties and case mappings: every result for every code point, compared with CPython by
// checksum, and single cases for which a checksum would explain nothing.
#include "base/unicode.h"

#include <gtest/gtest.h>

#include <string>

#include "base/unicode_3_2.h"
#include "unicode_expected_generated.h"

namespace hognose::unicode {
namespace {

struct Checksum {
  uint64_t hash = 0xcbf29ce484222325;
  void mix(uint64_t value) { hash = (hash ^ value) * 0x100000001b3; }
};

template <class Predicate>
uint64_t flag_checksum(Predicate predicate) {
  Checksum sum;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    if (predicate(point)) sum.mix(point);
  }
  return sum.hash;
}

template <class Function>
uint64_t number_checksum(uint64_t no_value, Function function) {
  Checksum sum;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    uint64_t value = static_cast<uint64_t>(function(point));
    if (value == no_value) continue;
    sum.mix(point);
    sum.mix(value);
  }
  return sum.hash;
}

template <class Function>
uint64_t mapping_checksum(Function function) {
  Checksum sum;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    CaseMapping mapping = function(point);
    if (mapping.count == 1 && mapping.points[0] == point) continue;
    sum.mix(point);
    sum.mix(mapping.count);
    for (unsigned i = 0; i < mapping.count; ++i) sum.mix(mapping.points[i]);
  }
  return sum.hash;
}

TEST(Unicode, FlagsOfEveryCodePoint) {
  EXPECT_EQ(flag_checksum(is_alpha), expected::kAlpha);
  EXPECT_EQ(flag_checksum(is_decimal), expected::kDecimal);
  EXPECT_EQ(flag_checksum(is_digit), expected::kDigit);
  EXPECT_EQ(flag_checksum(is_numeric), expected::kNumeric);
  EXPECT_EQ(flag_checksum(is_alnum), expected::kAlnum);
  EXPECT_EQ(flag_checksum(is_space), expected::kSpace);
  EXPECT_EQ(flag_checksum(is_printable), expected::kPrintable);
  EXPECT_EQ(flag_checksum(is_lower), expected::kLower);
  EXPECT_EQ(flag_checksum(is_upper), expected::kUpper);
  EXPECT_EQ(flag_checksum(is_title), expected::kTitle);
  EXPECT_EQ(flag_checksum(is_cased), expected::kCased);
  EXPECT_EQ(flag_checksum(is_case_ignorable), expected::kCaseIgnorable);
  EXPECT_EQ(flag_checksum(is_xid_start), expected::kXidStart);
  EXPECT_EQ(flag_checksum(is_xid_continue), expected::kXidContinue);
  EXPECT_EQ(flag_checksum(is_mirrored), expected::kMirrored);
  EXPECT_EQ(flag_checksum(is_line_break), expected::kLineBreak);
  EXPECT_EQ(flag_checksum([](char32_t point) {
              return simple_lower(point) != point || simple_upper(point) != point;
            }),
            expected::kRegexCased);
}

TEST(Unicode, NumbersOfEveryCodePoint) {
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(Category::Cn), category), expected::kCategory);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(Bidirectional::None), bidirectional),
            expected::kBidirectional);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(EastAsianWidth::N), east_asian_width),
            expected::kEastAsianWidth);
  EXPECT_EQ(number_checksum(0, combining_class), expected::kCombining);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(-1), decimal_value), expected::kDecimalValue);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(-1), digit_value), expected::kDigitValue);
  Checksum sum;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    tables::Fraction value = numeric_value(point);
    if (value.denominator == 0) continue;
    sum.mix(point);
    sum.mix(static_cast<uint64_t>(value.numerator));
    sum.mix(static_cast<uint64_t>(value.denominator));
  }
  EXPECT_EQ(sum.hash, expected::kNumericValue);
}

TEST(Unicode, PropertiesIn32) {
  EXPECT_EQ(flag_checksum(v3_2::is_assigned), expected::kAssigned32);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(Category::Cn), v3_2::category),
            expected::kCategory32);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(Bidirectional::None), v3_2::bidirectional),
            expected::kBidirectional32);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(EastAsianWidth::N), v3_2::east_asian_width),
            expected::kEastAsianWidth32);
  EXPECT_EQ(number_checksum(0, v3_2::is_mirrored), expected::kMirrored32);
  EXPECT_EQ(number_checksum(static_cast<uint64_t>(-1), v3_2::decimal_value),
            expected::kDecimalValue32);
}

TEST(Unicode, CaseOfEveryCodePoint) {
  EXPECT_EQ(mapping_checksum(to_upper), expected::kToUpper);
  EXPECT_EQ(mapping_checksum(to_lower), expected::kToLower);
  EXPECT_EQ(mapping_checksum(to_title), expected::kToTitle);
  EXPECT_EQ(mapping_checksum(casefold), expected::kCasefold);
  EXPECT_EQ(mapping_checksum(swapcase), expected::kSwapcase);
  EXPECT_EQ(
      mapping_checksum([](char32_t point) { return CaseMapping{{simple_lower(point), 0, 0}, 1}; }),
      expected::kSimpleLower);
}

TEST(Unicode, CapitalSigmaDependsOnContext) {
  auto lower = [](std::u32string_view text) {
    return lower_capital_sigma(text.data(), text.size(), text.find(kCapitalSigma));
  };
  EXPECT_EQ(lower(U"Σ"), U'σ');
  EXPECT_EQ(lower(U"aΣ"), U'ς');
  EXPECT_EQ(lower(U"aΣb"), U'σ');
  EXPECT_EQ(lower(U"aΣ b"), U'ς');
  EXPECT_EQ(lower(U"a.\u0300Σ.\u0300"), U'ς');
  EXPECT_EQ(lower(U"aΣ.\u0300b"), U'σ');
  EXPECT_EQ(lower(U".Σ"), U'σ');
  EXPECT_EQ(lower(U"1Σ"), U'σ');
}

TEST(Unicode, NumbersThatAreNoCodePointsReadNothingElse) {
  for (char32_t point : {0x110000u, 0x7FFFFFFFu, 0xFFFFFFFFu}) {
    EXPECT_EQ(category(point), Category::Cn);
    EXPECT_FALSE(is_alpha(point) || is_printable(point) || is_xid_continue(point));
    EXPECT_EQ(to_upper(point).points[0], point);
    EXPECT_EQ(digit_value(point), -1);
  }
}

TEST(Unicode, KnowsItsVersion) {
  EXPECT_EQ(kUnicodeVersion, "16.0.0");
  EXPECT_EQ(kCategoryNames[static_cast<size_t>(category('a'))], "Ll");
  EXPECT_EQ(kBidirectionalNames[static_cast<size_t>(bidirectional('a'))], "L");
  EXPECT_EQ(kEastAsianWidthNames[static_cast<size_t>(east_asian_width(0x4E00))], "W");
}

}  // namespace
}  // namespace hognose::unicode
