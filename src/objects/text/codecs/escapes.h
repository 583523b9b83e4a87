// The codecs unicode_escape, raw_unicode_escape and utf-7, whose bytes are all ASCII or Latin-1.
//
// Receives a string, which they can always encode, or bytes; hands on the other form. What is
// malformed goes to the decoder's error handler.
#pragma once

#include "objects/bytes/view.h"
#include "objects/text/codecs/names.h"
#include "objects/text/string_builder.h"

namespace hognose {

// The error handler of a decoder: appends a replacement and answers where decoding goes on, or
// raises.
class DecodeFaultHandler {
 public:
  virtual Result<uint32_t> handle(const CodecFault& fault) = 0;
  // What is decoded; handle() may have put other bytes in its place.
  BytesView bytes() const { return bytes_; }

 protected:
  explicit DecodeFaultHandler(BytesView bytes) : bytes_(bytes) {}
  ~DecodeFaultHandler() = default;

  BytesView bytes_;
};

Result<Bytes*> encode_unicode_escape(Vm& vm, const Str* string);
Result<Bytes*> encode_raw_unicode_escape(Vm& vm, const Str* string);
Result<Bytes*> encode_utf7(Vm& vm, const Str* string);

// Decode faults.bytes(). At the end, unknown escapes are warned of.
Result<void> decode_unicode_escape_calling(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out);
Result<void> decode_raw_unicode_escape_calling(Vm& vm, DecodeFaultHandler& faults,
                                               StringBuilder& out);
Result<void> decode_utf7_calling(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out);

}  // namespace hognose
