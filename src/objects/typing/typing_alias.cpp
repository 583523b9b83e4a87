// typing.Generic and the aliases of generic classes: Generic[T], and C[int] for a class C.
//
// An alias behaves like its class. Generic's __init_subclass__ sets the __parameters__ of each new
// generic class. typing's Python part derives its own aliases (Callable, Annotated, Literal, …)
// from TypingAlias.
#include <cstring>

#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

GenericAlias* alias_at(Vm& vm, Value self) { return vm.cell<GenericAlias>(self); }
Tuple* arguments_of(Vm& vm, Value self) { return vm.cell<Tuple>(alias_at(vm, self)->arguments); }

Value generic(Vm& vm) { return Value::from_cell(vm.type(TypeId::Generic)); }

bool is_dunder(const Str* name) {
  if (!name->is_ascii() || name->length < 5) return false;
  const uint8_t* text = str_data(name);
  uint32_t end = name->length;
  return text[0] == '_' && text[1] == '_' && text[end - 1] == '_' && text[end - 2] == '_';
}

Result<bool> contains_identical(Vm& vm, const Tuple* items, Value wanted) {
  TRY(vm.meter.charge(items->length / 16 + 1));
  for (uint32_t i = 0; i < items->length; ++i) {
    if (items->items[i] == wanted) return true;
  }
  return false;
}

// --- the alias

// _GenericAlias(origin, args, *, inst=True, name=None)
Result<Value> alias_new(Vm& vm, const Value* arguments) {
  auto* alias = TRY(vm.make_instance<GenericAlias>(vm.known<Type>(arguments[0])));
  alias->origin = Value::none();
  alias->arguments = Value::from_cell(vm.empty_tuple());
  alias->parameters = Value::undefined();
  alias->name = Value::none();
  return Value::from_cell(alias);
}

Result<Value> alias_init(Vm& vm, const Value* arguments) {
  Tuple* items = TRY(as_tuple(vm, arguments[2]));
  bool callable = TRY(truth_calling(vm, arguments[3]));
  GenericAlias* alias = alias_at(vm, arguments[0]);
  alias->origin = arguments[1];
  alias->arguments = Value::from_cell(items);
  alias->parameters = Value::undefined();
  alias->name = arguments[4];
  alias->flags = callable ? 0u : uint32_t{kAliasNotCallable};
  return Value::none();
}

// As typing shows types: the type of None as NoneType, a ParamSpec's types in brackets.
Result<void> append_type(Vm& vm, StringBuilder& text, Value type) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  if (vm.has_layout(type, TypeId::Tuple)) {
    const Tuple* items = vm.known<Tuple>(type);
    TRY(text.append_ascii("["));
    for (uint32_t i = 0; i < items->length; ++i) {
      TRY(vm.meter.charge(1));
      if (i > 0) TRY(text.append_ascii(", "));
      TRY(append_type(vm, text, items->items[i]));
    }
    return text.append_ascii("]");
  }
  bool is_named = vm.has_layout(type, TypeId::Type) || vm.is_exactly(type, TypeId::Function) ||
                  vm.is_exactly(type, TypeId::BuiltinFunction);
  if (type == Value::from_cell(vm.type(TypeId::NoneType))) return text.append_ascii("NoneType");
  if (is_named || type.is_ellipsis()) return text.append(TRY(type_text_calling(vm, type)));
  return text.append(TRY(repr_calling(vm, type)));
}

Result<Value> alias_repr(Vm& vm, Value self) {
  StringBuilder text(vm);
  Value name = alias_at(vm, self)->name;
  if (vm.has_layout(name, TypeId::Str)) {
    TRY(text.append_ascii("typing."));
    TRY(text.append(vm.known<Str>(name)));
  } else {
    TRY(append_type(vm, text, alias_at(vm, self)->origin));
  }
  TRY(text.append_ascii("["));
  const Tuple* items = arguments_of(vm, self);
  if (items->length == 0) TRY(text.append_ascii("()"));
  for (uint32_t i = 0; i < items->length; ++i) {
    if (i > 0) TRY(text.append_ascii(", "));
    TRY(append_type(vm, text, items->items[i]));
  }
  TRY(text.append_ascii("]"));
  return Value::from_cell(TRY(text.finish()));
}

Result<uint64_t> alias_hash(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  Tuple* both = TRY(make_tuple(vm, {alias->origin, alias->arguments}));
  return hash_calling(vm, Value::from_cell(both));
}

