// Escapes control characters, characters of zero width, line and paragraph separators, characters
// that change the text direction, and bytes that are not UTF-8.
// See escaping.h.
#include "escaping.h"

#include <cstdint>
#include <cstdio>

namespace hognose::cli {

namespace {

// Returns the first character of `text` and sets its length; length 0: not UTF-8.
uint32_t decode(std::string_view text, size_t* length) {
  auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  *length = byte(0) < 0x80 ? 1 : byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (*length == 1) return byte(0);
  constexpr uint32_t kFirst[] = {0, 0, 0x80, 0x800, 0x10000};
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < *length) return *length = 0;
  uint32_t character = byte(0) & (0xFFu >> (*length + 1));
  for (size_t i = 1; i < *length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return *length = 0;
    character = character << 6 | (byte(i) & 0x3Fu);
  }
  bool is_surrogate = character >= 0xD800 && character < 0xE000;
  if (character < kFirst[*length] || character > 0x10FFFF || is_surrogate) *length = 0;
  return character;
}

bool is_plain(uint32_t character) {
  if (character < 0x20 || (character >= 0x7F && character < 0xA0) || character == '\\')
    return false;
  constexpr uint32_t kHidden[][2] = {{0xAD, 0xAD},     {0x61C, 0x61C},   {0x180E, 0x180E},
                                     {0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
                                     {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF}};
  for (const auto& [first, last] : kHidden) {
    if (character >= first && character <= last) return false;
  }
  return true;
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (size_t i = 0; i < text.size();) {
    size_t length;
    uint32_t character = decode(text.substr(i), &length);
    char buffer[16];
    if (length == 0) {
      std::snprintf(buffer, sizeof buffer, "\\x%02x", static_cast<unsigned char>(text[i]));
      shown += buffer;
      ++i;
      continue;
    }
    if (is_plain(character)) {
      shown.append(text.substr(i, length));
    } else {
      const char* format = character < 0x100     ? "\\x%02x"
                           : character < 0x10000 ? "\\u%04x"
                                                 : "\\U%08x";
      if (character == '\n') {
        shown += "\\n";
      } else if (character == '\\') {
        shown += "\\\\";
      } else {
        std::snprintf(buffer, sizeof buffer, format, character);
        shown += buffer;
      }
    }
    i += length;
  }
  return shown;
}

}  // namespace hognose::cli
