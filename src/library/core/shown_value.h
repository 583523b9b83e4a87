// What Python's prompt does with the value of an expression (sys.displayhook).
//
// Code that was compiled in the mode "single" and SandboxOptions::shows_values use it.
#pragma once

#include "base/result.h"
#include "objects/core/vm.h"

namespace hognose {

// Writes the repr to sys.stdout and makes the value the builtin "_", unless it is None.
Result<void> show_value_calling(Vm& vm, Value value);

}  // namespace hognose
