// InternTable: maps text to its canonical string cell, so that names compare by address.
//
// The table is outside the cage. It holds offsets and hashes and does not keep strings alive: the
// collector prunes it. There are two kinds: the boot image's table, which is shared, immutable and
// searched first, and one table per sandbox.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "heap/heap.h"
#include "objects/core/charged_table.h"
#include "objects/core/layouts.h"

namespace hognose {

class InternTable {
 public:
  struct Entry {
    uint32_t offset;  // 0: free
    uint32_t string_hash;

    bool is_free() const { return offset == 0; }
    bool is_alive(const Tracer& tracer) const { return tracer.is_marked(offset); }
    uint32_t hash() const { return string_hash; }
  };
  // The places of a table, without the right to change it.
  using Places = ChargedTable<Entry, 256>::Places;
  Places places() const { return table_.places(); }

  // Returns the string with these characters, or null. `kind` and `length` are as in Str.
  static Str* find(Places places, Meter& meter, CageBase base, uint32_t hash,
                   const void* characters, uint32_t length, uint8_t kind);
  // Adds a string that find() did not find. Returns false, and changes nothing, if memory is out.
  bool add(Meter& meter, const Str* string, uint32_t hash) {
    return table_.add(meter, {offset_of(string), hash});
  }
  // Removes the strings that die in this collection; see ChargedTable::prune.
  Result<void> prune(Meter& meter, const Tracer& tracer) {
    TRY(table_.prune(meter, tracer));
    return {};
  }
  // Removes all strings and releases the memory.
  void clear(Meter& meter) { table_.clear(meter); }

  void transfer(Transfer& transfer) { table_.transfer(transfer); }

  uint32_t size() const { return table_.size(); }

 private:
  ChargedTable<Entry, 256> table_;
};

}  // namespace hognose
