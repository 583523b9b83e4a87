// Shared by the files of dict and by the interpreter: item access, the method table, and the makers
// of views and iterators.
//
// The table itself and its lookups are in dict_table.h.
#pragma once

#include "objects/containers/dict_table.h"
#include "objects/core/native.h"

namespace hognose {

inline constexpr size_t kDictMethodCount = 13;
extern const NativeRow kDictMethodRows[kDictMethodCount];
inline constexpr std::span<const NativeRow> kDictMethods{kDictMethodRows};

// dict[key]; KeyError if absent. For exact dicts: ignores __missing__.
Result<Value> dict_get_item(Vm& vm, Dict* dict, Value key);
// dict[key] = value
Result<void> dict_set_item(Vm& vm, Dict* dict, Value key, Value value);
// del dict[key]; KeyError if absent.
Result<void> dict_delete_item(Vm& vm, Dict* dict, Value key);

// dict.pop(key): the value, or undefined if the key is absent.
Result<Value> dict_take_calling(Vm& vm, Dict* dict, Value key);
// dict.setdefault(key, value): the value that is stored afterwards.
Result<Value> dict_set_default_calling(Vm& vm, Dict* dict, Value key, Value value);
// dict.popitem(): removes the newest entry. The dict must not be empty.
Result<void> dict_take_last(Vm& vm, Dict* dict, Value* key, Value* value);
// A plain dict with the same entries (dict.copy()).
Result<Dict*> dict_copy_calling(Vm& vm, Value dict);

// Whether iterating the value uses dict.__iter__, so that its entries may be read directly.
bool iterates_as_dict(Vm& vm, Value value);
// Merges for dict | other and dict.update(). Both have the layout of dict; reads entries directly.
Result<void> dict_merge_calling(Vm& vm, Dict* target, Dict* source);

Result<Value> make_dict_view(Vm& vm, TypeId type, Value dict);
Result<Value> make_dict_iterator(Vm& vm, TypeId type, Value dict);  // forward and reverse
void trace_dict_view(Tracer& tracer, Cell* cell, size_t bytes);

}  // namespace hognose
