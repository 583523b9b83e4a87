// Name: the number of a well-known interned name, from names.def.
//
// C++ code says Name::Append; the boot image holds the interned string of each number.
#pragma once

#include <cstdint>

namespace hognose {

enum class Name : uint16_t {
#define NAME(id, text) id,
#include "objects/core/names.def"
#undef NAME
  Count,
};

}  // namespace hognose
