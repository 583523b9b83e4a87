// Set algebra.
//
// The operands may run guest code that changes either of them. All iteration is therefore by slot
// number, and reads the table again at each step.
#include "objects/containers/set_operations.h"

#include <utility>

#include "objects/containers/dict_table.h"
#include "objects/containers/set_access.h"
#include "objects/core/make.h"
#include "objects/protocols/iteration.h"

namespace hognose {

namespace {

Value value_of(const Set* set) { return Value::from_cell(set); }

// Iterates over the keys of a set that may change during the iteration. step(key, hash) returns
// Result<bool>; false ends the iteration.
template <class Step>
Result<void> for_each_key_calling(Vm& vm, const Set* set, Step step, uint32_t position = 0) {
  Value key;
  uint64_t hash;
  TRY(vm.meter.charge(set->mask / 16));
  while (set_next_entry(set, &position, &key, &hash)) {
    TRY(vm.meter.charge(1));
    if (!TRY(step(key, hash))) break;
  }
  return {};
}

template <class Step>
Result<void> for_each_dict_key_calling(Vm& vm, const Dict* dict, Step step) {
  for (uint32_t i = 0; i < dict->used; ++i) {
    TRY(vm.meter.charge(1));
    const DictEntry* entry = dict_entry(dict, i);
    if (entry->key.is_deleted()) continue;
    TRY(step(entry->key, entry->hash));
  }
  return {};
}

Set* as_set(Vm& vm, Value value) { return is_any_set(vm, value) ? vm.cell<Set>(value) : nullptr; }

// The keys of a small set that another set has not, as slots of the first set. Returns false if the
// first slot of a search does not decide.
struct SmallDifference {
  static constexpr uint32_t kMaximumSlots = 128;
  uint32_t count = 0;
  uint8_t slots[kMaximumSlots];

