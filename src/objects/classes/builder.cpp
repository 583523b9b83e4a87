// Creation of classes: what type.__new__ does with a name, bases and a namespace (reference 3.3.3).
//
// It determines the layout, slots, MRO and instance shape of the new class. Then it calls
// __set_name__ of the attributes and __init_subclass__ of the bases.
#include "meter/paced.h"
#include "objects/classes/class.h"
#include "objects/classes/registry.h"
#include "objects/containers/dict_access.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/operator_row.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

struct Hook {
  Name name;
  uint32_t flag;
};

// A class that defines one of these gets the flag, unless the value is that of the layout's own
// type.
constexpr Hook kHooks[] = {
    {Name::Getattribute, kTypeGetattribute},
    {Name::Getattr, kTypeGetattr},
    {Name::Setattr, kTypeSetattr},
    {Name::Delattr, kTypeSetattr},
    {Name::Get, kTypeDescriptorGet},
    {Name::Set, kTypeDescriptorSet},
    {Name::Delete, kTypeDescriptorSet},
    {Name::Del, kTypeFinalizer},
    {Name::New, kTypeNew},
    {Name::Init, kTypeInit},
    {Name::Eq, kTypeComparison},
    {Name::Ne, kTypeComparison},
    {Name::Lt, kTypeComparison},
    {Name::Le, kTypeComparison},
    {Name::Gt, kTypeComparison},
    {Name::Ge, kTypeComparison},
    {Name::Hash, kTypeHash},
    {Name::Bool, kTypeTruth},
    {Name::Len, kTypeTruth},
    {Name::Getitem, kTypeItems},
    {Name::Setitem, kTypeItems},
    {Name::Delitem, kTypeItems},
};

constexpr uint32_t kHookFlags = kTypeGetattribute | kTypeGetattr | kTypeSetattr |
                                kTypeDescriptorGet | kTypeDescriptorSet | kTypeFinalizer |
                                kTypeNew | kTypeInit | kTypeComparison | kTypeHash |
                                kTypeIntOperator | kTypeTruth | kTypeItems;

constexpr uint32_t kPatternFlags = kTypeSequencePattern | kTypeMappingPattern;

// The first base with a pattern flag determines which patterns match instances (PEP 634).
Result<uint32_t> pattern_flags(Vm& vm, const Tuple* bases) {
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    const Type* base = vm.as<Type>(bases->items[i], TypeId::Type);
    if (base != nullptr && (base->flags & kPatternFlags) != 0) return base->flags & kPatternFlags;
  }
  return 0u;
}

// The value of `name` for the class's layout if no guest class defines it.
Value built_in_hook(Vm& vm, const Type* type, const Hook& hook) {
  constexpr uint32_t kByLayout =
      kTypeGetattribute | kTypeSetattr | kTypeComparison | kTypeHash | kTypeItems;
  TypeId id = (hook.flag & kByLayout) != 0 ? static_cast<TypeId>(type->layout) : TypeId::Object;
  return find_class_attribute(vm, vm.type(id), hook.name);
}

Result<Dict*> copy_namespace(Vm& vm, Dict* names) {
  Dict* copy = TRY(make_dict(vm, names->length + 4));
  uint32_t position = 0;
  Value key;
  Value value;
  while (dict_next(names, &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    if (vm.is_exactly(key, TypeId::Str)) {
      Str* name = TRY(intern(vm, vm.known<Str>(key)));
      TRY(dict_set_string(vm, copy, name, value));
    } else {
      TRY(dict_set_calling(vm, copy, key, value));
    }
  }
  return copy;
}

Result<Str*> take_qualified_name(Vm& vm, const ClassParts& parts, Dict* dict) {
  Value given = dict_find_string(vm, dict, vm.name(Name::Qualname));
  if (given.is_undefined()) return parts.name;
  Str* text = vm.as<Str>(given, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "type __qualname__ must be a str, not {}",
                    type_name(vm, given));
  }
  TRY(dict_delete_string(vm, dict, vm.name(Name::Qualname)));
  return text;
}

