// Ascii85, base85 and Z85: a word of four bytes is written as five digits of base 85.
//
// The last word may be shorter: n bytes are n + 1 digits. Ascii85 also writes a word of zeros as
// "z", on request a word of spaces as "y", breaks lines, and skips characters when it decodes.
#include "library/data/base85.h"

#include "library/data/digit_table.h"
#include "library/data/encoded_text.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

constexpr char kBase85Digits[] =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
constexpr char kZ85Digits[] =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";
constexpr char kAscii85Digits[] =
    "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstu";
constexpr DigitTable kBase85Values(kBase85Digits);
constexpr DigitTable kZ85Values(kZ85Digits);
constexpr DigitTable kAscii85Values(kAscii85Digits);

constexpr uint32_t kSpaces = 0x20202020;
constexpr uint8_t kLargestDigit = 84;

// --- words

uint32_t read_word(const uint8_t* in) {
  return static_cast<uint32_t>(in[0]) << 24 | in[1] << 16 | in[2] << 8 | in[3];
}

// The last word of `bytes`, filled with zeros.
uint32_t read_last_word(BytesView bytes) {
  uint8_t word[4] = {};
  std::copy_n(bytes.data + bytes.count / 4 * 4, bytes.count % 4, word);
  return read_word(word);
}

void write_word(uint8_t* out, uint32_t word) {
  for (unsigned i = 0; i < 4; ++i) out[i] = static_cast<uint8_t>(word >> (24 - 8 * i));
}

void write_digits(uint8_t* out, uint32_t word, const char* digits) {
  uint32_t high = word / (85 * 85), low = word % (85 * 85);
  out[0] = static_cast<uint8_t>(digits[high / (85 * 85)]);
  out[1] = static_cast<uint8_t>(digits[high / 85 % 85]);
  out[2] = static_cast<uint8_t>(digits[high % 85]);
  out[3] = static_cast<uint8_t>(digits[low / 85]);
  out[4] = static_cast<uint8_t>(digits[low % 85]);
}

// Five digits as a word, or more than UINT32_MAX.
uint64_t word_of_digits(const uint8_t* values) {
  uint64_t word = 0;
  for (unsigned i = 0; i < 5; ++i) word = word * 85 + values[i];
  return word;
}

// --- base85 and Z85

Result<Value> encode_base85(Vm& vm, BytesView bytes, bool pad, const char* digits) {
  uint64_t words = bytes.count / 4, left = bytes.count % 4;
  uint64_t last_length = left == 0 ? 0 : pad ? 5 : left + 1;
  uint64_t length = words * 5 + last_length;
  TRY(vm.meter.charge(length / 8));
  Bytes* text = TRY(make_bytes_room(vm, length));
  TRY(in_parts(vm.meter, words, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      write_digits(text->data.data() + 5 * i, read_word(bytes.data + 4 * i), digits);
    }
  }));
  uint8_t last[5];
  write_digits(last, read_last_word(bytes), digits);
  std::copy_n(last, last_length, text->data.data() + 5 * words);
  return Value::from_cell(text);
}

class Base85Decoder {
 public:
  Base85Decoder(Vm& vm, BytesView text, const DigitTable& table, const char* encoding)
      : vm_(vm), text_(text), table_(table), encoding_(encoding) {}

  Result<Value> decode() {
    TRY(vm_.meter.charge(text_.count / 8));
    uint64_t words = text_.count / 5, left = text_.count % 5;
    uint64_t last_length = left == 0 ? 0 : left - 1;
    Bytes* bytes = TRY(make_bytes_room(vm_, words * 4 + last_length));
    uint64_t failed = words;
    TRY(in_parts(vm_.meter, words, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        if (!take_word(text_.data + 5 * i, bytes->data.data() + 4 * i)) {
          failed = i;
          return false;
        }
      }
      return true;
    }));
    if (failed != words) return raise_at(text_.data + 5 * failed, 5 * failed, 5);
    if (left != 0) {
      uint8_t last[5], word[4];
      std::fill_n(last, 5, largest_digit());
      std::copy_n(text_.data + 5 * words, left, last);
      if (!take_word(last, word)) return raise_at(last, 5 * words, left);
      std::copy_n(word, last_length, bytes->data.data() + 4 * words);
    }
    return Value::from_cell(bytes);
  }

 private:
  uint8_t largest_digit() const { return &table_ == &kZ85Values ? '#' : '~'; }

  bool take_word(const uint8_t* in, uint8_t* out) const {
    uint8_t values[5];
    unsigned all = 0;
    for (unsigned i = 0; i < 5; ++i) all |= values[i] = table_[in[i]];
    uint64_t word = word_of_digits(values);
    write_word(out, static_cast<uint32_t>(word));
    return is_digit_value(all) && word <= UINT32_MAX;
  }

  Failure raise_at(const uint8_t* group, uint64_t position, uint64_t count) {
    for (uint64_t i = 0; i < count; ++i) {
      if (!is_digit_value(table_[group[i]])) {
        return vm_.raise(TypeId::ValueError, "bad {} character at position {}", encoding_,
                         position + i);
      }
    }
    return vm_.raise(TypeId::ValueError, "{} overflow in hunk starting at byte {}", encoding_,
                     position);
  }

  Vm& vm_;
  BytesView text_;
  const DigitTable& table_;
  const char* encoding_;
};

