// Text of a guest as it may be shown on a terminal or on a line of its own.
//
// Whatever could end a line, move a cursor, change how text is displayed or hide it is written as
// an escape of Python, and so is the backslash: what was escaped can be told from what was not.
#pragma once

#include <string>
#include <string_view>

namespace hognose::cli {

// UTF-8, all of it printable. Bytes that are not UTF-8 become \xNN.
std::string escaped(std::string_view text);

}  // namespace hognose::cli