Result<void> add_module(Vm& vm, Dict* dict) {
  if (!dict_find_string(vm, dict, vm.name(Name::Module)).is_undefined()) return {};
  Dict* globals = vm.services->current_globals();
  if (globals == nullptr) return {};
  Value module = dict_find_string(vm, globals, vm.name(Name::Name));
  if (module.is_undefined()) return {};
  return dict_set_string(vm, dict, vm.name(Name::Module), module);
}

// __new__ is implicitly a static method; the other two are implicitly class methods.
Result<void> wrap_special_function(Vm& vm, Dict* dict, Name name, TypeId wrapper) {
  Value function = dict_find_string(vm, dict, vm.name(name));
  if (!vm.is_exactly(function, TypeId::Function)) return {};
  auto* holder = TRY(vm.make<MethodHolder>(wrapper));
  holder->function = function;
  return dict_set_string(vm, dict, vm.name(name), Value::from_cell(holder));
}

// Takes the cell that the class body made for __class__ (used by super()) or __classdict__ from the
// namespace.
Result<CellVariable*> take_cell(Vm& vm, Dict* dict, Str* name) {
  Value given = dict_find_string(vm, dict, name);
  if (given.is_undefined()) return nullptr;
  if (!vm.is_exactly(given, TypeId::Cell)) {
    Str* type = TRY(repr_calling(vm, Value::from_cell(vm.type_of(given))));
    return vm.raise(TypeId::TypeError, "{} must be a nonlocal cell, not {}", name, type);
  }
  TRY(dict_delete_string(vm, dict, name));
  return vm.cell<CellVariable>(given);
}

Result<void> add_defaults(Vm& vm, Dict* dict) {
  if (dict_find_string(vm, dict, vm.name(Name::Doc)).is_undefined()) {
    TRY(dict_set_string(vm, dict, vm.name(Name::Doc), Value::none()));
  }
  // A class that defines == but not __hash__ is not hashable (reference 3.3.1, __hash__).
  bool compares = !dict_find_string(vm, dict, vm.name(Name::Eq)).is_undefined();
  bool hashes = !dict_find_string(vm, dict, vm.name(Name::Hash)).is_undefined();
  if (compares && !hashes) {
    TRY(dict_set_string(vm, dict, vm.name(Name::Hash), Value::none()));
  }
  return {};
}

// Adds CPython's note to an exception from __set_name__.
Result<void> add_note_calling(Vm& vm, Value attribute, Value name, const Type* type) {
  Value pending = vm.take_pending();
  Str* name_text = TRY(repr_calling(vm, name));
  Str* note = TRY(make_text(vm, "Error calling __set_name__ on '{}' instance {} in '{}'",
                            type_name(vm, attribute), name_text, type));
  Str* method = TRY(intern(vm, std::string_view("add_note")));
  Value bound = TRY(get_attribute_calling(vm, pending, method));
  TRY(vm.call(bound, {Value::from_cell(note)}));
  return vm.raise_value(pending);
}

// The types of most class attributes, none of which has __set_name__.
bool never_has_set_name(TypeId id) {
  return id == TypeId::Function || id == TypeId::Str || id == TypeId::Tuple ||
         id == TypeId::ClassMethod || id == TypeId::StaticMethod;
}

Result<void> call_set_name_hooks_calling(Vm& vm, Type* type) {
  // Iterate over a copy: a hook may change the class.
  Dict* names = TRY(dict_copy(vm, type->dict.get()));
  uint32_t position = 0;
  Value name;
  Value attribute;
  while (dict_next(names, &position, &name, &attribute)) {
    TRY(vm.meter.charge(1));
    if (!attribute.is_cell() || never_has_set_name(exact_type_id(attribute, vm.base))) continue;
    Result<Value> called =
        call_special_calling(vm, attribute, Name::SetName, {Value::from_cell(type), name});
    if (called.ok()) continue;
    if (called.failure() == Failure::Raised) return add_note_calling(vm, attribute, name, type);
    return called.failure();
  }
  return {};
}

