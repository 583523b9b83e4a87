// An uncaught exception as the host sees it: type, message, traceback, frames.
//
// The sandbox calls this after a run that ended with an exception.
#pragma once

#include "hognose/outcome.h"
#include "machine/machine.h"

namespace hognose {

// Fills in outcome.error. Runs the exception's __str__. Fails only if the run is stopped.
Result<void> describe_uncaught_calling(Machine& machine, Value exception, Outcome& outcome);

}  // namespace hognose
