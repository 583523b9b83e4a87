// collections.deque: a ring of values, and its iterators.
//
// Adding and removing at both ends takes constant time. The capacity of the ring is a power of two,
// so a position is masked and never out of range. `mutations` counts changes: iterators and
// searches compare it after every call of guest code.
#include <algorithm>
#include <cstring>

#include "meter/paced.h"
#include "objects/classes/object_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/sequence.h"
#include "objects/core/cell_size.h"
#include "objects/core/layouts.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/repr_guard.h"
#include "objects/protocols/special.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

constexpr uint64_t kMaximumCapacity = uint64_t{1} << 28;
constexpr uint32_t kFirstCapacity = 8;

struct Deque : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Deque; }
  Count<Value> length;
  Ref<ValueArray> items;  // null until the first item is stored
  uint32_t head;          // position of the first item, before masking
  uint64_t mutations;     // 64 bits: 2^32 changes take only seconds
  int64_t maximum;        // -1: unbounded
};

struct DequeIteration : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::DequeIterator || id == TypeId::DequeReverseIterator;
  }
  uint32_t next;  // index of the item
  Value deque;
  uint64_t mutations;
  uint64_t remaining;
};

Deque* deque_of(Vm& vm, Value value) { return vm.cell<Deque>(value); }

bool is_deque(Vm& vm, Value value) { return vm.has_layout(value, TypeId::Deque); }

Value& place(const Deque* deque, uint32_t index) {
  ValueArray* items = deque->items.get();
  return items->values[(deque->head + index) & (items->capacity - 1)];
}

// Makes room for one more item. The items move to the start of the new ring.
Result<void> grow(Vm& vm, Deque* deque) {
  uint64_t old = deque->items ? deque->items->capacity : 0;
  uint64_t capacity = old == 0 ? kFirstCapacity : old * 2;
  if (capacity > kMaximumCapacity) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(old / 8));
  Result<ValueArray*> made = vm.make<ValueArray>(TypeId::ValueArray, capacity * sizeof(Value));
  if (made.failed()) return vm.growth_failure(made.failure());
  ValueArray* items = made.value();
  items->capacity = static_cast<uint32_t>(capacity);
  TRY(in_parts(vm.meter, deque->length, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      items->values[i] = place(deque, static_cast<uint32_t>(i));
    }
  }));
  deque->items = items;
  deque->head = 0;
  return {};
}

Value take_first(Deque* deque) {
  Value item = std::exchange(place(deque, 0), Value::undefined());
  ++deque->head;
  --deque->length;
  ++deque->mutations;
  return item;
}

Value take_last(Deque* deque) {
  Value item = std::exchange(place(deque, deque->length - 1), Value::undefined());
  --deque->length;
  ++deque->mutations;
  return item;
}

bool is_over(const Deque* deque) {
  return deque->maximum >= 0 && deque->length > static_cast<uint64_t>(deque->maximum);
}

Result<void> push_last(Vm& vm, Deque* deque, Value item) {
  if (!deque->items || deque->length >= deque->items->capacity) TRY(grow(vm, deque));
  place(deque, deque->length) = item;
  ++deque->length;
  ++deque->mutations;
  if (is_over(deque)) take_first(deque);
  return {};
}

Result<void> push_first(Vm& vm, Deque* deque, Value item) {
  if (!deque->items || deque->length >= deque->items->capacity) TRY(grow(vm, deque));
  --deque->head;
  ++deque->length;
  place(deque, 0) = item;
  ++deque->mutations;
  if (is_over(deque)) take_last(deque);
  return {};
}

void clear(Deque* deque) {
  deque->items = nullptr;
  deque->head = deque->length = 0;
  ++deque->mutations;
}

Result<void> check_unchanged(Vm& vm, Value self, uint64_t mutations) {
  if (deque_of(vm, self)->mutations == mutations) return {};
  return vm.raise(TypeId::RuntimeError, "deque mutated during iteration");
}

enum class End : uint8_t { First, Last };

Result<void> extend_calling(Vm& vm, Value self, Value iterable, End end) {
  // `d.extend(d)` appends the items that `d` has now.
  if (iterable == self) iterable = Value::from_cell(TRY(list_from_iterable_calling(vm, self)));
  return for_each_calling(vm, iterable, [&](Value item) -> Result<bool> {
    Deque* deque = deque_of(vm, self);
    TRY(end == End::First ? push_first(vm, deque, item) : push_last(vm, deque, item));
    return true;
  });
}

