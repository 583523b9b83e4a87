// InternTable: maps text to its canonical string cell, so that names compare by address.
//
// The table is outside the cage. It holds offsets and hashes and does not keep strings alive: the
// collector prunes it. There are two kinds: the boot image's table, which is shared, immutable and
// searched first, and one table per sandbox.
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

  // Returns the string with these characters, or null. `kind` and `length` are as in Str.
  Str* find(Meter& meter, CageBase base, uint32_t hash, const void* characters, uint32_t length,
            uint8_t kind) const;
  // Adds a string that find() did not find. Returns false, and changes nothing, if memory is out.
  bool add(Meter& meter, const Str* string, uint32_t hash);
  // Removes the strings that die in this collection. Fails if the run was stopped. Entries may then
  // be in the wrong places, and the heap must not be swept.
  Result<void> prune(Meter& meter, const Tracer& tracer);
  // Removes all strings, and releases the memory if the table is large.
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
