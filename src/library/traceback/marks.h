// MarkedSource: the source lines of a frame with the marks below them that show what failed.
//
// Receives the lines that an instruction spans and its exact range; hands on the text as CPython
// 3.13 and later print it: dedented, long spans cut down to the lines that matter, the range marked
// with ^, or with ~ where a part of it (an operator, the brackets of a call or a subscript) is
// marked with ^. No marks where they would say nothing. All memory comes from a scratch arena; what
// does not fit its budget is left out.
#pragma once

#include <string_view>

#include "base/arena.h"
#include "bytecode/code.h"
#include "objects/text/string_builder.h"

namespace hognose {

// `lines`: the source from the start of line place.line to the end of line place.end_line.
Result<void> append_marked_source(Vm& vm, Arena& scratch, std::string_view lines,
                                  const Position& place, StringBuilder& text);

// The first of the lines alone, without its indentation; for ranges that are not known.
Result<void> append_plain_source(std::string_view lines, StringBuilder& text);

}  // namespace hognose
