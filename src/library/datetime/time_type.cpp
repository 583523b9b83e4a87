// time: a time of day, with or without a time zone.
//
// datetime/types.h has the layout and the functions that the other types use.
#include "library/datetime/time_text.h"
#include "library/datetime/types.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/comparison.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Type* class_of(Vm& vm, const Value* arguments) { return vm.cell<Type>(arguments[0]); }
bool is_time(Vm& vm, Value value) { return vm.has_layout(value, TypeId::Time); }

// Reads the state that __reduce_ex__ returns: six bytes, with the fold in the first. False if the
// value is not one.
bool read_state(Vm& vm, Value value, TimeFields* time) {
  const Bytes* bytes = vm.as<Bytes>(value, TypeId::Bytes);
  if (bytes == nullptr || bytes->length != 6) return false;
  const uint8_t* data = bytes->data.data();
  time->fold = data[0] >> 7;
  time->hour = data[0] & 0x7F;
  time->minute = data[1];
  time->second = data[2];
  time->microsecond = data[3] << 16 | data[4] << 8 | data[5];
  return time->hour < 24 && time->minute < 60 && time->second < 60 && time->microsecond < 1'000'000;
}

Result<Value> time_new(Vm& vm, const Value* arguments) {
  TimeFields time;
  Type* type = class_of(vm, arguments);
  if (arguments[3].is_undefined() && read_state(vm, arguments[1], &time)) {
    if (!arguments[2].is_undefined()) time.zone = arguments[2];
    TRY(check_zone(vm, time.zone));
    return make_time(vm, type, time);
  }
  int64_t numbers[5];
  for (int i = 0; i < 4; ++i) numbers[i] = TRY(date_argument(vm, arguments[i + 1], 0));
  numbers[4] = TRY(date_argument(vm, arguments[6], 0));
  TRY(check_zone(vm, arguments[5]));
  TRY(check_time(vm, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]));
  time = {static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<int>(numbers[2]),
          static_cast<int>(numbers[3]), static_cast<int>(numbers[4]), arguments[5]};
  return make_time(vm, type, time);
}

Result<Value> time_fromisoformat(Vm& vm, const Value* arguments) {
  Str* text = TRY(iso_argument(vm, arguments[1]));
  uint32_t start = text->length > 0 && character_at(text, 0) == 'T' ? 1 : 0;
  IsoTime iso;
  if (!TRY(parse_iso_time(vm, text, start, text->length, &iso))) {
    return raise_invalid_iso(vm, text);
  }
  iso.time.zone = TRY(zone_of_iso_time(vm, iso));
  return make_time_calling(vm, class_of(vm, arguments), iso.time);
}

Result<Value> time_strptime(Vm& vm, const Value* arguments) {
  Str* text = TRY(string_argument(vm, arguments[1], "strptime", "argument 1"));
  Str* format = TRY(string_argument(vm, arguments[2], "strptime", "argument 2"));
  ParsedTime parsed = TRY(parse_time(vm, text, format));
  TimeFields time = {parsed.parts.hour,
                     parsed.parts.minute,
                     parsed.parts.second,
                     static_cast<int>(parsed.microsecond),
                     0,
                     Value::none()};
  if (parsed.has_offset) {
    Value name =
        parsed.zone_name == nullptr ? Value::undefined() : Value::from_cell(parsed.zone_name);
    time.zone = TRY(make_checked_timezone(vm, parsed.offset_microseconds, name));
  }
  // strptime accepts leap seconds; a time does not.
  TRY(check_time(vm, time.hour, time.minute, time.second, time.microsecond, 0));
  return make_time_calling(vm, class_of(vm, arguments), time);
}

Result<Value> time_replace(Vm& vm, const Value* arguments) {
  TimeFields time = time_fields(vm, arguments[0]);
  int64_t hour = TRY(date_argument(vm, arguments[1], time.hour));
  int64_t minute = TRY(date_argument(vm, arguments[2], time.minute));
  int64_t second = TRY(date_argument(vm, arguments[3], time.second));
  int64_t microsecond = TRY(date_argument(vm, arguments[4], time.microsecond));
  int64_t fold = TRY(date_argument(vm, arguments[6], time.fold));
  if (!arguments[5].is_undefined()) time.zone = arguments[5];
  TRY(check_zone(vm, time.zone));
  TRY(check_time(vm, hour, minute, second, microsecond, fold));
  time = {static_cast<int>(hour),        static_cast<int>(minute), static_cast<int>(second),
          static_cast<int>(microsecond), static_cast<int>(fold),   time.zone};
  return make_time_calling(vm, vm.type_of(arguments[0]), time);
}