Result<Value> make_deque(Vm& vm, Type* type, int64_t maximum) {
  Deque* deque = TRY(vm.make_instance<Deque>(type));
  deque->maximum = maximum;
  return Value::from_cell(deque);
}

// A copy of the same class. For a subclass, its constructor makes the copy.
Result<Value> copy_calling(Vm& vm, Value self) {
  int64_t maximum = deque_of(vm, self)->maximum;
  if (!vm.is_exactly(self, TypeId::Deque)) {
    Value type = Value::from_cell(vm.type_of(self));
    if (maximum < 0) return vm.call(type, {self});
    return vm.call(type, {self, TRY(make_int(vm, maximum))});
  }
  Value copy = TRY(make_deque(vm, vm.type(TypeId::Deque), maximum));
  const Deque* deque = deque_of(vm, self);
  for (uint32_t i = 0; i < deque->length; ++i) {
    TRY(vm.meter.charge(i % 16 == 0 ? 1 : 0));
    TRY(push_last(vm, deque_of(vm, copy), place(deque, i)));
  }
  return copy;
}

// --- construction

Result<Value> deque_new(Vm& vm, const Value* arguments) {
  return make_deque(vm, vm.cell<Type>(arguments[0]), -1);
}

Result<Value> deque_init(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  int64_t maximum = -1;
  if (!arguments[2].is_none()) {
    if (!is_int(vm, arguments[2])) return vm.raise(TypeId::TypeError, "an integer is required");
    if (!int_fits_int64(vm, arguments[2], &maximum)) {
      return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
    }
    if (maximum < 0) return vm.raise(TypeId::ValueError, "maxlen must be non-negative");
  }
  deque_of(vm, self)->maximum = maximum;
  if (deque_of(vm, self)->length != 0) clear(deque_of(vm, self));
  if (!arguments[1].is_undefined()) TRY(extend_calling(vm, self, arguments[1], End::Last));
  return Value::none();
}

// --- slots

Result<Value> deque_repr(Vm& vm, Value self) {
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) {
    return Value::from_cell(TRY(make_string_ascii(vm, "[...]")));
  }
  StringBuilder text(vm);
  TRY(text.append(vm.type_of(self)->name.get()));
  TRY(text.append_ascii("(["));
  uint64_t mutations = deque_of(vm, self)->mutations;
  for (uint32_t i = 0; i < deque_of(vm, self)->length; ++i) {
    TRY(vm.meter.charge(1));
    if (i != 0) TRY(text.append_ascii(", "));
    Str* item = TRY(repr_calling(vm, place(deque_of(vm, self), i)));
    TRY(text.append(item));
    TRY(check_unchanged(vm, self, mutations));
  }
  TRY(text.append_ascii("]"));
  if (deque_of(vm, self)->maximum >= 0) {
    TRY(text.append_ascii(", maxlen="));
    TRY(text.append_number(deque_of(vm, self)->maximum));
  }
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> deque_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_deque(vm, other)) return Value::not_implemented();
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (is_equality && deque_of(vm, self)->length != deque_of(vm, other)->length) {
    return Value::boolean(op == CompareOperator::NotEqual);
  }
  uint64_t mine = deque_of(vm, self)->mutations;
  uint64_t others = deque_of(vm, other)->mutations;
  for (uint32_t i = 0;; ++i) {
    const Deque* left = deque_of(vm, self);
    const Deque* right = deque_of(vm, other);
    if (i >= left->length || i >= right->length) {
      return compare_calling(vm, Value::from_small_int(uint32_t{left->length}),
                             Value::from_small_int(uint32_t{right->length}), op);
    }
    TRY(vm.meter.charge(1));
    Value a = place(left, i);
    Value b = place(right, i);
    bool equal = TRY(equal_calling(vm, a, b));
    TRY(check_unchanged(vm, self, mine));
    TRY(check_unchanged(vm, other, others));
    if (equal) continue;
    if (is_equality) return Value::boolean(op == CompareOperator::NotEqual);
    return compare_calling(vm, a, b, op);
  }
}

Result<int64_t> deque_length(Vm& vm, Value self) { return deque_of(vm, self)->length.get(); }

Result<uint32_t> item_index(Vm& vm, Value self, Value key) {
  if (!has_index(vm, key)) {
    return vm.raise(TypeId::TypeError, "sequence index must be integer, not '{}'",
                    type_name(vm, key));
  }
  int64_t index = TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  int64_t length = deque_of(vm, self)->length;
  if (index < 0) index += length;
  if (index < 0 || index >= length) {
    return vm.raise(TypeId::IndexError, "deque index out of range");
  }
  return static_cast<uint32_t>(index);
}

