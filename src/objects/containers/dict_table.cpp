// The hash table of dicts, and the operations on dicts for C++ code (make.h).
//
// Guest code runs only to compare two keys with equal hashes that are not the same object and not
// both exact strings or ints. After such a comparison, the code checks that the table is still the
// same.
#include "objects/containers/dict_table.h"

#include <algorithm>
#include <cstring>

#include "heap/fault.h"
#include "meter/paced.h"
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot_layout.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

constexpr uint64_t kMaximumIndex = uint64_t{1} << 27;
constexpr int64_t kEntryUncertain = -2;  // only == of the keys can decide

void owe_probes(Vm& vm, uint32_t steps) {
  if (HOGNOSE_UNLIKELY(steps > kFreeProbes)) vm.meter.owe(steps / kFreeProbes);
}

// What to do with a stored key that may be equal to the wanted one, where only == can decide.
enum class Stranger : uint8_t { Stops, PassedOver };

// The entry number of a key, without calling anything.
template <Stranger stranger>
int64_t find_quickly(Vm& vm, const Dict* dict, Value key, uint64_t hash) {
  if (dict->length == 0) return kEntryAbsent;
  DictIndex index(dict);
  for (DictProbe probe(hash, index.mask());; probe.next()) {
    uint32_t number = index.get(probe.slot());
    if (number >= DictIndex::kDummy) {
      if (number == DictIndex::kDummy) continue;
      owe_probes(vm, probe.steps());
      return kEntryAbsent;
    }
    const DictEntry* entry = dict_entry(dict, number);
    if (HOGNOSE_LIKELY(entry->key == key)) {
      owe_probes(vm, probe.steps());
      return number;
    }
    if (entry->hash != hash) continue;
    KeyMatch match = match_keys(vm, entry->key, key);
    if (match == KeyMatch::Different) continue;
    if (match == KeyMatch::Unknown && stranger == Stranger::PassedOver) continue;
    owe_probes(vm, probe.steps());
    return match == KeyMatch::Same ? number : kEntryUncertain;
  }
}

uint32_t index_size_for(uint64_t entries) {
  uint64_t size = kMinimumIndex;
  while (dict_capacity(static_cast<uint32_t>(size)) < entries && size < kMaximumIndex) size *= 2;
  return static_cast<uint32_t>(size);
}

// Makes the first tables of a dict, of the smallest size.
Result<void> make_first_tables(Vm& vm, Dict* dict) {
  const uint32_t capacity = dict_capacity(kMinimumIndex);
  auto* index = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, kMinimumIndex));
  index->size = kMinimumIndex;
  auto* entries = TRY(vm.make<DictEntries>(TypeId::DictEntries, capacity * sizeof(DictEntry)));
  entries->capacity = capacity;
  std::memset(index->bytes.data(), 0xFF, kMinimumIndex);
  dict->entries = entries;
  dict->index = index;
  dict->index_mask = kMinimumIndex - 1;
  dict->capacity = capacity;
  return {};
}

// Makes new tables with an index of this size, and drops deleted entries.
Result<void> rebuild(Vm& vm, Dict* dict, uint32_t index_size) {
  if (dict->used == 0 && index_size == kMinimumIndex) return make_first_tables(vm, dict);
  uint32_t capacity = dict_capacity(index_size);
  if (uint64_t{dict->length} > capacity) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(dict->used / 8));
  uint32_t width = DictIndex::width(index_size - 1);
  ByteArrayCell* index_cell =
      TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, size_t{index_size} * width));
  index_cell->size = index_size * width;
  DictEntries* entries =
      TRY(vm.make<DictEntries>(TypeId::DictEntries, size_t{capacity} * sizeof(DictEntry)));
  entries->capacity = capacity;
  TRY(paced_fill(vm.meter, index_cell->bytes.data(), 0xFF, size_t{index_size} * width));
  uint32_t live = 0;
  TRY(in_parts(vm.meter, dict->used, kPacedEntries, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end && live < capacity; ++i) {
      const DictEntry* entry = dict_entry(dict, i);
      if (!entry->key.is_deleted()) entries->entries[live++] = *entry;
    }
  }));
  bool moved = live != dict->used;
  dict->entries = entries;
  dict->index = index_cell;
  dict->index_mask = index_size - 1;
  dict->capacity = capacity;
  dict->used = live;
  dict->length = live;
  if (moved) dict->keys_version = 0;
  DictIndex index(dict);
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < live; ++i) {
    DictProbe probe = find_free_slot(index, entries->entries[i].hash);
    index.set(probe.slot(), i);
    owe_probes(vm, probe.steps());
    TRY(pace.turn(kPacedItems / kPacedEntries + probe.steps()));
  }
  return {};
}

