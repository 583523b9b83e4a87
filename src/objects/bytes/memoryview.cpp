// memoryview: the type, its items and slices, comparison and hash.
//
// A view refers to its exporter and to the cell that contains the bytes (byte_store.h). Every
// address wraps to 32 bits, so it stays in the cage.
#include "objects/bytes/memoryview.h"

#include "objects/bytes/export_table.h"
#include "objects/containers/iterators.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

// --- making

namespace {

Result<MemoryView*> make_view(Vm& vm, uint32_t dimensions) {
  auto* view = TRY(vm.make<MemoryView>(TypeId::MemoryView, size_t{dimensions} * 8));
  view->hashed = false;
  view->unchecked_dimensions = dimensions;
  return view;
}

// Counts the view in its exporter, if the exporter can change its size.
Result<void> keep_exporter(Vm& vm, MemoryView* view) {
  if (!is_byte_store(vm, view->exporter)) return {};
  view->keeps_exporter = true;
  if (!vm.tables.exports->add(vm.meter, view, vm.cell<ByteStore>(view->exporter))) {
    return vm.meter.stop(StopReason::Memory);
  }
  return {};
}

Result<MemoryView*> make_flat_view(Vm& vm, Value exporter, Cell* memory, uint32_t start,
                                   uint32_t length, char code) {
  MemoryView* view = TRY(make_view(vm, 1));
  view->exporter = exporter;
  view->memory = memory;
  view->start = start;
  view->length = length;
  const ItemFormat* format = find_item_format(code);
  view->unchecked_item_size = format->size;
  view->code = static_cast<uint8_t>(code);
  view->format = vm.character(static_cast<uint8_t>(code));
  view->dimensions[0] = static_cast<int32_t>(length / format->size);
  view->dimensions[1] = format->size;
  TRY(keep_exporter(vm, view));
  return view;
}

}  // namespace

Result<MemoryView*> derive_view(Vm& vm, const MemoryView* view, uint32_t dimensions) {
  MemoryView* derived = TRY(make_view(vm, dimensions));
  derived->exporter = view->exporter;
  derived->memory = view->memory;
  derived->start = view->start;
  derived->length = view->length;
  derived->unchecked_item_size = view->item_size();
  derived->format = view->format;
  derived->code = view->code;
  derived->read_only = view->read_only;
  uint32_t common = std::min(dimensions, view->dimension_count());
  for (uint32_t i = 0; i < common; ++i) {
    derived->dimensions[i] = view->shape_at(i);
    derived->dimensions[dimensions + i] = view->stride_at(i);
  }
  TRY(keep_exporter(vm, derived));
  return derived;
}

Result<MemoryView*> open_view(Vm& vm, Value self) {
  auto* view = vm.known<MemoryView>(self);
  if (!view->released) return view;
  return vm.raise(TypeId::ValueError, "operation forbidden on released memoryview object");
}

Result<MemoryView*> make_memoryview_calling(Vm& vm, Value object) {
  if (Bytes* bytes = vm.as<Bytes>(object, TypeId::Bytes)) {
    MemoryView* view = TRY(make_flat_view(vm, object, bytes, sizeof(Bytes), bytes->length, 'B'));
    view->read_only = true;
    return view;
  }
  if (is_byte_store(vm, object)) {
    auto* store = vm.cell<ByteStore>(object);
    char code = vm.has_layout(object, TypeId::Array) ? static_cast<char>(store->item) : 'B';
    if (!store->buffer) return make_flat_view(vm, object, store, 0, 0, code);
    return make_flat_view(vm, object, store->buffer.get(),
                          static_cast<uint32_t>(sizeof(ByteArrayCell)) + store->start,
                          store->length, code);
  }
  if (vm.has_layout(object, TypeId::MemoryView)) {
    MemoryView* view = TRY(open_view(vm, object));
    return derive_view(vm, view, view->dimension_count());
  }
  Str* name = TRY(intern(vm, "__buffer__"));
  if (object.is_cell() && !type_lookup(vm, vm.type_of(object), name).is_undefined()) {
    constexpr int64_t kFullReadOnly = 0x11C;  // inspect.BufferFlags.FULL_RO
    Value function = TRY(get_attribute_calling(vm, object, name));
    Value buffer = TRY(vm.call(function, {Value::from_small_int(kFullReadOnly)}));
    if (vm.has_layout(buffer, TypeId::MemoryView)) return make_memoryview_calling(vm, buffer);
    return vm.raise(TypeId::TypeError, "__buffer__ returned non-memoryview object");
  }
  return vm.raise(TypeId::TypeError, "memoryview: a bytes-like object is required, not '{}'",
                  type_name(vm, object));
}

