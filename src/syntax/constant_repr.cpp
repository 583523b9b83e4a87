// repr() of constants, as in CPython, with one exception: for an int of more than 4300 decimal
// digits CPython raises ValueError; this code writes the int in hexadecimal.
#include "syntax/constant_repr.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>

#include "base/unicode.h"
#include "base/utf8.h"
#include "syntax/literals.h"

namespace hognose {
namespace {

using namespace ast;

void put(const TextSink& sink, std::string_view text) { sink.write(sink.context, text); }

char quote_for(std::string_view text) {
  bool single = text.find('\'') != std::string_view::npos;
  bool twofold = text.find('"') != std::string_view::npos;
  return single && !twofold ? '"' : '\'';
}

void put_hexadecimal(const TextSink& sink, std::string_view prefix, uint32_t value, int digits) {
  put(sink, prefix);
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
    put(sink, {&"0123456789abcdef"[(value >> shift) & 15], 1});
}

// Writes runs of bytes that need no escape in one piece.
void write_bytes_repr(std::string_view bytes, const TextSink& sink) {
  char quote = quote_for(bytes);
  put(sink, "b");
  put(sink, {&quote, 1});
  size_t run = 0;
  for (size_t i = 0; i <= bytes.size(); i++) {
    bool end = i == bytes.size();
    uint8_t c = end ? 0 : static_cast<uint8_t>(bytes[i]);
    if (!end && c >= 0x20 && c < 0x7F && c != '\\' && c != quote) continue;
    put(sink, bytes.substr(run, i - run));
    run = i + 1;
    if (end) break;
    if (c == '\\' || c == quote) {
      char escaped[2] = {'\\', static_cast<char>(c)};
      put(sink, {escaped, 2});
    } else if (c == '\t') {
      put(sink, "\\t");
    } else if (c == '\n') {
      put(sink, "\\n");
    } else if (c == '\r') {
      put(sink, "\\r");
    } else {
      put_hexadecimal(sink, "\\x", c, 2);
    }
  }
  put(sink, {&quote, 1});
}

// float_repr_style 'short': the shortest digits that read back as the same value; scientific
// notation below 1e-4 and from 1e16 on.
void write_float_repr(double value, const TextSink& sink, bool point_zero) {
  if (std::isinf(value)) return put(sink, value < 0 ? "-inf" : "inf");
  char digits[64];
  auto result = std::to_chars(digits, digits + sizeof digits, value, std::chars_format::scientific);
  std::string_view text(digits, static_cast<size_t>(result.ptr - digits));
  size_t e = text.find('e');
  int exponent = 0;
  const char* exponent_digits = digits + e + 1;
  if (*exponent_digits == '+') exponent_digits++;  // from_chars accepts no plus sign
  std::from_chars(exponent_digits, result.ptr, exponent);
  if (value == 0) exponent = 0;
  if (exponent < -4 || exponent >= 16) {
    put(sink, text.substr(0, e));
    char tail[16];
    tail[0] = 'e';
    tail[1] = exponent < 0 ? '-' : '+';
    int magnitude = std::abs(exponent);
    char* p = tail + 2;
    if (magnitude < 10) *p++ = '0';
    p = std::to_chars(p, tail + sizeof tail, magnitude).ptr;
    return put(sink, {tail, static_cast<size_t>(p - tail)});
  }
  result = std::to_chars(digits, digits + sizeof digits, value, std::chars_format::fixed);
  text = {digits, static_cast<size_t>(result.ptr - digits)};
  put(sink, text);
  if (point_zero && text.find('.') == std::string_view::npos) put(sink, ".0");
}

// Converts hexadecimal to decimal digits by repeated multiplication. Quadratic, but the digit limit
// bounds it.
void write_big_hexadecimal(std::string_view digits, const TextSink& sink) {
  constexpr size_t kMaximumHexadecimal = 3572;  // 4300 decimal digits
  if (digits.size() > kMaximumHexadecimal) {
    put(sink, "0x");
    return put(sink, digits);
  }
  constexpr uint32_t kBase = 1000000000;
  uint32_t limbs[kMaximumIntegerDigits / 9 + 4] = {};
  size_t count = 1;
  for (char c : digits) {
    uint64_t carry = static_cast<uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10);
    for (size_t i = 0; i < count; i++) {
      uint64_t value = uint64_t{limbs[i]} * 16 + carry;
      limbs[i] = static_cast<uint32_t>(value % kBase);
      carry = value / kBase;
    }
    if (carry) limbs[count++] = static_cast<uint32_t>(carry);
  }
  write_decimal(limbs[count - 1], sink);
  for (size_t i = count - 1; i-- > 0;) {
    char group[9];
    uint32_t value = limbs[i];
    for (size_t k = 9; k-- > 0; value /= 10) group[k] = static_cast<char>('0' + value % 10);
    put(sink, {group, 9});
  }
}

}  // namespace

void write_decimal(int64_t value, const TextSink& sink) {
  char digits[24];
  auto result = std::to_chars(digits, digits + sizeof digits, value);
  put(sink, {digits, static_cast<size_t>(result.ptr - digits)});
}

void write_string_repr(std::string_view text, const TextSink& sink) {
  char quote = quote_for(text);
  put(sink, {&quote, 1});
  const char* end = text.data() + text.size();
  const char* run = text.data();
  for (const char* p = text.data(); p < end;) {
    Utf8Point point = decode_utf8(p, end, Surrogates::Allow);
    char32_t c = point.code_point;
    const char* next = p + point.length;
    bool plain = c < 0x80 ? c >= 0x20 && c != 0x7F && c != '\\' && c != static_cast<uint8_t>(quote)
                          : unicode::is_printable(c);
    if (!plain) {
      put(sink, {run, static_cast<size_t>(p - run)});
      run = next;
      if (c == '\\' || c == static_cast<uint8_t>(quote)) {
        char escaped[2] = {'\\', static_cast<char>(c)};
        put(sink, {escaped, 2});
      } else if (c == '\t') {
        put(sink, "\\t");
      } else if (c == '\n') {
        put(sink, "\\n");
      } else if (c == '\r') {
        put(sink, "\\r");
      } else if (c < 0x100) {
        put_hexadecimal(sink, "\\x", c, 2);
      } else if (c < 0x10000) {
        put_hexadecimal(sink, "\\u", c, 4);
      } else {
        put_hexadecimal(sink, "\\U", c, 8);
      }
    }
    p = next;
  }
  put(sink, {run, static_cast<size_t>(end - run)});
  put(sink, {&quote, 1});
}

void write_repr(const ConstantValue& value, const TextSink& sink) {
  switch (value.type) {
    case ConstantType::None: return put(sink, "None");
    case ConstantType::True: return put(sink, "True");
    case ConstantType::False: return put(sink, "False");
    case ConstantType::Ellipsis: return put(sink, "Ellipsis");
    case ConstantType::Int: return write_decimal(value.integer, sink);
    case ConstantType::BigInt:
      return value.base == 16 ? write_big_hexadecimal(value.text.bytes(), sink)
                              : put(sink, value.text.bytes());
    case ConstantType::Float: return write_float_repr(value.real, sink, true);
    case ConstantType::Imaginary: write_float_repr(value.real, sink, false); return put(sink, "j");
    case ConstantType::Str: return write_string_repr(value.text.bytes(), sink);
    case ConstantType::Bytes: return write_bytes_repr(value.text.bytes(), sink);
  }
}

}  // namespace hognose
