// operator: attrgetter, itemgetter and methodcaller.
//
// Attributes are read through the same function as the dot in guest code, so the guards of the
// policy apply to every caller of a getter.
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

// `wanted` holds the keys of an itemgetter or the dotted names of an attrgetter. For a methodcaller
// it holds the method's name, the positional arguments, and then the values of the keywords.
struct Getter : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::AttributeGetter || id == TypeId::ItemGetter || id == TypeId::MethodCaller;
  }
  Value wanted;  // tuple, as the guest gave it
  Value names;   // attrgetter: tuple of tuples of interned strings; methodcaller: keyword names
};

Getter* getter_of(Vm& vm, Value self) { return vm.cell<Getter>(self); }

void trace_getter(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Getter*>(cell)->wanted);
  tracer.visit(static_cast<Getter*>(cell)->names);
}

Result<Value> make_getter(Vm& vm, Value cls, Tuple* wanted, Value names) {
  Getter* getter = TRY(vm.make_instance<Getter>(vm.cell<Type>(cls)));
  getter->wanted = Value::from_cell(wanted);
  getter->names = names;
  return Value::from_cell(getter);
}

Result<void> check_one_argument(Vm& vm, const char* function, size_t count, const Tuple* names) {
  if (names != nullptr && names->length != 0) {
    return vm.raise(TypeId::TypeError, "{}() takes no keyword arguments", function);
  }
  if (count == 1) return {};
  return vm.raise(TypeId::TypeError, "{} expected 1 argument, got {}", function,
                  static_cast<uint64_t>(count));
}

Result<Value> getter_repr(Vm& vm, Value self) {
  StringBuilder text(vm);
  TRY(text.append_ascii("operator."));
  TRY(text.append(vm.type_of(self)->name.get()));
  Str* wanted = TRY(repr_calling(vm, getter_of(vm, self)->wanted));
  // The repr of a tuple of one item ends with a comma, which a call does not have.
  uint32_t length = wanted->length;
  if (vm.cell<Tuple>(getter_of(vm, self)->wanted)->length == 1) {
    TRY(text.append_part(wanted, 0, length - 2));
    TRY(text.append_ascii(")"));
  } else {
    TRY(text.append(wanted));
  }
  return Value::from_cell(TRY(text.finish()));
}

// --- itemgetter

Result<Value> item_getter_new(Vm& vm, const Value* arguments) {
  Tuple* wanted = vm.cell<Tuple>(arguments[1]);
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "itemgetter() takes no keyword arguments");
  }
  if (wanted->length == 0) {
    return vm.raise(TypeId::TypeError, "itemgetter expected 1 argument, got 0");
  }
  return make_getter(vm, arguments[0], wanted, Value::undefined());
}

Result<Value> item_getter_call(Vm& vm, Value self, const Value* arguments, size_t count,
                               Tuple* names) {
  TRY(check_one_argument(vm, "itemgetter", count, names));
  const Tuple* wanted = vm.cell<Tuple>(getter_of(vm, self)->wanted);
  Value object = arguments[0];
  if (wanted->length == 1) return get_item_calling(vm, object, wanted->items[0]);
  Tuple* found = TRY(make_tuple_room(vm, wanted->length));
  for (uint32_t i = 0; i < found->length; ++i) {
    TRY(vm.meter.charge(1));
    found->items[i] = TRY(get_item_calling(vm, object, wanted->items[i]));
  }
  return Value::from_cell(found);
}

// --- attrgetter

// Splits "a.b" into the tuple of its parts.
Result<Value> split_name(Vm& vm, Value value) {
  Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) return vm.raise(TypeId::TypeError, "attribute name must be a string");
  TRY(vm.meter.charge_bytes(name->length));
  List* parts = TRY(make_list(vm, nullptr, 0));
  uint32_t start = 0;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i <= name->length; ++i) {
    TRY(pace.turn());
    const uint8_t* data = str_data_from(name, i);
    bool is_dot =
        i < name->length && (name->kind == 1   ? *data == '.'
                             : name->kind == 2 ? *reinterpret_cast<const uint16_t*>(data) == '.'
                                               : *reinterpret_cast<const uint32_t*>(data) == '.');
    if (i < name->length && !is_dot) continue;
    TRY(vm.meter.charge(1));
    StringBuilder part(vm);
    TRY(part.append_part(name, start, i));
    Str* text = TRY(part.finish());
    TRY(list_append(vm, parts, Value::from_cell(TRY(intern(vm, text)))));
    start = i + 1;
  }
  return Value::from_cell(TRY(make_tuple(vm, parts->items->values.data(), parts->length)));
}

