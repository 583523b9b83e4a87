// The parser: one pass over the tokens of a pattern, by recursive descent.
//
// Receives tokens (Source); hands on nodes in an arena. Every token draws fuel. The order of the
// checks is that of CPython's re._parser, because it decides which error is found first.
#include "library/regex/parser.h"

#include "base/unicode.h"
#include "base/unicode_names.h"
#include "objects/protocol.h"
#include "objects/string_builder.h"

namespace hognose::regex {

namespace {

constexpr uint32_t kMaximumGroups = 1073741823;  // sre's MAXGROUPS: beyond it no number is a group

uint32_t flag_of(Token token) {
  switch (token) {
    case 'i': return kIgnoreCase;
    case 'L': return kLocale;
    case 'm': return kMultiline;
    case 's': return kDotAll;
    case 'x': return kVerbose;
    case 'a': return kAscii;
    case 'u': return kUnicode;
    default: return 0;
  }
}

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

bool is_pattern_space(Token token) { return token == ' ' || (token >= '\t' && token <= '\r'); }

class Parser {
 public:
  Parser(Vm& vm, Arena& arena, Value pattern, uint32_t flags)
      : vm_(vm), arena_(arena), source_(vm, pattern), pattern_(pattern), flags_(flags) {}

  Result<Parsed> run();

 private:
  struct GroupWidth {
    uint64_t minimum;
    uint64_t maximum;
    bool closed;
  };
  struct GroupReference {
    GroupReference* next;
    uint32_t group;
    uint32_t position;
  };

  // What an escape inside or outside of a set stands for.
  struct Escape {
    enum class Kind : uint8_t { Character, Category, Position, Backreference } kind;
    uint32_t value;
    Category category;
    Position position;
  };

  Result<Sequence> parse_alternatives(bool verbose, unsigned depth);
  Result<Sequence> parse_sequence(bool verbose, unsigned depth, bool is_first);
  Result<void> parse_set(Sequence& sequence);
  Result<void> warn_of_set(const char* operation, uint32_t position);
  Result<SetItem*> parse_set_item(Token token, uint32_t start);
  Result<Escape> parse_escape(uint32_t letter, uint32_t start, bool in_set);
  Result<uint32_t> parse_hexadecimal(uint32_t start, unsigned digits);
  Result<uint32_t> parse_named(uint32_t start);
  Result<Escape> parse_numbered(uint32_t letter, uint32_t start);
  Result<void> parse_repeat(Sequence& sequence, Token token);
  Result<uint32_t> parse_count(bool* given);
  Result<void> make_repeat(Sequence& sequence, uint32_t start, uint32_t minimum, uint32_t maximum);

  struct GroupHead {
    bool captures = true;
    bool is_atomic = false;
    bool is_done = false;  // it was no group with a body
    Str* name = nullptr;
    uint32_t name_length = 0;
    uint32_t added = 0;
    uint32_t removed = 0;
  };
  Result<void> parse_group(Sequence& sequence, bool* verbose, unsigned depth, bool is_first);
  Result<void> parse_extension(Sequence& sequence, GroupHead& head, uint32_t start, bool* verbose,
                               unsigned depth, bool is_first);
  Result<void> parse_python_extension(Sequence& sequence, GroupHead& head);
  Result<void> parse_comment(uint32_t start);
  Result<void> parse_look(Sequence& sequence, Token token, uint32_t start, bool verbose,
                          unsigned depth);
  Result<void> parse_conditional(Sequence& sequence, uint32_t start, bool verbose, unsigned depth);
  // False: they were flags of the whole pattern.
  Result<bool> parse_flags(Token token, uint32_t* added, uint32_t* removed);

  Result<uint32_t> open_group(const GroupHead& head);
  bool is_closed(uint32_t group) const { return group < group_count_ && widths_[group].closed; }
  Result<void> check_look_behind(uint32_t group);
  Result<void> check_closing(uint32_t start);
  Result<void> fix_flags();

  void finish(Sequence& sequence);
  void widths_of(const Node* node, uint64_t* minimum, uint64_t* maximum) const;

