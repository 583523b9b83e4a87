// itertools: product, permutations, combinations and combinations_with_replacement.
//
// Each iterator turns its iterables into a pool of items and yields tuples of them. Its positions
// in the pool are in guest memory, so each position is checked against the pool when it is used.
#include "library/functional/tool_iterator.h"
#include "meter/paced.h"

namespace hognose {

namespace {

// The largest number of pools or positions. CPython runs out of memory above it, too.
constexpr uint64_t kMaximumPositions = uint64_t{1} << 28;

struct Arrangement : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Combinations || id == TypeId::CombinationsRepeated ||
           id == TypeId::Permutations || id == TypeId::Product;
  }
  uint32_t started;              // 1 after the first result
  Value pool;                    // tuple; for product a tuple of tuples
  Ref<ByteArrayCell> positions;  // 32 bits each; null: exhausted
  Ref<ByteArrayCell> cycles;     // permutations only
  Count<uint32_t> count;         // of positions in a result; for product also of pools
  uint32_t spare;
};

Arrangement* arrangement_of(Vm& vm, Value self) { return vm.cell<Arrangement>(self); }

void trace_arrangement(Tracer& tracer, Cell* cell, size_t) {
  auto* arrangement = static_cast<Arrangement*>(cell);
  tracer.visit(arrangement->pool);
  tracer.visit(arrangement->positions);
  tracer.visit(arrangement->cycles);
}

uint32_t* numbers_of(const Ref<ByteArrayCell>& array) {
  return reinterpret_cast<uint32_t*>(array->bytes.data());
}

Result<ByteArrayCell*> make_numbers(Vm& vm, uint64_t count) {
  if (count > kMaximumPositions) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge(count / 32));
  auto* array = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, count * sizeof(uint32_t)));
  array->size = static_cast<uint32_t>(count * sizeof(uint32_t));
  return array;
}

Value item_at(const Tuple* pool, uint32_t position) {
  return HOGNOSE_LIKELY(position < pool->length) ? pool->items[position] : Value::none();
}

// numbers[i] = first + i
Result<void> count_up(Vm& vm, uint32_t* numbers, uint32_t count, uint32_t first) {
  return in_parts(vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) numbers[i] = first + static_cast<uint32_t>(i);
  });
}

Result<Arrangement*> make_arrangement(Vm& vm, Value cls, Tuple* pool, uint64_t count) {
  Arrangement* made = TRY(vm.make_instance<Arrangement>(vm.cell<Type>(cls)));
  made->pool = Value::from_cell(pool);
  made->count = static_cast<uint32_t>(count);
  return made;
}

// Returns the tuple of the items at the first `count` positions, all in one pool.
Result<Value> arranged(Vm& vm, const Arrangement* arrangement) {
  if (arrangement->count == 0) return Value::from_cell(vm.empty_tuple());
  TRY(vm.meter.charge(arrangement->count / 16));
  // Every item is set below, so the tuple need not be filled first.
  Tuple* items = TRY(vm.make<Tuple>(TypeId::Tuple, arrangement->count * sizeof(Value)));
  items->length = arrangement->count;
  const Tuple* pool = vm.cell<Tuple>(arrangement->pool);
  const uint32_t* positions = numbers_of(arrangement->positions);
  TRY(in_parts(vm.meter, items->length, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) items->items[i] = item_at(pool, positions[i]);
  }));
  return Value::from_cell(items);
}

Value exhausted(Arrangement* arrangement) {
  arrangement->positions = nullptr;
  return Value::undefined();
}

// --- product

Result<Value> product_new(Vm& vm, const Value* arguments) {
  int64_t repeat = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
  if (repeat < 0) {
    return vm.raise(TypeId::ValueError, "repeat argument cannot be negative");
  }
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  uint64_t total = 0;
  if (__builtin_mul_overflow(uint64_t{given->length}, static_cast<uint64_t>(repeat), &total) ||
      total > kMaximumPositions) {
    return vm.raise(TypeId::OverflowError, "repeat argument too large");
  }
  Tuple* pools = TRY(make_tuple_room(vm, total));
  uint32_t once = total == 0 ? 0 : given->length;
  bool is_empty = false;
  for (uint32_t i = 0; i < once; ++i) {
    Tuple* pool = TRY(tuple_from_iterable_calling(vm, given->items[i]));
    pools->items[i] = Value::from_cell(pool);
    is_empty |= pool->length == 0;
  }
  TRY(vm.meter.charge(total / 8));
  Pace pace(vm.meter);
  for (uint32_t i = once; i < total; ++i) {
    TRY(pace.turn());
    pools->items[i] = pools->items[i - once];
  }
  Arrangement* made = TRY(make_arrangement(vm, arguments[0], pools, total));
  if (!is_empty) made->positions = TRY(make_numbers(vm, total));
  return Value::from_cell(made);
}

