// Character classes and case mappings of ASCII, independent of the locale.
//
// All functions work on single bytes, so that the compiler turns loops over them into vector
// instructions on bytes.
#pragma once

#include <cstdint>

namespace hognose {

constexpr bool is_ascii_lower(uint8_t c) { return static_cast<uint8_t>(c - 'a') < 26; }
constexpr bool is_ascii_upper(uint8_t c) { return static_cast<uint8_t>(c - 'A') < 26; }
constexpr bool is_ascii_letter(uint8_t c) { return is_ascii_lower(c | 0x20); }
constexpr bool is_ascii_digit(uint8_t c) { return static_cast<uint8_t>(c - '0') < 10; }
constexpr bool is_ascii_alphanumeric(uint8_t c) { return is_ascii_letter(c) || is_ascii_digit(c); }
// Blank, \t, \n, \v, \f and \r.
constexpr bool is_ascii_space(uint8_t c) { return c == ' ' || static_cast<uint8_t>(c - '\t') < 5; }

constexpr uint8_t ascii_lower(uint8_t c) {
  return static_cast<uint8_t>(c | (is_ascii_upper(c) ? 0x20 : 0));
}
constexpr uint8_t ascii_upper(uint8_t c) {
  return static_cast<uint8_t>(c & ~(is_ascii_lower(c) ? 0x20 : 0));
}
constexpr uint8_t ascii_swapcase(uint8_t c) {
  return static_cast<uint8_t>(c ^ (is_ascii_letter(c) ? 0x20 : 0));
}

// Returns the value of a hexadecimal digit of either case, or -1.
constexpr int hex_digit_value(uint8_t c) {
  if (is_ascii_digit(c)) return c - '0';
  uint8_t letter = c | 0x20;
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

}  // namespace hognose
