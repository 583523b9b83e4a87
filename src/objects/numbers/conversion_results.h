// Checks the results of the conversion methods __int__, __index__, __float__ and __complex__.
//
// Each function returns the number or raises CPython's TypeError. An instance of a strict subclass
// is accepted after a DeprecationWarning, whose filters may run guest code.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

// Returns an exact int. `method` is "__int__" or "__index__".
Result<Value> int_result_calling(Vm& vm, Value answer, std::string_view method);
// `asked` is the object whose __float__ was called.
Result<double> float_result_calling(Vm& vm, Value asked, Value answer);
// Returns a Complex cell, possibly of a subclass.
Result<Value> complex_result_calling(Vm& vm, Value answer);

}  // namespace hognose
