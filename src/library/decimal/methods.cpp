// The methods of Decimal.
//
// Operands may be Decimals or ints where CPython converts them. The context is the one given, or
// the current one.
#include <cmath>

#include "library/decimal/short_number.h"
#include "meter/paced.h"
#include "objects/containers/dict_access.h"
#include "objects/text/units.h"

namespace hognose::decimal {

namespace {

Number self_number(Vm& vm, const Value* arguments) {
  Number number;
  load_number(vm, arguments[0], number);
  return number;
}

// --- under a context: method(self, context=None), method(self, other, context=None)

template <UnaryOperation operation>
Result<Value> unary_method_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[1]));
  return perform_calling<operation>(vm, context, self_number(vm, arguments));
}

template <BinaryOperation operation>
Result<Value> binary_method_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[2]));
  Number other;
  TRY(operand_argument(vm, arguments[1], other));
  return perform_calling<operation>(vm, context, self_number(vm, arguments), other);
}

Result<Value> fma_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[3]));
  Number second, third, result;
  TRY(operand_argument(vm, arguments[1], second));
  TRY(operand_argument(vm, arguments[2], third));
  Operation operation(vm, context);
  TRY(operation.work.multiply_add(self_number(vm, arguments), second, third, result));
  return operation.finish_calling(result);
}

Result<Value> quantize_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[3]));
  Operation operation(vm, context);
  Rounding& rounding = operation.work.settings.rounding;
  if (!arguments[2].is_none()) rounding = TRY(rounding_argument(vm, arguments[2]));
  Value quick = TRY(short_quantize(vm, context, rounding, arguments[0], arguments[1]));
  if (HOGNOSE_LIKELY(!quick.is_undefined())) return quick;
  Number pattern, result;
  TRY(operand_argument(vm, arguments[1], pattern));
  TRY(operation.work.quantize(self_number(vm, arguments), pattern, result));
  return operation.finish_calling(result);
}

template <UnaryOperation form>
Result<Value> to_integral_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[2]));
  Operation operation(vm, context);
  if (!arguments[1].is_none()) {
    operation.work.settings.rounding = TRY(rounding_argument(vm, arguments[1]));
  }
  Number result;
  TRY((operation.work.*form)(self_number(vm, arguments), result));
  return operation.finish_calling(result);
}

using TotalOrder = Result<int> (*)(Vm& vm, const Number& a, const Number& b);
template <TotalOrder order>
Result<Value> total_order_calling(Vm& vm, const Value* arguments) {
  TRY(context_argument_calling(vm, arguments[2]));
  Number other;
  TRY(operand_argument(vm, arguments[1], other));
  int found = TRY(order(vm, self_number(vm, arguments), other));
  return make_decimal(vm, make_number(found < 0, coefficient_of(found == 0 ? 0 : 1), 0));
}

Result<Value> copy_sign_calling(Vm& vm, const Value* arguments) {
  TRY(context_argument_calling(vm, arguments[2]));
  Number other, result = self_number(vm, arguments);
  TRY(operand_argument(vm, arguments[1], other));
  result.negative = other.negative;
  return make_decimal(vm, result);
}

Result<Value> same_quantum_calling(Vm& vm, const Value* arguments) {
  TRY(context_argument_calling(vm, arguments[2]));
  Number other;
  TRY(operand_argument(vm, arguments[1], other));
  return Value::boolean(same_quantum(self_number(vm, arguments), other));
}

Result<Value> number_class_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[1]));
  Arithmetic work(vm, settings_of(context));
  std::string_view name = work.class_of(self_number(vm, arguments));
  return Value::from_cell(TRY(make_string_ascii(vm, name)));
}

Result<Value> to_eng_string_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[1]));
  return Value::from_cell(TRY(
      text_of_number(vm, self_number(vm, arguments), Notation::Engineering, capitals_of(context))));
}

Result<Value> is_normal_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[1]));
  Arithmetic work(vm, settings_of(context));
  return Value::boolean(work.is_normal(self_number(vm, arguments)));
}

