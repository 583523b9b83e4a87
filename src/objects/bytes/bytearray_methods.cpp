// The methods of bytearray: those that change it, and those of bytes with bytearrays as results.
//
// No pointer into the store is kept across a call of guest code.
#include "objects/bytes/bytearray_methods.h"
#include "objects/protocols/iteration.h"

#include "meter/paced.h"
#include "objects/bytes/memoryview.h"
#include "objects/bytes/methods.h"
#include "objects/containers/sequence.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// Converts the result of a bytes method: replaces bytes by bytearrays, alone or in a new list or
// tuple.
Result<Value> with_bytearrays(Vm& vm, Value result) {
  Value* items = nullptr;
  uint32_t count = 0;
  if (vm.is_exactly(result, TypeId::List)) {
    List* list = vm.known<List>(result);
    count = list->length;
    if (count != 0) items = list->items->values.data();
  } else if (vm.is_exactly(result, TypeId::Tuple)) {
    items = vm.known<Tuple>(result)->items.data();
    count = vm.known<Tuple>(result)->length;
  } else {
    return to_bytearray(vm, result);
  }
  TRY(vm.meter.charge(count / 4));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < count; ++i) {
    items[i] = TRY(to_bytearray(vm, items[i]));
    TRY(pace.turn(kPacedItems / kPacedEntries));
  }
  return result;
}

template <NativeCode code>
Result<Value> like_bytes(Vm& vm, const Value* arguments) {
  return with_bytearrays(vm, TRY(code(vm, arguments)));
}

// The separator is copied, so its bytes need not be contiguous.
template <NativeCode code>
Result<Value> partition_calling(Vm& vm, const Value* arguments) {
  BytesView separator;
  Value plain[] = {arguments[0], arguments[1]};
  if (!find_bytes(vm, arguments[1], &separator) &&
      vm.has_layout(arguments[1], TypeId::MemoryView)) {
    plain[1] =
        Value::from_cell(TRY(bytes_of_contents_calling(vm, arguments[1], BytesTarget::Bytearray)));
  }
  return with_bytearrays(vm, TRY(code(vm, plain)));
}

Result<Value> method_append(Vm& vm, const Value* arguments) {
  uint8_t byte = TRY(byte_value_calling(vm, arguments[1]));
  ByteStore* store = store_of(vm, arguments[0]);
  if (HOGNOSE_LIKELY(store->exports == 0 && store->buffer &&
                     store->start + store->length < store->buffer->size)) {
    store->data()[store->length++] = byte;
    return Value::none();
  }
  *TRY(replace_in_store(vm, store, store->length, store->length, 1)) = byte;
  return Value::none();
}

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  TRY(resize_store(vm, store_of(vm, arguments[0]), 0));
  return Value::none();
}

Result<Value> method_copy(Vm& vm, const Value* arguments) { return to_bytearray(vm, arguments[0]); }

