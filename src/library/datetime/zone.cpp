// tzinfo, the base class of time zones, and timezone, a fixed offset from UTC.
//
// The results of a guest's tzinfo methods are checked before use. Offsets are in microseconds.
#include "library/datetime/types.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"

namespace hognose {

namespace {

TimezoneCell* self_of(Vm& vm, Value value) { return vm.cell<TimezoneCell>(value); }

int64_t fixed_offset(Vm& vm, Value zone) {
  return static_cast<int64_t>(delta_microseconds(vm, self_of(vm, zone)->offset));
}

// --- tzinfo

Result<Value> tzinfo_new(Vm& vm, const Value* arguments) {
  auto* zone = TRY(vm.make_instance<Cell>(vm.cell<Type>(arguments[0])));
  return Value::from_cell(zone);
}

Failure raise_not_implemented(Vm& vm, const char* method) {
  return vm.raise(TypeId::NotImplementedError, "a tzinfo subclass must implement {}()", method);
}
Result<Value> tzinfo_utcoffset(Vm& vm, const Value*) {
  return raise_not_implemented(vm, "utcoffset");
}
Result<Value> tzinfo_dst(Vm& vm, const Value*) { return raise_not_implemented(vm, "dst"); }
Result<Value> tzinfo_tzname(Vm& vm, const Value*) { return raise_not_implemented(vm, "tzname"); }

// From UTC to local time, by utcoffset() and dst(), as in the library reference.
Result<Value> tzinfo_fromutc(Vm& vm, const Value* arguments) {
  Value self = arguments[0], moment = arguments[1];
  if (!vm.has_layout(moment, TypeId::DateTime)) {
    return vm.raise(TypeId::TypeError, "fromutc: argument must be a datetime");
  }
  if (vm.cell<DateTimeCell>(moment)->zone != self) {
    return vm.raise(TypeId::ValueError, "fromutc: dt.tzinfo is not self");
  }
  Offset offset = TRY(zone_offset_calling(vm, self, Name::Utcoffset, moment));
  if (!offset.known) {
    return vm.raise(TypeId::ValueError, "fromutc: non-None utcoffset() result required");
  }
  Offset summer = TRY(zone_offset_calling(vm, self, Name::DstMethod, moment));
  if (!summer.known) {
    return vm.raise(TypeId::ValueError, "fromutc: non-None dst() result required");
  }
  int64_t standard = offset.microseconds - summer.microseconds;
  Value result = TRY(add_to_datetime_calling(vm, moment, standard));
  summer = TRY(zone_offset_calling(vm, self, Name::DstMethod, result));
  if (!summer.known) {
    return vm.raise(TypeId::ValueError,
                    "fromutc: tz.dst() gave inconsistent results; cannot convert");
  }
  if (summer.microseconds == 0) return result;
  return add_to_datetime_calling(vm, result, summer.microseconds);
}

Result<Value> tzinfo_reduce(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value given = Value::from_cell(vm.empty_tuple());
  Str* name = TRY(intern(vm, std::string_view("__getinitargs__")));
  Value method = TRY(find_attribute_calling(vm, self, name));
  if (!method.is_undefined()) given = TRY(vm.call(method, {}));
  Value state = TRY(call_special_calling(vm, self, Name::Getstate, {}));
  Value type = Value::from_cell(vm.type_of(self));
  if (state.is_undefined()) state = Value::none();
  return Value::from_cell(TRY(make_tuple(vm, {type, given, state})));
}

// --- timezone

Result<Value> timezone_new(Vm& vm, const Value* arguments) {
  Value offset = arguments[1], name = arguments[2];
  if (!vm.has_layout(offset, TypeId::Timedelta)) {
    return vm.raise(TypeId::TypeError, "timezone() argument 1 must be datetime.timedelta, not {}",
                    type_name(vm, offset));
  }
  if (!name.is_undefined() && !vm.has_layout(name, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "timezone() argument 2 must be str, not {}",
                    type_name(vm, name));
  }
  return make_checked_timezone(vm, delta_microseconds(vm, offset), name);
}

Result<void> check_moment(Vm& vm, Value moment, const char* method) {
  if (moment.is_none() || vm.has_layout(moment, TypeId::DateTime)) return {};
  return vm.raise(TypeId::TypeError, "{}(dt) argument must be a datetime instance or None, not {}",
                  method, type_name(vm, moment));
}

Result<Value> timezone_utcoffset(Vm& vm, const Value* arguments) {
  TRY(check_moment(vm, arguments[1], "utcoffset"));
  return self_of(vm, arguments[0])->offset;
}
Result<Value> timezone_dst(Vm& vm, const Value* arguments) {
  TRY(check_moment(vm, arguments[1], "dst"));
  return Value::none();
}

Result<Value> timezone_text(Vm& vm, Value self) {
  Value name = self_of(vm, self)->name;
  if (!name.is_undefined()) return name;
  StringBuilder out(vm);
  TRY(out.append_ascii("UTC"));
  int64_t offset = fixed_offset(vm, self);
  if (offset != 0) TRY(append_offset(out, offset, ":"));
  return Value::from_cell(TRY(out.finish()));
}
Result<Value> timezone_tzname(Vm& vm, const Value* arguments) {
  TRY(check_moment(vm, arguments[1], "tzname"));
  return timezone_text(vm, arguments[0]);
}

Result<Value> timezone_fromutc(Vm& vm, const Value* arguments) {
  Value moment = arguments[1];
  if (!vm.has_layout(moment, TypeId::DateTime)) {
    return vm.raise(TypeId::TypeError, "fromutc: argument must be a datetime");
  }
  if (vm.cell<DateTimeCell>(moment)->zone != arguments[0]) {
    return vm.raise(TypeId::ValueError, "fromutc: dt.tzinfo is not self");
  }
  return add_to_datetime_calling(vm, moment, fixed_offset(vm, arguments[0]));
}

Result<Value> timezone_getinitargs(Vm& vm, const Value* arguments) {
  const TimezoneCell* zone = self_of(vm, arguments[0]);
  if (zone->name.is_undefined()) return Value::from_cell(TRY(make_tuple(vm, {zone->offset})));
  return Value::from_cell(TRY(make_tuple(vm, {zone->offset, zone->name})));
}

Result<Value> timezone_repr(Vm& vm, Value self) {
  const TimezoneCell* zone = self_of(vm, self);
  if (zone->name.is_undefined() && fixed_offset(vm, self) == 0) {
    return Value::from_cell(TRY(make_string_ascii(vm, "datetime.timezone.utc")));
  }
  Str* offset = TRY(repr_calling(vm, zone->offset));
  if (zone->name.is_undefined()) {
    return Value::from_cell(TRY(make_text(vm, "datetime.timezone({})", offset)));
  }
  Str* name = TRY(repr_calling(vm, zone->name));
  return Value::from_cell(TRY(make_text(vm, "datetime.timezone({}, {})", offset, name)));
}

Result<Value> timezone_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (!equality || !vm.has_layout(other, TypeId::Timezone)) return Value::not_implemented();
  bool equal = fixed_offset(vm, self) == fixed_offset(vm, other);
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<uint64_t> timezone_hash(Vm& vm, Value self) {
  return hash_calling(vm, self_of(vm, self)->offset);
}

void trace_timezone(Tracer& tracer, Cell* cell, size_t) {
  auto* zone = static_cast<TimezoneCell*>(cell);
  tracer.visit(zone->offset);
  tracer.visit(zone->name);
}

constexpr NativeRow kTzinfoNew = {"__new__(cls, *args, **kwargs)", tzinfo_new,
                                  kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kTzinfoMethods[] = {
    {"__reduce__(self)", tzinfo_reduce},
    {"dst(self, dt, /)", tzinfo_dst, kNativeConstantTime},
    {"fromutc(self, dt, /)", tzinfo_fromutc},
    {"tzname(self, dt, /)", tzinfo_tzname, kNativeConstantTime},
    {"utcoffset(self, dt, /)", tzinfo_utcoffset, kNativeConstantTime},
};

constexpr NativeRow kTimezoneNew = {"__new__(cls, offset, name=<omitted>)", timezone_new,
                                    kNativeConstructor};
constexpr NativeRow kTimezoneMethods[] = {
    {"__getinitargs__(self)", timezone_getinitargs, kNativeConstantTime},
    {"dst(self, dt, /)", timezone_dst, kNativeConstantTime},
    {"fromutc(self, dt, /)", timezone_fromutc},
    {"tzname(self, dt, /)", timezone_tzname, kNativeConstantTime},
    {"utcoffset(self, dt, /)", timezone_utcoffset, kNativeConstantTime},
};

}  // namespace

Result<Value> make_timezone(Vm& vm, int64_t microseconds, Value name) {
  Value offset = TRY(make_timedelta(vm, microseconds));
  auto* zone = TRY(vm.make<TimezoneCell>(TypeId::Timezone));
  zone->offset = offset;
  zone->name = name;
  return Value::from_cell(zone);
}

Result<Value> make_checked_timezone(Vm& vm, __int128 microseconds, Value name) {
  if (microseconds <= -kMicrosecondsPerDay || microseconds >= kMicrosecondsPerDay) {
    Value offset = TRY(make_timedelta(vm, microseconds));
    Str* repr = TRY(repr_calling(vm, offset));
    return vm.raise(TypeId::ValueError,
                    "offset must be a timedelta strictly between -timedelta(hours=24) and "
                    "timedelta(hours=24), not {}",
                    repr);
  }
  if (microseconds == 0 && name.is_undefined()) return utc_zone(vm);
  return make_timezone(vm, static_cast<int64_t>(microseconds), name);
}

Result<Value> utc_zone(Vm& vm) {
  // A class attribute in the boot image; guests see it as timezone.utc.
  Str* name = TRY(intern(vm, std::string_view("utc")));
  return dict_find_string(vm, vm.type(TypeId::Timezone)->dict.get(), name);
}

Result<Offset> zone_offset_calling(Vm& vm, Value zone, Name method, Value argument) {
  Offset offset;
  if (zone.is_none()) return offset;
  if (vm.is_exactly(zone, TypeId::Timezone) && method == Name::Utcoffset) {
    offset.known = true;
    offset.microseconds = fixed_offset(vm, zone);
    return offset;
  }
  Value answer = TRY(call_method_calling(vm, zone, method, {argument}));
  if (answer.is_none()) return offset;
  if (!vm.has_layout(answer, TypeId::Timedelta)) {
    return vm.raise(TypeId::TypeError, "tzinfo.{}() must return None or timedelta, not '{}'",
                    vm.name(method), type_name(vm, answer));
  }
  __int128 microseconds = delta_microseconds(vm, answer);
  if (microseconds <= -kMicrosecondsPerDay || microseconds >= kMicrosecondsPerDay) {
    Str* repr = TRY(repr_calling(vm, answer));
    return vm.raise(TypeId::ValueError,
                    "offset must be a timedelta strictly between -timedelta(hours=24) and "
                    "timedelta(hours=24), not {}",
                    repr);
  }
  offset.known = true;
  offset.microseconds = static_cast<int64_t>(microseconds);
  return offset;
}

Result<Value> zone_name_calling(Vm& vm, Value zone, Value argument) {
  if (zone.is_none()) return zone;
  Value answer = TRY(call_method_calling(vm, zone, Name::Tzname, {argument}));
  if (answer.is_none() || vm.has_layout(answer, TypeId::Str)) return answer;
  return vm.raise(TypeId::TypeError, "tzinfo.tzname() must return None or a string, not '{}'",
                  type_name(vm, answer));
}

Result<Value> offset_value(Vm& vm, const Offset& offset) {
  return offset.known ? make_timedelta(vm, offset.microseconds) : Result<Value>(Value::none());
}

Result<void> append_offset(StringBuilder& out, int64_t microseconds, std::string_view separator) {
  TRY(out.append_ascii(microseconds < 0 ? "-" : "+"));
  if (microseconds < 0) microseconds = -microseconds;
  int64_t seconds = microseconds / kMicrosecondsPerSecond;
  microseconds %= kMicrosecondsPerSecond;
  const char* before = separator.data();
  TRY(append_digits(out, seconds / 3600, 2, ""));
  TRY(append_digits(out, seconds / 60 % 60, 2, before));
  if (seconds % 60 != 0 || microseconds != 0) {
    TRY(append_digits(out, seconds % 60, 2, before));
  }
  return microseconds == 0 ? Result<void>() : append_digits(out, microseconds, 6, ".");
}

namespace {

Result<void> add_class_attributes(Vm& vm, Type* type) {
  constexpr int64_t kLimit = kMicrosecondsPerDay - 60 * kMicrosecondsPerSecond;
  Value unnamed = Value::undefined();
  TRY(add_class_attribute(vm, type, "utc", TRY(make_timezone(vm, 0, unnamed))));
  TRY(add_class_attribute(vm, type, "min", TRY(make_timezone(vm, -kLimit, unnamed))));
  return add_class_attribute(vm, type, "max", TRY(make_timezone(vm, kLimit, unnamed)));
}

}  // namespace

const TypeSpec kTzinfoType = {
    .doc = "The base of classes that know the time zone of a datetime or time.",
    .module = "datetime",
    .slots = {},
    .instance_bytes = kSmallestCell,
    .constructor = &kTzinfoNew,
    .methods = kTzinfoMethods,
};

const TypeSpec kTimezoneType = {
    .doc = "timezone(offset, name=None): a time zone with the same offset from UTC all year.",
    .module = "datetime",
    .slots = {.repr = timezone_repr,
              .str = timezone_text,
              .hash = timezone_hash,
              .compare = timezone_compare},
    .trace = trace_timezone,
    .instance_bytes = sizeof(TimezoneCell),
    .constructor = &kTimezoneNew,
    .methods = kTimezoneMethods,
    .class_attributes = add_class_attributes,
};

}  // namespace hognose
