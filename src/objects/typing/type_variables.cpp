// Type parameters: TypeVar, ParamSpec and TypeVarTuple (PEP 484, 612, 646, 695, 696).
//
// Bounds, constraints and defaults are values if TypeVar() is called; for the syntax they are
// functions that compute them on first use. type_variables_substitution.cpp has their substitution.
#include "objects/typing/type_variables.h"

#include "objects/core/binding.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

TypeVariable* variable_at(Vm& vm, Value self) { return vm.cell<TypeVariable>(self); }

LazyType* bound_of(Cell* cell) { return &static_cast<TypeVariable*>(cell)->bound; }
LazyType* constraints_of(Cell* cell) { return &static_cast<TypeVariable*>(cell)->constraints; }
LazyType* default_of(Cell* cell) { return &static_cast<TypeVariable*>(cell)->default_type; }

// --- making

Result<TypeVariable*> make_variable(Vm& vm, Type* type, Value name) {
  auto* variable = TRY(vm.make_instance<TypeVariable>(type));
  variable->name.set_offset(name.offset());
  variable->flags = 0;
  for (LazyType* part : {&variable->bound, &variable->constraints, &variable->default_type}) {
    part->value = part->evaluator = Value::undefined();
  }
  variable->module = vm.type(TypeId::TypeVar)->module;
  return variable;
}

// The module of the code that calls TypeVar().
Result<void> check_name(Vm& vm, Value name, const char* function) {
  if (vm.has_layout(name, TypeId::Str)) return {};
  return vm.raise(TypeId::TypeError, "{}() argument 'name' must be str, not {}", function,
                  type_name(vm, name));
}

Result<uint32_t> variance_calling(Vm& vm, Value covariant, Value contravariant, Value inferred) {
  uint32_t flags = 0;
  if (TRY(truth_calling(vm, covariant))) flags |= kVariableCovariant;
  if (TRY(truth_calling(vm, contravariant))) flags |= kVariableContravariant;
  if (TRY(truth_calling(vm, inferred))) flags |= kVariableInferred;
  bool is_covariant = (flags & kVariableCovariant) != 0;
  bool is_contravariant = (flags & kVariableContravariant) != 0;
  if (is_covariant && is_contravariant) {
    return vm.raise(TypeId::ValueError, "Bivariant types are not supported.");
  }
  if ((flags & kVariableInferred) != 0 && (is_covariant || is_contravariant)) {
    return vm.raise(TypeId::ValueError, "Variance cannot be specified with infer_variance.");
  }
  return flags;
}

// TypeVar(name, *constraints, bound=None, default=NoDefault, covariant=False, …)
Result<Value> type_variable_new(Vm& vm, const Value* arguments) {
  Value name = arguments[1];
  TRY(check_name(vm, name, "typevar"));
  Tuple* constraints = vm.cell<Tuple>(arguments[2]);
  Value bound = arguments[3];
  uint32_t flags = TRY(variance_calling(vm, arguments[5], arguments[6], arguments[7]));
  if (!bound.is_none()) bound = TRY(check_type_calling(vm, bound, {"Bound must be a type."}));
  if (constraints->length == 1) {
    return vm.raise(TypeId::TypeError, "A single constraint is not allowed");
  }
  if (constraints->length != 0 && !bound.is_none()) {
    return vm.raise(TypeId::TypeError, "Constraints cannot be combined with bound=...");
  }
  TypeVariable* variable = TRY(make_variable(vm, vm.type(TypeId::TypeVar), name));
  variable->flags = flags;
  if (!bound.is_none()) variable->bound.value = bound;
  if (constraints->length != 0) variable->constraints.value = Value::from_cell(constraints);
  if (!arguments[4].is_undefined()) variable->default_type.value = arguments[4];
  variable->module = calling_module(vm);
  return Value::from_cell(variable);
}

// ParamSpec(name, *, bound=None, default=NoDefault, covariant=False, …)
Result<Value> parameter_specification_new(Vm& vm, const Value* arguments) {
  Value name = arguments[1];
  TRY(check_name(vm, name, "paramspec"));
  uint32_t flags = TRY(variance_calling(vm, arguments[4], arguments[5], arguments[6]));
  Value bound = arguments[2];
  if (!bound.is_none()) bound = TRY(check_type_calling(vm, bound, {"Bound must be a type."}));
  TypeVariable* variable = TRY(make_variable(vm, vm.type(TypeId::ParamSpec), name));
  variable->flags = flags;
  if (!bound.is_none()) variable->bound.value = bound;
  if (!arguments[3].is_undefined()) variable->default_type.value = arguments[3];
  variable->module = calling_module(vm);
  return Value::from_cell(variable);
}

