// The type `object`: the operations that every value has.
//
// It provides the defaults of the data model: identity for equality and hash, the repr with the
// address, and the creation of instances of classes without a __new__ of their own.
#include "objects/classes/class.h"
#include "objects/classes/object_reduce.h"
#include "objects/core/boot.h"
#include "objects/core/cell_size.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/protocol.h"
#include "objects/protocols/special.h"

namespace hognose {

namespace {

// --- creation and initialization

bool has_arguments(Vm& vm, const Value* arguments) {
  return vm.cell<Tuple>(arguments[1])->length != 0 || vm.cell<Dict>(arguments[2])->length != 0;
}

Failure raise_abstract(Vm& vm, Type* type) {
  Value declared = own_class_attribute(vm, type, Name::AbstractMethods);
  List* names = TRY(list_from_iterable_calling(vm, declared));
  Str* text = vm.empty_string();
  uint32_t count = names->length;
  // Selection sort: each step takes the smallest remaining name.
  for (uint32_t taken = 0; taken < count; ++taken) {
    TRY(vm.meter.charge(count / 4 + 1));
    uint32_t least = UINT32_MAX;
    for (uint32_t i = 0; i < count; ++i) {
      Value item = names->items->values[i];
      if (item.is_none()) continue;
      if (!vm.has_layout(item, TypeId::Str)) {
        return vm.raise(TypeId::TypeError, "sequence item {}: expected str instance, {} found", i,
                        type_name(vm, item));
      }
      const Str* name = vm.cell<Str>(item);
      if (least == UINT32_MAX ||
          TRY(paced_string_order(vm, name, vm.cell<Str>(names->items->values[least]))) < 0) {
        least = i;
      }
    }
    if (least == UINT32_MAX) break;
    Str* name = vm.cell<Str>(names->items->values[least]);
    names->items->values[least] = Value::none();
    text = TRY(taken == 0 ? make_text(vm, "'{}'", name) : make_text(vm, "{}, '{}'", text, name));
  }
  return vm.raise(TypeId::TypeError,
                  "Can't instantiate abstract class {} without an implementation for abstract "
                  "method{} {}",
                  type, count == 1 ? "" : "s", text);
}

Result<Value> object_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  // Arguments are valid if the class overrides __init__ but not __new__. They are an error if it
  // overrides neither, or if its own __new__ passed them on to this function.
  if (has_arguments(vm, arguments)) {
    if (!is_objects_own(vm, type, Name::New)) {
      return vm.raise(TypeId::TypeError,
                      "object.__new__() takes exactly one argument (the type to instantiate)");
    }
    if (is_objects_own(vm, type, Name::Init)) {
      return vm.raise(TypeId::TypeError, "{}() takes no arguments", type);
    }
  }
  if ((type->flags & kTypeAbstract) != 0) return raise_abstract(vm, type);
  return Value::from_cell(TRY(vm.make_instance<Object>(type)));
}

Result<Value> object_init(Vm& vm, const Value* arguments) {
  if (!has_arguments(vm, arguments)) return Value::none();
  Type* type = vm.type_of(arguments[0]);
  if (!is_objects_own(vm, type, Name::Init)) {
    return vm.raise(TypeId::TypeError,
                    "object.__init__() takes exactly one argument (the instance to initialize)");
  }
  if (is_objects_own(vm, type, Name::New)) {
    return vm.raise(TypeId::TypeError,
                    "{}.__init__() takes exactly one argument (the instance to initialize)", type);
  }
  return Value::none();
}

// --- slots

Result<Value> object_repr(Vm& vm, Value self) {
  Str* name = TRY(full_class_name(vm, vm.type_of(self)));
  return Value::from_cell(TRY(make_text(vm, "<{} object at {}>", name, AddressText(self).view())));
}

Result<Value> object_str(Vm& vm, Value self) { return checked_repr_calling(vm, self); }

Result<Value> object_format(Vm& vm, Value self, Value spec) {
  return default_format_calling(vm, self, spec);
}

Result<uint64_t> object_hash(Vm&, Value self) { return object_identity_hash(self); }

// --- methods

Result<Value> object_dir(Vm& vm, const Value* arguments) {
  Dict* names = TRY(make_dict(vm));
  TRY(collect_names_calling(vm, arguments[0], names));
  return Value::from_cell(TRY(list_from_iterable_calling(vm, Value::from_cell(names))));
}

Result<Value> object_init_subclass(Vm&, const Value*) { return Value::none(); }

Result<Value> object_subclasshook(Vm&, const Value*) { return Value::not_implemented(); }

Result<Value> object_sizeof(Vm& vm, const Value* arguments) {
  // None, floats and similar values have no cell.
  if (!arguments[0].is_cell()) return Value::from_small_int(sizeof(Value));
  return size_of_cells(vm, {vm.cell(arguments[0])});
}

constexpr NativeRow kConstructor = {"__new__(cls, /, *args, **kwargs)", object_new,
                                    kNativeConstructor};
constexpr NativeRow kInitializer = {"__init__(self, /, *args, **kwargs)", object_init};

constexpr NativeRow kMethods[] = {
    {"__dir__(self, /)", object_dir},
    {"__sizeof__(self, /)", object_sizeof},
    {"__init_subclass__(cls, /)", object_init_subclass, kNativeClassMethod},
    {"__subclasshook__(cls, object, /)", object_subclasshook, kNativeClassMethod},
    {"__getstate__(self, /)", object_getstate},
    {"__reduce__(self, /)", object_reduce},
    {"__reduce_ex__(self, protocol, /)", object_reduce_ex},
};

// --- __class__

Result<Value> get_class(Vm& vm, Value self) { return Value::from_cell(vm.type_of(self)); }

// Whether the class adds nothing to the layout of its base.
bool adds_nothing(Type* type) {
  Type* base = type->base.get();
  if (base == nullptr || type->layout != base->layout || type->slot_names != base->slot_names) {
    return false;
  }
  if (is_boot_cell(type)) {
    // Of the native types, only exceptions take the place of each other.
    const auto id = static_cast<TypeId>(type->id);
    if (!is_exception_id(id) || adds_to_layout(id)) return false;
  }
  constexpr uint32_t kRoom = kTypeWeakReferable;
  return takes_attributes(type->instance_shape.get()) ==
             takes_attributes(base->instance_shape.get()) &&
         ((type->flags ^ base->flags) & kRoom) == 0;
}

Type* layout_base(Type* type) {
  for (BaseWalk walk; adds_nothing(type);) type = walk.step(type);
  return type;
}

bool same_members(const Type* left, const Type* right) {
  const Tuple* a = left->members.get();
  const Tuple* b = right->members.get();
  uint32_t count = a == nullptr ? 0 : a->length;
  if (count != (b == nullptr ? 0u : b->length.get())) return false;
  for (uint32_t i = 0; i < count; ++i) {
    if (a->items[i] != b->items[i]) return false;  // interned names
  }
  return true;
}

Result<void> set_class(Vm& vm, Value self, Value value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "can't delete __class__ attribute");
  }
  Type* type = vm.as<Type>(value, TypeId::Type);
  if (type == nullptr) {
    return vm.raise(TypeId::TypeError, "__class__ must be set to a class, not '{}' object",
                    type_name(vm, value));
  }
  Type* old = vm.type_of(self);
  const bool modules = is_built_as(type, TypeId::Module) && is_built_as(old, TypeId::Module);
  if (!modules && (is_immutable(type) || is_immutable(old))) {
    return vm.raise(TypeId::TypeError,
                    "__class__ assignment only supported for mutable types or ModuleType "
                    "subclasses");
  }
  if (!type->mro || !same_layout(old, type)) {
    return vm.raise(TypeId::TypeError, "__class__ assignment: '{}' object layout differs from '{}'",
                    type, old);
  }
  // Cached lookups may be invalid now: the object is a class or a module, or a class attribute that
  // is or was a descriptor. Or it is in tuples whose hashes are remembered.
  constexpr uint32_t kDescriptor = kTypeDescriptorGet | kTypeDescriptorSet;
  if (vm.has_layout(self, TypeId::Type) || vm.has_layout(self, TypeId::Tuple) || modules ||
      ((old->flags ^ type->flags) & kDescriptor) != 0) {
    change_class_epoch(vm);
    TRY(vm.services->forget_slot_caches());
  }
  TRY(change_class(vm, vm.cell(self), type));
  // The object may already be watched. It is then registered twice, and finalized once per class.
  if (((type->flags & ~old->flags) & kTypeFinalizer) == 0) return {};
  return watch_instance(vm, vm.cell(self));
}

