// date: a day of the proleptic Gregorian calendar. Also the functions that date and datetime share,
// and IsoCalendarDate, the result of isocalendar().
//
// An instance of a subclass is made by calling the subclass, as in CPython.
#include <cmath>

#include "library/core/clock.h"
#include "library/datetime/struct_time.h"
#include "library/datetime/types.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/comparison.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Type* class_of(Vm& vm, const Value* arguments) { return vm.cell<Type>(arguments[0]); }

Result<Value> make_exact_date(Vm& vm, Type* type, const DateFields& date) {
  auto* cell = TRY(vm.make_instance<DateCell>(type));
  cell->year = static_cast<uint16_t>(date.year);
  cell->month = static_cast<uint8_t>(date.month);
  cell->day = static_cast<uint8_t>(date.day);
  return Value::from_cell(cell);
}

// CPython's own binding of these three arguments has messages that do not name the function.
Result<void> check_given(Vm& vm, Value value, const char* name, int position) {
  if (!value.is_undefined()) return {};
  return vm.raise(TypeId::TypeError, "function missing required argument '{}' (pos {})", name,
                  position);
}

// Reads the state that __reduce__ returns: four bytes. False if the value is not one.
bool read_state(Vm& vm, Value value, DateFields* date) {
  const Bytes* bytes = vm.as<Bytes>(value, TypeId::Bytes);
  if (bytes == nullptr || bytes->length != 4) return false;
  *date = {bytes->data[0] * 256 + bytes->data[1], bytes->data[2], bytes->data[3]};
  return date->month >= 1 && date->month <= 12 && date->day >= 1 && date->year >= 1 &&
         date->year <= 9999 && date->day <= days_in_month(date->year, date->month);
}

Result<Value> date_new(Vm& vm, const Value* arguments) {
  DateFields date;
  if (arguments[2].is_undefined() && read_state(vm, arguments[1], &date)) {
    return make_exact_date(vm, class_of(vm, arguments), date);
  }
  constexpr const char* kNames[] = {"year", "month", "day"};
  int64_t numbers[3];
  for (int i = 0; i < 3; ++i) {
    TRY(check_given(vm, arguments[i + 1], kNames[i], i + 1));
    numbers[i] = TRY(date_argument(vm, arguments[i + 1], 0));
  }
  TRY(check_date(vm, numbers[0], numbers[1], numbers[2]));
  date = {static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<int>(numbers[2])};
  return make_exact_date(vm, class_of(vm, arguments), date);
}

Result<Value> date_of_ordinal_calling(Vm& vm, Type* type, int64_t ordinal) {
  if (ordinal < 1) return vm.raise(TypeId::ValueError, "ordinal must be >= 1");
  if (ordinal > kLastDay) {
    return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}",
                    date_of_day(ordinal).year);
  }
  return make_date_calling(vm, type, date_fields_of_day(ordinal));
}

// --- class methods

Result<Value> date_today(Vm& vm, const Value* arguments) {
  Type* type = class_of(vm, arguments);
  if (type == vm.type(TypeId::Date)) {
    return make_exact_date(vm, type, date_fields_of_day(current_instant(vm).day));
  }
  // Subclasses, including datetime, may have their own fromtimestamp().
  Str* name = TRY(intern(vm, std::string_view("fromtimestamp")));
  Value method = TRY(get_attribute_calling(vm, arguments[0], name));
  return vm.call(method, {Value::from_double(static_cast<double>(clock_of_day(vm)) / 1e9)});
}

Result<Value> date_fromtimestamp(Vm& vm, const Value* arguments) {
  Value timestamp = arguments[1];
  double number;
  int64_t day;
  if (float_value(vm, timestamp, &number)) {
    Instant instant = TRY(instant_of_timestamp_calling(vm, Value::from_double(std::floor(number))));
    day = instant.day;
  } else {
    Value integer = TRY(index_calling(vm, timestamp));
    day = TRY(instant_of_timestamp_calling(vm, integer)).day;
  }
  if (day < 1 || day > kLastDay) {
    return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}", date_of_day(day).year);
  }
  return make_date_calling(vm, class_of(vm, arguments), date_fields_of_day(day));
}

Result<Value> date_fromordinal(Vm& vm, const Value* arguments) {
  int64_t ordinal = TRY(date_argument(vm, arguments[1], 0));
  return date_of_ordinal_calling(vm, class_of(vm, arguments), ordinal);
}

