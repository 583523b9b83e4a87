// bytes.hex and bytes.fromhex: conversions between bytes and hexadecimal text.
//
// bytearray uses them too (bytearray_methods.cpp).
#include "base/ascii.h"
#include "objects/bytes/builder.h"
#include "objects/bytes/methods.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr char kHexDigits[] = "0123456789abcdef";

// The values of all bytes as hexadecimal digits; -1 for other bytes.
struct DigitValues {
  int8_t values[256];
  constexpr DigitValues() : values() {
    for (unsigned i = 0; i < 256; ++i) {
      values[i] = static_cast<int8_t>(hex_digit_value(static_cast<uint8_t>(i)));
    }
  }
  constexpr int operator[](uint8_t byte) const { return values[byte]; }
};
constexpr DigitValues kHexDigitValues;

// The separator, which must be an ASCII character.
Result<uint8_t> separator_calling(Vm& vm, Value value) {
  // A subclass may return a wrong len(). So only existing data is read, or a zero as in CPython.
  int64_t length = TRY(length_calling(vm, value));
  if (length != 1) return vm.raise(TypeId::ValueError, "sep must be length 1.");
  uint8_t separator;
  if (const Str* string = vm.as<Str>(value, TypeId::Str)) {
    if (string->kind != 1) return vm.raise(TypeId::ValueError, "sep must be ASCII.");
    separator = string->length == 0 ? 0 : str_data(string)[0];
  } else if (const Bytes* bytes = vm.as<Bytes>(value, TypeId::Bytes)) {
    separator = bytes->length == 0 ? 0 : bytes->data[0];
  } else {
    return vm.raise(TypeId::TypeError, "sep must be str or bytes.");
  }
  if (separator > 127) return vm.raise(TypeId::ValueError, "sep must be ASCII.");
  return separator;
}

// Two digits for each byte, and the separator between groups of `group` bytes. Groups count from
// the right end if it is positive, from the left if negative. 0 means no separator.
Result<Str*> hex_text(Vm& vm, BytesView bytes, uint8_t separator, int64_t group) {
  if (bytes.count == 0) return vm.empty_string();
  auto size = static_cast<uint64_t>(group < 0 ? -group : group);
  if (size >= bytes.count) size = 0;
  uint64_t separators = size == 0 ? 0 : (bytes.count - 1) / size;
  TRY(vm.meter.charge(bytes.count / 8));
  Str* text = TRY(make_string_room(vm, uint64_t{bytes.count} * 2 + separators, 1, true));
  uint8_t* out = text->data.data();
  // Bytes until the next separator.
  uint64_t left = size == 0 ? bytes.count : group < 0 ? size : (bytes.count - 1) % size + 1;
  TRY(in_parts(vm.meter, bytes.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      if (left-- == 0) {
        *out++ = separator;
        left = size - 1;
      }
      *out++ = static_cast<uint8_t>(kHexDigits[bytes.data[i] >> 4]);
      *out++ = static_cast<uint8_t>(kHexDigits[bytes.data[i] & 15]);
    }
  }));
  return text;
}

Failure not_hexadecimal(Vm& vm, uint32_t position) {
  return vm.raise(TypeId::ValueError,
                  "non-hexadecimal number found in fromhex() arg at position {}", position);
}

// Only pairs of digits. Null if there is any other character, or an odd number of digits.
Result<Bytes*> bytes_from_plain_hex(Vm& vm, BytesView text) {
  if (text.count % 2 != 0) return nullptr;
  Bytes* bytes = TRY(make_bytes_room(vm, text.count / 2));
  int all = 0;
  TRY(in_parts(vm.meter, bytes->length, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      int byte = kHexDigitValues[text.data[2 * i]] * 16 | kHexDigitValues[text.data[2 * i + 1]];
      all |= byte;
      bytes->data[i] = static_cast<uint8_t>(byte);
    }
    return all >= 0;
  }));
  return all < 0 ? nullptr : bytes;
}

Result<Bytes*> bytes_from_hex(Vm& vm, BytesView text) {
  TRY(vm.meter.charge(text.count / 8));
  if (Bytes* bytes = TRY(bytes_from_plain_hex(vm, text))) return bytes;
  BytesBuilder bytes(vm);
  TRY(bytes.reserve(text.count / 2));
  Pace pace(vm.meter);
  for (uint32_t i = 0;;) {
    TRY(pace.turn());
    i += static_cast<uint32_t>(
        TRY(paced_run(vm.meter, text.count - i,
                      [&, start = text.data + i](size_t k) { return is_ascii_space(start[k]); })));
    if (i == text.count) return bytes.finish();
    int high = kHexDigitValues[text[i]];
    if (high < 0) return not_hexadecimal(vm, i);
    if (++i == text.count) {
      return vm.raise(TypeId::ValueError,
                      "fromhex() arg must contain an even number of hexadecimal digits");
    }
    int low = kHexDigitValues[text[i]];
    if (low < 0) return not_hexadecimal(vm, i);
    ++i;
    TRY(bytes.append_byte(static_cast<uint8_t>(high << 4 | low)));
  }
}

}  // namespace

Result<Value> bytes_hex(Vm& vm, const Value* arguments) {
  int64_t group = TRY(size_argument_calling(vm, arguments[2], SizeType::Int));
  uint8_t separator = 0;
  if (arguments[1].is_undefined()) {
    group = 0;
  } else {
    separator = TRY(separator_calling(vm, arguments[1]));
  }
  return Value::from_cell(TRY(hex_text(vm, view_of(vm, arguments[0]), separator, group)));
}

Result<Value> bytes_fromhex(Vm& vm, const Value* arguments) {
  BytesView text;
  if (const Str* string = vm.as<Str>(arguments[1], TypeId::Str)) {
    if (!string->is_ascii()) {
      TRY(vm.meter.charge(string->length / 16));
      return with_units(string, [&vm](auto units) -> Result<Value> {
        size_t place = TRY(
            paced_find_if(vm.meter, units.data, units.count, [](char32_t c) { return c >= 0x80; }));
        return not_hexadecimal(vm, static_cast<uint32_t>(place));
      });
    }
    text = {str_data(string), string->length};
  } else if (!find_bytes(vm, arguments[1], &text)) {
    return vm.raise(TypeId::TypeError, "fromhex() argument must be str or bytes-like, not {}",
                    type_name(vm, arguments[1]));
  }
  Value bytes = Value::from_cell(TRY(bytes_from_hex(vm, text)));
  Type* type = vm.known<Type>(arguments[0]);
  if (type == vm.type(TypeId::Bytes)) return bytes;
  return vm.call(arguments[0], {bytes});
}

}  // namespace hognose