  bool find(const Set* set, const Set* other) {
    if (set->mask >= kMaximumSlots || !set->entries || !other->entries) return false;
    for (uint32_t slot = 0; slot <= set->mask; ++slot) {
      const SetEntry* entry = set_entry(set, slot);
      if (entry->tag == 0) continue;
      bool has;
      if (!first_slot_decides(other, entry->key, entry->tag - 1, &has)) return false;
      if (!has) slots[count++] = static_cast<uint8_t>(slot);
    }
    return true;
  }
};

// The difference, or null if only the general way is sure to give the same order: if two keys want
// the same slot, the order depends on the growth of the table.
Result<Set*> small_difference(Vm& vm, const Set* set, const Set* other) {
  SmallDifference found;
  Set* none = nullptr;
  if (!found.find(set, other)) return none;
  TRY(vm.meter.charge(set->mask / 16 + set->length));
  Set* result = TRY(make_set_like(vm, set));
  TRY(set_reserve_as_grown(vm, result, found.count));
  for (uint32_t i = 0; i < found.count; ++i) {
    const SetEntry* entry = set_entry(set, found.slots[i]);
    SetEntry* place = set_entry(result, static_cast<uint32_t>(entry->tag - 1) & result->mask);
    if (place->tag != 0) return none;
    *place = *entry;
  }
  result->length = result->fill = found.count;
  return result;
}

Result<void> toggle_calling(Vm& vm, Set* set, Value key, uint64_t hash) {
  if (TRY(set_discard_calling(vm, set, key, hash))) return {};
  return set_insert_calling(vm, set, key, hash);
}

Result<bool> is_subset_calling(Vm& vm, Set* set, Set* other) {
  if (set->length > other->length) return false;
  if (set->length == 0) return true;
  // The first slot of each search nearly always decides, and that calls nothing.
  constexpr uint32_t kQuickSlots = 64;
  const uint32_t last = std::min(set->mask.get(), kQuickSlots - 1);
  uint32_t slot = 0, found = 0;
  for (; slot <= last; ++slot) {
    const SetEntry* entry = set_entry(set, slot);
    if (entry->tag == 0) continue;
    bool has;
    if (!first_slot_decides(other, entry->key, entry->tag - 1, &has)) break;
    ++found;
    if (has && found < set->length) continue;
    TRY(vm.meter.charge(found));
    return has;
  }
  TRY(vm.meter.charge(found));
  bool all = true;
  auto has = [&](Value key, uint64_t hash) -> Result<bool> {
    all = TRY(set_has_calling(vm, other, key, hash));
    return all;
  };
  TRY(for_each_key_calling(vm, set, has, slot));
  return all;
}

Result<bool> are_equal_calling(Vm& vm, Set* left, Set* right) {
  if (left->length != right->length) return false;
  if (layout_of(left) == TypeId::FrozenSet && layout_of(right) == TypeId::FrozenSet &&
      left->hashed != 0 && right->hashed != 0 && left->hash != right->hash) {
    return false;
  }
  return is_subset_calling(vm, left, right);
}

}  // namespace

Result<Set*> make_set_like(Vm& vm, const Set* like) {
  return make_set(vm, layout_of(like) == TypeId::FrozenSet ? TypeId::FrozenSet : TypeId::Set);
}

Result<Set*> set_copy(Vm& vm, Set* set) {
  Set* copy = TRY(make_set_like(vm, set));
  TRY(set_merge_calling(vm, copy, set));
  return copy;
}

Result<void> set_update_calling(Vm& vm, Set* set, Value iterable) {
  if (Set* other = as_set(vm, iterable)) return set_merge_calling(vm, set, other);
  if (vm.is_exactly(iterable, TypeId::Dict)) {
    const Dict* dict = vm.known<Dict>(iterable);
    TRY(set_reserve_more(vm, set, dict->length));
    return for_each_dict_key_calling(
        vm, dict, [&](Value key, uint64_t hash) { return set_insert_calling(vm, set, key, hash); });
  }
  auto add_in_room = [&vm, set](Value item) { return set_add_in_room(vm, set, item); };
  return for_each_computing(vm, iterable, add_in_room, [&](Value item) -> Result<bool> {
    TRY(set_add_calling(vm, set, item));
    return true;
  });
}

Result<Set*> set_intersection_calling(Vm& vm, Set* set, Value other_value) {
  if (value_of(set) == other_value) return set_copy(vm, set);
  Set* result = TRY(make_set_like(vm, set));
  if (Set* other = as_set(vm, other_value)) {
    Set* larger = set;
    if (other->length > set->length) std::swap(larger, other);
    TRY(for_each_key_calling(vm, other, [&](Value key, uint64_t hash) -> Result<bool> {
      if (TRY(set_has_calling(vm, larger, key, hash))) {
        TRY(set_insert_calling(vm, result, key, hash));
      }
      return true;
    }));
    return result;
  }
  TRY(for_each_calling(vm, other_value, [&](Value key) -> Result<bool> {
    // Not set_hash_calling: here CPython does not explain which value was unhashable.
    uint64_t hash = TRY(hash_calling(vm, key));
    if (!TRY(set_has_calling(vm, set, key, hash))) return true;
    TRY(set_insert_calling(vm, result, key, hash));
    return result->length < set->length;
  }));
  return result;
}

Result<void> set_intersection_update_calling(Vm& vm, Set* set, Value other) {
  Set* result = TRY(set_intersection_calling(vm, set, other));
  set_swap(set, result);
  return {};
}

Result<void> set_difference_update_calling(Vm& vm, Set* set, Value other_value) {
  if (value_of(set) == other_value) {
    set_make_empty(set);
    return {};
  }
  if (Set* other = as_set(vm, other_value)) {
    // Only keys in both sets must be removed; it is faster to find them from the smaller set.
    if (other->length / 8 > set->length) {
      other = TRY(set_intersection_calling(vm, set, other_value));
    }
    TRY(for_each_key_calling(vm, other, [&](Value key, uint64_t hash) -> Result<bool> {
      TRY(set_discard_calling(vm, set, key, hash));
      return true;
    }));
  } else {
    TRY(for_each_calling(vm, other_value, [&](Value key) -> Result<bool> {
      uint64_t hash = TRY(set_hash_calling(vm, key));
      TRY(set_discard_calling(vm, set, key, hash));
      return true;
    }));
  }
  if (set->fill - set->length <= set->mask / 4) return {};
  return set_resize(vm, set, set_growth(set->length));
}

Result<Set*> set_difference_calling(Vm& vm, Set* set, Value other_value) {
  Set* other = as_set(vm, other_value);
  Dict* dict = vm.is_exactly(other_value, TypeId::Dict) ? vm.known<Dict>(other_value) : nullptr;
  uint32_t other_size = other != nullptr ? other->length : dict != nullptr ? dict->length : 0;
  if ((other == nullptr && dict == nullptr) || set->length / 4 > other_size) {
    Set* result = TRY(set_copy(vm, set));
    TRY(set_difference_update_calling(vm, result, other_value));
    return result;
  }
  if (other != nullptr) {
    Set* small = TRY(small_difference(vm, set, other));
    if (small != nullptr) return small;
  }
  Set* result = TRY(make_set_like(vm, set));
  TRY(for_each_key_calling(vm, set, [&](Value key, uint64_t hash) -> Result<bool> {
    bool in_other;
    if (dict != nullptr) {
      in_other = TRY(dict_find_entry_calling(vm, dict, key, hash)) != kEntryAbsent;
    } else {
      in_other = TRY(set_has_calling(vm, other, key, hash));
    }
    if (!in_other) TRY(set_insert_calling(vm, result, key, hash));
    return true;
  }));
  return result;
}

Result<void> set_symmetric_difference_update_calling(Vm& vm, Set* set, Value other_value) {
  if (value_of(set) == other_value) {
    set_make_empty(set);
    return {};
  }
  if (vm.is_exactly(other_value, TypeId::Dict)) {
    return for_each_dict_key_calling(
        vm, vm.known<Dict>(other_value),
        [&](Value key, uint64_t hash) { return toggle_calling(vm, set, key, hash); });
  }
  Set* other = as_set(vm, other_value);
  if (other == nullptr) {
    other = TRY(make_set_like(vm, set));
    TRY(set_update_calling(vm, other, other_value));
  }
  return for_each_key_calling(vm, other, [&](Value key, uint64_t hash) -> Result<bool> {
    TRY(toggle_calling(vm, set, key, hash));
    return true;
  });
}

Result<Set*> set_symmetric_difference_calling(Vm& vm, Set* set, Value other) {
  Set* result = TRY(make_set_like(vm, set));
  TRY(set_update_calling(vm, result, other));
  TRY(for_each_key_calling(vm, set, [&](Value key, uint64_t hash) -> Result<bool> {
    TRY(toggle_calling(vm, result, key, hash));
    return true;
  }));
  return result;
}

Result<bool> set_is_subset_calling(Vm& vm, Set* set, Value other_value) {
  if (Set* other = as_set(vm, other_value)) return is_subset_calling(vm, set, other);
  Set* common = TRY(set_intersection_calling(vm, set, other_value));
  return common->length == set->length;
}

Result<bool> compare_sets_calling(Vm& vm, Set* left, Set* right, CompareOperator op) {
  if (op == CompareOperator::Equal) return are_equal_calling(vm, left, right);
  if (op == CompareOperator::NotEqual) return !TRY(are_equal_calling(vm, left, right));
  if (op == CompareOperator::Greater || op == CompareOperator::GreaterEqual) {
    std::swap(left, right);
  }
  const bool is_proper = op == CompareOperator::Less || op == CompareOperator::Greater;
  if (is_proper && left->length >= right->length) return false;
  return is_subset_calling(vm, left, right);
}

Result<bool> set_is_superset_calling(Vm& vm, Set* set, Value other_value) {
  if (Set* other = as_set(vm, other_value)) {
    return set_is_subset_calling(vm, other, value_of(set));
  }
  bool all = true;
  TRY(for_each_calling(vm, other_value, [&](Value key) -> Result<bool> {
    uint64_t hash = TRY(set_hash_calling(vm, key));
    all = TRY(set_has_calling(vm, set, key, hash));
    return all;
  }));
  return all;
}

Result<bool> set_is_disjoint_calling(Vm& vm, Set* set, Value other_value) {
  if (value_of(set) == other_value) return set->length == 0;
  bool disjoint = true;
  if (is_exactly_any_set(vm, other_value)) {
    Set* other = vm.cell<Set>(other_value);
    if (other->length > set->length) std::swap(set, other);
    TRY(for_each_key_calling(vm, other, [&](Value key, uint64_t hash) -> Result<bool> {
      disjoint = !TRY(set_has_calling(vm, set, key, hash));
      return disjoint;
    }));
    return disjoint;
  }
  TRY(for_each_calling(vm, other_value, [&](Value key) -> Result<bool> {
    uint64_t hash = TRY(set_hash_calling(vm, key));
    disjoint = !TRY(set_has_calling(vm, set, key, hash));
    return disjoint;
  }));
  return disjoint;
}

// CPython's combination of hashes, so that nested frozensets are in the same slots as there.
uint64_t set_elements_hash(const Set* set) {
  uint64_t hash = 0;
  uint32_t position = 0;
  Value key;
  uint64_t element;
  while (set_next_entry(set, &position, &key, &element)) {
    hash ^= (element ^ 89869747u ^ element << 16) * 3644798167u;
  }
  hash ^= (uint64_t{set->length} + 1) * 1927868237u;
  hash ^= hash >> 11 ^ hash >> 25;
  hash = hash * 69069u + 907133923u;
  return hash == UINT64_MAX ? 590923713u : hash;
}

Result<uint64_t> set_probe_hash_calling(Vm& vm, Value key) {
  Result<uint64_t> hash = set_hash_calling(vm, key);
  if (hash.ok() || !vm.has_layout(key, TypeId::Set) ||
      !vm.pending_matches(hash.failure(), TypeId::TypeError)) {
    return hash;
  }
  vm.take_pending();
  const Set* set = vm.cell<Set>(key);
  TRY(vm.meter.charge(set->mask / 16));
  return set_elements_hash(set);
}

}  // namespace hognose
