// typing.Generic: the base of classes with type parameters.
//
// Generic[T] lists the parameters of a class. Generic's __init_subclass__ sets the __parameters__
// of each new generic class, from its bases as they are written.
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

Value generic(Vm& vm) { return Value::from_cell(vm.type(TypeId::Generic)); }

Result<Value> generic_class_item(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Tuple* given = TRY(convert_types_calling(vm, arguments[1]));
  const Type* type = vm.known<Type>(self);
  if (is_generic_or_protocol(vm, self)) {
    if (given->length == 0) {
      return vm.raise(TypeId::TypeError, "Parameter list to {}[...] cannot be empty",
                      type->qualified_name.get());
    }
    Set* seen = TRY(make_set(vm, TypeId::Set));
    for (uint32_t i = 0; i < given->length; ++i) {
      TRY(vm.meter.charge(1));
      Value item = given->items[i];
      bool is_parameter = vm.is_exactly(item, TypeId::TypeVar) ||
                          vm.is_exactly(item, TypeId::ParamSpec) ||
                          TRY(is_unpacked_type_variable_tuple_calling(vm, item));
      if (!is_parameter) {
        return vm.raise(TypeId::TypeError,
                        "Parameters to {}[...] must all be type variables or parameter "
                        "specification variables.",
                        type->name.get());
      }
    }
    for (uint32_t i = 0; i < given->length; ++i) {
      if (TRY(set_contains_calling(vm, seen, given->items[i]))) {
        return vm.raise(TypeId::TypeError, "Parameters to {}[...] must all be unique",
                        type->name.get());
      }
      TRY(set_add_calling(vm, seen, given->items[i]));
    }
    return make_typing_alias(vm, self, given);
  }
  Value declared = TRY(get_attribute_calling(vm, self, vm.name(Name::Parameters)));
  if (!vm.has_layout(declared, TypeId::Tuple) || vm.cell<Tuple>(declared)->length == 0) {
    Str* text = TRY(repr_calling(vm, self));
    return vm.raise(TypeId::TypeError, "{} is not a generic class", text);
  }
  Tuple* parameters = vm.cell<Tuple>(declared);
  given = TRY(prepare_arguments_calling(vm, self, parameters, given));
  TRY(check_argument_count_calling(vm, self, parameters, given));
  List* flat = TRY(make_list_room(vm, given->length));
  for (uint32_t i = 0; i < given->length && i < parameters->length; ++i) {
    TRY(vm.meter.charge(1));
    if (vm.is_exactly(parameters->items[i], TypeId::TypeVarTuple)) {
      TRY(list_extend_calling(vm, flat, given->items[i]));
    } else {
      TRY(list_append(vm, flat, given->items[i]));
    }
  }
  return make_typing_alias(
      vm, self,
      TRY(make_tuple(vm, flat->items ? flat->items->values.data() : nullptr, flat->length)));
}

// "~T, ~S": the items that are not in `except`.
Result<Str*> list_parameters_calling(Vm& vm, const Tuple* items, const Tuple* except) {
  StringBuilder text(vm);
  for (uint32_t i = 0; i < items->length; ++i) {
    if (except != nullptr && TRY(index_of(vm, except, items->items[i])) >= 0) continue;
    if (text.length() != 0) TRY(text.append_ascii(", "));
    TRY(text.append(TRY(str_calling(vm, items->items[i]))));
  }
  return text.finish();
}

// A parameter without default must not follow one with a default (PEP 696).
Result<void> check_default_order_calling(Vm& vm, const Tuple* parameters) {
  bool after_default = false;
  for (uint32_t i = 0; i < parameters->length; ++i) {
    TRY(vm.meter.charge(1));
    bool has_default = TRY(has_default_calling(vm, parameters->items[i]));
    if (after_default && !has_default) {
      Str* text = TRY(repr_calling(vm, parameters->items[i]));
      return vm.raise(TypeId::TypeError,
                      "Type parameter {} without a default follows type parameter with a default",
                      text);
    }
    after_default = after_default || has_default;
  }
  return {};
}

