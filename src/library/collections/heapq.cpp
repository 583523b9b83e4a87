// heapq and bisect: heaps and sorted lists, in place.
//
// Items are ordered by `<`, which may run guest code that changes the list. So the heap functions
// check the length after every comparison and raise CPython's error if it changed; bisect checks
// each index before use.
#include "library/core/modules.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// --- heaps

enum class Order : uint8_t { Smallest, Largest };  // which item is at the top

// Checks the type of the argument. `function` and `place` are for the error message.
Result<List*> heap_argument(Vm& vm, Value value, const char* function, const char* place) {
  if (List* list = vm.as<List>(value, TypeId::List)) return list;
  return vm.raise(TypeId::TypeError, "{}() argument{} must be list, not {}", function, place,
                  type_name(vm, value));
}

// Whether `left` belongs nearer to the top than `right`.
template <Order order>
Result<bool> comes_first(Vm& vm, Value left, Value right) {
  if constexpr (order == Order::Largest) std::swap(left, right);
  if (left.is_small_int() && right.is_small_int()) return left.small_int() < right.small_int();
  if (left.is_double() && right.is_double()) return left.as_double() < right.as_double();
  return compare_truth_calling(vm, left, right, CompareOperator::Less);
}

Result<void> check_size(Vm& vm, Value heap, uint32_t size) {
  if (items_of(vm, heap).count == size) return {};
  return vm.raise(TypeId::RuntimeError, "list changed size during iteration");
}

Value& item_at(Vm& vm, Value heap, uint32_t index) {
  return vm.cell<List>(heap)->items->values[index];
}

// Moves the item at `place` towards the top, but not above `start`.
template <Order order>
Result<void> sift_down(Vm& vm, Value heap, uint32_t start, uint32_t place) {
  uint32_t size = items_of(vm, heap).count;
  if (place >= size) return vm.raise(TypeId::IndexError, "index out of range");
  while (place > start) {
    TRY(vm.meter.charge(1));
    uint32_t parent = (place - 1) / 2;
    bool first = TRY(comes_first<order>(vm, item_at(vm, heap, place), item_at(vm, heap, parent)));
    TRY(check_size(vm, heap, size));
    if (!first) break;
    std::swap(item_at(vm, heap, place), item_at(vm, heap, parent));
    place = parent;
  }
  return {};
}

// Moves the item at `place` down to a leaf, then back towards the top. This saves comparisons,
// because an item that comes from the end of the list mostly belongs near a leaf.
template <Order order>
Result<void> sift_up(Vm& vm, Value heap, uint32_t place) {
  uint32_t size = items_of(vm, heap).count;
  if (place >= size) return vm.raise(TypeId::IndexError, "index out of range");
  uint32_t start = place;
  while (place < size / 2) {
    TRY(vm.meter.charge(1));
    uint32_t child = 2 * place + 1;
    if (child + 1 < size) {
      bool left =
          TRY(comes_first<order>(vm, item_at(vm, heap, child), item_at(vm, heap, child + 1)));
      TRY(check_size(vm, heap, size));
      if (!left) ++child;
    }
    std::swap(item_at(vm, heap, place), item_at(vm, heap, child));
    place = child;
  }
  return sift_down<order>(vm, heap, start, place);
}

template <Order order>
Result<Value> heap_push(Vm& vm, const Value* arguments) {
  List* heap = TRY(heap_argument(vm, arguments[0],
                                 order == Order::Smallest ? "heappush" : "heappush_max", " 1"));
  TRY(list_append(vm, heap, arguments[1]));
  TRY(sift_down<order>(vm, arguments[0], 0, heap->length - 1));
  return Value::none();
}

template <Order order>
Result<Value> heap_pop(Vm& vm, const Value* arguments) {
  List* heap = TRY(
      heap_argument(vm, arguments[0], order == Order::Smallest ? "heappop" : "heappop_max", ""));
  uint32_t size = items_of(vm, arguments[0]).count;
  if (size == 0) return vm.raise(TypeId::IndexError, "index out of range");
  Value last = heap->items->values[size - 1];
  heap->length = size - 1;
  if (size == 1) return last;
  Value top = std::exchange(heap->items->values[0], last);
  TRY(sift_up<order>(vm, arguments[0], 0));
  return top;
}

template <Order order>
Result<Value> heap_replace(Vm& vm, const Value* arguments) {
  TRY(heap_argument(vm, arguments[0], order == Order::Smallest ? "heapreplace" : "heapreplace_max",
                    " 1"));
  if (items_of(vm, arguments[0]).count == 0) {
    return vm.raise(TypeId::IndexError, "index out of range");
  }
  Value top = std::exchange(item_at(vm, arguments[0], 0), arguments[1]);
  TRY(sift_up<order>(vm, arguments[0], 0));
  return top;
}

template <Order order>
Result<Value> heap_push_pop(Vm& vm, const Value* arguments) {
  Value heap = arguments[0];
  TRY(heap_argument(vm, heap, order == Order::Smallest ? "heappushpop" : "heappushpop_max", " 1"));
  if (items_of(vm, heap).count == 0) return arguments[1];
  if (!TRY(comes_first<order>(vm, item_at(vm, heap, 0), arguments[1]))) return arguments[1];
  if (items_of(vm, heap).count == 0) return vm.raise(TypeId::IndexError, "index out of range");
  Value top = std::exchange(item_at(vm, heap, 0), arguments[1]);
  TRY(sift_up<order>(vm, heap, 0));
  return top;
}

