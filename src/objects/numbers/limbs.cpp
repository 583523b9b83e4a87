// Limbs: linear work in steps, Karatsuba multiplication, recursive division.
//
// The meter is charged for each block before mpn works on it. See limbs.h.
#include "objects/numbers/limbs.h"

#include <gmp.h>

#include <algorithm>

#include "objects/core/vm.h"
#include "objects/numbers/mpn.h"

namespace hognose::limbs {

static_assert(sizeof(mp_limb_t) == sizeof(Limb) && GMP_NAIL_BITS == 0);

Result<Limb*> make_scratch(Vm& vm, uint64_t count) {
  if (count > (uint64_t{1} << 28)) return vm.raise(TypeId::MemoryError, "");
  size_t bytes = static_cast<size_t>(count) * sizeof(Limb);
  TRY(vm.meter.charge_bytes(bytes));
  ByteArrayCell* cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, bytes));
  cell->size = static_cast<uint32_t>(bytes);
  return reinterpret_cast<Limb*>(cell->bytes.data());
}

Result<void> Workspace::grow(uint64_t count) {
  data_ = TRY(make_scratch(vm_, count));
  capacity_ = count;
  return {};
}

// --- linear work

namespace {

// Calls step(start, length) for consecutive pieces of 0..count. Charges each piece before the call.
template <class Step>
Result<void> in_blocks(Vm& vm, uint32_t count, Step step) {
  for (uint32_t start = 0; start < count; start += kLinearBlock) {
    uint32_t length = std::min(kLinearBlock, count - start);
    TRY(vm.meter.charge(length / 4));
    step(start, length);
  }
  return {};
}

template <class Step>
Result<void> in_blocks_downwards(Vm& vm, uint32_t count, Step step) {
  while (count != 0) {
    uint32_t length = std::min(kLinearBlock, count);
    TRY(vm.meter.charge(length / 4));
    count -= length;
    step(count, length);
  }
  return {};
}

}  // namespace

uint32_t trim_paced(Vm& vm, const Limb* a, uint32_t count) {
  while (count != 0 && a[count - 1] == 0) {
    --count;
    if (HOGNOSE_UNLIKELY(count % kLinearBlock == 0) && !vm.meter.poll()) return 0;
  }
  return count;
}

Result<bool> any_bit_below(Vm& vm, const Limb* a, uint32_t count, uint64_t bits) {
  uint64_t whole = bits / kLimbBits;
  if (whole >= count) whole = count;
  bool found = false;
  TRY(in_blocks(vm, static_cast<uint32_t>(whole), [&](uint32_t start, uint32_t length) {
    for (uint32_t i = 0; i < length && !found; ++i) found = a[start + i] != 0;
  }));
  unsigned rest = bits % kLimbBits;
  if (!found && whole < count && rest != 0) {
    found = (a[whole] & ((Limb{1} << rest) - 1)) != 0;
  }
  return found;
}

Result<int> compare(Vm& vm, const Limb* a, const Limb* b, uint32_t count) {
  int order = 0;
  TRY(in_blocks_downwards(vm, count, [&](uint32_t start, uint32_t length) {
    if (order == 0) order = mpn_cmp(a + start, b + start, length);
  }));
  return order < 0 ? -1 : order > 0 ? 1 : 0;
}

Result<void> copy(Vm& vm, Limb* result, const Limb* a, uint32_t count) {
  return in_blocks(vm, count, [&](uint32_t start, uint32_t length) {
    std::memmove(result + start, a + start, length * sizeof(Limb));
  });
}

Result<void> clear(Vm& vm, Limb* result, uint32_t count) {
  return in_blocks(vm, count, [&](uint32_t start, uint32_t length) {
    std::memset(result + start, 0, length * sizeof(Limb));
  });
}

