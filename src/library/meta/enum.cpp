// The module _enum: what the classes of the module enum need to know of other classes.
//
// The functions read the class dicts and orders of resolution of real classes only, whatever
// __class__ says. So enum.py has no right to read them. They return names, the members' own values,
// and attributes that the classes show anyway.
#include "library/core/modules.h"
#include "meter/paced.h"
#include "objects/attributes/attributes.h"
#include "objects/classes/class.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// --- names

// The kinds of names in the body of an enumeration, as enum.py reads them.
enum NameKind : int8_t { kPlain, kDunder, kSunder, kPrivate };

struct Underscores {
  uint32_t leading = 0;
  uint32_t trailing = 0;
};

// Counts up to three at each end. Returns {3, 3} for a name without anything else.
Underscores underscores_of(const Str* name) {
  Underscores count;
  uint32_t length = name->length;
  while (count.leading < 3 && count.leading < length && character_at(name, count.leading) == '_') {
    ++count.leading;
  }
  if (count.leading == length) return {3, 3};
  while (count.trailing < 3 && character_at(name, length - 1 - count.trailing) == '_') {
    ++count.trailing;
  }
  return count;
}

// Whether the name is what the compiler makes of __name in this class: _Class__name, unless it ends
// with two underscores.
Result<bool> is_private_of(Vm& vm, const Str* name, const Str* cls) {
  uint32_t length = cls->length;
  if (name->length < uint64_t{length} + 4) return false;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < length; ++i) {
    TRY(pace.turn());
    if (character_at(name, i + 1) != character_at(cls, i)) return false;
  }
  uint32_t end = name->length;
  return character_at(name, 0) == '_' && character_at(name, length + 1) == '_' &&
         character_at(name, length + 2) == '_' && character_at(name, length + 3) != '_' &&
         (character_at(name, end - 1) != '_' || character_at(name, end - 2) != '_');
}

Result<Value> name_kind(Vm& vm, const Value* arguments) {
  const Str* name = vm.as<Str>(arguments[0], TypeId::Str);
  const Str* cls = vm.as<Str>(arguments[1], TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "object of type '{}' has no len()",
                    type_name(vm, arguments[0]));
  }
  TRY(vm.meter.charge((cls == nullptr ? 0 : cls->length / 32) + 1));
  NameKind kind = kPlain;
  auto [leading, trailing] = underscores_of(name);
  if (cls != nullptr && TRY(is_private_of(vm, name, cls))) {
    kind = kPrivate;
  } else if (leading == 2 && trailing == 2) {
    kind = kDunder;
  } else if (leading == 1 && trailing == 1) {
    kind = kSunder;
  }
  return Value::from_small_int(static_cast<int>(kind));
}

Result<bool> has_descriptor_method_calling(Vm& vm, Value object) {
  for (Name name : {Name::Get, Name::Set, Name::Delete}) {
    if (!TRY(find_attribute_calling(vm, object, vm.name(name))).is_undefined()) return true;
  }
  return false;
}

Result<Value> is_descriptor(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(has_descriptor_method_calling(vm, arguments[0])));
}

// --- the bases of a new enumeration

// An attribute of the class itself, without those of its bases; undefined if there is none.
Value own_attribute(Vm& vm, const Type* type, Str* name) {
  return type->dict ? dict_find_string(vm, type->dict.get(), name) : Value::undefined();
}

bool is_enumeration(Vm& vm, Value value, Value metaclass) {
  return is_subtype(vm, vm.type_of(value), vm.cell<Type>(metaclass));
}

// Calls step(Value class, Type*) -> Result<bool> for the class and its bases, except object, until
// it returns false. An order of resolution never changes; a class may get another one.
template <class Step>
Result<void> walk_order_calling(Vm& vm, Value cls, Step step) {
  const Type* type = vm.as<Type>(cls, TypeId::Type);
  if (type == nullptr || !type->mro) {
    return vm.raise(TypeId::TypeError, "bases must be types, not '{}'", type_name(vm, cls));
  }
  const Tuple* order = type->mro.get();
  for (uint32_t i = 0; i < order->length; ++i) {
    TRY(vm.meter.charge(1));
    Type* base = vm.cell<Type>(order->items[i]);
    if (base == vm.type(TypeId::Object)) continue;
    if (!TRY(step(order->items[i], base))) return {};
  }
  return {};
}

