// The parser of groups: all syntax that begins with an opening parenthesis.
//
// It creates groups, assertions, conditionals and flags, and tracks the groups: their names, their
// widths, and which are still open.
#include "base/unicode.h"
#include "library/regex/parser_impl.h"
#include "objects/containers/dict_access.h"
#include "objects/core/make.h"
#include "objects/protocols/protocol.h"

namespace hognose::regex {

namespace {

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

}  // namespace

// --- groups

Result<uint32_t> Parser::open_group(const GroupHead& head) {
  uint32_t number = group_count_;
  if (group_count_ == group_capacity_) {
    auto* grown = arena_.array<GroupWidth>(size_t{group_capacity_} * 2);
    if (grown == nullptr) return vm_.meter.stop(StopReason::Memory);
    copy_paced(arena_, grown, widths_, group_count_);
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

// Checks a reference to a group. Must be called for every reference.
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

// Parses what follows `(?`.
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
  if (vm_.stack.is_exhausted()) return vm_.raise_recursion_error("");
  Source::Span span = TRY(source_.get_until(')', "group name"));
  uint32_t group;
  if (TRY(source_.is_number(span, &group))) {
    if (group == 0) return source_.error_before(span.length() + 1, "bad group number");
    if (group >= kMaximumGroups) {
      uint32_t digits = TRY(source_.skip_leading_zeros(span));
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

}  // namespace hognose::regex
