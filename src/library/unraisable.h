// Where the exceptions go that nobody can catch: those of finalizers, callbacks and exit functions.
//
// Receives the exception and what it came out of; writes to the guest's sys.stderr
// (unraisable.cpp).
#pragma once

#include "vm/machine.h"

namespace hognose {

// "Exception ignored <context> <object>:" and the traceback, to the guest's sys.stderr.
Result<void> report_unraisable_calling(Machine& vm, const Str* context, Value object,
                                       Value exception);
// What finalizers, callbacks and closed generators raise goes there.
void report_unraisable_to_stderr(Machine& machine);

}  // namespace hognose
