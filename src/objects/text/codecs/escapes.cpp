// The codecs unicode_escape and raw_unicode_escape: the escapes of Python's string literals as
// bytes. See text/codecs/escapes.h.
#include "objects/text/codecs/escapes.h"

#include "base/ascii.h"
#include "base/unicode_names.h"
#include "base/utf8.h"
#include "objects/bytes/builder.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr uint32_t kChargeStep = 64;  // characters per unit of fuel
constexpr uint64_t kEscapeTurns = 4;  // cost of one escape, in turns of a Pace

Result<void> put_hexadecimal(BytesBuilder& out, char kind, char32_t character, unsigned digits) {
  uint8_t* place = TRY(out.extend(2 + digits));
  *place++ = '\\';
  *place++ = static_cast<uint8_t>(kind);
  for (unsigned i = 0; i < digits; ++i) {
    *place++ = static_cast<uint8_t>("0123456789abcdef"[character >> 4 * (digits - 1 - i) & 15]);
  }
  return {};
}

// The escapes \x, \u and \U: the number of digits, and the error message if there are too few.
struct HexadecimalEscape {
  unsigned digits;
  std::string_view truncated;
};
HexadecimalEscape hexadecimal_escape(uint8_t kind) {
  if (kind == 'x') return {2, "truncated \\xXX escape"};
  if (kind == 'u') return {4, "truncated \\uXXXX escape"};
  return {8, "truncated \\UXXXXXXXX escape"};
}

// Reads `count` digits, starting at *position. False if there are fewer.
bool read_hexadecimal(BytesView bytes, unsigned count, uint32_t* position, char32_t* character) {
  *character = 0;
  for (unsigned i = 0; i < count; ++i, ++*position) {
    int digit = *position < bytes.count ? hex_digit_value(bytes[*position]) : -1;
    if (digit < 0) return false;
    *character = *character << 4 | static_cast<char32_t>(digit);
  }
  return true;
}

// The character of a simple escape such as \n; 0 if the letter is not one.
char simple_escape(uint8_t letter) {
  switch (letter) {
    case '\\':
    case '\'':
    case '"': return static_cast<char>(letter);
    case 'a': return '\a';
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'v': return '\v';
    default: return 0;
  }
}

// Decodes unicode_escape. Bytes outside escapes are Latin-1.
class EscapeReader {
 public:
  EscapeReader(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out)
      : vm_(vm), bytes_(faults.bytes()), faults_(faults), out_(out) {}

  Result<void> run() {
    while (position_ < bytes_.count) {
      uint32_t start = position_;
      while (position_ < bytes_.count && bytes_[position_] != '\\') {
        TRY(out_.append_character(bytes_[position_++]));
        if ((position_ - start) % kChargeStep == 0) TRY(vm_.meter.charge(1));
      }
      TRY(vm_.meter.charge(1));
      if (position_ < bytes_.count) TRY(read_escape(position_++));
    }
    return warn();
  }

 private:
  Result<void> fault(uint32_t start, std::string_view reason) {
    position_ = TRY(faults_.handle({start, position_, reason}));
    bytes_ = faults_.bytes();
    return {};
  }

  Result<void> read_escape(uint32_t start) {
    if (position_ == bytes_.count) return fault(start, "\\ at end of string");
    uint8_t letter = bytes_[position_++];
    if (letter == '\n') return {};
    if (char simple = simple_escape(letter)) {
      return out_.append_character(static_cast<char32_t>(simple));
    }
    if (letter >= '0' && letter <= '7') return read_octal(start, letter);
    if (letter == 'x' || letter == 'u' || letter == 'U') return read_number(start, letter);
    if (letter == 'N') return read_name(start);
    note_unknown(start);
    TRY(out_.append_character('\\'));
    return out_.append_character(letter);
  }

  Result<void> read_octal(uint32_t start, uint8_t first) {
    char32_t character = first - '0';
    for (int i = 0; i < 2 && position_ < bytes_.count; ++i, ++position_) {
      uint8_t digit = bytes_[position_];
      if (digit < '0' || digit > '7') break;
      character = character << 3 | (digit - '0');
    }
    if (character > 0xFF) note_unknown(start);
    return out_.append_character(character);
  }

  Result<void> read_number(uint32_t start, uint8_t kind) {
    HexadecimalEscape escape = hexadecimal_escape(kind);
    char32_t character;
    if (!read_hexadecimal(bytes_, escape.digits, &position_, &character)) {
      return fault(start, escape.truncated);
    }
    if (character > kMaxCodePoint) return fault(start, "illegal Unicode character");
    return out_.append_character(character);
  }

  Result<void> read_name(uint32_t start) {
    if (position_ == bytes_.count || bytes_[position_] != '{') {
      return fault(start, "malformed \\N character escape");
    }
    uint32_t name = ++position_;
    position_ += static_cast<uint32_t>(
        TRY(paced_find_if(vm_.meter, bytes_.data + position_, bytes_.count - position_,
                          [](uint8_t byte) { return byte == '}'; })));
    TRY(vm_.meter.charge((position_ - name) / kChargeStep));
    if (position_ == name || position_ == bytes_.count) {
      return fault(start, "malformed \\N character escape");
    }
    std::string_view text(reinterpret_cast<const char*>(bytes_.data) + name, position_ - name);
    ++position_;
    TRY(vm_.meter.charge(8));
    char32_t character =
        text.size() <= unicode::kMaxNameLength ? unicode::lookup_name(text) : unicode::kNoCodePoint;
    if (character == unicode::kNoCodePoint) return fault(start, "unknown Unicode character name");
    return out_.append_character(character);
  }

