// datetime: a day and a time of day, with or without a time zone.
//
// Local time is UTC. Each operation calls the methods of a guest's tzinfo again and checks their
// results.
#include <cmath>

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
bool is_datetime(Vm& vm, Value value) { return vm.has_layout(value, TypeId::DateTime); }

// Reads the state that __reduce_ex__ returns: ten bytes, with the fold in the month. False if the
// value is not one.
bool read_state(Vm& vm, Value value, DateTimeFields* fields) {
  const Bytes* bytes = vm.as<Bytes>(value, TypeId::Bytes);
  if (bytes == nullptr || bytes->length != 10) return false;
  const uint8_t* data = bytes->data.data();
  DateFields& date = fields->date;
  TimeFields& time = fields->time;
  date = {data[0] * 256 + data[1], data[2] & 0x7F, data[3]};
  time.hour = data[4];
  time.minute = data[5];
  time.second = data[6];
  time.microsecond = data[7] << 16 | data[8] << 8 | data[9];
  time.fold = data[2] >> 7;
  return date.month >= 1 && date.month <= 12 && date.year >= 1 && date.year <= 9999 &&
         date.day >= 1 && date.day <= days_in_month(date.year, date.month) && time.hour < 24 &&
         time.minute < 60 && time.second < 60 && time.microsecond < 1'000'000;
}

// Checks the fields: year to microsecond, then the fold.
Result<DateTimeFields> check_fields(Vm& vm, const int64_t (&numbers)[8], Value zone) {
  TRY(check_date(vm, numbers[0], numbers[1], numbers[2]));
  TRY(check_time(vm, numbers[3], numbers[4], numbers[5], numbers[6], numbers[7]));
  TRY(check_zone(vm, zone));
  auto number = [&](int i) { return static_cast<int>(numbers[i]); };
  return DateTimeFields{{number(0), number(1), number(2)},
                        {number(3), number(4), number(5), number(6), number(7), zone}};
}

Result<Value> datetime_new(Vm& vm, const Value* arguments) {
  Type* type = class_of(vm, arguments);
  DateTimeFields fields;
  if (arguments[3].is_undefined() && read_state(vm, arguments[1], &fields)) {
    if (!arguments[2].is_undefined()) fields.time.zone = arguments[2];
    TRY(check_zone(vm, fields.time.zone));
    return make_datetime(vm, type, fields);
  }
  constexpr const char* kNames[] = {"year", "month", "day"};
  for (int i = 0; i < 3; ++i) {
    if (arguments[i + 1].is_undefined()) {
      return vm.raise(TypeId::TypeError, "function missing required argument '{}' (pos {})",
                      kNames[i], i + 1);
    }
  }
  int64_t numbers[8];
  for (int i = 0; i < 7; ++i) numbers[i] = TRY(date_argument(vm, arguments[i + 1], 0));
  numbers[7] = TRY(date_argument(vm, arguments[9], 0));
  fields = TRY(check_fields(vm, numbers, arguments[8]));
  return make_datetime(vm, type, fields);
}

// --- from the clock and from timestamps

Failure raise_year_out_of_range(Vm& vm, int64_t day) {
  return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}", date_of_day(day).year);
}

// A moment in local time, or in a zone by the zone's fromutc().
Result<Value> datetime_at_calling(Vm& vm, Type* type, const Instant& instant, Value zone) {
  if (instant.day < 1 || instant.day > kLastDay) return raise_year_out_of_range(vm, instant.day);
  DateTimeFields fields = {date_fields_of_day(instant.day),
                           time_fields_of_microseconds(instant.microseconds)};
  fields.time.zone = zone;
  Value result = TRY(make_datetime_calling(vm, type, fields));
  if (zone.is_none()) return result;
  return call_method_calling(vm, zone, Name::Fromutc, {result});
}

