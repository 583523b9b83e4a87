// The methods of Context: the operations under that context.
//
// Operands are Decimals or ints. Each result is that of the Decimal method with this context.
#include "library/decimal/short_number.h"

namespace hognose::decimal {

namespace {

template <UnaryOperation operation>
Result<Value> unary_calling(Vm& vm, const Value* arguments) {
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  return perform_calling<operation>(vm, context_of(vm, arguments[0]), a);
}

template <BinaryOperation operation>
Result<Value> binary_calling(Vm& vm, const Value* arguments) {
  Number a, b;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  return perform_calling<operation>(vm, context_of(vm, arguments[0]), a, b);
}

Result<Value> quantize_calling(Vm& vm, const Value* arguments) {
  DecimalContextCell* context = context_of(vm, arguments[0]);
  const Rounding rounding = settings_of(context).rounding;
  Value quick = TRY(short_quantize(vm, context, rounding, arguments[1], arguments[2]));
  if (HOGNOSE_LIKELY(!quick.is_undefined())) return quick;
  return binary_calling<&Arithmetic::quantize>(vm, arguments);
}

Result<Value> divmod_calling(Vm& vm, const Value* arguments) {
  Number a, b, quotient, rest;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  DecimalContextCell* context = context_of(vm, arguments[0]);
  Arithmetic work(vm, settings_of(context));
  TRY(work.divide_both(a, b, quotient, rest));
  TRY(signal_calling(vm, context, work.status));
  Value first = TRY(make_decimal(vm, quotient));
  Value second = TRY(make_decimal(vm, rest));
  return Value::from_cell(TRY(make_tuple(vm, {first, second})));
}

Result<Value> fma_calling(Vm& vm, const Value* arguments) {
  Number a, b, c, result;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  TRY(operand_argument(vm, arguments[3], c));
  Operation operation(vm, context_of(vm, arguments[0]));
  TRY(operation.work.multiply_add(a, b, c, result));
  return operation.finish_calling(result);
}

Result<Value> power_calling(Vm& vm, const Value* arguments) {
  Number a, b, modulus, result;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  Operation operation(vm, context_of(vm, arguments[0]));
  if (arguments[3].is_none()) {
    TRY(operation.work.power(a, b, result));
  } else {
    TRY(operand_argument(vm, arguments[3], modulus));
    TRY(operation.work.power_modulo(a, b, modulus, result));
  }
  return operation.finish_calling(result);
}

using TotalOrder = Result<int> (*)(Vm& vm, const Number& a, const Number& b);
template <TotalOrder order>
Result<Value> total_order(Vm& vm, const Value* arguments) {
  Number a, b;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  int found = TRY(order(vm, a, b));
  return make_decimal(vm, make_number(found < 0, coefficient_of(found == 0 ? 0 : 1), 0));
}

Result<Value> copy_sign(Vm& vm, const Value* arguments) {
  Number a, b;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  a.negative = b.negative;
  return make_decimal(vm, a);
}

Result<Value> same_quantum_method(Vm& vm, const Value* arguments) {
  Number a, b;
  TRY(operand_argument(vm, arguments[1], a));
  TRY(operand_argument(vm, arguments[2], b));
  return Value::boolean(same_quantum(a, b));
}

enum class Trait : uint8_t {
  Canonical,
  Finite,
  Infinite,
  Nan,
  Normal,
  Quiet,
  Signed,
  Signaling,
  Subnormal,
  Zero
};
template <Trait trait>
Result<Value> has_trait(Vm& vm, const Value* arguments) {
  if (trait == Trait::Canonical) {
    if (is_decimal(vm, arguments[1])) return Value::boolean(true);
    return vm.raise(TypeId::TypeError, "argument must be a Decimal");
  }
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  Arithmetic work(vm, settings_of(context_of(vm, arguments[0])));
  switch (trait) {
    case Trait::Canonical: break;
    case Trait::Finite: return Value::boolean(!a.is_special());
    case Trait::Infinite: return Value::boolean(a.is_infinite());
    case Trait::Nan: return Value::boolean(a.is_nan());
    case Trait::Normal: return Value::boolean(work.is_normal(a));
    case Trait::Quiet: return Value::boolean(a.kind == Kind::Quiet);
    case Trait::Signed: return Value::boolean(a.negative);
    case Trait::Signaling: return Value::boolean(a.kind == Kind::Signaling);
    case Trait::Subnormal: return Value::boolean(work.is_subnormal(a));
    case Trait::Zero: return Value::boolean(a.is_zero());
  }
  return Value::boolean(true);
}

Result<Value> canonical(Vm& vm, const Value* arguments) {
  if (is_decimal(vm, arguments[1])) return arguments[1];
  return vm.raise(TypeId::TypeError, "argument must be a Decimal");
}

Result<Value> copy_decimal(Vm& vm, const Value* arguments) {
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  return make_decimal(vm, a);
}

Result<Value> copy_abs(Vm& vm, const Value* arguments) {
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  a.negative = false;
  return make_decimal(vm, a);
}

Result<Value> copy_negate(Vm& vm, const Value* arguments) {
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  a.negative = !a.negative;
  return make_decimal(vm, a);
}

Result<Value> number_class(Vm& vm, const Value* arguments) {
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  Arithmetic work(vm, settings_of(context_of(vm, arguments[0])));
  return Value::from_cell(TRY(make_string_ascii(vm, work.class_of(a))));
}

template <Notation notation>
Result<Value> to_string(Vm& vm, const Value* arguments) {
  Number a;
  TRY(operand_argument(vm, arguments[1], a));
  Capitals capitals = capitals_of(context_of(vm, arguments[0]));
  return Value::from_cell(TRY(text_of_number(vm, a, notation, capitals)));
}

Result<Value> radix(Vm& vm, const Value*) {
  return make_decimal(vm, make_number(false, coefficient_of(10), 0));
}

Result<Value> create_decimal_calling(Vm& vm, const Value* arguments) {
  Number number;
  if (!arguments[1].is_undefined()) {
    TRY(rounded_number_calling(vm, arguments[1], context_of(vm, arguments[0]), number));
  }
  return make_decimal(vm, number);
}

Result<Value> create_decimal_from_float_calling(Vm& vm, const Value* arguments) {
  Number number;
  double real;
  if (is_int(vm, arguments[1])) {
    number = TRY(number_of_int(vm, arguments[1]));
  } else if (float_value(vm, arguments[1], &real)) {
    number = TRY(number_of_double(vm, real));
  } else {
    return vm.raise(TypeId::TypeError, "argument must be int or float");
  }
  Operation operation(vm, context_of(vm, arguments[0]));
  TRY(operation.work.finish(number));
  return operation.finish_calling(number);
}

Result<Value> apply_calling(Vm& vm, const Value* arguments) {
  Number number;
  TRY(operand_argument(vm, arguments[1], number));
  Operation operation(vm, context_of(vm, arguments[0]));
  TRY(operation.work.finish(number));
  return operation.finish_calling(number);
}

Result<Value> copy(Vm& vm, const Value* arguments) {
  return make_context(vm, vm.type(TypeId::DecimalContext), context_of(vm, arguments[0]));
}

Result<Value> clear_flags(Vm& vm, const Value* arguments) {
  context_of(vm, arguments[0])->status = 0;
  return Value::none();
}

Result<Value> clear_traps(Vm& vm, const Value* arguments) {
  context_of(vm, arguments[0])->traps = 0;
  return Value::none();
}

Result<Value> tiny(Vm& vm, const Value* arguments) {
  return make_int(vm, settings_of(context_of(vm, arguments[0])).tiny());
}

Result<Value> top(Vm& vm, const Value* arguments) {
  return make_int(vm, settings_of(context_of(vm, arguments[0])).top());
}

Result<Value> reduce_calling(Vm& vm, const Value* arguments) {
  Value self = arguments[0];
  Value fields[8];
  constexpr const char* kNames[] = {"prec", "rounding", "Emin", "Emax", "capitals", "clamp"};
  for (size_t i = 0; i < std::size(kNames); ++i) {
    Str* name = TRY(intern(vm, std::string_view(kNames[i])));
    fields[i] = TRY(generic_get_attribute_calling(vm, self, name));
  }
  fields[6] = Value::from_cell(TRY(signals_of_calling(vm, context_of(vm, self)->status)));
  fields[7] = Value::from_cell(TRY(signals_of_calling(vm, context_of(vm, self)->traps)));
  Tuple* state = TRY(make_tuple(vm, fields, std::size(fields)));
  Value type = Value::from_cell(vm.type_of(self));
  return Value::from_cell(TRY(make_tuple(vm, {type, Value::from_cell(state)})));
}

}  // namespace

const NativeRow kContextMethods[kContextMethodCount] = {
    {"abs(self, x, /)", unary_calling<&Arithmetic::absolute>},
    {"exp(self, x, /)", unary_calling<&Arithmetic::exponential>},
    {"ln(self, x, /)", unary_calling<&Arithmetic::logarithm>},
    {"log10(self, x, /)", unary_calling<&Arithmetic::logarithm10>},
    {"logb(self, x, /)", unary_calling<&Arithmetic::log_base>},
    {"logical_invert(self, x, /)", unary_calling<&Arithmetic::logical_invert>},
    {"minus(self, x, /)", unary_calling<&Arithmetic::minus>},
    {"next_minus(self, x, /)", unary_calling<&Arithmetic::next_minus>},
    {"next_plus(self, x, /)", unary_calling<&Arithmetic::next_plus>},
    {"normalize(self, x, /)", unary_calling<&Arithmetic::normalize>},
    {"plus(self, x, /)", unary_calling<&Arithmetic::plus>},
    {"sqrt(self, x, /)", unary_calling<&Arithmetic::square_root>},
    {"to_integral(self, x, /)", unary_calling<&Arithmetic::to_integral_value>},
    {"to_integral_exact(self, x, /)", unary_calling<&Arithmetic::to_integral_exact>},
    {"to_integral_value(self, x, /)", unary_calling<&Arithmetic::to_integral_value>},
    {"add(self, x, y, /)", binary_calling<&Arithmetic::add>},
    {"compare(self, x, y, /)", binary_calling<&Arithmetic::compare>},
    {"compare_signal(self, x, y, /)", binary_calling<&Arithmetic::compare_signal>},
    {"divide(self, x, y, /)", binary_calling<&Arithmetic::divide>},
    {"divide_int(self, x, y, /)", binary_calling<&Arithmetic::divide_integer>},
    {"logical_and(self, x, y, /)", binary_calling<&Arithmetic::logical_and>},
    {"logical_or(self, x, y, /)", binary_calling<&Arithmetic::logical_or>},
    {"logical_xor(self, x, y, /)", binary_calling<&Arithmetic::logical_xor>},
    {"max(self, x, y, /)", binary_calling<&Arithmetic::maximum>},
    {"max_mag(self, x, y, /)", binary_calling<&Arithmetic::maximum_magnitude>},
    {"min(self, x, y, /)", binary_calling<&Arithmetic::minimum>},
    {"min_mag(self, x, y, /)", binary_calling<&Arithmetic::minimum_magnitude>},
    {"multiply(self, x, y, /)", binary_calling<&Arithmetic::multiply>},
    {"next_toward(self, x, y, /)", binary_calling<&Arithmetic::next_toward>},
    {"quantize(self, x, y, /)", quantize_calling},
    {"remainder(self, x, y, /)", binary_calling<&Arithmetic::remainder>},
    {"remainder_near(self, x, y, /)", binary_calling<&Arithmetic::remainder_near>},
    {"rotate(self, x, y, /)", binary_calling<&Arithmetic::rotate>},
    {"scaleb(self, x, y, /)", binary_calling<&Arithmetic::scale_by>},
    {"shift(self, x, y, /)", binary_calling<&Arithmetic::shift>},
    {"subtract(self, x, y, /)", binary_calling<&Arithmetic::subtract>},
    {"divmod(self, x, y, /)", divmod_calling},
    {"fma(self, x, y, z, /)", fma_calling},
    {"power(self, a, b, modulo=None)", power_calling},
    {"compare_total(self, x, y, /)", total_order<&compare_total>},
    {"compare_total_mag(self, x, y, /)", total_order<&compare_total_magnitude>},
    {"copy_sign(self, x, y, /)", copy_sign},
    {"same_quantum(self, x, y, /)", same_quantum_method},
    {"is_canonical(self, x, /)", has_trait<Trait::Canonical>, kNativeConstantTime},
    {"is_finite(self, x, /)", has_trait<Trait::Finite>},
    {"is_infinite(self, x, /)", has_trait<Trait::Infinite>},
    {"is_nan(self, x, /)", has_trait<Trait::Nan>},
    {"is_normal(self, x, /)", has_trait<Trait::Normal>},
    {"is_qnan(self, x, /)", has_trait<Trait::Quiet>},
    {"is_signed(self, x, /)", has_trait<Trait::Signed>},
    {"is_snan(self, x, /)", has_trait<Trait::Signaling>},
    {"is_subnormal(self, x, /)", has_trait<Trait::Subnormal>},
    {"is_zero(self, x, /)", has_trait<Trait::Zero>},
    {"canonical(self, x, /)", canonical, kNativeConstantTime},
    {"copy_abs(self, x, /)", copy_abs},
    {"copy_decimal(self, x, /)", copy_decimal},
    {"copy_negate(self, x, /)", copy_negate},
    {"number_class(self, x, /)", number_class},
    {"to_sci_string(self, x, /)", to_string<Notation::Scientific>},
    {"to_eng_string(self, x, /)", to_string<Notation::Engineering>},
    {"radix(self)", radix, kNativeConstantTime},
    {"create_decimal(self, num=<0>, /)", create_decimal_calling},
    {"create_decimal_from_float(self, f, /)", create_decimal_from_float_calling},
    {"_apply(self, x, /)", apply_calling},
    {"copy(self)", copy, kNativeConstantTime},
    {"__copy__(self)", copy, kNativeConstantTime},
    {"clear_flags(self)", clear_flags, kNativeConstantTime},
    {"clear_traps(self)", clear_traps, kNativeConstantTime},
    {"Etiny(self)", tiny, kNativeConstantTime},
    {"Etop(self)", top, kNativeConstantTime},
    {"__reduce__(self)", reduce_calling, kNativeConstantTime},
};

}  // namespace hognose::decimal
