// Coefficient arithmetic: short ones in four limbs, long ones as ints in the cage.
//
// Every result is in canonical form: stored in limbs below 10**76, with the number of digits set.
// Work on short ones takes constant time. The functions of big_int.h charge for work on long ones.
#include "library/decimal/coefficient.h"

#include <gmp.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "meter/paced.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/mpn.h"

namespace hognose::decimal {

namespace {

constexpr unsigned kLimbs = Coefficient::kInlineLimbs;
constexpr unsigned kLimbDigits = 19;  // all numbers with this many digits fit a limb

struct Power {
  uint64_t limbs[kLimbs];
};

constexpr std::array<Power, Coefficient::kInlineDigits + 1> make_powers() {
  std::array<Power, Coefficient::kInlineDigits + 1> powers{};
  powers[0].limbs[0] = 1;
  for (size_t i = 1; i < powers.size(); ++i) {
    Wide carry = 0;
    for (unsigned k = 0; k < kLimbs; ++k) {
      carry += static_cast<Wide>(powers[i - 1].limbs[k]) * 10;
      powers[i].limbs[k] = static_cast<uint64_t>(carry);
      carry >>= 64;
    }
  }
  return powers;
}
constexpr auto kPowers = make_powers();

bool below(const uint64_t* a, const uint64_t* b) {
  for (unsigned i = kLimbs; i-- > 0;) {
    if (a[i] != b[i]) return a[i] < b[i];
  }
  return false;
}

unsigned significant(const uint64_t* limbs) {
  unsigned count = kLimbs;
  while (count != 0 && limbs[count - 1] == 0) --count;
  return count;
}

// The digits of any number in four limbs; kInlineDigits + 1 if it is not short.
unsigned count_inline_digits(const uint64_t* limbs) {
  unsigned count = significant(limbs);
  if (count <= 2) return count_digits(static_cast<Wide>(limbs[1]) << 64 | limbs[0]);
  unsigned bits = count * 64 - static_cast<unsigned>(std::countl_zero(limbs[count - 1]));
  unsigned digits = digits_of_bits(bits);
  if (digits > Coefficient::kInlineDigits) return Coefficient::kInlineDigits + 1;
  return digits + (below(limbs, kPowers[digits].limbs) ? 0 : 1);
}

// The digits of an int that is longer than a short coefficient. Its number of bits leaves two
// candidates. The first limb decides between them, unless the number is very close to the power of
// ten.
Result<uint64_t> count_big_digits(Vm& vm, Value integer) {
  IntView view(vm, integer);
  uint64_t bits = limbs::bit_length(view.limbs, view.count);
  // log10(2) * 2**64
  constexpr Wide kLog = 0x4D104D427DE7FBCCull;
  auto low = static_cast<uint64_t>((bits - 1) * kLog >> 64);
  auto high = static_cast<uint64_t>(bits * (kLog + 1) >> 64);
  if (low == high) return low + 1;
  // 10**high as mantissa * 2**exponent. The mantissa has 64 bits, the highest of them set.
  uint64_t mantissa = uint64_t{1} << 63;
  uint64_t exponent = 0;  // value = mantissa / 2**63 * 2**exponent
  for (unsigned bit = 64 - static_cast<unsigned>(std::countl_zero(high)); bit-- > 0;) {
    auto times = [&](uint64_t factor, uint64_t factor_exponent) {
      Wide product = static_cast<Wide>(mantissa) * factor;
      exponent += factor_exponent;
      if (product >> 127 != 0) {
        mantissa = static_cast<uint64_t>(product >> 64);
        ++exponent;
      } else {
        mantissa = static_cast<uint64_t>(product >> 63);
      }
    };
    times(mantissa, exponent);
    if ((high >> bit & 1) != 0) times(uint64_t{10} << 60, 3);
  }
  // Each step loses less than two units of the mantissa and doubles the earlier loss.
  uint64_t error = 8 * high + 8;
  uint64_t top_shift = static_cast<uint64_t>(std::countl_zero(view.limbs[view.count - 1]));
  uint64_t top = view.limbs[view.count - 1] << top_shift;
  if (top_shift != 0) top |= view.limbs[view.count - 2] >> (64 - top_shift);
  if (exponent == bits - 1 && error < uint64_t{1} << 60) {
    if (top > mantissa && top - mantissa > error) return high + 1;
    if (top < mantissa && mantissa - top > error) return high;
  }
  Value power = TRY(power_of_ten(vm, high));
  return high + (TRY(int_compare(vm, integer, power)) < 0 ? 0 : 1);
}

void set_narrow(Coefficient& a, Wide number) {
  a.limbs[0] = static_cast<uint64_t>(number);
  a.limbs[1] = static_cast<uint64_t>(number >> 64);
  a.limbs[2] = a.limbs[3] = 0;
  a.big = Value::undefined();
  a.digits = count_digits(number);
}

// From any limbs.
Result<void> set_limbs(Vm& vm, Coefficient& a, const uint64_t* source, uint32_t count) {
  count = limbs::trim(source, count);
  if (count <= kLimbs) {
    uint64_t copy[kLimbs] = {};
    std::copy_n(source, count, copy);
    unsigned digits = count_inline_digits(copy);
    if (digits <= Coefficient::kInlineDigits) {
      std::memcpy(a.limbs, copy, sizeof(copy));
      a.big = Value::undefined();
      a.digits = digits;
      return {};
    }
  }
  Value integer = TRY(make_int_from_limbs(vm, source, count, false));
  std::memset(a.limbs, 0, sizeof(a.limbs));
  a.digits = TRY(count_big_digits(vm, integer));
  a.big = integer;
  return {};
}

// From a non-negative int. `digits` is its number of digits, or 0 if unknown.
Result<void> set_int(Vm& vm, Coefficient& a, Value integer, uint64_t digits = 0) {
  IntView view(vm, integer);
  if (view.count <= kLimbs && (digits == 0 || digits <= Coefficient::kInlineDigits)) {
    uint64_t copy[kLimbs] = {};
    std::copy_n(view.limbs, view.count, copy);
    unsigned counted = count_inline_digits(copy);
    if (counted <= Coefficient::kInlineDigits) {
      std::memcpy(a.limbs, copy, sizeof(copy));
      a.big = Value::undefined();
      a.digits = counted;
      return {};
    }
  }
  if (digits == 0) digits = TRY(count_big_digits(vm, integer));
  std::memset(a.limbs, 0, sizeof(a.limbs));
  a.big = integer;
  a.digits = digits;
  return {};
}

Lost lost_part_of_limbs(const uint64_t* remainder, unsigned places) {
  if (significant(remainder) == 0) return Lost::Nothing;
  uint64_t twice[kLimbs];
  mpn::lshift(twice, remainder, kLimbs, 1);
  int order = mpn_cmp(twice, kPowers[places].limbs, kLimbs);
  return order < 0 ? Lost::BelowHalf : order == 0 ? Lost::Half : Lost::AboveHalf;
}

// Divides short numbers. The results have kLimbs limbs.
void divide_inline(const uint64_t* a, const uint64_t* b, uint64_t* quotient, uint64_t* remainder) {
  unsigned a_count = significant(a), b_count = significant(b);
  uint64_t q[kLimbs + 1] = {}, r[kLimbs] = {};
  if (a_count < b_count) {
    std::copy_n(a, kLimbs, r);
  } else {
    mpn::tdiv_qr(q, r, a, a_count, b, b_count);
  }
  std::copy_n(q, kLimbs, quotient);
  std::copy_n(r, kLimbs, remainder);
}

}  // namespace

unsigned count_wide_digits(Wide number) {
  auto high = static_cast<uint64_t>(number >> 64);
  unsigned digits = digits_of_bits(128 - static_cast<unsigned>(std::countl_zero(high)));
  return digits + (number >= kWidePowers[digits] ? 1 : 0);
}

unsigned recount(const Coefficient& a) { return count_inline_digits(a.limbs); }

Coefficient coefficient_of(uint64_t number) {
  Coefficient a;
  a.limbs[0] = number;
  a.digits = count_digits(number);
  return a;
}

Result<Coefficient> coefficient_of_int(Vm& vm, Value integer) {
  Coefficient a;
  if (HOGNOSE_LIKELY(integer.is_small_int())) {
    int64_t number = integer.small_int();
    return coefficient_of(number < 0 ? 0 - static_cast<uint64_t>(number)
                                     : static_cast<uint64_t>(number));
  }
  IntView view(vm, integer);
  if (view.count <= kLimbs) {
    TRY(set_limbs(vm, a, view.limbs, view.count));
    return a;
  }
  TRY(set_int(vm, a, TRY(int_absolute(vm, integer))));
  return a;
}

Result<Value> int_of_coefficient(Vm& vm, const Coefficient& a, bool negative) {
  if (a.is_big()) return negative ? int_negative(vm, a.big) : Result<Value>(a.big);
  return make_int_from_limbs(vm, a.limbs, kLimbs, negative);
}

Result<Coefficient> coefficient_of_digits(Vm& vm, std::string_view digits) {
  TRY(in_parts(vm.meter, digits.size(), kPacedItems, [&](size_t begin, size_t end) {
    size_t zeros = std::min(digits.substr(0, end - begin).find_first_not_of('0'), end - begin);
    digits.remove_prefix(zeros);
    return zeros == end - begin;
  }));
  Coefficient a;
  if (digits.size() > Coefficient::kInlineDigits) {
    TRY(vm.meter.charge_bytes(2 * digits.size()));
    auto* values = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, digits.size()));
    values->size = static_cast<uint32_t>(digits.size());
    TRY(in_parts(vm.meter, digits.size(), kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        values->bytes[i] = static_cast<uint8_t>(digits[i] - '0');
      }
    }));
    Value integer = TRY(big_from_digit_values(vm, values->bytes.data(), digits.size(), 10, false));
    TRY(set_int(vm, a, integer, digits.size()));
    return a;
  }
  if (digits.empty()) return a;
  a.digits = digits.size();
  for (size_t start = 0; start < digits.size();) {
    size_t length = std::min<size_t>(digits.size() - start, kLimbDigits);
    uint64_t chunk = 0;
    for (size_t i = 0; i < length; ++i) {
      chunk = chunk * 10 + static_cast<uint64_t>(digits[start + i] - '0');
    }
    if (start == 0) {
      a.limbs[0] = chunk;
    } else {
      mpn::mul_1(a.limbs, a.limbs, kLimbs, kPowers[length].limbs[0]);
      mpn_add_1(a.limbs, a.limbs, kLimbs, chunk);
    }
    start += length;
  }
  return a;
}

