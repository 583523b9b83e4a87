// The module binascii: conversions between bytes and text, and checksums.
//
// Decoders also take ASCII strings. The size of a result follows from the size of the arguments and
// is charged before the result is written. The exceptions Error and Incomplete, and the rarer
// encodings, are in binascii.py.
#include "base/ascii.h"
#include "library/core/module_errors.h"
#include "library/core/modules.h"
#include "library/data/checksums.h"
#include "objects/bytes/builder.h"
#include "objects/bytes/methods.h"
#include "objects/core/make.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

template <class... Arguments>
Failure raise_binascii(Vm& vm, const char* format, Arguments... arguments) {
  return raise_module_error(vm, "binascii", "Error", format, arguments...);
}

// The argument of a decoder: a bytes-like object or an ASCII string.
Result<BytesView> ascii_argument(Vm& vm, Value value) {
  if (const Str* text = vm.as<Str>(value, TypeId::Str)) {
    if (text->is_ascii()) return BytesView{str_data(text), text->length};
    return vm.raise(TypeId::ValueError, "string argument should contain only ASCII characters");
  }
  BytesView bytes;
  if (find_bytes(vm, value, &bytes)) return bytes;
  return vm.raise(TypeId::TypeError, "argument should be bytes, buffer or ASCII string, not '{}'",
                  type_name(vm, value));
}

// --- base64

constexpr char kBase64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr uint8_t kNoDigit = 64;

struct Base64Values {
  uint8_t values[256];
  constexpr Base64Values() : values() {
    for (auto& value : values) value = kNoDigit;
    for (uint8_t i = 0; i < 64; ++i) values[static_cast<uint8_t>(kBase64[i])] = i;
  }
};
constexpr Base64Values kBase64Values;

Result<Value> b2a_base64(Vm& vm, const Value* arguments) {
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  bool newline = TRY(truth_calling(vm, arguments[1]));
  bytes = TRY(bytes_argument(vm, arguments[0]));
  uint64_t length = (uint64_t{bytes.count} + 2) / 3 * 4 + (newline ? 1 : 0);
  TRY(vm.meter.charge(length / 8));
  Bytes* text = TRY(make_bytes_room(vm, length));
  uint8_t* out = text->data;
  auto digit = [](uint32_t value) { return static_cast<uint8_t>(kBase64[value & 63]); };
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
  return Value::from_cell(text);
}

Result<Value> a2b_base64(Vm& vm, const Value* arguments) {
  bool strict = TRY(truth_calling(vm, arguments[1]));
  BytesView text = TRY(ascii_argument(vm, arguments[0]));
  TRY(vm.meter.charge(text.count / 8));
  if (strict && text.count != 0 && text[0] == '=') {
    return raise_binascii(vm, "Leading padding not allowed");
  }
  Bytes* bytes = TRY(make_bytes_room(vm, (uint64_t{text.count} + 3) / 4 * 3));
  uint8_t* out = bytes->data;
  unsigned position = 0, pads = 0;  // within the group of four
  uint8_t left = 0;
  bool padding_started = false;
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < text.count; ++i) {
    TRY(pace.turn());
    if (text[i] == '=') {
      padding_started = true;
      if (strict && position == 0) return raise_binascii(vm, "Excess padding not allowed");
      if (position >= 2 && position + ++pads >= 4) {
        if (strict && i + 1 < text.count) {
          return raise_binascii(vm, "Excess data after padding");
        }
        position = 0;
        break;
      }
      continue;
    }
    uint8_t value = kBase64Values.values[text[i]];
    if (value == kNoDigit) {
      if (strict) return raise_binascii(vm, "Only base64 data is allowed");
      continue;
    }
    if (strict && padding_started) return raise_binascii(vm, "Discontinuous padding not allowed");
    pads = 0;
    switch (position) {
      case 0: left = value; break;
      case 1:
        *out++ = static_cast<uint8_t>(left << 2 | value >> 4);
        left = value & 15;
        break;
      case 2:
        *out++ = static_cast<uint8_t>(left << 4 | value >> 2);
        left = value & 3;
        break;
      default: *out++ = static_cast<uint8_t>(left << 6 | value); break;
    }
    position = (position + 1) % 4;
  }
  auto count = static_cast<uint64_t>(out - bytes->data);
  if (position == 1) {
    return raise_binascii(vm,
                          "Invalid base64-encoded string: number of data characters ({}) cannot be "
                          "1 more than a multiple of 4",
                          count / 3 * 4 + 1);
  }
  if (position != 0) return raise_binascii(vm, "Incorrect padding");
  return Value::from_cell(TRY(make_bytes(vm, bytes->data, count)));
}

