// The type Decimal: construction, operators, comparison, hash, text.
//
// Operators accept Decimals and ints, under the current context. Comparisons also accept floats,
// complex numbers and rationals (PEP 3141).
#include <charconv>
#include <cmath>
#include <limits>

#include "base/foreign_call.h"
#include "library/core/importer.h"
#include "library/decimal/short_number.h"
#include "objects/core/identity.h"
#include "objects/core/type_specs.h"
#include "objects/protocols/comparison.h"
#include "objects/text/string_builder.h"

namespace hognose::decimal {

namespace {

// --- construction

Result<Value> decimal_new_calling(Vm& vm, const Value* arguments) {
  Type* type = vm.cell<Type>(arguments[0]);
  Value value = arguments[1];
  DecimalContextCell* context = nullptr;
  if (!arguments[2].is_undefined() && !arguments[2].is_none()) {
    context = TRY(context_argument_calling(vm, arguments[2]));
  }
  if (vm.is_exactly(value, TypeId::Decimal) && type == vm.type(TypeId::Decimal)) return value;
  Number number;
  if (!value.is_undefined()) {
    if (context == nullptr) context = TRY(current_context_calling(vm));
    TRY(number_of_value_calling(vm, value, context, number));
  }
  return make_decimal_of_type(vm, type, number);
}

// --- operators

Result<Value> general_binary_calling(Vm& vm, BinaryOperator op, Value left, Value right) {
  Number a, b;
  if (!TRY(operand(vm, left, a)) || !TRY(operand(vm, right, b))) return Value::not_implemented();
  DecimalContextCell* context = TRY(current_context_calling(vm));
  Arithmetic work(vm, settings_of(context));
  switch (op) {
    case BinaryOperator::Add: TRY(work.add(a, b, a)); break;
    case BinaryOperator::Subtract: TRY(work.subtract(a, b, a)); break;
    case BinaryOperator::Multiply: TRY(work.multiply(a, b, a)); break;
    case BinaryOperator::TrueDivide: TRY(work.divide(a, b, a)); break;
    case BinaryOperator::FloorDivide: TRY(work.divide_integer(a, b, a)); break;
    case BinaryOperator::Modulo: TRY(work.remainder(a, b, a)); break;
    case BinaryOperator::Power: TRY(work.power(a, b, a)); break;
    default: return Value::not_implemented();
  }
  TRY(signal_calling(vm, context, work.status));
  return make_decimal(vm, a);
}

Result<Value> decimal_binary_calling(Vm& vm, BinaryOperator op, Value left, Value right) {
  Value quick = TRY(short_binary(vm, op, left, right));
  if (HOGNOSE_LIKELY(!quick.is_undefined())) return quick;
  return general_binary_calling(vm, op, left, right);
}

Result<Value> decimal_power_modulo_calling(Vm& vm, Value base, Value exponent, Value modulus) {
  Number a, b, m, result;
  bool known = TRY(operand(vm, base, a)) && TRY(operand(vm, exponent, b));
  if (!known || !TRY(operand(vm, modulus, m))) return Value::not_implemented();
  Operation operation(vm, TRY(current_context_calling(vm)));
  TRY(operation.work.power_modulo(a, b, m, result));
  return operation.finish_calling(result);
}

template <UnaryOperation operation>
Result<Value> decimal_unary_calling(Vm& vm, Value self) {
  Number a;
  load_number(vm, self, a);
  return perform_calling<operation>(vm, TRY(current_context_calling(vm)), a);
}

Result<bool> decimal_truth(Vm& vm, Value self) {
  Number a;
  load_number(vm, self, a);
  return !a.is_zero();
}

Result<Value> decimal_to_int(Vm& vm, Value self) { return integral_of(vm, self, Rounding::Down); }

Result<Value> decimal_to_float(Vm& vm, Value self) {
  Number number;
  load_number(vm, self, number);
  if (number.is_nan()) {
    if (number.kind == Kind::Signaling) {
      return vm.raise(TypeId::ValueError, "cannot convert signaling NaN to float");
    }
    return number.negative ? Value::negative_nan()
                           : make_float(std::numeric_limits<double>::quiet_NaN());
  }
  double result = 0;
  constexpr int64_t kFirstInfinite = 400, kLastZero = -400;
  if (number.is_infinite() || (!number.is_zero() && number.adjusted() > kFirstInfinite)) {
    result = HUGE_VAL;
  } else if (!number.is_zero() && number.adjusted() >= kLastZero) {
    // The C++ library rounds text of any length correctly.
    number.negative = false;
    Str* text = TRY(text_of_number(vm, number, Notation::Scientific, Capitals::No));
    TRY(vm.meter.charge(text->length));
    const char* start = reinterpret_cast<const char*>(str_data(text));
    const char* end = start + text->length;
    std::errc error = on_foreign_stack([&] { return std::from_chars(start, end, result).ec; });
    // The error code does not say whether the number is too large or too small; the exponent does.
    if (error == std::errc::result_out_of_range) result = number.adjusted() > 0 ? HUGE_VAL : 0;
    load_number(vm, self, number);
  }
  return make_float(number.negative ? -result : result);
}

// --- comparison and hash

// If the operand is a numbers.Rational: compares self * denominator with numerator.
Result<bool> rational_operand_calling(Vm& vm, Value other, Number& a, Number& b) {
  if (exact_type_id(other, vm.base) != TypeId::Guest) return false;
  Value rational = TRY(library_attribute_calling(vm, "numbers", "Rational"));
  if (!TRY(is_instance_calling(vm, other, rational))) return false;
  auto part = [&](const char* name) -> Result<Value> {
    Str* attribute = TRY(intern(vm, std::string_view(name)));
    Value number = TRY(get_attribute_calling(vm, other, attribute));
    if (is_int(vm, number)) return exact_int(vm, number);
    return vm.raise(TypeId::TypeError, "exact conversion for comparison failed");
  };
  Number denominator = TRY(number_of_int(vm, TRY(part("denominator"))));
  b = TRY(number_of_int(vm, TRY(part("numerator"))));
  if (a.is_special()) return true;
  Arithmetic work(vm, kWidest);
  TRY(work.multiply_exactly(a, denominator, a));
  return true;
}

Result<Value> decimal_compare_calling(Vm& vm, Value self, Value other, CompareOperator op) {
  if (auto order = short_order(vm, self, other)) return Value::boolean(satisfies(*order, op, 0));
  const bool is_equality = op == CompareOperator::Equal || op == CompareOperator::NotEqual;
  Number a, b;
  double real;
  load_number(vm, self, a);
  if (!TRY(operand(vm, other, b))) {
    bool is_real = float_value(vm, other, &real);
    if (const Complex* number = vm.as<Complex>(other, TypeId::Complex)) {
      if (!is_equality) return Value::not_implemented();
      if (number->imaginary != 0) return Value::boolean(op == CompareOperator::NotEqual);
      real = number->real;
      is_real = true;
    }
    if (is_real) {
      DecimalContextCell* context = TRY(current_context_calling(vm));
      if (is_equality) {
        context->status |= kFloatOperation;
      } else {
        TRY(signal_calling(vm, context, kFloatOperation));
      }
      b = TRY(number_of_double(vm, real));
    } else if (!TRY(rational_operand_calling(vm, other, a, b))) {
      return Value::not_implemented();
    }
  }
  if (HOGNOSE_UNLIKELY(a.is_nan() || b.is_nan())) {
    if (!is_equality || a.kind == Kind::Signaling || b.kind == Kind::Signaling) {
      TRY(signal_calling(vm, TRY(current_context_calling(vm)), kInvalidOperation));
    }
    return Value::boolean(op == CompareOperator::NotEqual);
  }
  return Value::boolean(satisfies(TRY(compare_numbers(vm, a, b)), op, 0));
}

constexpr uint64_t kHashModulus = (uint64_t{1} << 61) - 1;

constexpr uint64_t multiply_modulo_hash(uint64_t a, uint64_t b) {
  Wide product = static_cast<Wide>(a) * b;
  uint64_t sum =
      static_cast<uint64_t>(product & kHashModulus) + static_cast<uint64_t>(product >> 61);
  return sum >= kHashModulus ? sum - kHashModulus : sum;
}

constexpr uint64_t power_modulo_hash(uint64_t base, uint64_t exponent) {
  uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) result = multiply_modulo_hash(result, base);
    base = multiply_modulo_hash(base, base);
  }
  return result;
}

