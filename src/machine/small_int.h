// Arithmetic on the bits of inline integers (biased 50-bit, see heap/value.h).
//
// Each function succeeds if both operands and the result are small ints. Otherwise it returns false
// and the handler takes another path.
#pragma once

#include <bit>
#include <cstdint>

#include "base/result.h"
#include "heap/value.h"

namespace hognose {

inline bool small_add(uint64_t x, uint64_t y, uint64_t* result) {
  uint64_t sum = x + y - Value::kIntegerBias;
  *result = sum;
  return (x & y & sum) >= Value::kIntegerTag;
}

inline bool small_subtract(uint64_t x, uint64_t y, uint64_t* result) {
  uint64_t difference = x - y + Value::kIntegerBias;
  *result = difference;
  return (x & y & difference) >= Value::kIntegerTag;
}

inline bool small_add_immediate(uint64_t x, int64_t immediate, uint64_t* result) {
  uint64_t sum = x + static_cast<uint64_t>(immediate);
  *result = sum;
  return (x & sum) >= Value::kIntegerTag;
}

inline bool small_multiply(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY((x & y) < Value::kIntegerTag)) return false;
  int64_t product;
  if (HOGNOSE_UNLIKELY(__builtin_mul_overflow(Value::from_bits(x).small_int(),
                                              Value::from_bits(y).small_int(), &product))) {
    return false;
  }
  *result = static_cast<uint64_t>(product) + Value::kIntegerBias;
  return Value::fits_small_int(product);
}

inline bool both_small(uint64_t x, uint64_t y) { return (x & y) >= Value::kIntegerTag; }

// Powers of two are the most common divisors, and a shift is far cheaper than a division.
inline bool small_floor_divide(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  int64_t n = Value::from_bits(x).small_int(), d = Value::from_bits(y).small_int();
  if (HOGNOSE_UNLIKELY(d <= 0)) return false;
  int64_t quotient;
  if ((d & (d - 1)) == 0) {
    quotient = n >> __builtin_ctzll(static_cast<uint64_t>(d));
  } else if (HOGNOSE_LIKELY(((static_cast<uint64_t>(n) | static_cast<uint64_t>(d)) >> 32) == 0)) {
    quotient = static_cast<uint32_t>(n) / static_cast<uint32_t>(d);
  } else {
    quotient = n / d;
    if (n % d < 0) --quotient;
  }
  *result = Value::from_proved_small_int(quotient).bits();
  return true;
}

inline bool small_modulo(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  int64_t n = Value::from_bits(x).small_int(), d = Value::from_bits(y).small_int();
  if (HOGNOSE_UNLIKELY(d <= 0)) return false;
  int64_t remainder;
  if ((d & (d - 1)) == 0) {
    remainder = n & (d - 1);
  } else if (HOGNOSE_LIKELY(((static_cast<uint64_t>(n) | static_cast<uint64_t>(d)) >> 32) == 0)) {
    remainder = static_cast<uint32_t>(n) % static_cast<uint32_t>(d);
  } else {
    remainder = n % d;
    if (remainder < 0) remainder += d;
  }
  *result = Value::from_proved_small_int(remainder).bits();
  return true;
}

inline bool small_left_shift(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  int64_t n = Value::from_bits(x).small_int(), count = Value::from_bits(y).small_int();
  if (HOGNOSE_UNLIKELY(count < 0 || count > 48)) return false;
  // Undo the shift to see whether bits were lost.
  int64_t shifted = static_cast<int64_t>(static_cast<uint64_t>(n) << count);
  if (HOGNOSE_UNLIKELY(shifted >> count != n || !Value::fits_small_int(shifted))) return false;
  *result = Value::from_proved_small_int(shifted).bits();
  return true;
}

inline bool small_right_shift(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  int64_t count = Value::from_bits(y).small_int();
  if (HOGNOSE_UNLIKELY(count < 0)) return false;
  int64_t n = Value::from_bits(x).small_int();
  *result = Value::from_proved_small_int(n >> (count > 63 ? 63 : count)).bits();
  return true;
}

inline bool small_and(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  *result = Value::from_proved_small_int(Value::from_bits(x).small_int() &
                                         Value::from_bits(y).small_int())
                .bits();
  return true;
}

inline bool small_or(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  *result = Value::from_proved_small_int(Value::from_bits(x).small_int() |
                                         Value::from_bits(y).small_int())
                .bits();
  return true;
}

inline bool small_xor(uint64_t x, uint64_t y, uint64_t* result) {
  if (HOGNOSE_UNLIKELY(!both_small(x, y))) return false;
  *result = Value::from_proved_small_int(Value::from_bits(x).small_int() ^
                                         Value::from_bits(y).small_int())
                .bits();
  return true;
}

// Converts a small int or a double to a double; small ints convert exactly.
inline bool small_number(Value value, double* number) {
  if (value.is_double()) {
    *number = value.as_double();
    return true;
  }
  if (value.is_small_int()) {
    *number = static_cast<double>(value.small_int());
    return true;
  }
  return false;
}

}  // namespace hognose
