// What the files of generic types share: aliases such as list[int], unions, type parameters.
//
// Receives classes and arguments; hands on the objects that stand for types which no class stands
// for. generic_alias.cpp, typing_alias.cpp, union_type.cpp, type_variables.cpp, type_alias.cpp and
// substitution.cpp define what is declared here.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "objects/core/boot_layout.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

// --- layouts

// list[int] (GenericAlias) and what Generic[T] and C[int] are for a class C of guests
// (TypingAlias). extra: AliasFlags.
struct GenericAlias : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::GenericAlias || id == TypeId::TypingAlias;
  }
  Value origin;
  Value arguments;   // a tuple
  Value parameters;  // a tuple; undefined until somebody asks
  Value name;        // of a TypingAlias: a string by which typing knows it, or None
};

enum AliasFlags : uint32_t {
  kAliasUnpacked = 1,     // *tuple[int, ...]
  kAliasNotCallable = 2,  // typing.List[int]() is an error that names the class to be called
};

struct AliasIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::GenericAliasIterator; }
  Value alias;  // undefined at the end
};

struct UnionType : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Union; }
  Value arguments;   // a tuple, in the order written
  Value hashable;    // a frozenset of those that can be hashed
  Value unhashable;  // a tuple of the others
  Value parameters;  // as of GenericAlias
};

// What a bound, constraints, a default or the value of an alias is: known, or computed when it is
// asked for.
struct LazyType {
  Value value;      // undefined: not known yet, or none
  Value evaluator;  // a function; undefined: there is none
};

enum TypeVariableFlags : uint32_t {
  kVariableCovariant = 1,
  kVariableContravariant = 2,
  kVariableInferred = 4,
};

// TypeVar, ParamSpec, TypeVarTuple. extra is the place of attributes.
struct TypeVariable : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::TypeVar || id == TypeId::ParamSpec || id == TypeId::TypeVarTuple;
  }
  Ref<Str> name;
  uint32_t flags;
  LazyType bound;        // of TypeVar and ParamSpec
  LazyType constraints;  // of TypeVar
  LazyType default_type;
  Value module;  // of the code that called TypeVar(); "typing" for those of the syntax
};

struct ParamSpecPart : Cell {  // P.args and P.kwargs
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::ParamSpecArgs || id == TypeId::ParamSpecKwargs;
  }
  Value origin;
};

struct TypeAlias : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TypeAliasType; }
  Ref<Str> name;
  uint32_t spare;
  Value type_params;  // a tuple
  LazyType value;
  Value module;  // of the code that made it
};

struct ConstantEvaluator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ConstantEvaluator; }
  Value value;
};

// --- the singleton NoDefault
inline Value no_default() { return Value::from_offset(kBootNoDefault); }

// --- generic_alias.cpp
Result<Value> make_generic_alias(Vm& vm, Value origin, Value arguments, uint32_t flags = 0);
// The struct when the value is a GenericAlias or a TypingAlias (or of a subclass), else null.
GenericAlias* as_alias(Vm& vm, Value value);
void trace_generic_alias(Tracer& tracer, Cell* cell, size_t bytes);
// `list.__class_getitem__`: the row of the built-in types with the flag kTypeGeneric.
Result<Value> class_get_item(Vm& vm, const Value* arguments);
inline constexpr NativeRow kClassGetItemRow = {"__class_getitem__(cls, item, /)", class_get_item,
                                               kNativeClassMethod | kNativeConstantTime};
// __call__(self, *args, **kwargs): calls the origin and tells the instance of what alias it is.
Result<Value> call_alias_calling(Vm& vm, const Value* arguments);

// --- typing_alias.cpp
Result<Value> make_typing_alias(Vm& vm, Value origin, Tuple* arguments);
// Generic[…] of type parameters as the compiler hands them on, which are not unpacked yet.
Result<Value> subscript_generic_calling(Vm& vm, Tuple* parameters);
// Whether it is Generic or typing.Protocol.
bool is_generic_or_protocol(Vm& vm, Value value);

// --- union_type.cpp
// left | right of two types; NotImplemented if one is no type.
Result<Value> type_or_calling(Vm& vm, BinaryOperator op, Value left, Value right);
// The same with whatever typing takes for a type, as Union[left, right] does.
Result<Value> union_of_calling(Vm& vm, std::initializer_list<Value> items);
Result<Value> union_of_calling(Vm& vm, const Tuple* items);
// What isinstance() looks through; null if the value is no union.
Tuple* union_arguments(Vm& vm, Value value);

// --- substitution.cpp
// The type parameters that occur in the arguments, each once.
Result<Tuple*> collect_parameters_calling(Vm& vm, const Tuple* arguments);
// The arguments with `item` (one, or a tuple) for the parameters. `self`: for error texts.
Result<Tuple*> substitute_calling(Vm& vm, Value self, Tuple* arguments, Tuple* parameters,
                                  Value item);
// TypeError about the number of arguments, unless it fits the parameters.
Result<void> check_argument_count_calling(Vm& vm, Value self, const Tuple* parameters,
                                          const Tuple* arguments);
// Asks each parameter to arrange the arguments (defaults, TypeVarTuples, ParamSpecs).
Result<Tuple*> prepare_arguments_calling(Vm& vm, Value self, Tuple* parameters, Tuple* arguments);
// The items, those that are unpacked tuples of known length taken apart.
Result<Tuple*> unpack_arguments_calling(Vm& vm, Value item);
Result<bool> is_unpacked_type_variable_tuple_calling(Vm& vm, Value value);
// A type as it reads within another: "int", "module.Class", "None", "...".
Result<Str*> type_text_calling(Vm& vm, Value type);
// `value` as a tuple: itself, or of one item.
Result<Tuple*> as_tuple(Vm& vm, Value value);

// --- type_variables.cpp
// What typing._type_check answers: None as its type, strings as forward references; TypeError
// beginning with `message` for what is no type.
Result<Value> check_type_calling(Vm& vm, Value value, const char* message);
// None as its type, strings as forward references.
Result<Value> convert_type_calling(Vm& vm, Value value);
bool is_type_parameter(Vm& vm, Value value);  // TypeVar, ParamSpec or TypeVarTuple
Result<bool> has_default_calling(Vm& vm, Value parameter);
Result<Value> make_type_variable(Vm& vm, Value name, Value bound, Value constraints,
                                 Value default_type);
Result<Value> make_parameter_specification(Vm& vm, Value name, Value default_type);
Result<Value> make_type_variable_tuple(Vm& vm, Value name, Value default_type);
// The value, computed now if it was not yet; `missing` if there is none.
Result<Value> evaluate_calling(Vm& vm, Value holder, LazyType* (*part)(Cell* holder),
                               Value missing);
Result<Value> evaluator_of(Vm& vm, const LazyType& part, Value missing);
void trace_lazy(Tracer& tracer, LazyType& part);
// typing.Unpack[value], which iterating over a TypeVarTuple yields.
Result<Value> make_unpack_calling(Vm& vm, Value value);

// --- type_alias.cpp
Result<Value> make_type_alias(Vm& vm, Value name, Value type_params, Value evaluator);

}  // namespace hognose