// The length in UTF-8 from `start` on; exact up to 2.
uint32_t utf8_length(const Str* text, uint32_t start) {
  uint32_t bytes = 0;
  for (uint32_t i = start; i < text->length; ++i) {
    char32_t c = character_at(text, i);
    bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
  }
  return bytes;
}

Result<Value> date_fromisoformat(Vm& vm, const Value* arguments) {
  Str* text = TRY(iso_argument(vm, arguments[1]));
  DateFields date;
  uint32_t end = text->length;
  // CPython requires 7, 8 or 10 bytes of UTF-8. Without dashes, it reads only the first 8 of 10.
  if (end >= 9 && end <= 10 && character_at(text, 4) != '-' && utf8_length(text, 8) == 2) end = 8;
  if (!TRY(parse_iso_date(vm, text, 0, end, &date))) {
    return raise_invalid_iso(vm, text);
  }
  return make_date_calling(vm, class_of(vm, arguments), date);
}

Result<Value> date_fromisocalendar(Vm& vm, const Value* arguments) {
  int64_t numbers[3];
  for (int i = 0; i < 3; ++i) numbers[i] = TRY(date_argument(vm, arguments[i + 1], 0));
  int64_t year = numbers[0], week = numbers[1], weekday = numbers[2];
  if (year < 1 || year > 9999) {
    return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}", year);
  }
  int64_t monday = first_iso_monday(year);
  if (week < 1 || week > (first_iso_monday(year + 1) - monday) / 7) {
    return vm.raise(TypeId::ValueError, "Invalid week: {}", week);
  }
  if (weekday < 1 || weekday > 7) {
    return vm.raise(TypeId::ValueError, "Invalid weekday: {} (range is [1, 7])", weekday);
  }
  return date_of_ordinal_calling(vm, class_of(vm, arguments),
                                 monday + (week - 1) * 7 + weekday - 1);
}

Result<Value> date_strptime(Vm& vm, const Value* arguments) {
  Str* text = TRY(string_argument(vm, arguments[1], "strptime", "argument 1"));
  Str* format = TRY(string_argument(vm, arguments[2], "strptime", "argument 2"));
  ParsedTime parsed = TRY(parse_time(vm, text, format));
  return make_date_calling(
      vm, class_of(vm, arguments),
      {static_cast<int>(parsed.parts.year), parsed.parts.month, parsed.parts.day});
}

// --- methods

Result<Value> date_replace(Vm& vm, const Value* arguments) {
  DateFields date = date_fields(vm, arguments[0]);
  int64_t year = TRY(date_argument(vm, arguments[1], date.year));
  int64_t month = TRY(date_argument(vm, arguments[2], date.month));
  int64_t day = TRY(date_argument(vm, arguments[3], date.day));
  TRY(check_date(vm, year, month, day));
  return make_date_calling(
      vm, vm.type_of(arguments[0]),
      {static_cast<int>(year), static_cast<int>(month), static_cast<int>(day)});
}

Result<Value> date_toordinal(Vm& vm, const Value* arguments) {
  return Value::from_small_int(date_fields(vm, arguments[0]).ordinal());
}
Result<Value> date_weekday(Vm& vm, const Value* arguments) {
  return Value::from_small_int(weekday_of_day(date_fields(vm, arguments[0]).ordinal()));
}
Result<Value> date_isoweekday(Vm& vm, const Value* arguments) {
  return Value::from_small_int(weekday_of_day(date_fields(vm, arguments[0]).ordinal()) + 1);
}

Result<Value> date_isocalendar(Vm& vm, const Value* arguments) {
  IsoDate iso = iso_date_of_day(date_fields(vm, arguments[0]).ordinal());
  Tuple* tuple = TRY(vm.make<Tuple>(TypeId::IsoCalendarDate, 3 * sizeof(Value)));
  tuple->items[0] = Value::from_small_int(iso.year);
  tuple->items[1] = Value::from_small_int(iso.week);
  tuple->items[2] = Value::from_small_int(iso.weekday);
  tuple->length = 3;
  return Value::from_cell(tuple);
}

