// Codecs: conversion between strings and bytes, by the names of an encoding and of an error
// handler.
//
// The names may be spelt as the guest wrote them ("UTF-8", "latin1"). Errors are CPython's
// UnicodeEncodeError, UnicodeDecodeError or LookupError. The work is charged in proportion to the
// text.
#pragma once

#include <cstddef>
#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

// The name of an encoding or an error handler, from an argument of a function ("decode", "argument
// 'errors'"). Null if the value is undefined. ValueError for a name that a C string cannot hold.
Result<Str*> codec_argument(Vm& vm, Value value, const char* function, const char* argument);

// str.encode(encoding, errors). Null names mean "utf-8" and "strict" and run no guest code. Other
// names may select codecs and handlers of the guest.
Result<Bytes*> encode_string_calling(Vm& vm, Str* string, Str* encoding, Str* errors);

// bytes.decode(encoding, errors), likewise. `data` has `size` bytes, which are not read after guest
// code has run. They may be in a bytes object; the caller must keep it alive with a reference to
// its cell on the stack.
Result<Str*> decode_bytes_calling(Vm& vm, const uint8_t* data, size_t size, Str* encoding,
                                  Str* errors);

}  // namespace hognose
