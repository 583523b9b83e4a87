// The table of the dunder methods that are made of TypeSlots entries (slots.def).
//
// Boot goes through it for every type and makes a SlotWrapper of each row that is present.
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

// What the row is on that type: CPython has some of them as plain methods there.
NativeKind kind_of_slot(TypeId owner, const SlotRow& row);

}  // namespace hognose
