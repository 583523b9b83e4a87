// array.array: the type, its operators, item assignment and its iterator.
//
// Numbers or characters are packed in a ByteStore. The store is read again after every call that
// may run guest code. The methods are in array_methods.cpp.
#include "objects/bytes/array.h"

#include "meter/paced.h"
#include "objects/bytes/methods.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/comparison.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr std::string_view kTypeCodes = "bBuwhHiIlLqQfd";

ByteStore* array_of(const Vm& vm, Value value) { return vm.cell<ByteStore>(value); }

bool is_array(const Vm& vm, Value value) { return vm.has_layout(value, TypeId::Array); }

}  // namespace

// --- items

const ItemFormat* array_format(const ByteStore* array) {
  const ItemFormat* format = find_item_format(static_cast<char>(array->item));
  return format != nullptr ? format : find_item_format('B');
}

Result<Value> array_item(Vm& vm, const ByteStore* array, uint32_t index) {
  const ItemFormat* format = array_format(array);
  const uint8_t* bytes = array->data() + uint64_t{index} * format->size;
  if (format->kind != ItemKind::Wide) {
    return read_item(vm, format->kind, bytes, format->size, Endian::Little);
  }
  uint64_t character = read_unsigned(bytes, 4, Endian::Little);
  if (character > 0x10FFFF) {
    return vm.raise(
        TypeId::ValueError, "character U+{} is not in range [U+0000; U+10ffff]",
        TRY(int_in_base(vm, Value::from_small_int(static_cast<int64_t>(character)), 16, "")));
  }
  return Value::from_cell(TRY(make_string_character(vm, static_cast<char32_t>(character))));
}

namespace {

Failure raise_beyond(Vm& vm, const char* name, bool below) {
  return vm.raise(TypeId::OverflowError,
                  below ? "{} is less than minimum" : "{} is greater than maximum", name);
}

Failure raise_out_of_range(Vm& vm, const ItemFormat* format, Value number) {
  bool negative = int_is_negative(vm, number);
  uint64_t bits;
  switch (format->code) {
    case 'I':
    case 'L':
      if (negative) {
        return vm.raise(TypeId::OverflowError, "can't convert negative value to unsigned int");
      }
      if (format->code == 'L' || !integer_bits(vm, number, ItemKind::Unsigned, 8, &bits)) {
        return vm.raise(TypeId::OverflowError,
                        "Python int too large to convert to C unsigned long");
      }
      break;
    case 'Q':
      return vm.raise(TypeId::OverflowError, negative ? "can't convert negative int to unsigned"
                                                      : "int too big to convert");
    case 'q': return vm.raise(TypeId::OverflowError, "int too big to convert");
    case 'l': return vm.raise(TypeId::OverflowError, "Python int too large to convert to C long");
    default: {
      if (!integer_bits(vm, number, ItemKind::Signed, 8, &bits)) {
        return vm.raise(TypeId::OverflowError, "Python int too large to convert to C long");
      }
      // CPython first converts the items of these two types to a wider C type.
      if (format->code == 'b' && !integer_bits(vm, number, ItemKind::Signed, 2, &bits)) {
        return raise_beyond(vm, "signed short integer", negative);
      }
      if (format->code == 'H' && !integer_bits(vm, number, ItemKind::Signed, 4, &bits)) {
        return raise_beyond(vm, "signed integer", negative);
      }
      break;
    }
  }
  return raise_beyond(vm, format->c_name, negative);
}

}  // namespace

Result<void> pack_array_item_calling(Vm& vm, const ItemFormat* format, Value value,
                                     uint8_t* bytes) {
  if (format->kind == ItemKind::Wide) {
    const Str* text = vm.as<Str>(value, TypeId::Str);
    if (text == nullptr) {
      return vm.raise(TypeId::TypeError, "array item must be a unicode character, not {}",
                      type_name(vm, value));
    }
    if (text->length != 1) {
      return vm.raise(TypeId::TypeError,
                      "array item must be a unicode character, not a string of length {}",
                      text->length);
    }
    write_integer(bytes, 4, Endian::Little, character_at(text, 0));
    return {};
  }
  if (format->kind == ItemKind::Float) {
    double number = TRY(real_number_calling(vm, value));
    if (format->size == 4) {
      // As in a C cast, a number that is too large becomes infinite.
      auto narrow = static_cast<float>(number);
      std::memcpy(bytes, &narrow, sizeof(narrow));
    } else {
      write_float(bytes, 8, Endian::Little, number);
    }
    return {};
  }
  Value number = TRY(index_calling(vm, value));
  uint64_t bits;
  if (!integer_bits(vm, number, format->kind, format->size, &bits)) {
    return raise_out_of_range(vm, format, number);
  }
  write_integer(bytes, format->size, Endian::Little, bits);
  return {};
}

