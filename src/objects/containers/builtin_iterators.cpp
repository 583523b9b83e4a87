// The iterators that are builtins (enumerate, zip, map, filter, reversed), and the iterators that
// iter() makes for objects with __getitem__ and for callables.
//
// Most keep their state in the fields of one layout (BuiltinIterator). The fields are read again
// after every call of guest code, because the guest may have advanced the same iterator.
#include "objects/containers/dict_access.h"
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/iteration.h"
#include "objects/protocols/special.h"

namespace hognose {
namespace {

void trace_builtin_iterator(Tracer& tracer, Cell* cell, size_t) {
  auto* iterator = static_cast<BuiltinIterator*>(cell);
  tracer.visit(iterator->source);
  tracer.visit(iterator->state);
  tracer.visit(iterator->option);
}

Result<BuiltinIterator*> make_iterator(Vm& vm, Value cls, Value source, Value state, Value option) {
  BuiltinIterator* iterator = TRY(vm.make_instance<BuiltinIterator>(vm.cell<Type>(cls)));
  iterator->source = source;
  iterator->state = state;
  iterator->option = option;
  return iterator;
}

// --- enumerate: source is the iterator, state the next number

// CPython parses the arguments of enumerate by hand, with its own error texts. That is why the
// signature has *more and **unknown.
Result<void> check_enumerate_arguments(Vm& vm, const Value* arguments) {
  bool has_iterable = !arguments[1].is_undefined();
  const Tuple* more = vm.cell<Tuple>(arguments[3]);
  const Dict* unknown = vm.cell<Dict>(arguments[4]);
  uint64_t given = uint64_t{has_iterable} + uint64_t{!arguments[2].is_undefined()} + more->length +
                   unknown->length;
  if (given == 0 || (given > 2 && !has_iterable)) {
    return vm.raise(TypeId::TypeError, "enumerate() missing required argument 'iterable'");
  }
  if (given > 2) {
    return vm.raise(TypeId::TypeError, "enumerate() takes at most 2 arguments ({} given)", given);
  }
  uint32_t position = 0;
  Value key;
  Value value;
  const Str* invalid = nullptr;
  if (dict_next(unknown, &position, &key, &value)) {
    invalid = vm.cell<Str>(key);
  } else if (!has_iterable) {
    invalid = vm.name(Name::Start);
  } else {
    return {};
  }
  return vm.raise(TypeId::TypeError, "'{}' is an invalid keyword argument for enumerate()",
                  invalid);
}

Result<Value> enumerate_new(Vm& vm, const Value* arguments) {
  TRY(check_enumerate_arguments(vm, arguments));
  Value start = Value::from_small_int(0);
  if (!arguments[2].is_undefined()) start = TRY(index_calling(vm, arguments[2]));
  Value source = TRY(iterate_calling(vm, arguments[1]));
  return Value::from_cell(TRY(make_iterator(vm, arguments[0], source, start, Value::undefined())));
}

Result<Value> enumerate_next(Vm& vm, Value self) {
  Value item = TRY(next_calling(vm, vm.known<BuiltinIterator>(self)->source));
  if (item.is_undefined()) return item;
  BuiltinIterator* iterator = vm.known<BuiltinIterator>(self);
  Value number = iterator->state;
  if (number.is_small_int() && number.small_int() < Value::kIntegerMaximum) {
    iterator->state = Value::from_small_int(number.small_int() + 1);
  } else {
    iterator->state =
        TRY(binary_calling(vm, BinaryOperator::Add, number, Value::from_small_int(1)));
  }
  return Value::from_cell(TRY(make_tuple(vm, {number, item})));
}

constexpr NativeRow kEnumerateNew = {
    "__new__(cls, iterable=<required>, start=<zero>, *more, **unknown)", enumerate_new};

// --- zip and map: source is a tuple of iterators, state map's function, option True if strict

Result<Tuple*> iterators_of(Vm& vm, const Tuple* iterables, uint32_t first) {
  uint32_t count = iterables->length - first;
  Tuple* iterators = TRY(make_tuple_room(vm, count));
  for (uint32_t i = 0; i < count; ++i) {
    TRY(vm.meter.charge(1));
    iterators->items[i] = TRY(iterate_calling(vm, iterables->items[first + i]));
  }
  return iterators;
}

Failure raise_unequal_lengths(Vm& vm, const char* function, uint32_t argument,
                              const char* relation) {
  return vm.raise(TypeId::ValueError, "{}() argument {} is {} than argument{}{}", function,
                  argument + 1, relation, argument == 1 ? " " : "s 1-", argument);
}

// Iterator number `ended` is exhausted. With strict, all others must be exhausted too.
Result<void> check_all_ended(Vm& vm, const Tuple* iterators, uint32_t ended, const char* function) {
  if (ended != 0) return raise_unequal_lengths(vm, function, ended, "shorter");
  for (uint32_t i = 1; i < iterators->length; ++i) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, iterators->items[i]));
    if (!item.is_undefined()) return raise_unequal_lengths(vm, function, i, "longer");
  }
  return {};
}

