// The type property: an attribute computed by functions of its class.
//
// Inline caches of the interpreter call a getter directly. Changing a property after its creation,
// by calling __init__ again, therefore changes the class epoch.
#include "objects/attributes/attributes.h"
#include "objects/attributes/descriptor.h"
#include "objects/core/make.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> property_new(Vm& vm, const Value* arguments) {
  Property* property = TRY(vm.make_instance<Property>(vm.known<Type>(arguments[0])));
  property->getter = property->setter = property->deleter = Value::none();
  property->doc = Value::none();
  property->name = Value::undefined();
  property->doc_of_getter = false;
  return Value::from_cell(property);
}

// Instances of subclasses store __doc__ in their own attributes: the __doc__ of their class would
// hide the one in the property.
Result<void> store_doc(Vm& vm, Property* self, Value doc) {
  if (is_exactly(self, TypeId::Property)) {
    self->doc = doc;
    return {};
  }
  if (!takes_attributes(shape_of(vm.base, self))) return {};
  return set_own_attribute(vm, self, vm.name(Name::Doc), doc);
}

Result<Value> property_init(Vm& vm, const Value* arguments) {
  Property* self = vm.known<Property>(arguments[0]);
  if (!self->getter.is_none()) change_class_epoch(vm);
  self->getter = arguments[1];
  self->setter = arguments[2];
  self->deleter = arguments[3];
  self->name = Value::undefined();
  Value doc = arguments[4];
  if (doc.is_none() && !arguments[1].is_none()) {
    Value found = TRY(find_attribute_calling(vm, arguments[1], vm.name(Name::Doc)));
    if (!found.is_undefined()) doc = found;
    // Guest code may have run, but that does not affect what is stored here.
    self->doc_of_getter = !doc.is_none();
  } else {
    self->doc_of_getter = false;
  }
  TRY(store_doc(vm, self, doc));
  return Value::none();
}

// The name for error texts: set by __set_name__, or the getter's __name__. Undefined: unknown.
Result<Value> property_name_calling(Vm& vm, Property* self) {
  if (!self->name.is_undefined()) return self->name;
  if (self->getter.is_none()) return Value::undefined();
  return find_attribute_calling(vm, self->getter, vm.name(Name::Name));
}

Failure raise_missing_function(Vm& vm, Property* self, Value object, const char* what) {
  Value name = TRY(property_name_calling(vm, self));
  const Str* type = vm.type_of(object)->qualified_name.get();
  if (name.is_undefined() || name.is_none()) {
    return vm.raise(TypeId::AttributeError, "property of '{}' object has no {}", type, what);
  }
  Str* text = TRY(repr_calling(vm, name));
  return vm.raise(TypeId::AttributeError, "property {} of '{}' object has no {}", text, type, what);
}

Result<Value> property_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined()) return self;
  Property* property = vm.known<Property>(self);
  if (property->getter.is_none()) {
    return raise_missing_function(vm, property, object, "getter");
  }
  return vm.call(property->getter, {object});
}

Result<void> property_set(Vm& vm, Value self, Value object, Value value) {
  Property* property = vm.known<Property>(self);
  if (value.is_undefined()) {
    if (property->deleter.is_none()) {
      return raise_missing_function(vm, property, object, "deleter");
    }
    TRY(vm.call(property->deleter, {object}));
    return {};
  }
  if (property->setter.is_none()) {
    return raise_missing_function(vm, property, object, "setter");
  }
  TRY(vm.call(property->setter, {object, value}));
  return {};
}

// A copy of the property, of the same class, with one function replaced. For the decorators. None
// keeps the old function.
Result<Value> copy_with(Vm& vm, Value self, Value getter, Value setter, Value deleter) {
  Property* old = vm.known<Property>(self);
  if (getter.is_none()) getter = old->getter;
  if (setter.is_none()) setter = old->setter;
  if (deleter.is_none()) deleter = old->deleter;
  Value name = old->name;
  // If the doc came from the old getter, __init__ takes it from the new one. (An instance of a
  // subclass has its doc elsewhere.)
  bool takes_new_doc = old->doc_of_getter && !getter.is_none();
  Value doc = takes_new_doc || !is_exactly(old, TypeId::Property) ? Value::none() : old->doc;
  Value made = TRY(vm.call(Value::from_cell(vm.type_of(self)), {getter, setter, deleter, doc}));
  if (Property* property = vm.as<Property>(made, TypeId::Property)) property->name = name;
  return made;
}