// --- making and growing

Result<ByteStore*> make_array(Vm& vm, Type* type, const ItemFormat* format, uint64_t length) {
  auto* array = TRY(vm.make_instance<ByteStore>(type));
  array->item = static_cast<uint8_t>(format->code);
  if (length > kMaximumBytesLength / format->size) return vm.raise(TypeId::MemoryError, "");
  if (length != 0) TRY(resize_store(vm, array, length * format->size));
  return array;
}

Result<ByteStore*> array_part(Vm& vm, const ByteStore* array, uint32_t start, uint32_t stop) {
  const ItemFormat* format = array_format(array);
  ByteStore* part = TRY(make_array(vm, vm.type(TypeId::Array), format, stop - start));
  if (part->length != 0) {
    TRY(paced_copy(vm.meter, part->data(), array->data() + uint64_t{start} * format->size,
                   part->length));
  }
  return part;
}

Result<void> array_append_calling(Vm& vm, ByteStore* array, Value value) {
  const ItemFormat* format = array_format(array);
  uint8_t bytes[8];
  TRY(pack_array_item_calling(vm, format, value, bytes));
  uint8_t* place = TRY(replace_in_store(vm, array, array->length, array->length, format->size));
  std::memcpy(place, bytes, format->size);
  return {};
}

Result<void> array_append_bytes(Vm& vm, ByteStore* array, BytesView bytes) {
  if (bytes.count % array_format(array)->size != 0) {
    return vm.raise(TypeId::ValueError, "bytes length not a multiple of item size");
  }
  uint8_t* place = TRY(replace_in_store(vm, array, array->length, array->length, bytes.count));
  TRY(copy_view(vm, place, bytes));
  return {};
}

Result<void> array_append_text(Vm& vm, ByteStore* array, const Str* text) {
  TRY(vm.meter.charge(text->length / 8));
  uint8_t* place =
      TRY(replace_in_store(vm, array, array->length, array->length, uint64_t{text->length} * 4));
  return with_units(text, [&](auto units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        write_integer(place + i * 4, 4, Endian::Little, units.data[i]);
      }
    });
  });
}

Result<void> array_extend_calling(Vm& vm, ByteStore* array, Value source) {
  if (is_array(vm, source)) {
    ByteStore* other = array_of(vm, source);
    if (array_format(other) != array_format(array)) {
      return vm.raise(TypeId::TypeError, "can only extend with array of same kind");
    }
    BytesView bytes = other->view();
    return array_append_bytes(vm, array, bytes);
  }
  return for_each_calling(vm, source, [&](Value item) -> Result<bool> {
    TRY(array_append_calling(vm, array, item));
    return true;
  });
}

namespace {

Result<const ItemFormat*> type_code_argument(Vm& vm, Value value) {
  const Str* text = vm.as<Str>(value, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "array() argument 1 must be a unicode character, not {}",
                    type_name(vm, value));
  }
  if (text->length != 1) {
    return vm.raise(TypeId::TypeError,
                    "array() argument 1 must be a unicode character, not a string of length {}",
                    text->length);
  }
  char32_t code = character_at(text, 0);
  if (code >= 0x80 || kTypeCodes.find(static_cast<char>(code)) == std::string_view::npos) {
    return vm.raise(TypeId::ValueError,
                    "bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)");
  }
  return find_item_format(static_cast<char>(code));
}

Result<void> fill_calling(Vm& vm, ByteStore* array, Value source) {
  bool is_text = is_text_array(array);
  char32_t code = array->item;
  if (const Str* text = vm.as<Str>(source, TypeId::Str)) {
    if (is_text) return array_append_text(vm, array, text);
    return vm.raise(TypeId::TypeError, "cannot use a str to initialize an array with typecode '{}'",
                    code);
  }
  if (is_array(vm, source)) {
    ByteStore* other = array_of(vm, source);
    if (array_format(other) == array_format(array)) return array_extend_calling(vm, array, source);
    if (is_text_array(other) && !is_text) {
      return vm.raise(TypeId::TypeError,
                      "cannot use a unicode array to initialize an array with typecode '{}'", code);
    }
  } else if (vm.has_layout(source, TypeId::Bytes) || vm.has_layout(source, TypeId::Bytearray)) {
    return array_append_bytes(vm, array, view_of(vm, source));
  }
  return for_each_calling(vm, source, [&](Value item) -> Result<bool> {
    TRY(array_append_calling(vm, array, item));
    return true;
  });
}

