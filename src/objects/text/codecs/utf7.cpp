// The codec utf-7 (RFC 2152): ASCII, with runs of UTF-16 in base 64 between "+" and "-". See
// text/codecs/escapes.h.
#include "base/utf8.h"
#include "objects/bytes/builder.h"
#include "objects/text/codecs/escapes.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

int digit_value(char32_t c) {
  if (c >= 0x80) return -1;
  size_t place = kDigits.find(static_cast<char>(c));
  return place == std::string_view::npos ? -1 : static_cast<int>(place);
}
bool is_digit(char32_t c) { return digit_value(c) >= 0; }

// Characters that are written as themselves.
bool is_direct(char32_t c) {
  if (c == '\t' || c == '\n' || c == '\r') return true;
  return c >= ' ' && c < 0x7F && c != '+' && c != '\\' && c != '~';
}

// The cost of writing a character, in turns of a Pace.
constexpr uint64_t kCharacterTurns = 4;

// Pending bits that do not make a digit yet, most significant first.
struct Bits {
  uint32_t value = 0;
  unsigned count = 0;
};

class Writer {
 public:
  explicit Writer(Vm& vm) : vm_(vm), out_(vm) {}

  Result<Bytes*> run(const Str* string) {
    TRY(vm_.meter.charge(string->length / 8));
    TRY(with_units(string, [this](auto units) -> Result<void> {
      Pace pace(vm_.meter);
      for (char32_t c : units) {
        TRY(pace.turn(kCharacterTurns));
        TRY(put(c));
      }
      return {};
    }));
    TRY(flush());
    if (shifted_) TRY(out_.append_byte('-'));
    return out_.finish();
  }

 private:
  Result<void> put(char32_t c) {
    if (is_direct(c)) {
      if (shifted_) {
        TRY(flush());
        shifted_ = false;
        // Any character that is not a digit ends the run by itself.
        if (is_digit(c) || c == '-') TRY(out_.append_byte('-'));
      }
      return out_.append_byte(static_cast<uint8_t>(c));
    }
    if (!shifted_) {
      TRY(out_.append_byte('+'));
      if (c == '+') return out_.append_byte('-');
      shifted_ = true;
    }
    if (c <= 0xFFFF) return put_unit(c);
    TRY(put_unit(0xD800 + ((c - 0x10000) >> 10)));
    return put_unit(0xDC00 + ((c - 0x10000) & 0x3FF));
  }

  Result<void> put_unit(char32_t unit) {
    bits_.value = bits_.value << 16 | static_cast<uint32_t>(unit);
    bits_.count += 16;
    while (bits_.count >= 6) {
      bits_.count -= 6;
      TRY(put_digit(bits_.value >> bits_.count));
    }
    return {};
  }
  Result<void> flush() {
    if (bits_.count != 0) TRY(put_digit(bits_.value << (6 - bits_.count)));
    bits_ = {};
    return {};
  }
  Result<void> put_digit(uint32_t value) {
    return out_.append_byte(static_cast<uint8_t>(kDigits[value & 63]));
  }

  Vm& vm_;
  BytesBuilder out_;
  Bits bits_;
  bool shifted_ = false;
};

class Reader {
 public:
  Reader(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out)
      : vm_(vm), bytes_(faults.bytes()), faults_(faults), out_(out) {}

  Result<void> run() {
    while (position_ < bytes_.count || shifted_) {
      if (position_ % 32 == 0) TRY(vm_.meter.charge(1));
      if (position_ == bytes_.count) {
        TRY(end_of_text());
      } else if (shifted_) {
        TRY(read_shifted(bytes_[position_]));
      } else {
        TRY(read_plain(bytes_[position_]));
      }
    }
    return {};
  }

 private:
  Result<void> fault(std::string_view reason) {
    position_ = TRY(faults_.handle({start_, position_, reason}));
    bytes_ = faults_.bytes();
    return {};
  }

  Result<void> read_plain(uint8_t byte) {
    start_ = position_++;
    if (byte >= 0x80) return fault("unexpected special character");
    if (byte != '+') return out_.append_character(byte);
    if (position_ < bytes_.count && bytes_[position_] == '-') {
      ++position_;
      return out_.append_character('+');
    }
    if (position_ < bytes_.count && !is_digit(bytes_[position_])) {
      ++position_;
      return fault("ill-formed sequence");
    }
    shifted_ = true;
    high_ = 0;
    bits_ = {};
    return {};
  }

  Result<void> read_shifted(uint8_t byte) {
    int digit = digit_value(byte);
    if (digit < 0) return end_run(byte);
    ++position_;
    bits_.value = bits_.value << 6 | static_cast<uint32_t>(digit);
    bits_.count += 6;
    if (bits_.count < 16) return {};
    bits_.count -= 16;
    char32_t unit = bits_.value >> bits_.count & 0xFFFF;
    bits_.value &= (1u << bits_.count) - 1;
    char32_t high = high_;
    high_ = 0;
    if (high != 0 && is_low_surrogate(unit)) {
      return out_.append_character(0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
    }
    if (high != 0) TRY(out_.append_character(high));
    if (is_surrogate(unit) && !is_low_surrogate(unit)) {
      high_ = unit;
      return {};
    }
    return out_.append_character(unit);
  }

  Result<void> end_run(uint8_t byte) {
    shifted_ = false;
    if (bits_.count >= 6) {
      ++position_;
      return fault("partial character in shift sequence");
    }
    if (bits_.value != 0) {
      ++position_;
      return fault("non-zero padding bits in shift sequence");
    }
    bool is_plain = byte < 0x80 && byte != '+';
    if (high_ != 0 && is_plain) TRY(out_.append_character(high_));
    high_ = 0;
    if (byte == '-') ++position_;
    return {};
  }

  Result<void> end_of_text() {
    shifted_ = false;
    bool is_whole = high_ == 0 && bits_.count < 6 && bits_.value == 0;
    return is_whole ? Result<void>() : fault("unterminated shift sequence");
  }

  Vm& vm_;
  BytesView bytes_;
  DecodeFaultHandler& faults_;
  StringBuilder& out_;
  uint32_t position_ = 0;
  uint32_t start_ = 0;  // start of the run or byte that is being read
  Bits bits_;
  char32_t high_ = 0;  // a high surrogate that waits for its low one
  bool shifted_ = false;
};

}  // namespace

Result<Bytes*> encode_utf7(Vm& vm, const Str* string) { return Writer(vm).run(string); }

Result<void> decode_utf7_calling(Vm& vm, DecodeFaultHandler& faults, StringBuilder& out) {
  return Reader(vm, faults, out).run();
}

}  // namespace hognose
