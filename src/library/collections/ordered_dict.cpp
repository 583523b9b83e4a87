// collections.OrderedDict: a dict whose entries can be moved to either end, and its views.
//
// The layout is that of dict, which is already ordered. Two member slots hold the FirstEntry
// (collections/dict_order.h).
#include "library/collections/dict_order.h"
#include "objects/attributes/shape.h"
#include "objects/classes/object_reduce.h"
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/key_match.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/repr_guard.h"

namespace hognose {

namespace {

constexpr uint32_t kFirstTableSlot = 0;
constexpr uint32_t kFirstIndexSlot = 1;

Dict* dict_of(Vm& vm, Value self) { return vm.cell<Dict>(self); }

FirstEntry load_first(Vm& vm, Value self) {
  Value index = load_native_slot(vm, self, TypeId::OrderedDict, kFirstIndexSlot);
  if (!index.is_small_int()) return {};
  return {load_native_slot(vm, self, TypeId::OrderedDict, kFirstTableSlot),
          static_cast<uint32_t>(index.small_int())};
}

void store_first(Vm& vm, Value self, const FirstEntry& first) {
  store_native_slot(vm, self, TypeId::OrderedDict, kFirstTableSlot, first.table);
  store_native_slot(vm, self, TypeId::OrderedDict, kFirstIndexSlot,
                    Value::from_small_int(first.index));
}

Result<Value> ordered_new(Vm& vm, const Value* arguments) {
  Value made = Value::from_cell(TRY(vm.make_instance<Dict>(vm.cell<Type>(arguments[0]))));
  store_first(vm, made, {Value::undefined(), 0});
  return made;
}

Result<Value> ordered_init(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (given->length > 1) {
    return vm.raise(TypeId::TypeError, "expected at most 1 argument, got {}", given->length);
  }
  if (given->length == 1) TRY(dict_update_calling(vm, dict_of(vm, arguments[0]), given->items[0]));
  TRY(dict_merge_calling(vm, dict_of(vm, arguments[0]), vm.cell<Dict>(arguments[2])));
  return Value::none();
}

Result<Value> ordered_repr(Vm& vm, Value self) {
  const Str* name = vm.type_of(self)->name.get();
  if (dict_of(vm, self)->length == 0) return Value::from_cell(TRY(make_text(vm, "{}()", name)));
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) return Value::from_cell(TRY(make_string_ascii(vm, "...")));
  Value items = Value::from_cell(TRY(dict_copy_calling(vm, self)));
  Str* text = TRY(repr_calling(vm, items));
  return Value::from_cell(TRY(make_text(vm, "{}({})", name, text)));
}

// Whether the keys come in the same order, up to the end of the shorter dict.
Result<bool> same_order(Vm& vm, Value left, Value right) {
  uint32_t a = 0;
  uint32_t b = 0;
  Value left_key;
  Value right_key;
  Value value;
  while (dict_next(dict_of(vm, left), &a, &left_key, &value)) {
    TRY(vm.meter.charge(1));
    if (!dict_next(dict_of(vm, right), &b, &right_key, &value)) return false;
    if (!TRY(equal_calling(vm, left_key, right_key))) return false;
  }
  return true;
}

Result<Value> ordered_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  Value equal = TRY(slots_of(vm, TypeId::Dict).compare(vm, self, other, op));
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (equal.is_not_implemented() || !is_equality) return equal;
  bool wanted = op == CompareOperator::Equal;
  if (equal.is_true() != wanted) return equal;
  if (!is_built_as(vm, other, TypeId::OrderedDict)) return equal;
  bool same = TRY(same_order(vm, self, other));
  return Value::boolean(same == wanted);
}

Result<Value> ordered_binary(Vm& vm, BinaryOperator, Value left, Value right) {
  if (!vm.has_layout(left, TypeId::Dict) || !vm.has_layout(right, TypeId::Dict)) {
    return Value::not_implemented();
  }
  Value self = is_built_as(vm, left, TypeId::OrderedDict) ? left : right;
  Value made = TRY(vm.call(Value::from_cell(vm.type_of(self)), {left}));
  TRY(inplace_calling(vm, BinaryOperator::BitOr, made, right));
  return made;
}

