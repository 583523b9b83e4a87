// Takes values apart and puts them together; see value_parts.h.
//
// Guests can forge each of these: a class may pretend to be a dataclass. The host then gets what
// the guest chose, as with any other data, but in the shape that the kind promises.
#include "embed/values/value_parts.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/foreign_object.h"
#include "library/core/importer.h"
#include "library/datetime/types.h"
#include "library/decimal/types.h"
#include "machine/machine.h"
#include "objects/attributes/descriptor.h"
#include "objects/attributes/shape.h"
#include "objects/bytes/view.h"
#include "objects/containers/dict_access.h"
#include "objects/containers/list.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Result<Value> of_class(Vm& vm, Value value, std::string_view name) {
  return type_lookup(vm, vm.type_of(value), TRY(intern(vm, name)));
}

bool is_int(Vm& vm, Value value) {
  return value.is_small_int() || vm.is_exactly(value, TypeId::Int);
}
bool is_ascii_text(const Str* string, std::string_view text) {
  return string->is_ascii() && string->length == text.size() &&
         std::memcmp(str_data(string), text.data(), text.size()) == 0;
}
Result<bool> is_of_class(Vm& vm, Value value, std::string_view name, std::string_view module) {
  if (!is_ascii_text(vm.type_of(value)->name.get(), name)) return false;
  Value stored = TRY(of_class(vm, value, "__module__"));
  return vm.is_exactly(stored, TypeId::Str) && is_ascii_text(vm.cell<Str>(stored), module);
}

// The content of one of the __slots__.
Result<Value> in_slot(Vm& vm, Value value, Str* name) {
  Value found = type_lookup(vm, vm.type_of(value), name);
  if (!vm.is_exactly(found, TypeId::MemberDescriptor)) return Value::undefined();
  auto* descriptor = vm.cell<MemberDescriptor>(found);
  const Shape* shape = TRY(find_member_shape(vm, descriptor, value));
  if (shape == nullptr) return Value::undefined();
  return load_slot(vm.base, vm.cell(value), shape, descriptor->slot);
}

// What an object itself stores under an interned name; undefined: nothing.
Result<Value> stored(Vm& vm, Value value, Str* name) {
  Value found;
  if (takes_attributes(shape_of(vm.base, vm.cell(value)))) {
    found = find_own_attribute(vm, vm.cell(value), name);
  }
  return found.is_undefined() ? in_slot(vm, value, name) : found;
}
Result<Value> stored(Vm& vm, Value value, std::string_view name) {
  return stored(vm, value, TRY(intern(vm, name)));
}

}  // namespace

// --- to the host

Result<void> ValueParts::push_numbers(std::initializer_list<int64_t> numbers) {
  for (int64_t number : numbers) TRY(items.push(TRY(make_int(vm_, number))));
  return {};
}

Result<void> ValueParts::push_entry(Value key, Value value) {
  has_entries = true;
  TRY(items.push(key));
  return items.push(value);
}

Result<bool> ValueParts::take_apart(Value value) {
  const TypeId layout = layout_of(vm_.cell(value));
  switch (layout) {
    case TypeId::Range: {
      kind = HostValue::Kind::Range;
      const Range range = *vm_.cell<Range>(value);
      for (Value part : {range.start, range.stop, range.step}) TRY(items.push(part));
      return true;
    }
    case TypeId::Date:
    case TypeId::DateTime:
    case TypeId::Time:
    case TypeId::Timedelta:
    case TypeId::Timezone: return take_temporal(value, layout);
    case TypeId::Decimal: {
      kind = HostValue::Kind::Decimal;
      decimal::Number number;
      if (!TRY(operand(vm_, value, number))) return false;
      text = Value::from_cell(TRY(decimal::text_of_number(
          vm_, number, decimal::Notation::Scientific, decimal::Capitals::Yes)));
      return true;
    }
    case TypeId::Tuple: return take_named_tuple(value);
    case TypeId::BaseException: return take_exception(value);
    default: break;
  }
  if (layout != TypeId::Object || vm_.type_of(value)->id != static_cast<uint32_t>(TypeId::Guest)) {
    return take_record(value);
  }
  return TRY(take_number(value)) || TRY(take_uuid(value)) || TRY(take_record(value));
}

