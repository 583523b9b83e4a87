// The names of encodings and of error handlers. The tables below hold CPython's names and aliases
// of the supported encodings.
#include "objects/text/codecs/names.h"

#include "base/ascii.h"
#include "base/single_byte_encodings.h"
#include "base/utf8.h"
#include "objects/core/make.h"
#include "objects/exceptions/fields.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/codecs/registry.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

struct EncodingName {
  std::string_view name;  // lower case, with runs of other characters as one "_"
  Encoding encoding;
};

// What programs write most, found without folding.
constexpr EncodingName kUsualSpellings[] = {
    {"utf-8", Encoding::Utf8},
    {"utf8", Encoding::Utf8},
    {"ascii", Encoding::Ascii},
    {"latin-1", Encoding::Latin1},
};

// The names of CPython's codec modules. These names must not contain a dot.
constexpr EncodingName kEncodings[] = {
    {"utf_8", Encoding::Utf8},
    {"utf_8_sig", Encoding::Utf8Signed},
    {"latin_1", Encoding::Latin1},
    {"ascii", Encoding::Ascii},
    {"utf_16", Encoding::Utf16},
    {"utf_16_le", Encoding::Utf16Little},
    {"utf_16_be", Encoding::Utf16Big},
    {"utf_32", Encoding::Utf32},
    {"utf_32_le", Encoding::Utf32Little},
    {"utf_32_be", Encoding::Utf32Big},
    {"utf_7", Encoding::Utf7},
    {"unicode_escape", Encoding::UnicodeEscape},
    {"raw_unicode_escape", Encoding::RawUnicodeEscape},
};

// CPython's aliases for them. (Here, a dot counts as "_".)
constexpr EncodingName kAliases[] = {
    {"utf8", Encoding::Utf8},
    {"u8", Encoding::Utf8},
    {"utf", Encoding::Utf8},
    {"utf8_ucs2", Encoding::Utf8},
    {"utf8_ucs4", Encoding::Utf8},
    {"cp65001", Encoding::Utf8},
    {"latin1", Encoding::Latin1},
    {"latin", Encoding::Latin1},
    {"l1", Encoding::Latin1},
    {"8859", Encoding::Latin1},
    {"iso8859", Encoding::Latin1},
    {"iso8859_1", Encoding::Latin1},
    {"iso_8859_1", Encoding::Latin1},
    {"iso_8859_1_1987", Encoding::Latin1},
    {"iso_ir_100", Encoding::Latin1},
    {"cp819", Encoding::Latin1},
    {"ibm819", Encoding::Latin1},
    {"csisolatin1", Encoding::Latin1},
    {"646", Encoding::Ascii},
    {"us", Encoding::Ascii},
    {"us_ascii", Encoding::Ascii},
    {"ansi_x3_4_1968", Encoding::Ascii},
    {"ansi_x3_4_1986", Encoding::Ascii},
    {"iso646_us", Encoding::Ascii},
    {"iso_646_irv_1991", Encoding::Ascii},
    {"iso_ir_6", Encoding::Ascii},
    {"cp367", Encoding::Ascii},
    {"ibm367", Encoding::Ascii},
    {"csascii", Encoding::Ascii},
    {"utf16", Encoding::Utf16},
    {"u16", Encoding::Utf16},
    {"utf_16le", Encoding::Utf16Little},
    {"unicodelittleunmarked", Encoding::Utf16Little},
    {"utf_16be", Encoding::Utf16Big},
    {"unicodebigunmarked", Encoding::Utf16Big},
    {"utf32", Encoding::Utf32},
    {"u32", Encoding::Utf32},
    {"utf_32le", Encoding::Utf32Little},
    {"utf_32be", Encoding::Utf32Big},
    {"utf7", Encoding::Utf7},
    {"u7", Encoding::Utf7},
    {"unicode_1_1_utf_7", Encoding::Utf7},
};

