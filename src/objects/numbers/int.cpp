// The type int: its slots, constructor and methods.
//
// `self` may be any int, including bools and instances of subclasses (see numbers.h). Results are
// exact ints, except those of a subclass's constructor.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/number_text.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/big_int.h"
#include "objects/numbers/conversion_results.h"
#include "objects/numbers/input.h"
#include "objects/numbers/int_methods.h"
#include "objects/protocols/comparison.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// --- slots

Result<Value> int_repr(Vm& vm, Value self) {
  Str* text = TRY(int_decimal(vm, self));
  return Value::from_cell(text);
}

Result<Value> int_format_slot(Vm& vm, Value self, Value spec) {
  Str* text = vm.as<Str>(spec, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "__format__() argument must be str, not {}",
                    argument_type_name(vm, spec));
  }
  if (text->length == 0) {
    // str(self), which bool and subclasses may override.
    Str* plain = is_exact_int(vm, self) ? TRY(int_decimal(vm, self)) : TRY(str_calling(vm, self));
    return Value::from_cell(plain);
  }
  Str* formatted = TRY(int_format(vm, self, text, type_name(vm, self)));
  return Value::from_cell(formatted);
}

Result<Value> int_compare_slot(Vm& vm, Value self, Value other, CompareOperator op) {
  if (!is_int(vm, other)) return Value::not_implemented();
  return Value::boolean(satisfies(TRY(int_compare(vm, self, other)), op, 0));
}

Result<bool> int_truth(Vm& vm, Value self) { return !int_is_zero(vm, self); }

Result<Value> int_binary_slot(Vm& vm, BinaryOperator op, Value left, Value right) {
  if (!is_int(vm, left) || !is_int(vm, right)) return Value::not_implemented();
  return int_binary(vm, op, left, right);
}

Result<Value> int_to_float(Vm& vm, Value self) { return make_float(TRY(int_to_double(vm, self))); }

// --- int(x)

Failure raise_bad_literal_calling(Vm& vm, Value value, int64_t base) {
  Str* repr = TRY(short_repr_calling(vm, value, 200));
  return vm.raise(TypeId::ValueError, "invalid literal for int() with base {}: {}", base, repr);
}

// Converting digits takes more than linear time if the base is not a power of two: hence the limit
// (CVE-2020-10735).
Result<void> check_digit_limit(Vm& vm, const IntText& parsed) {
  bool power_of_two = (parsed.base & (parsed.base - 1)) == 0;
  if (power_of_two || vm.numbers.int_digit_limit == 0 ||
      parsed.digit_count <= vm.numbers.int_digit_limit)
    return {};
  return vm.raise(TypeId::ValueError,
                  "Exceeds the limit ({} digits) for integer string conversion: value has {} "
                  "digits; use sys.set_int_max_str_digits() to increase the limit",
                  vm.numbers.int_digit_limit, static_cast<uint64_t>(parsed.digit_count));
}

Result<Value> int_from_text_calling(Vm& vm, std::string_view text, unsigned base, Value source) {
  Watch watch = watch_of(vm.meter);
  IntText parsed = parse_int(text, base, watch);
  if (watch.has_ended()) return Failure::Stopped;
  if (parsed.kind == IntTextKind::Invalid) return raise_bad_literal_calling(vm, source, base);
  TRY(check_digit_limit(vm, parsed));
  if (parsed.kind == IntTextKind::Small) return make_int(vm, parsed.value);
  return int_from_digits(vm, parsed.digits, parsed.base, parsed.negative);
}

// int(text, base)
Result<Value> int_with_base_calling(Vm& vm, Value value, Value base_value) {
  if (value.is_undefined()) {
    return vm.raise(TypeId::TypeError, "int() missing string argument");
  }
  int64_t base = TRY(index_int64_calling(vm, base_value, OutOfRange::Clamp));
  if (base != 0 && (base < 2 || base > 36)) {
    return vm.raise(TypeId::ValueError, "int() base must be >= 2 and <= 36, or 0");
  }
  bool is_text;
  std::string_view text = TRY(number_text_of_value(vm, value, &is_text));
  if (!is_text) {
    return vm.raise(TypeId::TypeError, "int() can't convert non-string with explicit base");
  }
  return int_from_text_calling(vm, text, static_cast<unsigned>(base), value);
}

