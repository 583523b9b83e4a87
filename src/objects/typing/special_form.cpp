// typing's special forms: ClassVar, Literal, Annotated, Optional and the others that are no
// classes.
//
// Each is a row of the table below, which says what may be in its brackets. Programs may make more,
// by typing._SpecialForm(function).
#include <algorithm>

#include "objects/attributes/attributes.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

SpecialForm* form_at(Vm& vm, Value self) { return vm.cell<SpecialForm>(self); }

constexpr uint32_t kOwnForm = UINT32_MAX;

// What the brackets take.
using GetItem = Result<Value> (*)(Vm& vm, Value self, Value item);

struct FormRow {
  std::string_view name;
  GetItem get_item;
  const char* doc;
};

Result<Value> take_nothing(Vm& vm, Value self, Value) {
  return vm.raise(TypeId::TypeError, "typing.{} is not subscriptable",
                  vm.cell<Str>(form_at(vm, self)->name));
}

Result<Value> take_one_calling(Vm& vm, Value self, Value item, const TypeContext& context,
                               AliasKind kind = AliasKind::Plain) {
  Value type = TRY(check_type_calling(vm, item, context));
  return make_typing_alias(vm, self, TRY(make_tuple(vm, {type})), kind);
}

Result<Value> take_type(Vm& vm, Value self, Value item) {
  return take_one_calling(vm, self, item,
                          {.message = "{} accepts only single type.", .subject = self});
}

// Of a variable: ClassVar[Final[int]] is possible.
Result<Value> take_qualified(Vm& vm, Value self, Value item) {
  return take_one_calling(
      vm, self, item,
      {.message = "{} accepts only single type.", .subject = self, .allows_special = true});
}

// Of a key of a TypedDict.
Result<Value> take_key(Vm& vm, Value self, Value item) {
  return take_one_calling(
      vm, self, item,
      {.message = "{} accepts only a single type.", .subject = form_at(vm, self)->name});
}

Result<Value> take_unpacked(Vm& vm, Value self, Value item) {
  return take_one_calling(vm, self, item,
                          {.message = "{} accepts only single type.", .subject = self},
                          AliasKind::Unpack);
}

Result<Value> take_optional(Vm& vm, Value self, Value item) {
  TypeContext context = {.message = "{} requires a single type.", .subject = self};
  Value type = TRY(check_type_calling(vm, item, context));
  return union_of_calling(vm, {type, Value::none()});
}

Result<Value> take_concatenated(Vm& vm, Value self, Value item) {
  const Tuple* given = TRY(as_tuple(vm, item));
  if (given->length == 0) {
    return vm.raise(TypeId::TypeError, "Cannot take a Concatenate of no types.");
  }
  uint32_t last = given->length - 1;
  if (!given->items[last].is_ellipsis() && !vm.is_exactly(given->items[last], TypeId::ParamSpec)) {
    return vm.raise(
        TypeId::TypeError,
        "The last parameter to Concatenate should be a ParamSpec variable or ellipsis.");
  }
  Tuple* types = TRY(make_tuple_room(vm, given->length));
  types->items[last] = given->items[last];
  for (uint32_t i = 0; i < last; ++i) {
    TRY(vm.meter.charge(1));
    Value type = TRY(check_type_calling(vm, given->items[i],
                                        {"Concatenate[arg, ...]: each arg must be a type."}));
    types->items[i] = type;
  }
  return make_typing_alias(vm, self, types, AliasKind::Concatenate);
}

// The values of Literal[...], in which other literals are their values.
Result<List*> flatten_literals(Vm& vm, const Tuple* given) {
  List* values = TRY(make_list_room(vm, given->length));
  for (uint32_t i = 0; i < given->length; ++i) {
    TRY(vm.meter.charge(1));
    if (const GenericAlias* inner = as_alias_of(vm, given->items[i], AliasKind::Literal)) {
      TRY(list_extend_calling(vm, values, inner->arguments));
    } else {
      TRY(list_append(vm, values, given->items[i]));
    }
  }
  return values;
}

// Each value once for each of its types. Fails with TypeError if one is not hashable.
Result<Tuple*> distinct_literals_calling(Vm& vm, const List* values) {
  Set* seen = TRY(make_set(vm, TypeId::Set));
  List* kept = TRY(make_list_room(vm, values->length));
  for (uint32_t i = 0; i < values->length; ++i) {
    TRY(vm.meter.charge(1));
    Value value = values->items->values[i];
    Value type = Value::from_cell(vm.type_of(value));
    Value both = Value::from_cell(TRY(make_tuple(vm, {value, type})));
    if (TRY(set_contains_calling(vm, seen, both))) continue;
    TRY(set_add_calling(vm, seen, both));
    TRY(list_append(vm, kept, value));
  }
  return make_tuple(vm, kept->items ? kept->items->values.data() : nullptr, kept->length);
}

