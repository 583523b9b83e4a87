// The methods of dict, and the interpreter's item access for exact dicts.
//
// `self` has the layout of dict. Methods work on the table directly and ignore methods that a
// subclass overrides, except where CPython's methods do not.
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/containers/set_table.h"
#include "objects/core/cell_size.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

Result<Value> dict_get_item(Vm& vm, Dict* dict, Value key) {
  Value value = TRY(dict_find_calling(vm, dict, key));
  if (HOGNOSE_LIKELY(!value.is_undefined())) return value;
  return vm.raise_with_argument(TypeId::KeyError, key);
}

Result<void> dict_set_item(Vm& vm, Dict* dict, Value key, Value value) {
  return dict_set_calling(vm, dict, key, value);
}

Result<void> dict_delete_item(Vm& vm, Dict* dict, Value key) {
  if (TRY(dict_delete_calling(vm, dict, key))) return {};
  return vm.raise_with_argument(TypeId::KeyError, key);
}

Result<Dict*> dict_copy_calling(Vm& vm, Value dict) {
  if (iterates_as_dict(vm, dict)) return dict_copy(vm, vm.cell<Dict>(dict));
  // A subclass that overrides __iter__ is copied like any mapping.
  Dict* copy = TRY(make_dict(vm));
  if (vm.cell<Dict>(dict)->length != 0) TRY(dict_update_calling(vm, copy, dict));
  return copy;
}

namespace {

Dict* self_of(Vm& vm, const Value* arguments) { return vm.known<Dict>(arguments[0]); }

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  dict_clear(self_of(vm, arguments));
  return Value::none();
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(dict_copy_calling(vm, arguments[0])));
}

Result<Value> method_fromkeys(Vm& vm, const Value* arguments) {
  Value result = TRY(vm.call(arguments[0], {}));
  Value value = arguments[2];
  bool is_plain = vm.is_exactly(result, TypeId::Dict);
  if (is_plain && vm.known<Dict>(result)->length == 0) {
    // CPython reserves room at once if the argument is a dict or set. Reserve the same here.
    int64_t expected =
        vm.is_exactly(arguments[1], TypeId::Dict) || is_exactly_any_set(vm, arguments[1])
            ? vm.known<SizedCell>(arguments[1])->length
            : 0;
    TRY(dict_reserve(vm, vm.cell<Dict>(result), static_cast<uint64_t>(expected)));
  }
  if (is_plain && vm.is_exactly(arguments[1], TypeId::Dict)) {
    // The hashes are known already.
    const Dict* keys = vm.known<Dict>(arguments[1]);
    for (uint32_t i = 0; i < keys->used; ++i) {
      TRY(vm.meter.charge(1));
      const DictEntry* entry = dict_entry(keys, i);
      if (entry->key.is_deleted()) continue;
      TRY(dict_set_hashed_calling(vm, vm.cell<Dict>(result), entry->key, entry->hash, value));
    }
    return result;
  }
  if (is_plain && is_exactly_any_set(vm, arguments[1])) {
    const Set* set = vm.cell<Set>(arguments[1]);
    uint32_t position = 0;
    Value key;
    uint64_t hash;
    while (set_next_entry(set, &position, &key, &hash)) {
      TRY(vm.meter.charge(1));
      TRY(dict_set_hashed_calling(vm, vm.cell<Dict>(result), key, hash, value));
    }
    return result;
  }
  TRY(for_each_calling(vm, arguments[1], [&](Value key) -> Result<bool> {
    if (is_plain) {
      TRY(dict_set_calling(vm, vm.cell<Dict>(result), key, value));
    } else {
      TRY(set_item_calling(vm, result, key, value));
    }
    return true;
  }));
  return result;
}

Result<Value> method_get(Vm& vm, const Value* arguments) {
  Value value = TRY(dict_find_calling(vm, self_of(vm, arguments), arguments[1]));
  return value.is_undefined() ? arguments[2] : value;
}

Result<Value> method_items(Vm& vm, const Value* arguments) {
  return make_dict_view(vm, TypeId::DictItems, arguments[0]);
}

Result<Value> method_keys(Vm& vm, const Value* arguments) {
  return make_dict_view(vm, TypeId::DictKeys, arguments[0]);
}

Result<Value> method_values(Vm& vm, const Value* arguments) {
  return make_dict_view(vm, TypeId::DictValues, arguments[0]);
}

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  Dict* dict = self_of(vm, arguments);
  // For an empty dict, the key is not even hashed.
  Value value =
      dict->length == 0 ? Value::undefined() : TRY(dict_take_calling(vm, dict, arguments[1]));
  if (!value.is_undefined()) return value;
  if (!arguments[2].is_undefined()) return arguments[2];
  return vm.raise_with_argument(TypeId::KeyError, arguments[1]);
}

Result<Value> method_popitem(Vm& vm, const Value* arguments) {
  Dict* dict = self_of(vm, arguments);
  if (dict->length == 0) return vm.raise(TypeId::KeyError, "popitem(): dictionary is empty");
  Tuple* pair = TRY(make_tuple_room(vm, 2));
  TRY(dict_take_last(vm, dict, &pair->items[0], &pair->items[1]));
  return Value::from_cell(pair);
}

Result<Value> method_setdefault(Vm& vm, const Value* arguments) {
  return dict_set_default_calling(vm, self_of(vm, arguments), arguments[1], arguments[2]);
}

Result<Value> method_update(Vm& vm, const Value* arguments) {
  if (!arguments[1].is_undefined()) {
    TRY(dict_update_calling(vm, self_of(vm, arguments), arguments[1]));
  }
  TRY(dict_merge_calling(vm, self_of(vm, arguments), vm.cell<Dict>(arguments[2])));
  return Value::none();
}

Result<Value> method_reversed(Vm& vm, const Value* arguments) {
  return make_dict_iterator(vm, TypeId::DictReverseKeyIterator, arguments[0]);
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  const Dict* dict = vm.known<Dict>(arguments[0]);
  return size_of_cells(vm, {dict, dict->entries.get(), dict->index.get()});
}

}  // namespace

constexpr NativeRow kDictMethodRows[kDictMethodCount] = {
    {"__reversed__(self, /)", method_reversed, kNativeConstantTime},
    {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},
    {"clear(self, /)", method_clear, kNativeConstantTime},
    {"copy(self, /)", method_copy},
    {"fromkeys(type, iterable, value=None, /)", method_fromkeys, kNativeClassMethod},
    {"get(self, key, default=None, /)", method_get, quickly(QuickNative::Get)},
    {"items(self, /)", method_items, kNativeConstantTime},
    {"keys(self, /)", method_keys, kNativeConstantTime},
    {"pop(self, key, default=<unrepresentable>, /)", method_pop},
    {"popitem(self, /)", method_popitem},
    {"setdefault(self, key, default=None, /)", method_setdefault, quickly(QuickNative::SetDefault)},
    {"update(self, iterable=<omitted>, /, **kwargs)", method_update},
    {"values(self, /)", method_values, kNativeConstantTime},
};

}  // namespace hognose
