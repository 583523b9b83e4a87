// The table of hashes of tuples.
//
// Its memory is taken with the first entry, as most programs need none.
#include "objects/containers/tuple_hashes.h"

#include <algorithm>

namespace hognose {

void TupleHashes::remember(const Entry& entry, uint32_t epoch) {
  if (entries_ == nullptr) {
    entries_ = static_cast<Entry*>(native_allocate_zeroed(kEntries * sizeof(Entry)));
    if (entries_ == nullptr) return;
  }
  if (epoch != epoch_) {
    clear();
    epoch_ = epoch;
  }
  entries_[place(entry.tuple)] = entry;
  has_entries_ = true;
}

void TupleHashes::clear() {
  if (!has_entries_) return;
  std::fill_n(entries_, kEntries, Entry{});
  has_entries_ = false;
}

void TupleHashes::release() {
  native_free(entries_);
  entries_ = nullptr;
  has_entries_ = false;
}

}  // namespace hognose