Result<Value> alias_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!is_equality || !vm.has_layout(other, TypeId::TypingAlias)) return Value::not_implemented();
  bool equal =
      TRY(equal_calling(vm, alias_at(vm, self)->origin, alias_at(vm, other)->origin)) &&
      TRY(equal_calling(vm, alias_at(vm, self)->arguments, alias_at(vm, other)->arguments));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<Value> get_parameters(Vm& vm, Value self) {
  Value known = alias_at(vm, self)->parameters;
  if (!known.is_undefined()) return known;
  Value found = Value::from_cell(TRY(collect_parameters_calling(vm, arguments_of(vm, self))));
  alias_at(vm, self)->parameters = found;
  return found;
}

Result<void> set_parameters(Vm& vm, Value self, Value value) {
  alias_at(vm, self)->parameters = value;
  return {};
}

// A copy with other arguments. typing's subclasses override it for aliases of their kind.
Result<Value> copy_with(Vm& vm, const Value* arguments) {
  const GenericAlias* alias = alias_at(vm, arguments[0]);
  Tuple* items = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  Value copy = TRY(make_typing_alias(vm, alias->origin, items));
  alias_at(vm, copy)->name = alias_at(vm, arguments[0])->name;
  alias_at(vm, copy)->flags = alias_at(vm, arguments[0])->flags;
  return copy;
}

// Converts strings among the arguments to forward references, and None to its type.
Result<Tuple*> convert_types_calling(Vm& vm, Value item) {
  Tuple* given = TRY(as_tuple(vm, item));
  Tuple* converted = TRY(make_tuple(vm, given->items, given->length));
  for (uint32_t i = 0; i < converted->length; ++i) {
    TRY(vm.meter.charge(1));
    Value type = TRY(convert_type_calling(vm, converted->items[i]));
    converted->items[i] = type;
  }
  return converted;
}

Result<Value> alias_get_item(Vm& vm, Value self, Value item) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (is_generic_or_protocol(vm, alias_at(vm, self)->origin)) {
    Str* text = TRY(repr_calling(vm, self));
    return vm.raise(TypeId::TypeError, "Cannot subscript already-subscripted {}", text);
  }
  Value parameters = TRY(get_parameters(vm, self));
  if (!vm.has_layout(parameters, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "__parameters__ must be a tuple");
  }
  Tuple* given = TRY(convert_types_calling(vm, item));
  Tuple* replaced = TRY(substitute_calling(vm, self, arguments_of(vm, self),
                                           vm.cell<Tuple>(parameters), Value::from_cell(given)));
  Value with[] = {self, Value::from_cell(replaced)};
  if (vm.is_exactly(self, TypeId::TypingAlias)) return copy_with(vm, with);
  Value method =
      TRY(get_attribute_calling(vm, self, TRY(intern(vm, std::string_view("copy_with")))));
  return vm.call(method, {with[1]});
}

Result<Value> alias_iterate(Vm& vm, Value self) {
  Value unpacked = TRY(make_unpack_calling(vm, self));
  return iterate_calling(vm, Value::from_cell(TRY(make_tuple(vm, {unpacked}))));
}

Result<Value> alias_or(Vm& vm, BinaryOperator, Value left, Value right) {
  return union_of_calling(vm, {left, right});
}

Result<Value> alias_call(Vm& vm, const Value* arguments) {
  const GenericAlias* alias = alias_at(vm, arguments[0]);
  if ((alias->flags & kAliasNotCallable) == 0) return call_alias_calling(vm, arguments);
  Str* name = TRY(str_calling(vm, alias->name));
  Value origin = TRY(get_attribute_calling(vm, alias->origin, vm.name(Name::Name)));
  Str* origin_name = TRY(str_calling(vm, origin));
  return vm.raise(TypeId::TypeError, "Type {} cannot be instantiated; use {}() instead", name,
                  origin_name);
}

// Whether a base adds Generic to the bases, as a class or by its __mro_entries__.
Result<bool> has_generic_base_calling(Vm& vm, Value base, Value bases) {
  if (vm.has_layout(base, TypeId::TypingAlias)) return true;
  if (const Type* type = vm.as<Type>(base, TypeId::Type)) {
    return is_subtype(vm, type, vm.type(TypeId::Generic));
  }
  Value method = TRY(find_attribute_calling(vm, base, vm.name(Name::MroEntries)));
  if (method.is_undefined()) return false;
  Value entries = TRY(vm.call(method, {bases}));
  const Tuple* found = vm.as<Tuple>(entries, TypeId::Tuple);
  for (uint32_t i = 0; found != nullptr && i < found->length; ++i) {
    const Type* type = vm.as<Type>(found->items[i], TypeId::Type);
    if (type != nullptr && is_subtype(vm, type, vm.type(TypeId::Generic))) return true;
  }
  return false;
}

