// typing's aliases of generic classes: C[int] for a class C, List[int], Annotated[int, 1] and so
// on.
//
// An alias behaves like its class. alias_kinds.cpp has what Literal, Annotated, Callable and the
// other kinds do differently, generic.cpp has Generic.
#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
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

// The types of the kinds, by AliasKind.
constexpr TypeId kTypeOfKind[] = {TypeId::TypingAlias,      TypeId::LiteralAlias,
                                  TypeId::ConcatenateAlias, TypeId::UnpackAlias,
                                  TypeId::AnnotatedAlias,   TypeId::CallableAlias};

AliasKind kind_of_type(Vm& vm, const Type* type) {
  for (uint32_t i = 1; i < std::size(kTypeOfKind); ++i) {
    if (is_subtype(vm, type, vm.type(kTypeOfKind[i]))) return static_cast<AliasKind>(i);
  }
  return AliasKind::Plain;
}

// The name in typing, as a string; undefined if the alias has none.
Result<Value> name_of(Vm& vm, const GenericAlias* alias) {
  if (kind_of(alias) == AliasKind::Annotated) return Value::from_cell(TRY(intern(vm, "Annotated")));
  if (const ClassAlias* maker = vm.as<ClassAlias>(alias->maker, TypeId::ClassAlias)) {
    return maker->name;
  }
  return vm.has_layout(alias->maker, TypeId::Str) ? alias->maker : Value::undefined();
}

// --- the alias

Result<Value> alias_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  auto* alias = TRY(vm.make_instance<GenericAlias>(type));
  alias->origin = alias->maker = Value::none();
  alias->arguments = Value::from_cell(vm.empty_tuple());
  alias->parameters = Value::undefined();
  alias->flags = static_cast<uint32_t>(kind_of_type(vm, type)) << kAliasKindShift;
  return Value::from_cell(alias);
}

// _GenericAlias(origin, args, *, inst=True, name=None)
Result<Value> alias_init(Vm& vm, const Value* arguments) {
  Tuple* items = TRY(as_tuple(vm, arguments[2]));
  bool callable = TRY(truth_calling(vm, arguments[3]));
  GenericAlias* alias = alias_at(vm, arguments[0]);
  alias->origin = arguments[1];
  alias->arguments = Value::from_cell(items);
  alias->parameters = Value::undefined();
  if (kind_of(alias) != AliasKind::Annotated) alias->maker = arguments[4];
  alias->flags &= ~uint32_t{kAliasNotCallable};
  if (!callable) alias->flags |= kAliasNotCallable;
  return Value::none();
}

Result<void> append_list_calling(Vm& vm, StringBuilder& text, const Tuple* items, uint32_t start,
                                 uint32_t end) {
  for (uint32_t i = start; i < end; ++i) {
    TRY(vm.meter.charge(1));
    if (i > start) TRY(text.append_ascii(", "));
    TRY(append_type_calling(vm, text, items->items[i]));
  }
  return {};
}

Result<void> append_origin_calling(Vm& vm, StringBuilder& text, Value self) {
  Value name = TRY(name_of(vm, alias_at(vm, self)));
  if (name.is_undefined()) return append_type_calling(vm, text, alias_at(vm, self)->origin);
  TRY(text.append_ascii("typing."));
  return text.append(vm.cell<Str>(name));
}

Result<void> append_metadata_calling(Vm& vm, StringBuilder& text, const Tuple* metadata) {
  for (uint32_t i = 0; i < metadata->length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(text.append_ascii(", "));
    TRY(text.append(TRY(repr_calling(vm, metadata->items[i]))));
  }
  return {};
}