Result<Value> power_of_ten(Vm& vm, uint64_t exponent) {
  if (exponent <= Coefficient::kInlineDigits) {
    return make_int_from_limbs(vm, kPowers[exponent].limbs, kLimbs, false);
  }
  return big_power(vm, IntView(10), exponent);
}

Result<Coefficient> power_of_ten_coefficient(Vm& vm, uint64_t exponent) {
  Coefficient a = coefficient_of(1);
  TRY(scale_up(vm, a, exponent));
  return a;
}

Result<int> compare(Vm& vm, const Coefficient& a, const Coefficient& b) {
  if (a.digits != b.digits) return a.digits < b.digits ? -1 : 1;
  if (a.is_big()) return int_compare(vm, a.big, b.big);
  return mpn_cmp(a.limbs, b.limbs, kLimbs);
}

Result<void> add(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& sum) {
  if (HOGNOSE_LIKELY(a.is_narrow() && b.is_narrow())) {
    Wide x = a.narrow(), total = x + b.narrow();
    if (HOGNOSE_LIKELY(total >= x)) {
      set_narrow(sum, total);
      return {};
    }
  }
  if (!a.is_big() && !b.is_big()) {
    uint64_t total[kLimbs];
    mpn::add_n(total, a.limbs, b.limbs, kLimbs);  // twice 10**76 fits
    return set_limbs(vm, sum, total, kLimbs);
  }
  Value total = TRY(big_add(vm, CoefficientView(vm, a), CoefficientView(vm, b)));
  return set_int(vm, sum, total);
}

