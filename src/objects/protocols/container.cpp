// The protocols of containers: len, x[y], x[y] = z, del x[y], y in x.
//
// Unsupported operations raise CPython's errors. A length from a guest's __len__ is checked to be a
// valid size, but code never relies on it being correct.
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/special.h"
#include "objects/typing/typing_objects.h"

namespace hognose {
namespace {

// Whether the class has the __class_getitem__ of built-in types, which makes an alias.
bool makes_alias(Vm& vm, Value value) {
  auto* type = vm.cell<Type>(value);
  if (!vm.is_exactly(value, TypeId::Type)) return false;
  Value found = type_lookup(vm, type, vm.name(Name::ClassGetItem));
  if (!vm.is_exactly(found, TypeId::ClassMethodDescriptor)) return false;
  const NativeEntry* entry = vm.boot.native(vm.known<Native>(found)->native_index);
  return entry != nullptr && entry->code == kClassGetItemRow.code &&
         is_subtype(vm, type, vm.type(entry->owner));
}

// C[key] for a class whose metaclass has no __getitem__: __class_getitem__ (PEP 560).
Result<Value> class_item_calling(Vm& vm, Value type, Value key) {
  if (makes_alias(vm, type)) {
    TRY(vm.meter.charge(1));
    return make_generic_alias(vm, type, key);
  }
  Value method = TRY(find_attribute_calling(vm, type, vm.name(Name::ClassGetItem)));
  if (!method.is_undefined() && !method.is_none()) return vm.call(method, {key});
  if (type == Value::from_cell(vm.type(TypeId::Type))) return make_generic_alias(vm, type, key);
  return vm.raise(TypeId::TypeError, "type '{}' is not subscriptable",
                  static_cast<const Type*>(vm.cell<Type>(type)));
}

// CPython has another text when its sequence protocol fails: when an index is deleted from a class
// instance or from a type with a length.
Result<void> refuse_item_change_calling(Vm& vm, Value object, Value key, bool deleting) {
  bool by_index = has_sequence_protocol(vm, object) && is_index(vm, key);
  // CPython's sequence protocol converts the key first, so a huge key raises its own error.
  if (by_index) TRY(index_int64_calling(vm, key, OutOfRange::RaiseIndex));
  if (!deleting) {
    return vm.raise(TypeId::TypeError, "'{}' object does not support item assignment",
                    type_name(vm, object));
  }
  return vm.raise(TypeId::TypeError, "'{}' object {} support item deletion", type_name(vm, object),
                  by_index ? "doesn't" : "does not");
}

Result<bool> contains_by_iteration(Vm& vm, Value container, Value item) {
  Result<Value> iterator = iterate_calling(vm, container);
  if (iterator.failed()) {
    if (!vm.pending_matches(iterator.failure(), TypeId::TypeError)) return iterator.failure();
    vm.take_pending();
    return vm.raise(TypeId::TypeError, "argument of type '{}' is not a container or iterable",
                    type_name(vm, container));
  }
  for (;;) {
    TRY(vm.meter.charge(1));
    Value candidate = TRY(next_calling(vm, iterator.value()));
    if (candidate.is_undefined()) return false;
    if (TRY(equal_calling(vm, candidate, item))) return true;
  }
}

}  // namespace

Result<int64_t> checked_length_calling(Vm& vm, Value result) {
  Value number = TRY(index_calling(vm, result));
  if (int_is_negative(vm, number)) {
    return vm.raise(TypeId::ValueError, "__len__() should return >= 0");
  }
  return index_int64_calling(vm, number, OutOfRange::RaiseOverflow);
}

Result<int64_t> length_calling(Vm& vm, Value value) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(value, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.length != nullptr) return slots.length(vm, value);
    return vm.raise(TypeId::TypeError, "object of type '{}' has no len()", type_name(vm, value));
  }
  SpecialMethod method = find_special(vm, vm.type_of(value), Name::Len);
  if (method.inherited != nullptr && method.inherited->length != nullptr) {
    return method.inherited->length(vm, value);
  }
  if (!method.found()) {
    return vm.raise(TypeId::TypeError, "object of type '{}' has no len()", type_name(vm, value));
  }
  return checked_length_calling(vm, TRY(call_found(vm, method, Name::Len, value, {})));
}

