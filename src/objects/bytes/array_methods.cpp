// The methods of array.array.
//
// Comparing items may run guest code, so lengths are read again after every comparison.
#include "objects/bytes/array.h"
#include "objects/bytes/memoryview.h"
#include "objects/classes/object_reduce.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

ByteStore* array_of(const Vm& vm, Value value) { return vm.cell<ByteStore>(value); }

Result<Value> method_append(Vm& vm, const Value* arguments) {
  TRY(array_append_calling(vm, array_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

// The address of the first item, as far as guests may see one: the offset of its buffer.
Result<Value> method_buffer_info(Vm& vm, const Value* arguments) {
  ByteStore* array = array_of(vm, arguments[0]);
  Value address = Value::from_small_int(array->buffer.offset());
  return Value::from_cell(
      TRY(make_tuple(vm, {address, Value::from_small_int(array_length(array))})));
}

uint8_t byte_swapped(uint8_t item) { return item; }
uint16_t byte_swapped(uint16_t item) { return __builtin_bswap16(item); }
uint32_t byte_swapped(uint32_t item) { return __builtin_bswap32(item); }
uint64_t byte_swapped(uint64_t item) { return __builtin_bswap64(item); }

Result<Value> method_byteswap(Vm& vm, const Value* arguments) {
  ByteStore* array = array_of(vm, arguments[0]);
  uint32_t size = array_format(array)->size;
  if (size == 1 || array->length == 0) return Value::none();
  TRY(vm.meter.charge(array->length / 8));
  TRY(with_items(array, size, [&](auto* items) {
    return in_parts(vm.meter, array_length(array), kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) items[i] = byte_swapped(items[i]);
    });
  }));
  return Value::none();
}

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  TRY(resize_store(vm, array_of(vm, arguments[0]), 0));
  return Value::none();
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  ByteStore* array = array_of(vm, arguments[0]);
  return Value::from_cell(TRY(array_part(vm, array, 0, array_length(array))));
}

// The first index in [start, stop) whose item equals the value, or -1.
Result<int64_t> find_calling(Vm& vm, Value self, Value value, int64_t start, int64_t stop) {
  for (int64_t i = start; i < stop && i < array_length(array_of(vm, self)); ++i) {
    TRY(vm.meter.charge(1));
    Value item = TRY(array_item(vm, array_of(vm, self), static_cast<uint32_t>(i)));
    if (TRY(compare_truth_calling(vm, item, value, CompareOperator::Equal))) return i;
  }
  return -1;
}

Result<Value> method_count(Vm& vm, const Value* arguments) {
  int64_t count = 0, place = -1;
  while ((place = TRY(find_calling(vm, arguments[0], arguments[1], place + 1, INT64_MAX))) >= 0) {
    ++count;
  }
  return Value::from_small_int(count);
}

Result<Value> method_extend(Vm& vm, const Value* arguments) {
  TRY(array_extend_calling(vm, array_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

Result<Value> method_frombytes(Vm& vm, const Value* arguments) {
  BytesView bytes = TRY(bytes_argument(vm, arguments[1]));
  TRY(array_append_bytes(vm, array_of(vm, arguments[0]), bytes));
  return Value::none();
}

// All or nothing: if an item is bad, the array stays unchanged.
Result<Value> method_fromlist(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::List)) {
    return vm.raise(TypeId::TypeError, "arg must be list");
  }
  ByteStore* array = array_of(vm, arguments[0]);
  // stays: compared with the length before the array is cut back to it
  uint32_t old_size = array->length;
  // stays: compared with the length after each item
  uint32_t count = items_of(vm, arguments[1]).count;
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    Result<void> appended = array_append_calling(vm, array, items_of(vm, arguments[1]).items[i]);
    if (appended.ok() && items_of(vm, arguments[1]).count != count) {
      appended = vm.raise(TypeId::RuntimeError, "list changed size during iteration");
    }
    if (appended.failed()) {
      if (appended.failure() == Failure::Raised && array->length > old_size) {
        Value error = vm.take_pending();
        TRY(resize_store(vm, array, old_size));
        return vm.raise_value(error);
      }
      return appended.failure();
    }
  }
  return Value::none();
}

Result<Value> method_fromunicode(Vm& vm, const Value* arguments) {
  Str* text = TRY(string_argument(vm, arguments[1], "fromunicode", "argument"));
  ByteStore* array = array_of(vm, arguments[0]);
  if (!is_text_array(array)) {
    return vm.raise(TypeId::ValueError,
                    "fromunicode() may only be called on unicode type arrays ('u' or 'w')");
  }
  TRY(array_append_text(vm, array, text));
  return Value::none();
}