// As a base, typing's List[int] is list and, unless a later base adds it, Generic.
Result<Value> named_mro_entries_calling(Vm& vm, Value self, const Tuple* bases) {
  Value origin = alias_at(vm, self)->origin;
  List* entries = TRY(make_list_room(vm, 2));
  if (!TRY(contains_identical(vm, bases, origin))) TRY(list_append(vm, entries, origin));
  uint32_t i = 0;
  while (i < bases->length && bases->items[i] != self) ++i;
  bool brought = false;
  for (++i; i < bases->length && !brought; ++i) {
    TRY(vm.meter.charge(1));
    brought = TRY(has_generic_base_calling(vm, bases->items[i], Value::from_cell(bases)));
  }
  if (!brought) TRY(list_append(vm, entries, generic(vm)));
  return Value::from_cell(
      TRY(make_tuple(vm, entries->items ? entries->items->values : nullptr, entries->length)));
}

// As a base, an alias is its class. Generic[…] is left out if a later base is an alias, or if
// Protocol is a base.
Result<Value> alias_mro_entries(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value origin = alias_at(vm, self)->origin;
  const Tuple* bases = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  if (!vm.has_layout(origin, TypeId::Type)) {  // ClassVar[int] and other special forms
    Str* text = TRY(repr_calling(vm, self));
    return vm.raise(TypeId::TypeError, "Cannot subclass {}", text);
  }
  if (bases != nullptr && vm.has_layout(alias_at(vm, self)->name, TypeId::Str)) {
    return named_mro_entries_calling(vm, self, bases);
  }
  Value entries = Value::from_cell(TRY(make_tuple(vm, {origin})));
  if (origin != generic(vm) || bases == nullptr) return entries;
  bool seen = false;
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    Value base = bases->items[i];
    bool is_other = base != self;
    bool is_protocol = is_other && base != generic(vm) && is_generic_or_protocol(vm, base);
    if (is_protocol || (seen && is_other && vm.has_layout(base, TypeId::TypingAlias))) {
      return Value::from_cell(vm.empty_tuple());
    }
    seen = seen || !is_other;
  }
  return entries;
}

Result<Value> refuse_check(Vm& vm, const Value*) {
  return vm.raise(TypeId::TypeError,
                  "Subscripted generics cannot be used with class and instance checks");
}

// Dunder names and the attributes of its own are the alias's. All other names are looked up in the
// class.
Result<Value> alias_get_attribute(Vm& vm, Value self, Str* name) {
  bool is_name = name == vm.name(Name::Name) || name == vm.name(Name::Qualname);
  if (is_name && vm.is_exactly(self, TypeId::TypingAlias)) {
    const GenericAlias* alias = alias_at(vm, self);
    if (vm.has_layout(alias->name, TypeId::Str)) return alias->name;
    return get_attribute_calling(vm, alias->origin, vm.name(Name::Name));
  }
  bool is_own = is_dunder(name) || !type_lookup(vm, vm.type_of(self), name).is_undefined() ||
                !find_own_attribute(vm, vm.cell(self), name).is_undefined();
  if (is_own) {
    Result<Value> found = generic_get_attribute_calling(vm, self, name);
    if (!found.failed() || !vm.pending_matches(found.failure(), TypeId::AttributeError)) {
      return found;
    }
    vm.take_pending();
    return raise_attribute_error(vm, self, name, "{}", {name});
  }
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return get_attribute_calling(vm, alias_at(vm, self)->origin, name);
}

Result<void> alias_set_attribute(Vm& vm, Value self, Str* name, Value value) {
  bool is_own = is_dunder(name) || ascii_text(name) == "_name" || ascii_text(name) == "_inst" ||
                ascii_text(name) == "_nparams" || ascii_text(name) == "_paramspec_tvars";
  if (is_own) return generic_set_attribute_calling(vm, self, name, value);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return set_attribute_calling(vm, alias_at(vm, self)->origin, name, value);
}

Result<Value> get_origin(Vm& vm, Value self) { return alias_at(vm, self)->origin; }
Result<void> set_origin(Vm& vm, Value self, Value value) {
  alias_at(vm, self)->origin = value.is_undefined() ? Value::none() : value;
  return {};
}
Result<Value> get_arguments(Vm& vm, Value self) { return alias_at(vm, self)->arguments; }
Result<void> set_arguments(Vm& vm, Value self, Value value) {
  if (!vm.has_layout(value, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "__args__ must be a tuple");
  }
  alias_at(vm, self)->arguments = value;
  alias_at(vm, self)->parameters = Value::undefined();
  return {};
}
Result<Value> get_name(Vm& vm, Value self) { return alias_at(vm, self)->name; }
Result<void> set_name(Vm& vm, Value self, Value value) {
  alias_at(vm, self)->name = value.is_undefined() ? Value::none() : value;
  return {};
}
Result<Value> get_callable(Vm& vm, Value self) {
  return Value::boolean((alias_at(vm, self)->flags & kAliasNotCallable) == 0);
}
Result<Value> get_module(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  if (vm.has_layout(alias->name, TypeId::Str)) return vm.type(TypeId::TypingAlias)->module;
  return get_attribute_calling(vm, alias->origin, vm.name(Name::Module));
}

