// typing.List, Callable, Iterable and so on: names for classes that take type arguments in
// brackets.
//
// Each is the class in calls, checks and as a base. The arguments make a TypingAlias that knows its
// ClassAlias: for its name, and for copies. The table says how many arguments they take.
#include <algorithm>

#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

ClassAlias* alias_at(Vm& vm, Value self) { return vm.cell<ClassAlias>(self); }

constexpr const char* kArgumentMessage = "Parameters to generic types must be types.";

// --- making

Result<Value> alias_new(Vm& vm, const Value* arguments) {
  auto* alias = TRY(vm.make_instance<ClassAlias>(vm.known<Type>(arguments[0])));
  alias->origin = Value::none();
  alias->name = Value::from_cell(vm.empty_string());
  alias->parameters = Value::from_small_int(0);
  alias->defaults = Value::from_cell(vm.empty_tuple());
  return Value::from_cell(alias);
}

// _SpecialGenericAlias(origin, nparams, *, inst=True, name=None, defaults=())
Result<Value> alias_init(Vm& vm, const Value* arguments) {
  Value name = arguments[4];
  if (name.is_none()) name = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Name)));
  if (!vm.has_layout(name, TypeId::Str) || !arguments[2].is_small_int()) {
    return vm.raise(TypeId::TypeError, "a name and a number of parameters are required");
  }
  Tuple* defaults = vm.empty_tuple();
  if (!arguments[5].is_undefined()) {
    defaults = TRY(tuple_from_iterable_calling(vm, arguments[5]));
  }
  bool is_callable = TRY(truth_calling(vm, arguments[3]));
  ClassAlias* alias = alias_at(vm, arguments[0]);
  alias->origin = arguments[1];
  alias->parameters = arguments[2];
  alias->flags = is_callable ? 0u : uint32_t{kAliasNotCallable};
  alias->name = name;
  alias->defaults = Value::from_cell(defaults);
  return Value::none();
}

// --- arguments in brackets

Result<Value> make_alias(Vm& vm, Value self, Tuple* arguments) {
  Value made = TRY(make_typing_alias(vm, alias_at(vm, self)->origin, arguments));
  auto* alias = vm.cell<GenericAlias>(made);
  alias->maker = self;
  alias->flags |= alias_at(vm, self)->flags;
  return made;
}

// The first `count` items as types, in a tuple of `room` items.
Result<Tuple*> check_types_calling(Vm& vm, const Tuple* given, uint32_t count, uint32_t room,
                                   const char* message) {
  Tuple* types = TRY(make_tuple_room(vm, room));
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    Value type = TRY(check_type_calling(vm, given->items[i], {message}));
    types->items[i] = type;
  }
  return types;
}

Result<Value> raise_count_calling(Vm& vm, Value self, uint32_t given, int64_t least,
                                  int64_t expected) {
  Str* text = TRY(repr_calling(vm, self));
  if (expected == 0) return vm.raise(TypeId::TypeError, "{} is not a generic class", text);
  return vm.raise(TypeId::TypeError, "Too {} arguments for {}; actual {}, expected {}{}",
                  given > expected ? "many" : "few", text, given,
                  least < expected ? "at least " : "", least < expected ? least : expected);
}

Result<Value> alias_get_item(Vm& vm, Value self, Value item) {
  const Tuple* given = TRY(as_tuple(vm, item));
  const Tuple* defaults = vm.cell<Tuple>(alias_at(vm, self)->defaults);
  int64_t expected = alias_at(vm, self)->parameters.small_int();
  int64_t least = expected - defaults->length;
  int64_t count = given->length;
  bool is_completed = least >= 0 && least <= count && count < expected;
  uint32_t room = is_completed ? static_cast<uint32_t>(expected) : given->length;
  Tuple* types = TRY(check_types_calling(vm, given, given->length, room, kArgumentMessage));
  if (count != expected && !is_completed) {
    return raise_count_calling(vm, self, given->length, least, expected);
  }
  for (int64_t i = count; i < expected; ++i) types->items[i] = defaults->items[i - least];
  return make_alias(vm, self, types);
}

