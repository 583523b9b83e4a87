// The kinds of characters that XML tells apart, as Expat does (XML 1.0, sections 2.2 and 2.3).
// pyexpat.py has the same sets as parts of its patterns.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>

namespace hognose::xml {

enum CharacterKind : uint8_t {
  kNameStart = 1,
  kNamePart = 2,
  kSpace = 4,
  kIllegal = 8,
  kEndsText = 16,   // not in a run of plain text
  kEndsValue = 32,  // not in a plain value of an attribute, or one of its quotes
};

struct CharacterRange {
  char32_t first;
  char32_t last;
  uint8_t kinds;
};

constexpr uint8_t kInNames = kNameStart | kNamePart;
constexpr uint8_t kNowhere = kIllegal | kEndsText | kEndsValue;

// Ends of lines are newlines when a document is parsed, so a carriage return is not white space.
inline constexpr CharacterRange kAsciiRanges[] = {
    {0x00, 0x08, kNowhere},   {'\t', '\n', kSpace | kEndsValue},
    {0x0B, 0x0C, kNowhere},   {0x0E, 0x1F, kNowhere},
    {' ', ' ', kSpace},       {'"', '"', kEndsValue},
    {'\'', '\'', kEndsValue}, {'&', '&', kEndsText | kEndsValue},
    {'-', '.', kNamePart},    {'0', '9', kNamePart},
    {':', ':', kInNames},     {'<', '<', kEndsText | kEndsValue},
    {'A', 'Z', kInNames},     {']', ']', kEndsText},
    {'_', '_', kInNames},     {'a', 'z', kInNames},
};
// In order.
inline constexpr CharacterRange kOtherNameRanges[] = {
    {0xB7, 0xB7, kNamePart},    {0xC0, 0xD6, kInNames},     {0xD8, 0xF6, kInNames},
    {0xF8, 0x2FF, kInNames},    {0x300, 0x36F, kNamePart},  {0x370, 0x37D, kInNames},
    {0x37F, 0x1FFF, kInNames},  {0x200C, 0x200D, kInNames}, {0x203F, 0x2040, kNamePart},
    {0x2070, 0x218F, kInNames}, {0x2C00, 0x2FEF, kInNames}, {0x3001, 0xD7FF, kInNames},
    {0xF900, 0xFDCF, kInNames}, {0xFDF0, 0xFFFD, kInNames},
};

inline constexpr std::array<uint8_t, 128> kAsciiKinds = [] {
  std::array<uint8_t, 128> kinds{};
  for (const CharacterRange& range : kAsciiRanges) {
    for (char32_t character = range.first; character <= range.last; ++character) {
      kinds[character] = range.kinds;
    }
  }
  return kinds;
}();

inline bool is_illegal(char32_t character) {
  if (character < kAsciiKinds.size()) return (kAsciiKinds[character] & kIllegal) != 0;
  return (character & ~0x7FFu) == 0xD800 || (character & ~1u) == 0xFFFE;
}

// `kind` is kNameStart or kNamePart.
inline bool is_in_name(CharacterKind kind, char32_t character) {
  if (character < kAsciiKinds.size()) return (kAsciiKinds[character] & kind) != 0;
  const CharacterRange* range =
      std::lower_bound(std::begin(kOtherNameRanges), std::end(kOtherNameRanges), character,
                       [](const CharacterRange& r, char32_t c) { return r.last < c; });
  return range != std::end(kOtherNameRanges) && character >= range->first &&
         (range->kinds & kind) != 0;
}

// `kind` is kEndsText, kEndsValue or kSpace.
inline bool is_mark(CharacterKind kind, char32_t character) {
  if (character < kAsciiKinds.size()) return (kAsciiKinds[character] & kind) != 0;
  return kind != kSpace && is_illegal(character);
}

}  // namespace hognose::xml
