// The text from which int(), float() and complex() read numbers.
//
// A guest string or bytes object becomes ASCII text without surrounding whitespace, for
// base/number_text.h. Also here: the shortened repr of the argument for error messages.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// Decimal digits of all scripts become ASCII digits, and all kinds of whitespace become blanks. Any
// other non-ASCII character becomes '?', which is not part of any number. The view points into the
// string or into scratch memory.
Result<std::string_view> number_text(Vm& vm, const Str* string);
// The text of a str or bytes value or of an instance of a subclass. Sets *found to false for other
// types.
Result<std::string_view> number_text_of_value(Vm& vm, Value value, bool* found);

// repr(value), truncated to `maximum` characters.
Result<Str*> short_repr_calling(Vm& vm, Value value, uint32_t maximum);

}  // namespace hognose