Result<Str*> iso_text(Vm& vm, Value self) {
  DateFields date = date_fields(vm, self);
  StringBuilder out(vm);
  TRY(append_digits(out, date.year, 4, ""));
  TRY(append_digits(out, date.month, 2, "-"));
  TRY(append_digits(out, date.day, 2, "-"));
  return out.finish();
}
Result<Value> date_isoformat(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(iso_text(vm, arguments[0])));
}
Result<Value> date_str(Vm& vm, Value self) {
  if (vm.is_exactly(self, TypeId::Date)) return Value::from_cell(TRY(iso_text(vm, self)));
  return call_method_calling(vm, self, Name::Isoformat, {});
}

Result<Value> date_repr(Vm& vm, Value self) {
  DateFields date = date_fields(vm, self);
  StringBuilder out(vm);
  TRY(append_type_name(out, vm.type_of(self)));
  TRY(append_digits(out, date.year, 1, "("));
  TRY(append_digits(out, date.month, 1, ", "));
  TRY(append_digits(out, date.day, 1, ", "));
  TRY(out.append_ascii(")"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> date_ctime(Vm& vm, const Value* arguments) {
  Str* format = TRY(make_string_ascii(vm, "%a %b %e %H:%M:%S %Y"));
  DateFields date = date_fields(vm, arguments[0]);
  TimeFields midnight;
  return Value::from_cell(TRY(format_moment_calling(vm, format, date, midnight, Value::none())));
}

Result<Value> date_strftime(Vm& vm, const Value* arguments) {
  Str* format = TRY(format_argument(vm, arguments[1], "strftime"));
  DateFields date = date_fields(vm, arguments[0]);
  TimeFields midnight;
  return Value::from_cell(TRY(format_moment_calling(vm, format, date, midnight, Value::none())));
}

Result<Value> date_timetuple(Vm& vm, const Value* arguments) {
  return make_struct_time_of_date(vm, date_fields(vm, arguments[0]), 0, 0, 0, -1);
}

Result<Value> date_reduce(Vm& vm, const Value* arguments) {
  DateFields date = date_fields(vm, arguments[0]);
  const uint8_t state[] = {static_cast<uint8_t>(date.year >> 8), static_cast<uint8_t>(date.year),
                           static_cast<uint8_t>(date.month), static_cast<uint8_t>(date.day)};
  Bytes* bytes = TRY(make_bytes(vm, state, sizeof(state)));
  Tuple* given = TRY(make_tuple(vm, {Value::from_cell(bytes)}));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}

// --- operators

Result<Value> add_days(Vm& vm, Value date, Value delta, int sign) {
  int64_t days = vm.cell<TimedeltaCell>(delta)->days;
  int64_t ordinal = date_fields(vm, date).ordinal() + sign * days;
  if (ordinal < 1 || ordinal > kLastDay) {
    return vm.raise(TypeId::OverflowError, "date value out of range");
  }
  return make_date_calling(vm, vm.type_of(date), date_fields_of_day(ordinal));
}

Result<Value> date_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  bool left_is_date = vm.has_layout(left, TypeId::Date);
  bool right_is_date = vm.has_layout(right, TypeId::Date);
  if (op == BinaryOperator::Add) {
    if (left_is_date && vm.has_layout(right, TypeId::Timedelta)) {
      return add_days(vm, left, right, 1);
    }
    if (right_is_date && vm.has_layout(left, TypeId::Timedelta)) {
      return add_days(vm, right, left, 1);
    }
    return Value::not_implemented();
  }
  if (!left_is_date) return Value::not_implemented();
  if (vm.has_layout(right, TypeId::Timedelta)) return add_days(vm, left, right, -1);
  if (!vm.has_layout(right, TypeId::Date)) return Value::not_implemented();
  int64_t days = date_fields(vm, left).ordinal() - date_fields(vm, right).ordinal();
  return make_timedelta(vm, static_cast<__int128>(days) * kMicrosecondsPerDay);
}

Result<Value> date_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  // A comparison with a datetime is left to datetime.
  if (!vm.has_layout(self, TypeId::Date) || !vm.has_layout(other, TypeId::Date)) {
    return Value::not_implemented();
  }
  int64_t order = date_fields(vm, self).ordinal() - date_fields(vm, other).ordinal();
  return Value::boolean(satisfies<int64_t>(order, op, 0));
}

Result<uint64_t> date_hash(Vm& vm, Value self) {
  return static_cast<uint64_t>(date_fields(vm, self).ordinal()) * 0x9E37'79B9'7F4A'7C15u >> 3;
}

template <int DateFields::* field>
Result<Value> get_field(Vm& vm, Value self) {
  return Value::from_small_int(date_fields(vm, self).*field);
}

constexpr NativeRow kNew = {"__new__(cls, year=<year>, month=<month>, day=<day>)", date_new,
                            kNativeConstructor};
constexpr NativeRow kMethods[] = {
    {"__reduce__(self)", date_reduce, kNativeConstantTime},
    {"__replace__(self, /, *, year=<unchanged>, month=<unchanged>, day=<unchanged>)", date_replace},
    {"ctime(self)", date_ctime},
    {"fromisocalendar(cls, year, week, day)", date_fromisocalendar, kNativeClassMethod},
    {"fromisoformat(cls, string, /)", date_fromisoformat, kNativeClassMethod},
    {"fromordinal(cls, ordinal, /)", date_fromordinal, kNativeClassMethod},
    {"fromtimestamp(cls, timestamp, /)", date_fromtimestamp, kNativeClassMethod},
    {"isocalendar(self)", date_isocalendar, kNativeConstantTime},
    {"isoformat(self)", date_isoformat},
    {"isoweekday(self)", date_isoweekday, kNativeConstantTime},
    {"replace(self, /, year=<unchanged>, month=<unchanged>, day=<unchanged>)", date_replace},
    {"strftime(self, /, format)", date_strftime},
    {"strptime(cls, string, format, /)", date_strptime, kNativeClassMethod},
    {"timetuple(self)", date_timetuple},
    {"today(cls)", date_today, kNativeClassMethod},
    {"toordinal(self)", date_toordinal, kNativeConstantTime},
    {"weekday(self)", date_weekday, kNativeConstantTime},
};
constexpr PropertyRow kProperties[] = {
    {"year", get_field<&DateFields::year>, nullptr},
    {"month", get_field<&DateFields::month>, nullptr},
    {"day", get_field<&DateFields::day>, nullptr},
};

// --- IsoCalendarDate

Result<Value> iso_calendar_repr(Vm& vm, Value self) {
  const Tuple* tuple = vm.cell<Tuple>(self);
  Str* text[3];
  for (unsigned i = 0; i < 3; ++i) text[i] = TRY(repr_calling(vm, tuple->items[i]));
  return Value::from_cell(TRY(make_text(
      vm, "datetime.IsoCalendarDate(year={}, week={}, weekday={})", text[0], text[1], text[2])));
}

Result<Value> iso_calendar_reduce(Vm& vm, const Value* arguments) {
  const Tuple* self = vm.cell<Tuple>(arguments[0]);
  Tuple* plain = TRY(make_tuple(vm, self->items.data(), self->length));
  Tuple* given = TRY(make_tuple(vm, {Value::from_cell(plain)}));
  Value type = Value::from_cell(vm.type(TypeId::Tuple));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(given)})));
}