Result<Value> iso_text_calling(Vm& vm, Value self, Value timespec) {
  TimeFields time = time_fields(vm, self);
  StringBuilder out(vm);
  TRY(append_time(vm, out, time, timespec));
  Offset offset = TRY(zone_offset_calling(vm, time.zone, Name::Utcoffset, Value::none()));
  if (offset.known) TRY(append_offset(out, offset.microseconds, ":"));
  return Value::from_cell(TRY(out.finish()));
}
Result<Value> time_isoformat(Vm& vm, const Value* arguments) {
  return iso_text_calling(vm, arguments[0], arguments[1]);
}
Result<Value> time_str(Vm& vm, Value self) {
  if (vm.is_exactly(self, TypeId::Time)) return iso_text_calling(vm, self, Value::undefined());
  return call_method_calling(vm, self, Name::Isoformat, {});
}

Result<Value> time_repr(Vm& vm, Value self) {
  TimeFields time = time_fields(vm, self);
  StringBuilder out(vm);
  TRY(append_type_name(out, vm.type_of(self)));
  TRY(append_digits(out, time.hour, 1, "("));
  TRY(append_digits(out, time.minute, 1, ", "));
  if (time.second != 0 || time.microsecond != 0) TRY(append_digits(out, time.second, 1, ", "));
  if (time.microsecond != 0) TRY(append_digits(out, time.microsecond, 1, ", "));
  if (!time.zone.is_none()) {
    TRY(out.append_ascii(", tzinfo="));
    TRY(out.append(TRY(repr_calling(vm, time.zone))));
  }
  if (time.fold != 0) TRY(out.append_ascii(", fold=1"));
  TRY(out.append_ascii(")"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> time_strftime(Vm& vm, const Value* arguments) {
  Str* format = TRY(format_argument(vm, arguments[1], "strftime"));
  DateFields date;
  date.year = 1900;
  return Value::from_cell(
      TRY(format_moment_calling(vm, format, date, time_fields(vm, arguments[0]), Value::none())));
}
template <Name method>
Result<Value> time_offset(Vm& vm, const Value* arguments) {
  Value zone = time_fields(vm, arguments[0]).zone;
  return offset_value(vm, TRY(zone_offset_calling(vm, zone, method, Value::none())));
}
Result<Value> time_tzname(Vm& vm, const Value* arguments) {
  return zone_name_calling(vm, time_fields(vm, arguments[0]).zone, Value::none());
}

Result<Value> reduce(Vm& vm, Value self, bool with_fold) {
  TimeFields time = time_fields(vm, self);
  uint8_t state[6];
  state[0] = static_cast<uint8_t>(time.hour | (with_fold ? time.fold << 7 : 0));
  state[1] = static_cast<uint8_t>(time.minute);
  state[2] = static_cast<uint8_t>(time.second);
  for (int i = 0; i < 3; ++i) {
    state[3 + i] = static_cast<uint8_t>(time.microsecond >> (16 - 8 * i));
  }
  Value bytes = Value::from_cell(TRY(make_bytes(vm, state, sizeof(state))));
  Tuple* given =
      time.zone.is_none() ? TRY(make_tuple(vm, {bytes})) : TRY(make_tuple(vm, {bytes, time.zone}));
  Value type = Value::from_cell(vm.type_of(self));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}
Result<Value> time_reduce(Vm& vm, const Value* arguments) {
  return reduce(vm, arguments[0], false);
}
Result<Value> time_reduce_ex(Vm& vm, const Value* arguments) {
  int64_t protocol = TRY(index_int64_calling(vm, arguments[1], OutOfRange::Clamp));
  return reduce(vm, arguments[0], protocol > 3);
}

Result<Value> time_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_time(vm, other)) return Value::not_implemented();
  TimeFields a = time_fields(vm, self), b = time_fields(vm, other);
  int64_t left = a.microseconds(), right = b.microseconds();
  if (a.zone != b.zone) {
    Offset left_offset = TRY(zone_offset_calling(vm, a.zone, Name::Utcoffset, Value::none()));
    Offset right_offset = TRY(zone_offset_calling(vm, b.zone, Name::Utcoffset, Value::none()));
    if (left_offset.known != right_offset.known) {
      if (op == CompareOperator::Equal) return Value::boolean(false);
      if (op == CompareOperator::NotEqual) return Value::boolean(true);
      return vm.raise(TypeId::TypeError, "can't compare offset-naive and offset-aware times");
    }
    left -= left_offset.microseconds;
    right -= right_offset.microseconds;
  }
  return Value::boolean(satisfies(left, op, right));
}

Result<uint64_t> time_hash(Vm& vm, Value self) {
  TimeFields time = time_fields(vm, self);
  Offset offset = TRY(zone_offset_calling(vm, time.zone, Name::Utcoffset, Value::none()));
  auto number = static_cast<uint64_t>(time.microseconds() - offset.microseconds);
  return number * 0x9E37'79B9'7F4A'7C15u >> 3;
}

template <int TimeFields::* field>
Result<Value> get_field(Vm& vm, Value self) {
  return Value::from_small_int(time_fields(vm, self).*field);
}
Result<Value> get_zone(Vm& vm, Value self) { return time_fields(vm, self).zone; }

void trace_time(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<TimeCell*>(cell)->zone);
}

