// Special methods of guest classes as frames of the loop.
//
// An operator whose method is a Python function does not call it from C++: the slow path of the
// instruction pushes a frame for the function, and the loop continues in it. When the function
// returns, finish_method() does what the instruction still has to do with the result: try the
// reflected method after NotImplemented, ask for the truth and jump, check a length.
//
// Only plain cases become frames: an operand of a guest class without a built-in base, whose class
// has a Python function with exactly the parameters that the method gets, and no operand whose
// class has priority. All others take the way through the protocols, as do calls for which the
// stacks must grow. The fuel is the same either way.
#pragma once

#include "machine/machine.h"

namespace hognose {

// Each returns Returned if it did nothing: then the protocol must do everything.
CallProgress push_binary(Machine& vm, BinaryOperator op, OperandOrder order, Value left,
                         Value right, Value* target);
CallProgress push_comparison(Machine& vm, CompareOperator op, Value left, Value right,
                             Value* target);
// The running instruction jumps if the truth of the comparison is `sense`.
CallProgress push_comparison_jump(Machine& vm, CompareOperator op, Value left, Value right,
                                  bool sense);
CallProgress push_get_item(Machine& vm, Value object, Value key, Value* target);
// *target becomes whether the truth of the result is `sense`.
CallProgress push_contains(Machine& vm, Value container, Value item, bool sense, Value* target);
CallProgress push_contains_jump(Machine& vm, Value container, Value item, bool sense);
CallProgress push_length(Machine& vm, Value object, Value* target);
// A call of a class whose __new__ is a Python function. `window` is that of the call: the class, a
// free register, and `count` arguments, which stay there for __init__.
CallProgress push_construction(Machine& vm, Value* window, uint32_t count);
// The next item of a loop: the caller continues at its pc, or at `at_end` after StopIteration.
CallProgress push_next(Machine& vm, Value iterator, Value* target, const Instruction* at_end);

}  // namespace hognose
