// Encoding: strings to bytes.
//
// Runs of characters that the encoding supports are written at once. For the characters between
// them, the error handler raises UnicodeEncodeError or supplies a replacement.
#include <algorithm>

#include "base/single_byte_encodings.h"
#include "base/unicode_names.h"
#include "base/utf8.h"
#include "objects/bytes/builder.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/codecs/escapes.h"
#include "objects/text/codecs/names.h"
#include "objects/text/codecs/registry.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr char32_t kByteOrderMark = 0xFEFF;

// How an encoding writes characters.
struct Form {
  char32_t limit;      // first code point that cannot be encoded
  uint8_t unit_bytes;  // 1, 2 (two units beyond 0xFFFF) or 4
  bool is_utf8;
  bool is_big;
  bool has_mark;
};

Form form_of(Encoding encoding) {
  constexpr char32_t kAll = kMaxCodePoint + 1;
  switch (encoding) {
    case Encoding::Utf8: return {kAll, 1, true, false, false};
    case Encoding::Utf8Signed: return {kAll, 1, true, false, true};
    case Encoding::Latin1: return {0x100, 1, false, false, false};
    case Encoding::Ascii: return {0x80, 1, false, false, false};
    case Encoding::Utf16: return {kAll, 2, false, false, true};
    case Encoding::Utf16Little: return {kAll, 2, false, false, false};
    case Encoding::Utf16Big: return {kAll, 2, false, true, false};
    case Encoding::Utf32: return {kAll, 4, false, false, true};
    case Encoding::Utf32Little: return {kAll, 4, false, false, false};
    case Encoding::Utf32Big: return {kAll, 4, false, true, false};
    case Encoding::SingleByte: return {0x80, 1, false, false, false};
    case Encoding::Utf7:
    case Encoding::UnicodeEscape:
    case Encoding::RawUnicodeEscape:
    case Encoding::Registered: break;  // have functions of their own
  }
  return {};
}

template <unsigned width>
uint8_t* write_unit(uint8_t* out, char32_t unit, bool is_big) {
  for (unsigned i = 0; i < width; ++i) {
    out[i] = static_cast<uint8_t>(unit >> (8 * (is_big ? width - 1 - i : i)));
  }
  return out + width;
}

class Encoder {
 public:
  // `index` is set for a single-byte encoding, else null.
  Encoder(Vm& vm, Str* string, Encoding encoding, Str* errors, const CharmapIndex* index)
      : vm_(vm),
        string_(string),
        encoding_(encoding),
        errors_(errors),
        form_(form_of(encoding)),
        index_(index),
        out_(vm) {}

  Result<Bytes*> run() {
    if (form_.has_mark) TRY(put(Units<uint16_t>(&kMark, 1)));
    // A handler of the guest may run between two iterations, so the characters are looked up again.
    while (position_ < string_->length) {
      TRY(with_units(string_, [this](auto units) { return encode(units); }));
    }
    return out_.finish();
  }

 private:
  static constexpr uint16_t kMark = kByteOrderMark;

  // Encodes up to the first fault, which is handled, or to the end of a piece.
  template <class Unit>
  Result<void> encode(Units<Unit> units) {
    const uint32_t position = position_;
    uint32_t end = end_of_run(units, position);
    TRY(vm_.meter.charge((end - position_) / 8 + 1));
    TRY(put(Units<Unit>(units.data + position_, end - position_)));
    position_ = end;
    if (end == end_of_piece(units.count, position)) return {};
    position_ = TRY(end_of_fault(units, end));
    return handle(end, position_);
  }

  // The end of the piece that is encoded between two polls of the limits. Pieces are shorter if
  // each character needs a table lookup.
  uint32_t end_of_piece(uint32_t count, uint32_t position) const {
    uint64_t most = index_ == nullptr ? kPacedItems : kPacedEntries;
    return static_cast<uint32_t>(std::min<uint64_t>(count, position + most));
  }

  bool is_encodable(char32_t character) const {
    if (index_ != nullptr) return index_->find(character) != CharmapIndex::kAbsent;
    return character < form_.limit && (form_.limit <= 0x100 || !is_surrogate(character));
  }
  template <class Unit>
  uint32_t end_of_run(Units<Unit> units, uint32_t position) const {
    units.count = end_of_piece(units.count, position);
    if (form_.limit > 0x100) {
      return static_cast<uint32_t>(find_surrogate(units.data, units.count, position));
    }
    if (index_ != nullptr) {
      while (position < units.count && is_encodable(units[position])) ++position;
      return position;
    }
    while (position < units.count && units[position] < form_.limit) ++position;
    return position;
  }
  // The handler gets all consecutive faulty characters at once; for the wide encodings, one at a
  // time.
  template <class Unit>
  Result<uint32_t> end_of_fault(Units<Unit> units, uint32_t position) const {
    ++position;
    if (form_.unit_bytes > 1) return position;
    HOGNOSE_CHECK(position <= units.count);  // a handler may have changed the string
    size_t run = TRY(paced_find_if(vm_.meter, units.data + position, units.count - position,
                                   [this](char32_t c) { return is_encodable(c); }));
    return position + static_cast<uint32_t>(run);
  }

