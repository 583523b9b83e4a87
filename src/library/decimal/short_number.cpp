// Short numbers: a result is computed in 128 bits, then rounded once.
//
// Everything that could go beyond 128 bits is checked before. The conditions reach the context only
// with a result.
#include "library/decimal/short_number.h"

#include <algorithm>

namespace hognose::decimal {

namespace {

struct ShortNumber {
  Wide coefficient = 0;
  int64_t exponent = 0;
  bool negative = false;
};

constexpr int64_t kMostDigits = kWidePowers.size() - 1;  // of all numbers that fit Wide
constexpr int64_t kMostPlaces = kLimbPowers.size() - 1;

bool fits_limb(Wide number) { return number >> 64 == 0; }

// Reads an exact Decimal or a small int.
bool load(Vm& vm, Value value, ShortNumber& number) {
  if (HOGNOSE_LIKELY(vm.is_exactly(value, TypeId::Decimal))) {
    const auto* cell = vm.known<DecimalCell>(value);
    if (HOGNOSE_UNLIKELY((cell->flags & ~uint32_t{kDecimalNegative}) != 0)) return false;
    number.coefficient = static_cast<Wide>(cell->high) << 64 | cell->low;
    number.exponent = cell->exponent;
    number.negative = cell->flags != 0;
    return true;
  }
  if (!value.is_small_int()) return false;
  const int64_t integer = value.small_int();
  number.coefficient = static_cast<uint64_t>(integer < 0 ? -integer : integer);
  number.exponent = 0;
  number.negative = integer < 0;
  return true;
}

// Division by powers of ten, by multiplication with their reciprocals (Möller and Granlund,
// "Improved Division by Invariant Integers", 2011). The divisor is shifted so that its highest bit
// is set; the reciprocal is floor((2**128 - 1) / divisor) - 2**64.
struct Reciprocal {
  uint64_t divisor;
  uint64_t inverse;
  unsigned shift;
};
constexpr auto kReciprocals = [] {
  std::array<Reciprocal, kLimbPowers.size()> reciprocals{};
  for (size_t i = 0; i < reciprocals.size(); ++i) {
    Reciprocal& row = reciprocals[i];
    row.shift = static_cast<unsigned>(std::countl_zero(kLimbPowers[i]));
    row.divisor = kLimbPowers[i] << row.shift;
    row.inverse = static_cast<uint64_t>(~Wide{0} / row.divisor);
  }
  return reciprocals;
}();

// Divides by 10**places; high < 10**places.
uint64_t divide_limbs(uint64_t high, uint64_t low, size_t places, uint64_t* rest) {
  const Reciprocal& row = kReciprocals[places];
  const Wide dividend = (static_cast<Wide>(high) << 64 | low) << row.shift;
  const Wide estimate = (dividend >> 64) * row.inverse + dividend;
  uint64_t quotient = static_cast<uint64_t>(estimate >> 64) + 1;
  uint64_t left = static_cast<uint64_t>(dividend) - quotient * row.divisor;
  if (left > static_cast<uint64_t>(estimate)) {
    --quotient;
    left += row.divisor;
  }
  if (HOGNOSE_UNLIKELY(left >= row.divisor)) {
    ++quotient;
    left -= row.divisor;
  }
  *rest = left >> row.shift;
  return quotient;
}

Wide divide_by_power(Wide number, size_t places, uint64_t* rest) {
  const uint64_t power = kLimbPowers[places];
  const auto low = static_cast<uint64_t>(number);
  auto high = static_cast<uint64_t>(number >> 64);
  if (HOGNOSE_LIKELY(high == 0)) {
    const uint64_t quotient = low / power;
    *rest = low - quotient * power;
    return quotient;
  }
  const uint64_t first = high >= power ? high / power : 0;
  high -= first * power;
  return static_cast<Wide>(first) << 64 | divide_limbs(high, low, places, rest);
}

Wide multiply_limbs(uint64_t a, uint64_t b) { return static_cast<Wide>(a) * b; }

// The product without its last digits: `places` of them, and it must then fit 128 bits.
[[gnu::noinline]] Wide high_product(Wide a, Wide b, size_t places, uint64_t* rest) {
  const auto a_low = static_cast<uint64_t>(a), a_high = static_cast<uint64_t>(a >> 64);
  const auto b_low = static_cast<uint64_t>(b), b_high = static_cast<uint64_t>(b >> 64);
  const Wide low = multiply_limbs(a_low, b_low);
  const Wide left = multiply_limbs(a_high, b_low), right = multiply_limbs(a_low, b_high);
  const Wide middle = (low >> 64) + static_cast<uint64_t>(left) + static_cast<uint64_t>(right);
  const Wide high = multiply_limbs(a_high, b_high) + (left >> 64) + (right >> 64) + (middle >> 64);
  // The quotient fits, so the part above 128 bits is less than the divisor.
  const uint64_t quotient =
      divide_limbs(static_cast<uint64_t>(high), static_cast<uint64_t>(middle), places, rest);
  return static_cast<Wide>(quotient) << 64 |
         divide_limbs(*rest, static_cast<uint64_t>(low), places, rest);
}

// Fails if the product does not fit.
bool multiply_wide(Wide a, Wide b, Wide* product) {
  if (HOGNOSE_UNLIKELY(!fits_limb(a | b))) {
    return (fits_limb(a) || fits_limb(b)) && !__builtin_mul_overflow(a, b, product);
  }
  *product = multiply_limbs(static_cast<uint64_t>(a), static_cast<uint64_t>(b));
  return true;
}

// Multiplies by 10**places, if the product fits.
bool scale_up(Wide& coefficient, uint64_t places) {
  if (HOGNOSE_LIKELY(fits_limb(coefficient) && places < kLimbPowers.size())) {
    coefficient *= kLimbPowers[places];
    return true;
  }
  return places < kWidePowers.size() &&
         multiply_wide(coefficient, kWidePowers[places], &coefficient);
}

// The coefficients of two numbers, scaled to the lower one of their exponents. Their sum fits.
struct Aligned {
  Wide left, right;
  int64_t exponent;
};
[[gnu::always_inline]] inline bool align(const ShortNumber& a, const ShortNumber& b,
                                         Aligned& aligned) {
  aligned = {a.coefficient, b.coefficient, std::min(a.exponent, b.exponent)};
  const int64_t distance = a.exponent - b.exponent;
  if (distance > 0 && !scale_up(aligned.left, static_cast<uint64_t>(distance))) return false;
  if (distance < 0 && !scale_up(aligned.right, static_cast<uint64_t>(-distance))) return false;
  return (aligned.left | aligned.right) >> 127 == 0;
}

// Operations return false where the general arithmetic has to do the work.
class ShortArithmetic {
 public:
  explicit ShortArithmetic(const Settings& settings) : settings_(settings) {}