Result<Value> method_index(Vm& vm, const Value* arguments) {
  int64_t start = TRY(index_int64_calling(vm, arguments[2], OutOfRange::Clamp));
  int64_t stop = arguments[3].is_undefined()
                     ? INT64_MAX
                     : TRY(index_int64_calling(vm, arguments[3], OutOfRange::Clamp));
  int64_t length = array_length(array_of(vm, arguments[0]));
  if (start < 0) start = std::max<int64_t>(start + length, 0);
  if (stop < 0) stop += length;
  int64_t place = TRY(find_calling(vm, arguments[0], arguments[1], start, stop));
  if (place < 0) return vm.raise(TypeId::ValueError, "array.index(x): x not in array");
  return Value::from_small_int(place);
}

Result<Value> method_insert(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  ByteStore* array = array_of(vm, arguments[0]);
  const ItemFormat* format = array_format(array);
  uint8_t bytes[8];
  TRY(pack_array_item_calling(vm, format, arguments[2], bytes));
  int64_t length = array_length(array);
  if (index < 0) index = std::max<int64_t>(index + length, 0);
  const uint64_t distance = static_cast<uint64_t>(std::min(index, length)) * format->size;
  HOGNOSE_CHECK(distance <= array->length);  // the format is as it was before
  const auto place = static_cast<uint32_t>(distance);
  uint8_t* room = TRY(replace_in_store(vm, array, place, place, format->size));
  std::memcpy(room, bytes, format->size);
  return Value::none();
}

Result<void> remove_item(Vm& vm, ByteStore* array, uint32_t index) {
  uint32_t size = array_format(array)->size;
  TRY(replace_in_store(vm, array, index * size, (index + 1) * size, 0));
  return {};
}

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  ByteStore* array = array_of(vm, arguments[0]);
  int64_t length = array_length(array);
  if (length == 0) return vm.raise(TypeId::IndexError, "pop from empty array");
  if (index < 0) index += length;
  if (index < 0 || index >= length) return vm.raise(TypeId::IndexError, "pop index out of range");
  auto place = static_cast<uint32_t>(index);
  Value item = TRY(array_item(vm, array, place));
  TRY(remove_item(vm, array, place));
  return item;
}

Result<Value> method_remove(Vm& vm, const Value* arguments) {
  int64_t place = TRY(find_calling(vm, arguments[0], arguments[1], 0, INT64_MAX));
  ByteStore* array = array_of(vm, arguments[0]);
  if (place < 0) return vm.raise(TypeId::ValueError, "array.remove(x): x not in array");
  if (place < array_length(array)) TRY(remove_item(vm, array, static_cast<uint32_t>(place)));
  return Value::none();
}

Result<Value> method_reverse(Vm& vm, const Value* arguments) {
  ByteStore* array = array_of(vm, arguments[0]);
  uint32_t size = array_format(array)->size, length = array_length(array);
  if (length < 2) return Value::none();
  TRY(vm.meter.charge(array->length / 8));
  TRY(with_items(array, size, [&](auto* items) { return paced_reverse(vm.meter, items, length); }));
  return Value::none();
}

Result<Value> method_tobytes(Vm& vm, const Value* arguments) {
  BytesView bytes = array_of(vm, arguments[0])->view();
  return Value::from_cell(TRY(make_bytes(vm, bytes.data, bytes.count)));
}

Result<Value> method_tolist(Vm& vm, const Value* arguments) {
  ByteStore* array = array_of(vm, arguments[0]);
  uint32_t length = array_length(array);
  TRY(vm.meter.charge(length / 2));
  List* list = TRY(make_list_room(vm, length));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < length; ++i) {
    TRY(list_append(vm, list, TRY(array_item(vm, array, i))));
    TRY(pace.turn());
  }
  return Value::from_cell(list);
}

Result<Value> method_tounicode(Vm& vm, const Value* arguments) {
  ByteStore* array = array_of(vm, arguments[0]);
  if (!is_text_array(array)) {
    return vm.raise(TypeId::ValueError,
                    "tounicode() may only be called on unicode type arrays ('u' or 'w')");
  }
  RootVector characters(vm);
  for (uint32_t i = 0; i < array_length(array); ++i) {
    TRY(vm.meter.charge(1));
    TRY(characters.push(TRY(array_item(vm, array, i))));
  }
  return Value::from_cell(TRY(concatenate_strings(vm, characters.data(), characters.size())));
}