Result<Value> property_getter(Vm& vm, const Value* arguments) {
  Property* self = vm.known<Property>(arguments[0]);
  return copy_with(vm, arguments[0], arguments[1], self->setter, self->deleter);
}

Result<Value> property_setter(Vm& vm, const Value* arguments) {
  Property* self = vm.known<Property>(arguments[0]);
  return copy_with(vm, arguments[0], self->getter, arguments[1], self->deleter);
}

Result<Value> property_deleter(Vm& vm, const Value* arguments) {
  Property* self = vm.known<Property>(arguments[0]);
  return copy_with(vm, arguments[0], self->getter, self->setter, arguments[1]);
}

Result<Value> property_set_name(Vm& vm, const Value* arguments) {
  vm.known<Property>(arguments[0])->name = arguments[2];
  return Value::none();
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", property_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, fget=None, fset=None, fdel=None, doc=None)",
                                    property_init};

constexpr NativeRow kMethods[] = {
    {"getter(self, fget, /)", property_getter},
    {"setter(self, fset, /)", property_setter},
    {"deleter(self, fdel, /)", property_deleter},
    {"__set_name__(self, owner, name, /)", property_set_name},
};

Result<Value> get_fget(Vm& vm, Value self) { return vm.cell<Property>(self)->getter; }
Result<Value> get_fset(Vm& vm, Value self) { return vm.cell<Property>(self)->setter; }
Result<Value> get_fdel(Vm& vm, Value self) { return vm.cell<Property>(self)->deleter; }
Result<Value> get_doc(Vm& vm, Value self) { return vm.cell<Property>(self)->doc; }

Result<void> set_doc(Vm& vm, Value self, Value value) {
  vm.known<Property>(self)->doc = value.is_undefined() ? Value::none() : value;
  return {};
}

Result<Value> get_name(Vm& vm, Value self) {
  Value name = TRY(property_name_calling(vm, vm.known<Property>(self)));
  if (!name.is_undefined()) return name;
  return vm.raise(TypeId::AttributeError, "'property' object has no attribute '__name__'");
}

Result<void> set_name(Vm& vm, Value self, Value value) {
  vm.known<Property>(self)->name = value;
  return {};
}

Result<Value> get_is_abstract(Vm& vm, Value self) {
  Property* property = vm.known<Property>(self);
  for (Value function : {property->getter, property->setter, property->deleter}) {
    if (TRY(is_abstract_method_calling(vm, function))) return Value::boolean(true);
  }
  return Value::boolean(false);
}

constexpr PropertyRow kProperties[] = {
    {"fget", get_fget, refuse_assignment}, {"fset", get_fset, refuse_assignment},
    {"fdel", get_fdel, refuse_assignment}, {"__doc__", get_doc, set_doc},
    {"__name__", get_name, set_name},      {"__isabstractmethod__", get_is_abstract, nullptr},
};

void trace_property(Tracer& tracer, Cell* cell, size_t) {
  auto* property = static_cast<Property*>(cell);
  tracer.visit(property->getter);
  tracer.visit(property->setter);
  tracer.visit(property->deleter);
  tracer.visit(property->doc);
  tracer.visit(property->name);
}

}  // namespace

Result<bool> is_abstract_method_calling(Vm& vm, Value function) {
  if (function.is_none() || function.is_undefined()) return false;
  Value mark = TRY(find_attribute_calling(vm, function, vm.name(Name::IsAbstractMethod)));
  return mark.is_undefined() ? Result<bool>(false) : truth_calling(vm, mark);
}

const TypeSpec kPropertyType = {
    .doc =
        "property(fget=None, fset=None, fdel=None, doc=None): an attribute that is\n"
        "computed.\n\n"
        "Reading, assigning and deleting the attribute call fget, fset and fdel with the\n"
        "instance. Usually it decorates the method that reads, which also gives it its\n"
        "docstring:\n\n"
        "    class Circle:\n"
        "        @property\n"
        "        def area(self):\n"
        "            return 3.14 * self.radius ** 2\n\n"
        "@area.setter and @area.deleter add the other two functions.",
    .slots = {.descriptor_get = property_get, .descriptor_set = property_set},
    .trace = trace_property,
    .instance_bytes = sizeof(Property),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
