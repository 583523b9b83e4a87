// The type complex: its slots, constructor and methods.
//
// `self` may be an instance of a subclass. Results are exact complex numbers, except those of a
// subclass's constructor.
#include <cmath>

#include "base/number_text.h"
#include "meter/paced.h"
#include "objects/core/identity.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/complex_arithmetic.h"
#include "objects/numbers/conversion_results.h"
#include "objects/numbers/input.h"
#include "objects/numbers/int_methods.h"
#include "objects/protocols/callable.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

ComplexNumber value_of(Vm& vm, Value self) {
  const Complex* cell = vm.known<Complex>(self);
  return {cell->real, cell->imaginary};
}

// --- slots

Result<Value> complex_repr_slot(Vm& vm, Value self) {
  ComplexNumber number = value_of(vm, self);
  return Value::from_cell(TRY(complex_repr(vm, number.real, number.imaginary)));
}

Result<Value> complex_format_slot(Vm& vm, Value self, Value spec) {
  Str* text = vm.as<Str>(spec, TypeId::Str);
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "__format__() argument must be str, not {}",
                    argument_type_name(vm, spec));
  }
  if (text->length == 0) {
    return Value::from_cell(TRY(str_calling(vm, self)));
  }
  ComplexNumber number = value_of(vm, self);
  return Value::from_cell(
      TRY(complex_format(vm, number.real, number.imaginary, text, type_name(vm, self))));
}

Result<uint64_t> complex_hash(Vm& vm, Value self) {
  constexpr uint64_t kImaginaryFactor = 1000003;
  ComplexNumber number = value_of(vm, self);
  // A part that is NaN is hashed by the identity of the whole number.
  auto part_hash = [self](double part) {
    return part == part ? double_hash(part) : identity_of(self) >> 4;
  };
  uint64_t hash = part_hash(number.real) + kImaginaryFactor * part_hash(number.imaginary);
  return hash == ~uint64_t{0} ? ~uint64_t{1} : hash;
}

Result<Value> complex_compare(Vm& vm, Value self, Value other, CompareOperator op) {
  if (op != CompareOperator::Equal && op != CompareOperator::NotEqual) {
    return Value::not_implemented();
  }
  ComplexNumber number = value_of(vm, self);
  bool equal;
  double real;
  if (is_complex(vm, other)) {
    ComplexNumber other_number = value_of(vm, other);
    equal = number.real == other_number.real && number.imaginary == other_number.imaginary;
  } else if (float_value(vm, other, &real)) {
    equal = number.real == real && number.imaginary == 0;
  } else if (is_int(vm, other)) {
    equal = number.imaginary == 0 && !std::isnan(number.real) &&
            TRY(int_compare_double(vm, other, number.real)) == 0;
  } else {
    return Value::not_implemented();
  }
  return Value::boolean(equal == (op == CompareOperator::Equal));
}

Result<bool> complex_truth(Vm& vm, Value self) {
  ComplexNumber number = value_of(vm, self);
  return number.real != 0 || number.imaginary != 0;
}

Result<Value> complex_negative(Vm& vm, Value self) {
  ComplexNumber number = value_of(vm, self);
  return make_complex(vm, -number.real, -number.imaginary);
}

Result<Value> complex_positive(Vm& vm, Value self) {
  if (vm.is_exactly(self, TypeId::Complex)) return self;
  ComplexNumber number = value_of(vm, self);
  return make_complex(vm, number.real, number.imaginary);
}

Result<Value> complex_absolute_slot(Vm& vm, Value self) {
  return make_float(TRY(complex_absolute(vm, value_of(vm, self))));
}

// --- complex(x)

Result<Value> make_complex_of_type(Vm& vm, Type* type, ComplexNumber number) {
  Complex* cell = TRY(vm.make_instance<Complex>(type));
  cell->real = number.real;
  cell->imaginary = number.imaginary;
  return Value::from_cell(cell);
}

