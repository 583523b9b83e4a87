// The parser of escapes, and of the sets that often contain them.
//
// It returns characters, categories, positions and references, and sets as lists of ranges and
// categories.
#include "base/unicode_names.h"
#include "library/regex/parser_impl.h"
#include "objects/protocols/protocol.h"

namespace hognose::regex {

namespace {

bool is_category(uint32_t letter, Category* category) {
  switch (letter) {
    case 'd': *category = Category::Digit; return true;
    case 'D': *category = Category::NotDigit; return true;
    case 's': *category = Category::Space; return true;
    case 'S': *category = Category::NotSpace; return true;
    case 'w': *category = Category::Word; return true;
    case 'W': *category = Category::NotWord; return true;
    default: return false;
  }
}

bool is_position(uint32_t letter, Position* position) {
  switch (letter) {
    case 'A': *position = Position::BeginningOfString; return true;
    case 'b': *position = Position::Boundary; return true;
    case 'B': *position = Position::NoBoundary; return true;
    case 'z':
    case 'Z': *position = Position::EndOfString; return true;
    default: return false;
  }
}

}  // namespace

// --- sets

Result<SetItem*> Parser::parse_set_item(Token token, uint32_t start) {
  if (!is_escape(token)) return make_range(token, token);
  Escape escape = TRY(parse_escape(token & ~kEscape, start, true));
  if (escape.kind == Escape::Kind::Character) return make_range(escape.value, escape.value);
  SetItem* item = arena_.make<SetItem>();
  item->kind = SetItemKind::Category;
  item->category = escape.category;
  return item;
}

// Emits a FutureWarning for text that other engines read as a set operation, as Python may do one
// day.
Result<void> Parser::warn_of_set(const char* operation, uint32_t position) {
  Str* text = TRY(make_text(vm_, "Possible {} at position {}", operation, position));
  return warn_calling(vm_, TypeId::FutureWarning, text);
}

Result<void> Parser::parse_set(Sequence& sequence) {
  uint32_t here = source_.tell() - 1;
  if (source_.next() == '[') TRY(warn_of_set("nested set", source_.tell()));
  bool negated = TRY(source_.match('^'));
  SetItem* first = nullptr;
  SetItem** link = &first;
  auto add = [&](SetItem* item) {
    *link = item;
    link = &item->next;
  };
  for (;;) {
    uint32_t start = source_.tell();
    Token token = TRY(source_.get());
    TRY(check_memory());
    if (token == kEnd) return source_.error_at(here, "unterminated character set");
    if (token == ']' && first != nullptr) break;
    if (first != nullptr && source_.next() == token) {
      const char* operation = token == '-'   ? "set difference"
                              : token == '&' ? "set intersection"
                              : token == '~' ? "set symmetric difference"
                              : token == '|' ? "set union"
                                             : nullptr;
      if (operation != nullptr) TRY(warn_of_set(operation, source_.tell() - 1));
    }
    SetItem* item = TRY(parse_set_item(token, start));
    if (!TRY(source_.match('-'))) {
      add(item);
      continue;
    }
    uint32_t that_start = source_.tell();
    Token that = TRY(source_.get());
    if (that == kEnd) return source_.error_at(here, "unterminated character set");
    if (that == ']') {
      add(item);
      add(make_range('-', '-'));
      break;
    }
    if (that == '-') TRY(warn_of_set("set difference", source_.tell() - 2));
    SetItem* end = TRY(parse_set_item(that, that_start));
    if (item->kind != SetItemKind::Range || end->kind != SetItemKind::Range ||
        end->first < item->first) {
      // The message quotes only the beginning of an escape, but the error position counts all
      // digits.
      uint32_t quoted = start + (is_escape(token) ? 2 : 1);
      uint32_t that_quoted = that_start + (is_escape(that) ? 2 : 1);
      uint32_t width = quoted - start + 1 + that_quoted - that_start;
      Str* low = TRY(source_.part(start, quoted));
      Str* high = TRY(source_.part(that_start, that_quoted));
      return source_.error_before(width, "bad character range {}-{}", low, high);
    }
    item->last = end->first;
    add(item);
  }
  if (first->next == nullptr && first->kind == SetItemKind::Range && first->first == first->last) {
    sequence.append(
        make<Node>(negated ? NodeKind::NotLiteral : NodeKind::Literal, 0, first->first));
    return {};
  }
  auto* set = make<SetNode>(NodeKind::Set, negated ? 1 : 0);
  set->items = first;
  sequence.append(set);
  return {};
}

// --- escapes

// Parses `\x41`, `\u0041` or `\U00000041`. The backslash is at `start`, and the letter has been
// read.
Result<uint32_t> Parser::parse_hexadecimal(uint32_t start, unsigned digits) {
  uint64_t value = TRY(source_.get_digits(digits, 16));
  uint32_t stop = source_.tell();
  if (stop - start != digits + 2) {
    return source_.error_about(start, stop, start, "incomplete escape {}");
  }
  if (value > kMaxCodePoint) return source_.error_about(start, stop, start, "bad escape {}");
  return static_cast<uint32_t>(value);
}

Result<uint32_t> Parser::parse_named(uint32_t start) {
  if (!TRY(source_.match('{'))) return source_.error_before(0, "missing {}", "{");
  Source::Span span = TRY(source_.get_until('}', "character name"));
  char name[unicode::kMaxNameLength];
  bool fits = span.length() <= sizeof name;
  for (uint32_t i = 0; fits && i < span.length(); ++i) {
    char32_t character = source_.at(span.start + i);
    fits = character < 0x80;
    name[i] = static_cast<char>(character);
  }
  char32_t found =
      fits ? unicode::lookup_name(std::string_view(name, span.length())) : unicode::kNoCodePoint;
  if (found != unicode::kNoCodePoint) return found;
  Str* text = TRY(source_.part(span.start, span.stop));
  Str* quoted = TRY(repr_calling(vm_, Value::from_cell(text)));
  return source_.error_at(start, "undefined character name {}", quoted);
}

// Parses an octal escape or a reference to a group, whose first digit has been read.
Result<Parser::Escape> Parser::parse_numbered(uint32_t letter, uint32_t start) {
  auto [is_character, group] = TRY(source_.get_numbered(letter, start));
  if (is_character) return Escape{Escape::Kind::Character, group, {}, {}};
  if (group >= group_count_) {
    return source_.error_at(start + 1, "invalid group reference {}", group);
  }
  if (!is_closed(group)) return source_.error_at(start, "cannot refer to an open group");
  TRY(check_look_behind(group));
  return Escape{Escape::Kind::Backreference, group, {}, {}};
}

Result<Parser::Escape> Parser::parse_escape(uint32_t letter, uint32_t start, bool in_set) {
  auto character = [](uint32_t value) { return Escape{Escape::Kind::Character, value, {}, {}}; };
  Category category;
  if (is_category(letter, &category)) return Escape{Escape::Kind::Category, 0, category, {}};
  Position position;
  if (!in_set && is_position(letter, &position)) {
    return Escape{Escape::Kind::Position, 0, {}, position};
  }
  if (Token simple = simple_escape(letter); simple != kEnd) return character(simple);
  if (letter == 'x') return character(TRY(parse_hexadecimal(start, 2)));
  if (source_.is_text()) {
    if (letter == 'u') return character(TRY(parse_hexadecimal(start, 4)));
    if (letter == 'U') return character(TRY(parse_hexadecimal(start, 8)));
    if (letter == 'N') return character(TRY(parse_named(start)));
  }
  if (in_set && is_octal_digit(letter)) {
    uint64_t more = TRY(source_.get_digits(2, 8));
    uint32_t digits = source_.tell() - start - 2;
    uint64_t value = ((letter - '0') << (3 * digits)) + more;
    if (value > 0377) {
      return source_.error_about(start, source_.tell(), start,
                                 "octal escape value {} outside of range 0-0o377");
    }
    return character(static_cast<uint32_t>(value));
  }
  if (!in_set && letter == '0')
    return character(static_cast<uint32_t>(TRY(source_.get_digits(2, 8))));
  if (!in_set && is_decimal_digit(letter)) return parse_numbered(letter, start);
  if (is_decimal_digit(letter) || is_ascii_letter(letter)) {
    return source_.error_about(start, start + 2, start, "bad escape {}");
  }
  return character(letter);
}

}  // namespace hognose::regex