Result<Value> deque_get_item(Vm& vm, Value self, Value key) {
  uint32_t index = TRY(item_index(vm, self, key));
  return place(deque_of(vm, self), index);
}

// Removes the item by moving the shorter side.
Result<void> remove_at(Vm& vm, Deque* deque, uint32_t index) {
  uint32_t behind = deque->length - index - 1;
  TRY(vm.meter.charge((index < behind ? index : behind) / 16));
  if (index < behind) {
    for (uint32_t i = index; i > 0; --i) place(deque, i) = place(deque, i - 1);
    take_first(deque);
  } else {
    for (uint32_t i = index; i + 1 < deque->length; ++i) place(deque, i) = place(deque, i + 1);
    take_last(deque);
  }
  return {};
}

Result<void> deque_set_item(Vm& vm, Value self, Value key, Value value) {
  uint32_t index = TRY(item_index(vm, self, key));
  if (value.is_undefined()) return remove_at(vm, deque_of(vm, self), index);
  place(deque_of(vm, self), index) = value;
  return {};
}

// The index of the first equal item in [start, stop), or -1.
Result<int64_t> find_calling(Vm& vm, Value self, Value item, uint32_t start, uint32_t stop) {
  uint64_t mutations = deque_of(vm, self)->mutations;
  for (uint32_t i = start; i < stop; ++i) {
    TRY(vm.meter.charge(1));
    bool equal = TRY(equal_calling(vm, place(deque_of(vm, self), i), item));
    if (equal) return i;
    TRY(check_unchanged(vm, self, mutations));
  }
  return -1;
}

Result<bool> deque_contains(Vm& vm, Value self, Value item) {
  return TRY(find_calling(vm, self, item, 0, deque_of(vm, self)->length)) >= 0;
}

Result<Value> make_iteration(Vm& vm, TypeId type, Value self) {
  auto* iteration = TRY(vm.make<DequeIteration>(type));
  iteration->deque = self;
  iteration->mutations = deque_of(vm, self)->mutations;
  iteration->remaining = deque_of(vm, self)->length;
  return Value::from_cell(iteration);
}

Result<Value> deque_iterate(Vm& vm, Value self) {
  return make_iteration(vm, TypeId::DequeIterator, self);
}

Result<void> repeat_calling(Vm& vm, Value self, Value times) {
  int64_t count = TRY(index_int64_calling(vm, times, OutOfRange::RaiseOverflow));
  Deque* deque = deque_of(vm, self);
  uint64_t length = deque->length;
  if (length == 0 || count == 1) return {};
  if (count <= 0) {
    clear(deque);
    return {};
  }
  uint64_t total = 0;
  bool overflows = __builtin_mul_overflow(length, static_cast<uint64_t>(count), &total);
  // A bounded deque keeps only the last items, so only those are made.
  uint64_t kept = total;
  if (deque->maximum >= 0 && (overflows || total > static_cast<uint64_t>(deque->maximum))) {
    kept = static_cast<uint64_t>(deque->maximum);
  } else if (overflows) {
    return vm.raise(TypeId::MemoryError, "");
  }
  uint64_t capacity = kFirstCapacity;
  while (capacity < kept && capacity <= kMaximumCapacity) capacity *= 2;
  if (capacity > kMaximumCapacity) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(kept / 8));
  auto* items = TRY(vm.make<ValueArray>(TypeId::ValueArray, capacity * sizeof(Value)));
  items->capacity = static_cast<uint32_t>(capacity);
  // The result ends with the last item, even if items are cut off at the front.
  uint64_t first = (length - kept % length) % length;
  TRY(in_parts(vm.meter, kept, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      items->values[i] = place(deque, static_cast<uint32_t>((first + i) % length));
    }
  }));
  deque->items = items;
  deque->head = 0;
  deque->length = static_cast<uint32_t>(kept);
  ++deque->mutations;
  return {};
}

