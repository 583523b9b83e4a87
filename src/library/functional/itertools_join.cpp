// itertools: chain, zip_longest, groupby and tee, and the module itself.
//
// Tees of one iterator share a chain of blocks that holds the items which some of them have not
// read. A tee refers to its current block, so the collector frees the blocks that every tee has
// passed.
#include "library/core/modules.h"
#include "library/functional/tool_iterator.h"
#include "objects/containers/dict_access.h"

namespace hognose {

namespace {

// --- chain: source is the iterator over the iterables, function the iterator of the current one

Result<Value> chain_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[1]));
  return Value::from_cell(TRY(make_tool(vm, arguments[0], source)));
}

Result<Value> chain_from_iterable(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[1]));
  return Value::from_cell(TRY(make_tool(vm, arguments[0], source)));
}

Result<Value> chain_next(Vm& vm, Value self) {
  for (;;) {
    ToolIterator* tool = tool_of(vm, self);
    if (tool->source.is_undefined()) return Value::undefined();
    if (tool->function.is_undefined()) {
      TRY(vm.meter.charge(1));
      Result<Value> iterable = next_calling(vm, tool->source);
      if (iterable.failed() || iterable.value().is_undefined()) {
        tool_of(vm, self)->source = Value::undefined();
        return iterable;
      }
      Result<Value> active = iterate_calling(vm, iterable.value());
      if (active.failed()) {
        tool_of(vm, self)->source = Value::undefined();
        return active;
      }
      tool_of(vm, self)->function = active.value();
      continue;
    }
    Value item = TRY(next_calling(vm, tool->function));
    if (!item.is_undefined()) return item;
    tool_of(vm, self)->function = Value::undefined();
  }
}

constexpr NativeRow kChainNew = {"__new__(cls, /, *iterables)", chain_new};
constexpr NativeRow kChainMethods[] = {
    {"from_iterable(cls, iterable, /)", chain_from_iterable, kNativeClassMethod},
};

// --- zip_longest: source is the tuple of iterators, with None for each exhausted one; state is the
// number of iterators that are not exhausted; option is the fill value

Result<Value> zip_longest_new(Vm& vm, const Value* arguments) {
  const Tuple* iterables = vm.cell<Tuple>(arguments[1]);
  const Dict* options = vm.cell<Dict>(arguments[2]);
  Value filler = Value::none();
  if (options->length != 0) {
    Str* name = TRY(intern(vm, std::string_view("fillvalue")));
    filler = dict_find_string(vm, options, name);
    if (filler.is_undefined() || options->length > 1) {
      return vm.raise(TypeId::TypeError, "zip_longest() got an unexpected keyword argument");
    }
  }
  Tuple* iterators = TRY(make_tuple_room(vm, iterables->length));
  for (uint32_t i = 0; i < iterables->length; ++i) {
    TRY(vm.meter.charge(1));
    iterators->items[i] = TRY(iterate_calling(vm, iterables->items[i]));
  }
  return Value::from_cell(
      TRY(make_tool(vm, arguments[0], Value::from_cell(iterators), Value::undefined(),
                    Value::from_small_int(uint32_t{iterators->length}), filler)));
}

Result<Value> zip_longest_next(Vm& vm, Value self) {
  Tuple* iterators = vm.cell<Tuple>(tool_of(vm, self)->source);
  if (iterators->length == 0 || tool_of(vm, self)->state.small_int() <= 0) {
    return Value::undefined();
  }
  Value filler = tool_of(vm, self)->option;
  Tuple* items = TRY(make_tuple_room(vm, iterators->length));
  for (uint32_t i = 0; i < iterators->length; ++i) {
    TRY(vm.meter.charge(1));
    items->items[i] = filler;
    if (iterators->items[i].is_none()) continue;
    Result<Value> item = next_calling(vm, iterators->items[i]);
    ToolIterator* tool = tool_of(vm, self);
    if (item.failed()) {
      tool->state = Value::from_small_int(0);
      return item;
    }
    if (!item.value().is_undefined()) {
      items->items[i] = item.value();
      continue;
    }
    if (iterators->items[i].is_none()) continue;  // exhausted by a reentrant call
    iterators->items[i] = Value::none();
    tool->state = Value::from_small_int(tool->state.small_int() - 1);
    if (tool->state.small_int() <= 0) return Value::undefined();
  }
  return Value::from_cell(items);
}

constexpr NativeRow kZipLongestNew = {"__new__(cls, /, *iterables, **options)", zip_longest_new};

// --- groupby

struct GroupBy : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::GroupBy; }
  Value source;
  Value function;
  Value target_key;     // of the group that was returned last
  Value current_key;    // of the item that was read last
  Value current_value;  // that item; undefined once a group has yielded it
  Value grouper;        // the only group that may still yield items
};

