// bytearray: the type, its operators, item assignment and its iterator.
//
// Operations that bytes also has call the code of bytes (bytes.cpp) and convert the result. The
// store is read again after every call that may run guest code.
#include "objects/bytes/bytearray_methods.h"
#include "objects/bytes/methods.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

Result<Value> to_bytearray(Vm& vm, Value bytes) {
  BytesView view = view_of(vm, bytes);
  return Value::from_cell(TRY(make_bytearray(vm, view.data, view.count)));
}

Result<uint8_t> byte_value_calling(Vm& vm, Value value) {
  if (HOGNOSE_LIKELY(value.is_small_int() && value.small_int() >= 0 && value.small_int() <= 255)) {
    return static_cast<uint8_t>(value.small_int());
  }
  int64_t number = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
  if (number < 0 || number > 255) {
    return vm.raise(TypeId::ValueError, "byte must be in range(0, 256)");
  }
  return static_cast<uint8_t>(number);
}

namespace {

Result<Value> bytearray_repr(Vm& vm, Value self) {
  Value bytes = TRY(bytes_repr(vm, self));
  Str* text = TRY(make_text(vm, "{}({})", vm.type_of(self)->name.get(), vm.cell<Str>(bytes)));
  return Value::from_cell(text);
}

Result<Value> bytearray_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  BytesView right;
  if (!find_bytes(vm, other, &right)) return Value::not_implemented();
  return compare_views(vm, view_of(vm, self), right, op);
}

Result<int64_t> bytearray_length(Vm& vm, Value self) { return store_of(vm, self)->length.get(); }

Failure raise_bad_index(Vm& vm, Value key) {
  return vm.raise(TypeId::TypeError, "bytearray indices must be integers or slices, not {}",
                  type_name(vm, key));
}

// The checked position of an existing item.
Result<uint32_t> position_calling(Vm& vm, Value self, Value key) {
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  int64_t length = store_of(vm, self)->length;
  if (index < 0) index += length;
  if (index < 0 || index >= length) {
    return vm.raise(TypeId::IndexError, "bytearray index out of range");
  }
  return static_cast<uint32_t>(index);
}

Result<Value> bytearray_get_item(Vm& vm, Value self, Value key) {
  if (HOGNOSE_LIKELY(key.is_small_int())) {
    const ByteStore* store = store_of(vm, self);
    if (key.small_int() >= 0 && key.small_int() < store->length) {
      return Value::from_small_int(store->data()[key.small_int()]);
    }
  }
  if (has_index(vm, key)) {
    uint32_t position = TRY(position_calling(vm, self, key));
    return Value::from_small_int(store_of(vm, self)->data()[position]);
  }
  if (!vm.has_layout(key, TypeId::Slice)) return raise_bad_index(vm, key);
  return to_bytearray(vm, TRY(bytes_slice_calling(vm, self, vm.cell<Slice>(key))));
}

// --- assignment

// Deletes every step-th byte.
Result<void> delete_stepwise(Vm& vm, ByteStore* store, SliceBounds bounds) {
  TRY(check_resizable(vm, store));
  if (bounds.count == 0) return {};
  bounds = ascending(bounds);
  uint32_t length = store->length;
  TRY(vm.meter.charge(length / 16));
  auto removed = static_cast<uint32_t>(bounds.count);
  TRY(paced_remove(vm.meter, store->data(), length, static_cast<size_t>(bounds.start),
                   static_cast<size_t>(bounds.step), removed));
  return resize_store(vm, store, length - removed);
}

// The bytes to assign to a slice. Numbers and text are refused.
Result<BytesView> assigned_bytes_calling(Vm& vm, Value self, Value value) {
  if (vm.has_layout(value, TypeId::Bytearray) && value != self) return view_of(vm, value);
  bool is_number = exact_type_id(value, vm.base) == TypeId::Float || has_index(vm, value);
  if (is_number || vm.has_layout(value, TypeId::Str)) {
    return vm.raise(TypeId::TypeError,
                    "can assign only bytes, buffers, or iterables of ints in range(0, 256)");
  }
  return view_of(TRY(bytes_of_contents_calling(vm, value, BytesTarget::Bytearray)));
}

