// JSON that a command builds as a value and then writes.
//
// The values are compiled in many files, but the writer in one. Results of runs, which may be
// large, are written piece by piece instead (json_writer.h).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace hognose::cli {

using Json = nlohmann::ordered_json;

// In ASCII, with U+FFFD for what is not UTF-8. Several lines if they are to be indented.
std::string json_text(const Json& value, int indent = -1);

}  // namespace hognose::cli