Result<Value> is_subnormal_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = TRY(context_argument_calling(vm, arguments[1]));
  Arithmetic work(vm, settings_of(context));
  return Value::boolean(work.is_subnormal(self_number(vm, arguments)));
}

// --- without a context

enum class Trait : uint8_t { Canonical, Finite, Infinite, Nan, Quiet, Signed, Signaling, Zero };
template <Trait trait>
Result<Value> has_trait(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  switch (trait) {
    case Trait::Canonical: return Value::boolean(true);
    case Trait::Finite: return Value::boolean(!number.is_special());
    case Trait::Infinite: return Value::boolean(number.is_infinite());
    case Trait::Nan: return Value::boolean(number.is_nan());
    case Trait::Quiet: return Value::boolean(number.kind == Kind::Quiet);
    case Trait::Signed: return Value::boolean(number.negative);
    case Trait::Signaling: return Value::boolean(number.kind == Kind::Signaling);
    case Trait::Zero: break;
  }
  return Value::boolean(number.is_zero());
}

Result<Value> adjusted(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  return make_int(vm, number.is_special() ? 0 : number.adjusted());
}

Result<Value> itself(Vm&, const Value* arguments) { return arguments[0]; }

Result<Value> copy_abs(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  number.negative = false;
  return make_decimal(vm, number);
}

Result<Value> copy_negate(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  number.negative = !number.negative;
  return make_decimal(vm, number);
}

Result<Value> radix(Vm& vm, const Value*) {
  return make_decimal(vm, make_number(false, coefficient_of(10), 0));
}

Result<Value> as_tuple_calling(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  Value exponent;
  switch (number.kind) {
    case Kind::Finite: exponent = TRY(make_int(vm, number.exponent)); break;
    case Kind::Infinite: exponent = Value::from_cell(vm.character('F')); break;
    case Kind::Quiet: exponent = Value::from_cell(vm.character('n')); break;
    case Kind::Signaling: exponent = Value::from_cell(vm.character('N')); break;
  }
  Tuple* digits = vm.empty_tuple();
  if (!number.is_nan() || !number.coefficient.is_zero()) {
    DigitRoom room;
    std::string_view text = TRY(digits_of(vm, number.coefficient, room));
    TRY(vm.meter.charge(text.size() / 2));
    digits = TRY(make_tuple_room(vm, text.size()));
    for (size_t i = 0; i < text.size(); ++i) {
      digits->items[i] = Value::from_small_int(text[i] - '0');
    }
  }
  Value type = TRY(kit_item_calling(vm, Kit::DecimalTuple));
  return vm.call(
      type, {Value::from_small_int(number.negative ? 1 : 0), Value::from_cell(digits), exponent});
}

Result<Value> as_integer_ratio(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  TRY(check_finite(vm, number, "integer ratio"));
  Value numerator, denominator = Value::from_small_int(1);
  if (number.exponent >= 0 || number.is_zero()) {
    numerator = number.is_zero() ? Value::from_small_int(0) : TRY(whole_part(vm, number));
  } else {
    auto places = 0 - static_cast<uint64_t>(number.exponent);
    places -= TRY(strip_zeros(vm, number.coefficient, places));
    numerator = TRY(int_of_coefficient(vm, number.coefficient, number.negative));
    denominator = TRY(power_of_ten(vm, places));
    Value divisor = TRY(int_gcd(vm, numerator, denominator));
    numerator = TRY(int_binary(vm, BinaryOperator::FloorDivide, numerator, divisor));
    denominator = TRY(int_binary(vm, BinaryOperator::FloorDivide, denominator, divisor));
  }
  return Value::from_cell(TRY(make_tuple(vm, {numerator, denominator})));
}

Result<Value> make_of_class_calling(Vm& vm, Value type, const Number& number) {
  Value made = TRY(make_decimal(vm, number));
  if (vm.cell<Type>(type) == vm.type(TypeId::Decimal)) return made;
  return vm.call(type, {made});
}

Result<Value> from_float_calling(Vm& vm, const Value* arguments) {
  double real;
  if (is_int(vm, arguments[1])) {
    return make_of_class_calling(vm, arguments[0], TRY(number_of_int(vm, arguments[1])));
  }
  if (!float_value(vm, arguments[1], &real)) {
    return vm.raise(TypeId::TypeError, "argument must be int or float");
  }
  return make_of_class_calling(vm, arguments[0], TRY(number_of_double(vm, real)));
}

