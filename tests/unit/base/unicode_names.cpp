// Names of characters: every name, alias and sequence in both directions, compared with unicodedata
// by checksum, and names that \N{...} must reject.
#include "base/unicode_names.h"

#include <gtest/gtest.h>

#include <string>

#include "unicode_expected_generated.h"

namespace hognose::unicode {
namespace {

struct Checksum {
  uint64_t hash = 0xcbf29ce484222325;
  void mix(uint64_t value) { hash = (hash ^ value) * 0x100000001b3; }
};

TEST(UnicodeNames, EveryCodePointBothWays) {
  Checksum sum;
  for (char32_t point = 0; point <= 0x10FFFF; ++point) {
    char name[kMaxNameLength];
    size_t length = name_of(point, name);
    if (length == 0) continue;
    ASSERT_EQ(lookup_name({name, length}), point) << std::string(name, length);
    sum.mix(point);
    sum.mix(length);
    for (size_t i = 0; i < length; ++i) sum.mix(static_cast<uint8_t>(name[i]));
  }
  EXPECT_EQ(sum.hash, expected::kNames);
}

TEST(UnicodeNames, Aliases) {
  EXPECT_EQ(lookup_name("NULL"), 0u);
  EXPECT_EQ(lookup_name("NUL"), 0u);
  EXPECT_EQ(lookup_name("ALERT"), 7u);
  EXPECT_EQ(lookup_name("BEL"), 7u);
  EXPECT_EQ(lookup_name("BELL"), 0x1F514u);
  EXPECT_EQ(lookup_name("LINE FEED"), 10u);
  EXPECT_EQ(lookup_name("new line"), 10u);
  char name[kMaxNameLength];
  EXPECT_EQ(name_of(10, name), 0u);  // an alias is not a name
  size_t aliases = 2, sequences = 0;
  for (const expected::Named& named : expected::kOtherNames) {
    std::u32string_view text = named.text;
    char32_t out[names::kLongestSequence];
    size_t count = lookup_sequence(named.name, out);
    if (text.size() == 1) {
      EXPECT_EQ(lookup_name(named.name), text[0]) << named.name;
      EXPECT_EQ(count, 0u);
      ++aliases;
    } else {
      EXPECT_EQ(std::u32string_view(out, count), text) << named.name;
      EXPECT_EQ(lookup_name(named.name), kNoCodePoint);
      ++sequences;
    }
  }
  EXPECT_EQ(aliases, names::kAliases);
  EXPECT_EQ(sequences, names::kSequences);
}

TEST(UnicodeNames, Sequences) {
  char32_t out[names::kLongestSequence];
  ASSERT_EQ(lookup_sequence("LATIN SMALL LETTER A WITH MACRON AND GRAVE", out), 2u);
  EXPECT_EQ(out[0], 0x101u);
  EXPECT_EQ(out[1], 0x300u);
  EXPECT_EQ(lookup_name("LATIN SMALL LETTER A WITH MACRON AND GRAVE"), kNoCodePoint);
  EXPECT_EQ(lookup_sequence("LATIN SMALL LETTER A", out), 0u);
  EXPECT_EQ(lookup_sequence("NULL", out), 0u);
}

TEST(UnicodeNames, CaseAndDigits) {
  EXPECT_EQ(lookup_name("latin Small letter a"), U'a');
  EXPECT_EQ(lookup_name("HANGUL SYLLABLE GGOELM"), 0xAF8Au);
  EXPECT_EQ(lookup_name("HANGUL SYLLABLE A"), 0xC544u);
  EXPECT_EQ(lookup_name("HANGUL SYLLABLE GYAESS"), 0xAC68u);
  EXPECT_EQ(lookup_name("CJK UNIFIED IDEOGRAPH-4E00"), 0x4E00u);
  EXPECT_EQ(lookup_name("CJK UNIFIED IDEOGRAPH-04E00"), 0x4E00u);
  EXPECT_EQ(lookup_name("cjk compatibility ideograph-f900"), 0xF900u);
  EXPECT_EQ(lookup_name("NUSHU CHARACTER-1B170"), 0x1B170u);
}

TEST(UnicodeNames, NotAccepted) {
  for (const char* name : {"",
                           " ",
                           "-",
                           "A",
                           "LATIN SMALL LETTER A ",
                           " LATIN SMALL LETTER A",
                           "LATIN SMALL  LETTER A",
                           "hangul syllable ga",
                           "HANGUL SYLLABLE",
                           "HANGUL SYLLABLE ",
                           "HANGUL SYLLABLE X",
                           "HANGUL SYLLABLE NG",
                           "cjk unified ideograph-4e00",
                           "cjk unified ideograph-4E00",
                           "CJK UNIFIED IDEOGRAPH-4e00",
                           "CJK UNIFIED IDEOGRAPH-004E00",
                           "CJK UNIFIED IDEOGRAPH-4E0",
                           "CJK UNIFIED IDEOGRAPH-F900",
                           "CJK UNIFIED IDEOGRAPH-FFFFF",
                           "CJK COMPATIBILITY IDEOGRAPH-0F900",
                           "KHITAN SMALL SCRIPT CHARACTER-018B00",
                           "LATIN SMALL LETTER \xC3\xA4"}) {
    EXPECT_EQ(lookup_name(name), kNoCodePoint) << name;
  }
  EXPECT_EQ(lookup_name(std::string(100000, 'A')), kNoCodePoint);
  char name[kMaxNameLength];
  for (char32_t point : {0x0u, 0x378u, 0xD800u, 0xE000u, 0xF0000u, 0x10FFFFu, 0x110000u, ~0u}) {
    EXPECT_EQ(name_of(point, name), 0u);
  }
}

}  // namespace
}  // namespace hognose::unicode
