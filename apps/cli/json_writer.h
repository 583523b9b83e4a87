// JSON: writes an Outcome to a stream, as one JSON object on one line.
//
// It is written in pieces of a fixed size. The JSON text can be many times longer than the result,
// and only the result is bounded by the limits of the run.
#pragma once

#include <cstdio>

#include "hognose/outcome.h"

namespace hognose::cli {

// Writes valid JSON whatever the guest did. Text that is not UTF-8 is escaped. NaN and infinities
// become strings, tuples and sets become arrays, dicts become objects with their keys as text, ints
// are written in full. Returns false if the output is incomplete.
bool write_outcome_as_json(const Outcome& outcome, std::FILE* file);

}  // namespace hognose::cli
