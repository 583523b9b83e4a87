// What the conversion methods of a class (__int__, __index__, __float__, __complex__) answered.
//
// Receives the answer; hands on the number, or raises CPython's TypeError. An answer that is an
// instance of a strict subclass is taken after a DeprecationWarning, whose filters may run code of
// the guest.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// An exact int. `method` is "__int__" or "__index__".
Result<Value> int_answer_calling(Vm& vm, Value answer, std::string_view method);
// `asked` is the object whose __float__ it was.
Result<double> float_answer_calling(Vm& vm, Value asked, Value answer);
// A Complex cell, of a subclass maybe.
Result<Value> complex_answer_calling(Vm& vm, Value answer);

}  // namespace hognose
