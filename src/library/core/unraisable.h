// Reports exceptions that guest code cannot catch: those of finalizers, callbacks and exit
// functions.
//
// The report goes to the guest's sys.stderr.
#pragma once

#include "machine/machine.h"

namespace hognose {

// Writes `before` (may be null) and the traceback to the guest's sys.stderr.
Result<void> write_exception_calling(Machine& vm, Str* before, Value exception);
// Writes "Exception ignored <context> <object>:" and the traceback there, or calls the guest's
// replacement of sys.unraisablehook.
Result<void> report_unraisable_calling(Machine& vm, const Str* context, Value object,
                                       Value exception);
// Makes this the report of exceptions in finalizers, callbacks and closed generators.
void report_unraisable_to_stderr(Machine& machine);

}  // namespace hognose