Result<Value> attribute_getter_new(Vm& vm, const Value* arguments) {
  Tuple* wanted = vm.cell<Tuple>(arguments[1]);
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "attrgetter() takes no keyword arguments");
  }
  if (wanted->length == 0) {
    return vm.raise(TypeId::TypeError, "attrgetter expected 1 argument, got 0");
  }
  Tuple* names = TRY(make_tuple_room(vm, wanted->length));
  for (uint32_t i = 0; i < names->length; ++i) {
    names->items[i] = TRY(split_name(vm, wanted->items[i]));
  }
  return make_getter(vm, arguments[0], wanted, Value::from_cell(names));
}

Result<Value> follow_calling(Vm& vm, Value object, Value path) {
  for (uint32_t i = 0; i < vm.cell<Tuple>(path)->length; ++i) {
    TRY(vm.meter.charge(1));
    object = TRY(get_attribute_calling(vm, object, vm.cell<Str>(vm.cell<Tuple>(path)->items[i])));
  }
  return object;
}

Result<Value> attribute_getter_call(Vm& vm, Value self, const Value* arguments, size_t count,
                                    Tuple* names) {
  TRY(check_one_argument(vm, "attrgetter", count, names));
  const Tuple* paths = vm.cell<Tuple>(getter_of(vm, self)->names);
  Value object = arguments[0];
  if (paths->length == 1) return follow_calling(vm, object, paths->items[0]);
  Tuple* found = TRY(make_tuple_room(vm, paths->length));
  for (uint32_t i = 0; i < found->length; ++i) {
    found->items[i] = TRY(follow_calling(vm, object, paths->items[i]));
  }
  return Value::from_cell(found);
}

// --- methodcaller

Result<Value> method_caller_new(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  const Dict* keywords = vm.cell<Dict>(arguments[2]);
  if (given->length == 0) {
    return vm.raise(TypeId::TypeError, "methodcaller needs at least one argument, the method name");
  }
  if (!vm.has_layout(given->items[0], TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "method name must be a string");
  }
  uint64_t count = uint64_t{given->length} + keywords->length;
  TRY(vm.meter.charge(count / 8));
  Tuple* wanted = TRY(make_tuple_room(vm, count));
  Tuple* names = TRY(make_tuple_room(vm, keywords->length));
  TRY(paced_copy(vm.meter, wanted->items.data(), given->items.data(),
                 given->length * sizeof(Value)));
  wanted->items[0] = Value::from_cell(TRY(attribute_name(vm, given->items[0])));
  uint32_t position = 0;
  Value key;
  Value value;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < names->length && dict_next(keywords, &position, &key, &value); ++i) {
    TRY(pace.turn());
    names->items[i] = key;
    wanted->items[given->length + i] = value;
  }
  return make_getter(vm, arguments[0], wanted, Value::from_cell(names));
}

Result<Value> method_caller_call(Vm& vm, Value self, const Value* arguments, size_t count,
                                 Tuple* names) {
  TRY(check_one_argument(vm, "methodcaller", count, names));
  const Getter* caller = getter_of(vm, self);
  const Tuple* wanted = vm.cell<Tuple>(caller->wanted);
  Tuple* keyword_names = vm.cell<Tuple>(caller->names);
  Value method = TRY(get_attribute_calling(vm, arguments[0], vm.cell<Str>(wanted->items[0])));
  if (keyword_names->length == 0) return vm.call(method, wanted->items.from(1), wanted->length - 1);
  return vm.call_with_keywords(method, wanted->items.from(1), wanted->length - 1, keyword_names);
}

