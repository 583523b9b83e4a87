// File names from hosts, which may be any bytes.
//
// Turns them into text that the engine can show and make strings from.
#pragma once

#include <string>
#include <string_view>

namespace hognose {

// Returns the name itself if it is UTF-8; otherwise replaces every byte that is not ASCII by "?".
std::string shown_filename(std::string_view filename);

}  // namespace hognose