struct HandlerName {
  std::string_view name;
  ErrorHandler handler;
};
constexpr HandlerName kHandlers[] = {
    {"strict", ErrorHandler::Strict},
    {"ignore", ErrorHandler::Ignore},
    {"replace", ErrorHandler::Replace},
    {"backslashreplace", ErrorHandler::BackslashReplace},
    {"surrogateescape", ErrorHandler::SurrogateEscape},
    {"surrogatepass", ErrorHandler::SurrogatePass},
    {"xmlcharrefreplace", ErrorHandler::XmlCharRefReplace},
    {"namereplace", ErrorHandler::NameReplace},
};

// For CPython, names are C strings in UTF-8: no zero, no surrogate.
Result<void> check_name(Vm& vm, Str* name) {
  constexpr uint32_t kFreeLength = 8;
  if (name->is_ascii() && name->length < kFreeLength &&
      ascii_text(name).find('\0') == std::string_view::npos) {
    return {};
  }
  TRY(vm.meter.charge(name->length / 8));
  return with_units(name, [&](auto units) -> Result<void> {
    size_t surrogate = TRY(paced_find_if(vm.meter, units.data, units.count, is_surrogate));
    if (surrogate != units.count) {
      auto is_one = [&](size_t i) { return is_surrogate(units.data[surrogate + i]); };
      size_t run = TRY(paced_run(vm.meter, units.count - surrogate, is_one));
      CodecFault fault{surrogate, surrogate + run, kSurrogatesNotAllowed};
      return raise_unicode_error(vm, TypeId::UnicodeEncodeError, encoding_name(Encoding::Utf8),
                                 Value::from_cell(name), fault, fault);
    }
    auto is_null = [](char32_t unit) { return unit == 0; };
    if (TRY(paced_find_if(vm.meter, units.data, units.count, is_null)) != units.count) {
      return vm.raise(TypeId::ValueError, "embedded null character");
    }
    return {};
  });
}

// A name in the form of the tables. A name that check_name() rejects matches none of them.
class FoldedName {
 public:
  Result<void> fold(Vm& vm, const Str* name) {
    TRY(vm.meter.charge(name->length / 32));
    Pace pace(vm.meter);
    bool gap = false;
    for (uint32_t i = 0; i < name->length && fits_; ++i) {
      TRY(pace.turn());
      char32_t character = character_at(name, i);
      if (character == '.') has_point_ = true;
      if (character == 0 || is_surrogate(character)) fits_ = false;
      if (character < 0x80 && is_ascii_alphanumeric(static_cast<uint8_t>(character))) {
        if (gap && size_ != 0) add('_');
        gap = false;
        add(static_cast<char>(ascii_lower(static_cast<uint8_t>(character))));
      } else {
        gap = true;
      }
    }
    return {};
  }
  bool is(std::string_view name) const { return fits_ && std::string_view(text_, size_) == name; }
  std::string_view view() const { return fits_ ? std::string_view(text_, size_) : ""; }
  bool has_point() const { return has_point_; }

 private:
  void add(char c) {
    fits_ = fits_ && size_ < sizeof text_;
    if (fits_) text_[size_++] = c;
  }

  char text_[24];  // as long as the longest name in the tables
  size_t size_ = 0;
  bool fits_ = true;
  bool has_point_ = false;
};

}  // namespace

Result<Str*> codec_argument(Vm& vm, Value value, const char* function, const char* argument) {
  if (value.is_undefined()) return nullptr;
  Str* name = TRY(string_argument(vm, value, function, argument));
  TRY(check_name(vm, name));
  return name;
}

namespace {

Result<bool> find_built_in(Vm& vm, const Str* name, Codec* codec) {
  for (const EncodingName& row : kUsualSpellings) {
    if (row.name != ascii_text(name)) continue;
    *codec = Codec{row.encoding};
    return true;
  }
  FoldedName folded;
  TRY(folded.fold(vm, name));
  if (!folded.has_point()) {
    for (const EncodingName& row : kEncodings) {
      if (!folded.is(row.name)) continue;
      *codec = Codec{row.encoding};
      return true;
    }
  }
  for (const EncodingName& row : kAliases) {
    if (!folded.is(row.name)) continue;
    *codec = Codec{row.encoding};
    return true;
  }
  const char16_t* table = find_single_byte_encoding(folded.view());
  if (table != nullptr) *codec = Codec{Encoding::SingleByte, table};
  return table != nullptr;
}

}  // namespace

