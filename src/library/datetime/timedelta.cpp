// timedelta: a difference of times, in days, seconds and microseconds.
//
// A timedelta is shorter than 10**9 days. Arithmetic uses 128-bit microseconds, or ints of any size
// if a float or a huge int is involved.
#include <cmath>

#include "library/datetime/types.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/comparison.h"

namespace hognose {

namespace {

constexpr int64_t kMaximumDays = 999'999'999;

Result<Value> int_of(Vm& vm, __int128 number) {
  bool negative = number < 0;
  auto magnitude = static_cast<unsigned __int128>(number);
  return make_int_wide(vm, negative ? 0 - magnitude : magnitude, negative);
}

// OverflowError if the int needs more than 127 bits; no timedelta is that long.
Result<__int128> wide_int(Vm& vm, Value value) {
  IntView view(vm, value);
  if (view.count > 2 || (view.count == 2 && view.limbs[1] >> 62 != 0)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C int");
  }
  unsigned __int128 magnitude = view.count == 0 ? 0 : view.limbs[0];
  if (view.count == 2) magnitude |= static_cast<unsigned __int128>(view.limbs[1]) << 64;
  auto number = static_cast<__int128>(magnitude);
  return view.negative ? -number : number;
}

// number * unit, or false if it does not fit. `unit` is not negative. The compiler's overflow check
// for 128 bits calls a function that some runtime libraries lack.
bool multiply_wide(__int128 number, int64_t unit, __int128* product) {
  // number = high * 2**64 + low, rounded down, so low is not negative. Neither product below can
  // overflow: the factors of the first are signed 64-bit numbers, and those of the second are less
  // than 2**64 and 2**63.
  auto high = static_cast<int64_t>(number >> 64);
  auto low = static_cast<uint64_t>(number);
  unsigned __int128 lower = static_cast<unsigned __int128>(low) * static_cast<uint64_t>(unit);
  __int128 upper = static_cast<__int128>(high) * unit + static_cast<int64_t>(lower >> 64);
  if (upper > INT64_MAX || upper < INT64_MIN) return false;
  *product = upper * (static_cast<__int128>(1) << 64) + static_cast<uint64_t>(lower);
  return true;
}

__int128 floor_quotient(__int128 a, __int128 b) {
  __int128 quotient = a / b;
  return quotient - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0);
}

TimedeltaCell* self_of(Vm& vm, Value value) { return vm.cell<TimedeltaCell>(value); }
bool is_delta(Vm& vm, Value value) { return vm.has_layout(value, TypeId::Timedelta); }

// --- making

// The sum of the constructor's arguments: whole microseconds, and the fractions that are left over.
class DeltaSum {
 public:
  explicit DeltaSum(Vm& vm) : vm_(vm) {}

  Result<void> add(Value value, int64_t unit, const char* name) {
    if (value.is_undefined()) return {};
    if (is_int(vm_, value)) return add_whole(TRY(wide_int(vm_, value)), unit);
    double number;
    if (!float_value(vm_, value, &number)) {
      return vm_.raise(TypeId::TypeError, "unsupported type for timedelta {} component: {}", name,
                       type_name(vm_, value));
    }
    double whole;
    double fraction = std::modf(number, &whole);
    TRY(add_double(whole, unit));
    if (fraction == 0) return {};
    fraction = std::modf(static_cast<double>(unit) * fraction, &whole);
    TRY(add_double(whole, 1));
    left_over_ += fraction;
    return {};
  }

  // The sum in microseconds; ties go to the even microsecond.
  Result<__int128> total() {
    if (left_over_ == 0) return sum_;
    double whole = std::round(left_over_);
    if (std::fabs(whole - left_over_) == 0.5) {
      int odd = (sum_ & 1) != 0 ? 1 : 0;
      whole = 2.0 * std::round((left_over_ + odd) * 0.5) - odd;
    }
    TRY(add_whole(static_cast<int64_t>(whole), 1));
    return sum_;
  }

 private:
  Result<void> add_whole(__int128 number, int64_t unit) {
    __int128 product;
    if (!multiply_wide(number, unit, &product) || __builtin_add_overflow(sum_, product, &sum_)) {
      return vm_.raise(TypeId::OverflowError, "Python int too large to convert to C int");
    }
    return {};
  }
  Result<void> add_double(double whole, int64_t unit) {
    Value integer = TRY(make_int_from_double(vm_, whole));
    return add_whole(TRY(wide_int(vm_, integer)), unit);
  }

