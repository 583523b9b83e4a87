// Iteration in steps of its own: for what takes an iterator, or asks for a length, at a moment that
// guests can watch. The rest uses for_each_calling() of protocol.h.
//
// Receives iterators and iterables; hands on items, and whether a question would be heard.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// Whether length_hint_calling() asks an instance of a guest class, whose answer may be an
// exception.
bool length_hint_may_call(Vm& vm, Value iterable);

// As for_each_calling(), for an iterator, which is not asked for an iterator again.
template <class Step>
Result<void> for_each_next_calling(Vm& vm, Value iterator, Step step) {
  // Nobody notices that with what is built in.
  if (built_in_step(vm, iterator) != nullptr) return for_each_calling(vm, iterator, step);
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, iterator));
    if (item.is_undefined()) return {};
    if (!TRY(step(item))) return {};
  }
}

}  // namespace hognose
