// list.sort and sorted: a stable merge sort over natural runs.
//
// During the sort the list is empty and its items are in separate arrays, so comparisons and key
// functions may do anything to the list. The sort finds natural runs in the data, extends short
// ones by binary insertion, and merges them by the "powersort" rule (Munro and Wild 2018). Merges
// gallop through long stretches. Keys that are all small ints, all floats or all exact strings are
// compared without any call, and so are the items of keys that are all exact tuples of these.
#include <cstring>

#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

int compare_string_cells(const Str* left, const Str* right) {
  uint32_t count = left->length < right->length ? left->length : right->length;
  const uint8_t* a = str_data(left);
  const uint8_t* b = str_data(right);
  if (left->kind == 1 && right->kind == 1) {
    int order = std::memcmp(a, b, count);
    if (order != 0) return order;
  } else {
    auto unit = [](const uint8_t* data, uint8_t kind, uint32_t i) -> uint32_t {
      if (kind == 1) return data[i];
      if (kind == 2) return reinterpret_cast<const uint16_t*>(data)[i];
      return reinterpret_cast<const uint32_t*>(data)[i];
    };
    for (uint32_t i = 0; i < count; ++i) {
      uint32_t x = unit(a, left->kind, i), y = unit(b, right->kind, i);
      if (x != y) return x < y ? -1 : 1;
    }
  }
  if (left->length == right->length) return 0;
  return left->length < right->length ? -1 : 1;
}

struct LessInts {
  Result<bool> operator()(Value a, Value b) const { return a.bits() < b.bits(); }
};
struct LessFloats {
  Result<bool> operator()(Value a, Value b) const { return a.as_double() < b.as_double(); }
};
struct LessStrings {
  Vm& vm;
  Result<bool> operator()(Value a, Value b) const {
    const Str* left = vm.cell<Str>(a);
    const Str* right = vm.cell<Str>(b);
    uint32_t shorter = left->length < right->length ? left->length : right->length;
    if (shorter > 64) {
      TRY(vm.meter.charge(shorter / 64));
      return TRY(paced_string_order(vm, left, right)) < 0;
    }
    return compare_string_cells(left, right) < 0;
  }
};
// Exact tuples. Items that are ints, floats or short strings are compared without a call, for what
// the comparison of tuples charges; all others are left to it.
struct LessTuples {
  Vm& vm;
  Result<bool> operator()(Value a, Value b) const {
    constexpr uint32_t kShort = 64;
    const Tuple* left = vm.known<Tuple>(a);
    const Tuple* right = vm.known<Tuple>(b);
    const uint32_t common = left->length < right->length ? left->length : right->length;
    uint64_t price = 1;
    for (uint32_t i = 0; i < common; ++i) {
      Value x = left->items[i], y = right->items[i];
      if (x == y && !x.is_double()) {
        if (i % 16 == 15) ++price;
        continue;
      }
      ++price;
      if (both_small_ints(x, y)) {
        TRY(vm.meter.charge(price));
        return x.bits() < y.bits();
      }
      if (x.is_double() && y.is_double()) {
        // A NaN equals itself here, as it does wherever identity is compared first.
        if (x == y || x.as_double() == y.as_double()) continue;
        TRY(vm.meter.charge(price));
        return x.as_double() < y.as_double();
      }
      if (!vm.is_exactly(x, TypeId::Str) || !vm.is_exactly(y, TypeId::Str)) {
        return compare_truth_calling(vm, a, b, CompareOperator::Less);
      }
      const Str* first = vm.known<Str>(x);
      const Str* second = vm.known<Str>(y);
      if (first->length > kShort || second->length > kShort) {
        return compare_truth_calling(vm, a, b, CompareOperator::Less);
      }
      if (first->length == second->length) price += first->length / 16 + 1;
      int order = compare_string_cells(first, second);
      if (order == 0) continue;
      price += 1 + (first->length < second->length ? first->length : second->length) / 16;
      TRY(vm.meter.charge(price));
      return order < 0;
    }
    TRY(vm.meter.charge(price));
    return left->length < right->length;
  }
};
// Instances of one class that inherits the comparisons of tuples. An item's comparison may give the
// class or the instance others.
struct LessNamedTuples {
  Vm& vm;
  Result<bool> operator()(Value a, Value b) const {
    if (((vm.type_of(a)->flags | vm.type_of(b)->flags) & kTypeComparison) != 0) {
      return compare_truth_calling(vm, a, b, CompareOperator::Less);
    }
    return LessTuples{vm}(a, b);
  }
};
struct LessAny {
  Vm& vm;
  Result<bool> operator()(Value a, Value b) const {
    return compare_truth_calling(vm, a, b, CompareOperator::Less);
  }
};

