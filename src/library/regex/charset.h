// Charset: which characters one place of a pattern accepts, with the flags of that place applied.
//
// Receives the items of a set, or a character; hands on a bitmap for the characters below 256 and,
// for the others, ranges and categories. Ignoring case follows CPython's sre to the letter: what is
// compared is the simple lower case, with the pairs that share an upper case added.
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
inline constexpr uint32_t kSetAsciiCategories = 4;
inline constexpr uint32_t kSetCategoryShift = 8;  // a bit for each Category from here on

struct Charset {
  uint32_t bits[8] = {};
  uint32_t flags = 0;
  const CodeRange* ranges = nullptr;  // sorted, without overlaps
  uint32_t range_count = 0;
  const CodeRange* either_ranges = nullptr;  // the lower case or its upper case lies in one
  uint32_t either_count = 0;

  // For the compiler: the operands that name this set in the program.
  mutable uint32_t uses = 0;
  mutable Charset* next = nullptr;

  bool has(uint32_t byte) const { return (bits[byte >> 5] >> (byte & 31) & 1) != 0; }
};

// Lower and upper case as sre sees them.
uint32_t lower_ascii(uint32_t character);

inline bool ignores_case(uint32_t flags) { return (flags & kIgnoreCase) != 0; }
// Whether the character has case under these flags, which include kIgnoreCase.
bool is_cased(uint32_t character, uint32_t flags);
uint32_t lower_under(uint32_t character, uint32_t flags);
// Whether other lower-case characters share an upper case with this one.
bool has_extra_cases(uint32_t lower);

bool in_category(Category category, uint32_t character, bool ascii);

// The set of a node; the arena keeps it.
Result<Charset*> resolve_set(Vm& vm, Arena& arena, const SetItem* items, bool negated,
                             uint32_t flags);

}  // namespace hognose::regex
