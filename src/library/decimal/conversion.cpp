// Conversions between Decimals and other values: cells, ints, floats, strings, tuples.
//
// A list is copied to a tuple first, so later changes to it do not matter.
#include <cmath>
#include <cstring>

#include "library/decimal/types.h"
#include "meter/paced.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/input.h"

namespace hognose::decimal {

// --- cells

void load_number(Vm& vm, Value decimal, Number& number) {
  const auto* cell = vm.cell<DecimalCell>(decimal);
  number.negative = (cell->flags & kDecimalNegative) != 0;
  number.kind = static_cast<Kind>(cell->flags >> kDecimalKindShift & 3);
  number.exponent = cell->exponent;
  Coefficient& coefficient = number.coefficient;
  if (HOGNOSE_LIKELY((cell->flags & kDecimalLong) == 0)) {
    coefficient.limbs[0] = cell->low;
    coefficient.limbs[1] = cell->high;
    coefficient.limbs[2] = coefficient.limbs[3] = 0;
    coefficient.big = Value::undefined();
    coefficient.digits = count_digits(static_cast<Wide>(cell->high) << 64 | cell->low);
    return;
  }
  Value integer = Value::from_bits(cell->high);
  if (!vm.has_layout(integer, TypeId::Int)) return;
  IntView view(vm, integer);
  std::memset(coefficient.limbs, 0, sizeof(coefficient.limbs));
  if (cell->low <= Coefficient::kInlineDigits && view.count <= Coefficient::kInlineLimbs) {
    std::memcpy(coefficient.limbs, view.limbs, view.count * sizeof(uint64_t));
    coefficient.big = Value::undefined();
    coefficient.digits = recount(coefficient);
    return;
  }
  coefficient.big = integer;
  coefficient.digits = cell->low;
}

Result<Value> make_decimal_of_type(Vm& vm, Type* type, const Number& number) {
  const Coefficient& coefficient = number.coefficient;
  uint32_t flags = (number.negative ? kDecimalNegative : 0u) | static_cast<uint32_t>(number.kind)
                                                                   << kDecimalKindShift;
  uint64_t low = coefficient.limbs[0], high = coefficient.limbs[1];
  if (HOGNOSE_UNLIKELY(!coefficient.is_narrow())) {
    flags |= kDecimalLong;
    low = coefficient.digits;
    high = TRY(int_of_coefficient(vm, coefficient, false)).bits();
  }
  // The exact type is the common case and needs no lookup of the class.
  DecimalCell* cell = type == vm.type(TypeId::Decimal) ? TRY(vm.make<DecimalCell>(TypeId::Decimal))
                                                       : TRY(vm.make_instance<DecimalCell>(type));
  cell->flags = flags;
  cell->exponent = number.is_special() ? 0 : number.exponent;
  cell->low = low;
  cell->high = high;
  return Value::from_cell(cell);
}

Result<Value> make_decimal(Vm& vm, const Number& number) {
  return make_decimal_of_type(vm, vm.type(TypeId::Decimal), number);
}

// --- numbers

Result<Number> number_of_int(Vm& vm, Value integer) {
  Number number;
  if (integer.is_boolean()) integer = Value::from_small_int(integer.is_true() ? 1 : 0);
  number.coefficient = TRY(coefficient_of_int(vm, integer));
  number.negative = int_is_negative(vm, integer);
  return number;
}

Result<Number> number_of_double(Vm& vm, double value) {
  if (std::isnan(value)) return make_special(Kind::Quiet);
  if (std::isinf(value)) return make_special(Kind::Infinite, value < 0);
  Number number;
  number.negative = std::signbit(value);
  if (value == 0) return number;
  int exponent;
  auto mantissa = static_cast<uint64_t>(std::ldexp(std::frexp(std::fabs(value), &exponent), 53));
  exponent -= 53;
  auto zeros = static_cast<int>(__builtin_ctzll(mantissa));
  mantissa >>= zeros;
  exponent += zeros;
  Value integer = TRY(make_int_unsigned(vm, mantissa));
  if (exponent >= 0) {
    integer = TRY(big_shift_left(vm, IntView(vm, integer), static_cast<uint64_t>(exponent)));
  } else {
    // m / 2**n = m * 5**n / 10**n
    Value power = TRY(big_power(vm, IntView(5), static_cast<uint64_t>(-exponent)));
    integer = TRY(int_binary(vm, BinaryOperator::Multiply, integer, power));
    number.exponent = exponent;
  }
  number.coefficient = TRY(coefficient_of_int(vm, integer));
  return number;
}

Result<bool> operand(Vm& vm, Value value, Number& number) {
  if (HOGNOSE_LIKELY(is_decimal(vm, value))) {
    load_number(vm, value, number);
    return true;
  }
  if (!is_int(vm, value)) return false;
  number = TRY(number_of_int(vm, value));
  return true;
}

Result<void> operand_argument(Vm& vm, Value value, Number& number) {
  if (TRY(operand(vm, value, number))) return {};
  return vm.raise(TypeId::TypeError, "conversion from {} to Decimal is not supported",
                  type_name(vm, value));
}

// --- strings

namespace {

enum class Blanks : uint8_t { Allowed, Refused };

Result<bool> parse_string(Vm& vm, const Str* string, Blanks blanks, Number& number) {
  std::string_view text = TRY(number_text(vm, string));
  bool has_underscores = false;
  TRY(in_parts(vm.meter, text.size(), kPacedBytes, [&](size_t begin, size_t end) {
    has_underscores = text.substr(begin, end - begin).find('_') != std::string_view::npos;
    return !has_underscores;
  }));
  if (blanks == Blanks::Refused) {
    if (has_underscores || text.size() != string->length) return false;
  } else if (has_underscores) {
    // Underscores are removed wherever they are.
    TRY(vm.meter.charge_bytes(text.size()));
    auto* cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, text.size()));
    cell->size = static_cast<uint32_t>(text.size());
    size_t count = 0;
    TRY(in_parts(vm.meter, text.size(), kPacedItems, [&](size_t begin, size_t end) {
      for (char c : text.substr(begin, end - begin)) {
        if (c != '_') cell->bytes[count++] = static_cast<uint8_t>(c);
      }
    }));
    text = {reinterpret_cast<const char*>(cell->bytes.data()), count};
  }
  return number_of_text(vm, text, number);
}

