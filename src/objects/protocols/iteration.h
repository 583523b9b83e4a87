// Iteration for code whose order of operations guests can observe: the code gets the iterator or
// the length hint at a given moment. Other code uses for_each_calling() of protocol.h.
#pragma once

#include "objects/protocols/protocol.h"

namespace hognose {

// Whether exact instances of the built-in type with these slots are iterated by the older sequence
// protocol: they have items 0, 1, 2 and so on up to their length, and no __iter__.
inline bool iterates_by_index(const TypeSlots& slots) {
  return slots.iterate == nullptr && slots.length != nullptr && slots.get_item != nullptr;
}

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

// The items of a generator, for a consumer that mostly computes.
class GeneratorItems {
 public:
  GeneratorItems(Vm& vm, Generator* generator) : vm_(vm), generator_(generator) {}
  GeneratorItems(const GeneratorItems&) = delete;
  GeneratorItems& operator=(const GeneratorItems&) = delete;
  ~GeneratorItems() { suspend(); }

  // The next item, or undefined. Until the next call, the consumer may only compute, unless it
  // calls suspend() first.
  Result<Value> next_calling() { return vm_.resume_in_place(generator_, &stays_); }
  void suspend() {
    if (stays_) vm_.suspend_in_place();
    stays_ = false;
  }

 private:
  Vm& vm_;
  Generator* generator_;
  bool stays_ = false;
};

// Like for_each_calling(). compute(item) takes an item and returns true if that needs neither a
// call nor memory and cannot fail. Otherwise it does nothing and returns false, and step(item)
// takes the item.
template <class Compute, class Step>
Result<void> for_each_computing(Vm& vm, Value iterable, Compute compute, Step step) {
  if (!vm.is_exactly(iterable, TypeId::Generator)) {
    return for_each_calling(vm, iterable, [&](Value item) -> Result<bool> {
      if (compute(item)) return true;
      return step(item);
    });
  }
  GeneratorItems items(vm, vm.known<Generator>(iterable));
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(items.next_calling());
    if (item.is_undefined()) return {};
    if (compute(item)) continue;
    items.suspend();
    if (!TRY(step(item))) return {};
  }
}

}  // namespace hognose
