// Fills in an Outcome from the meter: the status, the message of a stop, the usage figures.
//
// Used by sandboxes after a run and by programs after a compilation.
#pragma once

#include <string_view>

#include "hognose/outcome.h"
#include "meter/meter.h"

namespace hognose {

void fill_usage(Outcome& outcome, const Meter& meter);
// `where` is "line 12", "while compiling" and so on. `host_failure` is the message if a callback
// threw.
void fill_stop(Outcome& outcome, const Meter& meter, std::string_view where,
               std::string_view host_failure = {});

}  // namespace hognose
