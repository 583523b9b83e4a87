// Normalisation: full decomposition, canonical ordering, composition.
//
// Hangul is computed by arithmetic (chapter 3.12 of the Unicode Standard), all other characters
// come from the generated tables.
#include "base/unicode_normalization.h"

#include <algorithm>

#include "base/unicode.h"
#include "base/unicode_3_2.h"

namespace hognose::unicode {
namespace {

constexpr char32_t kSyllableBase = 0xAC00, kLeadBase = 0x1100, kVowelBase = 0x1161,
                   kTrailBase = 0x11A7;
constexpr unsigned kLeadCount = 19, kVowelCount = 21, kTrailCount = 28;
constexpr unsigned kSyllableCount = kLeadCount * kVowelCount * kTrailCount;

bool is_compatibility(Form form) { return form == Form::Nfkd || form == Form::Nfkc; }
bool is_composed(Form form) { return form == Form::Nfc || form == Form::Nfkc; }

uint32_t unsafe_flag(Form form) {
  switch (form) {
    case Form::Nfd: return tables::kNfdUnsafe;
    case Form::Nfc: return tables::kNfcUnsafe;
    case Form::Nfkd: return tables::kNfkdUnsafe;
    case Form::Nfkc: return tables::kNfkcUnsafe;
  }
  return 0;
}

// The form changes no code point below this one, and none of them composes with its predecessor.
char32_t first_unsafe(Form form) {
  return form == Form::Nfc ? 0x300 : form == Form::Nfd ? 0xC0 : 0xA0;
}

const uint16_t* find_mapping(char32_t code_point) {
  constexpr char32_t kMask = (1u << tables::kDecompositionShift) - 1;
  if (code_point > kMaxCodePoint) return nullptr;
  size_t block = tables::kDecompositionFirst[code_point >> tables::kDecompositionShift];
  unsigned offset =
      tables::kDecompositionSecond[block << tables::kDecompositionShift | (code_point & kMask)];
  return offset == 0 ? nullptr : &tables::kDecompositions[offset];
}

size_t read_mapping(const uint16_t* mapping, char32_t* out) {
  size_t count = mapping[0] >> 8;
  const uint16_t* unit = mapping + 1;
  for (size_t i = 0; i < count; ++i) {
    char32_t point = *unit++;
    if (is_high_surrogate(point)) point = 0x10000 + ((point & 0x3FF) << 10) + (*unit++ & 0x3FF);
    out[i] = point;
  }
  return count;
}

// Writes the full decomposition of one code point. Mappings of mappings are expanded in place; the
// tables bound their depth and length (kMaxDecomposition in all).
size_t decompose_one(Form form, char32_t code_point, char32_t* out, Edition edition) {
  if (edition == Edition::Unicode32) {
    const char32_t corrected = v3_2::corrected(code_point);
    if (corrected != code_point || !v3_2::is_assigned(code_point)) {
      out[0] = corrected;
      return 1;
    }
  }
  if (code_point - kSyllableBase < kSyllableCount) {
    unsigned index = code_point - kSyllableBase;
    out[0] = kLeadBase + index / (kVowelCount * kTrailCount);
    out[1] = kVowelBase + index % (kVowelCount * kTrailCount) / kTrailCount;
    out[2] = kTrailBase + index % kTrailCount;
    return out[2] == kTrailBase ? 2 : 3;
  }
  char32_t pending[kMaxDecomposition + 1];
  size_t pending_count = 1, count = 0;
  pending[0] = code_point;
  while (pending_count > 0) {
    char32_t point = pending[--pending_count];
    const uint16_t* mapping = find_mapping(point);
    bool applies = mapping && (is_compatibility(form) || (mapping[0] & 0xFF) == 0);
    if (!applies) {
      out[count++] = point;
      continue;
    }
    char32_t parts[kMaxDecomposition];
    size_t part_count = read_mapping(mapping, parts);
    while (part_count > 0) pending[pending_count++] = parts[--part_count];
  }
  return count;
}

// Merges two adjacent runs, each ordered by combining class, in place and stably.
bool merge_marks(char32_t* first, char32_t* middle, char32_t* last, Watch& watch) {
  auto lower = [](char32_t a, char32_t b) { return combining_class(a) < combining_class(b); };
  // Each turn splits the longer run in half, so the depth is at most twice the bits of the length.
  // The recursive call takes the smaller part of the work.
  while (first < middle && middle < last) {
    if (last - first == 2) {
      if (lower(*middle, *first)) std::swap(*first, *middle);
      return true;
    }
    char32_t *left_cut, *right_cut;
    if (middle - first > last - middle) {
      left_cut = first + (middle - first) / 2;
      right_cut = std::lower_bound(middle, last, *left_cut, lower);
    } else {
      right_cut = middle + (last - middle) / 2;
      left_cut = std::upper_bound(first, middle, *right_cut, lower);
    }
    char32_t* cut = std::rotate(left_cut, middle, right_cut);
    if (!watch.step(static_cast<size_t>(right_cut - left_cut))) return false;
    if (cut - first < last - cut) {
      if (!merge_marks(first, left_cut, cut, watch)) return false;
      first = cut;
      middle = right_cut;
    } else {
      if (!merge_marks(cut, right_cut, last, watch)) return false;
      last = cut;
      middle = left_cut;
    }
  }
  return true;
}

// Stable sort by combining class without extra memory. No language has runs of more than a few
// marks, but an attacker can write them, so they must not take quadratic time.
bool sort_marks(char32_t* first, char32_t* last, Watch& watch) {
  constexpr ptrdiff_t kShort = 16;
  for (char32_t* run = first; run < last; run += std::min(kShort, last - run)) {
    char32_t* run_end = run + std::min(kShort, last - run);
    if (!watch.step(kShort)) return false;
    for (char32_t* i = run + 1; i < run_end; ++i) {
      char32_t mark = *i;
      uint8_t order = combining_class(mark);
      char32_t* slot = i;
      for (; slot > run && combining_class(slot[-1]) > order; --slot) *slot = slot[-1];
      *slot = mark;
    }
  }
  for (ptrdiff_t width = kShort; width < last - first; width *= 2) {
    for (char32_t* run = first; last - run > width; run += std::min(2 * width, last - run)) {
      char32_t* run_end = run + std::min(2 * width, last - run);
      if (!merge_marks(run, run + width, run_end, watch)) return false;
    }
  }
  return true;
}

bool order_marks(char32_t* points, size_t count, Watch& watch) {
  size_t i = 0;
  while (i < count) {
    if (!watch.step()) return false;
    if (points[i] < 0x300 || combining_class(points[i]) == 0) {
      ++i;
      continue;
    }
    size_t start = i;
    bool ordered = true;
    uint8_t previous = 0;
    for (; i < count; ++i) {
      if (!watch.step()) return false;
      uint8_t order = combining_class(points[i]);
      if (order == 0) break;
      ordered = ordered && order >= previous;
      previous = order;
    }
    if (!ordered && !sort_marks(points + start, points + i, watch)) return false;
  }
  return true;
}

// Returns the composite of a pair, or 0.
char32_t compose_pair(char32_t first, char32_t second) {
  if (first - kLeadBase < kLeadCount && second - kVowelBase < kVowelCount) {
    return kSyllableBase +
           ((first - kLeadBase) * kVowelCount + (second - kVowelBase)) * kTrailCount;
  }
  if (first - kSyllableBase < kSyllableCount && (first - kSyllableBase) % kTrailCount == 0 &&
      second - kTrailBase - 1 < kTrailCount - 1) {
    return first + (second - kTrailBase);
  }
  const tables::Composite* end = tables::kComposites + tables::kCompositeCount;
  const tables::Composite* found = std::lower_bound(
      tables::kComposites, end, std::pair{first, second},
      [](const tables::Composite& entry, const std::pair<char32_t, char32_t>& pair) {
        return entry.first != pair.first ? entry.first < pair.first : entry.second < pair.second;
      });
  return found != end && found->first == first && found->second == second ? found->composite : 0;
}

std::optional<size_t> compose(char32_t* points, size_t count, Watch& watch) {
  constexpr size_t kNone = static_cast<size_t>(-1);
  size_t written = 0, starter = kNone;
  int last_order = -1;  // of the last mark kept since the starter; -1: the starter itself is last
  for (size_t i = 0; i < count; ++i) {
    if (!watch.step()) return std::nullopt;
    char32_t point = points[i];
    int order = combining_class(point);
    if (starter != kNone && last_order < order && has_flag(point, tables::kNfcUnsafe)) {
      if (char32_t composite = compose_pair(points[starter], point)) {
        points[starter] = composite;
        continue;
      }
    }
    if (order == 0) {
      starter = written;
      last_order = -1;
    } else {
      last_order = order;
    }
    points[written++] = point;
  }
  return written;
}

}  // namespace

template <class Unit>
std::optional<bool> is_quickly_normalized(Form form, const Unit* units, size_t count, Watch watch) {
  const uint32_t flag = unsafe_flag(form);
  const char32_t limit = first_unsafe(form);
  uint8_t previous = 0;
  for (size_t i = 0; i < count; ++i) {
    if (!watch.step()) return std::nullopt;
    char32_t point = units[i];
    if (point < limit) {
      previous = 0;
      continue;
    }
    const tables::Record& record = record_of(point);
    if (record.flags & flag) return false;
    if (record.combining != 0 && record.combining < previous) return false;
    previous = record.combining;
  }
  return true;
}

template <class Unit>
std::optional<size_t> decomposed_length(Form form, const Unit* units, size_t count, Watch watch,
                                        Edition edition) {
  size_t length = 0;
  char32_t parts[kMaxDecomposition];
  for (size_t i = 0; i < count; ++i) {
    if (!watch.step()) return std::nullopt;
    length += units[i] < 0xA0 ? 1 : decompose_one(form, units[i], parts, edition);
  }
  return length;
}

template <class Unit>
std::optional<size_t> normalize(Form form, const Unit* units, size_t count, char32_t* out,
                                Watch watch, Edition edition) {
  char32_t* end = out;
  for (size_t i = 0; i < count; ++i) {
    if (!watch.step()) return std::nullopt;
    if (units[i] < 0xA0) {
      *end++ = units[i];
      continue;
    }
    char32_t parts[kMaxDecomposition];
    size_t part_count = decompose_one(form, units[i], parts, edition);
    end = std::copy(parts, parts + part_count, end);
  }
  size_t length = static_cast<size_t>(end - out);
  if (!order_marks(out, length, watch)) return std::nullopt;
  if (!is_composed(form)) return length;
  return compose(out, length, watch);
}

size_t decomposition(char32_t code_point, char32_t* out, DecompositionTag& tag) {
  const uint16_t* mapping = find_mapping(code_point);
  if (!mapping) return 0;
  tag = static_cast<DecompositionTag>(mapping[0] & 0xFF);
  return read_mapping(mapping, out);
}

#define HOGNOSE_INSTANTIATE(Unit)                                                             \
  template std::optional<bool> is_quickly_normalized<Unit>(Form, const Unit*, size_t, Watch); \
  template std::optional<size_t> decomposed_length<Unit>(Form, const Unit*, size_t, Watch,    \
                                                         Edition);                            \
  template std::optional<size_t> normalize<Unit>(Form, const Unit*, size_t, char32_t*, Watch, \
                                                 Edition);
HOGNOSE_INSTANTIATE(uint8_t)
HOGNOSE_INSTANTIATE(uint16_t)
HOGNOSE_INSTANTIATE(char16_t)
HOGNOSE_INSTANTIATE(uint32_t)
HOGNOSE_INSTANTIATE(char32_t)
#undef HOGNOSE_INSTANTIATE

}  // namespace hognose::unicode