  // Writes characters that can be encoded, or surrogates that may pass.
  template <class Unit>
  Result<void> put(Units<Unit> units) {
    while (HOGNOSE_UNLIKELY(units.count > kPacedItems)) {
      constexpr auto kPiece = static_cast<uint32_t>(kPacedItems);
      TRY(put_piece(Units<Unit>(units.data, kPiece)));
      units = Units<Unit>(units.data + kPiece, units.count - kPiece);
      if (!vm_.meter.poll()) return Failure::Stopped;
    }
    return put_piece(units);
  }
  template <class Unit>
  Result<void> put_piece(Units<Unit> units) {
    if (index_ != nullptr) {
      uint8_t* out = TRY(out_.extend(units.count));
      TRY(vm_.meter.charge(units.count / 8));
      for (char32_t character : units) *out++ = static_cast<uint8_t>(index_->find(character));
      return {};
    }
    if (form_.is_utf8) {
      const size_t bytes = utf8_length(units.data, units.count);
      uint8_t* out = TRY(out_.extend(bytes));
      write_utf8(units.data, units.count, {reinterpret_cast<char*>(out), bytes});
      return {};
    }
    if (form_.unit_bytes == 1) {
      uint8_t* out = TRY(out_.extend(units.count));
      copy_characters(out, units.data, units.count);
      return {};
    }
    if (form_.unit_bytes == 4) {
      uint8_t* out = TRY(out_.extend(uint64_t{units.count} * 4));
      for (char32_t character : units) out = write_unit<4>(out, character, form_.is_big);
      return {};
    }
    uint64_t count = units.count;
    for (char32_t character : units) count += character > 0xFFFF;
    uint8_t* out = TRY(out_.extend(count * 2));
    for (char32_t character : units) {
      if (character > 0xFFFF) {
        char32_t rest = character - 0x10000;
        out = write_unit<2>(out, 0xD800 + (rest >> 10), form_.is_big);
        character = 0xDC00 + (rest & 0x3FF);
      }
      out = write_unit<2>(out, character, form_.is_big);
    }
    return {};
  }
  Result<void> put_ascii(std::string_view text) {
    return put(Units<uint8_t>(reinterpret_cast<const uint8_t*>(text.data()),
                              static_cast<uint32_t>(text.size())));
  }

  std::string_view reason() const {
    if (index_ != nullptr) return "character maps to <undefined>";
    if (encoding_ == Encoding::Ascii) return "ordinal not in range(128)";
    if (encoding_ == Encoding::Latin1) return "ordinal not in range(256)";
    return kSurrogatesNotAllowed;
  }

  Failure fail(uint32_t start, uint32_t end) {
    CodecFault fault{start, end, reason()};
    return raise_unicode_error(vm_, TypeId::UnicodeEncodeError, encoding_name(encoding_),
                               Value::from_cell(string_), fault, fault);
  }

  Result<void> handle(uint32_t start, uint32_t end) {
    ErrorHandler handler = TRY(find_error_handler(vm_, errors_));
    if (handler == ErrorHandler::Unknown) return call_handler_calling({start, end, reason()});
    if (handler == ErrorHandler::Strict) return fail(start, end);
    for (uint32_t i = start; i < end; ++i) {
      TRY(vm_.meter.charge(1));
      TRY(replace(handler, i, end));
    }
    return {};
  }

  // Calls an error handler of the guest. It returns bytes, or text that the encoding supports.
  Result<void> call_handler_calling(const CodecFault& fault) {
    Value handler = TRY(registered_error_handler(vm_, errors_));
    if (handler.is_undefined()) return raise_unknown_handler(vm_, errors_);
    TRY(vm_.meter.charge((fault.end - fault.start) / 8));
    if (exception_ == nullptr) {
      exception_ = TRY(make_unicode_error(vm_, TypeId::UnicodeEncodeError, encoding_name(encoding_),
                                          Value::from_cell(string_), fault, fault));
    } else {
      TRY(set_unicode_fault(vm_, exception_, fault));
    }
    Replacement answer = TRY(call_error_handler_calling(vm_, handler, Value::from_cell(exception_),
                                                        CodecDirection::Encoding));
    position_ = TRY(resume_position(vm_, answer.position, string_->length));
    if (const Bytes* bytes = vm_.as<Bytes>(answer.text, TypeId::Bytes)) {
      TRY(vm_.meter.charge(bytes->length / 64));
      if (bytes->length % form_.unit_bytes == 0)
        return out_.append(bytes->data.data(), bytes->length);
    } else {
      Str* text = vm_.cell<Str>(answer.text);
      TRY(vm_.meter.charge(text->length / 8));
      bool fits = text->is_ascii();
      // The narrow encodings accept any text that they can encode; the others only ASCII, as in
      // CPython.
      if (!form_.is_utf8 && form_.unit_bytes == 1) {
        fits = TRY(with_units(text, [this](auto units) -> Result<bool> {
          size_t run = TRY(paced_run(vm_.meter, units.count,
                                     [&](size_t i) { return is_encodable(units.data[i]); }));
          return run == units.count;
        }));
      }
      if (fits) return with_units(text, [this](auto units) { return put(units); });
    }
    TRY(set_unicode_fault(vm_, exception_, fault));
    return vm_.raise_value(Value::from_cell(exception_));
  }

