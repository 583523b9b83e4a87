// Weak references: the type weakref.ReferenceType. For proxies see weak_proxy.cpp.
//
// A reference does not keep its object alive. Each object has at most one plain reference (no
// subclass, no callback), which is reused.
#include "objects/lifetime/weak_reference.h"

#include "objects/attributes/attributes.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

WeakReference* reference_of(Vm& vm, Value self) { return vm.cell<WeakReference>(self); }

Result<void> check_referable(Vm& vm, Value object) {
  if (object.is_cell() && (vm.type_of(object)->flags & kTypeWeakReferable) != 0) return {};
  return vm.raise(TypeId::TypeError, "cannot create weak reference to '{}' object",
                  type_name(vm, object));
}

Result<Value> add_reference(Vm& vm, WeakReference* made, Value object, Value callback,
                            Lifecycle::WeakKind kind) {
  made->target = object.offset();
  made->callback = callback;
  const auto notices =
      callback.is_undefined() ? Lifecycle::Notices::Program : Lifecycle::Notices::ProgramByCallback;
  if (!vm.tables.lifecycle->add_reference(vm.meter, object.offset(), offset_of(made), kind,
                                          notices)) {
    return vm.meter.stop(StopReason::Memory);
  }
  ++vm.tables.watched;
  return Value::from_cell(made);
}

// --- creation

Result<void> check_arguments(Vm& vm, const char* what, const Tuple* given) {
  if (given->length == 0) {
    return vm.raise(TypeId::TypeError, "{} expected at least 1 argument, got 0", what);
  }
  if (given->length <= 2) return {};
  return vm.raise(TypeId::TypeError, "{} expected at most 2 arguments, got {}", what,
                  given->length);
}

Result<Value> reference_new(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  TRY(check_arguments(vm, "__new__", given));
  Value callback = given->length == 2 ? given->items[1] : Value::none();
  return make_weak_reference(vm, vm.known<Type>(arguments[0]), given->items[0],
                             callback.is_none() ? Value::undefined() : callback);
}

Result<Value> reference_init(Vm& vm, const Value* arguments) {
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "ref() takes no keyword arguments");
  }
  TRY(check_arguments(vm, "__init__", vm.cell<Tuple>(arguments[1])));
  return Value::none();
}

// --- slots

Result<Value> reference_repr(Vm& vm, Value self) {
  AddressText address(self);
  Value object = referent_of(reference_of(vm, self));
  if (object.is_undefined()) {
    return Value::from_cell(TRY(make_text(vm, "<weakref at {}; dead>", address.view())));
  }
  AddressText target(object);
  Value name = TRY(find_attribute_calling(vm, object, vm.name(Name::Name)));
  const Str* text = vm.as<Str>(name, TypeId::Str);
  Str* made = text == nullptr
                  ? TRY(make_text(vm, "<weakref at {}; to '{}' at {}>", address.view(),
                                  type_name(vm, object), target.view()))
                  : TRY(make_text(vm, "<weakref at {}; to '{}' at {} ({})>", address.view(),
                                  type_name(vm, object), target.view(), text));
  return Value::from_cell(made);
}

Result<uint64_t> reference_hash(Vm& vm, Value self) {
  WeakReference* reference = reference_of(vm, self);
  if (reference->hashed != 0) return reference->hash;
  Value object = referent_of(reference);
  if (object.is_undefined()) return vm.raise(TypeId::TypeError, "weak object has gone away");
  uint64_t hash = TRY(hash_calling(vm, object));
  reference->hash = hash;
  reference->hashed = 1;
  return hash;
}

Result<Value> reference_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!equality || !vm.has_layout(other, TypeId::WeakReference)) return Value::not_implemented();
  Value left = referent_of(reference_of(vm, self));
  Value right = referent_of(reference_of(vm, other));
  if (left.is_undefined() || right.is_undefined()) {
    return Value::boolean((self == other) == (op == CompareOperator::Equal));
  }
  return compare_calling(vm, left, right, op);
}

// --- methods

Result<Value> reference_call(Vm& vm, const Value* arguments) {
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "weakref() takes no keyword arguments");
  }
  if (given->length != 0) {
    return vm.raise(TypeId::TypeError, "weakref expected 0 arguments, got {}", given->length);
  }
  Value object = referent_of(reference_of(vm, arguments[0]));
  return object.is_undefined() ? Value::none() : object;
}

Result<Value> get_callback(Vm& vm, Value self) {
  Value callback = reference_of(vm, self)->callback;
  return callback.is_undefined() ? Value::none() : callback;
}

constexpr NativeRow kConstructor = {"__new__(type, /, *args, **kwargs)", reference_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, *args, **kwargs)", reference_init};
constexpr NativeRow kMethods[] = {
    {"__call__(self, /, *args, **kwargs)", reference_call,
     kNativeSlotWrapper | kNativeConstantTime},
};
constexpr PropertyRow kProperties[] = {{"__callback__", get_callback, nullptr}};

void trace_reference(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<WeakReference*>(cell)->callback);
}

}  // namespace

Result<Value> make_weak_reference(Vm& vm, Type* type, Value object, Value callback) {
  TRY(check_referable(vm, object));
  bool plain = type == vm.type(TypeId::WeakReference) && callback.is_undefined();
  if (plain) {
    uint32_t known = vm.tables.lifecycle->plain(object.offset(), Lifecycle::WeakKind::Plain);
    if (known != 0) return Value::from_offset(known);
  }
  auto* made = TRY(vm.make_instance<WeakReference>(type));
  return add_reference(vm, made, object, callback,
                       plain ? Lifecycle::WeakKind::Plain : Lifecycle::WeakKind::Other);
}

Result<Value> make_weak_proxy(Vm& vm, Value object, Value callback) {
  TRY(check_referable(vm, object));
  if (callback.is_undefined()) {
    uint32_t known = vm.tables.lifecycle->plain(object.offset(), Lifecycle::WeakKind::PlainProxy);
    if (known != 0) return Value::from_offset(known);
  }
  TypeId id = is_callable(vm, object) ? TypeId::WeakCallableProxy : TypeId::WeakProxy;
  auto* made = TRY(vm.make<WeakReference>(id));
  return add_reference(
      vm, made, object, callback,
      callback.is_undefined() ? Lifecycle::WeakKind::PlainProxy : Lifecycle::WeakKind::Other);
}

const TypeSpec kWeakReferenceType = {
    .module = "weakref",
    .slots = {.repr = reference_repr, .hash = reference_hash, .compare = reference_compare},
    .trace = trace_reference,
    .instance_bytes = sizeof(WeakReference),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
