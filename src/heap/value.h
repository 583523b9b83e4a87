// Value: every guest value in 64 bits.
//
// Encoding (NaN boxing):
// - doubles as they are, up to 0xFFF8<<48
// - references: 0xFFF9<<48 | 32-bit cage offset
// - None, booleans and markers at 0xFFFA<<48
// - 50-bit integers from 0xFFFC<<48 up, biased so that they order as unsigned numbers
// A Value holds no native pointer, so it may be stored in guest memory. Every double that comes
// from outside the arithmetic (bytes, host) goes through from_double, which canonicalises NaN: a
// guest-made NaN pattern could otherwise forge a reference.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace hognose {

struct Cell;

// Returns the word after a barrier: the compiler must hold the whole word here and cannot recompute
// it later from the offset. All conversions between offsets, boxed values and addresses go through
// it. So C++ code holds a cell by its address or its boxed value, all 64 bits of it, and never by
// the lower half alone, which a compiler might otherwise load or keep. The scan of the native stack
// relies on this: it recognises nothing else.
template <class Word>
inline Word as_whole_word(Word word) {
  asm volatile("" : "+r"(word));
  return word;
}

// The address of a cage, aligned to 4 GiB, so that address | offset is address + offset.
class CageBase {
 public:
  constexpr CageBase() = default;
  constexpr explicit CageBase(uintptr_t address) : address_(address) {}
  static CageBase of(const void* in_cage) {
    return CageBase(reinterpret_cast<uintptr_t>(in_cage) & ~uintptr_t{0xFFFFFFFF});
  }
  template <class T = Cell>
  T* at(uint32_t offset) const {
    return as_whole_word(reinterpret_cast<T*>(address_ + offset));
  }
  constexpr uintptr_t address() const { return address_; }

 private:
  uintptr_t address_ = 0;
};

inline uint32_t offset_of(const void* in_cage) {
  return static_cast<uint32_t>(reinterpret_cast<uintptr_t>(as_whole_word(in_cage)));
}

class Value {
 public:
  static constexpr uint64_t kDoubleMaximum = 0xFFF8ull << 48;
  static constexpr uint64_t kReferenceTag = 0xFFF9ull << 48;
  static constexpr uint64_t kSpecialTag = 0xFFFAull << 48;
  static constexpr uint64_t kIntegerTag = 0xFFFCull << 48;
  static constexpr uint64_t kIntegerBias = 0xFFFEull << 48;
  static constexpr int64_t kIntegerMaximum = (int64_t{1} << 49) - 1;
  static constexpr int64_t kIntegerMinimum = -(int64_t{1} << 49);

  constexpr Value() = default;  // undefined: not a guest value at all
  static constexpr Value from_bits(uint64_t bits) { return Value(bits); }
  static constexpr Value undefined() { return Value(kSpecialTag); }
  static constexpr Value none() { return Value(kSpecialTag + 1); }
  static constexpr Value boolean(bool truth) { return Value(kSpecialTag + 2 + (truth ? 1 : 0)); }
  static constexpr Value ellipsis() { return Value(kSpecialTag + 4); }
  static constexpr Value not_implemented() { return Value(kSpecialTag + 5); }
  // A marker for empty slots of hash tables; never visible to guests.
  static constexpr Value deleted() { return Value(kSpecialTag + 6); }
  // Other bits would be another kind of value, so a number that does not fit ends the run.
  template <class Number>
    requires std::is_integral_v<Number>
  static constexpr Value from_small_int(Number number) {
    if constexpr (sizeof(Number) == sizeof(int64_t)) {
      if (__builtin_expect(!fits_small_int(number), 0)) refuse_small_int();
    }
    return Value(static_cast<uint64_t>(static_cast<int64_t>(number)) + kIntegerBias);
  }
  // For the fast paths of the machine, in functions that have proved the range: by a test of the
  // result, or because no operation on the operands leaves it.
  static constexpr Value from_proved_small_int(int64_t number) {
    return Value(static_cast<uint64_t>(number) + kIntegerBias);
  }
  static Value from_double(double number) {
    return Value(number == number ? std::bit_cast<uint64_t>(number) : kCanonicalNaN);
  }
  // The only NaN with a sign. Only operations on signs create it, so that guests cannot observe the
  // arithmetic of the processor.
  static constexpr Value negative_nan() { return Value(kDoubleMaximum); }
  // A NaN with a payload as its identity, because CPython's NaN objects have identities.
  static constexpr Value from_nan_identity(uint64_t identity) {
    return Value(kCanonicalNaN | (identity & kNaNIdentities));
  }
  static Value from_cell(const Cell* cell) { return from_offset(offset_of(cell)); }
  static constexpr Value from_offset(uint32_t offset) {
    uint64_t bits = kReferenceTag | offset;
    return Value(std::is_constant_evaluated() ? bits : as_whole_word(bits));
  }

