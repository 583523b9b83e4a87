// FrameLocalsProxy: the variables of a frame as a write-through mapping (PEP 667).
//
// Reads return the current values. Names that are not variables of the frame are kept in a separate
// dict.
#include "machine/types/frame_object.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

FrameObject* frame_of(Vm& vm, Value self) { return vm.cell<FrameLocals>(self)->frame.get(); }

Result<Dict*> variables(Vm& vm, Value self) { return variables_of_frame(vm, frame_of(vm, self)); }

// The dict for names that are not variables; null if there is none yet.
Dict* others(Vm& vm, Value self) { return vm.as<Dict>(frame_of(vm, self)->locals, TypeId::Dict); }

Str* variable_name(Vm& vm, Value key) { return vm.as<Str>(key, TypeId::Str); }

Result<Value> find_calling(Vm& vm, Value self, Value key) {
  if (Str* name = variable_name(vm, key)) {
    Value value = TRY(find_variable(vm, frame_of(vm, self), name));
    if (!value.is_undefined()) return value;
  }
  Dict* rest = others(vm, self);
  return rest == nullptr ? Value::undefined() : dict_find_calling(vm, rest, key);
}

Result<void> store_calling(Vm& vm, Value self, Value key, Value value) {
  if (Str* name = variable_name(vm, key)) {
    if (TRY(store_variable(vm, frame_of(vm, self), name, value))) return {};
  }
  if (others(vm, self) == nullptr) {
    Value made = Value::from_cell(TRY(make_dict(vm)));
    frame_of(vm, self)->locals = made;
  }
  return dict_set_calling(vm, others(vm, self), key, value);
}

Failure cannot_remove(Vm& vm) {
  return vm.raise(TypeId::ValueError, "cannot remove local variables from FrameLocalsProxy");
}

Result<Value> proxy_get_item(Vm& vm, Value self, Value key) {
  Value value = TRY(find_calling(vm, self, key));
  if (!value.is_undefined()) return value;
  Str* text = TRY(repr_calling(vm, key));
  return vm.raise(TypeId::KeyError, "local variable '{}' is not defined", text);
}

Result<void> proxy_set_item(Vm& vm, Value self, Value key, Value value) {
  if (!value.is_undefined()) return store_calling(vm, self, key, value);
  Str* name = variable_name(vm, key);
  if (name != nullptr && has_variable(vm, frame_of(vm, self), name)) return cannot_remove(vm);
  Dict* rest = others(vm, self);
  if (rest != nullptr && TRY(dict_delete_calling(vm, rest, key))) return {};
  return vm.raise_with_argument(TypeId::KeyError, key);
}

Result<bool> proxy_contains(Vm& vm, Value self, Value key) {
  return !TRY(find_calling(vm, self, key)).is_undefined();
}

Result<int64_t> proxy_length(Vm& vm, Value self) {
  return static_cast<int64_t>(TRY(variables(vm, self))->length);
}

Result<List*> list_of(Vm& vm, Value self, bool with_keys, bool with_values) {
  Dict* names = TRY(variables(vm, self));
  List* list = TRY(make_list_room(vm, names->length));
  uint32_t position = 0;
  Value key, value;
  while (dict_next(names, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    Value item = with_keys ? key : value;
    if (with_keys && with_values) item = Value::from_cell(TRY(make_tuple(vm, {key, value})));
    TRY(list_append(vm, list, item));
  }
  return list;
}

Result<Value> proxy_iterate(Vm& vm, Value self) {
  return iterate_calling(vm, Value::from_cell(TRY(list_of(vm, self, true, false))));
}

Result<Value> proxy_repr(Vm& vm, Value self) {
  return Value::from_cell(TRY(repr_calling(vm, Value::from_cell(TRY(variables(vm, self))))));
}

Result<Value> proxy_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (vm.is_exactly(other, TypeId::FrameLocals)) {
    other = Value::from_cell(TRY(variables(vm, other)));
  }
  if (!vm.has_layout(other, TypeId::Dict)) return Value::not_implemented();
  return compare_calling(vm, Value::from_cell(TRY(variables(vm, self))), other, op);
}

Result<void> merge_calling(Vm& vm, Value self, Value other) {
  List* pairs;
  if (vm.is_exactly(other, TypeId::FrameLocals)) {
    pairs = TRY(list_of(vm, other, true, true));
  } else {
    Dict* dict = vm.cell<Dict>(other);
    pairs = TRY(make_list_room(vm, dict->length));
    uint32_t position = 0;
    Value key, value;
    while (dict_next(dict, &position, &key, &value)) {
      TRY(vm.meter.charge(1));
      TRY(list_append(vm, pairs, Value::from_cell(TRY(make_tuple(vm, {key, value})))));
    }
  }
  for (uint32_t i = 0; i < pairs->length; ++i) {
    Tuple* pair = vm.cell<Tuple>(pairs->items->values[i]);
    TRY(store_calling(vm, self, pair->items[0], pair->items[1]));
  }
  return {};
}

