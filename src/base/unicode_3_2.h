// Properties of code points as they were in Unicode 3.2, which RFC 3454 (stringprep) refers to.
//
// The tables have what differs from the current version.
#pragma once

#include "base/unicode_tables_generated.h"

namespace hognose::unicode::v3_2 {

// Whether the code point had a meaning.
bool is_assigned(char32_t code_point);
Category category(char32_t code_point);
Bidirectional bidirectional(char32_t code_point);
EastAsianWidth east_asian_width(char32_t code_point);
bool is_mirrored(char32_t code_point);
// -1: none
int decimal_value(char32_t code_point);
// What normalization makes of it before its decomposition: the code point itself for nearly all.
char32_t corrected(char32_t code_point);

}  // namespace hognose::unicode::v3_2
