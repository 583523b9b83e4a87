// The type float: its slots, constructor and methods. The operators are in float_operators.cpp.
//
// `self` is a double in the Value or an instance of a subclass. Results are exact floats, except
// those of a subclass's constructor.
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
#include "objects/text/codecs/codecs.h"

namespace hognose {

namespace {

double value_of(Vm& vm, Value self) {
  return self.is_double() ? self.as_double() : vm.known<BoxedFloat>(self)->number;
}

// The value itself, or an exact copy of an instance of a subclass.
Value exact_float(Vm& vm, Value self) {
  return self.is_double() ? self : make_float(value_of(vm, self));
}

Result<Value> ascii(Vm& vm, const char* text, size_t length) {
  return Value::from_cell(TRY(make_string_ascii(vm, std::string_view(text, length))));
}

// --- slots

Result<Value> float_repr(Vm& vm, Value self) {
  return Value::from_cell(TRY(double_repr(vm, value_of(vm, self))));
}

Result<Value> float_format(Vm& vm, Value self, Value spec) {
  Str* text = vm.as<Str>(spec, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "__format__() argument must be str, not {}",
                    argument_type_name(vm, spec));
  }
  if (text->length == 0) {
    return Value::from_cell(TRY(str_calling(vm, self)));
  }
  return Value::from_cell(TRY(double_format(vm, value_of(vm, self), text, type_name(vm, self))));
}

Result<uint64_t> float_hash(Vm& vm, Value self) { return double_hash(value_of(vm, self)); }

// Exact even against ints beyond the precision of floats: compares the int and the float as
// numbers.
Result<Value> float_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  double number = value_of(vm, self);
  double other_number;
  if (float_value(vm, other, &other_number)) {
    return Value::boolean(satisfies(number, op, other_number));
  }
  if (!is_int(vm, other)) return Value::not_implemented();
  if (number != number) return Value::boolean(op == CompareOperator::NotEqual);
  int order = TRY(int_compare_double(vm, other, number));
  return Value::boolean(satisfies(0, op, order));
}

Result<bool> float_truth(Vm& vm, Value self) { return value_of(vm, self) != 0; }

Result<Value> float_negative(Vm& vm, Value self) {
  double number = value_of(vm, self);
  if (std::isnan(number) && !std::signbit(number)) return Value::negative_nan();
  return make_float(-number);
}
Result<Value> float_positive(Vm& vm, Value self) { return exact_float(vm, self); }
Result<Value> float_absolute(Vm& vm, Value self) {
  return make_float(std::fabs(value_of(vm, self)));
}
Result<Value> float_to_int(Vm& vm, Value self) {
  return make_int_from_double(vm, value_of(vm, self));
}

// --- float(x)

Result<Value> make_float_of_type(Vm& vm, Type* type, double number) {
  if (type == vm.type(TypeId::Float)) return new_float(vm, number);
  BoxedFloat* cell = TRY(vm.make_instance<BoxedFloat>(type));
  cell->number = number;
  return Value::from_cell(cell);
}

// float(x) for an x that is a number; an instance of a float subclass is asked for __float__ first,
// too. Sets *found to false if x is not a number.
Result<double> double_from_number_calling(Vm& vm, Value value, bool* found) {
  *found = true;
  if (value.is_double()) return value.as_double();
  if (is_exact_int(vm, value) || value.is_boolean()) return int_to_double(vm, value);
  Value result = TRY(call_special_calling(vm, value, Name::Float, {}));
  if (!result.is_undefined()) {
    return float_result_calling(vm, value, result);
  }
  result = TRY(call_special_calling(vm, value, Name::Index, {}));
  if (!result.is_undefined()) {
    return int_to_double(vm, TRY(int_result_calling(vm, result, "__index__")));
  }
  *found = false;
  return 0.0;
}

Result<double> double_from_object_calling(Vm& vm, Value value) {
  bool found;
  // An instance of a subclass of str or bytes may be a number first.
  if (exact_type_id(value, vm.base) == TypeId::Guest) {
    double number = TRY(double_from_number_calling(vm, value, &found));
    if (found) return number;
  }
  std::string_view text = TRY(number_text_of_value(vm, value, &found));
  if (found) {
    Watch watch = watch_of(vm.meter);
    FloatParse parsed = parse_float(text, watch);
    if (watch.has_ended()) return Failure::Stopped;
    if (parsed.ok) return parsed.value;
    Str* repr = TRY(repr_calling(vm, value));
    return vm.raise(TypeId::ValueError, "could not convert string to float: {}", repr);
  }
  double number = TRY(double_from_number_calling(vm, value, &found));
  if (found) return number;
  return vm.raise(TypeId::TypeError, "float() argument must be a string or a real number, not '{}'",
                  type_name(vm, value));
}

