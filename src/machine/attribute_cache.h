// AttributeCache: remembers where attributes were found, for instructions that see objects of many
// shapes and for attributes of classes and modules.
//
// The slow lookups (objects/attributes/attributes.h) fill it. An entry is found by the attribute's
// name and the object's shape, or the object itself if it is a class or a module. Inline caches are
// checked first; this table backs all of them. An entry is valid for one class epoch. A collection
// clears the table, because shapes, names and classes may die and their memory may be reused.
// Guarded names are never cached: whether they may be read depends on the reader.
#pragma once

#include <cstring>
#include <span>

#include "objects/attributes/attributes.h"

namespace hognose {

class AttributeCache {
 public:
  struct Entry {
    uint32_t key = 0;
    uint32_t name = 0;
    uint32_t epoch = 0;
    AttributeKind kind = AttributeKind::NotCacheable;
    bool unless_own = false;  // AttributeInfo
    uint32_t offset = 0;      // in the object, or of the Dict of the class or module
    uint32_t index = 0;       // of the entry in that Dict
    Value value;
  };

  // The entry of this key and name, or null.
  Entry* find(uint32_t key, uint32_t name, uint32_t epoch) {
    Entry* entry = pair_of(key, name);
    for (Entry* end = entry + 2; entry != end; ++entry) {
      if (entry->key == key && entry->name == name && entry->epoch == epoch) return entry;
    }
    return nullptr;
  }
  void clear() {
    if (is_clear_) return;
    is_clear_ = true;
    for (Entry& entry : entries_) entry = Entry();
  }

  void transfer(Transfer& transfer) {
    transfer.value(is_clear_);
    if (is_clear_ && transfer.restores())
      std::fill(std::begin(entries_), std::end(entries_), Entry());
    if (!is_clear_) transfer.value(entries_);
  }

  std::span<const Entry> entries() const { return entries_; }

  // See parking.h.
  void keep_in(Parking& parking) const { parking.keep(entries_, sizeof entries_); }
  void discard() { discard_memory(entries_, sizeof entries_); }

  void remember(const Str* name, uint32_t object, const AttributeInfo& info) {
    if (info.epoch == kEpochExhausted) return;
    is_clear_ = false;
    uint32_t key = info.shape;
    uint32_t offset = info.offset;
    switch (info.kind) {
      case AttributeKind::InlineSlot:
      case AttributeKind::OwnEntry:
      case AttributeKind::OtherSlot:
      case AttributeKind::ClassFunction:
      case AttributeKind::ClassNative:
      case AttributeKind::ClassConstant:
      case AttributeKind::StaticFunction:
      case AttributeKind::TupleItem:
      case AttributeKind::PropertyGetter:
      case AttributeKind::GuestDescriptor:
      case AttributeKind::NativeGetter:
      case AttributeKind::Absent: break;
      case AttributeKind::ClassPlace: offset = info.dict; break;
      case AttributeKind::TypeConstant:
      case AttributeKind::TypeBound: key = object; break;
      case AttributeKind::TypePlace:
        key = object;
        offset = info.dict;
        break;
      case AttributeKind::ModulePlace:
        // Whether a private name may be read depends on the reader.
        if (name->length != 0 && str_data(name)[0] == '_') return;
        put(Entry{object, offset_of(name), info.epoch, info.kind, false, info.dict, info.index,
                  Value::from_bits(info.version)});
        return;
      default: return;
    }
    put(Entry{key, offset_of(name), info.epoch, info.kind, info.unless_own, offset, info.index,
              info.value});
  }

  // Finds the place that a store to an existing attribute writes to. With a set-only descriptor
  // reads and stores differ, so stores have their own entries.
  const Entry* find_store(uint32_t shape, uint32_t name, uint32_t epoch) {
    return find(shape, name | kStore, epoch);
  }
  void remember_store(const Str* name, const StoreInfo& info) {
    is_clear_ = false;
    const bool is_inline = info.kind == StoreKind::InlineSlot;
    put(Entry{info.shape, offset_of(name) | kStore, info.epoch,
              is_inline ? AttributeKind::InlineSlot : AttributeKind::OtherSlot, false, info.offset,
              info.slot, Value()});
  }

 private:
  // The two entries among which that of this key and name is.
  Entry* pair_of(uint32_t key, uint32_t name) {
    uint32_t mixed = (key >> 4) * 0x9E3779B1u ^ (name >> 4) * 0x85EBCA6Bu ^ (name & kStore) << 31;
    return entries_ + 2 * (mixed >> (33 - kBits));
  }
  // Takes the place of the older entry of the pair.
  void put(const Entry& made) {
    Entry* pair = pair_of(made.key, made.name);
    if (pair[0].key != made.key || pair[0].name != made.name) pair[1] = pair[0];
    pair[0] = made;
  }

  static constexpr uint32_t kStore = 1;  // cells are aligned, so this bit of an offset is free
  static constexpr uint32_t kBits = 10;
  Entry entries_[1u << kBits];
  bool is_clear_ = true;
};

}  // namespace hognose
