// Limbs: arithmetic on arrays of 64-bit limbs, least significant first, with every step charged.
//
// Receives pointers into the cage (cells of ints, or scratch memory of a Workspace); hands on
// results into memory of the caller. The work is done by GMP's mpn functions, which cannot be
// interrupted and which take their own small scratch memory from the native stack, so they only
// ever get blocks of bounded size: larger operands are split here (Karatsuba multiplication,
// recursive division), and the meter is charged before each block. Nothing here normalises: counts
// are the caller's.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "heap/value.h"

namespace hognose {

class Vm;

namespace limbs {

using Limb = uint64_t;
static_assert(sizeof(Limb) == 8);
inline constexpr unsigned kLimbBits = 64;

// The largest operands that one call of mpn_mul and of mpn_tdiv_qr gets: well below a millisecond,
// and below 60 KiB of the native stack.
inline constexpr uint32_t kMultiplyBlock = 1536;
inline constexpr uint32_t kDivideBlock = 1024;
// Limbs that one step of linear work covers.
inline constexpr uint32_t kLinearBlock = 1 << 15;

// Scratch memory in the cage, as a byte array cell that is used again while it is large enough.
class Workspace {
 public:
  explicit Workspace(Vm& vm) : vm_(vm) {}
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  // Room for `count` limbs, of any content. What an earlier call gave is void.
  Result<Limb*> take(uint64_t count) {
    if (HOGNOSE_UNLIKELY(count > capacity_)) TRY(grow(count));
    return data_;
  }
  Vm& vm() const { return vm_; }

 private:
  Result<void> grow(uint64_t count);

  Vm& vm_;
  Limb* data_ = nullptr;
  uint64_t capacity_ = 0;
};

// Zeroed memory for `count` limbs; MemoryError if it could never fit.
Result<Limb*> make_scratch(Vm& vm, uint64_t count);

inline uint32_t trim(const Limb* a, uint32_t count) {
  while (count != 0 && a[count - 1] == 0) --count;
  return count;
}
// The same with looks at the limits; zero if one has ended the run.
uint32_t trim_paced(Vm& vm, const Limb* a, uint32_t count);
inline uint64_t bit_length(const Limb* a, uint32_t count) {
  if (count == 0) return 0;
  return uint64_t{count} * kLimbBits - static_cast<unsigned>(__builtin_clzll(a[count - 1]));
}
// Whether any of the lowest `bits` bits is set.
Result<bool> any_bit_below(Vm& vm, const Limb* a, uint32_t count, uint64_t bits);

// --- linear work. Results may lie where an operand of the same start lies.
Result<int> compare(Vm& vm, const Limb* a, const Limb* b, uint32_t count);  // -1, 0, 1
Result<void> copy(Vm& vm, Limb* result, const Limb* a, uint32_t count);
Result<void> clear(Vm& vm, Limb* result, uint32_t count);
// a_count >= b_count; hands on the carry or borrow. result has a_count limbs.
Result<Limb> add(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                 uint32_t b_count);
Result<Limb> subtract(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                      uint32_t b_count);
// By less than 64 bits, also 0. Hands on the bits shifted out (at the low end of the limb).
Result<Limb> shift_left(Vm& vm, Limb* result, const Limb* a, uint32_t count, unsigned bits);
Result<void> shift_right(Vm& vm, Limb* result, const Limb* a, uint32_t count, unsigned bits);
// result = a * b + carry; hands on the new carry.
Result<Limb> multiply_limb(Vm& vm, Limb* result, const Limb* a, uint32_t count, Limb b,
                           Limb carry = 0);

// --- more than linear work
// result has a_count + b_count limbs and overlaps neither operand. Counts of zero are allowed.
Result<void> multiply(Workspace& workspace, Limb* result, const Limb* a, uint32_t a_count,
                      const Limb* b, uint32_t b_count);
// a_count >= b_count >= 1, b without leading zeros. quotient has a_count - b_count + 1 limbs,
// remainder b_count. No overlaps, but remainder may be a.
Result<void> divide(Vm& vm, Limb* quotient, Limb* remainder, const Limb* a, uint32_t a_count,
                    const Limb* b, uint32_t b_count);
// a / b for at most kLinearBlock limbs, b not zero; hands on the remainder. quotient has `count`
// limbs or is null, if only the remainder is asked for.
Result<Limb> divide_limb(Vm& vm, Limb* quotient, const Limb* a, uint32_t count, Limb b);
// The fuel for a product of such operands: calibrated so that a unit is about 4 ns.
uint64_t multiply_cost(uint64_t a_count, uint64_t b_count);

}  // namespace limbs
}  // namespace hognose
