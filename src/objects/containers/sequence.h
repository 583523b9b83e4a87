// Common to lists and tuples: comparison, search, repr and indexing.
//
// The functions take the sequence as a Value and read its items again at every step, because
// comparing or printing an item may run guest code that changes a list.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// The current items of a value with the layout of list or tuple.
struct ItemsView {
  const Value* items;
  uint32_t count;
};
inline ItemsView items_of(const Vm& vm, Value sequence) {
  Cell* cell = vm.cell(sequence);
  if (layout_of(cell) == TypeId::List) {
    const List* list = static_cast<List*>(cell);
    if (!list->items) return {nullptr, 0};
    const ValueArray* array = list->items.get();
    return {array->values.data(), list->length < array->capacity ? list->length : array->capacity};
  }
  const auto* tuple = static_cast<const Tuple*>(cell);
  return {tuple->items.data(), tuple->length};
}

// Whether the value is usable as an index: it is an int, or its class has __index__.
inline bool has_index(Vm& vm, Value value) {
  return value.is_small_int() ||
         !type_lookup(vm, vm.type_of(value), vm.name(Name::Index)).is_undefined();
}

// The items of the iterable as a list or tuple. Returns an exact list or tuple unchanged. Raises
// TypeError with the given text if the value is not iterable.
Result<Value> items_calling(Vm& vm, Value iterable, const char* not_iterable);

Result<Value> compare_sequences_calling(Vm& vm, Value left, Value right, CompareOperator op);
// The first index in [start, stop) whose item equals the value, or -1.
Result<int64_t> find_item_calling(Vm& vm, Value sequence, Value item, int64_t start, int64_t stop);
Result<int64_t> count_item_calling(Vm& vm, Value sequence, Value item);
// "[a, b]" or "(a, b)"; "(a,)" for a tuple with one item.
Result<Value> sequence_repr_calling(Vm& vm, Value sequence);
// Converts start or stop of index(): negative values count from the end.
Result<int64_t> search_bound_calling(Vm& vm, Value bound, Value sequence);

}  // namespace hognose
