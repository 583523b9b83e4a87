// What tracebacks add to the message of a NameError, AttributeError or ImportError: "Did you mean:
// 'x'?" and "Did you forget to import 'x'?".
#pragma once

#include "machine/machine.h"

namespace hognose {

// Returns the words to append to the message; the empty string if there is no suggestion. Runs
// __dir__ and attribute lookups of guests. If they raise, there is no suggestion.
Result<Str*> suggestion_calling(Machine& vm, Exception* exception);

}  // namespace hognose
