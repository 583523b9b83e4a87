// BakedBoot: what Boot::build() makes, as data that the build puts into the library, so that a
// process does not have to make it at its start.
//
// The image contains only offsets, so its bytes are the same in every process. What Boot keeps
// outside the cages points to rows of tables. Here those rows are numbers: NativeOrigin and
// PropertyOrigin. tools/generate/bake.cpp writes one, and tests/unit/engine/baked_boot.cpp
// compares it with what Boot::build() makes.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "objects/core/intern.h"

namespace hognose {

// The row that a native was made from.
struct NativeOrigin {
  enum class Table : uint8_t {
    Constructor,   // TypeSpec::constructor; there is one row
    Initializer,   // TypeSpec::initializer; there is one row
    Methods,       // TypeSpec::methods
    ClassGetItem,  // kClassGetItemRow; there is one row
    Slots,         // slot_rows()
    Functions,     // of a module: 0 for the builtins, n + 1 for BootSources::modules[n]
  };
  uint32_t name;   // boot offset of the interned name
  uint16_t owner;  // TypeId; for Functions the number of the module
  uint16_t row;
  Table table;
  uint8_t padding[3] = {};
};

// TypeSpec::properties[row]; kInstanceDict and kInstanceWeakref are no rows of a type.
struct PropertyOrigin {
  static constexpr uint16_t kInstanceDict = 0xFFFE;
  static constexpr uint16_t kInstanceWeakref = 0xFFFF;
  uint32_t name;
  uint16_t owner;
  uint16_t row;
};

struct BakedBoot {
  std::span<const uint8_t> image;  // from kBootStart on
  InternTable::Places names;
  std::span<const NativeOrigin> natives;
  std::span<const PropertyOrigin> properties;
  // Of the natives of the table Functions, in their order.
  std::span<const uint32_t> function_cells;
  std::span<const uint32_t> dicts;  // Boot::dicts()
};

}  // namespace hognose