Result<void> subtract(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& difference) {
  if (HOGNOSE_LIKELY(a.is_narrow() && b.is_narrow())) {
    set_narrow(difference, a.narrow() - b.narrow());
    return {};
  }
  if (!a.is_big() && !b.is_big()) {
    uint64_t rest[kLimbs];
    mpn::sub_n(rest, a.limbs, b.limbs, kLimbs);
    return set_limbs(vm, difference, rest, kLimbs);
  }
  Value rest = TRY(big_subtract(vm, CoefficientView(vm, a), CoefficientView(vm, b)));
  return set_int(vm, difference, rest);
}

Result<void> multiply(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& product) {
  if (HOGNOSE_LIKELY(!a.is_big() && !b.is_big())) {
    if (HOGNOSE_LIKELY(
            (a.limbs[1] | a.limbs[2] | a.limbs[3] | b.limbs[1] | b.limbs[2] | b.limbs[3]) == 0)) {
      set_narrow(product, static_cast<Wide>(a.limbs[0]) * b.limbs[0]);
      return {};
    }
    unsigned a_count = significant(a.limbs), b_count = significant(b.limbs);
    if (a_count == 0 || b_count == 0) {
      product = coefficient_of(0);
      return {};
    }
    uint64_t result[2 * kLimbs] = {};
    if (a_count >= b_count) {
      mpn::mul(result, a.limbs, a_count, b.limbs, b_count);
    } else {
      mpn::mul(result, b.limbs, b_count, a.limbs, a_count);
    }
    return set_limbs(vm, product, result, a_count + b_count);
  }
  Value result = TRY(big_multiply(vm, CoefficientView(vm, a), CoefficientView(vm, b)));
  return set_int(vm, product, result);
}