// Tables of the boot image are writable only while the image is built.
bool has_boot_tables(const Vm& vm, const Dict* dict) {
  return is_boot_offset(dict->entries.offset()) && dict->entries && !vm.heap.building_boot();
}

inline Result<uint64_t> key_hash_calling(Vm& vm, Value key) {
  uint64_t quick;
  if (HOGNOSE_LIKELY(quick_hash(vm, key, &quick))) return quick;
  Result<uint64_t> hash = hash_calling(vm, key);
  if (hash.failed()) return explain_unhashable(vm, hash.failure(), key, "a dict key");
  return hash;
}

}  // namespace

int64_t dict_find_string_entry(Vm& vm, const Dict* dict, Str* key) {
  return find_quickly<Stranger::PassedOver>(vm, dict, Value::from_cell(key),
                                            string_hash_value(key));
}

namespace {

// The entry number of a key that must be compared with ==, which may change the dict.
__attribute__((noinline)) Result<int64_t> find_entry_by_comparing(Vm& vm, Dict* dict, Value key,
                                                                  uint64_t hash) {
restart:
  if (dict->length == 0) return kEntryAbsent;
  // Identifies the table. The pointer keeps it alive, so no other table can have this address.
  const DictEntries* entries = dict->entries.get();
  DictIndex index(dict);
  for (DictProbe probe(hash, index.mask());; probe.next()) {
    uint32_t number = index.get(probe.slot());
    if (number == DictIndex::kDummy) continue;
    if (number == DictIndex::kEmpty) {
      owe_probes(vm, probe.steps());
      return kEntryAbsent;
    }
    DictEntry entry = *dict_entry(dict, number);
    if (entry.hash != hash && entry.key != key) continue;
    KeyMatch match = match_keys(vm, entry.key, key);
    if (match == KeyMatch::Different) continue;
    if (match == KeyMatch::Unknown) {
      TRY(vm.meter.charge(probe.steps() / kFreeProbes + 1));
      bool equal = TRY(equal_calling(vm, entry.key, key));
      // The comparison may have changed the dict: check that the entry still exists.
      if (dict->length == 0 || dict->entries.get() != entries || number >= dict->used ||
          dict_entry(dict, number)->key != entry.key) {
        goto restart;
      }
      if (!equal) continue;
    }
    owe_probes(vm, probe.steps());
    return number;
  }
}

// Adds a key to a dict that has room for it, if it can be told at once that the key is new: the
// first slot is free. Only for tables with an index of bytes.
inline bool add_at_once(Dict* dict, Value key, uint64_t hash, Value value) {
  if (dict->index_mask >= 128 || dict->used >= dict->capacity) return false;
  uint8_t& slot = dict->index->bytes[hash & dict->index_mask];
  if (slot != static_cast<uint8_t>(DictIndex::kEmpty)) return false;
  slot = static_cast<uint8_t>(dict->used);
  *dict_entry(dict, dict->used) = DictEntry{key, value, hash};
  ++dict->used;
  ++dict->length;
  return true;
}

// Finds the entry with this very key or, if there is none, the slot for it; then the number is
// kEmpty. False if that takes many probes or a stored key may be equal.
bool find_itself_or_slot(const Dict* dict, Value key, uint64_t hash, uint32_t* number,
                         uint32_t* slot) {
  DictIndex index(dict);
  for (DictProbe probe(hash, index.mask()); probe.steps() < kFreeProbes; probe.next()) {
    *number = index.get(probe.slot());
    *slot = probe.slot();
    if (*number >= DictIndex::kDummy) return *number == DictIndex::kEmpty;
    const DictEntry* entry = dict_entry(dict, *number);
    if (entry->key == key) return true;
    if (entry->hash == hash) return false;
  }
  return false;
}

}  // namespace