  uint32_t status() const { return status_; }

  bool perform(BinaryOperator op, const ShortNumber& a, ShortNumber b, ShortNumber& result) {
    Lost tail = Lost::Nothing;
    bool done = false;
    switch (op) {
      case BinaryOperator::Subtract: b.negative = !b.negative; [[fallthrough]];
      case BinaryOperator::Add: done = add(a, b, result); break;
      case BinaryOperator::Multiply: done = multiply(a, b, result, tail); break;
      case BinaryOperator::TrueDivide: done = divide(a, b, result, tail); break;
      case BinaryOperator::FloorDivide:
      case BinaryOperator::Modulo: done = divide_whole(a, b, op, result); break;
      default: break;
    }
    return done && finish(result, tail);
  }

  bool quantize(const ShortNumber& a, int64_t exponent, ShortNumber& result) {
    result = a;
    result.exponent = exponent;
    const int64_t up = a.exponent - exponent;
    if (up >= 0) {
      if (!scale_up(result.coefficient, static_cast<uint64_t>(up))) return false;
    } else if (a.coefficient != 0 && !cut(result, static_cast<uint64_t>(-up), Lost::Nothing)) {
      return false;
    }
    const unsigned digits = count_digits(result.coefficient);
    return digits <= settings_.precision && is_in_bounds(result.exponent, digits);
  }

