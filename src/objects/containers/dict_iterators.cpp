// The iterators of dicts and of their views: keys, values and items, forward and reverse.
//
// Each holds the dict, the number of the next entry, and the size of the dict when the iterator was
// made. If the dict's size changes, the next step raises an error.
#include "objects/containers/dict.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"

namespace hognose {

namespace {

constexpr uint32_t kChanged = UINT32_MAX;  // more entries than any dict has, so the error repeats

enum class Part : uint8_t { Key, Value, Item };

Result<Value> part_of_entry(Vm& vm, Part part, const DictEntry& entry) {
  if (part == Part::Key) return entry.key;
  if (part == Part::Value) return entry.value;
  Tuple* pair = TRY(vm.make<Tuple>(TypeId::Tuple, 2 * sizeof(Value)));
  pair->length = 2;
  pair->items[0] = entry.key;
  pair->items[1] = entry.value;
  return Value::from_cell(pair);
}

Result<const Dict*> checked_dict(Vm& vm, DictIterator* iterator) {
  const Dict* dict = vm.known<Dict>(iterator->dict);
  if (HOGNOSE_LIKELY(iterator->expected_used == dict->length)) return dict;
  iterator->expected_used = kChanged;
  return vm.raise(TypeId::RuntimeError, vm.is_exactly(iterator->dict, TypeId::OrderedDict)
                                            ? "OrderedDict mutated during iteration"
                                            : "dictionary changed size during iteration");
}

// Charges for deleted entries that were skipped.
Result<void> charge_skipped(Vm& vm, uint32_t skipped) {
  if (HOGNOSE_LIKELY(skipped < 32)) return {};
  return vm.meter.charge(skipped / 32);
}

template <Part part>
Result<Value> next_entry(Vm& vm, Value self) {
  auto* iterator = vm.known<DictIterator>(self);
  const DictEntry* taken = dict_iterator_take(vm, iterator);
  if (HOGNOSE_LIKELY(taken != nullptr)) return part_of_entry(vm, part, *taken);
  if (iterator->dict.is_undefined()) return Value::undefined();
  const Dict* dict = TRY(checked_dict(vm, iterator));
  uint32_t start = iterator->next;
  for (uint32_t i = start; i < dict->used; ++i) {
    const DictEntry& entry = *dict_entry(dict, i);
    if (entry.key.is_deleted()) continue;
    if (iterator->remaining == 0) {
      // As many keys were added as removed.
      iterator->dict = Value::undefined();
      return vm.raise(TypeId::RuntimeError, "dictionary keys changed during iteration");
    }
    iterator->next = i + 1;
    --iterator->remaining;
    TRY(charge_skipped(vm, i - start));
    return part_of_entry(vm, part, entry);
  }
  iterator->dict = Value::undefined();
  return Value::undefined();
}

// The number in a reverse iterator is one greater than that of the next entry.
template <Part part>
Result<Value> previous_entry(Vm& vm, Value self) {
  auto* iterator = vm.known<DictIterator>(self);
  if (iterator->dict.is_undefined()) return Value::undefined();
  const Dict* dict = TRY(checked_dict(vm, iterator));
  uint32_t start = iterator->next < dict->used ? iterator->next : dict->used;
  for (uint32_t i = start; i > 0; --i) {
    const DictEntry& entry = *dict_entry(dict, i - 1);
    if (entry.key.is_deleted()) continue;
    iterator->next = i - 1;
    if (iterator->remaining > 0) --iterator->remaining;
    TRY(charge_skipped(vm, start - i));
    return part_of_entry(vm, part, entry);
  }
  iterator->dict = Value::undefined();
  return Value::undefined();
}

Result<Value> length_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<DictIterator>(arguments[0]);
  if (iterator->dict.is_undefined() ||
      iterator->expected_used != vm.known<Dict>(iterator->dict)->length) {
    return Value::from_small_int(0);
  }
  return Value::from_small_int(iterator->remaining);
}

void trace_dict_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DictIterator*>(cell)->dict);
}

constexpr NativeRow kMethods[] = {
    kIteratorReduce,
    {"__length_hint__(self, /)", length_hint, kNativeConstantTime},
};

constexpr TypeSpec iterator_type(Result<Value> (*next)(Vm& vm, Value self)) {
  return {
      .slots = {.iterate = iterate_self, .next = next},
      .trace = trace_dict_iterator,
      .instance_bytes = sizeof(DictIterator),
      .methods = kMethods,
  };
}

}  // namespace

Result<Value> make_dict_iterator(Vm& vm, TypeId type, Value dict_value) {
  const Dict* dict = vm.cell<Dict>(dict_value);
  bool is_reverse = type == TypeId::DictReverseKeyIterator ||
                    type == TypeId::DictReverseValueIterator ||
                    type == TypeId::DictReverseItemIterator;
  DictIterator* iterator = TRY(vm.make<DictIterator>(type));
  iterator->dict = dict_value;
  iterator->next = is_reverse ? dict->used : 0;
  iterator->expected_used = iterator->remaining = dict->length;
  return Value::from_cell(iterator);
}

const TypeSpec kDictKeyIteratorType = iterator_type(next_entry<Part::Key>);
const TypeSpec kDictValueIteratorType = iterator_type(next_entry<Part::Value>);
const TypeSpec kDictItemIteratorType = iterator_type(next_entry<Part::Item>);
const TypeSpec kDictReverseKeyIteratorType = iterator_type(previous_entry<Part::Key>);
const TypeSpec kDictReverseValueIteratorType = iterator_type(previous_entry<Part::Value>);
const TypeSpec kDictReverseItemIteratorType = iterator_type(previous_entry<Part::Item>);

}  // namespace hognose
