// JSON: an Outcome as one JSON object on one line, written to a stream.
//
// Written in pieces of a fixed size: the text can be many times as long as the result, which the
// limits of the run have bounded.
#pragma once

#include <cstdio>

#include "hognose/outcome.h"

namespace hognose::cli {

// Valid JSON whatever the guest did: text that is not UTF-8 is escaped, NaN and infinities are
// strings, tuples and sets arrays, dicts objects with their keys as text, ints in full. False: not
// all could be written.
bool write_outcome_as_json(const Outcome& outcome, std::FILE* file);

}  // namespace hognose::cli
