// Escapes guest text, so that it can be shown on a terminal or on a line of its own.
//
// Every character that could end a line, move the cursor, change how text is displayed or hide text
// becomes a Python escape. So does the backslash, so that escaped characters are distinguishable
// from literal text.
#pragma once

#include <string>
#include <string_view>

namespace hognose::cli {

// Returns UTF-8 text that is printable throughout. Bytes that are not UTF-8 become \xNN.
std::string escaped(std::string_view text);

}  // namespace hognose::cli
