// Slow paths of f-strings: one replacement field, and the parts of a string together.
//
// Fields without a conversion and a specification are strings already, or take str(). Ints and
// strings that are only padded need no protocol.
#include <algorithm>
#include <cstring>

#include "machine/quick_texts.h"
#include "machine/slow/paths.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose {

namespace {

// A format specification that only pads, such as ">8", "05" or "*^20d".
struct Padding {
  uint8_t fill = ' ';
  uint8_t align = 0;   // '<', '>' or '^'; 0: as usual for the type
  uint8_t type = 0;    // 'd' or 's' where given
  bool zeros = false;  // between the sign and the digits
  uint32_t width = 0;
};

bool is_align(uint8_t character) {
  return character == '<' || character == '>' || character == '^';
}

// Returns false for specifications of another kind, and for long ones, which cost more to parse.
bool parse_padding(const Str* spec, Padding* padding) {
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

// Null if the result is not short.
const Str* pad(Machine& vm, const uint8_t* text, uint32_t length, bool ascii,
               const Padding& padding) {
  if (length >= kQuickTextBytes || padding.width >= kQuickTextBytes) return nullptr;
  const uint32_t total = std::max(padding.width, length);
  if (total == 1) return vm.character(*text);
  Str* padded = quick_text_room(vm, total, ascii);
  if (padded == nullptr) return nullptr;
  const uint32_t more = total - length;
  const uint32_t left = padding.align == '<' ? 0 : padding.align == '>' ? more : more / 2;
  std::memset(padded->data, padding.fill, left);
  copy_quick_text(padded->data + left, text, length);
  std::memset(padded->data + left + length, padding.fill, more - left);
  return padded;
}

const Str* padded_int(Machine& vm, int64_t number, Padding padding) {
  if (padding.type == 's' || (padding.zeros && number < 0)) return nullptr;
  if (padding.zeros) padding.fill = '0';
  if (padding.align == 0) padding.align = '>';
  const DecimalDigits digits(number);
  return pad(vm, digits.start(), digits.length(), true, padding);
}

const Str* padded_string(Machine& vm, const Str* text, Padding padding) {
  if (padding.type == 'd' || padding.zeros || text->kind != 1 || text->length == 0) return nullptr;
  if (padding.align == 0) padding.align = '<';
  return pad(vm, str_data(text), text->length, text->is_ascii(), padding);
}

// The value in this format; undefined if the protocol is needed.
Result<Value> quick_format(Machine& vm, Value value, Value spec) {
  Padding padding;
  if (!vm.is_exactly(spec, TypeId::Str) || !parse_padding(vm.known<Str>(spec), &padding)) {
    return Value::undefined();
  }
  const Str* text = nullptr;
  if (value.is_small_int()) {
    text = padded_int(vm, value.small_int(), padding);
    if (text != nullptr) TRY(vm.meter.charge_bytes(text->length));
  } else if (vm.is_exactly(value, TypeId::Str)) {
    text = padded_string(vm, vm.known<Str>(value), padding);
  }
  if (text == nullptr) return Value::undefined();
  TRY(vm.meter.charge(1));  // for format()
  return Value::from_cell(text);
}

}  // namespace

SLOW_PATH(BuildString) {
  const Value* parts = r + instruction.b();
  const size_t count = instruction.c();
  Value joined = quick_joined_parts(vm, parts, count);
  if (joined.is_undefined()) {
    joined = Value::from_cell(SLOW_TRY(concatenate_strings(vm, parts, count)));
  }
  r[instruction.a()] = joined;
  return true;
}

SLOW_PATH(FormatValue) {
  Value value = r[instruction.b()];
  if (value.is_small_int() && instruction.c() == static_cast<uint32_t>(Conversion::None) &&
      instruction.d() < 0) {
    if (const Str* digits = quick_digits(vm, value.small_int())) {
      SLOW_TRY(vm.meter.charge(2));  // for str() and repr()
      r[instruction.a()] = Value::from_cell(digits);
      return true;
    }
  }
  switch (static_cast<Conversion>(instruction.c())) {
    case Conversion::None: break;
    case Conversion::Str: value = Value::from_cell(SLOW_TRY(str_calling(vm, value))); break;
    case Conversion::Repr: value = Value::from_cell(SLOW_TRY(repr_calling(vm, value))); break;
    case Conversion::Ascii: value = Value::from_cell(SLOW_TRY(ascii_calling(vm, value))); break;
  }
  if (instruction.d() < 0 && vm.is_exactly(value, TypeId::Str)) {
    r[instruction.a()] = value;
    return true;
  }
  if (instruction.d() >= 0) {
    Value quick = SLOW_TRY(quick_format(vm, value, r[instruction.d()]));
    if (!quick.is_undefined()) {
      r[instruction.a()] = quick;
      return true;
    }
  }
  Value spec = instruction.d() < 0 ? Value::from_cell(vm.empty_string()) : r[instruction.d()];
  Str* text = SLOW_TRY(format_calling(vm, value, spec));
  r[instruction.a()] = Value::from_cell(text);
  return true;
}

}  // namespace hognose
