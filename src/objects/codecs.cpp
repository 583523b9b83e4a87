// Codecs: utf-8, utf-16, utf-32, latin-1 and ascii, with CPython's error handlers.
//
// Receives text or bytes and names; a fault goes to the handler, which either raises the
// UnicodeError with its range or supplies a replacement.
#include "objects/codecs.h"

#include <cstring>

#include "base/unicode_names.h"
#include "base/utf8.h"
#include "objects/exception_fields.h"
#include "objects/make.h"
#include "objects/protocol.h"
#include "objects/string_builder.h"

namespace hognose {

namespace {

enum class Encoding : uint8_t {
  Utf8, Latin1, Ascii, Utf16, Utf16Little, Utf16Big, Utf32, Utf32Little, Utf32Big,
};

struct EncodingName {
  std::string_view alias;  // lower case, without "-", "_" and blanks
  Encoding encoding;
};
constexpr EncodingName kEncodings[] = {
    {"utf8", Encoding::Utf8},         {"u8", Encoding::Utf8},
    {"utf", Encoding::Utf8},          {"cp65001", Encoding::Utf8},
    {"latin1", Encoding::Latin1},     {"iso88591", Encoding::Latin1},
    {"8859", Encoding::Latin1},       {"l1", Encoding::Latin1},
    {"latin", Encoding::Latin1},      {"cp819", Encoding::Latin1},
    {"iso8859", Encoding::Latin1},    {"ascii", Encoding::Ascii},
    {"usascii", Encoding::Ascii},     {"646", Encoding::Ascii},
    {"utf16", Encoding::Utf16},       {"u16", Encoding::Utf16},
    {"utf16le", Encoding::Utf16Little}, {"utf16be", Encoding::Utf16Big},
    {"utf32", Encoding::Utf32},       {"u32", Encoding::Utf32},
    {"utf32le", Encoding::Utf32Little}, {"utf32be", Encoding::Utf32Big},
};

const char* encoding_name(Encoding encoding) {
  switch (encoding) {
    case Encoding::Utf8: return "utf-8";
    case Encoding::Latin1: return "latin-1";
    case Encoding::Ascii: return "ascii";
    case Encoding::Utf16: return "utf-16";
    case Encoding::Utf16Little: return "utf-16-le";
    case Encoding::Utf16Big: return "utf-16-be";
    case Encoding::Utf32: return "utf-32";
    case Encoding::Utf32Little: return "utf-32-le";
    case Encoding::Utf32Big: return "utf-32-be";
  }
  return "";
}

enum class Handler : uint8_t {
  Strict, Ignore, Replace, BackslashReplace, SurrogateEscape, SurrogatePass, XmlCharRefReplace,
  NameReplace,
};
struct HandlerName {
  std::string_view name;
  Handler handler;
};
constexpr HandlerName kHandlers[] = {
    {"strict", Handler::Strict},
    {"ignore", Handler::Ignore},
    {"replace", Handler::Replace},
    {"backslashreplace", Handler::BackslashReplace},
    {"surrogateescape", Handler::SurrogateEscape},
    {"surrogatepass", Handler::SurrogatePass},
    {"xmlcharrefreplace", Handler::XmlCharRefReplace},
    {"namereplace", Handler::NameReplace},
};

std::string_view ascii_text(const Str* string) {
  if (string == nullptr || !string->is_ascii()) return {};
  return {reinterpret_cast<const char*>(str_data(string)), string->extra};
}

Result<Encoding> find_encoding(Vm& vm, const Str* name) {
  if (name == nullptr) return Encoding::Utf8;
  char folded[24];
  size_t size = 0;
  bool fits = name->is_ascii();
  for (char c : ascii_text(name)) {
    if (c == '-' || c == '_' || c == ' ') continue;
    if (size == sizeof folded) {
      fits = false;
      break;
    }
    folded[size++] = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  }
  if (fits) {
    for (const EncodingName& row : kEncodings) {
      if (row.alias == std::string_view(folded, size)) return row.encoding;
    }
  }
  return vm.raise(TypeId::LookupError, "unknown encoding: {}", name);
}

Result<Handler> find_handler(Vm& vm, const Str* name) {
  if (name == nullptr) return Handler::Strict;
  for (const HandlerName& row : kHandlers) {
    if (row.name == ascii_text(name) && name->is_ascii()) return row.handler;
  }
  return vm.raise(TypeId::LookupError, "unknown error handler name '{}'", name);
}

Failure raise_unicode_error(Vm& vm, TypeId type, const char* encoding, Value object, uint64_t start,
                            uint64_t end, std::string_view reason) {
  auto build = [&]() -> Result<Exception*> {
    Exception* exception = TRY(make_exception(vm, type, Value::undefined()));
    Str* name = TRY(make_string_ascii(vm, encoding));
    Str* why = TRY(make_string_ascii(vm, reason));
    Value fields[] = {Value::from_cell(name), object,
                      Value::from_small_int(static_cast<int64_t>(start)),
                      Value::from_small_int(static_cast<int64_t>(end)), Value::from_cell(why)};
    exception->args = TRY(make_tuple(vm, fields, 5));
    for (unsigned i = 0; i < 5; ++i) TRY(set_exception_detail(vm, exception, i, fields[i]));
    return exception;
  };
  Result<Exception*> exception = build();
  if (exception.failed()) return exception.failure();
  return vm.raise_value(Value::from_cell(exception.value()));
}

// --- bytes under construction
class ByteWriter {
 public:
  explicit ByteWriter(Vm& vm) : vm_(vm) {}