 private:
  // Whether no exponent has to change, and no number with it is subnormal.
  bool is_in_bounds(int64_t exponent, unsigned digits) const {
    const int64_t adjusted = exponent + static_cast<int64_t>(digits) - 1;
    return adjusted <= settings_.maximum && adjusted >= settings_.minimum && !settings_.clamp;
  }

  // Cuts off `places` digits, which were followed by `tail`, and rounds.
  [[gnu::always_inline]] bool cut(ShortNumber& number, uint64_t places, Lost tail) {
    if (places >= kLimbPowers.size() || settings_.rounding == Rounding::ZeroFiveUp) return false;
    Lost lost = tail;
    if (places != 0) {
      uint64_t rest;
      number.coefficient = divide_by_power(number.coefficient, places, &rest);
      lost = with_tail(lost_part(rest, kLimbPowers[places]), tail);
    }
    const bool is_odd = (static_cast<uint64_t>(number.coefficient) & 1) != 0;
    if (rounds_up(settings_.rounding, lost, number.negative, is_odd)) ++number.coefficient;
    status_ |= lost == Lost::Nothing ? kRounded : kRounded | kInexact;
    return true;
  }

  // Rounds a result to the precision. If `tail` follows it, it has at least that many digits.
  bool finish(ShortNumber& number, Lost tail) {
    const unsigned digits = count_digits(number.coefficient);
    if (HOGNOSE_UNLIKELY(!is_in_bounds(number.exponent, digits))) return false;
    const int64_t excess = static_cast<int64_t>(digits) - settings_.precision;
    if (excess <= 0 && tail == Lost::Nothing) return true;
    const auto places = static_cast<uint64_t>(excess);
    if (places >= digits || !cut(number, places, tail)) return false;
    number.exponent += excess;
    // Rounding may turn 99…9 into 100…0.
    const auto kept = static_cast<unsigned>(digits - places);
    if (HOGNOSE_LIKELY(number.coefficient != kWidePowers[kept])) return true;
    number.coefficient = kWidePowers[kept - 1];
    ++number.exponent;
    return is_in_bounds(number.exponent, kept);
  }

  bool add(const ShortNumber& a, const ShortNumber& b, ShortNumber& result) const {
    Aligned both;
    if (!align(a, b, both)) return false;
    result.exponent = both.exponent;
    result.negative = a.negative;
    if (a.negative == b.negative) {
      result.coefficient = both.left + both.right;
      return true;
    }
    if (both.left == both.right) result.negative = settings_.rounding == Rounding::Floor;
    if (both.left < both.right) result.negative = b.negative;
    result.coefficient = both.left < both.right ? both.right - both.left : both.left - both.right;
    return true;
  }

  // Only the first digits of a long product are kept, but more than the precision.
  bool multiply(const ShortNumber& a, const ShortNumber& b, ShortNumber& result, Lost& tail) const {
    result.exponent = a.exponent + b.exponent;
    result.negative = a.negative != b.negative;
    if (multiply_wide(a.coefficient, b.coefficient, &result.coefficient)) return true;
    const int64_t digits = count_digits(a.coefficient) + count_digits(b.coefficient);  // or 1 less
    const int64_t places = std::min(digits - 2 - settings_.precision, kMostPlaces);
    if (places < 1 || digits - places > kMostDigits) return false;
    uint64_t rest;
    result.coefficient =
        high_product(a.coefficient, b.coefficient, static_cast<size_t>(places), &rest);
    result.exponent += places;
    tail = lost_part(rest, kLimbPowers[static_cast<size_t>(places)]);
    return true;
  }

