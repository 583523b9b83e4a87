// Big ints: operators for ints of any size. The operands are IntViews of inline ints, bools or
// cells.
//
// Results are exact ints in canonical form: an int that fits inline never becomes a cell. The
// functions of numbers.h come here when their fast paths for inline ints do not apply. Memory for a
// result is requested before the work begins, so a result that can never fit raises MemoryError at
// once. The work is charged in steps (limbs.h).
#pragma once

#include "objects/numbers/limbs.h"
#include "objects/numbers/numbers.h"

namespace hognose {

// Makes the cell of an unfinished result, with room for `count` limbs, all zero.
Result<BigInt*> make_big_int_room(Vm& vm, uint64_t count);
// Trims and canonicalizes the result: returns the cell itself or an inline int.
Value finish_big_int(Vm& vm, BigInt* cell, uint32_t count, bool negative);
// Makes an exact int from limbs that may be anywhere in memory.
Result<Value> make_int_from_limbs(Vm& vm, const limbs::Limb* limbs, uint32_t count, bool negative);
Result<Value> make_int_wide(Vm& vm, unsigned __int128 magnitude, bool negative);

Result<Value> big_add(Vm& vm, const IntView& a, const IntView& b);
Result<Value> big_subtract(Vm& vm, const IntView& a, const IntView& b);
Result<Value> big_multiply(Vm& vm, const IntView& a, const IntView& b);
// Floor division: the remainder has the sign of b. b must not be zero. `quotient` or `remainder`
// may be null.
Result<void> big_divide(Vm& vm, const IntView& a, const IntView& b, Value* quotient,
                        Value* remainder);
Result<Value> big_shift_left(Vm& vm, const IntView& a, uint64_t bits);
Result<Value> big_shift_right(Vm& vm, const IntView& a, uint64_t bits);  // rounds down
Result<Value> big_bitwise(Vm& vm, BinaryOperator op, const IntView& a, const IntView& b);
Result<Value> big_negate(Vm& vm, const IntView& a);

// a / b, correctly rounded. b must not be zero. OverflowError if the result is too large for a
// float.
Result<double> big_true_divide(Vm& vm, const IntView& a, const IntView& b);
// Correctly rounded; infinite if the int is too large.
Result<double> big_to_double(Vm& vm, const IntView& a);
Result<int> big_compare(Vm& vm, const IntView& a, const IntView& b);
Result<uint64_t> big_hash(Vm& vm, const IntView& a);

// big_int_power.cpp
Result<Value> big_power(Vm& vm, const IntView& base, uint64_t exponent);
// The exponent must not be negative and the modulus must not be zero. The result has the sign of
// the modulus.
Result<Value> big_power_modulo(Vm& vm, const IntView& base, const IntView& exponent,
                               const IntView& modulus);
// The x in 0..|modulus| with base * x % |modulus| == 1; undefined if there is none.
Result<Value> big_inverse_modulo(Vm& vm, const IntView& base, const IntView& modulus);

// big_int_text.cpp
// The values of the digits (0 to base-1), most significant first, in scratch memory.
struct DigitValues {
  const uint8_t* digits;
  uint64_t count;
};
Result<DigitValues> big_digit_values(Vm& vm, const IntView& a, unsigned base);
Result<Value> big_from_digit_values(Vm& vm, const uint8_t* digits, uint64_t count, unsigned base,
                                    bool negative);

}  // namespace hognose
