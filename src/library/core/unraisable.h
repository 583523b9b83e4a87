// Where the exceptions go that nobody can catch: those of finalizers, callbacks and exit functions.
//
// Receives the exception and what it came out of; writes to the guest's sys.stderr
// (unraisable.cpp).
#pragma once

#include "vm/machine.h"

namespace hognose {

// The text before (null: none) and the traceback, to the guest's sys.stderr.
Result<void> write_exception_calling(Machine& vm, Str* before, Value exception);
// "Exception ignored <context> <object>:" and the traceback likewise, or what the guest has put in
// the place of sys.unraisablehook.
Result<void> report_unraisable_calling(Machine& vm, const Str* context, Value object,
                                       Value exception);
// What finalizers, callbacks and closed generators raise goes there.
void report_unraisable_to_stderr(Machine& machine);

}  // namespace hognose