Result<Value> type_variable_tuple_new(Vm& vm, const Value* arguments) {
  Value name = arguments[1];
  TRY(check_name(vm, name, "typevartuple"));
  TypeVariable* variable = TRY(make_variable(vm, vm.type(TypeId::TypeVarTuple), name));
  if (!arguments[2].is_undefined()) variable->default_type.value = arguments[2];
  variable->module = calling_module(vm);
  return Value::from_cell(variable);
}

// --- attributes

Result<Value> get_name(Vm& vm, Value self) {
  return Value::from_cell(variable_at(vm, self)->name.get());
}
Result<Value> get_module(Vm& vm, Value self) { return variable_at(vm, self)->module; }
Result<void> set_module(Vm& vm, Value self, Value value) {
  variable_at(vm, self)->module = value.is_undefined() ? vm.type(TypeId::TypeVar)->module : value;
  return {};
}
Result<Value> get_bound(Vm& vm, Value self) {
  return evaluate_calling(vm, self, bound_of, Value::none());
}
Result<Value> get_constraints(Vm& vm, Value self) {
  return evaluate_calling(vm, self, constraints_of, Value::from_cell(vm.empty_tuple()));
}
Result<Value> get_default(Vm& vm, Value self) {
  return evaluate_calling(vm, self, default_of, no_default());
}
Result<Value> get_bound_evaluator(Vm& vm, Value self) {
  return evaluator_of(vm, variable_at(vm, self)->bound, Value::none());
}
Result<Value> get_constraints_evaluator(Vm& vm, Value self) {
  return evaluator_of(vm, variable_at(vm, self)->constraints, Value::none());
}
// As in CPython: the evaluator of NoDefault for ParamSpec and TypeVarTuple, None for TypeVar.
Result<Value> get_default_evaluator(Vm& vm, Value self) {
  bool is_plain = vm.is_exactly(self, TypeId::TypeVar);
  Value missing = is_plain ? Value::none() : no_default();
  return evaluator_of(vm, variable_at(vm, self)->default_type, missing);
}

template <TypeVariableFlags flag>
Result<Value> get_flag(Vm& vm, Value self) {
  return Value::boolean((variable_at(vm, self)->flags & flag) != 0);
}

Result<Value> make_part(Vm& vm, TypeId type, Value origin) {
  auto* part = TRY(vm.make<ParamSpecPart>(type));
  part->origin = origin;
  return Value::from_cell(part);
}
Result<Value> get_args(Vm& vm, Value self) { return make_part(vm, TypeId::ParamSpecArgs, self); }
Result<Value> get_kwargs(Vm& vm, Value self) {
  return make_part(vm, TypeId::ParamSpecKwargs, self);
}

// --- operations

Result<Value> variable_repr(Vm& vm, Value self) {
  const TypeVariable* variable = variable_at(vm, self);
  const Str* name = variable->name.get();
  if ((variable->flags & kVariableInferred) != 0) return Value::from_cell(name);
  const char* sign = "~";
  if ((variable->flags & kVariableCovariant) != 0) sign = "+";
  if ((variable->flags & kVariableContravariant) != 0) sign = "-";
  return Value::from_cell(TRY(make_text(vm, "{}{}", sign, name)));
}

Result<Value> tuple_variable_repr(Vm& vm, Value self) { return get_name(vm, self); }

Result<Value> variable_or(Vm& vm, BinaryOperator, Value left, Value right) {
  return union_of_calling(vm, {left, right});
}

Result<Value> tuple_variable_iterate(Vm& vm, Value self) {
  Value unpacked = TRY(make_unpack_calling(vm, self));
  Value items = Value::from_cell(TRY(make_tuple(vm, {unpacked})));
  return iterate_calling(vm, items);
}

Result<Value> has_default(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(has_default_calling(vm, arguments[0])));
}

Result<Value> refuse_subclass(Vm& vm, const Value* arguments) {
  return vm.raise(TypeId::TypeError, "Cannot subclass an instance of {}",
                  vm.type_of(arguments[0])->name.get());
}

Result<Value> reduce(Vm& vm, const Value* arguments) { return get_name(vm, arguments[0]); }

void trace_variable(Tracer& tracer, Cell* cell, size_t) {
  auto* variable = static_cast<TypeVariable*>(cell);
  tracer.visit(variable->name);
  trace_lazy(tracer, variable->bound);
  trace_lazy(tracer, variable->constraints);
  trace_lazy(tracer, variable->default_type);
  tracer.visit(variable->module);
}

