// satisfies: a comparison operator applied to two C++ numbers.
//
// For values whose order is known as a number, which is negative, 0 or positive:
// satisfies(order, op, 0).
#pragma once

#include "bytecode/instruction.h"

namespace hognose {

template <class Number>
constexpr bool satisfies(Number left, CompareOperator op, Number right) {
  switch (op) {
    case CompareOperator::Less: return left < right;
    case CompareOperator::LessEqual: return left <= right;
    case CompareOperator::Equal: return left == right;
    case CompareOperator::NotEqual: return left != right;
    case CompareOperator::Greater: return left > right;
    case CompareOperator::GreaterEqual: break;
  }
  return left >= right;
}

}  // namespace hognose