Result<Value> datetime_now(Vm& vm, const Value* arguments) {
  TRY(check_zone(vm, arguments[1]));
  return datetime_at_calling(vm, class_of(vm, arguments), current_instant(vm), arguments[1]);
}
Result<void> warn_of_naive_utc(Vm& vm, const char* name, const char* instead) {
  Str* text = TRY(make_text(vm,
                            "datetime.datetime.{}() is deprecated and scheduled for removal in a "
                            "future version. Use timezone-aware objects to represent datetimes in "
                            "UTC: datetime.datetime.{}.",
                            name, instead));
  return warn_calling(vm, TypeId::DeprecationWarning, text);
}

Result<Value> datetime_utcnow(Vm& vm, const Value* arguments) {
  TRY(warn_of_naive_utc(vm, "utcnow", "now(datetime.UTC)"));
  return datetime_at_calling(vm, class_of(vm, arguments), current_instant(vm), Value::none());
}
Result<Value> datetime_fromtimestamp(Vm& vm, const Value* arguments) {
  TRY(check_zone(vm, arguments[2]));
  Instant instant = TRY(instant_of_timestamp_calling(vm, arguments[1]));
  return datetime_at_calling(vm, class_of(vm, arguments), instant, arguments[2]);
}
Result<Value> datetime_utcfromtimestamp(Vm& vm, const Value* arguments) {
  TRY(warn_of_naive_utc(vm, "utcfromtimestamp", "fromtimestamp(timestamp, datetime.UTC)"));
  Instant instant = TRY(instant_of_timestamp_calling(vm, arguments[1]));
  return datetime_at_calling(vm, class_of(vm, arguments), instant, Value::none());
}

// --- from parts and texts

Result<Value> datetime_combine(Vm& vm, const Value* arguments) {
  Value date = arguments[1], time = arguments[2], zone = arguments[3];
  if (!is_date(vm, date)) {
    return vm.raise(TypeId::TypeError, "combine() argument 1 must be datetime.date, not {}",
                    type_name(vm, date));
  }
  if (!vm.has_layout(time, TypeId::Time)) {
    return vm.raise(TypeId::TypeError, "combine() argument 2 must be datetime.time, not {}",
                    type_name(vm, time));
  }
  DateTimeFields fields = {date_fields(vm, date), time_fields(vm, time)};
  if (!zone.is_undefined()) {
    TRY(check_zone(vm, zone));
    fields.time.zone = zone;
  }
  return make_datetime_calling(vm, class_of(vm, arguments), fields);
}

// The index at which the date ends. A date has one of few forms; one separator, any character,
// follows it.
uint32_t end_of_iso_date(const Str* text) {
  uint32_t length = text->length;
  auto at = [&](uint32_t i) { return i < length ? character_at(text, i) : 0; };
  auto is_digit = [&](uint32_t i) { return at(i) >= '0' && at(i) <= '9'; };
  if (at(4) == '-') {
    if (at(5) != 'W') return 10;
    // YYYY-Www or YYYY-Www-D. After the first form, the separator may be a dash.
    if (length < 10 || at(8) != '-') return 8;
    return length == 10 || !is_digit(10) ? 10 : 8;
  }
  if (at(4) == 'W') {
    // YYYYWww or YYYYWwwD. If the separator is a digit, an even number of digits follows it: the
    // time.
    uint32_t i = 7;
    while (is_digit(i)) ++i;
    if (i < 9) return i;
    return i % 2 == 0 ? 7 : 8;
  }
  return 8;
}

Result<Value> datetime_fromisoformat(Vm& vm, const Value* arguments) {
  Str* text = TRY(iso_argument(vm, arguments[1]));
  uint32_t length = text->length;
  if (length < 7) return raise_invalid_iso(vm, text);
  uint32_t end = std::min(end_of_iso_date(text), length);
  DateTimeFields fields;
  if (!TRY(parse_iso_date(vm, text, 0, end, &fields.date))) return raise_invalid_iso(vm, text);
  if (end < length) {
    IsoTime iso;
    if (!TRY(parse_iso_time(vm, text, end + 1, length, &iso))) return raise_invalid_iso(vm, text);
    fields.time = iso.time;
    fields.time.zone = TRY(zone_of_iso_time(vm, iso));
    if (iso.next_day) {
      int64_t day = fields.date.ordinal() + 1;
      if (day > kLastDay) return raise_year_out_of_range(vm, day);
      fields.date = date_fields_of_day(day);
    }
  }
  return make_datetime_calling(vm, class_of(vm, arguments), fields);
}

