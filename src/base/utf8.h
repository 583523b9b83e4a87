// UTF-8: validation, decoding, encoding and transcoding to and from fixed-width code units.
//
// Bytes come from outside (source files, host strings, guest bytes objects); units are the 1-, 2-
// or 4-byte units of a string (PEP 393). Nothing here allocates: all output goes to a buffer of the
// caller. A function here computes the size of each output in advance, so that the caller can
// charge for it. Malformed input is reported with the range and the reason that CPython's utf-8
// codec reports. Surrogates::Allow is CPython's "surrogatepass": lone surrogates are read and
// written as three bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace hognose {

constexpr char32_t kMaxCodePoint = 0x10FFFF;
constexpr char32_t kReplacementCharacter = 0xFFFD;
constexpr size_t kMaxUtf8Length = 4;

enum class Surrogates : uint8_t { Reject, Allow };

enum class Utf8Fault : uint8_t {
  None = 0,
  InvalidStart,         // the byte starts no sequence
  InvalidContinuation,  // a byte that cannot continue a sequence interrupts it
  UnexpectedEnd,        // the input ends within a sequence that was valid so far
};

// The text of UnicodeDecodeError.reason ("" for None).
std::string_view utf8_fault_reason(Utf8Fault fault);

// The reason reported for a surrogate that cannot be encoded.
constexpr std::string_view kSurrogatesNotAllowed = "surrogates not allowed";

constexpr bool is_surrogate(char32_t code_point) { return (code_point & 0xFFFFF800) == 0xD800; }
constexpr bool is_high_surrogate(char32_t code_point) {
  return (code_point & 0xFFFFFC00) == 0xD800;
}
constexpr bool is_low_surrogate(char32_t code_point) { return (code_point & 0xFFFFFC00) == 0xDC00; }

// The result of a pass over bytes. On a fault, the counts cover the valid bytes before error_start.
struct Utf8Scan {
  size_t code_points = 0;
  // The upper bound of the narrowest of CPython's four string kinds that holds the text: 0x7F,
  // 0xFF, 0xFFFF or 0x10FFFF.
  char32_t max_code_point = 0x7F;
  Utf8Fault fault = Utf8Fault::None;
  size_t error_start = 0;
  size_t error_end = 0;

  bool ok() const { return fault == Utf8Fault::None; }
};

Utf8Scan scan_utf8(std::string_view bytes, Surrogates surrogates = Surrogates::Reject);

// Returns the length of the longest prefix of at most `most` bytes (4 or more) that does not end
// within a sequence. The bytes must be valid.
inline size_t whole_sequences(std::string_view bytes, size_t most) {
  if (bytes.size() <= most) return bytes.size();
  size_t end = most;
  for (int i = 0; i < 3 && (static_cast<uint8_t>(bytes[end]) & 0xC0) == 0x80; ++i) --end;
  return end;
}

// The length of the leading run of bytes below 0x80.
size_t ascii_prefix_length(std::string_view bytes);
inline bool is_ascii(std::string_view bytes) { return ascii_prefix_length(bytes) == bytes.size(); }

// The number of code points in valid UTF-8.
size_t count_code_points(std::string_view valid);

// Decodes the code point at `position` (below `end`). On a fault, `length` is the number of invalid
// bytes.
struct Utf8Point {
  char32_t code_point;
  uint8_t length;
  Utf8Fault fault;
};
Utf8Point decode_multibyte(const char* position, const char* end, Surrogates surrogates);
inline Utf8Point decode_utf8(const char* position, const char* end,
                             Surrogates surrogates = Surrogates::Reject) {
  const auto lead = static_cast<uint8_t>(*position);
  if (lead < 0x80) return {lead, 1, Utf8Fault::None};
  return decode_multibyte(position, end, surrogates);
}

// The number of bytes of a code point in UTF-8; surrogates take 3.
constexpr size_t utf8_length(char32_t code_point) {
  return code_point < 0x80 ? 1 : code_point < 0x800 ? 2 : code_point < 0x10000 ? 3 : 4;
}

// Writes a code point (at most kMaxCodePoint) and returns the position after it.
inline char* encode_utf8(char32_t code_point, char* out) {
  if (code_point < 0x80) {
    *out++ = static_cast<char>(code_point);
  } else if (code_point < 0x800) {
    *out++ = static_cast<char>(0xC0 | (code_point >> 6));
    *out++ = static_cast<char>(0x80 | (code_point & 0x3F));
  } else if (code_point < 0x10000) {
    *out++ = static_cast<char>(0xE0 | (code_point >> 12));
    *out++ = static_cast<char>(0x80 | ((code_point >> 6) & 0x3F));
    *out++ = static_cast<char>(0x80 | (code_point & 0x3F));
  } else {
    *out++ = static_cast<char>(0xF0 | (code_point >> 18));
    *out++ = static_cast<char>(0x80 | ((code_point >> 12) & 0x3F));
    *out++ = static_cast<char>(0x80 | ((code_point >> 6) & 0x3F));
    *out++ = static_cast<char>(0x80 | (code_point & 0x3F));
  }
  return out;
}

// The functions below are instantiated for uint8_t (Latin-1), uint16_t, char16_t, uint32_t and
// char32_t. Two-byte units are code points, not UTF-16: surrogates are not paired.

// Decodes valid UTF-8 (scan_utf8 accepted it) whose code points fit Unit. `out` must have room for
// the number of code points that the scan counted. Returns the position after the last unit.
template <class Unit>
Unit* transcode_utf8(std::string_view valid, Unit* out);

// The number of bytes that write_utf8 writes. A surrogate takes 3.
template <class Unit>
size_t utf8_length(const Unit* units, size_t count);

// Encodes units, surrogates included, into utf8_length(units, count) bytes, and fewer if the room
// does not hold all: units in guest memory may be other than their string says. Returns the
// position after the last byte. A caller that must reject surrogates calls find_surrogate first.
template <class Unit>
char* write_utf8(const Unit* units, size_t count, std::span<char> room);

// Returns the index of the first surrogate at or after `from`, or `count`.
template <class Unit>
size_t find_surrogate(const Unit* units, size_t count, size_t from = 0);

// Returns the largest code point of the units, rounded up as in Utf8Scan.
template <class Unit>
char32_t max_code_point(const Unit* units, size_t count);

}  // namespace hognose
