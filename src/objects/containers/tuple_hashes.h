// Hashes of tuples that this run has computed before.
//
// Hashing a tuple hashes its items, so a lookup under tuples of tuples would hash the whole tree
// again. This table remembers the latest hashes. It may hold only those that nothing can change
// while the tuple exists: of tuples of strings, numbers, None and other such tuples. A tuple may be
// an instance of a class that inherits the hash of tuple. If classes change, all entries are
// forgotten. Another cell may take the place of a dead tuple, so a collection must clear() it, too.
//
// A hash that is found costs the fuel that computing it would cost.
#pragma once

#include <cstdint>

#include "base/native_memory.h"

namespace hognose {

class TupleHashes {
 public:
  TupleHashes() = default;
  TupleHashes(const TupleHashes&) = delete;
  TupleHashes& operator=(const TupleHashes&) = delete;
  ~TupleHashes() { native_free(entries_); }

  struct Entry {
    uint32_t tuple;  // its cage offset; 0: no entry
    uint32_t price;
    uint64_t hash;
  };

  // Null if the hash is not known. `epoch` is that of the classes (run_state.h).
  const Entry* find(uint32_t tuple, uint32_t epoch) const {
    if (entries_ == nullptr || epoch != epoch_) return nullptr;
    const Entry& entry = entries_[place(tuple)];
    return entry.tuple == tuple ? &entry : nullptr;
  }
  // The entry may take the place of another tuple's.
  void remember(const Entry& entry, uint32_t epoch);
  void clear();
  // Clears it, and gives its memory back.
  void release();

 private:
  static constexpr uint32_t kBits = 12;
  static constexpr uint32_t kEntries = 1u << kBits;
  static uint32_t place(uint32_t tuple) { return (tuple >> 4) * 0x9E3779B1u >> (32 - kBits); }

  Entry* entries_ = nullptr;
  uint32_t epoch_ = 0;
  bool has_entries_ = false;
};

}  // namespace hognose
