// Attempt: matches a program at one place of the text.
//
// Only the matcher calls it; run_program() of matcher.h is the way in.
#pragma once

#include "library/regex/matcher_state.h"

namespace hognose::regex {

// True if the program matches at `start`; the state then has the match. With `must_advance` an
// empty match does not count.
template <class Unit>
Result<bool> attempt(MatcherState<Unit>& state, const Unit* start, bool must_advance);

}  // namespace hognose::regex
