// The module unicodedata: properties of characters, and normalization.
//
// The data are in generated tables (src/base). Each function is also a method of ucd_3_2_0, the
// database of Unicode 3.2.
#include <algorithm>

#include "base/ascii.h"
#include "base/unicode.h"
#include "base/unicode_3_2.h"
#include "base/unicode_names.h"
#include "base/unicode_normalization.h"
#include "library/core/modules.h"
#include "meter/paced.h"
#include "objects/core/make.h"
#include "objects/core/type_specs.h"
#include "objects/numbers/limbs.h"
#include "objects/numbers/numbers.h"
#include "objects/protocols/callable.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

using unicode::Edition;

enum class Arity : uint8_t { One, WithDefault };

// The place of an argument: a method gets its object before it.
template <Edition edition>
constexpr size_t kFirst = edition == Edition::Current ? 0 : 1;

template <Edition edition>
constexpr bool kIsCurrent = edition == Edition::Current;

// Whether the database has the code point.
template <Edition edition>
bool has(char32_t code_point) {
  return kIsCurrent<edition> || unicode::v3_2::is_assigned(code_point);
}

// Returns the argument as a character. As in CPython, the message depends on whether a default may
// follow.
Result<char32_t> character_of(Vm& vm, Value value, const char* function, Arity arity) {
  const Str* text = vm.as<Str>(value, TypeId::Str);
  const char* number = arity == Arity::WithDefault ? " 1" : "";
  if (text == nullptr) {
    return vm.raise(TypeId::TypeError, "{}() argument{} must be a unicode character, not {}",
                    function, number, argument_type_name(vm, value));
  }
  if (text->length != 1) {
    return vm.raise(TypeId::TypeError,
                    "{}(): argument{} must be a unicode character, not a string of length {}",
                    function, number, static_cast<int64_t>(text->length));
  }
  return character_at(text, 0);
}

Result<Value> ascii_text(Vm& vm, std::string_view text) {
  return Value::from_cell(TRY(make_string_ascii(vm, text)));
}

template <Edition edition>
Result<Value> unicode_category(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "category", Arity::One));
  auto category = kIsCurrent<edition> ? unicode::category(c) : unicode::v3_2::category(c);
  return ascii_text(vm, unicode::kCategoryNames[static_cast<size_t>(category)]);
}

template <Edition edition>
Result<Value> unicode_bidirectional(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "bidirectional", Arity::One));
  auto direction =
      kIsCurrent<edition> ? unicode::bidirectional(c) : unicode::v3_2::bidirectional(c);
  return ascii_text(vm, unicode::kBidirectionalNames[static_cast<size_t>(direction)]);
}

template <Edition edition>
Result<Value> unicode_east_asian_width(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "east_asian_width", Arity::One));
  auto width =
      kIsCurrent<edition> ? unicode::east_asian_width(c) : unicode::v3_2::east_asian_width(c);
  return ascii_text(vm, unicode::kEastAsianWidthNames[static_cast<size_t>(width)]);
}

template <Edition edition>
Result<Value> unicode_combining(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "combining", Arity::One));
  return Value::from_small_int(has<edition>(c) ? unicode::combining_class(c) : 0);
}

template <Edition edition>
Result<Value> unicode_mirrored(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "mirrored", Arity::One));
  bool is_mirrored = kIsCurrent<edition> ? unicode::is_mirrored(c) : unicode::v3_2::is_mirrored(c);
  return Value::from_small_int(is_mirrored ? 1 : 0);
}

// Returns the default if one was given. Raises ValueError otherwise.
Result<Value> default_or_error(Vm& vm, Value given, const char* message) {
  if (!given.is_undefined()) return given;
  return vm.raise(TypeId::ValueError, message);
}

template <Edition edition>
Result<Value> unicode_decimal(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "decimal", Arity::WithDefault));
  int number = kIsCurrent<edition> ? unicode::decimal_value(c) : unicode::v3_2::decimal_value(c);
  if (number < 0) return default_or_error(vm, arguments[kFirst<edition> + 1], "not a decimal");
  return Value::from_small_int(number);
}

template <Edition edition>
Result<Value> unicode_digit(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "digit", Arity::WithDefault));
  int number = unicode::digit_value(c);
  if (number < 0) return default_or_error(vm, arguments[kFirst<edition> + 1], "not a digit");
  return Value::from_small_int(number);
}

template <Edition edition>
Result<Value> unicode_numeric(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "numeric", Arity::WithDefault));
  unicode::tables::Fraction number = unicode::numeric_value(c);
  if (number.denominator == 0 || !has<edition>(c)) {
    return default_or_error(vm, arguments[kFirst<edition> + 1], "not a numeric character");
  }
  return Value::from_double(static_cast<double>(number.numerator) /
                            static_cast<double>(number.denominator));
}

