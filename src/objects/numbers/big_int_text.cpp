// Big ints: digits in any base from 2 to 36, and ints from digits.
//
// For bases that are powers of two, digits are groups of bits. For other bases, mpn converts
// blocks, and larger numbers are split by powers of the base, so the conversion is subquadratic.
#include <gmp.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/foreign_call.h"
#include "base/number_text.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/numbers/big_int.h"

namespace hognose {

using limbs::kLimbBits;
using limbs::Limb;

namespace {

// The number of limbs for one call of mpn_get_str or mpn_set_str.
constexpr uint32_t kTextBlock = 256;

bool is_power_of_two(unsigned base) { return (base & (base - 1)) == 0; }

// The largest number of digits for which every value fits in a limb.
unsigned digits_per_limb(unsigned base) {
  unsigned digits = 0;
  for (unsigned __int128 power = base; power >> kLimbBits == 0; power *= base) ++digits;
  return digits;
}

double digits_per_bit(unsigned base) {
  return 1 / on_foreign_stack([base] { return std::log2(static_cast<double>(base)); });
}

// The powers base ** (block_digits * 2**level), each computed on first use.
class BasePowers {
 public:
  BasePowers(Vm& vm, unsigned base)
      : vm_(vm), base_(base), block_digits_(uint64_t{digits_per_limb(base)} * kTextBlock) {}

  uint64_t digits(unsigned level) const { return block_digits_ << level; }
  Result<Value> power(unsigned level) {
    while (known_ <= level) {
      Value next;
      if (known_ == 0) {
        next = TRY(big_power(vm_, IntView(static_cast<int64_t>(base_)), block_digits_));
      } else {
        IntView last(vm_, powers_[known_ - 1]);
        next = TRY(big_multiply(vm_, last, last));
      }
      powers_[known_++] = next;
    }
    return powers_[level];
  }

 private:
  // Each level doubles the digits. An int in the cage has fewer than 2**35 digits.
  static constexpr unsigned kMaximumLevels = 32;

  Vm& vm_;
  unsigned base_;
  uint64_t block_digits_;
  unsigned known_ = 0;
  Value powers_[kMaximumLevels];  // on the native stack, which the collector scans
};

class DigitWriter {
 public:
  DigitWriter(Vm& vm, unsigned base) : vm_(vm), base_(base), powers_(vm, base) {}

  enum class Zeros : uint8_t { Drop, Keep };

  // Writes the digits of a number below base ** digits(level) and returns how many it wrote.
  // Leading zeros are kept or dropped. level_for() gives the level of the first call. The recursion
  // depth is the level: at most 20.
  Result<uint64_t> write(Value number, unsigned level, uint8_t* out, Zeros zeros) {
    if (level == 0) return write_block(number, out, zeros);
    Value divisor = TRY(powers_.power(level - 1));
    if (TRY(int_compare(vm_, number, divisor)) < 0) {
      uint64_t count = 0;
      if (zeros == Zeros::Keep) {
        count = powers_.digits(level - 1);
        TRY(vm_.meter.charge_bytes(count));
        TRY(paced_fill(vm_.meter, out, 0, count));
      }
      return count + TRY(write(number, level - 1, out + count, zeros));
    }
    Value high, low;
    TRY(big_divide(vm_, IntView(vm_, number), IntView(vm_, divisor), &high, &low));
    uint64_t count = TRY(write(high, level - 1, out, zeros));
    return count + TRY(write(low, level - 1, out + count, Zeros::Keep));
  }

  // The level to start from for a number with this many digits.
  unsigned level_for(uint64_t digits) const {
    unsigned level = 0;
    while (powers_.digits(level) < digits) ++level;
    return level;
  }

 private:
  Result<uint64_t> write_block(Value number, uint8_t* out, Zeros zeros) {
    IntView view(vm_, number);
    uint64_t n = view.count;
    TRY(vm_.meter.charge(n * n / 16 + 12 * n + 1));
    if (n <= kFewLimbs) {
      Limb copy[kFewLimbs + 2];
      uint8_t digits[kFewLimbs * kLimbBits + 2];
      return write_limbs(view, copy, digits, out, zeros);
    }
    if (block_ == nullptr) block_ = TRY(limbs::make_scratch(vm_, kBlockLimbs + kBlockDigits / 8));
    return write_limbs(view, block_, reinterpret_cast<uint8_t*>(block_ + kBlockLimbs), out, zeros);
  }

