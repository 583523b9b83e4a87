// The four Unicode normalisation forms (Standard Annex 15), as in unicodedata.normalize.
//
// The size of each step is known in advance. The caller first calls is_quickly_normalized (most
// text needs no work), then decomposed_length, charges for it, provides a buffer of that many code
// points, and calls normalize.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/unicode_tables_generated.h"
#include "base/watch.h"

namespace hognose::unicode {

enum class Form : uint8_t { Nfd, Nfc, Nfkd, Nfkc };

// Of the database. In that of Unicode 3.2 (base/unicode_3_2.h), code points that had no meaning are
// not decomposed. Marks are ordered and pairs composed as today, as in CPython.
enum class Edition : uint8_t { Current, Unicode32 };

// No code point decomposes into more than this many.
constexpr size_t kMaxDecomposition = 18;

// The functions below are instantiated for uint8_t, uint16_t, char16_t, uint32_t and char32_t. They
// return nullopt if the watch stopped the work.

// Returns true if the text is certainly in the form; on false, only normalize can decide. For the
// current edition only.
template <class Unit>
std::optional<bool> is_quickly_normalized(Form form, const Unit* units, size_t count,
                                          Watch watch = {});

// Returns the number of code points that normalize needs as a buffer; the result is never longer.
template <class Unit>
std::optional<size_t> decomposed_length(Form form, const Unit* units, size_t count,
                                        Watch watch = {}, Edition edition = Edition::Current);

// Writes the normalised text to `out` and returns its length. Takes linear time, except that each
// run of n combining marks is sorted in place in O(n log² n).
template <class Unit>
std::optional<size_t> normalize(Form form, const Unit* units, size_t count, char32_t* out,
                                Watch watch = {}, Edition edition = Edition::Current);

// The one-step mapping of unicodedata.decomposition. Writes at most kMaxDecomposition code points
// to `out` and returns their number (0: none). Hangul syllables have none here, as in CPython.
size_t decomposition(char32_t code_point, char32_t* out, DecompositionTag& tag);

}  // namespace hognose::unicode
