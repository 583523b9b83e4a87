// types.GenericAlias: list[int], a generic class with type arguments (PEP 585).
//
// An alias behaves like its class in calls, attributes and as a base. It has only the attributes of
// its own that make it an alias.
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

GenericAlias* alias_of(Vm& vm, Value self) { return vm.cell<GenericAlias>(self); }
Tuple* arguments_of(Vm& vm, Value self) { return vm.cell<Tuple>(alias_of(vm, self)->arguments); }

bool is_unpacked(const GenericAlias* alias) { return (alias->flags & kAliasUnpacked) != 0; }

Result<Value> alias_new(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "GenericAlias() takes no keyword arguments");
  }
  if (given->length != 2) {
    return vm.raise(TypeId::TypeError, "GenericAlias expected 2 arguments, got {}", given->length);
  }
  Tuple* items = TRY(as_tuple(vm, given->items[1]));
  auto* alias = TRY(vm.make_instance<GenericAlias>(vm.known<Type>(arguments[0])));
  alias->origin = given->items[0];
  alias->arguments = Value::from_cell(items);
  alias->parameters = alias->maker = Value::undefined();
  return Value::from_cell(alias);
}

// --- text

Result<void> append_type(Vm& vm, StringBuilder& text, Value type) {
  return text.append(TRY(type_text_calling(vm, type)));
}

// A list among the arguments, as in Callable, is shown with the types in it.
Result<void> append_argument(Vm& vm, StringBuilder& text, Value argument) {
  if (!vm.is_exactly(argument, TypeId::List)) return append_type(vm, text, argument);
  TRY(text.append_ascii("["));
  for (uint32_t i = 0; i < vm.cell<List>(argument)->length; ++i) {
    TRY(vm.meter.charge(1));
    if (i > 0) TRY(text.append_ascii(", "));
    TRY(append_type(vm, text, vm.cell<List>(argument)->items->values[i]));
  }
  return text.append_ascii("]");
}

Result<Value> alias_repr(Vm& vm, Value self) {
  if (vm.stack.is_exhausted()) {
    return vm.raise_recursion_error(" while getting the repr of an object");
  }
  StringBuilder text(vm);
  if (is_unpacked(alias_of(vm, self))) TRY(text.append_ascii("*"));
  TRY(append_type(vm, text, alias_of(vm, self)->origin));
  TRY(text.append_ascii("["));
  const Tuple* items = arguments_of(vm, self);
  if (items->length == 0) TRY(text.append_ascii("()"));
  for (uint32_t i = 0; i < items->length; ++i) {
    if (i > 0) TRY(text.append_ascii(", "));
    TRY(append_argument(vm, text, items->items[i]));
  }
  TRY(text.append_ascii("]"));
  return Value::from_cell(TRY(text.finish()));
}

// --- equality

Result<uint64_t> alias_hash(Vm& vm, Value self) {
  uint64_t origin = TRY(hash_calling(vm, alias_of(vm, self)->origin));
  return origin ^ TRY(hash_calling(vm, alias_of(vm, self)->arguments));
}

Result<Value> alias_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  if (!vm.has_layout(other, TypeId::GenericAlias)) return Value::not_implemented();
  bool equal =
      is_unpacked(alias_of(vm, self)) == is_unpacked(alias_of(vm, other)) &&
      TRY(equal_calling(vm, alias_of(vm, self)->origin, alias_of(vm, other)->origin)) &&
      TRY(equal_calling(vm, alias_of(vm, self)->arguments, alias_of(vm, other)->arguments));
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

// --- attributes

constexpr std::string_view kOwnNames[] = {
    "__class__",       "__origin__",    "__args__",
    "__parameters__",  "__unpacked__",  "__typing_unpacked_tuple_args__",
    "__mro_entries__", "__reduce_ex__", "__reduce__",
    "__bases__",       "__copy__",      "__deepcopy__",
};
constexpr size_t kFirstHidden = 9;  // the names from here on hide those of the class

bool is_own_name(const Str* name) {
  if (!name->is_ascii()) return false;
  std::string_view text = ascii_text(name);
  for (std::string_view own : kOwnNames) {
    if (text == own) return true;
  }
  return false;
}

