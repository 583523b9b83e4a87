// Decoding: bytes to strings.
//
// For malformed input, the error handler raises UnicodeDecodeError, or supplies a replacement and
// the position at which decoding continues.
#include "base/single_byte_encodings.h"
#include "base/utf8.h"
#include "objects/bytes/view.h"
#include "objects/protocols/protocol.h"
#include "objects/text/codecs/codecs.h"
#include "objects/text/codecs/escapes.h"
#include "objects/text/codecs/names.h"
#include "objects/text/codecs/registry.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// The cost of a unit of UTF-16 or UTF-32 that is decoded by itself, in turns of a Pace.
constexpr uint64_t kUnitTurns = 4;

class Decoder final : DecodeFaultHandler {
 public:
  Decoder(Vm& vm, BytesView bytes, const Codec& codec, Str* errors)
      : DecodeFaultHandler(bytes),
        vm_(vm),
        encoding_(codec.encoding),
        table_(codec.table),
        errors_(errors),
        out_(vm) {}

  Result<Str*> run() {
    switch (encoding_) {
      case Encoding::Utf8Signed: take_signature(); [[fallthrough]];
      case Encoding::Utf8: TRY(decode_utf8_text()); break;
      case Encoding::Latin1: return decode_latin1();
      case Encoding::Ascii: TRY(decode_ascii()); break;
      case Encoding::Utf16:
      case Encoding::Utf16Little:
      case Encoding::Utf16Big: {
        uint32_t start = take_mark<2>(Encoding::Utf16, Encoding::Utf16Little, Encoding::Utf16Big);
        Str* string = encoding_ == Encoding::Utf16Big ? TRY(decode_plain_utf16<true>(start))
                                                      : TRY(decode_plain_utf16<false>(start));
        if (string != nullptr) return string;
        TRY(decode_utf16(start));
        break;
      }
      case Encoding::Utf32:
      case Encoding::Utf32Little:
      case Encoding::Utf32Big: TRY(decode_utf32()); break;
      case Encoding::Utf7: TRY(decode_utf7_calling(vm_, *this, out_)); break;
      case Encoding::UnicodeEscape: TRY(decode_unicode_escape_calling(vm_, *this, out_)); break;
      case Encoding::RawUnicodeEscape:
        TRY(decode_raw_unicode_escape_calling(vm_, *this, out_));
        break;
      case Encoding::SingleByte: TRY(decode_table()); break;
      case Encoding::Registered: break;  // never decoded here
    }
    return out_.finish();
  }

 private:
  uint32_t size() const { return bytes_.count; }
  std::string_view text(uint32_t from, uint32_t to) const {
    return {reinterpret_cast<const char*>(bytes_.data) + from, to - from};
  }

  void take_signature() {
    constexpr uint8_t kSignature[] = {0xEF, 0xBB, 0xBF};
    if (size() < 3 || std::memcmp(bytes_.data, kSignature, 3) != 0) return;
    bytes_ = {bytes_.data + 3, size() - 3};
  }

  Result<void> decode_utf8_text() {
    Pace pace(vm_.meter);
    uint32_t position = 0;
    while (position < size()) {
      // A piece that is short enough to be decoded without a poll.
      const auto end =
          position + static_cast<uint32_t>(whole_sequences(text(position, size()), kPacedItems));
      Utf8Scan scan = scan_utf8(text(position, end));
      auto valid = scan.ok() ? end : position + static_cast<uint32_t>(scan.error_start);
      TRY(out_.append_utf8(text(position, valid)));
      if (scan.ok()) {
        TRY(pace.turn(end - position));
        position = end;
        continue;
      }
      position = TRY(handle({valid, position + scan.error_end, utf8_fault_reason(scan.fault)}));
    }
    return {};
  }

  Result<Str*> decode_latin1() {
    if (size() == 0) return vm_.empty_string();
    if (size() == 1) return vm_.character(bytes_[0]);
    bool ascii = TRY(paced_bound_of(vm_.meter, bytes_.data, size())) < 0x80;
    Str* string = TRY(make_string_room(vm_, size(), 1, ascii));
    TRY(paced_copy(vm_.meter, string->data.data(), bytes_.data, size()));
    return string;
  }

