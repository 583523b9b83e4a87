// File names as hosts give them: any bytes.
//
// Receives a name; hands on text that the engine may show and make strings of.
#pragma once

#include <string>
#include <string_view>

namespace hognose {

// The name itself if it is UTF-8, else with "?" for every byte that is not ASCII.
std::string shown_filename(std::string_view filename);

}  // namespace hognose
