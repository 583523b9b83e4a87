// Shared by the files of str: access to the characters of a string by their width, and strings made
// from parts of others.
//
// Strings may be of any kind (PEP 393); new strings have the narrowest kind. The length in a cell
// is masked, so a view of a corrupted cell ends at the latest in the guard region after the cage.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "base/utf8.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/core/vm.h"

namespace hognose {

// A longer string does not fit in a cage, whatever its kind.
inline constexpr uint64_t kMaximumStringLength = 0x7FFF'FFF0;

// Bytes per character of a string whose largest character is `maximum`.
inline uint8_t kind_for(char32_t maximum) {
  return maximum < 0x100 ? 1 : maximum < 0x10000 ? 2 : 4;
}

template <class Unit>
struct Units {
  explicit Units(const Str* string)
      : data(reinterpret_cast<const Unit*>(str_data(string))), count(Count<Unit>(string->length)) {}
  Units(const Unit* data, uint32_t count) : data(data), count(count) {}

  Unit operator[](uint32_t i) const { return data[i]; }
  const Unit* begin() const { return data; }
  const Unit* end() const { return data + count; }

  const Unit* data;
  uint32_t count;
};

// Calls visit(Units<Unit>), where Unit matches the kind of the string.
template <class Visit>
inline decltype(auto) with_units(const Str* string, Visit visit) {
  if (HOGNOSE_LIKELY(string->kind == 1)) return visit(Units<uint8_t>(string));
  if (string->kind == 2) return visit(Units<uint16_t>(string));
  return visit(Units<uint32_t>(string));
}

// Calls visit(Unit*) with the character data of a string that is being filled.
template <class Visit>
inline decltype(auto) with_room(Str* string, Visit visit) {
  if (HOGNOSE_LIKELY(string->kind == 1)) return visit(string->data.data());
  if (string->kind == 2) return visit(reinterpret_cast<uint16_t*>(string->data.data()));
  return visit(reinterpret_cast<uint32_t*>(string->data.data()));
}

// Starts the hash of a string of `length` characters. The caller adds the characters.
inline ByteHash start_hash(uint32_t length, uint8_t kind) {
  return ByteHash((uint64_t{length} << 3) ^ kind);
}
inline uint32_t hash_of_characters(const uint8_t* data, uint32_t length, uint8_t kind) {
  ByteHash hash = start_hash(length, kind);
  hash.add(data, size_t{length} * kind);
  return hash.finish();
}

// The character at `index`, which must be below the length.
inline char32_t character_at(const Str* string, uint32_t index) {
  const uint8_t* data = str_data(string);
  if (HOGNOSE_LIKELY(string->kind == 1)) return data[index];
  if (string->kind == 2) {
    return reinterpret_cast<const uint16_t*>(data)[index & kItemMask<uint16_t>];
  }
  return reinterpret_cast<const uint32_t*>(data)[index & kItemMask<uint32_t>];
}

// The largest character, rounded up to the bound of its kind (0x7F, 0xFF, 0xFFFF, 0x10FFFF). Stops
// as soon as the unit's widest bound is reached, which is almost at once in most texts.
template <class Unit>
char32_t bound_of(const Unit* units, uint64_t count) {
  constexpr uint64_t kBlock = 32;
  constexpr Unit kNarrower = sizeof(Unit) == 1 ? 0x7F : sizeof(Unit) == 2 ? 0xFF : 0xFFFF;
  Unit all = 0;
  for (uint64_t i = 0; i < count;) {
    uint64_t stop = count - i < kBlock ? count : i + kBlock;
    for (; i < stop; ++i) all = static_cast<Unit>(all | units[i]);
    if (all > kNarrower) break;
  }
  return all < 0x80 ? 0x7F : all < 0x100 ? 0xFF : all < 0x10000u ? 0xFFFF : kMaxCodePoint;
}

// The same in parts.
template <class Unit>
Result<char32_t> paced_bound_of(Meter& meter, const Unit* units, uint64_t count) {
  char32_t bound = 0x7F;
  TRY(in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    bound = std::max(bound, bound_of(units + begin, end - begin));
  }));
  return bound;
}

// Copies a few bytes inline: for short copies, a call costs more than the copying.
inline void copy_short(uint8_t* target, const uint8_t* source, uint64_t count) {
  if (count > 16) {
    std::memcpy(target, source, count);
  } else if (count >= 8) {
    uint64_t head, tail;
    std::memcpy(&head, source, 8);
    std::memcpy(&tail, source + count - 8, 8);
    std::memcpy(target, &head, 8);
    std::memcpy(target + count - 8, &tail, 8);
  } else if (count >= 4) {
    uint32_t head, tail;
    std::memcpy(&head, source, 4);
    std::memcpy(&tail, source + count - 4, 4);
    std::memcpy(target, &head, 4);
    std::memcpy(target + count - 4, &tail, 4);
  } else if (count != 0) {
    uint8_t first = source[0], middle = source[count / 2], last = source[count - 1];
    target[0] = first;
    target[count / 2] = middle;
    target[count - 1] = last;
  }
}

