// Arithmetic of complex numbers. Infinities follow C's Annex G; errors are CPython's.
//
// complex_arithmetic.cpp explains how complex and real operands mix.
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
// One operand must be a complex number, the other a number of any kind. Otherwise, and for other
// operators, the result is NotImplemented.
Result<Value> complex_binary(Vm& vm, BinaryOperator op, Value left, Value right);
// The absolute value; OverflowError if it is too large for a float.
Result<double> complex_absolute(Vm& vm, ComplexNumber number);

}  // namespace hognose
