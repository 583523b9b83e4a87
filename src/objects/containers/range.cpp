// range: an arithmetic progression of ints of any size, and its iterators.
//
// Items are computed, not stored: directly for small ints, otherwise with the int operations.
#include "objects/classes/object_reduce.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
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

Range* range_of(Vm& vm, Value value) { return vm.cell<Range>(value); }

Result<Value> add(Vm& vm, Value a, Value b) { return int_binary(vm, BinaryOperator::Add, a, b); }
Result<Value> subtract(Vm& vm, Value a, Value b) {
  return int_binary(vm, BinaryOperator::Subtract, a, b);
}
Result<Value> multiply(Vm& vm, Value a, Value b) {
  return int_binary(vm, BinaryOperator::Multiply, a, b);
}

// The number of items: (stop - start + step ∓ 1) // step, at least 0.
Result<Value> range_count(Vm& vm, Value start, Value stop, Value step) {
  if (both_small_ints(start, stop) && step.is_small_int()) {
    int64_t a = start.small_int(), b = stop.small_int(), s = step.small_int();
    if (s > 0 ? a >= b : a <= b) return Value::from_small_int(0);
    int64_t count = s > 0 ? (b - a - 1) / s + 1 : (a - b - 1) / -s + 1;
    return make_int(vm, count);
  }
  bool backward = int_is_negative(vm, step);
  Value distance = backward ? TRY(subtract(vm, start, stop)) : TRY(subtract(vm, stop, start));
  if (int_is_negative(vm, distance) || int_is_zero(vm, distance)) return Value::from_small_int(0);
  Value width = backward ? TRY(int_negative(vm, step)) : step;
  Value one = Value::from_small_int(1);
  Value whole =
      TRY(int_binary(vm, BinaryOperator::FloorDivide, TRY(subtract(vm, distance, one)), width));
  return add(vm, whole, one);
}

Result<Value> make_range(Vm& vm, Value start, Value stop, Value step) {
  Value count = TRY(range_count(vm, start, stop, step));
  Range* range = TRY(vm.make<Range>(TypeId::Range));
  range->start = start;
  range->stop = stop;
  range->step = step;
  range->length = count;
  return Value::from_cell(range);
}

Result<Value> range_new(Vm& vm, const Value* arguments) {
  // range(stop) or range(start, stop[, step])
  bool only_stop = arguments[2].is_undefined();
  Value start = Value::from_small_int(0), step = Value::from_small_int(1);
  if (!only_stop) start = TRY(index_calling(vm, arguments[1]));
  Value stop = TRY(index_calling(vm, arguments[only_stop ? 1 : 2]));
  if (!arguments[3].is_undefined()) {
    step = TRY(index_calling(vm, arguments[3]));
    if (int_is_zero(vm, step)) {
      return vm.raise(TypeId::ValueError, "range() arg 3 must not be zero");
    }
  }
  return make_range(vm, start, stop, step);
}

Result<Value> item_at(Vm& vm, const Range* range, Value index) {
  if (both_small_ints(range->start, index) && range->step.is_small_int()) {
    __int128 item = static_cast<__int128>(index.small_int()) * range->step.small_int() +
                    range->start.small_int();
    if (item >= INT64_MIN && item <= INT64_MAX) return make_int(vm, static_cast<int64_t>(item));
  }
  return add(vm, range->start, TRY(multiply(vm, index, range->step)));
}

Result<Value> range_repr(Vm& vm, Value self) {
  const Range* range = range_of(vm, self);
  StringBuilder text(vm);
  TRY(text.append_ascii("range("));
  TRY(text.append(TRY(repr_calling(vm, range->start))));
  TRY(text.append_ascii(", "));
  TRY(text.append(TRY(repr_calling(vm, range->stop))));
  if (range->step != Value::from_small_int(1)) {
    TRY(text.append_ascii(", "));
    TRY(text.append(TRY(repr_calling(vm, range->step))));
  }
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

// The values that equal ranges share: length, first item and step; None where they do not matter.
Result<Value> identity_tuple(Vm& vm, const Range* range) {
  Value none = Value::none();
  bool empty = int_is_zero(vm, range->length);
  bool single = range->length == Value::from_small_int(1);
  return Value::from_cell(TRY(make_tuple(
      vm, {range->length, empty ? none : range->start, empty || single ? none : range->step})));
}

Result<Value> range_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.is_exactly(other, TypeId::Range) ||
      (op != CompareOperator::Equal && op != CompareOperator::NotEqual)) {
    return Value::not_implemented();
  }
  Value left = TRY(identity_tuple(vm, range_of(vm, self)));
  Value right = TRY(identity_tuple(vm, range_of(vm, other)));
  return compare_sequences_calling(vm, left, right, op);
}

