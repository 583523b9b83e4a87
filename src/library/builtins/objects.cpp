// Built-in functions on any object: attributes, identity, types, class building.
//
// Attribute access uses the same guarded lookup as the dot operator, so no function here bypasses
// the policy.
#include "library/builtins/builtins.h"
#include "library/core/importer.h"
#include "machine/machine.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/list.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> builtin_callable(Vm& vm, const Value* arguments) {
  return Value::boolean(is_callable(vm, arguments[0]));
}

Result<Value> builtin_delattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  TRY(set_attribute_calling(vm, arguments[0], name, Value::undefined()));
  return Value::none();
}

Result<Value> builtin_getattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  if (arguments[2].is_undefined()) return machine_of(vm).get_attribute(arguments[0], name);
  Value found = TRY(machine_of(vm).find_attribute(arguments[0], name));
  return found.is_undefined() ? arguments[2] : found;
}

Result<Value> builtin_hasattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  Value found = TRY(machine_of(vm).find_attribute(arguments[0], name));
  return Value::boolean(!found.is_undefined());
}

Result<Value> builtin_setattr(Vm& vm, const Value* arguments) {
  Str* name = TRY(attribute_name(vm, arguments[1]));
  TRY(machine_of(vm).set_attribute(arguments[0], name, arguments[2]));
  return Value::none();
}

// Without an argument, dir() lists the names of the running scope.
Result<Value> builtin_dir(Vm& vm, const Value* arguments) {
  Value names;
  if (arguments[0].is_undefined()) {
    names = TRY(scope_names(machine_of(vm)));
    if (!vm.has_layout(names, TypeId::Dict)) {
      Value keys = TRY(get_attribute_calling(vm, names, TRY(intern(vm, "keys"))));
      names = TRY(vm.call(keys, {}));
    }
  } else {
    Value own = TRY(call_special_calling(vm, arguments[0], Name::Dir, {}));
    if (!own.is_undefined()) {
      List* list = TRY(list_from_iterable_calling(vm, own));
      TRY(list_sort_calling(vm, list, Value::none(), false));
      return Value::from_cell(list);
    }
    Dict* found = TRY(make_dict(vm));
    TRY(collect_names_calling(vm, arguments[0], found));
    names = Value::from_cell(found);
  }
  List* list = TRY(list_from_iterable_calling(vm, names));
  TRY(list_sort_calling(vm, list, Value::none(), false));
  return Value::from_cell(list);
}

Result<Value> builtin_hash(Vm& vm, const Value* arguments) {
  uint64_t hash = TRY(hash_calling(vm, arguments[0]));
  return make_int(vm, static_cast<int64_t>(hash));
}

Result<Value> builtin_id(Vm& vm, const Value* arguments) {
  return make_int_unsigned(vm, identity_of(arguments[0]));
}

Result<Value> builtin_isinstance(Vm& vm, const Value* arguments) {
  bool answer = TRY(is_instance_calling(vm, arguments[0], arguments[1]));
  return Value::boolean(answer);
}

Result<Value> builtin_issubclass(Vm& vm, const Value* arguments) {
  bool answer = TRY(is_subclass_calling(vm, arguments[0], arguments[1]));
  return Value::boolean(answer);
}

// __build_class__(func, name, /, *bases, metaclass=…, **kwds)
Result<Value> builtin_build_class(Vm& vm, const Value* arguments) {
  Tuple* given = vm.cell<Tuple>(arguments[0]);
  if (given->length < 2) {
    return vm.raise(TypeId::TypeError, "__build_class__: not enough arguments");
  }
  if (!vm.is_exactly(given->items[0], TypeId::Function)) {
    return vm.raise(TypeId::TypeError, "__build_class__: func must be a function");
  }
  if (!vm.has_layout(given->items[1], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "__build_class__: name is not a string");
  }
  Tuple* bases = TRY(make_tuple(vm, given->items.from(2), given->length - 2));
  return machine_of(vm).build_class(given->items[0], given->items[1], bases,
                                    vm.cell<Dict>(arguments[1]));
}

constexpr NativeRow kRows[] = {
    {"__build_class__(*bases, **kwds)", builtin_build_class},
    {"callable(obj, /)", builtin_callable, kNativeConstantTime},
    {"delattr(obj, name, /)", builtin_delattr},
    {"dir(object=<omitted>, /)", builtin_dir},
    {"getattr(object, name, default=<omitted>, /)", builtin_getattr},
    {"hasattr(obj, name, /)", builtin_hasattr},
    {"hash(obj, /)", builtin_hash},
    {"id(obj, /)", builtin_id, kNativeConstantTime},
    {"isinstance(obj, class_or_tuple, /)", builtin_isinstance, quickly(QuickNative::IsInstance)},
    {"issubclass(cls, class_or_tuple, /)", builtin_issubclass},
    {"setattr(obj, name, value, /)", builtin_setattr},
};

}  // namespace

std::span<const NativeRow> object_builtins() { return kRows; }

}  // namespace hognose
