// functools.partial and its Placeholder.
//
// A partial object is a callable with some of its arguments stored. The next positional argument of
// a call fills each Placeholder among the stored arguments.
#include <algorithm>

#include "library/core/importer.h"
#include "meter/paced.h"
#include "objects/attributes/shape.h"
#include "objects/containers/dict.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"
#include "objects/typing/typing_objects.h"

namespace hognose {

namespace {

struct Partial : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Partial; }
  uint32_t placeholders;  // among the arguments
  Value function;
  Value arguments;  // tuple
  Value keywords;   // dict, which guests can change
};

constexpr size_t kFewArguments = 16;  // kept on the native stack; more are kept in a tuple

Partial* partial_of(Vm& vm, Value self) { return vm.cell<Partial>(self); }

bool is_placeholder(Vm& vm, Value value) { return vm.is_exactly(value, TypeId::PlaceholderType); }

void trace_partial(Tracer& tracer, Cell* cell, size_t) {
  auto* partial = static_cast<Partial*>(cell);
  tracer.visit(partial->function);
  tracer.visit(partial->arguments);
  tracer.visit(partial->keywords);
}

// Writes the partial object's own arguments with `given` in place of its Placeholders, then the
// rest of `given`.
Result<void> merge(Vm& vm, const Tuple* own, const Value* given, size_t count, Value* merged) {
  size_t used = 0;
  TRY(in_parts(vm.meter, own->length, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      Value value = own->items[i];
      merged[i] = is_placeholder(vm, value) && used < count ? given[used++] : value;
    }
  }));
  return paced_copy(vm.meter, merged + own->length, given + used, (count - used) * sizeof(Value));
}

Result<uint32_t> count_placeholders(Vm& vm, const Tuple* values) {
  uint32_t found = 0;
  TRY(in_parts(vm.meter, values->length, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) found += is_placeholder(vm, values->items[i]);
  }));
  return found;
}

Result<bool> has_attributes(Vm& vm, Value value) {
  return TRY(copy_own_attributes(vm, vm.cell(value)))->length != 0;
}

Result<Value> partial_new(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  Dict* keywords = vm.cell<Dict>(arguments[2]);
  if (given->length == 0) {
    return vm.raise(TypeId::TypeError, "type 'partial' takes at least one argument");
  }
  Value function = given->items[0];
  if (!is_callable(vm, function)) {
    return vm.raise(TypeId::TypeError, "the first argument must be callable");
  }
  TRY(vm.meter.charge((given->length + keywords->length) / 8));
  if (given->length > 1 && is_placeholder(vm, given->items[given->length - 1])) {
    return vm.raise(TypeId::TypeError, "trailing Placeholders are not allowed");
  }
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(keywords, &position, &key, &value)) {
    if (!is_placeholder(vm, value)) continue;
    return vm.raise(TypeId::TypeError, "Placeholder cannot be passed as a keyword argument");
  }
  const Value* rest = given->items.from(1);
  uint32_t count = given->length - 1;
  Tuple* own = nullptr;
  // A partial of a partial becomes one object.
  if (vm.has_layout(function, TypeId::Partial) && !TRY(has_attributes(vm, function))) {
    const Partial* inner = partial_of(vm, function);
    const Tuple* inner_arguments = vm.cell<Tuple>(inner->arguments);
    uint32_t filled = inner->placeholders < count ? inner->placeholders : count;
    own = TRY(make_tuple_room(vm, uint64_t{inner_arguments->length} + count - filled));
    TRY(merge(vm, inner_arguments, rest, count, own->items.data()));
    Dict* merged = TRY(dict_copy(vm, vm.cell<Dict>(inner->keywords)));
    TRY(dict_merge_calling(vm, merged, keywords));
    keywords = merged;
    function = inner->function;
  } else {
    own = TRY(make_tuple(vm, rest, count));
  }
  uint32_t places = TRY(count_placeholders(vm, own));
  Partial* partial = TRY(vm.make_instance<Partial>(vm.cell<Type>(arguments[0])));
  partial->function = function;
  partial->arguments = Value::from_cell(own);
  partial->keywords = Value::from_cell(keywords);
  partial->placeholders = places;
  return Value::from_cell(partial);
}