Result<Tuple*> bases_of(Vm& vm, const Value* arguments) {
  if (!vm.has_layout(arguments[1], TypeId::Type)) {
    return vm.raise(TypeId::TypeError, "a metaclass is required");
  }
  return tuple_from_iterable_calling(vm, arguments[0]);
}

// The first enumeration among the bases that has members, or None.
Result<Value> extended(Vm& vm, const Value* arguments) {
  const Tuple* bases = TRY(bases_of(vm, arguments));
  Str* names = TRY(intern(vm, "_member_names_"));
  Value found = Value::none();
  for (uint32_t i = 0; i < bases->length && found.is_none(); ++i) {
    TRY(walk_order_calling(vm, bases->items[i], [&](Value base, Type*) -> Result<bool> {
      if (!is_enumeration(vm, base, arguments[1])) return true;
      bool extends = TRY(truth_calling(vm, TRY(get_attribute_calling(vm, base, names))));
      if (extends) found = base;
      return !extends;
    }));
  }
  return found;
}

// The data types that the bases mix in, one for each base that has one.
Result<Value> data_types(Vm& vm, const Value* arguments) {
  const Tuple* bases = TRY(bases_of(vm, arguments));
  Str* member_type = TRY(intern(vm, "_member_type_"));
  Str* fields = TRY(intern(vm, "__dataclass_fields__"));
  RootVector found(vm);
  for (uint32_t i = 0; i < bases->length; ++i) {
    // The most derived class that comes with the data type.
    Value derived;
    TRY(walk_order_calling(vm, bases->items[i], [&](Value base, Type* type) -> Result<bool> {
      if (is_enumeration(vm, base, arguments[1])) {
        Value mixed_in = TRY(get_attribute_calling(vm, base, member_type));
        if (mixed_in == Value::from_cell(vm.type(TypeId::Object))) return true;
        TRY(found.push(mixed_in));
        return false;
      }
      if (derived.is_undefined()) derived = base;
      bool has_data = !own_attribute(vm, type, vm.name(Name::New)).is_undefined() ||
                      !own_attribute(vm, type, fields).is_undefined();
      if (has_data) TRY(found.push(derived));
      return !has_data;
    }));
  }
  return Value::from_cell(TRY(make_tuple(vm, found.data(), found.size())));
}

// How a value is shown: what an enumeration among the bases says, or the __repr__ of the data type.
// For a data class whose __repr__ would show the name of the class: the third argument.
Result<Value> data_repr(Vm& vm, const Value* arguments) {
  const Tuple* bases = TRY(bases_of(vm, arguments));
  Str* value_repr = TRY(intern(vm, "_value_repr_"));
  Str* parameters = TRY(intern(vm, "__dataclass_params__"));
  Value found;
  for (uint32_t i = 0; i < bases->length && found.is_undefined(); ++i) {
    TRY(walk_order_calling(vm, bases->items[i], [&](Value base, Type* type) -> Result<bool> {
      if (is_enumeration(vm, base, arguments[1])) {
        found = TRY(get_attribute_calling(vm, base, value_repr));
        return false;
      }
      Value own = own_attribute(vm, type, vm.name(Name::Repr));
      if (own.is_undefined()) return true;
      found = own;
      Value given = own_attribute(vm, type, parameters);
      if (given.is_undefined() || given.is_none()) return false;
      Value shows = TRY(get_attribute_calling(vm, given, TRY(intern(vm, "repr"))));
      if (TRY(truth_calling(vm, shows))) found = arguments[2];
      return false;
    }));
  }
  return found.is_undefined() ? Value::none() : found;
}

// --- the class that was made

Result<Type*> class_of_enum(Vm& vm, Value value) {
  if (Type* type = vm.as<Type>(value, TypeId::Type)) return type;
  return vm.raise(TypeId::TypeError, "a class is required, not '{}'", type_name(vm, value));
}