Result<Value> float_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  if (arguments[1].is_double() && type == vm.type(TypeId::Float)) return arguments[1];
  double number = 0;
  if (!arguments[1].is_undefined()) number = TRY(double_from_object_calling(vm, arguments[1]));
  return make_float_of_type(vm, type, number);
}

// The result of a class method: an exact float, or what calling the subclass returns.
Result<Value> call_class_calling(Vm& vm, Value type, double number) {
  Value plain = new_float(vm, number);
  if (vm.cell<Type>(type) == vm.type(TypeId::Float)) return plain;
  return vm.call(type, {plain});
}

Result<Value> float_from_number(Vm& vm, const Value* arguments) {
  if (arguments[1].is_double() && vm.known<Type>(arguments[0]) == vm.type(TypeId::Float)) {
    return arguments[1];
  }
  return call_class_calling(vm, arguments[0], TRY(real_number_calling(vm, arguments[1])));
}

Result<Value> float_fromhex(Vm& vm, const Value* arguments) {
  Str* string = vm.as<Str>(arguments[1], TypeId::Str);
  if (string == nullptr) {
    return vm.raise(TypeId::TypeError, "bad argument type for built-in operation");
  }
  // CPython reads UTF-8 here, where digits and blanks of other scripts are not recognized.
  std::string_view text;
  if (string->is_ascii()) {
    text = TRY(number_text(vm, string));
  } else {
    Bytes* encoded = TRY(encode_string_calling(vm, string, nullptr, nullptr));
    bool found;
    text = TRY(number_text_of_value(vm, Value::from_cell(encoded), &found));
  }
  Watch watch = watch_of(vm.meter);
  HexFloatParse parsed = parse_float_hex(text, watch);
  if (watch.has_ended()) return Failure::Stopped;
  if (parsed.fault == HexFloatFault::Invalid) {
    return vm.raise(TypeId::ValueError, "invalid hexadecimal floating-point string");
  }
  if (parsed.fault == HexFloatFault::TooLarge) {
    return vm.raise(TypeId::OverflowError, "hexadecimal value too large to represent as a float");
  }
  return call_class_calling(vm, arguments[0], parsed.value);
}

// --- methods

Result<Value> float_hex(Vm& vm, const Value* arguments) {
  char text[kMaxFloatHex];
  return ascii(vm, text, write_float_hex(value_of(vm, arguments[0]), text));
}

Result<Value> float_is_integer(Vm& vm, const Value* arguments) {
  double number = value_of(vm, arguments[0]);
  return Value::boolean(std::isfinite(number) && std::floor(number) == number);
}

Result<Value> float_as_integer_ratio(Vm& vm, const Value* arguments) {
  double number = value_of(vm, arguments[0]);
  if (std::isinf(number)) {
    return vm.raise(TypeId::OverflowError, "cannot convert Infinity to integer ratio");
  }
  if (std::isnan(number)) {
    return vm.raise(TypeId::ValueError, "cannot convert NaN to integer ratio");
  }
  int exponent = 0;
  double fraction = std::frexp(number, &exponent);
  int64_t mantissa = static_cast<int64_t>(std::ldexp(fraction, 53));
  exponent = mantissa == 0 ? 0 : exponent - 53;
  while (mantissa != 0 && (mantissa & 1) == 0) {
    mantissa /= 2;
    ++exponent;
  }
  Value numerator = TRY(make_int(vm, mantissa));
  Value denominator = Value::from_small_int(1);
  uint64_t shift = static_cast<uint64_t>(exponent < 0 ? -exponent : exponent);
  if (exponent > 0) numerator = TRY(big_shift_left(vm, IntView(vm, numerator), shift));
  if (exponent < 0) denominator = TRY(big_shift_left(vm, IntView(vm, denominator), shift));
  return Value::from_cell(TRY(make_tuple(vm, {numerator, denominator})));
}

Result<Value> float_itself(Vm& vm, const Value* arguments) { return exact_float(vm, arguments[0]); }

Result<Value> float_ceil(Vm& vm, const Value* arguments) {
  return make_int_from_double(vm, std::ceil(value_of(vm, arguments[0])));
}

Result<Value> float_floor(Vm& vm, const Value* arguments) {
  return make_int_from_double(vm, std::floor(value_of(vm, arguments[0])));
}

Result<Value> float_trunc(Vm& vm, const Value* arguments) { return float_to_int(vm, arguments[0]); }

double round_half_even(double number) {
  double rounded = std::round(number);
  if (std::fabs(number - rounded) == 0.5) rounded = 2 * std::round(number / 2);
  return rounded;
}

