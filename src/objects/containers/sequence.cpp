// Common to lists and tuples: comparison, search, repr and indexing.
//
// Items may move or shrink whenever guest code runs, so they are read again after every comparison.
#include "objects/containers/sequence.h"

#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/protocols/comparison.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"

namespace hognose {

Result<Value> items_calling(Vm& vm, Value iterable, const char* not_iterable) {
  if (vm.is_exactly(iterable, TypeId::List) || vm.is_exactly(iterable, TypeId::Tuple)) {
    return iterable;
  }
  Result<Value> iterator = iterate_calling(vm, iterable);
  if (iterator.failed()) {
    if (!vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator.failure();
    vm.take_pending();
    return vm.raise(TypeId::TypeError, "{}", not_iterable);
  }
  return Value::from_cell(TRY(list_from_iterable_calling(vm, iterator.value())));
}

Result<Value> compare_sequences_calling(Vm& vm, Value left, Value right, CompareOperator op) {
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  // Lists of different lengths are unequal, so no item is compared. (Tuples do compare items.)
  if (equality && items_of(vm, left).count != items_of(vm, right).count &&
      vm.has_layout(left, TypeId::List)) {
    return Value::boolean(op == CompareOperator::NotEqual);
  }
  for (uint32_t i = 0;; ++i) {
    ItemsView a = items_of(vm, left), b = items_of(vm, right);
    if (i >= a.count || i >= b.count) {
      return Value::boolean(satisfies(a.count, op, b.count));
    }
    Value x = a.items[i], y = b.items[i];
    if (x == y && !x.is_double()) {
      if (i % 16 == 15) TRY(vm.meter.charge(1));
      continue;
    }
    TRY(vm.meter.charge(1));
    if (TRY(equal_calling(vm, x, y))) continue;
    // The comparison may have removed the item from a list; then the lengths decide.
    a = items_of(vm, left), b = items_of(vm, right);
    if (i >= a.count || i >= b.count) {
      return Value::boolean(satisfies(a.count, op, b.count));
    }
    if (op == CompareOperator::Equal) return Value::boolean(false);
    if (op == CompareOperator::NotEqual) return Value::boolean(true);
    return compare_calling(vm, x, y, op);
  }
}

Result<int64_t> find_item_calling(Vm& vm, Value sequence, Value item, int64_t start, int64_t stop) {
  constexpr int64_t kInts = 1 << 16;  // number of comparisons between two charges
  for (int64_t i = start; i < stop; ++i) {
    ItemsView view = items_of(vm, sequence);
    if (i >= view.count) break;
    // Small ints compare without a protocol.
    if (item.is_small_int()) {
      int64_t from = i, end = std::min({stop, int64_t{view.count}, i + kInts});
      while (i < end && view.items[i].is_small_int() && view.items[i] != item) ++i;
      TRY(vm.meter.charge(static_cast<uint64_t>(i - from) / 16 + 1));
      if (i >= view.count || i >= stop) break;
      if (view.items[i] == item) return i;
      if (view.items[i].is_small_int()) {
        --i;  // the next iteration continues here
        continue;
      }
    }
    TRY(vm.meter.charge(1));
    if (TRY(equal_calling(vm, view.items[i], item))) return i;
  }
  return -1;
}

Result<int64_t> count_item_calling(Vm& vm, Value sequence, Value item) {
  int64_t count = 0;
  for (uint32_t i = 0;; ++i) {
    ItemsView view = items_of(vm, sequence);
    if (i >= view.count) return count;
    TRY(vm.meter.charge(1));
    if (TRY(equal_calling(vm, view.items[i], item))) ++count;
  }
}

Result<Value> sequence_repr_calling(Vm& vm, Value sequence) {
  bool is_list = vm.has_layout(sequence, TypeId::List);
  if (items_of(vm, sequence).count == 0) {
    return Value::from_cell(TRY(make_string_ascii(vm, is_list ? "[]" : "()")));
  }
  ReprGuard guard(vm, sequence);
  if (TRY(guard.already_printing())) {
    return Value::from_cell(TRY(make_string_ascii(vm, is_list ? "[...]" : "(...)")));
  }
  StringBuilder text(vm);
  TRY(text.append_ascii(is_list ? "[" : "("));
  uint32_t shown = 0;
  for (;; ++shown) {
    ItemsView view = items_of(vm, sequence);
    if (shown >= view.count) break;
    TRY(vm.meter.charge(1));
    if (shown != 0) TRY(text.append_ascii(", "));
    Str* item = TRY(repr_calling(vm, view.items[shown]));
    TRY(text.append(item));
  }
  if (!is_list && shown == 1) TRY(text.append_ascii(","));
  TRY(text.append_ascii(is_list ? "]" : ")"));
  return Value::from_cell(TRY(text.finish()));
}

Result<int64_t> search_bound_calling(Vm& vm, Value bound, Value sequence) {
  if (!has_index(vm, bound)) {
    return vm.raise(TypeId::TypeError,
                    "slice indices must be integers or have an __index__ method");
  }
  if (!has_index(vm, bound)) {
    return vm.raise(TypeId::TypeError,
                    "slice indices must be integers or have an __index__ method");
  }
  int64_t index = TRY(index_int64_calling(vm, bound, OutOfRange::Clamp));
  if (index < 0) {
    index += items_of(vm, sequence).count;
    if (index < 0) index = 0;
  }
  return index;
}

}  // namespace hognose