Result<Limb> add(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                 uint32_t b_count) {
  Limb carry = 0;
  TRY(in_blocks(vm, b_count, [&](uint32_t start, uint32_t length) {
    Limb next = mpn::add_n(result + start, a + start, b + start, length);
    if (carry != 0) next |= mpn_add_1(result + start, result + start, length, 1);
    carry = next;
  }));
  TRY(in_blocks(vm, a_count - b_count, [&](uint32_t start, uint32_t length) {
    carry = mpn_add_1(result + b_count + start, a + b_count + start, length, carry);
  }));
  return carry;
}

Result<Limb> subtract(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                      uint32_t b_count) {
  Limb borrow = 0;
  TRY(in_blocks(vm, b_count, [&](uint32_t start, uint32_t length) {
    Limb next = mpn::sub_n(result + start, a + start, b + start, length);
    if (borrow != 0) next |= mpn_sub_1(result + start, result + start, length, 1);
    borrow = next;
  }));
  TRY(in_blocks(vm, a_count - b_count, [&](uint32_t start, uint32_t length) {
    borrow = mpn_sub_1(result + b_count + start, a + b_count + start, length, borrow);
  }));
  return borrow;
}

Result<Limb> shift_left(Vm& vm, Limb* result, const Limb* a, uint32_t count, unsigned bits) {
  if (bits == 0) {
    TRY(copy(vm, result, a, count));
    return Limb{0};
  }
  Limb carry = 0;
  TRY(in_blocks(vm, count, [&](uint32_t start, uint32_t length) {
    Limb next = mpn::lshift(result + start, a + start, length, bits);
    result[start] |= carry;
    carry = next;
  }));
  return carry;
}

Result<void> shift_right(Vm& vm, Limb* result, const Limb* a, uint32_t count, unsigned bits) {
  if (bits == 0) return copy(vm, result, a, count);
  return in_blocks(vm, count, [&](uint32_t start, uint32_t length) {
    Limb above = start + length < count ? a[start + length] << (kLimbBits - bits) : 0;
    mpn::rshift(result + start, a + start, length, bits);
    result[start + length - 1] |= above;
  });
}

Result<Limb> multiply_limb(Vm& vm, Limb* result, const Limb* a, uint32_t count, Limb b,
                           Limb carry) {
  TRY(in_blocks(vm, count, [&](uint32_t start, uint32_t length) {
    Limb next = mpn::mul_1(result + start, a + start, length, b);
    next += mpn_add_1(result + start, result + start, length, carry);
    carry = next;
  }));
  return carry;
}

// --- multiplication

uint64_t multiply_cost(uint64_t a_count, uint64_t b_count) {
  uint64_t shorter = std::min(a_count, b_count);
  // Fuel per limb of the longer operand, in eighths: linear at first, then flatter as mpn switches
  // to Karatsuba's and Toom's methods.
  uint64_t eighths = shorter;
  if (shorter > 32) eighths = 32 + (shorter - 32) / 2;
  if (shorter > 128) eighths = 80 + (shorter - 128) / 8;
  if (shorter > 512) eighths = 128 + (shorter - 512) / 16;
  return std::max(a_count, b_count) * eighths / 8 + 1;
}