Result<Value> product_next(Vm& vm, Value self) {
  Arrangement* product = arrangement_of(vm, self);
  if (!product->positions) return Value::undefined();
  const Tuple* pools = vm.cell<Tuple>(product->pool);
  uint32_t* positions = numbers_of(product->positions);
  uint32_t count = pools->length;
  if (product->started != 0) {
    uint32_t i = count;
    Pace pace(vm.meter);
    for (;; --i) {
      if (i == 0) return exhausted(product);
      TRY(pace.turn(kPacedItems / kPacedEntries));
      if (++positions[i - 1] < vm.cell<Tuple>(pools->items[i - 1])->length) break;
      positions[i - 1] = 0;
    }
    TRY(vm.meter.charge((count - i) / 16));
  }
  product->started = 1;
  if (count == 0) return Value::from_cell(vm.empty_tuple());
  TRY(vm.meter.charge(count / 16));
  Tuple* items = TRY(vm.make<Tuple>(TypeId::Tuple, count * sizeof(Value)));
  items->length = count;
  TRY(in_parts(vm.meter, items->length, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      items->items[i] = item_at(vm.cell<Tuple>(pools->items[i]), positions[i]);
    }
  }));
  return Value::from_cell(items);
}

constexpr NativeRow kProductNew = {"__new__(cls, /, *iterables, repeat=1)", product_new};

// --- combinations and combinations_with_replacement

Result<uint64_t> size_argument(Vm& vm, Value value) {
  int64_t size = TRY(index_int64_calling(vm, value, OutOfRange::RaiseOverflow));
  if (size < 0) return vm.raise(TypeId::ValueError, "r must be non-negative");
  return static_cast<uint64_t>(size);
}

Result<Value> combinations_new(Vm& vm, const Value* arguments) {
  Tuple* pool = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  uint64_t size = TRY(size_argument(vm, arguments[2]));
  bool is_empty = size > pool->length;
  Arrangement* made = TRY(make_arrangement(vm, arguments[0], pool, is_empty ? 0 : size));
  if (is_empty) return Value::from_cell(made);
  made->positions = TRY(make_numbers(vm, size));
  uint32_t* positions = numbers_of(made->positions);
  TRY(count_up(vm, positions, static_cast<uint32_t>(size), 0));
  return Value::from_cell(made);
}

Result<Value> combinations_next(Vm& vm, Value self) {
  Arrangement* combinations = arrangement_of(vm, self);
  if (!combinations->positions) return Value::undefined();
  if (combinations->started != 0) {
    uint32_t* positions = numbers_of(combinations->positions);
    uint32_t size = combinations->count;
    uint32_t length = vm.cell<Tuple>(combinations->pool)->length;
    uint32_t i = size;
    Pace pace(vm.meter);
    for (; i > 0 && positions[i - 1] == i - 1 + length - size; --i) TRY(pace.turn());
    if (i == 0) return exhausted(combinations);
    TRY(vm.meter.charge((size - i) / 16));
    uint32_t next = ++positions[i - 1] + 1;
    TRY(count_up(vm, positions + i, size - i, next));
  }
  combinations->started = 1;
  return arranged(vm, combinations);
}

Result<Value> repeated_new(Vm& vm, const Value* arguments) {
  Tuple* pool = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  uint64_t size = TRY(size_argument(vm, arguments[2]));
  bool is_empty = pool->length == 0 && size > 0;
  Arrangement* made = TRY(make_arrangement(vm, arguments[0], pool, is_empty ? 0 : size));
  if (!is_empty) made->positions = TRY(make_numbers(vm, size));
  return Value::from_cell(made);
}

