// Replacement fields of f-strings whose values are ints or strings and whose specification only
// pads. What is made, and what it costs, is the same as on the way through format().
#pragma once

#include <cstring>

#include "machine/quick_texts.h"

namespace hognose {

// A format specification that only pads, such as ">8", "05" or "*^20d".
struct Padding {
  uint8_t fill = ' ';
  uint8_t align = 0;   // '<', '>' or '^'; 0: as usual for the type
  uint8_t type = 0;    // 'd' or 's' where given
  bool zeros = false;  // between the sign and the digits
  uint32_t width = 0;
};

inline bool is_align(uint8_t character) {
  return character == '<' || character == '>' || character == '^';
}

// Returns false for specifications of another kind, and for long ones, which cost more to parse.
inline bool parse_padding(const Str* spec, Padding* padding) {
  if (!spec->is_ascii() || spec->length == 0 || spec->length >= 8) return false;
  const uint8_t* next = str_data(spec);
  const uint8_t* end = next + spec->length;
  if (end - next >= 2 && is_align(next[1])) {
    padding->fill = next[0];
    padding->align = next[1];
    next += 2;
  } else if (is_align(*next)) {
    padding->align = *next++;
  }
  if (next != end && *next == '0') {
    if (padding->align != 0) return false;
    padding->zeros = true;
  }
  for (; next != end && *next >= '0' && *next <= '9'; ++next) {
    padding->width = padding->width * 10 + (*next - '0');
  }
  if (next != end && (*next == 'd' || *next == 's')) padding->type = *next++;
  return next == end;
}

// A text with padding around it. Null if the result is not short.
inline const Str* quick_padded(Machine& vm, const uint8_t* text, uint32_t length, bool ascii,
                               const Padding& padding) {
  if (length >= kQuickTextBytes || padding.width >= kQuickTextBytes) return nullptr;
  const uint32_t total = padding.width > length ? padding.width : length;
  if (total == 1) return vm.character(*text);
  Str* padded = quick_text_room(vm, total, ascii);
  if (padded == nullptr) return nullptr;
  const uint32_t more = total - length;
  const uint32_t left = padding.align == '<' ? 0 : padding.align == '>' ? more : more / 2;
  // Whole words are filled, so up to seven bytes more than there are.
  uint8_t made[kQuickTextBytes + 8];
  const uint64_t fill = 0x0101'0101'0101'0101 * padding.fill;
  for (uint32_t at = 0; at < total; at += 8) std::memcpy(made + at, &fill, 8);
  copy_quick_text(made + left, text, length);
  copy_quick_text(padded->data.data(), made, total);
  return padded;
}

inline const Str* quick_padded_int(Machine& vm, int64_t number, Padding padding) {
  if (padding.type == 's' || (padding.zeros && number < 0)) return nullptr;
  if (padding.zeros) padding.fill = '0';
  if (padding.align == 0) padding.align = '>';
  const DecimalDigits digits(number);
  return quick_padded(vm, digits.start(), digits.length(), true, padding);
}

inline const Str* quick_padded_string(Machine& vm, const Str* text, Padding padding) {
  if (padding.type == 'd' || padding.zeros || text->kind != 1 || text->length == 0) return nullptr;
  if (padding.align == 0) padding.align = '<';
  return quick_padded(vm, str_data(text), text->length, text->is_ascii(), padding);
}

// The value in this format; undefined if the protocol is needed.
__attribute__((noinline)) inline Value quick_format(Machine& vm, Value value, Value spec,
                                                    int64_t* fuel) {
  constexpr int64_t kOfFormat = 1, kMost = kOfFormat + kQuickTextBytes / 16;
  Padding padding;
  if (*fuel < kMost || !vm.is_exactly(spec, TypeId::Str) ||
      !parse_padding(vm.known<Str>(spec), &padding)) {
    return Value::undefined();
  }
  const Str* text = nullptr;
  int64_t price = kOfFormat;
  if (value.is_small_int()) {
    text = quick_padded_int(vm, value.small_int(), padding);
    if (text != nullptr) price += (text->length >> 4) + 1;
  } else if (vm.is_exactly(value, TypeId::Str)) {
    text = quick_padded_string(vm, vm.known<Str>(value), padding);
  }
  if (text == nullptr) return Value::undefined();
  *fuel -= price;
  return Value::from_cell(text);
}

}  // namespace hognose