namespace {

// mpn_mul for operands of at most kMultiplyBlock limbs, the longer one first.
Result<void> multiply_block(Vm& vm, Limb* result, const Limb* a, uint32_t a_count, const Limb* b,
                            uint32_t b_count) {
  TRY(vm.meter.charge(multiply_cost(a_count, b_count)));
  if (a == b && a_count == b_count) {
    mpn::sqr(result, a, a_count);
  } else {
    mpn::mul(result, a, a_count, b, b_count);
  }
  return {};
}

// |a - b|, where a has `count` limbs and b has `b_count` <= count. Returns whether a < b.
Result<bool> subtract_absolute(Vm& vm, Limb* result, const Limb* a, uint32_t count, const Limb* b,
                               uint32_t b_count) {
  uint32_t a_used = trim(a, count);
  uint32_t b_used = trim(b, b_count);
  bool less = a_used < b_used;
  if (a_used == b_used) less = TRY(compare(vm, a, b, b_used)) < 0;
  if (!less) {
    TRY(subtract(vm, result, a, count, b, b_count));
    return false;
  }
  // a < b, so all limbs of a above b are zero.
  TRY(subtract(vm, result, b, b_count, a, std::min(count, b_count)));
  TRY(clear(vm, result + b_count, count - b_count));
  return true;
}

// The limbs of scratch memory that karatsuba needs: 2 * (half + 1) for each level.
uint64_t karatsuba_scratch(uint64_t count) { return 2 * count + 256; }

// Both operands have `count` limbs. The recursion is at most as deep as count has bits: 28.
Result<void> karatsuba(Vm& vm, Limb* result, const Limb* a, const Limb* b, uint32_t count,
                       Limb* scratch) {
  if (count <= kMultiplyBlock) return multiply_block(vm, result, a, count, b, count);
  uint32_t half = (count + 1) / 2;
  uint32_t rest = count - half;
  // Compute (a0 - a1)(b0 - b1) first, with the differences in the memory of the result.
  Limb* a_difference = result;
  Limb* b_difference = a == b ? result : result + half;
  bool negative = TRY(subtract_absolute(vm, a_difference, a, half, a + half, rest));
  if (a == b) {
    negative = false;
  } else {
    negative ^= TRY(subtract_absolute(vm, b_difference, b, half, b + half, rest));
  }
  Limb* middle = scratch;  // 2 * half + 1 limbs
  Limb* deeper = scratch + 2 * half + 2;
  TRY(karatsuba(vm, middle, a_difference, b_difference, half, deeper));
  TRY(karatsuba(vm, result, a, b, half, deeper));
  TRY(karatsuba(vm, result + 2 * half, a + half, b + half, rest, deeper));
  // a0*b1 + a1*b0 = a0*b0 + a1*b1 - (a0 - a1)(b0 - b1)
  Limb top;
  if (negative) {
    top = TRY(add(vm, middle, middle, 2 * half, result, 2 * half));
  } else {
    // The intermediate value may be negative. `top` then wraps, and the next addition corrects it.
    top = 0 - TRY(subtract(vm, middle, result, 2 * half, middle, 2 * half));
  }
  top += TRY(add(vm, middle, middle, 2 * half, result + 2 * half, 2 * rest));
  middle[2 * half] = top;
  uint32_t middle_count = trim(middle, 2 * half + 1);
  TRY(add(vm, result + half, result + half, 2 * count - half, middle, middle_count));
  return {};
}

}  // namespace

Result<void> multiply(Workspace& workspace, Limb* result, const Limb* a, uint32_t a_count,
                      const Limb* b, uint32_t b_count) {
  Vm& vm = workspace.vm();
  if (a_count < b_count) {
    std::swap(a, b);
    std::swap(a_count, b_count);
  }
  if (b_count == 0) return clear(vm, result, a_count);
  if (HOGNOSE_LIKELY(a_count <= kMultiplyBlock)) {
    return multiply_block(vm, result, a, a_count, b, b_count);
  }
  if (b_count == 1) {
    result[a_count] = TRY(multiply_limb(vm, result, a, a_count, b[0]));
    return {};
  }
  if (a_count == b_count) {
    Limb* scratch = TRY(workspace.take(karatsuba_scratch(a_count)));
    return karatsuba(vm, result, a, b, a_count, scratch);
  }
  // Split the longer operand into pieces as long as the shorter operand or a block. The high half
  // of each product is where the sum for the next piece starts.
  uint32_t piece = std::max(b_count, kMultiplyBlock);
  uint64_t scratch_count = uint64_t{piece} + b_count;
  uint64_t deeper_count = b_count > kMultiplyBlock ? karatsuba_scratch(b_count) : 0;
  Limb* scratch = TRY(workspace.take(scratch_count + deeper_count));
  for (uint32_t start = 0; start < a_count; start += piece) {
    uint32_t length = std::min(piece, a_count - start);
    Limb* product = start == 0 ? result : scratch;
    if (piece == kMultiplyBlock) {
      if (length >= b_count) {
        TRY(multiply_block(vm, product, a + start, length, b, b_count));
      } else {
        TRY(multiply_block(vm, product, b, b_count, a + start, length));
      }
    } else if (length == b_count) {
      TRY(karatsuba(vm, product, a + start, b, b_count, scratch + scratch_count));
    } else {
      // The last piece is shorter than the other operand, which is larger than a block. This
      // recurses with a shorter operand each time, like Euclid's algorithm. The depth is
      // logarithmic: after two such steps the remainder is less than half.
      Workspace inner(vm);
      TRY(multiply(inner, product, b, b_count, a + start, length));
    }
    if (start == 0) continue;
    // result[start .. start + b_count) holds the high part so far; above it nothing is written yet.
    Limb carry = TRY(add(vm, result + start, product, length + b_count, result + start, b_count));
    (void)carry;  // the product fits
  }
  return {};
}

