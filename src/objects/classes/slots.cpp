// __slots__: the names that a class reserves, and the descriptors that access them.
//
// The names from the class namespace are mangled and sorted (reference 3.3.2.4). The slots
// themselves are the leading inline slots of the instances' shape.
#include "meter/paced.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"

namespace hognose {

namespace {

// "__name" in class "_Foo" is "_Foo__name" (reference 6.2.1, private name mangling).
Result<Str*> mangle(Vm& vm, const Str* class_name, Str* name) {
  uint32_t length = name->length;
  bool is_private = length > 2 && character_at(name, 0) == U'_' && character_at(name, 1) == U'_';
  if (!is_private) return name;
  if (character_at(name, length - 1) == U'_' && character_at(name, length - 2) == U'_') return name;
  TRY(vm.meter.charge_bytes(class_name->length));
  uint32_t start = 0;
  Pace pace(vm.meter);
  while (start < class_name->length && character_at(class_name, start) == U'_') {
    ++start;
    TRY(pace.turn());
  }
  if (start == class_name->length) return name;
  if (start == 0) return make_text(vm, "_{}{}", class_name, name);
  // Leading underscores of the class name are dropped.
  Str* stem = TRY(
      make_string_room(vm, class_name->length - start, class_name->kind, class_name->is_ascii()));
  TRY(paced_copy(vm.meter, stem->data.data(), str_data_from(class_name, start), str_bytes(stem)));
  return make_text(vm, "_{}{}", stem, name);
}

bool takes_items(const Type* base) {
  switch (static_cast<TypeId>(base->layout)) {
    case TypeId::Int:
    case TypeId::Bytes:
    case TypeId::Tuple:
    case TypeId::Type: return true;
    default: return false;
  }
}

bool base_takes_attributes(const Type* base) {
  return base->layout == static_cast<uint32_t>(TypeId::Type) ||
         takes_attributes(base->instance_shape.get());
}

bool is_weak_referable(const Type* base) { return (base->flags & kTypeWeakReferable) != 0; }

// The other bases may add a __dict__ or weak references that the class itself did not declare.
Result<void> add_from_other_bases(Vm& vm, const ClassParts& parts, Type* base, bool may_add_dict,
                                  bool may_add_weakref, SlotNames& slots) {
  for (uint32_t i = 0; i < parts.bases->length; ++i) {
    TRY(vm.meter.charge(1));
    Type* other = vm.cell<Type>(parts.bases->items[i]);
    if (other == base) continue;
    if (may_add_dict && base_takes_attributes(other)) slots.adds_dict = true;
    if (may_add_weakref && is_weak_referable(other)) slots.adds_weakref = true;
  }
  return {};
}

}  // namespace

Result<SlotNames> read_slots_calling(Vm& vm, const ClassParts& parts, Type* base, Dict* dict) {
  SlotNames slots;
  bool may_add_dict = !base_takes_attributes(base);
  bool may_add_weakref = !is_weak_referable(base) && !takes_items(base);
  Value declared = dict_find_string(vm, dict, vm.name(Name::Slots));
  if (declared.is_undefined()) {
    slots.adds_dict = may_add_dict;
    slots.adds_weakref = may_add_weakref;
    return slots;
  }
  Tuple* names = vm.has_layout(declared, TypeId::Str)
                     ? TRY(make_tuple(vm, {declared}))
                     : TRY(tuple_from_iterable_calling(vm, declared));
  if (names->length != 0 && takes_items(base)) {
    return vm.raise(TypeId::TypeError, "nonempty __slots__ not supported for subtype of '{}'",
                    base);
  }
  List* members = TRY(make_list_room(vm, names->length));
  for (uint32_t i = 0; i < names->length; ++i) {
    TRY(vm.meter.charge(1));
    Str* name = vm.as<Str>(names->items[i], TypeId::Str);
    if (name == nullptr) {
      return vm.raise(TypeId::TypeError, "__slots__ items must be strings, not '{}'",
                      type_name(vm, names->items[i]));
    }
    if (!TRY(str_isidentifier(vm, &names->items[i])).is_true()) {
      return vm.raise(TypeId::TypeError, "__slots__ must be identifiers");
    }
    name = TRY(intern(vm, name));
    if (name == vm.name(Name::Dict)) {
      if (!may_add_dict || slots.adds_dict) {
        return vm.raise(TypeId::TypeError, "__dict__ slot disallowed: we already got one");
      }
      slots.adds_dict = true;
    } else if (name == vm.name(Name::Weakref)) {
      if (!may_add_weakref || slots.adds_weakref) {
        return vm.raise(TypeId::TypeError, "__weakref__ slot disallowed: we already got one");
      }
      slots.adds_weakref = true;
    } else {
      name = TRY(mangle(vm, parts.name, name));
      name = TRY(intern(vm, name));
      bool is_variable = !dict_find_string(vm, dict, name).is_undefined();
      if (is_variable && name != vm.name(Name::Qualname) && name != vm.name(Name::ClassCell)) {
        return vm.raise(TypeId::ValueError, "'{}' in __slots__ conflicts with class variable",
                        name);
      }
      TRY(list_append(vm, members, Value::from_cell(name)));
    }
  }
  TRY(list_sort_calling(vm, members, Value::none(), false));
  slots.members = TRY(
      make_tuple(vm, members->items ? members->items->values.data() : nullptr, members->length));
  if (uint64_t{base->slot_names} + slots.members->length > kMaximumMemberSlots) {
    return vm.raise(TypeId::TypeError, "__slots__ of more than {} names are not supported",
                    kMaximumMemberSlots);
  }
  TRY(add_from_other_bases(vm, parts, base, may_add_dict, may_add_weakref, slots));
  return slots;
}

namespace {

Result<void> add_property(Vm& vm, Type* type, Name name, uint32_t index) {
  if (!own_class_attribute(vm, type, name).is_undefined()) return {};
  auto* descriptor = TRY(vm.make<GetSetDescriptor>(TypeId::GetSetDescriptor));
  descriptor->property_index = index;
  descriptor->owner = type;
  descriptor->name = vm.name(name);
  return dict_set_string(vm, type->dict.get(), vm.name(name), Value::from_cell(descriptor));
}

}  // namespace

Result<void> add_slot_descriptors(Vm& vm, Type* type, const SlotNames& slots, uint32_t first_slot) {
  uint32_t count = slots.members == nullptr ? 0 : slots.members->length;
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    auto* descriptor = TRY(vm.make<MemberDescriptor>(TypeId::MemberDescriptor));
    descriptor->slot = first_slot + i;
    descriptor->owner = type;
    descriptor->name = vm.cell<Str>(slots.members->items[i]);
    TRY(dict_set_string(vm, type->dict.get(), descriptor->name.get(),
                        Value::from_cell(descriptor)));
  }
  if (slots.adds_dict) {
    TRY(add_property(vm, type, Name::Dict, vm.boot.instance_dict_property()));
  }
  if (slots.adds_weakref) {
    TRY(add_property(vm, type, Name::Weakref, vm.boot.instance_weakref_property()));
  }
  return {};
}

}  // namespace hognose