Result<bool> ValueParts::take_temporal(Value value, TypeId layout) {
  switch (layout) {
    case TypeId::Date: {
      kind = HostValue::Kind::Date;
      const DateFields date = date_fields(vm_, value);
      TRY(push_numbers({date.year, date.month, date.day}));
      return true;
    }
    case TypeId::Time: {
      kind = HostValue::Kind::Time;
      const TimeCell time = *vm_.cell<TimeCell>(value);
      TRY(push_numbers({time.hour, time.minute, time.second, time.microsecond, time.fold}));
      TRY(items.push(time.zone));
      return true;
    }
    case TypeId::DateTime: {
      kind = HostValue::Kind::DateTime;
      const DateTimeCell time = *vm_.cell<DateTimeCell>(value);
      TRY(push_numbers({time.year, time.month, time.day, time.hour, time.minute, time.second,
                        time.microsecond, time.fold}));
      TRY(items.push(time.zone));
      return true;
    }
    case TypeId::Timedelta: {
      kind = HostValue::Kind::TimeDelta;
      const TimedeltaCell delta = *vm_.cell<TimedeltaCell>(value);
      TRY(push_numbers({delta.days, delta.seconds, delta.microseconds}));
      return true;
    }
    default: {
      kind = HostValue::Kind::TimeZone;
      const TimezoneCell zone = *vm_.cell<TimezoneCell>(value);
      TRY(items.push(zone.offset));
      TRY(items.push(zone.name.is_undefined() ? Value::none() : zone.name));
      return true;
    }
  }
}

Result<bool> ValueParts::take_number(Value value) {
  if (!TRY(is_of_class(vm_, value, "Fraction", "fractions"))) return false;
  Value numerator = TRY(stored(vm_, value, "_numerator"));
  Value denominator = TRY(stored(vm_, value, "_denominator"));
  if (!is_int(vm_, numerator) || !is_int(vm_, denominator)) return false;
  kind = HostValue::Kind::Fraction;
  TRY(items.push(numerator));
  TRY(items.push(denominator));
  return true;
}

Result<bool> ValueParts::take_uuid(Value value) {
  if (!TRY(is_of_class(vm_, value, "UUID", "uuid"))) return false;
  Value number = TRY(stored(vm_, value, "int"));
  if (!is_int(vm_, number)) return false;
  const Str* digits = TRY(int_in_base(vm_, number, 16, ""));
  constexpr size_t kDigits = 32;
  if (digits->length > kDigits || str_data(digits)[0] == '-') return false;
  std::array<uint8_t, kDigits / 2> bytes{};
  for (size_t i = 0; i < digits->length; ++i) {
    const uint8_t digit = str_data(digits)[digits->length - 1 - i];
    const unsigned nibble = digit <= '9' ? digit - '0' : digit - 'a' + 10;
    uint8_t& byte = bytes[bytes.size() - 1 - i / 2];
    byte = static_cast<uint8_t>(byte | (i % 2 == 0 ? nibble : nibble << 4));
  }
  kind = HostValue::Kind::Uuid;
  text = Value::from_cell(TRY(make_bytes(vm_, bytes.data(), bytes.size())));
  return true;
}

Result<bool> ValueParts::take_named_tuple(Value value) {
  if (vm_.is_exactly(value, TypeId::Tuple)) return false;
  Value names = TRY(of_class(vm_, value, "_fields"));
  if (!vm_.is_exactly(names, TypeId::Tuple)) return false;
  const uint32_t count = vm_.cell<Tuple>(names)->length;
  if (count != vm_.cell<Tuple>(value)->length) return false;
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm_.meter.charge(1));
    if (!vm_.is_exactly(vm_.cell<Tuple>(names)->items[i], TypeId::Str)) return false;
  }
  kind = HostValue::Kind::NamedTuple;
  has_entries = true;
  text = Value::from_cell(vm_.type_of(value)->name.get());
  for (uint32_t i = 0; i < count; ++i) {
    TRY(push_entry(vm_.cell<Tuple>(names)->items[i], vm_.cell<Tuple>(value)->items[i]));
  }
  return true;
}

