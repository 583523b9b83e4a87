// set, frozenset and their iterator: the types and their operators. Methods are in set_methods.cpp.
//
// The operators use set_operations.cpp. They accept only sets; the corresponding methods accept any
// iterable.
#include "objects/containers/iterator_reduce.h"
#include "objects/containers/iterators.h"
#include "objects/containers/list.h"
#include "objects/containers/set_access.h"
#include "objects/containers/set_operations.h"
#include "objects/core/boot.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/repr_guard.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

Set* set_of(Vm& vm, Value value) { return vm.cell<Set>(value); }

// "{1, 2}", "frozenset({1, 2})", "Mine({1, 2})", "set()".
Result<Value> set_repr(Vm& vm, Value self) {
  StringBuilder text(vm);
  const Str* name = vm.type_of(self)->name.get();
  bool is_plain = vm.is_exactly(self, TypeId::Set);
  ReprGuard guard(vm, self);
  bool already_printing = TRY(guard.already_printing());
  if (already_printing || set_of(vm, self)->length == 0) {
    TRY(text.append(name));
    TRY(text.append_ascii(already_printing ? "(...)" : "()"));
    return Value::from_cell(TRY(text.finish()));
  }
  if (!is_plain) {
    TRY(text.append(name));
    TRY(text.append_ascii("("));
  }
  TRY(text.append_ascii("{"));
  // Copy the elements first, because their reprs may change the set.
  const Set* set = set_of(vm, self);
  List* elements = TRY(make_list_room(vm, set->length));
  TRY(vm.meter.charge(set->mask / 16));
  uint32_t position = 0;
  Value element;
  while (set_next(set, &position, &element)) TRY(list_append(vm, elements, element));
  for (uint32_t i = 0; i < elements->length; ++i) {
    TRY(vm.meter.charge(1));
    if (i != 0) TRY(text.append_ascii(", "));
    Str* element_text = TRY(repr_calling(vm, elements->items->values[i]));
    TRY(text.append(element_text));
  }
  TRY(text.append_ascii(is_plain ? "}" : "})"));
  return Value::from_cell(TRY(text.finish()));
}

Result<Value> set_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_any_set(vm, other)) return Value::not_implemented();
  return Value::boolean(TRY(compare_sets_calling(vm, set_of(vm, self), set_of(vm, other), op)));
}

Result<int64_t> set_length(Vm& vm, Value self) { return set_of(vm, self)->length.get(); }

Result<bool> set_contains_value(Vm& vm, Value self, Value item) {
  return set_contains_calling(vm, set_of(vm, self), item);
}

Result<Value> set_iterate(Vm& vm, Value self) {
  SetIterator* iterator = TRY(vm.make<SetIterator>(TypeId::SetIterator));
  iterator->set = self;
  iterator->expected_used = iterator->remaining = set_of(vm, self)->length;
  return Value::from_cell(iterator);
}

Result<Value> set_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (!is_any_set(vm, left) || !is_any_set(vm, right)) return Value::not_implemented();
  Set* set = set_of(vm, left);
  Set* result = nullptr;
  switch (op) {
    case BinaryOperator::BitAnd: result = TRY(set_intersection_calling(vm, set, right)); break;
    case BinaryOperator::Subtract: result = TRY(set_difference_calling(vm, set, right)); break;
    case BinaryOperator::BitXor:
      result = TRY(set_symmetric_difference_calling(vm, set, right));
      break;
    case BinaryOperator::BitOr:
      result = TRY(set_copy(vm, set));
      if (left != right) TRY(set_merge_calling(vm, result, set_of(vm, right)));
      break;
    default: return Value::not_implemented();
  }
  return Value::from_cell(result);
}

Result<Value> set_inplace(Vm& vm, BinaryOperator op, Value self, Value other) {
  if (!is_any_set(vm, other)) return Value::not_implemented();
  Set* set = set_of(vm, self);
  switch (op) {
    case BinaryOperator::BitAnd: TRY(set_intersection_update_calling(vm, set, other)); break;
    case BinaryOperator::Subtract: TRY(set_difference_update_calling(vm, set, other)); break;
    case BinaryOperator::BitXor:
      TRY(set_symmetric_difference_update_calling(vm, set, other));
      break;
    case BinaryOperator::BitOr: TRY(set_merge_calling(vm, set, set_of(vm, other))); break;
    default: return Value::not_implemented();
  }
  return self;
}

constexpr uint16_t kSetOperators = static_cast<uint16_t>(
    operator_bit(BinaryOperator::BitAnd) | operator_bit(BinaryOperator::BitOr) |
    operator_bit(BinaryOperator::BitXor) | operator_bit(BinaryOperator::Subtract));

Result<uint64_t> frozenset_hash(Vm& vm, Value self) {
  Set* set = set_of(vm, self);
  if (set->hashed != 0) return set->hash;
  TRY(vm.meter.charge(set->mask / 16));
  set->hash = set_elements_hash(set);
  set->hashed = 1;
  return set->hash;
}

Result<Value> set_new(Vm& vm, const Value* arguments) {
  Set* set = TRY(vm.make_instance<Set>(vm.known<Type>(arguments[0])));
  set_make_empty(set);
  return Value::from_cell(set);
}

