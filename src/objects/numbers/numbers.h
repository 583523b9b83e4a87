// Numbers: the interface to int, bool, float and complex values for other types and for the
// machine. It identifies numbers, reads their values, and has the operations that need no attribute
// lookup.
//
// An exact int is a small int or a BigInt cell; a BigInt cell never holds a value that fits a small
// int. An instance of an int subclass is always a BigInt cell. A bool is not a cell, but it is an
// int. An exact float is a double in the Value; an instance of a float subclass is a BoxedFloat
// cell.
#pragma once

#include <cstdint>
#include <string_view>

#include "bytecode/instruction.h"
#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

// --- which number is it?
// Not a bool and not an instance of a subclass.
inline bool is_exact_int(const Vm& vm, Value value) {
  return value.is_small_int() || vm.is_exactly(value, TypeId::Int);
}
// Bools and instances of subclasses included.
inline bool is_int(const Vm& vm, Value value) {
  return value.is_small_int() || value.is_boolean() || vm.has_layout(value, TypeId::Int);
}
inline bool is_exact_float(Value value) { return value.is_double(); }
inline bool is_float(const Vm& vm, Value value) {
  return value.is_double() || vm.has_layout(value, TypeId::Float);
}
inline bool is_complex(const Vm& vm, Value value) { return vm.has_layout(value, TypeId::Complex); }

// An exact int, bool or float: the guest cannot override anything about it.
inline bool is_plain_number(const Vm& vm, Value value) {
  return value.is_small_int() || value.is_double() || value.is_boolean() ||
         vm.is_exactly(value, TypeId::Int);
}

// Also an instance of a subclass of int that inherits all binary operators.
inline bool acts_as_number(const Vm& vm, Value value) {
  if (is_plain_number(vm, value)) return true;
  return vm.has_layout(value, TypeId::Int) && exact_type_id(vm.cell(value)) == TypeId::Guest &&
         (vm.type_of(value)->flags & kTypeIntOperator) == 0;
}

// --- values of ints. `value` must be an int (is_int) unless stated otherwise.

// The magnitude of an int as limbs, least significant first, without leading zeros. Zero has no
// limbs. For a small int the view points into itself, so it cannot be moved or copied. Cells of
// ints never change.
class IntView {
 public:
  // The count is masked because memory in the cage may be corrupted: 2 GiB of limbs end in the
  // guard region after the cage.
  static constexpr uint32_t kMaximumLimbs = (1u << 28) - 1;

  IntView(const Vm& vm, Value value) {
    if (HOGNOSE_UNLIKELY(value.is_cell())) {
      const BigInt* cell = vm.cell<BigInt>(value);
      limbs = cell->limbs.data();
      count = cell->limb_count() & kMaximumLimbs;
      negative = cell->is_negative();
      return;
    }
    int64_t number = value.is_small_int() ? value.small_int() : (value.is_true() ? 1 : 0);
    set(number);
  }
  explicit IntView(int64_t number) { set(number); }
  IntView(const IntView&) = delete;
  IntView& operator=(const IntView&) = delete;

  bool is_zero() const { return count == 0; }

  const uint64_t* limbs;
  uint32_t count;
  bool negative;

 private:
  void set(int64_t number) {
    negative = number < 0;
    inline_limb_ = negative ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
    limbs = &inline_limb_;
    count = number != 0 ? 1 : 0;
  }
  uint64_t inline_limb_ = 0;
};

// False, and nothing is written, for ints that need more than 64 bits and for values that are not
// ints.
inline bool int_fits_int64(const Vm& vm, Value value, int64_t* number) {
  if (HOGNOSE_LIKELY(value.is_small_int())) {
    *number = value.small_int();
    return true;
  }
  if (!is_int(vm, value)) return false;
  IntView view(vm, value);
  if (view.count > 1) return false;
  uint64_t magnitude = view.count == 0 ? 0 : view.limbs[0];
  if (magnitude > (uint64_t{1} << 63) - (view.negative ? 0 : 1)) return false;
  *number = static_cast<int64_t>(view.negative ? 0 - magnitude : magnitude);
  return true;
}
inline bool int_is_zero(const Vm& vm, Value value) {
  if (value.is_small_int()) return value.small_int() == 0;
  return IntView(vm, value).count == 0;
}
inline bool int_is_negative(const Vm& vm, Value value) {
  if (value.is_small_int()) return value.small_int() < 0;
  return IntView(vm, value).negative;
}
// The same number as an exact int: converts bools and instances of subclasses.
Result<Value> exact_int(Vm& vm, Value value);
// Correctly rounded; OverflowError "int too large to convert to float".
Result<double> int_to_double(Vm& vm, Value value);

// A float that was read from text or bytes. A NaN keeps its sign and becomes a distinct object.
Value new_float(Vm& vm, double number);