Result<bool> is_built_in_encoding(Vm& vm, const Str* name) {
  Codec codec;
  return find_built_in(vm, name, &codec);
}

Result<Codec> find_codec_calling(Vm& vm, Str* name) {
  if (name == nullptr) return Codec{Encoding::Utf8};
  Codec codec;
  if (TRY(find_built_in(vm, name, &codec))) return codec;
  TRY(check_name(vm, name));
  Value registered = TRY(search_codec_calling(vm, name));
  if (!registered.is_undefined()) return Codec{Encoding::Registered, nullptr, registered};
  return vm.raise(TypeId::LookupError, "unknown encoding: {}", name);
}

const char* encoding_name(Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8:
    case Encoding::Utf8Signed: return "utf-8";
    case Encoding::Latin1: return "latin-1";
    case Encoding::Ascii: return "ascii";
    case Encoding::Utf16: return "utf-16";
    case Encoding::Utf16Little: return "utf-16-le";
    case Encoding::Utf16Big: return "utf-16-be";
    case Encoding::Utf32: return "utf-32";
    case Encoding::Utf32Little: return "utf-32-le";
    case Encoding::Utf32Big: return "utf-32-be";
    case Encoding::Utf7: return "utf7";
    case Encoding::UnicodeEscape: return "unicodeescape";
    case Encoding::RawUnicodeEscape: return "rawunicodeescape";
    case Encoding::SingleByte: return "charmap";
    case Encoding::Registered: break;
  }
  return "";
}

Result<ErrorHandler> find_error_handler(Vm& vm, Str* name) {
  if (name == nullptr) return ErrorHandler::Strict;
  if (name->is_ascii()) {
    std::string_view text = ascii_text(name);
    for (const HandlerName& row : kHandlers) {
      if (row.name == text) return row.handler;
    }
  }
  TRY(check_name(vm, name));
  return ErrorHandler::Unknown;
}

Failure raise_unknown_handler(Vm& vm, const Str* name) {
  return vm.raise(TypeId::LookupError, "unknown error handler name '{}'", name);
}

Result<Exception*> make_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object,
                                      const CodecFault& fault, const CodecFault& first) {
  Exception* exception = TRY(make_exception(vm, type, Value::undefined()));
  Value name = Value::from_cell(TRY(make_string_ascii(vm, encoding)));
  Value reason = Value::from_cell(TRY(make_string_ascii(vm, first.reason)));
  exception->args =
      TRY(make_tuple(vm, {name, object, Value::from_small_int(static_cast<int64_t>(first.start)),
                          Value::from_small_int(static_cast<int64_t>(first.end)), reason}));
  TRY(set_exception_detail(vm, exception, 0, name));
  TRY(set_exception_detail(vm, exception, 1, object));
  TRY(set_unicode_fault(vm, exception, fault));
  return exception;
}

Result<void> set_unicode_fault(Vm& vm, Exception* exception, const CodecFault& fault) {
  Value reason = Value::from_cell(TRY(make_string_ascii(vm, fault.reason)));
  TRY(set_exception_detail(vm, exception, 2,
                           Value::from_small_int(static_cast<int64_t>(fault.start))));
  TRY(set_exception_detail(vm, exception, 3,
                           Value::from_small_int(static_cast<int64_t>(fault.end))));
  return set_exception_detail(vm, exception, 4, reason);
}

Failure raise_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object,
                            const CodecFault& fault, const CodecFault& first) {
  Result<Exception*> exception = make_unicode_error(vm, type, encoding, object, fault, first);
  if (exception.failed()) return exception.failure();
  return vm.raise_value(Value::from_cell(exception.value()));
}

}  // namespace hognose