// Tuple[int, str], Tuple[int, ...] and Tuple[()].
Result<Value> tuple_get_item(Vm& vm, Value self, Value item) {
  const Tuple* given = TRY(as_tuple(vm, item));
  uint32_t count = given->length;
  bool is_open = count >= 2 && given->items[count - 1].is_ellipsis();
  const char* message =
      is_open ? "Tuple[t, ...]: t must be a type." : "Tuple[t0, t1, ...]: each t must be a type.";
  Tuple* types = TRY(check_types_calling(vm, given, is_open ? count - 1 : count, count, message));
  if (is_open) types->items[count - 1] = Value::ellipsis();
  return make_alias(vm, self, types);
}

// Callable[[int, str], bytes]: the arguments of the alias are (int, str, bytes).
Result<Value> callable_get_item(Vm& vm, Value self, Value item) {
  const Tuple* both = vm.as<Tuple>(item, TypeId::Tuple);
  if (both == nullptr || both->length != 2) {
    return vm.raise(TypeId::TypeError, "Callable must be used as Callable[[arg, ...], result].");
  }
  Value given = both->items[0];
  Value result = TRY(
      check_type_calling(vm, both->items[1], {"Callable[args, result]: result must be a type."}));
  Tuple* written;
  if (const List* list = vm.as<List>(given, TypeId::List)) {
    written = TRY(make_tuple(vm, list->items ? list->items->values.data() : nullptr, list->length));
  } else {
    written = TRY(as_tuple(vm, given));
  }
  Tuple* types = TRY(make_tuple_room(vm, uint64_t{written->length} + 1));
  for (uint32_t i = 0; i < written->length; ++i) {
    TRY(vm.meter.charge(1));
    Value type = TRY(convert_type_calling(vm, written->items[i]));
    types->items[i] = type;
  }
  types->items[written->length] = result;
  return make_callable_alias(vm, self, types);
}

Result<Value> copy_with(Vm& vm, const Value* arguments) {
  Tuple* types = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  bool is_callable = is_instance(vm, arguments[0], TypeId::CallableName);
  return is_callable ? make_callable_alias(vm, arguments[0], types)
                     : make_alias(vm, arguments[0], types);
}

// --- as the class

Result<Value> alias_call(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names) {
  const ClassAlias* alias = alias_at(vm, self);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if ((alias->flags & kAliasNotCallable) == 0) {
    return vm.call_with_keywords(alias->origin, arguments, count, names);
  }
  Value origin = TRY(get_attribute_calling(vm, alias->origin, vm.name(Name::Name)));
  Str* origin_name = TRY(str_calling(vm, origin));
  return vm.raise(TypeId::TypeError, "Type {} cannot be instantiated; use {}() instead",
                  vm.cell<Str>(alias_at(vm, self)->name), origin_name);
}

Result<Value> alias_mro_entries(Vm& vm, const Value* arguments) {
  Tuple* bases = TRY(tuple_from_iterable_calling(vm, arguments[1]));
  return named_mro_entries_calling(vm, arguments[0], alias_at(vm, arguments[0])->origin, bases);
}

Result<Value> is_derived_calling(Vm& vm, Value self, Value cls) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (const ClassAlias* other = vm.as<ClassAlias>(cls, TypeId::ClassAlias)) cls = other->origin;
  if (vm.has_layout(cls, TypeId::TypingAlias)) {
    return vm.raise(TypeId::TypeError,
                    "Subscripted generics cannot be used with class and instance checks");
  }
  return Value::boolean(TRY(is_subclass_calling(vm, cls, alias_at(vm, self)->origin)));
}

Result<Value> subclass_check(Vm& vm, const Value* arguments) {
  return is_derived_calling(vm, arguments[0], arguments[1]);
}

Result<Value> instance_check(Vm& vm, const Value* arguments) {
  return is_derived_calling(vm, arguments[0], Value::from_cell(vm.type_of(arguments[1])));
}

Result<Value> alias_get_attribute(Vm& vm, Value self, Str* name) {
  bool is_name = name == vm.name(Name::Name) || name == vm.name(Name::Qualname);
  if (is_name) return alias_at(vm, self)->name;
  bool is_own = is_dunder(name) || !type_lookup(vm, vm.type_of(self), name).is_undefined() ||
                !find_own_attribute(vm, vm.cell(self), name).is_undefined();
  if (is_own) return own_attribute_calling(vm, self, name);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return get_attribute_calling(vm, alias_at(vm, self)->origin, name);
}

