// The hash table of set and frozenset.
//
// Open addressing: a probe tries the hash's slot and up to nine slots after it, then jumps as
// CPython's does. A removed key leaves a dummy. An insertion may reuse a dummy, but dummies become
// unused slots only at the next resize. Work beyond a few probes is charged, because a guest may
// choose keys that collide.
#include "objects/containers/set_table.h"

#include <cstring>
#include <utility>

#include "meter/paced.h"
#include "objects/containers/set_access.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

constexpr uint64_t kMaximumSlots = uint64_t{1} << 27;
constexpr uint32_t kFreeProbes = 32;

// The sequence of slots for a hash, as runs of adjacent slots [first(), last()].
class SlotRuns {
 public:
  SlotRuns(uint64_t hash, uint32_t mask)
      : perturb_(hash), mask_(mask), first_(static_cast<uint32_t>(hash) & mask) {}
  uint32_t first() const { return first_; }
  uint32_t last() const {
    return uint64_t{first_} + kSetLinearProbes <= mask_ ? first_ + kSetLinearProbes : first_;
  }
  uint32_t length() const { return last() - first_ + 1; }
  void next() {
    perturb_ >>= kSetPerturbShift;
    steps_ += length();
    // A damaged table may have no unused slot.
    HOGNOSE_CHECK(++turns_ <= mask_ + kMostShifts);
    first_ = static_cast<uint32_t>(first_ * 5 + 1 + perturb_) & mask_;
  }
  uint32_t steps() const { return steps_; }
  void owe(Vm& vm) const {
    if (HOGNOSE_UNLIKELY(steps_ > kFreeProbes)) vm.meter.owe(steps_ / kFreeProbes);
  }

 private:
  // Once the hash is shifted out, the runs begin at each slot once.
  static constexpr uint32_t kMostShifts = 16;

  uint64_t perturb_;
  uint32_t mask_;
  uint32_t first_;
  uint32_t steps_ = 0;
  uint32_t turns_ = 0;
};

// Inserts an absent key into a table that has room and no dummies. Returns the number of slots
// passed.
uint32_t insert_clean(Vm& vm, Set* set, SetEntry added) {
  for (SlotRuns runs(added.tag - 1, set->mask);; runs.next()) {
    SetEntry* entry = set_entry(set, runs.first());
    for (const SetEntry* end = entry + runs.length(); entry != end; ++entry) {
      if (entry->tag != 0) continue;
      *entry = added;
      runs.owe(vm);
      return runs.steps();
    }
  }
}

enum class Place : uint8_t { Present, Free, Uncertain };  // Uncertain: only == can decide

// The slot of the key or, if it is absent, the slot for inserting it. Like CPython, that is the
// last dummy that the search passes, else the unused slot at which the search ends. Calls nothing.
Place search_place(Vm& vm, const Set* set, Value key, uint64_t hash, SetEntry** place) {
  SetEntry* dummy = nullptr;
  for (SlotRuns runs(hash, set->mask);; runs.next()) {
    SetEntry* entry = set_entry(set, runs.first());
    for (const SetEntry* end = entry + runs.length(); entry != end; ++entry) {
      if (entry->tag == hash + 1) {
        KeyMatch match = match_keys(vm, entry->key, key);
        if (match == KeyMatch::Different) continue;
        runs.owe(vm);
        *place = entry;
        return match == KeyMatch::Same ? Place::Present : Place::Uncertain;
      }
      if (entry->tag != 0) continue;
      if (HOGNOSE_LIKELY(!entry->key.is_deleted())) {
        runs.owe(vm);
        *place = dummy == nullptr ? entry : dummy;
        return Place::Free;
      }
      dummy = entry;
    }
  }
}

// The same. Most searches end at the first slot.
inline Place find_place(Vm& vm, const Set* set, Value key, uint64_t hash, SetEntry** place) {
  SetEntry* first = set_entry(set, static_cast<uint32_t>(hash) & set->mask);
  if (first->tag == hash + 1 && first->key == key) {
    *place = first;
    return Place::Present;
  }
  if (is_unused(*first)) {
    *place = first;
    return Place::Free;
  }
  return search_place(vm, set, key, hash, place);
}