Result<Value> set_init(Vm& vm, const Value* arguments) {
  Set* set = set_of(vm, arguments[0]);
  set_make_empty(set);
  if (!arguments[1].is_undefined()) TRY(set_update_calling(vm, set, arguments[1]));
  return Value::none();
}

// frozenset.__new__ ignores keywords if a subclass defines __init__, which receives them.
Result<Value> frozenset_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  const Tuple* given = vm.cell<Tuple>(arguments[1]);
  const Dict* keywords = vm.cell<Dict>(arguments[2]);
  if (keywords->length != 0 && (type->flags & kTypeInit) == 0) {
    return vm.raise(TypeId::TypeError, "frozenset() takes no keyword arguments");
  }
  if (given->length > 1) {
    return vm.raise(TypeId::TypeError, "{} expected at most 1 argument, got {}", type,
                    given->length);
  }
  bool is_exact = type == vm.type(TypeId::FrozenSet);
  if (given->length == 1 && is_exact && vm.is_exactly(given->items[0], TypeId::FrozenSet)) {
    return given->items[0];
  }
  Set* set = TRY(vm.make_instance<Set>(type));
  set_make_empty(set);
  if (given->length == 1) TRY(set_update_calling(vm, set, given->items[0]));
  return Value::from_cell(set);
}

void trace_set(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<Set*>(cell)->entries);
}

// --- the iterator

void trace_set_iterator(Tracer& tracer, Cell* cell, size_t) {
  tracer.visit(static_cast<SetIterator*>(cell)->set);
}

constexpr uint32_t kChanged = UINT32_MAX;  // more elements than any set has, so the error repeats

Result<Value> set_iterator_next(Vm& vm, Value self) {
  auto* iterator = vm.known<SetIterator>(self);
  if (iterator->set.is_undefined()) return Value::undefined();
  const Set* set = set_of(vm, iterator->set);
  Value item = set_iterator_take(set, iterator);
  if (HOGNOSE_LIKELY(!item.is_undefined())) return item;
  if (iterator->expected_used != set->length) {
    iterator->expected_used = kChanged;
    return vm.raise(TypeId::RuntimeError, "Set changed size during iteration");
  }
  uint32_t start = iterator->next;
  if (!set_next(set, &iterator->next, &item)) {
    iterator->set = Value::undefined();
    return Value::undefined();
  }
  // Tables may be sparse, so charge for skipped slots.
  if (iterator->next - start > 32) TRY(vm.meter.charge((iterator->next - start) / 32));
  --iterator->remaining;
  return item;
}

Result<Value> set_iterator_hint(Vm& vm, const Value* arguments) {
  auto* iterator = vm.known<SetIterator>(arguments[0]);
  if (iterator->set.is_undefined() ||
      iterator->expected_used != set_of(vm, iterator->set)->length) {
    return Value::from_small_int(0);
  }
  return Value::from_small_int(iterator->remaining);
}

constexpr NativeRow kSetNew = {"__new__(cls, *args, **kwargs)", set_new,
                               kNativeConstructor | kNativeIgnoresArguments};
constexpr NativeRow kSetInit = {"__init__(self, iterable=<omitted>, /)", set_init};
constexpr NativeRow kFrozenSetNew = {"__new__(cls, *args, **kwargs)", frozenset_new,
                                     kNativeConstructor};
constexpr NativeRow kIteratorMethods[] = {
    kIteratorReduce,
    {"__length_hint__(self, /)", set_iterator_hint, kNativeConstantTime},
};

}  // namespace

Result<bool> set_contains_calling(Vm& vm, Set* set, Value item) {
  uint64_t hash = TRY(set_probe_hash_calling(vm, item));
  return set_has_calling(vm, set, item, hash);
}

const TypeSpec kSetType = {
    .doc = "set(iterable=(), /): a collection without order that has each item once.",
    .slots =
        {
            .repr = set_repr,
            .compare = set_compare,
            .length = set_length,
            .contains = set_contains_value,
            .iterate = set_iterate,
            .binary = set_binary,
            .binary_operators = kSetOperators,
            .inplace = set_inplace,
            .inplace_operators = kSetOperators,
        },
    .trace = trace_set,
    .instance_bytes = sizeof(Set),
    .constructor = &kSetNew,
    .initializer = &kSetInit,
    .methods = kSetMethods,
    .unhashable = true,
};

const TypeSpec kFrozenSetType = {
    .doc = "frozenset(iterable=(), /): a set that cannot be changed, and so can be hashed.",
    .slots =
        {
            .repr = set_repr,
            .hash = frozenset_hash,
            .compare = set_compare,
            .length = set_length,
            .contains = set_contains_value,
            .iterate = set_iterate,
            .binary = set_binary,
            .binary_operators = kSetOperators,
        },
    .trace = trace_set,
    .instance_bytes = sizeof(Set),
    .constructor = &kFrozenSetNew,
    .methods = kFrozenSetMethods,
};

const TypeSpec kSetIteratorType = {
    .slots = {.iterate = iterate_self, .next = set_iterator_next},
    .trace = trace_set_iterator,
    .instance_bytes = sizeof(SetIterator),
    .methods = kIteratorMethods,
};

}  // namespace hognose