Result<Value> method_tofile(Vm& vm, const Value* arguments) {
  Value bytes = TRY(method_tobytes(vm, arguments));
  Value write = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Write)));
  TRY(vm.call(write, {bytes}));
  return Value::none();
}

Result<Value> method_fromfile(Vm& vm, const Value* arguments) {
  int64_t count = TRY(size_argument_calling(vm, arguments[2]));
  if (count < 0) return vm.raise(TypeId::ValueError, "negative count");
  int64_t size = array_format(array_of(vm, arguments[0]))->size;
  int64_t wanted;
  if (__builtin_mul_overflow(count, size, &wanted)) return vm.raise(TypeId::MemoryError, "");
  Value read = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Read)));
  Value bytes = TRY(vm.call(read, {TRY(make_int(vm, wanted))}));
  if (!vm.has_layout(bytes, TypeId::Bytes)) {
    return vm.raise(TypeId::TypeError, "read() didn't return bytes");
  }
  BytesView view = view_of(vm, bytes);
  bool is_short = view.count != wanted;
  TRY(array_append_bytes(vm, array_of(vm, arguments[0]), view));
  if (is_short) return vm.raise(TypeId::EOFError, "read() didn't return enough bytes");
  return Value::none();
}

// CPython's numbers for the formats of little-endian machines.
int machine_format(char item) {
  constexpr std::string_view kItems = "BbHhIiQqfduwLl";
  constexpr int kNumbers[] = {0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 20, 10, 12};
  return kNumbers[kItems.find(item)];
}

// From protocol 3 on the contents are bytes, before that the items.
Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  if (!is_int(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "__reduce_ex__ argument should be an integer");
  }
  int64_t protocol = TRY(index_int64_calling(vm, arguments[1], OutOfRange::Clamp));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  char item = array_of(vm, arguments[0])->item;
  Value code = Value::from_cell(vm.character(static_cast<uint8_t>(item)));
  Value maker = vm.state(LibraryState::ArrayReconstructor);
  Value state = TRY(attribute_state(vm, arguments[0]));
  if (protocol >= 3 && !maker.is_undefined()) {
    Value format = Value::from_small_int(machine_format(item));
    Value bytes = TRY(method_tobytes(vm, arguments));
    Value parts = Value::from_cell(TRY(make_tuple(vm, {type, code, format, bytes})));
    return Value::from_cell(TRY(make_tuple(vm, {maker, parts, state})));
  }
  Value items = TRY(method_tolist(vm, arguments));
  Value parts = Value::from_cell(TRY(make_tuple(vm, {code, items})));
  return Value::from_cell(TRY(make_tuple(vm, {type, parts, state})));
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  return Value::from_small_int(80 + int64_t{array_of(vm, arguments[0])->length});
}

}  // namespace

constexpr NativeRow kArrayMethodRows[kArrayMethodCount] = {
    {"__buffer__(self, flags, /)", buffer_method},
    {"__copy__(self, /)", method_copy},
    {"__deepcopy__(self, unused, /)", method_copy},
    {"__reduce_ex__(self, value, /)", method_reduce},
    {"__release_buffer__(self, buffer, /)", release_buffer_method},
    {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},
    {"append(self, v, /)", method_append},
    {"buffer_info(self, /)", method_buffer_info, kNativeConstantTime},
    {"byteswap(self, /)", method_byteswap},
    {"clear(self, /)", method_clear},
    {"count(self, v, /)", method_count},
    {"extend(self, bb, /)", method_extend},
    {"frombytes(self, buffer, /)", method_frombytes},
    {"fromfile(self, f, n, /)", method_fromfile},
    {"fromlist(self, list, /)", method_fromlist},
    {"fromunicode(self, ustr, /)", method_fromunicode},
    {"index(self, v, start=0, stop=<omitted>, /)", method_index},
    {"insert(self, i, v, /)", method_insert},
    {"pop(self, i=-1, /)", method_pop},
    {"remove(self, v, /)", method_remove},
    {"reverse(self, /)", method_reverse},
    {"tobytes(self, /)", method_tobytes},
    {"tofile(self, f, /)", method_tofile},
    {"tolist(self, /)", method_tolist},
    {"tounicode(self, /)", method_tounicode},
};

}  // namespace hognose