Result<Value> datetime_strptime(Vm& vm, const Value* arguments) {
  Str* text = TRY(string_argument(vm, arguments[1], "strptime", "argument 1"));
  Str* format = TRY(string_argument(vm, arguments[2], "strptime", "argument 2"));
  ParsedTime parsed = TRY(parse_time(vm, text, format));
  const TimeParts& parts = parsed.parts;
  const int64_t numbers[8] = {parts.year,   parts.month,  parts.day,          parts.hour,
                              parts.minute, parts.second, parsed.microsecond, 0};
  Value zone = Value::none();
  if (parsed.has_offset) {
    Value name =
        parsed.zone_name == nullptr ? Value::undefined() : Value::from_cell(parsed.zone_name);
    zone = TRY(make_checked_timezone(vm, parsed.offset_microseconds, name));
  }
  DateTimeFields fields = TRY(check_fields(vm, numbers, zone));
  return make_datetime_calling(vm, class_of(vm, arguments), fields);
}

// --- parts

Result<Value> datetime_date(Vm& vm, const Value* arguments) {
  return make_date_calling(vm, vm.type(TypeId::Date), date_fields(vm, arguments[0]));
}
Result<Value> datetime_time(Vm& vm, const Value* arguments) {
  TimeFields time = datetime_fields(vm, arguments[0]).time;
  time.zone = Value::none();
  return make_time(vm, vm.type(TypeId::Time), time);
}
Result<Value> datetime_timetz(Vm& vm, const Value* arguments) {
  return make_time(vm, vm.type(TypeId::Time), datetime_fields(vm, arguments[0]).time);
}

Result<Value> datetime_replace(Vm& vm, const Value* arguments) {
  DateTimeFields fields = datetime_fields(vm, arguments[0]);
  const int old[] = {fields.date.year,       fields.date.month,  fields.date.day,
                     fields.time.hour,       fields.time.minute, fields.time.second,
                     fields.time.microsecond};
  int64_t numbers[8];
  for (int i = 0; i < 7; ++i) numbers[i] = TRY(date_argument(vm, arguments[i + 1], old[i]));
  numbers[7] = TRY(date_argument(vm, arguments[9], fields.time.fold));
  Value zone = arguments[8].is_undefined() ? fields.time.zone : arguments[8];
  fields = TRY(check_fields(vm, numbers, zone));
  return make_datetime_calling(vm, vm.type_of(arguments[0]), fields);
}

// --- zones

Result<Offset> offset_of_calling(Vm& vm, Value self) {
  return zone_offset_calling(vm, vm.cell<DateTimeCell>(self)->zone, Name::Utcoffset, self);
}

template <Name method>
Result<Value> datetime_offset(Vm& vm, const Value* arguments) {
  Value zone = vm.cell<DateTimeCell>(arguments[0])->zone;
  return offset_value(vm, TRY(zone_offset_calling(vm, zone, method, arguments[0])));
}
Result<Value> datetime_tzname(Vm& vm, const Value* arguments) {
  return zone_name_calling(vm, vm.cell<DateTimeCell>(arguments[0])->zone, arguments[0]);
}

// A naive datetime is local time. To find out whether the fold makes a difference, CPython also
// looks at a moment one day earlier or later, which may be outside the years 1..9999.
Result<void> check_local_time(Vm& vm, const DateFields& date, bool fold) {
  int64_t day = date.ordinal() + (fold ? 1 : -1);
  if (day >= 1 && day <= kLastDay) return {};
  return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}", fold ? 10000 : 0);
}

