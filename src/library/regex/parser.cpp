// The parser: one pass over the tokens of a pattern, by recursive descent.
//
// Every token draws fuel. The checks run in the order of CPython's re._parser, because the order
// decides which error is reported. Escapes and sets are in parser_escapes.cpp, groups in
// parser_groups.cpp.
#include "library/regex/parser.h"

#include "library/regex/parser_impl.h"

namespace hognose::regex {

namespace {

bool is_pattern_space(Token token) { return token == ' ' || (token >= '\t' && token <= '\r'); }

}  // namespace

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

void Parser::widths_of(const Node* node, uint64_t* minimum, uint64_t* maximum) {
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
        pace_.turn();
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

// Replaces groups that neither capture nor change flags with their nodes, and adds up the widths.
void Parser::finish(Sequence& sequence) {
  Node** link = &sequence.first;
  sequence.last = nullptr;
  while (*link != nullptr) {
    pace_.turn();
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
  if (vm_.stack.is_exhausted()) return vm_.raise_recursion_error("");
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
  // Move a common prefix of all alternatives in front of them.
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
      pace_.turn();
      Sequence& body = other->body;
      body.first = body.first->next;
      if (body.first == nullptr) body.last = nullptr;
      --body.minimum;
      if (body.maximum != kMaximumWidth) --body.maximum;
    }
  }
  // Alternatives of one character each become a set.
  bool is_set = true;
  for (Alternative* other = first; other != nullptr && is_set; other = other->next) {
    pace_.turn();
    is_set = other->body.is_single() &&
             (other->body.first->kind == NodeKind::Literal ||
              (other->body.first->kind == NodeKind::Set && other->body.first->detail == 0));
  }
  if (is_set) {
    auto* set = make<SetNode>(NodeKind::Set);
    SetItem** link = &set->items;
    for (Alternative* other = first; other != nullptr; other = other->next) {
      pace_.turn();
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

// --- repeats

// Parses a decimal count. Sets *given if there was one.
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

// Makes the last node the body of a repeat. `start` is the position of the quantifier.
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
  // Put the repeat in the place of the item.
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

Result<Parsed> parse_pattern(Vm& vm, Arena& arena, Value pattern, uint32_t flags) {
  Parser parser(vm, arena, pattern, flags);
  return parser.run();
}

}  // namespace hognose::regex
