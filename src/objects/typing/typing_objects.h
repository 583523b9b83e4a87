// The parts that the files of generic types share: aliases such as list[int], unions, type
// parameters.
//
// These objects represent types that are not classes. The declarations below name the files that
// define them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "objects/core/boot_layout.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

class StringBuilder;

// --- layouts

// list[int] (GenericAlias), and what typing makes: Generic[T], C[int] for a guest's generic class
// C, List[int], Literal[1] and so on (TypingAlias).
struct GenericAlias : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::GenericAlias || id == TypeId::TypingAlias;
  }
  uint32_t flags;  // AliasFlags
  Value origin;
  Value arguments;   // a tuple
  Value parameters;  // a tuple; undefined until first read
  // Of a TypingAlias: the ClassAlias whose brackets made it, or a string if the alias has only a
  // name, or None. Of an Annotated: what is noted, a tuple.
  Value maker;
};

enum AliasFlags : uint32_t {
  kAliasUnpacked = 1,     // *tuple[int, ...]
  kAliasNotCallable = 2,  // typing.List[int]() is an error that names the class to call
};

// What a TypingAlias does that others do not. It is in the flags, shifted; each kind but Plain has
// a type of its own.
enum class AliasKind : uint32_t { Plain, Literal, Concatenate, Unpack, Annotated, Callable };
inline constexpr unsigned kAliasKindShift = 8;
inline AliasKind kind_of(const GenericAlias* alias) {
  return static_cast<AliasKind>(alias->flags >> kAliasKindShift);
}

// typing.List, Callable and so on: another name for a class, which takes type arguments.
struct ClassAlias : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ClassAlias; }
  uint32_t flags;  // kAliasNotCallable
  Value origin;
  Value name;        // a string
  Value parameters;  // how many: an int
  Value defaults;    // a tuple: the last arguments, if they are not given
};

// ClassVar, Literal and so on. They are rows of a table in special_form.cpp, except those that
// programs make.
struct SpecialForm : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::SpecialForm; }
  uint32_t row;  // kOwnForm: not in the table
  Value name;    // a string
  Value doc;
  Value get_item;  // function(form, item), if it is not in the table
};

struct AliasIterator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::GenericAliasIterator; }
  Value alias;  // undefined at the end
};

struct UnionType : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Union; }
  Value arguments;   // a tuple, in the order written
  Value hashable;    // a frozenset of the hashable ones; undefined until it is needed
  Value unhashable;  // a tuple of the others
  Value parameters;  // as in GenericAlias
};

// A bound, constraints, a default or the value of an alias: either known, or computed on first use.
struct LazyType {
  Value value;      // undefined: not known yet, or there is none
  Value evaluator;  // a function; undefined: there is none
};

enum TypeVariableFlags : uint32_t {
  kVariableCovariant = 1,
  kVariableContravariant = 2,
  kVariableInferred = 4,
};

// TypeVar, ParamSpec, TypeVarTuple.
struct TypeVariable : InstanceCell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::TypeVar || id == TypeId::ParamSpec || id == TypeId::TypeVarTuple;
  }
  Ref<Str> name;
  uint32_t flags;
  LazyType bound;        // TypeVar and ParamSpec only
  LazyType constraints;  // TypeVar only
  LazyType default_type;
  Value module;  // the module that called TypeVar(); "typing" if the syntax made it
};

struct ParamSpecPart : Cell {  // P.args and P.kwargs
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::ParamSpecArgs || id == TypeId::ParamSpecKwargs;
  }
  Value origin;
};

struct TypeAlias : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::TypeAliasType; }
  uint32_t unused;
  Ref<Str> name;
  uint32_t spare;
  Value type_params;  // a tuple
  LazyType value;
  Value module;  // the module that made it
};

struct ConstantEvaluator : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::ConstantEvaluator; }
  Value value;
};

// --- the singleton NoDefault
inline Value no_default() { return Value::from_offset(kBootNoDefault); }