// Dataclasses and members of enumerations, of any layout.
Result<bool> ValueParts::take_record(Value value) {
  const Type* type = vm_.type_of(value);
  if (type->id != static_cast<uint32_t>(TypeId::Guest)) return false;
  Value fields = TRY(of_class(vm_, value, "__dataclass_fields__"));
  if (vm_.is_exactly(fields, TypeId::Dict)) {
    text = Value::from_cell(type->name.get());
    kind = HostValue::Kind::Dataclass;
    has_entries = true;
    uint32_t position = 0;
    Value name, field;
    while (dict_next(vm_.cell<Dict>(fields), &position, &name, &field)) {
      TRY(vm_.meter.charge(2));
      if (!vm_.is_exactly(name, TypeId::Str)) continue;
      Str* key = TRY(intern(vm_, vm_.cell<Str>(name)));
      Value content = TRY(stored(vm_, value, key));
      if (!content.is_undefined()) TRY(push_entry(name, content));
    }
    return true;
  }
  Value members = TRY(of_class(vm_, value, "_member_map_"));
  if (!vm_.is_exactly(members, TypeId::Dict)) return false;
  Value name = TRY(stored(vm_, value, "_name_"));
  Value content = TRY(stored(vm_, value, "_value_"));
  if (!vm_.is_exactly(name, TypeId::Str) || content.is_undefined()) return false;
  kind = HostValue::Kind::EnumMember;
  text = Value::from_cell(type->name.get());
  TRY(push_entry(name, content));
  return true;
}

Result<bool> ValueParts::take_exception(Value value) {
  kind = HostValue::Kind::Exception;
  text = Value::from_cell(vm_.type_of(value)->name.get());
  auto name = [&](std::string_view key) -> Result<Value> {
    return Value::from_cell(TRY(intern(vm_, key)));
  };
  const Exception exception = *vm_.cell<Exception>(value);
  Tuple* arguments = exception.args.get() != nullptr ? exception.args.get() : vm_.empty_tuple();
  TRY(push_entry(TRY(name("args")), Value::from_cell(arguments)));
  Value notes = TRY(stored(vm_, value, "__notes__"));
  if (vm_.is_exactly(notes, TypeId::List)) TRY(push_entry(TRY(name("notes")), notes));
  if (exception.cause.is_cell()) TRY(push_entry(TRY(name("cause")), exception.cause));
  return true;
}

// --- to the guest

TypeId exception_named(std::string_view name) {
  for (uint32_t i = 0; i < kTypeCount; ++i) {
    const auto id = static_cast<TypeId>(i);
    if (row_of(id).is_exception && name == row_of(id).name) return id;
  }
  return TypeId::Count;
}

