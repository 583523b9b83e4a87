// tuple and its iterator.
//
// A tuple never changes after its creator has filled it.
#include <cstring>

#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/key_match.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/containers/tuple_hashes.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"

namespace hognose {

namespace {

Result<Value> tuple_repr(Vm& vm, Value self) { return sequence_repr_calling(vm, self); }

Result<Value> tuple_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.has_layout(other, TypeId::Tuple)) return Value::not_implemented();
  if (op == CompareOperator::Equal || op == CompareOperator::NotEqual) {
    // Items that are compared without a call decide most comparisons.
    const KeyMatch match =
        match_tuples(vm, vm.known<Tuple>(self), vm.known<Tuple>(other), kMatchedLevels);
    if (match != KeyMatch::Unknown) {
      TRY(vm.meter.charge(1));
      return Value::boolean((match == KeyMatch::Same) == (op == CompareOperator::Equal));
    }
  }
  return compare_sequences_calling(vm, self, other, op);
}

// Whether the hash of the value is tuple_hash(): a tuple, or an instance of a class such as a named
// tuple that inherits its hash.
bool hashes_as_tuple(Vm& vm, Value value) {
  if (!vm.has_layout(value, TypeId::Tuple)) return false;
  const TypeId id = exact_type_id(vm.cell(value));
  return id == TypeId::Tuple ||
         (id == TypeId::Guest && (vm.type_of(value)->flags & (kTypeComparison | kTypeHash)) == 0);
}

// What hashing has cost, and whether the hash will be the same as long as the tuple exists.
struct HashWork {
  uint64_t price = 0;
  bool is_lasting = true;
};

Result<uint64_t> hash_tuple_calling(Vm& vm, Value self, HashWork* work);

Result<uint64_t> hash_item_calling(Vm& vm, Value item, HashWork* work) {
  uint64_t quick;
  if (quick_hash(vm, item, &quick)) return quick;
  if (!hashes_as_tuple(vm, item)) {
    if (item.is_cell()) work->is_lasting = false;
    return hash_calling(vm, item);
  }
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return hash_tuple_calling(vm, item, work);
}

Result<uint64_t> hash_tuple_calling(Vm& vm, Value self, HashWork* work) {
  constexpr uint32_t kRun = 64;  // items that are charged together
  constexpr uint64_t kWorthKeeping = 4;
  const Tuple* tuple = vm.known<Tuple>(self);
  if (const TupleHashes::Entry* known =
          vm.tables.tuple_hashes->find(offset_of(tuple), vm.classes.epoch)) {
    const uint64_t hash = known->hash;
    work->price += known->price;
    TRY(vm.meter.charge(known->price));
    return hash;
  }
  const uint32_t length = tuple->length;
  HashWork own{.price = length};
  TupleHash hash;
  for (uint32_t i = 0; i < length;) {
    const uint32_t end = std::min(length, i + kRun);
    TRY(vm.meter.charge(end - i));
    for (; i < end; ++i) hash.add(TRY(hash_item_calling(vm, tuple->items[i], &own)));
  }
  const uint64_t result = hash.result(length);
  if (own.is_lasting && own.price >= kWorthKeeping && own.price <= UINT32_MAX &&
      vm.classes.epoch != kEpochExhausted) {
    vm.tables.tuple_hashes->remember(
        {.tuple = offset_of(tuple), .price = static_cast<uint32_t>(own.price), .hash = result},
        vm.classes.epoch);
  }
  work->price += own.price;
  work->is_lasting &= own.is_lasting;
  return result;
}

Result<uint64_t> tuple_hash(Vm& vm, Value self) {
  HashWork work;
  return hash_tuple_calling(vm, self, &work);
}

Result<int64_t> tuple_length(Vm& vm, Value self) { return vm.known<Tuple>(self)->length.get(); }

Result<Value> tuple_get_item(Vm& vm, Value self, Value key) {
  if (vm.has_layout(key, TypeId::Slice)) {
    Tuple* tuple = vm.known<Tuple>(self);
    SliceBounds bounds = TRY(slice_bounds_calling(vm, vm.known<Slice>(key), tuple->length));
    if (bounds.step == 1) {
      if (bounds.count == tuple->length && vm.is_exactly(self, TypeId::Tuple)) return self;
      return Value::from_cell(
          TRY(make_tuple(vm, tuple->items.from(bounds.start), static_cast<size_t>(bounds.count))));
    }
    Tuple* part = TRY(make_tuple_room(vm, static_cast<uint64_t>(bounds.count)));
    for (int64_t i = 0; i < bounds.count; ++i) {
      part->items[i] = tuple->items[bounds.start + i * bounds.step];
    }
    return Value::from_cell(part);
  }
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "tuple indices must be integers or slices, not {}",
                    type_name(vm, key));
  }
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  const Tuple* tuple = vm.known<Tuple>(self);
  if (index < 0) index += tuple->length;
  if (index < 0 || index >= tuple->length) {
    return vm.raise(TypeId::IndexError, "tuple index out of range");
  }
  return tuple->items[index];
}

Result<bool> tuple_contains(Vm& vm, Value self, Value item) {
  int64_t index = TRY(find_item_calling(vm, self, item, 0, INT64_MAX));
  return index >= 0;
}

Result<Value> tuple_iterate(Vm& vm, Value self) {
  return make_sequence_iterator(vm, TypeId::TupleIterator, self);
}

