// Translation of number text to ASCII, stripping, and shortened reprs.
//
// Strings are charged by their length. See numbers/input.h.
#include "objects/numbers/input.h"

#include <algorithm>

#include "base/ascii.h"
#include "base/unicode.h"
#include "objects/bytes/view.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

Result<std::string_view> strip(Vm& vm, std::string_view text) {
  Pace pace(vm.meter);
  while (!text.empty() && is_ascii_space(text.front())) {
    text.remove_prefix(1);
    TRY(pace.turn());
  }
  while (!text.empty() && is_ascii_space(text.back())) {
    text.remove_suffix(1);
    TRY(pace.turn());
  }
  return text;
}

std::string_view as_text(const uint8_t* data, uint32_t length) {
  return {reinterpret_cast<const char*>(data), length};
}

// As in CPython, ASCII characters are not translated, so U+001C does not become a blank.
char translate(char32_t character) {
  if (character < 0x7F) return static_cast<char>(character);
  if (unicode::is_space(character)) return ' ';
  int digit = unicode::decimal_value(character);
  return digit < 0 ? '?' : static_cast<char>('0' + digit);
}

}  // namespace

Result<std::string_view> number_text(Vm& vm, const Str* string) {
  uint32_t length = string->length;
  TRY(vm.meter.charge(length / 4));
  if (HOGNOSE_LIKELY(string->is_ascii())) return strip(vm, as_text(str_data(string), length));
  TRY(vm.meter.charge(length));
  ByteArrayCell* scratch = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, length));
  scratch->size = length;
  char* out = reinterpret_cast<char*>(scratch->bytes.data());
  TRY(with_units(string, [&]<class Unit>(Units<Unit> units) {
    return in_parts(vm.meter, units.count, kPacedItems, [&](size_t begin, size_t end) {
      std::transform(units.data + begin, units.data + end, out + begin,
                     [](Unit unit) { return translate(unit); });
    });
  }));
  return strip(vm, as_text(scratch->bytes.data(), length));
}

Result<std::string_view> number_text_of_value(Vm& vm, Value value, bool* found) {
  *found = true;
  if (const Str* string = vm.as<Str>(value, TypeId::Str)) return number_text(vm, string);
  BytesView bytes;
  if (find_bytes(vm, value, &bytes)) {
    TRY(vm.meter.charge(bytes.count / 4));
    return strip(vm, as_text(bytes.data, bytes.count));
  }
  *found = false;
  return std::string_view();
}

Result<Str*> short_repr_calling(Vm& vm, Value value, uint32_t maximum) {
  Str* repr = TRY(repr_calling(vm, value));
  return substring(vm, repr, 0, std::min(repr->length.get(), maximum));
}

}  // namespace hognose
