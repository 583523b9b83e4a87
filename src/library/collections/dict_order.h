// Reordering the entries of a dict, for OrderedDict and lru_cache.
//
// The order of a dict is that of its entries. FirstEntry remembers the first live entry, so finding
// it skips each deleted entry only once. It also keeps the entry table alive: no other table can
// take its address, so an equal reference means the same table.
#pragma once

#include "objects/containers/dict_table.h"

namespace hognose {

struct FirstEntry {
  Value table;  // the DictEntries that `index` refers to
  uint32_t index = 0;
};

// The index of the first live entry. The dict must not be empty.
uint32_t first_entry(Vm& vm, const Dict* dict, FirstEntry* first);
// Moves the entry to the end of the order.
Result<void> move_entry_to_end(Vm& vm, Dict* dict, uint32_t number);
// Moves the entry to the start of the order.
Result<void> move_entry_to_start(Vm& vm, Dict* dict, uint32_t number, FirstEntry* first);

}  // namespace hognose
