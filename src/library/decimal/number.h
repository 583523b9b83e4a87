// Numbers: the operands and results of decimal arithmetic, and the operations of the General
// Decimal Arithmetic Specification (speleotrove.com/decimal).
//
// Operations work under the Settings of a context and collect the conditions that arise in
// Arithmetic::status. The context decides which of them are trapped (decimal/types.h). A Failure
// means only that memory ran out or a limit was reached.
#pragma once

#include "library/decimal/coefficient.h"

namespace hognose::decimal {

inline constexpr int64_t kMaximumPrecision = 999'999'999'999'999'999;
inline constexpr int64_t kMaximumExponent = 999'999'999'999'999'999;
inline constexpr int64_t kMinimumExponent = -999'999'999'999'999'999;
inline constexpr int64_t kMinimumTiny = kMinimumExponent - (kMaximumPrecision - 1);

enum class Kind : uint8_t { Finite, Infinite, Quiet, Signaling };

struct Number {
  Coefficient coefficient;  // the payload of a NaN; 0 if it has none
  int64_t exponent = 0;
  bool negative = false;
  Kind kind = Kind::Finite;

  bool is_special() const { return kind != Kind::Finite; }
  bool is_infinite() const { return kind == Kind::Infinite; }
  bool is_nan() const { return kind == Kind::Quiet || kind == Kind::Signaling; }
  bool is_zero() const { return kind == Kind::Finite && coefficient.is_zero(); }
  // The exponent of the first digit.
  int64_t adjusted() const { return exponent + static_cast<int64_t>(coefficient.digits) - 1; }
};

inline Number make_number(bool negative, Coefficient coefficient, int64_t exponent) {
  Number number;
  number.negative = negative;
  number.coefficient = coefficient;
  number.exponent = exponent;
  return number;
}
inline Number make_special(Kind kind, bool negative = false) {
  Number number;
  number.kind = kind;
  number.negative = negative;
  return number;
}

// In the order of their names in Context's repr.
enum Condition : uint32_t {
  kClamped = 1,
  kConversionSyntax = 2,
  kDivisionByZero = 4,
  kDivisionImpossible = 8,
  kDivisionUndefined = 16,
  kInexact = 32,
  kInvalidContext = 64,
  kInvalidOperation = 128,
  kFloatOperation = 256,
  kOverflow = 512,
  kRounded = 1024,
  kSubnormal = 2048,
  kUnderflow = 4096,
};
// The conditions of the signal InvalidOperation.
inline constexpr uint32_t kAnyInvalid = kConversionSyntax | kDivisionImpossible |
                                        kDivisionUndefined | kInvalidContext | kInvalidOperation;

enum class Rounding : uint8_t { Up, Down, Ceiling, Floor, HalfUp, HalfDown, HalfEven, ZeroFiveUp };

// Whether rounding adds a unit in the last place, for all modes but ZeroFiveUp.
inline bool rounds_up(Rounding rounding, Lost lost, bool negative, bool is_odd) {
  switch (rounding) {
    case Rounding::Up: return lost != Lost::Nothing;
    case Rounding::Ceiling: return lost != Lost::Nothing && !negative;
    case Rounding::Floor: return lost != Lost::Nothing && negative;
    case Rounding::HalfUp: return lost >= Lost::Half;
    case Rounding::HalfDown: return lost > Lost::Half;
    case Rounding::HalfEven: return lost > Lost::Half || (lost == Lost::Half && is_odd);
    case Rounding::Down:
    case Rounding::ZeroFiveUp: break;
  }
  return false;
}

// The fields of a context that determine results.
struct Settings {
  int64_t precision = 28;
  int64_t maximum = 999'999;  // Emax
  int64_t minimum = -999'999;
  Rounding rounding = Rounding::HalfEven;
  bool clamp = false;

  int64_t tiny() const { return minimum - (precision - 1); }  // Etiny
  int64_t top() const { return maximum - (precision - 1); }   // Etop
};
// Above this precision, quotients and roots first check whether the exact result is short.
inline constexpr int64_t kLargePrecision = 1000;
inline constexpr Settings kWidest = {kMaximumPrecision, kMaximumExponent, kMinimumExponent,
                                     Rounding::HalfEven, false};

class Arithmetic {
 public:
  Arithmetic(Vm& vm, const Settings& settings) : vm(vm), settings(settings) {}