constexpr PropertyRow kProperties[] = {{"__class__", get_class, set_class}};

}  // namespace

bool is_objects_own(Vm& vm, Type* type, Name name) {
  return find_class_attribute(vm, type, name) ==
         find_class_attribute(vm, vm.type(TypeId::Object), name);
}

// CPython's rule: starting from each class, follow the bases while nothing is added to the layout.
// The layouts are the same if both paths end at the same class, or at two classes that add the same
// to the same base.
bool same_layout(Type* left, Type* right) {
  Type* a = layout_base(left);
  Type* b = layout_base(right);
  if (a == b) return true;
  constexpr uint32_t kRoom = kTypeWeakReferable;
  return !is_boot_cell(a) && !is_boot_cell(b) && a->base.get() == b->base.get() &&
         a->layout == b->layout && ((a->flags ^ b->flags) & kRoom) == 0 &&
         takes_attributes(a->instance_shape.get()) == takes_attributes(b->instance_shape.get()) &&
         same_members(a, b);
}

const TypeSpec kObjectType = {
    .doc =
        "What every class inherits from. An instance of object itself has no attributes of\n"
        "its own.",
    .slots = {.repr = object_repr,
              .str = object_str,
              .format = object_format,
              .hash = object_hash,
              .compare = default_compare_calling,
              .get_attribute = generic_get_attribute_calling,
              .set_attribute = generic_set_attribute_calling},
    .instance_bytes = sizeof(Object),
    .constructor = &kConstructor,
    .initializer = &kInitializer,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
