// Attempt: matches a program at one place of the text after the other.
//
// Only the matcher calls it; run_program() of matcher.h is the way in.
#pragma once

#include "library/regex/starts.h"

namespace hognose::regex {

// True if the program matches at `start` or at a later one of the places; the state then has the
// match.
template <class Unit>
Result<bool> attempt(MatcherState<Unit>& state, Starts<Unit>& starts, const Unit* start);

}  // namespace hognose::regex