// --- generic_alias.cpp
Result<Value> make_generic_alias(Vm& vm, Value origin, Value arguments, uint32_t flags = 0);
// The alias, if the value is a GenericAlias or a TypingAlias (or of a subclass); else null.
GenericAlias* as_alias(Vm& vm, Value value);
void trace_generic_alias(Tracer& tracer, Cell* cell, size_t bytes);
// `__class_getitem__`, the method row of built-in types with the flag kTypeGeneric.
Result<Value> class_get_item(Vm& vm, const Value* arguments);
inline constexpr NativeRow kClassGetItemRow = {"__class_getitem__(cls, item, /)", class_get_item,
                                               kNativeClassMethod | kNativeConstantTime};
// __call__(self, *args, **kwargs): calls the origin and sets __orig_class__ of the instance.
Result<Value> call_alias_calling(Vm& vm, const Value* arguments);

// --- typing_alias.cpp
Result<Value> make_typing_alias(Vm& vm, Value origin, Tuple* arguments,
                                AliasKind kind = AliasKind::Plain);
// The TypingAlias, if the value is one of that kind; else null.
GenericAlias* as_alias_of(Vm& vm, Value value, AliasKind kind);
// What the bases `bases` get in place of `self`, an alias of a class by another name: the class
// and, unless a later base adds it, Generic.
Result<Value> named_mro_entries_calling(Vm& vm, Value self, Value origin, const Tuple* bases);
// The text of a type as typing shows it: that of None's type is NoneType, a tuple is in brackets.
Result<void> append_type_calling(Vm& vm, StringBuilder& text, Value type);
// An attribute of the form or alias itself. The AttributeError for a missing one is only its name.
Result<Value> own_attribute_calling(Vm& vm, Value self, Str* name);
// __dir__ of an alias: its own names, and those of its class but the special ones.
Result<Value> typing_dir_calling(Vm& vm, Value self, Value origin);
// Names that an alias does not look up in its class.
bool is_dunder(const Str* name);

// --- alias_kinds.cpp: what only some kinds of TypingAlias do
Result<bool> equal_by_kind_calling(Vm& vm, Value left, Value right);
Result<uint64_t> hash_by_kind_calling(Vm& vm, Value self);
Result<Value> copy_alias(Vm& vm, Value self, Tuple* arguments);
Result<Value> make_annotated(Vm& vm, Value origin, Tuple* metadata);
// Of an Annotated: what is noted, and the arguments (origin, *metadata).
Tuple* metadata_of(Vm& vm, const GenericAlias* alias);
Result<Tuple*> annotated_items(Vm& vm, const GenericAlias* alias);
// A Callable alias: the arguments of Callable[[int], str] are (int, str).
Result<Value> make_callable_alias(Vm& vm, Value maker, Tuple* arguments);
// Takes the last arguments of Callable[[int], str] apart again: ([int], str).
bool is_parameter_list(Vm& vm, const Tuple* arguments);

// --- class_alias.cpp, special_form.cpp
// Adds `__iter__ = None` to a type: its instances are not iterable, though they take subscripts.
Result<void> refuse_iteration(Vm& vm, Dict* dict);
// The alias of that name in typing, for the class `origin`. ValueError if there is none.
Result<Value> make_class_alias(Vm& vm, Value name, Value origin);
// The form of that name in typing. ValueError if there is none.
Result<Value> make_special_form(Vm& vm, Value name);
// The name of the form that typing's source has, or an empty one if the value is not such a form.
std::string_view special_form_name(Vm& vm, Value value);
// __init_subclass__ of the types of forms and aliases: refuses classes of programs.
Result<Value> refuse_special_subclass(Vm& vm, const Value* arguments);
inline constexpr NativeRow kRefuseSubclassRow = {
    "__init_subclass__(cls, /, *args, _root=False, **kwds)", refuse_special_subclass,
    kNativeClassMethod};

// --- generic.cpp
// Generic[…] of type parameters from the compiler, in which TypeVarTuples are not unpacked yet.
Result<Value> subscript_generic_calling(Vm& vm, Tuple* parameters);
// Whether it is Generic or typing.Protocol.
bool is_generic_or_protocol(Vm& vm, Value value);

