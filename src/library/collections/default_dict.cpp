// collections.defaultdict: a dict that makes the value of a missing key.
//
// The factory's result is stored in the dict. The layout is that of dict; the factory is its only
// member slot.
#include "objects/attributes/shape.h"
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/repr_guard.h"
#include "objects/protocols/special.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

constexpr uint32_t kFactorySlot = 0;

Value factory_of(Vm& vm, Value self) {
  Value factory = load_native_slot(vm, self, TypeId::DefaultDict, kFactorySlot);
  return factory.is_undefined() ? Value::none() : factory;
}

void set_factory(Vm& vm, Value self, Value factory) {
  store_native_slot(vm, self, TypeId::DefaultDict, kFactorySlot, factory);
}

Result<Value> default_new(Vm& vm, const Value* arguments) {
  Value made = Value::from_cell(TRY(vm.make_instance<Dict>(vm.cell<Type>(arguments[0]))));
  set_factory(vm, made, Value::none());
  return made;
}

Result<Value> default_init(Vm& vm, const Value* arguments) {
  Value factory = arguments[1];
  const Tuple* given = vm.cell<Tuple>(arguments[2]);
  if (!factory.is_none() && !is_callable(vm, factory)) {
    return vm.raise(TypeId::TypeError, "first argument must be callable or None");
  }
  if (given->length > 1) {
    return vm.raise(TypeId::TypeError, "dict expected at most 1 argument, got {}", given->length);
  }
  set_factory(vm, arguments[0], factory);
  if (given->length == 1) {
    TRY(dict_update_calling(vm, vm.cell<Dict>(arguments[0]), given->items[0]));
  }
  TRY(dict_merge_calling(vm, vm.cell<Dict>(arguments[0]), vm.cell<Dict>(arguments[3])));
  return Value::none();
}

Result<Value> make_missing(Vm& vm, Value self, Value key) {
  Value factory = factory_of(vm, self);
  if (factory.is_none()) return vm.raise_with_argument(TypeId::KeyError, key);
  Value value = TRY(vm.call(factory, {}));
  if (vm.is_exactly(self, TypeId::DefaultDict)) {
    TRY(dict_set_calling(vm, vm.cell<Dict>(self), key, value));
  } else {
    TRY(set_item_calling(vm, self, key, value));
  }
  return value;
}

Result<Value> default_get_item(Vm& vm, Value self, Value key) {
  Value value = TRY(dict_find_calling(vm, vm.cell<Dict>(self), key));
  if (HOGNOSE_LIKELY(!value.is_undefined())) return value;
  if (vm.is_exactly(self, TypeId::DefaultDict)) return make_missing(vm, self, key);
  SpecialMethod method = find_special(vm, vm.type_of(self), Name::Missing);
  if (!method.found()) return vm.raise_with_argument(TypeId::KeyError, key);
  return call_found(vm, method, Name::Missing, self, {key});
}

Result<Value> default_repr(Vm& vm, Value self) {
  Str* items = vm.cell<Str>(TRY(slots_of(vm, TypeId::Dict).repr(vm, self)));
  const Str* name = vm.type_of(self)->name.get();
  // The factory may be a method of this dict, and its repr would contain the dict again.
  ReprGuard guard(vm, factory_of(vm, self));
  if (TRY(guard.already_printing())) {
    return Value::from_cell(TRY(make_text(vm, "{}(..., {})", name, items)));
  }
  Str* factory = TRY(repr_calling(vm, factory_of(vm, self)));
  return Value::from_cell(TRY(make_text(vm, "{}({}, {})", name, factory, items)));
}

Result<Value> copy_as_same_class(Vm& vm, Value self, Value entries) {
  return vm.call(Value::from_cell(vm.type_of(self)), {factory_of(vm, self), entries});
}

Result<Value> default_binary(Vm& vm, BinaryOperator, Value left, Value right) {
  bool left_is_dict = vm.has_layout(left, TypeId::Dict);
  if (!left_is_dict || !vm.has_layout(right, TypeId::Dict)) return Value::not_implemented();
  // The operand that is a defaultdict decides the class and the factory.
  bool left_is_ours = is_built_as(vm, left, TypeId::DefaultDict);
  Value made = TRY(copy_as_same_class(vm, left_is_ours ? left : right, left));
  if (!vm.has_layout(made, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "copy is not a defaultdict");
  }
  TRY(dict_update_calling(vm, vm.cell<Dict>(made), right));
  return made;
}

Result<Value> method_missing(Vm& vm, const Value* arguments) {
  return make_missing(vm, arguments[0], arguments[1]);
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  return copy_as_same_class(vm, arguments[0], arguments[0]);
}

Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value factory = factory_of(vm, self);
  Tuple* made = factory.is_none() ? vm.empty_tuple() : TRY(make_tuple(vm, {factory}));
  Value items = TRY(call_method_calling(vm, self, Name::Items, {}));
  Value iterator = TRY(iterate_calling(vm, items));
  return Value::from_cell(
      TRY(make_tuple(vm, {Value::from_cell(vm.type_of(self)), Value::from_cell(made), Value::none(),
                          Value::none(), iterator})));
}

Result<Value> get_default_factory(Vm& vm, Value self) { return factory_of(vm, self); }

Result<void> set_default_factory(Vm& vm, Value self, Value value) {
  set_factory(vm, self, value.is_undefined() ? Value::none() : value);
  return {};
}

constexpr NativeRow kNew = {"__new__(cls, *args, **kwargs)", default_new,
                            kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInit = {"__init__(self, default_factory=None, /, *args, **kwargs)",
                             default_init};
constexpr NativeRow kMethods[] = {
    {"__copy__(self, /)", method_copy},
    {"__missing__(self, key, /)", method_missing},
    {"__reduce__(self, /)", method_reduce},
    {"copy(self, /)", method_copy},
    kClassGetItemRow,
};
constexpr PropertyRow kProperties[] = {
    {"default_factory", get_default_factory, set_default_factory}};

}  // namespace

const TypeSpec kDefaultDictType = {
    .doc =
        "A dict that fills in missing keys.\n\n"
        "d[key] for an absent key calls default_factory() and stores the result under the\n"
        "key. Other lookups, such as get() and in, do not. Arguments after default_factory\n"
        "are those of dict().",
    .module = "collections",
    .slots =
        {
            .repr = default_repr,
            .get_item = default_get_item,
            .binary = default_binary,
            .binary_operators = operator_bit(BinaryOperator::BitOr),
        },
    .instance_bytes = sizeof(Dict),
    .constructor = &kNew,
    .initializer = &kInit,
    .methods = kMethods,
    .properties = kProperties,
    .unhashable = true,
    .member_slots = 1,
};

}  // namespace hognose
