// Slow paths of match statements: sequences, mappings, and instances with attributes.
//
// Each tests the subject against a part of a pattern. It stores whether it fits, followed by the
// values for the sub-patterns in the next registers. Attributes are looked up the way guest code
// does it, so the policy's guards hold.
#include <algorithm>

#include "machine/slow/paths.h"
#include "objects/attributes/attributes.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// The class decides whether sequence and mapping patterns match. str, bytes and bytearray are not
// sequences here; classes registered with collections.abc.Sequence are (PEP 634). Every tuple is,
// including the built-in subclasses (sys.version_info).
bool is_sequence(Machine& vm, Value value) {
  return (vm.type_of(value)->flags & kTypeSequencePattern) != 0 ||
         vm.has_layout(value, TypeId::Tuple);
}

// Every dict is a mapping, including the built-in subclasses (OrderedDict, defaultdict).
bool is_mapping(Machine& vm, Value value) {
  return (vm.type_of(value)->flags & kTypeMappingPattern) != 0 ||
         vm.has_layout(value, TypeId::Dict);
}

Result<bool> length_fits_calling(Machine& vm, Value value, Instruction instruction) {
  const auto check = static_cast<LengthCheck>(instruction.c());
  if (check == LengthCheck::None) return true;
  const int64_t length = TRY(length_calling(vm, value));
  return check == LengthCheck::Exact ? length == instruction.b() : length >= instruction.b();
}

// The types whose only positional sub-pattern matches the subject itself.
bool matches_itself(const Type* type) {
  switch (static_cast<TypeId>(type->layout)) {
    case TypeId::Bool:
    case TypeId::Bytearray:
    case TypeId::Bytes:
    case TypeId::Dict:
    case TypeId::Float:
    case TypeId::FrozenSet:
    case TypeId::Int:
    case TypeId::List:
    case TypeId::Set:
    case TypeId::Str:
    case TypeId::Tuple: return true;
    default: return false;
  }
}

// Gets the attribute for the next sub-pattern into `target`. Its name is added to `names` and must
// not be there yet. Returns false if the subject has no such attribute.
Result<bool> take_attribute_calling(Machine& vm, Value subject, Type* type, Value name,
                                    RootVector& names, Value* target) {
  Str* canonical = TRY(attribute_name(vm, name));
  TRY(vm.meter.charge(names.size() / 16 + 1));
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] == Value::from_cell(canonical)) {
      Str* shown = TRY(repr_calling(vm, Value::from_cell(canonical)));
      return vm.raise(TypeId::TypeError, "{}() got multiple sub-patterns for attribute {}", type,
                      shown);
    }
  }
  TRY(names.push(Value::from_cell(canonical)));
  Value found = TRY(find_attribute_calling(vm, subject, canonical));
  if (found.is_undefined()) return false;
  *target = found;
  return true;
}

Result<bool> match_class_calling(Machine& vm, Value subject, Value class_value, uint32_t positional,
                                 Tuple* named, uint32_t named_count, Value* target) {
  Type* type = vm.as<Type>(class_value, TypeId::Type);
  if (type == nullptr) {
    return vm.raise(TypeId::TypeError, "called match pattern must be a class");
  }
  if (!TRY(is_instance_calling(vm, subject, class_value))) return false;
  RootVector names(vm);
  if (positional != 0) {
    Value found = TRY(find_attribute_calling(vm, class_value, vm.name(Name::MatchArgs)));
    if (!found.is_undefined() && !vm.is_exactly(found, TypeId::Tuple)) {
      return vm.raise(TypeId::TypeError, "{}.__match_args__ must be a tuple (got {})", type,
                      type_name(vm, found));
    }
    const bool is_self = found.is_undefined() && matches_itself(type);
    Tuple* arguments = found.is_undefined() ? vm.empty_tuple() : vm.cell<Tuple>(found);
    const uint32_t allowed = is_self ? 1 : arguments->length;
    if (allowed < positional) {
      return vm.raise(TypeId::TypeError, "{}() accepts {} positional sub-pattern{} ({} given)",
                      type, allowed, allowed == 1 ? "" : "s", positional);
    }
    if (is_self) {
      *target++ = subject;
    } else {
      for (uint32_t i = 0; i < positional; ++i) {
        Value name = arguments->items[i];
        if (!vm.is_exactly(name, TypeId::Str)) {
          return vm.raise(TypeId::TypeError, "__match_args__ elements must be strings (got {})",
                          type_name(vm, name));
        }
        if (!TRY(take_attribute_calling(vm, subject, type, name, names, target++))) return false;
      }
    }
  }
  for (uint32_t i = 0; i < named_count; ++i) {
    if (!TRY(take_attribute_calling(vm, subject, type, named->items[i], names, target++))) {
      return false;
    }
  }
  return true;
}

