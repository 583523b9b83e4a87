// Replaces type parameters by type arguments, as in list[T][int] (PEP 484, 612, 646, 696).
//
// The parameters' own hooks decide how: an object with __typing_subst__ is a parameter, and
// __typing_prepare_subst__ arranges the arguments. So guests' classes take part in the same way as
// typing's.
#include "meter/paced.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

bool is_class(Vm& vm, Value value) { return vm.has_layout(value, TypeId::Type); }

// Typing's own types but Unpack[...]: no need to look for what they lack.
bool is_never_unpacked(Vm& vm, Value value) {
  if (is_type_parameter(vm, value) || vm.is_exactly(value, TypeId::Union)) return true;
  const auto* alias = vm.as<GenericAlias>(value, TypeId::TypingAlias);
  return alias != nullptr && exact_type_id(value, vm.base) != TypeId::Guest &&
         kind_of(alias) != AliasKind::Unpack;
}

// The attribute, or undefined if it is missing or None.
Result<Value> hook_calling(Vm& vm, Value object, Name name) {
  Value found = TRY(find_attribute_calling(vm, object, vm.name(name)));
  return found.is_none() ? Value::undefined() : found;
}

// The tuple under that name; null if the attribute is missing or not a tuple.
Result<Tuple*> tuple_attribute_calling(Vm& vm, Value object, Name name) {
  Value found = TRY(find_attribute_calling(vm, object, vm.name(name)));
  return vm.as<Tuple>(found, TypeId::Tuple);
}

Result<void> add_once(Vm& vm, List* list, Value item) {
  TRY(vm.meter.charge(list->length / 16 + 1));
  for (uint32_t i = 0; i < list->length; ++i) {
    if (list->items->values[i] == item) return {};
  }
  return list_append(vm, list, item);
}

Result<Tuple*> tuple_of_list(Vm& vm, const List* list) {
  return make_tuple(vm, list->items ? list->items->values.data() : nullptr, list->length);
}

// The items of a list or tuple argument, as in Callable and for ParamSpecs; null for other
// arguments.
Result<Tuple*> nested_arguments(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Tuple)) return vm.known<Tuple>(value);
  if (!vm.has_layout(value, TypeId::List)) return nullptr;
  return tuple_of_list(vm, vm.cell<List>(value));
}

Result<void> collect_calling(Vm& vm, const Tuple* arguments, List* found) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  for (uint32_t i = 0; i < arguments->length; ++i) {
    TRY(vm.meter.charge(1));
    Value argument = arguments->items[i];
    if (is_class(vm, argument)) continue;
    if (Tuple* nested = TRY(nested_arguments(vm, argument))) {
      TRY(collect_calling(vm, nested, found));
      continue;
    }
    if (!TRY(hook_calling(vm, argument, Name::TypingSubst)).is_undefined()) {
      TRY(add_once(vm, found, argument));
      continue;
    }
    Tuple* inner = TRY(tuple_attribute_calling(vm, argument, Name::Parameters));
    if (inner == nullptr) continue;
    for (uint32_t k = 0; k < inner->length; ++k) TRY(add_once(vm, found, inner->items[k]));
  }
  return {};
}

// The inputs of one substitution.
struct Substitution {
  Vm& vm;
  Tuple* parameters;
  Tuple* given;  // as many as parameters
};

// The argument with its own parameters replaced: list[T] with T → int.
Result<Value> substitute_inside_calling(const Substitution& work, Value argument) {
  Vm& vm = work.vm;
  Tuple* inner = TRY(tuple_attribute_calling(vm, argument, Name::Parameters));
  if (inner == nullptr || inner->length == 0) return argument;
  List* list = TRY(make_list_room(vm, inner->length));
  for (uint32_t i = 0; i < inner->length; ++i) {
    TRY(vm.meter.charge(1));
    Value parameter = inner->items[i];
    int64_t index = TRY(index_of(vm, work.parameters, parameter));
    Value value = index < 0 ? parameter : work.given->items[index];
    if (vm.is_exactly(parameter, TypeId::TypeVarTuple) && vm.has_layout(value, TypeId::Tuple)) {
      TRY(list_extend_calling(vm, list, value));
    } else {
      TRY(list_append(vm, list, value));
    }
  }
  return get_item_calling(vm, argument, Value::from_cell(TRY(tuple_of_list(vm, list))));
}