// For instances of one class: calls its __lt__ first. If that declines, performs the full
// comparison with all of its calls, as CPython does.
struct LessAlike {
  Vm& vm;
  Result<bool> operator()(Value a, Value b) const {
    SpecialMethod method = find_special(vm, vm.type_of(a), Name::Lt);
    if (method.found() && method.inherited == nullptr) {
      if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in comparison");
      Value result = TRY(call_found(vm, method, Name::Lt, a, {b}));
      if (!result.is_not_implemented()) return truth_calling(vm, result);
    }
    return compare_truth_calling(vm, a, b, CompareOperator::Less);
  }
};

// The keys, and, if there is a key function, the values that move with them.
struct Lane {
  Value* keys;
  Value* values;  // null: the keys are the values

  Lane at(uint32_t offset) const {
    return {keys + offset, values == nullptr ? nullptr : values + offset};
  }
};

void copy_lane(Lane target, Lane source, uint32_t count) {
  std::memmove(static_cast<void*>(target.keys), source.keys, count * sizeof(Value));
  if (source.values != nullptr) {
    std::memmove(static_cast<void*>(target.values), source.values, count * sizeof(Value));
  }
}

template <class Less>
class Sorter {
 public:
  Sorter(Vm& vm, Lane lane, Lane scratch, uint32_t count, Less less)
      : vm_(vm), lane_(lane), scratch_(scratch), count_(count), less_(less) {}

  Result<void> sort() {
    uint32_t minimum = minimum_run(count_);
    uint32_t start = 0;
    while (start < count_) {
      uint32_t end = TRY(find_run(start));
      if (end - start < minimum) {
        uint32_t forced = start + minimum < count_ ? start + minimum : count_;
        TRY(insertion_sort(start, end, forced));
        end = forced;
      }
      TRY(push_run({start, end - start, 0}));
      start = end;
    }
    while (run_count_ > 1) TRY(merge_top());
    return {};
  }

 private:
  struct Run {
    uint32_t start;
    uint32_t length;
    uint32_t power;  // power of the boundary after this run
  };
  static constexpr uint32_t kMaximumRuns = 64;
  static constexpr uint32_t kGallop = 7;

  static uint32_t minimum_run(uint32_t count) {
    uint32_t rest = 0;
    while (count >= 64) {
      rest |= count & 1;
      count >>= 1;
    }
    return count + rest;
  }

  Result<bool> less(Value a, Value b) {
    if (++comparisons_ >= 64) {
      comparisons_ = 0;
      TRY(vm_.meter.charge(64));
    }
    return less_(a, b);
  }

  Result<void> reverse(uint32_t from, uint32_t to) {
    TRY(paced_reverse(vm_.meter, lane_.keys + from, to - from));
    if (lane_.values == nullptr) return {};
    return paced_reverse(vm_.meter, lane_.values + from, to - from);
  }

  // Finds the end of the run that starts here. A descending run, which may contain equal items, is
  // reversed. Its groups of equal items are reversed first, which preserves their order. Guests can
  // observe which comparisons happen, and NaNs make them visible: they are the same as in CPython
  // 3.14.
  Result<uint32_t> find_run(uint32_t start) {
    uint32_t end = TRY(end_of_ascent(start + 1));
    if (end == count_) return end;
    const Value* keys = lane_.keys;
    if (end > start + 1 && TRY(less(keys[start], keys[end - 1]))) return end;
    // All items so far are equal, and the next one is smaller.
    TRY(reverse(start, end++));
    uint32_t equal = 0;  // items at the end of the run that equal the last
    for (; end < count_; ++end) {
      if (TRY(less(keys[end], keys[end - 1]))) {
        TRY(reverse(end - 1 - equal, end));
        equal = 0;
      } else if (TRY(less(keys[end - 1], keys[end]))) {
        break;
      } else {
        ++equal;
      }
    }
    TRY(reverse(end - 1 - equal, end));
    TRY(reverse(start, end));
    return end_of_ascent(end);
  }
  // Extends a run from `end` while no item is smaller than its predecessor.
  Result<uint32_t> end_of_ascent(uint32_t end) {
    while (end < count_ && !TRY(less(lane_.keys[end], lane_.keys[end - 1]))) ++end;
    return end;
  }

  // Extends the sorted range [start, sorted) to [start, end).
  Result<void> insertion_sort(uint32_t start, uint32_t sorted, uint32_t end) {
    for (uint32_t i = sorted; i < end; ++i) {
      Value key = lane_.keys[i];
      uint32_t low = start, high = i;
      while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (TRY(less(key, lane_.keys[middle]))) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      std::memmove(static_cast<void*>(lane_.keys + low + 1), lane_.keys + low,
                   (i - low) * sizeof(Value));
      lane_.keys[low] = key;
      if (lane_.values != nullptr) {
        Value value = lane_.values[i];
        std::memmove(static_cast<void*>(lane_.values + low + 1), lane_.values + low,
                     (i - low) * sizeof(Value));
        lane_.values[low] = value;
      }
    }
    return {};
  }