  Result<void> decode_ascii() {
    Pace pace(vm_.meter);
    uint32_t position = 0;
    while (position < size()) {
      auto end = static_cast<uint32_t>(std::min<uint64_t>(size(), position + kPacedBytes));
      auto valid = position + static_cast<uint32_t>(ascii_prefix_length(text(position, end)));
      TRY(out_.append_ascii(text(position, valid)));
      if (valid == end) {
        TRY(pace.turn(end - position));
        position = end;
        continue;
      }
      position = TRY(handle({valid, valid + uint64_t{1}, "ordinal not in range(128)"}));
    }
    return {};
  }

  Result<void> decode_table() {
    uint32_t position = 0;
    while (position < size()) {
      if (position % 32 == 0) TRY(vm_.meter.charge(1));
      char16_t character = table_[bytes_[position]];
      if (character == kNoCharacter) {
        position = TRY(handle({position, position + uint64_t{1}, "character maps to <undefined>"}));
        continue;
      }
      TRY(out_.append_character(character));
      ++position;
    }
    return {};
  }

  template <unsigned width>
  char32_t unit_at(uint32_t position) const {
    bool big = encoding_ == Encoding::Utf16Big || encoding_ == Encoding::Utf32Big;
    char32_t unit = 0;
    for (unsigned i = 0; i < width; ++i) {
      unit |= char32_t{bytes_[position + i]} << (8 * (big ? width - 1 - i : i));
    }
    return unit;
  }

  // If the encoding's name has no byte order, a mark at the start decides; without a mark the order
  // is little-endian. Errors name the order. Returns where the text starts.
  template <unsigned width>
  uint32_t take_mark(Encoding unmarked, Encoding little, Encoding big) {
    if (encoding_ != unmarked) return 0;
    encoding_ = little;
    if (size() < width) return 0;
    constexpr char32_t kSwappedMark = width == 2 ? 0xFFFE : 0xFFFE0000;
    char32_t mark = unit_at<width>(0);
    if (mark == kSwappedMark) encoding_ = big;
    return mark == 0xFEFF || mark == kSwappedMark ? width : 0;
  }

  // Fast path for text without surrogates and without half a unit at the end: writes the result
  // once. Null otherwise.
  template <bool is_big>
  Result<Str*> decode_plain_utf16(uint32_t start) {
    if ((size() - start) % 2 != 0) return nullptr;
    const uint32_t count = (size() - start) / 2;
    auto unit_of = [text = bytes_.data + start](uint32_t i) -> uint16_t {
      uint8_t first = text[2 * i], second = text[2 * i + 1];
      return static_cast<uint16_t>(is_big ? first << 8 | second : second << 8 | first);
    };
    uint16_t all = 0;
    bool has_surrogate = false;
    TRY(in_parts(vm_.meter, count, kPacedItems, [&](size_t begin, size_t end) {
      for (auto i = static_cast<uint32_t>(begin); i < end; ++i) {
        uint16_t unit = unit_of(i);
        all = static_cast<uint16_t>(all | unit);
        has_surrogate |= (unit & 0xF800) == 0xD800;
      }
    }));
    if (has_surrogate) return nullptr;
    if (count == 0) return vm_.empty_string();
    if (count == 1) return make_string_character(vm_, all);
    Str* string = TRY(make_string_room(vm_, count, kind_for(all), all < 0x80));
    TRY(with_room(string, [&]<class Unit>(Unit* out) {
      return in_parts(vm_.meter, count, kPacedItems, [&](size_t begin, size_t end) {
        for (auto i = static_cast<uint32_t>(begin); i < end; ++i) {
          out[i] = static_cast<Unit>(unit_of(i));
        }
      });
    }));
    return string;
  }

