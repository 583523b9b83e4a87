// UTF-8: the two loops that matter are the ASCII run (eight bytes at a time, and widening copies
// that the compiler vectorises) and the decoder of one sequence.
//
// The first two bytes of a sequence decide its validity: they alone exclude overlong forms,
// surrogates and code points above 0x10FFFF (table 3-7 of the Unicode Standard). The error range
// ends before the first bad byte and is never empty.
#include "base/utf8.h"

#include <cstring>

namespace hognose {
namespace {

constexpr uint64_t kHighBits = 0x8080808080808080;

inline uint64_t load_word(const char* position) {
  uint64_t word;
  std::memcpy(&word, position, sizeof word);
  return word;
}

inline uint8_t byte_at(const char* position) { return static_cast<uint8_t>(*position); }

inline bool is_continuation(uint8_t byte) { return (byte & 0xC0) == 0x80; }

// Returns the first position at or after `position` with a byte of 0x80 or more.
inline const char* skip_ascii(const char* position, const char* end) {
  while (end - position >= 32) {
    uint64_t all = load_word(position) | load_word(position + 8) | load_word(position + 16) |
                   load_word(position + 24);
    if (all & kHighBits) break;
    position += 32;
  }
  while (end - position >= 8) {
    uint64_t high = load_word(position) & kHighBits;
    if (high) {
      if constexpr (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__) {
        return position + (__builtin_ctzll(high) >> 3);
      } else {
        return position + (__builtin_clzll(high) >> 3);
      }
    }
    position += 8;
  }
  if (end - position >= 4) {
    uint32_t half;
    std::memcpy(&half, position, sizeof half);
    if ((half & static_cast<uint32_t>(kHighBits)) == 0) position += 4;
  }
  while (position < end && byte_at(position) < 0x80) ++position;
  return position;
}

// Returns true if `second` may follow the lead byte `lead` of a sequence of 3 or 4 bytes.
inline bool second_byte_fits(uint8_t lead, uint8_t second) {
  if (!is_continuation(second)) return false;
  switch (lead) {
    case 0xE0: return second >= 0xA0;  // else overlong
    case 0xED: return second < 0xA0;   // else a surrogate
    case 0xF0: return second >= 0x90;  // else overlong
    case 0xF4: return second < 0x90;   // else above 0x10FFFF
    default: return true;
  }
}

// Decodes one sequence whose first byte is 0x80 or more.
inline Utf8Point decode_sequence(const char* position, const char* end, Surrogates surrogates) {
  uint8_t lead = byte_at(position);
  size_t available = static_cast<size_t>(end - position);
  if (lead < 0xC2 || lead > 0xF4) return {0, 1, Utf8Fault::InvalidStart};
  if (available < 2) return {0, 1, Utf8Fault::UnexpectedEnd};
  uint8_t second = byte_at(position + 1);
  if (lead < 0xE0) {
    if (!is_continuation(second)) return {0, 1, Utf8Fault::InvalidContinuation};
    return {static_cast<char32_t>((lead & 0x1F) << 6 | (second & 0x3F)), 2, Utf8Fault::None};
  }
  if (!second_byte_fits(lead, second)) {
    char32_t surrogate = 0xD800 | (second & 0x1F) << 6;
    bool accepted = surrogates == Surrogates::Allow && lead == 0xED && is_continuation(second) &&
                    available >= 3 && is_continuation(byte_at(position + 2));
    if (!accepted) return {0, 1, Utf8Fault::InvalidContinuation};
    return {surrogate | (byte_at(position + 2) & 0x3F), 3, Utf8Fault::None};
  }
  if (available < 3) return {0, 2, Utf8Fault::UnexpectedEnd};
  uint8_t third = byte_at(position + 2);
  if (!is_continuation(third)) return {0, 2, Utf8Fault::InvalidContinuation};
  if (lead < 0xF0) {
    return {static_cast<char32_t>((lead & 0x0F) << 12 | (second & 0x3F) << 6 | (third & 0x3F)), 3,
            Utf8Fault::None};
  }
  if (available < 4) return {0, 3, Utf8Fault::UnexpectedEnd};
  uint8_t fourth = byte_at(position + 3);
  if (!is_continuation(fourth)) return {0, 3, Utf8Fault::InvalidContinuation};
  return {static_cast<char32_t>((lead & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 |
                                (fourth & 0x3F)),
          4, Utf8Fault::None};
}

// Decodes one valid sequence that starts with a byte of 0x80 or more; moves `position` past it.
inline char32_t take_valid_sequence(const char*& position) {
  uint8_t lead = byte_at(position);
  uint32_t second = byte_at(position + 1) & 0x3F;
  if (lead < 0xE0) {
    position += 2;
    return static_cast<char32_t>((lead & 0x1F) << 6 | second);
  }
  uint32_t third = byte_at(position + 2) & 0x3F;
  if (lead < 0xF0) {
    position += 3;
    return static_cast<char32_t>((lead & 0x0F) << 12 | second << 6 | third);
  }
  uint32_t fourth = byte_at(position + 3) & 0x3F;
  position += 4;
  return static_cast<char32_t>((lead & 0x07) << 18 | second << 12 | third << 6 | fourth);
}

constexpr char32_t round_up_to_kind(char32_t code_point) {
  return code_point < 0x80      ? 0x7F
         : code_point < 0x100   ? 0xFF
         : code_point < 0x10000 ? 0xFFFF
                                : kMaxCodePoint;
}

}  // namespace

std::string_view utf8_fault_reason(Utf8Fault fault) {
  switch (fault) {
    case Utf8Fault::None: return "";
    case Utf8Fault::InvalidStart: return "invalid start byte";
    case Utf8Fault::InvalidContinuation: return "invalid continuation byte";
    case Utf8Fault::UnexpectedEnd: return "unexpected end of data";
  }
  return "";
}

Utf8Scan scan_utf8(std::string_view bytes, Surrogates surrogates) {
  const char* const begin = bytes.data();
  const char* const end = begin + bytes.size();
  const char* position = begin;
  Utf8Scan scan;
  char32_t largest = 0;
  while (position < end) {
    if (byte_at(position) < 0x80) {
      const char* run_end = skip_ascii(position, end);
      scan.code_points += static_cast<size_t>(run_end - position);
      position = run_end;
      continue;
    }
    Utf8Point point = decode_sequence(position, end, surrogates);
    if (point.fault != Utf8Fault::None) {
      scan.fault = point.fault;
      scan.error_start = static_cast<size_t>(position - begin);
      scan.error_end = scan.error_start + point.length;
      break;
    }
    if (point.code_point > largest) largest = point.code_point;
    position += point.length;
    ++scan.code_points;
  }
  scan.max_code_point = round_up_to_kind(largest);
  return scan;
}

size_t ascii_prefix_length(std::string_view bytes) {
  const char* begin = bytes.data();
  return static_cast<size_t>(skip_ascii(begin, begin + bytes.size()) - begin);
}

size_t count_code_points(std::string_view valid) {
  size_t count = 0;
  for (char byte : valid) count += !is_continuation(static_cast<uint8_t>(byte));
  return count;
}

Utf8Point decode_multibyte(const char* position, const char* end, Surrogates surrogates) {
  return decode_sequence(position, end, surrogates);
}

template <class Unit>
Unit* transcode_utf8(std::string_view valid, Unit* out) {
  const char* position = valid.data();
  const char* const end = position + valid.size();
  while (position < end) {
    if (byte_at(position) < 0x80) {
      const char* run_end = skip_ascii(position, end);
      size_t length = static_cast<size_t>(run_end - position);
      for (size_t i = 0; i < length; ++i) out[i] = byte_at(position + i);
      out += length;
      position = run_end;
      continue;
    }
    *out++ = static_cast<Unit>(take_valid_sequence(position));
  }
  return out;
}

template <class Unit>
size_t utf8_length(const Unit* units, size_t count) {
  size_t length = count;
  for (size_t i = 0; i < count; ++i) {
    Unit unit = units[i];
    length += unit >= 0x80;
    if constexpr (sizeof(Unit) >= 2) length += unit >= 0x800;
    if constexpr (sizeof(Unit) >= 4) length += unit >= 0x10000;
  }
  return length;
}

template <class Unit>
char* write_utf8(const Unit* units, size_t count, std::span<char> room) {
  char* out = room.data();
  char* const end = out + room.size();
  size_t i = 0;
  while (i < count) {
    // Vector instructions narrow blocks of 16 units without a high bit.
    while (count - i >= 16 && end - out >= 16) {
      Unit all = 0;
      for (size_t k = 0; k < 16; ++k) all = static_cast<Unit>(all | units[i + k]);
      if (all >= 0x80) break;
      for (size_t k = 0; k < 16; ++k) out[k] = static_cast<char>(units[i + k]);
      out += 16;
      i += 16;
    }
    size_t block_end = count - i >= 16 ? i + 16 : count;
    for (; i < block_end; ++i) {
      char encoded[kMaxUtf8Length];
      const size_t bytes =
          static_cast<size_t>(encode_utf8(static_cast<char32_t>(units[i]), encoded) - encoded);
      if (static_cast<size_t>(end - out) < bytes) return out;
      std::memcpy(out, encoded, bytes);
      out += bytes;
    }
  }
  return out;
}

template <class Unit>
size_t find_surrogate(const Unit* units, size_t count, size_t from) {
  if constexpr (sizeof(Unit) == 1) {
    (void)units;
    (void)from;
    return count;
  } else {
    for (size_t i = from; i < count; ++i) {
      if (is_surrogate(static_cast<char32_t>(units[i]))) return i;
    }
    return count;
  }
}

template <class Unit>
char32_t max_code_point(const Unit* units, size_t count) {
  // Up to two bytes, only the position of the highest bit matters, so OR replaces the maximum.
  Unit all = 0;
  for (size_t i = 0; i < count; ++i) all = static_cast<Unit>(all | units[i]);
  return round_up_to_kind(static_cast<char32_t>(all));
}

#define HOGNOSE_INSTANTIATE(Unit)                                        \
  template Unit* transcode_utf8<Unit>(std::string_view, Unit*);          \
  template size_t utf8_length<Unit>(const Unit*, size_t);                \
  template char* write_utf8<Unit>(const Unit*, size_t, std::span<char>); \
  template size_t find_surrogate<Unit>(const Unit*, size_t, size_t);     \
  template char32_t max_code_point<Unit>(const Unit*, size_t);
HOGNOSE_INSTANTIATE(uint8_t)
HOGNOSE_INSTANTIATE(uint16_t)
HOGNOSE_INSTANTIATE(char16_t)
HOGNOSE_INSTANTIATE(uint32_t)
HOGNOSE_INSTANTIATE(char32_t)
#undef HOGNOSE_INSTANTIATE

}  // namespace hognose
