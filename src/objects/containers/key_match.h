// Comparison of two keys with equal hashes, and hashes, as far as they need no guest code.
//
// A match is Same, Different or Unknown. Work beyond a few steps is charged.
#pragma once

#include <bit>
#include <cstring>

#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

// Comparisons of longer strings are charged.
inline constexpr uint32_t kFreeCharacters = 64;

// Tuples within tuples that are compared without ==.
inline constexpr uint32_t kMatchedLevels = 8;

enum class KeyMatch : uint8_t { Same, Different, Unknown };

inline KeyMatch match_strings(Vm& vm, const Str* stored, const Str* key) {
  if (HOGNOSE_LIKELY(key->length <= kFreeCharacters)) {
    return strings_equal(stored, key) ? KeyMatch::Same : KeyMatch::Different;
  }
  vm.meter.owe(key->length / 16);
  // After a stop the result no longer matters: the next charge reports the stop.
  Result<bool> equal = paced_strings_equal(vm, stored, key);
  return equal.ok() && equal.value() ? KeyMatch::Same : KeyMatch::Different;
}

inline KeyMatch match_bytes(const Bytes* stored, const Bytes* key) {
  if (stored->length != key->length) return KeyMatch::Different;
  if (key->length > kFreeCharacters) return KeyMatch::Unknown;
  return std::memcmp(stored->data.data(), key->data.data(), key->length) == 0 ? KeyMatch::Same
                                                                              : KeyMatch::Different;
}

// Compares two tuples item by item. Long ones, those of different lengths and those of many levels
// are Unknown.
KeyMatch match_tuples(Vm& vm, const Tuple* stored, const Tuple* key, uint32_t levels);

// Unknown: only == can decide, which may run guest code.
inline KeyMatch match_keys(Vm& vm, Value stored, Value key) {
  if (stored == key) return KeyMatch::Same;
  if (both_small_ints(stored, key)) return KeyMatch::Different;
  if (vm.is_exactly(stored, TypeId::Str) && vm.is_exactly(key, TypeId::Str)) {
    const Str* a = vm.known<Str>(stored);
    const Str* b = vm.known<Str>(key);
    // Two different interned strings are not equal.
    if ((a->flags & b->flags & kStrInterned) != 0) return KeyMatch::Different;
    return match_strings(vm, a, b);
  }
  if (compares_as(vm, stored, TypeId::Tuple) && compares_as(vm, key, TypeId::Tuple)) {
    return match_tuples(vm, vm.known<Tuple>(stored), vm.known<Tuple>(key), kMatchedLevels);
  }
  if (vm.is_exactly(stored, TypeId::Bytes) && vm.is_exactly(key, TypeId::Bytes)) {
    return match_bytes(vm.known<Bytes>(stored), vm.known<Bytes>(key));
  }
  return KeyMatch::Unknown;
}

// The hash of an int that fits a Value: the int itself, except that -1 is reserved (reference:
// object.__hash__).
inline uint64_t small_int_hash(Value key) {
  int64_t number = key.small_int();
  return static_cast<uint64_t>(number == -1 ? -2 : number);
}

// The hash of a tuple from those of its items, in order. The xxHash-based combination that CPython
// uses, so that sets of tuples iterate in the same order.
class TupleHash {
 public:
  void add(uint64_t hash) {
    state_ += hash * kSecond;
    state_ = std::rotl(state_, 31) * kFirst;
  }
  uint64_t result(uint32_t length) const {
    const uint64_t hash = state_ + (length ^ (kFifth ^ 3527539ull));
    return hash == UINT64_MAX ? 1546275796u : hash;
  }

 private:
  static constexpr uint64_t kFirst = 11400714785074694791ull;
  static constexpr uint64_t kSecond = 14029467366897019727ull;
  static constexpr uint64_t kFifth = 2870177450012600261ull;

  uint64_t state_ = kFifth;
};

// From this length on, hashing a string is charged.
inline constexpr uint32_t kLongKey = 4096;

// The hash of a small int, of an exact string that is not long or of exact bytes that know theirs,
// without calling anything. Returns false if hash_calling() must compute it.
inline bool quick_hash(const Vm& vm, Value key, uint64_t* hash) {
  if (key.is_small_int()) {
    *hash = small_int_hash(key);
    return true;
  }
  if (!vm.is_exactly(key, TypeId::Str)) {
    if (!vm.is_exactly(key, TypeId::Bytes)) return false;
    const Bytes* bytes = vm.known<Bytes>(key);
    if (bytes->hashed == 0) return false;
    *hash = widened_hash(bytes->hash);
    return true;
  }
  Str* string = vm.known<Str>(key);
  if (HOGNOSE_LIKELY((string->flags & kStrHashed) != 0)) {
    *hash = widened_hash(string->hash);
    return true;
  }
  if (string->length > kLongKey) return false;
  *hash = widened_hash(compute_string_hash(string));
  return true;
}
inline Result<uint64_t> quick_hash_calling(Vm& vm, Value key) {
  uint64_t hash;
  return quick_hash(vm, key, &hash) ? Result<uint64_t>(hash) : hash_calling(vm, key);
}

}  // namespace hognose
