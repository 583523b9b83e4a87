// The type of struct_time: a struct sequence with nine items.
//
// The zone and its offset are hidden fields, so two times with the same items are equal.
#include "library/datetime/struct_time.h"

#include "objects/classes/struct_sequence.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/callable.h"

namespace hognose {

namespace {

constexpr size_t kItems = 9;
constexpr size_t kHidden = 2;

#define ITEM(index, name, doc) {name, get_struct_item<index>, refuse_assignment, doc}
constexpr PropertyRow kProperties[] = {
    ITEM(0, "tm_year", "the year, with its century"),
    ITEM(1, "tm_mon", "the month, from 1 to 12"),
    ITEM(2, "tm_mday", "the day of the month, from 1 to 31"),
    ITEM(3, "tm_hour", "the hour, from 0 to 23"),
    ITEM(4, "tm_min", "the minute, from 0 to 59"),
    ITEM(5, "tm_sec", "the second, from 0 to 61"),
    ITEM(6, "tm_wday", "the day of the week, from 0 (Monday) to 6"),
    ITEM(7, "tm_yday", "the day of the year, from 1 to 366"),
    ITEM(8, "tm_isdst", "summer time: 1, 0, or -1 if that is unknown"),
    {"tm_zone", get_struct_slot<0>, refuse_assignment, "abbreviation of timezone name"},
    {"tm_gmtoff", get_struct_slot<1>, refuse_assignment, "offset from UTC in seconds"},
};
#undef ITEM

constexpr NativeRow kNew = {"__new__(cls, sequence, dict=<omitted>)", struct_sequence_new<kItems>,
                            kNativeConstructor};

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

const TypeSpec kStructTimeType = {
    .doc = "A time in nine parts, as gmtime() and strptime() return it.",
    .module = "time",
    .slots = {.repr = struct_sequence_repr},
    .instance_bytes = sizeof(Tuple),
    .constructor = &kNew,
    .methods = kStructSequenceMethods,
    .properties = kProperties,
    .member_slots = kHidden,
    .class_attributes = [](Vm& vm,
                           Type* type) { return add_struct_sequence_attributes(vm, type, kItems); },
};

}  // namespace hognose
