// What lists and tuples have in common: comparison, search, repr and indexing of runs of values.
//
// Receives the sequence as a Value and reads its items anew at every step, because comparing and
// printing items may run guest code that changes a list.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// Items of a value with the layout of list or tuple, as they are now.
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
    return {array->values, list->extra < array->extra ? list->extra : array->extra};
  }
  return {static_cast<Tuple*>(cell)->items, cell->extra};
}

// Whether the value may serve as an index: an int, or its class has __index__.
inline bool has_index(Vm& vm, Value value) {
  return value.is_small_int() ||
         !type_lookup(vm, vm.type_of(value), vm.name(Name::Index)).is_undefined();
}

// A list or tuple with the items of the iterable, which is itself if it is exactly one of those.
// TypeError with that text if it cannot be iterated.
Result<Value> items_calling(Vm& vm, Value iterable, const char* not_iterable);

Result<Value> compare_sequences_calling(Vm& vm, Value left, Value right, CompareOperator op);
// The first index at or after start (and below stop) whose item equals the value, or -1.
Result<int64_t> find_item_calling(Vm& vm, Value sequence, Value item, int64_t start, int64_t stop);
Result<int64_t> count_item_calling(Vm& vm, Value sequence, Value item);
// "[a, b]" or "(a, b)"; "(a,)" for a tuple of one.
Result<Value> sequence_repr_calling(Vm& vm, Value sequence);
// start and stop of index(): negative ones count from the end.
Result<int64_t> search_bound_calling(Vm& vm, Value bound, Value sequence);

}  // namespace hognose