Result<Value> float_round(Vm& vm, const Value* arguments) {
  double number = value_of(vm, arguments[0]);
  if (arguments[1].is_none()) return make_int_from_double(vm, round_half_even(number));
  int64_t digits = TRY(index_int64_calling(vm, arguments[1], OutOfRange::Clamp));
  // The decimal digits of a double end within these limits, after and before the point.
  constexpr int64_t kMostDigits = 323;
  constexpr int64_t kLeastDigits = -308;
  if (!std::isfinite(number) || digits > kMostDigits) return make_float(number);
  if (digits < kLeastDigits) return make_float(0 * number);
  double rounded = round_to_digits(number, digits);
  if (std::isinf(rounded)) {
    return vm.raise(TypeId::OverflowError, "rounded value too large to represent");
  }
  return make_float(rounded);
}

Result<Value> float_getnewargs(Vm& vm, const Value* arguments) {
  return tuple_of(vm, make_float(value_of(vm, arguments[0])));
}

Result<Value> float_getformat(Vm& vm, const Value* arguments) {
  const Str* kind = vm.as<Str>(arguments[1], TypeId::Str);
  if (kind == nullptr) {
    return vm.raise(TypeId::TypeError, "__getformat__() argument must be str, not {}",
                    argument_type_name(vm, arguments[1]));
  }
  std::string_view word = ascii_text(kind);
  if (word != "double" && word != "float") {
    return vm.raise(TypeId::ValueError, "__getformat__() argument 1 must be 'double' or 'float'");
  }
  constexpr std::string_view kFormat =
      std::endian::native == std::endian::little ? "IEEE, little-endian" : "IEEE, big-endian";
  return ascii(vm, kFormat.data(), kFormat.size());
}

// A float and a number that takes part in float arithmetic, in either order.
Result<Value> divmod_with(Vm& vm, Value left, Value right, Value other) {
  if (!is_float(vm, other) && !is_int(vm, other)) return Value::not_implemented();
  return float_divmod(vm, left, right);
}
Result<Value> float_divmod_method(Vm& vm, const Value* arguments) {
  return divmod_with(vm, arguments[0], arguments[1], arguments[1]);
}
Result<Value> float_rdivmod_method(Vm& vm, const Value* arguments) {
  return divmod_with(vm, arguments[1], arguments[0], arguments[1]);
}

Result<Value> get_real(Vm& vm, Value self) { return exact_float(vm, self); }
Result<Value> get_imaginary(Vm&, Value) { return make_float(0); }

constexpr NativeRow kConstructor = {"__new__(cls, x=<0>, /)", float_new, kNativeConstructor};

constexpr NativeRow kMethods[] = {
    {"as_integer_ratio(self, /)", float_as_integer_ratio, kNativeConstantTime},
    {"conjugate(self, /)", float_itself, kNativeConstantTime},
    {"from_number(cls, number, /)", float_from_number, kNativeClassMethod},
    {"fromhex(cls, string, /)", float_fromhex, kNativeClassMethod},
    {"hex(self, /)", float_hex, kNativeConstantTime},
    {"is_integer(self, /)", float_is_integer, kNativeConstantTime},
    {"__ceil__(self, /)", float_ceil, kNativeConstantTime},
    {"__divmod__(self, value, /)", float_divmod_method, kNativeSlotWrapper | kNativeConstantTime},
    {"__floor__(self, /)", float_floor, kNativeConstantTime},
    {"__getformat__(cls, typestr, /)", float_getformat, kNativeClassMethod | kNativeConstantTime},
    {"__getnewargs__(self, /)", float_getnewargs, kNativeConstantTime},
    {"__rdivmod__(self, value, /)", float_rdivmod_method, kNativeSlotWrapper | kNativeConstantTime},
    {"__round__(self, ndigits=None, /)", float_round},
    {"__trunc__(self, /)", float_trunc, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"real", get_real, nullptr},
    {"imag", get_imaginary, nullptr},
};

}  // namespace

Value new_float(Vm& vm, double number) {
  if (number == number) return make_float(number);
  return std::signbit(number) ? Value::negative_nan()
                              : Value::from_nan_identity(++vm.numbers.nan_identities);
}

Result<Str*> double_repr(Vm& vm, double number) {
  char text[kMaxFloatRepr];
  return make_string_ascii(vm, std::string_view(text, write_float_repr(number, text)));
}

Result<double> real_number_calling(Vm& vm, Value value) {
  double number;
  if (float_value(vm, value, &number)) return number;
  bool found;
  number = TRY(double_from_number_calling(vm, value, &found));
  if (found) return number;
  return vm.raise(TypeId::TypeError, "must be real number, not {}", type_name(vm, value));
}

const TypeSpec kFloatType = {
    .doc = "The floating-point number that a text or a number stands for.",
    .slots = {.repr = float_repr,
              .format = float_format,
              .hash = float_hash,
              .compare = float_compare,
              .truth = float_truth,
              .binary = float_binary,
              .binary_operators = kFloatOperators,
              .negative = float_negative,
              .positive = float_positive,
              .absolute = float_absolute,
              .to_int = float_to_int,
              .to_float = float_positive},
    .instance_bytes = sizeof(BoxedFloat),
    .constructor = &kConstructor,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