  Vm& vm_;
  __int128 sum_ = 0;
  double left_over_ = 0;
};

Result<Value> timedelta_new(Vm& vm, const Value* arguments) {
  DeltaSum sum(vm);
  TRY(sum.add(arguments[3], 1, "microseconds"));
  TRY(sum.add(arguments[4], 1'000, "milliseconds"));
  TRY(sum.add(arguments[2], kMicrosecondsPerSecond, "seconds"));
  TRY(sum.add(arguments[5], 60 * kMicrosecondsPerSecond, "minutes"));
  TRY(sum.add(arguments[6], 3'600 * kMicrosecondsPerSecond, "hours"));
  TRY(sum.add(arguments[1], kMicrosecondsPerDay, "days"));
  TRY(sum.add(arguments[7], 7 * kMicrosecondsPerDay, "weeks"));
  return make_timedelta_of_type(vm, vm.cell<Type>(arguments[0]), TRY(sum.total()));
}

// --- arithmetic

// a / b rounded to the nearest int, ties to even. b is not zero.
Result<Value> divide_nearest(Vm& vm, Value a, Value b) {
  if (int_is_negative(vm, b)) {
    a = TRY(int_negative(vm, a));
    b = TRY(int_negative(vm, b));
  }
  Value quotient, remainder;
  TRY(big_divide(vm, IntView(vm, a), IntView(vm, b), &quotient, &remainder));
  Value doubled = TRY(int_binary(vm, BinaryOperator::Add, remainder, remainder));
  int order = TRY(int_compare(vm, doubled, b));
  IntView view(vm, quotient);
  bool odd = view.count != 0 && (view.limbs[0] & 1) != 0;
  if (order < 0 || (order == 0 && !odd)) return quotient;
  return int_binary(vm, BinaryOperator::Add, quotient, Value::from_small_int(1));
}

Result<Value> make_timedelta_of_int(Vm& vm, Value microseconds) {
  return make_timedelta(vm, TRY(wide_int(vm, microseconds)));
}

// The exact ratio of a float, as two ints.
struct Ratio {
  Value numerator;
  Value denominator;
};
Result<Ratio> ratio_of(Vm& vm, double number) {
  if (std::isnan(number)) {
    return vm.raise(TypeId::ValueError, "cannot convert NaN to integer ratio");
  }
  if (std::isinf(number)) {
    return vm.raise(TypeId::OverflowError, "cannot convert Infinity to integer ratio");
  }
  int exponent;
  double mantissa = std::ldexp(std::frexp(number, &exponent), 53);
  exponent -= 53;
  Ratio ratio;
  ratio.numerator = TRY(make_int(vm, static_cast<int64_t>(mantissa)));
  ratio.denominator = Value::from_small_int(1);
  Value& shifted = exponent > 0 ? ratio.numerator : ratio.denominator;
  shifted = TRY(big_shift_left(vm, IntView(vm, shifted),
                               static_cast<uint64_t>(exponent < 0 ? -exponent : exponent)));
  return ratio;
}

// delta * numerator / denominator
Result<Value> scale(Vm& vm, Value delta, Value numerator, Value denominator) {
  Value microseconds = TRY(int_of(vm, delta_microseconds(vm, delta)));
  Value product = TRY(int_binary(vm, BinaryOperator::Multiply, microseconds, numerator));
  return make_timedelta_of_int(vm, TRY(divide_nearest(vm, product, denominator)));
}

Result<Value> multiply(Vm& vm, Value delta, Value factor) {
  if (is_int(vm, factor)) {
    Value microseconds = TRY(int_of(vm, delta_microseconds(vm, delta)));
    Value product = TRY(int_binary(vm, BinaryOperator::Multiply, microseconds, factor));
    return make_timedelta_of_int(vm, product);
  }
  double number;
  if (!float_value(vm, factor, &number)) return Value::not_implemented();
  Ratio ratio = TRY(ratio_of(vm, number));
  return scale(vm, delta, ratio.numerator, ratio.denominator);
}

Result<Value> true_divide(Vm& vm, Value delta, Value divisor) {
  if (is_delta(vm, divisor)) {
    Value left = TRY(int_of(vm, delta_microseconds(vm, delta)));
    Value right = TRY(int_of(vm, delta_microseconds(vm, divisor)));
    return int_binary(vm, BinaryOperator::TrueDivide, left, right);
  }
  double number;
  if (float_value(vm, divisor, &number)) {
    Ratio ratio = TRY(ratio_of(vm, number));
    if (int_is_zero(vm, ratio.numerator)) {
      return raise_division_by_zero(vm);
    }
    return scale(vm, delta, ratio.denominator, ratio.numerator);
  }
  if (!is_int(vm, divisor)) return Value::not_implemented();
  if (int_is_zero(vm, divisor)) {
    return raise_division_by_zero(vm);
  }
  return scale(vm, delta, Value::from_small_int(1), divisor);
}

Result<Value> floor_divide_delta(Vm& vm, Value delta, Value divisor) {
  if (is_delta(vm, divisor)) {
    __int128 by = delta_microseconds(vm, divisor);
    if (by == 0) return raise_division_by_zero(vm);
    return int_of(vm, floor_quotient(delta_microseconds(vm, delta), by));
  }
  if (!is_int(vm, divisor)) return Value::not_implemented();
  if (int_is_zero(vm, divisor)) return raise_division_by_zero(vm);
  Value microseconds = TRY(int_of(vm, delta_microseconds(vm, delta)));
  return make_timedelta_of_int(
      vm, TRY(int_binary(vm, BinaryOperator::FloorDivide, microseconds, divisor)));
}

Result<Value> modulo(Vm& vm, Value delta, Value divisor) {
  if (!is_delta(vm, divisor)) return Value::not_implemented();
  __int128 a = delta_microseconds(vm, delta), b = delta_microseconds(vm, divisor);
  if (b == 0) return raise_division_by_zero(vm);
  return make_timedelta(vm, a - floor_quotient(a, b) * b);
}

Result<Value> timedelta_binary(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (op == BinaryOperator::Multiply) {
    return is_delta(vm, left) ? multiply(vm, left, right) : multiply(vm, right, left);
  }
  if (!is_delta(vm, left)) return Value::not_implemented();
  switch (op) {
    case BinaryOperator::TrueDivide: return true_divide(vm, left, right);
    case BinaryOperator::FloorDivide: return floor_divide_delta(vm, left, right);
    case BinaryOperator::Modulo: return modulo(vm, left, right);
    default: break;
  }
  if (!is_delta(vm, right)) return Value::not_implemented();
  __int128 a = delta_microseconds(vm, left), b = delta_microseconds(vm, right);
  return make_timedelta(vm, op == BinaryOperator::Add ? a + b : a - b);
}

Result<Value> divmod_of(Vm& vm, Value left, Value right) {
  if (!is_delta(vm, left) || !is_delta(vm, right)) return Value::not_implemented();
  Value quotient = TRY(floor_divide_delta(vm, left, right));
  Value remainder = TRY(modulo(vm, left, right));
  return Value::from_cell(TRY(make_tuple(vm, {quotient, remainder})));
}
Result<Value> timedelta_divmod(Vm& vm, const Value* arguments) {
  return divmod_of(vm, arguments[0], arguments[1]);
}
Result<Value> timedelta_rdivmod(Vm& vm, const Value* arguments) {
  return divmod_of(vm, arguments[1], arguments[0]);
}

Result<Value> timedelta_negative(Vm& vm, Value self) {
  return make_timedelta(vm, -delta_microseconds(vm, self));
}
Result<Value> timedelta_positive(Vm& vm, Value self) {
  return make_timedelta(vm, delta_microseconds(vm, self));
}
Result<Value> timedelta_absolute(Vm& vm, Value self) {
  __int128 microseconds = delta_microseconds(vm, self);
  return make_timedelta(vm, microseconds < 0 ? -microseconds : microseconds);
}
Result<bool> timedelta_truth(Vm& vm, Value self) { return delta_microseconds(vm, self) != 0; }

Result<Value> timedelta_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_delta(vm, other)) return Value::not_implemented();
  __int128 a = delta_microseconds(vm, self), b = delta_microseconds(vm, other);
  return Value::boolean(satisfies(a, op, b));
}

Result<uint64_t> timedelta_hash(Vm& vm, Value self) {
  __int128 number = delta_microseconds(vm, self);
  Value integer = TRY(int_of(vm, number));
  return int_hash(vm, integer);
}

// --- text

Result<Value> timedelta_repr(Vm& vm, Value self) {
  const TimedeltaCell* delta = self_of(vm, self);
  StringBuilder out(vm);
  TRY(append_type_name(out, vm.type_of(self)));
  TRY(out.append_ascii("("));
  const struct {
    const char* name;
    int32_t number;
  } kParts[] = {
      {"days=", delta->days}, {"seconds=", delta->seconds}, {"microseconds=", delta->microseconds}};
  bool any = false;
  for (const auto& part : kParts) {
    if (part.number == 0) continue;
    if (any) TRY(out.append_ascii(", "));
    any = true;
    TRY(out.append_ascii(part.name));
    TRY(out.append_number(part.number));
  }
  TRY(out.append_ascii(any ? ")" : "0)"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> timedelta_str(Vm& vm, Value self) {
  const TimedeltaCell* delta = self_of(vm, self);
  StringBuilder out(vm);
  if (delta->days != 0) {
    TRY(out.append_number(delta->days));
    TRY(out.append_ascii(delta->days == 1 || delta->days == -1 ? " day, " : " days, "));
  }
  TRY(out.append_number(delta->seconds / 3600));
  TRY(append_digits(out, delta->seconds / 60 % 60, 2, ":"));
  TRY(append_digits(out, delta->seconds % 60, 2, ":"));
  if (delta->microseconds != 0) TRY(append_digits(out, delta->microseconds, 6, "."));
  return Value::from_cell(TRY(out.finish()));
}

// --- methods

Result<Value> timedelta_total_seconds(Vm& vm, const Value* arguments) {
  Value microseconds = TRY(int_of(vm, delta_microseconds(vm, arguments[0])));
  return int_binary(vm, BinaryOperator::TrueDivide, microseconds,
                    Value::from_small_int(kMicrosecondsPerSecond));
}

Result<Value> timedelta_reduce(Vm& vm, const Value* arguments) {
  const TimedeltaCell* delta = self_of(vm, arguments[0]);
  Tuple* state =
      TRY(make_tuple(vm, {Value::from_small_int(delta->days), Value::from_small_int(delta->seconds),
                          Value::from_small_int(delta->microseconds)}));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(state)})));
}

template <int32_t TimedeltaCell::* field>
Result<Value> get_field(Vm& vm, Value self) {
  return Value::from_small_int(self_of(vm, self)->*field);
}

constexpr NativeRow kNew = {
    "__new__(cls, days=<0>, seconds=<0>, microseconds=<0>, milliseconds=<0>, minutes=<0>, "
    "hours=<0>, weeks=<0>)",
    timedelta_new, kNativeConstructor};

constexpr NativeRow kMethods[] = {
    {"__divmod__(self, value, /)", timedelta_divmod, kNativeSlotWrapper},
    {"__rdivmod__(self, value, /)", timedelta_rdivmod, kNativeSlotWrapper},
    {"__reduce__(self)", timedelta_reduce, kNativeConstantTime},
    {"total_seconds(self)", timedelta_total_seconds, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"days", get_field<&TimedeltaCell::days>, refuse_assignment},
    {"seconds", get_field<&TimedeltaCell::seconds>, refuse_assignment},
    {"microseconds", get_field<&TimedeltaCell::microseconds>, refuse_assignment},
};

constexpr uint16_t kOperators =
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Subtract) |
    operator_bit(BinaryOperator::Multiply) | operator_bit(BinaryOperator::TrueDivide) |
    operator_bit(BinaryOperator::FloorDivide) | operator_bit(BinaryOperator::Modulo);

}  // namespace

