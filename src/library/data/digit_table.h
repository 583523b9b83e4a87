// DigitTable: the values of the characters of an encoding, for decoders.
//
// Decoders combine the values of a group with "or" and look at the top bit once.
#pragma once

#include <cstdint>
#include <string_view>

namespace hognose {

// Values that are not digits. Both have the top bit, which no digit has.
inline constexpr uint8_t kNoDigit = 0xFF;
inline constexpr uint8_t kPadding = 0xFE;
constexpr bool is_digit_value(unsigned values) { return (values & 0x80) == 0; }

enum class PaddingCharacter : uint8_t { None, EqualsSign };

struct DigitTable {
  uint8_t values[256];

  constexpr explicit DigitTable(std::string_view digits,
                                PaddingCharacter padding = PaddingCharacter::None)
      : values() {
    for (auto& value : values) value = kNoDigit;
    uint8_t next = 0;
    for (char digit : digits) values[static_cast<uint8_t>(digit)] = next++;
    if (padding == PaddingCharacter::EqualsSign) values[static_cast<uint8_t>('=')] = kPadding;
  }
  constexpr uint8_t operator[](uint8_t character) const { return values[character]; }
};

}  // namespace hognose