Result<Value> take_literals(Vm& vm, Value self, Value item) {
  // Only this function has the list, so no program changes it.
  List* values = TRY(flatten_literals(vm, TRY(as_tuple(vm, item))));
  Result<Tuple*> distinct = distinct_literals_calling(vm, values);
  if (distinct.failed()) {
    if (!vm.pending_matches(distinct.failure(), TypeId::TypeError)) return distinct.failure();
    vm.take_pending();
    distinct = make_tuple(vm, values->items->values.data(), values->length);
  }
  return make_typing_alias(vm, self, TRY(distinct), AliasKind::Literal);
}

Result<Value> take_annotated(Vm& vm, Value, Value item) {
  const Tuple* given = TRY(as_tuple(vm, item));
  if (given->length < 2) {
    return vm.raise(TypeId::TypeError,
                    "Annotated[...] should be used with at least two arguments {}",
                    "(a type and an annotation).");
  }
  if (TRY(is_unpacked_type_variable_tuple_calling(vm, given->items[0]))) {
    return vm.raise(TypeId::TypeError,
                    "Annotated[...] should not be used with an unpacked TypeVarTuple");
  }
  Value origin = TRY(check_type_calling(
      vm, given->items[0],
      {.message = "Annotated[t, ...]: t must be a type.", .allows_special = true}));
  Tuple* metadata = TRY(make_tuple(vm, given->items.from(1), given->length - 1));
  return make_annotated(vm, origin, metadata);
}

// In the order of strings.
constexpr FormRow kForms[] = {
    {"Annotated", take_annotated, "Annotated[T, x] is the type T with x noted beside it."},
    {"ClassVar", take_qualified, "ClassVar[T] marks a variable of the class, not of instances."},
    {"Concatenate", take_concatenated, "Concatenate[T, P] puts parameters before those of P."},
    {"Final", take_qualified, "A name that must not be assigned again."},
    {"Literal", take_literals, "Literal[a, b] stands for these values and no others."},
    {"LiteralString", take_nothing, "A string that is made of literals only."},
    {"Never", take_nothing, "The type without values."},
    {"NoReturn", take_nothing, "The result of a function that does not return."},
    {"NotRequired", take_key, "NotRequired[T]: a key of a TypedDict that may be absent."},
    {"Optional", take_optional, "Optional[T] is T | None."},
    {"ReadOnly", take_key, "ReadOnly[T]: a key of a TypedDict that must not be assigned."},
    {"Required", take_key, "Required[T]: a key of a TypedDict that must be present."},
    {"Self", take_nothing, "The class of `self` in a method."},
    {"TypeAlias", take_nothing, "Marks an assignment that names a type."},
    {"TypeGuard", take_type, "The result of a function that says whether a value is a T."},
    {"TypeIs", take_type, "Like TypeGuard; a false result says that it is not a T."},
    {"Unpack", take_unpacked, "Unpack[Ts] is *Ts; of a TypedDict, the types of **kwargs."},
};

static_assert(std::ranges::is_sorted(kForms, {}, &FormRow::name));

Result<Value> form_get_item(Vm& vm, Value self, Value item) {
  const SpecialForm* form = form_at(vm, self);
  if (form->row < std::size(kForms)) return kForms[form->row].get_item(vm, self, item);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return vm.call(form->get_item, {self, item});
}

// --- forms of programs: _SpecialForm(function)

Result<Value> form_new(Vm& vm, const Value* arguments) {
  auto* form = TRY(vm.make_instance<SpecialForm>(vm.known<Type>(arguments[0])));
  form->row = kOwnForm;
  form->name = Value::from_cell(vm.empty_string());
  form->doc = form->get_item = Value::none();
  return Value::from_cell(form);
}

Result<Value> form_init(Vm& vm, const Value* arguments) {
  Value name = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Name)));
  Value doc = TRY(get_attribute_calling(vm, arguments[1], vm.name(Name::Doc)));
  SpecialForm* form = form_at(vm, arguments[0]);
  if (form->row != kOwnForm || !vm.has_layout(name, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "a function with a name is required");
  }
  form->name = name;
  form->doc = doc;
  form->get_item = arguments[1];
  return Value::none();
}

// --- what forms refuse