Result<Value> make_timedelta_of_type(Vm& vm, Type* type, __int128 microseconds) {
  __int128 days = floor_quotient(microseconds, kMicrosecondsPerDay);
  if (days > INT32_MAX || days < INT32_MIN) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C int");
  }
  if (days > kMaximumDays || days < -kMaximumDays) {
    return vm.raise(TypeId::OverflowError, "days={}; must have magnitude <= 999999999",
                    static_cast<int64_t>(days));
  }
  auto rest = static_cast<int64_t>(microseconds - days * kMicrosecondsPerDay);
  auto* delta = TRY(vm.make_instance<TimedeltaCell>(type));
  delta->days = static_cast<int32_t>(days);
  delta->seconds = static_cast<int32_t>(rest / kMicrosecondsPerSecond);
  delta->microseconds = static_cast<int32_t>(rest % kMicrosecondsPerSecond);
  return Value::from_cell(delta);
}

Result<Value> make_timedelta(Vm& vm, __int128 microseconds) {
  return make_timedelta_of_type(vm, vm.type(TypeId::Timedelta), microseconds);
}

namespace {

Result<void> add_class_attributes(Vm& vm, Type* type) {
  constexpr __int128 kLimit = static_cast<__int128>(kMaximumDays) * kMicrosecondsPerDay;
  TRY(add_class_attribute(vm, type, "min", TRY(make_timedelta(vm, -kLimit))));
  TRY(add_class_attribute(vm, type, "max",
                          TRY(make_timedelta(vm, kLimit + kMicrosecondsPerDay - 1))));
  return add_class_attribute(vm, type, "resolution", TRY(make_timedelta(vm, 1)));
}

}  // namespace

const TypeSpec kTimedeltaType = {
    .doc =
        "timedelta(days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, "
        "weeks=0)\n\n"
        "How long something lasts.\n\n"
        "The arguments are added up. They may be negative and have fractions. The sum is kept\n"
        "exactly, as days, seconds and microseconds.",
    .module = "datetime",
    .slots = {.repr = timedelta_repr,
              .str = timedelta_str,
              .hash = timedelta_hash,
              .compare = timedelta_compare,
              .truth = timedelta_truth,
              .binary = timedelta_binary,
              .binary_operators = kOperators,
              .negative = timedelta_negative,
              .positive = timedelta_positive,
              .absolute = timedelta_absolute},
    .instance_bytes = sizeof(TimedeltaCell),
    .constructor = &kNew,
    .methods = kMethods,
    .properties = kProperties,
    .class_attributes = add_class_attributes,
};

}  // namespace hognose
