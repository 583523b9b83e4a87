// The storage of lists and tuples: creating, growing and filling them from C++.
//
// All items of a new cell are set. Growth is geometric, in place if the heap has room after the
// items.
#include <cstring>

#include "heap/fault.h"
#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/iteration.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr uint64_t kMaximumItems = (uint64_t{1} << 28) - 1;  // 8 bytes each must fit in the cage

}  // namespace

Result<Tuple*> make_tuple_room(Vm& vm, uint64_t count) {
  if (count == 0) return vm.empty_tuple();
  if (count > kMaximumItems) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(count / 16));
  Tuple* tuple = TRY(vm.make<Tuple>(TypeId::Tuple, count * sizeof(Value)));
  tuple->length = static_cast<uint32_t>(count);
  TRY(paced_fill_n(vm.meter, tuple->items.data(), count, Value::none()));
  return tuple;
}

Result<Tuple*> make_tuple(Vm& vm, const Value* items, size_t count) {
  if (count == 0) return vm.empty_tuple();
  if (count > kMaximumItems) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(count / 16));
  Tuple* tuple = TRY(vm.make<Tuple>(TypeId::Tuple, count * sizeof(Value)));
  tuple->length = static_cast<uint32_t>(count);
  TRY(paced_copy(vm.meter, tuple->items.data(), items, count * sizeof(Value)));
  return tuple;
}

Result<Tuple*> make_tuple(Vm& vm, std::initializer_list<Value> items) {
  return make_tuple(vm, items.begin(), items.size());
}

Result<void> list_reserve(Vm& vm, List* list, uint64_t capacity) {
  if (capacity <= list->capacity) return {};
  if (capacity > kMaximumItems) return vm.raise(TypeId::MemoryError, "");
  size_t bytes = sizeof(ValueArray) + capacity * sizeof(Value);
  if (list->items && vm.heap.grow_in_place(list->items.get(), bytes)) {
    list->items->capacity = static_cast<uint32_t>(capacity);
    list->capacity = static_cast<uint32_t>(capacity);
    return {};
  }
  ValueArray* items = TRY(vm.make<ValueArray>(TypeId::ValueArray, capacity * sizeof(Value)));
  // Also use the bytes by which the size class exceeds the request.
  uint64_t usable = (vm.heap.usable_size(items) - sizeof(ValueArray)) / sizeof(Value);
  if (usable > capacity && usable <= kMaximumItems) capacity = usable;
  items->capacity = static_cast<uint32_t>(capacity);
  if (list->length != 0) {
    TRY(vm.meter.charge(list->length / 16));
    TRY(paced_copy(vm.meter, items->values.data(), list->items->values.data(),
                   list->length * sizeof(Value)));
  }
  list->items = items;
  list->capacity = static_cast<uint32_t>(capacity);
  return {};
}

Result<List*> make_list_room(Vm& vm, uint64_t capacity) {
  List* list = TRY(vm.make<List>(TypeId::List));
  TRY(list_reserve(vm, list, capacity));
  return list;
}

Result<List*> make_list(Vm& vm, const Value* items, size_t count) {
  List* list = TRY(make_list_room(vm, count));
  if (count != 0) {
    TRY(vm.meter.charge(count / 16));
    TRY(paced_copy(vm.meter, list->items->values.data(), items, count * sizeof(Value)));
    list->length = static_cast<uint32_t>(count);
  }
  return list;
}

Result<void> list_append(Vm& vm, List* list, Value item) {
  if (list->length == list->capacity) {
    Result<void> grown = list_reserve(vm, list, uint64_t{list->length} + (list->length >> 2) + 4);
    if (grown.failed()) return vm.growth_failure(grown.failure());
  }
  HOGNOSE_CHECK(!item.is_undefined());
  list->items->values[list->length++] = item;
  return {};
}

namespace {

Result<void> append_each_calling(Vm& vm, List* list, Value iterable) {
  auto append_in_room = [list](Value item) {
    if (list->length == list->capacity) return false;
    list->items->values[list->length++] = item;
    return true;
  };
  return for_each_computing(vm, iterable, append_in_room, [&](Value item) -> Result<bool> {
    TRY(list_append(vm, list, item));
    return true;
  });
}

}  // namespace

Result<void> list_extend_calling(Vm& vm, List* list, Value iterable) {
  // The list itself is not iterated over, whatever its class does: that would never end.
  const bool is_list = vm.is_exactly(iterable, TypeId::List) || iterable == Value::from_cell(list);
  if (is_list || vm.is_exactly(iterable, TypeId::Tuple)) {
    // Read the length once: a list may be extended by itself.
    uint32_t count = vm.known<SizedCell>(iterable)->length;
    if (count == 0) return {};
    uint64_t total = uint64_t{list->length} + count;
    if (total > list->capacity) {
      uint64_t grown = uint64_t{list->length} + (list->length >> 2);
      TRY(list_reserve(vm, list, total > grown ? total : grown));
    }
    TRY(vm.meter.charge(count / 16));
    const Value* source = is_list ? vm.cell<List>(iterable)->items->values.data()
                                  : vm.cell<Tuple>(iterable)->items.data();
    TRY(paced_copy(vm.meter, list->items->values.from(list->length), source,
                   count * sizeof(Value)));
    list->length = static_cast<uint32_t>(total);
    return {};
  }
  if (!length_hint_may_call(vm, iterable)) return append_each_calling(vm, list, iterable);
  // The result is not needed, but the call is observable.
  Value iterator = TRY(iterate_calling(vm, iterable));
  TRY(length_hint_calling(vm, iterable, 0));
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, iterator));
    if (item.is_undefined()) return {};
    TRY(list_append(vm, list, item));
  }
}

Result<List*> list_from_iterable_calling(Vm& vm, Value iterable) {
  List* list = TRY(vm.make<List>(TypeId::List));
  TRY(list_extend_calling(vm, list, iterable));
  return list;
}

Result<Tuple*> tuple_from_iterable_calling(Vm& vm, Value iterable) {
  if (vm.is_exactly(iterable, TypeId::Tuple)) return vm.known<Tuple>(iterable);
  // Making a tuple does not ask for a length hint.
  List* list = TRY(vm.make<List>(TypeId::List));
  if (vm.is_exactly(iterable, TypeId::List)) {
    TRY(list_extend_calling(vm, list, iterable));
  } else {
    TRY(append_each_calling(vm, list, iterable));
  }
  return make_tuple(vm, list->items ? list->items->values.data() : nullptr, list->length);
}

}  // namespace hognose