  template <class Number>
    requires std::is_integral_v<Number>
  static constexpr bool fits_small_int(Number number) {
    if constexpr (std::is_unsigned_v<Number>) {
      return number <= static_cast<uint64_t>(kIntegerMaximum);
    } else {
      return static_cast<uint64_t>(static_cast<int64_t>(number)) + kIntegerBias >= kIntegerTag;
    }
  }

  constexpr uint64_t bits() const { return bits_; }
  constexpr bool is_undefined() const { return bits_ == kSpecialTag; }
  constexpr bool is_none() const { return bits_ == kSpecialTag + 1; }
  constexpr bool is_false() const { return bits_ == kSpecialTag + 2; }
  constexpr bool is_true() const { return bits_ == kSpecialTag + 3; }
  constexpr bool is_boolean() const { return (bits_ & ~uint64_t{1}) == kSpecialTag + 2; }
  constexpr bool is_ellipsis() const { return bits_ == kSpecialTag + 4; }
  constexpr bool is_not_implemented() const { return bits_ == kSpecialTag + 5; }
  constexpr bool is_deleted() const { return bits_ == kSpecialTag + 6; }
  constexpr bool is_small_int() const { return bits_ >= kIntegerTag; }
  constexpr bool is_double() const { return bits_ <= kDoubleMaximum; }
  constexpr bool is_cell() const { return bits_ >> 48 == kReferenceTag >> 48; }
  constexpr bool is_special() const { return bits_ >> 48 == kSpecialTag >> 48; }

  constexpr int64_t small_int() const { return static_cast<int64_t>(bits_ - kIntegerBias); }
  constexpr double as_double() const { return std::bit_cast<double>(bits_); }
  constexpr uint32_t offset() const {
    return static_cast<uint32_t>(std::is_constant_evaluated() ? bits_ : as_whole_word(bits_));
  }
  template <class T = Cell>
  T* cell(CageBase base) const {
    return base.at<T>(offset());
  }

  // Identity like Python's `is`, except that small ints and doubles with equal bits are identical.
  // So all NaNs that arithmetic created are identical.
  friend constexpr bool operator==(Value a, Value b) { return a.bits_ == b.bits_; }
  friend constexpr bool operator!=(Value a, Value b) { return a.bits_ != b.bits_; }

 private:
  [[noreturn]] static void refuse_small_int();

  static constexpr uint64_t kCanonicalNaN = 0x7FF8ull << 48;
  static constexpr uint64_t kNaNIdentities = (1ull << 50) - 1;
  constexpr explicit Value(uint64_t bits) : bits_(bits) {}
  uint64_t bits_ = kSpecialTag;
};

static_assert(sizeof(Value) == 8);

inline constexpr bool both_small_ints(Value a, Value b) {
  return (a.bits() & b.bits()) >= Value::kIntegerTag;
}

inline Value none_if_undefined(Value value) { return value.is_undefined() ? Value::none() : value; }

}  // namespace hognose
