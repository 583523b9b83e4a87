// isinstance and issubclass: by the MRO, and with the hooks of PEP 3119.
//
// The second argument may be a tuple of classes, nested up to a bounded depth. If the metaclass is
// exactly `type`, nothing is called. Otherwise __instancecheck__ or __subclasscheck__ of the
// metaclass is called. As in CPython, an object that is not a class but has __bases__ counts as
// one.
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/core/make.h"
#include "objects/lifetime/weak_reference.h"
#include "objects/protocols/special.h"
#include "objects/typing/typing_objects.h"

namespace hognose {
namespace {

Result<void> charge_for_order(Vm& vm, const Type* type) {
  const Tuple* order = type->mro.get();
  return vm.meter.charge(order == nullptr ? 1 : order->length / 8 + 1);
}

Type* as_type(Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Type) ? vm.known<Type>(value) : nullptr;
}

// Returns __bases__ if it is a tuple: issubclass() accepts such an object as a class. Otherwise
// null.
Result<Tuple*> abstract_bases_calling(Vm& vm, Value value) {
  Value bases = TRY(find_attribute_unguarded_calling(vm, value, vm.name(Name::Bases)));
  return vm.as<Tuple>(bases, TypeId::Tuple);
}

Result<bool> abstract_subclass_calling(Vm& vm, Value derived, Value base) {
  for (;;) {
    TRY(vm.meter.charge(1));
    if (derived == base) return true;
    Tuple* bases = TRY(abstract_bases_calling(vm, derived));
    if (bases == nullptr || bases->length == 0) return false;
    if (bases->length == 1) {
      derived = bases->items[0];
      continue;
    }
    if (vm.stack.is_exhausted()) {
      return vm.raise_recursion_error(" in __subclasscheck__");
    }
    for (uint32_t i = 0; i < bases->length; ++i) {
      if (TRY(abstract_subclass_calling(vm, bases->items[i], base))) return true;
    }
    return false;
  }
}

// instance.__class__ if it differs from the type; otherwise undefined.
Result<Value> claimed_class_calling(Vm& vm, Value value) {
  TypeId id = exact_type_id(value, vm.base);
  Str* name = vm.name(Name::Class);
  if (is_weak_proxy(id)) return find_attribute_calling(vm, value, name);
  if (id != TypeId::Guest) return Value::undefined();
  Type* type = vm.type_of(value);
  bool plain = (type->flags & kTypeGetattribute) == 0 &&
               type_lookup(vm, type, name) == type_lookup(vm, vm.type(TypeId::Object), name);
  if (plain) return Value::undefined();
  Value claimed = TRY(find_attribute_calling(vm, value, name));
  return claimed == Value::from_cell(type) ? Value::undefined() : claimed;
}

Result<bool> is_instance_of_class_calling(Vm& vm, Value value, Value cls) {
  Type* type = vm.type_of(value);
  if (Type* wanted = as_type(vm, cls)) {
    TRY(charge_for_order(vm, type));
    if (is_subtype(vm, type, wanted)) return true;
    Value claimed = TRY(claimed_class_calling(vm, value));
    Type* claimed_type = claimed.is_undefined() ? nullptr : as_type(vm, claimed);
    return claimed_type != nullptr && is_subtype(vm, claimed_type, wanted);
  }
  if (TRY(abstract_bases_calling(vm, cls)) == nullptr) {
    return vm.raise(TypeId::TypeError,
                    "isinstance() arg 2 must be a type, a tuple of types, or a union");
  }
  Value own = TRY(find_attribute_calling(vm, value, vm.name(Name::Class)));
  if (own.is_undefined()) return false;
  return abstract_subclass_calling(vm, own, cls);
}

Result<bool> is_subclass_of_class_calling(Vm& vm, Value derived, Value cls) {
  Type* type = as_type(vm, derived);
  Type* wanted = as_type(vm, cls);
  if (type != nullptr && wanted != nullptr) {
    TRY(charge_for_order(vm, type));
    return is_subtype(vm, type, wanted);
  }
  if (TRY(abstract_bases_calling(vm, derived)) == nullptr) {
    return vm.raise(TypeId::TypeError, "issubclass() arg 1 must be a class");
  }
  if (TRY(abstract_bases_calling(vm, cls)) == nullptr) {
    return vm.raise(TypeId::TypeError,
                    "issubclass() arg 2 must be a class, a tuple of classes, or a union");
  }
  return abstract_subclass_calling(vm, derived, cls);
}

// The hook of the class's metaclass. Not found if it is that of `type`, which does the same as we
// do.
SpecialMethod class_hook(Vm& vm, Value cls, Name name) {
  SpecialMethod method = find_special(vm, vm.type_of(cls), name);
  Value plain = type_lookup(vm, vm.type(TypeId::Type), vm.name(name));
  if (method.function == plain) method.function = Value::undefined();
  return method;
}

using Check = Result<bool> (*)(Vm& vm, Value subject, Value cls);

Result<bool> check_any(Vm& vm, Value subject, Value classes, Check check, const char* where) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(where);
  Tuple* tuple = vm.cell<Tuple>(classes);
  for (uint32_t i = 0; i < tuple->length; ++i) {
    TRY(vm.meter.charge(1));
    if (TRY(check(vm, subject, tuple->items[i]))) return true;
  }
  return false;
}

}  // namespace