  Vm& vm;
  Settings settings;
  uint32_t status = 0;

  // --- decimal/rounding.cpp
  // Rounds a result into the bounds of the context.
  Result<void> finish(Number& number) {
    const int64_t adjusted = number.adjusted();
    if (HOGNOSE_LIKELY(number.kind == Kind::Finite && adjusted <= settings.maximum &&
                       adjusted >= settings.minimum && !settings.clamp &&
                       static_cast<int64_t>(number.coefficient.digits) <= settings.precision)) {
      return {};
    }
    return finish_out_of_bounds(number);
  }
  // If an operand is a NaN: sets the result and the signal, and returns true.
  Result<bool> take_nan(const Number& a, Number& result);
  Result<bool> take_nan(const Number& a, const Number& b, Number& result);
  // If the operands of a remainder, or of a logarithm, need no calculation: sets the result and the
  // signal, and returns true.
  Result<bool> take_special_rest(const Number& a, const Number& b, Number& rest);
  Result<bool> take_special_logarithm(const Number& a, Number& result);
  void invalid(Number& result, uint32_t condition = kInvalidOperation) {
    status |= condition;
    result = make_special(Kind::Quiet);
  }
  // Rounds to an integral number, with exponent 0 or more and any number of digits.
  enum class Report : uint8_t { Nothing, Inexact };
  Result<void> to_integral(const Number& a, Report report, Number& result);
  Result<void> to_integral_value(const Number& a, Number& result) {
    return to_integral(a, Report::Nothing, result);
  }
  Result<void> to_integral_exact(const Number& a, Number& result) {
    return to_integral(a, Report::Inexact, result);
  }
  Result<void> quantize(const Number& a, const Number& b, Number& result);
  Result<void> quantize_to(const Number& a, int64_t exponent, Number& result);
  Result<void> normalize(const Number& a, Number& result);
  // Rounds to `digits` digits, without bounds of the exponent.
  Result<void> round_to(Number& number, uint64_t digits);

  // --- decimal/arithmetic.cpp. The result may be the same object as an operand.
  Result<void> add(const Number& a, const Number& b, Number& result);
  Result<void> subtract(const Number& a, const Number& b, Number& result);
  Result<void> multiply(const Number& a, const Number& b, Number& result);
  Result<void> multiply_exactly(const Number& a, const Number& b, Number& result);
  Result<void> multiply_add(const Number& a, const Number& b, const Number& c, Number& result);
  Result<void> divide(const Number& a, const Number& b, Number& result);
  Result<void> divide_integer(const Number& a, const Number& b, Number& quotient);
  Result<void> remainder(const Number& a, const Number& b, Number& rest);
  Result<void> divide_both(const Number& a, const Number& b, Number& quotient, Number& rest);
  Result<void> remainder_near(const Number& a, const Number& b, Number& rest);
  Result<void> plus(const Number& a, Number& result);
  Result<void> minus(const Number& a, Number& result);
  Result<void> absolute(const Number& a, Number& result);

  // --- decimal/order.cpp
  Result<void> compare(const Number& a, const Number& b, Number& result);
  Result<void> compare_signal(const Number& a, const Number& b, Number& result);
  enum class Select : uint8_t { Maximum, Minimum };
  enum class Of : uint8_t { Numbers, Magnitudes };
  Result<void> select(const Number& a, const Number& b, Select which, Of of, Number& result);
  Result<void> maximum(const Number& a, const Number& b, Number& result) {
    return select(a, b, Select::Maximum, Of::Numbers, result);
  }
  Result<void> minimum(const Number& a, const Number& b, Number& result) {
    return select(a, b, Select::Minimum, Of::Numbers, result);
  }
  Result<void> maximum_magnitude(const Number& a, const Number& b, Number& result) {
    return select(a, b, Select::Maximum, Of::Magnitudes, result);
  }
  Result<void> minimum_magnitude(const Number& a, const Number& b, Number& result) {
    return select(a, b, Select::Minimum, Of::Magnitudes, result);
  }
  Result<void> next_minus(const Number& a, Number& result);
  Result<void> next_plus(const Number& a, Number& result);
  Result<void> next_toward(const Number& a, const Number& b, Number& result);
  bool is_subnormal(const Number& a) const {
    return !a.is_special() && !a.is_zero() && a.adjusted() < settings.minimum;
  }
  bool is_normal(const Number& a) const {
    return !a.is_special() && !a.is_zero() && a.adjusted() >= settings.minimum;
  }
  const char* class_of(const Number& a) const;

