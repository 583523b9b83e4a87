// The hash table of dicts, and what C++ code does with dicts (make.h).
//
// Receives keys and their hashes; calls guest code only to compare keys whose hashes are equal and
// that are not both exact strings, ints or the same object, and then makes sure that the table is
// still the one it was looking at.
#include "objects/dict_table.h"

#include <bit>
#include <cstring>

#include "objects/boot_layout.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "objects/special.h"

namespace hognose {

namespace {

constexpr uint64_t kMaximumIndex = uint64_t{1} << 27;

// One view of an index: reads and writes slots of its width.
class Index {
 public:
  static constexpr uint32_t kEmpty = 0xFFFF'FFFF;
  static constexpr uint32_t kDummy = 0xFFFF'FFFE;

  explicit Index(const Dict* dict)
      : bytes_(dict->index->bytes), mask_(dict->index_mask), width_(width(dict->index_mask)) {}

  static uint32_t width(uint32_t mask) { return mask < 128 ? 1 : mask < 32768 ? 2 : 4; }

  uint32_t mask() const { return mask_; }
  uint32_t get(uint32_t slot) const {
    // Sign extension turns the all-ones of each width into kEmpty and the next into kDummy.
    if (width_ == 1) return static_cast<uint32_t>(static_cast<int32_t>(read<int8_t>(slot)));
    if (width_ == 2) return static_cast<uint32_t>(static_cast<int32_t>(read<int16_t>(slot)));
    return read<uint32_t>(slot);
  }
  void set(uint32_t slot, uint32_t entry) {
    if (width_ == 1) {
      write(slot, static_cast<uint8_t>(entry));
    } else if (width_ == 2) {
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
  uint32_t width_;
};

// The sequence of slots for a hash: CPython's perturbation, which visits every slot in the end.
class Probe {
 public:
  Probe(uint64_t hash, uint32_t mask)
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

Result<void> charge_probes(Vm& vm, const Probe& probe) {
  if (HOGNOSE_LIKELY(probe.steps() <= kFreeProbes)) return {};
  return vm.meter.charge(probe.steps() / kFreeProbes);
}

uint32_t index_size_for(uint64_t entries) {
  uint64_t size = kMinimumIndex;
  while (dict_capacity(static_cast<uint32_t>(size)) < entries && size < kMaximumIndex) size *= 2;
  return static_cast<uint32_t>(size);
}

void insert_index(Index& index, uint64_t hash, uint32_t entry) {
  Probe probe(hash, index.mask());
  while (index.get(probe.slot()) < Index::kDummy) probe.next();
  index.set(probe.slot(), entry);
}

// New tables with an index of that size; live entries move together.
Result<void> rebuild(Vm& vm, Dict* dict, uint32_t index_size) {
  uint32_t capacity = dict_capacity(index_size);
  if (uint64_t{dict->extra} > capacity) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(dict->used / 8));
  uint32_t width = Index::width(index_size - 1);
  ByteArrayCell* index_cell =
      TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, size_t{index_size} * width));
  index_cell->extra = index_size * width;
  DictEntries* entries =
      TRY(vm.make<DictEntries>(TypeId::DictEntries, size_t{capacity} * sizeof(DictEntry)));
  entries->extra = capacity;
  std::memset(index_cell->bytes, 0xFF, size_t{index_size} * width);
  uint32_t live = 0;
  for (uint32_t i = 0; i < dict->used && live < capacity; ++i) {
    const DictEntry* entry = dict_entry(dict, i);
    if (entry->key.is_deleted()) continue;
    entries->entries[live++] = *entry;
  }
  bool moved = live != dict->used;
  dict->entries = entries;
  dict->index = index_cell;
  dict->index_mask = index_size - 1;
  dict->capacity = capacity;
  dict->used = live;
  dict->extra = live;
  if (moved) dict->keys_version = 0;
  Index index(dict);
  for (uint32_t i = 0; i < live; ++i) insert_index(index, entries->entries[i].hash, i);
  return {};
}

bool has_boot_tables(const Dict* dict) {
  return dict->entries && is_boot_offset(dict->entries.offset());
}

}  // namespace

int64_t dict_find_string_entry(Vm& vm, const Dict* dict, Str* key, bool* uncertain) {
  if (dict->extra == 0) return kEntryAbsent;
  uint64_t hash = string_hash_value(key);
  Index index(dict);
  Value wanted = Value::from_cell(key);
  for (Probe probe(hash, index.mask());; probe.next()) {
    uint32_t number = index.get(probe.slot());
    if (number >= Index::kDummy) {
      if (number == Index::kEmpty) return kEntryAbsent;
      continue;
    }
    const DictEntry* entry = dict_entry(dict, number);
    if (entry->key == wanted) return number;
    if (entry->hash != hash) continue;
    if (vm.is_exactly(entry->key, TypeId::Str)) {
      const Str* other = vm.cell<Str>(entry->key);
      // Two interned strings that are not the same are not equal.
      if ((other->flags & key->flags & kStrInterned) == 0 && strings_equal(other, key)) {
        return number;
      }
    } else if (entry->key.is_cell() && uncertain != nullptr) {
      *uncertain = true;
      return kEntryAbsent;
    }
  }
}

Result<int64_t> dict_find_entry_calling(Vm& vm, Dict* dict, Value key, uint64_t hash) {
  if (dict->extra == 0) return kEntryAbsent;
  if (vm.is_exactly(key, TypeId::Str)) {
    bool uncertain = false;
    int64_t found = dict_find_string_entry(vm, dict, vm.cell<Str>(key), &uncertain);
    if (HOGNOSE_LIKELY(!uncertain)) return found;
  }
restart:
  uint32_t entries = dict->entries.offset();
  Index index(dict);
  Probe probe(hash, index.mask());
  for (;; probe.next()) {
    uint32_t number = index.get(probe.slot());
    if (number >= Index::kDummy) {
      if (number == Index::kEmpty) break;
      continue;
    }
    const DictEntry* entry = dict_entry(dict, number);
    Value other = entry->key;
    if (other == key) {
      TRY(charge_probes(vm, probe));
      return number;
    }
    if (entry->hash != hash) continue;
    if (key.is_small_int() && other.is_small_int()) continue;
    if (vm.is_exactly(key, TypeId::Str) && vm.is_exactly(other, TypeId::Str)) {
      if (strings_equal(vm.cell<Str>(key), vm.cell<Str>(other))) return number;
      continue;
    }
    TRY(vm.meter.charge(1));
    bool equal = TRY(equal_calling(vm, other, key));
    // The comparison may have changed the dict: what was found must still be there.
    if (dict->entries.offset() != entries || dict->extra == 0 || number >= dict->used ||
        dict_entry(dict, number)->key != other) {
      TRY(vm.meter.charge(1));
      if (dict->extra == 0) return kEntryAbsent;
      goto restart;
    }
    if (equal) {
      TRY(charge_probes(vm, probe));
      return number;
    }
  }
  TRY(charge_probes(vm, probe));
  return kEntryAbsent;
}

Result<void> make_dict_writable(Vm& vm, Dict* dict) {
  if (HOGNOSE_LIKELY(!has_boot_tables(dict))) return {};
  return rebuild(vm, dict, dict->index_mask + 1);
}

Result<void> dict_reserve(Vm& vm, Dict* dict, uint64_t entries) {
  if (dict->entries && !has_boot_tables(dict) && dict->capacity >= entries) return {};
  if (entries > dict_capacity(static_cast<uint32_t>(kMaximumIndex))) {
    return vm.raise(TypeId::MemoryError, "");
  }
  return rebuild(vm, dict, index_size_for(entries));
}

Result<void> dict_insert_absent(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value) {
  if (HOGNOSE_UNLIKELY(!dict->entries || dict->used >= dict->capacity || has_boot_tables(dict))) {
    // Three times the live entries, as CPython: a table with many deletions shrinks.
    uint64_t wanted = dict->entries ? uint64_t{dict->extra} * 2 + 1 : 1;
    if (wanted > dict_capacity(static_cast<uint32_t>(kMaximumIndex))) {
      return vm.raise(TypeId::MemoryError, "");
    }
    TRY(rebuild(vm, dict, index_size_for(wanted)));
  }
  Index index(dict);
  uint32_t number = dict->used;
  Probe probe(hash, index.mask());
  while (index.get(probe.slot()) < Index::kDummy) probe.next();
  TRY(charge_probes(vm, probe));
  index.set(probe.slot(), number);
  *dict_entry(dict, number) = DictEntry{key, value, hash};
  dict->used = number + 1;
  ++dict->extra;
  dict->keys_version = 0;
  return {};
}

void dict_remove_entry(Vm&, Dict* dict, uint32_t number) {
  DictEntry* entry = dict_entry(dict, number);
  Index index(dict);
  Probe probe(entry->hash, index.mask());
  while (index.get(probe.slot()) != number) {
    if (index.get(probe.slot()) == Index::kEmpty) return;
    probe.next();
  }
  index.set(probe.slot(), Index::kDummy);
  entry->key = Value::deleted();
  entry->value = Value::undefined();
  --dict->extra;
  dict->keys_version = 0;
  // Deleted entries at the end are free again, so that a dict used as a stack does not creep.
  while (dict->used > 0 && dict_entry(dict, dict->used - 1)->key.is_deleted()) --dict->used;
}

void dict_clear(Dict* dict) {
  dict->entries = nullptr;
  dict->index = nullptr;
  dict->extra = dict->used = dict->capacity = dict->index_mask = 0;
  dict->keys_version = 0;
}

// --- make.h

Result<Dict*> make_dict(Vm& vm, uint64_t expected_entries) {
  Dict* dict = TRY(vm.make<Dict>(TypeId::Dict));
  if (expected_entries > 0) TRY(dict_reserve(vm, dict, expected_entries));
  return dict;
}

Value dict_find_string(Vm& vm, const Dict* dict, Str* key) {
  int64_t number = dict_find_string_entry(vm, dict, key, nullptr);
  return number < 0 ? Value::undefined() : dict_entry(dict, static_cast<uint32_t>(number))->value;
}

int64_t dict_entry_index(Vm& vm, const Dict* dict, Str* key) {
  return dict_find_string_entry(vm, dict, key, nullptr);
}

Result<void> dict_set_string(Vm& vm, Dict* dict, Str* key, Value value) {
  TRY(make_dict_writable(vm, dict));
  int64_t number = dict_find_string_entry(vm, dict, key, nullptr);
  if (number >= 0) {
    dict_entry(dict, static_cast<uint32_t>(number))->value = value;
    return {};
  }
  return dict_insert_absent(vm, dict, Value::from_cell(key), string_hash_value(key), value);
}

Result<bool> dict_delete_string(Vm& vm, Dict* dict, Str* key) {
  TRY(make_dict_writable(vm, dict));
  int64_t number = dict_find_string_entry(vm, dict, key, nullptr);
  if (number < 0) return false;
  dict_remove_entry(vm, dict, static_cast<uint32_t>(number));
  return true;
}

namespace {

Result<uint64_t> key_hash_calling(Vm& vm, Value key) {
  if (vm.is_exactly(key, TypeId::Str)) return string_hash_value(vm.cell<Str>(key));
  Result<uint64_t> hash = hash_calling(vm, key);
  if (hash.failed()) return explain_unhashable(vm, hash.failure(), key, "a dict key");
  return hash;
}

}  // namespace

Result<Value> dict_find_calling(Vm& vm, Dict* dict, Value key) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  int64_t number = TRY(dict_find_entry_calling(vm, dict, key, hash));
  return number < 0 ? Value::undefined() : dict_entry(dict, static_cast<uint32_t>(number))->value;
}