template <Edition edition>
Result<Value> unicode_name(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "name", Arity::WithDefault));
  char name[unicode::kMaxNameLength];
  size_t length = has<edition>(c) ? unicode::name_of(c, name) : 0;
  if (length == 0) return default_or_error(vm, arguments[kFirst<edition> + 1], "no such name");
  return ascii_text(vm, {name, length});
}

// Whether the text is the name of the character, not one of its aliases.
bool is_own_name(char32_t code_point, std::string_view text) {
  char name[unicode::kMaxNameLength];
  const size_t length = unicode::name_of(code_point, name);
  return std::equal(text.begin(), text.end(), name, name + length, [](char left, char right) {
    return ascii_upper(static_cast<uint8_t>(left)) == static_cast<uint8_t>(right);
  });
}

template <Edition edition>
Result<Value> unicode_lookup(Vm& vm, const Value* arguments) {
  const Str* name = vm.as<Str>(arguments[kFirst<edition>], TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "a bytes-like object is required, not '{}'",
                    type_name(vm, arguments[kFirst<edition>]));
  }
  constexpr size_t kTooLong = 256;
  if (name->length > kTooLong) {
    return vm.raise_with_argument(TypeId::KeyError, TRY(ascii_text(vm, "name too long")));
  }
  TRY(vm.meter.charge(name->length));
  StringBuilder found(vm);
  if (name->is_ascii()) {
    std::string_view text = ascii_text(name);
    char32_t points[unicode::names::kLongestSequence];
    size_t count = kIsCurrent<edition> ? unicode::lookup_sequence(text, points) : 0;
    char32_t single = unicode::lookup_name(text);
    if (single != unicode::kNoCodePoint && (kIsCurrent<edition> || is_own_name(single, text))) {
      points[0] = single;
      count = 1;
    }
    if (count != 0) {
      for (size_t i = 0; i < count; ++i) TRY(found.append_character(points[i]));
      return Value::from_cell(TRY(found.finish()));
    }
  }
  TRY(found.append_ascii("undefined character name '"));
  TRY(found.append(name));
  TRY(found.append_ascii("'"));
  return vm.raise_with_argument(TypeId::KeyError, Value::from_cell(TRY(found.finish())));
}

template <Edition edition>
Result<Value> unicode_decomposition(Vm& vm, const Value* arguments) {
  char32_t c = TRY(character_of(vm, arguments[kFirst<edition>], "decomposition", Arity::One));
  char32_t points[unicode::kMaxDecomposition];
  unicode::DecompositionTag tag = unicode::DecompositionTag::Canonical;
  size_t count = has<edition>(c) ? unicode::decomposition(c, points, tag) : 0;
  StringBuilder text(vm);
  if (count != 0) {
    TRY(text.append_ascii(unicode::kDecompositionTags[static_cast<size_t>(tag)]));
  }
  for (size_t i = 0; i < count; ++i) {
    if (i != 0 || tag != unicode::DecompositionTag::Canonical) TRY(text.append_ascii(" "));
    char digits[8];
    int at = 8;
    for (char32_t rest = points[i]; rest != 0 || at > 4; rest >>= 4) {
      digits[--at] = "0123456789ABCDEF"[rest & 0xF];
    }
    TRY(text.append_ascii(std::string_view(digits + at, static_cast<size_t>(8 - at))));
  }
  return Value::from_cell(TRY(text.finish()));
}

Result<unicode::Form> form_of(Vm& vm, Value value, const char* function) {
  const Str* name = vm.as<Str>(value, TypeId::Str);
  if (name == nullptr) {
    return vm.raise(TypeId::TypeError, "{}() argument 1 must be str, not {}", function,
                    argument_type_name(vm, value));
  }
  std::string_view text;
  if (name->is_ascii()) text = ascii_text(name);
  if (text == "NFC") return unicode::Form::Nfc;
  if (text == "NFD") return unicode::Form::Nfd;
  if (text == "NFKC") return unicode::Form::Nfkc;
  if (text == "NFKD") return unicode::Form::Nfkd;
  return vm.raise(TypeId::ValueError, "invalid normalization form");
}

