// The matcher: finds where a program matches.
//
// It tries the places of the text in order (attempt.h), and skips those where no match can begin.
#include "library/regex/matcher.h"

#include <algorithm>

#include "base/unicode.h"
#include "library/regex/attempt.h"
#include "library/regex/charset.h"
#include "library/regex/matcher_state.h"
#include "objects/text/search.h"

namespace hognose::regex {

bool accepts_wide(const ProgramSet* set, uint32_t character) {
  uint32_t flags = set->flags;
  if ((flags & kSetLower) != 0) character = unicode::simple_lower(character);
  constexpr uint32_t kMostRanges = 0x0FFF'FFFF;  // two words each: ends in the guard region
  uint32_t range_count = set->range_count & kMostRanges;
  bool found = false;
  uint32_t low = 0, high = range_count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (character > set->ranges[2 * middle + 1]) {
      low = middle + 1;
    } else if (character < set->ranges[2 * middle]) {
      high = middle;
    } else {
      found = true;
      break;
    }
  }
  uint32_t categories = flags >> kSetCategoryShift;
  for (unsigned i = 0; categories != 0 && !found; ++i, categories >>= 1) {
    if (i == 6) break;
    found = (categories & 1) != 0 &&
            in_category(static_cast<Category>(i), character, (flags & kSetAsciiCategories) != 0);
  }
  if (!found && set->either_count != 0) {
    uint32_t upper = unicode::simple_upper(character);
    const uint32_t* range = set->ranges + 2 * uint64_t{range_count};
    for (uint32_t i = 0; i < (set->either_count & 0xFF'FFFF) && !found; ++i, range += 2) {
      found = (character >= range[0] && character <= range[1]) ||
              (upper >= range[0] && upper <= range[1]);
    }
  }
  return found != ((flags & kSetNegated) != 0);
}

namespace {

// --- the search for a start

// A program that begins with literal characters.
template <class Unit>
Result<bool> search_prefix(MatcherState<Unit>& state, const Unit* start, const Unit* last) {
  const ProgramHeader* header = state.header;
  uint32_t length = std::min(header->prefix_length, kMaximumPrefix);
  Unit prefix[kMaximumPrefix];
  for (uint32_t i = 0; i < length; ++i) {
    if (header->prefix[i] != static_cast<Unit>(header->prefix[i])) return false;
    prefix[i] = static_cast<Unit>(header->prefix[i]);
  }
  Search<Unit> search(state.vm);
  search.set(prefix, length);
  int64_t from = start - state.beginning;
  int64_t stop = last - state.beginning + length;
  for (;;) {
    int64_t found = TRY(search.find(state.beginning, from, stop));
    if (found < 0) return false;
    const Unit* p = state.beginning + found;
    if ((header->flags & kOnlyLiteral) != 0 && !state.must_match_whole) {
      state.match_start = p;
      state.match_end = p + length;
      return true;
    }
    if (TRY(attempt(state, p, false))) return true;
    from = found + 1;
  }
}

// A program whose matches begin with one of the characters of a filter.
template <class Unit>
Result<bool> search_first(MatcherState<Unit>& state, const Unit* start, const Unit* last,
                          bool must_advance) {
  const Filter* first = &state.header->first;
  for (const Unit* p = start;; ++p) {
    p = TRY(state.by_windows(p, state.end, [&](const Unit* from, const Unit* stop) {
      if (first->single != kNoSingle) return state.find_unit(from, stop, first->single);
      while (from < stop && !state.passes(first, from)) ++from;
      return from;
    }));
    if (p > last || p >= state.end) return false;
    if (TRY(attempt(state, p, must_advance && p == start))) return true;
    TRY(state.step());
  }
}

// Tries every place, or only the starts of lines.
template <class Unit>
Result<bool> search_places(MatcherState<Unit>& state, const Unit* start, const Unit* last,
                           bool must_advance) {
  uint32_t flags = state.header->flags;
  for (const Unit* p = start; p <= last; ++p) {
    bool by_lines = (flags & kLineAnchored) != 0 || ((flags & kLineOnce) != 0 && p != start);
    if (by_lines && p != state.beginning && p[-1] != '\n') {
      const Unit* line_end =
          TRY(state.by_windows(p, state.end, [&](const Unit* from, const Unit* stop) {
            return state.find_unit(from, stop, '\n');
          }));
      p = line_end + 1;
      if (p > last) return false;
    }
    if (TRY(attempt(state, p, must_advance && p == start))) return true;
    TRY(state.step());
  }
  return false;
}

template <class Unit>
Result<bool> search(MatcherState<Unit>& state, const Unit* start, bool must_advance) {
  int64_t width = state.header->minimum_width;
  if (state.end - start < width) return false;
  const Unit* last = state.end - width;
  uint32_t flags = state.header->flags;
  if ((flags & kAnchored) != 0) {
    if (start != state.beginning) return false;
    return attempt(state, start, must_advance);
  }
  if ((flags & kTextOnce) != 0) return attempt(state, start, must_advance);
  // A match that begins with a character is never empty, so must_advance has no effect.
  if (state.header->prefix_length != 0) return search_prefix(state, start, last);
  if ((flags & (kHasFirst | kLineOnce)) == kHasFirst) {
    return search_first(state, start, last, must_advance);
  }
  return search_places(state, start, last, must_advance);
}

template <class Unit>
Result<bool> run(MatcherState<Unit>& state, const Request& request) {
  TRY(state.prepare());
  const Unit* start = state.beginning + request.start;
  if (start > state.end) return false;
  bool matched =
      TRY(request.anchor == Anchor::Anywhere ? search(state, start, request.must_advance)
                                             : attempt(state, start, request.must_advance));
  TRY(state.charge_rest());
  return matched;
}

template <class Unit>
Result<bool> run_on(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch,
                    const Subject& subject, const Request& request, Groups* groups) {
  MatcherState<Unit> state(vm, program, scratch, subject, request);
  Result<bool> matched = run(state, request);
  // A stack that has grown large is not kept.
  constexpr uint32_t kKept = 1 << 16;
  if (matched.failed() || !matched.value()) {
    if (ByteArrayCell* used = scratch->get(); used != nullptr && used->size > kKept) {
      *scratch = nullptr;
    }
    return matched;
  }
  *groups = Groups(state.scratch(), subject, state.header->groups,
                   {static_cast<int32_t>(state.match_start - state.beginning),
                    static_cast<int32_t>(state.match_end - state.beginning)});
  return true;
}

}  // namespace

Result<bool> run_program(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch,
                         const Subject& subject, const Request& request, Groups* groups) {
  if (subject.kind == 1) {
    return run_on<uint8_t>(vm, program, scratch, subject, request, groups);
  }
  if (subject.kind == 2) {
    return run_on<uint16_t>(vm, program, scratch, subject, request, groups);
  }
  return run_on<uint32_t>(vm, program, scratch, subject, request, groups);
}

}  // namespace hognose::regex