Result<Value> datetime_astimezone(Vm& vm, const Value* arguments) {
  Value self = arguments[0], zone = arguments[1];
  if (zone.is_none()) {
    // The local zone is UTC, with an explicit name.
    Str* name = TRY(make_string_ascii(vm, "UTC"));
    zone = TRY(make_timezone(vm, 0, Value::from_cell(name)));
  } else {
    TRY(check_zone(vm, zone));
  }
  DateTimeFields fields = datetime_fields(vm, self);
  if (fields.time.zone == zone) return self;
  Offset offset = TRY(offset_of_calling(vm, self));
  if (!offset.known) {
    TRY(check_local_time(vm, fields.date, false));
    TRY(check_local_time(vm, fields.date, true));
  }
  DateTimeFields utc = TRY(datetime_of_microseconds(
      vm, static_cast<__int128>(fields.microseconds()) - offset.microseconds, zone));
  Value result = TRY(make_datetime_calling(vm, vm.type_of(self), utc));
  return call_method_calling(vm, zone, Name::Fromutc, {result});
}

// --- numbers

Result<Value> datetime_timestamp(Vm& vm, const Value* arguments) {
  Offset offset = TRY(offset_of_calling(vm, arguments[0]));
  if (!offset.known && !vm.cell<DateTimeCell>(arguments[0])->zone.is_none()) {
    return vm.raise(TypeId::TypeError, "can't subtract offset-naive and offset-aware datetimes");
  }
  DateTimeFields fields = datetime_fields(vm, arguments[0]);
  int64_t microseconds =
      fields.microseconds() - kEpochDay * kMicrosecondsPerDay - offset.microseconds;
  if (fields.time.zone.is_none()) {
    TRY(check_local_time(vm, fields.date, fields.time.fold != 0));
    // As CPython does: first whole seconds, then the rest.
    int64_t seconds = floor_divide(microseconds, kMicrosecondsPerSecond);
    auto rest = static_cast<double>(microseconds - seconds * kMicrosecondsPerSecond);
    return Value::from_double(static_cast<double>(seconds) + rest / 1e6);
  }
  Value integer = TRY(make_int(vm, microseconds));
  return int_binary(vm, BinaryOperator::TrueDivide, integer,
                    Value::from_small_int(kMicrosecondsPerSecond));
}

Result<Value> datetime_timetuple(Vm& vm, const Value* arguments) {
  DateTimeFields fields = datetime_fields(vm, arguments[0]);
  int daylight = -1;
  if (!fields.time.zone.is_none()) {
    Offset offset = TRY(zone_offset_calling(vm, fields.time.zone, Name::DstMethod, arguments[0]));
    if (offset.known) daylight = offset.microseconds != 0 ? 1 : 0;
  }
  return make_struct_time_of_date(vm, fields.date, fields.time.hour, fields.time.minute,
                                  fields.time.second, daylight);
}

Result<Value> datetime_utctimetuple(Vm& vm, const Value* arguments) {
  DateTimeFields fields = datetime_fields(vm, arguments[0]);
  Offset offset = TRY(offset_of_calling(vm, arguments[0]));
  DateTimeFields utc = TRY(datetime_of_microseconds(
      vm, static_cast<__int128>(fields.microseconds()) - offset.microseconds, Value::none()));
  return make_struct_time_of_date(vm, utc.date, utc.time.hour, utc.time.minute, utc.time.second, 0);
}

// --- text