// --- shape

uint64_t item_count(const MemoryView* view) {
  uint64_t count = 1;
  for (uint32_t i = 0; i < view->dimension_count(); ++i) {
    count *= static_cast<uint64_t>(view->shape_at(i));
  }
  return count;
}

void set_contiguous_strides(MemoryView* view) {
  int64_t stride = view->item_size();
  for (uint32_t i = view->dimension_count(); i-- > 0;) {
    view->dimensions[view->unchecked_dimensions + i] = static_cast<int32_t>(stride);
    stride *= view->shape_at(i);
  }
}

bool is_contiguous(const MemoryView* view, bool column_major) {
  uint32_t dimensions = view->dimension_count();
  // As in CPython, the stride of an empty view with one dimension is checked too.
  if (dimensions == 1) {
    return view->shape_at(0) == 1 || view->stride_at(0) == static_cast<int32_t>(view->item_size());
  }
  if (view->length == 0) return true;
  int64_t stride = view->item_size();
  for (uint32_t step = 0; step < dimensions; ++step) {
    uint32_t i = column_major ? step : dimensions - 1 - step;
    if (view->shape_at(i) > 1 && view->stride_at(i) != stride) return false;
    stride *= view->shape_at(i);
  }
  return true;
}

bool find_contiguous(const MemoryView* view, BytesView* bytes) {
  if (view->released || !is_contiguous(view, false)) return false;
  *bytes = {view->at(0), view->length};
  return true;
}

Failure raise_no_contiguous_bytes(Vm& vm, Value view) {
  Result<MemoryView*> open = open_view(vm, view);
  if (open.failed()) return open.failure();
  return vm.raise(TypeId::BufferError, "memoryview: underlying buffer is not C-contiguous");
}

bool ItemWalk::advance() {
  uint32_t dimensions = view_->dimension_count();
  for (uint32_t step = 0; step < dimensions; ++step) {
    uint32_t i = column_major_ ? step : dimensions - 1 - step;
    distance_ += view_->stride_at(i);
    if (++index_[i] < view_->shape_at(i)) return true;
    distance_ -= int64_t{view_->stride_at(i)} * index_[i];
    index_[i] = 0;
  }
  return false;
}

// --- items

Result<const ItemFormat*> view_format(Vm& vm, const MemoryView* view) {
  const ItemFormat* format = find_item_format(static_cast<char>(view->code));
  if (format != nullptr && format->kind != ItemKind::Wide) return format;
  return vm.raise(TypeId::NotImplementedError, "memoryview: format {} not supported",
                  view->format.get());
}

Result<Value> view_item(Vm& vm, const MemoryView* view, const ItemFormat* format,
                        int64_t distance) {
  return read_item(vm, format->kind, view->at(distance), format->size, Endian::Little);
}