namespace {

Failure refuse(Vm& vm, const char* what) {
  return vm.raise(TypeId::ValueError, "a value from the host is not a valid {}", what);
}

// Calls a class with the values of a tuple. The last one is passed by name, if `name` is not empty.
Result<Value> construct_calling(Vm& vm, Value callee, Value parts, std::string_view name = {}) {
  RootVector arguments(vm);
  TRY(arguments.append(vm.cell<Tuple>(parts)->items.data(), vm.cell<Tuple>(parts)->length));
  if (name.empty()) return vm.call(callee, arguments.data(), arguments.size());
  Value key = Value::from_cell(TRY(intern(vm, name)));
  Tuple* names = TRY(make_tuple(vm, &key, 1));
  return vm.call_with_keywords(callee, arguments.data(), arguments.size(), names);
}

// A time zone or None goes before the fold, which has a name.
Result<Value> construct_time_calling(Vm& vm, TypeId type, Value parts, uint32_t count) {
  if (vm.cell<Tuple>(parts)->length != count) return refuse(vm, "time");
  Tuple* moved = TRY(make_tuple(vm, vm.cell<Tuple>(parts)->items.data(), count));
  std::swap(moved->items[count - 1], moved->items[count - 2]);
  return construct_calling(vm, Value::from_cell(vm.type(type)), Value::from_cell(moved), "fold");
}

Result<Value> construct_from_library_calling(Vm& vm, const char* module, const char* name,
                                             Value parts, std::string_view keyword = {}) {
  Value callee = TRY(library_attribute_calling(vm, module, name));
  return construct_calling(vm, callee, parts, keyword);
}

// The class of that name among the guest's globals, if it stores `mark`; else undefined.
Result<Value> guest_class(Vm& vm, std::string_view name, std::string_view mark) {
  const Dict* globals = machine_of(vm).program_globals;
  if (globals == nullptr) return Value::undefined();
  Value found = dict_find_string(vm, globals, TRY(intern(vm, name)));
  if (!vm.has_layout(found, TypeId::Type)) return Value::undefined();
  Type* type = vm.cell<Type>(found);
  if (type->id != static_cast<uint32_t>(TypeId::Guest)) return Value::undefined();
  Value stored = type_lookup(vm, type, TRY(intern(vm, mark)));
  return stored.is_undefined() ? stored : found;
}

struct Entries {
  Tuple* names;
  Tuple* values;
};
Result<Entries> entries_of(Vm& vm, Value parts, const char* what) {
  List* names = TRY(make_list_room(vm, vm.cell<Dict>(parts)->length));
  List* values = TRY(make_list_room(vm, vm.cell<Dict>(parts)->length));
  uint32_t position = 0;
  Value key, value;
  while (dict_next(vm.cell<Dict>(parts), &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    if (!vm.is_exactly(key, TypeId::Str)) return refuse(vm, what);
    TRY(list_append(vm, names, key));
    TRY(list_append(vm, values, value));
  }
  auto tuple_of = [&](List* list) {
    return make_tuple(vm, list->items ? list->items->values.data() : nullptr, list->length);
  };
  return Entries{TRY(tuple_of(names)), TRY(tuple_of(values))};
}

Result<Value> make_class_calling(Vm& vm, const char* module, const char* maker,
                                 const std::string& name, Tuple* fields) {
  Value make = TRY(library_attribute_calling(vm, module, maker));
  Value text = Value::from_cell(TRY(make_string(vm, name)));
  return vm.call(make, {text, Value::from_cell(fields)});
}

Result<Value> put_named_tuple_calling(Vm& vm, const HostValue& value, Value parts) {
  const Entries entries = TRY(entries_of(vm, parts, "named tuple"));
  Value type = TRY(guest_class(vm, value.text, "_fields"));
  if (!type.is_undefined()) {
    Value fields =
        type_lookup(vm, vm.cell<Type>(type), TRY(intern(vm, std::string_view("_fields"))));
    Value names = Value::from_cell(entries.names);
    bool same = vm.is_exactly(fields, TypeId::Tuple) && TRY(equal_calling(vm, fields, names));
    if (!same) type = Value::undefined();
  }
  if (type.is_undefined()) {
    type = TRY(make_class_calling(vm, "collections", "namedtuple", value.text, entries.names));
  }
  return construct_calling(vm, type, Value::from_cell(entries.values));
}

// An instance of the guest's class gets its fields without a call of __init__, which may expect
// other arguments.
Result<Value> put_dataclass_calling(Vm& vm, const HostValue& value, Value parts) {
  const Entries entries = TRY(entries_of(vm, parts, "dataclass instance"));
  Value type = TRY(guest_class(vm, value.text, "__dataclass_fields__"));
  if (type.is_undefined()) {
    type = TRY(make_class_calling(vm, "dataclasses", "make_dataclass", value.text, entries.names));
    return construct_calling(vm, type, Value::from_cell(entries.values));
  }
  if (vm.cell<Type>(type)->layout != static_cast<uint32_t>(TypeId::Object)) {
    return construct_calling(vm, type, Value::from_cell(entries.values));
  }
  Value made = Value::from_cell(TRY(vm.make_instance<InstanceCell>(vm.cell<Type>(type))));
  for (uint32_t i = 0; i < entries.names->length; ++i) {
    Str* name = TRY(intern(vm, vm.cell<Str>(entries.names->items[i])));
    TRY(generic_set_attribute_calling(vm, made, name, entries.values->items[i]));
  }
  return made;
}

Result<Value> put_enum_member(Vm& vm, const HostValue& value, Value parts) {
  const Entries entries = TRY(entries_of(vm, parts, "member of an enumeration"));
  if (entries.names->length != 1) return refuse(vm, "member of an enumeration");
  Value type = TRY(guest_class(vm, value.text, "_member_map_"));
  Str* name = vm.cell<Str>(entries.names->items[0]);
  if (!type.is_undefined()) {
    Value members =
        type_lookup(vm, vm.cell<Type>(type), TRY(intern(vm, std::string_view("_member_map_"))));
    Str* key = TRY(intern(vm, name));
    Value found = vm.is_exactly(members, TypeId::Dict)
                      ? dict_find_string(vm, vm.cell<Dict>(members), key)
                      : Value::undefined();
    if (!found.is_undefined()) return found;
  }
  return vm.raise(TypeId::ValueError, "the guest has no enumeration {} with a member {}",
                  std::string_view(value.text), name);
}

Result<Value> put_exception_calling(Vm& vm, const HostValue& value, Value parts) {
  auto part = [&](std::string_view name) -> Result<Value> {
    return dict_find_string(vm, vm.cell<Dict>(parts), TRY(intern(vm, name)));
  };
  Value arguments = TRY(part("args"));
  if (arguments.is_undefined()) arguments = Value::from_cell(vm.empty_tuple());
  if (!vm.is_exactly(arguments, TypeId::Tuple)) return refuse(vm, "exception");
  TypeId type = exception_named(value.text);
  Value made;
  if (type != TypeId::Count) {
    made = TRY(construct_calling(vm, Value::from_cell(vm.type(type)), arguments));
  } else {
    Str* text =
        TRY(make_text(vm, "{}: {}", std::string_view(value.text), TRY(str_calling(vm, arguments))));
    made = TRY(vm.call(Value::from_cell(vm.type(TypeId::RuntimeError)), {Value::from_cell(text)}));
  }
  Value notes = TRY(part("notes"));
  if (!notes.is_undefined()) {
    Str* name = TRY(intern(vm, std::string_view("__notes__")));
    TRY(generic_set_attribute_calling(vm, made, name, notes));
  }
  Value cause = TRY(part("cause"));
  if (vm.has_layout(cause, TypeId::BaseException)) vm.cell<Exception>(made)->cause = cause;
  return made;
}

}  // namespace

Result<Value> put_together_calling(Vm& vm, const HostValue& value, Value parts) {
  auto construct = [&](TypeId type, uint32_t count, const char* what) -> Result<Value> {
    if (vm.cell<Tuple>(parts)->length != count) return refuse(vm, what);
    return construct_calling(vm, Value::from_cell(vm.type(type)), parts);
  };
  switch (value.kind) {
    case HostValue::Kind::Range: return construct(TypeId::Range, 3, "range");
    case HostValue::Kind::Date: return construct(TypeId::Date, 3, "date");
    case HostValue::Kind::Time: return construct_time_calling(vm, TypeId::Time, parts, 6);
    case HostValue::Kind::DateTime: return construct_time_calling(vm, TypeId::DateTime, parts, 9);
    case HostValue::Kind::TimeDelta: return construct(TypeId::Timedelta, 3, "timedelta");
    case HostValue::Kind::TimeZone: {
      const Tuple* items = vm.cell<Tuple>(parts);
      if (items->length != 2) return refuse(vm, "timezone");
      const size_t count = items->items[1].is_none() ? 1 : 2;
      Tuple* arguments = TRY(make_tuple(vm, items->items.data(), count));
      return construct_calling(vm, Value::from_cell(vm.type(TypeId::Timezone)),
                               Value::from_cell(arguments));
    }
    case HostValue::Kind::Decimal: {
      ForeignObject<std::string> digits([&] { return value.text; });
      Value text = Value::from_cell(TRY(make_string(vm, *digits)));
      return vm.call(Value::from_cell(vm.type(TypeId::Decimal)), {text});
    }
    case HostValue::Kind::Fraction:
      if (vm.cell<Tuple>(parts)->length != 2) return refuse(vm, "fraction");
      return construct_from_library_calling(vm, "fractions", "Fraction", parts);
    case HostValue::Kind::Uuid: {
      constexpr size_t kBytes = 16;
      if (value.text.size() != kBytes) return refuse(vm, "UUID");
      const auto* data = reinterpret_cast<const uint8_t*>(value.text.data());
      Value bytes = Value::from_cell(TRY(make_bytes(vm, data, kBytes)));
      Tuple* arguments = TRY(make_tuple(vm, &bytes, 1));
      return construct_from_library_calling(vm, "uuid", "UUID", Value::from_cell(arguments),
                                            "bytes");
    }
    case HostValue::Kind::NamedTuple: return put_named_tuple_calling(vm, value, parts);
    case HostValue::Kind::Dataclass: return put_dataclass_calling(vm, value, parts);
    case HostValue::Kind::EnumMember: return put_enum_member(vm, value, parts);
    case HostValue::Kind::Exception: return put_exception_calling(vm, value, parts);
    default: return refuse(vm, "value");
  }
}

}  // namespace hognose
