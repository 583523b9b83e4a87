// timedelta: a difference of times, in days, seconds and microseconds.
#include "library/datetime_types.h"
#include "objects/type_specs.h"

namespace hognose {

const TypeSpec kTimedeltaType = {.doc = "Difference between two datetime values.",
                                 .module = "datetime",
                                 .slots = {},
                                 .instance_bytes = sizeof(TimedeltaCell)};

}  // namespace hognose
