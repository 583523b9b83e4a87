// str.translate and str.maketrans: map single characters by a table.
//
// A table is any object with __getitem__, so it may run guest code. Strings are immutable, so the
// source need not be read again afterwards.
#include "base/unicode.h"
#include "objects/containers/dict_access.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/protocol.h"
#include "objects/text/methods.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

// The table's entry for a character: None, an int or a str. Undefined if there is no entry; the
// character then stays.
Result<Value> look_up_calling(Vm& vm, Value table, char32_t character) {
  Value key = Value::from_small_int(character);
  Result<Value> entry = vm.is_exactly(table, TypeId::Dict)
                            ? dict_find_calling(vm, vm.known<Dict>(table), key)
                            : get_item_calling(vm, table, key);
  if (entry.ok() || !vm.pending_matches(entry.failure(), TypeId::LookupError)) return entry;
  vm.take_pending();
  return Value::undefined();
}

Result<char32_t> mapped_character(Vm& vm, Value number) {
  int64_t character;
  if (int_fits_int64(vm, number, &character) && character >= 0 && character <= kMaxCodePoint) {
    return static_cast<char32_t>(character);
  }
  return vm.raise(TypeId::ValueError, "character mapping must be in range(0x110000)");
}

Result<void> append_entry(Vm& vm, StringBuilder& text, char32_t character, Value entry) {
  if (entry.is_undefined()) return text.append_character(character);
  if (entry.is_none()) return {};
  if (is_int(vm, entry)) return text.append_character(TRY(mapped_character(vm, entry)));
  if (const Str* replacement = vm.as<Str>(entry, TypeId::Str)) return text.append(replacement);
  return vm.raise(TypeId::TypeError, "character mapping must return integer, None or str");
}

// Fast path for ASCII text whose characters map to ASCII characters or to nothing. As in CPython,
// the table is consulted once for each distinct character.
class AsciiTranslation {
 public:
  static constexpr uint8_t kUnknown = 0xFF, kDeleted = 0xFE, kNotAscii = 0xFD;

  uint8_t known(uint8_t character) const { return known_[character % kCharacters]; }

  // Looks up a character that is not known yet.
  Result<uint8_t> ask_calling(Vm& vm, Value table, uint8_t character) {
    Value entry = TRY(look_up_calling(vm, table, character));
    uint8_t found = kNotAscii;
    int64_t number;
    if (entry.is_undefined()) {
      found = character;
    } else if (entry.is_none()) {
      found = kDeleted;
    } else if (int_fits_int64(vm, entry, &number)) {
      if (number >= 0 && number < 0x80) found = static_cast<uint8_t>(number);
    } else if (const Str* string = vm.as<Str>(entry, TypeId::Str)) {
      if (string->length == 1 && string->is_ascii()) found = str_data(string)[0];
    }
    if (found != kNotAscii) known_[character % kCharacters] = found;
    return found;
  }

  AsciiTranslation() { std::fill_n(known_, sizeof known_, kUnknown); }

 private:
  static constexpr uint8_t kCharacters = 128;  // a damaged string may have others
  uint8_t known_[kCharacters];
};

// Translates and appends characters for as long as AsciiTranslation can. Returns how many.
Result<uint32_t> translate_ascii_calling(Vm& vm, StringBuilder& text, Units<uint8_t> source,
                                         Value table) {
  constexpr uint32_t kPiece = 256;
  AsciiTranslation translation;
  char buffer[kPiece];
  for (uint32_t i = 0; i < source.count;) {
    TRY(vm.meter.charge(kPiece / 8));
    uint32_t stop = std::min(source.count - i, kPiece) + i, used = 0;
    uint8_t found = 0;
    for (; i < stop; ++i) {
      found = translation.known(source[i]);
      if (HOGNOSE_UNLIKELY(found == AsciiTranslation::kUnknown)) {
        found = TRY(translation.ask_calling(vm, table, source[i]));
      }
      if (found == AsciiTranslation::kNotAscii) break;
      buffer[used] = static_cast<char>(found);
      used += found != AsciiTranslation::kDeleted;
    }
    TRY(text.append_ascii(std::string_view(buffer, used)));
    if (found == AsciiTranslation::kNotAscii) return i;
  }
  return source.count;
}

