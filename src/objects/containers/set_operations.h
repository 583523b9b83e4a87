// Set algebra on sets and arbitrary iterables, and the method table of sets.
//
// A result has the built-in type of the left operand: set or frozenset. Which operand is iterated
// and how the result is built follow CPython, because this determines the order of the result.
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

// A new set or frozenset, according to the layout of `like`.
Result<Set*> make_set_like(Vm& vm, const Set* like);
Result<Set*> set_copy(Vm& vm, Set* set);
Result<Set*> set_intersection_calling(Vm& vm, Set* set, Value other);
Result<Set*> set_difference_calling(Vm& vm, Set* set, Value other);
Result<Set*> set_symmetric_difference_calling(Vm& vm, Set* set, Value other);
Result<void> set_intersection_update_calling(Vm& vm, Set* set, Value other);
Result<void> set_difference_update_calling(Vm& vm, Set* set, Value other);
Result<void> set_symmetric_difference_update_calling(Vm& vm, Set* set, Value other);
Result<bool> set_is_subset_calling(Vm& vm, Set* set, Value other);
// left <op> right
Result<bool> compare_sets_calling(Vm& vm, Set* left, Set* right, CompareOperator op);
Result<bool> set_is_superset_calling(Vm& vm, Set* set, Value other);
Result<bool> set_is_disjoint_calling(Vm& vm, Set* set, Value other);
// The hash of a frozenset with these elements.
uint64_t set_elements_hash(const Set* set);
// The hash for a lookup in a set. A set as key has the hash of a frozenset with its elements.
Result<uint64_t> set_probe_hash_calling(Vm& vm, Value key);

}  // namespace hognose
