// What the guest registers with codecs: handlers of errors by name, and codecs of its own.
//
// Receives names that are not built in; hands on the handler, or the codec that the search
// functions know, and calls them. What they answer is checked: they are the guest's.
#pragma once

#include "objects/core/vm.h"
#include "objects/text/codecs/names.h"

namespace hognose {

Result<void> register_error_handler(Vm& vm, Str* name, Value handler);
// Undefined: there is none of that name.
Result<Value> registered_error_handler(Vm& vm, Str* name);

enum class CodecDirection : uint8_t { Encoding, Decoding };

// What a handler wants written for the fault, and where to go on: negative from the end.
struct Replacement {
  Value text;  // a string; when encoding, bytes too
  int64_t position;
};
Result<Replacement> call_error_handler_calling(Vm& vm, Value handler, Value exception,
                                               CodecDirection direction);
// The position within what is converted, of `size` units; IndexError beyond its ends.
Result<uint32_t> position_to_go_on(Vm& vm, int64_t position, uint32_t size);

// What the search functions answer for the name, as a CodecInfo; undefined: nobody registered one.
Result<Value> search_codec_calling(Vm& vm, Str* name);
// Null `errors`: the codec's own default.
Result<Bytes*> encode_registered_calling(Vm& vm, Value codec, Str* string, Str* name, Str* errors);
Result<Str*> decode_registered_calling(Vm& vm, Value codec, Bytes* bytes, Str* name, Str* errors);

}  // namespace hognose