// Stores the values in `target`. Returns false if a key is missing.
Result<bool> match_keys_calling(Machine& vm, Value subject, Tuple* keys, uint32_t count,
                                Value* target) {
  Set* seen = TRY(make_set(vm, TypeId::Set));
  Value get, missing;
  for (uint32_t i = 0; i < count && i < keys->length; ++i) {
    Value key = keys->items[i];
    if (TRY(set_contains_calling(vm, seen, key))) {
      Str* shown = TRY(repr_calling(vm, key));
      return vm.raise(TypeId::ValueError, "mapping pattern checks duplicate key ({})", shown);
    }
    TRY(set_add_calling(vm, seen, key));
    if (vm.is_exactly(subject, TypeId::Dict)) {
      Value value = TRY(dict_find_calling(vm, vm.known<Dict>(subject), key));
      if (value.is_undefined()) return false;
      target[i] = value;
      continue;
    }
    if (i == 0) {
      // get(key, default) neither creates keys nor calls __missing__ of subclasses.
      get = TRY(get_attribute_calling(vm, subject, vm.name(Name::GetMethod)));
      missing = TRY(vm.call(Value::from_cell(vm.type(TypeId::Object)), {}));
    }
    Value value = TRY(vm.call(get, {key, missing}));
    if (value == missing) return false;
    target[i] = value;
  }
  return true;
}

}  // namespace

SLOW_PATH(JumpUnlessSequence) {
  Value subject = r[instruction.a()];
  if (!is_sequence(vm, subject) || !SLOW_TRY(length_fits_calling(vm, subject, instruction))) {
    vm.top->pc += instruction.d();
  }
  return true;
}

SLOW_PATH(JumpUnlessMapping) {
  Value subject = r[instruction.a()];
  if (!is_mapping(vm, subject) || !SLOW_TRY(length_fits_calling(vm, subject, instruction))) {
    vm.top->pc += instruction.d();
  }
  return true;
}

SLOW_PATH(GetLength) {
  int64_t length = SLOW_TRY(length_calling(vm, r[instruction.b()]));
  r[instruction.a()] = SLOW_TRY(make_int(vm, length));
  return true;
}

// The registers for the values hold something even if the pattern does not match.
SLOW_PATH(MatchKeys) {
  Value* window = r + instruction.a();
  std::fill_n(window + 1, instruction.d(), Value::none());
  bool found =
      SLOW_TRY(match_keys_calling(vm, r[instruction.b()], vm.cell<Tuple>(r[instruction.c()]),
                                  static_cast<uint32_t>(instruction.d()), window + 1));
  window[0] = Value::boolean(found);
  return true;
}

SLOW_PATH(CopyRest) {
  Tuple* keys = vm.cell<Tuple>(r[instruction.c()]);
  Dict* rest = SLOW_TRY(make_dict(vm));
  SLOW_TRY(dict_update_calling(vm, rest, r[instruction.b()]));
  for (uint32_t i = 0; i < keys->length; ++i) {
    if (!SLOW_TRY(dict_delete_calling(vm, rest, keys->items[i]))) {
      SLOW_FAIL(vm.raise_with_argument(TypeId::KeyError, keys->items[i]));
    }
  }
  r[instruction.a()] = Value::from_cell(rest);
  return true;
}

SLOW_PATH(MatchClass) {
  Value* window = r + instruction.a();
  // The number of names is that of a tuple in the cage, and fills registers.
  const uint32_t named = vm.cell<Tuple>(k[instruction.d()])->length;
  HOGNOSE_CHECK(instruction.a() + 1u + instruction.c() + named <=
                loaded_code_of(*vm.top)->register_count);
  std::fill_n(window + 1, instruction.c() + named, Value::none());
  bool matches =
      SLOW_TRY(match_class_calling(vm, r[instruction.b()], window[0], instruction.c(),
                                   vm.cell<Tuple>(k[instruction.d()]), named, window + 1));
  window[0] = Value::boolean(matches);
  return true;
}

}  // namespace hognose