  Result<void> reserve(uint64_t more) {
    uint64_t size = size_ + more;
    if (size <= capacity_) return {};
    uint64_t capacity = size + size / 2 + 64;
    if (capacity > 0x7FFF'FFF0) return vm_.raise(TypeId::MemoryError, "");
    ByteArrayCell* buffer = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, capacity));
    buffer->extra = static_cast<uint32_t>(capacity);
    if (size_ != 0) std::memcpy(buffer->bytes, buffer_->bytes, size_);
    buffer_ = buffer;
    capacity_ = capacity;
    return {};
  }
  Result<void> append(const void* data, size_t count) {
    TRY(reserve(count));
    std::memcpy(buffer_->bytes + size_, data, count);
    size_ += count;
    return {};
  }
  Result<Bytes*> finish() {
    return make_bytes(vm_, size_ == 0 ? nullptr : buffer_->bytes, size_);
  }

 private:
  Vm& vm_;
  ByteArrayCell* buffer_ = nullptr;
  uint64_t size_ = 0;
  uint64_t capacity_ = 0;
};

class Encoder {
 public:
  Encoder(Vm& vm, Str* string, Encoding encoding, Handler handler)
      : vm_(vm), string_(string), encoding_(encoding), handler_(handler), out_(vm) {}

  Result<Bytes*> run() {
    uint32_t length = string_->extra;
    TRY(out_.reserve(length));
    if (encoding_ == Encoding::Utf16 || encoding_ == Encoding::Utf32) TRY(put(0xFEFF));
    for (uint32_t i = 0; i < length;) {
      if ((i & 255) == 0) TRY(vm_.meter.charge(16));
      char32_t character = at(i);
      if (fits(character)) {
        TRY(put(character));
        ++i;
        continue;
      }
      uint32_t end = i + 1;
      while (end < length && !fits(at(end))) ++end;
      TRY(handle(i, end));
      i = end;
    }
    return out_.finish();
  }

 private:
  char32_t at(uint32_t i) const {
    const uint8_t* data = str_data(string_);
    if (string_->kind == 1) return data[i];
    if (string_->kind == 2) return reinterpret_cast<const uint16_t*>(data)[i];
    return reinterpret_cast<const uint32_t*>(data)[i];
  }