Result<Value> array_new(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (given->length == 0 || given->length > 2) {
    return vm.raise(TypeId::TypeError,
                    given->length == 0 ? "array() takes at least 1 argument ({} given)"
                                       : "array() takes at most 2 arguments ({} given)",
                    given->length);
  }
  const ItemFormat* format = TRY(type_code_argument(vm, given->items[0]));
  ByteStore* array = TRY(make_array(vm, vm.known<Type>(arguments[0]), format, 0));
  if (given->length == 2) TRY(fill_calling(vm, array, given->items[1]));
  return Value::from_cell(array);
}

// --- repr and comparison

Result<Value> array_tolist_value(Vm& vm, const ByteStore* array) {
  uint32_t length = array_length(array);
  List* list = TRY(make_list_room(vm, length));
  for (uint32_t i = 0; i < length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(list_append(vm, list, TRY(array_item(vm, array, i))));
  }
  return Value::from_cell(list);
}

Result<Value> array_repr(Vm& vm, Value self) {
  ByteStore* array = array_of(vm, self);
  const Str* name = vm.type_of(self)->name.get();
  char32_t code = array->item;
  if (array->length == 0) return Value::from_cell(TRY(make_text(vm, "{}('{}')", name, code)));
  Str* items;
  if (is_text_array(array)) {
    RootVector characters(vm);
    for (uint32_t i = 0; i < array_length(array); ++i) {
      TRY(vm.meter.charge(1));
      TRY(characters.push(TRY(array_item(vm, array, i))));
    }
    Str* text = TRY(concatenate_strings(vm, characters.data(), characters.size()));
    items = TRY(repr_calling(vm, Value::from_cell(text)));
  } else {
    items = TRY(repr_calling(vm, TRY(array_tolist_value(vm, array))));
  }
  return Value::from_cell(TRY(make_text(vm, "{}('{}', {})", name, code, items)));
}

Result<Value> array_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_array(vm, other)) return Value::not_implemented();
  const ByteStore* left = array_of(vm, self);
  const ByteStore* right = array_of(vm, other);
  // stays: items are plain numbers and strings, no guest code runs
  uint32_t left_length = array_length(left), right_length = array_length(right);
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (equality && left_length != right_length) {
    return Value::boolean(op == CompareOperator::NotEqual);
  }
  // stays: for the same reason as the lengths
  uint32_t common = std::min(left_length, right_length);
  for (uint32_t i = 0; i < common; ++i) {
    TRY(vm.meter.charge(1));
    Value a = TRY(array_item(vm, left, i)), b = TRY(array_item(vm, right, i));
    if (TRY(compare_truth_calling(vm, a, b, CompareOperator::Equal))) continue;
    if (equality) return Value::boolean(op == CompareOperator::NotEqual);
    return compare_calling(vm, a, b, op);
  }
  return Value::boolean(satisfies(left_length, op, right_length));
}

// --- items and slices

Result<int64_t> array_length_slot(Vm& vm, Value self) { return array_length(array_of(vm, self)); }

Failure raise_bad_index(Vm& vm) {
  return vm.raise(TypeId::TypeError, "array indices must be integers");
}

Result<Value> array_get_item(Vm& vm, Value self, Value key) {
  if (has_index(vm, key)) {
    int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
    ByteStore* array = array_of(vm, self);
    int64_t length = array_length(array);
    if (index < 0) index += length;
    if (index < 0 || index >= length) {
      return vm.raise(TypeId::IndexError, "array index out of range");
    }
    return array_item(vm, array, static_cast<uint32_t>(index));
  }
  if (!vm.has_layout(key, TypeId::Slice)) return raise_bad_index(vm);
  SliceIndices indices = TRY(slice_indices_calling(vm, vm.cell<Slice>(key)));
  ByteStore* array = array_of(vm, self);
  SliceBounds bounds = slice_bounds(indices, array_length(array));
  if (bounds.count == 0) bounds.start = 0;
  if (bounds.step == 1) {
    auto start = static_cast<uint32_t>(bounds.start);
    return Value::from_cell(
        TRY(array_part(vm, array, start, start + static_cast<uint32_t>(bounds.count))));
  }
  const ItemFormat* format = array_format(array);
  auto count = static_cast<uint64_t>(bounds.count);
  TRY(vm.meter.charge(count / 8));
  ByteStore* part = TRY(make_array(vm, vm.type(TypeId::Array), format, count));
  TRY(with_items(part, format->size, [&]<class Item>(Item* items) {
    const Item* first = reinterpret_cast<const Item*>(array->data()) + bounds.start;
    return paced_gather(vm.meter, items, first, bounds.step, count);
  }));
  return Value::from_cell(part);
}

