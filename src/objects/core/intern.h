// InternTable: the strings of which equal ones are the same cell, so that names compare by address.
//
// Receives strings; hands on the canonical one. Lies outside the cage, holds offsets and hashes,
// and keeps nothing alive: the collector prunes it. There are two: the boot image's, shared and
// immutable, which is asked first, and one of each sandbox.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "heap/heap.h"
#include "objects/core/layouts.h"

namespace hognose {

class InternTable {
 public:
  InternTable() = default;
  ~InternTable();
  InternTable(const InternTable&) = delete;
  InternTable& operator=(const InternTable&) = delete;
  InternTable& operator=(InternTable&& other) noexcept;

  // The string of these characters, or null. `kind` and `length` as in Str.
  Str* find(Meter& meter, CageBase base, uint32_t hash, const void* characters, uint32_t length,
            uint8_t kind) const;
  // Adds a string of which find() knew none. False: no memory (nothing is changed).
  bool add(Meter& meter, const Str* string, uint32_t hash);
  // Forgets the strings that die in this collection. Fails if a stop came: then entries may be out
  // of their places, and nothing may be swept.
  Result<void> prune(Meter& meter, const Tracer& tracer);
  // Forgets all; gives the memory back when there is much of it.
  void clear(Meter& meter);

  uint32_t size() const { return live_; }

 private:
  struct Entry {
    uint32_t offset;  // 0: free
    uint32_t hash;
  };

  bool grow(Meter& meter);
  void insert(Entry entry);

  Entry* entries_ = nullptr;
  uint32_t mask_ = 0;
  uint32_t live_ = 0;
  uint32_t capacity_ = 0;
};

}  // namespace hognose
