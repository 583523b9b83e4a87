// Big ints: the operators of ints of any size, on views of their limbs.
//
// Receives IntViews (of inline ints, bools, cells alike), hands on exact ints in canonical form:
// what fits an inline int never becomes a cell. The numbers.h functions come here when the fast
// ways for inline ints do not apply. Memory for a result is asked for before the work begins, so
// what could never fit is a MemoryError at once; the work is charged in steps (limbs.h).
#pragma once

#include "objects/numbers/limbs.h"
#include "objects/numbers/numbers.h"

namespace hognose {

// An unfinished result: a cell with room for `count` limbs, zeroed.
Result<BigInt*> make_big_int_room(Vm& vm, uint64_t count);
// Trims and canonicalises: the cell itself or an inline int.
Value finish_big_int(Vm& vm, BigInt* cell, uint32_t count, bool negative);
// An exact int from limbs anywhere.
Result<Value> make_int_from_limbs(Vm& vm, const limbs::Limb* limbs, uint32_t count, bool negative);
Result<Value> make_int_wide(Vm& vm, unsigned __int128 magnitude, bool negative);

Result<Value> big_add(Vm& vm, const IntView& a, const IntView& b);
Result<Value> big_subtract(Vm& vm, const IntView& a, const IntView& b);
Result<Value> big_multiply(Vm& vm, const IntView& a, const IntView& b);
// Floor division: the remainder has the sign of b. b is not zero; either result may be null.
Result<void> big_divide(Vm& vm, const IntView& a, const IntView& b, Value* quotient,
                        Value* remainder);
Result<Value> big_shift_left(Vm& vm, const IntView& a, uint64_t bits);
Result<Value> big_shift_right(Vm& vm, const IntView& a, uint64_t bits);  // towards minus infinity
Result<Value> big_bitwise(Vm& vm, BinaryOperator op, const IntView& a, const IntView& b);
Result<Value> big_negate(Vm& vm, const IntView& a);

// a / b correctly rounded; b is not zero. OverflowError if too large for a float.
Result<double> big_true_divide(Vm& vm, const IntView& a, const IntView& b);
// Correctly rounded; infinite if too large.
Result<double> big_to_double(Vm& vm, const IntView& a);
Result<int> big_compare(Vm& vm, const IntView& a, const IntView& b);
Result<uint64_t> big_hash(Vm& vm, const IntView& a);

// big_int_power.cpp
Result<Value> big_power(Vm& vm, const IntView& base, uint64_t exponent);
// exponent >= 0, modulus not zero: the result has the sign of the modulus.
Result<Value> big_power_modulo(Vm& vm, const IntView& base, const IntView& exponent,
                               const IntView& modulus);
// The x in 0..|modulus| with base * x % |modulus| == 1; undefined if there is none.
Result<Value> big_inverse_modulo(Vm& vm, const IntView& base, const IntView& modulus);

// big_int_text.cpp
// The digits' values (0 to base-1), most significant first, into scratch memory.
struct DigitValues {
  const uint8_t* digits;
  uint64_t count;
};
Result<DigitValues> big_digit_values(Vm& vm, const IntView& a, unsigned base);
Result<Value> big_from_digit_values(Vm& vm, const uint8_t* digits, uint64_t count, unsigned base,
                                    bool negative);

}  // namespace hognose
