// Where the last search of a dict for a key that equals the stored one ended.
//
// Programs often use an entry again at once: `if word in counts: counts[word] += 1` searches three
// times for one key. Keys that are the stored object itself are found quickly anyway, so only
// searches that had to compare are remembered.
//
// The keys are exact strings, or exact tuples of strings and ints. They never change, so they are
// equal as long as both exist. Another cell may take the place of a dead one, so a collection must
// forget() the entry.
//
// An entry is found only if the dict, as it is now, has the stored key at the remembered place. So
// nothing depends on what became of the dict that was searched, and no value marks the absence of
// an entry: its place is then beyond the entries of every dict.
#pragma once

#include "heap/value.h"
#include "machine/quick_cells.h"
#include "objects/core/layouts.h"

namespace hognose {

class RecentEntry {
 public:
  void forget() { place_ = kNone; }

  // The place of the value in an exact dict, and the fuel that hashing the key costs. Null if
  // another entry is remembered, or if it is gone.
  __attribute__((always_inline)) Value* find(uintptr_t base, const Dict* dict, Value key,
                                             int64_t* price) const {
    if (HOGNOSE_LIKELY(key != key_) || dict->entries.offset() != entries_) return nullptr;
    if (HOGNOSE_UNLIKELY(place_ >= uint64_t{dict->used} * sizeof(DictEntry))) return nullptr;
    Value* stored = RootedCells(base).at<Value>(offset_of_entries(dict) + place_);
    *price = price_;
    return *stored == stored_ ? stored + 1 : nullptr;
  }

  // `place` is where a search of the dict has found the value.
  __attribute__((always_inline)) void remember(const Dict* dict, Value key, const Value* place,
                                               int64_t price) {
    if (place[-1] == key) return;
    key_ = key;
    stored_ = place[-1];
    entries_ = dict->entries.offset();
    place_ = offset_of(place) - offset_of_entries(dict) - static_cast<uint32_t>(sizeof(Value));
    price_ = price;
  }

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  static uint32_t offset_of_entries(const Dict* dict) {
    return dict->entries.offset() + static_cast<uint32_t>(sizeof(DictEntries));
  }

  Value key_;
  Value stored_;
  uint32_t entries_ = 0;
  uint32_t place_ = kNone;  // of the key, in bytes from the first entry
  int64_t price_ = 0;
};

}  // namespace hognose
