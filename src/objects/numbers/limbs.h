// Limbs: arithmetic on arrays of 64-bit limbs, least significant first. Every step is charged.
//
// Operands are in the cage (cells of ints, or scratch memory of a Workspace); results go to memory
// of the caller. GMP's mpn functions do the work. They cannot be interrupted and take small scratch
// memory from the native stack, so they only get blocks of bounded size. Larger operands are split
// here (Karatsuba multiplication, recursive division), and the meter is charged before each block.
// Nothing here normalizes: the caller keeps track of the counts.
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

// The largest operands for one call of mpn_mul and of mpn_tdiv_qr. A call takes well below a
// millisecond and less than 60 KiB of native stack.
inline constexpr uint32_t kMultiplyBlock = 1536;
inline constexpr uint32_t kDivideBlock = 1024;
// The number of limbs in one step of linear work.
inline constexpr uint32_t kLinearBlock = 1 << 15;

// Scratch memory in the cage: a byte array cell that is reused while it is large enough.
class Workspace {
 public:
  explicit Workspace(Vm& vm) : vm_(vm) {}
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;
  // Room for `count` limbs with unspecified content. Invalidates the result of an earlier call.
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

// Zeroed memory for `count` limbs. MemoryError if it can never fit.
Result<Limb*> make_scratch(Vm& vm, uint64_t count);

inline uint32_t trim(const Limb* a, uint32_t count) {
  while (count != 0 && a[count - 1] == 0) --count;
  return count;
}
// The same, but polls the limits. Returns zero if a limit stopped the run.
uint32_t trim_paced(Vm& vm, const Limb* a, uint32_t count);
inline uint64_t bit_length(const Limb* a, uint32_t count) {
  if (count == 0) return 0;
  return uint64_t{count} * kLimbBits - static_cast<unsigned>(__builtin_clzll(a[count - 1]));
}
// Whether any of the lowest `bits` bits is set.
Result<bool> any_bit_below(Vm& vm, const Limb* a, uint32_t count, uint64_t bits);

// --- linear work. A result may overlap an operand if both start at the same address.
Result<int> compare(Vm& vm, const Limb* a, const Limb* b, uint32_t count);  // -1, 0, 1
Result<void> copy(Vm& vm, Limb* result, const Limb* a, uint32_t count);
Result<void> clear(Vm& vm, Limb* result, uint32_t count);
// a_count >= b_count. Returns the carry or borrow. `result` has a_count limbs.
Result<Limb> add(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                 uint32_t b_count);
Result<Limb> subtract(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                      uint32_t b_count);
// Shifts by 0 to 63 bits. shift_left returns the bits shifted out, at the low end of the limb.
Result<Limb> shift_left(Vm& vm, Limb* result, const Limb* a, uint32_t count, unsigned bits);
Result<void> shift_right(Vm& vm, Limb* result, const Limb* a, uint32_t count, unsigned bits);
// result = a * b + carry. Returns the new carry.
Result<Limb> multiply_limb(Vm& vm, Limb* result, const Limb* a, uint32_t count, Limb b,
                           Limb carry = 0);

// --- more than linear work
// `result` has a_count + b_count limbs and must not overlap an operand. Counts of zero are allowed.
Result<void> multiply(Workspace& workspace, Limb* result, const Limb* a, uint32_t a_count,
                      const Limb* b, uint32_t b_count);
// a_count >= b_count >= 1; b has no leading zeros. `quotient` has a_count - b_count + 1 limbs,
// `remainder` has b_count. Nothing may overlap, except that `remainder` may be a.
Result<void> divide(Vm& vm, Limb* quotient, Limb* remainder, const Limb* a, uint32_t a_count,
                    const Limb* b, uint32_t b_count);
// a / b for at most kLinearBlock limbs. b must not be zero. Returns the remainder. `quotient` has
// `count` limbs, or is null if only the remainder is wanted.
Result<Limb> divide_limb(Vm& vm, Limb* quotient, const Limb* a, uint32_t count, Limb b);
// The fuel for the product of operands of these sizes. Calibrated so that one unit is about 4 ns.
uint64_t multiply_cost(uint64_t a_count, uint64_t b_count);

}  // namespace limbs
}  // namespace hognose
