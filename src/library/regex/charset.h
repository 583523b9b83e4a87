// Charset: the characters that one place of a pattern accepts, with the flags of that place
// applied.
//
// A charset has a bitmap for the characters below 256, and ranges and categories for the others.
// Case is ignored exactly as in CPython's sre: characters are compared by their simple lower case,
// and characters that share an upper case also match each other.
#pragma once

#include "library/regex/node.h"
#include "objects/core/vm.h"

namespace hognose::regex {

struct CodeRange {
  uint32_t first;
  uint32_t last;
};

inline constexpr uint32_t kSetNegated = 1;
inline constexpr uint32_t kSetLower = 2;  // compare the lower case
// Categories (\d, \s, \w) match ASCII only.
inline constexpr uint32_t kSetAsciiCategories = 4;
inline constexpr uint32_t kSetCategoryShift = 8;  // from this bit on, one bit for each Category

struct Charset {
  uint32_t bits[8] = {};
  uint32_t flags = 0;
  const CodeRange* ranges = nullptr;  // sorted, without overlaps
  uint32_t range_count = 0;
  const CodeRange* either_ranges = nullptr;  // tested with the lower case and with its upper case
  uint32_t either_count = 0;

  // For the compiler: the chain of operands that refer to this set, and the list of all used sets.
  mutable uint32_t uses = 0;
  mutable Charset* next = nullptr;

  bool has(uint32_t byte) const { return (bits[byte >> 5] >> (byte & 31) & 1) != 0; }
};

// Lower case as in sre.
uint32_t lower_ascii(uint32_t character);

inline bool ignores_case(uint32_t flags) { return (flags & kIgnoreCase) != 0; }
// Whether the character has case under these flags, which include kIgnoreCase.
bool is_cased(uint32_t character, uint32_t flags);
uint32_t lower_under(uint32_t character, uint32_t flags);
// Whether other lower-case characters share an upper case with this one.
bool has_extra_cases(uint32_t lower);

// Whether it is a letter, a digit or an underscore. The character is below 128.
inline bool is_ascii_word(uint32_t character) {
  constexpr uint64_t kWords[2] = {0x03FF'0000'0000'0000, 0x07FF'FFFE'87FF'FFFE};
  return (kWords[character >> 6 & 1] >> (character & 63) & 1) != 0;
}

bool in_category(Category category, uint32_t character, bool ascii);

// Returns the charset of a set's items. The arena owns it.
Result<Charset*> resolve_set(Vm& vm, Arena& arena, const SetItem* items, bool negated,
                             uint32_t flags);

}  // namespace hognose::regex
