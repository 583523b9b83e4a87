// The lines of a SyntaxError in a traceback: file, source line, marks, message.
//
// Receives the exception; hands on the text that stands where other exceptions have one line.
#pragma once

#include "objects/core/make.h"

namespace hognose {

// `type`: the name of its class. Shows the fields of the exception, whatever the guest put there.
Result<Str*> syntax_error_lines_calling(Vm& vm, Exception* exception, Str* type);

// str(value), or what CPython shows when that fails: "<exception str() failed>".
Result<Str*> safe_str_calling(Vm& vm, Value value, const char* what);

}  // namespace hognose