Result<Value> deque_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (op == BinaryOperator::Add) {
    if (!is_deque(vm, left)) return Value::not_implemented();
    if (!is_deque(vm, right)) {
      return vm.raise(TypeId::TypeError, "can only concatenate deque (not \"{}\") to deque",
                      type_name(vm, right));
    }
    Value joined = TRY(copy_calling(vm, left));
    if (!is_deque(vm, joined)) return vm.raise(TypeId::TypeError, "copy is not a deque");
    TRY(extend_calling(vm, joined, right, End::Last));
    return joined;
  }
  Value self = is_deque(vm, left) ? left : right;
  Value times = is_deque(vm, left) ? right : left;
  if (!has_index(vm, times)) return Value::not_implemented();
  Value repeated = TRY(copy_calling(vm, self));
  if (!is_deque(vm, repeated)) return vm.raise(TypeId::TypeError, "copy is not a deque");
  TRY(repeat_calling(vm, repeated, times));
  return repeated;
}

Result<Value> deque_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  if (op == BinaryOperator::Add) {
    TRY(extend_calling(vm, self, other, End::Last));
    return self;
  }
  if (!has_index(vm, other)) return Value::not_implemented();
  TRY(repeat_calling(vm, self, other));
  return self;
}

// --- methods

Result<Value> method_append(Vm& vm, const Value* arguments) {
  TRY(push_last(vm, deque_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

Result<Value> method_append_left(Vm& vm, const Value* arguments) {
  TRY(push_first(vm, deque_of(vm, arguments[0]), arguments[1]));
  return Value::none();
}

Failure raise_empty(Vm& vm) { return vm.raise(TypeId::IndexError, "pop from an empty deque"); }

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  Deque* deque = deque_of(vm, arguments[0]);
  return deque->length == 0 ? Result<Value>(raise_empty(vm)) : take_last(deque);
}

Result<Value> method_pop_left(Vm& vm, const Value* arguments) {
  Deque* deque = deque_of(vm, arguments[0]);
  return deque->length == 0 ? Result<Value>(raise_empty(vm)) : take_first(deque);
}

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  clear(deque_of(vm, arguments[0]));
  return Value::none();
}

Result<Value> method_copy(Vm& vm, const Value* arguments) { return copy_calling(vm, arguments[0]); }

Result<Value> method_count(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  uint64_t mutations = deque_of(vm, self)->mutations;
  int64_t count = 0;
  uint32_t length = deque_of(vm, self)->length;
  for (uint32_t i = 0; i < length; ++i) {
    TRY(vm.meter.charge(1));
    if (TRY(equal_calling(vm, place(deque_of(vm, self), i), arguments[1]))) ++count;
    TRY(check_unchanged(vm, self, mutations));
  }
  return Value::from_small_int(count);
}

Result<Value> method_extend(Vm& vm, const Value* arguments) {
  TRY(extend_calling(vm, arguments[0], arguments[1], End::Last));
  return Value::none();
}

Result<Value> method_extend_left(Vm& vm, const Value* arguments) {
  TRY(extend_calling(vm, arguments[0], arguments[1], End::First));
  return Value::none();
}

Result<int64_t> bound_calling(Vm& vm, Value bound, int64_t none) {
  if (bound.is_undefined()) return none;
  if (!has_index(vm, bound)) {
    return vm.raise(TypeId::TypeError,
                    "slice indices must be integers or have an __index__ method");
  }
  return index_int64_calling(vm, bound, OutOfRange::Clamp);
}

Result<Value> method_index(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  int64_t start = TRY(bound_calling(vm, arguments[2], 0));
  int64_t stop = TRY(bound_calling(vm, arguments[3], INT64_MAX));
  int64_t length = deque_of(vm, self)->length;
  if (start < 0) start = start + length < 0 ? 0 : start + length;
  if (stop < 0) stop = stop + length < 0 ? 0 : stop + length;
  if (stop > length) stop = length;
  if (start > stop) start = stop;
  int64_t found = TRY(find_calling(vm, self, arguments[1], static_cast<uint32_t>(start),
                                   static_cast<uint32_t>(stop)));
  if (found >= 0) return Value::from_small_int(found);
  return vm.raise(TypeId::ValueError, "deque.index(x): x not in deque");
}

Result<Value> method_insert(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  int64_t index = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  Deque* deque = deque_of(vm, self);
  int64_t length = deque->length;
  if (length == deque->maximum) {
    return vm.raise(TypeId::IndexError, "deque already at its maximum size");
  }
  if (index < 0) index = index + length < 0 ? 0 : index + length;
  if (index > length) index = length;
  TRY(vm.meter.charge(static_cast<uint64_t>(length - index < index ? length - index : index) / 16));
  if (index <= length / 2) {
    TRY(push_first(vm, deque, Value::none()));
    for (uint32_t i = 0; i < index; ++i) place(deque, i) = place(deque, i + 1);
  } else {
    TRY(push_last(vm, deque, Value::none()));
    for (uint32_t i = deque->length - 1; i > index; --i) place(deque, i) = place(deque, i - 1);
  }
  place(deque, static_cast<uint32_t>(index)) = arguments[2];
  return Value::none();
}

Result<Value> method_remove(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  uint64_t mutations = deque_of(vm, self)->mutations;
  uint32_t length = deque_of(vm, self)->length;
  for (uint32_t i = 0; i < length; ++i) {
    TRY(vm.meter.charge(1));
    bool equal = TRY(equal_calling(vm, place(deque_of(vm, self), i), arguments[1]));
    if (deque_of(vm, self)->mutations != mutations) {
      return vm.raise(TypeId::IndexError, "deque mutated during iteration");
    }
    if (!equal) continue;
    TRY(remove_at(vm, deque_of(vm, self), i));
    return Value::none();
  }
  return vm.raise(TypeId::ValueError, "deque.remove(x): x not in deque");
}

Result<Value> method_reverse(Vm& vm, const Value* arguments) {
  Deque* deque = deque_of(vm, arguments[0]);
  TRY(vm.meter.charge(deque->length / 16));
  TRY(in_parts(vm.meter, deque->length / 2, kPacedItems, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end; ++i) {
      std::swap(place(deque, i), place(deque, deque->length - 1 - i));
    }
  }));
  ++deque->mutations;
  return Value::none();
}