Result<void> delete_slice(Vm& vm, ByteStore* array, SliceBounds bounds) {
  uint32_t size = array_format(array)->size;
  if (bounds.count == 0) return {};
  bounds = ascending(bounds);
  auto start = static_cast<uint32_t>(bounds.start);
  if (bounds.step == 1) {
    TRY(replace_in_store(vm, array, start * size,
                         (start + static_cast<uint32_t>(bounds.count)) * size, 0));
    return {};
  }
  TRY(check_resizable(vm, array));
  uint32_t length = array_length(array);
  TRY(vm.meter.charge(length / 8));
  auto removed = static_cast<uint32_t>(bounds.count);
  TRY(with_items(array, size, [&](auto* items) {
    return paced_remove(vm.meter, items, length, start, static_cast<size_t>(bounds.step), removed);
  }));
  return resize_store(vm, array, uint64_t{length - removed} * size);
}

Result<void> set_slice(Vm& vm, ByteStore* array, SliceBounds bounds, Value value) {
  if (value.is_undefined()) return delete_slice(vm, array, bounds);
  if (!is_array(vm, value)) {
    return vm.raise(TypeId::TypeError, "can only assign array (not \"{}\") to array slice",
                    type_name(vm, value));
  }
  ByteStore* other = array_of(vm, value);
  const ItemFormat* format = array_format(array);
  if (array_format(other) != format) {
    return vm.raise(TypeId::TypeError, "bad argument type for built-in operation");
  }
  BytesView fresh = other->view();
  // Replacing bytes below would move the source if it were the array itself.
  if (other == array) fresh = view_of(TRY(make_bytes(vm, fresh.data, fresh.count)));
  uint32_t count = fresh.count / format->size;
  if (bounds.step == 1) {
    auto start = static_cast<uint32_t>(bounds.start);
    auto stop = start + static_cast<uint32_t>(bounds.count);
    uint8_t* place =
        TRY(replace_in_store(vm, array, start * format->size, stop * format->size, fresh.count));
    return copy_view(vm, place, fresh);
  }
  if (count == 0) return delete_slice(vm, array, bounds);
  if (count != bounds.count) {
    return vm.raise(TypeId::ValueError,
                    "attempt to assign array of size {} to extended slice of size {}", count,
                    bounds.count);
  }
  TRY(vm.meter.charge(count / 8));
  return with_items(array, format->size, [&]<class Item>(Item* items) {
    return paced_scatter(vm.meter, items + bounds.start, bounds.step,
                         reinterpret_cast<const Item*>(fresh.data), count);
  });
}

Result<void> array_set_item(Vm& vm, Value self, Value key, Value value) {
  if (vm.has_layout(key, TypeId::Slice)) {
    SliceIndices indices = TRY(slice_indices_calling(vm, vm.known<Slice>(key)));
    ByteStore* array = array_of(vm, self);
    return set_slice(vm, array, slice_bounds(indices, array_length(array)), value);
  }
  if (!has_index(vm, key)) return raise_bad_index(vm);
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  ByteStore* array = array_of(vm, self);
  int64_t length = array_length(array);
  if (index < 0) index += length;
  if (index < 0 || index >= length) {
    return vm.raise(TypeId::IndexError, "array assignment index out of range");
  }
  if (value.is_undefined()) return delete_slice(vm, array, {index, 1, 1});
  const ItemFormat* format = array_format(array);
  uint8_t bytes[8];
  TRY(pack_array_item_calling(vm, format, value, bytes));
  array = array_of(vm, self);
  if (index >= array_length(array)) {
    return vm.raise(TypeId::IndexError, "array assignment index out of range");
  }
  std::memcpy(array->data() + index * format->size, bytes, format->size);
  return {};
}

// --- operators

Result<Value> array_repeat(Vm& vm, const ByteStore* array, int64_t times) {
  const ItemFormat* format = array_format(array);
  uint64_t total = 0;
  if (times > 0 &&
      __builtin_mul_overflow(static_cast<uint64_t>(times), uint64_t{array_length(array)}, &total)) {
    return vm.raise(TypeId::MemoryError, "");
  }
  uint32_t part = array->length;
  ByteStore* repeated = TRY(make_array(vm, vm.type(TypeId::Array), format, total));
  if (repeated->length == 0) return Value::from_cell(repeated);
  TRY(paced_repeat(vm.meter, repeated->data(), array->data(), part, repeated->length));
  return Value::from_cell(repeated);
}

