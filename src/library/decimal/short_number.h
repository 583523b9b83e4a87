// Short numbers: finite decimals whose coefficients fit 128 bits, computed from their cells.
//
// Most decimals of most programs are short, and so are their results. These functions return
// undefined, with nothing changed, where the general arithmetic (number.h) has to do the work: for
// special values and subclasses, for results that are long, subnormal or out of bounds, and for
// trapped signals. None of them runs guest code.
#pragma once

#include <optional>

#include "library/decimal/types.h"

namespace hognose::decimal {

// left op right under the current context. The operands may be any values.
Result<Value> short_binary(Vm& vm, BinaryOperator op, Value left, Value right);
// -1, 0 or 1; nothing if an operand is not short.
std::optional<int> short_order(Vm& vm, Value left, Value right);
Result<Value> short_quantize(Vm& vm, DecimalContextCell* context, Rounding rounding, Value number,
                             Value pattern);

}  // namespace hognose::decimal