  // Writes the replacement of one character. `end` is the end of the fault.
  Result<void> replace(ErrorHandler handler, uint32_t index, uint32_t end) {
    char32_t character = character_at(string_, index);
    switch (handler) {
      case ErrorHandler::Replace: return put_ascii("?");
      case ErrorHandler::BackslashReplace: return put_escape(character);
      case ErrorHandler::XmlCharRefReplace: return put_reference(character);
      case ErrorHandler::NameReplace: return put_name(character);
      case ErrorHandler::SurrogatePass:
        if (form_.limit <= 0x100) return fail(index, end);
        return put(Units<uint32_t>(reinterpret_cast<const uint32_t*>(&character), 1));
      case ErrorHandler::SurrogateEscape:
        // A single byte, which is not a whole unit of a wide encoding.
        if (character < 0xDC80 || character > 0xDCFF || form_.unit_bytes > 1) {
          return fail(index, end);
        }
        return out_.append_byte(static_cast<uint8_t>(character - 0xDC00));
      case ErrorHandler::Ignore:
      case ErrorHandler::Strict:
      case ErrorHandler::Unknown: break;
    }
    return {};
  }

  Result<void> put_escape(char32_t character) {
    unsigned digits = character < 0x100 ? 2 : character < 0x10000 ? 4 : 8;
    char text[10] = {'\\', digits == 2 ? 'x' : digits == 4 ? 'u' : 'U'};
    for (unsigned i = 0; i < digits; ++i) {
      text[2 + i] = "0123456789abcdef"[(character >> (4 * (digits - 1 - i))) & 15];
    }
    return put_ascii({text, digits + 2});
  }
  Result<void> put_reference(char32_t character) {
    char digits[10];
    size_t size = 0;
    for (uint32_t rest = character; rest != 0; rest /= 10) {
      digits[sizeof digits - ++size] = static_cast<char>('0' + rest % 10);
    }
    TRY(put_ascii("&#"));
    TRY(put_ascii({digits + sizeof digits - size, size}));
    return put_ascii(";");
  }
  Result<void> put_name(char32_t character) {
    char name[unicode::kMaxNameLength + 1];
    size_t size = unicode::name_of(character, name);
    if (size == 0) return put_escape(character);
    TRY(vm_.meter.charge(8));
    TRY(put_ascii("\\N{"));
    TRY(put_ascii({name, size}));
    return put_ascii("}");
  }

  Vm& vm_;
  Str* string_;
  Encoding encoding_;
  Str* errors_;
  Form form_;
  const CharmapIndex* index_;
  uint32_t position_ = 0;
  Exception* exception_ = nullptr;  // the exception passed to a guest's handler
  BytesBuilder out_;
};

// Fast path for short text that needs no handler and whose size is known in advance: written once.
// Null otherwise.
Result<Bytes*> encode_at_once(Vm& vm, const Str* string, Encoding encoding) {
  bool narrow =
      encoding == Encoding::Utf8 || encoding == Encoding::Ascii || encoding == Encoding::Latin1;
  if (narrow && string->is_ascii()) return make_bytes(vm, str_data(string), string->length);
  if (encoding == Encoding::Latin1 && string->kind == 1) {
    return make_bytes(vm, str_data(string), string->length);
  }
  if (encoding != Encoding::Utf8 || string->length > kPacedItems) return nullptr;
  TRY(vm.meter.charge(string->length / 8));
  return with_units(string, [&vm](auto units) -> Result<Bytes*> {
    if (find_surrogate(units.data, units.count) != units.count) return nullptr;
    Bytes* bytes = TRY(make_bytes_room(vm, utf8_length(units.data, units.count)));
    write_utf8(units.data, units.count,
               {reinterpret_cast<char*>(bytes->data.data()), bytes->length});
    return bytes;
  });
}

}  // namespace

Result<Bytes*> encode_string_calling(Vm& vm, Str* string, Str* encoding_text, Str* errors) {
  Codec codec = TRY(find_codec_calling(vm, encoding_text));
  switch (codec.encoding) {
    case Encoding::Utf7: return encode_utf7(vm, string);
    case Encoding::UnicodeEscape: return encode_unicode_escape(vm, string);
    case Encoding::RawUnicodeEscape: return encode_raw_unicode_escape(vm, string);
    case Encoding::Registered:
      return encode_registered_calling(vm, codec.registered, string, encoding_text, errors);
    case Encoding::SingleByte: {
      CharmapIndex index(codec.table);
      TRY(vm.meter.charge(32));
      return Encoder(vm, string, codec.encoding, errors, &index).run();
    }
    default: break;
  }
  if (Bytes* bytes = TRY(encode_at_once(vm, string, codec.encoding))) return bytes;
  return Encoder(vm, string, codec.encoding, errors, nullptr).run();
}

}  // namespace hognose