// next_calling(), with a shortcut for the iterator that is met most.
Result<Value> next_of(Vm& vm, Value iterator) {
  TRY(vm.meter.charge(1));
  return vm.is_exactly(iterator, TypeId::ListIterator) ? list_iterator_next(vm, iterator)
                                                       : next_calling(vm, iterator);
}

// Stores the next items of the first `count` iterators in `items`; false at the end.
Result<bool> next_of_each(Vm& vm, Value self, const Tuple* iterators, uint32_t count,
                          const char* function, Value* items) {
  for (uint32_t i = 0; i < count; ++i) {
    items[i] = TRY(next_of(vm, iterators->items[i]));
    if (!items[i].is_undefined()) continue;
    items[i] = Value::none();
    if (vm.known<BuiltinIterator>(self)->option.is_true()) {
      TRY(check_all_ended(vm, iterators, i, function));
    }
    return false;
  }
  return true;
}

Result<Value> zip_new(Vm& vm, const Value* arguments) {
  bool strict = TRY(truth_calling(vm, arguments[2]));
  Tuple* iterators = TRY(iterators_of(vm, vm.cell<Tuple>(arguments[1]), 0));
  return Value::from_cell(TRY(make_iterator(vm, arguments[0], Value::from_cell(iterators),
                                            Value::undefined(), Value::boolean(strict))));
}

Result<Value> zip_next(Vm& vm, Value self) {
  Tuple* iterators = vm.cell<Tuple>(vm.known<BuiltinIterator>(self)->source);
  const uint32_t count = iterators->length;
  if (count == 0) return Value::undefined();
  Tuple* items = TRY(make_tuple_room(vm, count));
  if (!TRY(next_of_each(vm, self, iterators, count, "zip", items->items.data())))
    return Value::undefined();
  return Value::from_cell(items);
}

constexpr NativeRow kZipNew = {"__new__(cls, /, *iterables, strict=False)", zip_new};

Result<Value> map_new(Vm& vm, const Value* arguments) {
  Tuple* given = vm.cell<Tuple>(arguments[1]);
  if (given->length < 2) {
    return vm.raise(TypeId::TypeError, "map() must have at least two arguments.");
  }
  bool strict = TRY(truth_calling(vm, arguments[2]));
  Tuple* iterators = TRY(iterators_of(vm, given, 1));
  return Value::from_cell(TRY(make_iterator(vm, arguments[0], Value::from_cell(iterators),
                                            given->items[0], Value::boolean(strict))));
}