Result<Value> form_call(Vm& vm, Value self, const Value*, size_t, Tuple*) {
  Str* text = TRY(repr_calling(vm, self));
  return vm.raise(TypeId::TypeError, "Cannot instantiate {}", text);
}

Result<Value> refuse_base(Vm& vm, const Value* arguments) {
  Str* text = TRY(repr_calling(vm, arguments[0]));
  return vm.raise(TypeId::TypeError, "Cannot subclass {}", text);
}

Result<Value> refuse_instance_check(Vm& vm, const Value* arguments) {
  Str* text = TRY(repr_calling(vm, arguments[0]));
  return vm.raise(TypeId::TypeError, "{} cannot be used with isinstance()", text);
}

Result<Value> refuse_subclass_check(Vm& vm, const Value* arguments) {
  Str* text = TRY(repr_calling(vm, arguments[0]));
  return vm.raise(TypeId::TypeError, "{} cannot be used with issubclass()", text);
}

Result<Value> form_iterate(Vm& vm, Value self) {
  return vm.raise(TypeId::TypeError, "'{}' object is not iterable", vm.type_of(self)->name.get());
}

// --- the rest

Result<Value> form_repr(Vm& vm, Value self) {
  return Value::from_cell(TRY(make_text(vm, "typing.{}", vm.cell<Str>(form_at(vm, self)->name))));
}

Result<Value> form_or(Vm& vm, BinaryOperator, Value left, Value right) {
  return union_of_calling(vm, {left, right});
}

Result<Value> form_reduce(Vm& vm, const Value* arguments) {
  return form_at(vm, arguments[0])->name;
}

Result<Value> get_name(Vm& vm, Value self) { return form_at(vm, self)->name; }
Result<Value> get_doc(Vm& vm, Value self) {
  const SpecialForm* form = form_at(vm, self);
  if (form->row >= std::size(kForms)) return form->doc;
  return Value::from_cell(TRY(make_string_ascii(vm, kForms[form->row].doc)));
}
Result<Value> get_module(Vm& vm, Value) { return vm.type(TypeId::SpecialForm)->module; }

void trace_form(Tracer& tracer, Cell* cell, size_t) {
  auto* form = static_cast<SpecialForm*>(cell);
  tracer.visit(form->name);
  tracer.visit(form->doc);
  tracer.visit(form->get_item);
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", form_new,
                                    kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kInitializer = {"__init__(self, getitem)", form_init, kNativeLikePython};
constexpr NativeRow kMethods[] = {
    kRefuseSubclassRow,
    kCallSlotRow,
    {"__mro_entries__(self, bases, /)", refuse_base},
    {"__instancecheck__(self, obj, /)", refuse_instance_check},
    {"__subclasscheck__(self, cls, /)", refuse_subclass_check},
    {"__reduce__(self, /)", form_reduce, kNativeConstantTime},
};
constexpr PropertyRow kProperties[] = {
    {"__name__", get_name, nullptr},     {"__qualname__", get_name, nullptr},
    {"__module__", get_module, nullptr}, {"__doc__", get_doc, nullptr},
    {"_name", get_name, nullptr},
};

}  // namespace

Result<Value> make_special_form(Vm& vm, Value name) {
  const Str* text = vm.as<Str>(name, TypeId::Str);
  std::string_view wanted = text == nullptr || !text->is_ascii() ? "" : ascii_text(text);
  const auto* row = std::ranges::lower_bound(kForms, wanted, {}, &FormRow::name);
  if (row == std::end(kForms) || row->name != wanted) {
    return vm.raise(TypeId::ValueError, "typing has no such form");
  }
  auto* form = TRY(vm.make<SpecialForm>(TypeId::SpecialForm));
  form->row = static_cast<uint32_t>(row - kForms);
  form->name = name;
  form->doc = form->get_item = Value::none();
  return Value::from_cell(form);
}

std::string_view special_form_name(Vm& vm, Value value) {
  const auto* form = vm.as<SpecialForm>(value, TypeId::SpecialForm);
  return form != nullptr && form->row < std::size(kForms) ? kForms[form->row].name : "";
}

const TypeSpec kSpecialFormType = {
    .module = "typing",
    .slots = {.repr = form_repr,
              .get_item = form_get_item,
              .iterate = form_iterate,
              .binary = form_or,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .get_attribute = own_attribute_calling,
              .call = form_call},
    .trace = trace_form,
    .instance_bytes = sizeof(SpecialForm),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
    .fill = refuse_iteration,
};

}  // namespace hognose