struct Grouper : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Grouper; }
  Value parent;
  Value target_key;
};

GroupBy* group_of(Vm& vm, Value self) { return vm.cell<GroupBy>(self); }

void trace_group_by(Tracer& tracer, Cell* cell, size_t) {
  auto* group = static_cast<GroupBy*>(cell);
  for (Value* value : {&group->source, &group->function, &group->target_key, &group->current_key,
                       &group->current_value, &group->grouper}) {
    tracer.visit(*value);
  }
}

void trace_grouper(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Grouper*>(cell)->parent);
  tracer.visit(static_cast<Grouper*>(cell)->target_key);
}

Result<Value> group_by_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[1]));
  GroupBy* group = TRY(vm.make_instance<GroupBy>(vm.cell<Type>(arguments[0])));
  group->source = source;
  group->function = arguments[2];
  group->target_key = group->current_key = group->current_value = group->grouper =
      Value::undefined();
  return Value::from_cell(group);
}

// Reads one item and its key. Returns false at the end.
Result<bool> group_step(Vm& vm, Value self) {
  Value item = TRY(next_calling(vm, group_of(vm, self)->source));
  if (item.is_undefined()) return false;
  Value function = group_of(vm, self)->function;
  Value key = function.is_none() ? item : TRY(vm.call(function, {item}));
  group_of(vm, self)->current_value = item;
  group_of(vm, self)->current_key = key;
  return true;
}

Result<Value> group_by_next(Vm& vm, Value self) {
  group_of(vm, self)->grouper = Value::undefined();
  for (;;) {
    TRY(vm.meter.charge(1));
    Value current = group_of(vm, self)->current_key;
    Value target = group_of(vm, self)->target_key;
    if (!current.is_undefined()) {
      if (target.is_undefined()) break;
      if (!TRY(equal_calling(vm, target, current))) break;
    }
    if (!TRY(group_step(vm, self))) return Value::undefined();
  }
  Value key = group_of(vm, self)->current_key;
  Grouper* grouper = TRY(vm.make<Grouper>(TypeId::Grouper));
  grouper->parent = self;
  grouper->target_key = key;
  group_of(vm, self)->target_key = key;
  group_of(vm, self)->grouper = Value::from_cell(grouper);
  return Value::from_cell(TRY(make_tuple(vm, {key, Value::from_cell(grouper)})));
}

Result<Value> grouper_next(Vm& vm, Value self) {
  Value parent = vm.cell<Grouper>(self)->parent;
  if (group_of(vm, parent)->grouper != self) return Value::undefined();
  if (group_of(vm, parent)->current_value.is_undefined()) {
    if (!TRY(group_step(vm, parent))) return Value::undefined();
  }
  Value target = vm.cell<Grouper>(self)->target_key;
  if (!TRY(equal_calling(vm, target, group_of(vm, parent)->current_key))) {
    return Value::undefined();
  }
  Value item = group_of(vm, parent)->current_value;
  group_of(vm, parent)->current_value = Value::undefined();
  return item;
}

constexpr NativeRow kGroupByNew = {"__new__(cls, iterable, key=None)", group_by_new};

// --- tee: source is the current block, state the index of the next item in it

// The fields of a block: the source, whether a tee is reading from it, the next block, the number
// of items, and the items.
enum BlockField : uint32_t { kBlockSource, kBlockBusy, kBlockNext, kBlockCount, kBlockItems };
constexpr uint32_t kBlockSize = 60;

Result<ValueArray*> make_block(Vm& vm, Value source) {
  ValueArray* block =
      TRY(vm.make<ValueArray>(TypeId::ValueArray, (kBlockItems + kBlockSize) * sizeof(Value)));
  block->capacity = kBlockItems + kBlockSize;
  for (uint32_t i = 0; i < block->capacity; ++i) block->values[i] = Value::undefined();
  block->values[kBlockSource] = source;
  block->values[kBlockBusy] = Value::boolean(false);
  block->values[kBlockCount] = Value::from_small_int(0);
  return block;
}

Result<Value> make_tee(Vm& vm, Value iterable) {
  Value tee_type = Value::from_cell(vm.type(TypeId::Tee));
  Value source = TRY(iterate_calling(vm, iterable));
  if (vm.is_exactly(source, TypeId::Tee)) {
    ToolIterator* other = tool_of(vm, source);
    return Value::from_cell(
        TRY(make_tool(vm, tee_type, other->source, Value::undefined(), other->state)));
  }
  ValueArray* block = TRY(make_block(vm, source));
  return Value::from_cell(TRY(make_tool(vm, tee_type, Value::from_cell(block), Value::undefined(),
                                        Value::from_small_int(0))));
}

