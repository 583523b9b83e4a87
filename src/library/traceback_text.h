// The text of an exception with its traceback, as CPython prints it when nobody catches it.
//
// Receives an exception of the machine; hands on the text: chained causes and contexts, frames with
// their source lines and marks, notes, suggestions.
#pragma once

#include "vm/machine.h"

namespace hognose {

Result<Str*> format_exception_calling(Machine& machine, Value exception);

}  // namespace hognose