Result<Value> alias_get_attribute(Vm& vm, Value self, Str* name) {
  if (is_own_name(name)) return generic_get_attribute_calling(vm, self, name);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return get_attribute_calling(vm, alias_of(vm, self)->origin, name);
}

Result<Value> get_origin(Vm& vm, Value self) { return alias_of(vm, self)->origin; }
Result<Value> get_arguments(Vm& vm, Value self) { return alias_of(vm, self)->arguments; }

Result<Value> get_parameters(Vm& vm, Value self) {
  Value known = alias_of(vm, self)->parameters;
  if (!known.is_undefined()) return known;
  Value found = Value::from_cell(TRY(collect_parameters_calling(vm, arguments_of(vm, self))));
  alias_of(vm, self)->parameters = found;
  return found;
}

Result<Value> get_unpacked(Vm& vm, Value self) {
  return Value::boolean(is_unpacked(alias_of(vm, self)));
}

Result<Value> get_unpacked_arguments(Vm& vm, Value self) {
  const GenericAlias* alias = alias_of(vm, self);
  bool is_tuple = alias->origin == Value::from_cell(vm.type(TypeId::Tuple));
  return is_unpacked(alias) && is_tuple ? alias->arguments : Value::none();
}

// --- operations

Result<Value> alias_get_item(Vm& vm, Value self, Value item) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Tuple* parameters = vm.cell<Tuple>(TRY(get_parameters(vm, self)));
  Tuple* replaced = TRY(substitute_calling(vm, self, arguments_of(vm, self), parameters, item));
  const GenericAlias* alias = alias_of(vm, self);
  return make_generic_alias(vm, alias->origin, Value::from_cell(replaced), alias->flags);
}

Result<Value> alias_iterate(Vm& vm, Value self) {
  auto* iterator = TRY(vm.make<AliasIterator>(TypeId::GenericAliasIterator));
  iterator->alias = self;
  return Value::from_cell(iterator);
}

Result<Value> alias_mro_entries(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(make_tuple(vm, {alias_of(vm, arguments[0])->origin})));
}

Result<Value> alias_instance_check(Vm& vm, const Value*) {
  return vm.raise(TypeId::TypeError, "isinstance() argument 2 cannot be a parameterized generic");
}

Result<Value> alias_subclass_check(Vm& vm, const Value*) {
  return vm.raise(TypeId::TypeError, "issubclass() argument 2 cannot be a parameterized generic");
}

Result<Value> alias_reduce(Vm& vm, const Value* arguments) {
  const GenericAlias* alias = alias_of(vm, arguments[0]);
  if (is_unpacked(alias)) {
    Value plain = TRY(make_generic_alias(vm, alias->origin, alias->arguments));
    Value iterator = TRY(alias_iterate(vm, plain));
    Value next = TRY(vm.services->library_service_calling(LibraryService::Next));
    Value inner = Value::from_cell(TRY(make_tuple(vm, {iterator})));
    return Value::from_cell(TRY(make_tuple(vm, {next, inner})));
  }
  Value inner = Value::from_cell(TRY(make_tuple(vm, {alias->origin, alias->arguments})));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, inner})));
}

Result<Value> alias_dir(Vm& vm, const Value* arguments) {
  Value origins = TRY(call_special_calling(vm, alias_of(vm, arguments[0])->origin, Name::Dir, {}));
  Dict* names = TRY(make_dict(vm));
  if (!origins.is_undefined()) {
    TRY(for_each_calling(vm, origins, [&](Value name) -> Result<bool> {
      TRY(dict_set_calling(vm, names, name, Value::none()));
      return true;
    }));
  }
  for (size_t i = 1; i < kFirstHidden; ++i) {
    TRY(dict_set_string(vm, names, TRY(intern(vm, kOwnNames[i])), Value::none()));
  }
  return Value::from_cell(TRY(list_from_iterable_calling(vm, Value::from_cell(names))));
}

void trace_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<AliasIterator*>(cell)->alias);
}

