// Short strings that are made from others, and parts of sequences, without slice objects or
// protocols. What is made, and what it costs, is the same as on the way through the protocols.
#pragma once

#include <array>
#include <cstring>

#include "machine/machine.h"
#include "machine/quick_cells.h"
#include "objects/containers/sequence.h"
#include "objects/core/make.h"
#include "objects/text/units.h"

namespace hognose {

// A string shorter than this many bytes is one cell, and costs nothing to make.
inline constexpr uint32_t kQuickTextBytes = 64;

// An exact string of one-byte characters with room for `length` of them, which the caller fills in.
// Null if it is not short or needs the slow allocation.
inline Str* quick_text_room(Machine& vm, uint32_t length, bool ascii) {
  if (length >= kQuickTextBytes) return nullptr;
  auto* string = static_cast<Str*>(vm.heap.allocate_quick(sizeof(Str) + length));
  if (string == nullptr) return nullptr;
  string->shape = shape_offset(TypeId::Str);
  string->length = length;
  string->kind = 1;
  string->flags = ascii ? kStrAscii : 0;
  return string;
}

// Copies less than kQuickTextBytes bytes. The empty statement prevents longer vectors, which cost
// more to prepare than they save.
inline void copy_quick_text(uint8_t* target, const uint8_t* source, uint32_t length) {
  if (length >= 16) {
    for (uint32_t i = 0; i + 16 < length; i += 16) {
      std::memcpy(target + i, source + i, 16);
      __asm__ volatile("");
    }
    std::memcpy(target + length - 16, source + length - 16, 16);
  } else if (length >= 8) {
    std::memcpy(target, source, 8);
    std::memcpy(target + length - 8, source + length - 8, 8);
  } else if (length >= 4) {
    std::memcpy(target, source, 4);
    std::memcpy(target + length - 4, source + length - 4, 4);
  } else if (length >= 2) {
    std::memcpy(target, source, 2);
    std::memcpy(target + length - 2, source + length - 2, 2);
  } else if (length == 1) {
    *target = *source;
  }
}

// left + right for two exact strings; undefined if it is not short.
inline Value quick_concatenation(Machine& vm, Value left, Value right) {
  const Str* first = vm.known<Str>(left);
  const Str* second = vm.known<Str>(right);
  if (second->length == 0) return left;
  if (first->length == 0) return right;
  if ((first->kind | second->kind) != 1 || first->length >= kQuickTextBytes ||
      second->length >= kQuickTextBytes) {
    return Value::undefined();
  }
  Str* joined =
      quick_text_room(vm, first->length + second->length, first->is_ascii() && second->is_ascii());
  if (joined == nullptr) return Value::undefined();
  copy_quick_text(joined->data.data(), str_data(first), first->length);
  copy_quick_text(joined->data.from(first->length), str_data(second), second->length);
  return Value::from_cell(joined);
}

// left + right for two exact bytes; undefined if that is not short.
inline Value quick_joined_bytes(Machine& vm, Value left, Value right) {
  const Bytes* first = vm.known<Bytes>(left);
  const Bytes* second = vm.known<Bytes>(right);
  const uint64_t length = uint64_t{first->length} + second->length;
  if (first->length == 0) return right;
  if (second->length == 0) return left;
  if (length >= kQuickTextBytes) return Value::undefined();
  auto* joined = static_cast<Bytes*>(vm.heap.allocate_quick(sizeof(Bytes) + length));
  if (joined == nullptr) return Value::undefined();
  joined->shape = shape_offset(TypeId::Bytes);
  joined->length = static_cast<uint32_t>(length);
  joined->hash = joined->hashed = 0;
  copy_quick_text(joined->data.data(), first->data.data(), first->length);
  copy_quick_text(joined->data.from(first->length), second->data.data(), second->length);
  return Value::from_cell(joined);
}

// left + right for a long string that has room behind it (TextBuffer) and a short one, with what
// append_string() charges; undefined otherwise.
__attribute__((noinline)) inline Value quick_append(Machine& vm, Value left, Value right,
                                                    int64_t* fuel) {
  const Str* first = vm.known<Str>(left);
  const Str* second = vm.known<Str>(right);
  const uint32_t added = second->length;
  if ((first->flags & kStrShared) == 0 || (first->kind | second->kind) != 1 || added == 0 ||
      added >= kQuickTextBytes) {
    return Value::undefined();
  }
  TextBuffer* buffer = reinterpret_cast<const Ref<TextBuffer>*>(first->data.data())->get();
  const uint32_t used = first->length;
  if (buffer->used != used || buffer->capacity < used || buffer->capacity - used < added) {
    return Value::undefined();
  }
  const int64_t price = (added >> 4) + 1;
  if (*fuel < price) return Value::undefined();
  auto* joined = static_cast<Str*>(vm.heap.allocate_quick(sizeof(Str) + sizeof(Ref<TextBuffer>)));
  if (joined == nullptr) return Value::undefined();
  *fuel -= price;
  copy_quick_text(buffer->bytes.from(used), str_data(second), added);
  buffer->used = used + added;
  joined->shape = shape_offset(TypeId::Str);
  joined->length = used + added;
  joined->kind = 1;
  joined->flags = static_cast<uint8_t>(kStrShared | (first->flags & second->flags & kStrAscii));
  *reinterpret_cast<Ref<TextBuffer>*>(joined->data.data()) = buffer;
  return Value::from_cell(joined);
}

// The parts of an f-string as one string; undefined if it is not short.
__attribute__((noinline)) inline Value quick_joined_parts(Machine& vm, const Value* parts,
                                                          size_t count) {
  // A part is copied in whole granules of its cell, so up to fifteen bytes more than it has.
  constexpr uint32_t kGranule = 16;
  uint8_t text[kQuickTextBytes + kGranule];
  uint32_t length = 0;
  uint32_t kinds = 1, flags = kStrAscii;
  for (size_t i = 0; i < count; ++i) {
    const Str* part = vm.known<Str>(parts[i]);
    const uint32_t size = part->length;
    if (size >= kQuickTextBytes - length) return Value::undefined();
    const uint8_t* source = str_data(part);
    for (uint32_t at = 0; at < size; at += kGranule) {
      std::memcpy(text + length + at, source + at, kGranule);
      __asm__ volatile("");
    }
    length += size;
    kinds |= part->kind;
    flags &= part->flags;
  }
  if (kinds != 1 || length < 2) return Value::undefined();
  Str* joined = quick_text_room(vm, length, flags != 0);
  if (joined == nullptr) return Value::undefined();
  copy_quick_text(joined->data.data(), text, length);
  return Value::from_cell(joined);
}

// --- what an ASCII character is, as str.isalpha() and its relatives tell

enum CharacterKind : uint8_t { kLowerCase = 1, kUpperCase = 2, kDigit = 4, kSpace = 8 };

inline constexpr auto kKindsOfAscii = [] {
  std::array<uint8_t, 128> kinds{};
  for (int c = 'a'; c <= 'z'; ++c) kinds[static_cast<size_t>(c)] = kLowerCase;
  for (int c = 'A'; c <= 'Z'; ++c) kinds[static_cast<size_t>(c)] = kUpperCase;
  for (int c = '0'; c <= '9'; ++c) kinds[static_cast<size_t>(c)] = kDigit;
  for (int c : {9, 10, 11, 12, 13, 28, 29, 30, 31, 32}) kinds[static_cast<size_t>(c)] = kSpace;
  return kinds;
}();

// The kinds of which a method that tells something about a string accepts one; 0 for other natives.
inline constexpr auto kKindsOfMethods = [] {
  std::array<uint8_t, 256> kinds{};
  auto accept = [&kinds](QuickNative method, int of) {
    kinds[static_cast<size_t>(method)] = static_cast<uint8_t>(of);
  };
  accept(QuickNative::IsAlnum, kLowerCase | kUpperCase | kDigit);
  accept(QuickNative::IsAlpha, kLowerCase | kUpperCase);
  accept(QuickNative::IsDigit, kDigit);
  accept(QuickNative::IsLower, kLowerCase);
  accept(QuickNative::IsSpace, kSpace);
  accept(QuickNative::IsUpper, kUpperCase);
  return kinds;
}();

// "00" to "99", one after the other.
inline constexpr auto kDigitPairs = [] {
  std::array<uint8_t, 200> digits{};
  for (size_t i = 0; i < digits.size(); ++i) {
    digits[i] = static_cast<uint8_t>('0' + (i % 2 == 0 ? i / 20 : i / 2 % 10));
  }
  return digits;
}();

// The digits of an int, with its sign.
class DecimalDigits {
 public:
  explicit DecimalDigits(int64_t number) {
    uint64_t rest = number < 0 ? -static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
    for (; rest >= 10; rest /= 100) {
      start_ -= 2;
      std::memcpy(text_ + start_, &kDigitPairs[rest % 100 * 2], 2);
    }
    // The first digit, if their number is odd.
    if (rest != 0 || start_ == kRoom) text_[--start_] = static_cast<uint8_t>('0' + rest);
    if (number < 0) text_[--start_] = '-';
  }
  const uint8_t* start() const { return text_ + start_; }
  uint32_t length() const { return kRoom - start_; }

