// super: attribute lookup that starts after a given class in the MRO.
//
// In a method, super() takes the class and the object from that method. The interpreter evaluates
// super().name through super_attribute_calling() without creating a super object.
#include "bytecode/code.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"

namespace hognose {

namespace {

// The class whose MRO is searched for `object`: the object itself if it is a subclass of `start`;
// otherwise its class, or the class that it claims as __class__.
Result<Type*> searched_type_calling(Vm& vm, Type* start, Value object) {
  if (Type* type = vm.as<Type>(object, TypeId::Type)) {
    if (is_subtype(vm, type, start)) return type;
  }
  Type* type = vm.type_of(object);
  if (is_subtype(vm, type, start)) return type;
  Value claimed = TRY(find_attribute_calling(vm, object, vm.name(Name::Class)));
  if (Type* claimed_type = vm.as<Type>(claimed, TypeId::Type)) {
    if (claimed_type != type && is_subtype(vm, claimed_type, start)) return claimed_type;
  }
  bool is_class = vm.has_layout(object, TypeId::Type);
  return vm.raise(TypeId::TypeError,
                  "super(type, obj): obj ({} {}) is not an instance or subtype of type ({}).",
                  is_class ? "type" : "instance of",
                  is_class ? vm.cell<Type>(object)->name.get() : type->name.get(), start);
}

// The attribute in the classes after `start`; undefined if not found.
Result<Value> find_after(Vm& vm, const Type* searched, const Type* start, Str* name) {
  const Tuple* order = searched->mro.get();
  if (order == nullptr) return Value::undefined();
  TRY(vm.meter.charge(order->length / 8 + 1));
  Value from = Value::from_cell(start);
  Pace pace(vm.meter);
  uint32_t i = 0;
  for (; i < order->length && order->items[i] != from; ++i) TRY(pace.turn());
  for (++i; i < order->length; ++i) {
    TRY(pace.turn(kPacedItems / kPacedEntries));
    const Type* type = vm.as<Type>(order->items[i], TypeId::Type);
    const Dict* dict = type == nullptr ? nullptr : type->dict.get();
    if (dict == nullptr) continue;
    Value found = dict_find_string(vm, dict, name);
    if (!found.is_undefined()) return found;
  }
  return Value::undefined();
}

Result<Value> read_after_calling(Vm& vm, Type* start, Value object, Type* searched, Str* name,
                                 Value* self) {
  Value found = TRY(find_after(vm, searched, start, name));
  if (found.is_undefined()) return found;
  // Read through the class itself, functions stay unbound and class methods bind to that class.
  Value through = object == Value::from_cell(searched) ? Value::undefined() : object;
  bool is_function = vm.is_exactly(found, TypeId::Function) ||
                     vm.is_exactly(found, TypeId::MethodDescriptor) ||
                     vm.is_exactly(found, TypeId::SlotWrapper);
  if (self != nullptr && is_function && !through.is_undefined()) {
    *self = object;
    return found;
  }
  return bind_descriptor_calling(vm, found, through, searched);
}

Result<Super*> make_super(Vm& vm, Type* type, Type* start, Value object, Type* searched) {
  Super* made = TRY(vm.make_instance<Super>(type));
  made->start = Value::from_cell(start);
  made->object = object;
  made->object_type = searched == nullptr ? Value::undefined() : Value::from_cell(searched);
  return made;
}

Result<Value> super_new(Vm& vm, const Value* arguments) {
  Super* self = TRY(vm.make_instance<Super>(vm.known<Type>(arguments[0])));
  self->start = self->object = self->object_type = Value::undefined();
  return Value::from_cell(self);
}

// super() without arguments: takes `__class__` and the first argument from the calling method. If
// trusted library code is the caller, this fails, so that a guest never obtains the library's
// method.
Result<void> take_from_method(Vm& vm, Value* start, Value* object) {
  const Code* caller = vm.services->current_code();
  if (caller == nullptr || caller->argument_count == 0) {
    return vm.raise(TypeId::RuntimeError, "super(): no arguments");
  }
  bool has_class = current_method(vm, object, start) && (caller->flags & kCodeTrusted) == 0;
  if (object->is_undefined()) {
    return vm.raise(TypeId::RuntimeError, "super(): arg[0] deleted");
  }
  if (!has_class) {
    return vm.raise(TypeId::RuntimeError, "super(): __class__ cell not found");
  }
  if (start->is_undefined()) {
    return vm.raise(TypeId::RuntimeError, "super(): empty __class__ cell");
  }
  return {};
}

Result<Value> super_init(Vm& vm, const Value* arguments) {
  Super* self = vm.known<Super>(arguments[0]);
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (vm.cell<Dict>(arguments[2])->length != 0) {
    return vm.raise(TypeId::TypeError, "super() takes no keyword arguments");
  }
  if (given->length > 2) {
    return vm.raise(TypeId::TypeError, "super() expected at most 2 arguments, got {}",
                    given->length);
  }
  Value start = given->length > 0 ? given->items[0] : Value::undefined();
  Value object = given->length > 1 ? given->items[1] : Value::undefined();
  if (start.is_undefined()) TRY(take_from_method(vm, &start, &object));
  Type* type = vm.as<Type>(start, TypeId::Type);
  if (type == nullptr) {
    return vm.raise(TypeId::TypeError, "super() argument 1 must be a type, not {}",
                    type_name(vm, start));
  }
  if (object.is_none()) object = Value::undefined();
  Type* searched = nullptr;
  if (!object.is_undefined()) searched = TRY(searched_type_calling(vm, type, object));
  self->start = Value::from_cell(type);
  self->object = object;
  self->object_type = searched == nullptr ? Value::undefined() : Value::from_cell(searched);
  return Value::none();
}

Result<Value> super_get_attribute(Vm& vm, Value self, Str* name) {
  Super* super = vm.known<Super>(self);
  Type* searched = vm.as<Type>(super->object_type, TypeId::Type);
  // super().__class__ is super, not the object's class.
  if (searched == nullptr || name == vm.name(Name::Class)) {
    return generic_get_attribute_calling(vm, self, name);
  }
  Value found = TRY(
      read_after_calling(vm, vm.cell<Type>(super->start), super->object, searched, name, nullptr));
  return found.is_undefined() ? generic_get_attribute_calling(vm, self, name)
                              : Result<Value>(found);
}

// An unbound super stored in a class binds to the object through which it is read.
Result<Value> super_get(Vm& vm, Value self, Value object, Value) {
  Super* super = vm.known<Super>(self);
  if (object.is_undefined() || object.is_none() || !super->object.is_undefined()) return self;
  if (!is_exactly(super, TypeId::Super)) {
    return vm.call(Value::from_cell(vm.type_of(self)), {super->start, object});
  }
  Type* start = vm.as<Type>(super->start, TypeId::Type);
  if (start == nullptr) return self;
  Type* searched = TRY(searched_type_calling(vm, start, object));
  return Value::from_cell(TRY(make_super(vm, vm.type(TypeId::Super), start, object, searched)));
}

Result<Value> super_repr(Vm& vm, Value self) {
  Super* super = vm.known<Super>(self);
  Type* start = vm.as<Type>(super->start, TypeId::Type);
  Type* searched = vm.as<Type>(super->object_type, TypeId::Type);
  const Str* start_name = start == nullptr ? nullptr : start->name.get();
  TextArgument start_text = start_name == nullptr ? TextArgument("NULL") : TextArgument(start_name);
  if (searched == nullptr) {
    return Value::from_cell(TRY(make_text(vm, "<super: <class '{}'>, NULL>", start_text)));
  }
  return Value::from_cell(
      TRY(make_text(vm, "<super: <class '{}'>, <{} object>>", start_text, searched->name.get())));
}

Result<Value> get_this_class(Vm& vm, Value self) {
  return none_if_undefined(vm.known<Super>(self)->start);
}
Result<Value> get_self(Vm& vm, Value self) {
  return none_if_undefined(vm.known<Super>(self)->object);
}
Result<Value> get_self_class(Vm& vm, Value self) {
  return none_if_undefined(vm.known<Super>(self)->object_type);
}

constexpr PropertyRow kProperties[] = {
    {"__thisclass__", get_this_class, nullptr},
    {"__self__", get_self, nullptr},
    {"__self_class__", get_self_class, nullptr},
};

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", super_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, *args, **kwargs)", super_init};

void trace_super(Tracer& tracer, Cell* cell, size_t) {
  auto* super = static_cast<Super*>(cell);
  tracer.visit(super->start);
  tracer.visit(super->object);
  tracer.visit(super->object_type);
}

}  // namespace

