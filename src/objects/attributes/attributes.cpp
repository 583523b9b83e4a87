// Reading attributes: object.name for every kind of object, and what inline caches may keep of it.
//
// Lookup follows the data model (reference 3.3.2, "Descriptor HowTo"): data descriptors of the
// class, then the object's own attributes, then other class attributes, then __getattr__. Lookup on
// a class also searches the class's own MRO. A module also tries its __getattr__ function.
#include "objects/attributes/attributes.h"

#include "objects/attributes/descriptor.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/dict_table.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/observation.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/special.h"
#include "policy/check_sites.h"
#include "policy/effective_policy.h"

namespace hognose {

namespace {

// What the caller of a lookup needs besides the value.
struct Request {
  AttributeInfo* info = nullptr;  // null: cache nothing
  // Null: bind. Otherwise functions stay unbound, and the object is stored here.
  Value* self = nullptr;
  Asker asker = Asker::Guest;
};

// How a class attribute behaves when it is read through an instance.
enum class Binding : uint8_t {
  Plain,     // unchanged
  Function,  // bound, by passing the object first
  Native,    // likewise, for a method of a built-in type
  Static,
  Class,
  Property,
  GetSet,
  Member,
  TupleItem,  // a _tuplegetter
  Other,      // some other __get__
  OtherData,  // some other __get__, or none, with __set__ or __delete__
};

Binding binding_of(Vm& vm, Value attribute) {
  if (!attribute.is_cell()) return Binding::Plain;
  TypeId id = exact_type_id(attribute.cell(vm.base));
  switch (id) {
    case TypeId::Function: return Binding::Function;
    case TypeId::MethodDescriptor:
    case TypeId::SlotWrapper: return Binding::Native;
    case TypeId::StaticMethod: return Binding::Static;
    case TypeId::ClassMethod: return Binding::Class;
    case TypeId::Property: return Binding::Property;
    case TypeId::GetSetDescriptor: return Binding::GetSet;
    case TypeId::MemberDescriptor: return Binding::Member;
    case TypeId::TupleGetter: return Binding::TupleItem;
    case TypeId::Guest: {
      uint32_t flags = vm.type_of(attribute)->flags;
      if ((flags & kTypeDescriptorSet) != 0) return Binding::OtherData;
      return (flags & kTypeDescriptorGet) != 0 ? Binding::Other : Binding::Plain;
    }
    default: {
      const TypeSlots& slots = slots_of(vm, id);
      if (slots.descriptor_set != nullptr) return Binding::OtherData;
      return slots.descriptor_get != nullptr ? Binding::Other : Binding::Plain;
    }
  }
}

bool is_data(Binding binding) {
  return binding == Binding::Property || binding == Binding::GetSet || binding == Binding::Member ||
         binding == Binding::TupleItem || binding == Binding::OtherData;
}

// Whether the attribute takes precedence over the object's own when it is read. One with only
// __set__ or __delete__ does not.
bool is_read_first(Vm& vm, Value attribute, Binding binding) {
  if (binding != Binding::OtherData) return is_data(binding);
  TypeId id = exact_type_id(attribute, vm.base);
  return id == TypeId::Guest ? (vm.type_of(attribute)->flags & kTypeDescriptorGet) != 0
                             : slots_of(vm, id).descriptor_get != nullptr;
}

void note(Vm& vm, const Request& request, Value object, AttributeKind kind) {
  if (request.info == nullptr || vm.classes.epoch == kEpochExhausted) return;
  request.info->kind = kind;
  request.info->epoch = vm.classes.epoch;
  request.info->shape =
      object.is_cell() ? vm.cell(object)->shape : shape_offset(exact_type_id(object, vm.base));
}

void note_value(Vm& vm, const Request& request, Value object, AttributeKind kind, Value value) {
  if (request.info == nullptr) return;
  request.info->value = value;
  note(vm, request, object, kind);
}

void note_place(Vm& vm, const Request& request, Value object, AttributeKind kind,
                const ClassAttribute& place) {
  if (request.info == nullptr) return;
  request.info->dict = place.dict;
  request.info->index = place.index;
  note(vm, request, object, kind);
}

void note_slot(Vm& vm, const Request& request, Value object, const Shape* shape, uint32_t slot) {
  if (request.info == nullptr) return;
  request.info->offset = inline_slot_offset(shape, slot);
  request.info->index = slot;
  const bool is_inline = request.info->offset != 0;
  note(vm, request, object, is_inline ? AttributeKind::InlineSlot : AttributeKind::OtherSlot);
}

// An attribute in the object's own dict. Whether a module shows one depends on who asks.
void note_entry(Vm& vm, const Request& request, Value object, const Shape* shape, Str* name) {
  if (request.info == nullptr || (shape->flags & kShapeVariableSize) != 0 ||
      vm.has_layout(object, TypeId::Module)) {
    return;
  }
  const Dict* dict = dictionary_of(vm, vm.cell(object), shape);
  request.info->index = static_cast<uint32_t>(dict_find_string_entry(vm, dict, name));
  note(vm, request, object, AttributeKind::OwnEntry);
}

Result<Value> with_self(const Request& request, Value function, Value self) {
  *request.self = self;
  return function;
}

// Reads the class attribute through `object`, or through the class `owner` alone if object is
// undefined. `cacheable`: nothing can take precedence over the attribute while shape and epoch stay
// the same.
Result<Value> read_class_attribute(Vm& vm, const ClassAttribute& found, Binding binding,
                                   Value object, Type* owner, const Request& request,
                                   bool cacheable) {
  Request noted = request;
  if (!cacheable) noted.info = nullptr;
  Value attribute = found.value;
  switch (binding) {
    case Binding::Plain:
      if (found.dict != 0) {
        note_place(vm, noted, object, AttributeKind::ClassPlace, found);
      } else {
        note_value(vm, noted, object, AttributeKind::ClassConstant, attribute);
      }
      return attribute;
    case Binding::Function:
      note_value(vm, noted, object, AttributeKind::ClassFunction, attribute);
      if (request.self != nullptr) return with_self(request, attribute, object);
      return make_bound_method(vm, attribute, object);
    case Binding::Native:
      note_value(vm, noted, object, AttributeKind::ClassNative, attribute);
      if (request.self != nullptr) return with_self(request, attribute, object);
      return bind_descriptor_calling(vm, attribute, object, owner);
    case Binding::Static: {
      Value function = vm.cell<MethodHolder>(attribute)->function;
      note_value(vm, noted, object, AttributeKind::StaticFunction, function);
      return function;
    }
    case Binding::Class: {
      Value function = vm.cell<MethodHolder>(attribute)->function;
      // Only a wrapped callable that is not a Function can have a __get__ of its own.
      if (!vm.is_exactly(function, TypeId::Function)) break;
      note_value(vm, noted, object, AttributeKind::ClassBound, function);
      if (request.self != nullptr) return with_self(request, function, Value::from_cell(owner));
      return make_bound_method(vm, function, Value::from_cell(owner));
    }
    case Binding::Property: {
      Value getter = vm.cell<Property>(attribute)->getter;
      if (!vm.is_exactly(getter, TypeId::Function)) break;
      note_value(vm, noted, object, AttributeKind::PropertyGetter, getter);
      return vm.call(getter, {object});
    }
    case Binding::GetSet: {
      auto* descriptor = vm.cell<GetSetDescriptor>(attribute);
      if (descriptor->name.get() == vm.name(Name::Class) &&
          descriptor->owner.get() == vm.type(TypeId::Object)) {
        // object.__class__: all objects of one shape are of one class.
        Value type = Value::from_cell(vm.type_of(object));
        note_value(vm, noted, object, AttributeKind::ClassConstant, type);
        return type;
      }
      if (request.info != nullptr) request.info->index = descriptor->property_index;
      note(vm, noted, object, AttributeKind::NativeGetter);
      return get_property_calling(vm, descriptor, object);
    }
    case Binding::Member: {
      auto* descriptor = vm.cell<MemberDescriptor>(attribute);
      Value value = TRY(get_member(vm, descriptor, object));
      if (value.is_undefined()) {
        return raise_attribute_error(vm, object, descriptor->name.get(),
                                     "'{}' object has no attribute '{}'",
                                     {type_name(vm, object), descriptor->name.get()});
      }
      note_slot(vm, noted, object, shape_of(vm.base, vm.cell(object)), descriptor->slot);
      return value;
    }
    case Binding::TupleItem: {
      const Tuple* tuple = vm.as<Tuple>(object, TypeId::Tuple);
      uint32_t index = vm.cell<TupleGetter>(attribute)->index;
      if (tuple == nullptr || index >= tuple->length) break;
      if (request.info != nullptr) request.info->index = index;
      note(vm, noted, object, AttributeKind::TupleItem);
      return tuple->items[index];
    }
    case Binding::OtherData:
      note_value(vm, noted, object, AttributeKind::GuestDescriptor, attribute);
      break;
    case Binding::Other: break;
  }
  return bind_descriptor_calling(vm, attribute, object, owner);
}

// --- instances. All of these return undefined if there is no such attribute.

// Whether the attribute is hidden from guests: a private name of a built-in module (one leading
// underscore), which the module's parts use among themselves, or a module that the policy hides.
bool is_hidden_in(Vm& vm, Value object, const Str* name, Value value, const Request& request) {
  if (request.asker != Asker::Guest) return false;
  if (HOGNOSE_ASKS(hidden_module) && is_hidden_module(vm, value)) {
    note_blocked(vm, "imports", ascii_text(name), "the policy does not open this module");
    return true;
  }
  const uint8_t* text = str_data(name);
  if (HOGNOSE_LIKELY(name->length == 0 || text[0] != '_')) return false;
  const Module* module = vm.as<Module>(object, TypeId::Module);
  if (module == nullptr || module->built_in == 0) return false;
  if (name->kind == 1 && name->length > 1 && text[1] == '_') return false;
  if (!HOGNOSE_ASKS(private_name) || vm.host.policy == nullptr ||
      !vm.host.policy->hides_private_names()) {
    return false;
  }
  note_blocked(vm, "private names", ascii_text(name), "it is private to a built-in module");
  return true;
}

Result<Value> find_in_instance(Vm& vm, Value object, Str* name, const Request& request) {
  Type* type = vm.type_of(object);
  ClassAttribute found = type_lookup_place(vm, type, name);
  Binding binding = found.value.is_undefined() ? Binding::Plain : binding_of(vm, found.value);
  if (is_read_first(vm, found.value, binding)) {
    return read_class_attribute(vm, found, binding, object, type, request, true);
  }
  if (object.is_cell()) {
    Cell* cell = vm.cell(object);
    const Shape* shape = shape_of(vm.base, cell);
    if (takes_attributes(shape)) {
      if ((shape->flags & kShapeDictionary) != 0) {
        Value own = find_own_attribute(vm, cell, name);
        if (!own.is_undefined() && !is_hidden_in(vm, object, name, own, request)) {
          note_entry(vm, request, object, shape, name);
          return own;
        }
        if (request.info != nullptr) request.info->unless_own = true;
      } else {
        uint16_t slot = 0;
        if (find_slot(shape, name, &slot)) {
          note_slot(vm, request, object, shape, slot);
          return load_slot(vm.base, cell, shape, slot);
        }
      }
    }
  }
  if (found.value.is_undefined()) {
    note(vm, request, object, AttributeKind::Absent);
    return found.value;
  }
  return read_class_attribute(vm, found, binding, object, type, request, true);
}

// --- classes

Result<Value> find_in_class(Vm& vm, Value object, Str* name, const Request& request) {
  Type* type = vm.cell<Type>(object);
  Type* meta = vm.type_of(object);
  ClassAttribute of_meta = type_lookup_place(vm, meta, name);
  Binding meta_binding =
      of_meta.value.is_undefined() ? Binding::Plain : binding_of(vm, of_meta.value);
  if (is_read_first(vm, of_meta.value, meta_binding)) {
    return read_class_attribute(vm, of_meta, meta_binding, object, meta, request, true);
  }
  ClassAttribute found = type_lookup_place(vm, type, name);
  if (found.value.is_undefined()) {
    if (of_meta.value.is_undefined()) return of_meta.value;
    return read_class_attribute(vm, of_meta, meta_binding, object, meta, request, false);
  }
  Value attribute = found.value;
  switch (binding_of(vm, attribute)) {
    case Binding::Plain:
      if (found.dict != 0) {
        note_place(vm, request, object, AttributeKind::TypePlace, found);
        return attribute;
      }
      break;
    case Binding::Function:
    case Binding::Native:
    case Binding::Property:
    case Binding::GetSet:
    case Binding::Member: break;
    case Binding::Static: attribute = vm.cell<MethodHolder>(attribute)->function; break;
    case Binding::Class: {
      Value function = vm.cell<MethodHolder>(attribute)->function;
      if (!vm.is_exactly(function, TypeId::Function)) {
        return bind_descriptor_calling(vm, attribute, Value::undefined(), type);
      }
      note_value(vm, request, object, AttributeKind::TypeBound, function);
      if (request.self != nullptr) return with_self(request, function, object);
      return make_bound_method(vm, function, object);
    }
    case Binding::TupleItem:
    case Binding::Other:
    case Binding::OtherData:
      return bind_descriptor_calling(vm, attribute, Value::undefined(), type);
  }
  note_value(vm, request, object, AttributeKind::TypeConstant, attribute);
  return attribute;
}

// --- modules

void note_module_place(Vm& vm, const Request& request, Value object, Str* name) {
  if (request.info == nullptr || !vm.is_exactly(object, TypeId::Module)) return;
  Dict* dict = vm.cell<Module>(object)->dict.get();
  int64_t entry = dict == nullptr ? -1 : dict_entry_index(vm, dict, name);
  if (entry < 0 || is_boot_cell(dict)) return;
  if (dict->keys_version == 0) {
    if (vm.namespaces.next_keys_version == UINT32_MAX) return;  // no versions are left
    dict->keys_version = vm.namespaces.next_keys_version++;
  }
  request.info->dict = offset_of(dict);
  request.info->index = static_cast<uint32_t>(entry);
  request.info->version = dict->keys_version;
  note(vm, request, object, AttributeKind::ModulePlace);
}

Result<Value> find_in_module(Vm& vm, Value object, Str* name, const Request& request) {
  if (HOGNOSE_ASKS(shut_module) && request.asker == Asker::Guest) TRY(check_shut(vm, object, name));
  AttributeInfo of_class;
  Request by_shape = request;
  by_shape.info = &of_class;  // not to be cached: modules have one shape, but some are shut
  Value found = TRY(find_in_instance(vm, object, name, by_shape));
  if (!found.is_undefined()) {
    if (of_class.kind == AttributeKind::NotCacheable) note_module_place(vm, request, object, name);
    return found;
  }
  Dict* dict = vm.cell<Module>(object)->dict.get();
  if (dict == nullptr) return found;
  if (TRY(vm.services->define_late_name_calling(dict, name))) {
    found = TRY(find_in_instance(vm, object, name, by_shape));
    if (!found.is_undefined()) return found;
  }
  // PEP 562: a module's __getattr__ function is called for missing names.
  Value hook = dict_find_string(vm, dict, vm.name(Name::Getattr));
  if (hook.is_undefined()) return hook;
  return vm.call(hook, {Value::from_cell(name)});
}

// --- all kinds

Failure raise_missing(Vm& vm, Value object, Str* name) {
  if (!vm.has_layout(object, TypeId::Module)) return raise_no_attribute(vm, object, name);
  Dict* dict = vm.cell<Module>(object)->dict.get();
  Value module_name = dict == nullptr ? Value() : dict_find_string(vm, dict, vm.name(Name::Name));
  Str* text = vm.as<Str>(module_name, TypeId::Str);
  if (text == nullptr) {
    return raise_attribute_error(vm, object, name, "module has no attribute '{}'", {name});
  }
  if (vm.cell<Module>(object)->state == ModuleState::Initializing) {
    Value file = dict_find_string(vm, dict, vm.name(Name::File));
    if (Str* place = vm.as<Str>(file, TypeId::Str)) {
      return raise_attribute_error(vm, object, name,
                                   "partially initialized module '{}' from '{}' has no attribute "
                                   "'{}' (most likely due to a circular import)",
                                   {text, place, name});
    }
    return raise_attribute_error(vm, object, name,
                                 "partially initialized module '{}' has no attribute '{}' (most "
                                 "likely due to a circular import)",
                                 {text, name});
  }
  if (vm.namespaces.modules != nullptr) {
    // A submodule that is still being imported is not yet an attribute of its parent.
    Str* full = TRY(make_text(vm, "{}.{}", text, name));
    TRY(paced_string_hash(vm, full));
    Module* part = vm.as<Module>(dict_find_string(vm, vm.namespaces.modules, full), TypeId::Module);
    if (part != nullptr && part->state == ModuleState::Initializing) {
      return raise_attribute_error(vm, object, name,
                                   "cannot access submodule '{}' of module '{}' (most likely due "
                                   "to a circular import)",
                                   {name, text});
    }
  }
  return raise_attribute_error(vm, object, name, "module '{}' has no attribute '{}'", {text, name});
}

// Sets name and obj on an AttributeError that has neither, for suggestions. This includes errors
// that a property raised, as in PyObject_GetAttr.
Failure complete_error(Vm& vm, Failure failure, Value object, Str* name) {
  if (!vm.pending_matches(failure, TypeId::AttributeError)) return failure;
  Exception* exception = vm.cell<Exception>(vm.pending());
  const ValueArray* details = exception->details.get();
  if (details != nullptr) {
    for (uint32_t i = 0; i < details->capacity && i < 2; ++i) {
      if (!details->values[i].is_undefined() && !details->values[i].is_none()) return failure;
    }
  }
  return with_name_and_object(vm, failure, name, object);
}

// Turns a pending AttributeError into undefined. All other failures stay.
Result<Value> undefined_if_missing(Vm& vm, Result<Value> result) {
  if (result.failed() && vm.pending_matches(result.failure(), TypeId::AttributeError)) {
    vm.take_pending();
    return Value::undefined();
  }
  return result;
}

// Uses the slots of a built-in type, for its exact instances and for guest classes without hooks.
Result<Value> find_by_slots(Vm& vm, TypeId layout, Value object, Str* name,
                            const Request& request) {
  if (layout == TypeId::Type) return find_in_class(vm, object, name, request);
  if (layout == TypeId::Module) return find_in_module(vm, object, name, request);
  const TypeSlots& slots = slots_of(vm, layout);
  if (slots.get_attribute == slots_of(vm, TypeId::Object).get_attribute) {
    return find_in_instance(vm, object, name, request);
  }
  return slots.get_attribute(vm, object, name);
}

enum class Missing : uint8_t { Raise, Undefined };

// For a class that defines __getattribute__ or __getattr__.
Result<Value> find_with_hooks(Vm& vm, Type* type, Value object, Str* name, const Request& request,
                              Missing missing) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  bool has_getattr = (type->flags & kTypeGetattr) != 0;
  Value pending = Value::undefined();
  if ((type->flags & kTypeGetattribute) != 0) {
    SpecialMethod hook = find_special(vm, type, Name::Getattribute);
    Result<Value> result =
        call_found(vm, hook, Name::Getattribute, object, {Value::from_cell(name)});
    if (!result.failed()) return result;
    if (!vm.pending_matches(result.failure(), TypeId::AttributeError)) return result;
    if (!has_getattr) return missing == Missing::Raise ? result : undefined_if_missing(vm, result);
    pending = vm.take_pending();
  } else {
    Value found = TRY(undefined_if_missing(
        vm, find_by_slots(vm, static_cast<TypeId>(type->layout), object, name, request)));
    if (!found.is_undefined()) {
      // Another time the getter may raise AttributeError, and then __getattr__ is asked.
      if (request.info != nullptr && (request.info->kind == AttributeKind::PropertyGetter ||
                                      request.info->kind == AttributeKind::GuestDescriptor)) {
        request.info->kind = AttributeKind::NotCacheable;
      }
      return found;
    }
  }
  if (request.info != nullptr) request.info->kind = AttributeKind::NotCacheable;
  SpecialMethod hook = find_special(vm, type, Name::Getattr);
  if (!hook.found()) {  // the first hook changed the class
    if (!pending.is_undefined() && missing == Missing::Raise) return vm.raise_value(pending);
    return Value::undefined();
  }
  Result<Value> result = call_found(vm, hook, Name::Getattr, object, {Value::from_cell(name)});
  return missing == Missing::Raise ? result : undefined_if_missing(vm, result);
}

Result<Value> find_attribute(Vm& vm, Value object, Str* name, const Request& request,
                             Missing missing) {
  TRY(vm.meter.charge(1));
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(object, vm.base);
  Result<Value> result = Value::undefined();
  if (id != TypeId::Guest) {
    result = find_by_slots(vm, id, object, name, request);
  } else {
    Type* type = vm.type_of(object);
    result = (type->flags & (kTypeGetattribute | kTypeGetattr)) != 0
                 ? find_with_hooks(vm, type, object, name, request, missing)
                 : find_by_slots(vm, static_cast<TypeId>(type->layout), object, name, request);
  }
  if (missing == Missing::Undefined) return undefined_if_missing(vm, result);
  if (result.failed()) return complete_error(vm, result.failure(), object, name);
  if (result.value().is_undefined()) return raise_missing(vm, object, name);
  return result;
}

}  // namespace