Result<Value> from_number_calling(Vm& vm, const Value* arguments) {
  Number number;
  double real;
  if (float_value(vm, arguments[1], &real)) {
    number = TRY(number_of_double(vm, real));
  } else {
    TRY(operand_argument(vm, arguments[1], number));
  }
  return make_of_class_calling(vm, arguments[0], number);
}

Result<Value> round_calling(Vm& vm, const Value* arguments) {
  if (arguments[1].is_undefined()) return integral_of(vm, arguments[0], Rounding::HalfEven);
  if (!is_int(vm, arguments[1])) {
    return vm.raise(TypeId::TypeError, "optional arg must be an integer");
  }
  int64_t places;
  if (!int_fits_int64(vm, arguments[1], &places)) {
    return vm.raise(TypeId::OverflowError, "Python int too large to convert to C ssize_t");
  }
  constexpr int64_t kFar = int64_t{1} << 61;
  Number pattern = make_number(false, coefficient_of(1), -std::min(std::max(places, -kFar), kFar));
  return perform_calling<&Arithmetic::quantize>(vm, TRY(current_context_calling(vm)),
                                                self_number(vm, arguments), pattern);
}

template <Rounding rounding>
Result<Value> to_int(Vm& vm, const Value* arguments) {
  return integral_of(vm, arguments[0], rounding);
}

Result<Value> to_complex_calling(Vm& vm, const Value* arguments) {
  Value real = TRY(call_special_calling(vm, arguments[0], Name::Float, {}));
  double number;
  if (!float_value(vm, real, &number)) {
    return vm.raise(TypeId::TypeError, "must be real number, not {}", type_name(vm, real));
  }
  return make_complex(vm, number, 0);
}

Result<Value> reduce_calling(Vm& vm, const Value* arguments) {
  Value text = TRY(decimal_str_calling(vm, arguments[0]));
  Tuple* state = TRY(make_tuple(vm, {text}));
  Value type = Value::from_cell(vm.type_of(arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(state)})));
}

// As on 64-bit CPython: up to four words of 19 digits are in the object, more are stored
// separately.
Result<Value> size_of(Vm& vm, const Value* arguments) {
  Number number = self_number(vm, arguments);
  uint64_t words = (number.coefficient.digits + 18) / 19;
  return make_int_unsigned(vm, 104 + (words > 4 ? 8 * words : 0));
}

// The text in UTF-8: its own data, or scratch memory.
Result<std::string_view> utf8_of(Vm& vm, const Str* text) {
  const char* data = reinterpret_cast<const char*>(str_data(text));
  if (text->is_ascii()) return std::string_view(data, text->length);
  TRY(vm.meter.charge(text->length));
  auto* cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, 4 * uint64_t{text->length}));
  cell->size = 4 * text->length;
  char* start = reinterpret_cast<char*>(cell->bytes.data());
  char* end = with_units(text, [&](const auto& units) {
    return write_utf8(units.data, units.count, {start, cell->size});
  });
  return std::string_view(start, static_cast<size_t>(end - start));
}

// The signs in the second argument of __format__.
Result<FormatSigns> signs_argument(Vm& vm, Value value) {
  FormatSigns signs;
  if (value.is_undefined()) return signs;
  if (!vm.has_layout(value, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError, "optional argument must be a dict");
  }
  signs.given = true;
  const struct {
    const char* name;
    std::string_view* text;
  } kRows[] = {{"decimal_point", &signs.point},
               {"thousands_sep", &signs.separator},
               {"grouping", &signs.grouping}};
  for (const auto& row : kRows) {
    Value found =
        dict_find_string(vm, vm.cell<Dict>(value), TRY(intern(vm, std::string_view(row.name))));
    if (found.is_undefined()) continue;
    const Str* text = vm.as<Str>(found, TypeId::Str);
    if (text == nullptr) {
      return vm.raise(TypeId::TypeError, "bad argument type for built-in operation");
    }
    *row.text = TRY(utf8_of(vm, text));
  }
  // As in C, a NUL ends the group sizes, and the last size repeats.
  std::string_view sizes = signs.grouping;
  TRY(in_parts(vm.meter, sizes.size(), kPacedBytes, [&](size_t begin, size_t end) {
    size_t null = sizes.substr(begin, end - begin).find('\0');
    if (null != std::string_view::npos) signs.grouping = sizes.substr(0, begin + null);
    return null == std::string_view::npos;
  }));
  return signs;
}