bool is_mergeable(const Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Dict) || vm.is_exactly(value, TypeId::FrameLocals);
}

Result<Value> proxy_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (op != BinaryOperator::BitOr || !is_mergeable(vm, left) || !is_mergeable(vm, right)) {
    return Value::not_implemented();
  }
  Dict* result = TRY(make_dict(vm));
  for (Value side : {left, right}) {
    if (vm.is_exactly(side, TypeId::FrameLocals)) {
      side = Value::from_cell(TRY(variables(vm, side)));
    }
    TRY(dict_update_calling(vm, result, side));
  }
  return Value::from_cell(result);
}

Result<Value> proxy_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  if (op != BinaryOperator::BitOr || !is_mergeable(vm, other)) return Value::not_implemented();
  TRY(merge_calling(vm, self, other));
  return self;
}

Result<Value> proxy_copy(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(variables(vm, arguments[0])));
}
Result<Value> proxy_keys(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(list_of(vm, arguments[0], true, false)));
}
Result<Value> proxy_values(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(list_of(vm, arguments[0], false, true)));
}
Result<Value> proxy_items(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(list_of(vm, arguments[0], true, true)));
}

Result<Value> proxy_reversed(Vm& vm, const Value* arguments) {
  List* names = TRY(list_of(vm, arguments[0], true, false));
  for (uint32_t i = 0, k = names->length; i + 1 < k; ++i) {
    --k;
    std::swap(names->items->values[i], names->items->values[k]);
  }
  return Value::from_cell(names);
}

Result<Value> proxy_get(Vm& vm, const Value* arguments) {
  Value value = TRY(find_calling(vm, arguments[0], arguments[1]));
  return value.is_undefined() ? arguments[2] : value;
}

Result<Value> proxy_setdefault(Vm& vm, const Value* arguments) {
  Value value = TRY(find_calling(vm, arguments[0], arguments[1]));
  if (!value.is_undefined()) return value;
  TRY(store_calling(vm, arguments[0], arguments[1], arguments[2]));
  return arguments[2];
}

Result<Value> proxy_pop(Vm& vm, const Value* arguments) {
  Str* name = variable_name(vm, arguments[1]);
  if (name != nullptr && has_variable(vm, frame_of(vm, arguments[0]), name)) {
    return cannot_remove(vm);
  }
  Dict* rest = others(vm, arguments[0]);
  Value value =
      rest == nullptr ? Value::undefined() : TRY(dict_find_calling(vm, rest, arguments[1]));
  if (!value.is_undefined()) {
    TRY(dict_delete_calling(vm, rest, arguments[1]));
    return value;
  }
  if (!arguments[2].is_undefined()) return arguments[2];
  return vm.raise_with_argument(TypeId::KeyError, arguments[1]);
}

Result<Value> proxy_update(Vm& vm, const Value* arguments) {
  if (!is_mergeable(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError,
                    "update() argument must be dict or another FrameLocalsProxy");
  }
  TRY(merge_calling(vm, arguments[0], arguments[1]));
  return Value::none();
}

void trace_frame_locals(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<FrameLocals*>(cell)->frame);
}

constexpr NativeRow kMethods[] = {
    {"__reversed__(self, /)", proxy_reversed},
    {"copy(self, /)", proxy_copy},
    {"get(self, key, default=None, /)", proxy_get},
    {"items(self, /)", proxy_items},
    {"keys(self, /)", proxy_keys},
    {"pop(self, key, default=<omitted>, /)", proxy_pop},
    {"setdefault(self, key, default=None, /)", proxy_setdefault},
    {"update(self, other, /)", proxy_update},
    {"values(self, /)", proxy_values},
};

}  // namespace

const TypeSpec kFrameLocalsType = {
    .slots = {.repr = proxy_repr,
              .compare = proxy_compare,
              .length = proxy_length,
              .get_item = proxy_get_item,
              .set_item = proxy_set_item,
              .contains = proxy_contains,
              .iterate = proxy_iterate,
              .binary = proxy_binary,
              .binary_operators = operator_bit(BinaryOperator::BitOr),
              .inplace = proxy_inplace,
              .inplace_operators = operator_bit(BinaryOperator::BitOr)},
    .trace = trace_frame_locals,
    .instance_bytes = sizeof(FrameLocals),
    .methods = kMethods,
    .unhashable = true,
};

}  // namespace hognose