Result<void> divide(Vm& vm, const Coefficient& a, const Coefficient& b, Coefficient& quotient,
                    Coefficient& remainder) {
  if (!a.is_big() && !b.is_big()) {
    if (a.is_narrow() && b.is_narrow()) {
      Wide x = a.narrow(), y = b.narrow();
      Wide q = x / y;
      set_narrow(remainder, x - q * y);
      set_narrow(quotient, q);
      return {};
    }
    uint64_t q[kLimbs], r[kLimbs];
    divide_inline(a.limbs, b.limbs, q, r);
    TRY(set_limbs(vm, quotient, q, kLimbs));
    return set_limbs(vm, remainder, r, kLimbs);
  }
  Value q, r;
  TRY(big_divide(vm, CoefficientView(vm, a), CoefficientView(vm, b), &q, &r));
  TRY(set_int(vm, quotient, q));
  return set_int(vm, remainder, r);
}

Result<void> scale_up(Vm& vm, Coefficient& a, uint64_t places) {
  if (places == 0 || a.is_zero()) return {};
  if (!a.is_big() && places <= Coefficient::kInlineDigits &&
      a.digits + places <= Coefficient::kInlineDigits) {
    const uint64_t* power = kPowers[places].limbs;
    if (a.digits + places <= 38) {
      Wide product = a.narrow() * kWidePowers[places];
      a.limbs[0] = static_cast<uint64_t>(product);
      a.limbs[1] = static_cast<uint64_t>(product >> 64);
    } else {
      uint64_t result[2 * kLimbs] = {};
      unsigned a_count = significant(a.limbs), b_count = significant(power);
      if (a_count >= b_count) {
        mpn::mul(result, a.limbs, a_count, power, b_count);
      } else {
        mpn::mul(result, power, b_count, a.limbs, a_count);
      }
      std::copy_n(result, kLimbs, a.limbs);
    }
    a.digits += places;
    return {};
  }
  Value power = TRY(power_of_ten(vm, places));
  Value product = TRY(big_multiply(vm, CoefficientView(vm, a), IntView(vm, power)));
  return set_int(vm, a, product, a.digits + places);
}

