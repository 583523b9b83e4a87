// Names of characters: unicodedata.name and lookup, and the \N{...} escapes of string literals.
//
// Receives a name as ASCII text or a code point, hands on the other. Case does not matter, except
// in the names that Unicode derives (Hangul syllables, unified ideographs), where CPython insists
// on capitals.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/unicode_names_generated.h"

namespace hognose::unicode {

constexpr char32_t kNoCodePoint = 0xFFFFFFFF;
constexpr size_t kMaxNameLength = names::kLongestName;

// The code point of a name or of a formal alias, or kNoCodePoint: what \N{...} accepts.
char32_t lookup_name(std::string_view name);

// Named sequences, which only unicodedata.lookup accepts beside the above: writes up to
// names::kLongestSequence code points, returns their number, 0 if there is no such sequence.
size_t lookup_sequence(std::string_view name, char32_t* out);

// Writes the name to `out`, which has room for kMaxNameLength bytes; returns its length, 0 if the
// code point has no name.
size_t name_of(char32_t code_point, char* out);

}  // namespace hognose::unicode