  Result<void> decode_utf16(uint32_t position) {
    Pace pace(vm_.meter);
    while (position < size()) {
      TRY(pace.turn(kUnitTurns));
      if (size() - position < 2) {
        position = TRY(handle({position, size(), "truncated data"}));
        continue;
      }
      char32_t unit = unit_at<2>(position);
      if (!is_surrogate(unit)) {
        TRY(out_.append_character(unit));
        position += 2;
      } else if (is_low_surrogate(unit)) {
        position = TRY(handle({position, position + uint64_t{2}, "illegal encoding"}));
      } else if (size() - position < 4) {
        position = TRY(handle({position, size(), "unexpected end of data"}));
      } else if (char32_t low = unit_at<2>(position + 2); is_low_surrogate(low)) {
        TRY(out_.append_character(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)));
        position += 4;
      } else {
        position = TRY(handle({position, position + uint64_t{2}, "illegal UTF-16 surrogate"}));
      }
    }
    return {};
  }

  Result<void> decode_utf32() {
    uint32_t position = take_mark<4>(Encoding::Utf32, Encoding::Utf32Little, Encoding::Utf32Big);
    Pace pace(vm_.meter);
    while (position < size()) {
      TRY(pace.turn(kUnitTurns));
      if (size() - position < 4) {
        position = TRY(handle({position, size(), "truncated data"}));
        continue;
      }
      char32_t unit = unit_at<4>(position);
      if (unit > kMaxCodePoint) {
        position =
            TRY(handle({position, position + uint64_t{4}, "code point not in range(0x110000)"}));
      } else if (is_surrogate(unit)) {
        position = TRY(handle({position, position + uint64_t{4},
                               "code point in surrogate code point range(0xd800, 0xe000)"}));
      } else {
        TRY(out_.append_character(unit));
        position += 4;
      }
    }
    return {};
  }

  Failure fail(const CodecFault& fault) {
    Result<Bytes*> object = make_bytes(vm_, bytes_.data, size());
    if (object.failed()) return object.failure();
    return raise_unicode_error(vm_, TypeId::UnicodeDecodeError, encoding_name(encoding_),
                               Value::from_cell(object.value()), fault, first_fault_);
  }

  // Calls an error handler of the guest. From its first call on, the input is a bytes object of our
  // own, which the handler may replace.
  Result<uint32_t> call_handler_calling(const CodecFault& fault) {
    Value handler = TRY(registered_error_handler(vm_, errors_));
    if (handler.is_undefined()) return raise_unknown_handler(vm_, errors_);
    if (exception_ == nullptr) {
      object_ = TRY(make_bytes(vm_, bytes_.data, size()));
      bytes_ = view_of(object_);
      exception_ = TRY(make_unicode_error(vm_, TypeId::UnicodeDecodeError, encoding_name(encoding_),
                                          Value::from_cell(object_), fault, fault));
    } else {
      TRY(set_unicode_fault(vm_, exception_, fault));
    }
    Replacement answer = TRY(call_error_handler_calling(vm_, handler, Value::from_cell(exception_),
                                                        CodecDirection::Decoding));
    const Bytes* before = object_;
    object_ = vm_.as<Bytes>(TRY(exception_detail(vm_, exception_, 1)), TypeId::Bytes);
    if (object_ == nullptr) {
      return vm_.raise(TypeId::TypeError, "UnicodeError 'object' attribute must be a bytes");
    }
    bytes_ = view_of(object_);
    uint32_t position = TRY(resume_position(vm_, answer.position, size()));
    // Input that is decoded again, and replaced input, was not charged at the start.
    if (object_ != before) TRY(vm_.meter.charge_bytes(size()));
    if (position < fault.start) TRY(vm_.meter.charge_bytes(fault.start - position));
    TRY(vm_.meter.charge(vm_.cell<Str>(answer.text)->length / 8));
    TRY(out_.append(vm_.cell<Str>(answer.text)));
    return position;
  }

  // Handles a fault. Returns where decoding continues.
  Result<uint32_t> handle(const CodecFault& fault) override {
    TRY(vm_.meter.charge(1));
    if (first_fault_.end == 0) first_fault_ = fault;
    auto start = static_cast<uint32_t>(fault.start), end = static_cast<uint32_t>(fault.end);
    switch (TRY(find_error_handler(vm_, errors_))) {
      case ErrorHandler::Strict: break;
      case ErrorHandler::Ignore: return end;
      case ErrorHandler::Replace: TRY(out_.append_character(kReplacementCharacter)); return end;
      case ErrorHandler::BackslashReplace:
        for (uint32_t i = start; i < end; ++i) {
          char escape[] = {'\\', 'x', "0123456789abcdef"[bytes_[i] >> 4],
                           "0123456789abcdef"[bytes_[i] & 15]};
          TRY(out_.append_ascii(std::string_view(escape, 4)));
        }
        return end;
      case ErrorHandler::SurrogateEscape: {
        // ASCII bytes are never escaped.
        uint32_t i = start;
        for (; i < end && bytes_[i] >= 0x80; ++i) {
          TRY(out_.append_character(0xDC00u + bytes_[i]));
        }
        if (i != start) return i;
        break;
      }
      case ErrorHandler::SurrogatePass:
        if (uint32_t length = surrogate_length(start); length != 0) {
          TRY(out_.append_character(surrogate_at(start)));
          return start + length;
        }
        break;
      case ErrorHandler::XmlCharRefReplace:
      case ErrorHandler::NameReplace:
        return vm_.raise(TypeId::TypeError,
                         "don't know how to handle UnicodeDecodeError in error callback");
      case ErrorHandler::Unknown: return call_handler_calling(fault);
    }
    return fail(fault);
  }

  // The size in bytes of the surrogate encoded at the position; 0 if there is none.
  uint32_t surrogate_length(uint32_t position) const {
    return is_surrogate(surrogate_at(position)) ? surrogate_bytes() : 0;
  }
  uint32_t surrogate_bytes() const {
    switch (encoding_) {
      case Encoding::Utf8:
      case Encoding::Utf8Signed: return 3;
      case Encoding::Utf16Little:
      case Encoding::Utf16Big: return 2;
      case Encoding::Utf32Little:
      case Encoding::Utf32Big: return 4;
      default: return 0;
    }
  }
  // 0 if there are not enough bytes, or if they are malformed.
  char32_t surrogate_at(uint32_t position) const {
    uint32_t count = surrogate_bytes();
    if (size() - position < count) return 0;
    if (count == 2) return unit_at<2>(position);
    if (count == 4) return unit_at<4>(position);
    if (count == 0) return 0;
    const char* place = text(position, size()).data();
    Utf8Point point = decode_utf8(place, place + count, Surrogates::Allow);
    return point.fault == Utf8Fault::None ? point.code_point : 0;
  }

  Vm& vm_;
  Encoding encoding_;
  const char16_t* table_;  // for a single-byte encoding
  Str* errors_;
  CodecFault first_fault_{0, 0, {}};
  // After the first call of a guest's handler: the exception passed to it, and the input.
  Exception* exception_ = nullptr;
  Bytes* object_ = nullptr;
  StringBuilder out_;
};