Result<Value> format_method_calling(Vm& vm, const Value* arguments) {
  Str* spec = vm.as<Str>(arguments[1], TypeId::Str);
  if (spec == nullptr) return vm.raise(TypeId::TypeError, "format arg must be str");
  DecimalContextCell* context = TRY(current_context_calling(vm));
  FormatSigns signs = TRY(signs_argument(vm, arguments[2]));
  return format_number(vm, self_number(vm, arguments), settings_of(context), capitals_of(context),
                       spec, signs);
}

Result<Value> divmod_of(Vm& vm, Value left, Value right) {
  Number a, b, quotient, rest;
  if (!TRY(operand(vm, left, a)) || !TRY(operand(vm, right, b))) return Value::not_implemented();
  DecimalContextCell* context = TRY(current_context_calling(vm));
  Arithmetic work(vm, settings_of(context));
  TRY(work.divide_both(a, b, quotient, rest));
  TRY(signal_calling(vm, context, work.status));
  Value first = TRY(make_decimal(vm, quotient));
  Value second = TRY(make_decimal(vm, rest));
  return Value::from_cell(TRY(make_tuple(vm, {first, second})));
}
Result<Value> divmod_calling_method(Vm& vm, const Value* arguments) {
  return divmod_of(vm, arguments[0], arguments[1]);
}
Result<Value> rdivmod_calling_method(Vm& vm, const Value* arguments) {
  return divmod_of(vm, arguments[1], arguments[0]);
}

}  // namespace

Result<Value> integral_of(Vm& vm, Value self, Rounding rounding) {
  Number number, whole;
  load_number(vm, self, number);
  TRY(check_finite(vm, number, "integer"));
  Arithmetic work(vm, kWidest);
  work.settings.rounding = rounding;
  TRY(work.to_integral_value(number, whole));
  return whole_part(vm, whole);
}