Result<Value> map_next(Vm& vm, Value self) {
  Tuple* iterators = vm.cell<Tuple>(vm.known<BuiltinIterator>(self)->source);
  Value function = vm.known<BuiltinIterator>(self)->state;
  const uint32_t count = iterators->length;
  if (count == 1) {
    Value item = TRY(next_of(vm, iterators->items[0]));
    return item.is_undefined() ? item : vm.call(function, &item, 1);
  }
  constexpr uint32_t kFew = 8;
  if (count <= kFew) {
    Value items[kFew];
    if (!TRY(next_of_each(vm, self, iterators, count, "map", items))) return Value::undefined();
    return vm.call(function, items, count);
  }
  Tuple* items = TRY(make_tuple_room(vm, count));
  if (!TRY(next_of_each(vm, self, iterators, count, "map", items->items.data())))
    return Value::undefined();
  return vm.call(function, items->items.data(), count);
}

constexpr NativeRow kMapNew = {"__new__(cls, /, *arguments, strict=False)", map_new};

// --- filter: source is the iterator, state the function

Result<Value> filter_new(Vm& vm, const Value* arguments) {
  Value source = TRY(iterate_calling(vm, arguments[2]));
  return Value::from_cell(
      TRY(make_iterator(vm, arguments[0], source, arguments[1], Value::undefined())));
}

Result<Value> filter_next(Vm& vm, Value self) {
  Value source = vm.known<BuiltinIterator>(self)->source;
  Value function = vm.known<BuiltinIterator>(self)->state;
  bool by_truth = function.is_none() || function == Value::from_cell(vm.type(TypeId::Bool));
  for (;;) {
    TRY(vm.meter.charge(1));
    Value item = TRY(next_calling(vm, source));
    if (item.is_undefined()) return item;
    Value answer = by_truth ? item : TRY(vm.call(function, {item}));
    if (TRY(truth_calling(vm, answer))) return item;
  }
}

constexpr NativeRow kFilterNew = {"__new__(cls, function, iterable, /)", filter_new};

// --- reversed: source is the sequence (undefined when exhausted), state the next index

// Whether the value supports access by index, as PySequence_Check defines it.
bool is_sequence(Vm& vm, Value value) {
  const TypeId id = exact_type_id(value, vm.base);
  switch (id) {
    case TypeId::Str:
    case TypeId::Bytes:
    case TypeId::Bytearray:
    case TypeId::MemoryView:
    case TypeId::Array:
    case TypeId::Tuple:
    case TypeId::List:
    case TypeId::Range: return true;
    case TypeId::Guest: break;
    default: return iterates_by_index(slots_of(vm, id));
  }
  if (vm.has_layout(value, TypeId::Dict)) return false;
  return !type_lookup(vm, vm.type_of(value), vm.name(Name::Getitem)).is_undefined();
}

Result<Value> reversed_new(Vm& vm, const Value* arguments) {
  return reversed_calling(vm, vm.known<Type>(arguments[0]), arguments[1]);
}

// Iteration by index ends at IndexError or StopIteration; other failures pass through.
Result<Value> item_or_end(Vm& vm, Value sequence, Value index) {
  Result<Value> item = get_item_calling(vm, sequence, index);
  if (item.ok()) return item;
  if (!vm.pending_matches(item.failure(), TypeId::IndexError) &&
      !vm.pending_matches(item.failure(), TypeId::StopIteration)) {
    return item;
  }
  vm.take_pending();
  return Value::undefined();
}

Result<Value> reversed_next(Vm& vm, Value self) {
  BuiltinIterator* iterator = vm.known<BuiltinIterator>(self);
  if (iterator->source.is_undefined()) return Value::undefined();
  Value index = iterator->state;
  if (index.small_int() >= 0) {
    Value item = TRY(item_or_end(vm, iterator->source, index));
    if (!item.is_undefined()) {
      // Read the state again: the sequence may have advanced this iterator.
      iterator->state = Value::from_small_int(iterator->state.small_int() - 1);
      return item;
    }
  }
  iterator->source = Value::undefined();
  iterator->state = Value::from_small_int(-1);
  return Value::undefined();
}

