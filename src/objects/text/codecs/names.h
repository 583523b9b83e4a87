// The names of encodings and of error handlers, and the errors of both directions of a codec.
//
// Receives names as the guest wrote them ("UTF-8", "latin 1", "iso-8859-1"); hands on enums, or
// CPython's LookupError.
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
  SingleByte,  // by a table
  Registered,  // by the guest
};

struct Codec {
  Encoding encoding;
  const char16_t* table = nullptr;  // of SingleByte, see base/single_byte_encodings.h
  Value registered;                 // of Registered
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
  Unknown,  // registered, or an error once there is something to handle
};

Result<bool> is_built_in_encoding(Vm& vm, const Str* name);
// Null: utf-8. Of names that are not built in, search functions are asked. LookupError "unknown
// encoding: foo".
Result<Codec> find_codec_calling(Vm& vm, Str* name);
// As UnicodeEncodeError.encoding tells it.
const char* encoding_name(Encoding encoding);

// Null: strict. ValueError for names that no handler could have.
Result<ErrorHandler> find_error_handler(Vm& vm, Str* name);
// LookupError "unknown error handler name 'foo'"
Failure raise_unknown_handler(Vm& vm, const Str* name);

// What could not be converted.
struct CodecFault {
  uint64_t start;
  uint64_t end;
  std::string_view reason;
};

// UnicodeEncodeError or UnicodeDecodeError about `object`. The args are those of the first fault of
// the conversion, where a handler has seen more than one.
Result<Exception*> make_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object,
                                      const CodecFault& fault, const CodecFault& first);
// Makes it tell of another fault.
Result<void> set_unicode_fault(Vm& vm, Exception* exception, const CodecFault& fault);
Failure raise_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object,
                            const CodecFault& fault, const CodecFault& first);

}  // namespace hognose