// Returns the normalized text; the same object if the text is normalized already.
template <Edition edition>
Result<Str*> normalized(Vm& vm, unicode::Form form, Str* text) {
  uint64_t count = text->length;
  TRY(vm.meter.charge(count / 4 + 1));
  return with_units(text, [&](auto units) -> Result<Str*> {
    Watch watch = watch_of(vm.meter);
    if (kIsCurrent<edition> || text->is_ascii()) {
      auto quickly = unicode::is_quickly_normalized(form, units.data, units.count, watch);
      if (!quickly) return Failure::Stopped;
      if (*quickly) return text;
    }
    auto decomposed = unicode::decomposed_length(form, units.data, units.count, watch, edition);
    if (!decomposed) return Failure::Stopped;
    uint64_t room = *decomposed;
    // Sorting long runs of combining marks takes more than linear time.
    unsigned bits = 64 - static_cast<unsigned>(__builtin_clzll(room | 1));
    TRY(vm.meter.charge(room * (4 + bits)));
    auto* buffer = reinterpret_cast<char32_t*>(
        TRY(limbs::make_scratch(vm, room * sizeof(char32_t) / sizeof(limbs::Limb) + 1)));
    auto length = unicode::normalize(form, units.data, units.count, buffer, watch, edition);
    if (!length) return Failure::Stopped;
    StringBuilder result(vm);
    Pace pace(vm.meter);
    for (size_t i = 0; i < *length; ++i) {
      TRY(result.append_character(buffer[i]));
      TRY(pace.turn());
    }
    return result.finish();
  });
}

Result<Str*> text_argument(Vm& vm, Value value, const char* function) {
  Str* text = vm.as<Str>(value, TypeId::Str);
  if (text != nullptr) return text;
  return vm.raise(TypeId::TypeError, "{}() argument 2 must be str, not {}", function,
                  argument_type_name(vm, value));
}

template <Edition edition>
Result<Value> unicode_normalize(Vm& vm, const Value* arguments) {
  unicode::Form form = TRY(form_of(vm, arguments[kFirst<edition>], "normalize"));
  Str* text = TRY(text_argument(vm, arguments[kFirst<edition> + 1], "normalize"));
  return Value::from_cell(TRY(normalized<edition>(vm, form, text)));
}

template <Edition edition>
Result<Value> unicode_is_normalized(Vm& vm, const Value* arguments) {
  unicode::Form form = TRY(form_of(vm, arguments[kFirst<edition>], "is_normalized"));
  Str* text = TRY(text_argument(vm, arguments[kFirst<edition> + 1], "is_normalized"));
  Str* result = TRY(normalized<edition>(vm, form, text));
  TRY(vm.meter.charge(text->length / 16 + 1));
  return Value::boolean(result == text || strings_equal(result, text));
}

// The functions of the module, and the same as methods.
#define ROWS(self, edition)                                                                      \
  {"bidirectional(" self "chr, /)", unicode_bidirectional<edition>, kNativeConstantTime},        \
      {"category(" self "chr, /)", unicode_category<edition>, kNativeConstantTime},              \
      {"combining(" self "chr, /)", unicode_combining<edition>, kNativeConstantTime},            \
      {"decimal(" self "chr, default=<omitted>, /)", unicode_decimal<edition>,                   \
       kNativeConstantTime},                                                                     \
      {"decomposition(" self "chr, /)", unicode_decomposition<edition>, kNativeConstantTime},    \
      {"digit(" self "chr, default=<omitted>, /)", unicode_digit<edition>, kNativeConstantTime}, \
      {"east_asian_width(" self "chr, /)", unicode_east_asian_width<edition>,                    \
       kNativeConstantTime},                                                                     \
      {"is_normalized(" self "form, unistr, /)", unicode_is_normalized<edition>},                \
      {"lookup(" self "name, /)", unicode_lookup<edition>},                                      \
      {"mirrored(" self "chr, /)", unicode_mirrored<edition>, kNativeConstantTime},              \
      {"name(" self "chr, default=<omitted>, /)", unicode_name<edition>, kNativeConstantTime},   \
      {"normalize(" self "form, unistr, /)", unicode_normalize<edition>},                        \
      {"numeric(" self "chr, default=<omitted>, /)", unicode_numeric<edition>,                   \
       kNativeConstantTime},

constexpr NativeRow kRows[] = {ROWS("", Edition::Current)};
constexpr NativeRow kMethods[] = {ROWS("self, ", Edition::Unicode32)};
#undef ROWS

Result<Value> version_of_database(Vm& vm, Value) { return ascii_text(vm, "3.2.0"); }

constexpr PropertyRow kProperties[] = {
    {"unidata_version", version_of_database, refuse_assignment},
};

}  // namespace

std::span<const NativeRow> unicodedata_module_functions() { return kRows; }

Result<void> fill_unicodedata_module(Vm& vm, Dict* dict) {
  TRY(add_type_to_module(vm, dict, TypeId::UnicodeDatabase));
  Cell* old = TRY(vm.make<Cell>(TypeId::UnicodeDatabase));
  TRY(add_to_module(vm, dict, "ucd_3_2_0", Value::from_cell(old)));
  return add_to_module(vm, dict, "unidata_version", TRY(ascii_text(vm, unicode::kUnicodeVersion)));
}

const TypeSpec kUnicodeDatabaseType = {
    .doc = "The database of characters of another version of Unicode.",
    .module = "unicodedata",
    .methods = kMethods,
    .properties = kProperties,
};

}  // namespace hognose
