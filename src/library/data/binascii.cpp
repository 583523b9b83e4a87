// The module binascii: conversions between bytes and text, and checksums.
//
// Decoders also take ASCII strings. The size of a result follows from the size of the arguments and
// is charged before the result is written. The exceptions Error and Incomplete, and the rarer
// encodings, are in binascii.py.
#include "base/ascii.h"
#include "library/core/module_errors.h"
#include "library/core/modules.h"
#include "library/data/base64_text.h"
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

Result<Value> b2a_base64(Vm& vm, const Value* arguments) {
  TRY(bytes_argument(vm, arguments[0]));
  bool newline = TRY(truth_calling(vm, arguments[1]));
  BytesView bytes = TRY(bytes_argument(vm, arguments[0]));
  LineEnd line_end = newline ? LineEnd::Newline : LineEnd::None;
  return Value::from_cell(TRY(encode_base64(vm, bytes, kBase64Digits, line_end)));
}

Result<Value> a2b_base64(Vm& vm, const Value* arguments) {
  bool strict = TRY(truth_calling(vm, arguments[1]));
  BytesView text = TRY(ascii_argument(vm, arguments[0]));
  return decode_base64(vm, text, kBase64Values, strict ? Strictness::Strict : Strictness::Lenient);
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
