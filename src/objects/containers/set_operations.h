// The operations of set algebra, on sets and any iterable, and the method table of sets.
//
// Results have the type set or frozenset that the left operand is or derives from. Which operand
// is walked through and how results are built is CPython's choice: it decides their order.
#pragma once

#include "objects/containers/set_table.h"
#include "objects/core/native.h"

namespace hognose {

inline constexpr size_t kSetMethodCount = 19;
inline constexpr size_t kFrozenSetMethodCount = 10;
extern const NativeRow kSetMethodRows[kSetMethodCount];
extern const NativeRow kFrozenSetMethodRows[kFrozenSetMethodCount];
inline constexpr std::span<const NativeRow> kSetMethods{kSetMethodRows};
inline constexpr std::span<const NativeRow> kFrozenSetMethods{kFrozenSetMethodRows};

// A new set or frozenset, as the layout of `like` is.
Result<Set*> make_set_like(Vm& vm, const Set* like);
Result<Set*> set_copy(Vm& vm, Set* set);
Result<Set*> set_intersection_calling(Vm& vm, Set* set, Value other);
Result<Set*> set_difference_calling(Vm& vm, Set* set, Value other);
Result<Set*> set_symmetric_difference_calling(Vm& vm, Set* set, Value other);
Result<void> set_intersection_update_calling(Vm& vm, Set* set, Value other);
Result<void> set_difference_update_calling(Vm& vm, Set* set, Value other);
Result<void> set_symmetric_difference_update_calling(Vm& vm, Set* set, Value other);
Result<bool> set_is_subset_calling(Vm& vm, Set* set, Value other);
Result<bool> set_is_superset_calling(Vm& vm, Set* set, Value other);
Result<bool> set_is_disjoint_calling(Vm& vm, Set* set, Value other);
// The hash of a frozenset of these elements.
uint64_t set_elements_hash(const Set* set);
// Hashes what is looked for in a set: a set stands for the frozenset of its elements.
Result<uint64_t> set_probe_hash_calling(Vm& vm, Value key);

}  // namespace hognose
