// itertools: iterators that filter, transform or group the items of one iterable: compress,
// dropwhile, takewhile, filterfalse, starmap, accumulate, islice, pairwise, batched.
//
// A loop that skips items draws fuel for each of them.
#include "library/functional/tool_iterator.h"
#include "objects/containers/list.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

// --- compress: source is the iterator of the data, function the iterator of the selectors

Result<Value> compress_new(Vm& vm, const Value* arguments) {
  Value data = TRY(iterate_calling(vm, arguments[1]));
  Value selectors = TRY(iterate_calling(vm, arguments[2]));
  return Value::from_cell(TRY(make_tool(vm, arguments[0], data, selectors)));
}

Result<Value> compress_next(Vm& vm, Value self) {
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, tool_of(vm, self)->source));
    if (item.is_undefined()) return item;
    Value selector = TRY(next_calling(vm, tool_of(vm, self)->function));
    if (selector.is_undefined()) return selector;
    if (TRY(truth_calling(vm, selector))) return item;
  }
}

constexpr NativeRow kCompressNew = {"__new__(cls, data, selectors)", compress_new};

// --- dropwhile and takewhile: state is True after the first item that fails the predicate

Result<Value> while_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[2]));
  return Value::from_cell(
      TRY(make_tool(vm, arguments[0], source, arguments[1], Value::boolean(false))));
}

Result<Value> drop_while_next(Vm& vm, Value self) {
  for (;;) {
    Value item = TRY(next_calling(vm, tool_of(vm, self)->source));
    if (item.is_undefined() || tool_of(vm, self)->state.is_true()) return item;
    TRY(vm.meter.charge(1));
    Value answer = TRY(vm.call(tool_of(vm, self)->function, {item}));
    if (TRY(truth_calling(vm, answer))) continue;
    tool_of(vm, self)->state = Value::boolean(true);
    return item;
  }
}

Result<Value> take_while_next(Vm& vm, Value self) {
  if (tool_of(vm, self)->state.is_true()) return Value::undefined();
  Value item = TRY(next_calling(vm, tool_of(vm, self)->source));
  if (item.is_undefined()) return item;
  Value answer = TRY(vm.call(tool_of(vm, self)->function, {item}));
  if (TRY(truth_calling(vm, answer))) return item;
  tool_of(vm, self)->state = Value::boolean(true);
  return Value::undefined();
}

constexpr NativeRow kWhileNew = {"__new__(cls, predicate, iterable, /)", while_new};

// --- filterfalse and starmap: function and source are the arguments

Result<Value> function_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[2]));
  return Value::from_cell(TRY(make_tool(vm, arguments[0], source, arguments[1])));
}

Result<Value> filter_false_next(Vm& vm, Value self) {
  Value function = tool_of(vm, self)->function;
  bool by_truth = function.is_none() || function == Value::from_cell(vm.type(TypeId::Bool));
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, tool_of(vm, self)->source));
    if (item.is_undefined()) return item;
    Value answer = by_truth ? item : TRY(vm.call(function, {item}));
    if (!TRY(truth_calling(vm, answer))) return item;
  }
}

Result<Value> star_map_next(Vm& vm, Value self) {
  Value item = TRY(next_calling(vm, tool_of(vm, self)->source));
  if (item.is_undefined()) return item;
  Tuple* arguments = vm.is_exactly(item, TypeId::Tuple)
                         ? vm.known<Tuple>(item)
                         : TRY(tuple_from_iterable_calling(vm, item));
  return vm.call(tool_of(vm, self)->function, arguments->items.data(), arguments->length);
}

constexpr NativeRow kFilterFalseNew = {"__new__(cls, function, iterable, /)", function_new};
constexpr NativeRow kStarMapNew = {"__new__(cls, function, iterable, /)", function_new};

// --- accumulate: state is the total so far, option the initial value until it is returned

Result<Value> accumulate_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[1]));
  Value initial = arguments[3].is_none() ? Value::undefined() : arguments[3];
  return Value::from_cell(
      TRY(make_tool(vm, arguments[0], source, arguments[2], Value::undefined(), initial)));
}