Result<Value> method_rotate(Vm& vm, const Value* arguments) {
  int64_t steps = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  Deque* deque = deque_of(vm, arguments[0]);
  int64_t length = deque->length;
  if (length < 2) return Value::none();
  steps %= length;
  if (steps > length / 2) steps -= length;
  if (steps < -(length / 2)) steps += length;
  TRY(vm.meter.charge(static_cast<uint64_t>(steps < 0 ? -steps : steps) / 16));
  Pace pace(vm.meter);
  for (; steps > 0; --steps) {
    TRY(pace.turn());
    Value item = take_last(deque);
    --deque->head;
    ++deque->length;
    place(deque, 0) = item;
  }
  for (; steps < 0; ++steps) {
    TRY(pace.turn());
    Value item = take_first(deque);
    place(deque, deque->length) = item;
    ++deque->length;
  }
  return Value::none();
}

Result<Value> method_reversed(Vm& vm, const Value* arguments) {
  return make_iteration(vm, TypeId::DequeReverseIterator, arguments[0]);
}

Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  int64_t maximum = deque_of(vm, self)->maximum;
  Tuple* made = vm.empty_tuple();
  if (maximum >= 0) {
    Value limit = TRY(make_int(vm, maximum));
    made = TRY(make_tuple(vm, {Value::from_cell(vm.empty_tuple()), limit}));
  }
  Value state = TRY(object_getstate(vm, arguments));
  Value items = TRY(iterate_calling(vm, self));
  return Value::from_cell(TRY(
      make_tuple(vm, {Value::from_cell(vm.type_of(self)), Value::from_cell(made), state, items})));
}

Result<Value> get_maxlen(Vm& vm, Value self) {
  int64_t maximum = deque_of(vm, self)->maximum;
  return maximum < 0 ? Value::none() : make_int(vm, maximum);
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  const Deque* deque = deque_of(vm, arguments[0]);
  return size_of_cells(vm, {deque, deque->items.get()});
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", deque_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, iterable=<omitted>, maxlen=None)", deque_init};
constexpr NativeRow kMethods[] = {
    {"__copy__(self, /)", method_copy},
    {"__reduce__(self, /)", method_reduce},
    {"__reversed__(self, /)", method_reversed, kNativeConstantTime},
    {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},
    {"append(self, item, /)", method_append, kNativeConstantTime},
    {"appendleft(self, item, /)", method_append_left, kNativeConstantTime},
    {"clear(self, /)", method_clear, kNativeConstantTime},
    {"copy(self, /)", method_copy},
    {"count(self, value, /)", method_count},
    {"extend(self, iterable, /)", method_extend},
    {"extendleft(self, iterable, /)", method_extend_left},
    {"index(self, value, start=<omitted>, stop=<omitted>, /)", method_index},
    {"insert(self, index, value, /)", method_insert},
    {"pop(self, /)", method_pop, kNativeConstantTime},
    {"popleft(self, /)", method_pop_left, kNativeConstantTime},
    {"remove(self, value, /)", method_remove},
    {"reverse(self, /)", method_reverse},
    {"rotate(self, n=1, /)", method_rotate},
    kClassGetItemRow,
};
constexpr PropertyRow kProperties[] = {{"maxlen", get_maxlen, nullptr}};