Result<Value> owns(Vm& vm, const Value* arguments) {
  const Type* type = TRY(class_of_enum(vm, arguments[0]));
  Str* name = TRY(attribute_name(vm, arguments[1]));
  return Value::boolean(!own_attribute(vm, type, name).is_undefined());
}

// Looks for what the bases have under the name of a member. Returns None if that is no descriptor,
// and otherwise (descriptor, whether it is one of `kind`, what it hides): None, or the class of a
// plain attribute.
Result<Value> shadowed(Vm& vm, const Value* arguments) {
  const Type* cls = TRY(class_of_enum(vm, arguments[0]));
  Str* name = TRY(attribute_name(vm, arguments[1]));
  const Type* kind = TRY(class_of_enum(vm, arguments[2]));
  if (is_guarded(vm, name)) return Value::none();
  Value descriptor;
  Value plain = Value::none();
  bool is_of_kind = false;
  TRY(walk_order_calling(vm, arguments[0], [&](Value base, Type* type) -> Result<bool> {
    Value attribute = type == cls ? Value::undefined() : own_attribute(vm, type, name);
    if (attribute.is_undefined() || attribute.is_none()) return true;
    is_of_kind = is_subtype(vm, vm.type_of(attribute), kind);
    if (is_of_kind) {
      descriptor = attribute;
      plain = Value::none();
    } else if (TRY(has_descriptor_method_calling(vm, attribute))) {
      descriptor = attribute;
    } else {
      plain = base;
    }
    return !is_of_kind;
  }));
  if (descriptor.is_undefined()) return Value::none();
  return Value::from_cell(TRY(make_tuple(vm, {descriptor, Value::boolean(is_of_kind), plain})));
}

// The pairs (name, attribute) of the class and its bases whose names begin with no underscore.
Result<Value> public_attributes(Vm& vm, const Value* arguments) {
  TRY(class_of_enum(vm, arguments[0]));
  List* pairs = TRY(make_list_room(vm, 0));
  TRY(walk_order_calling(vm, arguments[0], [&](Value, Type* type) -> Result<bool> {
    if (!type->dict) return true;
    uint32_t position = 0;
    Value key;
    Value value;
    while (dict_next(type->dict.get(), &position, &key, &value)) {
      TRY(vm.meter.charge(1));
      Str* name = vm.as<Str>(key, TypeId::Str);
      if (name == nullptr || name->length == 0 || character_at(name, 0) == '_') continue;
      if (is_guarded(vm, name)) continue;
      TRY(list_append(vm, pairs, Value::from_cell(TRY(make_tuple(vm, {key, value})))));
    }
    return true;
  }));
  return Value::from_cell(pairs);
}

// The namespace of a class that an enumeration is to replace.
Result<Value> body_of(Vm& vm, const Value* arguments) {
  const Type* type = TRY(class_of_enum(vm, arguments[0]));
  if (!type->dict) return Value::from_cell(TRY(make_dict(vm)));
  TRY(vm.meter.charge(type->dict->used));
  Dict* names = TRY(dict_copy(vm, type->dict.get()));
  TRY(drop_guarded_names(vm, arguments[0], names));
  for (Name each : {Name::Dict, Name::Weakref}) {
    TRY(dict_delete_string(vm, names, vm.name(each)));
  }
  return Value::from_cell(names);
}

// Gives a new enumeration the way of copying that the enumeration it extends has, unless the class
// has one of its own. The methods never reach Python code.
Result<Value> keep_reduction(Vm& vm, const Value* arguments) {
  Type* cls = TRY(class_of_enum(vm, arguments[0]));
  Type* member_type = TRY(class_of_enum(vm, arguments[1]));
  Type* first = TRY(class_of_enum(vm, arguments[2]));
  Str* name = vm.name(Name::ReduceEx);
  // A metaclass of the program may have given a class that the host made.
  bool is_open = (cls->flags & kTypeOfHostModule) == 0 || vm.services->runs_code_of_host();
  if (!is_open || !own_attribute(vm, cls, name).is_undefined()) return Value::none();
  Value found = find_class_attribute(vm, cls, name);
  bool is_plain = found == find_class_attribute(vm, member_type, name) ||
                  found == find_class_attribute(vm, vm.type(TypeId::Object), name);
  if (is_plain) {
    Value kept = find_class_attribute(vm, first, name);
    TRY(class_set_attribute_calling(vm, arguments[0], name, kept));
  }
  return Value::none();
}