Result<int64_t> dict_find_entry_calling(Vm& vm, Dict* dict, Value key, uint64_t hash) {
  int64_t found = find_quickly<Stranger::Stops>(vm, dict, key, hash);
  if (HOGNOSE_LIKELY(found != kEntryUncertain)) return found;
  return find_entry_by_comparing(vm, dict, key, hash);
}

namespace {

struct Tables {
  DictEntries* entries;
  ByteArrayCell* index;
};

// Of the size of those of `dict`, and with undefined content.
Result<Tables> make_same_tables(Vm& vm, const Dict* dict) {
  const uint32_t index_bytes = dict->index->size;
  const uint32_t capacity = dict->entries->capacity;
  Tables made;
  made.index = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, index_bytes));
  made.entries =
      TRY(vm.make<DictEntries>(TypeId::DictEntries, size_t{capacity} * sizeof(DictEntry)));
  made.index->size = index_bytes;
  made.entries->capacity = capacity;
  return made;
}

// Of `entries`, even if they are no longer those of the dict.
size_t bytes_in_use(const Dict* dict, const DictEntries* entries) {
  return std::min(dict->used, entries->capacity) * sizeof(DictEntry);
}

void take_tables(Dict* copy, const DictEntries* entries, const ByteArrayCell* index,
                 const Dict* dict) {
  copy->entries = entries;
  copy->index = index;
  copy->length = dict->length;
  copy->used = dict->used;
  copy->capacity = dict->capacity;
  copy->index_mask = dict->index_mask;
  copy->keys_version = 0;
}

}  // namespace

Result<void> dict_clone_tables(Vm& vm, Dict* copy, const Dict* dict) {
  const DictEntries* entries = dict->entries.get();
  const ByteArrayCell* index = dict->index.get();
  if (!has_boot_tables(vm, dict)) {
    TRY(vm.meter.charge_bytes(uint64_t{dict->used} * sizeof(DictEntry) + index->size));
    Tables made = TRY(make_same_tables(vm, dict));
    TRY(paced_copy(vm.meter, made.index->bytes.data(), index->bytes.data(), index->size));
    TRY(paced_copy(vm.meter, made.entries->entries.data(), entries->entries.data(),
                   bytes_in_use(dict, entries)));
    entries = made.entries;
    index = made.index;
  }
  take_tables(copy, entries, index, dict);
  return {};
}

Result<void> dict_copy_small(Vm& vm, Dict* copy, const Dict* dict) {
  Tables made = TRY(make_same_tables(vm, dict));
  std::memcpy(made.index->bytes.data(), dict->index->bytes.data(), dict->index->size);
  std::memcpy(static_cast<void*>(made.entries->entries.data()), dict->entries->entries.data(),
              bytes_in_use(dict, made.entries));
  take_tables(copy, made.entries, made.index, dict);
  return {};
}

Result<void> make_dict_writable(Vm& vm, Dict* dict) {
  if (HOGNOSE_LIKELY(!has_boot_tables(vm, dict))) return {};
  return rebuild(vm, dict, dict->index_mask + 1);
}