Result<Value> accumulate_next(Vm& vm, Value self) {
  ToolIterator* tool = tool_of(vm, self);
  if (!tool->option.is_undefined()) {
    tool->state = tool->option;
    tool->option = Value::undefined();
    return tool->state;
  }
  Value item = TRY(next_calling(vm, tool->source));
  if (item.is_undefined()) return item;
  tool = tool_of(vm, self);
  if (tool->state.is_undefined()) {
    tool->state = item;
    return item;
  }
  Value total = tool->function.is_none()
                    ? TRY(binary_calling(vm, BinaryOperator::Add, tool->state, item))
                    : TRY(vm.call(tool->function, {tool->state, item}));
  tool_of(vm, self)->state = total;
  return total;
}

constexpr NativeRow kAccumulateNew = {"__new__(cls, iterable, func=None, *, initial=None)",
                                      accumulate_new};

// --- islice

struct SliceOfIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::IteratorSlice; }
  Value source;  // undefined when exhausted
  int64_t next;  // index of the next item to return
  int64_t stop;  // -1: no end
  int64_t step;
  int64_t count;  // items read so far
};

SliceOfIterator* slice_of(Vm& vm, Value self) { return vm.cell<SliceOfIterator>(self); }

void trace_slice_of_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<SliceOfIterator*>(cell)->source);
}

// Returns `none` for None. A value that is not an integer of 64 bits is invalid, as in CPython.
Result<int64_t> slice_number(Vm& vm, Value value, int64_t none, int64_t invalid) {
  if (value.is_none()) return none;
  Result<int64_t> number = index_int64_calling(vm, value, OutOfRange::RaiseOverflow);
  if (number.ok() || number.failure() != Failure::Raised) return number;
  vm.take_pending();
  return invalid;
}

Result<Value> islice_new(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  uint32_t count = given->length;
  if (count < 2 || count > 4) {
    return vm.raise(TypeId::TypeError, "islice expected at {} {} arguments, got {}",
                    count < 2 ? "least" : "most", count < 2 ? 2 : 4, count);
  }
  constexpr const char* kIndices =
      "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
  constexpr const char* kStop =
      "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.";
  constexpr int64_t kNone = -1;
  int64_t start = 0;
  int64_t stop = kNone;
  Value stop_value = given->items[count == 2 ? 1 : 2];
  if (count > 2) start = TRY(slice_number(vm, given->items[1], 0, -1));
  stop = TRY(slice_number(vm, stop_value, kNone, kNone));
  if (!stop_value.is_none() && stop == kNone) return vm.raise(TypeId::ValueError, "{}", kStop);
  if (start < 0 || stop < kNone) return vm.raise(TypeId::ValueError, "{}", kIndices);
  int64_t step = 1;
  if (count == 4) step = TRY(slice_number(vm, given->items[3], 1, 0));
  if (step < 1) {
    return vm.raise(TypeId::ValueError, "Step for islice() must be a positive integer or None.");
  }
  Value source = TRY(iterate_calling(vm, given->items[0]));
  SliceOfIterator* made = TRY(vm.make_instance<SliceOfIterator>(vm.cell<Type>(arguments[0])));
  made->source = source;
  made->next = start;
  made->stop = stop;
  made->step = step;
  made->count = 0;
  return Value::from_cell(made);
}

Result<Value> islice_next(Vm& vm, Value self) {
  Value source = slice_of(vm, self)->source;
  if (source.is_undefined()) return source;
  while (slice_of(vm, self)->count < slice_of(vm, self)->next) {
    TRY(vm.meter.charge(1));
    Value skipped = TRY(next_calling(vm, source));
    if (skipped.is_undefined()) {
      slice_of(vm, self)->source = Value::undefined();
      return skipped;
    }
    ++slice_of(vm, self)->count;
  }
  SliceOfIterator* slice = slice_of(vm, self);
  if (slice->stop != -1 && slice->count >= slice->stop) {
    slice->source = Value::undefined();
    return Value::undefined();
  }
  Value item = TRY(next_calling(vm, source));
  slice = slice_of(vm, self);
  if (item.is_undefined()) {
    slice->source = Value::undefined();
    return item;
  }
  ++slice->count;
  int64_t next = 0;
  bool overflows = __builtin_add_overflow(slice->next, slice->step, &next);
  if (overflows || (slice->stop != -1 && next > slice->stop)) {
    next = slice->stop == -1 ? INT64_MAX : slice->stop;
  }
  slice->next = next;
  return item;
}

constexpr NativeRow kIsliceNew = {"__new__(cls, /, *args)", islice_new};

// --- pairwise: state is the previous item

