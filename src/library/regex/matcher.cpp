// The matcher: finds where a program matches.
//
// It tries the places where a match may begin (starts.h) one after the other (attempt.h).
#include "library/regex/matcher.h"

#include "base/unicode.h"
#include "library/regex/attempt.h"
#include "library/regex/charset.h"
#include "library/regex/matcher_state.h"
#include "library/regex/starts.h"

namespace hognose::regex {

bool accepts_wide(const ProgramSet* set, uint32_t character) {
  uint32_t flags = set->flags;
  if ((flags & kSetLower) != 0) character = unicode::simple_lower(character);
  const uint32_t range_count = set->range_count;
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
    const uint32_t* range = set->ranges.from(2 * range_count);
    for (uint32_t i = 0; i < (set->either_count & 0xFF'FFFF) && !found; ++i, range += 2) {
      found = (character >= range[0] && character <= range[1]) ||
              (upper >= range[0] && upper <= range[1]);
    }
  }
  return found != ((flags & kSetNegated) != 0);
}

namespace {

template <class Unit>
Result<bool> run(MatcherState<Unit>& state, const Request& request) {
  TRY(state.prepare());
  Starts<Unit> starts(state, request);
  const Unit* start = TRY(starts.first());
  bool matched = start != nullptr;
  if (matched && starts.are_matches()) {
    state.match_start = start;
    state.match_end = start + starts.prefix_length();
  } else if (matched) {
    matched = TRY(attempt(state, starts, start));
  }
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
