// Storing and deleting attributes: object.name = value for every kind of object.
//
// An undefined value deletes. Stores follow the data model: a data descriptor of the class has
// precedence, then the object's own attributes change. StoreInfo reports what an inline cache may
// keep.
#include "objects/attributes/attributes.h"
#include "objects/attributes/descriptor.h"
#include "objects/core/boot.h"
#include "objects/core/observation.h"
#include "objects/protocols/special.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// Records for the cache the slot in which `name` was stored. `before` is the shape before the
// store.
void note_store(Vm& vm, Cell* object, Shape* before, Str* name, StoreInfo* info) {
  if (info == nullptr || vm.classes.epoch == kEpochExhausted) return;
  Shape* after = shape_of(vm.base, object);
  if ((after->flags & kShapeDictionary) != 0) return;
  uint16_t slot = 0;
  if (!find_slot(after, name, &slot)) return;
  uint32_t offset = inline_slot_offset(after, slot);
  if (after == before) {
    info->kind = offset == 0 ? StoreKind::OtherSlot : StoreKind::InlineSlot;
  } else if (offset != 0) {
    info->kind = StoreKind::NewInlineSlot;
  }
  info->slot = slot;
  info->shape = offset_of(before);
  info->new_shape = offset_of(after);
  info->epoch = vm.classes.epoch;
  info->offset = offset;
}

void note_member(Vm& vm, Cell* object, const MemberDescriptor* member, StoreInfo* info) {
  if (info == nullptr || vm.classes.epoch == kEpochExhausted) return;
  const Shape* shape = shape_of(vm.base, object);
  uint32_t offset = inline_slot_offset(shape, member->slot);
  if (offset == 0) return;
  info->kind = StoreKind::InlineSlot;
  info->shape = object->shape;
  info->epoch = vm.classes.epoch;
  info->offset = offset;
}

// Calls __set__ or __delete__ of an instance of a guest class.
Result<void> set_by_guest_descriptor(Vm& vm, Value attribute, Value object, Value value) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Name name = value.is_undefined() ? Name::Delete : Name::Set;
  SpecialMethod method = find_special(vm, vm.type_of(attribute), name);
  if (!method.found()) return vm.raise(TypeId::AttributeError, "{}", vm.name(name));
  if (method.inherited != nullptr) {
    return method.inherited->descriptor_set(vm, attribute, object, value);
  }
  if (value.is_undefined()) {
    TRY(call_found(vm, method, name, attribute, {object}));
  } else {
    TRY(call_found(vm, method, name, attribute, {object, value}));
  }
  return {};
}

Failure raise_cannot_store(Vm& vm, Value object, Str* name, Value class_attribute) {
  const Type* type = type_name(vm, object);
  if (!class_attribute.is_undefined()) {
    return vm.raise(TypeId::AttributeError, "'{}' object attribute '{}' is read-only", type, name);
  }
  // CPython uses the longer text for classes without a __setattr__ of their own.
  const char* format = (type->flags & kTypeSetattr) == 0
                           ? "'{}' object has no attribute '{}' and no __dict__ for setting new "
                             "attributes"
                           : "'{}' object has no attribute '{}'";
  return raise_attribute_error(vm, object, name, format, {type, name});
}

Result<void> store_in_instance(Vm& vm, Value object, Str* name, Value value, StoreInfo* info) {
  Type* type = vm.type_of(object);
  Value attribute = find_class_attribute(vm, type, name);
  if (!attribute.is_undefined() && is_data_descriptor(vm, attribute)) {
    TypeId id = exact_type_id(attribute.cell(vm.base));
    if (id == TypeId::Guest) return set_by_guest_descriptor(vm, attribute, object, value);
    if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
    TRY(slots_of(vm, id).descriptor_set(vm, attribute, object, value));
    if (id == TypeId::MemberDescriptor && !value.is_undefined()) {
      note_member(vm, vm.cell(object), vm.cell<MemberDescriptor>(attribute), info);
    }
    return {};
  }
  Cell* cell = object.is_cell() ? vm.cell(object) : nullptr;
  Shape* shape = cell == nullptr ? nullptr : shape_of(vm.base, cell);
  if (shape == nullptr || !takes_attributes(shape)) {
    return raise_cannot_store(vm, object, name, attribute);
  }
  if (!value.is_undefined()) {
    TRY(set_own_attribute(vm, cell, name, value));
    note_store(vm, cell, shape, name, info);
    return {};
  }
  if (TRY(delete_own_attribute(vm, cell, name))) return {};
  if (exact_type_id(cell) == TypeId::Guest) {
    return vm.raise(TypeId::AttributeError, "'{}' object has no attribute '{}'", type, name);
  }
  return raise_no_attribute(vm, object, name);
}