Result<Value> iso_text_calling(Vm& vm, Value self, char32_t separator, Value timespec) {
  DateTimeFields fields = datetime_fields(vm, self);
  StringBuilder out(vm);
  TRY(append_digits(out, fields.date.year, 4, ""));
  TRY(append_digits(out, fields.date.month, 2, "-"));
  TRY(append_digits(out, fields.date.day, 2, "-"));
  TRY(out.append_character(separator));
  TRY(append_time(vm, out, fields.time, timespec));
  Offset offset = TRY(offset_of_calling(vm, self));
  if (offset.known) TRY(append_offset(out, offset.microseconds, ":"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> datetime_isoformat(Vm& vm, const Value* arguments) {
  char32_t separator = 'T';
  if (!arguments[1].is_undefined()) {
    const Str* text = vm.as<Str>(arguments[1], TypeId::Str);
    if (text == nullptr) {
      return vm.raise(TypeId::TypeError,
                      "isoformat() argument 1 must be a unicode character, not {}",
                      type_name(vm, arguments[1]));
    }
    if (text->length != 1) {
      return vm.raise(
          TypeId::TypeError,
          "isoformat() argument 1 must be a unicode character, not a string of length {}",
          text->length);
    }
    separator = character_at(text, 0);
  }
  Value timespec = arguments[2];
  if (!timespec.is_undefined() && !vm.has_layout(timespec, TypeId::Str)) {
    return vm.raise(TypeId::TypeError, "isoformat() argument 2 must be str, not {}",
                    type_name(vm, timespec));
  }
  return iso_text_calling(vm, arguments[0], separator, timespec);
}

Result<Value> datetime_str(Vm& vm, Value self) {
  if (vm.is_exactly(self, TypeId::DateTime)) {
    return iso_text_calling(vm, self, ' ', Value::undefined());
  }
  return call_method_calling(vm, self, Name::Isoformat, {Value::from_cell(vm.character(' '))});
}

Result<Value> datetime_repr(Vm& vm, Value self) {
  DateTimeFields fields = datetime_fields(vm, self);
  const TimeFields& time = fields.time;
  StringBuilder out(vm);
  TRY(append_type_name(out, vm.type_of(self)));
  TRY(append_digits(out, fields.date.year, 1, "("));
  TRY(append_digits(out, fields.date.month, 1, ", "));
  TRY(append_digits(out, fields.date.day, 1, ", "));
  TRY(append_digits(out, time.hour, 1, ", "));
  TRY(append_digits(out, time.minute, 1, ", "));
  if (time.second != 0 || time.microsecond != 0) TRY(append_digits(out, time.second, 1, ", "));
  if (time.microsecond != 0) TRY(append_digits(out, time.microsecond, 1, ", "));
  if (time.fold != 0) TRY(out.append_ascii(", fold=1"));
  if (!time.zone.is_none()) {
    TRY(out.append_ascii(", tzinfo="));
    TRY(out.append(TRY(repr_calling(vm, time.zone))));
  }
  TRY(out.append_ascii(")"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> datetime_ctime(Vm& vm, const Value* arguments) {
  Str* format = TRY(make_string_ascii(vm, "%a %b %e %H:%M:%S %Y"));
  DateTimeFields fields = datetime_fields(vm, arguments[0]);
  return Value::from_cell(
      TRY(format_moment_calling(vm, format, fields.date, fields.time, arguments[0])));
}
Result<Value> datetime_strftime(Vm& vm, const Value* arguments) {
  Str* format = TRY(format_argument(vm, arguments[1], "strftime"));
  DateTimeFields fields = datetime_fields(vm, arguments[0]);
  // CPython makes a time tuple first, which calls dst().
  TRY(zone_offset_calling(vm, fields.time.zone, Name::DstMethod, arguments[0]));
  return Value::from_cell(
      TRY(format_moment_calling(vm, format, fields.date, fields.time, arguments[0])));
}

// --- operators

Result<Value> subtract_calling(Vm& vm, Value left, Value right) {
  DateTimeFields a = datetime_fields(vm, left), b = datetime_fields(vm, right);
  Offset left_offset, right_offset;
  if (a.time.zone != b.time.zone) {
    left_offset = TRY(offset_of_calling(vm, left));
    right_offset = TRY(offset_of_calling(vm, right));
    if (left_offset.known != right_offset.known) {
      return vm.raise(TypeId::TypeError, "can't subtract offset-naive and offset-aware datetimes");
    }
  }
  return make_timedelta(vm, static_cast<__int128>(a.microseconds()) - b.microseconds() -
                                left_offset.microseconds + right_offset.microseconds);
}

Result<Value> datetime_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_datetime = is_datetime(vm, left);
  if (op == BinaryOperator::Add) {
    Value moment = left_is_datetime ? left : right;
    Value delta = left_is_datetime ? right : left;
    if (!is_datetime(vm, moment) || !vm.has_layout(delta, TypeId::Timedelta)) {
      return Value::not_implemented();
    }
    return add_to_datetime_calling(vm, moment, delta_microseconds(vm, delta));
  }
  if (!left_is_datetime) return Value::not_implemented();
  if (is_datetime(vm, right)) return subtract_calling(vm, left, right);
  if (!vm.has_layout(right, TypeId::Timedelta)) return Value::not_implemented();
  return add_to_datetime_calling(vm, left, -delta_microseconds(vm, right));
}

// Whether the offset depends on the fold. Such a time is not equal to any time in another zone
// (PEP 495).
Result<bool> is_ambiguous_calling(Vm& vm, Value self, const Offset& offset) {
  DateTimeFields fields = datetime_fields(vm, self);
  if (fields.time.zone.is_none() || vm.is_exactly(fields.time.zone, TypeId::Timezone)) {
    return false;
  }
  fields.time.fold = 1 - fields.time.fold;
  Value flipped = TRY(make_datetime(vm, vm.type(TypeId::DateTime), fields));
  Offset other = TRY(zone_offset_calling(vm, fields.time.zone, Name::Utcoffset, flipped));
  return other.known != offset.known || other.microseconds != offset.microseconds;
}

Result<Value> datetime_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_datetime(vm, other)) return Value::not_implemented();
  DateTimeFields a = datetime_fields(vm, self), b = datetime_fields(vm, other);
  int64_t left = a.microseconds(), right = b.microseconds();
  bool equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  if (a.time.zone != b.time.zone) {
    Offset left_offset = TRY(offset_of_calling(vm, self));
    Offset right_offset = TRY(offset_of_calling(vm, other));
    if (equality && (TRY(is_ambiguous_calling(vm, self, left_offset)) ||
                     TRY(is_ambiguous_calling(vm, other, right_offset)))) {
      return Value::boolean(op == CompareOperator::NotEqual);
    }
    if (left_offset.known != right_offset.known) {
      if (equality) return Value::boolean(op == CompareOperator::NotEqual);
      return vm.raise(TypeId::TypeError, "can't compare offset-naive and offset-aware datetimes");
    }
    left -= left_offset.microseconds;
    right -= right_offset.microseconds;
  }
  return Value::boolean(satisfies(left, op, right));
}

Result<uint64_t> datetime_hash(Vm& vm, Value self) {
  DateTimeFields fields = datetime_fields(vm, self);
  // The hash ignores the fold: it uses the offset of the time with fold 0.
  Value moment = self;
  if (fields.time.fold != 0) {
    fields.time.fold = 0;
    moment = TRY(make_datetime(vm, vm.type(TypeId::DateTime), fields));
  }
  Offset offset = TRY(offset_of_calling(vm, moment));
  auto number = static_cast<uint64_t>(fields.microseconds() - offset.microseconds);
  return number * 0x9E37'79B9'7F4A'7C15u >> 3;
}

// --- copying

Result<Value> reduce(Vm& vm, Value self, bool with_fold) {
  DateTimeFields fields = datetime_fields(vm, self);
  const DateFields& date = fields.date;
  const TimeFields& time = fields.time;
  const int bytes[] = {date.year >> 8,
                       date.year & 255,
                       date.month | (with_fold ? time.fold << 7 : 0),
                       date.day,
                       time.hour,
                       time.minute,
                       time.second,
                       time.microsecond >> 16,
                       time.microsecond >> 8 & 255,
                       time.microsecond & 255};
  uint8_t state[std::size(bytes)];
  for (size_t i = 0; i < std::size(bytes); ++i) state[i] = static_cast<uint8_t>(bytes[i]);
  Value packed = Value::from_cell(TRY(make_bytes(vm, state, sizeof(state))));
  Tuple* given = time.zone.is_none() ? TRY(make_tuple(vm, {packed}))
                                     : TRY(make_tuple(vm, {packed, time.zone}));
  Value type = Value::from_cell(vm.type_of(self));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}
Result<Value> datetime_reduce(Vm& vm, const Value* arguments) {
  return reduce(vm, arguments[0], false);
}
Result<Value> datetime_reduce_ex(Vm& vm, const Value* arguments) {
  int64_t protocol = TRY(index_int64_calling(vm, arguments[1], OutOfRange::Clamp));
  return reduce(vm, arguments[0], protocol > 3);
}

template <int TimeFields::* field>
Result<Value> get_field(Vm& vm, Value self) {
  return Value::from_small_int(datetime_fields(vm, self).time.*field);
}
Result<Value> get_zone(Vm& vm, Value self) { return vm.cell<DateTimeCell>(self)->zone; }

void trace_datetime(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<DateTimeCell*>(cell)->zone);
}

constexpr NativeRow kNew = {
    "__new__(cls, year=<year>, month=<month>, day=<day>, hour=<0>, minute=<0>, second=<0>, "
    "microsecond=<0>, tzinfo=None, *, fold=<0>)",
    datetime_new, kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self)", datetime_reduce, kNativeConstantTime},
    {"__reduce_ex__(self, protocol, /)", datetime_reduce_ex, kNativeConstantTime},
    {"__replace__(self, /, *, year=<unchanged>, month=<unchanged>, day=<unchanged>, "
     "hour=<unchanged>, minute=<unchanged>, second=<unchanged>, microsecond=<unchanged>, "
     "tzinfo=<unchanged>, fold=<unchanged>)",
     datetime_replace},
    {"astimezone(self, /, tz=None)", datetime_astimezone},
    {"combine(cls, date, time, tzinfo=<omitted>)", datetime_combine, kNativeClassMethod},
    {"ctime(self)", datetime_ctime},
    {"date(self)", datetime_date, kNativeConstantTime},
    {"dst(self)", datetime_offset<Name::DstMethod>},
    {"fromisoformat(cls, string, /)", datetime_fromisoformat, kNativeClassMethod},
    {"fromtimestamp(cls, timestamp, tz=None)", datetime_fromtimestamp, kNativeClassMethod},
    {"isoformat(self, /, sep=<T>, timespec=<auto>)", datetime_isoformat},
    {"now(cls, tz=None)", datetime_now, kNativeClassMethod},
    {"replace(self, /, year=<unchanged>, month=<unchanged>, day=<unchanged>, hour=<unchanged>, "
     "minute=<unchanged>, second=<unchanged>, microsecond=<unchanged>, tzinfo=<unchanged>, *, "
     "fold=<unchanged>)",
     datetime_replace},
    {"strftime(self, /, format)", datetime_strftime},
    {"strptime(cls, string, format, /)", datetime_strptime, kNativeClassMethod},
    {"time(self)", datetime_time, kNativeConstantTime},
    {"timestamp(self)", datetime_timestamp},
    {"timetuple(self)", datetime_timetuple},
    {"timetz(self)", datetime_timetz, kNativeConstantTime},
    {"tzname(self)", datetime_tzname},
    {"utcfromtimestamp(cls, timestamp, /)", datetime_utcfromtimestamp, kNativeClassMethod},
    {"utcnow(cls)", datetime_utcnow, kNativeClassMethod},
    {"utcoffset(self)", datetime_offset<Name::Utcoffset>},
    {"utctimetuple(self)", datetime_utctimetuple},
};
constexpr PropertyRow kProperties[] = {
    {"hour", get_field<&TimeFields::hour>, nullptr},
    {"minute", get_field<&TimeFields::minute>, nullptr},
    {"second", get_field<&TimeFields::second>, nullptr},
    {"microsecond", get_field<&TimeFields::microsecond>, nullptr},
    {"fold", get_field<&TimeFields::fold>, nullptr},
    {"tzinfo", get_zone, nullptr},
};

}  // namespace