Result<void> set_slice_calling(Vm& vm, Value self, Slice* slice, Value value) {
  SliceIndices indices = TRY(slice_indices_calling(vm, slice));
  BytesView fresh;
  if (!value.is_undefined()) {
    // stays: if the call below runs guest code, it is a view of a private copy
    fresh = TRY(assigned_bytes_calling(vm, self, value));
    // CPython starts again with the bytearray that it made from the value, and computes the indices
    // a second time.
    bool is_made = value == self || !vm.has_layout(value, TypeId::Bytearray);
    if (is_made) indices = TRY(slice_indices_calling(vm, slice));
  }
  // No guest code runs from here on.
  ByteStore* store = store_of(vm, self);
  SliceBounds bounds = slice_bounds(indices, store->length);
  if (bounds.step == 1) {
    auto start = static_cast<uint32_t>(bounds.start);
    auto stop = static_cast<uint32_t>(bounds.start + bounds.count);
    uint8_t* place = TRY(replace_in_store(vm, store, start, stop, fresh.count));
    return copy_view(vm, place, fresh);
  }
  if (fresh.count == 0) return delete_stepwise(vm, store, bounds);
  if (fresh.count != bounds.count) {
    return vm.raise(TypeId::ValueError,
                    "attempt to assign bytes of size {} to extended slice of size {}", fresh.count,
                    bounds.count);
  }
  TRY(vm.meter.charge(fresh.count / 8));
  return paced_scatter(vm.meter, store->data() + bounds.start, bounds.step, fresh.data,
                       fresh.count);
}

Result<void> bytearray_set_item(Vm& vm, Value self, Value key, Value value) {
  if (HOGNOSE_LIKELY(both_small_ints(key, value))) {
    ByteStore* store = store_of(vm, self);
    if (key.small_int() >= 0 && key.small_int() < store->length && value.small_int() >= 0 &&
        value.small_int() <= 255) {
      store->data()[key.small_int()] = static_cast<uint8_t>(value.small_int());
      return {};
    }
  }
  if (has_index(vm, key)) {
    // The value is converted first, because its __index__ may change the size.
    Value index = TRY(index_calling(vm, key));
    uint8_t byte = value.is_undefined() ? 0 : TRY(byte_value_calling(vm, value));
    uint32_t position = TRY(position_calling(vm, self, index));
    ByteStore* store = store_of(vm, self);
    if (value.is_undefined()) {
      TRY(replace_in_store(vm, store, position, position + 1, 0));
    } else {
      store->data()[position] = byte;
    }
    return {};
  }
  if (!vm.has_layout(key, TypeId::Slice)) return raise_bad_index(vm, key);
  return set_slice_calling(vm, self, vm.cell<Slice>(key), value);
}

// --- operators

Result<Value> bytearray_iterate(Vm& vm, Value self) {
  return make_sequence_iterator(vm, TypeId::BytearrayIterator, self);
}

Result<Value> concatenate(Vm& vm, Value left, Value right) {
  BytesView head, tail;
  if (!find_bytes(vm, left, &head) || !find_bytes(vm, right, &tail)) {
    return Value::not_implemented();
  }
  ByteStore* joined = TRY(make_bytearray(vm, nullptr, uint64_t{head.count} + tail.count));
  if (joined->length != 0) {
    TRY(copy_view(vm, joined->data(), head));
    TRY(copy_view(vm, joined->data() + head.count, tail));
  }
  return Value::from_cell(joined);
}

Failure raise_too_long(Vm& vm, Failure failure) {
  // bytes raises OverflowError where bytearray raises MemoryError.
  if (!vm.pending_matches(failure, TypeId::OverflowError)) return failure;
  vm.take_pending();
  return vm.raise(TypeId::MemoryError, "");
}

Result<Value> repeated_bytes_calling(Vm& vm, Value self, Value times) {
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  Result<Value> repeated = bytes_repeat(vm, self, count);
  if (repeated.failed()) return raise_too_long(vm, repeated.failure());
  return repeated;
}