// The inverse of ten (by Fermat's little theorem).
constexpr uint64_t kHashTenth = power_modulo_hash(10, kHashModulus - 2);

Result<uint64_t> decimal_hash(Vm& vm, Value self) {
  constexpr int64_t kInfinityHash = 314159;
  Number number;
  load_number(vm, self, number);
  if (number.kind == Kind::Signaling) {
    return vm.raise(TypeId::TypeError, "Cannot hash a signaling NaN value");
  }
  if (number.is_nan()) return identity_of(self) >> 4;  // as in object.__hash__
  int64_t hash = kInfinityHash;
  if (!number.is_infinite()) {
    uint64_t residue = TRY(hash_residue(vm, number.coefficient));
    uint64_t exponent = number.exponent < 0 ? 0 - static_cast<uint64_t>(number.exponent)
                                            : static_cast<uint64_t>(number.exponent);
    uint64_t scale = power_modulo_hash(number.exponent < 0 ? kHashTenth : 10, exponent);
    hash = static_cast<int64_t>(multiply_modulo_hash(residue, scale));
  }
  if (number.negative) hash = -hash;
  return static_cast<uint64_t>(hash == -1 ? -2 : hash);  // CPython reserves -1 for errors
}

// --- text

Result<Value> decimal_repr_calling(Vm& vm, Value self) {
  Str* text = vm.cell<Str>(TRY(decimal_str_calling(vm, self)));
  StringBuilder out(vm);
  TRY(out.append_ascii("Decimal('"));
  TRY(out.append(text));
  TRY(out.append_ascii("')"));
  return Value::from_cell(TRY(out.finish()));
}

