// The table of hashes of tuples.
//
// Its memory is taken with the first entry, as most programs need none.
#include "objects/containers/tuple_hashes.h"

#include <algorithm>
#include <new>

namespace hognose {

void TupleHashes::remember(const Entry& entry, uint32_t epoch) {
  if (entries_ == nullptr) entries_.reset(new (std::nothrow) Entry[1u << kBits]());
  if (entries_ == nullptr) return;
  if (epoch != epoch_) {
    clear();
    epoch_ = epoch;
  }
  entries_[place(entry.tuple)] = entry;
  has_entries_ = true;
}

void TupleHashes::clear() {
  if (!has_entries_) return;
  std::fill_n(entries_.get(), 1u << kBits, Entry{});
  has_entries_ = false;
}

}  // namespace hognose