 private:
  static constexpr uint32_t kRoom = 24;
  uint8_t text_[kRoom];
  uint32_t start_ = kRoom;
};

// The digits of a small int as a string. Null if a new string needs the slow path.
inline Str* quick_digits(Machine& vm, int64_t number) {
  const DecimalDigits digits(number);
  if (digits.length() == 1) return vm.character(*digits.start());
  Str* string = quick_text_room(vm, digits.length(), true);
  if (string != nullptr) copy_quick_text(string->data.data(), digits.start(), digits.length());
  return string;
}

// The index that a bound of a slice means in a sequence of `length` items; false if the bound is
// neither None nor a small int.
inline bool quick_bound(Value bound, int64_t length, int64_t otherwise, int64_t* index) {
  if (bound.is_none()) {
    *index = otherwise;
    return true;
  }
  if (!bound.is_small_int()) return false;
  int64_t number = bound.small_int();
  if (number < 0) number += length;
  *index = number < 0 ? 0 : number > length ? length : number;
  return true;
}

// object[start:stop] for exact strings, lists and tuples; undefined for anything else.
inline Result<Value> quick_part(Machine& vm, Value object, Value start, Value stop) {
  if (!object.is_cell()) return Value::undefined();
  const TypeId id = exact_type_id(vm.cell(object));
  if (id != TypeId::Str && id != TypeId::List && id != TypeId::Tuple) return Value::undefined();
  const int64_t length =
      id == TypeId::Str ? vm.known<Str>(object)->length : items_of(vm, object).count;
  int64_t first, end;
  if (!quick_bound(start, length, 0, &first) || !quick_bound(stop, length, length, &end)) {
    return Value::undefined();
  }
  const auto count = static_cast<uint32_t>(end > first ? end - first : 0);
  if (id == TypeId::List) {
    return Value::from_cell(TRY(make_list(vm, items_of(vm, object).items + first, count)));
  }
  if (id == TypeId::Tuple) {
    if (count == length) return object;
    return Value::from_cell(TRY(make_tuple(vm, items_of(vm, object).items + first, count)));
  }
  if (count == 0) return Value::from_cell(vm.empty_string());
  if (count == length) return object;
  Str* string = vm.known<Str>(object);
  if (HOGNOSE_LIKELY(string->is_ascii() && count > 1)) {
    if (Str* part = quick_text_room(vm, count, true)) {
      copy_quick_text(part->data.data(), str_data(string) + first, count);
      return Value::from_cell(part);
    }
  }
  Str* part = TRY(substring(vm, string, static_cast<uint32_t>(first), static_cast<uint32_t>(end)));
  return Value::from_cell(part);
}

}  // namespace hognose