Result<uint64_t> range_hash(Vm& vm, Value self) {
  Value parts = TRY(identity_tuple(vm, range_of(vm, self)));
  return hash_calling(vm, parts);
}

Result<int64_t> range_length(Vm& vm, Value self) {
  int64_t length;
  if (!int_fits_int64(vm, range_of(vm, self)->length, &length)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  return length;
}

Result<bool> range_truth(Vm& vm, Value self) {
  return !int_is_zero(vm, range_of(vm, self)->length);
}

Result<Value> range_slice_calling(Vm& vm, const Range* range, const Slice* slice) {
  LongSliceIndices indices = TRY(long_slice_indices_calling(vm, slice, range->length));
  Value step = TRY(multiply(vm, range->step, indices.step));
  Value start = TRY(item_at(vm, range, indices.start));
  Value stop = TRY(item_at(vm, range, indices.stop));
  return make_range(vm, start, stop, step);
}

Result<Value> range_get_item(Vm& vm, Value self, Value key) {
  if (vm.has_layout(key, TypeId::Slice)) {
    return range_slice_calling(vm, range_of(vm, self), vm.known<Slice>(key));
  }
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "range indices must be integers or slices, not {}",
                    type_name(vm, key));
  }
  Value index = TRY(index_calling(vm, key));
  const Range* range = range_of(vm, self);
  if (int_is_negative(vm, index)) index = TRY(add(vm, index, range->length));
  if (int_is_negative(vm, index) || TRY(int_compare(vm, index, range->length)) >= 0) {
    return vm.raise(TypeId::IndexError, "range object index out of range");
  }
  return item_at(vm, range, index);
}

// The position of an int in the range, or undefined.
Result<Value> position_of(Vm& vm, const Range* range, Value item) {
  Value offset = TRY(subtract(vm, item, range->start));
  Value remainder = TRY(int_binary(vm, BinaryOperator::Modulo, offset, range->step));
  if (!int_is_zero(vm, remainder)) return Value::undefined();
  Value index = TRY(int_binary(vm, BinaryOperator::FloorDivide, offset, range->step));
  if (int_is_negative(vm, index) || TRY(int_compare(vm, index, range->length)) >= 0) {
    return Value::undefined();
  }
  return index;
}

// A value that is not an exact int or bool is compared with every item, as in CPython.
Result<Value> search_calling(Vm& vm, Value self, Value item) {
  if (is_exact_int(vm, item) || item.is_boolean()) {
    Value integer = TRY(exact_int(vm, item));
    return position_of(vm, range_of(vm, self), integer);
  }
  int64_t index = 0;
  int64_t found = -1;
  TRY(for_each_calling(vm, self, [&](Value candidate) -> Result<bool> {
    if (TRY(equal_calling(vm, candidate, item))) {
      found = index;
      return false;
    }
    ++index;
    return true;
  }));
  return found < 0 ? Value::undefined() : TRY(make_int(vm, found));
}

Result<bool> range_contains(Vm& vm, Value self, Value item) {
  Value position = TRY(search_calling(vm, self, item));
  return !position.is_undefined();
}

Result<Value> make_iterator(Vm& vm, Value next, Value step, Value remaining) {
  bool small = both_small_ints(next, remaining) && step.is_small_int();
  if (small) {
    __int128 last =
        static_cast<__int128>(step.small_int()) * remaining.small_int() + next.small_int();
    small = last >= Value::kIntegerMinimum && last <= Value::kIntegerMaximum;
  }
  RangeIterator* iterator =
      TRY(vm.make<RangeIterator>(small ? TypeId::RangeIterator : TypeId::LongRangeIterator));
  iterator->next = next;
  iterator->step = step;
  iterator->remaining = remaining;
  return Value::from_cell(iterator);
}

Result<Value> range_iterate(Vm& vm, Value self) {
  const Range* range = range_of(vm, self);
  return make_iterator(vm, range->start, range->step, range->length);
}

Result<Value> method_reversed(Vm& vm, const Value* arguments) {
  const Range* range = range_of(vm, arguments[0]);
  Value step = TRY(int_negative(vm, range->step));
  if (int_is_zero(vm, range->length)) {
    return make_iterator(vm, range->start, step, Value::from_small_int(0));
  }
  Value last = TRY(subtract(vm, range->length, Value::from_small_int(1)));
  return make_iterator(vm, TRY(item_at(vm, range, last)), step, range->length);
}

