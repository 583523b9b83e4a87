// The table of the dunder methods that are generated from TypeSlots entries (slots.def).
//
// For every type, Boot makes a SlotWrapper of each row that is present.
#pragma once

#include <span>

#include "objects/core/boot.h"

namespace hognose {

struct SlotRow {
  Name name;
  Signature signature;
  SlotCode code;
  bool (*present)(const TypeSlots& slots);
  NativeKind kind;
};

std::span<const SlotRow> slot_rows();

// The kind of the row on this type: CPython has some of them as plain methods.
NativeKind kind_of_slot(TypeId owner, const SlotRow& row);

}  // namespace hognose
