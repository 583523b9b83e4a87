// Name: the index of a well-known interned name in names.def.
//
// C++ code writes Name::Append; the boot image holds the interned string for each index.
#pragma once

#include <cstdint>

namespace hognose {

enum class Name : uint16_t {
#define NAME(id, text) id,
#include "objects/core/names.def"
  Count,
};

}  // namespace hognose