Result<Value> make_int_of_type(Vm& vm, Type* type, Value number) {
  if (type == vm.type(TypeId::Int)) return number;
  IntView view(vm, number);
  BigInt* cell = TRY(vm.make_instance<BigInt>(type, view.count * sizeof(limbs::Limb)));
  cell->size_and_sign = view.count << 1 | (view.negative ? 1 : 0);
  TRY(limbs::copy(vm, cell->limbs.data(), view.limbs, view.count));
  return Value::from_cell(cell);
}

Result<Value> int_new(Vm& vm, const Value* arguments) {
  Value number;
  if (!arguments[2].is_undefined()) {
    number = TRY(int_with_base_calling(vm, arguments[1], arguments[2]));
  } else if (arguments[1].is_undefined()) {
    number = Value::from_small_int(0);
  } else {
    number = TRY(int_from_object_calling(vm, arguments[1]));
  }
  return make_int_of_type(vm, vm.known<Type>(arguments[0]), number);
}

// --- methods

Result<Value> int_bit_length_method(Vm& vm, const Value* arguments) {
  return make_int_unsigned(vm, int_bit_length(vm, arguments[0]));
}

Result<Value> int_bit_count(Vm& vm, const Value* arguments) {
  IntView view(vm, arguments[0]);
  TRY(vm.meter.charge(view.count / 4));
  uint64_t bits = 0;
  TRY(in_parts(vm.meter, view.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      bits += static_cast<unsigned>(__builtin_popcountll(view.limbs[i]));
    }
  }));
  return make_int_unsigned(vm, bits);
}

Result<Value> int_as_integer_ratio(Vm& vm, const Value* arguments) {
  Value number = TRY(exact_int(vm, arguments[0]));
  return Value::from_cell(TRY(make_tuple(vm, {number, Value::from_small_int(1)})));
}

Result<Value> int_is_integer(Vm&, const Value*) { return Value::boolean(true); }

Result<Value> int_itself(Vm& vm, const Value* arguments) { return exact_int(vm, arguments[0]); }

Result<Value> int_getnewargs(Vm& vm, const Value* arguments) {
  return tuple_of(vm, TRY(exact_int(vm, arguments[0])));
}

// CPython's size: a header of 24 bytes, and 4 bytes for each digit of 30 bits.
Result<Value> int_sizeof(Vm& vm, const Value* arguments) {
  uint64_t digits = (int_bit_length(vm, arguments[0]) + 29) / 30;
  return make_int_unsigned(vm, 24 + 4 * std::max<uint64_t>(digits, 1));
}

Result<Value> int_divmod_method(Vm& vm, const Value* arguments) {
  if (!is_int(vm, arguments[1])) return Value::not_implemented();
  return int_divmod(vm, arguments[0], arguments[1]);
}

Result<Value> int_rdivmod_method(Vm& vm, const Value* arguments) {
  if (!is_int(vm, arguments[1])) return Value::not_implemented();
  return int_divmod(vm, arguments[1], arguments[0]);
}

// round(self, -places): to the nearest multiple of 10**places, ties to the even multiple.
Result<Value> round_to_tens(Vm& vm, Value self, uint64_t places) {
  Value unit = TRY(int_binary(vm, BinaryOperator::Power, Value::from_small_int(10),
                              Value::from_small_int(static_cast<int64_t>(places))));
  Value quotient, remainder;
  TRY(big_divide(vm, IntView(vm, self), IntView(vm, unit), &quotient, &remainder));
  Value twice = TRY(int_binary(vm, BinaryOperator::Add, remainder, remainder));
  int order = TRY(int_compare(vm, twice, unit));
  IntView quotient_view(vm, quotient);
  bool odd = quotient_view.count != 0 && (quotient_view.limbs[0] & 1) != 0;
  Value result = TRY(int_binary(vm, BinaryOperator::Subtract, self, remainder));
  if (order < 0 || (order == 0 && !odd)) return result;
  return int_binary(vm, BinaryOperator::Add, result, unit);
}

Result<Value> int_round(Vm& vm, const Value* arguments) {
  if (arguments[1].is_undefined() || arguments[1].is_none()) return exact_int(vm, arguments[0]);
  int64_t digits = TRY(index_int64_calling(vm, arguments[1], OutOfRange::Clamp));
  Value self = TRY(exact_int(vm, arguments[0]));
  if (digits >= 0) return self;
  uint64_t places = 0 - static_cast<uint64_t>(digits);
  // Half of 10**places exceeds any number with this few bits, so there is no need to compute it.
  if (places > int_bit_length(vm, self)) return Value::from_small_int(0);
  return round_to_tens(vm, self, places);
}