Result<Value> iso_calendar_new(Vm& vm, const Value* arguments) {
  Tuple* tuple = TRY(vm.make<Tuple>(TypeId::IsoCalendarDate, 3 * sizeof(Value)));
  for (unsigned i = 0; i < 3; ++i) {
    tuple->items[i] = TRY(make_int(vm, TRY(date_argument(vm, arguments[i + 1], 0))));
  }
  tuple->length = 3;
  return Value::from_cell(tuple);
}

template <unsigned index>
Result<Value> get_item(Vm& vm, Value self) {
  return vm.cell<Tuple>(self)->items[index];
}

constexpr NativeRow kIsoNew = {"__new__(cls, year, week, weekday)", iso_calendar_new,
                               kNativeConstructor};
constexpr NativeRow kIsoMethods[] = {
    {"__reduce__(self)", iso_calendar_reduce, kNativeConstantTime},
};
constexpr PropertyRow kIsoProperties[] = {{"year", get_item<0>, nullptr},
                                          {"week", get_item<1>, nullptr},
                                          {"weekday", get_item<2>, nullptr}};

}  // namespace

// --- functions for the other files

DateFields date_fields_of_day(int64_t day) {
  CalendarDate date = date_of_day(day);
  return {static_cast<int>(date.year), date.month, date.day};
}

Result<void> check_date(Vm& vm, int64_t year, int64_t month, int64_t day) {
  if (year < 1 || year > 9999) {
    return vm.raise(TypeId::ValueError, "year must be in 1..9999, not {}", year);
  }
  if (month < 1 || month > 12) {
    return vm.raise(TypeId::ValueError, "month must be in 1..12, not {}", month);
  }
  int last = days_in_month(year, static_cast<int>(month));
  if (day < 1 || day > last) {
    return vm.raise(TypeId::ValueError, "day {} must be in range 1..{} for month {} in year {}",
                    day, last, month, year);
  }
  return {};
}