Result<Value> bytearray_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_self = vm.has_layout(left, TypeId::Bytearray);
  if (op == BinaryOperator::Modulo) {
    if (!left_is_self) return Value::not_implemented();
    return to_bytearray(vm, TRY(bytes_percent_calling(vm, left, right)));
  }
  if (op == BinaryOperator::Add) return concatenate(vm, left, right);
  Value times = left_is_self ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  return to_bytearray(vm, TRY(repeated_bytes_calling(vm, left_is_self ? left : right, times)));
}

Result<Value> bytearray_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  ByteStore* store = store_of(vm, self);
  if (op == BinaryOperator::Add) {
    BytesView added;
    if (!find_bytes(vm, other, &added)) {
      return vm.raise(TypeId::TypeError, "can't concat {} to {}", type_name(vm, other),
                      type_name(vm, self));
    }
    // As in CPython, the operand counts as a view in use, even if it is the bytearray itself.
    if (other == self && added.count != 0) return raise_exports(vm, store);
    uint8_t* place = TRY(replace_in_store(vm, store, store->length, store->length, added.count));
    TRY(copy_view(vm, place, added));
    return self;
  }
  if (!has_index(vm, other)) return Value::not_implemented();
  Value repeated = TRY(repeated_bytes_calling(vm, self, other));
  store = store_of(vm, self);
  BytesView view = view_of(vm, repeated);
  uint8_t* place = TRY(replace_in_store(vm, store, 0, store->length, view.count));
  TRY(copy_view(vm, place, view));
  return self;
}

// --- making

Result<Value> bytearray_new(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(vm.make_instance<ByteStore>(vm.known<Type>(arguments[0]))));
}

Result<Value> bytearray_init(Vm& vm, const Value* arguments) {
  ByteStore* store = store_of(vm, arguments[0]);
  if (store->length != 0) TRY(resize_store(vm, store, 0));
  Bytes* bytes = TRY(bytes_of_arguments_calling(vm, arguments, BytesTarget::Bytearray));
  store = store_of(vm, arguments[0]);
  uint8_t* place = TRY(replace_in_store(vm, store, 0, store->length, bytes->length));
  TRY(copy_view(vm, place, view_of(bytes)));
  return Value::none();
}

void trace_store(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<ByteStore*>(cell)->buffer);
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", bytearray_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {
    "__init__(self, source=<omitted>, encoding=<omitted>, errors=<omitted>)", bytearray_init};

// --- the iterator

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  BytesView bytes = view_of(vm, iterator->sequence);
  int64_t index = iterator->index.small_int();
  if (index >= 0 && index < bytes.count) {
    iterator->index = Value::from_small_int(index + 1);
    return Value::from_small_int(bytes[static_cast<uint32_t>(index)]);
  }
  iterator->sequence = Value::undefined();
  return Value::undefined();
}

Result<Value> iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<SequenceIterator>(arguments[0]);
  bool is_over = iterator->sequence.is_undefined() || iterator->index.small_int() < 0;
  if (is_over) return Value::from_small_int(0);
  int64_t left = int64_t{view_of(vm, iterator->sequence).count} - iterator->index.small_int();
  return Value::from_small_int(left < 0 ? 0 : left);
}

constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", iterator_hint, kNativeConstantTime},
};

constexpr uint16_t kInplaceOperators = static_cast<uint16_t>(
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Multiply));

}  // namespace

const TypeSpec kBytearrayType = {
    .doc =
        "bytearray(source=b'', encoding=None, errors='strict'): bytes that can be changed.\n\n"
        "source is an object with a buffer, an iterable of ints from 0 to 255, a length (of\n"
        "zeros), or text together with its encoding.",
    .slots =
        {
            .repr = bytearray_repr,
            .str = bytearray_repr,
            .compare = bytearray_compare,
            .length = bytearray_length,
            .get_item = bytearray_get_item,
            .set_item = bytearray_set_item,
            .contains = bytes_contains_calling,
            .iterate = bytearray_iterate,
            .binary = bytearray_binary,
            .binary_operators =
                static_cast<uint16_t>(kInplaceOperators | operator_bit(BinaryOperator::Modulo)),
            .inplace = bytearray_inplace,
            .inplace_operators = kInplaceOperators,
        },
    .trace = trace_store,
    .instance_bytes = sizeof(ByteStore),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kBytearrayMethods,
    .unhashable = true,
};

const TypeSpec kBytearrayIteratorType = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
