// Big ints: power, power modulo, inverse, greatest common divisor and square root.
//
// Each multiplication and division charges its own work. That also pays for the loops over the bits
// of an exponent.
#include <gmp.h>

#include <algorithm>
#include <cmath>

#include "objects/core/make.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/mpn.h"

namespace hognose {

using limbs::kLimbBits;
using limbs::Limb;

namespace {

uint64_t trailing_zeros(const Limb* a) {
  uint64_t bits = 0;
  while (*a == 0) {
    ++a;
    bits += kLimbBits;
  }
  return bits + static_cast<unsigned>(__builtin_ctzll(*a));
}

bool test_bit(const Limb* a, uint64_t bit) {
  return (a[bit / kLimbBits] >> (bit % kLimbBits) & 1) != 0;
}

}  // namespace

Result<Value> big_power(Vm& vm, const IntView& base, uint64_t exponent) {
  if (exponent == 0) return Value::from_small_int(1);
  if (base.count == 0) return Value::from_small_int(0);
  bool negative = base.negative && (exponent & 1) != 0;
  // base = odd * 2**zeros: compute the power of the odd part, then shift.
  uint64_t zeros = trailing_zeros(base.limbs);
  Value odd = TRY(big_shift_right(vm, base, zeros));
  Value odd_magnitude = TRY(int_absolute(vm, odd));
  IntView magnitude(vm, odd_magnitude);
  uint64_t odd_bits = limbs::bit_length(magnitude.limbs, magnitude.count);
  // The minimum size of the result; check it before any work.
  unsigned __int128 least = static_cast<unsigned __int128>(odd_bits - 1 + zeros) * exponent;
  if (least / 8 > vm.meter.memory_limit()) return vm.raise(TypeId::MemoryError, "");
  uint64_t shift = zeros * exponent;
  uint64_t room = 1;
  if (odd_bits > 1) room += (odd_bits * exponent + kLimbBits - 1) / kLimbBits;
  if (room > IntView::kMaximumLimbs) return vm.raise(TypeId::MemoryError, "");

  // Alternate between two buffers: a square cannot be computed in place.
  Limb* power = TRY(limbs::make_scratch(vm, room));
  uint32_t count = magnitude.count;
  std::copy_n(magnitude.limbs, std::min<uint64_t>(count, room), power);
  if (odd_bits > 1) {
    Limb* other = TRY(limbs::make_scratch(vm, room));
    limbs::Workspace workspace(vm);
    for (unsigned bit = 63 - static_cast<unsigned>(__builtin_clzll(exponent)); bit-- > 0;) {
      TRY(limbs::multiply(workspace, other, power, count, power, count));
      count = limbs::trim(other, 2 * count);
      std::swap(power, other);
      if ((exponent >> bit & 1) == 0) continue;
      if (magnitude.count == 1) {
        Limb carry = TRY(limbs::multiply_limb(vm, power, power, count, magnitude.limbs[0]));
        if (carry != 0) power[count++] = carry;
        continue;
      }
      TRY(limbs::multiply(workspace, other, power, count, magnitude.limbs, magnitude.count));
      count = limbs::trim(other, count + magnitude.count);
      std::swap(power, other);
    }
  }
  uint64_t whole = shift / kLimbBits;
  BigInt* cell = TRY(make_big_int_room(vm, whole + count + 1));
  cell->limbs[whole + count] =
      TRY(limbs::shift_left(vm, cell->limbs.from(whole), power, count, shift % kLimbBits));
  return finish_big_int(vm, cell, static_cast<uint32_t>(whole + count + 1), negative);
}

// --- power modulo

namespace {

Limb multiply_modulo(Limb a, Limb b, Limb modulus) {
  return static_cast<Limb>(static_cast<unsigned __int128>(a) * b % modulus);
}

Result<Limb> power_modulo_limb(Vm& vm, Limb base, const IntView& exponent, Limb modulus) {
  Limb result = 1 % modulus;
  for (uint64_t bit = limbs::bit_length(exponent.limbs, exponent.count); bit-- > 0;) {
    if (bit % 16 == 0) TRY(vm.meter.charge(64));
    result = multiply_modulo(result, result, modulus);
    if (test_bit(exponent.limbs, bit)) result = multiply_modulo(result, base, modulus);
  }
  return result;
}

// Powers modulo a modulus of more than one limb. All numbers share one block of scratch memory.
class ModularPower {
 public:
  ModularPower(Vm& vm, const IntView& modulus) : vm_(vm), workspace_(vm), modulus_(modulus) {}

