// Starts: each way to search, and the choice among them.
//
// What the header of a damaged program says may hide matches. It never moves a search out of the
// text.
#include "library/regex/starts.h"

#include <algorithm>

namespace hognose::regex {

template <class Unit>
Starts<Unit>::Starts(MatcherState<Unit>& state, const Request& request)
    : state_(state),
      start_(state.beginning + request.start),
      last_(state.end),
      barred_(request.must_advance ? start_ : nullptr),
      way_(way_to_search(request)),
      search_(state.vm) {
  bool has_prefix = way_ == Way::Prefix || way_ == Way::Literal || way_ == Way::Behind;
  if (has_prefix && !set_prefix()) way_ = Way::Nowhere;
}

template <class Unit>
Starts<Unit>::Way Starts<Unit>::way_to_search(const Request& request) {
  if (start_ > state_.end) return Way::Nowhere;
  if (request.anchor != Anchor::Anywhere) return Way::Once;
  const ProgramHeader* header = state_.header;
  const uint32_t flags = header->flags;
  int64_t width = header->minimum_width;
  if (state_.end - start_ < width) return Way::Nowhere;
  last_ = state_.end - width;
  if ((flags & kAnchored) != 0) return start_ == state_.beginning ? Way::Once : Way::Nowhere;
  if ((flags & kTextOnce) != 0) return Way::Once;
  if (header->prefix_length != 0) {
    if ((flags & kBehind) != 0) return Way::Behind;
    // A match that begins with a character is never empty, so it always advances.
    return (flags & kOnlyLiteral) != 0 ? Way::Literal : Way::Prefix;
  }
  return (flags & (kHasFirst | kLineOnce | kLineAnchored)) == kHasFirst ? Way::First : Way::Lines;
}

// Returns false if the text cannot contain the prefix, because its characters are narrower.
template <class Unit>
bool Starts<Unit>::set_prefix() {
  const ProgramHeader* header = state_.header;
  uint32_t length = std::min(header->prefix_length, kMaximumPrefix);
  for (uint32_t i = 0; i < length; ++i) {
    if (header->prefix[i] != static_cast<Unit>(header->prefix[i])) return false;
    prefix_[i] = static_cast<Unit>(header->prefix[i]);
  }
  search_.set(prefix_, length);
  return true;
}

template <class Unit>
Result<const Unit*> Starts<Unit>::first() {
  if (way_ != Way::Once) return find(start_);
  const ProgramHeader* header = state_.header;
  bool can_begin = (header->flags & kHasFirst) == 0 || state_.passes(&header->first, start_);
  return can_begin ? start_ : nullptr;
}

template <class Unit>
Result<const Unit*> Starts<Unit>::after(const Unit* failed) {
  TRY(state_.step());
  const Unit* end_of_run = failed;
  if (way_ == Way::First && state_.header->run != 0) {
    const uint32_t* repeat = state_.place(state_.header->run);
    end_of_run =
        TRY(state_.skip(static_cast<SingleKind>(repeat[1]), repeat[2], failed, state_.end));
  }
  return find(std::max(end_of_run, failed + 1));
}

template <class Unit>
Result<const Unit*> Starts<Unit>::find(const Unit* p) {
  switch (way_) {
    case Way::First: return find_first(p);
    case Way::Literal:
    case Way::Prefix: return find_prefix(p, 0);
    case Way::Behind: return find_prefix(p, search_.count());
    case Way::Lines: return find_line(p);
    case Way::Nowhere:
    case Way::Once: break;
  }
  return nullptr;
}

// The first place at or after p that is `after` characters after the beginning of a prefix.
template <class Unit>
Result<const Unit*> Starts<Unit>::find_prefix(const Unit* p, int64_t after) {
  int64_t from = std::max<int64_t>(p - state_.beginning - after, 0);
  int64_t stop = std::min(last_ + search_.count() - after, state_.end) - state_.beginning;
  int64_t found = TRY(search_.find(state_.beginning, from, stop));
  return found < 0 ? nullptr : state_.beginning + found + after;
}

template <class Unit>
Result<const Unit*> Starts<Unit>::find_first(const Unit* p) {
  const Filter* first = &state_.header->first;
  if ((state_.header->flags & kHasSecond) != 0) return find_pair(p);
  if (first->single != kNoSingle) {
    p = TRY(state_.by_windows(p, state_.end, [&](const Unit* from, const Unit* stop) {
      return state_.find_unit(from, stop, first->single);
    }));
  } else {
    p = TRY(state_.by_windows(p, state_.end, [&](const Unit* from, const Unit* stop) {
      return state_.find_if(from, stop,
                            [&](Unit character) { return state_.lets_pass(first, character); });
    }));
  }
  return p > last_ || p >= state_.end ? nullptr : p;
}

// The first place at or after p with the first and the second character of a match.
template <class Unit>
Result<const Unit*> Starts<Unit>::find_pair(const Unit* p) {
  const Filter* first = &state_.header->first;
  const Filter* second = &state_.header->second;
  const Unit* limit = state_.end - 1;
  p = TRY(state_.by_windows(p, limit, [&](const Unit* from, const Unit* stop) {
    while (from < stop &&
           !(state_.lets_pass(first, from[0]) && state_.lets_pass(second, from[1]))) {
      ++from;
    }
    return from;
  }));
  return p > last_ || p >= limit ? nullptr : p;
}

// Every place, or only the starts of lines.
template <class Unit>
Result<const Unit*> Starts<Unit>::find_line(const Unit* p) {
  uint32_t flags = state_.header->flags;
  bool by_lines = (flags & kLineAnchored) != 0 || ((flags & kLineOnce) != 0 && p != start_);
  if (by_lines && p <= last_ && p != state_.beginning && p[-1] != '\n') {
    const Unit* line_end =
        TRY(state_.by_windows(p, state_.end, [&](const Unit* from, const Unit* stop) {
          return state_.find_unit(from, stop, '\n');
        }));
    p = line_end + 1;
  }
  return p > last_ ? nullptr : p;
}

template class Starts<uint8_t>;
template class Starts<uint16_t>;
template class Starts<uint32_t>;

}  // namespace hognose::regex
