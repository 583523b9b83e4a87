// How type parameters are replaced: __typing_subst__ and __typing_prepare_subst__.
//
// substitution.cpp calls these for TypeVar, ParamSpec and TypeVarTuple.
#include "objects/containers/list.h"
#include "objects/typing/type_variables.h"

#include <algorithm>

#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

// The index of a parameter among those of the alias, and all of those.
struct Place {
  Tuple* parameters;
  uint32_t index;
};

Result<Place> place_calling(Vm& vm, Value parameter, Value alias) {
  Value found = TRY(get_attribute_calling(vm, alias, vm.name(Name::Parameters)));
  Tuple* parameters = TRY(tuple_from_iterable_calling(vm, found));
  TRY(vm.meter.charge(parameters->length / 16 + 1));
  for (uint32_t i = 0; i < parameters->length; ++i) {
    if (parameters->items[i] == parameter) return Place{parameters, i};
  }
  return vm.raise(TypeId::ValueError, "tuple.index(x): x not in tuple");
}

Result<Tuple*> append_item(Vm& vm, const Tuple* items, Value item) {
  Tuple* longer = TRY(make_tuple_room(vm, uint64_t{items->length} + 1));
  TRY(vm.meter.charge(items->length / 16 + 1));
  for (uint32_t i = 0; i < items->length; ++i) longer->items[i] = items->items[i];
  longer->items[items->length] = item;
  return longer;
}

Result<Value> default_calling(Vm& vm, Value parameter) {
  auto part = [](Cell* cell) { return &static_cast<TypeVariable*>(cell)->default_type; };
  return evaluate_calling(vm, parameter, part, no_default());
}

// The T of *tuple[T, ...]; undefined for everything else.
Result<Value> fill_item_calling(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Type)) return Value::undefined();
  Value found = TRY(find_attribute_calling(vm, value, vm.name(Name::TypingUnpackedArgs)));
  const Tuple* items = vm.as<Tuple>(found, TypeId::Tuple);
  if (items == nullptr || items->length != 2 || !items->items[1].is_ellipsis()) {
    return Value::undefined();
  }
  return items->items[0];
}

}  // namespace

Result<Value> make_unpack_calling(Vm& vm, Value value) {
  Value unpack = TRY(vm.services->library_service_calling(LibraryService::Unpack));
  return get_item_calling(vm, unpack, value);
}

// --- TypeVar

Result<Value> substitute_type_variable(Vm& vm, const Value* arguments) {
  Value type =
      TRY(check_type_calling(vm, arguments[1], {"Parameters to generic types must be types."}));
  const GenericAlias* alias = as_alias(vm, type);
  if (alias == nullptr) return type;
  bool is_unpacked = vm.has_layout(type, TypeId::GenericAlias)
                         ? (alias->flags & kAliasUnpacked) != 0
                         : TRY(is_unpacked_type_variable_tuple_calling(vm, type));
  if (!is_unpacked) return type;
  Str* text = TRY(repr_calling(vm, type));
  return vm.raise(TypeId::TypeError, "{} is not valid as type argument", text);
}

Result<Value> prepare_type_variable(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Place place = TRY(place_calling(vm, self, arguments[1]));
  Tuple* given = TRY(tuple_from_iterable_calling(vm, arguments[2]));
  if (place.index < given->length) return arguments[2];
  if (place.index == given->length && TRY(has_default_calling(vm, self))) {
    Value missing = TRY(default_calling(vm, self));
    return Value::from_cell(TRY(append_item(vm, given, missing)));
  }
  Str* text = TRY(str_calling(vm, arguments[1]));
  return vm.raise(TypeId::TypeError, "Too few arguments for {}; actual {}, expected at least {}",
                  text, given->length, place.index + 1);
}

// --- ParamSpec

Result<Value> substitute_parameter_specification(Vm& vm, const Value* arguments) {
  Value given = arguments[1];
  if (vm.has_layout(given, TypeId::List) || vm.has_layout(given, TypeId::Tuple)) {
    Tuple* types = TRY(tuple_from_iterable_calling(vm, given));
    Tuple* checked = TRY(make_tuple_room(vm, types->length));
    for (uint32_t i = 0; i < types->length; ++i) {
      TRY(vm.meter.charge(1));
      Value type = TRY(check_type_calling(vm, types->items[i], {"Expected a type."}));
      checked->items[i] = type;
    }
    return Value::from_cell(checked);
  }
  if (is_parameter_expression(vm, given)) return given;
  Str* text = TRY(str_calling(vm, given));
  return vm.raise(TypeId::TypeError,
                  "Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {}", text);
}

