// Functions of decimal numbers: square root, exponential, logarithms, all correctly rounded.
//
// The result is the one nearest to the exact value, ties to even. The transcendental functions
// compute in binary fixed point (an int that means int / 2**bits), with metered ints in the cage
// and some digits more than needed. If those digits leave the rounding open, the computation is
// repeated with 1.5 times as many (Ziv's strategy).
#include <algorithm>
#include <bit>

#include "library/decimal/number.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"

namespace hognose::decimal {

namespace {

// The number of bits for this many decimal digits, rounded up.
uint64_t bits_of_digits(uint64_t digits) { return digits * 3322 / 1000 + digits / 10'000 + 1; }

class Fixed {
 public:
  explicit Fixed(Vm& vm) : vm_(vm) {}

  Result<Value> plus(Value a, Value b) { return int_binary(vm_, BinaryOperator::Add, a, b); }
  Result<Value> minus(Value a, Value b) { return int_binary(vm_, BinaryOperator::Subtract, a, b); }
  Result<Value> times(Value a, Value b) { return int_binary(vm_, BinaryOperator::Multiply, a, b); }
  Result<Value> over(Value a, Value b) {
    return int_binary(vm_, BinaryOperator::FloorDivide, a, b);
  }
  Result<Value> up(Value a, uint64_t bits) { return big_shift_left(vm_, IntView(vm_, a), bits); }
  Result<Value> down(Value a, uint64_t bits) { return big_shift_right(vm_, IntView(vm_, a), bits); }

  // e**r for |r| < 3, with an error below 2**-(bits - 8).
  Result<Value> exponential(Value r, uint64_t bits) {
    // With r halved this often the series needs few terms. As many squarings undo the halvings.
    uint64_t halvings = 4;
    while (halvings * halvings < bits / 2) ++halvings;
    const uint64_t inner = bits + halvings + 16;
    const Value one = TRY(up(Value::from_small_int(1), inner));
    Value part = TRY(up(r, inner - bits - halvings));
    Value sum = TRY(plus(one, part));
    Value term = part;
    for (int64_t n = 2; !int_is_zero(vm_, term); ++n) {
      term = TRY(down(TRY(times(term, part)), inner));
      term = TRY(over(term, Value::from_small_int(n)));
      sum = TRY(plus(sum, term));
      // Rounding down makes negative terms end at -1, not at 0.
      if (term.is_small_int() && term.small_int() == -1) break;
    }
    for (uint64_t i = 0; i < halvings; ++i) sum = TRY(down(TRY(times(sum, sum)), inner));
    return down(sum, inner - bits);
  }

  // log(10): 46 artanh(1/31) + 34 artanh(1/49) + 20 artanh(1/161).
  Result<Value> log_ten(uint64_t bits) {
    Value& kept = vm_.state(LibraryState::DecimalLogTen);
    if (Tuple* pair = vm_.as<Tuple>(kept, TypeId::Tuple)) {
      auto known = static_cast<uint64_t>(pair->items[0].small_int());
      if (known >= bits) return down(pair->items[1], known - bits);
    }
    const uint64_t inner = bits + 32;
    Value sum = TRY(artanh(31, 46, inner));
    sum = TRY(plus(sum, TRY(artanh(49, 34, inner))));
    sum = TRY(plus(sum, TRY(artanh(161, 20, inner))));
    sum = TRY(down(sum, inner - bits));
    kept = Value::from_cell(
        TRY(make_tuple(vm_, {Value::from_small_int(static_cast<int64_t>(bits)), sum})));
    return sum;
  }

  // log(m) in fixed point, for m between 0.1 and 10.
  Result<Value> logarithm(Value m, uint64_t bits) {
    // Each step triples the number of correct bits. The first estimate has more than 48.
    uint64_t steps[64];
    unsigned count = 0;
    for (uint64_t next = bits; next > 48; next = next / 3 + 8) steps[count++] = next;
    uint64_t present = 60;
    Value y = Value::from_small_int(0);
    y = TRY(make_int(vm_, estimate_logarithm(m, bits)));
    while (count-- > 0) {
      // A few bits more than will be correct, to absorb the error of the exponential.
      uint64_t next = std::min(steps[count] + 16, bits + 16);
      y = next >= present ? TRY(up(y, next - present)) : TRY(down(y, present - next));
      Value x = next >= bits ? TRY(up(m, next - bits)) : TRY(down(m, bits - next));
      Value power = TRY(exponential(y, next));
      // Halley's step: y += 2 (x - e**y) / (x + e**y)
      Value above = TRY(up(TRY(minus(x, power)), next + 1));
      y = TRY(plus(y, TRY(over(above, TRY(plus(x, power))))));
      present = next;
    }
    return present >= bits ? down(y, present - bits) : up(y, bits - present);
  }

 private:
  // factor * artanh(1 / n)
  Result<Value> artanh(int64_t n, int64_t factor, uint64_t bits) {
    Value power = TRY(up(Value::from_small_int(factor), bits));
    power = TRY(over(power, Value::from_small_int(n)));
    Value sum = power;
    const Value square = Value::from_small_int(n * n);
    for (int64_t k = 3;; k += 2) {
      power = TRY(over(power, square));
      if (int_is_zero(vm_, power)) return sum;
      sum = TRY(plus(sum, TRY(over(power, Value::from_small_int(k)))));
    }
  }

  // log(m) with 60 fraction bits, bit by bit: squaring doubles the logarithm to base two.
  int64_t estimate_logarithm(Value m, uint64_t bits) {
    IntView view(vm_, m);
    HOGNOSE_CHECK(view.count != 0);
    uint64_t length = limbs::bit_length(view.limbs, view.count);
    uint64_t top = view.limbs[view.count - 1];
    auto shift = static_cast<unsigned>(std::countl_zero(top));
    top <<= shift;
    if (shift != 0 && view.count > 1) top |= view.limbs[view.count - 2] >> (64 - shift);
    auto log2 = static_cast<int64_t>(length) - 1 - static_cast<int64_t>(bits);
    for (unsigned i = 0; i < 58; ++i) {
      Wide square = static_cast<Wide>(top) * top;
      bool is_two = square >> 127 != 0;
      log2 = log2 * 2 + (is_two ? 1 : 0);
      top = static_cast<uint64_t>(square >> (is_two ? 64 : 63));
    }
    // log(2) * 2**64; 58 bits become 60.
    constexpr __int128 kLogTwo = 0xB17217F7D1CF79ACull;
    return static_cast<int64_t>(log2 * kLogTwo >> 62);
  }

  Vm& vm_;
};

// Bounds of a number, both exclusive. The number is not a tie.
struct Bounds {
  Number below;
  Number above;
};

// The bounds for integer * 10**exponent, where the error of the integer is less than 2.
Result<Bounds> bounds_of(Vm& vm, Value integer, int64_t exponent) {
  Fixed fixed(vm);
  Bounds bounds;
  Value low = TRY(fixed.minus(integer, Value::from_small_int(2)));
  Value high = TRY(fixed.plus(integer, Value::from_small_int(2)));
  bounds.below = make_number(int_is_negative(vm, low), TRY(coefficient_of_int(vm, low)), exponent);
  bounds.above =
      make_number(int_is_negative(vm, high), TRY(coefficient_of_int(vm, high)), exponent);
  return bounds;
}

// Asks for more digits until both bounds from `approximate(digits)` round to the same number.
template <class Approximate>
Result<void> round_correctly(Arithmetic& arithmetic, Number& result, Approximate approximate) {
  Vm& vm = arithmetic.vm;
  uint64_t digits = static_cast<uint64_t>(arithmetic.settings.precision) + 8;
  for (;;) {
    Bounds bounds = TRY(approximate(digits));
    Arithmetic low(vm, arithmetic.settings), high(vm, arithmetic.settings);
    low.settings.rounding = high.settings.rounding = Rounding::HalfEven;
    TRY(low.finish(bounds.below));
    TRY(high.finish(bounds.above));
    bool same = bounds.below.kind == bounds.above.kind &&
                bounds.below.exponent == bounds.above.exponent &&
                bounds.below.negative == bounds.above.negative && low.status == high.status;
    if (same && TRY(compare(vm, bounds.below.coefficient, bounds.above.coefficient)) == 0) {
      arithmetic.status |= low.status | kInexact | kRounded;
      result = bounds.below;
      return {};
    }
    digits += digits / 2;
  }
}

// The number in fixed point, cut to `digits` digits: rounded towards zero.
Result<Value> fixed_of(Vm& vm, const Number& number, uint64_t digits, uint64_t bits) {
  Fixed fixed(vm);
  Number shorter = number;
  Arithmetic cut(vm, kWidest);
  cut.settings.rounding = Rounding::Down;
  TRY(cut.round_to(shorter, std::max<uint64_t>(digits, 1)));
  Value magnitude;
  if (shorter.exponent >= 0) {
    TRY(scale_up(vm, shorter.coefficient, static_cast<uint64_t>(shorter.exponent)));
    magnitude = TRY(fixed.up(TRY(int_of_coefficient(vm, shorter.coefficient, false)), bits));
  } else {
    Value power = TRY(power_of_ten(vm, 0 - static_cast<uint64_t>(shorter.exponent)));
    magnitude = TRY(fixed.up(TRY(int_of_coefficient(vm, shorter.coefficient, false)), bits));
    magnitude = TRY(fixed.over(magnitude, power));
  }
  return number.negative ? int_negative(vm, magnitude) : Result<Value>(magnitude);
}

// A precision that the memory limit cannot serve fails at once.
Result<void> check_digits(Vm& vm, uint64_t digits) {
  if (digits / 2 > vm.meter.memory_limit()) return vm.raise(TypeId::MemoryError, "");
  return {};
}

Result<Bounds> approximate_exponential(Vm& vm, const Number& x, uint64_t digits) {
  TRY(check_digits(vm, digits));
  Fixed fixed(vm);
  const uint64_t whole = x.adjusted() >= 0 ? static_cast<uint64_t>(x.adjusted()) + 1 : 0;
  const uint64_t bits = bits_of_digits(digits + 2 * whole) + 32;
  Value scaled = TRY(fixed_of(vm, x, digits + whole + 8, bits));
  // e**x = 10**n * e**r
  Value log_ten = TRY(fixed.log_ten(bits));
  Value n = TRY(fixed.over(scaled, log_ten));
  Value r = TRY(fixed.minus(scaled, TRY(fixed.times(n, log_ten))));
  Value power = TRY(fixed.exponential(r, bits));
  Value ten = TRY(power_of_ten(vm, digits));
  Value integer = TRY(fixed.down(TRY(fixed.times(power, ten)), bits));
  int64_t exponent;
  if (!int_fits_int64(vm, n, &exponent)) exponent = 0;  // the caller has checked the size
  return bounds_of(vm, integer, exponent - static_cast<int64_t>(digits));
}

enum class Base : uint8_t { Natural, Ten };

// x = m * 10**k with m between 0.3 and 3, which avoids cancellation.
Result<Bounds> approximate_logarithm(Vm& vm, const Number& x, Base base, uint64_t digits) {
  TRY(check_digits(vm, digits));
  Fixed fixed(vm);
  int64_t k = x.adjusted();
  Number m = x;
  m.exponent -= k;
  if (TRY(compare_magnitudes(vm, m, make_number(false, coefficient_of(3), 0))) > 0) {
    ++k;
    --m.exponent;
  }
  uint64_t zeros = 0;  // zeros after the point of the logarithm
  if (k == 0) {
    Arithmetic exact(vm, kWidest);
    Number distance;
    TRY(exact.subtract(m, make_number(false, coefficient_of(1), 0), distance));
    if (distance.adjusted() < 0) zeros = 0 - static_cast<uint64_t>(distance.adjusted());
  }
  const uint64_t bits = bits_of_digits(digits + zeros) + 128;
  Value scaled = TRY(fixed_of(vm, m, digits + zeros + 32, bits));
  Value sum = TRY(fixed.logarithm(scaled, bits));
  Value log_ten = TRY(fixed.log_ten(bits));
  Value whole = Value::from_small_int(0);
  if (k != 0) whole = TRY(make_int(vm, k));
  if (base == Base::Natural) {
    sum = TRY(fixed.plus(sum, TRY(fixed.times(whole, log_ten))));
  } else {
    sum = TRY(fixed.over(TRY(fixed.up(sum, bits)), log_ten));
    sum = TRY(fixed.plus(sum, TRY(fixed.up(whole, bits))));
  }
  uint64_t places = digits + zeros;
  Value ten = TRY(power_of_ten(vm, places));
  Value integer = TRY(fixed.down(TRY(fixed.times(sum, ten)), bits));
  return bounds_of(vm, integer, -static_cast<int64_t>(places));
}

}  // namespace

// 1 with the precision's number of digits, as the inexact result for a value next to 1.
Result<void> Arithmetic::nearly_one(Number& result) {
  auto places = static_cast<uint64_t>(settings.precision - 1);
  result = make_number(false, TRY(power_of_ten_coefficient(vm, places)), -(settings.precision - 1));
  status |= kInexact | kRounded;
  return {};
}

Result<void> Arithmetic::square_root(const Number& a, Number& result) {
  if (TRY(take_nan(a, result))) return {};
  if (a.is_zero()) {
    result = make_number(a.negative, coefficient_of(0), a.exponent >> 1);
    Arithmetic even(vm, settings);
    even.settings.rounding = Rounding::HalfEven;
    TRY(even.finish(result));
    status |= even.status;
    return {};
  }
  if (a.negative) {
    invalid(result);
    return {};
  }
  if (a.is_infinite()) {
    result = a;
    return {};
  }
  // An upper bound of the digits of an exact root. A try with this precision avoids filling a huge
  // one.
  const auto most = static_cast<int64_t>(a.coefficient.digits + 2);
  if (settings.precision > kLargePrecision && most < settings.precision) {
    Arithmetic shorter(vm, settings);
    shorter.settings.precision = most;
    Number exact;
    TRY(shorter.square_root(a, exact));
    if (shorter.status == 0) {
      result = exact;
      return {};
    }
  }
  const int64_t ideal = a.exponent >> 1;
  // The root gets one digit more than the precision, and the exponent is even.
  int64_t places = 2 * (settings.precision + 1) - static_cast<int64_t>(a.coefficient.digits);
  if (((a.exponent - places) & 1) != 0) ++places;
  Coefficient square = a.coefficient;
  bool is_exact = true;
  if (places >= 0) {
    TRY(scale_up(vm, square, static_cast<uint64_t>(places)));
  } else {
    is_exact = TRY(scale_down(vm, square, static_cast<uint64_t>(-places))) == Lost::Nothing;
  }
  Value integer = TRY(int_of_coefficient(vm, square, false));
  Value root = TRY(int_square_root(vm, integer));
  Number number = make_number(false, TRY(coefficient_of_int(vm, root)), (a.exponent - places) / 2);
  Coefficient product;
  TRY(hognose::decimal::multiply(vm, number.coefficient, number.coefficient, product));
  if (is_exact) is_exact = TRY(hognose::decimal::compare(vm, product, square)) == 0;
  if (is_exact) {
    if (number.exponent < ideal) {
      number.exponent += static_cast<int64_t>(
          TRY(strip_zeros(vm, number.coefficient, static_cast<uint64_t>(ideal - number.exponent))));
    }
  } else {
    unsigned digit = TRY(last_digit(vm, number.coefficient));
    if (digit == 0 || digit == 5) TRY(increment(vm, number.coefficient));
  }
  Arithmetic even(vm, settings);
  even.settings.rounding = Rounding::HalfEven;
  TRY(even.finish(number));
  status |= even.status;
  result = number;
  return {};
}

Result<void> Arithmetic::exponential(const Number& a, Number& result) {
  if (TRY(take_nan(a, result))) return {};
  if (a.is_infinite()) {
    result = a.negative ? make_number(false, coefficient_of(0), 0) : a;
    return {};
  }
  if (a.is_zero()) {
    result = make_number(false, coefficient_of(1), 0);
    return {};
  }
  // The result is 1 up to far below its last place. The bound is CPython's, because subnormal
  // values depend on it.
  const Number least = make_number(false, coefficient_of(9), -settings.precision - 4);
  if (TRY(compare_magnitudes(vm, a, least)) <= 0) return nearly_one(result);
  if (a.adjusted() > 18) {
    result =
        make_number(false, coefficient_of(1), a.negative ? 2 * kMinimumTiny : 2 * kMaximumExponent);
    Arithmetic even(vm, settings);
    even.settings.rounding = Rounding::HalfEven;
    TRY(even.finish(result));
    status |= even.status | kInexact | kRounded;
    return {};
  }
  const Number x = a;
  return round_correctly(*this, result,
                         [&](uint64_t digits) { return approximate_exponential(vm, x, digits); });
}

Result<bool> Arithmetic::take_special_logarithm(const Number& a, Number& result) {
  if (TRY(take_nan(a, result))) return true;
  if (a.is_zero()) {
    result = make_special(Kind::Infinite, true);
  } else if (a.negative) {
    invalid(result);
  } else if (a.is_infinite()) {
    result = a;
  } else {
    return false;
  }
  return true;
}

Result<void> Arithmetic::logarithm(const Number& a, Number& result) {
  if (TRY(take_special_logarithm(a, result))) return {};
  if (TRY(compare_numbers(vm, a, make_number(false, coefficient_of(1), 0))) == 0) {
    result = make_number(false, coefficient_of(0), 0);
    return {};
  }
  const Number x = a;
  return round_correctly(*this, result, [&](uint64_t digits) {
    return approximate_logarithm(vm, x, Base::Natural, digits);
  });
}

Result<void> Arithmetic::logarithm10(const Number& a, Number& result) {
  if (TRY(take_special_logarithm(a, result))) return {};
  Coefficient stripped = a.coefficient;
  TRY(strip_zeros(vm, stripped, UINT64_MAX));
  if (stripped.is_one()) {
    int64_t exponent = a.adjusted();
    uint64_t magnitude =
        exponent < 0 ? 0 - static_cast<uint64_t>(exponent) : static_cast<uint64_t>(exponent);
    result = make_number(exponent < 0, coefficient_of(magnitude), 0);
    Arithmetic even(vm, settings);
    even.settings.rounding = Rounding::HalfEven;
    TRY(even.finish(result));
    status |= even.status;
    return {};
  }
  const Number x = a;
  return round_correctly(*this, result, [&](uint64_t digits) {
    return approximate_logarithm(vm, x, Base::Ten, digits);
  });
}

}  // namespace hognose::decimal
