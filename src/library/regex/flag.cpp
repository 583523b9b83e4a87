// re.RegexFlag: ints that print as the names of flags and remain flags under |, & and ^.
//
// In CPython the type is an enum.IntFlag with the boundary KEEP. This native type has the same
// texts, operators, iteration and attributes.
#include "library/regex/pattern.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/iterators.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose::regex {

namespace {

struct FlagName {
  uint32_t value;
  const char* name;
  const char* letter = nullptr;
};

// In the order in which the repr() of a flag lists them.
constexpr FlagName kFlagNames[] = {
    {kAscii, "ASCII", "A"},         {kIgnoreCase, "IGNORECASE", "I"},
    {kLocale, "LOCALE", "L"},       {kUnicode, "UNICODE", "U"},
    {kMultiline, "MULTILINE", "M"}, {kDotAll, "DOTALL", "S"},
    {kVerbose, "VERBOSE", "X"},     {kDebug, "DEBUG"},
};
constexpr int64_t kAllFlags = 0x1FF;
constexpr int64_t kNamedFlags = 0x1FE;

int64_t value_of(Vm& vm, Value self) {
  int64_t value = 0;
  int_fits_int64(vm, self, &value);
  return value;
}

Result<void> append_hexadecimal(StringBuilder& text, uint64_t number) {
  char digits[16];
  unsigned count = 0;
  do {
    digits[count++] = "0123456789abcdef"[number & 15];
    number >>= 4;
  } while (number != 0);
  TRY(text.append_ascii("0x"));
  while (count != 0) TRY(text.append_ascii({&digits[--count], 1}));
  return {};
}

// Returns the names joined by |, each after `prefix`. Bits without a name appear as a number.
Result<Str*> names_of(Vm& vm, int64_t value, std::string_view prefix) {
  StringBuilder text(vm);
  auto separate = [&]() -> Result<void> {
    return text.length() == 0 ? Result<void>() : text.append_ascii("|");
  };
  for (const FlagName& flag : kFlagNames) {
    if ((value & flag.value) == 0) continue;
    TRY(separate());
    TRY(text.append_ascii(prefix));
    TRY(text.append_ascii(flag.name));
  }
  if (int64_t rest = value & ~kNamedFlags; rest != 0) {
    TRY(separate());
    TRY(append_hexadecimal(text, static_cast<uint64_t>(rest)));
  }
  return text.finish();
}

Result<Value> flag_repr(Vm& vm, Value self) {
  int64_t value = value_of(vm, self);
  if (value == 0) return Value::from_cell(TRY(make_string_ascii(vm, "re.NOFLAG")));
  if ((value & kNamedFlags) == 0) {
    return Value::from_cell(TRY(make_text(vm, "re.RegexFlag({})", value)));
  }
  return Value::from_cell(TRY(names_of(vm, value, "re.")));
}

Result<Value> flag_name(Vm& vm, Value self) {
  int64_t value = value_of(vm, self);
  if (value == 0) return Value::from_cell(TRY(make_string_ascii(vm, "NOFLAG")));
  if ((value & kNamedFlags) == 0) return Value::none();
  return Value::from_cell(TRY(names_of(vm, value, "")));
}

Result<Value> flag_value(Vm& vm, Value self) { return exact_int(vm, self); }

constexpr uint16_t kOperators = operator_bit(BinaryOperator::BitAnd) |
                                operator_bit(BinaryOperator::BitOr) |
                                operator_bit(BinaryOperator::BitXor);

// Also handles the other operators of int.
Result<Value> flag_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (!is_int(vm, left) || !is_int(vm, right)) return Value::not_implemented();
  int64_t a, b;
  bool is_bitwise =
      op == BinaryOperator::BitAnd || op == BinaryOperator::BitOr || op == BinaryOperator::BitXor;
  if (!is_bitwise || !int_fits_int64(vm, left, &a) || !int_fits_int64(vm, right, &b)) {
    return number_binary(vm, op, TRY(exact_int(vm, left)), TRY(exact_int(vm, right)));
  }
  return make_flag(vm, op == BinaryOperator::BitAnd  ? (a & b)
                       : op == BinaryOperator::BitOr ? (a | b)
                                                     : (a ^ b));
}

Result<Value> flag_invert(Vm& vm, Value self) { return make_flag(vm, ~value_of(vm, self)); }

Result<bool> flag_contains(Vm& vm, Value self, Value item) {
  if (!vm.is_exactly(item, TypeId::RegexFlag)) {
    return vm.raise(TypeId::TypeError, "unsupported operand type(s) for 'in': '{}' and 'RegexFlag'",
                    type_name(vm, item));
  }
  int64_t wanted = value_of(vm, item);
  return (value_of(vm, self) & wanted) == wanted;
}

Result<int64_t> flag_length(Vm& vm, Value self) {
  return __builtin_popcountll(static_cast<uint64_t>(value_of(vm, self)));
}