namespace {

// The distance from the first item to the one at an index of that dimension.
Result<int64_t> distance_in(Vm& vm, const MemoryView* view, uint32_t dimension, int64_t index) {
  int64_t count = view->shape_at(dimension);
  if (index < 0) index += count;
  if (index < 0 || index >= count) {
    return vm.raise(TypeId::IndexError, "index out of bounds on dimension {}", dimension + 1);
  }
  return index * view->stride_at(dimension);
}

bool is_tuple_of_indices(Vm& vm, Value key) {
  const Tuple* indices = vm.as<Tuple>(key, TypeId::Tuple);
  if (indices == nullptr) return false;
  for (uint32_t i = 0; i < indices->length; ++i) {
    if (!has_index(vm, indices->items[i])) return false;
  }
  return true;
}

bool is_tuple_of_slices(Vm& vm, Value key) {
  const Tuple* slices = vm.as<Tuple>(key, TypeId::Tuple);
  if (slices == nullptr || slices->length == 0) return false;
  for (uint32_t i = 0; i < slices->length; ++i) {
    if (!vm.has_layout(slices->items[i], TypeId::Slice)) return false;
  }
  return true;
}

Result<int64_t> distance_of_tuple_calling(Vm& vm, Value self, Value key) {
  const Tuple* indices = vm.cell<Tuple>(key);
  uint32_t dimensions = vm.known<MemoryView>(self)->dimension_count();
  if (indices->length > dimensions) {
    return vm.raise(TypeId::TypeError, "cannot index {}-dimension view with {}-element tuple",
                    dimensions, indices->length);
  }
  if (indices->length < dimensions) {
    return vm.raise(TypeId::NotImplementedError, "sub-views are not implemented");
  }
  int64_t distance = 0;
  for (uint32_t i = 0; i < dimensions; ++i) {
    int64_t index = TRY(index_int64_calling(vm, indices->items[i], OutOfRange::RaiseIndex));
    MemoryView* view = TRY(open_view(vm, self));
    distance += TRY(distance_in(vm, view, i, index));
  }
  return distance;
}

Failure raise_bad_zero_dimensional(Vm& vm) {
  return vm.raise(TypeId::TypeError, "invalid indexing of 0-dim memory");
}

bool selects_all(Vm& vm, Value key) {
  return key.is_ellipsis() ||
         (vm.has_layout(key, TypeId::Tuple) && vm.known<Tuple>(key)->length == 0);
}

// A view of the slice of the first dimension.
Result<MemoryView*> slice_view_calling(Vm& vm, Value self, Slice* slice) {
  SliceIndices indices = TRY(slice_indices_calling(vm, slice));
  MemoryView* view = TRY(open_view(vm, self));
  uint32_t dimensions = view->dimension_count();
  SliceBounds bounds = slice_bounds(indices, view->shape_at(0));
  MemoryView* part = TRY(derive_view(vm, view, dimensions));
  int64_t stride = view->stride_at(0);
  part->start = static_cast<uint32_t>(view->start + static_cast<uint64_t>(bounds.start * stride));
  part->dimensions[0] = static_cast<int32_t>(bounds.count);
  // With fewer than two items the stride is never used, and it may be too large to store.
  int64_t wanted;
  bool fits = !__builtin_mul_overflow(stride, bounds.step, &wanted) && wanted >= INT32_MIN &&
              wanted <= INT32_MAX;
  part->dimensions[dimensions] = static_cast<int32_t>(fits ? wanted : stride);
  part->length = static_cast<uint32_t>(item_count(part) * part->item_size());
  return part;
}

Result<Value> view_get_item(Vm& vm, Value self, Value key) {
  MemoryView* view = TRY(open_view(vm, self));
  if (view->dimension_count() == 0) {
    if (key.is_ellipsis()) return self;
    if (!selects_all(vm, key)) return raise_bad_zero_dimensional(vm);
    return view_item(vm, view, TRY(view_format(vm, view)), 0);
  }
  if (has_index(vm, key)) {
    int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
    view = TRY(open_view(vm, self));
    const ItemFormat* format = TRY(view_format(vm, view));
    if (view->dimension_count() != 1) {
      return vm.raise(TypeId::NotImplementedError,
                      "multi-dimensional sub-views are not implemented");
    }
    return view_item(vm, view, format, TRY(distance_in(vm, view, 0, index)));
  }
  if (vm.has_layout(key, TypeId::Slice)) {
    return Value::from_cell(TRY(slice_view_calling(vm, self, vm.known<Slice>(key))));
  }
  if (is_tuple_of_indices(vm, key)) {
    const ItemFormat* format = TRY(view_format(vm, view));
    int64_t distance = TRY(distance_of_tuple_calling(vm, self, key));
    return view_item(vm, TRY(open_view(vm, self)), format, distance);
  }
  if (is_tuple_of_slices(vm, key)) {
    return vm.raise(TypeId::NotImplementedError, "multi-dimensional slicing is not implemented");
  }
  return vm.raise(TypeId::TypeError, "memoryview: invalid slice key");
}

// --- assignment

Failure raise_bad_type(Vm& vm, const MemoryView* view) {
  return vm.raise(TypeId::TypeError, "memoryview: invalid type for format '{}'",
                  view->format.get());
}

Failure raise_bad_value(Vm& vm, const MemoryView* view) {
  return vm.raise(TypeId::ValueError, "memoryview: invalid value for format '{}'",
                  view->format.get());
}

// Converts the value to the bytes of an item. This comes first, because it may release the view.
Result<void> pack_value_calling(Vm& vm, const MemoryView* view, const ItemFormat* format,
                                Value value, uint8_t* bytes) {
  switch (format->kind) {
    case ItemKind::Bool: *bytes = TRY(truth_calling(vm, value)) ? 1 : 0; return {};
    case ItemKind::Float: {
      Result<double> number = real_number_calling(vm, value);
      if (number.failed()) {
        if (!vm.pending_matches(number.failure(), TypeId::TypeError)) return number.failure();
        vm.take_pending();
        return raise_bad_type(vm, view);
      }
      if (!write_float(bytes, format->size, Endian::Little, number.value()) && format->size == 2) {
        return raise_bad_value(vm, view);
      }
      return {};
    }
    case ItemKind::Char: {
      const Bytes* byte = vm.as<Bytes>(value, TypeId::Bytes);
      if (byte == nullptr) return raise_bad_type(vm, view);
      if (byte->length != 1) return raise_bad_value(vm, view);
      *bytes = byte->data[0];
      return {};
    }
    default: {
      Result<Value> number = index_calling(vm, value);
      if (number.failed()) {
        if (!vm.pending_matches(number.failure(), TypeId::TypeError)) return number.failure();
        vm.take_pending();
        return raise_bad_type(vm, view);
      }
      uint64_t bits;
      if (!integer_bits(vm, number.value(), format->kind, format->size, &bits)) {
        return raise_bad_value(vm, view);
      }
      write_integer(bytes, format->size, Endian::Little, bits);
      return {};
    }
  }
}

Result<void> set_item_at(Vm& vm, Value self, int64_t distance, Value value) {
  MemoryView* view = TRY(open_view(vm, self));
  const ItemFormat* format = TRY(view_format(vm, view));
  uint8_t bytes[8];
  TRY(pack_value_calling(vm, view, format, value, bytes));
  view = TRY(open_view(vm, self));
  std::memcpy(view->at(distance), bytes, format->size);
  return {};
}

Result<void> set_slice_calling(Vm& vm, Value self, Slice* slice, Value value) {
  if (!vm.has_layout(value, TypeId::MemoryView)) TRY(bytes_argument(vm, value));
  MemoryView* source = TRY(make_memoryview_calling(vm, value));
  MemoryView* target = TRY(slice_view_calling(vm, self, slice));
  // The views made for this copy do not count as uses of their exporters.
  auto discard = [&vm](MemoryView* view) {
    if (!view->keeps_exporter) return;
    auto* store = vm.cell<ByteStore>(view->exporter);
    if (store->exports != 0) --store->exports;
    view->released = true;
  };
  bool same = source->dimension_count() == 1 && source->shape_at(0) == target->shape_at(0) &&
              source->code == target->code;
  if (same && target->shape_at(0) != 0) {
    // Copied through a buffer, because source and target may overlap.
    Result<Bytes*> copy = memory_bytes(vm, source);
    if (copy.failed()) return copy.failure();
    TRY(vm.meter.charge(static_cast<uint64_t>(target->shape_at(0)) / 8));
    uint32_t size = target->item_size();
    TRY(in_parts(vm.meter, static_cast<size_t>(target->shape_at(0)), kPacedItems,
                 [&](size_t begin, size_t end) {
                   for (size_t i = begin; i < end; ++i) {
                     std::memcpy(target->at(static_cast<int64_t>(i) * target->stride_at(0)),
                                 copy.value()->data.from(i * size), size);
                   }
                 }));
  }
  discard(source);
  discard(target);
  if (same) return {};
  return vm.raise(TypeId::ValueError,
                  "memoryview assignment: lvalue and rvalue have different structures");
}

Result<void> view_set_item(Vm& vm, Value self, Value key, Value value) {
  MemoryView* view = TRY(open_view(vm, self));
  if (view->read_only) return vm.raise(TypeId::TypeError, "cannot modify read-only memory");
  if (value.is_undefined()) return vm.raise(TypeId::TypeError, "cannot delete memory");
  uint32_t dimensions = view->dimension_count();
  if (dimensions == 0) {
    if (!selects_all(vm, key)) return raise_bad_zero_dimensional(vm);
    return set_item_at(vm, self, 0, value);
  }
  if (has_index(vm, key)) {
    if (dimensions > 1) {
      return vm.raise(TypeId::NotImplementedError, "sub-views are not implemented");
    }
    int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
    view = TRY(open_view(vm, self));
    return set_item_at(vm, self, TRY(distance_in(vm, view, 0, index)), value);
  }
  bool is_slice = vm.has_layout(key, TypeId::Slice);
  if (is_slice && dimensions == 1) return set_slice_calling(vm, self, vm.known<Slice>(key), value);
  if (is_tuple_of_indices(vm, key)) {
    return set_item_at(vm, self, TRY(distance_of_tuple_calling(vm, self, key)), value);
  }
  if (is_slice || is_tuple_of_slices(vm, key)) {
    return vm.raise(TypeId::NotImplementedError,
                    "memoryview slice assignments are currently restricted to ndim = 1");
  }
  return vm.raise(TypeId::TypeError, "memoryview: invalid slice key");
}

// --- comparison and hash

bool same_shape(const MemoryView* left, const MemoryView* right) {
  if (left->dimension_count() != right->dimension_count()) return false;
  for (uint32_t i = 0; i < left->dimension_count(); ++i) {
    if (left->shape_at(i) != right->shape_at(i)) return false;
    if (left->shape_at(i) == 0) return true;
  }
  return true;
}

Result<bool> equal_items(Vm& vm, const MemoryView* left, const MemoryView* right) {
  if (!same_shape(left, right)) return false;
  uint64_t count = item_count(left);
  if (count == 0) return true;
  const ItemFormat* left_format = find_item_format(static_cast<char>(left->code));
  const ItemFormat* right_format = find_item_format(static_cast<char>(right->code));
  BytesView a, b;
  if (left->code == right->code && left_format->kind != ItemKind::Float &&
      left_format->kind != ItemKind::Bool && find_contiguous(left, &a) &&
      find_contiguous(right, &b)) {
    TRY(vm.meter.charge_bytes(a.count));
    return TRY(paced_compare(vm.meter, a.data, b.data, a.count)) == 0;
  }
  TRY(vm.meter.charge(count));
  Pace pace(vm.meter);
  ItemWalk left_walk(left), right_walk(right);
  do {
    TRY(pace.turn(kWalkTurns));
    Value x = TRY(view_item(vm, left, left_format, left_walk.distance()));
    Value y = TRY(view_item(vm, right, right_format, right_walk.distance()));
    // NaNs are not equal to themselves here. Items are plain numbers and bytes: no guest code runs.
    if (!TRY(compare_truth_calling(vm, x, y, CompareOperator::Equal))) return false;
    right_walk.advance();
  } while (left_walk.advance());
  return true;
}

Result<Value> view_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  auto* left = vm.known<MemoryView>(self);
  bool equal = self == other;
  MemoryView* right = vm.as<MemoryView>(other, TypeId::MemoryView);
  bool is_open = !left->released && (right == nullptr || !right->released);
  if (is_open && right == nullptr) {
    BytesView bytes;
    if (!find_bytes(vm, other, &bytes)) return Value::not_implemented();
    right = TRY(make_memoryview_calling(vm, other));
    Result<bool> items_equal = equal_items(vm, left, right);
    if (right->keeps_exporter) {
      --vm.cell<ByteStore>(other)->exports;
      right->released = true;
    }
    equal = TRY(Result<bool>(items_equal));
  } else if (is_open) {
    equal = TRY(equal_items(vm, left, right));
  }
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> view_hash(Vm& vm, Value self) {
  MemoryView* view = vm.known<MemoryView>(self);
  if (view->hashed) return view->hash;
  TRY(open_view(vm, self));
  if (!view->read_only) {
    return vm.raise(TypeId::ValueError, "cannot hash writable memoryview object");
  }
  if (view->code != 'B' && view->code != 'b' && view->code != 'c') {
    return vm.raise(TypeId::ValueError,
                    "memoryview: hashing is restricted to formats 'B', 'b' or 'c'");
  }
  TRY(hash_calling(vm, view->exporter));
  view = TRY(open_view(vm, self));
  view->hash = TRY(hash_calling(vm, Value::from_cell(TRY(memory_bytes(vm, view)))));
  view->hashed = true;
  return view->hash;
}

// --- the rest of the type

Result<Value> view_repr(Vm& vm, Value self) {
  const char* format =
      vm.known<MemoryView>(self)->released ? "<released memory at {}>" : "<memory at {}>";
  return Value::from_cell(TRY(make_text(vm, format, AddressText(self).view())));
}

Result<int64_t> view_length(Vm& vm, Value self) {
  MemoryView* view = TRY(open_view(vm, self));
  if (view->dimension_count() == 0) {
    return vm.raise(TypeId::TypeError, "0-dim memory has no length");
  }
  return int64_t{view->shape_at(0)};
}

Result<Value> view_iterate(Vm& vm, Value self) {
  MemoryView* view = TRY(open_view(vm, self));
  if (view->dimension_count() == 0) return raise_bad_zero_dimensional(vm);
  if (view->dimension_count() != 1) {
    return vm.raise(TypeId::NotImplementedError, "multi-dimensional sub-views are not implemented");
  }
  TRY(view_format(vm, view));
  return make_sequence_iterator(vm, TypeId::MemoryIterator, self);
}

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  MemoryView* view = TRY(open_view(vm, iterator->sequence));
  int64_t index = iterator->index.small_int();
  if (index >= view->shape_at(0)) {
    iterator->sequence = Value::undefined();
    return Value::undefined();
  }
  iterator->index = Value::from_small_int(index + 1);
  const ItemFormat* format = TRY(view_format(vm, view));
  return view_item(vm, view, format, index * view->stride_at(0));
}

void trace_view(Tracer& tracer, Cell* cell, size_t) {
  auto* view = static_cast<MemoryView*>(cell);
  tracer.visit(view->exporter);
  tracer.visit(view->memory);
  tracer.visit(view->format);
}

Result<Value> view_new(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(make_memoryview_calling(vm, arguments[1])));
}

constexpr NativeRow kNew = {"__new__(cls, object)", view_new, kNativeConstructor};

}  // namespace

const TypeSpec kMemoryViewType = {
    .doc = "memoryview(object): the memory of an object with a buffer, without copying it.",
    .slots =
        {
            .repr = view_repr,
            .hash = view_hash,
            .compare = view_compare,
            .length = view_length,
            .get_item = view_get_item,
            .set_item = view_set_item,
            .iterate = view_iterate,
        },
    .trace = trace_view,
    .instance_bytes = sizeof(MemoryView),
    .constructor = &kNew,
    .methods = kMemoryViewMethodRows,
    .properties = kMemoryViewPropertyRows,
};

const TypeSpec kMemoryIteratorType = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
};

}  // namespace hognose
