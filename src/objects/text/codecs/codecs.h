// Codecs: strings to bytes and back, by the name of an encoding and of an error handler.
//
// Receives text of any kind or bytes, and the names as the guest wrote them ("UTF-8", "latin1");
// hands on the other form, or raises CPython's UnicodeEncodeError, UnicodeDecodeError or
// LookupError. The work is charged in proportion to the text.
#pragma once

#include <cstddef>
#include <cstdint>

#include "objects/core/vm.h"

namespace hognose {

// The name of an encoding or of an error handler as an argument of that function ("decode",
// "argument 'errors'"); null if the value is undefined. ValueError for what no C string holds.
Result<Str*> codec_argument(Vm& vm, Value value, const char* function, const char* argument);

// str.encode(encoding, errors). Null names: "utf-8" and "strict", which call nothing; other names
// may be those of the guest's own codecs and handlers.
Result<Bytes*> encode_string_calling(Vm& vm, Str* string, Str* encoding, Str* errors);

// bytes.decode(encoding, errors), likewise. `data` is `size` bytes, which are not looked at any
// more once code of the guest has run; they may lie in a bytes object, which the caller keeps alive
// by having its cell on the stack.
Result<Str*> decode_bytes_calling(Vm& vm, const uint8_t* data, size_t size, Str* encoding,
                                  Str* errors);

}  // namespace hognose