// Copies characters to wider or narrower units, which must be able to hold them.
template <class Target, class Source>
inline void copy_characters(Target* target, const Source* source, uint64_t count) {
  if constexpr (sizeof(Target) == sizeof(Source)) {
    copy_short(reinterpret_cast<uint8_t*>(target), reinterpret_cast<const uint8_t*>(source),
               count * sizeof(Target));
  } else {
    for (uint64_t i = 0; i < count; ++i) target[i] = static_cast<Target>(source[i]);
  }
}

// The same in parts, for texts that may be long (see meter/paced.h).
template <class Target, class Source>
inline Result<void> paced_characters(Meter& meter, Target* target, const Source* source,
                                     uint64_t count) {
  if (HOGNOSE_LIKELY(count <= kPacedItems)) {
    copy_characters(target, source, count);
    return {};
  }
  return in_parts(meter, count, kPacedItems, [&](size_t begin, size_t end) {
    copy_characters(target + begin, source + begin, end - begin);
  });
}

// The same for kinds that are known only at run time.
void copy_units_converting(uint8_t* target, uint8_t target_kind, const uint8_t* source,
                           uint8_t source_kind, uint64_t count);
inline void copy_units(uint8_t* target, uint8_t target_kind, const uint8_t* source,
                       uint8_t source_kind, uint64_t count) {
  if (HOGNOSE_LIKELY(target_kind == source_kind)) {
    copy_short(target, source, count * source_kind);
  } else {
    copy_units_converting(target, target_kind, source, source_kind, count);
  }
}
Result<void> paced_units_slow(Meter& meter, uint8_t* target, uint8_t target_kind,
                              const uint8_t* source, uint8_t source_kind, uint64_t count);
inline Result<void> paced_units(Meter& meter, uint8_t* target, uint8_t target_kind,
                                const uint8_t* source, uint8_t source_kind, uint64_t count) {
  if (HOGNOSE_UNLIKELY(count > kPacedItems)) {
    return paced_units_slow(meter, target, target_kind, source, source_kind, count);
  }
  copy_units(target, target_kind, source, source_kind, count);
  return {};
}

// Calls part(utf8) for consecutive parts of valid UTF-8 (see meter/paced.h).
template <class Part>
Result<void> in_utf8_parts(Meter& meter, std::string_view utf8, Part part) {
  while (HOGNOSE_UNLIKELY(utf8.size() > kPacedItems)) {
    size_t length = whole_sequences(utf8, kPacedItems);
    part(utf8.substr(0, length));
    utf8.remove_prefix(length);
    if (!meter.poll()) return Failure::Stopped;
  }
  part(utf8);
  return {};
}

// Scans valid UTF-8, surrogates allowed: its length and largest code point.
Result<Utf8Scan> paced_scan_utf8(Meter& meter, std::string_view utf8);
// Transcodes it to units that can hold it.
template <class Unit>
Result<void> paced_transcode_utf8(Meter& meter, std::string_view utf8, Unit* out) {
  return in_utf8_parts(meter, utf8,
                       [&](std::string_view part) { out = transcode_utf8(part, out); });
}

// Makes a string of ASCII characters without scanning them.
inline Result<Str*> make_ascii_part(Vm& vm, const uint8_t* characters, uint32_t count) {
  if (count <= 1) return count == 0 ? vm.empty_string() : vm.character(characters[0]);
  TRY(vm.meter.charge(count / 64));
  Str* part = TRY(vm.make_unfilled<Str>(TypeId::Str, count));
  part->length = count;
  part->kind = 1;
  part->flags = kStrAscii;
  TRY(paced_characters(vm.meter, part->data.data(), characters, count));
  return part;
}

// Characters [start, stop) as an exact string. The whole of an exact string is the string itself.
Result<Str*> substring(Vm& vm, Str* string, uint32_t start, uint32_t stop);

// The string itself, or an exact copy of an instance of a subclass.
inline Result<Str*> exact_string(Vm& vm, Str* string) {
  if (HOGNOSE_LIKELY(is_exactly(string, TypeId::Str))) return string;
  return substring(vm, string, 0, string->length);
}
inline Result<Value> exact_string_value(Vm& vm, Str* string) {
  Str* exact = TRY(exact_string(vm, string));
  return Value::from_cell(exact);
}

// A method's argument as a number of this C type. OverflowError "Python int too large to convert to
// C ssize_t".
enum class SizeType : uint8_t { SignedSize, Int };
Result<int64_t> size_argument_calling(Vm& vm, Value value, SizeType type = SizeType::SignedSize);

// The value as a string. TypeError "replace() argument 1 must be str, not int".
Result<Str*> string_argument(Vm& vm, Value value, const char* function, const char* argument);

}  // namespace hognose
