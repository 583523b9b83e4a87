// The module base64: base64, base32 and base16. Ascii85 and its relatives are in base85.cpp; what
// reads and writes files is in base64.py.
//
// The size of every result follows from the size of the argument and is charged before the result
// is written. Options may be objects of the guest with methods: the argument is read again after
// them.
#include "library/core/module_errors.h"
#include "library/core/modules.h"
#include "library/data/base64_text.h"
#include "library/data/base85.h"
#include "library/data/encoded_text.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

Failure raise_binascii(Vm& vm, const char* text) {
  return raise_module_error(vm, "binascii", "Error", text);
}

// Repeats the work of `assert condition, repr(value)`.
Result<void> assert_calling(Vm& vm, bool condition, Value value) {
  if (condition) return {};
  return vm.raise_with_argument(TypeId::AssertionError,
                                Value::from_cell(TRY(repr_calling(vm, value))));
}

// Reads exactly `count` bytes that a decoder takes as an option.
Result<void> read_option_calling(Vm& vm, Value option, uint8_t* bytes, uint32_t count) {
  BytesView view;
  if (!TRY(find_encoded_text(vm, option, &view))) {
    option = TRY(copied_text_calling(vm, option));
    find_bytes(vm, option, &view);
  }
  if (view.count != count) {
    if (!vm.is_exactly(option, TypeId::Bytearray)) {
      option = Value::from_cell(TRY(make_bytes(vm, view.data, view.count)));
    }
    return assert_calling(vm, false, option);
  }
  std::copy_n(view.data, count, bytes);
  return {};
}

// Lowercase letters have the values of the others.
constexpr DigitTable with_lowercase(const DigitTable& table) {
  DigitTable folded = table;
  for (uint8_t c = 'a'; c <= 'z'; ++c) folded.values[c] = table[static_cast<uint8_t>(c - 32)];
  return folded;
}

// --- base64

constexpr char kUrlsafeDigits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Two characters have the values of "+" and "/", which keep them.
constexpr DigitTable with_altchars(uint8_t plus, uint8_t slash) {
  DigitTable table = kBase64Values;
  table.values[plus] = 62;
  table.values[slash] = 63;
  return table;
}
constexpr DigitTable kUrlsafeValues = with_altchars('-', '_');

Result<Value> encode_calling(Vm& vm, Value source, const char* digits) {
  BytesView bytes = TRY(bytes_argument(vm, source));
  return Value::from_cell(TRY(encode_base64(vm, bytes, digits, LineEnd::None)));
}

Result<Value> standard_b64encode(Vm& vm, const Value* arguments) {
  return encode_calling(vm, arguments[0], kBase64Digits);
}

Result<Value> urlsafe_b64encode(Vm& vm, const Value* arguments) {
  return encode_calling(vm, arguments[0], kUrlsafeDigits);
}

Result<Value> b64encode(Vm& vm, const Value* arguments) {
  Value source = arguments[0], altchars = arguments[1];
  BytesView bytes = TRY(bytes_argument(vm, source));
  Bytes* text = TRY(encode_base64(vm, bytes, kBase64Digits, LineEnd::None));
  if (altchars.is_none()) return Value::from_cell(text);
  TRY(assert_calling(vm, TRY(length_calling(vm, altchars)) == 2, altchars));
  BytesView two = TRY(bytes_argument(vm, altchars));
  if (two.count != 2) {
    return vm.raise(TypeId::ValueError, "maketrans arguments must have same length");
  }
  TRY(vm.meter.charge(text->length / 8));
  TRY(in_parts(vm.meter, text->length, kPacedItems, [&](size_t begin, size_t end) {
    for (uint8_t* character = text->data.from(begin); character != text->data.from(end);
         ++character) {
      if (*character == '+') {
        *character = two[0];
      } else if (*character == '/') {
        *character = two[1];
      }
    }
  }));
  return Value::from_cell(text);
}

Result<Value> standard_b64decode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<1>(vm, standard_b64decode, copy, arguments);
  }
  return decode_base64(vm, text, kBase64Values, Strictness::Lenient);
}

Result<Value> urlsafe_b64decode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<1>(vm, urlsafe_b64decode, copy, arguments);
  }
  return decode_base64(vm, text, kUrlsafeValues, Strictness::Lenient);
}

Result<Value> b64decode(Vm& vm, const Value* arguments) {
  Value source = arguments[0], altchars = arguments[1];
  BytesView text;
  if (!TRY(find_encoded_text(vm, source, &text))) {
    Value copy = TRY(copied_text_calling(vm, source));
    return call_with_source_calling<3>(vm, b64decode, copy, arguments);
  }
  uint8_t two[2] = {'+', '/'};
  if (!altchars.is_none()) TRY(read_option_calling(vm, altchars, two, 2));
  bool strict = TRY(truth_calling(vm, arguments[2]));
  text = TRY(find_encoded_text_again(vm, source));
  Strictness strictness = strict ? Strictness::Strict : Strictness::Lenient;
  if (altchars.is_none()) return decode_base64(vm, text, kBase64Values, strictness);
  return decode_base64(vm, text, with_altchars(two[0], two[1]), strictness);
}

