// Colours for source text that is being typed, which need not be complete.
//
// The prompt draws with them. They know words and quotes, and nothing of the grammar.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hognose::cli {

// The text with the terminal's colours for keywords, strings, numbers and comments. Removing the
// colours gives the text back.
std::string highlighted(std::string_view text);

// The keywords of Python 3.14, soft ones included.
std::span<const std::string_view> python_keywords();

}  // namespace hognose::cli
