// The kinds of typing's aliases: Literal[1], Concatenate[int, P], Unpack[Ts], Annotated[int, 1] and
// Callable[[int], str].
//
// All are TypingAlias cells. Here is how their kind compares, hashes and takes other arguments.
#include <algorithm>

#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

GenericAlias* alias_at(Vm& vm, Value self) { return vm.cell<GenericAlias>(self); }

// The values of a Literal together with their types: Literal[1] is not Literal[True].
Result<Value> literal_values_calling(Vm& vm, Value self) {
  const Tuple* items = vm.cell<Tuple>(alias_at(vm, self)->arguments);
  Set* values = TRY(make_set(vm, TypeId::FrozenSet));
  for (uint32_t i = 0; i < items->length; ++i) {
    TRY(vm.meter.charge(1));
    Value type = Value::from_cell(vm.type_of(items->items[i]));
    Tuple* both = TRY(make_tuple(vm, {items->items[i], type}));
    TRY(set_add_calling(vm, values, Value::from_cell(both)));
  }
  return Value::from_cell(values);
}

Result<Tuple*> joined(Vm& vm, const Value* items, uint32_t count, const Tuple* more) {
  TRY(vm.meter.charge((count + more->length) / 16 + 1));
  Tuple* all = TRY(make_tuple_room(vm, uint64_t{count} + more->length));
  std::copy_n(items, count, all->items.data());
  std::copy_n(more->items.data(), more->length, all->items.from(count));
  return all;
}

// Concatenate[int, P] with a list of types for P is that list with int before it.
Result<Value> copy_concatenation(Vm& vm, Value self, Tuple* arguments) {
  Value origin = alias_at(vm, self)->origin;
  if (arguments->length != 0) {
    uint32_t count = arguments->length - 1;
    Value last = arguments->items[count];
    if (const List* list = vm.as<List>(last, TypeId::List)) {
      const Value* items = list->items ? list->items->values.data() : nullptr;
      last = Value::from_cell(TRY(make_tuple(vm, items, list->length)));
    }
    if (const Tuple* types = vm.as<Tuple>(last, TypeId::Tuple)) {
      return Value::from_cell(TRY(joined(vm, arguments->items.data(), count, types)));
    }
    if (const GenericAlias* other = as_alias_of(vm, last, AliasKind::Concatenate)) {
      arguments = TRY(joined(vm, arguments->items.data(), count, vm.cell<Tuple>(other->arguments)));
    }
  }
  return make_typing_alias(vm, origin, arguments, AliasKind::Concatenate);
}

// The types that replace a ParamSpec arrive as one tuple.
Result<Value> copy_callable(Vm& vm, Value self, Tuple* arguments) {
  List* flat = TRY(make_list_room(vm, arguments->length));
  for (uint32_t i = 0; i < arguments->length; ++i) {
    TRY(vm.meter.charge(1));
    const Tuple* types = vm.as<Tuple>(arguments->items[i], TypeId::Tuple);
    if (types == nullptr || i + 1 == arguments->length) {
      TRY(list_append(vm, flat, arguments->items[i]));
    } else {
      TRY(list_extend_calling(vm, flat, arguments->items[i]));
    }
  }
  Tuple* items =
      TRY(make_tuple(vm, flat->items ? flat->items->values.data() : nullptr, flat->length));
  Value origin = alias_at(vm, self)->origin;
  Value copy = TRY(make_typing_alias(vm, origin, items, AliasKind::Callable));
  alias_at(vm, copy)->maker = alias_at(vm, self)->maker;
  return copy;
}

// _AnnotatedAlias(origin, metadata)
Result<Value> annotated_init(Vm& vm, const Value* arguments) {
  Tuple* metadata = TRY(tuple_from_iterable_calling(vm, arguments[2]));
  Value origin = arguments[1];
  Value made = TRY(make_annotated(vm, origin, metadata));
  GenericAlias* alias = alias_at(vm, arguments[0]);
  const GenericAlias* source = alias_at(vm, made);
  alias->origin = source->origin;
  alias->arguments = source->arguments;
  alias->parameters = Value::undefined();
  alias->maker = source->maker;
  return Value::none();
}

constexpr NativeRow kAnnotatedInitializer = {"__init__(self, origin, metadata)", annotated_init,
                                             kNativeLikePython};

}  // namespace

