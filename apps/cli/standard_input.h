// The input of programs: the standard input of the process.
//
// `run` and the prompt give it to programs whose policy opens the feature `stdin`.
#pragma once

#include <optional>
#include <string>

namespace hognose::cli {

// Reads the available stdin; waits for it for at most `seconds`, the time left to the run. Nothing
// at its end.
std::optional<std::string> read_standard_input(double seconds);

}  // namespace hognose::cli
