// Coefficients: the digits of decimal numbers, as non-negative integers of any size.
//
// Below 10**76 a coefficient is stored in four limbs. Ordinary arithmetic, including products and
// scaled dividends, then allocates nothing. A larger coefficient is an int in the cage, with
// metered arithmetic. The number of decimal digits is always known, because precision is counted in
// digits. Exponents, signs and contexts are in number.h.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "objects/numbers/numbers.h"

namespace hognose::decimal {

using Wide = unsigned __int128;

struct Coefficient {
  static constexpr unsigned kInlineDigits = 76;
  static constexpr unsigned kInlineLimbs = 4;

  uint64_t limbs[kInlineLimbs] = {};  // least significant first; all zero if `big` is set
  Value big;                          // an int of more than kInlineDigits digits, or undefined
  uint64_t digits = 1;                // zero has one digit

  bool is_big() const { return !big.is_undefined(); }
  bool is_narrow() const { return (limbs[2] | limbs[3]) == 0 && !is_big(); }  // fits Wide
  bool is_zero() const { return (limbs[0] | limbs[1] | limbs[2] | limbs[3]) == 0 && !is_big(); }
  bool is_one() const { return digits == 1 && limbs[0] == 1; }
  Wide narrow() const { return static_cast<Wide>(limbs[1]) << 64 | limbs[0]; }
};

// The part that was cut off, compared with half a unit of the last place that was kept.
enum class Lost : uint8_t { Nothing, BelowHalf, Half, AboveHalf };
// Of the remainder of a division by the unit of the last place.
template <class Unsigned>
Lost lost_part(Unsigned remainder, Unsigned unit) {
  if (remainder == 0) return Lost::Nothing;
  const Unsigned other = unit - remainder;
  return remainder < other ? Lost::BelowHalf : remainder == other ? Lost::Half : Lost::AboveHalf;
}
// What is lost if the cut-off part was followed by `tail`.
inline Lost with_tail(Lost lost, Lost tail) {
  if (tail == Lost::Nothing) return lost;
  if (lost == Lost::Nothing) return Lost::BelowHalf;
  return lost == Lost::Half ? Lost::AboveHalf : lost;
}

// 10**0 to 10**19.
inline constexpr auto kLimbPowers = [] {
  std::array<uint64_t, 20> powers{};
  powers[0] = 1;
  for (size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
  return powers;
}();
// 10**0 to 10**38.
inline constexpr auto kWidePowers = [] {
  std::array<Wide, 39> powers{};
  powers[0] = 1;
  for (size_t i = 1; i < powers.size(); ++i) powers[i] = powers[i - 1] * 10;
  return powers;
}();
// floor(bits * log10(2)), exact up to the number of bits in four limbs.
constexpr unsigned digits_of_bits(unsigned bits) { return bits * 1233 >> 12; }

unsigned count_wide_digits(Wide number);
inline unsigned count_digits(Wide number) {
  if (HOGNOSE_UNLIKELY(number >> 64 != 0)) return count_wide_digits(number);
  auto low = static_cast<uint64_t>(number) | 1;  // zero has a digit; a power of ten is not odd
  unsigned digits = digits_of_bits(64 - static_cast<unsigned>(std::countl_zero(low)));
  return digits + (low >= kLimbPowers[digits] ? 1 : 0);
}
// The number of digits of a coefficient that is stored in limbs.
unsigned recount(const Coefficient& a);
Coefficient coefficient_of(uint64_t number);
// From the magnitude of an int.
Result<Coefficient> coefficient_of_int(Vm& vm, Value integer);
Result<Value> int_of_coefficient(Vm& vm, const Coefficient& a, bool negative);
// From ASCII digits, at least one.
Result<Coefficient> coefficient_of_digits(Vm& vm, std::string_view digits);
Result<Value> power_of_ten(Vm& vm, uint64_t exponent);
Result<Coefficient> power_of_ten_coefficient(Vm& vm, uint64_t exponent);

Result<int> compare(Vm& vm, const Coefficient& a, const Coefficient& b);
Result<void> add(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& sum);
// Requires a >= b.
Result<void> subtract(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& difference);
Result<void> multiply(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& product);
// b is not zero.
Result<void> divide(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& quotient,
                    Coefficient& remainder);
// Multiplies or divides by 10**places, in place.
Result<void> scale_up(Vm& vm, Coefficient& a, uint64_t places);
Result<Lost> scale_down(Vm& vm, Coefficient& a, uint64_t places);
// Keeps only the lowest `places` digits, in place.
Result<void> keep_low_digits(Vm& vm, Coefficient& a, uint64_t places);
// Removes up to `limit` trailing zeros; returns their number.
Result<uint64_t> strip_zeros(Vm& vm, Coefficient& a, uint64_t limit);
// The same for a number that is not zero.
uint64_t strip_wide_zeros(Wide& number, uint64_t limit);
Result<uint64_t> trailing_zeros(Vm& vm, const Coefficient& a);
inline Result<void> increment(Vm& vm, Coefficient& a) { return add(vm, a, coefficient_of(1), a); }

bool is_odd(const Vm& vm, const Coefficient& a);
Result<unsigned> last_digit(Vm& vm, const Coefficient& a);
// a modulo 2**61 - 1, the modulus of hashes of numbers.
Result<uint64_t> hash_residue(Vm& vm, const Coefficient& a);

// The digits in ASCII, most significant first, stored in `room` or in scratch memory of the cage.
struct DigitRoom {
  char text[Coefficient::kInlineDigits + 4];
};
Result<std::string_view> digits_of(Vm& vm, const Coefficient& a, DigitRoom& room);

// The limbs of a coefficient, for the functions of big_int.h. The coefficient must outlive the
// view.
class CoefficientView : public IntView {
 public:
  CoefficientView(const Vm& vm, const Coefficient& a)
      : IntView(vm, a.is_big() ? a.big : Value::from_small_int(0)) {
    if (a.is_big()) return;
    limbs = a.limbs;
    count = Coefficient::kInlineLimbs;
    while (count != 0 && a.limbs[count - 1] == 0) --count;
  }
};

}  // namespace hognose::decimal