Result<Tuple*> substitute_all_calling(const Substitution& work, const Tuple* arguments);

Result<void> substitute_one_calling(const Substitution& work, Value argument, List* result) {
  Vm& vm = work.vm;
  if (is_class(vm, argument)) return list_append(vm, result, argument);
  if (Tuple* nested = TRY(nested_arguments(vm, argument))) {
    Tuple* replaced = TRY(substitute_all_calling(work, nested));
    bool was_list = vm.has_layout(argument, TypeId::List);
    Value value =
        was_list ? Value::from_cell(TRY(make_list(vm, replaced->items.data(), replaced->length)))
                 : Value::from_cell(replaced);
    return list_append(vm, result, value);
  }
  bool unpack = TRY(is_unpacked_type_variable_tuple_calling(vm, argument));
  Value hook = TRY(hook_calling(vm, argument, Name::TypingSubst));
  Value value;
  if (hook.is_undefined()) {
    value = TRY(substitute_inside_calling(work, argument));
  } else {
    int64_t index = TRY(index_of(vm, work.parameters, argument));
    value = index < 0 ? argument : TRY(vm.call(hook, {work.given->items[index]}));
  }
  if (!unpack) return list_append(vm, result, value);
  if (!vm.has_layout(value, TypeId::Tuple)) {
    return vm.raise(TypeId::TypeError,
                    "expected __typing_subst__ of {} objects to return a tuple, not {}",
                    type_name(vm, argument), type_name(vm, value));
  }
  return list_extend_calling(vm, result, value);
}

Result<Tuple*> substitute_all_calling(const Substitution& work, const Tuple* arguments) {
  Vm& vm = work.vm;
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  List* result = TRY(make_list_room(vm, arguments->length));
  for (uint32_t i = 0; i < arguments->length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(substitute_one_calling(work, arguments->items[i], result));
  }
  return tuple_of_list(vm, result);
}

}  // namespace

Result<int64_t> index_of(Vm& vm, const Tuple* tuple, Value item) {
  TRY(vm.meter.charge(tuple->length / 16 + 1));
  const size_t found = TRY(paced_find_if(vm.meter, tuple->items.data(), tuple->length,
                                         [&](Value value) { return value == item; }));
  return found == tuple->length ? -1 : static_cast<int64_t>(found);
}

Result<Tuple*> as_tuple(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Tuple)) return vm.known<Tuple>(value);
  return make_tuple(vm, {value});
}

Result<bool> is_unpacked_type_variable_tuple_calling(Vm& vm, Value value) {
  if (is_class(vm, value) || is_never_unpacked(vm, value)) return false;
  Str* name = TRY(intern(vm, std::string_view("__typing_is_unpacked_typevartuple__")));
  Value found = TRY(find_attribute_calling(vm, value, name));
  return found.is_undefined() ? Result<bool>(false) : truth_calling(vm, found);
}

Result<Tuple*> collect_parameters_calling(Vm& vm, const Tuple* arguments) {
  List* found = TRY(make_list_room(vm, 0));
  TRY(collect_calling(vm, arguments, found));
  return found->length == 0 ? Result<Tuple*>(vm.empty_tuple()) : tuple_of_list(vm, found);
}

