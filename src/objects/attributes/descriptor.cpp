// The descriptors of built-in types (methods, slot wrappers, computed properties, members of
// __slots__), and the receiver checks that natives rely on.
//
// A descriptor's cell refers to a native or a property in the boot tables by index. The tables'
// owner type, not the cell, decides which objects a native may be called with.
#include "objects/attributes/descriptor.h"
#include "objects/core/boot.h"

#include "objects/attributes/attributes.h"
#include "objects/attributes/shape.h"
#include "objects/classes/object_reduce.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/lifetime/lifecycle.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"
#include "policy/check_sites.h"

namespace hognose {

namespace {

// --- attributes of the descriptors

const NativeEntry* native_of(Vm& vm, Value self) {
  return vm.boot.native(vm.known<Native>(self)->native_index);
}

Failure raise_damaged(Vm& vm) { return vm.raise(TypeId::SystemError, "a descriptor is damaged"); }

Result<Value> text_of(Result<Str*> text) {
  if (text.failed()) return text.failure();
  return Value::from_cell(text.value());
}

Result<Value> repr_native(Vm& vm, Value self, const char* format) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  return text_of(make_text(vm, format, vm.base.at<Str>(entry->name), vm.type(entry->owner)));
}

Result<Value> method_repr(Vm& vm, Value self) {
  return repr_native(vm, self, "<method '{}' of '{}' objects>");
}

Result<Value> slot_wrapper_repr(Vm& vm, Value self) {
  return repr_native(vm, self, "<slot wrapper '{}' of '{}' objects>");
}

Result<Value> method_wrapper_repr(Vm& vm, Value self) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  Value object = vm.known<Native>(self)->self;
  return text_of(make_text(vm, "<method-wrapper '{}' of {} object at {}>",
                           vm.base.at<Str>(entry->name), type_name(vm, object),
                           AddressText(object).view()));
}

Result<Value> native_name(Vm& vm, Value self) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  return Value::from_offset(entry->name);
}

Result<Value> native_owner(Vm& vm, Value self) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  return Value::from_cell(vm.type(entry->owner));
}

Result<Value> native_qualified_name(Vm& vm, Value self) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  return text_of(make_text(vm, "{}.{}", vm.type(entry->owner), vm.base.at<Str>(entry->name)));
}

// "($self, object, /)": the parameters from the table, with the receiver marked.
Result<Value> native_text_signature(Vm& vm, Value self) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  std::string_view parameters = entry->signature->text + entry->signature->name_length;
  return text_of(make_text(vm, "(${}", parameters.substr(1)));
}

Result<Value> no_doc(Vm&, Value) { return Value::none(); }

Result<Value> native_self(Vm& vm, Value self) { return vm.cell<Native>(self)->self; }

constexpr PropertyRow kNativeProperties[] = {
    {"__objclass__", native_owner, nullptr},
    {"__name__", native_name, nullptr},
    {"__qualname__", native_qualified_name, nullptr},
    {"__doc__", no_doc, nullptr},
    {"__text_signature__", native_text_signature, nullptr},
};

constexpr PropertyRow kMethodWrapperProperties[] = {
    {"__self__", native_self, nullptr}, {"__objclass__", native_owner, nullptr},
    {"__name__", native_name, nullptr}, {"__qualname__", native_qualified_name, nullptr},
    {"__doc__", no_doc, nullptr},       {"__text_signature__", native_text_signature, nullptr},
};

// --- binding

Failure raise_wrong_object(Vm& vm, const Str* name, const Type* owner, Value object) {
  return vm.raise(TypeId::TypeError,
                  "descriptor '{}' for '{}' objects doesn't apply to a '{}' object", name, owner,
                  type_name(vm, object));
}

Result<Value> method_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined()) return self;
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  if (!applies_to(vm, vm.type_of(object), entry->owner)) {
    return raise_wrong_object(vm, vm.base.at<Str>(entry->name), vm.type(entry->owner), object);
  }
  return make_native_function(vm, vm.known<Native>(self)->native_index, object);
}

Result<Value> slot_wrapper_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined()) return self;
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  Type* owner = vm.type(entry->owner);
  if (!applies_to(vm, vm.type_of(object), entry->owner)) {
    return raise_wrong_object(vm, vm.base.at<Str>(entry->name), owner, object);
  }
  Native* wrapper = TRY(vm.make<Native>(TypeId::MethodWrapper));
  wrapper->native_index = vm.known<Native>(self)->native_index;
  wrapper->self = object;
  wrapper->owner = owner;
  return Value::from_cell(wrapper);
}