// --- P.args, P.kwargs

Value origin_of(Vm& vm, Value self) { return vm.cell<ParamSpecPart>(self)->origin; }

template <TypeId id>
Result<Value> part_new(Vm& vm, const Value* arguments) {
  return make_part(vm, id, arguments[1]);
}

template <TypeId id>
Result<Value> part_repr(Vm& vm, Value self) {
  Value origin = origin_of(vm, self);
  const char* word = id == TypeId::ParamSpecArgs ? "args" : "kwargs";
  if (vm.is_exactly(origin, TypeId::ParamSpec)) {
    const Str* name = variable_at(vm, origin)->name.get();
    return Value::from_cell(TRY(make_text(vm, "{}.{}", name, word)));
  }
  Str* text = TRY(repr_calling(vm, origin));
  return Value::from_cell(TRY(make_text(vm, "{}.{}", text, word)));
}

template <TypeId id>
Result<Value> part_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!is_equality || !vm.is_exactly(other, id)) return Value::not_implemented();
  bool equal = TRY(equal_calling(vm, origin_of(vm, self), origin_of(vm, other)));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<Value> part_origin(Vm& vm, Value self) { return origin_of(vm, self); }

void trace_part(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<ParamSpecPart*>(cell)->origin);
}

// --- NoDefault

Result<Value> no_default_new(Vm& vm, const Value* arguments) {
  if (vm.cell<Tuple>(arguments[1])->length != 0 || vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "NoDefaultType takes no arguments");
  }
  return no_default();
}
Result<Value> no_default_repr(Vm& vm, Value) {
  return Value::from_cell(TRY(make_string_ascii(vm, "typing.NoDefault")));
}
Result<Value> no_default_reduce(Vm& vm, const Value*) {
  return Value::from_cell(TRY(make_string_ascii(vm, "NoDefault")));
}

// --- evaluators of known values

constexpr int64_t kFormatString = 4;  // annotationlib.Format.STRING

Value constant_of(Vm& vm, Value self) { return vm.cell<ConstantEvaluator>(self)->value; }

Result<Value> constant_repr(Vm& vm, Value self) {
  Str* text = TRY(repr_calling(vm, constant_of(vm, self)));
  return Value::from_cell(TRY(make_text(vm, "<constevaluator {}>", text)));
}

Result<Value> constant_call(Vm& vm, const Value* arguments) {
  int64_t format = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  Value value = constant_of(vm, arguments[0]);
  if (format != kFormatString) return value;
  if (!vm.has_layout(value, TypeId::Tuple)) {
    return Value::from_cell(TRY(type_text_calling(vm, value)));
  }
  const Tuple* items = vm.cell<Tuple>(value);
  Str* text = TRY(make_string_ascii(vm, "("));
  for (uint32_t i = 0; i < items->length; ++i) {
    Str* item = TRY(type_text_calling(vm, items->items[i]));
    text = TRY(append_string(vm, text, TRY(make_text(vm, "{}{}", i == 0 ? "" : ", ", item))));
  }
  return Value::from_cell(TRY(make_text(vm, "{})", text)));
}

void trace_constant(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<ConstantEvaluator*>(cell)->value);
}

// --- tables

constexpr NativeRow kTypeVarNew = {
    "__new__(cls, name, *constraints, bound=None, default=NoDefault, covariant=False, "
    "contravariant=False, infer_variance=False)",
    type_variable_new, kNativeConstructor};
constexpr NativeRow kParamSpecNew = {
    "__new__(cls, name, *, bound=None, default=NoDefault, covariant=False, contravariant=False, "
    "infer_variance=False)",
    parameter_specification_new, kNativeConstructor};
constexpr NativeRow kTypeVarTupleNew = {"__new__(cls, name, *, default=NoDefault)",
                                        type_variable_tuple_new, kNativeConstructor};

constexpr NativeRow kHasDefault = {"has_default(self, /)", has_default};
constexpr NativeRow kReduce = {"__reduce__(self, /)", reduce};
constexpr NativeRow kMroEntries = {"__mro_entries__(self, bases, /)", refuse_subclass};