// --- division

namespace {

// A division that is spread over blocks. The divisor is normalized (its highest bit is set), and
// the remainder overwrites the dividend. After Burnikel and Ziegler, and Brent and Zimmermann,
// Modern Computer Arithmetic, algorithm 1.8.
class Division {
 public:
  Division(Vm& vm, const Limb* divisor, uint32_t count, Limb* scratch)
      : workspace_(vm), divisor_(divisor), count_(count), scratch_(scratch) {}

  // Divides {a, n + m} by the top n limbs of the divisor (m <= n). Returns limb m of the quotient,
  // which is 0 or 1. The remainder is in {a, n}. The recursion is at most as deep as n has bits.
  Result<Limb> divide(Limb* quotient, Limb* a, uint32_t n, uint32_t m) {
    Vm& vm = workspace_.vm();
    const Limb* b = divisor_ + (count_ - n);
    if (n <= kDivideBlock) {
      TRY(vm.meter.charge(5 * multiply_cost(n, m) / 2));
      mpn::tdiv_qr(scratch_, a, a, n + m, b, n);
      std::memcpy(quotient, scratch_, m * sizeof(Limb));
      return scratch_[m];
    }
    if (m <= n / 2) return divide_cut(quotient, a, n, m, n - m);
    uint32_t low = m / 2;
    Limb top = TRY(divide_cut(quotient + low, a + low, n, m - low, low));
    TRY(divide_cut(quotient, a, n, low, low));
    return top;
  }

 private:
  // Like divide, but divides by the top n - cut limbs and then corrects the quotient. Because the
  // divisor is normalized, this takes at most a few steps.
  Result<Limb> divide_cut(Limb* quotient, Limb* a, uint32_t n, uint32_t m, uint32_t cut) {
    Vm& vm = workspace_.vm();
    const Limb* b = divisor_ + (count_ - n);
    Limb top = TRY(divide(quotient, a + cut, n - cut, m));
    // {a, n} is still too large by the product of the quotient and the low part of the divisor.
    Limb* product = scratch_;
    TRY(multiply(workspace_, product, b, cut, quotient, m));
    Limb borrow = TRY(subtract(vm, a, a, n, product, cut + m));
    if (top != 0) borrow += TRY(subtract(vm, a + m, a + m, n - m, b, cut));
    while (borrow != 0) {
      TRY(vm.meter.charge(1));
      top -= mpn_sub_1(quotient, quotient, m, 1);
      borrow -= TRY(add(vm, a, a, n, b, n));
    }
    return top;
  }