// --- encoding Ascii85

struct Ascii85Options {
  bool fold_spaces = false;
  bool pad = false;
  bool adobe = false;
  uint64_t width = 0;  // of a line, 0: one line
};

// The shortest line holds one mark of Adobe, or one character.
Result<uint64_t> width_argument_calling(Vm& vm, Value value, bool adobe) {
  if (!TRY(truth_calling(vm, value))) return 0;
  int64_t width = TRY(index_int64_calling(vm, value, OutOfRange::Clamp));
  return static_cast<uint64_t>(std::max(width, int64_t{adobe ? 2 : 1}));
}

class Ascii85Encoder {
 public:
  Ascii85Encoder(Vm& vm, BytesView bytes, Ascii85Options options)
      : vm_(vm), bytes_(bytes), options_(options) {}

  Result<Value> encode() {
    TRY(vm_.meter.charge(bytes_.count / 4));
    uint64_t length = TRY(unbroken_length());
    uint64_t breaks = line_breaks(length);
    uint64_t closing = options_.adobe ? 2 : 0;
    TRY(vm_.meter.charge(breaks));
    Bytes* text = TRY(make_bytes_room(vm_, length + breaks + closing));
    // The lines are written without breaks to where they end, then moved apart.
    TRY(write_unbroken(text->data.from(breaks)));
    if (breaks != 0) TRY(break_lines(text->data.data(), length, breaks));
    if (closing != 0) std::copy_n("~>", 2, text->data.data() + length + breaks);
    return Value::from_cell(text);
  }

 private:
  uint64_t words() const { return bytes_.count / 4; }
  uint64_t left() const { return bytes_.count % 4; }
  bool is_folded(uint32_t word) const {
    return word == 0 || (word == kSpaces && options_.fold_spaces);
  }
  uint64_t last_length() const {
    if (left() == 0) return 0;
    if (!options_.pad) return left() + 1;
    return is_folded(read_last_word(bytes_)) ? 1 : 5;
  }

  Result<uint64_t> unbroken_length() {
    uint64_t folded = 0;
    TRY(in_parts(vm_.meter, words(), kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) folded += is_folded(read_word(bytes_.data + 4 * i));
    }));
    return words() * 5 - folded * 4 + last_length() + (options_.adobe ? 2 : 0);
  }

  // Adobe's closing mark goes to a line of its own if the last line has no room for it.
  uint64_t line_breaks(uint64_t length) const {
    if (options_.width == 0 || length == 0) return 0;
    uint64_t breaks = (length - 1) / options_.width;
    uint64_t last_line = length - breaks * options_.width;
    return breaks + (options_.adobe && options_.width - last_line < 2 ? 1 : 0);
  }

  Result<void> write_unbroken(uint8_t* out) {
    if (options_.adobe) out = std::copy_n("<~", 2, out);
    TRY(in_parts(vm_.meter, words(), kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) {
        uint32_t word = read_word(bytes_.data + 4 * i);
        if (HOGNOSE_UNLIKELY(is_folded(word))) {
          *out++ = word == 0 ? 'z' : 'y';
        } else {
          write_digits(out, word, kAscii85Digits);
          out += 5;
        }
      }
    }));
    uint8_t last[5];
    write_digits(last, read_last_word(bytes_), kAscii85Digits);
    if (last_length() == 1) last[0] = 'z';
    std::copy_n(last, last_length(), out);
    return {};
  }

  Result<void> break_lines(uint8_t* out, uint64_t length, uint64_t breaks) {
    Pace pace(vm_.meter);
    const uint8_t* in = out + breaks;
    for (uint64_t i = 0; i < breaks; ++i) {
      TRY(pace.turn(8));
      uint64_t line = std::min(length, options_.width);
      TRY(paced_move(vm_.meter, out, in, line));
      out += line;
      in += line;
      length -= line;
      *out++ = '\n';
    }
    return {};
  }

  Vm& vm_;
  BytesView bytes_;
  Ascii85Options options_;
};