Result<Value> reversed_length_hint(Vm& vm, const Value* arguments) {
  BuiltinIterator* iterator = vm.known<BuiltinIterator>(arguments[0]);
  if (iterator->source.is_undefined()) return Value::from_small_int(0);
  int64_t position = iterator->state.small_int() + 1;
  int64_t length = TRY(length_calling(vm, iterator->source));
  return Value::from_small_int(length < position ? 0 : position);
}

constexpr NativeRow kReversedNew = {"__new__(cls, object, /)", reversed_new};
constexpr NativeRow kReversedMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", reversed_length_hint},
};

// --- iterator: over objects with __getitem__

// Like item_or_end(). The end of a built-in sequence needs no exception.
Result<Value> sequence_item(Vm& vm, Value sequence, Value index) {
  const TypeId id = exact_type_id(sequence, vm.base);
  if (id == TypeId::Guest || !iterates_by_index(slots_of(vm, id))) {
    return item_or_end(vm, sequence, index);
  }
  const TypeSlots& slots = slots_of(vm, id);
  if (index.small_int() >= TRY(slots.length(vm, sequence))) return Value::undefined();
  return slots.get_item(vm, sequence, index);
}

Result<Value> sequence_next(Vm& vm, Value self) {
  SequenceIterator* iterator = vm.known<SequenceIterator>(self);
  if (iterator->sequence.is_undefined()) return Value::undefined();
  Value index = iterator->index;
  if (index.small_int() == Value::kIntegerMaximum) {
    return vm.raise(TypeId::OverflowError, "iter index too large");
  }
  Value item = TRY(sequence_item(vm, iterator->sequence, index));
  if (item.is_undefined()) {
    iterator->sequence = Value::undefined();
  } else {
    iterator->index = Value::from_small_int(iterator->index.small_int() + 1);
  }
  return item;
}

Result<Value> sequence_length_hint(Vm& vm, const Value* arguments) {
  SequenceIterator* iterator = vm.known<SequenceIterator>(arguments[0]);
  if (iterator->sequence.is_undefined()) return Value::from_small_int(0);
  Type* type = vm.type_of(iterator->sequence);
  if (type_lookup(vm, type, vm.name(Name::Len)).is_undefined()) return Value::not_implemented();
  int64_t left = TRY(length_calling(vm, iterator->sequence)) - iterator->index.small_int();
  return make_int(vm, left < 0 ? 0 : left);
}

constexpr NativeRow kReduceMethods[] = {kIteratorReduce};

// The state is whether the iterables must have the same length.
Result<Value> zip_set_state(Vm& vm, const Value* arguments) {
  bool is_strict = TRY(truth_calling(vm, arguments[1]));
  vm.known<BuiltinIterator>(arguments[0])->option = Value::boolean(is_strict);
  return Value::none();
}

constexpr NativeRow kZipMethods[] = {
    kIteratorReduce,
    {"__setstate__(self, state, /)", zip_set_state},
};

constexpr NativeRow kSequenceMethods[] = {
    kIteratorReduce,
    kIteratorSetState,
    {"__length_hint__(self, /)", sequence_length_hint},
};

// --- callable_iterator: source is the callable (undefined when exhausted), state the sentinel

Result<Value> callable_next(Vm& vm, Value self) {
  BuiltinIterator* iterator = vm.known<BuiltinIterator>(self);
  if (iterator->source.is_undefined()) return Value::undefined();
  Result<Value> item = vm.call(iterator->source, {});
  if (item.failed()) {
    if (vm.pending_matches(item.failure(), TypeId::StopIteration)) {
      iterator->source = Value::undefined();
    }
    return item;
  }
  // The call may have exhausted this iterator.
  if (iterator->source.is_undefined()) return Value::undefined();
  if (!TRY(equal_calling(vm, iterator->state, item.value()))) return item;
  iterator->source = Value::undefined();
  return Value::undefined();
}

}  // namespace

