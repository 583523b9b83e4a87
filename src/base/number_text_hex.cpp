// Hexadecimal floats: float.hex and float.fromhex.
//
// Reading rounds to even by hand, because the text may hold more bits than a double, at any
// exponent.
#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "base/number_text.h"

namespace hognose {
namespace {

constexpr int kFractionBits = 52, kExponentBias = 1023, kLowestExponent = -1074;

char* append(char* out, std::string_view text) { return std::copy(text.begin(), text.end(), out); }

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Returns bits * 2 ** exponent, rounded to a double; `sticky` means that nonzero lower bits were
// dropped.
double compose(uint64_t bits, int64_t exponent, bool sticky) {
  if (bits == 0) return 0.0;
  int length = 64 - std::countl_zero(bits);
  if (exponent + length > 2000) return std::numeric_limits<double>::infinity();
  if (exponent + length < -2000) return 0.0;
  // The lowest bit that the result can hold: 53 bits below the top, but no lower than a
  // subnormal's.
  int64_t lowest = exponent + length - (kFractionBits + 1);
  if (lowest < kLowestExponent) lowest = kLowestExponent;
  int64_t shift = lowest - exponent;
  if (shift > 0) {
    if (shift > 64) return 0.0;
    uint64_t dropped = shift == 64 ? bits : bits & ((uint64_t{1} << shift) - 1);
    uint64_t half = uint64_t{1} << (shift - 1);
    bits = shift == 64 ? 0 : bits >> shift;
    if (dropped > half || (dropped == half && (sticky || (bits & 1)))) ++bits;
    exponent = lowest;
  }
  return std::ldexp(static_cast<double>(bits), static_cast<int>(exponent));
}

}  // namespace

size_t write_float_hex(double value, char* out) {
  if (!std::isfinite(value)) return write_float_repr(value, out);
  char* end = out;
  if (std::signbit(value)) *end++ = '-';
  uint64_t word = std::bit_cast<uint64_t>(value);
  uint64_t fraction = word & ((uint64_t{1} << kFractionBits) - 1);
  int biased = static_cast<int>(word >> kFractionBits & 0x7FF);
  if (biased == 0 && fraction == 0) {
    end = append(end, "0x0.0p+0");
    return static_cast<size_t>(end - out);
  }
  end = append(end, biased == 0 ? "0x0." : "0x1.");
  for (int shift = kFractionBits - 4; shift >= 0; shift -= 4) {
    *end++ = "0123456789abcdef"[fraction >> shift & 15];
  }
  int exponent = (biased == 0 ? 1 : biased) - kExponentBias;
  end = append(end, exponent < 0 ? "p-" : "p+");
  end = std::to_chars(end, end + 4, exponent < 0 ? -exponent : exponent).ptr;
  return static_cast<size_t>(end - out);
}

HexFloatParse parse_float_hex(std::string_view text, Watch& watch) {
  constexpr HexFloatParse kInvalid{0, HexFloatFault::Invalid};
  bool negative = !text.empty() && text[0] == '-';
  if (!text.empty() && (text[0] == '+' || text[0] == '-')) text.remove_prefix(1);
  if (text.empty()) return kInvalid;
  if (text[0] == 'i' || text[0] == 'I' || text[0] == 'n' || text[0] == 'N') {
    FloatParse special = parse_float(text, watch);
    if (!special.ok) return kInvalid;
    return {negative ? -special.value : special.value, HexFloatFault::None};
  }
  if (text.size() >= 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
    text.remove_prefix(2);
  }
  uint64_t bits = 0;
  bool sticky = false, after_point = false;
  int64_t exponent = 0;
  size_t position = 0, digit_count = 0;
  for (; position < text.size(); ++position) {
    if (!watch.step()) return kInvalid;
    char c = text[position];
    if (c == '.' && !after_point) {
      after_point = true;
      continue;
    }
    int digit = hex_value(c);
    if (digit < 0) break;
    ++digit_count;
    if (bits >> 60 == 0) {
      bits = bits << 4 | static_cast<uint64_t>(digit);
      exponent -= after_point ? 4 : 0;
    } else {
      sticky |= digit != 0;
      exponent += after_point ? 0 : 4;
    }
  }
  if (digit_count == 0) return kInvalid;
  if (position < text.size() && (text[position] == 'p' || text[position] == 'P')) {
    ++position;
    bool below = position < text.size() && text[position] == '-';
    position += position < text.size() && (text[position] == '+' || text[position] == '-');
    size_t first_digit = position;
    int64_t stated = 0;
    while (position < text.size() && text[position] >= '0' && text[position] <= '9') {
      if (!watch.step()) return kInvalid;
      int digit = text[position++] - '0';
      if (stated < (int64_t{1} << 58)) stated = stated * 10 + digit;
    }
    if (position == first_digit) return kInvalid;
    exponent += below ? -stated : stated;
  }
  double value = compose(bits, exponent, sticky);
  // CPython reports a number that is too large before it reports text after the number.
  if (std::isinf(value)) return {0, HexFloatFault::TooLarge};
  if (position < text.size()) return kInvalid;
  return {negative ? -value : value, HexFloatFault::None};
}

}  // namespace hognose
