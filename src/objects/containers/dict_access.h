// Reads and changes dicts from C++. objects/core/make.h makes them.
//
// Operations on keys that are exact strings never call guest code.
#pragma once

#include "objects/core/vm.h"

namespace hognose {

Value dict_find_string(Vm& vm, const Dict* dict, Str* key);  // undefined if absent
Result<void> dict_set_string(Vm& vm, Dict* dict, Str* key, Value value);
// Returns whether the key was present.
Result<bool> dict_delete_string(Vm& vm, Dict* dict, Str* key);
Result<Value> dict_find_calling(Vm& vm, Dict* dict, Value key);
Result<void> dict_set_calling(Vm& vm, Dict* dict, Value key, Value value);
Result<bool> dict_delete_calling(Vm& vm, Dict* dict, Value key);
Result<void> dict_update_calling(Vm& vm, Dict* dict, Value other);  // dict.update(other)
// for key in keys(): dict[key] = mapping[key], where `keys` is the bound keys() method of mapping.
Result<void> dict_update_by_keys_calling(Vm& vm, Dict* dict, Value mapping, Value keys);
Result<Dict*> dict_copy(Vm& vm, const Dict* dict);
// Iterates from C++. Start with *position = 0; returns false at the end. The dict may change
// between the calls.
bool dict_next(const Dict* dict, uint32_t* position, Value* key, Value* value);
// The index of the entry with this exact string key, or -1. For inline caches.
int64_t dict_entry_index(Vm& vm, const Dict* dict, Str* key);

}  // namespace hognose