Result<Value> super_attribute_calling(Vm& vm, Value start, Value object, Str* name, Value* self,
                                      Asker asker) {
  if (self != nullptr) *self = Value::undefined();
  if (object.is_undefined()) {
    return vm.raise(TypeId::RuntimeError, "super(): arg[0] deleted");
  }
  Type* type = vm.as<Type>(start, TypeId::Type);
  if (type == nullptr) {
    return vm.raise(TypeId::TypeError, "super() argument 1 must be a type, not {}",
                    type_name(vm, start));
  }
  name = TRY(canonical_name(vm, name));
  if (HOGNOSE_ASKS(super) && asker != Asker::Trusted) TRY(check_guarded(vm, object, name));
  // None means no object. The attribute is then read from the super object itself.
  if (object.is_none()) object = Value::undefined();
  Type* searched = nullptr;
  if (!object.is_undefined()) {
    searched = TRY(searched_type_calling(vm, type, object));
    if (name != vm.name(Name::Class)) {
      Value found = TRY(read_after_calling(vm, type, object, searched, name, self));
      if (!found.is_undefined()) return found;
    }
  }
  Super* made = TRY(make_super(vm, vm.type(TypeId::Super), type, object, searched));
  Value super = Value::from_cell(made);
  Value found = TRY(find_attribute_unguarded_calling(vm, super, name));
  return found.is_undefined() ? raise_no_attribute(vm, super, name) : Result<Value>(found);
}

const TypeSpec kSuperType = {
    .doc =
        "super(type, object_or_type): the attributes that come after type in the method\n"
        "resolution order of the object or class.\n\n"
        "Without arguments, in a method, type is the class that the method is defined in,\n"
        "and the object is the first argument. super(type) is bound when it is read as an\n"
        "attribute.",
    .slots = {.repr = super_repr,
              .descriptor_get = super_get,
              .get_attribute = super_get_attribute},
    .trace = trace_super,
    .instance_bytes = sizeof(Super),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .properties = kProperties,
};

}  // namespace hognose