// Calls with the few keywords of the object, whose values follow the positional arguments. Returns
// undefined if one of the names is not a string.
Result<Value> call_with_own_keywords(Vm& vm, const Partial* partial, Value* values,
                                     size_t positional) {
  const Dict* keywords = vm.cell<Dict>(partial->keywords);
  TRY(vm.meter.charge(1));
  Tuple* names = TRY(make_tuple_room(vm, keywords->length));
  uint32_t position = 0;
  Value value;
  for (uint32_t i = 0; i < names->length; ++i) {
    if (!dict_next(keywords, &position, &names->items[i], &value)) return Value::undefined();
    if (!vm.has_layout(names->items[i], TypeId::Str)) return Value::undefined();
    values[positional + i] = value;
  }
  return vm.call_with_keywords(partial->function, values, positional + names->length, names);
}

// Calls with the keywords of the object, overridden by those of the call.
Result<Value> call_with_merged_keywords(Vm& vm, const Partial* partial, Value function,
                                        const Value* values, size_t positional,
                                        const Value* keyword_values, Tuple* names) {
  Dict* keywords = TRY(dict_copy(vm, vm.cell<Dict>(partial->keywords)));
  for (uint32_t i = 0; names != nullptr && i < names->length; ++i) {
    TRY(dict_set_calling(vm, keywords, names->items[i], keyword_values[i]));
  }
  Tuple* spread = TRY(make_tuple(vm, values, positional));
  return call_spread(vm, function, spread, keywords);
}

Result<Value> partial_call(Vm& vm, Value self, const Value* arguments, size_t count, Tuple* names) {
  const Partial* partial = partial_of(vm, self);
  const Tuple* own = vm.cell<Tuple>(partial->arguments);
  const size_t keyword_count = names == nullptr ? 0 : std::min<size_t>(names->length, count);
  const size_t given = count - keyword_count;
  uint32_t places = partial->placeholders;
  if (given < places) {
    return vm.raise(TypeId::TypeError,
                    "missing positional arguments in 'partial' call; expected at least {}, got {}",
                    places, static_cast<uint64_t>(given));
  }
  size_t positional = own->length + given - places;
  size_t total = positional + keyword_count;
  TRY(vm.meter.charge(total / 16));
  Value few[kFewArguments];
  Value* values = few;
  // Counts no Placeholders: a damaged cell may have any number of them.
  const size_t room = size_t{own->length} + given + keyword_count;
  if (room > kFewArguments) values = TRY(make_tuple_room(vm, room))->items.data();
  TRY(merge(vm, own, arguments, given, values));
  const uint32_t own_keywords = vm.cell<Dict>(partial->keywords)->length;
  if (own_keywords == 0) {
    TRY(paced_copy(vm.meter, values + positional, arguments + given,
                   keyword_count * sizeof(Value)));
    return vm.call_with_keywords(partial->function, values, total, names);
  }
  if (keyword_count == 0 && total + own_keywords <= kFewArguments) {
    Value result = TRY(call_with_own_keywords(vm, partial, values, positional));
    if (!result.is_undefined()) return result;
  }
  return call_with_merged_keywords(vm, partial, partial->function, values, positional,
                                   arguments + given, names);
}