Result<Value> alias_repr(Vm& vm, Value self) {
  StringBuilder text(vm);
  const GenericAlias* alias = alias_at(vm, self);
  const Tuple* items = arguments_of(vm, self);
  AliasKind kind = kind_of(alias);
  if (kind == AliasKind::Annotated) {
    const Tuple* metadata = metadata_of(vm, alias);
    TRY(text.append_ascii("typing.Annotated["));
    TRY(append_type_calling(vm, text, alias->origin));
    TRY(append_metadata_calling(vm, text, metadata));
  } else if (kind == AliasKind::Callable && !is_parameter_list(vm, items) && items->length != 0) {
    TRY(text.append_ascii("typing.Callable[["));
    TRY(append_list_calling(vm, text, items, 0, items->length - 1));
    TRY(text.append_ascii("], "));
    TRY(append_type_calling(vm, text, items->items[items->length - 1]));
  } else {
    TRY(append_origin_calling(vm, text, self));
    TRY(text.append_ascii("["));
    if (items->length == 0) TRY(text.append_ascii("()"));
    TRY(append_list_calling(vm, text, items, 0, items->length));
  }
  TRY(text.append_ascii("]"));
  return Value::from_cell(TRY(text.finish()));
}

Result<uint64_t> alias_hash(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  if (kind_of(alias) == AliasKind::Literal || kind_of(alias) == AliasKind::Annotated) {
    return hash_by_kind_calling(vm, self);
  }
  Tuple* both = TRY(make_tuple(vm, {alias->origin, alias->arguments}));
  return hash_calling(vm, Value::from_cell(both));
}

Result<Value> alias_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!is_equality || !vm.has_layout(other, TypeId::TypingAlias)) return Value::not_implemented();
  AliasKind kind = kind_of(alias_at(vm, self));
  if (kind == AliasKind::Literal || kind == AliasKind::Annotated) {
    if (kind_of(alias_at(vm, other)) != kind) return Value::not_implemented();
    bool same = TRY(equal_by_kind_calling(vm, self, other));
    return Value::boolean(same == (op == CompareOperator::Equal));
  }
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

// A copy with other arguments. Programs' subclasses may override it.
Result<Value> copy_with(Vm& vm, const Value* arguments) {
  Tuple* items = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  return copy_alias(vm, arguments[0], items);
}

Result<Value> alias_get_item(Vm& vm, Value self, Value item) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  const GenericAlias* alias = alias_at(vm, self);
  bool is_pack = kind_of(alias) == AliasKind::Unpack;
  if (is_pack && TRY(is_unpacked_type_variable_tuple_calling(vm, self))) return item;
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
  if (exact_type_id(self, vm.base) != TypeId::Guest) return copy_alias(vm, self, replaced);
  Value method =
      TRY(get_attribute_calling(vm, self, TRY(intern(vm, std::string_view("copy_with")))));
  return vm.call(method, {Value::from_cell(replaced)});
}

Result<Value> alias_iterate(Vm& vm, Value self) {
  AliasKind kind = kind_of(alias_at(vm, self));
  if (kind == AliasKind::Annotated || kind == AliasKind::Callable) {
    return vm.raise(TypeId::TypeError, "'{}' object is not iterable", vm.type_of(self)->name.get());
  }
  Value unpacked = TRY(make_unpack_calling(vm, self));
  return iterate_calling(vm, Value::from_cell(TRY(make_tuple(vm, {unpacked}))));
}

Result<Value> alias_or(Vm& vm, BinaryOperator, Value left, Value right) {
  return union_of_calling(vm, {left, right});
}

