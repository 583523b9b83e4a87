// The hash table of dicts: probing, for the files that work on dicts directly.
//
// Compact and insertion-ordered, as CPython's: an index of open addressing whose slots hold numbers
// of entries, 1, 2 or 4 bytes wide by its size, and an array of entries in insertion order. The
// index and the entries of a fresh dict may be shared with the boot image: writers call
// make_dict_writable() first.
#pragma once

#include "objects/layouts.h"
#include "objects/vm.h"

namespace hognose {

inline constexpr uint32_t kMinimumIndex = 8;
inline constexpr int64_t kEntryAbsent = -1;

// How many entries an index of that size serves.
inline uint32_t dict_capacity(uint32_t index_size) {
  return static_cast<uint32_t>(uint64_t{index_size} * 2 / 3);
}

// Work that dict operations do beyond a few probes is charged: keys may be chosen to collide.
inline constexpr uint32_t kFreeProbes = 16;

// The entry number of the key, or kEntryAbsent. May call __eq__ of keys; afterwards the dict may
// have changed, but the number is that of an entry that was seen equal in its present table.
Result<int64_t> dict_find_entry_calling(Vm& vm, Dict* dict, Value key, uint64_t hash);
// The same for an exact string: calls nothing (a non-string key never equals an exact string unless
// its own __eq__ says so, for which the slow function is used: sets *uncertain).
int64_t dict_find_string_entry(Vm& vm, const Dict* dict, Str* key, bool* uncertain);
// Adds an entry for a key that is known to be absent.
Result<void> dict_insert_absent(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value);
void dict_remove_entry(Vm& vm, Dict* dict, uint32_t entry);
// Own, writable tables with room for at least `entries` entries in all.
Result<void> dict_reserve(Vm& vm, Dict* dict, uint64_t entries);
Result<void> make_dict_writable(Vm& vm, Dict* dict);
void dict_clear(Dict* dict);

inline DictEntry* dict_entry(const Dict* dict, uint32_t index) {
  CageBase base = CageBase::of(dict);
  return base.at<DictEntry>(dict->entries.offset() + static_cast<uint32_t>(sizeof(DictEntries)) +
                            static_cast<uint32_t>(sizeof(DictEntry)) * index);
}

}  // namespace hognose
