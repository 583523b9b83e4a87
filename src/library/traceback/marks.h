// MarkedSource: the source lines of a frame, with marks below the part that failed.
//
// The text is that of CPython 3.13 and later: the lines are dedented, a long span is cut to the
// lines that matter, and the range is marked with ^. If an operator or brackets inside the range
// are marked with ^, the rest is marked with ~. Marks that would say nothing are omitted. All
// memory comes from a scratch arena. What does not fit its budget is left out.
#pragma once

#include <string_view>

#include "base/arena.h"
#include "bytecode/code.h"
#include "objects/text/string_builder.h"

namespace hognose {

// `lines` is the source from the start of line place.line to the end of line place.end_line.
Result<void> append_marked_source(Vm& vm, Arena& scratch, std::string_view lines,
                                  const Position& place, StringBuilder& text);

// Appends only the first line, without its indentation. For frames whose range is unknown.
Result<void> append_plain_source(std::string_view lines, StringBuilder& text);

}  // namespace hognose
