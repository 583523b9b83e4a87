// repr(str): the text in quotes, with escapes for characters that do not print. As source code, the
// result is a literal with the same value.
#include "base/unicode.h"
#include "objects/text/methods.h"
#include "objects/text/units.h"

namespace hognose {

namespace {

constexpr char kHexDigits[] = "0123456789abcdef";

// Whether repr shows the character unescaped. Quotes are handled separately.
bool is_shown(char32_t character) {
  if (character < 0x7F) return character >= 0x20 && character != '\\';
  return character > 0xA0 && unicode::is_printable(character);
}

unsigned escaped_length(char32_t character) {
  if (character == '\\' || character == '\n' || character == '\r' || character == '\t') return 2;
  return character < 0x100 ? 4 : character < 0x10000 ? 6 : 10;
}

template <class Unit>
Unit* write_escape(Unit* out, char32_t character) {
  *out++ = '\\';
  switch (character) {
    case '\\': *out++ = '\\'; return out;
    case '\n': *out++ = 'n'; return out;
    case '\r': *out++ = 'r'; return out;
    case '\t': *out++ = 't'; return out;
    default: break;
  }
  unsigned digits = escaped_length(character) - 2;
  *out++ = static_cast<Unit>(digits == 2 ? 'x' : digits == 4 ? 'u' : 'U');
  while (digits != 0) *out++ = static_cast<Unit>(kHexDigits[character >> (--digits * 4) & 15]);
  return out;
}

struct ReprPlan {
  uint64_t length = 2;  // includes the quotes
  char32_t maximum = 0;
  uint64_t single_quotes = 0;
  uint64_t double_quotes = 0;

  // Use double quotes only if that avoids escapes.
  char quote() const { return single_quotes != 0 && double_quotes == 0 ? '"' : '\''; }
};

template <class Unit>
Result<ReprPlan> plan_repr(Vm& vm, Units<Unit> text) {
  ReprPlan plan;
  TRY(in_parts(vm.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      char32_t character = text.data[i];
      if (HOGNOSE_UNLIKELY(!is_shown(character))) {
        plan.length += escaped_length(character);
        continue;
      }
      ++plan.length;
      plan.maximum = std::max(plan.maximum, character);
      plan.single_quotes += character == '\'';
      plan.double_quotes += character == '"';
    }
  }));
  if (plan.quote() == '\'') plan.length += plan.single_quotes;
  return plan;
}

template <class Target, class Source>
Result<void> write_repr(Vm& vm, Target* out, Units<Source> text, char32_t quote) {
  *out++ = static_cast<Target>(quote);
  TRY(in_parts(vm.meter, text.count, kPacedItems, [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i) {
      char32_t character = text.data[i];
      if (HOGNOSE_UNLIKELY(!is_shown(character))) {
        out = write_escape(out, character);
        continue;
      }
      if (character == quote) *out++ = '\\';
      *out++ = static_cast<Target>(character);
    }
  }));
  *out = static_cast<Target>(quote);
  return {};
}

}  // namespace

Result<Str*> str_repr_text(Vm& vm, const Str* string) {
  TRY(vm.meter.charge(string->length / 8));
  return with_units(string, [&vm](auto text) -> Result<Str*> {
    ReprPlan plan = TRY(plan_repr(vm, text));
    Str* repr = TRY(make_string_room(vm, plan.length, kind_for(plan.maximum), plan.maximum < 0x80));
    char32_t quote = static_cast<char32_t>(plan.quote());
    TRY(with_room(repr, [&](auto* out) { return write_repr(vm, out, text, quote); }));
    return repr;
  });
}

}  // namespace hognose
