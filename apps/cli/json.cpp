#include "json.h"

#include <nlohmann/json.hpp>

namespace hognose::cli {

std::string json_text(const Json& value, int indent) {
  return value.dump(indent, ' ', true, Json::error_handler_t::replace);
}

}  // namespace hognose::cli