Result<void> call_subclass_hook_calling(Vm& vm, Type* type, Dict* keywords) {
  Value self = Value::from_cell(type);
  // super() fails for a class that is missing from its own MRO, which a metaclass's mro() can
  // cause.
  const Tuple* order = type->mro.get();
  bool is_in_order = order == nullptr || order->items[0] == self;
  Pace pace(vm.meter);
  for (uint32_t i = 1; !is_in_order && i < order->length; ++i) {
    TRY(pace.turn());
    is_in_order = order->items[i] == self;
  }
  if (!is_in_order) {
    return vm.raise(TypeId::TypeError,
                    "super(type, obj): obj (type {}) is not an instance or subtype of type ({}).",
                    static_cast<const Type*>(type), static_cast<const Type*>(type));
  }
  bool no_keywords = keywords == nullptr || keywords->length == 0;
  // object.__init_subclass__ does nothing. Unless a base overrides it, skip the call.
  Str* name = vm.name(Name::InitSubclass);
  Type* base = type->base.get();
  if (no_keywords && type->bases->length == 1 &&
      find_class_attribute(vm, base, name) ==
          find_class_attribute(vm, vm.type(TypeId::Object), name)) {
    return {};
  }
  Value hook = TRY(super_attribute_calling(vm, self, self, name, nullptr));
  SpreadArguments given = TRY(spread(vm, {}, keywords));
  TRY(vm.call_with_keywords(hook, given.values, given.count, given.names));
  return {};
}

Result<void> settle_layout(Vm& vm, Type* type, Type* base, const SlotNames& slots) {
  RootShapeOptions options;
  options.layout = static_cast<TypeId>(base->layout);
  options.takes_attributes = options.layout != TypeId::Type &&
                             (slots.adds_dict || takes_attributes(base->instance_shape.get()));
  uint32_t own_members = slots.members == nullptr ? 0 : slots.members->length;
  type->slot_names = base->slot_names + own_members;
  options.member_slots = type->slot_names;
  const Shape* base_shape = base->instance_shape.get();
  options.inline_attributes = vm.classes.attribute_hint +
                              static_cast<uint32_t>(base_shape->inline_slots) -
                              base_shape->member_slots;
  vm.classes.attribute_hint =
      0;  // the hint is for this class, not for classes that its hooks create
  type->instance_shape = TRY(make_root_shape(vm, type, options));
  type->members = slots.members;
  return add_slot_descriptors(vm, type, slots, base->slot_names);
}

}  // namespace

Result<void> check_class_name(Vm& vm, const Str* name) {
  TRY(vm.meter.charge_bytes(name->length));
  bool has_null = false;
  TRY(in_parts(vm.meter, name->length, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end && !has_null; ++i) {
      has_null = character_at(name, static_cast<uint32_t>(i)) == 0;
    }
    return !has_null;
  }));
  if (has_null) return vm.raise(TypeId::ValueError, "type name must not contain null characters");
  return {};
}

Type* solid_base(Type* type) {
  for (BaseWalk walk;;) {
    Type* base = walk.step(type);
    if (base == nullptr) return type;
    if (is_boot_cell(type)) {
      if (adds_to_layout(static_cast<TypeId>(type->id))) return type;
    } else if (type->slot_names != base->slot_names) {
      return type;
    }
    type = base;
  }
}

Result<Type*> best_base(Vm& vm, Tuple* bases) {
  Type* best = nullptr;
  Type* best_solid = nullptr;
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    Type* base = vm.as<Type>(bases->items[i], TypeId::Type);
    if (base == nullptr) return vm.raise(TypeId::TypeError, "bases must be types");
    if ((base->flags & kTypeSubclassable) == 0) {
      return vm.raise(TypeId::TypeError, "type '{}' is not an acceptable base type", base);
    }
    Type* solid = solid_base(base);
    if (best == nullptr || (best_solid != solid && TRY(derives_by_base(vm, solid, best_solid)))) {
      best = base;
      best_solid = solid;
    } else if (!TRY(derives_by_base(vm, best_solid, solid))) {
      return vm.raise(TypeId::TypeError, "multiple bases have instance lay-out conflict");
    }
  }
  return best;
}

