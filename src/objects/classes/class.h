// Classes that guests make: what the files of the type machinery share.
//
// classes/builder.cpp makes them, classes/order.cpp and classes/slots.cpp settle their order and
// slots, type.cpp is what they can do.
#pragma once

#include "objects/attributes/attributes.h"
#include "objects/core/boot.h"
#include "objects/core/native.h"
#include "objects/text/units.h"

namespace hognose {

// Classes that guests cannot change: those of the boot image and those of the host.
inline bool is_immutable(const Type* type) {
  return is_boot_cell(type) || (type->flags & kTypeSealed) != 0;
}

// Of Type::flags: a source module of the host made the class. Programs cannot remove the mark, as
// they can replace __module__.
inline constexpr uint32_t kTypeOfHostModule = 1u << 18;

// ValueError for a name with null characters.
Result<void> check_class_name(Vm& vm, const Str* name);

// A new class: what type.__new__ does after the metaclass is settled. `names` is copied. The hint
// for the size of instances is vm.class_attribute_hint. Calls mro(), __set_name__ and
// __init_subclass__ of guests.
struct ClassParts {
  Type* metatype = nullptr;
  Str* name = nullptr;
  Tuple* bases = nullptr;
  Dict* names = nullptr;
  Dict* keywords = nullptr;  // for __init_subclass__, or null
};
Result<Type*> make_class_calling(Vm& vm, const ClassParts& parts);

// The most derived metaclass of `metatype` and those of the bases; TypeError on a conflict.
Result<Type*> derive_metatype(Vm& vm, Type* metatype, Tuple* bases);

// The base from which the layout comes; TypeError if the layouts do not go together.
Result<Type*> best_base(Vm& vm, Tuple* bases);
// Whether an instance of one class can become one of the other, or a class exchange one base for
// the other: CPython's rule (object.cpp).
bool same_layout(Type* left, Type* right);
// What assigning __bases__ does (classes/bases.cpp). Calls mro() of guests.
Result<void> set_bases_calling(Vm& vm, Type* type, Tuple* bases);
// The nearest class, itself included, that adds something to the layout of its base.
Type* solid_base(Type* type);

// The C3 linearisation (classes/order.cpp).
Result<Tuple*> linearize(Vm& vm, Type* type);
// The same by the metaclass's mro(), if it has its own.
Result<Tuple*> resolution_order_calling(Vm& vm, Type* type);

// --- __slots__ (classes/slots.cpp)
struct SlotNames {
  Tuple* members = nullptr;  // mangled names, sorted; null: the class has no __slots__
  bool adds_dict = false;
  bool adds_weakref = false;
};
Result<SlotNames> read_slots_calling(Vm& vm, const ClassParts& parts, Type* base, Dict* dict);
// The descriptors of the members, numbered from `first_slot`, and of __dict__ and __weakref__.
Result<void> add_slot_descriptors(Vm& vm, Type* type, const SlotNames& slots, uint32_t first_slot);

// --- the hooks that the resolution order defines, as TypeFlags
uint32_t hook_flags(Vm& vm, Type* type);
uint32_t hook_flag_of(Vm& vm, const Str* name);  // 0: defining the name is no hook
// After a change of the class or of its bases: its own flags.
Result<void> refresh_hook_flags(Vm& vm, Type* type);
// After a change of `type`: its flags and those of all classes below it.
Result<void> update_hook_flags(Vm& vm, Type* type);
// Assigns __mro__, and tells the classes in it that one derives from them.
Result<void> set_resolution_order(Vm& vm, Type* type, Tuple* order);

// A read-only view of a class's dict. Class dicts themselves never come into the hands of guests:
// inline caches rely on every change of them going through store_class_attribute.
Result<Value> make_mapping_proxy(Vm& vm, Dict* dict);

// "cannot set 'x' attribute of immutable type 'y'"
Failure raise_immutable_type(Vm& vm, const Type* type, const Str* name);
// Stores in (undefined: deletes from) the class's own dict and does what follows from it. TypeError
// for classes of the boot image.
Result<void> store_class_attribute(Vm& vm, Type* type, Str* name, Value value);
// The value in the class's own dict, or undefined.
Value own_class_attribute(Vm& vm, const Type* type, Name name);
// __module__ of the class: a string usually, undefined if there is none.
Value class_module(Vm& vm, const Type* type);
// "Foo" or "module.Foo", as in reprs.
Result<Str*> full_class_name(Vm& vm, const Type* type);

}  // namespace hognose
