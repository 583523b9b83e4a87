// list: the type, its operators and its iterators. Methods are in list_methods.cpp.
//
// Functions that may run guest code read the list's items and length again afterwards, because
// guest code may have changed them.
#include <cstring>

#include "meter/paced.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/list.h"
#include "objects/containers/list_methods.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"

namespace hognose {

namespace {

List* list_of(Vm& vm, Value value) { return vm.cell<List>(value); }

Result<Value> list_repr(Vm& vm, Value self) { return sequence_repr_calling(vm, self); }

Result<Value> list_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.has_layout(other, TypeId::List)) return Value::not_implemented();
  return compare_sequences_calling(vm, self, other, op);
}

Result<int64_t> list_length(Vm& vm, Value self) { return list_of(vm, self)->length.get(); }

Result<Value> list_get_item(Vm& vm, Value self, Value key) {
  if (vm.has_layout(key, TypeId::Slice)) {
    // Apply the bounds to the length only after their __index__ methods have run.
    SliceIndices indices = TRY(slice_indices_calling(vm, vm.known<Slice>(key)));
    return Value::from_cell(TRY(make_list_of_slice(vm, items_of(vm, self), indices)));
  }
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "list indices must be integers or slices, not {}",
                    type_name(vm, key));
  }
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  ItemsView view = items_of(vm, self);
  if (index < 0) index += view.count;
  if (index < 0 || index >= view.count) {
    return vm.raise(TypeId::IndexError, "list index out of range");
  }
  return view.items[index];
}

Result<void> list_set_item(Vm& vm, Value self, Value key, Value value) {
  if (vm.has_layout(key, TypeId::Slice)) {
    return list_set_slice_calling(vm, self, vm.known<Slice>(key), value);
  }
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "list indices must be integers or slices, not {}",
                    type_name(vm, key));
  }
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  List* list = list_of(vm, self);
  if (index < 0) index += list->length;
  if (index < 0 || index >= list->length) {
    return vm.raise(TypeId::IndexError, "list assignment index out of range");
  }
  if (value.is_undefined()) {
    return list_remove_range(vm, list, static_cast<uint32_t>(index),
                             static_cast<uint32_t>(index) + 1);
  }
  list->items->values[index] = value;
  return {};
}

Result<bool> list_contains(Vm& vm, Value self, Value item) {
  int64_t index = TRY(find_item_calling(vm, self, item, 0, INT64_MAX));
  return index >= 0;
}

Result<Value> make_list_iterator(Vm& vm, TypeId type, Value list, uint32_t position) {
  ListIterator* iterator = TRY(vm.make<ListIterator>(type));
  iterator->list = list;
  iterator->next = position;
  return Value::from_cell(iterator);
}

Result<Value> list_iterate(Vm& vm, Value self) {
  return make_list_iterator(vm, TypeId::ListIterator, self, 0);
}

Result<Value> list_repeat(Vm& vm, Value self, Value times) {
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  uint32_t length = items_of(vm, self).count;
  uint64_t total = 0;
  if (count > 0 && __builtin_mul_overflow(static_cast<uint64_t>(count), uint64_t{length}, &total)) {
    return vm.raise(TypeId::MemoryError, "");
  }
  List* repeated = TRY(make_list_room(vm, total));
  if (total == 0) return Value::from_cell(repeated);
  TRY(vm.meter.charge(total / 16));
  ItemsView view = items_of(vm, self);
  TRY(paced_repeat(vm.meter, repeated->items->values.data(), view.items, length, total));
  repeated->length = static_cast<uint32_t>(total);
  return Value::from_cell(repeated);
}

Result<Value> list_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_list = vm.has_layout(left, TypeId::List);
  if (op == BinaryOperator::Add) {
    if (!left_is_list || !vm.has_layout(right, TypeId::List)) return Value::not_implemented();
    ItemsView a = items_of(vm, left), b = items_of(vm, right);
    List* joined = TRY(make_list_room(vm, uint64_t{a.count} + b.count));
    TRY(vm.meter.charge((uint64_t{a.count} + b.count) / 16));
    TRY(paced_copy(vm.meter, joined->items->values.data(), a.items, a.count * sizeof(Value)));
    TRY(paced_copy(vm.meter, joined->items->values.from(a.count), b.items,
                   b.count * sizeof(Value)));
    joined->length = a.count + b.count;
    return Value::from_cell(joined);
  }
  Value times = left_is_list ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  return list_repeat(vm, left_is_list ? left : right, times);
}

