// Offsets of the well-known cells in the boot region, as constants.
//
// Shapes come first (heap/cell.h fixes them), then the type objects, the empty tuple, the
// one-character strings and the well-known names. Each kind is an array with a fixed stride, so
// finding "the name __init__" or "the type list" costs one addition.
#pragma once

#include <cstdint>

#include "objects/core/layouts.h"
#include "objects/core/names.h"
#include "objects/core/type_id.h"

namespace hognose {

inline constexpr uint32_t kTypeStride = 80;
inline constexpr uint32_t kCharacterStride = 32;
inline constexpr uint32_t kNameStride = 48;
static_assert(sizeof(Type) <= kTypeStride && kTypeStride % 16 == 0);

// The length of the longest well-known name that fits in its stride.
inline constexpr uint32_t kNameMaximum = kNameStride - sizeof(Str);
#define NAME(id, text) static_assert(sizeof(text) - 1 <= kNameMaximum);
#include "objects/core/names.def"

inline constexpr uint32_t kNameCount = static_cast<uint32_t>(Name::Count);

inline constexpr uint32_t kBootTypes = kBootStart + kTypeCount * kShapeBytes;
inline constexpr uint32_t kBootEmptyTuple = kBootTypes + kTypeCount * kTypeStride;
inline constexpr uint32_t kBootNoDefault = kBootEmptyTuple + 16;  // typing.NoDefault
inline constexpr uint32_t kBootCharacters = kBootNoDefault + 16;
inline constexpr uint32_t kBootNames = kBootCharacters + 256 * kCharacterStride;
inline constexpr uint32_t kBootRest = kBootNames + kNameCount * kNameStride;

constexpr uint32_t type_offset(TypeId id) {
  return kBootTypes + static_cast<uint32_t>(id) * kTypeStride;
}
constexpr uint32_t character_offset(uint8_t latin1) {
  return kBootCharacters + latin1 * kCharacterStride;
}
constexpr uint32_t name_offset(Name name) {
  return kBootNames + static_cast<uint32_t>(name) * kNameStride;
}

// Boot memory is read-only. Code that writes to a cell it did not allocate must check this first.
inline bool is_boot_offset(uint32_t offset) { return offset < kSmallStart; }
inline bool is_boot_cell(const Cell* cell) { return is_boot_offset(offset_of(cell)); }

}  // namespace hognose