// --- base32

constexpr char kBase32Digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr char kBase32HexDigits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
constexpr DigitTable kBase32Values(kBase32Digits, PaddingCharacter::EqualsSign);
constexpr DigitTable kBase32HexValues(kBase32HexDigits, PaddingCharacter::EqualsSign);
constexpr DigitTable kBase32Folded = with_lowercase(kBase32Values);
constexpr DigitTable kBase32HexFolded = with_lowercase(kBase32HexValues);

// Writes a group of five bytes as eight digits.
void put_base32(const uint8_t* in, uint8_t* out, const char* digits) {
  uint64_t group =
      uint64_t{in[0]} << 32 | static_cast<uint32_t>(in[1]) << 24 | in[2] << 16 | in[3] << 8 | in[4];
  for (unsigned i = 0; i < 8; ++i) {
    out[i] = static_cast<uint8_t>(digits[group >> (35 - 5 * i) & 31]);
  }
}

Result<Value> encode_base32(Vm& vm, BytesView bytes, const char* digits) {
  uint64_t length = (uint64_t{bytes.count} + 4) / 5 * 8;
  TRY(vm.meter.charge(length / 8));
  Bytes* text = TRY(make_bytes_room(vm, length));
  uint32_t groups = bytes.count / 5, left = bytes.count % 5;
  TRY(in_parts(vm.meter, groups, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      put_base32(bytes.data + 5 * i, text->data.data() + 8 * i, digits);
    }
  }));
  if (left != 0) {
    uint8_t group[5] = {}, *last = text->data.data() + 8 * uint64_t{groups};
    std::copy_n(bytes.data + 5 * groups, left, group);
    put_base32(group, last, digits);
    uint32_t written = (8 * left + 4) / 5;
    std::fill_n(last + written, 8 - written, uint8_t{'='});
  }
  return Value::from_cell(text);
}

template <const char* digits>
Result<Value> base32_encoder(Vm& vm, const Value* arguments) {
  BytesView bytes;
  if (!find_bytes(vm, arguments[0], &bytes)) {
    Value copy = TRY(copied_bytes_calling(vm, arguments[0]));
    return call_with_source_calling<1>(vm, base32_encoder<digits>, copy, arguments);
  }
  return encode_base32(vm, bytes, digits);
}

// Reads eight digits as five bytes. False if one is not a digit.
bool take_base32(const uint8_t* in, uint8_t* out, const DigitTable& table) {
  uint64_t group = 0;
  unsigned values = 0;
  for (unsigned i = 0; i < 8; ++i) {
    uint8_t value = table[in[i]];
    values |= value;
    group = group << 5 | (value & 31);
  }
  for (unsigned i = 0; i < 5; ++i) out[i] = static_cast<uint8_t>(group >> (32 - 8 * i));
  return is_digit_value(values);
}

// The padding comes last, at most seven characters belong to a group.
Result<Value> decode_base32(Vm& vm, BytesView text, const DigitTable& table) {
  TRY(vm.meter.charge(text.count / 8));
  size_t pads = TRY(paced_run(vm.meter, text.count, [&](size_t i) {
    return table[text.data[text.count - 1 - i]] == kPadding;
  }));
  uint64_t digits = text.count - pads, groups = digits / 8, left = digits % 8;
  Bytes* bytes = TRY(make_bytes_room(vm, groups * 5 + left * 5 / 8));
  bool are_digits = true;
  TRY(in_parts(vm.meter, groups, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end && are_digits; ++i) {
      are_digits = take_base32(text.data + 8 * i, bytes->data.data() + 5 * i, table);
    }
    return are_digits;
  }));
  uint8_t last[8], group[5];
  std::fill_n(last, 8, text.count == 0 ? uint8_t{0} : text[0]);
  std::copy_n(text.data + 8 * groups, left, last);
  if (are_digits && left != 0) are_digits = take_base32(last, group, table);
  if (!are_digits) return raise_binascii(vm, "Non-base32 digit found");
  if (pads >= 8 || left == 1 || left == 3 || left == 6) {
    return raise_binascii(vm, "Incorrect padding");
  }
  std::copy_n(group, left * 5 / 8, bytes->data.data() + 5 * groups);
  return Value::from_cell(bytes);
}

// Lets "0" mean the letter O, and "1" what the letter means.
Result<void> map_digits_calling(Vm& vm, DigitTable& table, Value letter) {
  uint8_t one;
  TRY(read_option_calling(vm, letter, &one, 1));
  uint8_t value = table[one];
  table.values[static_cast<uint8_t>('0')] = table['O'];
  table.values[static_cast<uint8_t>('1')] = value;
  return {};
}