Result<Value> list_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  if (op == BinaryOperator::Add) {
    TRY(list_extend_calling(vm, list_of(vm, self), other));
    return self;
  }
  if (!has_index(vm, other)) return Value::not_implemented();
  Value repeated = TRY(list_repeat(vm, self, other));
  List* list = list_of(vm, self);
  if (list->length == 0) return self;
  List* fresh = list_of(vm, repeated);
  list->items = fresh->items.get();
  list->capacity = fresh->capacity;
  list->length = fresh->length;
  return self;
}

Result<Value> list_new(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(vm.make_instance<List>(vm.known<Type>(arguments[0]))));
}

Result<Value> list_init(Vm& vm, const Value* arguments) {
  List* list = list_of(vm, arguments[0]);
  list_clear(list);
  if (!arguments[1].is_undefined()) TRY(list_extend_calling(vm, list, arguments[1]));
  return Value::none();
}

void trace_list(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<List*>(cell)->items);
}

void trace_list_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<ListIterator*>(cell)->list);
}

Result<Value> list_iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<ListIterator>(arguments[0]);
  if (iterator->list.is_undefined()) return Value::from_small_int(0);
  uint32_t count = items_of(vm, iterator->list).count;
  return Value::from_small_int(count > iterator->next ? count - iterator->next : 0);
}

// The position of a reverse iterator is one greater than the index of the next item.
Result<Value> list_reverse_next(Vm& vm, Value self) {
  auto* iterator = vm.known<ListIterator>(self);
  if (iterator->list.is_undefined()) return Value::undefined();
  ItemsView view = items_of(vm, iterator->list);
  if (iterator->next > 0 && iterator->next <= view.count) {
    return view.items[--iterator->next];
  }
  iterator->list = Value::undefined();
  return Value::undefined();
}

Result<Value> list_reverse_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<ListIterator>(arguments[0]);
  if (iterator->list.is_undefined()) return Value::from_small_int(0);
  uint32_t count = items_of(vm, iterator->list).count;
  return Value::from_small_int(iterator->next > count ? 0 : iterator->next);
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", list_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, iterable=<omitted>, /)", list_init};
constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", list_iterator_hint, kNativeConstantTime},
};
constexpr NativeRow kReverseMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", list_reverse_hint, kNativeConstantTime},
};

}  // namespace

Result<Value> list_iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<ListIterator>(self);
  if (iterator->list.is_undefined()) return Value::undefined();
  ItemsView view = items_of(vm, iterator->list);
  if (iterator->next < view.count) return view.items[iterator->next++];
  iterator->list = Value::undefined();
  return Value::undefined();
}

Result<Value> make_list_reverse_iterator(Vm& vm, Value list) {
  return make_list_iterator(vm, TypeId::ListReverseIterator, list, items_of(vm, list).count);
}

const TypeSpec kListType = {
    .doc =
        "list(iterable=(), /): a sequence that can be changed, of the items of the\n"
        "iterable.",
    .slots =
        {
            .repr = list_repr,
            .compare = list_compare,
            .length = list_length,
            .get_item = list_get_item,
            .set_item = list_set_item,
            .contains = list_contains,
            .iterate = list_iterate,
            .binary = list_binary,
            .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply)),
            .inplace = list_inplace,
            .inplace_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                       operator_bit(BinaryOperator::Multiply)),
        },
    .trace = trace_list,
    .instance_bytes = sizeof(List),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kListMethods,
    .unhashable = true,
};

const TypeSpec kListIteratorType = {
    .slots = {.iterate = iterate_self, .next = list_iterator_next},
    .trace = trace_list_iterator,
    .instance_bytes = sizeof(ListIterator),
    .methods = kIteratorMethods,
};

const TypeSpec kListReverseIteratorType = {
    .slots = {.iterate = iterate_self, .next = list_reverse_next},
    .trace = trace_list_iterator,
    .instance_bytes = sizeof(ListIterator),
    .methods = kReverseMethods,
};

}  // namespace hognose