Result<Value> repeated_next(Vm& vm, Value self) {
  Arrangement* combinations = arrangement_of(vm, self);
  if (!combinations->positions) return Value::undefined();
  if (combinations->started != 0) {
    uint32_t* positions = numbers_of(combinations->positions);
    uint32_t size = combinations->count;
    uint32_t length = vm.cell<Tuple>(combinations->pool)->length;
    uint32_t i = size;
    Pace pace(vm.meter);
    for (; i > 0 && positions[i - 1] + 1 >= length; --i) TRY(pace.turn());
    if (i == 0) return exhausted(combinations);
    TRY(vm.meter.charge((size - i) / 16));
    uint32_t next = positions[i - 1] + 1;
    TRY(paced_fill_n(vm.meter, positions + i - 1, size - i + 1, next));
  }
  combinations->started = 1;
  return arranged(vm, combinations);
}

constexpr NativeRow kCombinationsNew = {"__new__(cls, iterable, r)", combinations_new};
constexpr NativeRow kRepeatedNew = {"__new__(cls, iterable, r)", repeated_new};

// --- permutations: positions permutes the whole pool, and a result is its first `count` items

Result<Value> permutations_new(Vm& vm, const Value* arguments) {
  Tuple* pool = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  uint64_t size = pool->length;
  if (!arguments[2].is_none()) {
    if (!vm.has_layout(arguments[2], TypeId::Int) && !arguments[2].is_small_int() &&
        !arguments[2].is_boolean()) {
      return vm.raise(TypeId::TypeError, "Expected int as r");
    }
    size = TRY(size_argument(vm, arguments[2]));
  }
  bool is_empty = size > pool->length;
  Arrangement* made = TRY(make_arrangement(vm, arguments[0], pool, is_empty ? 0 : size));
  if (is_empty) return Value::from_cell(made);
  made->positions = TRY(make_numbers(vm, pool->length));
  made->cycles = TRY(make_numbers(vm, size));
  uint32_t* positions = numbers_of(made->positions);
  uint32_t* cycles = numbers_of(made->cycles);
  TRY(count_up(vm, positions, pool->length, 0));
  TRY(in_parts(vm.meter, size, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) cycles[i] = pool->length - static_cast<uint32_t>(i);
  }));
  return Value::from_cell(made);
}

Result<Value> permutations_next(Vm& vm, Value self) {
  Arrangement* permutations = arrangement_of(vm, self);
  if (!permutations->positions) return Value::undefined();
  if (permutations->started != 0) {
    uint32_t* positions = numbers_of(permutations->positions);
    uint32_t* cycles = numbers_of(permutations->cycles);
    uint32_t length = vm.cell<Tuple>(permutations->pool)->length;
    uint32_t i = permutations->count;
    for (;; --i) {
      if (i == 0) return exhausted(permutations);
      TRY(vm.meter.charge(1));
      uint32_t& cycle = cycles[i - 1];
      if (--cycle == 0) {
        // Rotate the positions from here to the end by one place.
        uint32_t first = positions[i - 1];
        TRY(vm.meter.charge((length - i) / 16));
        TRY(paced_move(vm.meter, positions + i - 1, positions + i,
                       (length - i) * sizeof(uint32_t)));
        positions[length - 1] = first;
        cycle = length - (i - 1);
        continue;
      }
      if (cycle > length) return exhausted(permutations);  // a damaged cell
      uint32_t other = positions[length - cycle];
      positions[length - cycle] = positions[i - 1];
      positions[i - 1] = other;
      break;
    }
  }
  permutations->started = 1;
  return arranged(vm, permutations);
}

constexpr NativeRow kPermutationsNew = {"__new__(cls, iterable, r=None)", permutations_new};

}  // namespace

#define ARRANGEMENT(id, text, step, row)                \
  const TypeSpec k##id##Type = {                        \
      .doc = text,                                      \
      .module = "itertools",                            \
      .slots = {.iterate = iterate_self, .next = step}, \
      .trace = trace_arrangement,                       \
      .instance_bytes = sizeof(Arrangement),            \
      .constructor = &row,                              \
  };

ARRANGEMENT(Product, "The tuples of one item from each iterable, the last changing fastest.",
            product_next, kProductNew)
ARRANGEMENT(Combinations, "The tuples of r items, in the order of the iterable.", combinations_next,
            kCombinationsNew)
ARRANGEMENT(CombinationsRepeated, "The tuples of r items, each of which may come again.",
            repeated_next, kRepeatedNew)
ARRANGEMENT(Permutations, "The tuples of r items in every order.", permutations_next,
            kPermutationsNew)
#undef ARRANGEMENT

}  // namespace hognose
