// Names of characters, stored as words of one dictionary.
//
// Lookup uses an open-addressed hash over whole names and compares by spelling the candidate out.
// Derived names follow rules (chapter 4.8 of the Unicode Standard).
#include "base/unicode_names.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "base/ascii.h"

namespace hognose::unicode {
namespace {

constexpr char32_t kSyllableBase = 0xAC00;
constexpr std::string_view kSyllablePrefix = "HANGUL SYLLABLE ";
constexpr std::string_view kLeads[] = {"G",  "GG", "N", "D",  "DD", "R", "M", "B", "BB", "S",
                                       "SS", "",   "J", "JJ", "C",  "K", "T", "P", "H"};
constexpr std::string_view kVowels[] = {"A",   "AE", "YA", "YAE", "EO", "E",  "YEO",
                                        "YE",  "O",  "WA", "WAE", "OE", "YO", "U",
                                        "WEO", "WE", "WI", "YU",  "EU", "YI", "I"};
constexpr std::string_view kTrails[] = {"",   "G",  "GG", "GS", "N",  "NJ", "NH", "D", "L",  "LG",
                                        "LM", "LB", "LS", "LT", "LP", "LH", "M",  "B", "BS", "S",
                                        "SS", "NG", "J",  "C",  "K",  "T",  "P",  "H"};
constexpr unsigned kVowelCount = std::size(kVowels), kTrailCount = std::size(kTrails);
constexpr unsigned kSyllableCount = std::size(kLeads) * kVowelCount * kTrailCount;

constexpr unsigned kNoOrdinal = static_cast<unsigned>(-1);

char* append(char* out, std::string_view text) {
  std::memcpy(out, text.data(), text.size());
  return out + text.size();
}

// Writes the name with this ordinal to a buffer of kMaxSpelling bytes.
constexpr size_t kMaxSpelling = 128;
static_assert(names::kLongestName <= kMaxSpelling);

size_t spell(unsigned ordinal, char* out) {
  const char* data = names::kNameBytes + names::kGroupOffsets[ordinal / names::kGroup];
  auto next_byte = [&data] { return static_cast<uint8_t>(*data++); };
  for (unsigned skip = ordinal % names::kGroup; skip > 0; --skip) {
    while (uint8_t byte = next_byte()) data += byte >= names::kSingleTokens;
  }
  char* end = out;
  bool needs_blank = false;
  while (unsigned token = next_byte()) {
    if (token >= names::kSingleTokens) {
      token = names::kSingleTokens + ((token - names::kSingleTokens) << 8) + next_byte();
    }
    bool is_glue = token <= names::kGlueTokens;
    if (needs_blank && !is_glue) *end++ = ' ';
    needs_blank = !is_glue;
    unsigned start = names::kWordOffsets[token];
    end = append(end, {names::kWordText + start, names::kWordOffsets[token + 1] - start});
  }
  return static_cast<size_t>(end - out);
}

// Returns the ordinal of a name in capitals.
unsigned find_ordinal(std::string_view capitals) {
  uint32_t hash = 0x811C9DC5;
  for (char c : capitals) hash = (hash ^ static_cast<uint8_t>(c)) * 0x01000193;
  uint32_t slot = (hash ^ hash >> 16) % names::kHashSize;
  for (unsigned probe = 0; probe < names::kLongestProbe; ++probe) {
    unsigned entry = names::kSlots[slot];
    if (entry == 0) break;
    char spelling[kMaxSpelling];
    size_t length = spell(entry - 1, spelling);
    if (std::string_view(spelling, length) == capitals) return entry - 1;
    slot = (slot + 1) % names::kHashSize;
  }
  return kNoOrdinal;
}

char32_t listed_code_point(unsigned ordinal) {
  const names::Range* end = names::kRanges + names::kRangeCount;
  const names::Range* range =
      std::upper_bound(names::kRanges, end, ordinal,
                       [](unsigned value, const names::Range& r) { return value < r.ordinal; }) -
      1;
  return range->first + (ordinal - range->ordinal);
}

unsigned listed_ordinal(char32_t code_point) {
  const names::Range* end = names::kRanges + names::kRangeCount;
  const names::Range* next =
      std::upper_bound(names::kRanges, end, code_point,
                       [](char32_t value, const names::Range& r) { return value < r.first; });
  if (next == names::kRanges) return kNoOrdinal;
  const names::Range& range = next[-1];
  unsigned ordinal = range.ordinal + (code_point - range.first);
  unsigned limit = next == end ? names::kListed : next->ordinal;
  return ordinal < limit ? ordinal : kNoOrdinal;
}

// Removes the longest alternative that starts `text` from it, and returns its index or N.
template <size_t N>
unsigned take_longest(std::string_view& text, const std::string_view (&alternatives)[N]) {
  unsigned best = N;
  for (unsigned i = 0; i < N; ++i) {
    if (text.starts_with(alternatives[i]) &&
        (best == N || alternatives[i].size() > alternatives[best].size())) {
      best = i;
    }
  }
  if (best < N) text.remove_prefix(alternatives[best].size());
  return best;
}

char32_t find_syllable(std::string_view name) {
  if (!name.starts_with(kSyllablePrefix)) return kNoCodePoint;
  name.remove_prefix(kSyllablePrefix.size());
  unsigned lead = take_longest(name, kLeads);
  unsigned vowel = take_longest(name, kVowels);
  if (vowel == kVowelCount) return kNoCodePoint;
  unsigned trail = take_longest(name, kTrails);
  if (!name.empty()) return kNoCodePoint;
  return kSyllableBase + (lead * kVowelCount + vowel) * kTrailCount + trail;
}

size_t write_hexadecimal(char32_t code_point, char* out) {
  size_t length = code_point > 0xFFFFF ? 6 : code_point > 0xFFFF ? 5 : 4;
  for (size_t i = length; i-- > 0; code_point >>= 4) out[i] = "0123456789ABCDEF"[code_point & 15];
  return length;
}

// Accepts digits in capitals only: callers convert to capitals where case does not matter.
char32_t read_hexadecimal(std::string_view digits) {
  if (digits.size() != 4 && digits.size() != 5) return kNoCodePoint;
  char32_t value = 0;
  for (char c : digits) {
    bool is_letter = c >= 'A' && c <= 'F';
    if (!is_letter && !(c >= '0' && c <= '9')) return kNoCodePoint;
    value = value << 4 | static_cast<char32_t>(is_letter ? c - 'A' + 10 : c - '0');
  }
  return value;
}

char32_t find_numbered(std::string_view name, std::string_view capitals) {
  for (const names::Numbered& range : names::kNumbered) {
    std::string_view prefix(range.prefix, range.prefix_length);
    std::string_view text = range.derived ? name : capitals;
    if (!text.starts_with(prefix)) continue;
    std::string_view digits = text.substr(prefix.size());
    char32_t value = read_hexadecimal(digits);
    if (value < range.first || value > range.last) continue;
    if (!range.derived && digits.size() == 5 && value <= 0xFFFF) continue;
    return value;
  }
  return kNoCodePoint;
}

}  // namespace

char32_t lookup_name(std::string_view name) {
  if (name.size() > kMaxSpelling) return kNoCodePoint;
  char buffer[kMaxSpelling];
  for (size_t i = 0; i < name.size(); ++i) buffer[i] = ascii_upper(name[i]);
  std::string_view capitals(buffer, name.size());
  if (char32_t syllable = find_syllable(name); syllable != kNoCodePoint) return syllable;
  if (char32_t value = find_numbered(name, capitals); value != kNoCodePoint) return value;
  unsigned ordinal = find_ordinal(capitals);
  if (ordinal < names::kListed) return listed_code_point(ordinal);
  if (ordinal < names::kListed + names::kAliases) {
    return names::kAliasTargets[ordinal - names::kListed];
  }
  return kNoCodePoint;
}

size_t lookup_sequence(std::string_view name, char32_t* out) {
  if (name.size() > kMaxSpelling) return 0;
  char buffer[kMaxSpelling];
  for (size_t i = 0; i < name.size(); ++i) buffer[i] = ascii_upper(name[i]);
  unsigned ordinal = find_ordinal({buffer, name.size()});
  constexpr unsigned kFirst = names::kListed + names::kAliases;
  if (ordinal == kNoOrdinal || ordinal < kFirst) return 0;
  unsigned start = names::kSequenceOffsets[ordinal - kFirst];
  unsigned end = names::kSequenceOffsets[ordinal - kFirst + 1];
  std::copy(names::kSequenceUnits + start, names::kSequenceUnits + end, out);
  return end - start;
}

size_t name_of(char32_t code_point, char* out) {
  if (code_point - kSyllableBase < kSyllableCount) {
    unsigned index = code_point - kSyllableBase;
    char* end = append(out, kSyllablePrefix);
    end = append(end, kLeads[index / (kVowelCount * kTrailCount)]);
    end = append(end, kVowels[index / kTrailCount % kVowelCount]);
    end = append(end, kTrails[index % kTrailCount]);
    return static_cast<size_t>(end - out);
  }
  for (const names::Numbered& range : names::kNumbered) {
    if (code_point < range.first || code_point > range.last) continue;
    char* end = append(out, {range.prefix, range.prefix_length});
    return range.prefix_length + write_hexadecimal(code_point, end);
  }
  unsigned ordinal = listed_ordinal(code_point);
  return ordinal == kNoOrdinal ? 0 : spell(ordinal, out);
}

}  // namespace hognose::unicode