template <Order order>
Result<Value> heapify(Vm& vm, const Value* arguments) {
  TRY(heap_argument(vm, arguments[0], order == Order::Smallest ? "heapify" : "heapify_max", ""));
  // stays: sift_up() compares the place with the length
  for (uint32_t i = items_of(vm, arguments[0]).count / 2; i > 0; --i) {
    TRY(sift_up<order>(vm, arguments[0], i - 1));
  }
  return Value::none();
}

constexpr NativeRow kHeapRows[] = {
    {"heapify(heap, /)", heapify<Order::Smallest>},
    {"heapify_max(heap, /)", heapify<Order::Largest>},
    {"heappop(heap, /)", heap_pop<Order::Smallest>},
    {"heappop_max(heap, /)", heap_pop<Order::Largest>},
    {"heappush(heap, item, /)", heap_push<Order::Smallest>},
    {"heappush_max(heap, item, /)", heap_push<Order::Largest>},
    {"heappushpop(heap, item, /)", heap_push_pop<Order::Smallest>},
    {"heappushpop_max(heap, item, /)", heap_push_pop<Order::Largest>},
    {"heapreplace(heap, item, /)", heap_replace<Order::Smallest>},
    {"heapreplace_max(heap, item, /)", heap_replace<Order::Largest>},
};

// --- bisect

enum class Side : uint8_t { Left, Right };

// The index at which to insert `item` into a sorted sequence.
template <Side side>
Result<int64_t> place_calling(Vm& vm, Value sequence, Value item, Value low, Value high,
                              Value key) {
  int64_t start = TRY(index_int64_calling(vm, low, OutOfRange::RaiseOverflow));
  if (start < 0) return vm.raise(TypeId::ValueError, "lo must be non-negative");
  int64_t stop = 0;
  if (high.is_none()) {
    stop = TRY(length_calling(vm, sequence));
  } else {
    stop = TRY(index_int64_calling(vm, high, OutOfRange::RaiseOverflow));
  }
  if (start < stop && vm.has_layout(sequence, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "{} is not a sequence", type_name(vm, sequence));
  }
  while (start < stop) {
    TRY(vm.meter.charge(1));
    int64_t middle = start + (stop - start) / 2;
    Value found;
    if (vm.is_exactly(sequence, TypeId::List)) {
      ItemsView view = items_of(vm, sequence);
      if (middle >= view.count) return vm.raise(TypeId::IndexError, "list index out of range");
      found = view.items[middle];
    } else {
      Value index = TRY(make_int(vm, middle));
      found = TRY(get_item_calling(vm, sequence, index));
    }
    if (!key.is_none()) found = TRY(vm.call(key, {found}));
    bool before = side == Side::Left ? TRY(comes_first<Order::Smallest>(vm, found, item))
                                     : !TRY(comes_first<Order::Smallest>(vm, item, found));
    if (before) {
      start = middle + 1;
    } else {
      stop = middle;
    }
  }
  return start;
}

template <Side side>
Result<Value> bisect(Vm& vm, const Value* arguments) {
  int64_t place = TRY(place_calling<side>(vm, arguments[0], arguments[1], arguments[2],
                                          arguments[3], arguments[4]));
  return make_int(vm, place);
}

template <Side side>
Result<Value> insort(Vm& vm, const Value* arguments) {
  Value item = arguments[1];
  if (!arguments[4].is_none()) item = TRY(vm.call(arguments[4], {item}));
  int64_t place =
      TRY(place_calling<side>(vm, arguments[0], item, arguments[2], arguments[3], arguments[4]));
  Value sequence = arguments[0];
  if (vm.is_exactly(sequence, TypeId::List)) {
    List* list = vm.known<List>(sequence);
    TRY(list_append(vm, list, arguments[1]));
    uint32_t last = list->length - 1;
    auto target = static_cast<uint32_t>(place < last ? place : last);
    TRY(vm.meter.charge((last - target) / 16));
    Value* items = list->items->values.data();
    TRY(paced_move(vm.meter, items + target + 1, items + target, (last - target) * sizeof(Value)));
    items[target] = arguments[1];
    return Value::none();
  }
  Str* name = TRY(intern(vm, std::string_view("insert")));
  Value insert = TRY(get_attribute_calling(vm, sequence, name));
  TRY(vm.call(insert, {TRY(make_int(vm, place)), arguments[1]}));
  return Value::none();
}

constexpr NativeRow kBisectRows[] = {
    {"bisect_left(a, x, lo=0, hi=None, *, key=None)", bisect<Side::Left>},
    {"bisect_right(a, x, lo=0, hi=None, *, key=None)", bisect<Side::Right>},
    {"insort_left(a, x, lo=0, hi=None, *, key=None)", insort<Side::Left>},
    {"insort_right(a, x, lo=0, hi=None, *, key=None)", insort<Side::Right>},
};

}  // namespace

std::span<const NativeRow> heapq_module_functions() { return kHeapRows; }
Result<void> fill_heapq_module(Vm&, Dict*) { return {}; }

std::span<const NativeRow> bisect_module_functions() { return kBisectRows; }

Result<void> fill_bisect_module(Vm& vm, Dict* dict) {
  // The short names are aliases of the right-hand functions.
  for (auto [alias, name] : {std::pair{"bisect", "bisect_right"}, {"insort", "insort_right"}}) {
    Str* function = TRY(intern(vm, std::string_view(name)));
    TRY(add_to_module(vm, dict, alias, dict_find_string(vm, dict, function)));
  }
  return {};
}

}  // namespace hognose
