// Big ints: from making and addition to comparison and hashes. Powers, roots and divisors are in
// big_int_power.cpp, digits in big_int_text.cpp.
#include "objects/numbers/big_int.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "objects/core/make.h"

namespace hognose {

using limbs::kLimbBits;
using limbs::Limb;

// --- making

Result<BigInt*> make_big_int_room(Vm& vm, uint64_t count) {
  if (HOGNOSE_UNLIKELY(count > IntView::kMaximumLimbs)) return vm.raise(TypeId::MemoryError, "");
  // The code that fills the cell charges for that. Only zeroing the fresh cell is charged here.
  if (count > 64) TRY(vm.meter.charge(count / 8));
  return vm.make<BigInt>(TypeId::Int, static_cast<size_t>(count) * sizeof(Limb));
}

Value finish_big_int(Vm& vm, BigInt* cell, uint32_t count, bool negative) {
  count = limbs::trim_paced(vm, cell->limbs.data(), count);
  if (count <= 1) {
    Limb magnitude = count == 0 ? 0 : cell->limbs[0];
    if (magnitude <= static_cast<Limb>(Value::kIntegerMaximum) + (negative ? 1 : 0)) {
      int64_t number = static_cast<int64_t>(magnitude);
      return Value::from_small_int(negative ? -number : number);
    }
  }
  cell->size_and_sign = count << 1 | (negative ? 1 : 0);
  return Value::from_cell(cell);
}

Result<Value> make_int_from_limbs(Vm& vm, const Limb* source, uint32_t count, bool negative) {
  count = limbs::trim_paced(vm, source, count);
  BigInt* cell = TRY(make_big_int_room(vm, count));
  TRY(limbs::copy(vm, cell->limbs.data(), source, count));
  return finish_big_int(vm, cell, count, negative);
}

Result<Value> make_int_wide(Vm& vm, unsigned __int128 magnitude, bool negative) {
  Limb most = static_cast<Limb>(Value::kIntegerMaximum) + (negative ? 1 : 0);
  if (HOGNOSE_LIKELY(magnitude <= most)) {
    int64_t number = static_cast<int64_t>(magnitude);
    return Value::from_small_int(negative ? -number : number);
  }
  Limb high = static_cast<Limb>(magnitude >> kLimbBits);
  uint32_t count = high != 0 ? 2 : 1;
  BigInt* cell = TRY(vm.make<BigInt>(TypeId::Int, count * sizeof(Limb)));
  cell->limbs[0] = static_cast<Limb>(magnitude);
  if (high != 0) cell->limbs[1] = high;
  cell->size_and_sign = count << 1 | (negative ? 1 : 0);
  return Value::from_cell(cell);
}

Result<Value> make_int(Vm& vm, int64_t number) {
  if (HOGNOSE_LIKELY(Value::fits_small_int(number))) return Value::from_small_int(number);
  BigInt* cell = TRY(vm.make<BigInt>(TypeId::Int, sizeof(Limb)));
  bool negative = number < 0;
  cell->limbs[0] = negative ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
  cell->size_and_sign = 1 << 1 | (negative ? 1 : 0);
  return Value::from_cell(cell);
}

Result<Value> make_int_unsigned(Vm& vm, uint64_t number) {
  return make_int_wide(vm, number, false);
}

Result<Value> make_int_from_double(Vm& vm, double number) {
  if (number > -0x1p62 && number < 0x1p62) return make_int(vm, static_cast<int64_t>(number));
  if (!std::isfinite(number)) {
    if (std::isnan(number)) {
      return vm.raise(TypeId::ValueError, "cannot convert float NaN to integer");
    }
    return vm.raise(TypeId::OverflowError, "cannot convert float infinity to integer");
  }
  int exponent;
  double fraction = std::frexp(std::fabs(number), &exponent);
  // 53 bits, then zeros: the number is an integer.
  Limb mantissa = static_cast<Limb>(std::ldexp(fraction, 53));
  IntView view(static_cast<int64_t>(mantissa));
  Value magnitude = TRY(big_shift_left(vm, view, static_cast<uint64_t>(exponent - 53)));
  return number < 0 ? int_negative(vm, magnitude) : magnitude;
}

Result<Value> exact_int(Vm& vm, Value value) {
  if (value.is_small_int() || vm.is_exactly(value, TypeId::Int)) return value;
  IntView view(vm, value);
  return make_int_from_limbs(vm, view.limbs, view.count, view.negative);
}

// --- addition and multiplication

namespace {

Result<Value> add_magnitudes(Vm& vm, const IntView& a, const IntView& b, bool negative) {
  const IntView& longer = a.count >= b.count ? a : b;
  const IntView& shorter = a.count >= b.count ? b : a;
  BigInt* cell = TRY(make_big_int_room(vm, uint64_t{longer.count} + 1));
  Limb carry = TRY(
      limbs::add(vm, cell->limbs.data(), longer.limbs, longer.count, shorter.limbs, shorter.count));
  cell->limbs[longer.count] = carry;
  return finish_big_int(vm, cell, longer.count + 1, negative);
}

Result<int> compare_magnitudes(Vm& vm, const IntView& a, const IntView& b) {
  if (a.count != b.count) return a.count < b.count ? -1 : 1;
  return limbs::compare(vm, a.limbs, b.limbs, a.count);
}

// |a| - |b|. Negative if `negative` xor |a| < |b|.
Result<Value> subtract_magnitudes(Vm& vm, const IntView& a, const IntView& b, bool negative) {
  int order = TRY(compare_magnitudes(vm, a, b));
  if (order == 0) return Value::from_small_int(0);
  const IntView& larger = order > 0 ? a : b;
  const IntView& smaller = order > 0 ? b : a;
  BigInt* cell = TRY(make_big_int_room(vm, larger.count));
  TRY(limbs::subtract(vm, cell->limbs.data(), larger.limbs, larger.count, smaller.limbs,
                      smaller.count));
  return finish_big_int(vm, cell, larger.count, negative != (order < 0));
}

}  // namespace

Result<Value> big_add(Vm& vm, const IntView& a, const IntView& b) {
  if (a.negative == b.negative) return add_magnitudes(vm, a, b, a.negative);
  return subtract_magnitudes(vm, a, b, a.negative);
}

Result<Value> big_subtract(Vm& vm, const IntView& a, const IntView& b) {
  if (a.negative != b.negative) return add_magnitudes(vm, a, b, a.negative);
  return subtract_magnitudes(vm, a, b, a.negative);
}

Result<Value> big_multiply(Vm& vm, const IntView& a, const IntView& b) {
  if (a.count == 0 || b.count == 0) return Value::from_small_int(0);
  bool negative = a.negative != b.negative;
  if (a.count == 1 && b.count == 1) {
    return make_int_wide(vm, static_cast<unsigned __int128>(a.limbs[0]) * b.limbs[0], negative);
  }
  uint64_t count = uint64_t{a.count} + b.count;
  BigInt* cell = TRY(make_big_int_room(vm, count));
  limbs::Workspace workspace(vm);
  TRY(limbs::multiply(workspace, cell->limbs.data(), a.limbs, a.count, b.limbs, b.count));
  return finish_big_int(vm, cell, static_cast<uint32_t>(count), negative);
}

Result<Value> big_negate(Vm& vm, const IntView& a) {
  return make_int_from_limbs(vm, a.limbs, a.count, !a.negative);
}

// --- division

namespace {

// Divides by a divisor of one limb. The remainder needs no cell, nor does the quotient if it is not
// wanted.
Result<void> divide_by_limb(Vm& vm, const IntView& a, const IntView& b, Value* quotient,
                            Value* remainder) {
  bool negative = a.negative != b.negative;
  Limb divisor = b.limbs[0];
  BigInt* cell = nullptr;
  if (quotient != nullptr) cell = TRY(make_big_int_room(vm, uint64_t{a.count} + 1));
  Limb* limbs = cell == nullptr ? nullptr : cell->limbs.data();
  Limb rest = a.count == 0 ? 0 : TRY(limbs::divide_limb(vm, limbs, a.limbs, a.count, divisor));
  if (negative && rest != 0) {
    const Limb one = 1;
    if (cell != nullptr) TRY(limbs::add(vm, limbs, limbs, a.count + 1, &one, 1));
    rest = divisor - rest;
  }
  if (quotient != nullptr) *quotient = finish_big_int(vm, cell, a.count + 1, negative);
  if (remainder != nullptr) *remainder = TRY(make_int_wide(vm, rest, b.negative));
  return {};
}

}  // namespace

Result<void> big_divide(Vm& vm, const IntView& a, const IntView& b, Value* quotient,
                        Value* remainder) {
  if (b.count == 1 && a.count <= limbs::kLinearBlock) {
    return divide_by_limb(vm, a, b, quotient, remainder);
  }
  bool negative = a.negative != b.negative;
  BigInt* quotient_cell = nullptr;
  BigInt* remainder_cell;
  uint32_t quotient_count = 1;
  if (a.count < b.count) {
    // The quotient is 0, or -1 after the correction below.
    quotient_cell = TRY(make_big_int_room(vm, 1));
    remainder_cell = TRY(make_big_int_room(vm, b.count));
    TRY(limbs::copy(vm, remainder_cell->limbs.data(), a.limbs, a.count));
  } else {
    // One limb more than the division writes, because the correction may carry.
    quotient_count = a.count - b.count + 2;
    quotient_cell = TRY(make_big_int_room(vm, quotient_count));
    remainder_cell = TRY(make_big_int_room(vm, b.count));
    TRY(limbs::divide(vm, quotient_cell->limbs.data(), remainder_cell->limbs.data(), a.limbs,
                      a.count, b.limbs, b.count));
  }
  if (negative && limbs::trim(remainder_cell->limbs.data(), b.count) != 0) {
    // The division rounded towards zero; Python rounds down (reference 6.7).
    if (quotient != nullptr) {
      const Limb one = 1;
      TRY(limbs::add(vm, quotient_cell->limbs.data(), quotient_cell->limbs.data(), quotient_count,
                     &one, 1));
    }
    TRY(limbs::subtract(vm, remainder_cell->limbs.data(), b.limbs, b.count,
                        remainder_cell->limbs.data(), b.count));
  }
  if (quotient != nullptr) *quotient = finish_big_int(vm, quotient_cell, quotient_count, negative);
  if (remainder != nullptr) *remainder = finish_big_int(vm, remainder_cell, b.count, b.negative);
  return {};
}

namespace {

// (top + sticky) * 2**exponent, rounded half to even. `top` has its highest bit set; `sticky`
// stands for nonzero bits below it. Infinite if the number is too large.
double compose_double(Limb top, bool sticky, int64_t exponent) {
  constexpr int64_t kLowestBit = -1074;
  int64_t lowest = std::max(exponent + 64 - 53, kLowestBit);
  int64_t dropped = lowest - exponent;  // at least 11
  if (dropped > 64) return 0;
  Limb kept = dropped == 64 ? 0 : top >> dropped;
  Limb rest = dropped == 64 ? top : top & ((Limb{1} << dropped) - 1);
  Limb half = Limb{1} << (dropped - 1);
  if (rest > half || (rest == half && (sticky || (kept & 1) != 0))) ++kept;
  if (lowest > 1100) return HUGE_VAL;
  return std::ldexp(static_cast<double>(kept), static_cast<int>(lowest));
}

// The highest 64 bits of a nonzero magnitude, shifted to the top of a limb. *below is the number of
// bits below them; it is negative if there are fewer than 64 bits.
Limb top_bits(const Limb* a, uint32_t count, int64_t* below) {
  HOGNOSE_CHECK(count != 0);
  unsigned shift = static_cast<unsigned>(__builtin_clzll(a[count - 1]));
  *below = (static_cast<int64_t>(count) - 1) * kLimbBits - shift;
  Limb top = a[count - 1] << shift;
  if (shift != 0 && count > 1) top |= a[count - 2] >> (kLimbBits - shift);
  return top;
}

}  // namespace

Result<double> big_to_double(Vm& vm, const IntView& a) {
  if (a.count == 0) return 0.0;
  double magnitude;
  if (a.count == 1) {
    magnitude = static_cast<double>(a.limbs[0]);
  } else if (a.count > 16) {
    magnitude = HUGE_VAL;
  } else {
    int64_t below;
    Limb top = top_bits(a.limbs, a.count, &below);
    bool sticky = TRY(limbs::any_bit_below(vm, a.limbs, a.count, static_cast<uint64_t>(below)));
    magnitude = compose_double(top, sticky, below);
  }
  return a.negative ? -magnitude : magnitude;
}

Result<double> int_to_double(Vm& vm, Value value) {
  if (value.is_small_int()) return static_cast<double>(value.small_int());
  double number = TRY(big_to_double(vm, IntView(vm, value)));
  if (std::isinf(number)) {
    return vm.raise(TypeId::OverflowError, "int too large to convert to float");
  }
  return number;
}

Result<double> big_true_divide(Vm& vm, const IntView& a, const IntView& b) {
  bool negative = a.negative != b.negative;
  if (a.count == 0) return negative ? -0.0 : 0.0;
  constexpr Limb kExact = Limb{1} << 53;
  if (a.count == 1 && b.count == 1 && a.limbs[0] <= kExact && b.limbs[0] <= kExact) {
    double magnitude = static_cast<double>(a.limbs[0]) / static_cast<double>(b.limbs[0]);
    return negative ? -magnitude : magnitude;
  }
  int64_t difference = static_cast<int64_t>(limbs::bit_length(a.limbs, a.count)) -
                       static_cast<int64_t>(limbs::bit_length(b.limbs, b.count));
  double magnitude = HUGE_VAL;
  if (difference < -1080) {
    magnitude = 0;
  } else if (difference <= 1025) {
    // Shift the dividend so that the quotient has 65 or 66 bits. For the bits shifted out and for
    // the remainder, it only matters whether they are zero.
    int64_t shift = 65 - difference;
    bool sticky = false;
    const Limb* dividend;
    uint32_t dividend_count;
    uint64_t distance = static_cast<uint64_t>(shift < 0 ? -shift : shift);
    uint32_t whole = static_cast<uint32_t>(distance / kLimbBits);
    unsigned bits = distance % kLimbBits;
    if (shift >= 0) {
      dividend_count = a.count + whole + 1;
      Limb* shifted = TRY(limbs::make_scratch(vm, dividend_count));
      shifted[dividend_count - 1] =
          TRY(limbs::shift_left(vm, shifted + whole, a.limbs, a.count, bits));
      dividend = shifted;
    } else {
      sticky = TRY(limbs::any_bit_below(vm, a.limbs, a.count, distance));
      dividend_count = a.count - whole;
      Limb* shifted = TRY(limbs::make_scratch(vm, dividend_count));
      TRY(limbs::shift_right(vm, shifted, a.limbs + whole, dividend_count, bits));
      dividend = shifted;
    }
    dividend_count = limbs::trim(dividend, dividend_count);
    uint32_t quotient_count = dividend_count - b.count + 1;
    Limb* quotient = TRY(limbs::make_scratch(vm, uint64_t{quotient_count} + b.count));
    Limb* remainder = quotient + quotient_count;
    TRY(limbs::divide(vm, quotient, remainder, dividend, dividend_count, b.limbs, b.count));
    quotient_count = limbs::trim(quotient, quotient_count);
    sticky = sticky || limbs::trim(remainder, b.count) != 0;
    int64_t below;
    Limb top = top_bits(quotient, quotient_count, &below);
    sticky = sticky ||
             TRY(limbs::any_bit_below(vm, quotient, quotient_count, static_cast<uint64_t>(below)));
    magnitude = compose_double(top, sticky, below - shift);
  }
  if (std::isinf(magnitude)) {
    return vm.raise(TypeId::OverflowError, "integer division result too large for a float");
  }
  return negative ? -magnitude : magnitude;
}

// --- shifts and bits

Result<Value> big_shift_left(Vm& vm, const IntView& a, uint64_t bits) {
  if (a.count == 0) return Value::from_small_int(0);
  uint64_t whole = bits / kLimbBits;
  uint64_t count = uint64_t{a.count} + whole + 1;
  BigInt* cell = TRY(make_big_int_room(vm, count));
  cell->limbs[count - 1] =
      TRY(limbs::shift_left(vm, cell->limbs.from(whole), a.limbs, a.count, bits % kLimbBits));
  return finish_big_int(vm, cell, static_cast<uint32_t>(count), a.negative);
}

Result<Value> big_shift_right(Vm& vm, const IntView& a, uint64_t bits) {
  uint64_t whole = bits / kLimbBits;
  if (whole >= a.count) return Value::from_small_int(a.negative ? -1 : 0);
  uint32_t count = a.count - static_cast<uint32_t>(whole);
  BigInt* cell = TRY(make_big_int_room(vm, uint64_t{count} + 1));
  TRY(limbs::shift_right(vm, cell->limbs.data(), a.limbs + whole, count, bits % kLimbBits));
  if (a.negative && TRY(limbs::any_bit_below(vm, a.limbs, a.count, bits))) {
    const Limb one = 1;
    TRY(limbs::add(vm, cell->limbs.data(), cell->limbs.data(), count + 1, &one, 1));
  }
  return finish_big_int(vm, cell, count + 1, a.negative);
}

namespace {

// The limbs of a number in two's complement of infinite width, lowest first.
class TwosComplement {
 public:
  explicit TwosComplement(const IntView& view)
      : limbs_(view.limbs),
        count_(view.count),
        flip_(view.negative ? ~Limb{0} : 0),
        carry_(view.negative ? 1 : 0) {}

