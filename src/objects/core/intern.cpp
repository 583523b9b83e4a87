// The table of interned strings, and intern(), which returns the canonical string.
//
// Open addressing with linear probing. Entries contain offsets and hashes, so a miss rarely reads a
// string.
#include "objects/core/intern.h"

#include <cstdlib>
#include <cstring>
#include <utility>

#include "base/native_memory.h"
#include "meter/paced.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr uint32_t kFirstCapacity = 256;
constexpr size_t kLongestName = 4096;  // longer text is charged before it is read

bool same_text(Meter& meter, const Str* string, const void* characters, uint32_t length,
               uint8_t kind) {
  if (string->extra != length || string->kind != kind) return false;
  // After a stop the result no longer matters.
  Result<int> order = paced_compare(meter, str_data(string), characters, size_t{length} * kind);
  return order.ok() && order.value() == 0;
}

}  // namespace

InternTable::~InternTable() { native_free(entries_); }

InternTable& InternTable::operator=(InternTable&& other) noexcept {
  std::swap(entries_, other.entries_);
  std::swap(mask_, other.mask_);
  std::swap(live_, other.live_);
  std::swap(capacity_, other.capacity_);
  return *this;
}

Str* InternTable::find(Meter& meter, CageBase base, uint32_t hash, const void* characters,
                       uint32_t length, uint8_t kind) const {
  if (live_ == 0) return nullptr;
  for (uint32_t i = hash & mask_;; i = (i + 1) & mask_) {
    const Entry& entry = entries_[i];
    if (entry.offset == 0) return nullptr;
    if (entry.hash != hash) continue;
    Str* string = base.at<Str>(entry.offset);
    if (same_text(meter, string, characters, length, kind)) return string;
  }
}

bool InternTable::add(Meter& meter, const Str* string, uint32_t hash) {
  if (live_ >= capacity_ - capacity_ / 4 && !grow(meter)) return false;
  insert({offset_of(string), hash});
  ++live_;
  return true;
}

void InternTable::insert(Entry entry) {
  uint32_t i = entry.hash & mask_;
  while (entries_[i].offset != 0) i = (i + 1) & mask_;
  entries_[i] = entry;
}

bool InternTable::grow(Meter& meter) {
  uint32_t capacity = capacity_ == 0 ? kFirstCapacity : capacity_ * 2;
  if (capacity == 0 || !meter.take_memory(uint64_t{capacity} * sizeof(Entry))) return false;
  auto* entries = static_cast<Entry*>(native_allocate_zeroed(size_t{capacity} * sizeof(Entry)));
  if (entries == nullptr) {
    meter.give_memory(uint64_t{capacity} * sizeof(Entry));
    return false;
  }
  Entry* old = std::exchange(entries_, entries);
  uint32_t old_capacity = std::exchange(capacity_, capacity);
  mask_ = capacity - 1;
  // After a stop there are no more lookups, so a partial rehash does no harm.
  (void)in_parts(meter, old_capacity, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      if (old[i].offset != 0) insert(old[i]);
    }
  });
  native_free(old);
  meter.give_memory(uint64_t{old_capacity} * sizeof(Entry));
  return true;
}

Result<void> InternTable::prune(Meter& meter, const Tracer& tracer) {
  uint32_t dead = 0;
  TRY(in_parts(meter, capacity_, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      if (entries_[i].offset != 0 && !tracer.is_marked(entries_[i].offset)) ++dead;
    }
  }));
  if (dead == 0) return {};
  // Linear probing allows no holes, so the survivors of each run of entries are inserted again.
  // Starting after a free entry ensures that no run wraps around the start.
  uint32_t start = 0;
  while (entries_[start].offset != 0) ++start;
  TRY(in_parts(meter, capacity_, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t step = begin; step < end; ++step) {
      Entry& place = entries_[(start + step + 1) & mask_];
      Entry entry = std::exchange(place, Entry{0, 0});
      if (entry.offset != 0 && tracer.is_marked(entry.offset)) insert(entry);
    }
  }));
  live_ -= dead;
  return {};
}

void InternTable::clear(Meter& meter) {
  meter.give_memory(uint64_t{capacity_} * sizeof(Entry));
  native_free(std::exchange(entries_, nullptr));
  mask_ = live_ = capacity_ = 0;
}

namespace {

// Makes the string canonical. The table must not contain an equal one.
Result<Str*> add_interned(Vm& vm, Str* string, uint32_t hash) {
  string->flags |= kStrInterned;
  if (!vm.interned->add(vm.meter, string, hash)) return vm.meter.stop(StopReason::Memory);
  return string;
}

}  // namespace

Result<Str*> intern(Vm& vm, Str* string) {
  if (string->is_interned()) return string;
  uint32_t hash = TRY(paced_string_hash(vm, string));
  Str* found =
      vm.boot.names().find(vm.meter, vm.base, hash, str_data(string), string->extra, string->kind);
  if (found == nullptr) {
    found =
        vm.interned->find(vm.meter, vm.base, hash, str_data(string), string->extra, string->kind);
  }
  if (found != nullptr) return found;
  // Boot strings are read-only, and instances of str subclasses cannot be names. Both are copied.
  if (!is_exactly(string, TypeId::Str) || (is_boot_cell(string) && !vm.heap.building_boot())) {
    Str* copy = TRY(make_string_room(vm, string->extra, string->kind, string->is_ascii()));
    TRY(paced_copy(vm.meter, copy->data, str_data(string), size_t{string->extra} * string->kind));
    string = copy;
    TRY(paced_string_hash(vm, string));
  }
  return add_interned(vm, string, hash);
}

Result<Str*> intern(Vm& vm, std::string_view utf8) {
  if (utf8.empty()) return vm.empty_string();
  if (utf8.size() == 1) return vm.character(static_cast<uint8_t>(utf8[0]));
  // Most names in code are already interned, in the boot image or by other code. Look them up
  // without making a string.
  if (utf8.size() <= kLongestName && is_ascii(utf8)) {
    auto length = static_cast<uint32_t>(utf8.size());
    uint32_t hash = hash_of_characters(reinterpret_cast<const uint8_t*>(utf8.data()), length, 1);
    Str* found = vm.boot.names().find(vm.meter, vm.base, hash, utf8.data(), length, 1);
    if (found == nullptr)
      found = vm.interned->find(vm.meter, vm.base, hash, utf8.data(), length, 1);
    if (found != nullptr) return found;
    TRY(vm.meter.charge(length / 64));
    Str* made = TRY(make_string_room(vm, length, 1, true));
    std::memcpy(made->data, utf8.data(), length);
    made->hash = hash;
    made->flags |= kStrHashed;
    return add_interned(vm, made, hash);
  }
  return intern(vm, TRY(make_string(vm, utf8)));
}

}  // namespace hognose