Result<Value> method_extend(Vm& vm, const Value* arguments) {
  TRY(bytearray_extend_calling(vm, store_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

Result<Value> method_insert(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  uint8_t byte = TRY(byte_value_calling(vm, arguments[2]));
  ByteStore* store = store_of(vm, arguments[0]);
  int64_t length = store->length;
  if (index < 0) index = std::max<int64_t>(index + length, 0);
  auto place = static_cast<uint32_t>(std::min(index, length));
  *TRY(replace_in_store(vm, store, place, place, 1)) = byte;
  return Value::none();
}

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  ByteStore* store = store_of(vm, arguments[0]);
  int64_t length = store->length;
  if (length == 0) return vm.raise(TypeId::IndexError, "pop from empty bytearray");
  if (index < 0) index += length;
  if (index < 0 || index >= length) return vm.raise(TypeId::IndexError, "pop index out of range");
  auto place = static_cast<uint32_t>(index);
  uint8_t byte = store->data()[place];
  TRY(replace_in_store(vm, store, place, place + 1, 0));
  return Value::from_small_int(byte);
}

Result<Value> method_remove(Vm& vm, const Value* arguments) {
  uint8_t byte = TRY(byte_value_calling(vm, arguments[1]));
  ByteStore* store = store_of(vm, arguments[0]);
  BytesView bytes = store->view();
  TRY(vm.meter.charge(bytes.count / 16));
  auto place = static_cast<uint32_t>(TRY(paced_find_if(
      vm.meter, bytes.data, bytes.count, [byte](uint8_t other) { return other == byte; })));
  if (place == bytes.count) {
    return vm.raise(TypeId::ValueError, "value not found in bytearray");
  }
  TRY(replace_in_store(vm, store, place, place + 1, 0));
  return Value::none();
}

Result<Value> method_resize(Vm& vm, const Value* arguments) {
  int64_t size = TRY(size_argument_calling(vm, arguments[1]));
  if (size < 0) {
    return vm.raise(TypeId::ValueError, "Can only resize to positive sizes, got {}", size);
  }
  TRY(resize_store(vm, store_of(vm, arguments[0]), static_cast<uint64_t>(size)));
  return Value::none();
}

Result<Value> method_reverse(Vm& vm, const Value* arguments) {
  ByteStore* store = store_of(vm, arguments[0]);
  TRY(vm.meter.charge(store->length / 16));
  if (store->length != 0) TRY(paced_reverse(vm.meter, store->data(), store->length));
  return Value::none();
}

Result<Value> method_alloc(Vm& vm, const Value* arguments) {
  const ByteStore* store = store_of(vm, arguments[0]);
  return Value::from_small_int(store->buffer ? store->buffer->size + 1 : 0);
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  const ByteStore* store = store_of(vm, arguments[0]);
  return Value::from_small_int(56 + (store->buffer ? int64_t{store->buffer->size} + 1 : 0));
}

// The arguments that rebuild it: bytes or, for old protocols, the bytes as Latin-1 text.
Result<Value> reduced_calling(Vm& vm, Value self, int64_t protocol) {
  Value state = TRY(call_special_calling(vm, self, Name::Getstate, {}));
  if (state.is_undefined()) state = Value::none();
  BytesView bytes = view_of(vm, self);
  Tuple* parts;
  if (protocol >= 3) {
    parts = TRY(make_tuple(vm, {Value::from_cell(TRY(make_bytes(vm, bytes.data, bytes.count)))}));
  } else {
    Str* latin = TRY(make_string_ascii(vm, "latin-1"));
    Str* text = TRY(decode_bytes_calling(vm, bytes.data, bytes.count, latin, nullptr));
    parts = TRY(make_tuple(vm, {Value::from_cell(text), Value::from_cell(latin)}));
  }
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_cell(vm.type_of(self)), Value::from_cell(parts), state})));
}

Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  return reduced_calling(vm, arguments[0], 2);
}

Result<Value> method_reduce_ex(Vm& vm, const Value* arguments) {
  int64_t protocol = TRY(index_int64_calling(vm, arguments[1], OutOfRange::Clamp));
  return reduced_calling(vm, arguments[0], protocol);
}

Result<Value> method_fromhex(Vm& vm, const Value* arguments) {
  Value plain[] = {Value::from_cell(vm.type(TypeId::Bytes)), arguments[1]};
  Value bytes = TRY(bytes_fromhex(vm, plain));
  if (vm.known<Type>(arguments[0]) == vm.type(TypeId::Bytearray)) return to_bytearray(vm, bytes);
  return vm.call(arguments[0], {bytes});
}

}  // namespace

