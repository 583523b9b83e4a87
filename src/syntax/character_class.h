// The lexer's tables for single bytes: which token a byte may begin, whether it continues an
// identifier, and whether it stops the fast scan of a string.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hognose {

enum class CharacterClass : uint8_t {
  Other,   // operators, brackets, and bytes that begin no token
  Letter,  // A-Z a-z _ and everything above 0x7F
  Digit,
  Quote,
  Dot,
  Comment,
  Newline,
  Backslash,
  End,  // the zero byte after the text
};

inline constexpr auto kCharacterClass = [] {
  std::array<CharacterClass, 256> table{};
  for (int c = 0; c < 256; c++) {
    CharacterClass kind = CharacterClass::Other;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 0x80)
      kind = CharacterClass::Letter;
    if (c >= '0' && c <= '9') kind = CharacterClass::Digit;
    if (c == '"' || c == '\'') kind = CharacterClass::Quote;
    if (c == '.') kind = CharacterClass::Dot;
    if (c == '#') kind = CharacterClass::Comment;
    if (c == '\n') kind = CharacterClass::Newline;
    if (c == '\\') kind = CharacterClass::Backslash;
    if (c == 0) kind = CharacterClass::End;
    table[static_cast<std::size_t>(c)] = kind;
  }
  return table;
}();

// 1: an ASCII character of identifiers, 2: a byte above 0x7F, 0: neither.
inline constexpr auto kIdentifierCharacter = [] {
  std::array<uint8_t, 256> table{};
  for (std::size_t c = 0; c < 256; c++) {
    bool letter =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c >= '0' && c <= '9');
    table[c] = letter ? 1 : c >= 0x80 ? 2 : 0;
  }
  return table;
}();

// Bytes at which the fast scan of a string stops.
inline constexpr auto kStringSpecial = [] {
  std::array<bool, 256> table{};
  for (std::size_t c = 0; c < 256; c++) {
    table[c] = c == 0 || c == '\n' || c == '\\' || c == '"' || c == '\'' || c >= 0x80;
  }
  return table;
}();

}  // namespace hognose
