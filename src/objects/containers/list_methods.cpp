// The methods of list. sort is in list_sort.cpp.
//
// The first argument has the layout of list. Code that may run guest code (== in index and remove,
// iteration in extend) reads the list's length and items again afterwards.
#include "objects/containers/list_methods.h"

#include <cstring>

#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/containers/slice_bounds.h"
#include "objects/core/cell_size.h"
#include "objects/core/make.h"
#include "objects/text/units.h"

namespace hognose {

void list_clear(List* list) {
  if (list->capacity == 0) return;  // never filled, or being sorted: then `items` must not change
  list->length = 0;
  list->items = nullptr;
  list->capacity = 0;
}

Result<void> list_remove_range(Vm& vm, List* list, uint32_t from, uint32_t to) {
  uint32_t length = list->length;
  if (from >= to || to > length) return {};
  Value* items = list->items->values.data();
  TRY(vm.meter.charge((length - to) / 32));
  TRY(paced_move(vm.meter, items + from, items + to, (length - to) * sizeof(Value)));
  uint32_t left = length - (to - from);
  // Clear the items after the new end, so that they keep nothing alive.
  TRY(paced_fill_n(vm.meter, items + left, length - left, Value::none()));
  list->length = left;
  if (left == 0) list_clear(list);
  return {};
}

Result<void> list_replace_range(Vm& vm, List* list, uint32_t from, uint32_t to, ItemsView values) {
  const uint32_t length = list->length, count = values.count;
  uint64_t total = uint64_t{length} - (to - from) + count;
  if (total > list->capacity) {
    uint64_t grown = uint64_t{length} + (length >> 2);
    TRY(list_reserve(vm, list, total > grown ? total : grown));
  }
  if (total == 0) {
    list_clear(list);
    return {};
  }
  TRY(vm.meter.charge((length - to + count) / 32));
  Value* items = list->items->values.data();
  TRY(paced_move(vm.meter, items + from + count, items + to, (length - to) * sizeof(Value)));
  TRY(paced_copy(vm.meter, items + from, values.items, count * sizeof(Value)));
  if (total < length) {
    TRY(paced_fill_n(vm.meter, items + total, length - total, Value::none()));
  }
  list->length = static_cast<uint32_t>(total);
  return {};
}

Result<List*> make_list_of_slice(Vm& vm, ItemsView items, const SliceIndices& indices) {
  const SliceBounds bounds = slice_bounds(indices, items.count);
  const auto count = static_cast<size_t>(bounds.count);
  if (count == 0) return make_list(vm, nullptr, 0);
  if (bounds.step == 1) return make_list(vm, items.items + bounds.start, count);
  TRY(vm.meter.charge(count / 16));
  List* part = TRY(make_list_room(vm, count));
  TRY(paced_gather(vm.meter, part->items->values.data(), items.items + bounds.start, bounds.step,
                   count));
  part->length = static_cast<uint32_t>(count);
  return part;
}

Result<void> list_assign_slice(Vm& vm, List* list, const SliceIndices& indices,
                               const ItemsView* values) {
  const int64_t length = list->length;
  SliceBounds bounds = slice_bounds(indices, length);
  if (bounds.step == 1) {
    auto from = static_cast<uint32_t>(bounds.start);
    auto to = static_cast<uint32_t>(bounds.start + bounds.count);
    if (values == nullptr) return list_remove_range(vm, list, from, to);
    return list_replace_range(vm, list, from, to, *values);
  }
  if (values == nullptr) {
    if (bounds.count == 0) return {};
    bounds = ascending(bounds);
    TRY(vm.meter.charge(static_cast<uint64_t>(length) / 32));
    Value* items = list->items->values.data();
    auto count = static_cast<size_t>(length), removed = static_cast<size_t>(bounds.count);
    TRY(paced_remove(vm.meter, items, count, static_cast<size_t>(bounds.start),
                     static_cast<size_t>(bounds.step), removed));
    size_t left = count - removed;
    TRY(paced_fill_n(vm.meter, items + left, removed, Value::none()));
    list->length = static_cast<uint32_t>(left);
    return {};
  }
  if (values->count != bounds.count) {
    return vm.raise(TypeId::ValueError,
                    "attempt to assign sequence of size {} to extended slice of size {}",
                    values->count, bounds.count);
  }
  if (values->count == 0) return {};
  TRY(vm.meter.charge(values->count / 16));
  return paced_scatter(vm.meter, list->items->values.from(bounds.start), bounds.step, values->items,
                       values->count);
}

Result<void> list_set_slice_calling(Vm& vm, Value self, Slice* slice, Value value) {
  SliceIndices indices = TRY(slice_indices_calling(vm, slice));
  if (value.is_undefined()) return list_assign_slice(vm, vm.known<List>(self), indices, nullptr);
  if (value == self) {
    ItemsView view = items_of(vm, self);
    value = Value::from_cell(TRY(make_list(vm, view.items, view.count)));
  } else {
    value = TRY(items_calling(vm, value, "must assign iterable to extended slice"));
  }
  const ItemsView values = items_of(vm, value);
  return list_assign_slice(vm, vm.known<List>(self), indices, &values);
}

namespace {

Result<Value> method_append(Vm& vm, const Value* arguments) {
  TRY(list_append(vm, vm.known<List>(arguments[0]), arguments[1]));
  return Value::none();
}

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  list_clear(vm.known<List>(arguments[0]));
  return Value::none();
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  ItemsView view = items_of(vm, arguments[0]);
  return Value::from_cell(TRY(make_list(vm, view.items, view.count)));
}

Result<Value> method_count(Vm& vm, const Value* arguments) {
  int64_t count = TRY(count_item_calling(vm, arguments[0], arguments[1]));
  return Value::from_small_int(count);
}

Result<Value> method_extend(Vm& vm, const Value* arguments) {
  TRY(list_extend_calling(vm, vm.known<List>(arguments[0]), arguments[1]));
  return Value::none();
}

Result<Value> method_index(Vm& vm, const Value* arguments) {
  int64_t start = TRY(search_bound_calling(vm, arguments[2], arguments[0]));
  int64_t stop = arguments[3].is_undefined()
                     ? INT64_MAX
                     : TRY(search_bound_calling(vm, arguments[3], arguments[0]));
  int64_t index = TRY(find_item_calling(vm, arguments[0], arguments[1], start, stop));
  if (index < 0) return vm.raise(TypeId::ValueError, "list.index(x): x not in list");
  return Value::from_small_int(index);
}

Result<Value> method_insert(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  List* list = vm.known<List>(arguments[0]);
  int64_t length = list->length;
  if (index < 0) index = index + length < 0 ? 0 : index + length;
  if (index > length) index = length;
  auto place = static_cast<uint32_t>(index);
  TRY(list_replace_range(vm, list, place, place, {&arguments[2], 1}));
  return Value::none();
}

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  int64_t index = TRY(size_argument_calling(vm, arguments[1]));
  List* list = vm.known<List>(arguments[0]);
  int64_t length = list->length;
  if (length == 0) return vm.raise(TypeId::IndexError, "pop from empty list");
  if (index < 0) index += length;
  if (index < 0 || index >= length) return vm.raise(TypeId::IndexError, "pop index out of range");
  Value item = list->items->values[index];
  if (index == length - 1) {
    list->items->values[index] = Value::none();
    list->length = static_cast<uint32_t>(index);
    return item;
  }
  auto place = static_cast<uint32_t>(index);
  TRY(list_remove_range(vm, list, place, place + 1));
  return item;
}