Result<Value> class_method_get(Vm& vm, Value self, Value object, Value owner) {
  const NativeEntry* entry = native_of(vm, self);
  if (entry == nullptr) return raise_damaged(vm);
  const Str* name = vm.base.at<Str>(entry->name);
  Type* required = vm.type(entry->owner);
  if (owner.is_none() || owner.is_undefined()) {
    if (object.is_undefined()) {
      return vm.raise(TypeId::TypeError,
                      "descriptor '{}' for type '{}' needs either an object or a type", name,
                      required);
    }
    owner = Value::from_cell(vm.type_of(object));
  }
  Type* type = vm.as<Type>(owner, TypeId::Type);
  if (type == nullptr) {
    return vm.raise(TypeId::TypeError,
                    "descriptor '{}' for type '{}' needs a type, not a '{}' as arg 2", name,
                    required, type_name(vm, owner));
  }
  if (!applies_to(vm, type, entry->owner)) {
    return vm.raise(TypeId::TypeError,
                    "descriptor '{}' requires a subtype of '{}' but received '{}'", name, required,
                    type->name.get());
  }
  return make_native_function(vm, vm.known<Native>(self)->native_index, owner);
}

// Calls a class method that was read from its class's dict. The class is the first argument.
Result<Value> class_method_call(Vm& vm, const Value* arguments) {
  Tuple* positional = vm.cell<Tuple>(arguments[1]);
  const NativeEntry* entry = native_of(vm, arguments[0]);
  if (entry == nullptr) return raise_damaged(vm);
  if (positional->length == 0) {
    return vm.raise(TypeId::TypeError, "descriptor '{}' of '{}' object needs an argument",
                    vm.base.at<Str>(entry->name), vm.type(entry->owner));
  }
  Value bound = TRY(class_method_get(vm, arguments[0], Value::undefined(), positional->items[0]));
  Tuple* rest = TRY(make_tuple(vm, positional->items.from(1), positional->length - 1));
  return call_spread(vm, bound, rest, vm.cell<Dict>(arguments[2]));
}

Result<Value> native_reduce(Vm& vm, const Value* arguments) {
  Value owner = TRY(native_owner(vm, arguments[0]));
  return reduce_to_attribute(vm, arguments[0], "__objclass__", owner,
                             TRY(native_name(vm, arguments[0])));
}

Result<Value> method_wrapper_reduce(Vm& vm, const Value* arguments) {
  Value object = vm.known<Native>(arguments[0])->self;
  return reduce_to_attribute(vm, arguments[0], "__self__", object,
                             TRY(native_name(vm, arguments[0])));
}

constexpr NativeRow kNativeMethods[] = {kCallRow, {"__reduce__(self, /)", native_reduce}};
constexpr NativeRow kMethodWrapperMethods[] = {kCallRow,
                                               {"__reduce__(self, /)", method_wrapper_reduce}};
constexpr NativeRow kClassMethodCallRow[] = {
    {"__call__(self, /, *args, **kwargs)", class_method_call, kNativeSlotWrapper},
};

Result<Value> method_wrapper_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!vm.is_exactly(other, TypeId::MethodWrapper) ||
      (op != CompareOperator::Equal && op != CompareOperator::NotEqual)) {
    return Value::not_implemented();
  }
  const Native* left = vm.known<Native>(self);
  const Native* right = vm.cell<Native>(other);
  bool equal = left->native_index == right->native_index && left->self == right->self;
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> method_wrapper_hash(Vm& vm, Value self) {
  const Native* wrapper = vm.known<Native>(self);
  return (wrapper->self.bits() >> 4) * 31 + wrapper->native_index;
}

}  // namespace

void trace_native(Tracer& tracer, Cell* cell, size_t) {
  auto* native = static_cast<Native*>(cell);
  tracer.visit(native->self);
  tracer.visit(native->owner);
}

// --- checks

bool applies_to_slow(Vm& vm, const Type* type, TypeId owner) {
  if (owner == TypeId::Object) return true;
  return is_built_as(type, owner) && is_subtype(vm, type, vm.type(owner));
}

