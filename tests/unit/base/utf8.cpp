// UTF-8: decoding of all short strings of boundary bytes, compared with CPython's codec by
// checksum; round trips of every code point in every width; and exact error ranges.
#include "base/utf8.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace hognose {
namespace {

constexpr uint8_t kAlphabet[] = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF,
                                 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
                                 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};

struct Fnv {
  uint64_t hash = 0xcbf29ce484222325;
  void mix(uint64_t value) { hash = (hash ^ value) * 0x100000001b3; }
};

void mix_outcome(Fnv& fnv, std::string_view bytes, Surrogates surrogates) {
  Utf8Scan scan = scan_utf8(bytes, surrogates);
  if (!scan.ok()) {
    fnv.mix(0x1000000 + scan.error_start * 64 + scan.error_end * 8 +
            static_cast<uint64_t>(scan.fault));
    return;
  }
  char32_t points[4];
  size_t count = static_cast<size_t>(transcode_utf8(bytes, points) - points);
  ASSERT_EQ(count, scan.code_points);
  ASSERT_EQ(count, count_code_points(bytes));
  fnv.mix(count);
  for (size_t i = 0; i < count; ++i) fnv.mix(points[i]);
}

uint64_t checksum(Surrogates surrogates) {
  Fnv fnv;
  constexpr size_t kSize = sizeof kAlphabet;
  for (size_t length = 1; length <= 4; ++length) {
    size_t total = 1;
    for (size_t i = 0; i < length; ++i) total *= kSize;
    for (size_t index = 0; index < total; ++index) {
      char text[4];
      size_t rest = index;
      for (size_t i = length; i-- > 0; rest /= kSize) {
        text[i] = static_cast<char>(kAlphabet[rest % kSize]);
      }
      mix_outcome(fnv, {text, length}, surrogates);
    }
  }
  return fnv.hash;
}

// CPython computed both checksums: for b in product(alphabet, repeat=1..4), FNV-1a over the length
// and each code point, or, for a UnicodeDecodeError, over 0x1000000 + start * 64 + end * 8 + reason
// (1 to 3).
TEST(Utf8, AgreesWithCPythonOnAllShortBoundaryStrings) {
  EXPECT_EQ(checksum(Surrogates::Reject), 0x7237af7a19984e09u);
  EXPECT_EQ(checksum(Surrogates::Allow), 0xd3db89364944e143u);
}

TEST(Utf8, EveryCodePointRoundTrips) {
  std::string all;
  std::vector<char32_t> points;
  for (char32_t point = 0; point <= kMaxCodePoint; ++point) {
    char text[kMaxUtf8Length];
    char* end = encode_utf8(point, text);
    ASSERT_EQ(static_cast<size_t>(end - text), utf8_length(point));
    Utf8Point back = decode_utf8(text, end, Surrogates::Allow);
    ASSERT_EQ(back.fault, Utf8Fault::None);
    ASSERT_EQ(back.code_point, point);
    ASSERT_EQ(back.length, end - text);
    ASSERT_EQ(decode_utf8(text, end).fault == Utf8Fault::None, !is_surrogate(point));
    all.append(text, end);
    points.push_back(point);
  }
  Utf8Scan scan = scan_utf8(all, Surrogates::Allow);
  ASSERT_TRUE(scan.ok());
  EXPECT_EQ(scan.code_points, points.size());
  EXPECT_EQ(scan.max_code_point, kMaxCodePoint);
  std::vector<char32_t> decoded(points.size());
  EXPECT_EQ(transcode_utf8(std::string_view(all), decoded.data()), decoded.data() + points.size());
  EXPECT_EQ(decoded, points);
  ASSERT_EQ(utf8_length(points.data(), points.size()), all.size());
  std::string written(all.size(), 0);
  EXPECT_EQ(write_utf8(points.data(), points.size(), written), written.data() + all.size());
  EXPECT_EQ(written, all);
  EXPECT_EQ(find_surrogate(points.data(), points.size()), 0xD800u);
  EXPECT_EQ(find_surrogate(points.data(), points.size(), 0xE000), points.size());
}

template <class Unit>
void check_width(char32_t limit) {
  // ASCII runs of every length around the block sizes, each with one wide unit after it.
  for (size_t run = 0; run < 70; ++run) {
    std::vector<Unit> units(run, 'x');
    units.push_back(static_cast<Unit>(limit));
    units.insert(units.end(), run, 'y');
    std::string text(utf8_length(units.data(), units.size()), 0);
    ASSERT_EQ(write_utf8(units.data(), units.size(), text), text.data() + text.size());
    ASSERT_EQ(ascii_prefix_length(text), run);
    Utf8Scan scan = scan_utf8(text);
    ASSERT_TRUE(scan.ok());
    ASSERT_EQ(scan.code_points, units.size());
    ASSERT_EQ(scan.max_code_point, limit);
    ASSERT_EQ(max_code_point(units.data(), units.size()), limit);
    std::vector<Unit> back(units.size());
    ASSERT_EQ(transcode_utf8(std::string_view(text), back.data()), back.data() + back.size());
    ASSERT_EQ(back, units);
  }
}

TEST(Utf8, TranscodesEveryWidth) {
  check_width<uint8_t>(0xFF);
  check_width<uint16_t>(0xFFFF);
  check_width<char16_t>(0xFFFF);
  check_width<uint32_t>(kMaxCodePoint);
  check_width<char32_t>(kMaxCodePoint);
}

TEST(Utf8, PicksTheStringKind) {
  EXPECT_EQ(scan_utf8("").max_code_point, 0x7Fu);
  EXPECT_EQ(scan_utf8("a\x7f").max_code_point, 0x7Fu);
  EXPECT_EQ(scan_utf8("a\u0080").max_code_point, 0xFFu);
  EXPECT_EQ(scan_utf8("a\u0100").max_code_point, 0xFFFFu);
  EXPECT_EQ(scan_utf8("a\U00010000").max_code_point, 0x10FFFFu);
}

TEST(Utf8, ReportsTheFirstFault) {
  std::string long_text(100, 'a');
  Utf8Scan scan = scan_utf8(long_text + "\xE2\x82" + "z");
  EXPECT_EQ(scan.fault, Utf8Fault::InvalidContinuation);
  EXPECT_EQ(scan.error_start, 100u);
  EXPECT_EQ(scan.error_end, 102u);
  EXPECT_EQ(scan.code_points, 100u);
  EXPECT_EQ(utf8_fault_reason(scan.fault), "invalid continuation byte");
  EXPECT_EQ(utf8_fault_reason(scan_utf8("\x80").fault), "invalid start byte");
  EXPECT_EQ(utf8_fault_reason(scan_utf8("\xF0\x9F").fault), "unexpected end of data");
  EXPECT_EQ(scan_utf8(std::string_view("a\0b", 3)).code_points, 3u);
}

}  // namespace
}  // namespace hognose
