// The types classmethod and staticmethod.
//
// Inline caches of the interpreter keep the wrapped function. Replacing it, by calling __init__
// again, therefore changes the class epoch.
#include "objects/attributes/attributes.h"
#include "objects/attributes/descriptor.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> holder_new(Vm& vm, const Value* arguments) {
  MethodHolder* holder = TRY(vm.make_instance<MethodHolder>(vm.known<Type>(arguments[0])));
  holder->function = Value::none();
  return Value::from_cell(holder);
}

// Copies the attributes that make the wrapper look like its function (as functools.update_wrapper).
Result<Value> holder_init(Vm& vm, const Value* arguments) {
  constexpr Name kCopied[] = {Name::Module, Name::Name, Name::Qualname, Name::Doc};
  MethodHolder* self = vm.known<MethodHolder>(arguments[0]);
  TRY(check_writable(vm, self));
  if (!self->function.is_none()) change_class_epoch(vm);
  self->function = arguments[1];
  if (!takes_attributes(shape_of(vm.base, self))) return Value::none();
  for (Name name : kCopied) {
    Value value = TRY(find_attribute_calling(vm, arguments[1], vm.name(name)));
    if (!value.is_undefined()) TRY(set_own_attribute(vm, self, vm.name(name), value));
  }
  return Value::none();
}

Result<Value> class_method_get(Vm& vm, Value self, Value object, Value owner) {
  Value function = vm.known<MethodHolder>(self)->function;
  if (owner.is_undefined() || owner.is_none()) owner = Value::from_cell(vm.type_of(object));
  return make_bound_method(vm, function, owner);
}

Result<Value> static_method_get(Vm& vm, Value self, Value, Value) {
  return vm.known<MethodHolder>(self)->function;
}

Result<Value> static_method_call(Vm& vm, const Value* arguments) {
  return call_spread(vm, vm.known<MethodHolder>(arguments[0])->function,
                     vm.cell<Tuple>(arguments[1]), vm.cell<Dict>(arguments[2]));
}

Result<Value> repr_holder(Vm& vm, Value self, const char* format) {
  Str* function = TRY(repr_calling(vm, vm.known<MethodHolder>(self)->function));
  return Value::from_cell(TRY(make_text(vm, format, function)));
}

Result<Value> class_method_repr(Vm& vm, Value self) {
  return repr_holder(vm, self, "<classmethod({})>");
}

Result<Value> static_method_repr(Vm& vm, Value self) {
  return repr_holder(vm, self, "<staticmethod({})>");
}

Result<Value> get_function(Vm& vm, Value self) { return vm.cell<MethodHolder>(self)->function; }

Result<Value> get_is_abstract(Vm& vm, Value self) {
  return Value::boolean(
      TRY(is_abstract_method_calling(vm, vm.known<MethodHolder>(self)->function)));
}

// Boot objects such as str.__dict__["maketrans"] are shared by all runs and have no attributes.
bool keeps_attributes(Vm& vm, const Cell* holder) {
  return takes_attributes(shape_of(vm.base, holder)) && !is_boot_cell(holder);
}

Result<Value> get_dict(Vm& vm, Value self) {
  Cell* holder = vm.cell(self);
  return Value::from_cell(
      TRY(is_boot_cell(holder) ? make_dict(vm) : instance_dictionary(vm, holder)));
}

// __annotations__ and __annotate__: the wrapper's own attribute, copied from the function on the
// first read.
template <Name name>
Result<Value> get_copied(Vm& vm, Value self) {
  Cell* holder = vm.cell(self);
  Value own = find_own_attribute(vm, holder, vm.name(name));
  if (!own.is_undefined()) return own;
  Value function = static_cast<MethodHolder*>(holder)->function;
  Value value = TRY(get_attribute_calling(vm, function, vm.name(name)));
  if (keeps_attributes(vm, holder)) {
    TRY(set_own_attribute(vm, holder, vm.name(name), value));
  }
  return value;
}

template <Name name>
Result<void> set_copied(Vm& vm, Value self, Value value) {
  Cell* holder = vm.cell(self);
  if (takes_attributes(shape_of(vm.base, holder))) {
    if (!value.is_undefined()) return set_own_attribute(vm, holder, vm.name(name), value);
    if (TRY(delete_own_attribute(vm, holder, vm.name(name)))) return {};
  }
  return raise_no_attribute(vm, self, vm.name(name));
}

constexpr PropertyRow kProperties[] = {
    {"__func__", get_function, refuse_assignment},
    {"__wrapped__", get_function, refuse_assignment},
    {"__isabstractmethod__", get_is_abstract, nullptr},
    {"__dict__", get_dict, nullptr},
    {"__annotations__", get_copied<Name::Annotations>, set_copied<Name::Annotations>},
    {"__annotate__", get_copied<Name::Annotate>, set_copied<Name::Annotate>},
};

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", holder_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, function, /)", holder_init};
constexpr NativeRow kStaticMethodCall = {"__call__(self, /, *args, **kwargs)", static_method_call,
                                         kNativeSlotWrapper};

void trace_holder(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<MethodHolder*>(cell)->function);
}

}  // namespace

const TypeSpec kClassMethodType = {
    .doc =
        "classmethod(function): a method of the class itself.\n\n"
        "The function receives the class as its first argument, whether it is called\n"
        "through the class or through an instance.",
    .slots = {.repr = class_method_repr, .descriptor_get = class_method_get},
    .trace = trace_holder,
    .instance_bytes = sizeof(MethodHolder),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .properties = kProperties,
};

const TypeSpec kStaticMethodType = {
    .doc =
        "staticmethod(function): a function in the namespace of a class.\n\n"
        "It receives neither the class nor the instance.",
    .slots = {.repr = static_method_repr, .descriptor_get = static_method_get},
    .trace = trace_holder,
    .instance_bytes = sizeof(MethodHolder),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = {&kStaticMethodCall, 1},
    .properties = kProperties,
};

}  // namespace hognose