Result<Value> get_itself(Vm& vm, Value self) { return exact_int(vm, self); }
Result<Value> get_zero(Vm&, Value) { return Value::from_small_int(0); }
Result<Value> get_one(Vm&, Value) { return Value::from_small_int(1); }

constexpr NativeRow kConstructor = {"__new__(cls, x=<0>, /, base=<10>)", int_new,
                                    kNativeConstructor};

constexpr NativeRow kMethods[] = {
    {"as_integer_ratio(self, /)", int_as_integer_ratio, kNativeConstantTime},
    {"bit_count(self, /)", int_bit_count},
    {"bit_length(self, /)", int_bit_length_method, kNativeConstantTime},
    {"conjugate(self, /)", int_itself, kNativeConstantTime},
    {"from_bytes(cls, /, bytes, byteorder=<'big'>, *, signed=False)", int_from_bytes,
     kNativeClassMethod},
    {"is_integer(self, /)", int_is_integer, kNativeConstantTime},
    {"to_bytes(self, /, length=1, byteorder=<'big'>, *, signed=False)", int_to_bytes},
    {"__ceil__(self, /)", int_itself, kNativeConstantTime},
    {"__divmod__(self, value, /)", int_divmod_method, kNativeSlotWrapper},
    {"__floor__(self, /)", int_itself, kNativeConstantTime},
    {"__getnewargs__(self, /)", int_getnewargs, kNativeConstantTime},
    {"__rdivmod__(self, value, /)", int_rdivmod_method, kNativeSlotWrapper},
    {"__round__(self, ndigits=<None>, /)", int_round},
    {"__sizeof__(self, /)", int_sizeof, kNativeConstantTime},
    {"__trunc__(self, /)", int_itself, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"real", get_itself, nullptr},
    {"imag", get_zero, nullptr},
    {"numerator", get_itself, nullptr},
    {"denominator", get_one, nullptr},
};

constexpr uint16_t kOperators =
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Subtract) |
    operator_bit(BinaryOperator::Multiply) | operator_bit(BinaryOperator::TrueDivide) |
    operator_bit(BinaryOperator::FloorDivide) | operator_bit(BinaryOperator::Modulo) |
    operator_bit(BinaryOperator::Power) | operator_bit(BinaryOperator::LeftShift) |
    operator_bit(BinaryOperator::RightShift) | operator_bit(BinaryOperator::BitAnd) |
    operator_bit(BinaryOperator::BitOr) | operator_bit(BinaryOperator::BitXor);

}  // namespace

Result<Value> tuple_of(Vm& vm, Value item) { return Value::from_cell(TRY(make_tuple(vm, {item}))); }

Result<Value> int_from_object_calling(Vm& vm, Value value) {
  if (is_exact_int(vm, value)) return value;
  if (value.is_double()) return make_int_from_double(vm, value.as_double());
  if (vm.is_exactly(value, TypeId::Str)) {
    std::string_view text = TRY(number_text(vm, vm.known<Str>(value)));
    return int_from_text_calling(vm, text, 10, value);
  }
  Value result = TRY(call_special_calling(vm, value, Name::Int, {}));
  if (!result.is_undefined()) return int_result_calling(vm, result, "__int__");
  result = TRY(call_special_calling(vm, value, Name::Index, {}));
  if (!result.is_undefined()) return int_result_calling(vm, result, "__index__");
  bool is_text;
  std::string_view text = TRY(number_text_of_value(vm, value, &is_text));
  if (is_text) return int_from_text_calling(vm, text, 10, value);
  return vm.raise(TypeId::TypeError,
                  "int() argument must be a string, a bytes-like object or a real number, not '{}'",
                  type_name(vm, value));
}

const TypeSpec kIntType = {
    .doc =
        "int([x]) -> integer\n"
        "int(x, base=10) -> integer\n\n"
        "The whole number that x stands for: a number cut towards zero, or a text of digits in\n"
        "the given base (2 to 36, or 0 for the prefixes of source text).",
    .slots = {.repr = int_repr,
              .format = int_format_slot,
              .hash = int_hash,
              .compare = int_compare_slot,
              .truth = int_truth,
              .binary = int_binary_slot,
              .binary_operators = kOperators,
              .negative = int_negative,
              .positive = exact_int,
              .absolute = int_absolute,
              .invert = int_invert,
              .to_int = exact_int,
              .to_float = int_to_float,
              .to_index = exact_int},
    .instance_bytes = sizeof(BigInt),
    .constructor = &kConstructor,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