  // The depth in a balanced merge tree of the boundary between two adjacent runs.
  uint32_t boundary_power(const Run& left, const Run& right) const {
    uint64_t a = 2 * uint64_t{left.start} + left.length;
    uint64_t b = 2 * uint64_t{right.start} + right.length;
    uint64_t total = 2 * uint64_t{count_};
    uint32_t power = 0;
    for (;;) {
      ++power;
      a *= 2;
      b *= 2;
      bool left_bit = a >= total, right_bit = b >= total;
      if (left_bit != right_bit || power > 60) return power;
      if (left_bit) {
        a -= total;
        b -= total;
      }
    }
  }

  Result<void> push_run(Run run) {
    if (run_count_ > 0) {
      uint32_t power = boundary_power(runs_[run_count_ - 1], run);
      while (run_count_ > 1 && runs_[run_count_ - 2].power > power) TRY(merge_top());
      runs_[run_count_ - 1].power = power;
    }
    if (run_count_ == kMaximumRuns) TRY(merge_top());
    runs_[run_count_++] = run;
    return {};
  }

  Result<void> merge_top() {
    Run& left = runs_[run_count_ - 2];
    const Run& right = runs_[run_count_ - 1];
    TRY(merge(left.start, left.length, right.length));
    left.length += right.length;
    left.power = right.power;
    --run_count_;
    return {};
  }