  // Records the first unknown escape. It begins at `start` and ends before position_.
  void note_unknown(uint32_t start) {
    if (unknown_size_ != 0) return;
    while (unknown_size_ < sizeof unknown_ && start + 1 + unknown_size_ < position_) {
      unknown_[unknown_size_] = bytes_[start + 1 + unknown_size_];
      ++unknown_size_;
    }
  }

  // After decoding, warns once, about the first unknown escape.
  Result<void> warn() {
    if (unknown_size_ == 0) return {};
    StringBuilder text(vm_);
    bool is_octal = unknown_[0] >= '0' && unknown_[0] <= '7';
    TRY(text.append_ascii("\"\\"));
    for (uint32_t i = 0; i < unknown_size_; ++i) TRY(text.append_character(unknown_[i]));
    TRY(text.append_ascii(is_octal ? "\" is an invalid octal escape sequence. Such sequences will "
                                     "not work in the future. "
                                   : "\" is an invalid escape sequence. Such sequences will not "
                                     "work in the future. "));
    return warn_calling(vm_, TypeId::DeprecationWarning, TRY(text.finish()));
  }

  Vm& vm_;
  BytesView bytes_;
  DecodeFaultHandler& faults_;
  StringBuilder& out_;
  uint32_t position_ = 0;
  uint8_t unknown_[3];  // the text after the backslash of the first unknown escape
  uint32_t unknown_size_ = 0;
};

}  // namespace

Result<Bytes*> encode_unicode_escape(Vm& vm, const Str* string) {
  BytesBuilder out(vm);
  TRY(vm.meter.charge(string->length / 8));
  TRY(with_units(string, [&](auto units) -> Result<void> {
    Pace pace(vm.meter);
    for (char32_t c : units) {
      TRY(pace.turn(kEscapeTurns));
      if (c == '\t' || c == '\n' || c == '\r' || c == '\\') {
        const char letters[] = {'\\', c == '\t' ? 't' : c == '\n' ? 'n' : c == '\r' ? 'r' : '\\'};
        TRY(out.append(letters, 2));
      } else if (c >= ' ' && c < 0x7F) {
        TRY(out.append_byte(static_cast<uint8_t>(c)));
      } else if (c < 0x100) {
        TRY(put_hexadecimal(out, 'x', c, 2));
      } else {
        TRY(c < 0x10000 ? put_hexadecimal(out, 'u', c, 4) : put_hexadecimal(out, 'U', c, 8));
      }
    }
    return {};
  }));
  return out.finish();
}

Result<Bytes*> encode_raw_unicode_escape(Vm& vm, const Str* string) {
  BytesBuilder out(vm);
  TRY(vm.meter.charge(string->length / 8));
  TRY(with_units(string, [&](auto units) -> Result<void> {
    Pace pace(vm.meter);
    for (char32_t c : units) {
      TRY(pace.turn(kEscapeTurns));
      if (c < 0x100) {
        TRY(out.append_byte(static_cast<uint8_t>(c)));
      } else {
        TRY(c < 0x10000 ? put_hexadecimal(out, 'u', c, 4) : put_hexadecimal(out, 'U', c, 8));
      }
    }
    return {};
  }));
  return out.finish();
}

Result<void> decode_unicode_escape_calling(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out) {
  return EscapeReader(vm, faults, out).run();
}

Result<void> decode_raw_unicode_escape_calling(Vm& vm, DecodeFaultHandler& faults,
                                               StringBuilder& out) {
  BytesView bytes = faults.bytes();
  uint32_t position = 0;
  Pace pace(vm.meter);
  while (position < bytes.count) {
    TRY(pace.turn(kEscapeTurns));
    uint32_t start = position;
    uint8_t byte = bytes[position++];
    TRY(byte == '\\' && position < bytes.count ? Result<void>() : out.append_character(byte));
    if (byte != '\\' || position == bytes.count) continue;
    uint8_t kind = bytes[position++];
    if (kind != 'u' && kind != 'U') {
      TRY(out.append_character('\\'));
      TRY(out.append_character(kind));
      continue;
    }
    HexadecimalEscape escape = hexadecimal_escape(kind);
    char32_t character;
    if (!read_hexadecimal(bytes, escape.digits, &position, &character)) {
      position = TRY(faults.handle({start, position, escape.truncated}));
      bytes = faults.bytes();
    } else if (character > kMaxCodePoint) {
      position = TRY(faults.handle({start, position, "\\Uxxxxxxxx out of range"}));
      bytes = faults.bytes();
    } else {
      TRY(out.append_character(character));
    }
  }
  return {};
}

}  // namespace hognose