Result<void> alias_set_attribute(Vm& vm, Value self, Str* name, Value value) {
  bool is_own = is_dunder(name) || !type_lookup(vm, vm.type_of(self), name).is_undefined();
  if (is_own) return generic_set_attribute_calling(vm, self, name, value);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return set_attribute_calling(vm, alias_at(vm, self)->origin, name, value);
}

Result<Value> alias_dir(Vm& vm, const Value* arguments) {
  return typing_dir_calling(vm, arguments[0], alias_at(vm, arguments[0])->origin);
}

// --- the rest

Result<Value> alias_repr(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_text(vm, "typing.{}", vm.cell<Str>(alias_at(vm, self)->name))));
}

Result<Value> alias_iterate(Vm& vm, Value self) {
  return vm.raise(TypeId::TypeError, "'{}' object is not iterable", vm.type_of(self)->name.get());
}

Result<Value> alias_or(Vm& vm, BinaryOperator, Value left, Value right) {
  return union_of_calling(vm, {left, right});
}

Result<Value> alias_reduce(Vm& vm, const Value* arguments) {
  return alias_at(vm, arguments[0])->name;
}

Result<Value> get_origin(Vm& vm, Value self) { return alias_at(vm, self)->origin; }
Result<Value> get_name(Vm& vm, Value self) { return alias_at(vm, self)->name; }
Result<Value> get_count(Vm& vm, Value self) { return alias_at(vm, self)->parameters; }
Result<Value> get_defaults(Vm& vm, Value self) { return alias_at(vm, self)->defaults; }
Result<Value> get_callable(Vm& vm, Value self) {
  return Value::boolean((alias_at(vm, self)->flags & kAliasNotCallable) == 0);
}
Result<Value> get_module(Vm& vm, Value) { return vm.type(TypeId::ClassAlias)->module; }

Result<Value> get_doc(Vm& vm, Value self) {
  Value origin = alias_at(vm, self)->origin;
  Value module = TRY(get_attribute_calling(vm, origin, vm.name(Name::Module)));
  Str* module_text = TRY(str_calling(vm, module));
  Value name = TRY(get_attribute_calling(vm, alias_at(vm, self)->origin, vm.name(Name::Qualname)));
  Str* name_text = TRY(str_calling(vm, name));
  if (strings_equal(module_text, vm.name(Name::Builtin))) {
    return Value::from_cell(TRY(make_text(vm, "Deprecated alias to {}.", name_text)));
  }
  return Value::from_cell(TRY(make_text(vm, "Deprecated alias to {}.{}.", module_text, name_text)));
}

constexpr PropertyRow kDoc[] = {{"__doc__", get_doc, nullptr}};

