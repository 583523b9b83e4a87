// NumberInput: the text that int(), float() and complex() read numbers from.
//
// Receives strings and bytes of the guest; hands on ASCII without the white space around it, for
// base/number_text.h, and the short quotation of the argument that errors contain.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// Decimal digits of all scripts become ASCII digits, white space of all kinds blanks; what is
// neither becomes '?', which no number contains. The view lies in the string or in scratch memory.
Result<std::string_view> number_text(Vm& vm, const Str* string);
// The value of str or bytes type, or of a subclass, as text; false in *found for other types.
Result<std::string_view> number_text_of_value(Vm& vm, Value value, bool* found);

// repr(value), cut after `maximum` characters.
Result<Str*> short_repr_calling(Vm& vm, Value value, uint32_t maximum);

}  // namespace hognose
