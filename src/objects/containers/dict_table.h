// The hash table of dicts: probing, for the files that work on dicts directly, and the
// interpreter's fast lookup.
//
// Compact and insertion-ordered, as CPython's: an index of open addressing whose slots hold numbers
// of entries, 1, 2 or 4 bytes wide by its size, and an array of entries in insertion order. The
// index and the entries of a fresh dict may be shared with the boot image: writers call
// make_dict_writable() first.
#pragma once

#include <cstring>

#include "objects/containers/key_match.h"
#include "objects/core/layouts.h"
#include "objects/core/vm.h"

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
// The same for an exact string: calls nothing. A key that is no exact string may equal one only if
// its own __eq__ says so: such a key is passed over.
int64_t dict_find_string_entry(Vm& vm, const Dict* dict, Str* key);
// dict_set_calling() for a key whose hash is known.
Result<void> dict_set_hashed_calling(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value);
// Adds an entry for a key that is known to be absent.
Result<void> dict_insert_absent(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value);
void dict_remove_entry(Vm& vm, Dict* dict, uint32_t entry);
// Own, writable tables with room for at least `entries` entries in all.
Result<void> dict_reserve(Vm& vm, Dict* dict, uint64_t entries);
Result<void> make_dict_writable(Vm& vm, Dict* dict);
void dict_clear(Dict* dict);
// Gives an empty dict the same entries in the same places, deleted ones included.
Result<void> dict_clone_tables(Vm& vm, Dict* copy, const Dict* dict);

inline DictEntry* dict_entry(const Dict* dict, uint32_t index) {
  CageBase base = CageBase::of(dict);
  return base.at<DictEntry>(dict->entries.offset() + static_cast<uint32_t>(sizeof(DictEntries)) +
                            static_cast<uint32_t>(sizeof(DictEntry)) * index);
}

// One view of an index: reads and writes slots of its width.
class DictIndex {
 public:
  static constexpr uint32_t kEmpty = 0xFFFF'FFFF;
  static constexpr uint32_t kDummy = 0xFFFF'FFFE;

  explicit DictIndex(const Dict* dict) : bytes_(dict->index->bytes), mask_(dict->index_mask) {}

  static uint32_t width(uint32_t mask) { return mask < 128 ? 1 : mask < 32768 ? 2 : 4; }

  uint32_t mask() const { return mask_; }
  uint32_t get(uint32_t slot) const {
    // Sign extension turns the all-ones of each width into kEmpty and the next into kDummy.
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

// The sequence of slots for a hash: CPython's perturbation, which visits every slot in the end.
class DictProbe {
 public:
  DictProbe(uint64_t hash, uint32_t mask)
      : perturb_(hash), mask_(mask), slot_(static_cast<uint32_t>(hash) & mask) {}
  uint32_t slot() const { return slot_; }
  void next() {
    perturb_ >>= 5;
    slot_ = static_cast<uint32_t>(slot_ * 5 + perturb_ + 1) & mask_;
    ++steps_;
  }
  uint32_t steps() const { return steps_; }

 private:
  uint64_t perturb_;
  uint32_t mask_;
  uint32_t slot_;
  uint32_t steps_ = 0;
};

// The value of a key that is an exact string or a small int, calling nothing and charging nothing.
// Undefined when it is absent or when it takes more to tell: then ask the other functions.
inline Value dict_get_fast(const Vm& vm, const Dict* dict, Value key) {
  uint64_t hash;
  if (!quick_hash(vm, key, &hash) || dict->extra == 0) return Value::undefined();
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
    if (wanted->length() > kFreeCharacters) break;
    if (strings_equal(stored, wanted)) return entry->value;
  }
  return Value::undefined();
}

// The entry at which a forward iterator stands; the iterator goes on to the next. Null when there
// is more to say (the end, a changed dict, a deleted entry): then next_calling() says it.
inline const DictEntry* dict_iterator_take(const Vm& vm, DictIterator* iterator) {
  if (HOGNOSE_UNLIKELY(!iterator->dict.is_cell())) return nullptr;
  const Dict* dict = vm.known<Dict>(iterator->dict);
  uint32_t number = iterator->extra;
  if (iterator->expected_used != dict->extra || number >= dict->used || iterator->remaining == 0) {
    return nullptr;
  }
  const DictEntry* entry = dict_entry(dict, number);
  if (HOGNOSE_UNLIKELY(entry->key.is_deleted())) return nullptr;
  iterator->extra = number + 1;
  --iterator->remaining;
  return entry;
}

}  // namespace hognose