Result<Value> make_datetime(Vm& vm, Type* type, const DateTimeFields& fields) {
  auto* cell = TRY(vm.make_instance<DateTimeCell>(type));
  cell->year = static_cast<uint16_t>(fields.date.year);
  cell->month = static_cast<uint8_t>(fields.date.month);
  cell->day = static_cast<uint8_t>(fields.date.day);
  cell->hour = static_cast<uint8_t>(fields.time.hour);
  cell->minute = static_cast<uint8_t>(fields.time.minute);
  cell->second = static_cast<uint8_t>(fields.time.second);
  cell->microsecond = static_cast<uint32_t>(fields.time.microsecond);
  cell->fold = static_cast<uint8_t>(fields.time.fold);
  cell->zone = fields.time.zone;
  return Value::from_cell(cell);
}

Result<Value> make_datetime_calling(Vm& vm, Type* type, const DateTimeFields& fields) {
  if (type == vm.type(TypeId::DateTime)) return make_datetime(vm, type, fields);
  Value arguments[] = {
      Value::from_small_int(fields.date.year),        Value::from_small_int(fields.date.month),
      Value::from_small_int(fields.date.day),         Value::from_small_int(fields.time.hour),
      Value::from_small_int(fields.time.minute),      Value::from_small_int(fields.time.second),
      Value::from_small_int(fields.time.microsecond), fields.time.zone,
      Value::from_small_int(fields.time.fold)};
  if (fields.time.fold == 0) return vm.call(Value::from_cell(type), arguments, 8);
  Str* fold = TRY(intern(vm, std::string_view("fold")));
  Tuple* names = TRY(make_tuple(vm, {Value::from_cell(fold)}));
  return vm.call_with_keywords(Value::from_cell(type), arguments, 9, names);
}