  // `base` has as many limbs as the modulus and is less than it. Returns the limbs of the result.
  Result<Limb*> run(const Limb* base, const IntView& exponent) {
    uint64_t n = modulus_.count;
    uint64_t bits = limbs::bit_length(exponent.limbs, exponent.count);
    unsigned window = bits > 240 ? 5 : bits > 80 ? 4 : bits > 24 ? 3 : 1;
    // The memory holds the odd powers of the base below base**(2**window), the product, its
    // quotient and the result.
    uint64_t odd_powers = uint64_t{1} << (window - 1);
    Limb* memory = TRY(limbs::make_scratch(vm_, odd_powers * n + 2 * n + (n + 1) + n));
    Limb* powers = memory;
    product_ = powers + odd_powers * n;
    quotient_ = product_ + 2 * n;
    Limb* result = quotient_ + n + 1;

    TRY(limbs::copy(vm_, powers, base, modulus_.count));
    if (odd_powers > 1) {
      TRY(multiply(result, base, base));
      for (uint64_t i = 1; i < odd_powers; ++i) {
        TRY(multiply(powers + i * n, powers + (i - 1) * n, result));
      }
    }
    // From the top bit down. A window begins and ends with a one; a zero between windows only
    // squares.
    bool is_one = true;
    while (bits > 0) {
      if (!test_bit(exponent.limbs, bits - 1)) {
        --bits;
        if (!is_one) TRY(multiply(result, result, result));
        TRY(vm_.meter.charge(1));
        continue;
      }
      uint64_t low = bits > window ? bits - window : 0;
      while (!test_bit(exponent.limbs, low)) ++low;
      uint64_t digit = 0;
      while (bits > low) {
        --bits;
        digit = digit << 1 | (test_bit(exponent.limbs, bits) ? 1 : 0);
        if (!is_one) TRY(multiply(result, result, result));
      }
      const Limb* factor = powers + (digit >> 1) * n;
      if (is_one) {
        TRY(limbs::copy(vm_, result, factor, modulus_.count));
        is_one = false;
      } else {
        TRY(multiply(result, result, factor));
      }
    }
    if (is_one) result[0] = 1;  // the exponent is zero and the modulus is larger than 1
    return result;
  }

 private:
  // result = a * b modulo the modulus. `result` may be an operand.
  Result<void> multiply(Limb* result, const Limb* a, const Limb* b) {
    uint32_t n = modulus_.count;
    TRY(limbs::multiply(workspace_, product_, a, n, b, n));
    return limbs::divide(vm_, quotient_, result, product_, 2 * n, modulus_.limbs, n);
  }