const NativeRow kDecimalMethods[kDecimalMethodCount] = {
    {"exp(self, context=None)", unary_method_calling<&Arithmetic::exponential>},
    {"ln(self, context=None)", unary_method_calling<&Arithmetic::logarithm>},
    {"log10(self, context=None)", unary_method_calling<&Arithmetic::logarithm10>},
    {"logb(self, context=None)", unary_method_calling<&Arithmetic::log_base>},
    {"logical_invert(self, context=None)", unary_method_calling<&Arithmetic::logical_invert>},
    {"next_minus(self, context=None)", unary_method_calling<&Arithmetic::next_minus>},
    {"next_plus(self, context=None)", unary_method_calling<&Arithmetic::next_plus>},
    {"normalize(self, context=None)", unary_method_calling<&Arithmetic::normalize>},
    {"sqrt(self, context=None)", unary_method_calling<&Arithmetic::square_root>},
    {"compare(self, other, context=None)", binary_method_calling<&Arithmetic::compare>},
    {"compare_signal(self, other, context=None)",
     binary_method_calling<&Arithmetic::compare_signal>},
    {"logical_and(self, other, context=None)", binary_method_calling<&Arithmetic::logical_and>},
    {"logical_or(self, other, context=None)", binary_method_calling<&Arithmetic::logical_or>},
    {"logical_xor(self, other, context=None)", binary_method_calling<&Arithmetic::logical_xor>},
    {"max(self, other, context=None)", binary_method_calling<&Arithmetic::maximum>},
    {"max_mag(self, other, context=None)", binary_method_calling<&Arithmetic::maximum_magnitude>},
    {"min(self, other, context=None)", binary_method_calling<&Arithmetic::minimum>},
    {"min_mag(self, other, context=None)", binary_method_calling<&Arithmetic::minimum_magnitude>},
    {"next_toward(self, other, context=None)", binary_method_calling<&Arithmetic::next_toward>},
    {"remainder_near(self, other, context=None)",
     binary_method_calling<&Arithmetic::remainder_near>},
    {"rotate(self, other, context=None)", binary_method_calling<&Arithmetic::rotate>},
    {"scaleb(self, other, context=None)", binary_method_calling<&Arithmetic::scale_by>},
    {"shift(self, other, context=None)", binary_method_calling<&Arithmetic::shift>},
    {"fma(self, other, third, context=None)", fma_calling},
    {"quantize(self, exp, rounding=None, context=None)", quantize_calling},
    {"to_integral(self, rounding=None, context=None)",
     to_integral_calling<&Arithmetic::to_integral_value>},
    {"to_integral_exact(self, rounding=None, context=None)",
     to_integral_calling<&Arithmetic::to_integral_exact>},
    {"to_integral_value(self, rounding=None, context=None)",
     to_integral_calling<&Arithmetic::to_integral_value>},
    {"compare_total(self, other, context=None)", total_order_calling<&compare_total>},
    {"compare_total_mag(self, other, context=None)", total_order_calling<&compare_total_magnitude>},
    {"copy_sign(self, other, context=None)", copy_sign_calling, kNativeConstantTime},
    {"same_quantum(self, other, context=None)", same_quantum_calling, kNativeConstantTime},
    {"number_class(self, context=None)", number_class_calling, kNativeConstantTime},
    {"to_eng_string(self, context=None)", to_eng_string_calling},
    {"is_normal(self, context=None)", is_normal_calling, kNativeConstantTime},
    {"is_subnormal(self, context=None)", is_subnormal_calling, kNativeConstantTime},
    {"is_canonical(self)", has_trait<Trait::Canonical>, kNativeConstantTime},
    {"is_finite(self)", has_trait<Trait::Finite>, kNativeConstantTime},
    {"is_infinite(self)", has_trait<Trait::Infinite>, kNativeConstantTime},
    {"is_nan(self)", has_trait<Trait::Nan>, kNativeConstantTime},
    {"is_qnan(self)", has_trait<Trait::Quiet>, kNativeConstantTime},
    {"is_signed(self)", has_trait<Trait::Signed>, kNativeConstantTime},
    {"is_snan(self)", has_trait<Trait::Signaling>, kNativeConstantTime},
    {"is_zero(self)", has_trait<Trait::Zero>, kNativeConstantTime},
    {"adjusted(self)", adjusted, kNativeConstantTime},
    {"canonical(self)", itself, kNativeConstantTime},
    {"conjugate(self)", itself, kNativeConstantTime},
    {"copy_abs(self)", copy_abs, kNativeConstantTime},
    {"copy_negate(self)", copy_negate, kNativeConstantTime},
    {"radix(self)", radix, kNativeConstantTime},
    {"as_tuple(self)", as_tuple_calling},
    {"as_integer_ratio(self)", as_integer_ratio},
    {"from_float(cls, f, /)", from_float_calling, kNativeClassMethod},
    {"from_number(cls, number, /)", from_number_calling, kNativeClassMethod},
    {"__round__(self, ndigits=<None>, /)", round_calling},
    {"__floor__(self)", to_int<Rounding::Floor>},
    {"__ceil__(self)", to_int<Rounding::Ceiling>},
    {"__trunc__(self)", to_int<Rounding::Down>},
    {"__complex__(self)", to_complex_calling},
    {"__copy__(self)", itself, kNativeConstantTime},
    {"__deepcopy__(self, memo, /)", itself, kNativeConstantTime},
    {"__reduce__(self)", reduce_calling},
    {"__sizeof__(self)", size_of, kNativeConstantTime},
    {"__format__(self, fmtarg, override=<None>, /)", format_method_calling},
    {"__divmod__(self, value, /)", divmod_calling_method, kNativeSlotWrapper},
    {"__rdivmod__(self, value, /)", rdivmod_calling_method, kNativeSlotWrapper},
};

}  // namespace hognose::decimal