Result<Value> iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<AliasIterator>(self);
  Value alias = iterator->alias;
  if (alias.is_undefined()) return alias;
  iterator->alias = Value::undefined();
  const GenericAlias* source = alias_of(vm, alias);
  return make_generic_alias(vm, source->origin, source->arguments, source->flags | kAliasUnpacked);
}

Result<Value> iterator_iterate(Vm&, Value self) { return self; }

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", alias_new,
                                    kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__call__(self, /, *args, **kwargs)", call_alias_calling, kNativeSlotWrapper},
    {"__mro_entries__(self, bases, /)", alias_mro_entries},
    {"__instancecheck__(self, instance, /)", alias_instance_check},
    {"__subclasscheck__(self, cls, /)", alias_subclass_check},
    {"__reduce__(self, /)", alias_reduce},
    {"__dir__(self, /)", alias_dir},
};
constexpr PropertyRow kProperties[] = {
    {"__origin__", get_origin, refuse_assignment},
    {"__args__", get_arguments, refuse_assignment},
    {"__parameters__", get_parameters, nullptr},
    {"__unpacked__", get_unpacked, refuse_assignment},
    {"__typing_unpacked_tuple_args__", get_unpacked_arguments, nullptr},
};

Result<Value> iterator_reduce(Vm& vm, const Value* arguments) {
  return reduce_to_iter(vm, vm.cell<AliasIterator>(arguments[0])->alias);
}

constexpr NativeRow kIteratorMethods[] = {{"__reduce__(self, /)", iterator_reduce}};

}  // namespace

GenericAlias* as_alias(Vm& vm, Value value) {
  bool is_alias =
      vm.has_layout(value, TypeId::GenericAlias) || vm.has_layout(value, TypeId::TypingAlias);
  return is_alias ? vm.cell<GenericAlias>(value) : nullptr;
}

void trace_generic_alias(Tracer& tracer, Cell* cell, size_t) {
  auto* alias = static_cast<GenericAlias*>(cell);
  tracer.visit(alias->origin);
  tracer.visit(alias->arguments);
  tracer.visit(alias->parameters);
  tracer.visit(alias->maker);
}

Result<Value> make_generic_alias(Vm& vm, Value origin, Value arguments, uint32_t flags) {
  Tuple* items = TRY(as_tuple(vm, arguments));
  auto* alias = TRY(vm.make<GenericAlias>(TypeId::GenericAlias));
  alias->flags = flags;
  alias->origin = origin;
  alias->arguments = Value::from_cell(items);
  alias->parameters = alias->maker = Value::undefined();
  return Value::from_cell(alias);
}

Result<Value> class_get_item(Vm& vm, const Value* arguments) {
  return make_generic_alias(vm, arguments[0], arguments[1]);
}

Result<Value> call_alias_calling(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value made = TRY(call_spread(vm, alias_of(vm, self)->origin, vm.cell<Tuple>(arguments[1]),
                               vm.cell<Dict>(arguments[2])));
  Result<void> told = set_attribute_calling(vm, made, vm.name(Name::OrigClass), self);
  if (told.ok()) return made;
  // Some instances refuse the attribute __orig_class__.
  Failure failure = told.failure();
  if (!vm.pending_matches(failure, TypeId::AttributeError) &&
      !vm.pending_matches(failure, TypeId::TypeError)) {
    return failure;
  }
  vm.take_pending();
  return made;
}

const TypeSpec kGenericAliasType = {
    .doc = "A class with arguments for its type parameters, such as list[int] (PEP 585).",
    .module = "types",
    .slots = {.repr = alias_repr,
              .hash = alias_hash,
              .compare = alias_compare,
              .get_item = alias_get_item,
              .iterate = alias_iterate,
              .binary = type_or_calling,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .get_attribute = alias_get_attribute},
    .trace = trace_generic_alias,
    .instance_bytes = sizeof(GenericAlias),
    .constructor = &kConstructor,
    .methods = kMethods,
    .properties = kProperties,
};

const TypeSpec kGenericAliasIteratorType = {
    .slots = {.iterate = iterator_iterate, .next = iterator_next},
    .trace = trace_iterator,
    .instance_bytes = sizeof(AliasIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