// Converts a real or complex number. Sets *found to false if the value is neither.
Result<ComplexNumber> complex_from_plain_number_calling(Vm& vm, Value value, bool* found) {
  *found = true;
  if (is_complex(vm, value)) return value_of(vm, value);
  // If real_number_calling would reject the value, the callers raise errors of their own.
  bool is_real = is_float(vm, value) || is_int(vm, value);
  for (Name name : {Name::Float, Name::Index}) {
    if (is_real) break;
    Value self;
    is_real = !TRY(special_method_calling(vm, value, name, &self)).is_undefined();
  }
  if (is_real) return ComplexNumber{TRY(real_number_calling(vm, value)), 0};
  *found = false;
  return ComplexNumber{0, 0};
}

// The same, and also accepts objects with __complex__.
Result<ComplexNumber> complex_from_number_calling(Vm& vm, Value value, bool* found) {
  if (!is_exact_float(value) && !vm.is_exactly(value, TypeId::Complex)) {
    Value result = TRY(call_special_calling(vm, value, Name::Complex, {}));
    if (!result.is_undefined()) {
      *found = true;
      return value_of(vm, TRY(complex_result_calling(vm, result)));
    }
  }
  return complex_from_plain_number_calling(vm, value, found);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whether every underscore is between two digits (PEP 515).
Result<bool> underscores_are_inside(Vm& vm, std::string_view text) {
  size_t run = TRY(paced_run(vm.meter, text.size(), [text](size_t i) {
    if (text[i] != '_') return true;
    return i != 0 && i + 1 != text.size() && is_digit(text[i - 1]) && is_digit(text[i + 1]);
  }));
  return run == text.size();
}

Result<ComplexNumber> complex_from_text_calling(Vm& vm, Value value) {
  std::string_view text = TRY(number_text(vm, vm.cell<Str>(value)));
  Watch watch = watch_of(vm.meter);
  ComplexParse parsed = parse_complex(text, watch);
  if (watch.has_ended()) return Failure::Stopped;
  if (parsed.ok) return ComplexNumber{parsed.real, parsed.imaginary};
  if (TRY(underscores_are_inside(vm, text))) {
    return vm.raise(TypeId::ValueError, "complex() arg is a malformed string");
  }
  Str* repr = TRY(repr_calling(vm, value));
  return vm.raise(TypeId::ValueError, "could not convert string to complex: {}", repr);
}

Result<ComplexNumber> complex_from_object_calling(Vm& vm, Value value) {
  if (vm.has_layout(value, TypeId::Str)) return complex_from_text_calling(vm, value);
  bool found;
  ComplexNumber number = TRY(complex_from_number_calling(vm, value, &found));
  if (found) return number;
  return vm.raise(TypeId::TypeError, "complex() argument must be a string or a number, not {}",
                  type_name(vm, value));
}

// The first of two arguments. Complex numbers are accepted, too: complex(1j, 2j) is 1j + 1j*2j.
Result<ComplexNumber> real_part_calling(Vm& vm, Value value) {
  bool found = true;
  ComplexNumber number = {0, 0};
  if (!value.is_undefined()) number = TRY(complex_from_number_calling(vm, value, &found));
  if (found) return number;
  return vm.raise(TypeId::TypeError, "complex() argument 'real' must be a real number, not {}",
                  type_name(vm, value));
}

Result<ComplexNumber> imaginary_part_calling(Vm& vm, Value value) {
  bool found;
  ComplexNumber number = TRY(complex_from_plain_number_calling(vm, value, &found));
  if (found) return number;
  return vm.raise(TypeId::TypeError, "complex() argument 'imag' must be a real number, not {}",
                  type_name(vm, value));
}

Result<Value> complex_new(Vm& vm, const Value* arguments) {
  Type* type = vm.known<Type>(arguments[0]);
  Value real_value = arguments[1], imaginary_value = arguments[2];
  if (imaginary_value.is_undefined()) {
    if (real_value.is_undefined()) return make_complex_of_type(vm, type, {0, 0});
    bool as_it_is = type == vm.type(TypeId::Complex) && vm.is_exactly(real_value, TypeId::Complex);
    if (as_it_is) return real_value;
    return make_complex_of_type(vm, type, TRY(complex_from_object_calling(vm, real_value)));
  }
  ComplexNumber real = TRY(real_part_calling(vm, real_value));
  ComplexNumber imaginary = TRY(imaginary_part_calling(vm, imaginary_value));
  // Add only where there is something to add, to preserve the signs of zeros.
  ComplexNumber result = {real.real, imaginary.real};
  if (is_complex(vm, imaginary_value)) result.real -= imaginary.imaginary;
  if (is_complex(vm, real_value)) result.imaginary += real.imaginary;
  return make_complex_of_type(vm, type, result);
}

Result<Value> complex_from_number(Vm& vm, const Value* arguments) {
  bool is_class = vm.known<Type>(arguments[0]) == vm.type(TypeId::Complex);
  if (is_class && vm.is_exactly(arguments[1], TypeId::Complex)) return arguments[1];
  bool found;
  ComplexNumber number = TRY(complex_from_number_calling(vm, arguments[1], &found));
  if (!found) {
    return vm.raise(TypeId::TypeError, "must be real number, not {}", type_name(vm, arguments[1]));
  }
  Value result = TRY(make_complex(vm, number.real, number.imaginary));
  return is_class ? Result<Value>(result) : vm.call(arguments[0], {result});
}

// --- methods

Result<Value> complex_conjugate(Vm& vm, const Value* arguments) {
  ComplexNumber number = value_of(vm, arguments[0]);
  return make_complex(vm, number.real, -number.imaginary);
}

Result<Value> complex_itself(Vm& vm, const Value* arguments) {
  return complex_positive(vm, arguments[0]);
}

Result<Value> complex_getnewargs(Vm& vm, const Value* arguments) {
  ComplexNumber number = value_of(vm, arguments[0]);
  return Value::from_cell(
      TRY(make_tuple(vm, {make_float(number.real), make_float(number.imaginary)})));
}

Result<Value> get_real(Vm& vm, Value self) { return make_float(value_of(vm, self).real); }
Result<Value> get_imaginary(Vm& vm, Value self) { return make_float(value_of(vm, self).imaginary); }

constexpr NativeRow kConstructor = {"__new__(cls, real=<0>, imag=<0>)", complex_new,
                                    kNativeConstructor};

constexpr NativeRow kMethods[] = {
    {"conjugate(self, /)", complex_conjugate, kNativeConstantTime},
    {"from_number(cls, number, /)", complex_from_number, kNativeClassMethod},
    {"__complex__(self, /)", complex_itself, kNativeConstantTime},
    {"__getnewargs__(self, /)", complex_getnewargs, kNativeConstantTime},
};

constexpr PropertyRow kProperties[] = {
    {"real", get_real, refuse_assignment},
    {"imag", get_imaginary, refuse_assignment},
};

}  // namespace

