// The methods of str, by file: the natives in the type's table (str.cpp), and helpers for other
// types.
//
// arguments[0] of a native is a self with the layout of str. Results are exact strings.
#pragma once

#include "objects/core/native.h"
#include "objects/core/vm.h"

namespace hognose {

#define HOGNOSE_STR_METHOD(name) Result<Value> str_##name(Vm& vm, const Value* arguments);

// --- text/repr.cpp
Result<Str*> str_repr_text(Vm& vm, const Str* string);

// --- text/str.cpp
Result<Str*> repeat_string(Vm& vm, Str* string, int64_t times);

// --- text/find.cpp
Result<bool> str_contains(Vm& vm, const Str* string, const Str* part);
HOGNOSE_STR_METHOD(count)
HOGNOSE_STR_METHOD(endswith)
HOGNOSE_STR_METHOD(find)
HOGNOSE_STR_METHOD(index)
HOGNOSE_STR_METHOD(rfind)
HOGNOSE_STR_METHOD(rindex)
HOGNOSE_STR_METHOD(startswith)

// --- text/predicates.cpp
HOGNOSE_STR_METHOD(isalnum)
HOGNOSE_STR_METHOD(isalpha)
HOGNOSE_STR_METHOD(isascii)
HOGNOSE_STR_METHOD(isdecimal)
HOGNOSE_STR_METHOD(isdigit)
HOGNOSE_STR_METHOD(isidentifier)
HOGNOSE_STR_METHOD(islower)
HOGNOSE_STR_METHOD(isnumeric)
HOGNOSE_STR_METHOD(isprintable)
HOGNOSE_STR_METHOD(isspace)
HOGNOSE_STR_METHOD(istitle)
HOGNOSE_STR_METHOD(isupper)

// --- text/case.cpp
HOGNOSE_STR_METHOD(capitalize)
HOGNOSE_STR_METHOD(casefold)
HOGNOSE_STR_METHOD(lower)
HOGNOSE_STR_METHOD(swapcase)
HOGNOSE_STR_METHOD(title)
HOGNOSE_STR_METHOD(upper)

// --- text/padding.cpp
HOGNOSE_STR_METHOD(center)
HOGNOSE_STR_METHOD(expandtabs)
HOGNOSE_STR_METHOD(ljust)
HOGNOSE_STR_METHOD(rjust)
HOGNOSE_STR_METHOD(zfill)

// `left` fill characters, the string, `right` fill characters. The string itself if both are 0.
Result<Str*> pad_string(Vm& vm, Str* string, uint64_t left, uint64_t right, char32_t fill);

// --- text/strip.cpp
HOGNOSE_STR_METHOD(lstrip)
HOGNOSE_STR_METHOD(removeprefix)
HOGNOSE_STR_METHOD(removesuffix)
HOGNOSE_STR_METHOD(rstrip)
HOGNOSE_STR_METHOD(strip)

// --- text/split.cpp
HOGNOSE_STR_METHOD(partition)
HOGNOSE_STR_METHOD(rpartition)
HOGNOSE_STR_METHOD(rsplit)
HOGNOSE_STR_METHOD(split)
HOGNOSE_STR_METHOD(splitlines)

// --- text/replace.cpp
HOGNOSE_STR_METHOD(join)
HOGNOSE_STR_METHOD(replace)

// --- text/translate.cpp
HOGNOSE_STR_METHOD(maketrans)
HOGNOSE_STR_METHOD(translate)

// --- text/format.cpp
HOGNOSE_STR_METHOD(format)
HOGNOSE_STR_METHOD(format_map)
// str.__format__
Result<Str*> format_string(Vm& vm, Str* string, Str* spec, const Type* type);

// --- text/percent.cpp
// format % arguments
Result<Str*> percent_format_calling(Vm& vm, Str* format, Value arguments);

#undef HOGNOSE_STR_METHOD

}  // namespace hognose
