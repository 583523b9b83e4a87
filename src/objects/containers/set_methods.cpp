// The methods of set and frozenset.
//
// `self` always has the layout of set or frozenset.
#include "objects/classes/object_reduce.h"
#include "objects/containers/set_access.h"
#include "objects/containers/set_operations.h"
#include "objects/core/cell_size.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Set* self_of(Vm& vm, const Value* arguments) { return vm.known<Set>(arguments[0]); }

using Update = Result<void> (*)(Vm& vm, Set* set, Value other);
using Combine = Result<Set*> (*)(Vm& vm, Set* set, Value other);
using Test = Result<bool> (*)(Vm& vm, Set* set, Value other);

// self.method(*others): applies each of them in turn.
template <Update update>
Result<Value> method_update(Vm& vm, const Value* arguments) {
  const Tuple* others = vm.cell<Tuple>(arguments[1]);
  for (uint32_t i = 0; i < others->length; ++i) {
    TRY(update(vm, self_of(vm, arguments), others->items[i]));
  }
  return Value::none();
}

template <Test test>
Result<Value> method_test(Vm& vm, const Value* arguments) {
  return Value::boolean(TRY(test(vm, self_of(vm, arguments), arguments[1])));
}

Result<Set*> intersect_all(Vm& vm, Set* set, const Tuple* others) {
  if (others->length == 0) return set_copy(vm, set);
  Set* result = set;
  for (uint32_t i = 0; i < others->length; ++i) {
    result = TRY(set_intersection_calling(vm, result, others->items[i]));
  }
  return result;
}

Result<Value> method_union(Vm& vm, const Value* arguments) {
  const Tuple* others = vm.cell<Tuple>(arguments[1]);
  Set* result = TRY(set_copy(vm, self_of(vm, arguments)));
  for (uint32_t i = 0; i < others->length; ++i) {
    if (others->items[i] == arguments[0]) continue;
    TRY(set_update_calling(vm, result, others->items[i]));
  }
  return Value::from_cell(result);
}

Result<Value> method_intersection(Vm& vm, const Value* arguments) {
  const Tuple* others = vm.cell<Tuple>(arguments[1]);
  Set* result = TRY(intersect_all(vm, self_of(vm, arguments), others));
  return Value::from_cell(result);
}

Result<Value> method_intersection_update(Vm& vm, const Value* arguments) {
  const Tuple* others = vm.cell<Tuple>(arguments[1]);
  Set* result = TRY(intersect_all(vm, self_of(vm, arguments), others));
  set_swap(self_of(vm, arguments), result);
  return Value::none();
}

Result<Value> method_difference(Vm& vm, const Value* arguments) {
  const Tuple* others = vm.cell<Tuple>(arguments[1]);
  if (others->length == 0) return Value::from_cell(TRY(set_copy(vm, self_of(vm, arguments))));
  Set* result = TRY(set_difference_calling(vm, self_of(vm, arguments), others->items[0]));
  for (uint32_t i = 1; i < others->length; ++i) {
    TRY(set_difference_update_calling(vm, result, others->items[i]));
  }
  return Value::from_cell(result);
}

Result<Value> method_symmetric_difference(Vm& vm, const Value* arguments) {
  Set* result = TRY(set_symmetric_difference_calling(vm, self_of(vm, arguments), arguments[1]));
  return Value::from_cell(result);
}

Result<Value> method_symmetric_difference_update(Vm& vm, const Value* arguments) {
  TRY(set_symmetric_difference_update_calling(vm, self_of(vm, arguments), arguments[1]));
  return Value::none();
}

Result<Value> method_copy(Vm& vm, const Value* arguments) {
  return Value::from_cell(TRY(set_copy(vm, self_of(vm, arguments))));
}

Result<Value> frozenset_copy(Vm& vm, const Value* arguments) {
  if (vm.is_exactly(arguments[0], TypeId::FrozenSet)) return arguments[0];
  return method_copy(vm, arguments);
}

Result<Value> method_add(Vm& vm, const Value* arguments) {
  TRY(set_add_calling(vm, self_of(vm, arguments), arguments[1]));
  return Value::none();
}

Result<Value> method_clear(Vm& vm, const Value* arguments) {
  set_make_empty(self_of(vm, arguments));
  return Value::none();
}

Result<Value> method_discard(Vm& vm, const Value* arguments) {
  uint64_t hash = TRY(set_probe_hash_calling(vm, arguments[1]));
  TRY(set_discard_calling(vm, self_of(vm, arguments), arguments[1], hash));
  return Value::none();
}

Result<Value> method_remove(Vm& vm, const Value* arguments) {
  uint64_t hash = TRY(set_probe_hash_calling(vm, arguments[1]));
  if (TRY(set_discard_calling(vm, self_of(vm, arguments), arguments[1], hash))) {
    return Value::none();
  }
  return vm.raise_with_argument(TypeId::KeyError, arguments[1]);
}

Result<Value> method_pop(Vm& vm, const Value* arguments) {
  Set* set = self_of(vm, arguments);
  if (set->length == 0) return vm.raise(TypeId::KeyError, "pop from an empty set");
  return set_take_any(vm, set);
}

Result<Value> method_sizeof(Vm& vm, const Value* arguments) {
  const Set* set = self_of(vm, arguments);
  return size_of_cells(vm, {set, set->entries.get()});
}

}  // namespace

// The rows that both types share. The other rows are only for set.
#define HOGNOSE_COMMON_SET_ROWS                                                \
  {"__reduce__(self, /)", set_reduce},                                         \
      {"__sizeof__(self, /)", method_sizeof, kNativeConstantTime},             \
      {"difference(self, /, *others)", method_difference},                     \
      {"intersection(self, /, *others)", method_intersection},                 \
      {"isdisjoint(self, other, /)", method_test<set_is_disjoint_calling>},    \
      {"issubset(self, other, /)", method_test<set_is_subset_calling>},        \
      {"issuperset(self, other, /)", method_test<set_is_superset_calling>},    \
      {"symmetric_difference(self, other, /)", method_symmetric_difference}, { \
    "union(self, /, *others)", method_union                                    \
  }

constexpr NativeRow kSetMethodRows[kSetMethodCount] = {
    HOGNOSE_COMMON_SET_ROWS,
    {"add(self, object, /)", method_add, quickly(QuickNative::Add)},
    {"clear(self, /)", method_clear, kNativeConstantTime},
    {"copy(self, /)", method_copy},
    {"difference_update(self, /, *others)", method_update<set_difference_update_calling>},
    {"discard(self, object, /)", method_discard},
    {"intersection_update(self, /, *others)", method_intersection_update},
    {"pop(self, /)", method_pop},
    {"remove(self, object, /)", method_remove},
    {"symmetric_difference_update(self, other, /)", method_symmetric_difference_update},
    {"update(self, /, *others)", method_update<set_update_calling>},
};

constexpr NativeRow kFrozenSetMethodRows[kFrozenSetMethodCount] = {
    HOGNOSE_COMMON_SET_ROWS,
    {"copy(self, /)", frozenset_copy},
};

#undef HOGNOSE_COMMON_SET_ROWS

}  // namespace hognose
