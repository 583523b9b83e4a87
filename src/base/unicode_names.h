// Names of characters: unicodedata.name and lookup, and the \N{...} escapes of string literals.
//
// Names are ASCII text. Lookup ignores case, except in the names that Unicode derives (Hangul
// syllables, unified ideographs), where CPython requires capitals.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/unicode_names_generated.h"

namespace hognose::unicode {

constexpr char32_t kNoCodePoint = 0xFFFFFFFF;
constexpr size_t kMaxNameLength = names::kLongestName;

// Returns the code point of a name or of a formal alias, or kNoCodePoint. \N{...} accepts the same.
char32_t lookup_name(std::string_view name);

// Looks up a named sequence, which only unicodedata.lookup accepts. Writes up to
// names::kLongestSequence code points and returns their number, or 0 if there is no such sequence.
size_t lookup_sequence(std::string_view name, char32_t* out);

// Writes the name to `out`, which must have room for kMaxNameLength bytes. Returns its length, or 0
// if the code point has no name.
size_t name_of(char32_t code_point, char* out);

}  // namespace hognose::unicode
