// The mpn functions of GMP for code that may execute on the stack of a run.
//
// GMP chooses its routines for the processor and takes scratch memory from the stack or from
// malloc, so they run on the foreign stack (base/foreign_call.h). Operands of a few limbs are
// common and are worked on here: the switch would cost as much as the work.
#pragma once

#include <gmp.h>

#include <cstdint>

#include "base/foreign_call.h"

namespace hognose::mpn {

using Limb = mp_limb_t;
static_assert(sizeof(Limb) == 8 && GMP_NAIL_BITS == 0);

// Operands of at most this many limbs need no call.
inline constexpr mp_size_t kFew = 6;

// A product is at most (2**64 - 1) ** 2, which leaves room for two limbs more.
inline Limb add_product(Limb a, Limb b, Limb c, Limb carry, Limb* out) {
  unsigned __int128 sum = static_cast<unsigned __int128>(a) * b + c + carry;
  *out = static_cast<Limb>(sum);
  return static_cast<Limb>(sum >> 64);
}

inline Limb add_n(Limb* result, const Limb* a, const Limb* b, mp_size_t count) {
  if (count > kFew) return on_foreign_stack([=] { return mpn_add_n(result, a, b, count); });
  unsigned __int128 sum = 0;
  for (mp_size_t i = 0; i < count; ++i) {
    sum = (sum >> 64) + a[i] + b[i];
    result[i] = static_cast<Limb>(sum);
  }
  return static_cast<Limb>(sum >> 64);
}

inline Limb sub_n(Limb* result, const Limb* a, const Limb* b, mp_size_t count) {
  if (count > kFew) return on_foreign_stack([=] { return mpn_sub_n(result, a, b, count); });
  Limb borrow = 0;
  for (mp_size_t i = 0; i < count; ++i) {
    unsigned __int128 rest = static_cast<unsigned __int128>(a[i]) - b[i] - borrow;
    result[i] = static_cast<Limb>(rest);
    borrow = static_cast<Limb>(rest >> 64) & 1;
  }
  return borrow;
}

inline Limb mul_1(Limb* result, const Limb* a, mp_size_t count, Limb b) {
  if (count > kFew) return on_foreign_stack([=] { return mpn_mul_1(result, a, count, b); });
  Limb carry = 0;
  for (mp_size_t i = 0; i < count; ++i) carry = add_product(a[i], b, 0, carry, result + i);
  return carry;
}

// a_count >= b_count >= 1. The result must not overlap an operand.
inline void mul(Limb* result, const Limb* a, mp_size_t a_count, const Limb* b, mp_size_t b_count) {
  if (a_count > kFew) {
    return on_foreign_stack([=] { static_cast<void>(mpn_mul(result, a, a_count, b, b_count)); });
  }
  result[a_count] = mul_1(result, a, a_count, b[0]);
  for (mp_size_t j = 1; j < b_count; ++j) {
    Limb carry = 0;
    for (mp_size_t i = 0; i < a_count; ++i) {
      carry = add_product(a[i], b[j], result[i + j], carry, result + i + j);
    }
    result[a_count + j] = carry;
  }
}

inline void sqr(Limb* result, const Limb* a, mp_size_t count) {
  if (count <= kFew) return mul(result, a, count, a, count);
  on_foreign_stack([=] { mpn_sqr(result, a, count); });
}

// `bits` is 1 to 63. The results may overlap the operands as for GMP's functions.
inline Limb lshift(Limb* result, const Limb* a, mp_size_t count, unsigned bits) {
  if (count > kFew) return on_foreign_stack([=] { return mpn_lshift(result, a, count, bits); });
  Limb out = a[count - 1] >> (64 - bits);
  for (mp_size_t i = count - 1; i > 0; --i) result[i] = a[i] << bits | a[i - 1] >> (64 - bits);
  result[0] = a[0] << bits;
  return out;
}

inline Limb rshift(Limb* result, const Limb* a, mp_size_t count, unsigned bits) {
  if (count > kFew) return on_foreign_stack([=] { return mpn_rshift(result, a, count, bits); });
  Limb out = a[0] << (64 - bits);
  for (mp_size_t i = 0; i < count - 1; ++i) result[i] = a[i] >> bits | a[i + 1] << (64 - bits);
  result[count - 1] = a[count - 1] >> bits;
  return out;
}

inline Limb divrem_1(Limb* quotient, const Limb* a, mp_size_t count, Limb b) {
  return on_foreign_stack([=] { return mpn_divrem_1(quotient, 0, a, count, b); });
}

inline Limb mod_1(const Limb* a, mp_size_t count, Limb b) {
  return on_foreign_stack([=] { return mpn_mod_1(a, count, b); });
}

inline void tdiv_qr(Limb* quotient, Limb* remainder, const Limb* a, mp_size_t a_count,
                    const Limb* b, mp_size_t b_count) {
  on_foreign_stack([=] { mpn_tdiv_qr(quotient, remainder, 0, a, a_count, b, b_count); });
}

}  // namespace hognose::mpn
