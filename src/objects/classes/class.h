// Classes made by guests: declarations that the files of the type machinery share.
//
// classes/builder.cpp makes classes, classes/order.cpp and classes/slots.cpp determine their MRO
// and slots, and type.cpp implements their operations.
#pragma once

#include "objects/attributes/attributes.h"
#include "objects/core/boot.h"
#include "objects/core/native.h"
#include "objects/text/units.h"

namespace hognose {

// Whether guests cannot change the class: it is in the boot image or belongs to the host.
inline bool is_immutable(const Type* type) {
  return is_boot_cell(type) || (type->flags & kTypeSealed) != 0;
}

// In Type::flags: a source module of the host made the class. Unlike __module__, programs cannot
// change this mark.
inline constexpr uint32_t kTypeOfHostModule = 1u << 18;

// Raises ValueError if the name contains null characters.
Result<void> check_class_name(Vm& vm, const Str* name);

// Makes a new class: the part of type.__new__ after the metaclass is known. `names` is copied.
// vm.classes.attribute_hint suggests the size of instances. Calls mro(), __set_name__ and
// __init_subclass__ of guests.
struct ClassParts {
  Type* metatype = nullptr;
  Str* name = nullptr;
  Tuple* bases = nullptr;
  Dict* names = nullptr;
  Dict* keywords = nullptr;  // for __init_subclass__, or null
};
Result<Type*> make_class_calling(Vm& vm, const ClassParts& parts);

// The most derived class among `metatype` and the metaclasses of the bases; TypeError on a
// conflict.
Result<Type*> derive_metatype(Vm& vm, Type* metatype, Tuple* bases);

// The base that determines the layout; TypeError if the bases' layouts conflict.
Result<Type*> best_base(Vm& vm, Tuple* bases);
// Whether an instance of one class can become one of the other, or a class can replace one base by
// the other. CPython's rule (object.cpp).
bool same_layout(Type* left, Type* right);
// Assigns __bases__ (classes/bases.cpp). Calls mro() of guests.
Result<void> set_bases_calling(Vm& vm, Type* type, Tuple* bases);
// Finds out again what the class inherits from its bases.
Result<void> inherit_again_calling(Vm& vm, Type* type);
// The nearest class, starting with the class itself, that extends the layout of its base.
Type* solid_base(Type* type);

// The C3 linearisation (classes/order.cpp).
Result<Tuple*> linearize(Vm& vm, Type* type);
// The MRO according to the metaclass's mro() if it defines one, else the C3 linearisation.
Result<Tuple*> resolution_order_calling(Vm& vm, Type* type);

// --- __slots__ (classes/slots.cpp)
struct SlotNames {
  Tuple* members = nullptr;  // mangled names, sorted; null: no __slots__ declared
  bool adds_dict = false;
  bool adds_weakref = false;
};
Result<SlotNames> read_slots_calling(Vm& vm, const ClassParts& parts, Type* base, Dict* dict);
// Adds the descriptors of the members, numbered from `first_slot`, and of __dict__ and __weakref__.
Result<void> add_slot_descriptors(Vm& vm, Type* type, const SlotNames& slots, uint32_t first_slot);

// --- the hooks defined in the MRO, as TypeFlags
uint32_t hook_flags(Vm& vm, Type* type);
uint32_t hook_flag_of(Vm& vm, const Str* name);  // 0: the name is not a hook
// Recomputes the class's own flags. Call it after the class or its bases change.
Result<void> refresh_hook_flags(Vm& vm, Type* type);
// Recomputes the flags of `type` and all of its subclasses. Call it after `type` changes.
Result<void> update_hook_flags(Vm& vm, Type* type);
// Assigns __mro__, and marks every class in it as having a derived class.
Result<void> set_resolution_order(Vm& vm, Type* type, Tuple* order);

// A read-only view of a class's dict. Guests never get a class dict itself: inline caches rely on
// every change going through store_class_attribute.
Result<Value> make_mapping_proxy(Vm& vm, Dict* dict);

// Raises "cannot set 'x' attribute of immutable type 'y'".
Failure raise_immutable_type(Vm& vm, const Type* type, const Str* name);
// Stores a value in the class's own dict (undefined: deletes it) and updates caches and flags.
// TypeError for classes of the boot image.
Result<void> store_class_attribute(Vm& vm, Type* type, Str* name, Value value);
// The value in the class's own dict, or undefined.
Value own_class_attribute(Vm& vm, const Type* type, Name name);
// Whether the class takes the attribute from object.
bool is_objects_own(Vm& vm, Type* type, Name name);
// __module__ of the class: usually a string; undefined if it has none.
Value class_module(Vm& vm, const Type* type);
// "Foo" or "module.Foo", as reprs print it.
Result<Str*> full_class_name(Vm& vm, const Type* type);

}  // namespace hognose
