// Encoding and decoding of base64.
//
// The size of a result follows from the size of the argument and is charged before the work.
#include "library/data/base64_text.h"

#include "library/core/module_errors.h"
#include "objects/core/make.h"

namespace hognose {

namespace {

template <class... Arguments>
Failure raise_binascii(Vm& vm, const char* format, Arguments... arguments) {
  return raise_module_error(vm, "binascii", "Error", format, arguments...);
}

// Decodes groups of four, and from the first character that is not a digit each by itself.
class Base64Decoder {
 public:
  Base64Decoder(Vm& vm, BytesView text, const DigitTable& table, Strictness strictness)
      : vm_(vm), text_(text), table_(table), strict_(strictness == Strictness::Strict) {}

  Result<Value> decode() {
    TRY(vm_.meter.charge(text_.count / 8));
    if (strict_ && text_.count != 0 && table_[text_[0]] == kPadding) {
      return raise_binascii(vm_, "Leading padding not allowed");
    }
    uint64_t most = uint64_t{text_.count - trailing_padding()} * 3 / 4;
    Bytes* bytes = TRY(make_bytes_room(vm_, most));
    out_ = bytes->data.data();
    TRY(decode_groups());
    TRY(decode_characters());
    auto count = static_cast<uint64_t>(out_ - bytes->data.data());
    if (position_ == 1) {
      return raise_binascii(vm_,
                            "Invalid base64-encoded string: number of data characters ({}) cannot "
                            "be 1 more than a multiple of 4",
                            count / 3 * 4 + 1);
    }
    if (position_ != 0) return raise_binascii(vm_, "Incorrect padding");
    if (count == most) return Value::from_cell(bytes);
    return Value::from_cell(TRY(make_bytes(vm_, bytes->data.data(), count)));
  }

 private:
  uint32_t trailing_padding() const {
    uint32_t count = 0;
    while (count < 2 && count < text_.count && table_[text_[text_.count - 1 - count]] == kPadding) {
      ++count;
    }
    return count;
  }

  Result<void> decode_groups() {
    return in_parts(vm_.meter, text_.count / 4, kPacedItems, [&](size_t begin, size_t end) {
      const uint8_t* in = text_.data + 4 * begin;
      const uint8_t* stop = text_.data + 4 * end;
      for (; in != stop; in += 4) {
        uint32_t a = table_[in[0]], b = table_[in[1]], c = table_[in[2]], d = table_[in[3]];
        if (!is_digit_value(a | b | c | d)) break;
        uint32_t group = a << 18 | b << 12 | c << 6 | d;
        *out_++ = static_cast<uint8_t>(group >> 16);
        *out_++ = static_cast<uint8_t>(group >> 8);
        *out_++ = static_cast<uint8_t>(group);
      }
      next_ = static_cast<uint32_t>(in - text_.data);
      return in == stop;
    });
  }

  Result<void> decode_characters() {
    Pace pace(vm_.meter);
    for (uint32_t i = next_; i < text_.count; ++i) {
      TRY(pace.turn());
      uint8_t value = table_[text_[i]];
      if (is_digit_value(value)) {
        if (strict_ && padding_started_) {
          return raise_binascii(vm_, "Discontinuous padding not allowed");
        }
        add_digit(value);
      } else if (value == kPadding) {
        if (TRY(ends_at_padding(i))) return {};
      } else if (strict_) {
        return raise_binascii(vm_, "Only base64 data is allowed");
      }
    }
    return {};
  }

  // True if the padding at `i` completes a group, which is the last one.
  Result<bool> ends_at_padding(uint32_t i) {
    padding_started_ = true;
    if (strict_ && position_ == 0) return raise_binascii(vm_, "Excess padding not allowed");
    if (position_ < 2 || position_ + ++pads_ < 4) return false;
    if (strict_ && i + 1 < text_.count) return raise_binascii(vm_, "Excess data after padding");
    position_ = 0;
    return true;
  }

  void add_digit(uint8_t value) {
    pads_ = 0;
    switch (position_) {
      case 0: left_ = value; break;
      case 1:
        *out_++ = static_cast<uint8_t>(left_ << 2 | value >> 4);
        left_ = value & 15;
        break;
      case 2:
        *out_++ = static_cast<uint8_t>(left_ << 4 | value >> 2);
        left_ = value & 3;
        break;
      default: *out_++ = static_cast<uint8_t>(left_ << 6 | value); break;
    }
    position_ = (position_ + 1) % 4;
  }

  Vm& vm_;
  BytesView text_;
  const DigitTable& table_;
  bool strict_;
  uint8_t* out_ = nullptr;
  uint32_t next_ = 0;                 // the first character that no whole group contains
  unsigned position_ = 0, pads_ = 0;  // within the group of four
  uint8_t left_ = 0;                  // bits of the group that are not written yet
  bool padding_started_ = false;
};

}  // namespace

Result<Bytes*> encode_base64(Vm& vm, BytesView bytes, const char* digits, LineEnd line_end) {
  bool newline = line_end == LineEnd::Newline;
  uint64_t length = (uint64_t{bytes.count} + 2) / 3 * 4 + (newline ? 1 : 0);
  TRY(vm.meter.charge(length / 8));
  Bytes* text = TRY(make_bytes_room(vm, length));
  uint8_t* out = text->data.data();
  auto digit = [&](uint32_t value) { return static_cast<uint8_t>(digits[value & 63]); };
  TRY(in_parts(vm.meter, bytes.count / 3, kPacedItems, [&](size_t begin, size_t end) {
    for (const uint8_t* in = bytes.data + 3 * begin; in != bytes.data + 3 * end; in += 3) {
      uint32_t group = static_cast<uint32_t>(in[0]) << 16 | in[1] << 8 | in[2];
      *out++ = digit(group >> 18);
      *out++ = digit(group >> 12);
      *out++ = digit(group >> 6);
      *out++ = digit(group);
    }
  }));
  if (uint32_t i = bytes.count / 3 * 3; i < bytes.count) {
    bool two = i + 1 < bytes.count;
    uint32_t group = static_cast<uint32_t>(bytes[i]) << 16 | (two ? bytes[i + 1] << 8 : 0);
    *out++ = digit(group >> 18);
    *out++ = digit(group >> 12);
    *out++ = two ? digit(group >> 6) : '=';
    *out++ = '=';
  }
  if (newline) *out = '\n';
  return text;
}

Result<Value> decode_base64(Vm& vm, BytesView text, const DigitTable& table,
                            Strictness strictness) {
  return Base64Decoder(vm, text, table, strictness).decode();
}

}  // namespace hognose