namespace {

// The operations on items that the instance of a guest class has from its layout alone, which may
// be none; null if a class defines one.
const TypeSlots* item_slots_of_layout(Vm& vm, Value object) {
  const Type* type = vm.type_of(object);
  if ((type->flags & kTypeItems) != 0) return nullptr;
  return &slots_of(vm, static_cast<TypeId>(type->layout));
}

}  // namespace

Result<Value> get_item_calling(Vm& vm, Value object, Value key) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(object, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.get_item != nullptr) return slots.get_item(vm, object, key);
    if (id == TypeId::Type) return class_item_calling(vm, object, key);
    return vm.raise(TypeId::TypeError, "'{}' object is not subscriptable", type_name(vm, object));
  }
  const TypeSlots* own = item_slots_of_layout(vm, object);
  if (own != nullptr && own->get_item != nullptr) return own->get_item(vm, object, key);
  SpecialMethod method = find_special(vm, vm.type_of(object), Name::Getitem);
  if (method.inherited != nullptr && method.inherited->get_item != nullptr) {
    return method.inherited->get_item(vm, object, key);
  }
  if (method.found()) return call_found(vm, method, Name::Getitem, object, {key});
  if (vm.has_layout(object, TypeId::Type)) return class_item_calling(vm, object, key);
  return vm.raise(TypeId::TypeError, "'{}' object is not subscriptable", type_name(vm, object));
}

Result<void> set_item_calling(Vm& vm, Value object, Value key, Value value) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  const bool deleting = value.is_undefined();
  TypeId id = exact_type_id(object, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.set_item != nullptr) return slots.set_item(vm, object, key, value);
    return refuse_item_change_calling(vm, object, key, deleting);
  }
  const TypeSlots* own = item_slots_of_layout(vm, object);
  if (own != nullptr && own->set_item != nullptr) return own->set_item(vm, object, key, value);
  Name name = deleting ? Name::Delitem : Name::Setitem;
  SpecialMethod method = find_special(vm, vm.type_of(object), name);
  if (method.inherited != nullptr && method.inherited->set_item != nullptr) {
    return method.inherited->set_item(vm, object, key, value);
  }
  if (!method.found()) {
    // If a class defines only one of the two methods, the error names the missing one: in CPython
    // both fill the same slot.
    Name other = deleting ? Name::Setitem : Name::Delitem;
    if (find_special(vm, vm.type_of(object), other).found()) {
      return vm.raise(TypeId::AttributeError, deleting ? "__delitem__" : "__setitem__");
    }
    return refuse_item_change_calling(vm, object, key, deleting);
  }
  if (deleting) {
    TRY(call_found(vm, method, name, object, {key}));
  } else {
    TRY(call_found(vm, method, name, object, {key, value}));
  }
  return {};
}

Result<bool> contains_calling(Vm& vm, Value container, Value item) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(container, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.contains != nullptr) return slots.contains(vm, container, item);
    return contains_by_iteration(vm, container, item);
  }
  SpecialMethod method = find_special(vm, vm.type_of(container), Name::Contains);
  if (!method.found()) return contains_by_iteration(vm, container, item);
  if (method.inherited != nullptr && method.inherited->contains != nullptr) {
    return method.inherited->contains(vm, container, item);
  }
  if (method.function.is_none()) {
    return vm.raise(TypeId::TypeError, "'{}' object is not a container", type_name(vm, container));
  }
  return truth_calling(vm, TRY(call_found(vm, method, Name::Contains, container, {item})));
}

}  // namespace hognose