Result<Type*> derive_metatype(Vm& vm, Type* metatype, Tuple* bases) {
  Type* winner = metatype;
  for (uint32_t i = 0; i < bases->length; ++i) {
    TRY(vm.meter.charge(1));
    Type* candidate = vm.type_of(bases->items[i]);
    if (is_subtype(vm, winner, candidate)) continue;
    if (!is_subtype(vm, candidate, winner)) {
      return vm.raise(TypeId::TypeError,
                      "metaclass conflict: the metaclass of a derived class must be a (non-strict) "
                      "subclass of the metaclasses of all its bases");
    }
    winner = candidate;
  }
  return winner;
}

uint32_t hook_flag_of(Vm& vm, const Str* name) {
  for (const Hook& hook : kHooks) {
    if (vm.name(hook.name) == name) return hook.flag;
  }
  for (const OperatorRow& row : kOperatorRows) {
    for (Name method : {row.forward, row.reflected, row.inplace}) {
      if (vm.name(method) == name) return kTypeIntOperator;
    }
  }
  return 0;
}

namespace {

bool defines_int_operator(Vm& vm, Type* type) {
  if (type->layout != static_cast<uint32_t>(TypeId::Int)) return false;
  for (const OperatorRow& row : kOperatorRows) {
    for (Name name : {row.forward, row.reflected, row.inplace}) {
      if (find_class_attribute(vm, type, name) !=
          find_class_attribute(vm, vm.type(TypeId::Int), name)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

uint32_t hook_flags(Vm& vm, Type* type) {
  uint32_t flags = 0;
  if (defines_int_operator(vm, type)) flags |= kTypeIntOperator;
  // Two shortcuts for a single base: if the base has no flags, only the class's own attributes
  // matter; if the class defines none of the names, it has the flags of its base.
  const Type* base = type->base.get();
  bool is_single =
      base != nullptr && type->bases->length == 1 && type->mro->length == base->mro->length + 1;
  bool is_plain = is_single && (base == vm.type(TypeId::Object) ||
                                (!is_boot_cell(base) && (base->flags & kHookFlags) == 0));
  if (is_single && (is_plain || !is_boot_cell(base))) {
    uint32_t own = 0;
    bool has_own = false;
    for (const Hook& hook : kHooks) {
      Value found = own_class_attribute(vm, type, hook.name);
      if (found.is_undefined()) continue;
      has_own = true;
      if (found != built_in_hook(vm, type, hook)) own |= hook.flag;
    }
    if (is_plain) return flags | own;
    if (!has_own) return flags | (base->flags & kHookFlags & ~kTypeIntOperator);
  }
  for (const Hook& hook : kHooks) {
    Value found = find_class_attribute(vm, type, hook.name);
    if (!found.is_undefined() && found != built_in_hook(vm, type, hook)) flags |= hook.flag;
  }
  return flags;
}

// New instances are watched if the class defines __del__. Instances made before that are not.
static void note_finalizer(Type* type) {
  uint8_t& flags = type->instance_shape->flags;
  bool finalizes = (type->flags & kTypeFinalizer) != 0;
  flags = static_cast<uint8_t>(finalizes ? flags | kShapeFinalizer : flags & ~kShapeFinalizer);
}

Result<void> refresh_hook_flags(Vm& vm, Type* type) {
  TRY(vm.meter.charge(type->layout == static_cast<uint32_t>(TypeId::Int) ? 32 : 8));
  type->flags = (type->flags & ~kHookFlags) | hook_flags(vm, type);
  note_finalizer(type);
  return {};
}

Result<void> set_resolution_order(Vm& vm, Type* type, Tuple* order) {
  type->mro = order;
  return in_parts(vm.meter, order->length, kPacedEntries, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      Type* base = vm.cell<Type>(order->items[i]);
      if (base != type && !is_boot_cell(base)) base->flags |= kTypeDerivedFrom;
    }
  });
}

Result<void> update_hook_flags(Vm& vm, Type* type) {
  vm.classes.registry->note_change(type);
  if ((type->flags & kTypeDerivedFrom) == 0) return refresh_hook_flags(vm, type);
  // Classes usually follow their bases in the registry, so a base is refreshed before its
  // subclasses. A base that was assigned later may be newer than its subclass; then another pass is
  // needed.
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0; i < vm.classes.registry->size(); ++i) {
      TRY(vm.meter.charge(1));
      Type* other = vm.base.at<Type>((*vm.classes.registry)[i]);
      if (!other->mro || !is_subtype(vm, other, type)) continue;
      uint32_t before = other->flags;
      TRY(refresh_hook_flags(vm, other));
      changed = changed || other->flags != before;
    }
  }
  return {};
}

Result<Type*> make_class_calling(Vm& vm, const ClassParts& parts) {
  Tuple* bases = parts.bases;
  if (bases->length == 0) {
    bases = TRY(make_tuple(vm, {Value::from_cell(vm.type(TypeId::Object))}));
  }
  Type* base = TRY(best_base(vm, bases));
  TRY(check_class_name(vm, parts.name));
  Dict* dict = TRY(copy_namespace(vm, parts.names));
  SlotNames slots = TRY(read_slots_calling(vm, parts, base, dict));

  Type* type = TRY(vm.make_instance<Type>(parts.metatype));
  type->id = static_cast<uint32_t>(TypeId::Guest);
  type->flags = (base->flags & ~(kTypeBuiltin | kTypeSealed | kTypeAbstract | kTypeDerivedFrom |
                                 kTypeGrown | kTypeOfHostModule | kHookFlags | kPatternFlags)) |
                TRY(pattern_flags(vm, bases)) | kTypeSubclassable | kTypeCallable |
                (slots.adds_weakref ? uint32_t{kTypeWeakReferable} : 0u);
  type->layout = base->layout;
  type->solid = base->solid;
  type->name = TRY(intern(vm, parts.name));
  type->bases = bases;
  type->base = base;
  type->dict = dict;
  type->module = Value::undefined();
  type->doc = Value::undefined();
  type->qualified_name = TRY(take_qualified_name(vm, parts, dict));
  TRY(add_module(vm, dict));
  TRY(wrap_special_function(vm, dict, Name::New, TypeId::StaticMethod));
  TRY(wrap_special_function(vm, dict, Name::InitSubclass, TypeId::ClassMethod));
  TRY(wrap_special_function(vm, dict, Name::ClassGetItem, TypeId::ClassMethod));
  CellVariable* class_cell = TRY(take_cell(vm, dict, vm.name(Name::ClassCell)));
  CellVariable* dict_cell = TRY(take_cell(vm, dict, vm.name(Name::ClassDictCell)));
  TRY(settle_layout(vm, type, base, slots));
  TRY(add_defaults(vm, dict));

  // Set it before computing the MRO: the metaclass's mro() may call methods that use __class__.
  if (class_cell != nullptr) class_cell->content = Value::from_cell(type);
  Tuple* order = TRY(resolution_order_calling(vm, type));
  TRY(set_resolution_order(vm, type, order));
  if (dict_cell != nullptr) dict_cell->content = TRY(make_mapping_proxy(vm, dict));
  type->flags |= hook_flags(vm, type);
  note_finalizer(type);
  if (vm.services->runs_code_of_host()) type->flags |= kTypeOfHostModule;
  if (!vm.classes.registry->add(vm.meter, type)) return vm.meter.stop(StopReason::Memory);

  TRY(call_set_name_hooks_calling(vm, type));
  TRY(call_subclass_hook_calling(vm, type, parts.keywords));
  return type;
}

}  // namespace hognose