Result<Lost> scale_down(Vm& vm, Coefficient& a, uint64_t places) {
  if (places == 0 || a.is_zero()) return Lost::Nothing;
  if (places > a.digits) {
    a = coefficient_of(0);
    return Lost::BelowHalf;
  }
  if (!a.is_big()) {
    auto exponent = static_cast<unsigned>(places);
    // The quotient has `places` fewer digits, but zero has one digit.
    a.digits = std::max<uint64_t>(a.digits - places, 1);
    if (HOGNOSE_LIKELY(exponent <= kLimbDigits && a.is_narrow())) {
      uint64_t power = kPowers[exponent].limbs[0];
      if (a.limbs[1] == 0) {
        uint64_t quotient = a.limbs[0] / power;
        Lost lost = lost_part(a.limbs[0] - quotient * power, power);
        a.limbs[0] = quotient;
        return lost;
      }
      Wide number = a.narrow();
      Wide quotient = number / power;
      a.limbs[0] = static_cast<uint64_t>(quotient);
      a.limbs[1] = static_cast<uint64_t>(quotient >> 64);
      return lost_part<Wide>(number - quotient * power, power);
    }
    uint64_t remainder[kLimbs];
    divide_inline(a.limbs, kPowers[exponent].limbs, a.limbs, remainder);
    return lost_part_of_limbs(remainder, exponent);
  }
  Value power = TRY(power_of_ten(vm, places));
  Value quotient, remainder;
  TRY(big_divide(vm, IntView(vm, a.big), IntView(vm, power), &quotient, &remainder));
  TRY(set_int(vm, a, quotient));
  if (int_is_zero(vm, remainder)) return Lost::Nothing;
  Value twice = TRY(int_binary(vm, BinaryOperator::Add, remainder, remainder));
  int order = TRY(int_compare(vm, twice, power));
  return order < 0 ? Lost::BelowHalf : order == 0 ? Lost::Half : Lost::AboveHalf;
}

Result<void> keep_low_digits(Vm& vm, Coefficient& a, uint64_t places) {
  if (places >= a.digits) return {};
  if (places == 0) {
    a = coefficient_of(0);
    return {};
  }
  Coefficient power = TRY(power_of_ten_coefficient(vm, places));
  Coefficient quotient;
  return divide(vm, a, power, quotient, a);
}

uint64_t strip_wide_zeros(Wide& number, uint64_t limit) {
  // A multiple of 10**n is a multiple of 2**n, which bounds the number of zeros.
  const auto low = static_cast<uint64_t>(number);
  limit = std::min<uint64_t>(limit, low == 0 ? 38 : static_cast<unsigned>(std::countr_zero(low)));
  uint64_t stripped = 0;
  for (uint64_t step = std::min<uint64_t>(std::bit_floor(limit), 16); step != 0;) {
    const uint64_t power = kLimbPowers[step];
    const bool fits = limit - stripped >= step;
    const Wide quotient =
        number >> 64 != 0 ? number / power : static_cast<uint64_t>(number) / power;
    if (fits && quotient * power == number) {
      number = quotient;
      stripped += step;
      if (step == 16) continue;  // more zeros of this size may follow
    }
    step /= 2;
  }
  return stripped;
}