Result<DateTimeFields> datetime_of_microseconds(Vm& vm, __int128 microseconds, Value zone) {
  if (microseconds < kMicrosecondsPerDay ||
      microseconds >= static_cast<__int128>(kLastDay + 1) * kMicrosecondsPerDay) {
    return vm.raise(TypeId::OverflowError, "date value out of range");
  }
  auto total = static_cast<int64_t>(microseconds);
  DateTimeFields fields = {date_fields_of_day(total / kMicrosecondsPerDay),
                           time_fields_of_microseconds(total % kMicrosecondsPerDay)};
  fields.time.zone = zone;
  return fields;
}

Result<Value> add_to_datetime_calling(Vm& vm, Value self, __int128 microseconds) {
  DateTimeFields fields = datetime_fields(vm, self);
  __int128 sum = fields.microseconds() + microseconds;
  DateTimeFields result = TRY(datetime_of_microseconds(vm, sum, fields.time.zone));
  return make_datetime_calling(vm, vm.type_of(self), result);
}

namespace {

Result<void> add_class_attributes(Vm& vm, Type* type) {
  DateTimeFields last = {{9999, 12, 31}, time_fields_of_microseconds(kMicrosecondsPerDay - 1)};
  TRY(add_class_attribute(vm, type, "min", TRY(make_datetime(vm, type, DateTimeFields()))));
  TRY(add_class_attribute(vm, type, "max", TRY(make_datetime(vm, type, last))));
  return add_class_attribute(vm, type, "resolution", TRY(make_timedelta(vm, 1)));
}

}  // namespace

const TypeSpec kDateTimeType = {
    .doc =
        "datetime(year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None,\n"
        "*, fold=0): a date together with a time of day.\n\n"
        "Without tzinfo it is naive: it does not say of which place it is the local time.",
    .module = "datetime",
    .slots = {.repr = datetime_repr,
              .str = datetime_str,
              .hash = datetime_hash,
              .compare = datetime_compare,
              .binary = datetime_binary,
              .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                        operator_bit(BinaryOperator::Subtract))},
    .trace = trace_datetime,
    .instance_bytes = sizeof(DateTimeCell),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
    .class_attributes = add_class_attributes,
};

}  // namespace hognose