// arguments: s, casefold, map01
Result<Value> decode_base32_calling(Vm& vm, const DigitTable& plain, const DigitTable& folded,
                                    const Value* arguments) {
  BytesView text = TRY(find_encoded_text_again(vm, arguments[0]));
  if (text.count % 8 != 0) return raise_binascii(vm, "Incorrect padding");
  const DigitTable& table = TRY(truth_calling(vm, arguments[1])) ? folded : plain;
  DigitTable mapped = table;
  bool is_mapped = !arguments[2].is_none();
  if (is_mapped) TRY(map_digits_calling(vm, mapped, arguments[2]));
  text = TRY(find_encoded_text_again(vm, arguments[0]));
  if (text.count % 8 != 0) return raise_binascii(vm, "Incorrect padding");
  return decode_base32(vm, text, is_mapped ? mapped : table);
}

Result<Value> b32decode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<3>(vm, b32decode, copy, arguments);
  }
  return decode_base32_calling(vm, kBase32Values, kBase32Folded, arguments);
}

Result<Value> b32hexdecode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<2>(vm, b32hexdecode, copy, arguments);
  }
  Value without_map[] = {arguments[0], arguments[1], Value::none()};
  return decode_base32_calling(vm, kBase32HexValues, kBase32HexFolded, without_map);
}

// --- base16

constexpr char kBase16Digits[] = "0123456789ABCDEF";
constexpr DigitTable kBase16Values(kBase16Digits);
constexpr DigitTable kBase16Folded = with_lowercase(kBase16Values);

Result<Value> b16encode(Vm& vm, const Value* arguments) {
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  TRY(vm.meter.charge(bytes.count / 4));
  Bytes* text = TRY(make_bytes_room(vm, uint64_t{bytes.count} * 2));
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      text->data[2 * i] = static_cast<uint8_t>(kBase16Digits[bytes.data[i] >> 4]);
      text->data[2 * i + 1] = static_cast<uint8_t>(kBase16Digits[bytes.data[i] & 15]);
    }
  }));
  return Value::from_cell(text);
}

Result<Value> decode_base16(Vm& vm, BytesView text, const DigitTable& table) {
  TRY(vm.meter.charge(text.count / 8));
  Bytes* bytes = TRY(make_bytes_room(vm, text.count / 2));
  unsigned values = text.count % 2 == 0 ? 0 : table[text[text.count - 1]];
  TRY(in_parts(vm.meter, text.count / 2, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      unsigned high = table[text.data[2 * i]], low = table[text.data[2 * i + 1]];
      values |= high | low;
      bytes->data[i] = static_cast<uint8_t>(high << 4 | low);
    }
    return is_digit_value(values);
  }));
  if (!is_digit_value(values)) return raise_binascii(vm, "Non-base16 digit found");
  if (text.count % 2 != 0) return raise_binascii(vm, "Odd-length string");
  return Value::from_cell(bytes);
}

Result<Value> b16decode(Vm& vm, const Value* arguments) {
  BytesView text;
  if (!TRY(find_encoded_text(vm, arguments[0], &text))) {
    Value copy = TRY(copied_text_calling(vm, arguments[0]));
    return call_with_source_calling<2>(vm, b16decode, copy, arguments);
  }
  bool casefold = TRY(truth_calling(vm, arguments[1]));
  text = TRY(find_encoded_text_again(vm, arguments[0]));
  return decode_base16(vm, text, casefold ? kBase16Folded : kBase16Values);
}

constexpr NativeRow kRows[] = {
    {"a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b' \\t\\n\\r\\x0b')", a85decode,
     kNativeLikePython},
    {"a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False)", a85encode,
     kNativeLikePython},
    {"b16decode(s, casefold=False)", b16decode, kNativeLikePython},
    {"b16encode(s)", b16encode, kNativeLikePython},
    {"b32decode(s, casefold=False, map01=None)", b32decode, kNativeLikePython},
    {"b32encode(s)", base32_encoder<kBase32Digits>, kNativeLikePython},
    {"b32hexdecode(s, casefold=False)", b32hexdecode, kNativeLikePython},
    {"b32hexencode(s)", base32_encoder<kBase32HexDigits>, kNativeLikePython},
    {"b64decode(s, altchars=None, validate=False)", b64decode, kNativeLikePython},
    {"b64encode(s, altchars=None)", b64encode, kNativeLikePython},
    {"b85decode(b)", b85decode, kNativeLikePython},
    {"b85encode(b, pad=False)", b85encode, kNativeLikePython},
    {"standard_b64decode(s)", standard_b64decode, kNativeLikePython},
    {"standard_b64encode(s)", standard_b64encode, kNativeLikePython},
    {"urlsafe_b64decode(s)", urlsafe_b64decode, kNativeLikePython},
    {"urlsafe_b64encode(s)", urlsafe_b64encode, kNativeLikePython},
    {"z85decode(s)", z85decode, kNativeLikePython},
    {"z85encode(s)", z85encode, kNativeLikePython},
};

}  // namespace

std::span<const NativeRow> base64_module_functions() { return kRows; }

Result<void> fill_base64_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
