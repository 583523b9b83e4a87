// Moving the entries of dicts.
//
// Entries change their places; keys and values stay the same. Deleted entries before the first live
// one are room for entries that move to the start.
#include "library/collections/dict_order.h"

#include "meter/paced.h"
#include "objects/containers/dict_table.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

constexpr uint32_t kSmallestGap = 8;

// Rebuilds the tables with free entries before the first live one.
Result<void> open_gap(Vm& vm, Dict* dict, FirstEntry* first) {
  uint32_t gap = dict->length / 2 + kSmallestGap;
  uint64_t wanted = uint64_t{dict->length} + gap + kSmallestGap;
  uint32_t size = kMinimumIndex;
  while (dict_capacity(size) < wanted) {
    if (size >= uint32_t{1} << 27) return vm.raise(TypeId::MemoryError, "");
    size *= 2;
  }
  TRY(vm.meter.charge(dict->used / 8));
  uint32_t capacity = dict_capacity(size);
  uint32_t bytes = size * DictIndex::width(size - 1);
  auto* index_cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, bytes));
  auto* entries =
      TRY(vm.make<DictEntries>(TypeId::DictEntries, size_t{capacity} * sizeof(DictEntry)));
  index_cell->size = bytes;
  TRY(paced_fill(vm.meter, index_cell->bytes.data(), 0xFF, bytes));
  entries->capacity = capacity;
  TRY(paced_fill_n(vm.meter, entries->entries.data(), gap,
                   DictEntry{Value::deleted(), Value::undefined(), 0}));
  uint32_t used = gap;
  TRY(in_parts(vm.meter, dict->used, kPacedEntries, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end && used < capacity; ++i) {
      const DictEntry* entry = dict_entry(dict, i);
      if (!entry->key.is_deleted()) entries->entries[used++] = *entry;
    }
  }));
  dict->entries = entries;
  dict->index = index_cell;
  dict->index_mask = size - 1;
  dict->capacity = capacity;
  dict->used = used;
  dict->keys_version = 0;
  DictIndex index(dict);
  Pace pace(vm.meter);
  for (uint32_t i = gap; i < used; ++i) {
    DictProbe probe = find_free_slot(index, entries->entries[i].hash);
    index.set(probe.slot(), i);
    TRY(vm.meter.charge(probe.steps() / kFreeProbes));
    TRY(pace.turn(kPacedItems / kPacedEntries));
  }
  first->table = Value::from_cell(entries);
  first->index = gap;
  return {};
}

}  // namespace

uint32_t first_entry(Vm& vm, const Dict* dict, FirstEntry* first) {
  Value table = Value::from_cell(dict->entries.get());
  uint32_t index = first->table == table && first->index < dict->used ? first->index : 0;
  uint32_t start = index;
  while (index + 1 < dict->used && dict_entry(dict, index)->key.is_deleted()) ++index;
  vm.meter.owe((index - start) / 32);
  first->table = table;
  first->index = index;
  return index;
}

Result<void> move_entry_to_end(Vm& vm, Dict* dict, uint32_t number) {
  if (number + 1 == dict->used) return {};
  TRY(make_dict_writable(vm, dict));
  DictEntry entry = *dict_entry(dict, number);
  dict_remove_entry(vm, dict, number);
  return dict_insert_absent(vm, dict, entry.key, entry.hash, entry.value);
}

Result<void> move_entry_to_start(Vm& vm, Dict* dict, uint32_t number, FirstEntry* first) {
  TRY(make_dict_writable(vm, dict));
  DictEntry entry = *dict_entry(dict, number);
  uint32_t place = first_entry(vm, dict, first);
  if (place == number) return {};
  dict_remove_entry(vm, dict, number);
  if (place == 0) {
    TRY(open_gap(vm, dict, first));
    place = first->index;
  }
  --place;
  DictIndex index(dict);
  DictProbe probe = find_free_slot(index, entry.hash);
  TRY(vm.meter.charge(probe.steps() / kFreeProbes));
  index.set(probe.slot(), place);
  *dict_entry(dict, place) = entry;
  ++dict->length;
  dict->keys_version = 0;
  first->index = place;
  return {};
}

}  // namespace hognose
