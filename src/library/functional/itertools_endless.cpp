// itertools: count, cycle and repeat, which may never end.
//
// Each section header names the fields of ToolIterator that the type uses.
#include "library/functional/tool_iterator.h"
#include "objects/containers/list.h"
#include "objects/numbers/numbers.h"
#include "objects/text/string_builder.h"

namespace hognose {

void trace_tool_iterator(Tracer& tracer, Cell* cell, size_t) {
  auto* tool = static_cast<ToolIterator*>(cell);
  tracer.visit(tool->source);
  tracer.visit(tool->function);
  tracer.visit(tool->state);
  tracer.visit(tool->option);
}

namespace {

// --- count: state is the next number, option the step

bool is_one(Vm& vm, Value value) {
  int64_t number = 0;
  return is_int(vm, value) && int_fits_int64(vm, value, &number) && number == 1;
}

Result<Value> count_new(Vm& vm, const Value* arguments) {
  Value start = arguments[1];
  Value step = arguments[2];
  if (!is_numeric(vm, start) || !is_numeric(vm, step)) {
    return vm.raise(TypeId::TypeError, "a number is required");
  }
  // Counting from an int by one yields exact ints, even if `start` is of a subclass.
  if (is_int(vm, start) && is_one(vm, step)) {
    start = TRY(exact_int(vm, start));
    step = Value::from_small_int(1);
  }
  Value undefined = Value::undefined();
  return Value::from_cell(TRY(make_tool(vm, arguments[0], undefined, undefined, start, step)));
}

Result<Value> count_next(Vm& vm, Value self) {
  ToolIterator* tool = tool_of(vm, self);
  Value number = tool->state;
  Value step = tool->option;
  if (HOGNOSE_LIKELY(number.is_small_int() && step.is_small_int())) {
    int64_t next = number.small_int() + step.small_int();
    if (HOGNOSE_LIKELY(Value::fits_small_int(next))) {
      tool->state = Value::from_small_int(next);
      return number;
    }
  }
  Value next = TRY(binary_calling(vm, BinaryOperator::Add, number, step));
  tool_of(vm, self)->state = next;
  return number;
}

Result<Value> count_repr(Vm& vm, Value self) {
  Str* number = TRY(repr_calling(vm, tool_of(vm, self)->state));
  Value step = tool_of(vm, self)->option;
  const Str* name = vm.type_of(self)->name.get();
  if (is_one(vm, step)) return Value::from_cell(TRY(make_text(vm, "{}({})", name, number)));
  Str* step_text = TRY(repr_calling(vm, step));
  return Value::from_cell(TRY(make_text(vm, "{}({}, {})", name, number, step_text)));
}

constexpr NativeRow kCountNew = {"__new__(cls, start=0, step=1)", count_new};

// --- cycle: source is the iterator until its end, state the list of items, option the next index

Result<Value> cycle_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[1]));
  Value saved = Value::from_cell(TRY(make_list(vm, nullptr, 0)));
  return Value::from_cell(TRY(
      make_tool(vm, arguments[0], source, Value::undefined(), saved, Value::from_small_int(0))));
}

Result<Value> cycle_next(Vm& vm, Value self) {
  Value source = tool_of(vm, self)->source;
  if (!source.is_undefined()) {
    Value item = TRY(next_calling(vm, source));
    ToolIterator* tool = tool_of(vm, self);
    if (!item.is_undefined()) {
      TRY(list_append(vm, vm.cell<List>(tool->state), item));
      return item;
    }
    tool->source = Value::undefined();
  }
  ToolIterator* tool = tool_of(vm, self);
  const List* saved = vm.cell<List>(tool->state);
  if (saved->length == 0) return Value::undefined();
  auto index = static_cast<uint64_t>(tool->option.small_int());
  if (index >= saved->length) index = 0;
  tool->option = Value::from_small_int(static_cast<int64_t>(index + 1));
  return saved->items->values[index];
}

constexpr NativeRow kCycleNew = {"__new__(cls, iterable, /)", cycle_new};

// --- repeat: source is the object, state the number of repetitions left, or None

Result<Value> repeat_new(Vm& vm, const Value* arguments) {
  Value times = Value::none();
  if (!arguments[2].is_undefined()) {
    int64_t count = TRY(index_int64_calling(vm, arguments[2], OutOfRange::RaiseOverflow));
    times = TRY(make_int(vm, count < 0 ? 0 : count));
  }
  return Value::from_cell(
      TRY(make_tool(vm, arguments[0], arguments[1], Value::undefined(), times)));
}

Result<Value> repeat_next(Vm& vm, Value self) {
  ToolIterator* tool = tool_of(vm, self);
  Value times = tool->state;
  if (times.is_none()) return tool->source;
  if (HOGNOSE_LIKELY(times.is_small_int())) {
    if (times.small_int() == 0) return Value::undefined();
    tool->state = Value::from_small_int(times.small_int() - 1);
    return tool->source;
  }
  Value left = TRY(binary_calling(vm, BinaryOperator::Subtract, times, Value::from_small_int(1)));
  tool->state = left;
  return tool->source;
}

Result<Value> repeat_repr(Vm& vm, Value self) {
  Str* object = TRY(repr_calling(vm, tool_of(vm, self)->source));
  Value times = tool_of(vm, self)->state;
  const Str* name = vm.type_of(self)->name.get();
  if (times.is_none()) return Value::from_cell(TRY(make_text(vm, "{}({})", name, object)));
  Str* count = TRY(repr_calling(vm, times));
  return Value::from_cell(TRY(make_text(vm, "{}({}, {})", name, object, count)));
}

Result<Value> repeat_length_hint(Vm& vm, const Value* arguments) {
  Value times = tool_of(vm, arguments[0])->state;
  if (times.is_none()) return vm.raise(TypeId::TypeError, "len() of unsized object");
  return times;
}

constexpr NativeRow kRepeatNew = {"__new__(cls, object, times=<omitted>)", repeat_new};
constexpr NativeRow kRepeatMethods[] = {
    {"__length_hint__(self, /)", repeat_length_hint, kNativeConstantTime},
};

}  // namespace

const TypeSpec kCountIteratorType = {
    .doc = "The numbers start, start+step, start+2*step, and so on without end.",
    .module = "itertools",
    .slots = {.repr = count_repr, .iterate = iterate_self, .next = count_next},
    .trace = trace_tool_iterator,
    .instance_bytes = sizeof(ToolIterator),
    .constructor = &kCountNew,
};

const TypeSpec kCycleType = {
    .doc = "The items of an iterable, again and again.",
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = cycle_next},
    .trace = trace_tool_iterator,
    .instance_bytes = sizeof(ToolIterator),
    .constructor = &kCycleNew,
};

const TypeSpec kRepeatType = {
    .doc = "The object the given number of times, or without end.",
    .module = "itertools",
    .slots = {.repr = repeat_repr, .iterate = iterate_self, .next = repeat_next},
    .trace = trace_tool_iterator,
    .instance_bytes = sizeof(ToolIterator),
    .constructor = &kRepeatNew,
    .methods = kRepeatMethods,
};

}  // namespace hognose