  // The first index in [low, high) of `keys` whose item is greater than key.
  Result<uint32_t> upper_bound(const Value* keys, uint32_t low, uint32_t high, Value key) {
    uint32_t step = 1, probe = low;
    while (probe < high && !TRY(less(key, keys[probe]))) {
      low = probe + 1;
      probe = high - low > step ? low + step : high;
      step *= 2;
      if (probe >= high) break;
    }
    if (probe < high) high = probe;
    while (low < high) {
      uint32_t middle = low + (high - low) / 2;
      if (TRY(less(key, keys[middle]))) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  // The first index in [low, high) of `keys` whose item is not less than key.
  Result<uint32_t> lower_bound(const Value* keys, uint32_t low, uint32_t high, Value key) {
    uint32_t step = 1, probe = low;
    while (probe < high && TRY(less(keys[probe], key))) {
      low = probe + 1;
      probe = high - low > step ? low + step : high;
      step *= 2;
      if (probe >= high) break;
    }
    if (probe < high) high = probe;
    while (low < high) {
      uint32_t middle = low + (high - low) / 2;
      if (TRY(less(keys[middle], key))) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  // Merges [start, start+left) with the `right` items after it. The left part moves to the scratch
  // lane. Every item is always in one of the lanes, so a failure loses none.
  Result<void> merge(uint32_t start, uint32_t left, uint32_t right) {
    // Skip items that are already in place.
    uint32_t skipped = TRY(upper_bound(lane_.keys, start, start + left, lane_.keys[start + left]));
    left -= skipped - start;
    start = skipped;
    if (left == 0) return {};
    right = TRY(lower_bound(lane_.keys, start + left, start + left + right,
                            lane_.keys[start + left - 1])) -
            (start + left);
    if (right == 0) return {};
    TRY(vm_.meter.charge((left + right) / 32));
    copy_lane(scratch_, lane_.at(start), left);
    uint32_t i = 0, j = start + left, end = start + left + right, target = start;
    Result<void> merged = merge_into(i, left, j, end, target);
    // On success, at most the tail of the left part remains.
    copy_lane(lane_.at(target), scratch_.at(i), left - i);
    return merged;
  }

  Result<void> merge_into(uint32_t& i, uint32_t left, uint32_t& j, uint32_t end, uint32_t& target) {
    while (i < left && j < end) {
      uint32_t left_wins = 0, right_wins = 0;
      while (i < left && j < end) {
        if (TRY(less(lane_.keys[j], scratch_.keys[i]))) {
          copy_lane(lane_.at(target++), lane_.at(j++), 1);
          left_wins = 0;
          if (++right_wins >= kGallop) break;
        } else {
          copy_lane(lane_.at(target++), scratch_.at(i++), 1);
          right_wins = 0;
          if (++left_wins >= kGallop) break;
        }
      }
      if (i >= left || j >= end) break;
      // One side wins repeatedly: search for the end of the stretch, and move it at once.
      uint32_t to = TRY(lower_bound(lane_.keys, j, end, scratch_.keys[i]));
      copy_lane(lane_.at(target), lane_.at(j), to - j);
      target += to - j;
      j = to;
      if (j >= end) break;
      to = TRY(upper_bound(scratch_.keys, i, left, lane_.keys[j]));
      copy_lane(lane_.at(target), scratch_.at(i), to - i);
      target += to - i;
      i = to;
    }
    return {};
  }

  Vm& vm_;
  Lane lane_;
  Lane scratch_;
  uint32_t count_;
  Less less_;
  uint32_t comparisons_ = 0;
  Run runs_[kMaximumRuns];
  uint32_t run_count_ = 0;
};

template <class Less>
Result<void> sort_with(Vm& vm, Lane lane, Lane scratch, uint32_t count, Less less) {
  Sorter<Less> sorter(vm, lane, scratch, count, less);
  return sorter.sort();
}

Result<void> sort_lane(Vm& vm, Lane lane, Lane scratch, uint32_t count) {
  bool ints = true, floats = true, strings = true, tuples = true;
  const Type* type = vm.type_of(lane.keys[0]);
  bool alike = (type->flags & kTypeBuiltin) == 0;
  TRY(in_parts(vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end && (ints || floats || strings || tuples || alike); ++i) {
      Value key = lane.keys[i];
      alike = alike && vm.type_of(key) == type;
      ints = ints && key.is_small_int();
      floats = floats && key.is_double();
      strings = strings && vm.is_exactly(key, TypeId::Str);
      tuples = tuples && vm.is_exactly(key, TypeId::Tuple);
    }
  }));
  TRY(vm.meter.charge(count / 16));
  if (ints) return sort_with(vm, lane, scratch, count, LessInts{});
  if (floats) return sort_with(vm, lane, scratch, count, LessFloats{});
  if (strings) return sort_with(vm, lane, scratch, count, LessStrings{vm});
  if (tuples) return sort_with(vm, lane, scratch, count, LessTuples{vm});
  if (alike && type->layout == static_cast<uint32_t>(TypeId::Tuple) &&
      (type->flags & kTypeComparison) == 0) {
    return sort_with(vm, lane, scratch, count, LessNamedTuples{vm});
  }
  if (alike) return sort_with(vm, lane, scratch, count, LessAlike{vm});
  return sort_with(vm, lane, scratch, count, LessAny{vm});
}

Result<ValueArray*> make_scratch(Vm& vm, uint32_t count) {
  ValueArray* array = TRY(vm.make<ValueArray>(TypeId::ValueArray, count * sizeof(Value)));
  array->capacity = count;
  return array;
}

}  // namespace

Result<void> list_sort_calling(Vm& vm, List* list, Value key, bool reverse) {
  // stays: counts the items that the sort takes out of the list
  uint32_t count = list->length;
  if (count == 0) return {};
  ValueArray* items = list->items.get();
  // stays: like the count
  uint32_t capacity = list->capacity;
  // The list is empty during the sort. Another `items` pointer later means that it was filled.
  ValueArray* nothing = TRY(make_scratch(vm, 0));
  list->length = 0;
  list->capacity = 0;
  list->items = nothing;

  bool with_keys = !key.is_none();
  Result<void> sorted;
  auto run = [&]() -> Result<void> {
    Lane lane{items->values.data(), nullptr}, scratch{nullptr, nullptr};
    ValueArray* keys = nullptr;
    if (with_keys) {
      keys = TRY(make_scratch(vm, count));
      TRY(paced_fill_n(vm.meter, keys->values.data(), count, Value::none()));
      for (uint32_t i = 0; i < count; ++i) {
        TRY(vm.meter.charge(1));
        keys->values[i] = TRY(vm.call(key, {items->values[i]}));
      }
      lane = {keys->values.data(), items->values.data()};
    }
    if (count < 2) return {};
    ValueArray* scratch_keys = TRY(make_scratch(vm, count));
    scratch.keys = scratch_keys->values.data();
    if (with_keys) {
      ValueArray* scratch_values = TRY(make_scratch(vm, count));
      scratch.values = scratch_values->values.data();
    }
    // A stable descending sort: reverse, sort, reverse.
    if (reverse) {
      TRY(paced_reverse(vm.meter, lane.keys, count));
      if (with_keys) TRY(paced_reverse(vm.meter, lane.values, count));
    }
    Result<void> result = sort_lane(vm, lane, scratch, count);
    if (reverse && result.failure() != Failure::Stopped) {
      TRY(paced_reverse(vm.meter, items->values.data(), count));
    }
    return result;
  };
  sorted = run();
  bool changed = list->length != 0 || list->items.get() != nothing;
  list->items = items;
  list->capacity = capacity;
  list->length = count;
  if (sorted.ok() && changed) {
    return vm.raise(TypeId::ValueError, "list modified during sort");
  }
  return sorted;
}

}  // namespace hognose