Result<Tuple*> unpack_arguments_calling(Vm& vm, Value item) {
  Tuple* items = TRY(as_tuple(vm, item));
  List* result = TRY(make_list_room(vm, items->length));
  for (uint32_t i = 0; i < items->length; ++i) {
    TRY(vm.meter.charge(1));
    Value value = items->items[i];
    Tuple* inner = is_class(vm, value) || is_never_unpacked(vm, value)
                       ? nullptr
                       : TRY(tuple_attribute_calling(vm, value, Name::TypingUnpackedArgs));
    bool is_open =
        inner != nullptr && inner->length > 0 && inner->items[inner->length - 1].is_ellipsis();
    if (inner == nullptr || is_open) {
      TRY(list_append(vm, result, value));
    } else {
      TRY(list_extend_calling(vm, result, Value::from_cell(inner)));
    }
  }
  return tuple_of_list(vm, result);
}

Result<Tuple*> prepare_arguments_calling(Vm& vm, Value self, Tuple* parameters, Tuple* arguments) {
  for (uint32_t i = 0; i < parameters->length; ++i) {
    TRY(vm.meter.charge(1));
    Value hook = TRY(hook_calling(vm, parameters->items[i], Name::TypingPrepareSubst));
    if (hook.is_undefined()) continue;
    Value prepared = TRY(vm.call(hook, {self, Value::from_cell(arguments)}));
    if (vm.has_layout(prepared, TypeId::Tuple)) {
      arguments = vm.known<Tuple>(prepared);
    } else {
      arguments = TRY(tuple_from_iterable_calling(vm, prepared));
    }
  }
  return arguments;
}

Result<void> check_argument_count_calling(Vm& vm, Value self, const Tuple* parameters,
                                          const Tuple* arguments) {
  uint32_t actual = arguments->length;
  uint32_t expected = parameters->length;
  if (actual == expected) return {};
  bool too_few = actual < expected;
  if (too_few) {
    for (uint32_t i = actual; i < parameters->length; ++i) {
      if (TRY(has_default_calling(vm, parameters->items[i]))) --expected;
    }
  }
  Str* text = TRY(repr_calling(vm, self));
  return vm.raise(TypeId::TypeError, "Too {} arguments for {}; actual {}, expected {}{}",
                  too_few ? "few" : "many", text, actual, too_few ? "at least " : "", expected);
}

Result<Tuple*> substitute_calling(Vm& vm, Value self, Tuple* arguments, Tuple* parameters,
                                  Value item) {
  if (parameters->length == 0) {
    Str* text = TRY(repr_calling(vm, self));
    return vm.raise(TypeId::TypeError, "{} is not a generic class", text);
  }
  Tuple* given = TRY(unpack_arguments_calling(vm, item));
  given = TRY(prepare_arguments_calling(vm, self, parameters, given));
  TRY(check_argument_count_calling(vm, self, parameters, given));
  // Both have the same length now, so positions of parameters index `given`.
  return substitute_all_calling({vm, parameters, given}, arguments);
}

Result<Str*> type_text_calling(Vm& vm, Value type) {
  if (type.is_ellipsis()) return make_string_ascii(vm, "...");
  if (type == Value::from_cell(vm.type(TypeId::NoneType)) || type.is_none()) {
    return make_string_ascii(vm, "None");
  }
  if (!TRY(find_attribute_calling(vm, type, vm.name(Name::Origin))).is_undefined() &&
      !TRY(find_attribute_calling(vm, type, vm.name(Name::ArgsDunder))).is_undefined()) {
    return repr_calling(vm, type);
  }
  Value name = TRY(find_attribute_calling(vm, type, vm.name(Name::Qualname)));
  if (name.is_undefined()) return repr_calling(vm, type);
  Value module = TRY(find_attribute_calling(vm, type, vm.name(Name::Module)));
  if (module.is_undefined() || module.is_none()) return repr_calling(vm, type);
  Str* name_text = TRY(str_calling(vm, name));
  if (vm.has_layout(module, TypeId::Str) &&
      strings_equal(vm.known<Str>(module), vm.name(Name::Builtin))) {
    return name_text;
  }
  Str* module_text = TRY(str_calling(vm, module));
  return make_text(vm, "{}.{}", module_text, name_text);
}

}  // namespace hognose
