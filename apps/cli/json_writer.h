// JSON: an Outcome as one JSON object on one line.
//
// Receives what the public API answered for a run; hands on the text of `hognose run --json`.
#pragma once

#include <string>

#include "hognose/outcome.h"

namespace hognose::cli {

// Valid JSON whatever the guest did: text that is not UTF-8 is escaped, NaN and infinities are
// strings, tuples and sets arrays, dicts objects with their keys as text, ints in full.
std::string outcome_as_json(const Outcome& outcome);

}  // namespace hognose::cli
