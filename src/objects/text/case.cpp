// The methods of str that change the case of characters.
//
// They use the full case mappings of Unicode, in which one character may become up to three. ASCII
// text has loops of its own.
#include <utility>

#include "base/ascii.h"
#include "base/unicode.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

using unicode::CaseMapping;

// Characters between two polls of the limits; most of them need a table lookup.
constexpr size_t kPacedMappings = kPacedItems / 4;

// Makes a string of the characters that map(put) emits. `map` runs twice, to measure and to write,
// and must emit the same characters both times.
template <class Map>
Result<Value> mapped(Vm& vm, Map map) {
  uint64_t length = 0;
  char32_t all = 0;
  TRY(map([&](char32_t character) {
    ++length;
    all |= character;
  }));
  if (length == 1) {
    Str* single = TRY(make_string_character(vm, all));
    return Value::from_cell(single);
  }
  char32_t maximum = bound_of(&all, 1);
  Str* result = TRY(make_string_room(vm, length, kind_for(maximum), maximum < 0x80));
  TRY(with_room(result, [&]<class Target>(Target* out) {
    return map([&](char32_t character) { *out++ = static_cast<Target>(character); });
  }));
  return Value::from_cell(result);
}

template <class Put>
inline void put_mapping(const CaseMapping& mapping, Put& put) {
  put(mapping.points[0]);
  for (unsigned i = 1; i < mapping.count; ++i) put(mapping.points[i]);
}

// The mapping of a character. Characters without a mapping need no call.
template <CaseMapping (*map)(char32_t)>
inline CaseMapping mapping_of(char32_t character) {
  if (!unicode::has_case_mapping(character)) return {{character, 0, 0}, 1};
  return map(character);
}

template <class Unit>
CaseMapping lower_at(Vm& vm, Units<Unit> text, uint32_t index) {
  char32_t character = text[index];
  if constexpr (sizeof(Unit) > 1) {
    if (character == unicode::kCapitalSigma) {
      Watch watch = watch_of(vm.meter);
      return {{unicode::lower_capital_sigma(text.data, text.count, index, watch)}, 1};
    }
  }
  return mapping_of<unicode::to_lower>(character);
}

// One-pass version, for text in which every character maps to one of the same width, which is
// nearly all text. Null for other text.
template <class Unit, class Convert>
Result<Str*> converted_in_place(Vm& vm, Units<Unit> text, Convert convert) {
  Str* result = TRY(make_string_room(vm, text.count, sizeof(Unit), false));
  Unit* out = reinterpret_cast<Unit*>(result->data.data());
  Unit all = 0;
  bool fits = true;
  TRY(in_parts(vm.meter, text.count, kPacedMappings, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); fits && i < end; ++i) {
      CaseMapping mapping = convert(text, i);
      out[i] = static_cast<Unit>(mapping.points[0]);
      fits = mapping.count == 1 && out[i] == mapping.points[0];
      all = static_cast<Unit>(all | out[i]);
    }
    return fits;
  }));
  if (!fits) return nullptr;
  char32_t maximum = bound_of(&all, 1);
  return text.count > 1 && maximum >= 0x80 && kind_for(maximum) == sizeof(Unit) ? result : nullptr;
}

// Applies one rule to every character: convert(text, index) -> CaseMapping.
template <class Ascii, class Convert>
Result<Value> convert_case(Vm& vm, Value self, Ascii convert_ascii, Convert convert) {
  Str* string = vm.known<Str>(self);
  TRY(vm.meter.charge(string->length / (string->is_ascii() ? 32 : 2)));
  if (string->length == 0) return Value::from_cell(vm.empty_string());
  if (string->is_ascii()) {
    Units<uint8_t> text(string);
    if (text.count == 1) return Value::from_cell(vm.character(convert_ascii(text[0])));
    Str* result = TRY(make_string_room(vm, text.count, 1, true));
    TRY(in_parts(vm.meter, text.count, kPacedBytes, [&](size_t begin, size_t end) {
      for (size_t i = begin; i < end; ++i) result->data[i] = convert_ascii(text.data[i]);
    }));
    return Value::from_cell(result);
  }
  return with_units(string, [&](auto text) -> Result<Value> {
    Str* result = TRY(converted_in_place(vm, text, convert));
    if (result != nullptr) return Value::from_cell(result);
    return mapped(vm, [&](auto put) {
      return in_parts(vm.meter, text.count, kPacedMappings, [&](size_t begin, size_t end) {
        for (auto i = static_cast<uint32_t>(begin); i < end; ++i)
          put_mapping(convert(text, i), put);
      });
    });
  });
}

}  // namespace

Result<Value> str_lower(Vm& vm, const Value* arguments) {
  return convert_case(vm, arguments[0], ascii_lower,
                      [&vm](auto text, uint32_t i) { return lower_at(vm, text, i); });
}

Result<Value> str_upper(Vm& vm, const Value* arguments) {
  return convert_case(vm, arguments[0], ascii_upper,
                      [](auto text, uint32_t i) { return mapping_of<unicode::to_upper>(text[i]); });
}

Result<Value> str_casefold(Vm& vm, const Value* arguments) {
  return convert_case(vm, arguments[0], ascii_lower,
                      [](auto text, uint32_t i) { return mapping_of<unicode::casefold>(text[i]); });
}

Result<Value> str_swapcase(Vm& vm, const Value* arguments) {
  return convert_case(
      vm, arguments[0],
      [](uint8_t c) { return static_cast<uint8_t>(is_ascii_letter(c) ? c ^ 0x20 : c); },
      [&vm](auto text, uint32_t i) {
        return text[i] == unicode::kCapitalSigma ? lower_at(vm, text, i)
                                                 : mapping_of<unicode::swapcase>(text[i]);
      });
}

Result<Value> str_capitalize(Vm& vm, const Value* arguments) {
  bool first = true;
  return convert_case(
      vm, arguments[0],
      [&first](uint8_t c) { return std::exchange(first, false) ? ascii_upper(c) : ascii_lower(c); },
      [&vm](auto text, uint32_t i) {
        return i == 0 ? mapping_of<unicode::to_title>(text[i]) : lower_at(vm, text, i);
      });
}

Result<Value> str_title(Vm& vm, const Value* arguments) {
  bool within_word = false;
  return convert_case(
      vm, arguments[0],
      [&within_word](uint8_t c) {
        bool continues = std::exchange(within_word, is_ascii_letter(c));
        return continues ? ascii_lower(c) : ascii_upper(c);
      },
      [&vm, &within_word](auto text, uint32_t i) {
        bool continues = i != 0 && within_word;
        within_word = unicode::is_cased(text[i]);
        return continues ? lower_at(vm, text, i) : mapping_of<unicode::to_title>(text[i]);
      });
}

}  // namespace hognose
