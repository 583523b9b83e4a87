// Normalization: every code point and thousands of pseudo-random strings in all four forms,
// compared with unicodedata.normalize by checksum, and runs of marks that make a naive sort
// quadratic.
#include "base/unicode_normalization.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <vector>

#include "base/unicode.h"
#include "unicode_expected_generated.h"

namespace hognose::unicode {
namespace {

constexpr Form kForms[] = {Form::Nfd, Form::Nfc, Form::Nfkd, Form::Nfkc};

struct Checksum {
  uint64_t hash = 0xcbf29ce484222325;
  void mix(uint64_t value) { hash = (hash ^ value) * 0x100000001b3; }
  void mix_text(const std::vector<char32_t>& text) {
    mix(text.size());
    for (char32_t point : text) mix(point);
  }
};

std::vector<char32_t> normalized(Form form, const std::vector<char32_t>& text,
                                 Edition edition = Edition::Current) {
  std::vector<char32_t> out(*decomposed_length(form, text.data(), text.size(), {}, edition));
  out.resize(*normalize(form, text.data(), text.size(), out.data(), {}, edition));
  if (edition == Edition::Current && *is_quickly_normalized(form, text.data(), text.size())) {
    EXPECT_EQ(out, text);
  }
  return out;
}

uint64_t checksum_of_every_code_point(Form form, Edition edition) {
  Checksum sum;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    std::vector<char32_t> text = normalized(form, {point}, edition);
    if (text.size() == 1 && text[0] == point) continue;
    sum.mix(point);
    sum.mix_text(text);
  }
  return sum.hash;
}

TEST(UnicodeNormalization, EveryCodePoint) {
  const uint64_t kExpected[] = {expected::kNfd, expected::kNfc, expected::kNfkd, expected::kNfkc};
  const uint64_t kExpected32[] = {expected::kNfd32, expected::kNfc32, expected::kNfkd32,
                                  expected::kNfkc32};
  for (Form form : kForms) {
    const auto place = static_cast<size_t>(form);
    EXPECT_EQ(checksum_of_every_code_point(form, Edition::Current), kExpected[place]);
    EXPECT_EQ(checksum_of_every_code_point(form, Edition::Unicode32), kExpected32[place]);
  }
}

TEST(UnicodeNormalization, OneStepMappings) {
  Checksum sum;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    char32_t parts[kMaxDecomposition];
    DecompositionTag tag;
    size_t count = decomposition(point, parts, tag);
    if (count == 0) continue;
    std::string text(kDecompositionTags[static_cast<size_t>(tag)]);
    for (size_t i = 0; i < count; ++i) {
      char digits[8];
      snprintf(digits, sizeof digits, "%04X", static_cast<unsigned>(parts[i]));
      if (!text.empty()) text += ' ';
      text += digits;
    }
    sum.mix(point);
    sum.mix(text.size());
    for (char c : text) sum.mix(static_cast<uint8_t>(c));
  }
  EXPECT_EQ(sum.hash, expected::kDecomposition);
}

// Generates the strings of the checksum again. The code points are those that some form can change
// or that have a combining class, and four times those that begin a composite.
TEST(UnicodeNormalization, RandomStrings) {
  constexpr uint32_t kUnsafe =
      tables::kNfdUnsafe | tables::kNfcUnsafe | tables::kNfkdUnsafe | tables::kNfkcUnsafe;
  std::vector<char32_t> pool;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    bool is_syllable = point >= 0xAC00 && point < 0xD7A4;
    bool is_lively = has_flag(point, kUnsafe) || combining_class(point) != 0;
    if (is_lively && !is_syllable) pool.push_back(point);
  }
  std::set<char32_t> firsts = {0x1100, 0x1112, 0xAC00, 0xD788, 0xD7A3};
  for (const tables::Composite& composite : tables::kComposites) firsts.insert(composite.first);
  for (int i = 0; i < 4; ++i) pool.insert(pool.end(), firsts.begin(), firsts.end());

  uint64_t state = 1;
  auto random_below = [&state](uint64_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 33) % limit;
  };
  Checksum sums[4], is_normal;
  for (int round = 0; round < 30000; ++round) {
    std::vector<char32_t> text(random_below(14));
    for (char32_t& point : text) point = pool[random_below(pool.size())];
    for (Form form : kForms) {
      std::vector<char32_t> normal = normalized(form, text);
      sums[static_cast<size_t>(form)].mix_text(normal);
      is_normal.mix(normal == text);
      is_normal.mix(normalized(form, normal) == normal);
    }
  }
  EXPECT_EQ(sums[0].hash, expected::kRandomNfd);
  EXPECT_EQ(sums[1].hash, expected::kRandomNfc);
  EXPECT_EQ(sums[2].hash, expected::kRandomNfkd);
  EXPECT_EQ(sums[3].hash, expected::kRandomNfkc);
  EXPECT_EQ(is_normal.hash, expected::kRandomIsNormalized);
}

TEST(UnicodeNormalization, LongRunsOfMarksAreSortedStablyAndSoon) {
  std::vector<char32_t> marks;
  for (char32_t point = 0x300; point < 0x370; ++point) {
    bool is_fixed = !has_flag(point, tables::kNfdUnsafe) && combining_class(point) != 0;
    if (is_fixed) marks.push_back(point);
  }
  for (size_t length : {2u, 15u, 16u, 17u, 33u, 100u, 1000u, 300000u}) {
    std::vector<char32_t> text = {'a'};
    uint64_t state = length;
    for (size_t i = 0; i < length; ++i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      text.push_back(marks[(state >> 33) % marks.size()]);
    }
    std::vector<char32_t> sorted;
    for (unsigned order = 0; order < 256; ++order) {
      for (char32_t point : text) {
        if (combining_class(point) == order) sorted.push_back(point);
      }
    }
    auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(normalized(Form::Nfd, text), sorted);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  }
}

TEST(UnicodeNormalization, LongestDecomposition) {
  size_t longest = 0;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    longest = std::max(longest, *decomposed_length(Form::Nfkd, &point, 1));
  }
  EXPECT_EQ(longest, kMaxDecomposition);
}

TEST(UnicodeNormalization, NarrowUnits) {
  const uint8_t text[] = {'a', 0xC4, 0xBD};
  EXPECT_TRUE(*is_quickly_normalized(Form::Nfc, text, 3));
  EXPECT_FALSE(*is_quickly_normalized(Form::Nfkc, text, 3));
  char32_t out[8];
  ASSERT_EQ(*decomposed_length(Form::Nfkc, text, 3), 6u);
  ASSERT_EQ(*normalize(Form::Nfkc, text, 3, out), 5u);
  EXPECT_EQ(std::u32string_view(out, 5), U"aÄ1⁄2");
}

}  // namespace
}  // namespace hognose::unicode