Result<void> dict_reserve(Vm& vm, Dict* dict, uint64_t entries) {
  if (dict->entries && !has_boot_tables(vm, dict) && dict->capacity >= entries) return {};
  if (entries > dict_capacity(static_cast<uint32_t>(kMaximumIndex))) {
    return vm.raise(TypeId::MemoryError, "");
  }
  return rebuild(vm, dict, index_size_for(entries));
}

Result<void> dict_insert_absent(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value) {
  // A key that is a mark would be taken for an entry that was deleted, or for none.
  HOGNOSE_CHECK(!key.is_undefined() && !key.is_deleted() && !value.is_undefined());
  if (HOGNOSE_UNLIKELY(!dict->entries || dict->used >= dict->capacity ||
                       has_boot_tables(vm, dict))) {
    // Like CPython, make an index of three times the live entries: it shrinks after many deletions.
    uint64_t size = kMinimumIndex;
    while (size < uint64_t{dict->length} * 3) size *= 2;
    if (size > kMaximumIndex) return vm.raise(TypeId::MemoryError, "");
    TRY(rebuild(vm, dict, static_cast<uint32_t>(size)));
  }
  DictIndex index(dict);
  uint32_t number = dict->used;
  DictProbe probe = find_free_slot(index, hash);
  owe_probes(vm, probe.steps());
  index.set(probe.slot(), number);
  *dict_entry(dict, number) = DictEntry{key, value, hash};
  dict->used = number + 1;
  ++dict->length;
  dict->keys_version = 0;
  return {};
}

Result<void> dict_fill_calling(Vm& vm, Dict* dict, const Value* pairs, size_t count) {
  for (const Value* end = pairs + 2 * count; pairs != end; pairs += 2) {
    uint64_t hash;
    uint32_t number, slot;
    const bool is_hashed = quick_hash(vm, pairs[0], &hash);
    if (HOGNOSE_LIKELY(is_hashed && add_at_once(dict, pairs[0], hash, pairs[1]))) continue;
    if (HOGNOSE_UNLIKELY(!is_hashed || dict->used >= dict->capacity ||
                         !find_itself_or_slot(dict, pairs[0], hash, &number, &slot))) {
      TRY(dict_set_calling(vm, dict, pairs[0], pairs[1]));
    } else if (number != DictIndex::kEmpty) {
      dict_entry(dict, number)->value = pairs[1];
    } else {
      DictIndex(dict).set(slot, dict->used);
      *dict_entry(dict, dict->used) = DictEntry{pairs[0], pairs[1], hash};
      ++dict->used;
      ++dict->length;
    }
  }
  return {};
}

void dict_remove_entry(Vm& vm, Dict* dict, uint32_t number) {
  DictEntry* entry = dict_entry(dict, number);
  DictIndex index(dict);
  DictProbe probe(entry->hash, index.mask());
  for (uint32_t found = index.get(probe.slot()); found != number;
       probe.next(), found = index.get(probe.slot())) {
    if (found == DictIndex::kEmpty) return;
  }
  owe_probes(vm, probe.steps());
  index.set(probe.slot(), DictIndex::kDummy);
  entry->key = Value::deleted();
  entry->value = Value::undefined();
  --dict->length;
  dict->keys_version = 0;
}

void dict_clear(Dict* dict) {
  dict->entries = nullptr;
  dict->index = nullptr;
  dict->length = dict->used = dict->capacity = dict->index_mask = 0;
  dict->keys_version = 0;
}

Result<Value> dict_take_calling(Vm& vm, Dict* dict, Value key) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  TRY(make_dict_writable(vm, dict));
  int64_t number = TRY(dict_find_entry_calling(vm, dict, key, hash));
  if (number == kEntryAbsent) return Value::undefined();
  Value value = dict_entry(dict, static_cast<uint32_t>(number))->value;
  dict_remove_entry(vm, dict, static_cast<uint32_t>(number));
  return value;
}

