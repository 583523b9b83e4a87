// time.struct_time: a time in nine parts, with the name of its zone and its offset from UTC.
//
// The modules time and datetime make them.
#pragma once

#include "library/datetime/time_text.h"

namespace hognose {

// `daylight` is 0, 1 or -1 (unknown); the zone and the offset are None if they are unknown.
Result<Value> make_struct_time(Vm& vm, const TimeParts& parts, int daylight, Value zone,
                               Value offset);

}  // namespace hognose