void trace_alias(Tracer& tracer, Cell* cell, size_t) {
  auto* alias = static_cast<ClassAlias*>(cell);
  tracer.visit(alias->origin);
  tracer.visit(alias->name);
  tracer.visit(alias->parameters);
  tracer.visit(alias->defaults);
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", alias_new,
                                    kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInitializer = {
    "__init__(self, origin, nparams, *, inst=True, name=None, defaults=())", alias_init,
    kNativeLikePython};
constexpr NativeRow kMethods[] = {
    kRefuseSubclassRow,
    kCallSlotRow,
    {"copy_with(self, params)", copy_with, kNativeLikePython},
    {"__mro_entries__(self, bases, /)", alias_mro_entries},
    {"__instancecheck__(self, obj, /)", instance_check},
    {"__subclasscheck__(self, cls, /)", subclass_check},
    {"__reduce__(self, /)", alias_reduce, kNativeConstantTime},
    {"__dir__(self, /)", alias_dir},
};
constexpr PropertyRow kProperties[] = {
    {"__origin__", get_origin, nullptr}, {"__module__", get_module, nullptr},
    {"__doc__", get_doc, nullptr},       {"_name", get_name, nullptr},
    {"_nparams", get_count, nullptr},    {"_defaults", get_defaults, nullptr},
    {"_inst", get_callable, nullptr},
};

// --- the names of typing

struct AliasRow {
  std::string_view name;
  int8_t parameters;  // -1: any number
  uint32_t flags = 0;
  TypeId type = TypeId::ClassAlias;
  uint8_t defaults = 0;  // how many
  TypeId default_type = TypeId::NoneType;
};

// In the order of strings.
constexpr AliasRow kAliases[] = {
    {"AbstractSet", 1},
    {"AsyncContextManager", 2, 0, TypeId::ClassAlias, 1, TypeId::Bool},
    {"AsyncGenerator", 2, 0, TypeId::ClassAlias, 1},
    {"AsyncIterable", 1},
    {"AsyncIterator", 1},
    {"Awaitable", 1},
    {"ByteString", 0},
    {"Callable", 2, 0, TypeId::CallableName},
    {"ChainMap", 2},
    {"Collection", 1},
    {"Container", 1},
    {"ContextManager", 2, 0, TypeId::ClassAlias, 1, TypeId::Bool},
    {"Coroutine", 3},
    {"Counter", 1},
    {"DefaultDict", 2},
    {"Deque", 1},
    {"Dict", 2, kAliasNotCallable},
    {"FrozenSet", 1, kAliasNotCallable},
    {"Generator", 3, 0, TypeId::ClassAlias, 2},
    {"Hashable", 0},
    {"ItemsView", 2},
    {"Iterable", 1},
    {"Iterator", 1},
    {"KeysView", 1},
    {"List", 1, kAliasNotCallable},
    {"Mapping", 2},
    {"MappingView", 1},
    {"Match", 1},
    {"MutableMapping", 2},
    {"MutableSequence", 1},
    {"MutableSet", 1},
    {"OrderedDict", 2},
    {"Pattern", 1},
    {"Reversible", 1},
    {"Sequence", 1},
    {"Set", 1, kAliasNotCallable},
    {"Sized", 0},
    {"Tuple", -1, kAliasNotCallable, TypeId::TupleName},
    {"Type", 1, kAliasNotCallable},
    {"ValuesView", 1},
};
static_assert(std::ranges::is_sorted(kAliases, {}, &AliasRow::name));

// None, or bool | None.
Result<Value> default_argument(Vm& vm, const AliasRow& row) {
  Value type = Value::from_cell(vm.type(row.default_type));
  return row.default_type == TypeId::NoneType ? Result<Value>(type)
                                              : union_of_calling(vm, {type, Value::none()});
}

}  // namespace

Result<void> refuse_iteration(Vm& vm, Dict* dict) {
  return dict_set_string(vm, dict, vm.name(Name::Iter), Value::none());
}

Result<Value> make_class_alias(Vm& vm, Value name, Value origin) {
  const Str* text = vm.as<Str>(name, TypeId::Str);
  std::string_view wanted = text == nullptr || !text->is_ascii() ? "" : ascii_text(text);
  const auto* row = std::ranges::lower_bound(kAliases, wanted, {}, &AliasRow::name);
  if (row == std::end(kAliases) || row->name != wanted) {
    return vm.raise(TypeId::ValueError, "typing has no such name");
  }
  Tuple* defaults = TRY(make_tuple_room(vm, row->defaults));
  for (uint32_t i = 0; i < row->defaults; ++i) {
    Value type = TRY(default_argument(vm, *row));
    defaults->items[i] = type;
  }
  auto* alias = TRY(vm.make_instance<ClassAlias>(vm.type(row->type)));
  alias->origin = origin;
  alias->name = name;
  alias->parameters = Value::from_small_int(row->parameters);
  alias->flags = row->flags;
  alias->defaults = Value::from_cell(defaults);
  return Value::from_cell(alias);
}

const TypeSpec kClassAliasType = {
    .module = "typing",
    .slots = {.repr = alias_repr,
              .get_item = alias_get_item,
              .iterate = alias_iterate,
              .binary = alias_or,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .get_attribute = alias_get_attribute,
              .set_attribute = alias_set_attribute,
              .call = alias_call},
    .trace = trace_alias,
    .instance_bytes = sizeof(ClassAlias),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
    .fill = refuse_iteration,
};

const TypeSpec kCallableNameType = {
    .module = "typing",
    .slots = {.get_item = callable_get_item},
    .instance_bytes = sizeof(ClassAlias),
    .properties = kDoc,
};

const TypeSpec kTupleNameType = {
    .module = "typing",
    .slots = {.get_item = tuple_get_item},
    .instance_bytes = sizeof(ClassAlias),
    .properties = kDoc,
};

}  // namespace hognose
