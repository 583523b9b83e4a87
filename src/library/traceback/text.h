// The text of an exception with its traceback, as CPython prints it when nobody catches it.
//
// Receives an exception of the machine; hands on the text: chained causes and contexts, groups as
// trees, frames with their source lines and marks, notes, suggestions.
#pragma once

#include "vm/machine.h"

namespace hognose {

struct ExceptionText {
  Str* text = nullptr;
  Str* message = nullptr;  // str() of the exception, which has no suggestions
};

// Runs __str__, __repr__, __notes__ and __dir__ of guests; what they raise is shown in place of
// what they should have said. Fails only when memory or a limit ends it.
Result<ExceptionText> format_exception_calling(Machine& machine, Value exception);

}  // namespace hognose