Result<void> check_receiver_slow(Vm& vm, const NativeEntry& entry, Value self) {
  if (applies_to(vm, vm.type_of(self), entry.owner)) return {};
  Type* owner = vm.type(entry.owner);
  Str* name = vm.base.at<Str>(entry.name);
  if (entry.kind == NativeKind::Slot) {
    return vm.raise(TypeId::TypeError, "descriptor '{}' requires a '{}' object but received a '{}'",
                    name, owner, type_name(vm, self));
  }
  return raise_wrong_object(vm, name, owner, self);
}

namespace {

// The row of the __new__ that makes instances of this built-in type; null if there is none.
const NativeRow* constructor_of(TypeId id) {
  if ((row_of(id).flags & kTypeCallable) == 0) return nullptr;
  while (spec_of(id).constructor == nullptr && id != TypeId::Object) id = row_of(id).base;
  return spec_of(id).constructor;
}

}  // namespace

Result<void> check_constructed_class(Vm& vm, const NativeEntry& entry, const Value* arguments,
                                     size_t count) {
  Type* owner = vm.type(entry.owner);
  if (count == 0) {
    return vm.raise(TypeId::TypeError, "{}.__new__(): not enough arguments", owner);
  }
  if (arguments[0] == Value::from_cell(owner)) return {};
  Type* type = vm.as<Type>(arguments[0], TypeId::Type);
  if (type == nullptr) {
    return vm.raise(TypeId::TypeError, "{}.__new__(X): X is not a type object ({})", owner,
                    type_name(vm, arguments[0]));
  }
  if (!applies_to_slow(vm, type, entry.owner)) {
    return vm.raise(TypeId::TypeError, "{}.__new__({}): {} is not a subtype of {}", owner, type,
                    type, owner);
  }
  // The nearest built-in base determines which __new__ must make an instance.
  const Type* base = nearest_boot_base(type);
  const auto id = static_cast<TypeId>(base->id);
  const NativeRow* constructor = row_of(id).is_internal ? nullptr : constructor_of(id);
  if (constructor == nullptr || constructor != constructor_of(entry.owner)) {
    // The text names the nearest class whose __new__ is native.
    Type* maker = type;
    BaseWalk walk;
    while (maker->base &&
           !vm.is_exactly(find_class_attribute(vm, maker, Name::New), TypeId::BuiltinFunction)) {
      maker = walk.step(maker);
    }
    return vm.raise(TypeId::TypeError, "{}.__new__({}) is not safe, use {}.__new__()", owner, type,
                    maker);
  }
  return {};
}

// --- computed properties

namespace {

// The row, after checking that the object is an instance of both the row's owner and the
// descriptor's.
Result<const PropertyEntry*> property_for(Vm& vm, const GetSetDescriptor* descriptor,
                                          Value object) {
  const PropertyEntry* entry = vm.boot.property(descriptor->property_index);
  if (entry == nullptr) return raise_damaged(vm);
  if (HOGNOSE_LIKELY(exact_type_id(object, vm.base) == entry->owner)) return entry;
  Type* type = vm.type_of(object);
  const Type* owner = descriptor->owner.get();
  if (!applies_to(vm, type, entry->owner) || (owner != nullptr && !is_subtype(vm, type, owner))) {
    return raise_wrong_object(vm, descriptor->name.get(), owner, object);
  }
  return entry;
}

Result<Value> getset_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined()) return self;
  auto* descriptor = vm.known<GetSetDescriptor>(self);
  // Guest code called __get__ by name, so the guards apply here too.
  if (HOGNOSE_ASKS(property_get)) TRY(check_guarded(vm, object, descriptor->name.get()));
  if (HOGNOSE_ASKS(shut_module_get)) TRY(check_shut(vm, object, descriptor->name.get()));
  return get_property_calling(vm, descriptor, object);
}

Result<void> getset_set(Vm& vm, Value self, Value object, Value value) {
  auto* descriptor = vm.known<GetSetDescriptor>(self);
  if (HOGNOSE_ASKS(property_set)) TRY(check_guarded(vm, object, descriptor->name.get()));
  if (HOGNOSE_ASKS(shut_module_set)) TRY(check_shut(vm, object, descriptor->name.get()));
  const PropertyEntry* entry = TRY(property_for(vm, descriptor, object));
  if (entry->row->set == nullptr) {
    return vm.raise(TypeId::AttributeError, "attribute '{}' of '{}' objects is not writable",
                    descriptor->name.get(), descriptor->owner.get());
  }
  return entry->row->set(vm, object, value);
}