  bool fits(char32_t character) const {
    if (encoding_ == Encoding::Ascii) return character < 0x80;
    if (encoding_ == Encoding::Latin1) return character < 0x100;
    return !is_surrogate(character);
  }

  const char* reason() const {
    if (encoding_ == Encoding::Ascii) return "ordinal not in range(128)";
    if (encoding_ == Encoding::Latin1) return "ordinal not in range(256)";
    return "surrogates not allowed";
  }

  // Without asking whether it fits.
  Result<void> put(char32_t character) {
    uint8_t bytes[4];
    auto byte = [&](unsigned shift) { return static_cast<uint8_t>(character >> shift); };
    switch (encoding_) {
      case Encoding::Ascii:
      case Encoding::Latin1:
        bytes[0] = byte(0);
        return out_.append(bytes, 1);
      case Encoding::Utf8: {
        char text[kMaxUtf8Length];
        return out_.append(text, static_cast<size_t>(encode_utf8(character, text) - text));
      }
      case Encoding::Utf16:
      case Encoding::Utf16Little:
      case Encoding::Utf16Big: {
        bool big = encoding_ == Encoding::Utf16Big;
        auto unit = [&](char32_t value) {
          uint8_t pair[2] = {static_cast<uint8_t>(big ? value >> 8 : value),
                             static_cast<uint8_t>(big ? value : value >> 8)};
          return out_.append(pair, 2);
        };
        if (character < 0x10000) return unit(character);
        TRY(unit(0xD800 + ((character - 0x10000) >> 10)));
        return unit(0xDC00 + ((character - 0x10000) & 0x3FF));
      }
      case Encoding::Utf32:
      case Encoding::Utf32Little:
      case Encoding::Utf32Big: {
        bool big = encoding_ == Encoding::Utf32Big;
        for (unsigned i = 0; i < 4; ++i) bytes[i] = byte(8 * (big ? 3 - i : i));
        return out_.append(bytes, 4);
      }
    }
    return {};
  }

  Result<void> put_ascii(std::string_view text) {
    for (char c : text) TRY(put(static_cast<uint8_t>(c)));
    return {};
  }

  Failure fail(uint32_t start, uint32_t end) {
    return raise_unicode_error(vm_, TypeId::UnicodeEncodeError, encoding_name(encoding_),
                               Value::from_cell(string_), start, end, reason());
  }

  Result<void> handle(uint32_t start, uint32_t end) {
    if (handler_ == Handler::Strict) return fail(start, end);
    for (uint32_t i = start; i < end; ++i) {
      TRY(vm_.meter.charge(1));
      char32_t character = at(i);
      char buffer[unicode::kMaxNameLength + 1];
      switch (handler_) {
        case Handler::Strict:
        case Handler::Ignore:
          break;
        case Handler::Replace:
          TRY(put('?'));
          break;
        case Handler::SurrogatePass:
          if (!is_surrogate(character) || encoding_ == Encoding::Ascii ||
              encoding_ == Encoding::Latin1) {
            return fail(start, end);
          }
          TRY(put(character));
          break;
        case Handler::SurrogateEscape: {
          if (character < 0xDC80 || character > 0xDCFF) return fail(start, end);
          auto raw = static_cast<uint8_t>(character - 0xDC00);
          TRY(out_.append(&raw, 1));
          break;
        }
        case Handler::NameReplace: {
          size_t size = unicode::name_of(character, buffer);
          if (size != 0) {
            TRY(put_ascii("\\N{"));
            TRY(put_ascii(std::string_view(buffer, size)));
            TRY(put_ascii("}"));
            break;
          }
          TRY(put_escape(character));
          break;
        }
        case Handler::BackslashReplace:
          TRY(put_escape(character));
          break;
        case Handler::XmlCharRefReplace: {
          size_t size = 0;
          for (uint32_t rest = character; size == 0 || rest != 0; rest /= 10) {
            buffer[sizeof buffer - ++size] = static_cast<char>('0' + rest % 10);
          }
          TRY(put_ascii("&#"));
          TRY(put_ascii(std::string_view(buffer + sizeof buffer - size, size)));
          TRY(put_ascii(";"));
          break;
        }
      }
    }
    return {};
  }