Result<Value> get_attribute_calling(Vm& vm, Value object, Str* name, AttributeInfo* info) {
  name = TRY(canonical_name(vm, name));
  if (HOGNOSE_ASKS(getattr)) TRY(check_guarded(vm, object, name));
  if (is_guarded(vm, name)) info = nullptr;
  return find_attribute(vm, object, name, {info}, Missing::Raise);
}

Result<Value> find_attribute_calling(Vm& vm, Value object, Str* name, AttributeInfo* info) {
  name = TRY(canonical_name(vm, name));
  Result<void> allowed;
  if (HOGNOSE_ASKS(hasattr)) allowed = check_guarded(vm, object, name);
  if (allowed.failed()) {
    if (!vm.pending_matches(allowed.failure(), TypeId::AttributeError)) return allowed.failure();
    vm.take_pending();
    return Value::undefined();
  }
  if (is_guarded(vm, name)) info = nullptr;
  return find_attribute(vm, object, name, {info}, Missing::Undefined);
}

Result<Value> find_attribute_unguarded_calling(Vm& vm, Value object, Str* name) {
  name = TRY(canonical_name(vm, name));
  return find_attribute(vm, object, name, {nullptr, nullptr, Asker::Trusted}, Missing::Undefined);
}

Result<Value> generic_get_attribute_calling(Vm& vm, Value object, Str* name) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  name = TRY(canonical_name(vm, name));
  if (HOGNOSE_ASKS(shut_module_unbound)) TRY(check_shut(vm, object, name));
  Value found = TRY(find_in_instance(vm, object, name, {}));
  return found.is_undefined() ? raise_no_attribute(vm, object, name) : Result<Value>(found);
}

