// Functions of floats on the foreign stack (base/foreign_call.h).
//
// They are called in the hot paths of arithmetic, so numbers and results stay in registers.
#pragma once

#include "base/foreign_call.h"

namespace hognose {

// The same switch as hognose_call_on_foreign_stack(), which leaves the registers of floats alone.
extern "C" [[gnu::visibility("hidden")]] double hognose_call_math_on_foreign_stack(
    double (*function)(double x, double y), double x, double y);

// The functions that execute there. tools/check/foreign_calls.py knows their name.
template <class Function>
struct ForeignMath {
  [[gnu::noinline]] static double run(double x, double y) { return Function()(x, y); }
};

// function(x, y), which must not capture anything.
template <class Function>
double on_foreign_stack(Function, double x, double y) {
  return hognose_call_math_on_foreign_stack(ForeignMath<Function>::run, x, y);
}

template <class Function>
double on_foreign_stack(Function, double x) {
  auto with_one = [](double number, double) { return Function()(number); };
  return hognose_call_math_on_foreign_stack(ForeignMath<decltype(with_one)>::run, x, 0);
}

}  // namespace hognose
