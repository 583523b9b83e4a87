// The four normalisation forms of Unicode (Standard Annex 15), as unicodedata.normalize gives them.
//
// Receives the units of a string. Work is in steps whose sizes are known before: a caller first
// asks is_quickly_normalized (nothing to do for most text), then decomposed_length, charges for
// it, provides a buffer of that many code points, and calls normalize.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/unicode_tables_generated.h"
#include "base/watch.h"

namespace hognose::unicode {

enum class Form : uint8_t { Nfd, Nfc, Nfkd, Nfkc };

// No code point decomposes into more than this many.
constexpr size_t kMaxDecomposition = 18;

// The functions below are instantiated for uint8_t, uint16_t, char16_t, uint32_t and char32_t. They
// answer nothing if the watch ended them.

// True if the text is certainly in the form; false means that only normalize can tell.
template <class Unit>
std::optional<bool> is_quickly_normalized(Form form, const Unit* units, size_t count,
                                          Watch watch = {});

// Code points that normalize needs to work in; the result is never longer.
template <class Unit>
std::optional<size_t> decomposed_length(Form form, const Unit* units, size_t count,
                                        Watch watch = {});

// Writes the normalised text to `out` and returns its length. Time: linear, but for sorting runs of
// combining marks in place, which takes O(n log² n) in the length of a run.
template <class Unit>
std::optional<size_t> normalize(Form form, const Unit* units, size_t count, char32_t* out,
                                Watch watch = {});

// The mapping of one step, unicodedata.decomposition: at most kMaxDecomposition code points in
// `out`, their number returned (0: none). Hangul syllables have none here, as in CPython.
size_t decomposition(char32_t code_point, char32_t* out, DecompositionTag& tag);

}  // namespace hognose::unicode