Result<Value> dict_set_default_calling(Vm& vm, Dict* dict, Value key, Value value) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  int64_t number = TRY(dict_find_entry_calling(vm, dict, key, hash));
  if (number != kEntryAbsent) return dict_entry(dict, static_cast<uint32_t>(number))->value;
  TRY(dict_insert_absent(vm, dict, key, hash, value));
  return value;
}

Result<void> dict_take_last(Vm& vm, Dict* dict, Value* key, Value* value) {
  TRY(make_dict_writable(vm, dict));
  uint32_t last = dict->used;
  while (last > 0 && dict_entry(dict, last - 1)->key.is_deleted()) --last;
  if (last == 0) return vm.raise(TypeId::SystemError, "dict without entries");
  uint32_t given_back = dict->used - (last - 1);
  TRY(vm.meter.charge(given_back / kFreeProbes));
  *key = dict_entry(dict, last - 1)->key;
  *value = dict_entry(dict, last - 1)->value;
  dict_remove_entry(vm, dict, last - 1);
  // The entries are free again, but their slots in the index are not. Reducing the capacity makes
  // the next rebuild come as early as if they were in use; otherwise the index would fill with
  // dummies.
  dict->used -= given_back;
  dict->capacity -= given_back;
  return {};
}

// --- make.h

Result<Dict*> make_dict(Vm& vm, uint64_t expected_entries) {
  Dict* dict = TRY(vm.make<Dict>(TypeId::Dict));
  if (expected_entries > 0) TRY(dict_reserve(vm, dict, expected_entries));
  return dict;
}

Value dict_find_string(Vm& vm, const Dict* dict, Str* key) {
  int64_t number = dict_find_string_entry(vm, dict, key);
  return number < 0 ? Value::undefined() : dict_entry(dict, static_cast<uint32_t>(number))->value;
}

int64_t dict_entry_index(Vm& vm, const Dict* dict, Str* key) {
  return dict_find_string_entry(vm, dict, key);
}

Result<void> dict_set_string(Vm& vm, Dict* dict, Str* key, Value value) {
  TRY(make_dict_writable(vm, dict));
  const uint64_t hash = string_hash_value(key);
  if (add_at_once(dict, Value::from_cell(key), hash, value)) {
    dict->keys_version = 0;
    return {};
  }
  int64_t number = dict_find_string_entry(vm, dict, key);
  if (number >= 0) {
    dict_entry(dict, static_cast<uint32_t>(number))->value = value;
    return {};
  }
  return dict_insert_absent(vm, dict, Value::from_cell(key), hash, value);
}

Result<bool> dict_delete_string(Vm& vm, Dict* dict, Str* key) {
  TRY(make_dict_writable(vm, dict));
  int64_t number = dict_find_string_entry(vm, dict, key);
  if (number < 0) return false;
  dict_remove_entry(vm, dict, static_cast<uint32_t>(number));
  return true;
}

Result<Value> dict_find_calling(Vm& vm, Dict* dict, Value key) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  int64_t number = TRY(dict_find_entry_calling(vm, dict, key, hash));
  return number < 0 ? Value::undefined() : dict_entry(dict, static_cast<uint32_t>(number))->value;
}

Result<void> dict_set_calling(Vm& vm, Dict* dict, Value key, Value value) {
  uint64_t hash = TRY(key_hash_calling(vm, key));
  return dict_set_hashed_calling(vm, dict, key, hash, value);
}

Result<void> dict_set_hashed_calling(Vm& vm, Dict* dict, Value key, uint64_t hash, Value value) {
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
  if (dict->length == 0) return copy;
  if (!has_boot_tables(vm, dict) && dict->length < dict->used * 2 / 3) {
    // Most entries are deleted: move only the live ones.
    copy->entries = dict->entries.get();
    copy->length = dict->length;
    copy->used = dict->used;
    TRY(rebuild(vm, copy, index_size_for(dict->length)));
    return copy;
  }
  TRY(dict_clone_tables(vm, copy, dict));
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