Result<Value> class_get_attribute_calling(Vm& vm, Value object, Str* name) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  name = TRY(canonical_name(vm, name));
  Value found = TRY(find_in_class(vm, object, name, {}));
  return found.is_undefined() ? raise_no_attribute(vm, object, name) : Result<Value>(found);
}

Result<Value> module_get_attribute_calling(Vm& vm, Value object, Str* name) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  name = TRY(canonical_name(vm, name));
  Value found = TRY(find_in_module(vm, object, name, {}));
  return found.is_undefined() ? raise_missing(vm, object, name) : Result<Value>(found);
}

Result<Value> get_attribute_for_cache_calling(Vm& vm, Value object, Str* name, AttributeInfo* info,
                                              Asker asker) {
  *info = AttributeInfo();
  name = TRY(canonical_name(vm, name));
  if (HOGNOSE_ASKS(dot) && asker != Asker::Trusted) TRY(check_guarded(vm, object, name));
  // Guarded names are looked up every time: whether access is allowed depends on the asker.
  if (is_guarded(vm, name)) info = nullptr;
  return find_attribute(vm, object, name, {info, nullptr, asker}, Missing::Raise);
}

Result<Value> load_method_calling(Vm& vm, Value object, Str* name, Value* self, AttributeInfo* info,
                                  Asker asker) {
  *info = AttributeInfo();
  *self = Value::undefined();
  name = TRY(canonical_name(vm, name));
  if (HOGNOSE_ASKS(dot_call) && asker != Asker::Trusted) TRY(check_guarded(vm, object, name));
  Request request{is_guarded(vm, name) ? nullptr : info, self, asker};
  return find_attribute(vm, object, name, request, Missing::Raise);
}

bool is_data_descriptor(Vm& vm, Value attribute) { return is_data(binding_of(vm, attribute)); }

Result<Value> bind_descriptor_calling(Vm& vm, Value attribute, Value object, Type* owner) {
  if (!attribute.is_cell()) return attribute;
  TypeId id = exact_type_id(attribute.cell(vm.base));
  if (id == TypeId::Function) {
    return object.is_undefined() ? attribute : make_bound_method(vm, attribute, object);
  }
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.descriptor_get == nullptr) return attribute;
    if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
    return slots.descriptor_get(vm, attribute, object, Value::from_cell(owner));
  }
  Type* type = vm.type_of(attribute);
  if ((type->flags & kTypeDescriptorGet) == 0) return attribute;
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  SpecialMethod get = find_special(vm, type, Name::Get);
  if (!get.found()) return attribute;
  if (get.inherited != nullptr) {
    return get.inherited->descriptor_get(vm, attribute, object, Value::from_cell(owner));
  }
  Value instance = object.is_undefined() ? Value::none() : object;
  return call_found(vm, get, Name::Get, attribute, {instance, Value::from_cell(owner)});
}

}  // namespace hognose
