// Where the last search of a dict for a key that equals the stored one ended.
//
// Programs often use an entry again at once: `if word in counts: counts[word] += 1` searches three
// times for one key. Keys that are the stored object itself are found quickly anyway, so only
// searches that had to compare are remembered.
//
// The keys are exact strings, or exact tuples of strings and ints. They never change, so they are
// equal as long as both exist. Another cell may take the place of a dead one, so a collection must
// forget() the entry. The table is known by the cell of its entries: a dict that moves its entries
// has another one.
#pragma once

#include "heap/value.h"
#include "objects/core/layouts.h"

namespace hognose {

class RecentEntry {
 public:
  void forget() { key_ = Value::undefined(); }

  // The place of the value in an exact dict, and the fuel that hashing the key costs. Null if
  // another entry is remembered, or if it is gone.
  __attribute__((always_inline)) Value* find(uintptr_t base, const Dict* dict, Value key,
                                             int64_t* price) const {
    if (HOGNOSE_LIKELY(key != key_) || dict->entries.offset() != entries_) return nullptr;
    Value* place = reinterpret_cast<Value*>(base + place_);
    *price = price_;
    return place[-1] == stored_ ? place : nullptr;
  }

  // `place` is where a search of the dict has found the value.
  __attribute__((always_inline)) void remember(const Dict* dict, Value key, const Value* place,
                                               int64_t price) {
    if (place[-1] == key) return;
    key_ = key;
    stored_ = place[-1];
    entries_ = dict->entries.offset();
    place_ = static_cast<uint32_t>(reinterpret_cast<uintptr_t>(place));
    price_ = price;
  }

 private:
  Value key_ = Value::undefined();
  Value stored_ = Value::undefined();
  uint32_t entries_ = 0;
  uint32_t place_ = 0;  // offset of the value
  int64_t price_ = 0;
};

}  // namespace hognose