Result<Value> method_remove(Vm& vm, const Value* arguments) {
  int64_t index = TRY(find_item_calling(vm, arguments[0], arguments[1], 0, INT64_MAX));
  List* list = vm.known<List>(arguments[0]);
  if (index < 0) return vm.raise(TypeId::ValueError, "list.remove(x): x not in list");
  if (index < list->length) {
    auto place = static_cast<uint32_t>(index);
    TRY(list_remove_range(vm, list, place, place + 1));
  }
  return Value::none();
}

Result<Value> method_reverse(Vm& vm, const Value* arguments) {
  List* list = vm.known<List>(arguments[0]);
  if (list->length < 2) return Value::none();
  TRY(vm.meter.charge(list->length / 32));
  TRY(paced_reverse(vm.meter, list->items->values.data(), list->length));
  return Value::none();
}

Result<Value> method_reversed(Vm& vm, const Value* arguments) {
  return make_list_reverse_iterator(vm, arguments[0]);
}

Result<Value> method_sort(Vm& vm, const Value* arguments) {
  bool reverse = TRY(truth_calling(vm, arguments[2]));
  TRY(list_sort_calling(vm, vm.known<List>(arguments[0]), arguments[1], reverse));
  return Value::none();
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  const List* list = vm.known<List>(arguments[0]);
  return size_of_cells(vm, {list, list->items.get()});
}

}  // namespace

constexpr NativeRow kListMethodRows[kListMethodCount] = {
    {"__reversed__(self, /)", method_reversed, kNativeConstantTime},
    {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},
    {"append(self, object, /)", method_append, quickly(QuickNative::Append)},
    {"clear(self, /)", method_clear, kNativeConstantTime},
    {"copy(self, /)", method_copy},
    {"count(self, value, /)", method_count},
    {"extend(self, iterable, /)", method_extend},
    {"index(self, value, start=0, stop=<omitted>, /)", method_index},
    {"insert(self, index, object, /)", method_insert},
    {"pop(self, index=-1, /)", method_pop},
    {"remove(self, value, /)", method_remove},
    {"reverse(self, /)", method_reverse},
    {"sort(self, /, *, key=None, reverse=False)", method_sort},
};

}  // namespace hognose
