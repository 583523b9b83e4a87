// Filling an Outcome from the meter: status, the message of a stop, the figures of usage.
//
// Used after a run or a compilation, by sandboxes and programs alike.
#pragma once

#include <string_view>

#include "hognose/outcome.h"
#include "meter/meter.h"

namespace hognose {

void fill_usage(Outcome& outcome, const Meter& meter);
// `where`: "line 12", "while compiling", …; `host_failure`: the message if a callback threw.
void fill_stop(Outcome& outcome, const Meter& meter, std::string_view where,
               std::string_view host_failure = {});

}  // namespace hognose
