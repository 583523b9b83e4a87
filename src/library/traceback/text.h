// The text of an uncaught exception with its traceback, as CPython prints it.
//
// It includes causes and contexts, groups as trees, frames with source lines and marks, notes and
// suggestions.
#pragma once

#include "machine/machine.h"

namespace hognose {

struct ExceptionText {
  Str* text = nullptr;
  Str* message = nullptr;  // str() of the exception, without suggestions
};

// Runs __str__, __repr__, __notes__ and __dir__ of guests. If one raises, the text says so in its
// place. Fails only if memory or a limit ends the run.
Result<ExceptionText> format_exception_calling(Machine& machine, Value exception);

}  // namespace hognose