// --- tuples: (sign, digits, exponent)

Failure raise_value(Vm& vm, const char* text) { return vm.raise(TypeId::ValueError, text); }

Result<void> number_of_tuple(Vm& vm, const Tuple* parts, Number& number) {
  if (parts->length != 3) {
    return raise_value(vm, "argument must be a sequence of length 3");
  }
  Value sign = parts->items[0], exponent = parts->items[2];
  int64_t sign_number;
  if (!int_fits_int64(vm, sign, &sign_number) || sign_number < 0 || sign_number > 1) {
    return raise_value(vm, "sign must be an integer with the value 0 or 1");
  }
  number = Number();
  number.negative = sign_number == 1;
  if (const Str* word = vm.as<Str>(exponent, TypeId::Str)) {
    char letter = word->length == 1 && word->is_ascii() ? static_cast<char>(*str_data(word)) : 0;
    switch (letter) {
      case 'F': number.kind = Kind::Infinite; break;
      case 'n': number.kind = Kind::Quiet; break;
      case 'N': number.kind = Kind::Signaling; break;
      default:
        return raise_value(vm, "string argument in the third position must be 'F', 'n' or 'N'");
    }
  } else {
    if (!is_int(vm, exponent)) return raise_value(vm, "exponent must be an integer");
    if (!int_fits_int64(vm, exponent, &number.exponent)) {
      return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
    }
    constexpr int64_t kFar = int64_t{1} << 61;
    number.exponent = std::min(std::max(number.exponent, -kFar), kFar);
  }
  Tuple* digits;
  if (vm.has_layout(parts->items[1], TypeId::Tuple)) {
    digits = vm.known<Tuple>(parts->items[1]);
  } else if (vm.has_layout(parts->items[1], TypeId::List)) {
    const List* list = vm.known<List>(parts->items[1]);
    const ValueArray* items = list->items ? list->items.get() : nullptr;
    digits = TRY(make_tuple(vm, items == nullptr ? nullptr : items->values.data(), list->length));
  } else {
    return raise_value(vm, "coefficient must be a tuple of digits");
  }
  if (number.is_infinite()) return {};
  const uint32_t count = digits->length;
  TRY(vm.meter.charge_bytes(4 * uint64_t{count}));
  auto* text = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, count + 1));
  text->size = count + 1;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < count; ++i) {
    TRY(pace.turn());
    int64_t digit;
    if (!int_fits_int64(vm, digits->items[i], &digit) || digit < 0 || digit > 9) {
      return raise_value(vm, "coefficient must be a tuple of digits");
    }
    text->bytes[i] = static_cast<uint8_t>('0' + digit);
  }
  number.coefficient =
      TRY(coefficient_of_digits(vm, {reinterpret_cast<const char*>(text->bytes.data()), count}));
  return {};
}

