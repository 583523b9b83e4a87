// TypeAliasType: the object that `type X[T] = …` makes (PEP 695).
//
// The value is given, or a function computes it on first use.
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

TypeAlias* alias_at(Vm& vm, Value self) { return vm.cell<TypeAlias>(self); }
LazyType* value_of(Cell* cell) { return &static_cast<TypeAlias*>(cell)->value; }

Result<TypeAlias*> make_alias(Vm& vm, Value name, Value type_params) {
  auto* alias = TRY(vm.make<TypeAlias>(TypeId::TypeAliasType));
  alias->name.set_offset(name.offset());
  alias->type_params = type_params;
  alias->value.value = alias->value.evaluator = Value::undefined();
  alias->module = calling_module(vm);
  return alias;
}

// TypeError unless all are type parameters and those with defaults come last.
Result<void> check_parameters_calling(Vm& vm, const Tuple* parameters) {
  bool after_default = false;
  for (uint32_t i = 0; i < parameters->length; ++i) {
    TRY(vm.meter.charge(1));
    Value parameter = parameters->items[i];
    if (!is_type_parameter(vm, parameter)) {
      Value subst = TRY(find_attribute_calling(vm, parameter, vm.name(Name::TypingSubst)));
      if (subst.is_undefined()) {
        Str* text = TRY(repr_calling(vm, parameter));
        return vm.raise(TypeId::TypeError, "Expected a type param, got {}", text);
      }
    }
    bool has_default = TRY(has_default_calling(vm, parameter));
    if (after_default && !has_default) {
      Str* text = TRY(repr_calling(vm, parameter));
      return vm.raise(TypeId::TypeError,
                      "non-default type parameter '{}' follows default type parameter", text);
    }
    after_default = after_default || has_default;
  }
  return {};
}

// TypeAliasType(name, value, *, type_params=())
Result<Value> alias_new(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "typealias() argument 'name' must be str, not {}",
                    type_name(vm, arguments[1]));
  }
  Value parameters = arguments[3];
  if (parameters.is_undefined()) parameters = Value::from_cell(vm.empty_tuple());
  if (!vm.has_layout(parameters, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "type_params must be a tuple");
  }
  TRY(check_parameters_calling(vm, vm.cell<Tuple>(parameters)));
  TypeAlias* alias = TRY(make_alias(vm, arguments[1], parameters));
  alias->value.value = arguments[2];
  return Value::from_cell(alias);
}

Result<Value> alias_repr(Vm& vm, Value self) {
  return Value::from_cell(alias_at(vm, self)->name.get());
}

Result<Value> alias_get_item(Vm& vm, Value self, Value item) {
  if (vm.cell<Tuple>(alias_at(vm, self)->type_params)->length == 0) {
    return vm.raise(TypeId::TypeError, "Only generic type aliases are subscriptable");
  }
  return make_generic_alias(vm, self, item);
}

Result<Value> alias_iterate(Vm& vm, Value self) {
  Value unpacked = TRY(make_unpack_calling(vm, self));
  return iterate_calling(vm, Value::from_cell(TRY(make_tuple(vm, {unpacked}))));
}

Result<Value> alias_reduce(Vm& vm, const Value* arguments) {
  return Value::from_cell(alias_at(vm, arguments[0])->name.get());
}

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(alias_at(vm, self)->name.get());
}
Result<Value> get_value(Vm& vm, Value self) {
  return evaluate_calling(vm, self, value_of, Value::none());
}
Result<Value> get_evaluator(Vm& vm, Value self) {
  return evaluator_of(vm, alias_at(vm, self)->value, Value::none());
}
Result<Value> get_type_params(Vm& vm, Value self) { return alias_at(vm, self)->type_params; }
Result<Value> get_module(Vm& vm, Value self) { return alias_at(vm, self)->module; }

// As written in a subscript: TypeVarTuples are unpacked.
Result<Value> get_parameters(Vm& vm, Value self) {
  const Tuple* declared = vm.cell<Tuple>(alias_at(vm, self)->type_params);
  Tuple* parameters = TRY(make_tuple(vm, declared->items.data(), declared->length));
  for (uint32_t i = 0; i < parameters->length; ++i) {
    TRY(vm.meter.charge(1));
    if (!vm.is_exactly(parameters->items[i], TypeId::TypeVarTuple)) continue;
    Value unpacked = TRY(make_unpack_calling(vm, parameters->items[i]));
    parameters->items[i] = unpacked;
  }
  return Value::from_cell(parameters);
}

void trace_alias(Tracer& tracer, Cell* cell, size_t) {
  auto* alias = static_cast<TypeAlias*>(cell);
  tracer.visit(alias->name);
  tracer.visit(alias->type_params);
  trace_lazy(tracer, alias->value);
  tracer.visit(alias->module);
}

constexpr NativeRow kConstructor = {"__new__(cls, name, value, *, type_params=())", alias_new,
                                    kNativeConstructor};
constexpr NativeRow kMethods[] = {{"__reduce__(self, /)", alias_reduce}};
constexpr PropertyRow kProperties[] = {
    {"__name__", get_name, refuse_assignment},   {"__value__", get_value, nullptr},
    {"evaluate_value", get_evaluator, nullptr},  {"__type_params__", get_type_params, nullptr},
    {"__parameters__", get_parameters, nullptr}, {"__module__", get_module, nullptr},
};

}  // namespace

Value calling_module(Vm& vm) {
  Dict* globals = vm.services->current_globals();
  if (globals == nullptr) return Value::none();
  return none_if_undefined(dict_find_string(vm, globals, vm.name(Name::Name)));
}

Result<Value> make_type_alias(Vm& vm, Value name, Value type_params, Value evaluator) {
  if (type_params.is_undefined()) type_params = Value::from_cell(vm.empty_tuple());
  TypeAlias* alias = TRY(make_alias(vm, name, type_params));
  alias->value.evaluator = evaluator;
  return Value::from_cell(alias);
}

const TypeSpec kTypeAliasTypeType = {
    .doc =
        "A name for a type, as the statement `type Name = ...` makes one (PEP 695). The\n"
        "value is evaluated when it is first needed.",
    .module = "typing",
    .slots = {.repr = alias_repr,
              .get_item = alias_get_item,
              .iterate = alias_iterate,
              .binary = type_or_calling,
              .binary_operators = operator_bit(BinaryOperator::BitOr)},
    .trace = trace_alias,
    .instance_bytes = sizeof(TypeAlias),
    .constructor = &kConstructor,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