Result<void> dict_set_calling(Vm& vm, Dict* dict, Value key, Value value) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  int64_t number = TRY(dict_find_entry_calling(vm, dict, key, hash));
  if (number < 0) return dict_insert_absent(vm, dict, key, hash, value);
  TRY(make_dict_writable(vm, dict));
  dict_entry(dict, static_cast<uint32_t>(number))->value = value;
  return {};
}

Result<bool> dict_delete_calling(Vm& vm, Dict* dict, Value key) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  TRY(make_dict_writable(vm, dict));
  int64_t number = TRY(dict_find_entry_calling(vm, dict, key, hash));
  if (number < 0) return false;
  dict_remove_entry(vm, dict, static_cast<uint32_t>(number));
  return true;
}

Result<Dict*> dict_copy(Vm& vm, const Dict* dict) {
  Dict* copy = TRY(vm.make<Dict>(TypeId::Dict));
  if (dict->extra == 0) return copy;
  TRY(dict_reserve(vm, copy, dict->extra));
  TRY(vm.meter.charge(dict->used / 8));
  Index index(copy);
  uint32_t live = 0;
  for (uint32_t i = 0; i < dict->used && live < copy->capacity; ++i) {
    const DictEntry* entry = dict_entry(dict, i);
    if (entry->key.is_deleted()) continue;
    *dict_entry(copy, live) = *entry;
    insert_index(index, entry->hash, live);
    ++live;
  }
  copy->used = copy->extra = live;
  return copy;
}

bool dict_next(const Dict* dict, uint32_t* position, Value* key, Value* value) {
  while (*position < dict->used && dict->entries) {
    const DictEntry* entry = dict_entry(dict, (*position)++);
    if (entry->key.is_deleted()) continue;
    *key = entry->key;
    *value = entry->value;
    return true;
  }
  return false;
}

}  // namespace hognose
