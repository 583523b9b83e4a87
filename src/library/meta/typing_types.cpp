// The functions of _typing that take types apart and put them together again.
//
// typing.py reads and rebuilds types of every kind through map(), whether it evaluates the
// references in them or takes notes off them.
#include "bytecode/code.h"
#include "library/meta/typing_natives.h"
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

bool is_callable_class(Vm& vm, Value origin) {
  const Type* type = vm.as<Type>(origin, TypeId::Type);
  if (type == nullptr || ascii_text(type->name.get()) != "Callable") return false;
  const Str* module = vm.as<Str>(class_module(vm, type), TypeId::Str);
  return module != nullptr && ascii_text(module) == "collections.abc";
}

// Callable[[int], str] has the arguments (int, str): this makes ([int], str) of them. Other
// arguments stay as they are.
Result<Tuple*> written_arguments(Vm& vm, Value origin, Tuple* items) {
  if (!is_callable_class(vm, origin) || items->length == 0 || is_parameter_list(vm, items)) {
    return items;
  }
  List* parameters = TRY(make_list(vm, items->items.data(), items->length - 1));
  return make_tuple(vm, {Value::from_cell(parameters), items->items[items->length - 1]});
}

// The same type with other arguments.
Result<Value> rebuild_calling(Vm& vm, Value type, Tuple* items) {
  if (vm.is_exactly(type, TypeId::Union)) {
    Value made = items->items[0];
    for (uint32_t i = 1; i < items->length; ++i) {
      made = TRY(binary_calling(vm, BinaryOperator::BitOr, made, items->items[i]));
    }
    return made;
  }
  const auto* alias = vm.cell<GenericAlias>(type);
  if (vm.has_layout(type, TypeId::TypingAlias)) {
    if (exact_type_id(type, vm.base) != TypeId::Guest) return copy_alias(vm, type, items);
    Value method = TRY(get_attribute_calling(vm, type, TRY(intern(vm, "copy_with"))));
    return vm.call(method, {Value::from_cell(items)});
  }
  Value origin = alias->origin;
  uint32_t flags = alias->flags;
  Tuple* written = TRY(written_arguments(vm, origin, items));
  if (written != items) return get_item_calling(vm, origin, Value::from_cell(written));
  return make_generic_alias(vm, origin, Value::from_cell(items), flags);
}

}  // namespace

// _type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False, owner=None)
Result<Value> typing_check(Vm& vm, const Value* arguments) {
  bool is_argument = TRY(truth_calling(vm, arguments[2]));
  bool allows_special = TRY(truth_calling(vm, arguments[4]));
  return check_type_calling(vm, arguments[0],
                            {.message = "{}",
                             .subject = arguments[1],
                             .is_argument = is_argument,
                             .allows_special = allows_special,
                             .module = arguments[3],
                             .owner = arguments[5]});
}

Result<Value> typing_special_form(Vm& vm, const Value* arguments) {
  return make_special_form(vm, arguments[0]);
}

Result<Value> typing_class_alias(Vm& vm, const Value* arguments) {
  return make_class_alias(vm, arguments[0], arguments[1]);
}