  // `copy` needs room for two limbs more than the number has, `digits` for two more than its bits.
  uint64_t write_limbs(const IntView& view, Limb* copy, uint8_t* digits, uint8_t* out,
                       Zeros zeros) {
    uint64_t n = view.count;
    std::copy_n(view.limbs, view.count, copy);  // mpn_get_str overwrites its operand
    uint64_t count = n == 0 ? 0 : on_foreign_stack([&] {
      return mpn_get_str(digits, static_cast<int>(base_), copy, view.count);
    });
    uint64_t skip = 0;
    while (skip < count && digits[skip] == 0) ++skip;
    count -= skip;
    uint64_t padding = zeros == Zeros::Keep ? powers_.digits(0) - count : 0;
    std::memset(out, 0, padding);
    std::memcpy(out + padding, digits + skip, count);
    return padding + count;
  }

  static constexpr uint32_t kFewLimbs = 24;
  static constexpr uint32_t kBlockLimbs = kTextBlock + 2;
  static constexpr uint32_t kBlockDigits = (kTextBlock + 1) * kLimbBits;

  Vm& vm_;
  unsigned base_;
  BasePowers powers_;
  Limb* block_ = nullptr;  // scratch memory for blocks of more than kFewLimbs
};

// Writes digits of `bits` bits each, highest first.
Result<void> write_bit_digits(Vm& vm, const IntView& a, unsigned bits, uint8_t* out,
                              uint64_t count) {
  for (uint64_t i = 0; i < count; ++i) {
    if (i % 4096 == 0) TRY(vm.meter.charge(std::min<uint64_t>(count - i, 4096) / 4));
    uint64_t position = (count - 1 - i) * bits;
    uint64_t index = position / kLimbBits;
    unsigned offset = position % kLimbBits;
    Limb digit = a.limbs[index] >> offset;
    if (offset + bits > kLimbBits && index + 1 < a.count) {
      digit |= a.limbs[index + 1] << (kLimbBits - offset);
    }
    out[i] = static_cast<uint8_t>(digit & ((1u << bits) - 1));
  }
  return {};
}

}  // namespace

Result<DigitValues> big_digit_values(Vm& vm, const IntView& a, unsigned base) {
  uint64_t bits = limbs::bit_length(a.limbs, a.count);
  uint64_t most = static_cast<uint64_t>(static_cast<double>(bits) * digits_per_bit(base)) + 2;
  auto* digits = reinterpret_cast<uint8_t*>(TRY(limbs::make_scratch(vm, most / sizeof(Limb) + 1)));
  if (is_power_of_two(base)) {
    unsigned digit_bits = static_cast<unsigned>(__builtin_ctz(base));
    uint64_t count = (bits + digit_bits - 1) / digit_bits;
    TRY(write_bit_digits(vm, a, digit_bits, digits, count));
    return DigitValues{digits, count};
  }
  Value number = TRY(make_int_from_limbs(vm, a.limbs, a.count, false));
  DigitWriter writer(vm, base);
  uint64_t count =
      TRY(writer.write(number, writer.level_for(most), digits, DigitWriter::Zeros::Drop));
  return DigitValues{digits, count};
}

// --- from digits

namespace {

Result<Value> from_bit_digits(Vm& vm, const uint8_t* digits, uint64_t count, unsigned bits,
                              bool negative) {
  uint64_t limb_count = (count * bits + kLimbBits - 1) / kLimbBits;
  BigInt* cell = TRY(make_big_int_room(vm, limb_count));
  uint64_t position = 0;
  for (uint64_t i = 0; i < count; ++i, position += bits) {
    if (i % 4096 == 0) TRY(vm.meter.charge(std::min<uint64_t>(count - i, 4096) / 4));
    Limb digit = digits[count - 1 - i];
    uint64_t index = position / kLimbBits;
    unsigned offset = position % kLimbBits;
    cell->limbs[index] |= digit << offset;
    if (offset + bits > kLimbBits) cell->limbs[index + 1] |= digit >> (kLimbBits - offset);
  }
  return finish_big_int(vm, cell, static_cast<uint32_t>(limb_count), negative);
}

class DigitReader {
 public:
  DigitReader(Vm& vm, unsigned base) : vm_(vm), base_(base), powers_(vm, base) {}

  // Recursion depth: each call halves the digits, down to a block; at most 20.
  Result<Value> read(const uint8_t* digits, uint64_t count) {
    if (count <= powers_.digits(0)) return read_block(digits, count);
    unsigned level = 0;
    while (powers_.digits(level + 1) < count) ++level;
    uint64_t low_count = powers_.digits(level);
    Value high = TRY(read(digits, count - low_count));
    Value low = TRY(read(digits + (count - low_count), low_count));
    Value power = TRY(powers_.power(level));
    Value product = TRY(big_multiply(vm_, IntView(vm_, high), IntView(vm_, power)));
    return big_add(vm_, IntView(vm_, product), IntView(vm_, low));
  }

