// What tracebacks add to the message of an error: "Did you mean: 'x'?" and "Did you forget to
// import 'x'?".
//
// Receives a NameError, AttributeError or ImportError; hands on the words to be put behind its
// message.
#pragma once

#include "vm/machine.h"

namespace hognose {

// The empty string if there is nothing to suggest. Runs __dir__ and attribute lookups of guests,
// whose errors mean that nothing is suggested.
Result<Str*> suggestion_calling(Machine& vm, Exception* exception);

}  // namespace hognose