// The same for keys that must be compared with ==, which may change the table.
Result<Place> find_place_calling(Vm& vm, Set* set, Value key, uint64_t hash, SetEntry** place) {
restart:
  // Identifies the table. The pointer keeps it alive, so no other table can have this address.
  const SetEntries* table = set->entries.get();
  SetEntry* dummy = nullptr;
  for (SlotRuns runs(hash, set->mask);; runs.next()) {
    TRY(vm.meter.charge(1));
    for (uint32_t slot = runs.first(), last = runs.last(); slot <= last; ++slot) {
      SetEntry* entry = set_entry(set, slot);
      if (is_unused(*entry)) {
        // A comparison may have filled the dummy.
        // stays: after each comparison the table is known to be the same one
        *place = dummy != nullptr && dummy->tag == 0 ? dummy : entry;
        return Place::Free;
      }
      if (entry->tag == 0) dummy = entry;
      if (entry->tag != hash + 1) continue;
      Value stored = entry->key;
      *place = entry;
      KeyMatch match = match_keys(vm, stored, key);
      if (match == KeyMatch::Same) return Place::Present;
      if (match == KeyMatch::Different) continue;
      TRY(vm.meter.charge(1));
      bool equal = TRY(equal_calling(vm, stored, key));
      // stays: used only if the table is still the same
      if (set->entries.get() != table || entry->tag == 0 || entry->key != stored) {
        if (!set->entries) return Place::Free;
        goto restart;
      }
      if (equal) return Place::Present;
    }
  }
}

Result<SetEntries*> make_entries(Vm& vm, uint32_t slots) {
  SetEntries* entries =
      TRY(vm.make<SetEntries>(TypeId::SetEntries, size_t{slots} * sizeof(SetEntry)));
  entries->slot_count = slots;  // new memory is zero, like unused slots
  return entries;
}

Result<void> ensure_table(Vm& vm, Set* set) {
  if (HOGNOSE_LIKELY(static_cast<bool>(set->entries))) return {};
  set->entries = TRY(make_entries(vm, kSetMinimumSlots));
  set->mask = kSetMinimumSlots - 1;
  return {};
}

}  // namespace

Result<uint64_t> set_hash_calling(Vm& vm, Value key) {
  uint64_t quick;
  if (HOGNOSE_LIKELY(quick_hash(vm, key, &quick))) return quick;
  Result<uint64_t> hash = hash_calling(vm, key);
  if (hash.failed()) return explain_unhashable(vm, hash.failure(), key, "a set element");
  return hash;
}

Result<int64_t> set_find_calling(Vm& vm, Set* set, Value key, uint64_t hash) {
  if (set->length == 0 || !set->entries) return kSlotAbsent;
  SetEntry* entry = nullptr;
  Place place = find_place(vm, set, key, hash, &entry);
  if (HOGNOSE_UNLIKELY(place == Place::Uncertain)) {
    place = TRY(find_place_calling(vm, set, key, hash, &entry));
  }
  if (place == Place::Free) return kSlotAbsent;
  return entry - set_entry(set, 0);
}

Result<void> set_insert_calling(Vm& vm, Set* set, Value key, uint64_t hash) {
  TRY(ensure_table(vm, set));
  SetEntry* entry = nullptr;
  Place place = find_place(vm, set, key, hash, &entry);
  if (HOGNOSE_UNLIKELY(place == Place::Uncertain)) {
    place = TRY(find_place_calling(vm, set, key, hash, &entry));
    // A comparison may have emptied the set.
    if (!set->entries) return set_insert_calling(vm, set, key, hash);
  }
  if (place == Place::Present) return {};
  bool was_dummy = entry->key.is_deleted();
  *entry = SetEntry{key, hash + 1};
  ++set->length;
  if (was_dummy) return {};
  ++set->fill;
  if (HOGNOSE_LIKELY(uint64_t{set->fill} * 5 < uint64_t{set->mask} * 3)) return {};
  Result<void> grown = set_resize(vm, set, set_growth(set->length));
  if (grown.failed()) {
    // A table that failed to grow must not fill up: probing ends only at an unused slot.
    *entry = SetEntry{};
    --set->fill;
    --set->length;
  }
  return grown;
}

bool set_add_in_room(Vm& vm, Set* set, Value key) {
  uint64_t hash;
  if (!set->entries || uint64_t{set->fill + 1} * 5 >= uint64_t{set->mask} * 3 ||
      !quick_hash(vm, key, &hash)) {
    return false;
  }
  SetEntry* entry = nullptr;
  const Place place = find_place(vm, set, key, hash, &entry);
  if (place == Place::Uncertain) return false;
  if (place == Place::Present) return true;
  if (!entry->key.is_deleted()) ++set->fill;
  *entry = SetEntry{key, hash + 1};
  ++set->length;
  return true;
}

Result<bool> set_discard_calling(Vm& vm, Set* set, Value key, uint64_t hash) {
  int64_t slot = TRY(set_find_calling(vm, set, key, hash));
  if (slot == kSlotAbsent) return false;
  *set_entry(set, static_cast<uint32_t>(slot)) = SetEntry{Value::deleted(), 0};
  --set->length;
  return true;
}