Result<Value> alias_call(Vm& vm, const Value* arguments) {
  const GenericAlias* alias = alias_at(vm, arguments[0]);
  if ((alias->flags & kAliasNotCallable) == 0) return call_alias_calling(vm, arguments);
  Value named = TRY(name_of(vm, alias));
  Str* name = TRY(str_calling(vm, named.is_undefined() ? Value::none() : named));
  Value origin =
      TRY(get_attribute_calling(vm, alias_at(vm, arguments[0])->origin, vm.name(Name::Name)));
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

// As a base, an alias is its class. Generic[…] is left out if a later base is an alias, or if
// Protocol is a base.
Result<Value> alias_mro_entries(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value origin = alias_at(vm, self)->origin;
  const Tuple* bases = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  if (kind_of(alias_at(vm, self)) == AliasKind::Annotated) {
    return Value::from_cell(TRY(make_tuple(vm, {origin})));
  }
  if (!vm.has_layout(origin, TypeId::Type)) {  // ClassVar[int] and other special forms
    Str* text = TRY(repr_calling(vm, self));
    return vm.raise(TypeId::TypeError, "Cannot subclass {}", text);
  }
  if (bases != nullptr && !TRY(name_of(vm, alias_at(vm, self))).is_undefined()) {
    return named_mro_entries_calling(vm, self, origin, bases);
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
  if (is_name && exact_type_id(self, vm.base) != TypeId::Guest) {
    const GenericAlias* alias = alias_at(vm, self);
    Value named = TRY(name_of(vm, alias));
    if (!named.is_undefined()) return named;
    if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
    return get_attribute_calling(vm, alias->origin, vm.name(Name::Name));
  }
  bool is_own = is_dunder(name) || !type_lookup(vm, vm.type_of(self), name).is_undefined() ||
                !find_own_attribute(vm, vm.cell(self), name).is_undefined();
  if (is_own) return own_attribute_calling(vm, self, name);
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
Result<Value> get_name(Vm& vm, Value self) {
  Value named = TRY(name_of(vm, alias_at(vm, self)));
  return named.is_undefined() ? Value::none() : named;
}
Result<void> set_name(Vm& vm, Value self, Value value) {
  if (kind_of(alias_at(vm, self)) == AliasKind::Annotated) {
    return vm.raise(TypeId::AttributeError, "readonly attribute");
  }
  alias_at(vm, self)->maker = value.is_undefined() ? Value::none() : value;
  return {};
}
Result<Value> get_metadata(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  if (kind_of(alias) == AliasKind::Annotated) return Value::from_cell(metadata_of(vm, alias));
  Str* name = TRY(intern(vm, "__metadata__"));
  return raise_attribute_error(vm, self, name, "{}", {name});
}
Result<void> set_metadata(Vm& vm, Value self, Value value) {
  if (kind_of(alias_at(vm, self)) != AliasKind::Annotated || !vm.has_layout(value, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError, "__metadata__ must be a tuple");
  }
  alias_at(vm, self)->maker = value;
  return {};
}

// --- Unpack[Ts] and Unpack[tuple[int, str]], for the substitution of type parameters

Result<Value> get_unpacked_arguments(Vm& vm, Value self) {
  Str* name = vm.name(Name::TypingUnpackedArgs);
  const GenericAlias* alias = alias_at(vm, self);
  if (kind_of(alias) != AliasKind::Unpack) {
    return raise_attribute_error(vm, self, name, "{}", {name});
  }
  const Tuple* items = arguments_of(vm, self);
  const GenericAlias* inner = items->length == 1 ? as_alias(vm, items->items[0]) : nullptr;
  if (inner == nullptr) return Value::none();
  if (inner->origin != Value::from_cell(vm.type(TypeId::Tuple))) {
    return vm.raise(TypeId::TypeError, "Unpack[...] must be used with a tuple type");
  }
  return inner->arguments;
}

Result<Value> get_is_unpacked(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  if (kind_of(alias) != AliasKind::Unpack) {
    Str* name = TRY(intern(vm, "__typing_is_unpacked_typevartuple__"));
    return raise_attribute_error(vm, self, name, "{}", {name});
  }
  const Tuple* items = arguments_of(vm, self);
  bool is_one = items->length == 1 && vm.is_exactly(items->items[0], TypeId::TypeVarTuple);
  return Value::boolean(is_one);
}
Result<Value> get_callable(Vm& vm, Value self) {
  return Value::boolean((alias_at(vm, self)->flags & kAliasNotCallable) == 0);
}
Result<Value> get_module(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  bool is_typings = !TRY(name_of(vm, alias)).is_undefined();
  if (is_typings) return vm.type(TypeId::TypingAlias)->module;
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return get_attribute_calling(vm, alias->origin, vm.name(Name::Module));
}

// The arguments as they are written in the brackets.
Result<Value> written_arguments(Vm& vm, const GenericAlias* alias) {
  Tuple* items = vm.cell<Tuple>(alias->arguments);
  switch (kind_of(alias)) {
    case AliasKind::Annotated: return Value::from_cell(TRY(annotated_items(vm, alias)));
    case AliasKind::Callable: {
      if (is_parameter_list(vm, items) || items->length == 0) return alias->arguments;
      List* parameters = TRY(make_list(vm, items->items.data(), items->length - 1));
      Value result = items->items[items->length - 1];
      return Value::from_cell(TRY(make_tuple(vm, {Value::from_cell(parameters), result})));
    }
    default: return items->length == 1 ? items->items[0] : alias->arguments;
  }
}

Result<Value> alias_reduce(Vm& vm, const Value* arguments) {
  const GenericAlias* alias = alias_at(vm, arguments[0]);
  Value written = TRY(written_arguments(vm, alias));
  Value origin = alias->origin;
  if (kind_of(alias) == AliasKind::Annotated) {
    origin = TRY(vm.services->library_service_calling(LibraryService::Annotated));
  } else if (vm.has_layout(alias->maker, TypeId::ClassAlias)) {
    origin = alias->maker;
  }
  Value get_item = TRY(vm.services->library_service_calling(LibraryService::GetItem));
  Value both = Value::from_cell(TRY(make_tuple(vm, {origin, written})));
  return Value::from_cell(TRY(make_tuple(vm, {get_item, both})));
}

Result<Value> alias_dir(Vm& vm, const Value* arguments) {
  return typing_dir_calling(vm, arguments[0], alias_at(vm, arguments[0])->origin);
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", alias_new,
                                    kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInitializer = {"__init__(self, origin, args, *, inst=True, name=None)",
                                    alias_init, kNativeLikePython};
constexpr NativeRow kMethods[] = {
    kRefuseSubclassRow,
    {"__call__(self, /, *args, **kwargs)", alias_call, kNativeSlotWrapper},
    {"__mro_entries__(self, bases, /)", alias_mro_entries},
    {"__instancecheck__(self, obj, /)", refuse_check},
    {"__subclasscheck__(self, cls, /)", refuse_check},
    {"__reduce__(self, /)", alias_reduce},
    {"__dir__(self, /)", alias_dir},
    {"copy_with(self, args, /)", copy_with},
};
constexpr PropertyRow kProperties[] = {
    {"__origin__", get_origin, set_origin},
    {"__args__", get_arguments, set_arguments},
    {"__parameters__", get_parameters, set_parameters},
    {"__module__", get_module, nullptr},
    {"_name", get_name, set_name},
    {"_inst", get_callable, nullptr},
    {"__metadata__", get_metadata, set_metadata},
    {"__typing_unpacked_tuple_args__", get_unpacked_arguments, nullptr},
    {"__typing_is_unpacked_typevartuple__", get_is_unpacked, nullptr},
};

}  // namespace

bool is_dunder(const Str* name) {
  if (!name->is_ascii() || name->length < 5) return false;
  const uint8_t* text = str_data(name);
  uint32_t end = name->length;
  return text[0] == '_' && text[1] == '_' && text[end - 1] == '_' && text[end - 2] == '_';
}

Result<void> append_type_calling(Vm& vm, StringBuilder& text, Value type) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  if (const Tuple* items = vm.as<Tuple>(type, TypeId::Tuple)) {
    TRY(text.append_ascii("["));
    TRY(append_list_calling(vm, text, items, 0, items->length));
    return text.append_ascii("]");
  }
  bool is_named = vm.has_layout(type, TypeId::Type) || vm.is_exactly(type, TypeId::Function) ||
                  vm.is_exactly(type, TypeId::BuiltinFunction);
  if (type.is_ellipsis()) return text.append_ascii("...");
  if (!is_named) return text.append(TRY(repr_calling(vm, type)));
  Value module = TRY(get_attribute_calling(vm, type, vm.name(Name::Module)));
  Str* module_text = TRY(str_calling(vm, module));
  if (!strings_equal(module_text, vm.name(Name::Builtin))) {
    TRY(text.append(module_text));
    TRY(text.append_ascii("."));
  }
  Value name = TRY(get_attribute_calling(vm, type, vm.name(Name::Qualname)));
  return text.append(TRY(str_calling(vm, name)));
}

Result<Value> make_typing_alias(Vm& vm, Value origin, Tuple* arguments, AliasKind kind) {
  Type* type = vm.type(kTypeOfKind[static_cast<uint32_t>(kind)]);
  auto* alias = TRY(vm.make_instance<GenericAlias>(type));
  alias->flags = static_cast<uint32_t>(kind) << kAliasKindShift;
  alias->origin = origin;
  alias->arguments = Value::from_cell(arguments);
  alias->parameters = Value::undefined();
  alias->maker = Value::none();
  return Value::from_cell(alias);
}

GenericAlias* as_alias_of(Vm& vm, Value value, AliasKind kind) {
  GenericAlias* alias = vm.as<GenericAlias>(value, TypeId::TypingAlias);
  return alias != nullptr && kind_of(alias) == kind ? alias : nullptr;
}

Result<Value> named_mro_entries_calling(Vm& vm, Value self, Value origin, const Tuple* bases) {
  List* entries = TRY(make_list_room(vm, 2));
  if (TRY(index_of(vm, bases, origin)) < 0) TRY(list_append(vm, entries, origin));
  const int64_t place = TRY(index_of(vm, bases, self));
  bool brought = false;
  for (int64_t i = place + 1; place >= 0 && i < bases->length && !brought; ++i) {
    TRY(vm.meter.charge(1));
    brought = TRY(has_generic_base_calling(vm, bases->items[i], Value::from_cell(bases)));
  }
  if (!brought) TRY(list_append(vm, entries, generic(vm)));
  return Value::from_cell(TRY(
      make_tuple(vm, entries->items ? entries->items->values.data() : nullptr, entries->length)));
}

Result<Value> own_attribute_calling(Vm& vm, Value self, Str* name) {
  Result<Value> found = generic_get_attribute_calling(vm, self, name);
  if (!found.failed() || !vm.pending_matches(found.failure(), TypeId::AttributeError)) return found;
  vm.take_pending();
  return raise_attribute_error(vm, self, name, "{}", {name});
}

Result<Value> typing_dir_calling(Vm& vm, Value self, Value origin) {
  Dict* names = TRY(make_dict(vm));
  TRY(collect_names_calling(vm, self, names));
  Value origins = TRY(call_special_calling(vm, origin, Name::Dir, {}));
  if (!origins.is_undefined()) {
    TRY(for_each_calling(vm, origins, [&](Value name) -> Result<bool> {
      const Str* text = vm.as<Str>(name, TypeId::Str);
      if (text == nullptr || is_dunder(text)) return true;
      TRY(dict_set_calling(vm, names, name, Value::none()));
      return true;
    }));
  }
  return Value::from_cell(TRY(list_from_iterable_calling(vm, Value::from_cell(names))));
}

Result<Value> refuse_special_subclass(Vm& vm, const Value* arguments) {
  if (TRY(truth_calling(vm, arguments[2]))) return Value::none();
  return vm.raise(TypeId::TypeError, "Cannot subclass special typing classes");
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

}  // namespace hognose
