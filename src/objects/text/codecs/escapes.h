// The codecs unicode_escape, raw_unicode_escape and utf-7. Their bytes are all ASCII or Latin-1.
//
// They can encode every string. When decoding, malformed input goes to the decoder's error handler.
#pragma once

#include "objects/bytes/view.h"
#include "objects/text/codecs/names.h"
#include "objects/text/string_builder.h"

namespace hognose {

// The error handler of a decoder: appends a replacement and returns where decoding continues, or
// raises.
class DecodeFaultHandler {
 public:
  virtual Result<uint32_t> handle(const CodecFault& fault) = 0;
  // The input. handle() may have replaced it.
  BytesView bytes() const { return bytes_; }

 protected:
  explicit DecodeFaultHandler(BytesView bytes) : bytes_(bytes) {}
  ~DecodeFaultHandler() = default;

  BytesView bytes_;
};

Result<Bytes*> encode_unicode_escape(Vm& vm, const Str* string);
Result<Bytes*> encode_raw_unicode_escape(Vm& vm, const Str* string);
Result<Bytes*> encode_utf7(Vm& vm, const Str* string);

// These decode faults.bytes(). Unknown escapes cause a warning at the end.
Result<void> decode_unicode_escape_calling(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out);
Result<void> decode_raw_unicode_escape_calling(Vm& vm, DecodeFaultHandler& faults,
                                               StringBuilder& out);
Result<void> decode_utf7_calling(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out);

}  // namespace hognose