Result<Value> reversed_calling(Vm& vm, Type* type, Value sequence) {
  SpecialMethod method = find_special(vm, vm.type_of(sequence), Name::Reversed);
  if (method.found() && !method.function.is_none()) {
    return call_found(vm, method, Name::Reversed, sequence, {});
  }
  if (method.found() || !is_sequence(vm, sequence)) {
    return vm.raise(TypeId::TypeError, "'{}' object is not reversible", type_name(vm, sequence));
  }
  int64_t length = TRY(length_calling(vm, sequence));
  if (!Value::fits_small_int(length)) {
    return vm.raise(TypeId::OverflowError, "cannot reverse a sequence of that length");
  }
  return Value::from_cell(
      TRY(make_iterator(vm, Value::from_cell(type), sequence, Value::from_small_int(length - 1),
                        Value::undefined())));
}

Result<Value> make_callable_iterator(Vm& vm, Value callable, Value sentinel) {
  return Value::from_cell(TRY(make_iterator(vm, Value::from_cell(vm.type(TypeId::CallableIterator)),
                                            callable, sentinel, Value::undefined())));
}

Result<Value> make_sequence_iterator(Vm& vm, TypeId iterator_type, Value sequence) {
  SequenceIterator* iterator = TRY(vm.make<SequenceIterator>(iterator_type));
  iterator->sequence = sequence;
  iterator->index = Value::from_small_int(0);
  return Value::from_cell(iterator);
}

const TypeSpec kEnumerateType = {
    .doc = "Pairs of a number, counted up from start, and an item of the iterable.",
    .slots = {.iterate = iterate_self, .next = enumerate_next},
    .trace = trace_builtin_iterator,
    .instance_bytes = sizeof(BuiltinIterator),
    .constructor = &kEnumerateNew,
    .methods = kReduceMethods,
};

const TypeSpec kZipType = {
    .doc =
        "Tuples of one item from each of the iterables, until the shortest ends.\n\n"
        "With strict=True a ValueError is raised when one ends before the others.",
    .slots = {.iterate = iterate_self, .next = zip_next},
    .trace = trace_builtin_iterator,
    .instance_bytes = sizeof(BuiltinIterator),
    .constructor = &kZipNew,
    .methods = kZipMethods,
};

const TypeSpec kMapType = {
    .doc =
        "The results of a function called with the items of each of the iterables, until the\n"
        "shortest ends.\n\n"
        "With strict=True a ValueError is raised when one ends before the others.",
    .slots = {.iterate = iterate_self, .next = map_next},
    .trace = trace_builtin_iterator,
    .instance_bytes = sizeof(BuiltinIterator),
    .constructor = &kMapNew,
    .methods = kReduceMethods,
};

const TypeSpec kFilterType = {
    .doc =
        "The items of an iterable for which the function answers true; with None, the items\n"
        "that are true.",
    .slots = {.iterate = iterate_self, .next = filter_next},
    .trace = trace_builtin_iterator,
    .instance_bytes = sizeof(BuiltinIterator),
    .constructor = &kFilterNew,
    .methods = kReduceMethods,
};

const TypeSpec kReversedType = {
    .doc = "The items of a sequence from the last to the first.",
    .slots = {.iterate = iterate_self, .next = reversed_next},
    .trace = trace_builtin_iterator,
    .instance_bytes = sizeof(BuiltinIterator),
    .constructor = &kReversedNew,
    .methods = kReversedMethods,
};

const TypeSpec kSequenceIteratorType = {
    .slots = {.iterate = iterate_self, .next = sequence_next},
    .trace = trace_sequence_iterator,
    .instance_bytes = sizeof(SequenceIterator),
    .methods = kSequenceMethods,
};

const TypeSpec kCallableIteratorType = {
    .slots = {.iterate = iterate_self, .next = callable_next},
    .trace = trace_builtin_iterator,
    .instance_bytes = sizeof(BuiltinIterator),
    .methods = kReduceMethods,
};

}  // namespace hognose
