// The layouts of the datetime module's types, and the functions that its files share.
//
// Dates and times are plain numbers in the cage; only tzinfo objects are references. DateTimeCell
// starts with the fields of DateCell, so functions for dates work on both. Natives compute with
// days since year 1 and with microseconds. Only a timedelta can exceed 64 bits of microseconds.
#pragma once

#include "library/datetime/calendar_days.h"
#include "objects/core/layouts.h"
#include "objects/core/native.h"
#include "objects/protocols/protocol.h"
#include "objects/text/string_builder.h"

namespace hognose {

struct DateCell : Cell {
  static constexpr bool is_layout_of(TypeId id) {
    return id == TypeId::Date || id == TypeId::DateTime;
  }
  uint32_t unused;
  uint16_t year;
  uint8_t month;
  uint8_t day;
  uint32_t spare;
};

struct DateTimeCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::DateTime; }
  uint32_t unused;
  uint16_t year;
  uint8_t month;
  uint8_t day;
  uint8_t hour;
  uint8_t minute;
  uint8_t second;
  uint8_t fold;
  uint32_t microsecond;
  uint32_t spare;
  Value zone;  // a tzinfo, or None
};

struct TimeCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Time; }
  uint32_t unused;
  uint8_t hour;
  uint8_t minute;
  uint8_t second;
  uint8_t fold;
  uint32_t microsecond;
  Value zone;  // a tzinfo, or None
};

struct TimedeltaCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Timedelta; }
  uint32_t unused;
  int32_t days;
  int32_t seconds;
  int32_t microseconds;
  uint32_t spare;
};

struct TimezoneCell : Cell {
  static constexpr bool is_layout_of(TypeId id) { return id == TypeId::Timezone; }
  Value offset;  // an exact timedelta
  Value name;    // a str, or undefined
};

inline constexpr int64_t kMicrosecondsPerSecond = 1'000'000;
inline constexpr int64_t kMicrosecondsPerDay = 86'400 * kMicrosecondsPerSecond;
inline constexpr int64_t kLastDay = 3'652'059;  // 9999-12-31

// --- helpers

// The type name for repr(): built-in types with their module, subclasses without.
Result<void> append_type_name(StringBuilder& out, const Type* type);
// `before`, then the number padded with zeros to `width`.
Result<void> append_digits(StringBuilder& out, int64_t number, unsigned width, const char* before);

// Adds an attribute like date.max, at boot. (datetime/date.cpp)
Result<void> add_class_attribute(Vm& vm, Type* type, std::string_view name, Value value);

// --- dates (datetime/date.cpp)

// The fields of a date or datetime.
struct DateFields {
  int year = 1;
  int month = 1;
  int day = 1;

  int64_t ordinal() const { return day_of_date(year, month, day); }
};
inline bool is_date(Vm& vm, Value value) {
  return vm.has_layout(value, TypeId::Date) || vm.has_layout(value, TypeId::DateTime);
}
inline DateFields date_fields(Vm& vm, Value value) {
  const auto* cell = vm.cell<DateCell>(value);
  return {cell->year, cell->month, cell->day};
}
DateFields date_fields_of_day(int64_t day);
// ValueError: "month must be in 1..12, not 13" and the like.
Result<void> check_date(Vm& vm, int64_t year, int64_t month, int64_t day);
// An instance of the class: made directly for date, by calling the class for a subclass.
Result<Value> make_date_calling(Vm& vm, Type* type, const DateFields& date);
// An int argument; `otherwise` if it is missing.
Result<int64_t> date_argument(Vm& vm, Value value, int64_t otherwise);
// The argument of fromisoformat() as a string.
Result<Str*> iso_argument(Vm& vm, Value value);
// The text of a format argument, or a TypeError: "strftime() argument 1 must be str, not int".
Result<Str*> format_argument(Vm& vm, Value value, const char* function);
// __format__: str() for an empty format, else strftime().
Result<Value> format_by_strftime_calling(Vm& vm, Value self, Value spec);
// A time.struct_time without a zone.
Result<Value> make_struct_time_of_date(Vm& vm, const DateFields& date, int hour, int minute,
                                       int second, int daylight);
// A moment in UTC: the day as in calendar_days.h, and the microseconds of that day.
struct Instant {
  int64_t day;
  int64_t microseconds;
};
// The moment of a timestamp, rounded to microseconds, ties to even.
Result<Instant> instant_of_timestamp_calling(Vm& vm, Value timestamp);
Instant current_instant(Vm& vm);

// --- times of day (datetime/time_type.cpp)

struct TimeFields {
  int hour = 0;
  int minute = 0;
  int second = 0;
  int microsecond = 0;
  int fold = 0;
  Value zone = Value::none();