Result<Value> prepare_parameter_specification(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Place place = TRY(place_calling(vm, self, arguments[1]));
  Tuple* given = TRY(tuple_from_iterable_calling(vm, arguments[2]));
  if (place.index == given->length && TRY(has_default_calling(vm, self))) {
    given = TRY(append_item(vm, given, TRY(default_calling(vm, self))));
  }
  if (place.index >= given->length) {
    Str* text = TRY(str_calling(vm, arguments[1]));
    return vm.raise(TypeId::TypeError, "Too few arguments for {}", text);
  }
  // If there is only one parameter, its list may be omitted: Z[int, str] is Z[[int, str]]
  // (PEP 612).
  if (place.parameters->length == 1 && !is_parameter_expression(vm, given->items[0])) {
    return Value::from_cell(TRY(make_tuple(vm, {Value::from_cell(given)})));
  }
  Value own = given->items[place.index];
  if (!vm.has_layout(own, TypeId::List)) return Value::from_cell(given);
  Tuple* fixed = TRY(tuple_from_iterable_calling(vm, own));
  Tuple* result = TRY(make_tuple(vm, given->items.data(), given->length));
  result->items[place.index] = Value::from_cell(fixed);
  return Value::from_cell(result);
}

// --- TypeVarTuple

Result<Value> substitute_type_variable_tuple(Vm& vm, const Value*) {
  return vm.raise(TypeId::TypeError, "Substitution of bare TypeVarTuple is not supported");
}

// A TypeVarTuple takes the arguments that the parameters before and after it leave, as one tuple.
// An unpacked tuple of arbitrary length among the arguments fills the other places with its item
// type.
Result<Value> prepare_type_variable_tuple(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value alias = arguments[1];
  Place place = TRY(place_calling(vm, self, alias));
  Tuple* given = TRY(tuple_from_iterable_calling(vm, arguments[2]));
  const uint32_t parameters = place.parameters->length;
  for (uint32_t i = place.index + 1; i < parameters; ++i) {
    if (!vm.is_exactly(place.parameters->items[i], TypeId::TypeVarTuple)) continue;
    Str* text = TRY(str_calling(vm, alias));
    return vm.raise(TypeId::TypeError, "More than one TypeVarTuple parameter in {}", text);
  }
  const uint32_t count = given->length;
  uint32_t left = place.index;
  uint32_t right = parameters - place.index - 1;
  int64_t open = -1;
  Value fill;
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    Value item = TRY(fill_item_calling(vm, given->items[i]));
    if (item.is_undefined()) continue;
    if (open >= 0) {
      return vm.raise(TypeId::TypeError, "More than one unpacked arbitrary-length tuple argument");
    }
    open = i;
    fill = item;
  }
  if (open >= 0) {
    left = std::min(left, static_cast<uint32_t>(open));
    right = std::min(right, count - static_cast<uint32_t>(open) - 1);
  } else if (uint64_t{left} + right > count) {
    Str* text = TRY(str_calling(vm, alias));
    return vm.raise(TypeId::TypeError, "Too few arguments for {}; actual {}, expected at least {}",
                    text, count, parameters - 1);
  }
  Tuple* own;
  if (left == count - right && TRY(has_default_calling(vm, self))) {
    own = TRY(unpack_arguments_calling(vm, TRY(default_calling(vm, self))));
  } else {
    own = TRY(make_tuple(vm, given->items.from(left), count - left - right));
  }
  List* result = TRY(make_list_room(vm, parameters));
  for (uint32_t i = 0; i < left; ++i) TRY(list_append(vm, result, given->items[i]));
  for (uint32_t i = left; i < place.index; ++i) TRY(list_append(vm, result, fill));
  TRY(list_append(vm, result, Value::from_cell(own)));
  for (uint32_t i = place.index + 1; i < parameters - right; ++i) {
    TRY(list_append(vm, result, fill));
  }
  for (uint32_t i = count - right; i < count; ++i) TRY(list_append(vm, result, given->items[i]));
  return Value::from_cell(TRY(make_tuple(vm, result->items->values.data(), result->length)));
}

}  // namespace hognose