// --- members that exist

// The attribute of the object itself if it has one that no descriptor of its class hides.
Value own_value(Vm& vm, Value member, Type* type) {
  Str* name = vm.name(Name::EnumValue);
  if (!type_lookup(vm, type, name).is_undefined()) return Value::undefined();
  return find_own_attribute(vm, vm.cell(member), name);
}

// The member with the value, or None if only enum.py can tell.
Result<Value> known_member_calling(Vm& vm, Type* type, Value value) {
  Value members = type_lookup(vm, type, vm.name(Name::EnumMembers));
  bool has_quick_hash = value.is_small_int() || vm.is_exactly(value, TypeId::Str);
  if (!has_quick_hash || !vm.is_exactly(members, TypeId::Dict)) return Value::none();
  Value found = TRY(dict_find_calling(vm, vm.known<Dict>(members), value));
  return found.is_undefined() ? Value::none() : found;
}

// The member that `cls(value)` means if it is there already and `cls.__new__` is `finder`, the one
// of Enum; else None.
Result<Value> member_of(Vm& vm, const Value* arguments) {
  Type* type = TRY(class_of_enum(vm, arguments[0]));
  Value maker = type_lookup(vm, type, vm.name(Name::New));
  if (vm.is_exactly(maker, TypeId::StaticMethod)) maker = vm.known<MethodHolder>(maker)->function;
  if (maker != arguments[2]) return Value::none();
  if (vm.type_of(arguments[1]) == type) return arguments[1];
  return known_member_calling(vm, type, arguments[1]);
}

// The combination of two flags of one class by &, | or ^ (0, 1 or 2) if there is a member for it;
// else None. Only for classes whose metaclass is `metaclass`: another one may have its own calls.
Result<Value> combined_flag(Vm& vm, const Value* arguments) {
  if (!arguments[0].is_cell() || !arguments[1].is_cell()) return Value::none();
  Type* type = vm.type_of(arguments[0]);
  if (vm.type_of(arguments[1]) != type ||
      Value::from_cell(vm.type_of(Value::from_cell(type))) != arguments[3]) {
    return Value::none();
  }
  Value left = own_value(vm, arguments[0], type);
  Value right = own_value(vm, arguments[1], type);
  if (!both_small_ints(left, right)) return Value::none();
  int64_t bits = left.small_int() & right.small_int();
  if (arguments[2] == Value::from_small_int(1)) bits = left.small_int() | right.small_int();
  if (arguments[2] == Value::from_small_int(2)) bits = left.small_int() ^ right.small_int();
  return known_member_calling(vm, type, Value::from_small_int(bits));
}

constexpr NativeRow kRows[] = {
    {"_body_of(cls, /)", body_of},
    {"_combined_flag(flag, other, operator, metaclass, /)", combined_flag},
    {"_data_repr(bases, metaclass, of_fields, /)", data_repr},
    {"_data_types(bases, metaclass, /)", data_types},
    {"_extended(bases, metaclass, /)", extended},
    {"_is_descriptor(object, /)", is_descriptor},
    {"_keep_reduction(cls, member_type, enumeration, /)", keep_reduction},
    {"_member_of(cls, value, finder, /)", member_of},
    {"_name_kind(name, cls_name, /)", name_kind},
    {"_owns(cls, name, /)", owns},
    {"_public_attributes(cls, /)", public_attributes},
    {"_shadowed(cls, name, kind, /)", shadowed},
};

}  // namespace

std::span<const NativeRow> enum_module_functions() { return kRows; }

Result<void> fill_enum_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
