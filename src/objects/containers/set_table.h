// The hash table of set and frozenset: probing, insertion and growth.
//
// Keys are in the same slots as in CPython, because the order of slots is the order of iteration:
// table sizes, linear probes, perturbation, growth and the order of re-insertion all match. Lookups
// may call __eq__ of keys, which may change the table; results are checked against the table as it
// is after the call.
#pragma once

#include "objects/containers/key_match.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

inline constexpr uint32_t kSetMinimumSlots = 8;
inline constexpr uint32_t kSetLinearProbes = 9;
inline constexpr uint32_t kSetPerturbShift = 5;
inline constexpr int64_t kSlotAbsent = -1;

inline bool is_any_set(const Vm& vm, Value value) {
  if (!value.is_cell()) return false;
  TypeId layout = layout_of(vm.cell(value));
  return layout == TypeId::Set || layout == TypeId::FrozenSet;
}
inline bool is_exactly_any_set(const Vm& vm, Value value) {
  return vm.is_exactly(value, TypeId::Set) || vm.is_exactly(value, TypeId::FrozenSet);
}

// Slot addresses wrap within the cage, whatever the mask is.
inline uint32_t set_entry_offset(const Set* set, uint32_t slot) {
  return set->entries.offset() + static_cast<uint32_t>(sizeof(SetEntries)) +
         static_cast<uint32_t>(sizeof(SetEntry)) * slot;
}
inline SetEntry* set_entry(const Set* set, uint32_t slot) {
  return CageBase::of(set).at<SetEntry>(set_entry_offset(set, slot));
}

inline bool is_unused(const SetEntry& entry) { return entry.tag == 0 && !entry.key.is_deleted(); }

// A new set has no table, but counts as having one of the minimum size.
inline void set_make_empty(Set* set) {
  set->entries = nullptr;
  set->length = set->fill = 0;
  set->mask = kSetMinimumSlots - 1;
}

// The hash of a key. Error: "cannot use 'list' as a set element (unhashable type: 'list')".
Result<uint64_t> set_hash_calling(Vm& vm, Value key);
// The slot of the key, or kSlotAbsent.
Result<int64_t> set_find_calling(Vm& vm, Set* set, Value key, uint64_t hash);
// Whether the first slot of a search decides, as most do, if the set has the key. The set must have
// a table.
inline bool first_slot_decides(const Set* set, Value key, uint64_t hash, bool* has) {
  const SetEntry* first = set_entry(set, static_cast<uint32_t>(hash) & set->mask);
  *has = first->tag == hash + 1 && first->key == key;
  return *has || is_unused(*first);
}
// Whether the set has the key.
inline Result<bool> set_has_calling(Vm& vm, Set* set, Value key, uint64_t hash) {
  if (set->length == 0 || !set->entries) return false;
  bool has;
  if (first_slot_decides(set, key, hash, &has)) return has;
  return TRY(set_find_calling(vm, set, key, hash)) != kSlotAbsent;
}
Result<void> set_insert_calling(Vm& vm, Set* set, Value key, uint64_t hash);
// Adds the key if that takes neither memory nor a call; otherwise returns false.
bool set_add_in_room(Vm& vm, Set* set, Value key);
// Returns whether the key was present.
Result<bool> set_discard_calling(Vm& vm, Set* set, Value key, uint64_t hash);
// Makes a new table for more than `minimum` keys, without dummies.
Result<void> set_resize(Vm& vm, Set* set, uint64_t minimum);
// The number of slots that CPython requests when a table is too full or too sparse.
inline uint64_t set_growth(uint64_t length) { return length > 50000 ? length * 2 : length * 4; }
// Makes room for `more` keys, as CPython does before it adds all keys of another container.
Result<void> set_reserve_more(Vm& vm, Set* set, uint64_t more);
// Gives an empty set the table that it would have after `count` insertions.
Result<void> set_reserve_as_grown(Vm& vm, Set* set, uint32_t count);
// set |= other
Result<void> set_merge_calling(Vm& vm, Set* set, Set* other);
// The next key at or after *position, and its hash; false at the end.
inline bool set_next_entry(const Set* set, uint32_t* position, Value* key, uint64_t* hash) {
  if (!set->entries) return false;
  const uint32_t mask = set->mask;
  const CageBase base = CageBase::of(set);
  uint32_t place = set_entry_offset(set, *position);  // wraps within the cage
  for (uint32_t slot = *position; slot <= mask; ++slot, place += sizeof(SetEntry)) {
    const SetEntry* entry = base.at<SetEntry>(place);
    if (entry->tag == 0) continue;
    *key = entry->key;
    *hash = entry->tag - 1;
    *position = slot + 1;
    return true;
  }
  *position = mask + 1;
  return false;
}
// The next item of an iterator over the set. Undefined, with nothing done, at the end, if the set
// has changed, and after kFreeSlots empty slots, because passing more of them is charged.
inline Value set_iterator_take(const Set* set, SetIterator* iterator) {
  constexpr uint32_t kFreeSlots = 32;
  if (iterator->expected_used != set->length || !set->entries) return Value::undefined();
  const uint32_t first = iterator->next, mask = set->mask;
  if (first > mask) return Value::undefined();
  const CageBase base = CageBase::of(set);
  uint32_t place = set_entry_offset(set, first);
  const uint32_t last = mask - first < kFreeSlots ? mask : first + kFreeSlots - 1;
  for (uint32_t slot = first; slot <= last; ++slot, place += sizeof(SetEntry)) {
    const SetEntry* entry = base.at<SetEntry>(place);
    if (entry->tag == 0) continue;
    iterator->next = slot + 1;
    --iterator->remaining;
    return entry->key;
  }
  return Value::undefined();
}
// Removes one key: the next one after the last removal. The set must not be empty.
Result<Value> set_take_any(Vm& vm, Set* set);
// Swaps the contents of two sets.
void set_swap(Set* left, Set* right);

}  // namespace hognose