Result<Value> translate_calling(Vm& vm, Str* string, Value table) {
  StringBuilder text(vm);
  uint32_t start = 0;
  if (string->is_ascii()) {
    start = TRY(translate_ascii_calling(vm, text, Units<uint8_t>(string), table));
  }
  TRY(with_units(string, [&](auto source) -> Result<void> {
    for (uint32_t i = start; i < source.count; ++i) {
      TRY(vm.meter.charge(1));
      Value entry = TRY(look_up_calling(vm, table, source[i]));
      TRY(append_entry(vm, text, source[i], entry));
    }
    return {};
  }));
  Str* translated = TRY(text.finish());
  return Value::from_cell(translated);
}

// --- maketrans

Result<void> set_entry_calling(Vm& vm, Dict* table, char32_t character, Value value) {
  return dict_set_calling(vm, table, Value::from_small_int(character), value);
}

Result<Value> table_from_dict_calling(Vm& vm, Value source) {
  if (!vm.is_exactly(source, TypeId::Dict)) {
    return vm.raise(TypeId::TypeError,
                    "if you give only one argument to maketrans it must be a dict");
  }
  Dict* table = TRY(make_dict(vm));
  uint32_t position = 0;
  Value key, value;
  while (dict_next(vm.cell<Dict>(source), &position, &key, &value)) {
    TRY(vm.meter.charge(1));
    if (const Str* string = vm.as<Str>(key, TypeId::Str)) {
      if (string->length != 1) {
        return vm.raise(TypeId::ValueError, "string keys in translate table must be of length 1");
      }
      TRY(set_entry_calling(vm, table, character_at(string, 0), value));
    } else if (is_int(vm, key)) {
      TRY(dict_set_calling(vm, table, key, value));
    } else {
      return vm.raise(TypeId::TypeError, "keys in translate table must be strings or integers");
    }
  }
  return Value::from_cell(table);
}

Result<Value> table_from_strings_calling(Vm& vm, Value from, Value to, Value deleted) {
  const Str* targets = TRY(string_argument(vm, to, "maketrans", "argument 2"));
  const Str* nothings = nullptr;
  if (!deleted.is_undefined()) {
    nothings = TRY(string_argument(vm, deleted, "maketrans", "argument 3"));
  }
  const Str* sources = vm.as<Str>(from, TypeId::Str);
  if (sources == nullptr) {
    return vm.raise(TypeId::TypeError,
                    "first maketrans argument must be a string if there is a second argument");
  }
  if (sources->length != targets->length) {
    return vm.raise(TypeId::ValueError, "the first two maketrans arguments must have equal length");
  }
  Dict* table = TRY(make_dict(vm, sources->length));
  for (uint32_t i = 0; i < sources->length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(set_entry_calling(vm, table, character_at(sources, i),
                          Value::from_small_int(character_at(targets, i))));
  }
  for (uint32_t i = 0; nothings != nullptr && i < nothings->length; ++i) {
    TRY(vm.meter.charge(1));
    TRY(set_entry_calling(vm, table, character_at(nothings, i), Value::none()));
  }
  return Value::from_cell(table);
}

}  // namespace

Result<Value> str_translate(Vm& vm, const Value* arguments) {
  return translate_calling(vm, vm.known<Str>(arguments[0]), arguments[1]);
}

Result<Value> str_maketrans(Vm& vm, const Value* arguments) {
  if (arguments[1].is_undefined()) return table_from_dict_calling(vm, arguments[0]);
  return table_from_strings_calling(vm, arguments[0], arguments[1], arguments[2]);
}

}  // namespace hognose