// Both layouts have owner and name at the same offsets.
static_assert(sizeof(GetSetDescriptor) == sizeof(MemberDescriptor));
GetSetDescriptor* named_descriptor(Vm& vm, Value self) {
  return static_cast<GetSetDescriptor*>(vm.cell(self));
}

Result<Value> repr_descriptor(Vm& vm, Value self, const char* format) {
  auto* descriptor = named_descriptor(vm, self);
  return text_of(make_text(vm, format, descriptor->name.get(), descriptor->owner.get()));
}

Result<Value> getset_repr(Vm& vm, Value self) {
  return repr_descriptor(vm, self, "<attribute '{}' of '{}' objects>");
}

Result<Value> member_repr(Vm& vm, Value self) {
  return repr_descriptor(vm, self, "<member '{}' of '{}' objects>");
}

Result<Value> descriptor_name(Vm& vm, Value self) {
  return Value::from_cell(named_descriptor(vm, self)->name.get());
}

Result<Value> descriptor_owner(Vm& vm, Value self) {
  return Value::from_cell(named_descriptor(vm, self)->owner.get());
}

Result<Value> descriptor_qualified_name(Vm& vm, Value self) {
  auto* descriptor = named_descriptor(vm, self);
  return text_of(
      make_text(vm, "{}.{}", descriptor->owner->qualified_name.get(), descriptor->name.get()));
}

Result<Value> member_reduce(Vm& vm, const Value* arguments) {
  Value owner = TRY(descriptor_owner(vm, arguments[0]));
  return reduce_to_attribute(vm, arguments[0], "__objclass__", owner,
                             TRY(descriptor_name(vm, arguments[0])));
}

constexpr NativeRow kMemberMethods[] = {{"__reduce__(self, /)", member_reduce}};

// Only the rows of computed properties have texts.
Result<Value> descriptor_doc(Vm& vm, Value self) {
  const auto* descriptor = vm.as<GetSetDescriptor>(self, TypeId::GetSetDescriptor);
  if (descriptor == nullptr) return Value::none();
  const PropertyEntry* entry = vm.boot.property(descriptor->property_index);
  if (entry == nullptr) return raise_damaged(vm);
  if (entry->row->doc == nullptr) return Value::none();
  return Value::from_cell(TRY(make_string(vm, entry->row->doc)));
}

constexpr PropertyRow kDescriptorProperties[] = {
    {"__objclass__", descriptor_owner, nullptr},
    {"__name__", descriptor_name, nullptr},
    {"__qualname__", descriptor_qualified_name, nullptr},
    {"__doc__", descriptor_doc, nullptr},
};

void trace_descriptor(Tracer& tracer, Cell* cell, size_t) {
  auto* descriptor = static_cast<GetSetDescriptor*>(cell);
  tracer.visit(descriptor->owner);
  tracer.visit(descriptor->name);
}

// --- members of __slots__

Result<const Shape*> shape_for_member(Vm& vm, const MemberDescriptor* descriptor, Value object) {
  const Shape* shape = TRY(find_member_shape(vm, descriptor, object));
  if (shape != nullptr) return shape;
  return raise_wrong_object(vm, descriptor->name.get(), descriptor->owner.get(), object);
}

Result<Value> member_get(Vm& vm, Value self, Value object, Value) {
  if (object.is_undefined()) return self;
  auto* descriptor = vm.known<MemberDescriptor>(self);
  Value value = TRY(get_member(vm, descriptor, object));
  if (!value.is_undefined()) return value;
  return vm.raise(TypeId::AttributeError, "'{}' object has no attribute '{}'",
                  type_name(vm, object), descriptor->name.get());
}

Result<void> member_set(Vm& vm, Value self, Value object, Value value) {
  auto* descriptor = vm.known<MemberDescriptor>(self);
  const Shape* shape = TRY(shape_for_member(vm, descriptor, object));
  Cell* cell = vm.cell(object);
  if (value.is_undefined() && load_slot(vm.base, cell, shape, descriptor->slot).is_undefined()) {
    return vm.raise(TypeId::AttributeError, "{}", descriptor->name.get());
  }
  store_slot(vm.base, cell, shape, descriptor->slot, value);
  return {};
}

// --- __dict__ and __weakref__ of instances

Result<Value> get_instance_dict(Vm& vm, Value self) {
  if (!self.is_cell() || !takes_attributes(shape_of(vm.base, vm.cell(self)))) {
    return vm.raise(TypeId::AttributeError, "'{}' object has no attribute '__dict__'",
                    type_name(vm, self));
  }
  return Value::from_cell(TRY(instance_dictionary(vm, vm.cell(self))));
}

