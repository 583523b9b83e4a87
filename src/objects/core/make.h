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
Result<Value> make_int_from_double(
    Vm& vm, double number);  // truncates; ValueError for NaN, OverflowError for infinity
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

// --- containers/dict.cpp; containers/dict_access.h reads and changes dicts
Result<Dict*> make_dict(Vm& vm, uint64_t expected_entries = 0);
// --- containers/set.cpp; containers/set_access.h reads and changes sets
Result<Set*> make_set(Vm& vm, TypeId set_or_frozenset);
// --- slice.cpp, sequence.cpp
Result<Value> make_slice(Vm& vm, Value start, Value stop, Value step);
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
