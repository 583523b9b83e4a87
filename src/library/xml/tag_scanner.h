// TagScanner: reads one start tag or reference of a document, and calls no guest code.
//
// What is not ordinary (content.cpp) is reported as such, wherever in the token that is found out.
// A token of more than kLongestToken characters is not ordinary, so no limit is polled within one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "library/xml/characters.h"
#include "library/xml/known_names.h"
#include "library/xml/parser_fields.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/text/string_builder.h"
#include "objects/text/units.h"

namespace hognose::xml {

inline constexpr uint32_t kLongestToken = 1u << 16;

struct PredefinedEntity {
  std::string_view reference;
  char32_t character;
};
inline constexpr PredefinedEntity kPredefinedEntities[] = {
    {"lt;", '<'}, {"gt;", '>'}, {"amp;", '&'}, {"quot;", '"'}, {"apos;", '\''},
};

struct StartTag {
  KnownName name;
  Dict* attributes = nullptr;
  bool is_empty = false;  // <name/>
};

template <class Unit>
class TagScanner {
 public:
  TagScanner(Vm& vm, const ParserFields& fields, Str* string)
      : vm_(vm), fields_(fields), string_(string), text_(string) {}

  // The place after what was read, or that the scanner has come to.
  uint32_t next() const { return next_; }

  // Starts at a place of the text.
  void start(uint32_t at) {
    next_ = at;
    stop_ = at + std::min(text_.count - at, kLongestToken);
  }
  // These take what is at next(), and return whether it was there.
  bool take(char character) {
    if (next_ == stop_ || text_[next_] != static_cast<Unit>(character)) return false;
    ++next_;
    return true;
  }
  bool take_space() {
    const uint32_t start = next_;
    while (next_ < stop_ && is_mark(kSpace, text_[next_])) ++next_;
    return next_ != start;
  }
  bool take_name(const Str* name) {
    if (stop_ - next_ < name->length) return false;
    if (!is_text(name, Units<Unit>(text_.data + next_, name->length))) return false;
    next_ += name->length;
    return true;
  }
  // The character that a reference after its "&" stands for; 0: it is not ordinary.
  char32_t take_reference() {
    if (take('#')) return take_numeric_reference();
    for (const PredefinedEntity& entity : kPredefinedEntities) {
      const std::string_view name = entity.reference;
      if (stop_ - next_ < name.size()) continue;
      if (!std::equal(name.begin(), name.end(), text_.begin() + next_)) continue;
      next_ += static_cast<uint32_t>(name.size());
      return entity.character;
    }
    return 0;
  }

  // Reads a start tag after its "<". Returns false if it is not ordinary.
  Result<bool> take_start_tag(StartTag& tag) {
    follow_setting();
    tag.name = TRY(take_known_name(elements_));
    if (tag.name.written == nullptr) return false;
    tag.attributes = TRY(make_dict(vm_));
    for (;;) {
      const bool has_space = take_space();
      if (next_ == stop_) return false;
      if (text_[next_] == '>' || text_[next_] == '/') break;
      if (!has_space || !TRY(take_attribute(tag.attributes))) return false;
    }
    tag.is_empty = take('/');
    return take('>');
  }

 private:
  char32_t take_numeric_reference() {
    constexpr uint32_t kMostDigits = 8;
    const uint32_t base = take('x') ? 16 : 10;
    uint32_t number = 0;
    for (uint32_t digits = 0; digits <= kMostDigits && next_ < stop_; ++digits) {
      if (digits != 0 && take(';')) return is_character(number) ? number : 0;
      const uint32_t digit = digit_value(text_[next_]);
      if (digit >= base) return 0;
      number = number * base + digit;
      ++next_;
    }
    return 0;
  }
  static bool is_character(uint32_t number) {
    return number <= kMaxCodePoint && !is_illegal(number);
  }
  static uint32_t digit_value(uint32_t character) {
    if (character >= '0' && character <= '9') return character - '0';
    const uint32_t lower = character | 0x20;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : UINT32_MAX;
  }

  // Expanded names depend on a setting that a handler may change.
  void follow_setting() {
    const bool has_prefixes = fields_.is_true(Field::NamespacePrefixes);
    if (has_prefixes == has_prefixes_) return;
    has_prefixes_ = has_prefixes;
    elements_.clear();
    attributes_.clear();
  }
  // `written` is null if there is no ordinary name.
  Result<KnownName> take_known_name(KnownNames& names) {
    const uint32_t start = next_;
    if (start == stop_ || !is_in_name(kNameStart, text_[start])) return KnownName();
    while (next_ < stop_ && is_in_name(kNamePart, text_[next_])) ++next_;
    return names.find<Unit>(vm_, fields_, string_, start, next_);
  }

  Result<bool> take_attribute(Dict* attributes) {
    const KnownName name = TRY(take_known_name(attributes_));
    if (name.written == nullptr) return false;
    take_space();
    if (!take('=')) return false;
    take_space();
    Str* value = TRY(take_value());
    if (value == nullptr) return false;
    const uint32_t count = attributes->length;
    TRY(dict_set_string(vm_, attributes, name.expanded, Value::from_cell(value)));
    return attributes->length != count;  // else the tag has it twice
  }
  // Null: it is not ordinary.
  Result<Str*> take_value() {
    const bool is_double = take('"');
    if (!is_double && !take('\'')) return static_cast<Str*>(nullptr);
    const Unit quote = is_double ? U'"' : U'\'';
    const uint32_t start = next_;
    skip_plain_value(quote);
    if (next_ == stop_) return static_cast<Str*>(nullptr);
    if (text_[next_] != quote) return take_value_with_marks(start, quote);
    return substring(vm_, string_, start, next_++);
  }
  void skip_plain_value(Unit quote) {
    for (; next_ < stop_; ++next_) {
      const Unit unit = text_[next_];
      if (is_mark(kEndsValue, unit) && (unit == quote || (unit != '"' && unit != '\''))) return;
    }
  }
  // A value that begins at `start`, with references or with white space that becomes spaces (XML
  // 1.0, section 3.3.3). The first of these is at next().
  Result<Str*> take_value_with_marks(uint32_t start, Unit quote) {
    StringBuilder value(vm_);
    for (;;) {
      TRY(value.append_part(string_, start, next_));
      if (next_ == stop_) return static_cast<Str*>(nullptr);
      if (text_[next_] == quote) break;
      const char32_t character = take('&') ? take_reference() : take_space_of_value();
      if (character == 0) return static_cast<Str*>(nullptr);
      TRY(value.append_character(character));
      start = next_;
      skip_plain_value(quote);
    }
    ++next_;
    return value.finish();
  }
  char32_t take_space_of_value() { return take('\n') || take('\t') ? ' ' : 0; }

  Vm& vm_;
  const ParserFields& fields_;
  Str* string_;
  Units<Unit> text_;  // stays: the text of a parser is never changed, only replaced
  uint32_t next_ = 0;
  uint32_t stop_ = 0;
  KnownNames elements_{NameOf::Element};
  KnownNames attributes_{NameOf::Attribute};
  bool has_prefixes_ = false;
};

}  // namespace hognose::xml