Result<Value> tuple_repeat(Vm& vm, Value self, Value times) {
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  const Tuple* tuple = vm.known<Tuple>(self);
  if (count <= 0 || tuple->length == 0) return Value::from_cell(vm.empty_tuple());
  if (count == 1 && vm.is_exactly(self, TypeId::Tuple)) return self;
  uint64_t total;
  if (__builtin_mul_overflow(static_cast<uint64_t>(count), uint64_t{tuple->length}, &total)) {
    return vm.raise(TypeId::MemoryError, "");
  }
  Tuple* repeated = TRY(make_tuple_room(vm, total));
  TRY(paced_repeat(vm.meter, repeated->items.data(), tuple->items.data(), tuple->length, total));
  return Value::from_cell(repeated);
}

Result<Value> tuple_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_tuple = vm.has_layout(left, TypeId::Tuple);
  if (op == BinaryOperator::Add) {
    if (!left_is_tuple || !vm.has_layout(right, TypeId::Tuple)) return Value::not_implemented();
    const Tuple* a = vm.known<Tuple>(left);
    const Tuple* b = vm.cell<Tuple>(right);
    if (a->length == 0 && vm.is_exactly(right, TypeId::Tuple)) return right;
    if (b->length == 0 && vm.is_exactly(left, TypeId::Tuple)) return left;
    Tuple* joined = TRY(make_tuple_room(vm, uint64_t{a->length} + b->length));
    TRY(paced_copy(vm.meter, joined->items.data(), a->items.data(), a->length * sizeof(Value)));
    TRY(paced_copy(vm.meter, joined->items.from(a->length), b->items.data(),
                   b->length * sizeof(Value)));
    return Value::from_cell(joined);
  }
  Value times = left_is_tuple ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  return tuple_repeat(vm, left_is_tuple ? left : right, times);
}

Result<Value> tuple_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  Tuple* items = arguments[1].is_undefined() ? vm.empty_tuple()
                                             : TRY(tuple_from_iterable_calling(vm, arguments[1]));
  if (type == vm.type(TypeId::Tuple)) return Value::from_cell(items);
  Tuple* tuple = TRY(vm.make_instance<Tuple>(type, size_t{items->length} * sizeof(Value)));
  tuple->length = items->length;
  TRY(paced_copy(vm.meter, tuple->items.data(), items->items.data(),
                 items->length * sizeof(Value)));
  return Value::from_cell(tuple);
}

Result<Value> tuple_count(Vm& vm, const Value* arguments) {
  int64_t count = TRY(count_item_calling(vm, arguments[0], arguments[1]));
  return Value::from_small_int(count);
}

Result<Value> tuple_index(Vm& vm, const Value* arguments) {
  int64_t start = TRY(search_bound_calling(vm, arguments[2], arguments[0]));
  int64_t stop = arguments[3].is_undefined()
                     ? INT64_MAX
                     : TRY(search_bound_calling(vm, arguments[3], arguments[0]));
  int64_t index = TRY(find_item_calling(vm, arguments[0], arguments[1], start, stop));
  if (index < 0) return vm.raise(TypeId::ValueError, "tuple.index(x): x not in tuple");
  return Value::from_small_int(index);
}

Result<Value> tuple_getnewargs(Vm& vm, const Value* arguments) {
  const Tuple* self = vm.known<Tuple>(arguments[0]);
  Tuple* plain = TRY(make_tuple(vm, self->items.data(), self->length));
  return Value::from_cell(TRY(make_tuple(vm, {Value::from_cell(plain)})));
}

void trace_tuple(Tracer& tracer, Cell* cell, size_t bytes) {
  auto* tuple = static_cast<Tuple*>(cell);
  size_t room = (bytes - sizeof(Tuple)) / sizeof(Value);
  tracer.visit_values(tuple->items.data(), tuple->length < room ? tuple->length : room);
}

constexpr NativeRow kNew = {"__new__(cls, iterable=<omitted>, /)", tuple_new, kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__getnewargs__(self, /)", tuple_getnewargs},
    {"count(self, value, /)", tuple_count},
    {"index(self, value, start=0, stop=<omitted>, /)", tuple_index},
};

Result<Value> tuple_iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  const Tuple* tuple = vm.cell<Tuple>(iterator->sequence);
  int64_t index = iterator->index.small_int();
  if (index >= 0 && index < tuple->length) {
    iterator->index = Value::from_small_int(index + 1);
    return tuple->items[index];
  }
  iterator->sequence = Value::undefined();
  return Value::undefined();
}

Result<Value> tuple_iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<SequenceIterator>(arguments[0]);
  if (iterator->sequence.is_undefined()) return Value::from_small_int(0);
  return Value::from_small_int(vm.cell<Tuple>(iterator->sequence)->length -
                               iterator->index.small_int());
}

constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", tuple_iterator_hint, kNativeConstantTime},
};

}  // namespace

void trace_sequence_iterator(Tracer& tracer, Cell* cell, size_t) {
  auto* iterator = static_cast<SequenceIterator*>(cell);
  tracer.visit(iterator->sequence);
  tracer.visit(iterator->index);
}

const TypeSpec kTupleType = {
    .doc =
        "tuple(iterable=(), /): a sequence that cannot be changed, of the items of the\n"
        "iterable.",
    .slots =
        {
            .repr = tuple_repr,
            .hash = tuple_hash,
            .compare = tuple_compare,
            .length = tuple_length,
            .get_item = tuple_get_item,
            .contains = tuple_contains,
            .iterate = tuple_iterate,
            .binary = tuple_binary,
            .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply)),
        },
    .trace = trace_tuple,
    .instance_bytes = sizeof(Tuple),
    .constructor = &kNew,
    .methods = kMethods,
};

const TypeSpec kTupleIteratorType = {
    .slots = {.iterate = iterate_self, .next = tuple_iterator_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