constexpr NativeRow kTypeVarMethods[] = {
    {"__typing_subst__(self, arg, /)", substitute_type_variable},
    {"__typing_prepare_subst__(self, alias, args, /)", prepare_type_variable},
    kHasDefault,
    kReduce,
    kMroEntries,
};
constexpr NativeRow kParamSpecMethods[] = {
    {"__typing_subst__(self, arg, /)", substitute_parameter_specification},
    {"__typing_prepare_subst__(self, alias, args, /)", prepare_parameter_specification},
    kHasDefault,
    kReduce,
    kMroEntries,
};
constexpr NativeRow kTypeVarTupleMethods[] = {
    {"__typing_subst__(self, arg, /)", substitute_type_variable_tuple},
    {"__typing_prepare_subst__(self, alias, args, /)", prepare_type_variable_tuple},
    kHasDefault,
    kReduce,
    kMroEntries,
};

constexpr PropertyRow kTypeVarProperties[] = {
    {"__name__", get_name, refuse_assignment},
    {"__bound__", get_bound, nullptr},
    {"__constraints__", get_constraints, nullptr},
    {"__default__", get_default, nullptr},
    {"__covariant__", get_flag<kVariableCovariant>, refuse_assignment},
    {"__contravariant__", get_flag<kVariableContravariant>, refuse_assignment},
    {"__infer_variance__", get_flag<kVariableInferred>, refuse_assignment},
    {"__module__", get_module, set_module},
    {"evaluate_bound", get_bound_evaluator, nullptr},
    {"evaluate_constraints", get_constraints_evaluator, nullptr},
    {"evaluate_default", get_default_evaluator, nullptr},
};
constexpr PropertyRow kParamSpecProperties[] = {
    {"__name__", get_name, refuse_assignment},
    {"__bound__", get_bound, refuse_assignment},
    {"__default__", get_default, nullptr},
    {"__covariant__", get_flag<kVariableCovariant>, refuse_assignment},
    {"__contravariant__", get_flag<kVariableContravariant>, refuse_assignment},
    {"__infer_variance__", get_flag<kVariableInferred>, refuse_assignment},
    {"__module__", get_module, set_module},
    {"args", get_args, nullptr},
    {"kwargs", get_kwargs, nullptr},
    {"evaluate_default", get_default_evaluator, nullptr},
};
constexpr PropertyRow kTypeVarTupleProperties[] = {
    {"__name__", get_name, refuse_assignment},
    {"__default__", get_default, nullptr},
    {"__module__", get_module, set_module},
    {"evaluate_default", get_default_evaluator, nullptr},
};

constexpr NativeRow kArgsNew = {"__new__(cls, origin)", part_new<TypeId::ParamSpecArgs>,
                                kNativeConstructor};
constexpr NativeRow kKwargsNew = {"__new__(cls, origin)", part_new<TypeId::ParamSpecKwargs>,
                                  kNativeConstructor};
constexpr NativeRow kPartMethods[] = {kMroEntries};
constexpr PropertyRow kPartProperties[] = {{"__origin__", part_origin, refuse_assignment}};

constexpr NativeRow kNoDefaultNew = {"__new__(cls, /, *args, **kwargs)", no_default_new,
                                     kNativeConstructor};
constexpr NativeRow kNoDefaultMethods[] = {{"__reduce__(self, /)", no_default_reduce}};
constexpr NativeRow kConstantMethods[] = {
    {"__call__(self, format=1, /)", constant_call, kNativeSlotWrapper}};

}  // namespace

bool is_type_parameter(Vm& vm, Value value) {
  return vm.is_exactly(value, TypeId::TypeVar) || vm.is_exactly(value, TypeId::ParamSpec) ||
         vm.is_exactly(value, TypeId::TypeVarTuple);
}

void trace_lazy(Tracer& tracer, LazyType& part) {
  tracer.visit(part.value);
  tracer.visit(part.evaluator);
}

Result<Value> evaluate_calling(Vm& vm, Value holder, LazyType* (*part)(Cell* holder),
                               Value missing) {
  LazyType* lazy = part(vm.cell(holder));
  if (!lazy->value.is_undefined()) return lazy->value;
  if (lazy->evaluator.is_undefined()) return missing;
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  constexpr int64_t kFormatValue = 1;  // annotationlib.Format.VALUE
  Value value = TRY(vm.call(lazy->evaluator, {Value::from_small_int(kFormatValue)}));
  part(vm.cell(holder))->value = value;
  return value;
}

Result<Value> evaluator_of(Vm& vm, const LazyType& part, Value missing) {
  if (!part.evaluator.is_undefined()) return part.evaluator;
  if (part.value.is_undefined() && missing.is_none()) return missing;
  auto* evaluator = TRY(vm.make<ConstantEvaluator>(TypeId::ConstantEvaluator));
  evaluator->value = part.value.is_undefined() ? missing : part.value;
  return Value::from_cell(evaluator);
}

