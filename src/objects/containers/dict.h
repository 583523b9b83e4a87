// What the files of dict share with one another and with the interpreter.
//
// Item access, the method table, and the makers of views and iterators. The table itself and its
// lookups are in dict_table.h.
#pragma once

#include "objects/containers/dict_table.h"
#include "objects/core/native.h"

namespace hognose {

inline constexpr size_t kDictMethodCount = 13;
extern const NativeRow kDictMethodRows[kDictMethodCount];
inline constexpr std::span<const NativeRow> kDictMethods{kDictMethodRows};

// dict[key]; KeyError when it is absent. Knows nothing of __missing__: for exact dicts.
Result<Value> dict_get_item(Vm& vm, Dict* dict, Value key);
// dict[key] = value
Result<void> dict_set_item(Vm& vm, Dict* dict, Value key, Value value);
// del dict[key]; KeyError when it is absent.
Result<void> dict_delete_item(Vm& vm, Dict* dict, Value key);

// dict.pop(key): the value, or undefined when the key is absent.
Result<Value> dict_take_calling(Vm& vm, Dict* dict, Value key);
// dict.setdefault(key, value): the value that is there afterwards.
Result<Value> dict_set_default_calling(Vm& vm, Dict* dict, Value key, Value value);
// dict.popitem(): takes the newest entry out; the dict is not empty.
Result<void> dict_take_last(Vm& vm, Dict* dict, Value* key, Value* value);
// A plain dict of the same entries (dict.copy()).
Result<Dict*> dict_copy_calling(Vm& vm, Value dict);

// Whether iterating the value is what dict.__iter__ does, so that its entries may be read directly.
bool iterates_as_dict(Vm& vm, Value value);
// dict | other and dict.update(): both have the layout of dict, entries are read directly.
Result<void> dict_merge_calling(Vm& vm, Dict* target, Dict* source);

Result<Value> make_dict_view(Vm& vm, TypeId type, Value dict);
Result<Value> make_dict_iterator(Vm& vm, TypeId type, Value dict);  // forward and reverse ones
void trace_dict_view(Tracer& tracer, Cell* cell, size_t bytes);

}  // namespace hognose
