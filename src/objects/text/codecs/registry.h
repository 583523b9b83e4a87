// The guest's registrations in codecs: error handlers by name, and codecs of its own.
//
// Handlers and codecs are guest code, so their results are checked.
#pragma once

#include "objects/core/vm.h"
#include "objects/text/codecs/names.h"

namespace hognose {

Result<void> register_error_handler(Vm& vm, Str* name, Value handler);
// Undefined if no handler has this name.
Result<Value> registered_error_handler(Vm& vm, Str* name);

enum class CodecDirection : uint8_t { Encoding, Decoding };

// A handler's replacement for the fault, and the position to continue at; negative counts from the
// end.
struct Replacement {
  Value text;  // a string; bytes are allowed when encoding
  int64_t position;
};
Result<Replacement> call_error_handler_calling(Vm& vm, Value handler, Value exception,
                                               CodecDirection direction);
// Converts to a position in the input, which has `size` units. IndexError if it is out of bounds.
Result<uint32_t> resume_position(Vm& vm, int64_t position, uint32_t size);

// The CodecInfo that the search functions return for the name. Undefined if none is registered.
Result<Value> search_codec_calling(Vm& vm, Str* name);
// A null `errors` means the codec's own default.
Result<Bytes*> encode_registered_calling(Vm& vm, Value codec, Str* string, Str* name, Str* errors);
Result<Str*> decode_registered_calling(Vm& vm, Value codec, Bytes* bytes, Str* name, Str* errors);

}  // namespace hognose
