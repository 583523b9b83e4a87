// Iteration for code whose order of operations guests can observe: the code gets the iterator or
// the length hint at a given moment. Other code uses for_each_calling() of protocol.h.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// Whether length_hint_calling() may call guest code, which may raise.
bool length_hint_may_call(Vm& vm, Value iterable);

// Like for_each_calling(), but for an iterator: does not call iter() on it.
template <class Step>
Result<void> for_each_next_calling(Vm& vm, Value iterator, Step step) {
  // For a built-in iterator, guests cannot observe the difference.
  if (built_in_step(vm, iterator) != nullptr) return for_each_calling(vm, iterator, step);
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, iterator));
    if (item.is_undefined()) return {};
    if (!TRY(step(item))) return {};
  }
}

}  // namespace hognose