constexpr NativeRow kNew = {
    "__new__(cls, hour=<0>, minute=<0>, second=<0>, microsecond=<0>, tzinfo=None, *, fold=<0>)",
    time_new, kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self)", time_reduce, kNativeConstantTime},
    {"__reduce_ex__(self, protocol, /)", time_reduce_ex, kNativeConstantTime},
    {"__replace__(self, /, *, hour=<unchanged>, minute=<unchanged>, second=<unchanged>, "
     "microsecond=<unchanged>, tzinfo=<unchanged>, fold=<unchanged>)",
     time_replace},
    {"dst(self)", time_offset<Name::DstMethod>},
    {"fromisoformat(cls, string, /)", time_fromisoformat, kNativeClassMethod},
    {"isoformat(self, /, timespec=<auto>)", time_isoformat},
    {"replace(self, /, hour=<unchanged>, minute=<unchanged>, second=<unchanged>, "
     "microsecond=<unchanged>, tzinfo=<unchanged>, *, fold=<unchanged>)",
     time_replace},
    {"strftime(self, /, format)", time_strftime},
    {"strptime(cls, string, format, /)", time_strptime, kNativeClassMethod},
    {"tzname(self)", time_tzname},
    {"utcoffset(self)", time_offset<Name::Utcoffset>},
};
constexpr PropertyRow kProperties[] = {
    {"hour", get_field<&TimeFields::hour>, nullptr},
    {"minute", get_field<&TimeFields::minute>, nullptr},
    {"second", get_field<&TimeFields::second>, nullptr},
    {"microsecond", get_field<&TimeFields::microsecond>, nullptr},
    {"fold", get_field<&TimeFields::fold>, nullptr},
    {"tzinfo", get_zone, nullptr},
};

enum class TimeSpec : uint8_t {
  Auto,
  Hours,
  Minutes,
  Seconds,
  Milliseconds,
  Microseconds,
  Unknown
};

TimeSpec find_timespec(std::string_view text) {
  constexpr std::string_view kNames[] = {"auto",    "hours",        "minutes",
                                         "seconds", "milliseconds", "microseconds"};
  for (size_t i = 0; i < std::size(kNames); ++i) {
    if (kNames[i] == text) return static_cast<TimeSpec>(i);
  }
  return TimeSpec::Unknown;
}

}  // namespace

TimeFields time_fields_of_microseconds(int64_t microseconds) {
  TimeFields time;
  time.microsecond = static_cast<int>(microseconds % kMicrosecondsPerSecond);
  int64_t seconds = microseconds / kMicrosecondsPerSecond;
  time.second = static_cast<int>(seconds % 60);
  time.minute = static_cast<int>(seconds / 60 % 60);
  time.hour = static_cast<int>(seconds / 3600);
  return time;
}

Result<void> check_time(Vm& vm, int64_t hour, int64_t minute, int64_t second, int64_t microsecond,
                        int64_t fold) {
  if (hour < 0 || hour > 23) {
    return vm.raise(TypeId::ValueError, "hour must be in 0..23, not {}", hour);
  }
  if (minute < 0 || minute > 59) {
    return vm.raise(TypeId::ValueError, "minute must be in 0..59, not {}", minute);
  }
  if (second < 0 || second > 59) {
    return vm.raise(TypeId::ValueError, "second must be in 0..59, not {}", second);
  }
  if (microsecond < 0 || microsecond > 999'999) {
    return vm.raise(TypeId::ValueError, "microsecond must be in 0..999999, not {}", microsecond);
  }
  if (fold != 0 && fold != 1) {
    return vm.raise(TypeId::ValueError, "fold must be either 0 or 1, not {}", fold);
  }
  return {};
}