 private:
  Result<Value> read_block(const uint8_t* digits, uint64_t count) {
    uint64_t n = count / digits_per_limb(base_) + 1;
    TRY(vm_.meter.charge(n * n / 32 + 4 * n));
    Limb number[kTextBlock + 2] = {};
    mp_size_t size = on_foreign_stack(
        [&] { return mpn_set_str(number, digits, count, static_cast<int>(base_)); });
    return make_int_from_limbs(vm_, number, static_cast<uint32_t>(size), false);
  }

  Vm& vm_;
  unsigned base_;
  BasePowers powers_;
};

}  // namespace

Result<Value> big_from_digit_values(Vm& vm, const uint8_t* digits, uint64_t count, unsigned base,
                                    bool negative) {
  Pace pace(vm.meter);
  while (count != 0 && *digits == 0) {
    ++digits;
    --count;
    TRY(pace.turn());
  }
  if (count == 0) return Value::from_small_int(0);
  if (is_power_of_two(base)) {
    unsigned bits = static_cast<unsigned>(__builtin_ctz(base));
    return from_bit_digits(vm, digits, count, bits, negative);
  }
  DigitReader reader(vm, base);
  Value magnitude = TRY(reader.read(digits, count));
  return negative ? int_negative(vm, magnitude) : Result<Value>(magnitude);
}

Result<Value> int_from_digits(Vm& vm, std::string_view digits, unsigned base, bool negative) {
  TRY(vm.meter.charge(digits.size() / 4));
  uint64_t count = 0;
  TRY(in_parts(vm.meter, digits.size(), kPacedBytes, [&](size_t begin, size_t end) {
    std::string_view part = digits.substr(begin, end - begin);
    count += part.size() - static_cast<uint64_t>(std::count(part.begin(), part.end(), '_'));
  }));
  auto* values = reinterpret_cast<uint8_t*>(TRY(limbs::make_scratch(vm, count / sizeof(Limb) + 1)));
  Watch watch = watch_of(vm.meter);
  write_digit_values(digits, values, watch);
  if (watch.has_ended()) return Failure::Stopped;
  return big_from_digit_values(vm, values, count, base, negative);
}

// --- strings

namespace {

Failure raise_too_many_digits(Vm& vm) {
  return vm.raise(TypeId::ValueError,
                  "Exceeds the limit ({} digits) for integer string conversion; use "
                  "sys.set_int_max_str_digits() to increase the limit",
                  vm.numbers.int_digit_limit);
}

Result<Str*> string_from_digits(Vm& vm, const DigitValues& digits, bool negative,
                                std::string_view prefix) {
  uint64_t length = (negative ? 1 : 0) + prefix.size() + digits.count;
  Str* string = TRY(make_string_room(vm, length, 1, true));
  uint8_t* out = string->data.data();
  if (negative) *out++ = '-';
  std::memcpy(out, prefix.data(), prefix.size());
  out += prefix.size();
  for (uint64_t i = 0; i < digits.count; ++i) {
    if (i % 4096 == 0) TRY(vm.meter.charge(std::min<uint64_t>(digits.count - i, 4096) / 16));
    out[i] = static_cast<uint8_t>("0123456789abcdefghijklmnopqrstuvwxyz"[digits.digits[i]]);
  }
  return string;
}

}  // namespace

Result<Str*> int_decimal(Vm& vm, Value value) {
  int64_t number;
  if (int_fits_int64(vm, value, &number)) {
    char text[kMaxInt64Text];
    return make_string_ascii(vm, std::string_view(text, write_int64(number, text)));
  }
  IntView view(vm, value);
  double bits = static_cast<double>(limbs::bit_length(view.limbs, view.count));
  uint64_t limit = vm.numbers.int_digit_limit;
  if (limit != 0 && (bits - 1) * digits_per_bit(10) > static_cast<double>(limit) + 1) {
    return raise_too_many_digits(vm);
  }
  DigitValues digits = TRY(big_digit_values(vm, view, 10));
  if (limit != 0 && digits.count > limit) return raise_too_many_digits(vm);
  return string_from_digits(vm, digits, view.negative, "");
}

Result<Str*> int_in_base(Vm& vm, Value value, unsigned base, std::string_view prefix) {
  int64_t number;
  if (int_fits_int64(vm, value, &number)) {
    constexpr size_t kMaximumPrefix = 8;
    char text[1 + kMaximumPrefix + kMaxUint64Text];
    char* out = text;
    if (number < 0) *out++ = '-';
    out += prefix.copy(out, kMaximumPrefix);
    uint64_t magnitude =
        number < 0 ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
    out += write_uint64(magnitude, base, out);
    return make_string_ascii(vm, std::string_view(text, static_cast<size_t>(out - text)));
  }
  IntView view(vm, value);
  DigitValues digits = TRY(big_digit_values(vm, view, base));
  return string_from_digits(vm, digits, view.negative, prefix);
}

}  // namespace hognose
