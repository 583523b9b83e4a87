// Recency: a dict kept in order of use, for OrderedDict and lru_cache.
//
// Receives a dict whose order is that of its entries; moves entries to either end and finds the
// first one without walking over those that were taken out before: it remembers where the first
// live entry of a table was. The table itself is remembered with it and thereby kept alive, so no
// other table can come to lie at its place.
#pragma once

#include "objects/containers/dict_table.h"

namespace hognose {

struct FirstEntry {
  Value table;  // the DictEntries that `index` is about
  uint32_t index = 0;
};

// The number of the first live entry; the dict is not empty.
uint32_t first_entry(Vm& vm, const Dict* dict, FirstEntry* first);
// Makes the entry the newest.
Result<void> move_entry_to_end(Vm& vm, Dict* dict, uint32_t number);
// Makes the entry the oldest.
Result<void> move_entry_to_start(Vm& vm, Dict* dict, uint32_t number, FirstEntry* first);

}  // namespace hognose