Result<Value> partial_repr(Vm& vm, Value self) {
  ReprGuard guard(vm, self);
  if (TRY(guard.already_printing())) return Value::from_cell(TRY(make_string_ascii(vm, "...")));
  StringBuilder text(vm);
  Type* type = vm.type_of(self);
  if (vm.is_exactly(self, TypeId::Partial)) {
    TRY(text.append_ascii("functools."));
  } else if (Str* module = vm.as<Str>(type_lookup(vm, type, vm.name(Name::Module)), TypeId::Str)) {
    TRY(text.append(module));
    TRY(text.append_ascii("."));
  }
  TRY(text.append(type->qualified_name.get()));
  TRY(text.append_ascii("("));
  Str* function = TRY(repr_calling(vm, partial_of(vm, self)->function));
  TRY(text.append(function));
  Value own = partial_of(vm, self)->arguments;
  for (uint32_t i = 0; i < vm.cell<Tuple>(own)->length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(text.append_ascii(", "));
    Str* item = TRY(repr_calling(vm, vm.cell<Tuple>(own)->items[i]));
    TRY(text.append(item));
  }
  Dict* keywords = TRY(dict_copy(vm, vm.cell<Dict>(partial_of(vm, self)->keywords)));
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(keywords, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    TRY(text.append_ascii(", "));
    Str* name = TRY(str_calling(vm, key));
    TRY(text.append(name));
    TRY(text.append_ascii("="));
    Str* item = TRY(repr_calling(vm, value));
    TRY(text.append(item));
  }
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

// A partial object that is a class attribute binds to the instance like a method.
// Returns (class, (function,), (function, arguments, keywords, own attributes or None)).
Result<Value> method_reduce(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  const Partial* partial = partial_of(vm, self);
  Tuple* made = TRY(make_tuple(vm, {partial->function}));
  Value attributes = Value::none();
  if (TRY(has_attributes(vm, self))) {
    attributes = Value::from_cell(TRY(instance_dictionary(vm, vm.cell(self))));
  }
  Tuple* state =
      TRY(make_tuple(vm, {partial->function, partial->arguments, partial->keywords, attributes}));
  return Value::from_cell(TRY(make_tuple(
      vm, {Value::from_cell(vm.type_of(self)), Value::from_cell(made), Value::from_cell(state)})));
}

Result<Value> method_set_state(Vm& vm, const Value* arguments) {
  const Tuple* state = vm.as<Tuple>(arguments[1], TypeId::Tuple);
  bool is_valid = state != nullptr && state->length == 4 && is_callable(vm, state->items[0]) &&
                  vm.has_layout(state->items[1], TypeId::Tuple) &&
                  (state->items[2].is_none() || vm.has_layout(state->items[2], TypeId::Dict));
  if (!is_valid) return vm.raise(TypeId::TypeError, "invalid partial state");
  const Tuple* own = vm.known<Tuple>(state->items[1]);
  if (own->length != 0 && is_placeholder(vm, own->items[own->length - 1])) {
    return vm.raise(TypeId::TypeError, "trailing Placeholders are not allowed");
  }
  TRY(vm.meter.charge(own->length / 8));
  // An exact tuple or dict is stored as it is; one of a subclass is copied.
  Value values = vm.is_exactly(state->items[1], TypeId::Tuple)
                     ? state->items[1]
                     : Value::from_cell(TRY(make_tuple(vm, own->items.data(), own->length)));
  Value keywords = state->items[2];
  if (keywords.is_none()) {
    keywords = Value::from_cell(TRY(make_dict(vm)));
  } else if (!vm.is_exactly(keywords, TypeId::Dict)) {
    keywords = Value::from_cell(TRY(dict_copy(vm, vm.cell<Dict>(keywords))));
  }
  Dict* attributes = vm.as<Dict>(state->items[3], TypeId::Dict);
  if (attributes == nullptr) attributes = TRY(make_dict(vm));
  uint32_t places = TRY(count_placeholders(vm, own));
  TRY(replace_instance_dictionary(vm, vm.cell(arguments[0]), attributes));
  Partial* partial = partial_of(vm, arguments[0]);
  partial->function = state->items[0];
  partial->arguments = values;
  partial->keywords = keywords;
  partial->placeholders = places;
  return Value::none();
}

Result<Value> get_function(Vm& vm, Value self) { return partial_of(vm, self)->function; }
Result<Value> get_arguments(Vm& vm, Value self) { return partial_of(vm, self)->arguments; }
Result<Value> get_keywords(Vm& vm, Value self) { return partial_of(vm, self)->keywords; }

Result<Value> placeholder_repr(Vm& vm, Value) {
  return Value::from_cell(TRY(make_string_ascii(vm, "Placeholder")));
}

constexpr NativeRow kNew = {"__new__(cls, /, *args, **kwargs)", partial_new};
constexpr NativeRow kMethods[] = {
    kCallSlotRow,
    {"__reduce__(self, /)", method_reduce},
    {"__setstate__(self, state, /)", method_set_state},
    kClassGetItemRow,
};
constexpr PropertyRow kProperties[] = {
    {"func", get_function, refuse_assignment},
    {"args", get_arguments, refuse_assignment},
    {"keywords", get_keywords, refuse_assignment},
};

}  // namespace

const TypeSpec kPartialType = {
    .doc =
        "partial(func, /, *args, **keywords): func with some of its arguments chosen in\n"
        "advance.",
    .module = "functools",
    .slots = {.repr = partial_repr, .descriptor_get = bind_as_method, .call = partial_call},
    .trace = trace_partial,
    .instance_bytes = sizeof(Partial),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
};

namespace {

Result<Value> placeholder_new(Vm& vm, const Value* arguments) {
  if (vm.cell<Tuple>(arguments[1])->length != 0 || vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "PlaceholderType takes no arguments");
  }
  return library_attribute_calling(vm, "functools", "Placeholder");
}

constexpr NativeRow kPlaceholderConstructor = {"__new__(cls, /, *args, **kwargs)", placeholder_new,
                                               kNativeConstructor};

}  // namespace

const TypeSpec kPlaceholderTypeType = {
    .doc = "The type of functools.Placeholder, which keeps a position of partial() open.",
    .module = "functools",
    .slots = {.repr = placeholder_repr},
    .constructor = &kPlaceholderConstructor,
};

}  // namespace hognose