  // --- decimal/digits.cpp
  enum class Logic : uint8_t { And, Or, Xor };
  Result<void> logical(const Number& a, const Number& b, Logic logic, Number& result);
  Result<void> logical_and(const Number& a, const Number& b, Number& result) {
    return logical(a, b, Logic::And, result);
  }
  Result<void> logical_or(const Number& a, const Number& b, Number& result) {
    return logical(a, b, Logic::Or, result);
  }
  Result<void> logical_xor(const Number& a, const Number& b, Number& result) {
    return logical(a, b, Logic::Xor, result);
  }
  Result<void> logical_invert(const Number& a, Number& result);
  Result<void> shift(const Number& a, const Number& b, Number& result);
  Result<void> rotate(const Number& a, const Number& b, Number& result);
  Result<void> scale_by(const Number& a, const Number& b, Number& result);
  Result<void> log_base(const Number& a, Number& result);  // logb

  // --- decimal/functions.cpp
  Result<void> square_root(const Number& a, Number& result);
  Result<void> exponential(const Number& a, Number& result);
  Result<void> logarithm(const Number& a, Number& result);
  Result<void> logarithm10(const Number& a, Number& result);

  // --- decimal/power.cpp
  Result<void> power(const Number& a, const Number& b, Number& result);
  Result<void> power_modulo(const Number& a, const Number& b, const Number& modulus,
                            Number& result);

 private:
  Result<void> finish_out_of_bounds(Number& number);
  Result<void> check_exponent(Number& number);
  // Adds a unit in the last place if the rounding mode says so.
  Result<void> round_up(Number& number, Lost lost);
  Result<void> fit_payload(Number& nan);
  Result<void> add_signed(const Number& a, const Number& b, bool b_negative, Number& result);
  Result<bool> divide_whole(const Number& a, const Number& b, Number& quotient, Number& rest);
  Result<void> next(const Number& a, bool up, Number& result);
  // The largest finite number: `precision` nines.
  Result<void> largest(bool negative, Number& result);
  Result<void> nearly_one(Number& result);
  Result<bool> integer_argument(const Number& number, int64_t* value);
};

// --- decimal/order.cpp
// -1, 0 or 1. The operands must not be NaNs.
Result<int> compare_numbers(Vm& vm, const Number& a, const Number& b);
Result<int> compare_magnitudes(Vm& vm, const Number& a, const Number& b);
// The total order: of all values, including NaNs, and of equal numbers with different exponents.
Result<int> compare_total(Vm& vm, const Number& a, const Number& b);
Result<int> compare_total_magnitude(Vm& vm, const Number& a, const Number& b);
bool same_quantum(const Number& a, const Number& b);

// --- decimal/digits.cpp
Result<bool> is_integer(Vm& vm, const Number& a);
// The number must be integral.
Result<bool> is_odd_integer(Vm& vm, const Number& a);

// --- decimal/text.cpp
enum class Capitals : uint8_t { No, Yes };
enum class Notation : uint8_t { Scientific, Engineering };
Result<Str*> text_of_number(Vm& vm, const Number& number, Notation notation, Capitals capitals);
// Reads stripped ASCII text without underscores; false if it is not a number. Nothing is rounded,
// and a payload may have any number of digits. An exponent beyond all bounds becomes one that is
// still far out of bounds.
Result<bool> number_of_text(Vm& vm, std::string_view text, Number& number);

// --- decimal/format.cpp
// The signs of numeric text. By default those of the C locale.
struct FormatSigns {
  std::string_view point = ".";
  std::string_view separator = ",";
  std::string_view grouping = "\3";
  bool given = false;
};
Result<Value> format_number(Vm& vm, const Number& number, const Settings& settings,
                            Capitals capitals, const Str* spec, const FormatSigns& signs);

}  // namespace hognose::decimal