Result<Value> array_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_array = is_array(vm, left);
  if (op == BinaryOperator::Multiply) {
    Value times = left_is_array ? right : left;
    if (!has_index(vm, times)) return Value::not_implemented();
    int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
    return array_repeat(vm, array_of(vm, left_is_array ? left : right), count);
  }
  if (!left_is_array) return Value::not_implemented();
  if (!is_array(vm, right)) {
    return vm.raise(TypeId::TypeError, "can only append array (not \"{}\") to array",
                    type_name(vm, right));
  }
  ByteStore* a = array_of(vm, left);
  ByteStore* b = array_of(vm, right);
  if (array_format(a) != array_format(b)) {
    return vm.raise(TypeId::TypeError, "bad argument type for built-in operation");
  }
  ByteStore* joined = TRY(array_part(vm, a, 0, array_length(a)));
  TRY(array_append_bytes(vm, joined, b->view()));
  return Value::from_cell(joined);
}

Result<Value> array_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  ByteStore* array = array_of(vm, self);
  if (op == BinaryOperator::Add) {
    if (!is_array(vm, other)) {
      return vm.raise(TypeId::TypeError, "can only extend array with array (not \"{}\")",
                      type_name(vm, other));
    }
    TRY(array_extend_calling(vm, array, other));
    return self;
  }
  if (!has_index(vm, other)) return Value::not_implemented();
  int64_t count = TRY(index_int64_calling(vm, other, OutOfRange::RaiseOverflow));
  array = array_of(vm, self);
  if (array->length == 0 || count == 1) return self;
  Value repeated = TRY(array_repeat(vm, array, count));
  BytesView bytes = array_of(vm, repeated)->view();
  uint8_t* place = TRY(replace_in_store(vm, array, 0, array->length, bytes.count));
  TRY(copy_view(vm, place, bytes));
  return self;
}

Result<bool> array_contains_calling(Vm& vm, Value self, Value item) {
  for (uint32_t i = 0; i < array_length(array_of(vm, self)); ++i) {
    TRY(vm.meter.charge(1));
    Value own = TRY(array_item(vm, array_of(vm, self), i));
    if (TRY(equal_calling(vm, own, item))) return true;
  }
  return false;
}

Result<Value> get_typecode(Vm& vm, Value self) {
  return Value::from_cell(vm.character(static_cast<uint8_t>(array_of(vm, self)->item)));
}

Result<Value> get_itemsize(Vm& vm, Value self) {
  return Value::from_small_int(array_format(array_of(vm, self))->size);
}

Result<Value> array_iterate(Vm& vm, Value self) {
  return make_sequence_iterator(vm, TypeId::ArrayIterator, self);
}

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  ByteStore* array = array_of(vm, iterator->sequence);
  int64_t index = iterator->index.small_int();
  if (index >= 0 && index < array_length(array)) {
    iterator->index = Value::from_small_int(index + 1);
    return array_item(vm, array, static_cast<uint32_t>(index));
  }
  iterator->sequence = Value::undefined();
  return Value::undefined();
}

constexpr NativeRow kIteratorMethods[] = {kIteratorReduce, kIteratorSetState};

void trace_array(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<ByteStore*>(cell)->buffer);
}

constexpr NativeRow kNew = {"__new__(cls, *args)", array_new, kNativeConstructor};

constexpr PropertyRow kProperties[] = {
    {"itemsize", get_itemsize, nullptr},
    {"typecode", get_typecode, nullptr},
};

constexpr uint16_t kOperators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply));

}  // namespace

const TypeSpec kArrayType = {
    .doc =
        "array(typecode, initializer=()): a sequence of numbers of one kind, stored side by\n"
        "side.\n\n"
        "typecode is the letter of the kind. initializer is an iterable of numbers, or\n"
        "their bytes.",
    .module = "array",
    .slots =
        {
            .repr = array_repr,
            .compare = array_compare,
            .length = array_length_slot,
            .get_item = array_get_item,
            .set_item = array_set_item,
            .contains = array_contains_calling,
            .iterate = array_iterate,
            .binary = array_binary,
            .binary_operators = kOperators,
            .inplace = array_inplace,
            .inplace_operators = kOperators,
        },
    .trace = trace_array,
    .instance_bytes = sizeof(ByteStore),
    .constructor = &kNew,
    .methods = kArrayMethodRows,
    .properties = kProperties,
    .unhashable = true,
};

const TypeSpec kArrayIteratorType = {
    .module = "array",
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