// Fast path for short text without faults: one pass to measure it, then it is written once. Null
// otherwise.
Result<Str*> decode_at_once(Vm& vm, BytesView bytes, Encoding encoding) {
  if (encoding != Encoding::Utf8 && encoding != Encoding::Ascii) return nullptr;
  if (bytes.count > kPacedBytes) return nullptr;
  std::string_view text(reinterpret_cast<const char*>(bytes.data), bytes.count);
  if (is_ascii(text)) return make_string_ascii(vm, text);
  if (encoding != Encoding::Utf8) return nullptr;
  Utf8Scan scan = scan_utf8(text);
  if (!scan.ok()) return nullptr;
  uint8_t kind = kind_for(scan.max_code_point);
  if (scan.code_points == 1 && kind == 1) return make_string(vm, text);
  Str* string = TRY(make_string_room(vm, scan.code_points, kind, false));
  with_room(string, [text](auto* out) { transcode_utf8(text, out); });
  return string;
}

}  // namespace

Result<Str*> decode_bytes_calling(Vm& vm, const uint8_t* data, size_t size, Str* encoding_text,
                                  Str* errors) {
  // For empty input, the codec is not looked up.
  if (size == 0) return vm.empty_string();
  Codec codec = TRY(find_codec_calling(vm, encoding_text));
  if (size > kMaximumBytesLength) return vm.raise(TypeId::MemoryError, "");
  TRY(vm.meter.charge_bytes(size));
  BytesView bytes{data, static_cast<uint32_t>(size)};
  if (codec.encoding == Encoding::Registered) {
    Bytes* copy = TRY(make_bytes(vm, data, size));
    return decode_registered_calling(vm, codec.registered, copy, encoding_text, errors);
  }
  if (Str* string = TRY(decode_at_once(vm, bytes, codec.encoding))) return string;
  Decoder decoder(vm, bytes, codec, errors);
  return decoder.run();
}

}  // namespace hognose