Result<void> set_instance_dict(Vm& vm, Value self, Value value) {
  if (!self.is_cell() || !takes_attributes(shape_of(vm.base, vm.cell(self)))) {
    return vm.raise(TypeId::AttributeError, "'{}' object has no attribute '__dict__'",
                    type_name(vm, self));
  }
  Dict* dict = value.is_undefined() ? TRY(make_dict(vm)) : vm.as<Dict>(value, TypeId::Dict);
  if (dict == nullptr) {
    return vm.raise(TypeId::TypeError, "__dict__ must be set to a dictionary, not a '{}'",
                    type_name(vm, value));
  }
  return replace_instance_dictionary(vm, vm.cell(self), dict);
}

// Returns the first weak reference to the object.
Result<Value> get_instance_weakref(Vm& vm, Value self) {
  Value first = Value::none();
  TRY(vm.tables.lifecycle->for_references(self.offset(), [&](uint32_t reference) -> Result<void> {
    if (first.is_none()) first = Value::from_offset(reference);
    return {};
  }));
  return first;
}

}  // namespace

Result<Value> get_property_calling(Vm& vm, const GetSetDescriptor* descriptor, Value object) {
  const PropertyEntry* entry = TRY(property_for(vm, descriptor, object));
  return entry->row->get(vm, object);
}

Result<const Shape*> find_member_shape(Vm& vm, const MemberDescriptor* descriptor, Value object) {
  const Type* owner = descriptor->owner.get();
  const Type* base = owner == nullptr ? nullptr : owner->base.get();
  if (base == nullptr || !object.is_cell()) return nullptr;
  const uint32_t slot = descriptor->slot;
  if (slot < base->slot_names || slot >= owner->slot_names) return nullptr;
  if (!TRY(derives_by_base(vm, vm.type_of(object), owner))) return nullptr;
  const Shape* shape = shape_of(vm.base, vm.cell(object));
  return slot < shape->member_slots ? shape : nullptr;
}

Result<Value> get_member(Vm& vm, const MemberDescriptor* descriptor, Value object) {
  const Shape* shape = TRY(shape_for_member(vm, descriptor, object));
  return load_slot(vm.base, vm.cell(object), shape, descriptor->slot);
}

const PropertyRow kInstanceDictProperty = {"__dict__", get_instance_dict, set_instance_dict};
const PropertyRow kInstanceWeakrefProperty = {"__weakref__", get_instance_weakref, nullptr};

const TypeSpec kMethodDescriptorType = {
    .slots = {.repr = method_repr, .descriptor_get = method_get},
    .trace = trace_native,
    .instance_bytes = sizeof(Native),
    .methods = kNativeMethods,
    .properties = kNativeProperties,
};

const TypeSpec kClassMethodDescriptorType = {
    .slots = {.repr = method_repr, .descriptor_get = class_method_get},
    .trace = trace_native,
    .instance_bytes = sizeof(Native),
    .methods = kClassMethodCallRow,
    .properties = kNativeProperties,
};

const TypeSpec kSlotWrapperType = {
    .slots = {.repr = slot_wrapper_repr, .descriptor_get = slot_wrapper_get},
    .trace = trace_native,
    .instance_bytes = sizeof(Native),
    .methods = kNativeMethods,
    .properties = kNativeProperties,
};

const TypeSpec kMethodWrapperType = {
    .slots = {.repr = method_wrapper_repr,
              .hash = method_wrapper_hash,
              .compare = method_wrapper_compare},
    .trace = trace_native,
    .instance_bytes = sizeof(Native),
    .methods = kMethodWrapperMethods,
    .properties = kMethodWrapperProperties,
};

const TypeSpec kGetSetDescriptorType = {
    .slots = {.repr = getset_repr, .descriptor_get = getset_get, .descriptor_set = getset_set},
    .trace = trace_descriptor,
    .instance_bytes = sizeof(GetSetDescriptor),
    .properties = kDescriptorProperties,
};

const TypeSpec kMemberDescriptorType = {
    .slots = {.repr = member_repr, .descriptor_get = member_get, .descriptor_set = member_set},
    .trace = trace_descriptor,
    .instance_bytes = sizeof(MemberDescriptor),
    .methods = kMemberMethods,
    .properties = kDescriptorProperties,
};

}  // namespace hognose