Result<Value> flag_iterate(Vm& vm, Value self) {
  int64_t value = value_of(vm, self);
  List* flags = TRY(make_list(vm, nullptr, 0));
  for (const FlagName& flag : kFlagNames) {
    if ((value & flag.value) != 0) TRY(list_append(vm, flags, TRY(make_flag(vm, flag.value))));
  }
  return iterate_calling(vm, Value::from_cell(flags));
}

Result<Value> flag_new(Vm& vm, const Value* arguments) {
  int64_t value;
  if (vm.is_exactly(arguments[1], TypeId::RegexFlag)) return arguments[1];
  if (!is_int(vm, arguments[1]) || !int_fits_int64(vm, arguments[1], &value)) {
    Str* shown = TRY(repr_calling(vm, arguments[1]));
    return vm.raise(TypeId::ValueError, "{} is not a valid RegexFlag", shown);
  }
  return make_flag(vm, value);
}

Result<Value> new_flag(Vm& vm, int64_t value) {
  BigInt* flag = TRY(vm.make<BigInt>(TypeId::RegexFlag, sizeof(uint64_t)));
  flag->size_and_sign = (value == 0 ? 0 : 1) << 1;
  if (value != 0) flag->limbs[0] = static_cast<uint64_t>(value);
  return Value::from_cell(flag);
}

Result<void> add_member(Vm& vm, Type* type, Dict* members, std::string_view name, Value flag) {
  Str* key = TRY(intern(vm, name));
  TRY(dict_set_string(vm, type->dict.get(), key, flag));
  return dict_set_string(vm, members, key, flag);
}

// Creates the members together with the type, once for all runs.
Result<void> add_members(Vm& vm, Type* type) {
  Dict* members = TRY(make_dict(vm, 20));
  TRY(add_member(vm, type, members, "NOFLAG", TRY(new_flag(vm, 0))));
  for (const FlagName& row : kFlagNames) {
    Value flag = TRY(new_flag(vm, row.value));
    TRY(add_member(vm, type, members, row.name, flag));
    if (row.letter != nullptr) TRY(add_member(vm, type, members, row.letter, flag));
  }
  DictView* proxy = TRY(vm.make<DictView>(TypeId::MappingProxy));
  proxy->mapping = Value::from_cell(members);
  Str* key = TRY(intern(vm, std::string_view("__members__")));
  return dict_set_string(vm, type->dict.get(), key, Value::from_cell(proxy));
}

// Returns the member with that value; undefined if there is none.
Result<Value> find_member(Vm& vm, int64_t value) {
  std::string_view name = value == 0 ? "NOFLAG" : "";
  for (const FlagName& row : kFlagNames) {
    if (row.value == value) name = row.name;
  }
  if (name.empty()) return Value::undefined();
  Str* key = TRY(intern(vm, name));
  return dict_find_string(vm, vm.type(TypeId::RegexFlag)->dict.get(), key);
}

constexpr NativeRow kConstructor = {"__new__(cls, value, /)", flag_new, kNativeConstructor};

constexpr PropertyRow kProperties[] = {
    {"name", flag_name, nullptr},
    {"value", flag_value, nullptr},
    {"_name_", flag_name, nullptr},
    {"_value_", flag_value, nullptr},
};

}  // namespace

Result<Value> make_flag(Vm& vm, int64_t value) {
  // KEEP: a negative number means all flags except those in its complement.
  if (value < 0) {
    int64_t range = kAllFlags + 1;
    while (range < INT64_MAX / 2 && range < -value) range *= 2;
    value += range;
    if (value < 0) value = 0;
  }
  Value member = TRY(find_member(vm, value));
  return member.is_undefined() ? new_flag(vm, value) : member;
}

Result<Str*> pattern_flags_text(Vm& vm, uint32_t flags) {
  // The order in sre's table differs from that of the enumeration.
  constexpr uint32_t kOrder[] = {kIgnoreCase, kLocale,  kMultiline, kDotAll,
                                 kUnicode,    kVerbose, kDebug,     kAscii};
  StringBuilder text(vm);
  for (uint32_t flag : kOrder) {
    if ((flags & flag) == 0) continue;
    if (text.length() != 0) TRY(text.append_ascii("|"));
    Str* name = TRY(names_of(vm, flag, "re."));
    TRY(text.append(name));
    flags &= ~flag;
  }
  if (flags != 0) {
    if (text.length() != 0) TRY(text.append_ascii("|"));
    TRY(append_hexadecimal(text, flags));
  }
  return text.finish();
}

}  // namespace hognose::regex

namespace hognose {

const TypeSpec kRegexFlagType = {
    .doc = "Options of regular expressions.",
    .module = "re",
    .slots = {.repr = regex::flag_repr,
              .str = regex::flag_repr,
              .length = regex::flag_length,
              .contains = regex::flag_contains,
              .iterate = regex::flag_iterate,
              .binary = regex::flag_binary,
              .binary_operators = regex::kOperators,
              .invert = regex::flag_invert},
    .instance_bytes = sizeof(BigInt),
    .constructor = &regex::kConstructor,
    .properties = regex::kProperties,
    .class_attributes = regex::add_members,
};

}  // namespace hognose
