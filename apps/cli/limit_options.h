// The flags for limits, from the table of the public interface.
//
// The subcommands `run` and `check` have them, and `limits` prints them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "hognose/limit_table.h"

namespace hognose::cli {

// Adds a flag for each limit that has one; for `check` only for the limits on source text. `limits`
// must live as long as the command.
enum class LimitKinds : uint8_t { All, OfSource };
void add_limit_options(CLI::App* command, Limits& limits, LimitKinds kinds);

// 1000000 as 1,000,000; other text as it is.
std::string with_separators(std::string text);

}  // namespace hognose::cli
