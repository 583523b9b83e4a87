// Makers: functions with which C++ code makes guest values of the common types. Each is defined in
// the file of its type.
//
// Those that return a Result can fail as an allocation does.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/byte_hash.h"
#include "objects/core/vm.h"

namespace hognose {

// --- int.cpp: any 64-bit number; numbers that do not fit in a Value become cells
Result<Value> make_int(Vm& vm, int64_t number);
Result<Value> make_int_unsigned(Vm& vm, uint64_t number);
Result<Value> make_int_from_double(Vm& vm, double number);  // truncates; must be finite
inline Value make_float(double number) { return Value::from_double(number); }

// --- text/storage.cpp
Result<Str*> make_string(Vm& vm, std::string_view utf8);  // must be valid UTF-8 (or WTF-8)
Result<Str*> make_string_ascii(Vm& vm, std::string_view ascii);
Result<Str*> make_string_character(Vm& vm, char32_t character);
// A string of the given kind (1, 2 or 4 bytes per character) with uninitialized characters. The
// caller fills them in, and must use the smallest kind that fits.
Result<Str*> make_string_room(Vm& vm, uint64_t length, uint8_t kind, bool ascii);
Result<Str*> intern(Vm& vm, Str* string);  // returns the canonical equal string
Result<Str*> intern(Vm& vm, std::string_view utf8);
bool strings_equal(const Str* left, const Str* right);
// Like strings_equal(), and an order (negative, 0 or positive), for strings that may be long. They
// poll the limits while they compare, but charge nothing.
Result<bool> paced_strings_equal(Vm& vm, const Str* left, const Str* right);
Result<int> paced_string_order(Vm& vm, const Str* left, const Str* right);
// left + right. In a loop that grows `left`, the amortised cost is the length of `right`.
Result<Str*> append_string(Vm& vm, Str* left, Str* right);
// Concatenates `count` string values. Each must have the layout of str.
Result<Str*> concatenate_strings(Vm& vm, const Value* strings, size_t count);
uint32_t compute_string_hash(Str* string);
inline uint32_t string_hash(Str* string) {  // cached in the cell
  return HOGNOSE_LIKELY((string->flags & kStrHashed) != 0) ? string->hash
                                                           : compute_string_hash(string);
}
// Like string_hash(), for strings that may be long: charges for the work and polls the limits.
Result<uint32_t> paced_string_hash(Vm& vm, Str* string);
// The value of hash() for a string, which hash tables also store.
inline uint64_t string_hash_value(Str* string) { return widened_hash(string_hash(string)); }

// Formats text as Vm::raise does: each "{}" is replaced by the next argument (errors.cpp).
Result<Str*> make_text_of(Vm& vm, const char* format,
                          std::initializer_list<TextArgument> arguments);
template <class... Arguments>
Result<Str*> make_text(Vm& vm, const char* format, Arguments... arguments) {
  return make_text_of(vm, format, {TextArgument(arguments)...});
}

// --- bytes.cpp
Result<Bytes*> make_bytes(Vm& vm, const uint8_t* data, size_t size);  // null data: all zeros

// --- containers/list_storage.cpp; containers/list.h changes lists
Result<Tuple*> make_tuple(Vm& vm, const Value* items, size_t count);
Result<Tuple*> make_tuple(Vm& vm, std::initializer_list<Value> items);
Result<Tuple*> make_tuple_room(Vm& vm, uint64_t count);  // filled with None
Result<List*> make_list(Vm& vm, const Value* items, size_t count);
Result<List*> make_list_room(Vm& vm, uint64_t capacity);  // empty, with that capacity
Result<List*> list_from_iterable_calling(Vm& vm, Value iterable);
Result<Tuple*> tuple_from_iterable_calling(Vm& vm, Value iterable);

// --- dict.cpp. Operations on keys that are exact strings never call guest code.
Result<Dict*> make_dict(Vm& vm, uint64_t expected_entries = 0);
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

// --- set.cpp
Result<Set*> make_set(Vm& vm, TypeId set_or_frozenset);
Result<void> set_add_calling(Vm& vm, Set* set, Value item);
Result<bool> set_contains_calling(Vm& vm, Set* set, Value item);
Result<void> set_update_calling(Vm& vm, Set* set, Value iterable);
bool set_next(const Set* set, uint32_t* position, Value* item);

// --- slice.cpp, range.cpp, iterators
Result<Value> make_slice(Vm& vm, Value start, Value stop, Value step);
struct SliceBounds {
  int64_t start;
  int64_t step;
  int64_t count;  // number of items selected
};
// The same items in ascending order of index.
inline SliceBounds ascending(SliceBounds bounds) {
  if (bounds.step > 0) return bounds;
  return {bounds.start + (bounds.count - 1) * bounds.step, -bounds.step, bounds.count};
}
Result<SliceBounds> slice_bounds_calling(Vm& vm, Slice* slice, int64_t length);
// slice_bounds() in two steps, for containers whose length may change while __index__ methods run:
// first convert start, stop and step to numbers, then apply them to a length.
struct SliceIndices {
  int64_t start;
  int64_t stop;
  int64_t step;
};
Result<SliceIndices> slice_indices_calling(Vm& vm, const Slice* slice);
SliceBounds slice_bounds(const SliceIndices& indices, int64_t length);
// slice.indices(length) for ints of any size.
struct LongSliceIndices {
  Value start;
  Value stop;
  Value step;
};
Result<LongSliceIndices> long_slice_indices_calling(Vm& vm, const Slice* slice, Value length);
Result<Value> make_sequence_iterator(Vm& vm, TypeId iterator_type, Value sequence);

// --- function.cpp
Result<Value> make_bound_method(Vm& vm, Value function, Value self);
// The slot __get__ of callables that become methods: binds `self` to an instance.
Result<Value> bind_as_method(Vm& vm, Value self, Value object, Value owner);
Result<Value> make_native_function(Vm& vm, uint32_t native_index, Value self);
Result<CellVariable*> make_cell_variable(Vm& vm, Value content);

// --- exception.cpp
Result<Exception*> make_exception(Vm& vm, TypeId type, Value argument);  // undefined: no argument
Result<Value> exception_detail(Vm& vm, Exception* exception, unsigned field);

}  // namespace hognose