  Vm& vm_;
  limbs::Workspace workspace_;
  const IntView& modulus_;
  Limb* product_ = nullptr;
  Limb* quotient_ = nullptr;
};

// Reduces `base` modulo |modulus|.
Result<Value> reduce(Vm& vm, const IntView& base, const IntView& modulus) {
  Value positive = TRY(make_int_from_limbs(vm, modulus.limbs, modulus.count, false));
  Value remainder;
  TRY(big_divide(vm, base, IntView(vm, positive), nullptr, &remainder));
  return remainder;
}

}  // namespace

Result<Value> big_power_modulo(Vm& vm, const IntView& base, const IntView& exponent,
                               const IntView& modulus) {
  Value reduced = TRY(reduce(vm, base, modulus));
  IntView view(vm, reduced);
  Value result;
  if (modulus.count == 1) {
    Limb residue =
        TRY(power_modulo_limb(vm, view.count == 0 ? 0 : view.limbs[0], exponent, modulus.limbs[0]));
    result = TRY(make_int_unsigned(vm, residue));
  } else {
    Limb* padded = TRY(limbs::make_scratch(vm, modulus.count));
    TRY(limbs::copy(vm, padded, view.limbs, view.count));
    ModularPower power(vm, modulus);
    Limb* residue = TRY(power.run(padded, exponent));
    result = TRY(make_int_from_limbs(vm, residue, modulus.count, false));
  }
  if (modulus.negative && !int_is_zero(vm, result)) {
    return big_add(vm, IntView(vm, result), modulus);
  }
  return result;
}

// --- divisors

namespace {

// The largest operands for one call of mpn_gcd and mpn_gcdext. For larger ones, Euclid's algorithm
// reduces them in charged steps.
constexpr uint32_t kDivisorBlock = 256;

uint64_t divisor_cost(uint64_t count) { return count * count + count * 30 + 10; }

// Both have at most kDivisorBlock limbs, and 0 <= base < modulus.
Result<Value> inverse_block(Vm& vm, const IntView& base, const IntView& modulus) {
  uint32_t n = modulus.count;
  TRY(vm.meter.charge(divisor_cost(n)));
  Limb* u = TRY(limbs::make_scratch(vm, uint64_t{4} * (n + 2)));
  Limb* v = u + n + 2;
  Limb* divisor = v + n + 2;
  Limb* cofactor = divisor + n + 2;
  // Use base + modulus instead of base, so that the first operand is the longer one.
  std::copy_n(base.limbs, base.count, u);
  std::copy_n(modulus.limbs, n, v);
  u[n] = mpn::add_n(u, u, v, n);
  mp_size_t u_count = u[n] != 0 ? n + 1 : n;
  mp_size_t cofactor_count = 0;
  mp_size_t divisor_count = on_foreign_stack(
      [&] { return mpn_gcdext(divisor, cofactor, &cofactor_count, u, u_count, v, n); });
  if (divisor_count != 1 || divisor[0] != 1) return Value::undefined();
  bool negative = cofactor_count < 0;
  uint32_t count = static_cast<uint32_t>(negative ? -cofactor_count : cofactor_count);
  Value inverse = TRY(make_int_from_limbs(vm, cofactor, count, negative));
  return reduce(vm, IntView(vm, inverse), modulus);
}

}  // namespace

Result<Value> big_inverse_modulo(Vm& vm, const IntView& base, const IntView& modulus) {
  Value reduced = TRY(reduce(vm, base, modulus));
  if (modulus.count == 1 && modulus.limbs[0] == 1) return Value::from_small_int(0);
  if (int_is_zero(vm, reduced)) return Value::undefined();
  if (modulus.count <= kDivisorBlock) return inverse_block(vm, IntView(vm, reduced), modulus);
  // Euclid's extended algorithm. Invariant: previous * base == before (modulo the modulus).
  Value before = TRY(make_int_from_limbs(vm, modulus.limbs, modulus.count, false));
  Value now = reduced;
  Value previous = Value::from_small_int(0);
  Value cofactor = Value::from_small_int(1);
  while (!int_is_zero(vm, now)) {
    Value quotient, remainder;
    TRY(big_divide(vm, IntView(vm, before), IntView(vm, now), &quotient, &remainder));
    before = now;
    now = remainder;
    Value product = TRY(int_binary(vm, BinaryOperator::Multiply, quotient, cofactor));
    Value next = TRY(int_binary(vm, BinaryOperator::Subtract, previous, product));
    previous = cofactor;
    cofactor = next;
  }
  if (before != Value::from_small_int(1)) return Value::undefined();
  return reduce(vm, IntView(vm, previous), modulus);
}

namespace {

uint64_t gcd_of_limbs(uint64_t a, uint64_t b) {
  while (b != 0) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

// a.count >= b.count >= 1, at most kDivisorBlock limbs.
Result<Value> gcd_block(Vm& vm, const IntView& a, const IntView& b) {
  TRY(vm.meter.charge(divisor_cost(a.count)));
  Limb* u = TRY(limbs::make_scratch(vm, uint64_t{3} * a.count));
  Limb* v = u + a.count;
  Limb* divisor = v + a.count;
  // mpn_gcd needs an odd operand: divide b by its powers of two, then multiply the result by the
  // common ones.
  uint64_t a_zeros = trailing_zeros(a.limbs);
  uint64_t b_zeros = trailing_zeros(b.limbs);
  std::copy_n(a.limbs, a.count, u);
  TRY(limbs::copy(vm, v, b.limbs, b.count));
  uint32_t v_skip = static_cast<uint32_t>(b_zeros / kLimbBits);
  uint32_t v_count = b.count - v_skip;
  TRY(limbs::shift_right(vm, v, b.limbs + v_skip, v_count, b_zeros % kLimbBits));
  v_count = limbs::trim(v, v_count);
  mp_size_t count = on_foreign_stack([&] { return mpn_gcd(divisor, u, a.count, v, v_count); });
  Value odd = TRY(make_int_from_limbs(vm, divisor, static_cast<uint32_t>(count), false));
  return big_shift_left(vm, IntView(vm, odd), std::min(a_zeros, b_zeros));
}

}  // namespace

Result<Value> int_gcd(Vm& vm, Value left, Value right) {
  Value a = TRY(int_absolute(vm, left));
  Value b = TRY(int_absolute(vm, right));
  if (TRY(int_compare(vm, a, b)) < 0) std::swap(a, b);
  while (!int_is_zero(vm, b)) {
    IntView a_view(vm, a);
    IntView b_view(vm, b);
    if (a_view.count == 1) {
      return make_int_unsigned(vm, gcd_of_limbs(a_view.limbs[0], b_view.limbs[0]));
    }
    if (a_view.count <= kDivisorBlock) return gcd_block(vm, a_view, b_view);
    Value remainder;
    TRY(big_divide(vm, a_view, b_view, nullptr, &remainder));
    a = b;
    b = remainder;
  }
  return a;
}

// --- square root

Result<Value> int_square_root(Vm& vm, Value value) {
  constexpr uint32_t kRootBlock = 512;
  IntView n(vm, value);
  if (n.count == 0) return Value::from_small_int(0);
  if (n.count <= kRootBlock) {
    TRY(vm.meter.charge(3 * limbs::multiply_cost(n.count, n.count)));
    Limb root[kRootBlock / 2 + 1] = {};
    HOGNOSE_CHECK(n.limbs[n.count - 1] != 0);  // GMP looks it up in a table
    on_foreign_stack([&] { mpn_sqrtrem(root, nullptr, n.limbs, n.count); });
    return make_int_from_limbs(vm, root, (n.count + 1) / 2, false);
  }
  // Newton's method; the precision doubles at each step. The root of the top 2*precision bits,
  // which is at most one too large, gives the root of twice as many bits.
  uint64_t bits = (limbs::bit_length(n.limbs, n.count) - 1) / 2;
  unsigned step = 63 - static_cast<unsigned>(__builtin_clzll(bits)) + 1;
  Value root = Value::from_small_int(1);
  uint64_t precision = 0;
  while (step-- > 0) {
    uint64_t previous = precision;
    precision = bits >> step;
    Value dividend = TRY(big_shift_right(vm, n, 2 * bits - previous - precision + 1));
    Value quotient;
    TRY(big_divide(vm, IntView(vm, dividend), IntView(vm, root), &quotient, nullptr));
    Value scaled = TRY(big_shift_left(vm, IntView(vm, root), precision - previous - 1));
    root = TRY(int_binary(vm, BinaryOperator::Add, scaled, quotient));
  }
  Value square = TRY(int_binary(vm, BinaryOperator::Multiply, root, root));
  if (TRY(int_compare(vm, square, value)) > 0) {
    return int_binary(vm, BinaryOperator::Subtract, root, Value::from_small_int(1));
  }
  return root;
}

}  // namespace hognose