  // The dividend is scaled so that the quotient has as many digits as the precision, or one more.
  bool divide(const ShortNumber& a, const ShortNumber& b, ShortNumber& result, Lost& tail) const {
    if (a.coefficient == 0 || b.coefficient == 0 || !fits_limb(b.coefficient)) return false;
    const auto divisor = static_cast<uint64_t>(b.coefficient);
    const int64_t digits = static_cast<int64_t>(count_digits(divisor)) + settings_.precision;
    const int64_t places = digits - static_cast<int64_t>(count_digits(a.coefficient));
    Wide dividend = a.coefficient;
    if (digits > kMostDigits || !scale_up(dividend, static_cast<uint64_t>(places))) return false;
    result.coefficient =
        fits_limb(dividend) ? static_cast<uint64_t>(dividend) / divisor : dividend / divisor;
    const uint64_t rest =
        static_cast<uint64_t>(dividend) - static_cast<uint64_t>(result.coefficient) * divisor;
    result.exponent = a.exponent - b.exponent - places;
    result.negative = a.negative != b.negative;
    tail = lost_part(rest, divisor);
    if (rest == 0) {
      result.exponent +=
          static_cast<int64_t>(strip_wide_zeros(result.coefficient, static_cast<uint64_t>(places)));
    }
    return true;
  }

  bool divide_whole(const ShortNumber& a, const ShortNumber& b, BinaryOperator op,
                    ShortNumber& result) const {
    Aligned both;
    if (b.coefficient == 0 || !align(a, b, both)) return false;
    const Wide quotient = fits_limb(both.left | both.right)
                              ? static_cast<uint64_t>(both.left) / static_cast<uint64_t>(both.right)
                              : both.left / both.right;
    if (count_digits(quotient) > settings_.precision) return false;
    if (op == BinaryOperator::FloorDivide) {
      result = {quotient, 0, a.negative != b.negative};
    } else {
      result = {both.left - quotient * both.right, both.exponent, a.negative};
    }
    return true;
  }

  const Settings settings_;
  uint32_t status_ = 0;
};

// Records the conditions and makes the result, unless a signal is trapped.
Result<Value> make_result(Vm& vm, DecimalContextCell* context, const ShortArithmetic& work,
                          const ShortNumber& number) {
  if (HOGNOSE_UNLIKELY((work.status() & context->traps) != 0)) return Value::undefined();
  context->status |= work.status();
  auto* cell = TRY(vm.make<DecimalCell>(TypeId::Decimal));
  cell->flags = number.negative ? uint32_t{kDecimalNegative} : 0u;
  cell->exponent = number.exponent;
  cell->low = static_cast<uint64_t>(number.coefficient);
  cell->high = static_cast<uint64_t>(number.coefficient >> 64);
  return Value::from_cell(cell);
}

}  // namespace

Result<Value> short_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  ShortNumber a, b, result;
  DecimalContextCell* context = remembered_context(vm);
  if (context == nullptr || !load(vm, left, a) || !load(vm, right, b)) return Value::undefined();
  ShortArithmetic work(settings_of(context));
  if (!work.perform(op, a, b, result)) return Value::undefined();
  return make_result(vm, context, work, result);
}

std::optional<int> short_order(Vm& vm, Value left, Value right) {
  ShortNumber a, b;
  Aligned both;
  if (!load(vm, left, a) || !load(vm, right, b) || !align(a, b, both)) return {};
  // Zeros are equal, whatever their signs are.
  const bool a_negative = a.negative && both.left != 0, b_negative = b.negative && both.right != 0;
  if (a_negative != b_negative) return a_negative ? -1 : 1;
  const int order =
      static_cast<int>(both.left > both.right) - static_cast<int>(both.left < both.right);
  return a_negative ? -order : order;
}

Result<Value> short_quantize(Vm& vm, DecimalContextCell* context, Rounding rounding, Value number,
                             Value pattern) {
  ShortNumber a, b, result;
  if (!load(vm, number, a) || !load(vm, pattern, b)) return Value::undefined();
  Settings settings = settings_of(context);
  settings.rounding = rounding;
  ShortArithmetic work(settings);
  if (!work.quantize(a, b.exponent, result)) return Value::undefined();
  return make_result(vm, context, work, result);
}

}  // namespace hognose::decimal