Result<void> check_zone(Vm& vm, Value zone) {
  if (zone.is_none() || is_instance(vm, zone, TypeId::Tzinfo)) return {};
  return vm.raise(TypeId::TypeError,
                  "tzinfo argument must be None or of a tzinfo subclass, not type '{}'",
                  type_name(vm, zone));
}

Result<Value> make_time(Vm& vm, Type* type, const TimeFields& time) {
  auto* cell = TRY(vm.make_instance<TimeCell>(type));
  cell->hour = static_cast<uint8_t>(time.hour);
  cell->minute = static_cast<uint8_t>(time.minute);
  cell->second = static_cast<uint8_t>(time.second);
  cell->microsecond = static_cast<uint32_t>(time.microsecond);
  cell->fold = static_cast<uint8_t>(time.fold);
  cell->zone = time.zone;
  return Value::from_cell(cell);
}

Result<Value> make_time_calling(Vm& vm, Type* type, const TimeFields& time) {
  if (type == vm.type(TypeId::Time)) return make_time(vm, type, time);
  Value arguments[] = {Value::from_small_int(time.hour),
                       Value::from_small_int(time.minute),
                       Value::from_small_int(time.second),
                       Value::from_small_int(time.microsecond),
                       time.zone,
                       Value::from_small_int(time.fold)};
  if (time.fold == 0) return vm.call(Value::from_cell(type), arguments, 5);
  Str* fold = TRY(intern(vm, std::string_view("fold")));
  Tuple* names = TRY(make_tuple(vm, {Value::from_cell(fold)}));
  return vm.call_with_keywords(Value::from_cell(type), arguments, 6, names);
}

Result<void> append_time(Vm& vm, StringBuilder& out, const TimeFields& time, Value timespec) {
  TimeSpec spec = TimeSpec::Auto;
  if (!timespec.is_undefined()) {
    const Str* text = vm.as<Str>(timespec, TypeId::Str);
    if (text == nullptr) {
      return vm.raise(TypeId::TypeError, "isoformat() argument {} must be str, not {}", 1,
                      type_name(vm, timespec));
    }
    spec =
        text->is_ascii() && text->length < 16 ? find_timespec(ascii_text(text)) : TimeSpec::Unknown;
  }
  if (spec == TimeSpec::Unknown) return vm.raise(TypeId::ValueError, "Unknown timespec value");
  if (spec == TimeSpec::Auto) {
    spec = time.microsecond != 0 ? TimeSpec::Microseconds : TimeSpec::Seconds;
  }
  TRY(append_digits(out, time.hour, 2, ""));
  if (spec >= TimeSpec::Minutes) TRY(append_digits(out, time.minute, 2, ":"));
  if (spec >= TimeSpec::Seconds) TRY(append_digits(out, time.second, 2, ":"));
  if (spec == TimeSpec::Milliseconds) return append_digits(out, time.microsecond / 1000, 3, ".");
  if (spec == TimeSpec::Microseconds) return append_digits(out, time.microsecond, 6, ".");
  return {};
}

namespace {

Result<void> add_class_attributes(Vm& vm, Type* type) {
  TimeFields last = time_fields_of_microseconds(kMicrosecondsPerDay - 1);
  TRY(add_class_attribute(vm, type, "min", TRY(make_time(vm, type, TimeFields()))));
  TRY(add_class_attribute(vm, type, "max", TRY(make_time(vm, type, last))));
  return add_class_attribute(vm, type, "resolution", TRY(make_timedelta(vm, 1)));
}

}  // namespace

const TypeSpec kTimeType = {
    .doc =
        "time(hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0): a time of\n"
        "day, not tied to a date.",
    .module = "datetime",
    .slots = {.repr = time_repr,
              .str = time_str,
              .format = format_by_strftime_calling,
              .hash = time_hash,
              .compare = time_compare},
    .trace = trace_time,
    .instance_bytes = sizeof(TimeCell),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
    .class_attributes = add_class_attributes,
};

}  // namespace hognose