// --- iterators

template <End from>
Result<Value> iteration_next(Vm& vm, Value self) {
  auto* iteration = vm.cell<DequeIteration>(self);
  const Deque* deque = deque_of(vm, iteration->deque);
  if (deque->mutations != iteration->mutations) {
    iteration->remaining = 0;
    return vm.raise(TypeId::RuntimeError, "deque mutated during iteration");
  }
  if (iteration->remaining == 0) return Value::undefined();
  --iteration->remaining;
  uint32_t index = iteration->next++;
  return place(deque, from == End::First ? index : deque->length - 1 - index);
}

Result<Value> iteration_length_hint(Vm& vm, const Value* arguments) {
  uint64_t remaining = vm.cell<DequeIteration>(arguments[0])->remaining;
  return Value::from_small_int(static_cast<int64_t>(remaining));
}

// (cls, deque, index=0, /): index items are already consumed.
template <TypeId type>
Result<Value> iteration_new(Vm& vm, const Value* arguments) {
  if (!is_deque(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "argument 1 must be collections.deque, not {}",
                    type_name(vm, arguments[1]));
  }
  int64_t index = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
  auto* iteration = vm.cell<DequeIteration>(TRY(make_iteration(vm, type, arguments[1])));
  int64_t length = deque_of(vm, arguments[1])->length;
  iteration->next = static_cast<uint32_t>(std::clamp<int64_t>(index, 0, length));
  iteration->remaining -= iteration->next;
  return Value::from_cell(iteration);
}

// (class, (deque, number of items consumed)). A deque that changed meanwhile may have become
// shorter than what remains.
Result<Value> iteration_reduce(Vm& vm, const Value* arguments) {
  const auto* iteration = vm.cell<DequeIteration>(arguments[0]);
  int64_t length = deque_of(vm, iteration->deque)->length;
  Value consumed = TRY(make_int(vm, length - static_cast<int64_t>(iteration->remaining)));
  Value inner = Value::from_cell(TRY(make_tuple(vm, {iteration->deque, consumed})));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, inner})));
}

constexpr const char* kIterationNewText = "__new__(cls, deque, index=0, /)";
constexpr NativeRow kIterationNew = {kIterationNewText, iteration_new<TypeId::DequeIterator>,
                                     kNativeConstructor};
constexpr NativeRow kReverseIterationNew = {
    kIterationNewText, iteration_new<TypeId::DequeReverseIterator>, kNativeConstructor};
constexpr NativeRow kIterationMethods[] = {
    {"__reduce__(self, /)", iteration_reduce},
    {"__length_hint__(self, /)", iteration_length_hint, kNativeConstantTime},
};

void trace_deque(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Deque*>(cell)->items);
}

void trace_iteration(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DequeIteration*>(cell)->deque);
}

}  // namespace

const TypeSpec kDequeType = {
    .doc =
        "A queue with two ends.\n\n"
        "It grows and shrinks quickly at either end. With maxlen, an item that is added to\n"
        "a full deque pushes one out at the opposite end.",
    .module = "collections",
    .slots =
        {
            .repr = deque_repr,
            .compare = deque_compare,
            .length = deque_length,
            .get_item = deque_get_item,
            .set_item = deque_set_item,
            .contains = deque_contains,
            .iterate = deque_iterate,
            .binary = deque_binary,
            .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                      operator_bit(BinaryOperator::Multiply)),
            .inplace = deque_inplace,
            .inplace_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                       operator_bit(BinaryOperator::Multiply)),
        },
    .trace = trace_deque,
    .instance_bytes = sizeof(Deque),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kMethods,
    .properties = kProperties,
    .unhashable = true,
};

const TypeSpec kDequeIteratorType = {
    .module = "collections",
    .slots = {.iterate = iterate_self, .next = iteration_next<End::First>},
    .trace = trace_iteration,
    .instance_bytes = sizeof(DequeIteration),
    .constructor = &kIterationNew,
    .methods = kIterationMethods,
};

const TypeSpec kDequeReverseIteratorType = {
    .module = "collections",
    .slots = {.iterate = iterate_self, .next = iteration_next<End::Last>},
    .trace = trace_iteration,
    .instance_bytes = sizeof(DequeIteration),
    .constructor = &kReverseIterationNew,
    .methods = kIterationMethods,
};

}  // namespace hognose
