// BuiltinsImage: its tables, and the dicts that are made of them.
//
// Shared or copied tables save each run from inserting the builtins name by name.
#include "library/builtins/image.h"

#include <algorithm>
#include <cstring>
#include <span>

#include "objects/containers/dict_table.h"
#include "objects/core/boot_layout.h"
#include "objects/core/make.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

void set_index(std::vector<uint8_t>& index, uint32_t mask, uint32_t slot, uint32_t entry) {
  uint32_t width = DictIndex::width(mask);
  std::memcpy(index.data() + size_t{slot} * width, &entry, width);
}

bool has_same_entries(const Dict* dict, const std::vector<Builtin>& builtins) {
  const DictEntry* entries = dict->entries->entries.data();
  return std::ranges::equal(
      std::span(entries, dict->used), builtins, [](const DictEntry& entry, const Builtin& builtin) {
        return entry.key == Value::from_cell(builtin.name) && entry.value == builtin.value;
      });
}

}  // namespace

void BuiltinsImage::fill(const Vm& vm, const std::vector<Builtin>& builtins) {
  for (BootDict dict : {BootDict::Bare, BootDict::Strict, BootDict::Standard}) {
    if (!has_same_entries(boot_dict(vm, dict), builtins)) continue;
    shared_ = dict;
    return;
  }
  uint32_t size = kMinimumIndex;
  while (dict_capacity(size) < builtins.size() + kSpareBuiltins) size *= 2;
  capacity_ = dict_capacity(size);
  index_mask_ = size - 1;
  index_.assign(size_t{size} * DictIndex::width(index_mask_), 0xFF);
  std::vector<bool> is_used(size);
  entries_.clear();
  for (const Builtin& builtin : builtins) {
    uint64_t hash = string_hash_value(builtin.name);
    DictProbe probe(hash, index_mask_);
    while (is_used[probe.slot()]) probe.next();
    is_used[probe.slot()] = true;
    set_index(index_, index_mask_, probe.slot(), static_cast<uint32_t>(entries_.size()));
    entries_.push_back(DictEntry{Value::from_cell(builtin.name), builtin.value, hash});
  }
}

Result<Dict*> BuiltinsImage::make_builtins(Vm& vm) const {
  const Dict* shared = shared_.has_value() ? boot_dict(vm, *shared_) : nullptr;
  TRY(vm.meter.charge((shared != nullptr ? shared->length : entries_.size()) / 8));
  Dict* dict = TRY(vm.make<Dict>(TypeId::Dict));
  if (shared != nullptr) {
    TRY(dict_clone_tables(vm, dict, shared));
  } else {
    TRY(copy_tables(vm, dict));
  }
  return dict;
}

Result<void> BuiltinsImage::copy_tables(Vm& vm, Dict* dict) const {
  DictEntries* entries =
      TRY(vm.make<DictEntries>(TypeId::DictEntries, capacity_ * sizeof(DictEntry)));
  ByteArrayCell* index = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, index_.size()));
  entries->capacity = capacity_;
  index->size = static_cast<uint32_t>(index_.size());
  // A policy may open no builtins at all.
  if (!entries_.empty()) {
    std::memcpy(static_cast<void*>(entries->entries.data()), entries_.data(),
                entries_.size() * sizeof(DictEntry));
  }
  std::memcpy(index->bytes.data(), index_.data(), index_.size());
  dict->entries = entries;
  dict->index = index;
  dict->capacity = capacity_;
  dict->index_mask = index_mask_;
  dict->used = dict->length = static_cast<uint32_t>(entries_.size());
  return {};
}

Result<std::shared_ptr<const BuiltinsImage>> BuiltinsImages::get(Vm& vm,
                                                                 const EffectivePolicy& policy) {
  std::string key = policy.builtins_key();
  std::lock_guard<std::mutex> lock(mutex_);
  for (const Entry& entry : entries_) {
    if (entry.key == key) return entry.image;
  }
  auto image = std::make_shared<BuiltinsImage>();
  image->fill(vm, TRY(list_builtins(vm, policy)));
  if (entries_.size() == kMostEntries) entries_.clear();
  entries_.push_back({std::move(key), image});
  return std::shared_ptr<const BuiltinsImage>(std::move(image));
}

}  // namespace hognose