Result<Value> tee_next(Vm& vm, Value self) {
  ToolIterator* tool = tool_of(vm, self);
  auto* block = vm.cell<ValueArray>(tool->source);
  int64_t index = tool->state.small_int();
  if (index >= kBlockSize) {
    if (block->values[kBlockNext].is_undefined()) {
      ValueArray* next = TRY(make_block(vm, block->values[kBlockSource]));
      block->values[kBlockNext] = Value::from_cell(next);
    }
    tool->source = block->values[kBlockNext];
    block = vm.cell<ValueArray>(tool->source);
    index = 0;
    tool->state = Value::from_small_int(0);
  }
  if (index < block->values[kBlockCount].small_int()) {
    tool->state = Value::from_small_int(index + 1);
    return block->values[kBlockItems + index];
  }
  if (block->values[kBlockBusy].is_true()) {
    return vm.raise(TypeId::RuntimeError, "cannot re-enter the tee iterator");
  }
  block->values[kBlockBusy] = Value::boolean(true);
  Result<Value> item = next_calling(vm, block->values[kBlockSource]);
  block->values[kBlockBusy] = Value::boolean(false);
  if (item.failed() || item.value().is_undefined()) return item;
  block->values[kBlockItems + index] = item.value();
  block->values[kBlockCount] = Value::from_small_int(index + 1);
  tool_of(vm, self)->state = Value::from_small_int(index + 1);
  return item;
}

Result<Value> tee_new(Vm& vm, const Value* arguments) { return make_tee(vm, arguments[1]); }

Result<Value> tee_copy(Vm& vm, const Value* arguments) { return make_tee(vm, arguments[0]); }

constexpr NativeRow kTeeNew = {"__new__(cls, iterable, /)", tee_new};
constexpr NativeRow kTeeMethods[] = {{"__copy__(self, /)", tee_copy, kNativeConstantTime}};

Result<Value> itertools_tee(Vm& vm, const Value* arguments) {
  int64_t count = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  if (count < 0) return vm.raise(TypeId::ValueError, "n must be >= 0");
  Tuple* tees = TRY(make_tuple_room(vm, static_cast<uint64_t>(count)));
  if (count == 0) return Value::from_cell(tees);
  Value first = TRY(make_tee(vm, arguments[0]));
  tees->items[0] = first;
  for (uint32_t i = 1; i < tees->length; ++i) {
    TRY(vm.meter.charge(1));
    tees->items[i] = TRY(make_tee(vm, first));
  }
  return Value::from_cell(tees);
}

constexpr NativeRow kRows[] = {
    {"tee(iterable, n=2, /)", itertools_tee},
};

}  // namespace

std::span<const NativeRow> itertools_module_functions() { return kRows; }

Result<void> fill_itertools_module(Vm& vm, Dict* dict) {
  for (TypeId id : {TypeId::Accumulate,
                    TypeId::Batched,
                    TypeId::Chain,
                    TypeId::Combinations,
                    TypeId::CombinationsRepeated,
                    TypeId::Compress,
                    TypeId::CountIterator,
                    TypeId::Cycle,
                    TypeId::DropWhile,
                    TypeId::FilterFalse,
                    TypeId::GroupBy,
                    TypeId::Grouper,
                    TypeId::IteratorSlice,
                    TypeId::Pairwise,
                    TypeId::Permutations,
                    TypeId::Product,
                    TypeId::Repeat,
                    TypeId::StarMap,
                    TypeId::TakeWhile,
                    TypeId::Tee,
                    TypeId::ZipLongest}) {
    TRY(add_type_to_module(vm, dict, id));
  }
  return {};
}

const TypeSpec kChainType = {
    .doc = "The items of the first iterable, then those of the second, and so on.",
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = chain_next},
    .trace = trace_tool_iterator,
    .instance_bytes = sizeof(ToolIterator),
    .constructor = &kChainNew,
    .methods = kChainMethods,
};

const TypeSpec kZipLongestType = {
    .doc = "Tuples of one item from each of the iterables, until the longest ends.",
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = zip_longest_next},
    .trace = trace_tool_iterator,
    .instance_bytes = sizeof(ToolIterator),
    .constructor = &kZipLongestNew,
};

const TypeSpec kGroupByType = {
    .doc = "Pairs of a key and an iterator over the neighbouring items that have it.",
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = group_by_next},
    .trace = trace_group_by,
    .instance_bytes = sizeof(GroupBy),
    .constructor = &kGroupByNew,
};

const TypeSpec kGrouperType = {
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = grouper_next},
    .trace = trace_grouper,
    .instance_bytes = sizeof(Grouper),
};

const TypeSpec kTeeType = {
    .doc = "An iterator that can be copied.",
    .module = "itertools",
    .slots = {.iterate = iterate_self, .next = tee_next},
    .trace = trace_tool_iterator,
    .instance_bytes = sizeof(ToolIterator),
    .constructor = &kTeeNew,
    .methods = kTeeMethods,
};

}  // namespace hognose