Result<Value> alias_reduce(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Tuple* items = arguments_of(vm, self);
  Value item = items->length == 1 ? items->items[0] : Value::from_cell(items);
  Value get_item = TRY(vm.services->library_service_calling(LibraryService::GetItem));
  Value both = Value::from_cell(TRY(make_tuple(vm, {alias_at(vm, self)->origin, item})));
  return Value::from_cell(TRY(make_tuple(vm, {get_item, both})));
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", alias_new,
                                    kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInitializer = {"__init__(self, origin, args, *, inst=True, name=None)",
                                    alias_init};
constexpr NativeRow kMethods[] = {
    {"__call__(self, /, *args, **kwargs)", alias_call, kNativeSlotWrapper},
    {"__mro_entries__(self, bases, /)", alias_mro_entries},
    {"__instancecheck__(self, obj, /)", refuse_check},
    {"__subclasscheck__(self, cls, /)", refuse_check},
    {"__reduce__(self, /)", alias_reduce},
    {"copy_with(self, args, /)", copy_with},
};
constexpr PropertyRow kProperties[] = {
    {"__origin__", get_origin, set_origin},
    {"__args__", get_arguments, set_arguments},
    {"__parameters__", get_parameters, set_parameters},
    {"__module__", get_module, nullptr},
    {"_name", get_name, set_name},
    {"_inst", get_callable, nullptr},
};

// --- Generic

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
      vm, self, TRY(make_tuple(vm, flat->items ? flat->items->values : nullptr, flat->length)));
}

// "~T, ~S": the items that are not in `except`.
Result<Str*> list_parameters_calling(Vm& vm, const Tuple* items, const Tuple* except) {
  StringBuilder text(vm);
  for (uint32_t i = 0; i < items->length; ++i) {
    if (except != nullptr && TRY(contains_identical(vm, except, items->items[i]))) continue;
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
    if (!vm.has_layout(base, TypeId::TypingAlias)) continue;
    if (alias_at(vm, base)->origin != generic(vm)) continue;
    if (listed != nullptr) {
      return vm.raise(TypeId::TypeError, "Cannot inherit from Generic[...] multiple times.");
    }
    Value parameters = TRY(get_parameters(vm, base));
    listed = vm.as<Tuple>(parameters, TypeId::Tuple);
  }
  if (listed == nullptr) return found;
  for (uint32_t i = 0; i < found->length; ++i) {
    if (TRY(contains_identical(vm, listed, found->items[i]))) continue;
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
  bool is_plain =
      TRY(contains_identical(vm, bases != nullptr ? bases : type->bases.get(), generic(vm)));
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

Result<Value> make_typing_alias(Vm& vm, Value origin, Tuple* arguments) {
  auto* alias = TRY(vm.make_instance<GenericAlias>(vm.type(TypeId::TypingAlias)));
  alias->origin = origin;
  alias->arguments = Value::from_cell(arguments);
  alias->parameters = Value::undefined();
  alias->name = Value::none();
  return Value::from_cell(alias);
}

Result<Value> subscript_generic_calling(Vm& vm, Tuple* parameters) {
  Tuple* unpacked = TRY(make_tuple(vm, parameters->items, parameters->length));
  for (uint32_t i = 0; i < unpacked->length; ++i) {
    if (!vm.is_exactly(unpacked->items[i], TypeId::TypeVarTuple)) continue;
    Value value = TRY(make_unpack_calling(vm, unpacked->items[i]));
    unpacked->items[i] = value;
  }
  // The compiler ensures that the items are parameters and that each occurs once.
  return make_typing_alias(vm, generic(vm), unpacked);
}

const TypeSpec kTypingAliasType = {
    .doc = "A generic type of typing with its arguments.",
    .module = "typing",
    .slots = {.repr = alias_repr,
              .hash = alias_hash,
              .compare = alias_compare,
              .get_item = alias_get_item,
              .iterate = alias_iterate,
              .binary = alias_or,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .get_attribute = alias_get_attribute,
              .set_attribute = alias_set_attribute},
    .trace = trace_generic_alias,
    .instance_bytes = sizeof(GenericAlias),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
};

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