Result<uint64_t> strip_zeros(Vm& vm, Coefficient& a, uint64_t limit) {
  if (a.is_zero()) return uint64_t{0};
  if (a.is_narrow()) {
    Wide number = a.narrow();
    const uint64_t stripped = strip_wide_zeros(number, limit);
    if (stripped != 0) set_narrow(a, number);
    return stripped;
  }
  CoefficientView view(vm, a);
  uint64_t bound = 0;  // as in strip_wide_zeros()
  for (uint32_t i = 0; i < view.count && bound < limit; ++i) {
    if (i % 4096 == 4095) TRY(vm.meter.charge(1024));
    bound += view.limbs[i] == 0 ? 64 : static_cast<unsigned>(std::countr_zero(view.limbs[i]));
    if (view.limbs[i] != 0) break;
  }
  limit = std::min({limit, bound, a.digits - 1});
  uint64_t stripped = 0;
  for (uint64_t step = std::bit_floor(limit); step != 0; step /= 2) {
    if (limit - stripped < step) continue;
    Coefficient shorter = a;
    if (TRY(scale_down(vm, shorter, step)) != Lost::Nothing) continue;
    a = shorter;
    stripped += step;
  }
  return stripped;
}

Result<uint64_t> trailing_zeros(Vm& vm, const Coefficient& a) {
  Coefficient copy = a;
  return strip_zeros(vm, copy, UINT64_MAX);
}

bool is_odd(const Vm& vm, const Coefficient& a) {
  if (!a.is_big()) return (a.limbs[0] & 1) != 0;
  IntView view(vm, a.big);
  return view.count != 0 && (view.limbs[0] & 1) != 0;
}

Result<unsigned> last_digit(Vm& vm, const Coefficient& a) {
  CoefficientView view(vm, a);
  // 2**64 and all its powers end in 6.
  uint64_t digit = view.count == 0 ? 0 : view.limbs[0] % 10;
  for (uint32_t i = 1; i < view.count; ++i) {
    if (i % 4096 == 0) TRY(vm.meter.charge(1024));
    digit += 6 * (view.limbs[i] % 10);
  }
  return static_cast<unsigned>(digit % 10);
}

Result<uint64_t> hash_residue(Vm& vm, const Coefficient& a) {
  if (a.is_big()) return int_hash(vm, a.big);
  constexpr uint64_t kModulus = (uint64_t{1} << 61) - 1;
  if (a.is_narrow() && a.limbs[1] == 0) return a.limbs[0] % kModulus;
  uint64_t residue = 0;
  for (unsigned i = kLimbs; i-- > 0;) {
    residue = static_cast<uint64_t>((static_cast<Wide>(residue) << 64 | a.limbs[i]) % kModulus);
  }
  return residue;
}

namespace {

// Fills the room from its end, with leading zeros.
void write_digits(char* start, char* end, uint64_t number) {
  while (end - start >= 2) {
    const uint64_t pair = number % 100;
    number /= 100;
    *--end = static_cast<char>('0' + pair % 10);
    *--end = static_cast<char>('0' + pair / 10);
  }
  if (end != start) *start = static_cast<char>('0' + number % 10);
}

}  // namespace

Result<std::string_view> digits_of(Vm& vm, const Coefficient& a, DigitRoom& room) {
  if (a.is_big()) {
    DigitValues values = TRY(big_digit_values(vm, IntView(vm, a.big), 10));
    TRY(vm.meter.charge_bytes(values.count));
    auto* text = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, values.count));
    text->size = static_cast<uint32_t>(values.count);
    TRY(in_parts(vm.meter, values.count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        text->bytes[i] = static_cast<uint8_t>('0' + values.digits[i]);
      }
    }));
    return std::string_view(reinterpret_cast<const char*>(text->bytes.data()), values.count);
  }
  uint64_t rest[kLimbs];
  std::copy_n(a.limbs, kLimbs, rest);
  char* end = room.text + sizeof(room.text);
  char* start = end - a.digits;
  while ((rest[1] | rest[2] | rest[3]) != 0) {
    uint64_t chunk = mpn::divrem_1(rest, rest, kLimbs, kPowers[kLimbDigits].limbs[0]);
    write_digits(end - kLimbDigits, end, chunk);
    end -= kLimbDigits;
  }
  write_digits(start, end, rest[0]);
  return std::string_view(start, a.digits);
}

}  // namespace hognose::decimal
