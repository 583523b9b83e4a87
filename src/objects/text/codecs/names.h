// The names of encodings and of error handlers, and the errors for both directions of a codec.
//
// Names may be spelt as the guest wrote them ("UTF-8", "latin 1", "iso-8859-1"). Unknown encodings
// raise CPython's LookupError.
#pragma once

#include <string_view>

#include "objects/core/vm.h"

namespace hognose {

enum class Encoding : uint8_t {
  Utf8,
  Utf8Signed,
  Latin1,
  Ascii,
  Utf16,
  Utf16Little,
  Utf16Big,
  Utf32,
  Utf32Little,
  Utf32Big,
  Utf7,
  UnicodeEscape,
  RawUnicodeEscape,
  SingleByte,  // uses a table
  Registered,  // a codec of the guest
};

struct Codec {
  Encoding encoding;
  const char16_t* table = nullptr;  // for SingleByte, see base/single_byte_encodings.h
  Value registered;                 // for Registered
};

enum class ErrorHandler : uint8_t {
  Strict,
  Ignore,
  Replace,
  BackslashReplace,
  SurrogateEscape,
  SurrogatePass,
  XmlCharRefReplace,
  NameReplace,
  Unknown,  // registered by the guest, or an error once there is a fault
};

Result<bool> is_built_in_encoding(Vm& vm, const Str* name);
// Null means utf-8. For a name that is not built in, the registered search functions are called.
// LookupError "unknown encoding: foo".
Result<Codec> find_codec_calling(Vm& vm, Str* name);
// The name as UnicodeEncodeError.encoding shows it.
const char* encoding_name(Encoding encoding);

// Null means strict. ValueError for a name that no handler can have.
Result<ErrorHandler> find_error_handler(Vm& vm, Str* name);
// LookupError "unknown error handler name 'foo'"
Failure raise_unknown_handler(Vm& vm, const Str* name);

// A part of the input that could not be converted.
struct CodecFault {
  uint64_t start;
  uint64_t end;
  std::string_view reason;
};

// Makes a UnicodeEncodeError or UnicodeDecodeError about `object`. Its args describe the first
// fault of the conversion, even if the handler has seen later ones.
Result<Exception*> make_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object,
                                      const CodecFault& fault, const CodecFault& first);
// Changes the exception to describe another fault.
Result<void> set_unicode_fault(Vm& vm, Exception* exception, const CodecFault& fault);
Failure raise_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object,
                            const CodecFault& fault, const CodecFault& first);

}  // namespace hognose
