// Name: the number of a well-known interned name, from names.def.
#pragma once

#include <cstdint>

namespace hognose {

enum class Name : uint16_t {
#define NAME(id, text) id,
#include "objects/names.def"
#undef NAME
  Count,
};

}  // namespace hognose
