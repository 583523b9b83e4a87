// ChargedTable: a hash table of offsets outside the cage. Its memory is charged to the meter.
//
// It uses open addressing with linear probing. It does not keep the cells alive to which it refers:
// the collector prunes it. The type of the entries has is_free(), is_alive(tracer) and hash(); an
// entry of zeros must be free.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "base/native_memory.h"
#include "heap/heap.h"
#include "meter/paced.h"

namespace hognose {

template <class Entry, uint32_t kFirstCapacity>
class ChargedTable {
 public:
  ChargedTable() = default;
  ~ChargedTable() { native_free(entries_); }
  ChargedTable(const ChargedTable&) = delete;
  ChargedTable& operator=(const ChargedTable&) = delete;
  ChargedTable& operator=(ChargedTable&& other) noexcept {
    std::swap(entries_, other.entries_);
    std::swap(mask_, other.mask_);
    std::swap(live_, other.live_);
    std::swap(capacity_, other.capacity_);
    return *this;
  }

  uint32_t size() const { return live_; }

  // The places of the entries. Their number is a power of two, or zero.
  using Places = std::span<const Entry>;
  Places places() const { return {entries_, capacity_}; }

  // The entry for which is_wanted(entry) is true, or null. Entries of other hashes are tried, too.
  template <class Test>
  static const Entry* find(Places places, uint32_t hash, Test is_wanted) {
    if (places.empty()) return nullptr;
    const size_t mask = places.size() - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
      const Entry& entry = places[i];
      if (entry.is_free()) return nullptr;
      if (is_wanted(entry)) return &entry;
    }
  }
  template <class Test>
  const Entry* find(uint32_t hash, Test is_wanted) const {
    return find(places(), hash, is_wanted);
  }

  // Adds an entry that is not in the table. Returns false, and changes nothing, if memory is out.
  bool add(Meter& meter, const Entry& entry) {
    if (live_ >= capacity_ - capacity_ / 4 && !grow(meter)) return false;
    insert(entry);
    ++live_;
    return true;
  }

  // Removes the entries that are not alive, and returns their number. Fails if the run was stopped.
  // Entries may then be in the wrong places, and the heap must not be swept.
  Result<uint32_t> prune(Meter& meter, const Tracer& tracer) {
    uint32_t dead = 0;
    TRY(in_parts(meter, capacity_, kPacedEntries, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        if (!entries_[i].is_free() && !entries_[i].is_alive(tracer)) ++dead;
      }
    }));
    if (dead == 0) return 0;
    // Linear probing allows no holes, so the survivors of each run of entries are inserted again.
    // Starting after a free entry ensures that no run wraps around the start.
    uint32_t start = 0;
    while (!entries_[start].is_free()) ++start;
    TRY(in_parts(meter, capacity_, kPacedEntries, [&](size_t begin, size_t end) {
      for (size_t step = begin; step < end; ++step) {
        Entry entry = std::exchange(entries_[(start + step + 1) & mask_], Entry{});
        if (!entry.is_free() && entry.is_alive(tracer)) insert(entry);
      }
    }));
    live_ -= dead;
    return dead;
  }

  // Removes all entries and releases the memory.
  void clear(Meter& meter) {
    meter.give_memory(uint64_t{capacity_} * sizeof(Entry));
    native_free(std::exchange(entries_, nullptr));
    mask_ = live_ = capacity_ = 0;
  }

  void transfer(Transfer& transfer) {
    transfer.value(mask_);
    transfer.value(live_);
    transfer.value(capacity_);
    transfer.array(entries_, capacity_);
  }

 private:
  void insert(const Entry& entry) {
    uint32_t i = entry.hash() & mask_;
    while (!entries_[i].is_free()) i = (i + 1) & mask_;
    entries_[i] = entry;
  }

  bool grow(Meter& meter) {
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
        if (!old[i].is_free()) insert(old[i]);
      }
    });
    native_free(old);
    meter.give_memory(uint64_t{old_capacity} * sizeof(Entry));
    return true;
  }

  Entry* entries_ = nullptr;
  uint32_t mask_ = 0;
  uint32_t live_ = 0;
  uint32_t capacity_ = 0;
};

}  // namespace hognose