Result<bool> has_default_calling(Vm& vm, Value parameter) {
  if (is_type_parameter(vm, parameter)) {
    const LazyType& part = variable_at(vm, parameter)->default_type;
    if (!part.evaluator.is_undefined()) return true;
    return !part.value.is_undefined() && part.value != no_default();
  }
  Str* name = TRY(intern(vm, std::string_view("has_default")));
  Value method = TRY(find_attribute_calling(vm, parameter, name));
  if (method.is_undefined()) return false;
  return truth_calling(vm, TRY(vm.call(method, {})));
}

Result<Value> make_type_variable(Vm& vm, Value name, Value bound, Value constraints,
                                 Value default_type) {
  TypeVariable* variable = TRY(make_variable(vm, vm.type(TypeId::TypeVar), name));
  variable->flags = kVariableInferred;
  variable->bound.evaluator = bound;
  variable->constraints.evaluator = constraints;
  variable->default_type.evaluator = default_type;
  return Value::from_cell(variable);
}

Result<Value> make_parameter_specification(Vm& vm, Value name, Value default_type) {
  TypeVariable* variable = TRY(make_variable(vm, vm.type(TypeId::ParamSpec), name));
  variable->flags = kVariableInferred;
  variable->default_type.evaluator = default_type;
  return Value::from_cell(variable);
}

Result<Value> make_type_variable_tuple(Vm& vm, Value name, Value default_type) {
  TypeVariable* variable = TRY(make_variable(vm, vm.type(TypeId::TypeVarTuple), name));
  variable->default_type.evaluator = default_type;
  return Value::from_cell(variable);
}

const TypeSpec kTypeVarType = {
    .doc = "A type parameter that stands for one type.",
    .module = "typing",
    .slots = {.repr = variable_repr,
              .binary = variable_or,
              .binary_operators = operator_bit(BinaryOperator::BitOr)},
    .trace = trace_variable,
    .instance_bytes = sizeof(TypeVariable),
    .constructor = &kTypeVarNew,
    .methods = kTypeVarMethods,
    .properties = kTypeVarProperties,
};

const TypeSpec kParamSpecType = {
    .doc = "A type parameter that stands for the parameters of a callable.",
    .module = "typing",
    .slots = {.repr = variable_repr,
              .binary = variable_or,
              .binary_operators = operator_bit(BinaryOperator::BitOr)},
    .trace = trace_variable,
    .instance_bytes = sizeof(TypeVariable),
    .constructor = &kParamSpecNew,
    .methods = kParamSpecMethods,
    .properties = kParamSpecProperties,
};

const TypeSpec kTypeVarTupleType = {
    .doc = "A type parameter that stands for any number of types.",
    .module = "typing",
    .slots = {.repr = tuple_variable_repr, .iterate = tuple_variable_iterate},
    .trace = trace_variable,
    .instance_bytes = sizeof(TypeVariable),
    .constructor = &kTypeVarTupleNew,
    .methods = kTypeVarTupleMethods,
    .properties = kTypeVarTupleProperties,
};

const TypeSpec kParamSpecArgsType = {
    .doc = "P.args of a ParamSpec P.",
    .module = "typing",
    .slots = {.repr = part_repr<TypeId::ParamSpecArgs>,
              .compare = part_compare<TypeId::ParamSpecArgs>},
    .trace = trace_part,
    .instance_bytes = sizeof(ParamSpecPart),
    .constructor = &kArgsNew,
    .methods = kPartMethods,
    .properties = kPartProperties,
    .unhashable = true,
};

const TypeSpec kParamSpecKwargsType = {
    .doc = "P.kwargs of a ParamSpec P.",
    .module = "typing",
    .slots = {.repr = part_repr<TypeId::ParamSpecKwargs>,
              .compare = part_compare<TypeId::ParamSpecKwargs>},
    .trace = trace_part,
    .instance_bytes = sizeof(ParamSpecPart),
    .constructor = &kKwargsNew,
    .methods = kPartMethods,
    .properties = kPartProperties,
    .unhashable = true,
};

const TypeSpec kNoDefaultTypeType = {
    .doc = "The class of typing.NoDefault.",
    .slots = {.repr = no_default_repr},
    .constructor = &kNoDefaultNew,
    .methods = kNoDefaultMethods,
};

const TypeSpec kConstantEvaluatorType = {
    .module = "_typing",
    .slots = {.repr = constant_repr},
    .trace = trace_constant,
    .instance_bytes = sizeof(ConstantEvaluator),
    .methods = kConstantMethods,
};

}  // namespace hognose
