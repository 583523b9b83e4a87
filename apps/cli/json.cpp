// Writes JSON values.
//
// The library's writer is a template of several thousand lines, so nothing else instantiates it.
#include "json.h"

#include <nlohmann/json.hpp>

namespace hognose::cli {

std::string json_text(const Json& value, int indent) {
  return value.dump(indent, ' ', true, Json::error_handler_t::replace);
}

}  // namespace hognose::cli
