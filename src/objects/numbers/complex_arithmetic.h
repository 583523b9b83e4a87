// Arithmetic of complex numbers, by the rules of C's Annex G where infinities are involved.
//
// Receives pairs of doubles; hands on pairs, or values with CPython's errors.
#pragma once

#include "objects/numbers/numbers.h"

namespace hognose {

struct ComplexNumber {
  double real;
  double imaginary;
};

Result<Value> complex_power(Vm& vm, ComplexNumber base, ComplexNumber exponent);
inline constexpr uint16_t kComplexOperators =
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Subtract) |
    operator_bit(BinaryOperator::Multiply) | operator_bit(BinaryOperator::TrueDivide) |
    operator_bit(BinaryOperator::Power);
// One a complex number, the other a number of any kind; else, and for other operators,
// NotImplemented.
Result<Value> complex_binary(Vm& vm, BinaryOperator op, Value left, Value right);
// The absolute value; OverflowError if it is too large.
Result<double> complex_absolute(Vm& vm, ComplexNumber number);

}  // namespace hognose
