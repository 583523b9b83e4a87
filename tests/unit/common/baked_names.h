// baked_names(): what must be given to Boot::build() to make the baked boot image again.
//
// Names that the tables of the image bring by themselves are among them, which changes nothing.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "embed/baked_boot.h"
#include "heap/cell.h"
#include "objects/core/layouts.h"

namespace hognose {

// The names of the baked image in the order in which they were made: BootSources::names. Empty if
// there is none.
inline std::vector<std::string> baked_names() {
  std::vector<std::string> names;
  const BakedBoot* baked = baked_boot();
  if (baked == nullptr) return names;
  std::vector<uint32_t> offsets;
  for (const InternTable::Entry& entry : baked->names) {
    if (!entry.is_free()) offsets.push_back(entry.offset);
  }
  std::ranges::sort(offsets);
  for (uint32_t offset : offsets) {
    const auto* string = reinterpret_cast<const Str*>(baked->image.data() + (offset - kBootStart));
    if (string->is_ascii()) names.emplace_back(ascii_text(string));
  }
  return names;
}

}  // namespace hognose