Result<void> store_by_slots(Vm& vm, TypeId layout, Value object, Str* name, Value value,
                            StoreInfo* info) {
  const TypeSlots& slots = slots_of(vm, layout);
  if (slots.set_attribute == slots_of(vm, TypeId::Object).set_attribute) {
    return store_in_instance(vm, object, name, value, info);
  }
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  return slots.set_attribute(vm, object, name, value);
}

Result<void> store_with_hook(Vm& vm, Type* type, Value object, Str* name, Value value,
                             StoreInfo* info) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Name hook_name = value.is_undefined() ? Name::Delattr : Name::Setattr;
  SpecialMethod hook = find_special(vm, type, hook_name);
  if (hook.inherited != nullptr || !hook.found()) {
    TypeId layout = static_cast<TypeId>(type->layout);
    return store_by_slots(vm, layout, object, name, value, info);
  }
  if (value.is_undefined()) {
    TRY(call_found(vm, hook, hook_name, object, {Value::from_cell(name)}));
  } else {
    TRY(call_found(vm, hook, hook_name, object, {Value::from_cell(name), value}));
  }
  return {};
}

// Guests may not replace private names of a built-in module. The module would call the guest's
// function with values that the guest may not read.
Result<void> check_private_store(Vm& vm, Value object, Str* name) {
  if (name->length < 2 || !name->is_ascii()) return {};
  const uint8_t* text = str_data(name);
  if (text[0] != '_' || text[1] == '_') return {};
  const Module* module = vm.as<Module>(object, TypeId::Module);
  if (module == nullptr || module->built_in == 0 || vm.host.policy == nullptr) return {};
  if (!vm.host.policy->hides_private_names()) return {};
  constexpr const char* kReason = "it is private to a built-in module";
  std::string_view characters(reinterpret_cast<const char*>(text), name->length);
  note_blocked(vm, "private names", characters, kReason);
  return raise_attribute_error(
      vm, object, name, "module has no attribute '{}' to be set (blocked by policy '{}': {})",
      {name, vm.host.policy->name(), kReason});
}

// When a guest stores in a library module, define the module's late names first, so that the store
// comes after them.
Result<void> complete_module_calling(Vm& vm, Value object, Asker asker) {
  const Module* module = vm.as<Module>(object, TypeId::Module);
  if (HOGNOSE_LIKELY(module == nullptr) || asker != Asker::Guest || module->built_in == 0) {
    return {};
  }
  return module->dict ? vm.services->complete_names_calling(module->dict.get()) : Result<void>();
}

Result<void> store_attribute(Vm& vm, Value object, Str* name, Value value, StoreInfo* info,
                             Asker asker) {
  TRY(vm.meter.charge(1));
  name = TRY(canonical_name(vm, name));
  if (HOGNOSE_ASKS(store) && asker != Asker::Trusted) TRY(check_guarded(vm, object, name));
  if (HOGNOSE_ASKS(private_store) && asker == Asker::Guest) {
    TRY(check_private_store(vm, object, name));
  }
  if (HOGNOSE_ASKS(shut_module_store) && asker == Asker::Guest) TRY(check_shut(vm, object, name));
  if (is_guarded(vm, name)) info = nullptr;
  TRY(complete_module_calling(vm, object, asker));
  TypeId id = exact_type_id(object, vm.base);
  if (id != TypeId::Guest) return store_by_slots(vm, id, object, name, value, info);
  Type* type = vm.type_of(object);
  if ((type->flags & kTypeSetattr) != 0) {
    return store_with_hook(vm, type, object, name, value, info);
  }
  return store_by_slots(vm, static_cast<TypeId>(type->layout), object, name, value, info);
}

}  // namespace

Result<void> set_attribute_calling(Vm& vm, Value object, Str* name, Value value) {
  return store_attribute(vm, object, name, value, nullptr, Asker::Guest);
}

Result<void> set_attribute_for_cache_calling(Vm& vm, Value object, Str* name, Value value,
                                             StoreInfo* info, Asker asker) {
  *info = StoreInfo();
  return store_attribute(vm, object, name, value, info, asker);
}

Result<void> generic_set_attribute_calling(Vm& vm, Value object, Str* name, Value value) {
  name = TRY(canonical_name(vm, name));
  return store_in_instance(vm, object, name, value, nullptr);
}

}  // namespace hognose