// Tuples and lists, including subclasses, whose stored items are read without calling methods.
Result<bool> sequence_argument(Vm& vm, Value value, Number& number) {
  if (vm.has_layout(value, TypeId::Tuple)) {
    TRY(number_of_tuple(vm, vm.known<Tuple>(value), number));
    return true;
  }
  if (!vm.has_layout(value, TypeId::List)) return false;
  const List* list = vm.cell<List>(value);
  const ValueArray* items = list->items ? list->items.get() : nullptr;
  if (list->length != 3 || items == nullptr) {
    return raise_value(vm, "argument must be a sequence of length 3");
  }
  TRY(number_of_tuple(vm, TRY(make_tuple(vm, items->values.data(), 3)), number));
  return true;
}

Failure raise_unsupported(Vm& vm, Value value) {
  return vm.raise(TypeId::TypeError, "conversion from {} to Decimal is not supported",
                  type_name(vm, value));
}

bool payload_fits(const Number& number, const Settings& settings) {
  if (!number.is_nan() || number.coefficient.is_zero()) return true;
  int64_t room = settings.precision - (settings.clamp ? 1 : 0);
  return number.coefficient.digits <= static_cast<uint64_t>(room);
}

void refuse(Arithmetic& work, Number& number) { work.invalid(number, kConversionSyntax); }

// A value that even the widest context would change is not a valid Decimal.
Result<void> check_exact(Vm& vm, Number& number, uint32_t* conditions) {
  if (number.is_special()) return {};
  Arithmetic widest(vm, kWidest);
  TRY(widest.finish(number));
  if ((widest.status & (kInexact | kRounded | kClamped)) != 0) {
    *conditions |= kInvalidOperation;
    number = make_special(Kind::Quiet);
  }
  return {};
}

}  // namespace

Result<void> number_of_value_calling(Vm& vm, Value value, DecimalContextCell* context,
                                     Number& number) {
  uint32_t conditions = 0;
  double real;
  if (const Str* string = vm.as<Str>(value, TypeId::Str)) {
    if (!TRY(parse_string(vm, string, Blanks::Allowed, number))) {
      conditions = kConversionSyntax;
      number = make_special(Kind::Quiet);
    }
    TRY(check_exact(vm, number, &conditions));
  } else if (is_decimal(vm, value)) {
    load_number(vm, value, number);
    return {};
  } else if (is_int(vm, value)) {
    number = TRY(number_of_int(vm, value));
    return {};
  } else if (float_value(vm, value, &real)) {
    TRY(signal_calling(vm, context, kFloatOperation));
    number = TRY(number_of_double(vm, real));
    return {};
  } else if (TRY(sequence_argument(vm, value, number))) {
    TRY(check_exact(vm, number, &conditions));
  } else {
    return raise_unsupported(vm, value);
  }
  return signal_calling(vm, context, conditions);
}

Result<void> rounded_number_calling(Vm& vm, Value value, DecimalContextCell* context,
                                    Number& number) {
  Arithmetic work(vm, settings_of(context));
  double real;
  if (const Str* string = vm.as<Str>(value, TypeId::Str)) {
    bool is_number = TRY(parse_string(vm, string, Blanks::Refused, number));
    if (!is_number || !payload_fits(number, work.settings)) refuse(work, number);
  } else if (is_decimal(vm, value)) {
    load_number(vm, value, number);
    if (!payload_fits(number, work.settings)) refuse(work, number);
  } else if (is_int(vm, value)) {
    number = TRY(number_of_int(vm, value));
    if (number.is_zero()) return {};  // as in CPython, even if an exponent of 0 is out of bounds
  } else if (float_value(vm, value, &real)) {
    TRY(signal_calling(vm, context, kFloatOperation));
    number = TRY(number_of_double(vm, real));
  } else if (TRY(sequence_argument(vm, value, number))) {
    if (!payload_fits(number, work.settings)) refuse(work, number);
  } else {
    return raise_unsupported(vm, value);
  }
  TRY(work.finish(number));
  return signal_calling(vm, context, work.status);
}

Result<void> check_finite(Vm& vm, const Number& number, const char* target) {
  if (!number.is_special()) return {};
  if (number.is_nan()) return vm.raise(TypeId::ValueError, "cannot convert NaN to {}", target);
  return vm.raise(TypeId::OverflowError, "cannot convert Infinity to {}", target);
}

Result<Value> whole_part(Vm& vm, const Number& number) {
  Coefficient whole = number.coefficient;
  if (number.exponent >= 0) {
    TRY(scale_up(vm, whole, static_cast<uint64_t>(number.exponent)));
  } else {
    TRY(scale_down(vm, whole, 0 - static_cast<uint64_t>(number.exponent)));
  }
  return int_of_coefficient(vm, whole, number.negative);
}

}  // namespace hognose::decimal
