// The type of struct_time: a struct sequence with nine items.
//
// The zone and its offset are hidden fields, so two times with the same items are equal.
#include "library/datetime/struct_time.h"

#include "objects/classes/struct_sequence.h"
#include "objects/core/type_specs.h"

namespace hognose {

namespace {

constexpr size_t kItems = 9;
constexpr size_t kHidden = 2;

constexpr PropertyRow kProperties[] = {
    struct_item<0>("tm_year", "the year, with its century"),
    struct_item<1>("tm_mon", "the month, from 1 to 12"),
    struct_item<2>("tm_mday", "the day of the month, from 1 to 31"),
    struct_item<3>("tm_hour", "the hour, from 0 to 23"),
    struct_item<4>("tm_min", "the minute, from 0 to 59"),
    struct_item<5>("tm_sec", "the second, from 0 to 61"),
    struct_item<6>("tm_wday", "the day of the week, from 0 (Monday) to 6"),
    struct_item<7>("tm_yday", "the day of the year, from 1 to 366"),
    struct_item<8>("tm_isdst", "summer time: 1, 0, or -1 if that is unknown"),
    struct_hidden<0>("tm_zone", "abbreviation of timezone name"),
    struct_hidden<1>("tm_gmtoff", "offset from UTC in seconds"),
};

}  // namespace

Result<Value> make_struct_time(Vm& vm, const TimeParts& parts, int daylight, Value zone,
                               Value offset) {
  const int64_t fields[] = {parts.year,   parts.month,   parts.day,      parts.hour, parts.minute,
                            parts.second, parts.weekday, parts.year_day, daylight};
  Value items[kItems];
  for (size_t i = 0; i < kItems; ++i) items[i] = Value::from_small_int(fields[i]);
  const Value hidden[kHidden] = {zone, offset};
  return make_struct_sequence(vm, TypeId::StructTime, items, hidden);
}

const TypeSpec kStructTimeType = struct_sequence_spec<kItems>(
    "time", "A time in nine parts, as gmtime() and strptime() return it.", kProperties,
    &kStructSequenceNew<kItems>, kHidden);

}  // namespace hognose