Result<void> bytearray_extend_calling(Vm& vm, ByteStore* store, Value source) {
  BytesView added;
  if (!find_bytes(vm, source, &added)) {
    if (vm.has_layout(source, TypeId::MemoryView)) {
      return vm.raise(TypeId::TypeError, "can't set bytearray slice from {}",
                      type_name(vm, source));
    }
    if (vm.has_layout(source, TypeId::Str)) {
      return vm.raise(TypeId::TypeError, "expected iterable of integers; got: 'str'");
    }
    Result<Value> iterator = iterate_calling(vm, source);
    if (iterator.failed()) {
      if (!vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator.failure();
      vm.take_pending();
      return vm.raise(TypeId::TypeError, "can't extend bytearray with {}", type_name(vm, source));
    }
    int64_t hint = TRY(length_hint_calling(vm, source, 32));
    added =
        view_of(TRY(bytes_of_items_calling(vm, iterator.value(), hint, BytesTarget::Bytearray)));
  }
  uint8_t* place = TRY(replace_in_store(vm, store, store->length, store->length, added.count));
  return copy_view(vm, place, added);
}

constexpr NativeRow kBytearrayMethodRows[kBytearrayMethodCount] = {
    {"__alloc__(self, /)", method_alloc, kNativeConstantTime},
    {"__buffer__(self, flags, /)", buffer_method},
    {"__reduce__(self, /)", method_reduce},
    {"__reduce_ex__(self, proto=0, /)", method_reduce_ex},
    {"__release_buffer__(self, buffer, /)", release_buffer_method},
    {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},
    {"append(self, item, /)", method_append},
    {"capitalize(self, /)", like_bytes<bytes_capitalize>},
    {"center(self, width, fillchar=<b' '>, /)", like_bytes<bytes_center>},
    {"clear(self, /)", method_clear},
    {"copy(self, /)", method_copy},
    {"count(self, sub, start=None, end=None, /)", bytes_count},
    {"decode(self, /, encoding=<'utf-8'>, errors=<'strict'>)", bytes_decode},
    {"endswith(self, suffix, start=None, end=None, /)", bytes_endswith},
    {"expandtabs(self, /, tabsize=8)", like_bytes<bytes_expandtabs>},
    {"extend(self, iterable_of_ints, /)", method_extend},
    {"find(self, sub, start=None, end=None, /)", bytes_find},
    {"fromhex(type, string, /)", method_fromhex, kNativeClassMethod},
    {"hex(self, /, sep=<omitted>, bytes_per_sep=1)", bytes_hex},
    {"index(self, sub, start=None, end=None, /)", bytes_index},
    {"insert(self, index, item, /)", method_insert},
    {"isalnum(self, /)", bytes_isalnum},
    {"isalpha(self, /)", bytes_isalpha},
    {"isascii(self, /)", bytes_isascii},
    {"isdigit(self, /)", bytes_isdigit},
    {"islower(self, /)", bytes_islower},
    {"isspace(self, /)", bytes_isspace},
    {"istitle(self, /)", bytes_istitle},
    {"isupper(self, /)", bytes_isupper},
    {"join(self, iterable_of_bytes, /)", like_bytes<bytes_join>},
    {"ljust(self, width, fillchar=<b' '>, /)", like_bytes<bytes_ljust>},
    {"lower(self, /)", like_bytes<bytes_lower>},
    {"lstrip(self, bytes=None, /)", like_bytes<bytes_lstrip>},
    {"maketrans(frm, to, /)", bytes_maketrans, kNativeStaticMethod},
    {"partition(self, sep, /)", partition_calling<bytes_partition>},
    {"pop(self, index=-1, /)", method_pop},
    {"remove(self, value, /)", method_remove},
    {"removeprefix(self, prefix, /)", like_bytes<bytes_removeprefix>},
    {"removesuffix(self, suffix, /)", like_bytes<bytes_removesuffix>},
    {"replace(self, old, new, count=-1, /)", like_bytes<bytes_replace>},
    {"resize(self, size, /)", method_resize},
    {"reverse(self, /)", method_reverse},
    {"rfind(self, sub, start=None, end=None, /)", bytes_rfind},
    {"rindex(self, sub, start=None, end=None, /)", bytes_rindex},
    {"rjust(self, width, fillchar=<b' '>, /)", like_bytes<bytes_rjust>},
    {"rpartition(self, sep, /)", partition_calling<bytes_rpartition>},
    {"rsplit(self, /, sep=None, maxsplit=-1)", like_bytes<bytes_rsplit>},
    {"rstrip(self, bytes=None, /)", like_bytes<bytes_rstrip>},
    {"split(self, /, sep=None, maxsplit=-1)", like_bytes<bytes_split>},
    {"splitlines(self, /, keepends=False)", like_bytes<bytes_splitlines>},
    {"startswith(self, prefix, start=None, end=None, /)", bytes_startswith},
    {"strip(self, bytes=None, /)", like_bytes<bytes_strip>},
    {"swapcase(self, /)", like_bytes<bytes_swapcase>},
    {"title(self, /)", like_bytes<bytes_title>},
    {"translate(self, table, /, delete=<b''>)", like_bytes<bytes_translate>},
    {"upper(self, /)", like_bytes<bytes_upper>},
    {"zfill(self, width, /)", like_bytes<bytes_zfill>},
};

}  // namespace hognose
