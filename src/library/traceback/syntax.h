// The lines of a SyntaxError in a traceback: file, source line, marks, message.
//
// Other exceptions have a single line there.
#pragma once

#include "objects/core/make.h"

namespace hognose {

// Formats the fields of the exception, whatever the guest stored in them. `type` is the name of the
// class.
Result<Str*> syntax_error_lines_calling(Vm& vm, Exception* exception, Str* type);

// Returns str(value). If that raises, returns what CPython shows, such as "<exception str()
// failed>".
Result<Str*> safe_str_calling(Vm& vm, Value value, const char* what);

}  // namespace hognose