  template <class T>
  T* make(NodeKind kind, uint8_t detail = 0, uint32_t value = 0) {
    T* node = arena_.make<T>();
    node->kind = kind;
    node->detail = detail;
    node->value = value;
    return node;
  }
  SetItem* make_range(char32_t first, char32_t last) {
    SetItem* item = arena_.make<SetItem>();
    item->kind = SetItemKind::Range;
    item->first = first;
    item->last = last;
    return item;
  }
  Result<void> check_memory() {
    if (HOGNOSE_UNLIKELY(arena_.exhausted())) return vm_.meter.stop(StopReason::Memory);
    return {};
  }

  Vm& vm_;
  Arena& arena_;
  Source source_;
  Value pattern_;
  uint32_t flags_;
  Dict* group_index_ = nullptr;
  GroupWidth* widths_ = nullptr;
  uint32_t group_count_ = 1;  // group 0 included
  uint32_t group_capacity_ = 0;
  uint32_t look_behind_groups_ = 0;  // 0: not inside of a look-behind
  bool has_references_ = false;
  GroupReference* first_reference_ = nullptr;
  GroupReference* last_reference_ = nullptr;
};

Result<Parsed> Parser::run() {
  group_index_ = TRY(make_dict(vm_));
  widths_ = arena_.array<GroupWidth>(8);
  group_capacity_ = 8;
  widths_[0] = {0, 0, false};
  TRY(source_.start());
  Sequence sequence = TRY(parse_alternatives((flags_ & kVerbose) != 0, 0));
  TRY(fix_flags());
  if (source_.next() != kEnd) return source_.error_before(0, "unbalanced parenthesis");
  for (GroupReference* reference = first_reference_; reference != nullptr;
       reference = reference->next) {
    if (reference->group >= group_count_) {
      return source_.error_at(reference->position, "invalid group reference {}", reference->group);
    }
  }
  Parsed parsed;
  parsed.sequence = sequence;
  parsed.flags = flags_;
  parsed.groups = group_count_ - 1;
  parsed.has_references = has_references_;
  parsed.group_index = group_index_;
  return parsed;
}

Result<void> Parser::fix_flags() {
  if (source_.is_text()) {
    if ((flags_ & kLocale) != 0) {
      return vm_.raise(TypeId::ValueError, "cannot use LOCALE flag with a str pattern");
    }
    if ((flags_ & kAscii) == 0) {
      flags_ |= kUnicode;
    } else if ((flags_ & kUnicode) != 0) {
      return vm_.raise(TypeId::ValueError, "ASCII and UNICODE flags are incompatible");
    }
    return {};
  }
  if ((flags_ & kUnicode) != 0) {
    return vm_.raise(TypeId::ValueError, "cannot use UNICODE flag with a bytes pattern");
  }
  if ((flags_ & kLocale) != 0 && (flags_ & kAscii) != 0) {
    return vm_.raise(TypeId::ValueError, "ASCII and LOCALE flags are incompatible");
  }
  return {};
}

// --- widths

void Parser::widths_of(const Node* node, uint64_t* minimum, uint64_t* maximum) const {
  *minimum = *maximum = 0;
  switch (node->kind) {
    case NodeKind::Literal:
    case NodeKind::NotLiteral:
    case NodeKind::Any:
    case NodeKind::Set: *minimum = *maximum = 1; return;
    case NodeKind::Position:
    case NodeKind::Look:
    case NodeKind::Failure: return;
    case NodeKind::Group:
    case NodeKind::Atomic: {
      const Sequence& body = static_cast<const GroupNode*>(node)->body;
      *minimum = body.minimum;
      *maximum = body.maximum;
      return;
    }
    case NodeKind::Repeat: {
      const auto* repeat = static_cast<const RepeatNode*>(node);
      *minimum = multiply_widths(repeat->body.minimum, repeat->minimum);
      bool endless = repeat->maximum == kUnlimited && repeat->body.maximum != 0;
      *maximum = endless ? kMaximumWidth : multiply_widths(repeat->body.maximum, repeat->maximum);
      return;
    }
    case NodeKind::Branch: {
      *minimum = kMaximumWidth;
      for (const Alternative* alternative = static_cast<const BranchNode*>(node)->alternatives;
           alternative != nullptr; alternative = alternative->next) {
        *minimum = std::min(*minimum, alternative->body.minimum);
        *maximum = std::max(*maximum, alternative->body.maximum);
      }
      return;
    }
    case NodeKind::Backreference:
      *minimum = widths_[node->value].minimum;
      *maximum = widths_[node->value].maximum;
      return;
    case NodeKind::Conditional: {
      const auto* conditional = static_cast<const ConditionalNode*>(node);
      *minimum = std::min(conditional->yes.minimum, conditional->no.minimum);
      *maximum = std::max(conditional->yes.maximum, conditional->no.maximum);
      return;
    }
  }
}

// Puts the nodes of groups that only hold together in the place of the group, and adds the widths.
void Parser::finish(Sequence& sequence) {
  Node** link = &sequence.first;
  sequence.last = nullptr;
  while (*link != nullptr) {
    Node* node = *link;
    uint64_t minimum, maximum;
    widths_of(node, &minimum, &maximum);
    sequence.minimum = add_widths(sequence.minimum, minimum);
    sequence.maximum = add_widths(sequence.maximum, maximum);
    const auto* group = static_cast<const GroupNode*>(node);
    if (node->kind == NodeKind::Group && node->value == 0 && group->added_flags == 0 &&
        group->removed_flags == 0) {
      if (group->body.is_empty()) {
        *link = node->next;
        continue;
      }
      group->body.last->next = node->next;
      *link = group->body.first;
      node = group->body.last;
    }
    sequence.last = node;
    link = &node->next;
  }
}

// --- alternatives and sequences

Result<Sequence> Parser::parse_alternatives(bool verbose, unsigned depth) {
  if (vm_.native_stack_exhausted()) return vm_.raise_recursion_error("");
  Alternative* first = arena_.make<Alternative>();
  Alternative* last = first;
  for (;;) {
    last->body = TRY(parse_sequence(verbose, depth, depth == 0 && last == first));
    if (!TRY(source_.match('|'))) break;
    if (depth == 0) verbose = (flags_ & kVerbose) != 0;
    last->next = arena_.make<Alternative>();
    last = last->next;
    TRY(check_memory());
  }
  if (first == last) return first->body;

  Sequence sequence;
  // What all alternatives begin with is tried once.
  for (;;) {
    const Node* prefix = first->body.first;
    if (prefix == nullptr || prefix->kind != NodeKind::Literal) break;
    bool shared = true;
    for (Alternative* other = first->next; other != nullptr && shared; other = other->next) {
      const Node* node = other->body.first;
      shared = node != nullptr && node->kind == NodeKind::Literal && node->value == prefix->value;
      TRY(vm_.meter.charge(1));
    }
    if (!shared) break;
    sequence.append(make<Node>(NodeKind::Literal, 0, prefix->value));
    for (Alternative* other = first; other != nullptr; other = other->next) {
      Sequence& body = other->body;
      body.first = body.first->next;
      if (body.first == nullptr) body.last = nullptr;
      --body.minimum;
      if (body.maximum != kMaximumWidth) --body.maximum;
    }
  }
  // Alternatives of one character each are a set.
  bool is_set = true;
  for (Alternative* other = first; other != nullptr && is_set; other = other->next) {
    is_set = other->body.is_single() &&
             (other->body.first->kind == NodeKind::Literal ||
              (other->body.first->kind == NodeKind::Set && other->body.first->detail == 0));
  }
  if (is_set) {
    auto* set = make<SetNode>(NodeKind::Set);
    SetItem** link = &set->items;
    for (Alternative* other = first; other != nullptr; other = other->next) {
      Node* node = other->body.first;
      *link = node->kind == NodeKind::Literal ? make_range(node->value, node->value)
                                              : static_cast<SetNode*>(node)->items;
      while (*link != nullptr) link = &(*link)->next;
    }
    sequence.append(set);
  } else {
    auto* branch = make<BranchNode>(NodeKind::Branch);
    branch->alternatives = first;
    sequence.append(branch);
  }
  finish(sequence);
  return sequence;
}

Result<Sequence> Parser::parse_sequence(bool verbose, unsigned depth, bool is_first) {
  Sequence sequence;
  for (;;) {
    Token token = source_.next();
    if (token == kEnd || token == '|' || token == ')') break;
    uint32_t start = source_.tell();
    TRY(source_.get());
    TRY(check_memory());
    if (verbose) {
      if (is_pattern_space(token)) continue;
      if (token == '#') {
        while (token != kEnd && token != '\n') token = TRY(source_.get());
        continue;
      }
    }
    if (is_escape(token)) {
      Escape escape = TRY(parse_escape(token & ~kEscape, start, false));
      switch (escape.kind) {
        case Escape::Kind::Character:
          sequence.append(make<Node>(NodeKind::Literal, 0, escape.value));
          break;
        case Escape::Kind::Category: {
          auto* set = make<SetNode>(NodeKind::Set);
          set->items = arena_.make<SetItem>();
          set->items->kind = SetItemKind::Category;
          set->items->category = escape.category;
          sequence.append(set);
          break;
        }
        case Escape::Kind::Position:
          sequence.append(make<Node>(NodeKind::Position, static_cast<uint8_t>(escape.position)));
          break;
        case Escape::Kind::Backreference:
          sequence.append(make<Node>(NodeKind::Backreference, 0, escape.value));
          break;
      }
      continue;
    }
    switch (token) {
      case '[': TRY(parse_set(sequence)); break;
      case '*':
      case '+':
      case '?':
      case '{': TRY(parse_repeat(sequence, token)); break;
      case '.': sequence.append(make<Node>(NodeKind::Any)); break;
      case '(': TRY(parse_group(sequence, &verbose, depth, is_first)); break;
      case '^':
        sequence.append(make<Node>(NodeKind::Position, static_cast<uint8_t>(Position::Beginning)));
        break;
      case '$':
        sequence.append(make<Node>(NodeKind::Position, static_cast<uint8_t>(Position::End)));
        break;
      default: sequence.append(make<Node>(NodeKind::Literal, 0, token));
    }
  }
  finish(sequence);
  TRY(check_memory());
  return sequence;
}

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

// FutureWarning: what other engines take for operations on sets may come to mean them here too.
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
      // The message quotes the escapes as they begin; their digits count for the place only.
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

// `\x41`, `\u0041`, `\U00000041`: the backslash is at `start`, the letter behind it was read.
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

// An octal escape or a reference to a group; the first digit was read.
Result<Parser::Escape> Parser::parse_numbered(uint32_t letter, uint32_t start) {
  uint32_t group = letter - '0';
  Token second = source_.next();
  if (is_decimal_digit(second)) {
    TRY(source_.get());
    group = group * 10 + (second - '0');
    Token third = source_.next();
    if (is_octal_digit(letter) && is_octal_digit(second) && is_octal_digit(third)) {
      TRY(source_.get());
      uint32_t value = (letter - '0') * 64 + (second - '0') * 8 + (third - '0');
      if (value > 0377) {
        return source_.error_about(start, source_.tell(), start,
                                   "octal escape value {} outside of range 0-0o377");
      }
      return Escape{Escape::Kind::Character, value, {}, {}};
    }
  }
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

// --- repeats

// A count of digits; *given tells whether there was one.
Result<uint32_t> Parser::parse_count(bool* given) {
  uint64_t count = 0;
  *given = false;
  while (is_decimal_digit(source_.next())) {
    *given = true;
    count = std::min<uint64_t>(count * 10 + (source_.next() - '0'), UINT32_MAX);
    TRY(source_.get());
  }
  return static_cast<uint32_t>(count);
}

Result<void> Parser::parse_repeat(Sequence& sequence, Token token) {
  uint32_t here = source_.tell();
  uint32_t minimum = 0, maximum = kUnlimited;
  if (token == '?') {
    maximum = 1;
  } else if (token == '+') {
    minimum = 1;
  } else if (token == '{') {
    if (source_.next() == '}') {
      sequence.append(make<Node>(NodeKind::Literal, 0, token));
      return {};
    }
    bool has_low, has_high;
    uint32_t low = TRY(parse_count(&has_low)), high = low;
    if (TRY(source_.match(','))) {
      high = TRY(parse_count(&has_high));
    } else {
      has_high = has_low;
    }
    if (!TRY(source_.match('}'))) {
      sequence.append(make<Node>(NodeKind::Literal, 0, token));
      return source_.seek(here);
    }
    if ((has_low && low == kUnlimited) || (has_high && high == kUnlimited)) {
      return vm_.raise(TypeId::OverflowError, "the repetition number is too large");
    }
    if (has_low) minimum = low;
    if (has_high) {
      maximum = high;
      if (maximum < minimum) {
        return source_.error_at(here, "min repeat greater than max repeat");
      }
    }
  }
  return make_repeat(sequence, here - 1, minimum, maximum);
}

// The last node becomes what is repeated. `start` is where the quantifier begins.
Result<void> Parser::make_repeat(Sequence& sequence, uint32_t start, uint32_t minimum,
                                 uint32_t maximum) {
  Node* item = sequence.last;
  if (item == nullptr || item->kind == NodeKind::Position) {
    return source_.error_at(start, "nothing to repeat");
  }
  if (item->kind == NodeKind::Repeat) return source_.error_at(start, "multiple repeat");
  auto* repeat = make<RepeatNode>(NodeKind::Repeat);
  const auto* group = static_cast<const GroupNode*>(item);
  if (item->kind == NodeKind::Group && item->value == 0 && group->added_flags == 0 &&
      group->removed_flags == 0) {
    repeat->body = group->body;
  } else {
    repeat->body.append(item);
    widths_of(item, &repeat->body.minimum, &repeat->body.maximum);
  }
  // Takes the place of the item in the list.
  (sequence.before_last == nullptr ? sequence.first : sequence.before_last->next) = repeat;
  sequence.last = repeat;
  repeat->minimum = minimum;
  repeat->maximum = maximum;
  Greed greed = Greed::Greedy;
  if (TRY(source_.match('?'))) {
    greed = Greed::Lazy;
  } else if (TRY(source_.match('+'))) {
    greed = Greed::Possessive;
  }
  repeat->detail = static_cast<uint8_t>(greed);
  return {};
}

// --- groups

Result<uint32_t> Parser::open_group(const GroupHead& head) {
  uint32_t number = group_count_;
  if (group_count_ == group_capacity_) {
    auto* grown = arena_.array<GroupWidth>(size_t{group_capacity_} * 2);
    if (grown == nullptr) return vm_.meter.stop(StopReason::Memory);
    std::copy(widths_, widths_ + group_count_, grown);
    widths_ = grown;
    group_capacity_ *= 2;
  }
  widths_[group_count_++] = {0, 0, false};
  if (head.name == nullptr) return number;
  Value known = dict_find_string(vm_, group_index_, head.name);
  if (!known.is_undefined()) {
    Str* quoted = TRY(repr_calling(vm_, Value::from_cell(head.name)));
    return source_.error_before(head.name_length + 1,
                                "redefinition of group name {} as group {}; was group {}", quoted,
                                number, known.small_int());
  }
  TRY(dict_set_string(vm_, group_index_, head.name, Value::from_small_int(number)));
  return number;
}

// Called for every reference to a group.
Result<void> Parser::check_look_behind(uint32_t group) {
  has_references_ = true;
  if (look_behind_groups_ == 0) return {};
  if (!is_closed(group)) return source_.error_before(0, "cannot refer to an open group");
  if (group >= look_behind_groups_) {
    return source_.error_before(0,
                                "cannot refer to group defined in the same lookbehind subpattern");
  }
  return {};
}

Result<void> Parser::check_closing(uint32_t start) {
  if (TRY(source_.match(')'))) return {};
  return source_.error_at(start, "missing ), unterminated subpattern");
}

Result<void> Parser::parse_group(Sequence& sequence, bool* verbose, unsigned depth, bool is_first) {
  uint32_t start = source_.tell() - 1;
  GroupHead head;
  if (TRY(source_.match('?'))) {
    TRY(parse_extension(sequence, head, start, verbose, depth, is_first));
    if (head.is_done) return {};
  }
  uint32_t number = head.captures ? TRY(open_group(head)) : 0;
  bool inner_verbose = (*verbose || (head.added & kVerbose) != 0) && (head.removed & kVerbose) == 0;
  Sequence body = TRY(parse_alternatives(inner_verbose, depth + 1));
  TRY(check_closing(start));
  if (head.captures) widths_[number] = {body.minimum, body.maximum, true};
  auto* group = make<GroupNode>(head.is_atomic ? NodeKind::Atomic : NodeKind::Group, 0, number);
  group->body = body;
  group->added_flags = head.added;
  group->removed_flags = head.removed;
  sequence.append(group);
  return {};
}

// What follows on `(?`.
Result<void> Parser::parse_extension(Sequence& sequence, GroupHead& head, uint32_t start,
                                     bool* verbose, unsigned depth, bool is_first) {
  uint32_t place = source_.tell();
  Token token = TRY(source_.get());
  if (token == kEnd) return source_.error_before(0, "unexpected end of pattern");
  switch (token) {
    case 'P': return parse_python_extension(sequence, head);
    case ':': head.captures = false; return {};
    case '#': head.is_done = true; return parse_comment(start);
    case '=':
    case '!':
    case '<': head.is_done = true; return parse_look(sequence, token, start, *verbose, depth);
    case '(': head.is_done = true; return parse_conditional(sequence, start, *verbose, depth);
    case '>':
      head.captures = false;
      head.is_atomic = true;
      return {};
    default: break;
  }
  if (token != '-' && flag_of(token) == 0) {
    uint32_t stop = source_.tell();
    return source_.error_about(place, stop, place - 1, "unknown extension ?{}");
  }
  head.captures = false;
  if (TRY(parse_flags(token, &head.added, &head.removed))) return {};
  head.is_done = true;
  if (!is_first || !sequence.is_empty()) {
    return source_.error_at(start, "global flags not at the start of the expression");
  }
  *verbose = (flags_ & kVerbose) != 0;
  return {};
}

Result<void> Parser::parse_python_extension(Sequence& sequence, GroupHead& head) {
  if (TRY(source_.match('<'))) {
    Source::Span span = TRY(source_.get_until('>', "group name"));
    head.name = TRY(source_.group_name(span, 1));
    head.name_length = span.length();
    return {};
  }
  if (TRY(source_.match('='))) {
    head.is_done = true;
    Source::Span span = TRY(source_.get_until(')', "group name"));
    Str* name = TRY(source_.group_name(span, 1));
    Value known = dict_find_string(vm_, group_index_, name);
    if (known.is_undefined()) {
      Str* quoted = TRY(repr_calling(vm_, Value::from_cell(name)));
      return source_.error_before(span.length() + 1, "unknown group name {}", quoted);
    }
    uint32_t group = static_cast<uint32_t>(known.small_int());
    if (!is_closed(group)) {
      return source_.error_before(span.length() + 1, "cannot refer to an open group");
    }
    TRY(check_look_behind(group));
    sequence.append(make<Node>(NodeKind::Backreference, 0, group));
    return {};
  }
  uint32_t place = source_.tell();
  Token token = TRY(source_.get());
  if (token == kEnd) return source_.error_before(0, "unexpected end of pattern");
  return source_.error_about(place, source_.tell(), place - 2, "unknown extension ?P{}");
}

Result<void> Parser::parse_comment(uint32_t start) {
  for (;;) {
    if (source_.next() == kEnd) {
      return source_.error_at(start, "missing ), unterminated comment");
    }
    if (TRY(source_.get()) == ')') return {};
  }
}

Result<void> Parser::parse_look(Sequence& sequence, Token token, uint32_t start, bool verbose,
                                unsigned depth) {
  uint8_t detail = 0;
  uint32_t outer_groups = look_behind_groups_;
  if (token == '<') {
    uint32_t place = source_.tell();
    token = TRY(source_.get());
    if (token == kEnd) return source_.error_before(0, "unexpected end of pattern");
    if (token != '=' && token != '!') {
      return source_.error_about(place, source_.tell(), place - 2, "unknown extension ?<{}");
    }
    detail |= kLookBehind;
    if (outer_groups == 0) look_behind_groups_ = group_count_;
  }
  Sequence body = TRY(parse_alternatives(verbose, depth + 1));
  if ((detail & kLookBehind) != 0 && outer_groups == 0) look_behind_groups_ = 0;
  TRY(check_closing(start));
  if (token == '!' && body.is_empty()) {
    sequence.append(make<Node>(NodeKind::Failure));
    return {};
  }
  if (token == '!') detail |= kLookNegative;
  auto* look = make<LookNode>(NodeKind::Look, detail);
  look->body = body;
  sequence.append(look);
  return {};
}

Result<void> Parser::parse_conditional(Sequence& sequence, uint32_t start, bool verbose,
                                       unsigned depth) {
  if (vm_.native_stack_exhausted()) return vm_.raise_recursion_error("");
  Source::Span span = TRY(source_.get_until(')', "group name"));
  uint32_t group;
  if (source_.is_number(span, &group)) {
    if (group == 0) return source_.error_before(span.length() + 1, "bad group number");
    if (group >= kMaximumGroups) {
      uint32_t digits = span.start;
      while (digits + 1 < span.stop && source_.at(digits) == '0') ++digits;
      return source_.error_about(digits, span.stop, source_.tell() - span.length() - 1,
                                 "invalid group reference {}");
    }
    auto* reference =
        arena_.make<GroupReference>(nullptr, group, source_.tell() - span.length() - 1);
    (first_reference_ == nullptr ? first_reference_ : last_reference_->next) = reference;
    last_reference_ = reference;
  } else {
    Str* name = TRY(source_.group_name(span, 1));
    Value known = dict_find_string(vm_, group_index_, name);
    if (known.is_undefined()) {
      Str* quoted = TRY(repr_calling(vm_, Value::from_cell(name)));
      return source_.error_before(span.length() + 1, "unknown group name {}", quoted);
    }
    group = static_cast<uint32_t>(known.small_int());
  }
  TRY(check_look_behind(group));
  auto* conditional = make<ConditionalNode>(NodeKind::Conditional, 0, group);
  conditional->yes = TRY(parse_sequence(verbose, depth + 1, false));
  if (TRY(source_.match('|'))) {
    conditional->no = TRY(parse_sequence(verbose, depth + 1, false));
    if (source_.next() == '|') {
      return source_.error_before(0, "conditional backref with more than two branches");
    }
  }
  TRY(check_closing(start));
  sequence.append(conditional);
  return {};
}

Result<bool> Parser::parse_flags(Token token, uint32_t* added, uint32_t* removed) {
  auto unknown = [&](Token what, uint32_t place, const char* missing) -> Failure {
    uint32_t character = what & ~kEscape;
    bool is_letter = !is_escape(what) && unicode::is_alpha(character);
    return source_.error_at(place, "{}", is_letter ? "unknown flag" : missing);
  };
  uint32_t place = source_.tell();
  if (token != '-') {
    for (;;) {
      uint32_t flag = flag_of(token);
      if (source_.is_text() && token == 'L') {
        return source_.error_before(0, "bad inline flags: cannot use 'L' flag with a str pattern");
      }
      if (!source_.is_text() && token == 'u') {
        return source_.error_before(0,
                                    "bad inline flags: cannot use 'u' flag with a bytes pattern");
      }
      *added |= flag;
      if ((flag & kTypeFlags) != 0 && (*added & kTypeFlags) != flag) {
        return source_.error_before(0, "bad inline flags: flags 'a', 'u' and 'L' are incompatible");
      }
      place = source_.tell();
      token = TRY(source_.get());
      if (token == kEnd) return source_.error_before(0, "missing -, : or )");
      if (token == ')' || token == '-' || token == ':') break;
      if (flag_of(token) == 0) return unknown(token, place, "missing -, : or )");
    }
  }
  if (token == ')') {
    flags_ |= *added;
    return false;
  }
  if (token == '-') {
    place = source_.tell();
    token = TRY(source_.get());
    if (token == kEnd) return source_.error_before(0, "missing flag");
    if (flag_of(token) == 0) return unknown(token, place, "missing flag");
    for (;;) {
      uint32_t flag = flag_of(token);
      if ((flag & kTypeFlags) != 0) {
        return source_.error_before(0, "bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
      }
      *removed |= flag;
      place = source_.tell();
      token = TRY(source_.get());
      if (token == kEnd) return source_.error_before(0, "missing :");
      if (token == ':') break;
      if (flag_of(token) == 0) return unknown(token, place, "missing :");
    }
  }
  if ((*added & *removed) != 0) {
    return source_.error_before(1, "bad inline flags: flag turned on and off");
  }
  return true;
}

}  // namespace

Result<Parsed> parse_pattern(Vm& vm, Arena& arena, Value pattern, uint32_t flags) {
  Parser parser(vm, arena, pattern, flags);
  return parser.run();
}

}  // namespace hognose::regex