Result<void> set_resize(Vm& vm, Set* set, uint64_t minimum) {
  uint64_t slots = kSetMinimumSlots;
  while (slots <= minimum && slots < kMaximumSlots) slots *= 2;
  if (slots <= minimum) return vm.raise(TypeId::MemoryError, "");
  if (slots == kSetMinimumSlots && set->mask == kSetMinimumSlots - 1 && set->fill == set->length) {
    return {};
  }
  TRY(vm.meter.charge((uint64_t{set->mask} + slots) / 32));
  SetEntries* entries = TRY(make_entries(vm, static_cast<uint32_t>(slots)));
  uint32_t old_mask = set->mask;
  const SetEntries* old_entries = set->entries.get();
  set->entries = entries;
  set->mask = static_cast<uint32_t>(slots) - 1;
  set->fill = set->length;
  if (old_entries == nullptr) return {};
  uint32_t left = set->length;
  size_t old_slots = std::min<size_t>(size_t{old_mask} + 1, old_entries->slot_count);
  Pace pace(vm.meter);
  for (size_t i = 0; left > 0 && i < old_slots; ++i) {
    const SetEntry& entry = old_entries->entries[i];
    uint32_t steps = 0;
    if (entry.tag != 0) {
      steps = insert_clean(vm, set, entry);
      --left;
    }
    TRY(pace.turn(kPacedItems / kPacedEntries + steps));
  }
  return {};
}

Result<void> set_reserve_more(Vm& vm, Set* set, uint64_t more) {
  if ((set->fill + more) * 5 < uint64_t{set->mask} * 3) return {};
  return set_resize(vm, set, (set->length + more) * 2);
}

Result<void> set_reserve_as_grown(Vm& vm, Set* set, uint32_t count) {
  if (count == 0) return {};
  uint64_t slots = kSetMinimumSlots;
  // The number of keys at which a table of that size grows.
  auto full = [&slots] { return ((slots - 1) * 3 + 4) / 5; };
  while (count >= full()) {
    const uint64_t wanted = set_growth(full());
    while (slots <= wanted) slots *= 2;
  }
  TRY(vm.meter.charge(slots / 32));
  set->entries = TRY(make_entries(vm, static_cast<uint32_t>(slots)));
  set->mask = static_cast<uint32_t>(slots) - 1;
  return {};
}

Result<void> set_merge_calling(Vm& vm, Set* set, Set* other) {
  if (other == set || other->length == 0) return {};
  TRY(set_reserve_more(vm, set, other->length));
  TRY(ensure_table(vm, set));
  TRY(vm.meter.charge(other->mask / 16));
  bool is_fresh = set->fill == 0;
  if (is_fresh && set->mask == other->mask && other->fill == other->length) {
    TRY(paced_copy(vm.meter, set_entry(set, 0), set_entry(other, 0),
                   (size_t{set->mask} + 1) * sizeof(SetEntry)));
    set->fill = other->fill;
    set->length = other->length;
    return {};
  }
  uint32_t position = 0;
  Value key;
  uint64_t hash;
  if (is_fresh) {
    uint32_t room = set->mask;
    Pace pace(vm.meter);
    for (; set->length < room && set_next_entry(other, &position, &key, &hash); ++set->length) {
      uint32_t steps = insert_clean(vm, set, SetEntry{key, hash + 1});
      TRY(pace.turn(kPacedItems / kPacedEntries + steps));
    }
    set->fill = set->length;
    return {};
  }
  while (set_next_entry(other, &position, &key, &hash)) {
    TRY(set_insert_calling(vm, set, key, hash));
  }
  return {};
}

Result<Value> set_take_any(Vm& vm, Set* set) {
  uint32_t start = set->finger & set->mask;
  uint32_t slot = start;
  SetEntry* entry = set_entry(set, slot);
  while (entry->tag == 0) {
    slot = slot == set->mask ? 0 : slot + 1;
    if (slot == start) return vm.raise(TypeId::SystemError, "set table is corrupt");
    entry = set_entry(set, slot);
  }
  TRY(vm.meter.charge(((slot - start) & set->mask) / kFreeProbes));
  Value key = entry->key;
  *entry = SetEntry{Value::deleted(), 0};
  --set->length;
  set->finger = slot + 1;
  return key;
}

void set_swap(Set* left, Set* right) {
  SetEntries* left_entries = left->entries.get();
  left->entries = right->entries.get();
  right->entries = left_entries;
  std::swap(left->mask, right->mask);
  std::swap(left->fill, right->fill);
  std::swap(left->length, right->length);
}

// --- make.h

Result<Set*> make_set(Vm& vm, TypeId set_or_frozenset) {
  Set* set = TRY(vm.make<Set>(set_or_frozenset));
  set_make_empty(set);
  return set;
}

Result<void> set_add_calling(Vm& vm, Set* set, Value item) {
  uint64_t hash = TRY(set_hash_calling(vm, item));
  return set_insert_calling(vm, set, item, hash);
}

bool set_next(const Set* set, uint32_t* position, Value* item) {
  uint64_t hash;
  return set_next_entry(set, position, item, &hash);
}

}  // namespace hognose