Result<Value> make_date_calling(Vm& vm, Type* type, const DateFields& date) {
  if (type == vm.type(TypeId::Date)) return make_exact_date(vm, type, date);
  return vm.call(Value::from_cell(type),
                 {Value::from_small_int(date.year), Value::from_small_int(date.month),
                  Value::from_small_int(date.day)});
}

Result<int64_t> date_argument(Vm& vm, Value value, int64_t otherwise) {
  if (value.is_undefined()) return otherwise;
  Value integer = TRY(index_calling(vm, value));
  int64_t number;
  if (!int_fits_int64(vm, integer, &number)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C long");
  }
  if (number > INT32_MAX || number < INT32_MIN) {
    return vm.raise(TypeId::OverflowError, "signed integer is {} than {}",
                    number < 0 ? "less" : "greater", number < 0 ? "minimum" : "maximum");
  }
  return number;
}

Result<Str*> iso_argument(Vm& vm, Value value) {
  if (Str* text = vm.as<Str>(value, TypeId::Str)) return text;
  return vm.raise(TypeId::TypeError, "fromisoformat: argument must be str");
}

Result<Str*> format_argument(Vm& vm, Value value, const char* function) {
  if (Str* text = vm.as<Str>(value, TypeId::Str)) return text;
  return vm.raise(TypeId::TypeError, "{}() argument 1 must be str, not {}", function,
                  type_name(vm, value));
}

Result<Value> format_by_strftime_calling(Vm& vm, Value self, Value spec) {
  Str* format = TRY(format_argument(vm, spec, "__format__"));
  if (format->length == 0) return Value::from_cell(TRY(str_calling(vm, self)));
  return call_method_calling(vm, self, Name::Strftime, {spec});
}

Result<Value> make_struct_time_of_date(Vm& vm, const DateFields& date, int hour, int minute,
                                       int second, int daylight) {
  TimeParts parts;
  parts.year = date.year;
  parts.month = date.month;
  parts.day = date.day;
  parts.hour = hour;
  parts.minute = minute;
  parts.second = second;
  parts.weekday = weekday_of_day(date.ordinal());
  parts.year_day = days_before_month(date.year, date.month) + date.day;
  return make_struct_time(vm, parts, daylight, Value::none(), Value::none());
}