Result<Value> method_move_to_end(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  bool last = TRY(truth_calling(vm, arguments[2]));
  uint64_t hash = TRY(quick_hash_calling(vm, arguments[1]));
  int64_t number = TRY(dict_find_entry_calling(vm, dict_of(vm, self), arguments[1], hash));
  if (number < 0) return vm.raise_with_argument(TypeId::KeyError, arguments[1]);
  auto entry = static_cast<uint32_t>(number);
  if (last) {
    TRY(move_entry_to_end(vm, dict_of(vm, self), entry));
    return Value::none();
  }
  FirstEntry first = load_first(vm, self);
  TRY(move_entry_to_start(vm, dict_of(vm, self), entry, &first));
  store_first(vm, self, first);
  return Value::none();
}

Result<Value> method_popitem(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  bool last = TRY(truth_calling(vm, arguments[1]));
  Dict* dict = dict_of(vm, self);
  if (dict->length == 0) return vm.raise(TypeId::KeyError, "dictionary is empty");
  Tuple* pair = TRY(make_tuple_room(vm, 2));
  if (last) {
    TRY(dict_take_last(vm, dict, &pair->items[0], &pair->items[1]));
    return Value::from_cell(pair);
  }
  TRY(make_dict_writable(vm, dict));
  FirstEntry first = load_first(vm, self);
  uint32_t number = first_entry(vm, dict, &first);
  store_first(vm, self, first);
  pair->items[0] = dict_entry(dict, number)->key;
  pair->items[1] = dict_entry(dict, number)->value;
  dict_remove_entry(vm, dict, number);
  return Value::from_cell(pair);
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  return vm.call(Value::from_cell(vm.type_of(arguments[0])), {arguments[0]});
}

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  Dict* dict = dict_of(vm, arguments[0]);
  Value value =
      dict->length == 0 ? Value::undefined() : TRY(dict_take_calling(vm, dict, arguments[1]));
  if (!value.is_undefined()) return value;
  if (!arguments[2].is_undefined()) return arguments[2];
  return vm.raise_with_argument(TypeId::KeyError, arguments[1]);
}

Result<Value> method_set_default(Vm& vm, const Value* arguments) {
  return dict_set_default_calling(vm, dict_of(vm, arguments[0]), arguments[1], arguments[2]);
}

Result<Value> method_from_keys(Vm& vm, const Value* arguments) {
  Value made = TRY(vm.call(arguments[0], {}));
  TRY(for_each_calling(vm, arguments[1], [&](Value key) -> Result<bool> {
    TRY(set_item_calling(vm, made, key, arguments[2]));
    return true;
  }));
  return made;
}

Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value state = TRY(object_getstate(vm, arguments));
  Value items = TRY(call_method_calling(vm, self, Name::Items, {}));
  Value iterator = TRY(iterate_calling(vm, items));
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_cell(vm.type_of(self)), Value::from_cell(vm.empty_tuple()),
                          state, Value::none(), iterator})));
}

template <TypeId id>
Result<Value> method_view(Vm& vm, const Value* arguments) {
  return make_dict_view(vm, id, arguments[0]);
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", ordered_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, /, *args, **kwargs)", ordered_init};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self, /)", method_reduce},
    {"copy(self, /)", method_copy},
    {"fromkeys(type, /, iterable, value=None)", method_from_keys, kNativeClassMethod},
    {"items(self, /)", method_view<TypeId::OrderedItems>, kNativeConstantTime},
    {"keys(self, /)", method_view<TypeId::OrderedKeys>, kNativeConstantTime},
    {"move_to_end(self, /, key, last=True)", method_move_to_end},
    {"pop(self, /, key, default=<unrepresentable>)", method_pop},
    {"popitem(self, /, last=True)", method_popitem},
    {"setdefault(self, /, key, default=None)", method_set_default},
    {"values(self, /)", method_view<TypeId::OrderedValues>, kNativeConstantTime},
};

}  // namespace

const TypeSpec kOrderedDictType = {
    .doc = "A dict whose order counts: for ==, and for move_to_end() and popitem(last=False).",
    .module = "collections",
    .slots =
        {
            .repr = ordered_repr,
            .compare = ordered_compare,
            .binary = ordered_binary,
            .binary_operators = operator_bit(BinaryOperator::BitOr),
        },
    .instance_bytes = sizeof(Dict),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kMethods,
    .unhashable = true,
    .member_slots = 2,
};

const TypeSpec kOrderedKeysType = {.instance_bytes = sizeof(DictView)};
const TypeSpec kOrderedValuesType = {.instance_bytes = sizeof(DictView)};
const TypeSpec kOrderedItemsType = {.instance_bytes = sizeof(DictView)};

}  // namespace hognose
