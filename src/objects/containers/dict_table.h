// The hash table of dicts: probing, for the files that work on dicts directly, and the
// interpreter's fast lookup.
//
// The table is compact and insertion-ordered, like CPython's. It has an array of entries in
// insertion order, and an index with open addressing. The slots of the index hold entry numbers and
// are 1, 2 or 4 bytes wide, depending on its size. A new dict may share index and entries with the
// boot image: call make_dict_writable() before writing.
#pragma once

#include <cstring>

#include "heap/fault.h"
#include "objects/containers/key_match.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

namespace hognose {

inline constexpr uint32_t kMinimumIndex = 8;
inline constexpr int64_t kEntryAbsent = -1;

// The number of entries that an index of this size serves.
inline uint32_t dict_capacity(uint32_t index_size) {
  return static_cast<uint32_t>(uint64_t{index_size} * 2 / 3);
}

// Probes beyond this many are charged, because a guest may choose keys that collide.
inline constexpr uint32_t kFreeProbes = 16;

// The entry number of the key, or kEntryAbsent. May call __eq__ of keys, which may change the dict.
// The number is valid in the table as it is after the call: that entry compared equal.
Result<int64_t> dict_find_entry_calling(Vm& vm, Dict* dict, Value key, uint64_t hash);
// The same for an exact string; calls no guest code. Skips keys that are not exact strings, which
// could be equal only according to their own __eq__.
int64_t dict_find_string_entry(Vm& vm, const Dict* dict, Str* key);
// dict_set_calling() for a key with known hash.
Result<void> dict_set_hashed_calling(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value);
// Adds an entry for a key that must be absent.
Result<void> dict_insert_absent(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value);
// Adds entries to a new dict with room for all: `count` keys, each followed by its value.
Result<void> dict_fill_calling(Vm& vm, Dict* dict, const Value* pairs, size_t count);
void dict_remove_entry(Vm& vm, Dict* dict, uint32_t entry);
// Gives the dict its own writable tables with room for at least `entries` entries in total.
Result<void> dict_reserve(Vm& vm, Dict* dict, uint64_t entries);
Result<void> make_dict_writable(Vm& vm, Dict* dict);
void dict_clear(Dict* dict);
// Gives an empty dict the same entries at the same positions, including deleted ones.
Result<void> dict_clone_tables(Vm& vm, Dict* copy, const Dict* dict);
// The same for a dict so small that copying it costs no fuel. The copy has tables of its own.
Result<void> dict_copy_small(Vm& vm, Dict* copy, const Dict* dict);

inline DictEntry* dict_entry(const Dict* dict, uint32_t index) {
  CageBase base = CageBase::of(dict);
  return base.at<DictEntry>(dict->entries.offset() + static_cast<uint32_t>(sizeof(DictEntries)) +
                            static_cast<uint32_t>(sizeof(DictEntry)) * index);
}

// Reads and writes the slots of an index in its width.
class DictIndex {
 public:
  static constexpr uint32_t kEmpty = 0xFFFF'FFFF;
  static constexpr uint32_t kDummy = 0xFFFF'FFFE;

  explicit DictIndex(const Dict* dict)
      : bytes_(dict->index->bytes.data()), mask_(dict->index_mask) {}

  static uint32_t width(uint32_t mask) { return mask < 128 ? 1 : mask < 32768 ? 2 : 4; }

  uint32_t mask() const { return mask_; }
  uint32_t get(uint32_t slot) const {
    // Sign extension turns all ones of each width into kEmpty, and the value below into kDummy.
    if (mask_ < 128) return static_cast<uint32_t>(static_cast<int32_t>(read<int8_t>(slot)));
    if (mask_ < 32768) return static_cast<uint32_t>(static_cast<int32_t>(read<int16_t>(slot)));
    return read<uint32_t>(slot);
  }
  void set(uint32_t slot, uint32_t entry) {
    if (mask_ < 128) {
      write(slot, static_cast<uint8_t>(entry));
    } else if (mask_ < 32768) {
      write(slot, static_cast<uint16_t>(entry));
    } else {
      write(slot, entry);
    }
  }

 private:
  template <class T>
  T read(uint32_t slot) const {
    T value;
    std::memcpy(&value, bytes_ + slot * sizeof(T), sizeof(T));
    return value;
  }
  template <class T>
  void write(uint32_t slot, T value) {
    std::memcpy(bytes_ + slot * sizeof(T), &value, sizeof(T));
  }

  uint8_t* bytes_;
  uint32_t mask_;
};

// The sequence of slots for a hash. It uses CPython's perturbation, which eventually visits every
// slot.
class DictProbe {
 public:
  DictProbe(uint64_t hash, uint32_t mask)
      : perturb_(hash), mask_(mask), slot_(static_cast<uint32_t>(hash) & mask) {}
  uint32_t slot() const { return slot_; }
  void next() {
    perturb_ >>= 5;
    slot_ = static_cast<uint32_t>(slot_ * 5 + perturb_ + 1) & mask_;
    // A damaged index may have no empty slot.
    HOGNOSE_CHECK(++steps_ <= mask_ + kMostShifts);
  }
  uint32_t steps() const { return steps_; }

 private:
  // Once the hash is shifted out, the sequence visits each slot once.
  static constexpr uint32_t kMostShifts = 16;

  uint64_t perturb_;
  uint32_t mask_;
  uint32_t slot_;
  uint32_t steps_ = 0;
};

inline DictProbe find_free_slot(const DictIndex& index, uint64_t hash) {
  DictProbe probe(hash, index.mask());
  while (index.get(probe.slot()) < DictIndex::kDummy) probe.next();
  return probe;
}

// The value for a key that is an exact string or a small int, without calling guest code or
// charging. Undefined if the key is absent or needs the slow path: then use the other functions.
inline Value dict_get_fast(const Vm& vm, const Dict* dict, Value key) {
  uint64_t hash;
  if (!quick_hash(vm, key, &hash) || dict->length == 0) return Value::undefined();
  DictIndex index(dict);
  for (DictProbe probe(hash, index.mask()); probe.steps() < kFreeProbes; probe.next()) {
    uint32_t number = index.get(probe.slot());
    if (HOGNOSE_UNLIKELY(number >= DictIndex::kDummy)) {
      if (number == DictIndex::kEmpty) break;
      continue;
    }
    const DictEntry* entry = dict_entry(dict, number);
    if (HOGNOSE_LIKELY(entry->key == key)) return entry->value;
    if (entry->hash != hash) continue;
    if (!key.is_cell() || !vm.is_exactly(entry->key, TypeId::Str)) break;
    const Str* stored = vm.known<Str>(entry->key);
    const Str* wanted = vm.known<Str>(key);
    if (wanted->length > kFreeCharacters) break;
    if (strings_equal(stored, wanted)) return entry->value;
  }
  return Value::undefined();
}

// The current entry of a forward iterator, which then advances. Null if next_calling() must handle
// it (the end, a changed dict, a deleted entry).
inline const DictEntry* dict_iterator_take(const Vm& vm, DictIterator* iterator) {
  if (HOGNOSE_UNLIKELY(!iterator->dict.is_cell())) return nullptr;
  const Dict* dict = vm.known<Dict>(iterator->dict);
  uint32_t number = iterator->next;
  if (iterator->expected_used != dict->length || number >= dict->used || iterator->remaining == 0) {
    return nullptr;
  }
  const DictEntry* entry = dict_entry(dict, number);
  if (HOGNOSE_UNLIKELY(entry->key.is_deleted())) return nullptr;
  iterator->next = number + 1;
  --iterator->remaining;
  return entry;
}

}  // namespace hognose