  int64_t microseconds() const {
    return ((hour * 60 + minute) * 60 + second) * kMicrosecondsPerSecond + microsecond;
  }
};
TimeFields time_fields_of_microseconds(int64_t microseconds);
inline TimeFields time_fields(Vm& vm, Value value) {
  const auto* cell = vm.cell<TimeCell>(value);
  return {cell->hour, cell->minute, cell->second, static_cast<int>(cell->microsecond),
          cell->fold, cell->zone};
}
Result<void> check_time(Vm& vm, int64_t hour, int64_t minute, int64_t second, int64_t microsecond,
                        int64_t fold);
Result<Value> make_time(Vm& vm, Type* type, const TimeFields& time);
Result<Value> make_time_calling(Vm& vm, Type* type, const TimeFields& time);
// TypeError unless it is None or a tzinfo.
Result<void> check_zone(Vm& vm, Value zone);
// Appends "12:30:45.000001", with the precision that `timespec` names.
Result<void> append_time(Vm& vm, StringBuilder& out, const TimeFields& time, Value timespec);

// --- datetimes (datetime/datetime_type.cpp)

struct DateTimeFields {
  DateFields date;
  TimeFields time;

  // Since the start of year 1, local time.
  int64_t microseconds() const {
    return date.ordinal() * kMicrosecondsPerDay + time.microseconds();
  }
};
inline DateTimeFields datetime_fields(Vm& vm, Value value) {
  const auto* cell = vm.cell<DateTimeCell>(value);
  return {{cell->year, cell->month, cell->day},
          {cell->hour, cell->minute, cell->second, static_cast<int>(cell->microsecond), cell->fold,
           cell->zone}};
}
Result<Value> make_datetime(Vm& vm, Type* type, const DateTimeFields& fields);
Result<Value> make_datetime_calling(Vm& vm, Type* type, const DateTimeFields& fields);
// OverflowError "date value out of range" unless the year is in 1..9999.
Result<DateTimeFields> datetime_of_microseconds(Vm& vm, __int128 microseconds, Value zone);
Result<Value> add_to_datetime_calling(Vm& vm, Value self, __int128 microseconds);

// --- timedeltas (datetime/timedelta.cpp)

inline __int128 delta_microseconds(Vm& vm, Value value) {
  const auto* cell = vm.cell<TimedeltaCell>(value);
  return (static_cast<__int128>(cell->days) * 86'400 + cell->seconds) * kMicrosecondsPerSecond +
         cell->microseconds;
}
Result<Value> make_timedelta(Vm& vm, __int128 microseconds);
Result<Value> make_timedelta_of_type(Vm& vm, Type* type, __int128 microseconds);

// --- zones (datetime/zone.cpp)

// The result of a tzinfo method (utcoffset, dst): None, or a timedelta shorter than a day.
// `argument` is the datetime, or None for a time of day.
struct Offset {
  bool known = false;
  int64_t microseconds = 0;
};
Result<Offset> zone_offset_calling(Vm& vm, Value zone, Name method, Value argument);
Result<Value> zone_name_calling(Vm& vm, Value zone, Value argument);  // a str or None
Result<Value> offset_value(Vm& vm, const Offset& offset);             // a timedelta or None
// "+05:30", with seconds and microseconds if they are not zero.
Result<void> append_offset(StringBuilder& out, int64_t microseconds, std::string_view separator);
Result<Value> make_timezone(Vm& vm, int64_t microseconds, Value name);
// ValueError unless the offset is shorter than a day. Without an offset and a name: timezone.utc
// itself.
Result<Value> make_checked_timezone(Vm& vm, __int128 microseconds, Value name);
// The timezone.utc of this run.
Result<Value> utc_zone(Vm& vm);

// --- ISO 8601 (datetime/iso.cpp): false if the text does not have the form; ValueError if its
// numbers are out of range.
struct IsoTime {
  TimeFields time;
  bool has_zone = false;
  bool is_utc = false;  // "Z" or a zero offset
  int64_t offset_microseconds = 0;
  bool next_day = false;  // 24:00
};
Result<bool> parse_iso_date(Vm& vm, const Str* text, uint32_t start, uint32_t end,
                            DateFields* date);
Result<bool> parse_iso_time(Vm& vm, const Str* text, uint32_t start, uint32_t end, IsoTime* time);
Result<Value> zone_of_iso_time(Vm& vm, const IsoTime& time);
Failure raise_invalid_iso(Vm& vm, Str* text);

// --- text of several types (datetime/date.cpp)
// strftime with the zone's directives. `zone_argument` is passed to the tzinfo's methods.
Result<Str*> format_moment_calling(Vm& vm, const Str* format, const DateFields& date,
                                   const TimeFields& time, Value zone_argument);

}  // namespace hognose