Result<Value> typing_text(Vm& vm, const Value* arguments) {
  StringBuilder text(vm);
  TRY(append_type_calling(vm, text, arguments[0]));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> typing_origin(Vm& vm, const Value* arguments) {
  Value type = arguments[0];
  if (as_alias_of(vm, type, AliasKind::Annotated) != nullptr) {
    return vm.services->library_service_calling(LibraryService::Annotated);
  }
  if (const GenericAlias* alias = as_alias(vm, type)) return alias->origin;
  if (const auto* name = vm.as<ClassAlias>(type, TypeId::ClassAlias)) return name->origin;
  if (vm.is_exactly(type, TypeId::Union)) return Value::from_cell(vm.type(TypeId::Union));
  if (type == Value::from_cell(vm.type(TypeId::Generic))) return type;
  bool is_part =
      vm.is_exactly(type, TypeId::ParamSpecArgs) || vm.is_exactly(type, TypeId::ParamSpecKwargs);
  return is_part ? vm.cell<ParamSpecPart>(type)->origin : Value::none();
}

Result<Value> typing_arguments(Vm& vm, const Value* arguments) {
  Value type = arguments[0];
  if (Tuple* items = union_arguments(vm, type)) return Value::from_cell(items);
  const GenericAlias* alias = as_alias(vm, type);
  if (alias == nullptr) return Value::from_cell(vm.empty_tuple());
  if (as_alias_of(vm, type, AliasKind::Annotated) != nullptr) {
    return Value::from_cell(TRY(annotated_items(vm, alias)));
  }
  Tuple* items = vm.cell<Tuple>(alias->arguments);
  return Value::from_cell(TRY(written_arguments(vm, alias->origin, items)));
}

// map(type, function, reference): the type with function(argument) for each of its arguments; the
// type itself if they are equal, or if it has none. Strings in list['int'] are references, which
// `reference` makes first, but those of Literal['int'] are not. Classes whose metaclass is `type`
// stay as they are, and other values are returned as they are.
Result<Value> typing_map(Vm& vm, const Value* arguments) {
  Value type = arguments[0];
  const GenericAlias* alias = as_alias(vm, type);
  Tuple* items = alias == nullptr ? union_arguments(vm, type) : vm.cell<Tuple>(alias->arguments);
  if (items == nullptr) return type;
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  bool has_references = vm.has_layout(type, TypeId::GenericAlias) && !arguments[2].is_none();
  Tuple* mapped = TRY(make_tuple_room(vm, items->length));
  bool is_same = true;
  for (uint32_t i = 0; i < items->length; ++i) {
    TRY(vm.meter.charge(1));
    Value item = items->items[i];
    if (vm.is_exactly(item, TypeId::Type)) {
      mapped->items[i] = item;
      continue;
    }
    if (has_references && vm.has_layout(item, TypeId::Str)) {
      item = TRY(vm.call(arguments[2], {item}));
    }
    Value value = TRY(vm.call(arguments[1], {item}));
    mapped->items[i] = value;
    is_same = is_same && value == items->items[i];
  }
  if (!is_same) {
    is_same = TRY(equal_calling(vm, Value::from_cell(mapped), Value::from_cell(items)));
  }
  return is_same ? type : rebuild_calling(vm, type, mapped);
}

// The line where a function in Python begins; None for everything else.
Result<Value> typing_first_line(Vm& vm, const Value* arguments) {
  const Function* function = vm.as<Function>(arguments[0], TypeId::Function);
  const Code* code = function == nullptr ? nullptr : vm.services->code_at(function->code_index);
  return code == nullptr ? Value::none() : Value::from_small_int(code->first_line);
}

// __annotations__ of the class itself, whatever its metaclass says about it.
Result<Value> typing_class_annotations(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[0], TypeId::Type)) {
    return vm.raise(TypeId::TypeError, "a class is required, not '{}'",
                    type_name(vm, arguments[0]));
  }
  Type* metatype = vm.type(TypeId::Type);
  Value descriptor = own_class_attribute(vm, metatype, Name::Annotations);
  return bind_descriptor_calling(vm, descriptor, arguments[0], metatype);
}

// named_tuple(cls, bases, orig_bases): a class like cls, which is a class of
// collections.namedtuple, with these bases.
Result<Value> typing_named_tuple(Vm& vm, const Value* arguments) {
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  Tuple* bases = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  Value own_base = Value::from_cell(vm.type(TypeId::Tuple));
  bool is_named = type != nullptr && bases != nullptr && !is_immutable(type) &&
                  vm.is_exactly(arguments[0], TypeId::Type) && type->bases->length == 1 &&
                  type->bases->items[0] == own_base;
  if (!is_named) return vm.raise(TypeId::TypeError, "a class of namedtuple() is required");
  Dict* names = TRY(dict_copy(vm, type->dict.get()));
  TRY(dict_delete_string(vm, names, vm.name(Name::Dict)));
  TRY(dict_delete_string(vm, names, vm.name(Name::Weakref)));
  Value no_slots = Value::from_cell(vm.empty_tuple());
  TRY(dict_set_string(vm, names, vm.name(Name::Slots), no_slots));
  if (!arguments[2].is_none()) {
    TRY(dict_set_string(vm, names, vm.name(Name::OrigBases), arguments[2]));
  }
  ClassParts parts;
  parts.metatype = TRY(derive_metatype(vm, vm.type(TypeId::Type), bases));
  parts.name = type->name.get();
  parts.bases = bases;
  parts.names = names;
  return Value::from_cell(TRY(make_class_calling(vm, parts)));
}

}  // namespace hognose