Result<Value> method_count(Vm& vm, const Value* arguments) {
  if (is_exact_int(vm, arguments[1]) || arguments[1].is_boolean()) {
    Value position = TRY(search_calling(vm, arguments[0], arguments[1]));
    return Value::from_small_int(position.is_undefined() ? 0 : 1);
  }
  int64_t count = 0;
  TRY(for_each_calling(vm, arguments[0], [&](Value candidate) -> Result<bool> {
    if (TRY(equal_calling(vm, candidate, arguments[1]))) ++count;
    return true;
  }));
  return make_int(vm, count);
}

Result<Value> method_index(Vm& vm, const Value* arguments) {
  Value position = TRY(search_calling(vm, arguments[0], arguments[1]));
  if (!position.is_undefined()) return position;
  if (is_exact_int(vm, arguments[1]) || arguments[1].is_boolean()) {
    return vm.raise(TypeId::ValueError, "range.index(x): x not in range");
  }
  return vm.raise(TypeId::ValueError, "sequence.index(x): x not in sequence");
}

Result<Value> get_start(Vm& vm, Value self) { return range_of(vm, self)->start; }
Result<Value> get_stop(Vm& vm, Value self) { return range_of(vm, self)->stop; }
Result<Value> get_step(Vm& vm, Value self) { return range_of(vm, self)->step; }

void trace_range(Tracer& tracer, Cell* cell, size_t) {
  auto* range = static_cast<Range*>(cell);
  tracer.visit(range->start);
  tracer.visit(range->stop);
  tracer.visit(range->step);
  tracer.visit(range->length);
}

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<RangeIterator>(self);
  int64_t remaining = iterator->remaining.small_int();
  if (remaining <= 0) return Value::undefined();
  Value item = iterator->next;
  iterator->remaining = Value::from_small_int(remaining - 1);
  iterator->next = Value::from_small_int(item.small_int() + iterator->step.small_int());
  return item;
}

Result<Value> long_iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<RangeIterator>(self);
  if (int_is_zero(vm, iterator->remaining)) return Value::undefined();
  TRY(vm.meter.charge(1));
  Value item = iterator->next;
  Value remaining = TRY(subtract(vm, iterator->remaining, Value::from_small_int(1)));
  Value next = TRY(add(vm, item, iterator->step));
  iterator->remaining = remaining;
  iterator->next = next;
  return item;
}

Result<Value> iterator_hint(Vm& vm, const Value* arguments) {
  return vm.known<RangeIterator>(arguments[0])->remaining;
}

void trace_range_iterator(Tracer& tracer, Cell* cell, size_t) {
  auto* iterator = static_cast<RangeIterator*>(cell);
  tracer.visit(iterator->next);
  tracer.visit(iterator->step);
  tracer.visit(iterator->remaining);
}

constexpr NativeRow kNew = {"__new__(cls, start, stop=<omitted>, step=<omitted>, /)", range_new,
                            kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self, /)", range_reduce, kNativeConstantTime},
    {"__reversed__(self, /)", method_reversed},
    {"count(self, value, /)", method_count},
    {"index(self, value, /)", method_index},
};
constexpr PropertyRow kProperties[] = {
    {"start", get_start, refuse_assignment},
    {"stop", get_stop, refuse_assignment},
    {"step", get_step, refuse_assignment},
};
constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    {"__length_hint__(self, /)", iterator_hint, kNativeConstantTime},
};

}  // namespace

const TypeSpec kRangeType = {
    .doc =
        "range(stop) or range(start, stop, step=1): the ints from start in steps of step,\n"
        "up to but without stop. They are computed when needed.",
    .slots =
        {
            .repr = range_repr,
            .hash = range_hash,
            .compare = range_compare,
            .truth = range_truth,
            .length = range_length,
            .get_item = range_get_item,
            .contains = range_contains,
            .iterate = range_iterate,
        },
    .trace = trace_range,
    .instance_bytes = sizeof(Range),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
};

const TypeSpec kRangeIteratorType = {
    .slots = {.iterate = iterate_self, .next = iterator_next},
    .trace = trace_range_iterator,
    .instance_bytes = sizeof(RangeIterator),
    .methods = kIteratorMethods,
};

const TypeSpec kLongRangeIteratorType = {
    .slots = {.iterate = iterate_self, .next = long_iterator_next},
    .trace = trace_range_iterator,
    .instance_bytes = sizeof(RangeIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