// --- values of floats. False if the value is not a float or an instance of a float subclass.
inline bool float_value(const Vm& vm, Value value, double* number) {
  if (HOGNOSE_LIKELY(value.is_double())) {
    *number = value.as_double();
    return true;
  }
  if (!vm.has_layout(value, TypeId::Float)) return false;
  *number = vm.cell<BoxedFloat>(value)->number;
  return true;
}
// float(value) where a real number is required: floats, __float__, __index__. TypeError "must be
// real number, not str".
Result<double> real_number_calling(Vm& vm, Value value);

// The truth of an int, a bool or a float (subclasses included).
inline bool number_truth(const Vm& vm, Value value) {
  double number;
  return float_value(vm, value, &number) ? number != 0 : !int_is_zero(vm, value);
}

inline Failure raise_division_by_zero(Vm& vm) {
  return vm.raise(TypeId::ZeroDivisionError, "division by zero");
}

// --- operations. Both operands must be ints. NotImplemented for operators that ints lack (@).
Result<Value> int_binary(Vm& vm, BinaryOperator op, Value left, Value right);
// One operand must be a float, the other a float or an int. Otherwise, and for other operators,
// NotImplemented.
inline constexpr uint16_t kFloatOperators =
    operator_bit(BinaryOperator::Add) | operator_bit(BinaryOperator::Subtract) |
    operator_bit(BinaryOperator::Multiply) | operator_bit(BinaryOperator::TrueDivide) |
    operator_bit(BinaryOperator::FloorDivide) | operator_bit(BinaryOperator::Modulo) |
    operator_bit(BinaryOperator::Power);
Result<Value> float_binary(Vm& vm, BinaryOperator op, Value left, Value right);
// Any two values: mixes ints, floats and complex numbers as Python does, else NotImplemented. For
// the machine's slow path when both operands are exact instances of built-in types.
Result<Value> number_binary(Vm& vm, BinaryOperator op, Value left, Value right);
// All operands must be ints.
Result<Value> int_divmod(Vm& vm, Value left, Value right);
Result<Value> int_power_modulo(Vm& vm, Value base, Value exponent, Value modulus);
// pow() with three operands. Only ints support it; floats and complex numbers raise different
// errors. NotImplemented if no operand is a number.
Result<Value> number_power_modulo(Vm& vm, Value base, Value exponent, Value modulus);
// Operands as for float_binary.
Result<Value> float_divmod(Vm& vm, Value left, Value right);
// divmod of two ints, or of floats and ints: a tuple. NotImplemented for other operands.
Result<Value> number_divmod(Vm& vm, Value left, Value right);
Result<Value> int_negative(Vm& vm, Value value);
Result<Value> int_absolute(Vm& vm, Value value);
Result<Value> int_invert(Vm& vm, Value value);
// The greatest common divisor, never negative. The integer part of the square root, for value >= 0.
Result<Value> int_gcd(Vm& vm, Value left, Value right);
Result<Value> int_square_root(Vm& vm, Value value);
// int.bit_length(): the bits of the magnitude, without leading zeros.
uint64_t int_bit_length(const Vm& vm, Value value);

// --- order, equality, hash. Orders are -1, 0 or 1. Work that grows with the operands is charged.
Result<int> int_compare(Vm& vm, Value left, Value right);
// Exact for all sizes. `number` must not be NaN.
Result<int> int_compare_double(Vm& vm, Value left, double number);
// As in CPython on 64-bit machines. Equal numbers of all types have equal hashes (reference
// 6.10.1).
Result<uint64_t> int_hash(Vm& vm, Value value);
uint64_t double_hash(double number);

// --- text of ints
// repr(int). ValueError above the limit on decimal digits (sys.set_int_max_str_digits).
Result<Str*> int_decimal(Vm& vm, Value value);
// Base 2 to 36, lower case. `prefix` (such as "0x") goes between the sign and the digits.
Result<Str*> int_in_base(Vm& vm, Value value, unsigned base, std::string_view prefix);
// Makes an int from ASCII digits in this base (either case, single underscores allowed). The text
// must be well-formed, as parse_int returns it. The number of digits is not limited here.
Result<Value> int_from_digits(Vm& vm, std::string_view digits, unsigned base, bool negative);
// format(value, spec), by the format mini-language. `type` is the type that errors name.
Result<Str*> int_format(Vm& vm, Value value, Str* spec, const Type* type);
Result<Str*> double_format(Vm& vm, double number, Str* spec, const Type* type);
Result<Str*> complex_format(Vm& vm, double real, double imaginary, Str* spec, const Type* type);
// repr(float), repr(complex)
Result<Str*> double_repr(Vm& vm, double number);
Result<Str*> complex_repr(Vm& vm, double real, double imaginary);

// --- makers
Result<Value> make_complex(Vm& vm, double real, double imaginary);

}  // namespace hognose