  Result<void> put_escape(char32_t character) {
    int width = character < 0x100 ? 2 : character < 0x10000 ? 4 : 8;
    char text[10] = {'\\', width == 2 ? 'x' : width == 4 ? 'u' : 'U'};
    for (int i = 0; i < width; ++i) {
      text[2 + i] = "0123456789abcdef"[(character >> (4 * (width - 1 - i))) & 15];
    }
    return put_ascii(std::string_view(text, static_cast<size_t>(width) + 2));
  }

  Vm& vm_;
  Str* string_;
  Encoding encoding_;
  Handler handler_;
  ByteWriter out_;
};

class Decoder {
 public:
  Decoder(Vm& vm, const uint8_t* data, size_t size, Encoding encoding, Handler handler)
      : vm_(vm), data_(data), size_(size), encoding_(encoding), handler_(handler), out_(vm) {}

  Result<Str*> run() {
    TRY(vm_.meter.charge_bytes(size_));
    switch (encoding_) {
      case Encoding::Utf8:
        TRY(decode_utf8_text());
        break;
      case Encoding::Latin1:
        TRY(out_.reserve(size_));
        for (size_t i = 0; i < size_; ++i) TRY(out_.append_character(data_[i]));
        break;
      case Encoding::Ascii:
        TRY(decode_ascii());
        break;
      default:
        TRY(decode_wide());
        break;
    }
    return out_.finish();
  }

 private:
  std::string_view text(size_t from, size_t to) const {
    return {reinterpret_cast<const char*>(data_) + from, to - from};
  }

  Result<void> decode_utf8_text() {
    size_t position = 0;
    while (position < size_) {
      Utf8Scan scan = scan_utf8(text(position, size_));
      size_t valid = scan.ok() ? size_ : position + scan.error_start;
      TRY(out_.append_utf8(text(position, valid)));
      if (scan.ok()) return {};
      position = TRY(handle(valid, position + scan.error_end, utf8_fault_reason(scan.fault)));
    }
    return {};
  }

  Result<void> decode_ascii() {
    size_t position = 0;
    while (position < size_) {
      size_t valid = position + ascii_prefix_length(text(position, size_));
      TRY(out_.append_ascii(text(position, valid)));
      if (valid == size_) return {};
      position = TRY(handle(valid, valid + 1, "ordinal not in range(128)"));
    }
    return {};
  }

  Result<void> decode_wide() {
    bool wide = encoding_ >= Encoding::Utf32;
    size_t width = wide ? 4 : 2;
    bool big = encoding_ == Encoding::Utf16Big || encoding_ == Encoding::Utf32Big;
    size_t position = 0;
    auto unit = [&](size_t at) {
      char32_t value = 0;
      for (size_t i = 0; i < width; ++i) {
        value |= static_cast<char32_t>(data_[at + i]) << (8 * (big ? width - 1 - i : i));
      }
      return value;
    };
    // Without a byte order in the name, a mark at the start decides; else the order is little.
    if ((encoding_ == Encoding::Utf16 || encoding_ == Encoding::Utf32) && size_ >= width) {
      char32_t mark = unit(0);
      if (mark == 0xFEFF) {
        position = width;
      } else if (mark == (wide ? 0xFFFE0000u : 0xFFFEu)) {
        big = true;
        position = width;
      }
    }
    while (position < size_) {
      if (size_ - position < width) {
        position = TRY(handle(position, size_, "truncated data"));
        continue;
      }
      char32_t value = unit(position);
      if (wide) {
        if (value > kMaxCodePoint) {
          position = TRY(handle(position, position + 4, "code point not in range(0x110000)"));
        } else if (is_surrogate(value)) {
          position = TRY(handle(position, position + 4,
                                "code point in surrogate code point range(0xd800, 0xe000)"));
        } else {
          TRY(out_.append_character(value));
          position += 4;
        }
        continue;
      }
      if (!is_surrogate(value)) {
        TRY(out_.append_character(value));
        position += 2;
      } else if (is_high_surrogate(value) && size_ - position < 4) {
        position = TRY(handle(position, size_, "unexpected end of data"));
      } else if (is_high_surrogate(value) && is_low_surrogate(unit(position + 2))) {
        char32_t low = unit(position + 2);
        TRY(out_.append_character(0x10000 + ((value - 0xD800) << 10) + (low - 0xDC00)));
        position += 4;
      } else {
        position = TRY(handle(position, position + 2,
                              is_high_surrogate(value) ? "illegal UTF-16 surrogate"
                                                       : "illegal encoding"));
      }
    }
    return {};
  }

