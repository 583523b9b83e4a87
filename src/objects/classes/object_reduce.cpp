// object.__reduce_ex__, __reduce__ and __getstate__, which take objects apart for copying (PEP 307,
// protocol 2).
//
// The result is a tuple (maker, arguments, state, list items, dict items) from which an equal
// object can be made. The names are guarded. These functions read other guarded names of the
// object, as the copy module does, and expose the values only in that tuple.
#include "objects/classes/object_reduce.h"

#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"

namespace hognose {

namespace {

// The errors of the protocols before 2 have the name of the class alone, without its module.
Failure raise_cannot_pickle(Vm& vm, Value object, int64_t protocol = 2) {
  constexpr char kText[] = "cannot pickle '{}' object";
  const Type* type = type_name(vm, object);
  if (protocol < 2) return vm.raise(TypeId::TypeError, kText, type->name.get());
  return vm.raise(TypeId::TypeError, kText, type);
}

// --- __getstate__

// The __slots__ names of the class and its bases that have a value, with those values.
Result<Dict*> slot_state_calling(Vm& vm, Value object) {
  Dict* values = nullptr;
  const Tuple* order = vm.type_of(object)->mro.get();
  for (uint32_t i = 0; order != nullptr && i < order->length; ++i) {
    const Type* type = vm.as<Type>(order->items[i], TypeId::Type);
    const Tuple* names = type == nullptr ? nullptr : type->members.get();
    for (uint32_t k = 0; names != nullptr && k < names->length; ++k) {
      TRY(vm.meter.charge(1));
      Str* name = vm.cell<Str>(names->items[k]);
      Value value = TRY(find_attribute_unguarded_calling(vm, object, name));
      if (value.is_undefined()) continue;
      if (values == nullptr) values = TRY(make_dict(vm));
      TRY(dict_set_string(vm, values, name, value));
    }
  }
  return values;
}

// Whether the object has contents besides attributes, which the state would not include.
bool has_hidden_state(Vm& vm, Value object) {
  if (!object.is_cell()) return true;
  TypeId layout = layout_of(vm.cell(object));
  return layout != TypeId::Object && layout != TypeId::BaseException;
}

enum class NewArguments : uint8_t { None, Given };

Result<Value> default_state_calling(Vm& vm, Value object, NewArguments given) {
  bool is_shut = HOGNOSE_ASKS(shut_module_state) && is_hidden_module(vm, object);
  if (is_shut || (given == NewArguments::None && has_hidden_state(vm, object))) {
    return raise_cannot_pickle(vm, object);
  }
  Value state = Value::none();
  Cell* cell = object.is_cell() ? vm.cell(object) : nullptr;
  if (cell != nullptr && takes_attributes(shape_of(vm.base, cell))) {
    Dict* attributes = TRY(copy_own_attributes(vm, cell));
    if (attributes->length != 0) state = Value::from_cell(attributes);
  }
  Dict* slots = TRY(slot_state_calling(vm, object));
  if (slots == nullptr) return state;
  return Value::from_cell(TRY(make_tuple(vm, {state, Value::from_cell(slots)})));
}

Result<Value> state_calling(Vm& vm, Value object, NewArguments given) {
  if (is_objects_own(vm, vm.type_of(object), Name::Getstate)) {
    return default_state_calling(vm, object, given);
  }
  return call_unguarded_calling(vm, object, Name::Getstate);
}

// --- __reduce_ex__

// Returns a native function of the library, such as copyreg.__newobj__.
Result<Value> maker(Vm& vm, LibraryService service) {
  const LibraryServiceRow& row = row_of(service);
  Str* wanted = TRY(intern(vm, std::string_view(row.attribute)));
  for (const BootFunction& function : vm.boot.functions()) {
    if (function.name == offset_of(wanted) && std::string_view(function.module) == row.module) {
      return Value::from_offset(function.cell);
    }
  }
  return vm.raise(TypeId::SystemError, "the library is not complete");
}

struct MakeArguments {
  Tuple* positional = nullptr;  // null: the class does not specify any
  Dict* keywords = nullptr;
};

Result<MakeArguments> new_arguments_calling(Vm& vm, Value object) {
  MakeArguments made;
  Type* type = vm.type_of(object);
  if (!find_class_attribute(vm, type, Name::GetnewargsEx).is_undefined()) {
    Value answer = TRY(call_unguarded_calling(vm, object, Name::GetnewargsEx));
    const Tuple* pair = vm.as<Tuple>(answer, TypeId::Tuple);
    if (pair == nullptr) {
      return vm.raise(TypeId::TypeError, "__getnewargs_ex__ should return a tuple, not '{}'",
                      type_name(vm, answer));
    }
    if (pair->length != 2) {
      return vm.raise(TypeId::ValueError,
                      "__getnewargs_ex__ should return a tuple of length 2, not {}", pair->length);
    }
    made.positional = vm.as<Tuple>(pair->items[0], TypeId::Tuple);
    made.keywords = vm.as<Dict>(pair->items[1], TypeId::Dict);
    if (made.positional == nullptr) {
      return vm.raise(TypeId::TypeError,
                      "first item of the tuple returned by __getnewargs_ex__ must be a tuple, not "
                      "'{}'",
                      type_name(vm, pair->items[0]));
    }
    if (made.keywords == nullptr) {
      return vm.raise(TypeId::TypeError,
                      "second item of the tuple returned by __getnewargs_ex__ must be a dict, not "
                      "'{}'",
                      type_name(vm, pair->items[1]));
    }
  } else if (!find_class_attribute(vm, type, Name::Getnewargs).is_undefined()) {
    Value answer = TRY(call_unguarded_calling(vm, object, Name::Getnewargs));
    made.positional = vm.as<Tuple>(answer, TypeId::Tuple);
    if (made.positional == nullptr) {
      return vm.raise(TypeId::TypeError, "__getnewargs__ should return a tuple, not '{}'",
                      type_name(vm, answer));
    }
  }
  return made;
}

Result<Value> reduce_new_calling(Vm& vm, Value object, int64_t protocol) {
  Type* type = vm.type_of(object);
  if ((type->flags & kTypeCallable) == 0) return raise_cannot_pickle(vm, object, protocol);
  MakeArguments given = TRY(new_arguments_calling(vm, object));
  Value function;
  Tuple* arguments = nullptr;
  if (given.keywords != nullptr && given.keywords->length != 0) {
    function = TRY(maker(vm, LibraryService::NewObjectWithKeywords));
    arguments = TRY(make_tuple(vm, {Value::from_cell(type), Value::from_cell(given.positional),
                                    Value::from_cell(given.keywords)}));
  } else {
    function = TRY(maker(vm, LibraryService::NewObject));
    uint32_t count = given.positional == nullptr ? 0 : given.positional->length;
    TRY(vm.meter.charge(count / 8));
    arguments = TRY(make_tuple_room(vm, uint64_t{count} + 1));
    arguments->items[0] = Value::from_cell(type);
    for (uint32_t i = 0; i < count; ++i) arguments->items[i + 1] = given.positional->items[i];
  }
  bool is_list = vm.has_layout(object, TypeId::List);
  bool is_dict = vm.has_layout(object, TypeId::Dict);
  bool told = given.positional != nullptr || is_list || is_dict;
  Value state = TRY(state_calling(vm, object, told ? NewArguments::Given : NewArguments::None));
  Value list_items = is_list ? TRY(iterate_calling(vm, object)) : Value::none();
  Value dict_items = Value::none();
  if (is_dict) {
    Value items = TRY(call_method_calling(vm, object, Name::Items, {}));
    dict_items = TRY(iterate_calling(vm, items));
  }
  return Value::from_cell(
      TRY(make_tuple(vm, {function, Value::from_cell(arguments), state, list_items, dict_items})));
}

// (class, arguments) or (class, arguments, state).
Result<Value> reduce_to_call(Vm& vm, Value object, Tuple* arguments, Value state) {
  Value type = Value::from_cell(vm.type_of(object));
  Value made = Value::from_cell(arguments);
  Tuple* parts = state.is_undefined() ? TRY(make_tuple(vm, {type, made}))
                                      : TRY(make_tuple(vm, {type, made, state}));
  return Value::from_cell(parts);
}

}  // namespace

Result<Value> object_getstate(Vm& vm, const Value* arguments) {
  return default_state_calling(vm, arguments[0], NewArguments::Given);
}

Result<Value> object_state_calling(Vm& vm, Value object) {
  return state_calling(vm, object, NewArguments::Given);
}

Result<Value> object_reduce(Vm& vm, const Value* arguments) {
  return reduce_new_calling(vm, arguments[0], 0);
}

// Uses __reduce__ if the class overrides it, otherwise the default: always protocol 2, which can do
// more than the earlier ones.
Result<Value> object_reduce_ex(Vm& vm, const Value* arguments) {
  int64_t protocol = TRY(index_int64_calling(vm, arguments[1], OutOfRange::RaiseOverflow));
  if (!is_objects_own(vm, vm.type_of(arguments[0]), Name::Reduce)) {
    return call_unguarded_calling(vm, arguments[0], Name::Reduce);
  }
  return reduce_new_calling(vm, arguments[0], protocol);
}

Result<Value> exception_reduce(Vm& vm, const Value* arguments) {
  Exception* exception = vm.known<Exception>(arguments[0]);
  Dict* attributes = TRY(copy_own_attributes(vm, exception));
  return reduce_exception(vm, arguments[0], exception->args.get(), attributes);
}

Result<Value> reduce_exception(Vm& vm, Value exception, Tuple* args, Dict* state) {
  Value made = state->length == 0 ? Value::undefined() : Value::from_cell(state);
  return reduce_to_call(vm, exception, args, made);
}

Result<Value> set_reduce(Vm& vm, const Value* arguments) {
  List* items = TRY(list_from_iterable_calling(vm, arguments[0]));
  Value state = TRY(state_calling(vm, arguments[0], NewArguments::Given));
  return reduce_to_call(vm, arguments[0], TRY(make_tuple(vm, {Value::from_cell(items)})), state);
}

Result<Value> range_reduce(Vm& vm, const Value* arguments) {
  const Range* range = vm.known<Range>(arguments[0]);
  Tuple* made = TRY(make_tuple(vm, {range->start, range->stop, range->step}));
  return reduce_to_call(vm, arguments[0], made, Value::undefined());
}

Result<Value> slice_reduce(Vm& vm, const Value* arguments) {
  const Slice* slice = vm.known<Slice>(arguments[0]);
  Tuple* made = TRY(make_tuple(vm, {slice->start, slice->stop, slice->step}));
  return reduce_to_call(vm, arguments[0], made, Value::undefined());
}

Result<Value> attribute_state(Vm& vm, Value object) {
  Cell* cell = object.is_cell() ? vm.cell(object) : nullptr;
  if (cell == nullptr || !takes_attributes(shape_of(vm.base, cell))) return Value::none();
  return Value::from_cell(TRY(copy_own_attributes(vm, cell)));
}

Result<Value> reduce_to_attribute(Vm& vm, Value reduced, const char* leading, Value owner,
                                  Value name) {
  Str* leads_to_owner = TRY(intern(vm, std::string_view(leading)));
  if (HOGNOSE_ASKS(reduce_to_owner)) TRY(check_guarded(vm, reduced, leads_to_owner));
  Value getattr =
      dict_find_string(vm, vm.namespaces.builtins, TRY(intern(vm, std::string_view("getattr"))));
  if (getattr.is_undefined()) {
    return vm.raise(TypeId::TypeError, "cannot pickle {} object without getattr()",
                    type_name(vm, reduced));
  }
  Value from = Value::from_cell(TRY(make_tuple(vm, {owner, name})));
  return Value::from_cell(TRY(make_tuple(vm, {getattr, from})));
}

Result<Value> call_unguarded_calling(Vm& vm, Value object, Name name) {
  Value method = TRY(find_attribute_unguarded_calling(vm, object, vm.name(name)));
  if (method.is_undefined()) return raise_no_attribute(vm, object, vm.name(name));
  return vm.call(method, {});
}

}  // namespace hognose
