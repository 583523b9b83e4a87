// Makers: how C++ code makes guest values of the common types. Each is defined in its type's file.
//
// Receives numbers, text and values; hands on new cells, or fails as an allocation does.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "base/byte_hash.h"
#include "objects/core/vm.h"

namespace hognose {

// --- int.cpp. from any 64-bit number; big ones become cells.
Result<Value> make_int(Vm& vm, int64_t number);
Result<Value> make_int_unsigned(Vm& vm, uint64_t number);
Result<Value> make_int_from_double(Vm& vm, double number);  // truncated; finite
inline Value make_float(double number) { return Value::from_double(number); }

// --- text/storage.cpp
Result<Str*> make_string(Vm& vm, std::string_view utf8);  // valid UTF-8 (WTF-8) only
Result<Str*> make_string_ascii(Vm& vm, std::string_view ascii);
Result<Str*> make_string_character(Vm& vm, char32_t character);
// Uninitialised characters of that kind (1, 2, 4): the caller fills data and keeps kind minimal.
Result<Str*> make_string_room(Vm& vm, uint64_t length, uint8_t kind, bool ascii);
Result<Str*> intern(Vm& vm, Str* string);  // the canonical equal string
Result<Str*> intern(Vm& vm, std::string_view utf8);
bool strings_equal(const Str* left, const Str* right);
// The same, and their order (below 0, 0, above 0), for strings that may be long: looks at the
// limits in between. Charges nothing.
Result<bool> paced_strings_equal(Vm& vm, const Str* left, const Str* right);
Result<int> paced_string_order(Vm& vm, const Str* left, const Str* right);
// left + right; amortised in the length of right when left grows in a loop.
Result<Str*> append_string(Vm& vm, Str* left, Str* right);
// The concatenation of `count` string values (each with the layout of str).
Result<Str*> concatenate_strings(Vm& vm, const Value* strings, size_t count);
uint32_t compute_string_hash(Str* string);
inline uint32_t string_hash(Str* string) {  // cached in the cell
  return HOGNOSE_LIKELY((string->flags & kStrHashed) != 0) ? string->hash
                                                           : compute_string_hash(string);
}
// The same for strings that may be long: charges for them, and looks at the limits in between.
Result<uint32_t> paced_string_hash(Vm& vm, Str* string);
// What hash() answers for a string, and what hash tables store for it.
inline uint64_t string_hash_value(Str* string) { return widened_hash(string_hash(string)); }

// Text of a format as in Vm::raise: "{}" stands for the next argument (errors.cpp).
Result<Str*> make_text_of(Vm& vm, const char* format,
                          std::initializer_list<TextArgument> arguments);
template <class... Arguments>
Result<Str*> make_text(Vm& vm, const char* format, Arguments... arguments) {
  return make_text_of(vm, format, {TextArgument(arguments)...});
}

// --- bytes.cpp
Result<Bytes*> make_bytes(Vm& vm, const uint8_t* data, size_t size);  // null data: zeroes

// --- list_storage.cpp
Result<Tuple*> make_tuple(Vm& vm, const Value* items, size_t count);
Result<Tuple*> make_tuple(Vm& vm, std::initializer_list<Value> items);
Result<Tuple*> make_tuple_room(Vm& vm, uint64_t count);  // filled with None
Result<List*> make_list(Vm& vm, const Value* items, size_t count);
Result<List*> make_list_room(Vm& vm, uint64_t capacity);           // empty, with that capacity
Result<void> list_reserve(Vm& vm, List* list, uint64_t capacity);  // at least; never shrinks
Result<void> list_append(Vm& vm, List* list, Value item);
Result<void> list_extend_calling(Vm& vm, List* list, Value iterable);
// list.sort(key=key, reverse=reverse); key None: none.
Result<void> list_sort_calling(Vm& vm, List* list, Value key, bool reverse);
Result<List*> list_from_iterable_calling(Vm& vm, Value iterable);
Result<Tuple*> tuple_from_iterable_calling(Vm& vm, Value iterable);

// --- dict.cpp. Keys that are exact strings never call guest code.
Result<Dict*> make_dict(Vm& vm, uint64_t expected_entries = 0);
Value dict_find_string(Vm& vm, const Dict* dict, Str* key);  // undefined if absent
Result<void> dict_set_string(Vm& vm, Dict* dict, Str* key, Value value);
Result<bool> dict_delete_string(Vm& vm, Dict* dict, Str* key);  // whether it was there
Result<Value> dict_find_calling(Vm& vm, Dict* dict, Value key);
Result<void> dict_set_calling(Vm& vm, Dict* dict, Value key, Value value);
Result<bool> dict_delete_calling(Vm& vm, Dict* dict, Value key);
Result<void> dict_update_calling(Vm& vm, Dict* dict, Value other);  // dict.update(other)
// for key in keys(): dict[key] = mapping[key], where `keys` is the mapping's bound method.
Result<void> dict_update_by_keys_calling(Vm& vm, Dict* dict, Value mapping, Value keys);
Result<Dict*> dict_copy(Vm& vm, const Dict* dict);
// Iteration from C++: starts at *position = 0; false at the end. Safe against changes in between.
bool dict_next(const Dict* dict, uint32_t* position, Value* key, Value* value);
// The entry index of an exact string key, or -1 (inline caches).
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
// The same items, the first one first.
inline SliceBounds ascending(SliceBounds bounds) {
  if (bounds.step > 0) return bounds;
  return {bounds.start + (bounds.count - 1) * bounds.step, -bounds.step, bounds.count};
}
Result<SliceBounds> slice_bounds_calling(Vm& vm, Slice* slice, int64_t length);
// The two steps of that, for containers whose length may change while __index__ methods run: start,
// stop and step as numbers, then what they mean for a length.
struct SliceIndices {
  int64_t start;
  int64_t stop;
  int64_t step;
};
Result<SliceIndices> slice_indices_calling(Vm& vm, const Slice* slice);
SliceBounds slice_bounds(const SliceIndices& indices, int64_t length);
// slice.indices(length): ints of any size.
struct LongSliceIndices {
  Value start;
  Value stop;
  Value step;
};
Result<LongSliceIndices> long_slice_indices_calling(Vm& vm, const Slice* slice, Value length);
Result<Value> make_range_iterator(Vm& vm, int64_t start, int64_t step, int64_t count);
Result<Value> make_sequence_iterator(Vm& vm, TypeId iterator_type, Value sequence);

// --- function.cpp
Result<Value> make_bound_method(Vm& vm, Value function, Value self);
Result<Value> make_native_function(Vm& vm, uint32_t native_index, Value self);
Result<CellVariable*> make_cell_variable(Vm& vm, Value content);

// --- exception.cpp
Result<Exception*> make_exception(Vm& vm, TypeId type, Value argument);  // undefined: no argument
Result<Value> exception_detail(Vm& vm, Exception* exception, unsigned field);

}  // namespace hognose