// --- hexadecimal

Result<Value> b2a_hex(Vm& vm, const Value* arguments) {
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  Value plain[] = {Value::from_cell(TRY(make_bytes(vm, bytes.data, bytes.count))), arguments[1],
                   arguments[2]};
  Value text = TRY(bytes_hex(vm, plain));
  const Str* string = vm.cell<Str>(text);
  return Value::from_cell(TRY(make_bytes(vm, str_data(string), string->length)));
}

Result<Value> a2b_hex(Vm& vm, const Value* arguments) {
  BytesView text = TRY(ascii_argument(vm, arguments[0]));
  if (text.count % 2 != 0) return raise_binascii(vm, "Odd-length string");
  TRY(vm.meter.charge(text.count / 8));
  Bytes* bytes = TRY(make_bytes_room(vm, text.count / 2));
  Pace pace(vm.meter);
  for (uint32_t i = 0; i < text.count; i += 2) {
    TRY(pace.turn());
    int high = hex_digit_value(text[i]), low = hex_digit_value(text[i + 1]);
    if (high < 0 || low < 0) return raise_binascii(vm, "Non-hexadecimal digit found");
    bytes->data[i / 2] = static_cast<uint8_t>(high << 4 | low);
  }
  return Value::from_cell(bytes);
}

// --- checksums

Result<Value> binascii_crc32(Vm& vm, const Value* arguments) {
  uint32_t start = TRY(checksum_argument_calling(vm, arguments[1]));
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  TRY(vm.meter.charge(bytes.count / 8));
  return Value::from_small_int(TRY(paced_checksum(vm, crc32, start, bytes)));
}

// CRC-CCITT, polynomial 0x1021, most significant bit first.
Result<Value> binascii_crc_hqx(Vm& vm, const Value* arguments) {
  uint32_t checksum = TRY(checksum_argument_calling(vm, arguments[1])) & 0xFFFF;
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  TRY(vm.meter.charge(bytes.count / 2));
  Pace pace(vm.meter);
  for (uint8_t byte : bytes) {
    TRY(pace.turn());
    checksum ^= static_cast<uint32_t>(byte) << 8;
    for (int bit = 0; bit < 8; ++bit) {
      checksum = (checksum << 1 ^ ((checksum & 0x8000) != 0 ? 0x1021 : 0)) & 0xFFFF;
    }
  }
  return Value::from_small_int(checksum);
}

constexpr NativeRow kRows[] = {
    {"a2b_base64(data, /, *, strict_mode=False)", a2b_base64},
    {"a2b_hex(hexstr, /)", a2b_hex},
    {"b2a_base64(data, /, *, newline=True)", b2a_base64},
    {"b2a_hex(data, sep=<omitted>, bytes_per_sep=1)", b2a_hex},
    {"crc32(data, crc=0, /)", binascii_crc32},
    {"crc_hqx(data, crc, /)", binascii_crc_hqx},
    {"hexlify(data, sep=<omitted>, bytes_per_sep=1)", b2a_hex},
    {"unhexlify(hexstr, /)", a2b_hex},
};

}  // namespace

std::span<const NativeRow> binascii_module_functions() { return kRows; }

Result<void> fill_binascii_module(Vm&, Dict*) { return {}; }

}  // namespace hognose