Result<Value> pairwise_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[1]));
  return Value::from_cell(TRY(make_tool(vm, arguments[0], source)));
}

Result<Value> pairwise_next(Vm& vm, Value self) {
  ToolIterator* tool = tool_of(vm, self);
  Value source = tool->source;
  if (source.is_undefined()) return source;
  Value former = tool->state;
  if (former.is_undefined()) {
    former = TRY(next_calling(vm, source));
    tool = tool_of(vm, self);
    tool->state = former;
    if (former.is_undefined()) {
      tool->source = Value::undefined();
      return former;
    }
    // Reading the first item may have exhausted this iterator through a reentrant call.
    if (tool->source.is_undefined()) return Value::undefined();
  }
  Value item = TRY(next_calling(vm, source));
  tool = tool_of(vm, self);
  if (item.is_undefined()) {
    tool->source = Value::undefined();
    tool->state = Value::undefined();
    return item;
  }
  tool->state = item;
  return Value::from_cell(TRY(make_tuple(vm, {former, item})));
}

constexpr NativeRow kPairwiseNew = {"__new__(cls, iterable, /)", pairwise_new};

// --- batched: state is the size, option True if strict

Result<Value> batched_new(Vm& vm, const Value* arguments) {
  int64_t size = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
  bool strict = TRY(truth_calling(vm, arguments[3]));
  if (size < 1) return vm.raise(TypeId::ValueError, "n must be at least one");
  Value source = TRY(iterate_calling(vm, arguments[1]));
  // No batch can have more items than a small int can count.
  int64_t kept = size < Value::kIntegerMaximum ? size : Value::kIntegerMaximum;
  return Value::from_cell(TRY(make_tool(vm, arguments[0], source, Value::undefined(),
                                        Value::from_small_int(kept), Value::boolean(strict))));
}

Result<Value> batched_next(Vm& vm, Value self) {
  Value source = tool_of(vm, self)->source;
  if (source.is_undefined()) return source;
  auto size = static_cast<uint64_t>(tool_of(vm, self)->state.small_int());
  List* items = TRY(make_list_room(vm, size < 16 ? size : 16));
  while (items->length < size) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, source));
    if (item.is_undefined()) {
      tool_of(vm, self)->source = Value::undefined();
      break;
    }
    TRY(list_append(vm, items, item));
  }
  if (items->length == 0) return Value::undefined();
  if (items->length < size && tool_of(vm, self)->option.is_true()) {
    return vm.raise(TypeId::ValueError, "batched(): incomplete batch");
  }
  return Value::from_cell(TRY(make_tuple(vm, items->items->values.data(), items->length)));
}

constexpr NativeRow kBatchedNew = {"__new__(cls, iterable, n, *, strict=False)", batched_new};

}  // namespace

#define TOOL(id, text, step, row)                       \
  const TypeSpec k##id##Type = {                        \
      .doc = text,                                      \
      .module = "itertools",                            \
      .slots = {.iterate = iterate_self, .next = step}, \
      .trace = trace_tool_iterator,                     \
      .instance_bytes = sizeof(ToolIterator),           \
      .constructor = &row,                              \
  };

TOOL(Compress, "The items of data whose selector is true.", compress_next, kCompressNew)
TOOL(DropWhile, "The items from the first on for which the predicate answers false.",
     drop_while_next, kWhileNew)
TOOL(TakeWhile, "The items before the first for which the predicate answers false.",
     take_while_next, kWhileNew)
TOOL(FilterFalse, "The items for which the function answers false; with None, the false items.",
     filter_false_next, kFilterFalseNew)
TOOL(StarMap, "The results of the function called with each item as its arguments.", star_map_next,
     kStarMapNew)
TOOL(Accumulate, "Running totals of the items, by addition or by a function of two arguments.",
     accumulate_next, kAccumulateNew)
TOOL(Pairwise, "Each item with the one that follows it.", pairwise_next, kPairwiseNew)
TOOL(Batched, "The items in tuples of n; with strict=True the last must be full.", batched_next,
     kBatchedNew)
#undef TOOL

const TypeSpec kIteratorSliceType = {
    .doc =
        "islice(iterable, stop) or islice(iterable, start, stop[, step]): items by their number.",
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = islice_next},
    .trace = trace_slice_of_iterator,
    .instance_bytes = sizeof(SliceOfIterator),
    .constructor = &kIsliceNew,
};

}  // namespace hognose