  Limb next() {
    Limb limb = (position_ < count_ ? limbs_[position_] : 0) ^ flip_;
    ++position_;
    Limb result = limb + carry_;
    carry_ = result < limb ? 1 : 0;
    return result;
  }

 private:
  const Limb* limbs_;
  uint32_t count_;
  uint32_t position_ = 0;
  Limb flip_;
  Limb carry_;
};

// Combines two non-negative numbers; the result is not negative either. Above the shorter operand,
// "and" yields zero bits and the other operations yield the bits of the longer operand.
template <class Operation>
Result<Value> combine_natural(Vm& vm, const IntView& a, const IntView& b, Operation operation) {
  const IntView& longer = a.count >= b.count ? a : b;
  uint32_t shared = std::min(a.count, b.count);
  bool is_and = operation(Limb{0}, Limb{1}) == 0;
  uint32_t count = is_and ? shared : longer.count;
  BigInt* cell = TRY(make_big_int_room(vm, count));
  for (uint32_t start = 0; start < shared; start += limbs::kLinearBlock) {
    uint32_t end = std::min(shared, start + limbs::kLinearBlock);
    TRY(vm.meter.charge((end - start) / 8));
    for (uint32_t i = start; i < end; ++i) cell->limbs[i] = operation(a.limbs[i], b.limbs[i]);
  }
  TRY(limbs::copy(vm, cell->limbs.from(shared), longer.limbs + shared, count - shared));
  return finish_big_int(vm, cell, count, false);
}

template <class Operation>
Result<Value> combine_bits(Vm& vm, const IntView& a, const IntView& b, Operation operation) {
  if (!a.negative && !b.negative) return combine_natural(vm, a, b, operation);
  bool negative = operation(a.negative ? ~Limb{0} : 0, b.negative ? ~Limb{0} : 0) != 0;
  // One limb more: the result -2**(64*n) needs it.
  uint32_t count = std::max(a.count, b.count) + 1;
  BigInt* cell = TRY(make_big_int_room(vm, count));
  TwosComplement left(a);
  TwosComplement right(b);
  Limb carry = negative ? 1 : 0;
  for (uint32_t start = 0; start < count; start += limbs::kLinearBlock) {
    uint32_t end = std::min(count, start + limbs::kLinearBlock);
    TRY(vm.meter.charge((end - start) / 4));
    for (uint32_t i = start; i < end; ++i) {
      Limb limb = operation(left.next(), right.next());
      if (negative) {
        limb = ~limb + carry;
        carry = carry != 0 && limb == 0 ? 1 : 0;
      }
      cell->limbs[i] = limb;
    }
  }
  return finish_big_int(vm, cell, count, negative);
}

}  // namespace

Result<Value> big_bitwise(Vm& vm, BinaryOperator op, const IntView& a, const IntView& b) {
  switch (op) {
    case BinaryOperator::BitAnd:
      return combine_bits(vm, a, b, [](Limb x, Limb y) { return x & y; });
    case BinaryOperator::BitOr: return combine_bits(vm, a, b, [](Limb x, Limb y) { return x | y; });
    default: return combine_bits(vm, a, b, [](Limb x, Limb y) { return x ^ y; });
  }
}

// --- order and hash

Result<int> big_compare(Vm& vm, const IntView& a, const IntView& b) {
  if (a.negative != b.negative) return a.negative ? -1 : 1;
  int order = TRY(compare_magnitudes(vm, a, b));
  return a.negative ? -order : order;
}

Result<int> int_compare(Vm& vm, Value left, Value right) {
  if (both_small_ints(left, right)) {
    return left.bits() < right.bits() ? -1 : left.bits() > right.bits() ? 1 : 0;
  }
  return big_compare(vm, IntView(vm, left), IntView(vm, right));
}

Result<int> int_compare_double(Vm& vm, Value left, double number) {
  IntView view(vm, left);
  // Every int of at most 53 bits is exactly a double.
  if (view.count == 0 || (view.count == 1 && view.limbs[0] <= (Limb{1} << 53))) {
    double exact = view.count == 0 ? 0 : static_cast<double>(view.limbs[0]);
    if (view.negative) exact = -exact;
    return exact < number ? -1 : exact > number ? 1 : 0;
  }
  int sign = view.negative ? -1 : 1;
  if (std::isinf(number)) return number > 0 ? -1 : 1;
  if ((number < 0) != view.negative) return sign;
  int exponent;
  double fraction = std::frexp(std::fabs(number), &exponent);
  int64_t length = static_cast<int64_t>(limbs::bit_length(view.limbs, view.count));
  if (length != exponent) return length > exponent ? sign : -sign;
  // Both have the same bit length, which is above 53. So the double is an integer and its mantissa
  // is the top bits.
  int64_t below;
  Limb top = top_bits(view.limbs, view.count, &below);
  Limb mantissa = static_cast<Limb>(std::ldexp(fraction, 53)) << 11;
  if (top != mantissa) return top > mantissa ? sign : -sign;
  if (below <= 0) return 0;
  bool more = TRY(limbs::any_bit_below(vm, view.limbs, view.count, static_cast<uint64_t>(below)));
  return more ? sign : 0;
}

namespace {

// Hashes are residues modulo this Mersenne prime (reference: "Hashing of numeric types").
constexpr unsigned kHashBits = 61;
constexpr uint64_t kHashModulus = (uint64_t{1} << kHashBits) - 1;

uint64_t signed_hash(uint64_t residue, bool negative) {
  uint64_t hash = negative ? 0 - residue : residue;
  return hash == ~uint64_t{0} ? ~uint64_t{1} : hash;  // -1 is an error code in CPython
}

uint64_t rotate_residue(uint64_t residue, unsigned bits) {
  return ((residue << bits) & kHashModulus) | residue >> (kHashBits - bits);
}

}  // namespace

Result<uint64_t> big_hash(Vm& vm, const IntView& a) {
  uint64_t residue = 0;
  for (uint32_t i = a.count; i-- > 0;) {
    if (i % 64 == 0) TRY(vm.meter.charge(i == 0 ? a.count % 64 / 2 : 32));
    // times 2**64, which equals 2**3 modulo the prime, plus the limb
    residue = rotate_residue(residue, kLimbBits - kHashBits);
    residue += (a.limbs[i] & kHashModulus) + (a.limbs[i] >> kHashBits);
    residue = (residue & kHashModulus) + (residue >> kHashBits);
    if (residue >= kHashModulus) residue -= kHashModulus;
  }
  return signed_hash(residue, a.negative);
}

Result<uint64_t> int_hash(Vm& vm, Value value) {
  if (HOGNOSE_LIKELY(value.is_small_int())) {
    int64_t number = value.small_int();
    return static_cast<uint64_t>(number == -1 ? -2 : number);
  }
  return big_hash(vm, IntView(vm, value));
}

uint64_t double_hash(double number) {
  if (number > -0x1p53 && number < 0x1p53) {
    int64_t whole = static_cast<int64_t>(number);
    if (static_cast<double>(whole) == number) {
      return static_cast<uint64_t>(whole == -1 ? -2 : whole);
    }
  }
  // A NaN is hashed by its identity, which is its payload.
  if (number != number) return std::bit_cast<uint64_t>(number) & ((uint64_t{1} << 51) - 1);
  constexpr uint64_t kHashInfinity = 314159;
  if (std::isinf(number)) return number > 0 ? kHashInfinity : 0 - kHashInfinity;
  int exponent;
  double fraction = std::frexp(std::fabs(number), &exponent);
  uint64_t mantissa = static_cast<uint64_t>(std::ldexp(fraction, 53));
  exponent -= 53;
  // times 2**exponent; modulo the prime, powers of two repeat with period 61
  unsigned rotation = static_cast<unsigned>(((exponent % 61) + 61) % 61);
  return signed_hash(rotate_residue(mantissa, rotation), number < 0);
}

uint64_t int_bit_length(const Vm& vm, Value value) {
  IntView view(vm, value);
  return limbs::bit_length(view.limbs, view.count);
}

}  // namespace hognose