Result<Instant> instant_of_timestamp_calling(Vm& vm, Value timestamp) {
  // Beyond the range of dates, so that a timestamp out of range is still converted and reported.
  constexpr double kLimit = 9.2e18;
  int64_t seconds;
  int64_t microseconds = 0;
  double number;
  if (float_value(vm, timestamp, &number)) {
    if (std::isnan(number)) {
      return vm.raise(TypeId::ValueError, "Invalid value NaN (not a number)");
    }
    if (!(std::fabs(number) < kLimit)) {
      return vm.raise(TypeId::OverflowError, "timestamp out of range for platform time_t");
    }
    double whole;
    double fraction = std::modf(number, &whole);
    // Ties go to the even microsecond: the host's rounding mode is never changed.
    auto rounded = static_cast<int64_t>(std::nearbyint(fraction * 1e6));
    seconds = static_cast<int64_t>(whole) + floor_divide(rounded, kMicrosecondsPerSecond);
    microseconds = floor_modulo(rounded, kMicrosecondsPerSecond);
  } else {
    if (!is_int(vm, timestamp) && !vm.is_exactly(timestamp, TypeId::Int)) {
      return vm.raise(TypeId::TypeError, "argument must be int or float, not {}",
                      type_name(vm, timestamp));
    }
    if (!int_fits_int64(vm, timestamp, &seconds)) {
      return vm.raise(TypeId::OverflowError, "timestamp out of range for platform time_t");
    }
  }
  int64_t day = floor_divide(seconds, 86'400);
  int64_t rest = floor_modulo(seconds, 86'400);
  return Instant{day + kEpochDay, rest * kMicrosecondsPerSecond + microseconds};
}

Instant current_instant(Vm& vm) {
  int64_t microseconds = floor_divide(clock_of_day(vm), 1000);
  int64_t day = floor_divide(microseconds, kMicrosecondsPerDay);
  return {day + kEpochDay, microseconds - day * kMicrosecondsPerDay};
}

Result<void> append_type_name(StringBuilder& out, const Type* type) {
  if ((type->flags & kTypeBuiltin) != 0) TRY(out.append_ascii("datetime."));
  return out.append(type->name.get());
}

Result<void> append_digits(StringBuilder& out, int64_t number, unsigned width, const char* before) {
  if (*before != 0) TRY(out.append_ascii(before));
  char digits[20];
  unsigned start = sizeof(digits);
  do {
    digits[--start] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  while (sizeof(digits) - start < width) digits[--start] = '0';
  return out.append_ascii(std::string_view(digits + start, sizeof(digits) - start));
}

Result<Str*> format_moment_calling(Vm& vm, const Str* format, const DateFields& date,
                                   const TimeFields& time, Value zone_argument) {
  // Only the tzinfo methods that the format needs are called.
  bool asks_offset = false, asks_colon = false, asks_name = false;
  TRY(vm.meter.charge(format->length / 8 + 1));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i + 1 < format->length; ++i) {
    TRY(pace.turn());
    if (character_at(format, i) != '%') continue;
    char32_t letter = character_at(format, ++i);
    if (letter == 'z') asks_offset = true;
    if (letter == ':') asks_colon = true;
    if (letter == 'Z') asks_name = true;
  }
  ZoneText zone;
  zone.knows = true;
  zone.microsecond = static_cast<uint32_t>(time.microsecond);
  if (!time.zone.is_none() && (asks_offset || asks_colon)) {
    Offset offset = TRY(zone_offset_calling(vm, time.zone, Name::Utcoffset, zone_argument));
    if (offset.known) {
      StringBuilder plain(vm), colons(vm);
      TRY(append_offset(plain, offset.microseconds, ""));
      TRY(append_offset(colons, offset.microseconds, ":"));
      zone.offset = TRY(plain.finish());
      zone.colon_offset = TRY(colons.finish());
    }
  }
  if (!time.zone.is_none() && asks_name) {
    Value name = TRY(zone_name_calling(vm, time.zone, zone_argument));
    if (!name.is_none()) zone.name = vm.cell<Str>(name);
  }
  int64_t day = date.ordinal();
  TimeParts parts;
  parts.year = date.year;
  parts.month = date.month;
  parts.day = date.day;
  parts.hour = time.hour;
  parts.minute = time.minute;
  parts.second = time.second;
  parts.weekday = weekday_of_day(day);
  parts.year_day = days_before_month(date.year, date.month) + date.day;
  return format_time(vm, format, parts, zone);
}

Result<void> add_class_attribute(Vm& vm, Type* type, std::string_view name, Value value) {
  return dict_set_string(vm, type->dict.get(), TRY(intern(vm, name)), value);
}

namespace {

Result<void> add_class_attributes(Vm& vm, Type* type) {
  TRY(add_class_attribute(vm, type, "min", TRY(make_exact_date(vm, type, {1, 1, 1}))));
  TRY(add_class_attribute(vm, type, "max", TRY(make_exact_date(vm, type, {9999, 12, 31}))));
  Value day = TRY(make_timedelta(vm, kMicrosecondsPerDay));
  return add_class_attribute(vm, type, "resolution", day);
}

}  // namespace

const TypeSpec kDateType = {
    .doc =
        "date(year, month, day): a day of the Gregorian calendar, extended to all years\n"
        "from 1 to 9999.",
    .module = "datetime",
    .slots = {.repr = date_repr,
              .str = date_str,
              .format = format_by_strftime_calling,
              .hash = date_hash,
              .compare = date_compare,
              .binary = date_binary,
              .binary_operators = static_cast<uint16_t>(operator_bit(BinaryOperator::Add) |
                                                        operator_bit(BinaryOperator::Subtract))},
    .instance_bytes = sizeof(DateCell),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
    .class_attributes = add_class_attributes,
};

const TypeSpec kIsoCalendarDateType = {
    .doc =
        "A date as ISO 8601 numbers it, from isocalendar(): a tuple of year, week and\n"
        "weekday, which are attributes, too.",
    .module = "datetime",
    .slots = {.repr = iso_calendar_repr},
    .instance_bytes = sizeof(Tuple),
    .constructor = &kIsoNew,
    .methods = kIsoMethods,
    .properties = kIsoProperties,
};

}  // namespace hognose