Result<Value> method_caller_repr(Vm& vm, Value self) {
  StringBuilder text(vm);
  TRY(text.append_ascii("operator.methodcaller("));
  const Tuple* wanted = vm.cell<Tuple>(getter_of(vm, self)->wanted);
  const Tuple* names = vm.cell<Tuple>(getter_of(vm, self)->names);
  uint32_t positional = wanted->length - names->length;
  for (uint32_t i = 0; i < wanted->length; ++i) {
    TRY(vm.meter.charge(1));
    if (i != 0) TRY(text.append_ascii(", "));
    if (i >= positional) {
      TRY(text.append(vm.cell<Str>(names->items[i - positional])));
      TRY(text.append_ascii("="));
    }
    Str* item = TRY(repr_calling(vm, wanted->items[i]));
    TRY(text.append(item));
  }
  TRY(text.append_ascii(")"));
  return Value::from_cell(TRY(text.finish()));
}

// Returns (class, arguments of the constructor).
Result<Value> getter_reduce(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(make_tuple(
      vm, {Value::from_cell(vm.type_of(arguments[0])), getter_of(vm, arguments[0])->wanted})));
}

// A methodcaller with keywords is rebuilt through functools.partial, which can pass them.
Result<Value> method_caller_reduce(Vm& vm, const Value* arguments) {
  const Getter* caller = getter_of(vm, arguments[0]);
  const Tuple* names = vm.cell<Tuple>(caller->names);
  if (names->length == 0) return getter_reduce(vm, arguments);
  const Tuple* wanted = vm.cell<Tuple>(caller->wanted);
  uint32_t positional = wanted->length - names->length;
  Tuple* first = TRY(make_tuple_room(vm, uint64_t{names->length} + 2));
  first->items[0] = Value::from_cell(vm.type_of(arguments[0]));
  first->items[1] = wanted->items[0];
  for (uint32_t i = 0; i < names->length; ++i) first->items[i + 2] = wanted->items[positional + i];
  Value partial =
      TRY(vm.call_with_keywords(Value::from_cell(vm.type(TypeId::Partial)), first->items.data(),
                                first->length, vm.cell<Tuple>(caller->names)));
  Tuple* rest = TRY(make_tuple(vm, wanted->items.from(1), positional - 1));
  return Value::from_cell(TRY(make_tuple(vm, {partial, Value::from_cell(rest)})));
}

constexpr NativeRow kItemGetterNew = {"__new__(cls, /, *items, **kwargs)", item_getter_new};
constexpr NativeRow kAttributeGetterNew = {"__new__(cls, /, *attrs, **kwargs)",
                                           attribute_getter_new};
constexpr NativeRow kMethodCallerNew = {"__new__(cls, /, *args, **kwargs)", method_caller_new};
constexpr NativeRow kMethods[] = {kCallSlotRow, {"__reduce__(self, /)", getter_reduce}};
constexpr NativeRow kMethodCallerMethods[] = {kCallSlotRow,
                                              {"__reduce__(self, /)", method_caller_reduce}};

}  // namespace

const TypeSpec kItemGetterType = {
    .doc =
        "itemgetter(item, /, *items) makes a callable that looks up the items in its argument:\n"
        "after f = itemgetter(2, 5), f(r) is (r[2], r[5]).",
    .module = "operator",
    .slots = {.repr = getter_repr, .call = item_getter_call},
    .trace = trace_getter,
    .instance_bytes = sizeof(Getter),
    .constructor = &kItemGetterNew,
    .methods = kMethods,
};

const TypeSpec kAttributeGetterType = {
    .doc =
        "attrgetter(attr, /, *attrs) makes a callable that reads the attributes of its argument:\n"
        "after f = attrgetter('a', 'b.c'), f(r) is (r.a, r.b.c).",
    .module = "operator",
    .slots = {.repr = getter_repr, .call = attribute_getter_call},
    .trace = trace_getter,
    .instance_bytes = sizeof(Getter),
    .constructor = &kAttributeGetterNew,
    .methods = kMethods,
};

const TypeSpec kMethodCallerType = {
    .doc =
        "methodcaller(name, /, *args, **kwargs) makes a callable that calls the method of its\n"
        "argument: after f = methodcaller('m', 1), f(r) is r.m(1).",
    .module = "operator",
    .slots = {.repr = method_caller_repr, .call = method_caller_call},
    .trace = trace_getter,
    .instance_bytes = sizeof(Getter),
    .constructor = &kMethodCallerNew,
    .methods = kMethodCallerMethods,
};

}  // namespace hognose
