// The iteration protocol: iter, next and length hints.
//
// The end of an iteration is the undefined value here, and StopIteration for guests. A
// StopIteration raised by anything that next() calls also ends the iteration, as in CPython.
#include "objects/protocols/iteration.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/special.h"

namespace hognose {
namespace {

Failure raise_not_iterable(Vm& vm, Value value) {
  return vm.raise(TypeId::TypeError, "'{}' object is not iterable", type_name(vm, value));
}

Failure raise_not_iterator(Vm& vm, Value value) {
  return vm.raise(TypeId::TypeError, "'{}' object is not an iterator", type_name(vm, value));
}

// The next item of `iterator`. The end is either undefined or a pending StopIteration.
Result<Value> step_calling(Vm& vm, Value iterator) {
  TypeId id = exact_type_id(iterator, vm.base);
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.next != nullptr) return slots.next(vm, iterator);
    return raise_not_iterator(vm, iterator);
  }
  SpecialMethod method = find_special(vm, vm.type_of(iterator), Name::Next);
  if (!method.found()) return raise_not_iterator(vm, iterator);
  if (method.inherited != nullptr && method.inherited->next != nullptr) {
    return method.inherited->next(vm, iterator);
  }
  return call_found(vm, method, Name::Next, iterator, {});
}

}  // namespace

Result<Value> iterate_calling(Vm& vm, Value iterable) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  TypeId id = exact_type_id(iterable, vm.base);
  if (id != TypeId::Guest) {
    const TypeSlots& slots = slots_of(vm, id);
    if (slots.iterate != nullptr) return slots.iterate(vm, iterable);
    if (!iterates_by_index(slots)) return raise_not_iterable(vm, iterable);
    return make_sequence_iterator(vm, TypeId::SequenceIterator, iterable);
  }
  Type* type = vm.type_of(iterable);
  SpecialMethod method = find_special(vm, type, Name::Iter);
  if (!method.found()) {
    // The older sequence protocol: __getitem__ with 0, 1, 2 … until IndexError.
    if (!find_special(vm, type, Name::Getitem).found()) return raise_not_iterable(vm, iterable);
    return make_sequence_iterator(vm, TypeId::SequenceIterator, iterable);
  }
  if (method.function.is_none()) return raise_not_iterable(vm, iterable);
  if (method.inherited != nullptr && method.inherited->iterate != nullptr) {
    return method.inherited->iterate(vm, iterable);
  }
  Value iterator = TRY(call_found(vm, method, Name::Iter, iterable, {}));
  if (is_iterator(vm, iterator)) return iterator;
  return vm.raise(TypeId::TypeError, "iter() returned non-iterator of type '{}'",
                  type_name(vm, iterator));
}

Result<Value> next_calling(Vm& vm, Value iterator) {
  Result<Value> item = step_calling(vm, iterator);
  if (HOGNOSE_LIKELY(item.ok())) return item;
  return end_of_iteration(vm, item.failure());
}

Result<Value> end_of_iteration(Vm& vm, Failure failure) {
  if (!vm.pending_matches(failure, TypeId::StopIteration)) return failure;
  vm.take_pending();
  return Value::undefined();
}

IteratorStep built_in_step(Vm& vm, Value iterator) {
  TypeId id = exact_type_id(iterator, vm.base);
  // Generators are resumed differently.
  if (id == TypeId::Guest || id == TypeId::Generator) return nullptr;
  return slots_of(vm, id).next;
}

Result<Value> next_or_raise_calling(Vm& vm, Value iterator) {
  if (vm.is_exactly(iterator, TypeId::Generator)) {
    // The only built-in iterator whose end has a value.
    Value result = Value::none();
    Value item = TRY(vm.resume_generator(vm.known<Generator>(iterator), Value::none(), &result));
    if (!item.is_undefined()) return item;
    return vm.raise_stop_iteration(result.is_undefined() ? Value::none() : result);
  }
  Value item = TRY(step_calling(vm, iterator));
  if (item.is_undefined()) return vm.raise_stop_iteration(Value::none());
  return item;
}

bool length_hint_may_call(Vm& vm, Value iterable) {
  return (vm.type_of(iterable)->flags & kTypeBuiltin) == 0 ||
         vm.is_exactly(iterable, TypeId::SequenceIterator) ||
         vm.is_exactly(iterable, TypeId::Reversed);
}

Result<int64_t> length_hint_calling(Vm& vm, Value iterable, int64_t fallback) {
  if (vm.stack.is_exhausted()) return vm.raise_recursion_error("");
  Type* type = vm.type_of(iterable);
  if (!type_lookup(vm, type, vm.name(Name::Len)).is_undefined()) {
    Result<int64_t> length = length_calling(vm, iterable);
    if (length.ok() || !vm.pending_matches(length.failure(), TypeId::TypeError)) return length;
    vm.take_pending();
  }
  SpecialMethod method = find_special(vm, type, Name::LengthHint);
  if (!method.found()) return fallback;
  Result<Value> hint = call_found(vm, method, Name::LengthHint, iterable, {});
  if (hint.failed()) {
    if (!vm.pending_matches(hint.failure(), TypeId::TypeError)) return hint.failure();
    vm.take_pending();
    return fallback;
  }
  Value number = hint.value();
  if (number.is_not_implemented()) return fallback;
  if (!is_int(vm, number)) {
    return vm.raise(TypeId::TypeError, "__length_hint__ must be an integer, not {}",
                    type_name(vm, number));
  }
  int64_t length;
  if (!int_fits_int64(vm, number, &length)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  if (length >= 0) return length;
  return vm.raise(TypeId::ValueError, "__length_hint__() should return >= 0");
}

}  // namespace hognose