Result<bool> equal_by_kind_calling(Vm& vm, Value left, Value right) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(" in comparison");
  if (kind_of(alias_at(vm, left)) == AliasKind::Literal) {
    Value values = TRY(literal_values_calling(vm, left));
    return equal_calling(vm, values, TRY(literal_values_calling(vm, right)));
  }
  if (!TRY(equal_calling(vm, alias_at(vm, left)->origin, alias_at(vm, right)->origin))) {
    return false;
  }
  Value noted = Value::from_cell(metadata_of(vm, alias_at(vm, left)));
  return equal_calling(vm, noted, Value::from_cell(metadata_of(vm, alias_at(vm, right))));
}

Result<uint64_t> hash_by_kind_calling(Vm& vm, Value self) {
  const GenericAlias* alias = alias_at(vm, self);
  if (kind_of(alias) == AliasKind::Literal) {
    return hash_calling(vm, TRY(literal_values_calling(vm, self)));
  }
  Value noted = Value::from_cell(metadata_of(vm, alias));
  Tuple* both = TRY(make_tuple(vm, {alias->origin, noted}));
  return hash_calling(vm, Value::from_cell(both));
}

Result<Value> copy_alias(Vm& vm, Value self, Tuple* arguments) {
  const GenericAlias* alias = alias_at(vm, self);
  switch (kind_of(alias)) {
    case AliasKind::Concatenate: return copy_concatenation(vm, self, arguments);
    case AliasKind::Callable: return copy_callable(vm, self, arguments);
    case AliasKind::Annotated:
      if (arguments->length != 1) {
        return vm.raise(TypeId::TypeError, "Annotated has one type, not {}", arguments->length);
      }
      return make_annotated(vm, arguments->items[0], metadata_of(vm, alias));
    default: {
      Value copy = TRY(make_typing_alias(vm, alias->origin, arguments, kind_of(alias)));
      alias_at(vm, copy)->maker = alias_at(vm, self)->maker;
      alias_at(vm, copy)->flags = alias_at(vm, self)->flags;
      return copy;
    }
  }
}

Tuple* metadata_of(Vm& vm, const GenericAlias* alias) {
  Tuple* metadata = vm.as<Tuple>(alias->maker, TypeId::Tuple);
  return metadata == nullptr ? vm.empty_tuple() : metadata;
}

Result<Tuple*> annotated_items(Vm& vm, const GenericAlias* alias) {
  return joined(vm, &alias->origin, 1, metadata_of(vm, alias));
}

Result<Value> make_annotated(Vm& vm, Value origin, Tuple* metadata) {
  if (const GenericAlias* inner = as_alias_of(vm, origin, AliasKind::Annotated)) {
    const Tuple* first = metadata_of(vm, inner);
    origin = inner->origin;
    metadata = TRY(joined(vm, first->items.data(), first->length, metadata));
  }
  Tuple* arguments = TRY(make_tuple(vm, {origin}));
  Value alias = TRY(make_typing_alias(vm, origin, arguments, AliasKind::Annotated));
  alias_at(vm, alias)->maker = Value::from_cell(metadata);
  return alias;
}

Result<Value> make_callable_alias(Vm& vm, Value maker, Tuple* arguments) {
  Value origin = vm.cell<ClassAlias>(maker)->origin;
  Value alias = TRY(make_typing_alias(vm, origin, arguments, AliasKind::Callable));
  alias_at(vm, alias)->maker = maker;
  return alias;
}

bool is_parameter_list(Vm& vm, const Tuple* arguments) {
  return arguments->length == 2 && is_parameter_expression(vm, arguments->items[0]);
}

const TypeSpec kLiteralAliasType = {
    .doc = "Literal[1, 'a'].",
    .module = "typing",
    .slots = {},
    .instance_bytes = sizeof(GenericAlias),
};

const TypeSpec kConcatenateAliasType = {
    .doc = "Concatenate[int, P].",
    .module = "typing",
    .slots = {},
    .instance_bytes = sizeof(GenericAlias),
};

const TypeSpec kUnpackAliasType = {
    .doc = "Unpack[Ts].",
    .module = "typing",
    .slots = {},
    .instance_bytes = sizeof(GenericAlias),
};

const TypeSpec kAnnotatedAliasType = {
    .doc = "Annotated[int, 1].",
    .module = "typing",
    .slots = {},
    .instance_bytes = sizeof(GenericAlias),
    .initializer = &kAnnotatedInitializer,
    .fill = refuse_iteration,
};

const TypeSpec kCallableAliasType = {
    .doc = "Callable[[int], str].",
    .module = "typing",
    .slots = {},
    .instance_bytes = sizeof(GenericAlias),
    .fill = refuse_iteration,
};

}  // namespace hognose