// --- decoding Ascii85

// The characters that a decoder skips: those of bytes are known in advance, any other container is
// asked for each.
class IgnoredCharacters {
 public:
  explicit IgnoredCharacters(Vm& vm) : vm_(vm) {}

  static bool is_asked(const Vm& vm, Value container) {
    return !container.is_undefined() && !vm.is_exactly(container, TypeId::Bytes);
  }

  Result<void> read(Value container) {
    container_ = container;
    if (container.is_undefined()) {
      for (char space : {' ', '\t', '\n', '\r', '\v'}) known_[static_cast<uint8_t>(space)] = true;
    } else if (!is_asked(vm_, container)) {
      BytesView characters = view_of(vm_.known<Bytes>(container));
      TRY(vm_.meter.charge(characters.count / 8));
      TRY(in_parts(vm_.meter, characters.count, kPacedItems, [&](size_t begin, size_t end) {
        for (size_t i = begin; i < end; ++i) known_[characters.data[i]] = true;
      }));
    }
    return {};
  }

  Result<bool> contain_calling(uint8_t character) const {
    if (!is_asked(vm_, container_)) return known_[character];
    return contains_calling(vm_, container_, Value::from_small_int(character));
  }

 private:
  Vm& vm_;
  Value container_ = Value::undefined();
  bool known_[256] = {};
};

class Ascii85Decoder {
 public:
  Ascii85Decoder(Vm& vm, BytesView text, bool fold_spaces, const IgnoredCharacters& ignored)
      : vm_(vm), text_(text), fold_spaces_(fold_spaces), ignored_(ignored) {}

  Result<Value> decode_calling() {
    TRY(vm_.meter.charge(text_.count / 4));
    uint64_t most = TRY(largest_length());
    Bytes* bytes = TRY(make_bytes_room(vm_, most));
    Pace pace(vm_.meter);
    for (uint32_t i = 0; i < text_.count;) {
      TRY(pace.turn());
      if (digits_ == 0 && take_word_at(i, bytes)) {
        i += 5;
      } else {
        TRY(take_character_calling(text_[i++], bytes));
      }
    }
    TRY(finish(bytes));
    if (length_ == most) return Value::from_cell(bytes);
    return Value::from_cell(TRY(make_bytes(vm_, bytes->data.data(), length_)));
  }

 private:
  // As if no character were skipped.
  Result<uint64_t> largest_length() {
    uint64_t folded = 0;
    TRY(in_parts(vm_.meter, text_.count, kPacedItems, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) folded += text_.data[i] == 'z' || text_.data[i] == 'y';
    }));
    uint64_t digits = text_.count - folded, left = digits % 5;
    return 4 * folded + digits / 5 * 4 + (left == 0 ? 0 : left - 1);
  }

  // Decodes a whole word without exceptions, which almost all are.
  bool take_word_at(uint32_t i, Bytes* bytes) {
    if (text_.count - i < 5) return false;
    uint8_t values[5];
    unsigned all = 0;
    for (unsigned k = 0; k < 5; ++k) all |= values[k] = kAscii85Values[text_[i + k]];
    uint64_t word = word_of_digits(values);
    if (!is_digit_value(all) || word > UINT32_MAX) return false;
    put(bytes, static_cast<uint32_t>(word));
    return true;
  }

  Result<void> take_character_calling(uint8_t character, Bytes* bytes) {
    uint8_t value = kAscii85Values[character];
    if (is_digit_value(value)) {
      values_[digits_++] = value;
      return digits_ == 5 ? take_word(bytes, 4) : Result<void>{};
    }
    if (character == 'z' || (character == 'y' && fold_spaces_)) {
      if (digits_ != 0) {
        return vm_.raise(TypeId::ValueError, "{} inside Ascii85 5-tuple", char32_t{character});
      }
      put(bytes, character == 'z' ? 0 : kSpaces);
      return {};
    }
    if (TRY(ignored_.contain_calling(character))) return {};
    return vm_.raise(TypeId::ValueError, "Non-Ascii85 digit found: {}", char32_t{character});
  }

  Result<void> finish(Bytes* bytes) {
    if (digits_ == 0) return {};
    unsigned count = digits_ - 1;
    while (digits_ < 5) values_[digits_++] = kLargestDigit;
    return take_word(bytes, count);
  }

  // Writes the first `count` bytes of the word.
  Result<void> take_word(Bytes* bytes, unsigned count) {
    uint64_t word = word_of_digits(values_);
    if (word > UINT32_MAX) return vm_.raise(TypeId::ValueError, "Ascii85 overflow");
    uint8_t four[4];
    write_word(four, static_cast<uint32_t>(word));
    std::copy_n(four, count, bytes->data.from(length_));
    length_ += count;
    digits_ = 0;
    return {};
  }

  void put(Bytes* bytes, uint32_t word) {
    write_word(bytes->data.from(length_), word);
    length_ += 4;
  }

  Vm& vm_;
  BytesView text_;
  bool fold_spaces_;
  const IgnoredCharacters& ignored_;
  uint64_t length_ = 0;
  unsigned digits_ = 0;  // of the word that is not complete
  uint8_t values_[5] = {};
};

