// slice: three values whose meaning depends on the object being indexed.
//
// start, stop and step may have any type. This file converts them to bounds within a length
// (reference 6.3.3).
#include <algorithm>

#include "objects/classes/object_reduce.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Failure bad_index(Vm& vm) {
  return vm.raise(TypeId::TypeError,
                  "slice indices must be integers or None or have an __index__ method");
}

Result<int64_t> index_calling_clamped(Vm& vm, Value value) {
  if (HOGNOSE_LIKELY(value.is_small_int())) return value.small_int();
  if (!has_index(vm, value)) return bad_index(vm);
  return index_int64_calling(vm, value, OutOfRange::Clamp);
}

Result<Value> long_index_calling(Vm& vm, Value value) {
  if (!has_index(vm, value)) return bad_index(vm);
  return index_calling(vm, value);
}

}  // namespace

Result<Value> make_slice(Vm& vm, Value start, Value stop, Value step) {
  Slice* slice = TRY(vm.make<Slice>(TypeId::Slice));
  slice->start = start;
  slice->stop = stop;
  slice->step = step;
  return Value::from_cell(slice);
}

Result<SliceIndices> slice_indices_calling(Vm& vm, const Slice* slice) {
  SliceIndices indices{0, INT64_MAX, 1};
  if (!slice->step.is_none()) {
    indices.step = TRY(index_calling_clamped(vm, slice->step));
    if (indices.step == 0) return vm.raise(TypeId::ValueError, "slice step cannot be zero");
    // Ensures that -step does not overflow.
    indices.step = std::max(indices.step, -INT64_MAX);
    if (indices.step < 0) indices = {INT64_MAX, INT64_MIN, indices.step};
  }
  if (!slice->start.is_none()) indices.start = TRY(index_calling_clamped(vm, slice->start));
  if (!slice->stop.is_none()) indices.stop = TRY(index_calling_clamped(vm, slice->stop));
  return indices;
}

SliceBounds slice_bounds(const SliceIndices& indices, int64_t length) {
  const int64_t step = indices.step;
  const int64_t low = step < 0 ? -1 : 0;
  const int64_t high = step < 0 ? length - 1 : length;
  auto clip = [=](int64_t index) {
    return index < 0 ? std::max(index + length, low) : std::min(index, high);
  };
  const int64_t start = clip(indices.start), stop = clip(indices.stop);
  if (step < 0) return {start, step, stop < start ? (start - stop - 1) / -step + 1 : 0};
  return {start, step, start < stop ? (stop - start - 1) / step + 1 : 0};
}

Result<SliceBounds> slice_bounds_calling(Vm& vm, Slice* slice, int64_t length) {
  SliceIndices indices = TRY(slice_indices_calling(vm, slice));
  return slice_bounds(indices, length);
}

Result<LongSliceIndices> long_slice_indices_calling(Vm& vm, const Slice* slice, Value length) {
  const Value zero = Value::from_small_int(0), one = Value::from_small_int(1);
  Value step = slice->step.is_none() ? one : TRY(long_index_calling(vm, slice->step));
  if (int_is_zero(vm, step)) return vm.raise(TypeId::ValueError, "slice step cannot be zero");
  bool backward = int_is_negative(vm, step);
  Value low = backward ? Value::from_small_int(-1) : zero;
  Value high = backward ? TRY(int_binary(vm, BinaryOperator::Subtract, length, one)) : length;
  auto clip_calling = [&](Value given) -> Result<Value> {
    Value index = TRY(long_index_calling(vm, given));
    if (int_is_negative(vm, index)) {
      index = TRY(int_binary(vm, BinaryOperator::Add, index, length));
      return TRY(int_compare(vm, index, low)) < 0 ? low : index;
    }
    return TRY(int_compare(vm, index, high)) > 0 ? high : index;
  };
  Value start = backward ? high : low, stop = backward ? low : high;
  if (!slice->start.is_none()) start = TRY(clip_calling(slice->start));
  if (!slice->stop.is_none()) stop = TRY(clip_calling(slice->stop));
  return LongSliceIndices{start, stop, step};
}

namespace {

Result<Value> slice_new(Vm& vm, const Value* arguments) {
  if (arguments[2].is_undefined()) {
    return make_slice(vm, Value::none(), arguments[1], Value::none());
  }
  return make_slice(vm, arguments[1], arguments[2], arguments[3]);
}

Result<Value> slice_repr(Vm& vm, Value self) {
  const Slice* slice = vm.known<Slice>(self);
  StringBuilder text(vm);
  TRY(text.append_ascii("slice("));
  TRY(text.append(TRY(repr_calling(vm, slice->start))));
  TRY(text.append_ascii(", "));
  TRY(text.append(TRY(repr_calling(vm, slice->stop))));
  TRY(text.append_ascii(", "));
  TRY(text.append(TRY(repr_calling(vm, slice->step))));
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> as_tuple(Vm& vm, Value self) {
  const Slice* slice = vm.known<Slice>(self);
  return Value::from_cell(TRY(make_tuple(vm, {slice->start, slice->stop, slice->step})));
}

Result<Value> slice_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.has_layout(other, TypeId::Slice)) return Value::not_implemented();
  Value left = TRY(as_tuple(vm, self));
  Value right = TRY(as_tuple(vm, other));
  return compare_sequences_calling(vm, left, right, op);
}

Result<uint64_t> slice_hash(Vm& vm, Value self) {
  Value parts = TRY(as_tuple(vm, self));
  return hash_calling(vm, parts);
}

Result<Value> slice_indices(Vm& vm, const Value* arguments) {
  Value length = TRY(index_calling(vm, arguments[1]));
  if (int_is_negative(vm, length)) {
    return vm.raise(TypeId::ValueError, "length should not be negative");
  }
  const Slice* slice = vm.known<Slice>(arguments[0]);
  LongSliceIndices indices = TRY(long_slice_indices_calling(vm, slice, length));
  return Value::from_cell(TRY(make_tuple(vm, {indices.start, indices.stop, indices.step})));
}

Result<Value> get_start(Vm& vm, Value self) { return vm.cell<Slice>(self)->start; }
Result<Value> get_stop(Vm& vm, Value self) { return vm.cell<Slice>(self)->stop; }
Result<Value> get_step(Vm& vm, Value self) { return vm.cell<Slice>(self)->step; }

void trace_slice(Tracer& tracer, Cell* cell, size_t) {
  auto* slice = static_cast<Slice*>(cell);
  tracer.visit(slice->start);
  tracer.visit(slice->stop);
  tracer.visit(slice->step);
}

constexpr NativeRow kNew = {"__new__(cls, start, stop=<omitted>, step=None, /)", slice_new,
                            kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self, /)", slice_reduce, kNativeConstantTime},
    {"indices(self, object, /)", slice_indices},
};
constexpr PropertyRow kProperties[] = {
    {"start", get_start, refuse_assignment},
    {"stop", get_stop, refuse_assignment},
    {"step", get_step, refuse_assignment},
};

}  // namespace

const TypeSpec kSliceType = {
    .doc = "slice(stop) or slice(start, stop, step=None): what a[start:stop:step] passes to a.",
    .slots = {.repr = slice_repr, .hash = slice_hash, .compare = slice_compare},
    .trace = trace_slice,
    .instance_bytes = sizeof(Slice),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
