// Encodings with one byte per character, such as cp1252, koi8-r and iso8859-15.
//
// find_single_byte_encoding returns a decoding table of 256 characters; CharmapIndex is its
// inverse. tools/generate/encodings.py generates the tables.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace hognose {

inline constexpr char16_t kNoCharacter = 0xFFFF;

// Returns the table of the encoding, or null if there is none with that name. `name` is in lower
// case, with underscores.
const char16_t* find_single_byte_encoding(std::string_view name);

// Whether bytes below 0x80 are ASCII, as in all encodings but those of mainframes.
inline bool is_ascii_based(const char16_t* table) {
  for (unsigned byte = 0; byte < 0x80; ++byte) {
    if (table[byte] != byte) return false;
  }
  return true;
}

// Finds the byte that encodes a character; if several do, the greatest.
class CharmapIndex {
 public:
  static constexpr int kAbsent = -1;

  explicit CharmapIndex(const char16_t* table) {
    for (uint32_t byte = 0; byte < 256; ++byte) {
      if (table[byte] != kNoCharacter) rows_[count_++] = uint32_t{table[byte]} << 8 | byte;
    }
    std::sort(rows_, rows_ + count_);
  }
  int find(char32_t character) const {
    if (character >= kNoCharacter) return kAbsent;
    uint32_t wanted = static_cast<uint32_t>(character) << 8 | 0xFF;
    const uint32_t* row = std::upper_bound(rows_, rows_ + count_, wanted);
    if (row == rows_ || row[-1] >> 8 != character) return kAbsent;
    return static_cast<int>(row[-1] & 0xFF);
  }

 private:
  uint32_t rows_[256];
  uint32_t count_ = 0;
};

}  // namespace hognose