  // Where decoding goes on.
  Result<size_t> handle(size_t start, size_t end, std::string_view reason) {
    TRY(vm_.meter.charge(1));
    auto fail = [&]() -> Failure {
      Result<Bytes*> object = make_bytes(vm_, data_, size_);
      if (object.failed()) return object.failure();
      return raise_unicode_error(vm_, TypeId::UnicodeDecodeError, encoding_name(encoding_),
                                 Value::from_cell(object.value()), start, end, reason);
    };
    switch (handler_) {
      case Handler::Ignore:
        return end;
      case Handler::Replace:
        TRY(out_.append_character(kReplacementCharacter));
        return end;
      case Handler::BackslashReplace:
        for (size_t i = start; i < end; ++i) {
          char escape[] = {'\\', 'x', "0123456789abcdef"[data_[i] >> 4],
                           "0123456789abcdef"[data_[i] & 15]};
          TRY(out_.append_ascii(std::string_view(escape, 4)));
        }
        return end;
      case Handler::SurrogateEscape: {
        size_t i = start;
        while (i < end && data_[i] >= 0x80) {
          TRY(out_.append_character(0xDC00u + data_[i]));
          ++i;
        }
        if (i == start) return fail();
        return i;
      }
      case Handler::SurrogatePass:
        if (encoding_ == Encoding::Utf8 && size_ - start >= 3) {
          const char* at = reinterpret_cast<const char*>(data_) + start;
          Utf8Point point = decode_utf8(at, at + 3, Surrogates::Allow);
          if (point.fault == Utf8Fault::None && is_surrogate(point.code_point)) {
            TRY(out_.append_character(point.code_point));
            return start + 3;
          }
        }
        return fail();
      case Handler::Strict:
        return fail();
      case Handler::XmlCharRefReplace:
      case Handler::NameReplace:
        return vm_.raise(TypeId::TypeError,
                         "don't know how to handle UnicodeDecodeError in error callback");
    }
    return fail();
  }

  Vm& vm_;
  const uint8_t* data_;
  size_t size_;
  Encoding encoding_;
  Handler handler_;
  StringBuilder out_;
};

}  // namespace

Result<Bytes*> encode_string(Vm& vm, Str* string, Str* encoding_text, Str* errors) {
  Encoding encoding = TRY(find_encoding(vm, encoding_text));
  bool narrow = encoding == Encoding::Utf8 || encoding == Encoding::Ascii ||
                encoding == Encoding::Latin1;
  if (narrow && string->is_ascii()) return make_bytes(vm, str_data(string), string->extra);
  Handler handler = TRY(find_handler(vm, errors));
  Encoder encoder(vm, string, encoding, handler);
  return encoder.run();
}

Result<Str*> decode_bytes(Vm& vm, const uint8_t* data, size_t size, Str* encoding_text,
                          Str* errors) {
  Encoding encoding = TRY(find_encoding(vm, encoding_text));
  Handler handler = TRY(find_handler(vm, errors));
  Decoder decoder(vm, data, size, encoding, handler);
  return decoder.run();
}

}  // namespace hognose