// --- union_type.cpp
// left | right of two types; NotImplemented if one is not a type.
Result<Value> type_or_calling(Vm& vm, BinaryOperator op, Value left, Value right);
// The same for everything that typing accepts as a type, as in Union[left, right].
Result<Value> union_of_calling(Vm& vm, std::initializer_list<Value> items);
Result<Value> union_of_calling(Vm& vm, const Tuple* items);
// The types of a union, for isinstance(); null if the value is not a union.
Tuple* union_arguments(Vm& vm, Value value);

// --- substitution.cpp
// The distinct type parameters in the arguments.
Result<Tuple*> collect_parameters_calling(Vm& vm, const Tuple* arguments);
// The arguments with the parameters replaced by `item` (one argument or a tuple). `self` is for
// error messages.
Result<Tuple*> substitute_calling(Vm& vm, Value self, Tuple* arguments, Tuple* parameters,
                                  Value item);
// TypeError if the number of arguments does not fit the parameters.
Result<void> check_argument_count_calling(Vm& vm, Value self, const Tuple* parameters,
                                          const Tuple* arguments);
// Calls each parameter's hook to arrange the arguments (defaults, TypeVarTuples, ParamSpecs).
Result<Tuple*> prepare_arguments_calling(Vm& vm, Value self, Tuple* parameters, Tuple* arguments);
// The items as a tuple. Unpacked tuples of known length are replaced by their items.
Result<Tuple*> unpack_arguments_calling(Vm& vm, Value item);
Result<bool> is_unpacked_type_variable_tuple_calling(Vm& vm, Value value);
// The text of a type within another one: "int", "module.Class", "None", "...".
Result<Str*> type_text_calling(Vm& vm, Value type);
// The position of the same object in the tuple, or -1.
Result<int64_t> index_of(Vm& vm, const Tuple* tuple, Value item);
// The value itself if it is a tuple, or else a tuple of it.
Result<Tuple*> as_tuple(Vm& vm, Value value);

// --- type_check.cpp
// Where a type is, and so what is one there.
struct TypeContext {
  const char* message;  // the start of the TypeError; "{}" is the subject
  Value subject = Value::undefined();
  bool is_argument = true;       // false: Final[int] is a type, too
  bool allows_special = false;   // and so are ClassVar[int], ClassVar and Final
  Value module = Value::none();  // of forward references
  Value owner = Value::none();
};
// Converts None to its type and strings to forward references. TypeError if the value is not a
// type.
Result<Value> check_type_calling(Vm& vm, Value value, const TypeContext& context);
// Converts None to its type and strings to forward references; returns other values unchanged.
Result<Value> convert_type_calling(Vm& vm, Value value, const TypeContext& context = {""});
// The same for each of the items (a tuple, or one item).
Result<Tuple*> convert_types_calling(Vm& vm, Value item);
// Whether the value can be the argument of a ParamSpec: `...`, a list, a ParamSpec and the like.
bool is_parameter_expression(Vm& vm, Value value);

// --- type_variables.cpp
bool is_type_parameter(Vm& vm, Value value);  // TypeVar, ParamSpec or TypeVarTuple
Result<bool> has_default_calling(Vm& vm, Value parameter);
Result<Value> make_type_variable(Vm& vm, Value name, Value bound, Value constraints,
                                 Value default_type);
Result<Value> make_parameter_specification(Vm& vm, Value name, Value default_type);
Result<Value> make_type_variable_tuple(Vm& vm, Value name, Value default_type);
// The value, computed on first use; `missing` if there is none.
Result<Value> evaluate_calling(Vm& vm, Value holder, LazyType* (*part)(Cell* holder),
                               Value missing);
Result<Value> evaluator_of(Vm& vm, const LazyType& part, Value missing);
void trace_lazy(Tracer& tracer, LazyType& part);
// typing.Unpack[value], the item that iterating over a TypeVarTuple yields.
Result<Value> make_unpack_calling(Vm& vm, Value value);

// --- type_alias.cpp
// __name__ of the module whose code is running, or None.
Value calling_module(Vm& vm);
Result<Value> make_type_alias(Vm& vm, Value name, Value type_params, Value evaluator);

}  // namespace hognose
