// An uncaught exception as the host sees it: type, message, traceback, frames.
//
// Called by the sandbox after a run that ended with an exception.
#pragma once

#include "hognose/outcome.h"
#include "vm/machine.h"

namespace hognose {

// Fills outcome.error. Runs the exception's __str__; only a stop is a failure.
Result<void> describe_uncaught_calling(Machine& machine, Value exception, Outcome& outcome);

}  // namespace hognose