// The text between Adobe's marks. The first is optional.
Result<BytesView> between_marks(Vm& vm, BytesView text) {
  std::string_view characters(reinterpret_cast<const char*>(text.data), text.count);
  if (!characters.ends_with("~>")) {
    return vm.raise(TypeId::ValueError, "Ascii85 encoded byte sequences must end with b'~>'");
  }
  uint32_t start = characters.starts_with("<~") ? 2 : 0;
  uint32_t end = std::max(start, text.count - 2);
  return BytesView{text.data + start, end - start};
}

}  // namespace

Result<Value> a85encode(Vm& vm, const Value* arguments) {
  BytesView bytes;
  if (!find_bytes(vm, arguments[0], &bytes)) {
    Value copy = TRY(copied_bytes_calling(vm, arguments[0]));
    return call_with_source_calling<5>(vm, a85encode, copy, arguments);
  }
  Ascii85Options options;
  options.fold_spaces = TRY(truth_calling(vm, arguments[1]));
  bytes = TRY(bytes_argument(vm, arguments[0]));
  if (bytes.count % 4 != 0) options.pad = TRY(truth_calling(vm, arguments[3]));
  options.adobe = TRY(truth_calling(vm, arguments[4]));
  options.width = TRY(width_argument_calling(vm, arguments[2], options.adobe));
  bytes = TRY(bytes_argument(vm, arguments[0]));
  return Ascii85Encoder(vm, bytes, options).encode();
}

Result<Value> a85decode(Vm& vm, const Value* arguments) {
  Value source = arguments[0], container = arguments[3];
  BytesView text;
  bool is_fixed = vm.is_exactly(source, TypeId::Bytes) || !find_bytes(vm, source, &text);
  bool must_copy = !TRY(find_encoded_text(vm, source, &text)) ||
                   (IgnoredCharacters::is_asked(vm, container) && !is_fixed);
  if (must_copy) {
    Value copy = TRY(copied_text_calling(vm, source));
    return call_with_source_calling<4>(vm, a85decode, copy, arguments);
  }
  bool fold_spaces = TRY(truth_calling(vm, arguments[1]));
  bool adobe = TRY(truth_calling(vm, arguments[2]));
  text = TRY(find_encoded_text_again(vm, source));
  if (adobe) text = TRY(between_marks(vm, text));
  IgnoredCharacters ignored(vm);
  TRY(ignored.read(container));
  return Ascii85Decoder(vm, text, fold_spaces, ignored).decode_calling();
}

Result<Value> b85encode(Vm& vm, const Value* arguments) {
  BytesView bytes;
  if (!find_bytes(vm, arguments[0], &bytes)) {
    Value copy = TRY(copied_bytes_calling(vm, arguments[0]));
    return call_with_source_calling<2>(vm, b85encode, copy, arguments);
  }
  bool pad = bytes.count % 4 != 0 && TRY(truth_calling(vm, arguments[1]));
  bytes = TRY(bytes_argument(vm, arguments[0]));
  return encode_base85(vm, bytes, pad, kBase85Digits);
}

Result<Value> b85decode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<1>(vm, b85decode, copy, arguments);
  }
  return Base85Decoder(vm, text, kBase85Values, "base85").decode();
}

Result<Value> z85encode(Vm& vm, const Value* arguments) {
  BytesView bytes;
  if (!find_bytes(vm, arguments[0], &bytes)) {
    Value copy = TRY(copied_bytes_calling(vm, arguments[0]));
    return call_with_source_calling<1>(vm, z85encode, copy, arguments);
  }
  return encode_base85(vm, bytes, false, kZ85Digits);
}

Result<Value> z85decode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<1>(vm, z85decode, copy, arguments);
  }
  return Base85Decoder(vm, text, kZ85Values, "z85").decode();
}

}  // namespace hognose
