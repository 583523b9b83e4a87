// Assignment to __bases__: the class and all of its subclasses get new MROs.
//
// The change is atomic: if an MRO cannot be made or the layouts conflict, nothing changes.
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/classes/registry.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<void> check_bases(Vm& vm, Type* type, const Tuple* bases) {
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    Type* base = vm.as<Type>(bases->items[i], TypeId::Type);
    if (base == nullptr) {
      return vm.raise(TypeId::TypeError, "{}.__bases__ must be tuple of classes, not '{}'", type,
                      type_name(vm, bases->items[i]));
    }
    // The MRO alone could have been made by a metaclass.
    if (is_subtype(vm, base, type) || TRY(derives_by_base(vm, base, type))) {
      return vm.raise(TypeId::TypeError, "a __bases__ item causes an inheritance cycle");
    }
  }
  return {};
}

// Whether CPython's garbage collector tracks the instances. CPython deallocates those differently.
bool is_collected(const Type* type) {
  if (takes_attributes(type->instance_shape.get()) || type->slot_names != 0) return true;
  switch (static_cast<TypeId>(type->layout)) {
    case TypeId::Object:
    case TypeId::Int:
    case TypeId::Float:
    case TypeId::Complex:
    case TypeId::Str:
    case TypeId::Bytes: return false;
    default: return true;
  }
}

bool is_among(RootVector& classes, Value value) {
  for (size_t i = 0; i < classes.size(); ++i) {
    if (classes[i] == value) return true;
  }
  return false;
}

// Collects `type` and its subclasses, `type` first. Each class follows its bases in the list.
Result<void> collect_below(Vm& vm, Type* type, RootVector& below) {
  TRY(below.push(Value::from_cell(type)));
  // A base assigned later may come after its subclass in the registry. Repeat until nothing is
  // added.
  for (bool grew = true; grew;) {
    grew = false;
    for (uint32_t i = 0; i < vm.classes.registry->size(); ++i) {
      TRY(vm.meter.charge(below.size() / 8 + 1));
      Type* other = vm.base.at<Type>((*vm.classes.registry)[i]);
      Value self = Value::from_cell(other);
      if (!other->mro || !is_subtype(vm, other, type)) continue;
      if (is_among(below, self)) continue;
      bool ready = true;
      for (uint32_t b = 0; b < other->bases->length; ++b) {
        Value base = other->bases->items[b];
        bool matters = is_subtype(vm, vm.cell<Type>(base), type);
        ready = ready && (!matters || is_among(below, base));
      }
      if (!ready) continue;
      TRY(below.push(self));
      grew = true;
    }
  }
  return {};
}

}  // namespace

Result<void> set_bases_calling(Vm& vm, Type* type, Tuple* bases) {
  TRY(check_bases(vm, type, bases));
  Type* base = TRY(best_base(vm, bases));
  Type* present = type->base.get();
  if (!same_layout(present, base)) {
    const char* what =
        is_collected(base) == is_collected(present) ? "object layout" : "deallocator";
    return vm.raise(TypeId::TypeError, "__bases__ assignment: '{}' {} differs from '{}'", base,
                    what, present);
  }
  HOGNOSE_CHECK(base->solid == present->solid);
  RootVector below(vm);
  RootVector orders(vm);
  TRY(collect_below(vm, type, below));
  for (size_t i = 0; i < below.size(); ++i) {
    TRY(orders.push(Value::from_cell(vm.cell<Type>(below[i])->mro.get())));
  }
  Value old_bases = Value::from_cell(type->bases.get());
  vm.classes.registry->note_change(type);
  type->bases = bases;
  type->base = base;
  Result<void> done;
  for (size_t i = 0; i < below.size() && done.ok(); ++i) {
    Result<Tuple*> order = resolution_order_calling(vm, vm.cell<Type>(below[i]));
    done = order.ok() ? set_resolution_order(vm, vm.cell<Type>(below[i]), order.value())
                      : Result<void>(order.failure());
  }
  // If a metaclass's mro() assigned __bases__ itself, that assignment stays, as in CPython.
  bool is_ours = type->bases.get() == bases;
  if (done.failed() && is_ours) {
    type->bases = vm.cell<Tuple>(old_bases);
    type->base = present;
    for (size_t i = 0; i < below.size(); ++i) {
      vm.cell<Type>(below[i])->mro = vm.cell<Tuple>(orders[i]);
    }
  }
  change_class_epoch(vm);
  TRY(vm.services->forget_slot_caches());
  TRY(done);
  // Bases first, so that each class sees the new flags of its bases.
  for (size_t i = 0; i < below.size(); ++i) TRY(refresh_hook_flags(vm, vm.cell<Type>(below[i])));
  return {};
}

Result<void> inherit_again_calling(Vm& vm, Type* type) {
  TRY(set_resolution_order(vm, type, TRY(resolution_order_calling(vm, type))));
  change_class_epoch(vm);
  return refresh_hook_flags(vm, type);
}

}  // namespace hognose