Result<bool> derives_by_base(Vm& vm, const Type* type, const Type* base) {
  for (uint32_t steps = 1; type != nullptr; ++steps) {
    if (type == base) return true;
    type = type->base.get();
    if (steps % 8 == 0) TRY(vm.meter.charge(1));
  }
  return false;
}

bool is_subtype_by_order(Vm& vm, const Type* type, const Type* base) {
  const Tuple* order = type->mro.get();
  if (order == nullptr) {
    // A class that is still being made.
    Result<bool> derived = derives_by_base(vm, type, base);
    return (derived.ok() && derived.value()) || base == vm.type(TypeId::Object);
  }
  Value wanted = Value::from_cell(base);
  bool found = false;
  // After a stop the result no longer matters.
  (void)in_parts(vm.meter, order->length, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end && !found; ++i) found = order->items[i] == wanted;
    return !found;
  });
  return found;
}

bool is_instance(Vm& vm, Value value, TypeId id) {
  return is_subtype(vm, vm.type_of(value), vm.type(id));
}

Result<bool> is_instance_calling(Vm& vm, Value value, Value class_or_tuple) {
  if (Value::from_cell(vm.type_of(value)) == class_or_tuple) return true;
  if (vm.is_exactly(class_or_tuple, TypeId::Type)) {
    return is_instance_of_class_calling(vm, value, class_or_tuple);
  }
  constexpr const char* kWhere = " in __instancecheck__";
  if (vm.has_layout(class_or_tuple, TypeId::Tuple)) {
    return check_any(vm, value, class_or_tuple, is_instance_calling, kWhere);
  }
  if (const Tuple* members = union_arguments(vm, class_or_tuple)) {
    return check_any(vm, value, Value::from_cell(members), is_instance_calling, kWhere);
  }
  SpecialMethod hook = class_hook(vm, class_or_tuple, Name::Instancecheck);
  if (!hook.found()) return is_instance_of_class_calling(vm, value, class_or_tuple);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(kWhere);
  return truth_calling(vm, TRY(call_found(vm, hook, Name::Instancecheck, class_or_tuple, {value})));
}

Result<bool> is_subclass_calling(Vm& vm, Value type, Value class_or_tuple) {
  if (vm.is_exactly(class_or_tuple, TypeId::Type)) {
    if (type == class_or_tuple) return true;
    return is_subclass_of_class_calling(vm, type, class_or_tuple);
  }
  constexpr const char* kWhere = " in __subclasscheck__";
  if (vm.has_layout(class_or_tuple, TypeId::Tuple)) {
    return check_any(vm, type, class_or_tuple, is_subclass_calling, kWhere);
  }
  if (const Tuple* members = union_arguments(vm, class_or_tuple)) {
    return check_any(vm, type, Value::from_cell(members), is_subclass_calling, kWhere);
  }
  SpecialMethod hook = class_hook(vm, class_or_tuple, Name::Subclasscheck);
  if (!hook.found()) return is_subclass_of_class_calling(vm, type, class_or_tuple);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error(kWhere);
  return truth_calling(vm, TRY(call_found(vm, hook, Name::Subclasscheck, class_or_tuple, {type})));
}

Result<bool> is_plain_instance_calling(Vm& vm, Value value, Value cls) {
  return is_instance_of_class_calling(vm, value, cls);
}

Result<bool> is_plain_subclass_calling(Vm& vm, Value derived, Value cls) {
  return is_subclass_of_class_calling(vm, derived, cls);
}

bool is_exception_class(Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Type) &&
         is_subtype(vm, vm.known<Type>(value), vm.type(TypeId::BaseException));
}

}  // namespace hognose
