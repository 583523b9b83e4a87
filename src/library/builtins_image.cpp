// BuiltinsImage: taking and copying the tables of a dict.
//
// Receives the builtins dict of a sandbox's first run; hands on a copy of its tables to each later
// run, instead of filling them name by name.
#include "library/builtins_image.h"

#include <cstring>

#include "objects/boot_layout.h"
#include "objects/dict_table.h"

namespace hognose {

bool BuiltinsImage::take(const Dict* dict) {
  if (!dict->entries || !dict->index || dict->used != dict->extra) return false;
  for (uint32_t i = 0; i < dict->used; ++i) {
    const DictEntry* entry = dict_entry(dict, i);
    for (Value value : {entry->key, entry->value}) {
      if (value.is_cell() && !is_boot_offset(value.offset())) return false;
    }
  }
  const DictEntry* first = dict_entry(dict, 0);
  entries_.assign(first, first + dict->used);
  index_.assign(dict->index->bytes, dict->index->bytes + dict->index->extra);
  capacity_ = dict->capacity;
  index_mask_ = dict->index_mask;
  return true;
}

Result<Dict*> BuiltinsImage::copy(Vm& vm) const {
  // Draws no fuel: the first run, which fills the table name by name, draws none either.
  Dict* dict = TRY(vm.make<Dict>(TypeId::Dict));
  DictEntries* entries =
      TRY(vm.make<DictEntries>(TypeId::DictEntries, capacity_ * sizeof(DictEntry)));
  ByteArrayCell* index = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, index_.size()));
  entries->extra = capacity_;
  index->extra = static_cast<uint32_t>(index_.size());
  std::memcpy(static_cast<void*>(entries->entries), entries_.data(),
              entries_.size() * sizeof(DictEntry));
  std::memcpy(index->bytes, index_.data(), index_.size());
  dict->entries = entries;
  dict->index = index;
  dict->capacity = capacity_;
  dict->index_mask = index_mask_;
  dict->used = dict->extra = static_cast<uint32_t>(entries_.size());
  return dict;
}

}  // namespace hognose