Result<Value> decimal_format_calling(Vm& vm, Value self, Value spec) {
  Str* text = vm.as<Str>(spec, TypeId::Str);
  if (text == nullptr) return vm.raise(TypeId::TypeError, "format arg must be str");
  Number number;
  load_number(vm, self, number);
  DecimalContextCell* context = TRY(current_context_calling(vm));
  return format_number(vm, number, settings_of(context), capitals_of(context), text, FormatSigns());
}

Result<Value> get_real(Vm&, Value self) { return self; }
Result<Value> get_imaginary(Vm& vm, Value) { return make_decimal(vm, Number()); }

constexpr NativeRow kNew = {"__new__(cls, value=<'0'>, context=None)", decimal_new_calling,
                            kNativeConstructor};

constexpr PropertyRow kProperties[] = {
    {"real", get_real, nullptr},
    {"imag", get_imaginary, nullptr},
};

constexpr uint16_t kOperators =
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Subtract) |
    operator_bit(BinaryOperator::Multiply) | operator_bit(BinaryOperator::TrueDivide) |
    operator_bit(BinaryOperator::FloorDivide) | operator_bit(BinaryOperator::Modulo) |
    operator_bit(BinaryOperator::Power);

void trace_decimal(Tracer& tracer, Cell* cell, size_t) {
  auto* decimal = static_cast<DecimalCell*>(cell);
  if ((decimal->flags & kDecimalLong) == 0) return;
  Value integer = Value::from_bits(decimal->high);
  tracer.visit(integer);
}

}  // namespace

Result<Value> decimal_str_calling(Vm& vm, Value self) {
  Number number;
  load_number(vm, self, number);
  // A text without an exponent does not depend on the context.
  Capitals capitals = Capitals::Yes;
  if (!number.is_special() && (number.exponent > 0 || number.adjusted() < -6)) {
    capitals = capitals_of(TRY(current_context_calling(vm)));
  }
  return Value::from_cell(TRY(text_of_number(vm, number, Notation::Scientific, capitals)));
}

}  // namespace hognose::decimal

namespace hognose {

using namespace decimal;

const TypeSpec kDecimalType = {
    .doc =
        "Decimal(value='0', context=None): a decimal number with a sign, digits and an\n"
        "exponent.\n\n"
        "value is an int, float, text, tuple (sign, digits, exponent) or Decimal, and is\n"
        "taken over exactly. The context only decides whether malformed text raises\n"
        "InvalidOperation.",
    .module = "decimal",
    .slots = {.repr = decimal_repr_calling,
              .str = decimal_str_calling,
              .format = decimal_format_calling,
              .hash = decimal_hash,
              .compare = decimal_compare_calling,
              .truth = decimal_truth,
              .binary = decimal_binary_calling,
              .binary_operators = kOperators,
              .power_modulo = decimal_power_modulo_calling,
              .negative = decimal_unary_calling<&Arithmetic::minus>,
              .positive = decimal_unary_calling<&Arithmetic::plus>,
              .absolute = decimal_unary_calling<&Arithmetic::absolute>,
              .to_int = decimal_to_int,
              .to_float = decimal_to_float},
    .trace = trace_decimal,
    .instance_bytes = sizeof(DecimalCell),
    .constructor = &kNew,
    .methods = decimal::kDecimalMethods,
    .properties = kProperties,
};

}  // namespace hognose