Result<Value> make_complex(Vm& vm, double real, double imaginary) {
  Complex* cell = TRY(vm.make<Complex>(TypeId::Complex));
  cell->real = real;
  cell->imaginary = imaginary;
  return Value::from_cell(cell);
}

Result<Str*> complex_repr(Vm& vm, double real, double imaginary) {
  FloatText imaginary_text(imaginary, FloatStyle::Repr, 0, kFloatPlain);
  char text[2 * kMaxFloatRepr + 4];
  char* out = text;
  // A real part of positive zero is not shown.
  bool both = real != 0 || std::signbit(real);
  if (both) {
    *out++ = '(';
    out = FloatText(real, FloatStyle::Repr, 0, kFloatPlain).write(out);
    if (!imaginary_text.negative()) *out++ = '+';
  }
  out = imaginary_text.write(out);
  *out++ = 'j';
  if (both) *out++ = ')';
  return make_string_ascii(vm, std::string_view(text, static_cast<size_t>(out - text)));
}

const TypeSpec kComplexType = {
    .doc = "The complex number real + imag*1j, or the one that a text stands for.",
    .slots = {.repr = complex_repr_slot,
              .format = complex_format_slot,
              .hash = complex_hash,
              .compare = complex_compare,
              .truth = complex_truth,
              .binary = complex_binary,
              .binary_operators = kComplexOperators,
              .negative = complex_negative,
              .positive = complex_positive,
              .absolute = complex_absolute_slot},
    .instance_bytes = sizeof(Complex),
    .constructor = &kConstructor,
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
