// dict.update and the part of the constructor that works like it.
//
// The argument is a mapping (anything with keys()) or an iterable of pairs. Guest code may run at
// every step and change both sides.
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/sequence.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The element as a list or tuple (like PySequence_Fast).
Result<Value> pair_items(Vm& vm, Value element) {
  if (vm.has_layout(element, TypeId::List) || vm.has_layout(element, TypeId::Tuple)) {
    return element;
  }
  Result<Value> iterator = iterate_calling(vm, element);
  if (iterator.failed()) {
    if (!vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator.failure();
    vm.take_pending();
    return vm.raise(TypeId::TypeError, "object is not iterable");
  }
  return Value::from_cell(TRY(list_from_iterable_calling(vm, iterator.value())));
}

// Adds a note (PEP 678) with the number of the element.
Failure explain_element(Vm& vm, Failure failure, uint64_t number) {
  if (!vm.pending_matches(failure, TypeId::TypeError)) return failure;
  Value error = vm.take_pending();
  Str* note = TRY(
      make_text(vm, "Cannot convert dictionary update sequence element #{} to a sequence", number));
  Value add_note = TRY(get_attribute_calling(vm, error, TRY(intern(vm, "add_note"))));
  TRY(vm.call(add_note, {Value::from_cell(note)}));
  return vm.raise_value(error);
}

Result<void> update_by_pairs(Vm& vm, Dict* dict, Value iterable) {
  uint64_t number = 0;
  return for_each_calling(vm, iterable, [&](Value element) -> Result<bool> {
    Result<Value> pair = pair_items(vm, element);
    if (pair.failed()) return explain_element(vm, pair.failure(), number);
    ItemsView items = items_of(vm, pair.value());
    if (items.count != 2) {
      return vm.raise(TypeId::ValueError,
                      "dictionary update sequence element #{} has length {}; 2 is required", number,
                      items.count);
    }
    TRY(dict_set_calling(vm, dict, items.items[0], items.items[1]));
    ++number;
    return true;
  });
}

}  // namespace

Result<void> dict_update_by_keys_calling(Vm& vm, Dict* dict, Value mapping, Value keys_method) {
  Value answer = TRY(vm.call(keys_method, {}));
  Result<Value> iterator = iterate_calling(vm, answer);
  if (iterator.failed()) {
    if (!vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator.failure();
    vm.take_pending();
    return vm.raise(TypeId::TypeError, "{}.keys() returned a non-iterable (type {})",
                    type_name(vm, mapping), type_name(vm, answer));
  }
  // Like CPython, fetch all keys before the first value.
  List* keys = TRY(list_from_iterable_calling(vm, iterator.value()));
  for (uint32_t i = 0; i < keys->length; ++i) {
    TRY(vm.meter.charge(1));
    Value key = keys->items->values[i];
    Value value = TRY(get_item_calling(vm, mapping, key));
    TRY(dict_set_calling(vm, dict, key, value));
  }
  return {};
}

bool iterates_as_dict(Vm& vm, Value value) {
  if (vm.is_exactly(value, TypeId::Dict)) return true;
  if (!vm.has_layout(value, TypeId::Dict)) return false;
  Str* name = vm.name(Name::Iter);
  return type_lookup(vm, vm.type_of(value), name) ==
         dict_find_string(vm, vm.type(TypeId::Dict)->dict.get(), name);
}

Result<void> dict_merge_calling(Vm& vm, Dict* target, Dict* source) {
  if (target == source || source->length == 0) return {};
  // Reserve room as CPython does: a running iterator can observe when tables are rebuilt.
  uint32_t source_size = source->index_mask + 1;
  bool is_well_filled =
      source_size == kMinimumIndex || dict_capacity(source_size / 2) < source->length;
  if (target->length == 0 && source->length == source->used && is_well_filled) {
    return dict_clone_tables(vm, target, source);
  }
  uint32_t target_capacity = target->entries ? dict_capacity(target->index_mask + 1) : 0;
  if (target_capacity < source->length) {
    TRY(dict_reserve(vm, target, uint64_t{target->length} + source->length));
  }
  const uint32_t source_used = source->used;
  for (uint32_t i = 0; i < source->used; ++i) {
    TRY(vm.meter.charge(1));
    DictEntry entry = *dict_entry(source, i);
    if (entry.key.is_deleted()) continue;
    int64_t number = TRY(dict_find_entry_calling(vm, target, entry.key, entry.hash));
    if (number == kEntryAbsent) {
      TRY(dict_insert_absent(vm, target, entry.key, entry.hash, entry.value));
    } else {
      TRY(make_dict_writable(vm, target));
      dict_entry(target, static_cast<uint32_t>(number))->value = entry.value;
    }
    if (source->used != source_used) {
      return vm.raise(TypeId::RuntimeError, "dict mutated during update");
    }
  }
  return {};
}

Result<void> dict_update_calling(Vm& vm, Dict* dict, Value argument) {
  if (vm.is_exactly(argument, TypeId::Dict)) {
    return dict_merge_calling(vm, dict, vm.known<Dict>(argument));
  }
  Value keys = TRY(find_attribute_calling(vm, argument, vm.name(Name::Keys)));
  if (keys.is_undefined()) return update_by_pairs(vm, dict, argument);
  if (iterates_as_dict(vm, argument)) {
    return dict_merge_calling(vm, dict, vm.cell<Dict>(argument));
  }
  // Look it up a second time, as CPython does: a __getattr__ sees both lookups.
  keys = TRY(get_attribute_calling(vm, argument, vm.name(Name::Keys)));
  return dict_update_by_keys_calling(vm, dict, argument, keys);
}

}  // namespace hognose