  Workspace workspace_;
  const Limb* divisor_;
  uint32_t count_;
  Limb* scratch_;  // count + 1 limbs
};

// Division by a short divisor. The dividend is processed in blocks from the top; the remainder so
// far is above each block.
Result<void> divide_by_short(Vm& vm, Limb* quotient, Limb* remainder, const Limb* a,
                             uint32_t a_count, const Limb* b, uint32_t b_count) {
  uint32_t piece = b_count < 32 ? kLinearBlock : b_count < 256 ? 4096 : 2048;
  piece = std::min(piece, a_count);
  Limb* window = TRY(make_scratch(vm, uint64_t{piece} + b_count + piece + 1));
  Limb* window_quotient = window + piece + b_count;
  Limb* high = window + piece;  // the remainder so far, b_count limbs
  uint32_t left = a_count - b_count;
  std::memcpy(high, a + left, b_count * sizeof(Limb));
  // The first quotient may have one limb more, if the remainder so far is at least the divisor.
  Limb top = 0;
  if (mpn_cmp(high, b, b_count) >= 0) {
    TRY(vm.meter.charge(multiply_cost(b_count, 1)));
    mpn::tdiv_qr(window_quotient, high, high, b_count, b, b_count);
    top = window_quotient[0];
  }
  quotient[left] = top;
  while (left != 0) {
    uint32_t length = std::min(piece, left);
    TRY(vm.meter.charge(5 * multiply_cost(length, b_count) / 2));
    left -= length;
    Limb* start = high - length;
    std::memcpy(start, a + left, length * sizeof(Limb));
    mpn::tdiv_qr(window_quotient, start, start, length + b_count, b, b_count);
    std::memcpy(quotient + left, window_quotient, length * sizeof(Limb));
    std::memmove(high, start, b_count * sizeof(Limb));
  }
  std::memcpy(remainder, high, b_count * sizeof(Limb));
  return {};
}

}  // namespace

Result<Limb> divide_limb(Vm& vm, Limb* quotient, const Limb* a, uint32_t count, Limb b) {
  TRY(vm.meter.charge(uint64_t{count} * 2));
  if (quotient == nullptr) return mpn::mod_1(a, count, b);
  return mpn::divrem_1(quotient, a, count, b);
}

Result<void> divide(Vm& vm, Limb* quotient, Limb* remainder, const Limb* a, uint32_t a_count,
                    const Limb* b, uint32_t b_count) {
  if (HOGNOSE_LIKELY(a_count <= 2 * kDivideBlock && b_count <= kDivideBlock)) {
    TRY(vm.meter.charge(5 * multiply_cost(a_count - b_count + 1, b_count) / 2));
    mpn::tdiv_qr(quotient, remainder, a, a_count, b, b_count);
    return {};
  }
  if (b_count <= kDivideBlock) {
    return divide_by_short(vm, quotient, remainder, a, a_count, b, b_count);
  }
  // One block of memory: the normalized divisor, the dividend with one more limb, and scratch
  // memory.
  uint64_t total = uint64_t{b_count} + a_count + 1 + b_count + 1;
  Limb* divisor = TRY(make_scratch(vm, total));
  Limb* dividend = divisor + b_count;
  Limb* scratch = dividend + a_count + 1;
  unsigned shift = static_cast<unsigned>(__builtin_clzll(b[b_count - 1]));
  TRY(shift_left(vm, divisor, b, b_count, shift));
  dividend[a_count] = TRY(shift_left(vm, dividend, a, a_count, shift));
  Division division(vm, divisor, b_count, scratch);
  // Compute the quotient in pieces of at most b_count limbs from the top. The top b_count limbs of
  // each window are less than the divisor, so no piece needs one more limb.
  uint32_t left = a_count + 1 - b_count;
  while (left != 0) {
    uint32_t length = left % b_count != 0 ? left % b_count : b_count;
    left -= length;
    TRY(division.divide(quotient + left, dividend + left, b_count, length));
  }
  return shift_right(vm, remainder, dividend, b_count, shift);
}

}  // namespace hognose::limbs
