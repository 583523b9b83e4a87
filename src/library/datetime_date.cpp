// date: a day of the proleptic Gregorian calendar; also what isocalendar() answers.
#include "library/datetime_types.h"
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kDateType = {.doc = "date(year, month, day) --> date object",
                            .module = "datetime",
                            .slots = {},
                            .instance_bytes = sizeof(DateCell)};

const TypeSpec kIsoCalendarDateType = {
    .module = "datetime", .slots = {}, .instance_bytes = sizeof(Tuple)};

}  // namespace hognose
