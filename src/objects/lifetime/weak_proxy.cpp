// Weak proxies: the types weakref.ProxyType and weakref.CallableProxyType.
//
// A proxy forwards operations to its referent while the referent is alive. After that, every
// operation except repr raises ReferenceError. Names are looked up on the referent under the policy
// that applies to the guest itself.
#include "objects/attributes/attributes.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/lifetime/weak_reference.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

Result<Value> proxy_repr(Vm& vm, Value self) {
  AddressText address(self);
  Value object = referent_of(vm.known<WeakReference>(self));
  if (object.is_undefined()) {
    return Value::from_cell(TRY(make_text(vm, "<weakproxy at {}; dead>", address.view())));
  }
  AddressText target(object);
  return Value::from_cell(TRY(make_text(vm, "<weakproxy at {}; to '{}' at {}>", address.view(),
                                        type_name(vm, object), target.view())));
}

Result<Value> proxy_str(Vm& vm, Value self) {
  return Value::from_cell(TRY(str_calling(vm, TRY(resolve_weak_proxy(vm, self)))));
}

Result<Value> proxy_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  Value left = TRY(resolve_weak_proxy(vm, self));
  Value right = TRY(resolve_weak_proxy(vm, other));
  return compare_calling(vm, left, right, op);
}

Result<bool> proxy_truth(Vm& vm, Value self) {
  return truth_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<int64_t> proxy_length(Vm& vm, Value self) {
  return length_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> proxy_get_item(Vm& vm, Value self, Value key) {
  return get_item_calling(vm, TRY(resolve_weak_proxy(vm, self)), key);
}

Result<void> proxy_set_item(Vm& vm, Value self, Value key, Value value) {
  return set_item_calling(vm, TRY(resolve_weak_proxy(vm, self)), key, value);
}

Result<bool> proxy_contains(Vm& vm, Value self, Value item) {
  return contains_calling(vm, TRY(resolve_weak_proxy(vm, self)), item);
}

Result<Value> proxy_iterate(Vm& vm, Value self) {
  return iterate_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> proxy_next(Vm& vm, Value self) {
  Value object = TRY(resolve_weak_proxy(vm, self));
  if (is_iterator(vm, object)) return next_calling(vm, object);
  return vm.raise(TypeId::TypeError, "Weakref proxy referenced a non-iterator '{}' object",
                  type_name(vm, object));
}

Result<Value> proxy_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  Value a = TRY(resolve_weak_proxy(vm, left));
  Value b = TRY(resolve_weak_proxy(vm, right));
  return binary_calling(vm, op, a, b);
}

Result<Value> proxy_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  Value a = TRY(resolve_weak_proxy(vm, self));
  Value b = TRY(resolve_weak_proxy(vm, other));
  return inplace_calling(vm, op, a, b);
}

Result<Value> proxy_negative(Vm& vm, Value self) {
  return negative_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> proxy_positive(Vm& vm, Value self) {
  return positive_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> proxy_absolute(Vm& vm, Value self) {
  return absolute_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> proxy_invert(Vm& vm, Value self) {
  return invert_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> convert(Vm& vm, Value self, TypeId type) {
  Value object = TRY(resolve_weak_proxy(vm, self));
  return vm.call(Value::from_cell(vm.type(type)), {object});
}

Result<Value> proxy_int(Vm& vm, Value self) { return convert(vm, self, TypeId::Int); }
Result<Value> proxy_float(Vm& vm, Value self) { return convert(vm, self, TypeId::Float); }

Result<Value> proxy_index(Vm& vm, Value self) {
  return index_calling(vm, TRY(resolve_weak_proxy(vm, self)));
}

Result<Value> proxy_get_attribute(Vm& vm, Value self, Str* name) {
  return get_attribute_calling(vm, TRY(resolve_weak_proxy(vm, self)), name);
}

Result<void> proxy_set_attribute(Vm& vm, Value self, Str* name, Value value) {
  return set_attribute_calling(vm, TRY(resolve_weak_proxy(vm, self)), name, value);
}

// --- methods without slots

Result<Value> proxy_bytes(Vm& vm, const Value* arguments) {
  Value object = TRY(resolve_weak_proxy(vm, arguments[0]));
  return call_method_calling(vm, object, Name::Bytes, {});
}

Result<Value> proxy_reversed(Vm& vm, const Value* arguments) {
  Value object = TRY(resolve_weak_proxy(vm, arguments[0]));
  return call_method_calling(vm, object, Name::Reversed, {});
}

Result<Value> proxy_call(Vm& vm, const Value* arguments) {
  Value object = TRY(resolve_weak_proxy(vm, arguments[0]));
  return call_spread(vm, object, vm.cell<Tuple>(arguments[1]), vm.cell<Dict>(arguments[2]));
}

constexpr NativeRow kMethods[] = {
    {"__bytes__(self, /)", proxy_bytes},
    {"__reversed__(self, /)", proxy_reversed},
};

// CPython's callable proxies lack the methods above.
constexpr NativeRow kCallableMethods[] = {
    {"__call__(self, /, *args, **kwargs)", proxy_call, kNativeSlotWrapper},
};

constexpr TypeSlots kSlots = {
    .repr = proxy_repr,
    .str = proxy_str,
    .compare = proxy_compare,
    .truth = proxy_truth,
    .length = proxy_length,
    .get_item = proxy_get_item,
    .set_item = proxy_set_item,
    .contains = proxy_contains,
    .iterate = proxy_iterate,
    .next = proxy_next,
    .binary = proxy_binary,
    .binary_operators = UINT16_MAX,
    .inplace = proxy_inplace,
    .inplace_operators = UINT16_MAX,
    .negative = proxy_negative,
    .positive = proxy_positive,
    .absolute = proxy_absolute,
    .invert = proxy_invert,
    .to_int = proxy_int,
    .to_float = proxy_float,
    .to_index = proxy_index,
    .get_attribute = proxy_get_attribute,
    .set_attribute = proxy_set_attribute,
};

void trace_proxy(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<WeakReference*>(cell)->callback);
}

}  // namespace

Result<Value> referent_of_proxy(Vm& vm, Value proxy) {
  Value object = referent_of(vm.cell<WeakReference>(proxy));
  if (!object.is_undefined()) return object;
  return vm.raise(TypeId::ReferenceError, "weakly-referenced object no longer exists");
}

const TypeSpec kWeakProxyType = {
    .module = "weakref",
    .slots = kSlots,
    .trace = trace_proxy,
    .instance_bytes = sizeof(WeakReference),
    .methods = kMethods,
    .unhashable = true,
};

const TypeSpec kWeakCallableProxyType = {
    .module = "weakref",
    .slots = kSlots,
    .trace = trace_proxy,
    .instance_bytes = sizeof(WeakReference),
    .methods = kCallableMethods,
    .unhashable = true,
};

}  // namespace hognose