// The parameters of a class, from its bases as written: those of Generic[…], which must list them
// all, or else those that occur.
Result<Tuple*> class_parameters_calling(Vm& vm, const Tuple* bases) {
  Tuple* found = TRY(collect_parameters_calling(vm, bases));
  Tuple* listed = nullptr;
  for (uint32_t i = 0; i < bases->length; ++i) {
    Value base = bases->items[i];
    const GenericAlias* alias = vm.as<GenericAlias>(base, TypeId::TypingAlias);
    if (alias == nullptr || alias->origin != generic(vm)) continue;
    if (listed != nullptr) {
      return vm.raise(TypeId::TypeError, "Cannot inherit from Generic[...] multiple times.");
    }
    Value parameters = TRY(get_attribute_calling(vm, base, vm.name(Name::Parameters)));
    listed = vm.as<Tuple>(parameters, TypeId::Tuple);
  }
  if (listed == nullptr) return found;
  for (uint32_t i = 0; i < found->length; ++i) {
    if (TRY(index_of(vm, listed, found->items[i])) >= 0) continue;
    Str* missing = TRY(list_parameters_calling(vm, found, listed));
    Str* all = TRY(list_parameters_calling(vm, listed, nullptr));
    return vm.raise(TypeId::TypeError, "Some type variables ({}) are not listed in Generic[{}]",
                    missing, all);
  }
  TRY(check_default_order_calling(vm, listed));
  return listed;
}

Result<Value> generic_init_subclass(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value hook =
      TRY(super_attribute_calling(vm, generic(vm), self, vm.name(Name::InitSubclass), nullptr));
  TRY(call_spread(vm, hook, vm.cell<Tuple>(arguments[1]), vm.cell<Dict>(arguments[2])));
  Type* type = vm.known<Type>(self);
  Value written = own_class_attribute(vm, type, Name::OrigBases);
  const Tuple* bases = vm.as<Tuple>(written, TypeId::Tuple);
  bool is_plain = TRY(index_of(vm, bases != nullptr ? bases : type->bases.get(), generic(vm))) >= 0;
  // Exceptions: Protocol itself and the classes of TypedDict, which typing makes.
  bool is_typings = ascii_text(type->name.get()) == "Protocol" ||
                    ascii_text(vm.type_of(self)->name.get()) == "_TypedDictMeta";
  if (bases == nullptr && is_typings) is_plain = false;
  if (is_plain) return vm.raise(TypeId::TypeError, "Cannot inherit from plain Generic");
  Tuple* parameters =
      bases == nullptr ? vm.empty_tuple() : TRY(class_parameters_calling(vm, bases));
  TRY(store_class_attribute(vm, vm.known<Type>(self), vm.name(Name::Parameters),
                            Value::from_cell(parameters)));
  return Value::none();
}

constexpr NativeRow kGenericMethods[] = {
    {"__class_getitem__(cls, args, /)", generic_class_item, kNativeClassMethod},
    {"__init_subclass__(cls, /, *args, **kwargs)", generic_init_subclass, kNativeClassMethod},
};

}  // namespace

bool is_generic_or_protocol(Vm& vm, Value value) {
  if (value == generic(vm)) return true;
  const Type* type = vm.as<Type>(value, TypeId::Type);
  if (type == nullptr || ascii_text(type->name.get()) != "Protocol") return false;
  const Str* module = vm.as<Str>(class_module(vm, type), TypeId::Str);
  return module != nullptr && ascii_text(module) == "typing";
}

Result<Value> subscript_generic_calling(Vm& vm, Tuple* parameters) {
  Tuple* unpacked = TRY(make_tuple(vm, parameters->items.data(), parameters->length));
  for (uint32_t i = 0; i < unpacked->length; ++i) {
    if (!vm.is_exactly(unpacked->items[i], TypeId::TypeVarTuple)) continue;
    Value value = TRY(make_unpack_calling(vm, unpacked->items[i]));
    unpacked->items[i] = value;
  }
  // The compiler ensures that the items are parameters and that each occurs once.
  return make_typing_alias(vm, generic(vm), unpacked);
}

const TypeSpec kGenericType = {
    .doc =
        "The base of classes with type parameters.\n\n"
        "`class Stack[T]:` inherits it without naming it. Classes that take TypeVar objects\n"
        "instead list them: `class Stack(Generic[T]):`.",
    .module = "typing",
    .slots = {},
    .methods = kGenericMethods,
};

}  // namespace hognose
