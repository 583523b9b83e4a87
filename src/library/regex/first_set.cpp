// First sets: a walk over the nodes that can consume the first character.
//
// The results are supersets. Assertions consume no character and are skipped, which can only
// enlarge the set.
#include "library/regex/first_set.h"

#include <algorithm>
#include <bit>

#include "base/unicode.h"

namespace hognose::regex {

void FirstSet::find_single() {
  single = kNoSingle;
  if (flags != 0) return;
  for (unsigned i = 0; i < 8; ++i) {
    if (bits[i] == 0) continue;
    if (single != kNoSingle || !std::has_single_bit(bits[i])) {
      single = kNoSingle;
      return;
    }
    single = i * 32 + static_cast<uint32_t>(std::countr_zero(bits[i]));
  }
}

uint32_t FirstSet::wide_class(uint32_t character) {
  if (unicode::is_space(character)) return kFilterWideSpace;
  return unicode::is_alnum(character) ? kFilterWideWord : kFilterWideOther;
}

FirstSet first_of_set(const Charset& set) {
  FirstSet first;
  std::copy(set.bits, set.bits + 8, first.bits);
  constexpr uint32_t kWideOf[] = {kFilterWideWord,  kFilterWide,
                                  kFilterWideSpace, kFilterWide & ~kFilterWideSpace,
                                  kFilterWideWord,  kFilterWide & ~kFilterWideWord};
  uint32_t categories = set.flags >> kSetCategoryShift;
  bool ascii = (set.flags & kSetAsciiCategories) != 0;
  for (unsigned i = 0; i < 6; ++i) {
    if ((categories >> i & 1) == 0) continue;
    bool is_negative = (i & 1) != 0;
    if (ascii) {
      first.flags |= is_negative ? kFilterWide : 0;
    } else {
      first.flags |= kWideOf[i];
    }
  }
  bool only_categories = set.either_count == 0;
  for (uint32_t i = 0; i < set.range_count; ++i) {
    if (set.ranges[i].last < 256) continue;
    only_categories = false;
    first.flags |= set.ranges[i].first == set.ranges[i].last
                       ? FirstSet::wide_class(set.ranges[i].first)
                       : kFilterWide;
  }
  if ((set.flags & kSetLower) != 0 || set.either_count != 0) first.flags |= kFilterWide;
  if ((set.flags & kSetNegated) != 0) {
    // The result may lack a class only if the negated set contains that whole class.
    bool whole_space = only_categories && !ascii && categories == 1u << 2;
    bool whole_word = only_categories && !ascii && categories == 1u << 4;
    first.flags = whole_space  ? kFilterWide & ~kFilterWideSpace
                  : whole_word ? kFilterWide & ~kFilterWideWord
                               : kFilterWide;
  }
  return first;
}

Result<const Charset*> FirstSets::set_of(SetNode* node, uint32_t flags) {
  if (node->resolved == nullptr) {
    node->resolved = TRY(resolve_set(vm_, arena_, node->items, node->detail != 0, flags));
  }
  return node->resolved;
}

Result<Charset*> FirstSets::set_of_character(uint32_t character, bool negated, uint32_t flags) {
  SetItem item;
  item.kind = SetItemKind::Range;
  item.first = item.last = character;
  Charset* set = TRY(resolve_set(vm_, arena_, &item, false, flags));
  if (negated) {
    for (uint32_t& word : set->bits) word = ~word;
    set->flags |= kSetNegated;
  }
  return set;
}

Result<bool> FirstSets::add_nodes(FirstSet& first, const Node* node, uint32_t flags) {
  for (; node != nullptr; node = node->next) {
    if (!TRY(add_node(first, const_cast<Node*>(node), flags))) return false;
  }
  return true;
}

Result<bool> FirstSets::add_node(FirstSet& first, Node* node, uint32_t flags) {
  if (--left_ < 0) {
    first.add_everything();
    return false;
  }
  TRY(vm_.meter.charge(1));
  switch (node->kind) {
    case NodeKind::Literal:
    case NodeKind::NotLiteral: {
      bool negated = node->kind == NodeKind::NotLiteral;
      if (ignores_case(flags)) {
        // Allocate nothing here: the charset of a single character is created when it is emitted.
        if (negated) {
          first.add_all_characters();
          return false;
        }
        TRY(vm_.meter.charge(16));
        uint32_t lower = lower_under(node->value, flags);
        for (uint32_t byte = 0; byte < 256; ++byte) {
          if (byte == node->value || lower_under(byte, flags) == lower) first.add(byte);
        }
        first.add(node->value);
        if ((flags & kUnicode) != 0) {
          first.flags |= kFilterWide;
          if (has_extra_cases(lower)) first.add_all_characters();
        }
        return false;
      }
      if (!negated) {
        first.add(node->value);
        return false;
      }
      FirstSet others;
      others.add_all_characters();
      if (node->value < 256) others.bits[node->value >> 5] &= ~(1u << (node->value & 31));
      first.add(others);
      return false;
    }
    case NodeKind::Any: {
      FirstSet others;
      others.add_all_characters();
      if ((flags & kDotAll) == 0) others.bits[0] &= ~(1u << '\n');
      first.add(others);
      return false;
    }
    case NodeKind::Set: {
      const Charset* set = TRY(set_of(static_cast<SetNode*>(node), flags));
      TRY(vm_.meter.charge(set->range_count / 8));
      first.add(first_of_set(*set));
      return false;
    }
    case NodeKind::Position: {
      // After an end there is nothing, or for Position::End a newline.
      auto position = static_cast<Position>(node->detail);
      if (position != Position::End && position != Position::EndOfString) return true;
      first.flags |= kFilterEnd;
      if (position == Position::End) first.add('\n');
      return false;
    }
    case NodeKind::Look: return true;
    case NodeKind::Failure: return false;
    case NodeKind::Group:
    case NodeKind::Atomic: {
      const auto* group = static_cast<const GroupNode*>(node);
      return add_nodes(first, group->body.first, flags_inside(flags, group));
    }
    case NodeKind::Repeat: {
      const auto* repeat = static_cast<const RepeatNode*>(node);
      if (repeat->maximum == 0) return true;
      bool passes = TRY(add_nodes(first, repeat->body.first, flags));
      return passes || repeat->minimum == 0;
    }
    case NodeKind::Branch: {
      bool passes = false;
      for (const Alternative* alternative = static_cast<const BranchNode*>(node)->alternatives;
           alternative != nullptr; alternative = alternative->next) {
        TRY(vm_.meter.charge(1));
        if (TRY(add_nodes(first, alternative->body.first, flags))) passes = true;
        if (left_ < 0) return false;
      }
      return passes;
    }
    case NodeKind::Backreference: first.add_all_characters(); return true;
    case NodeKind::Conditional: {
      const auto* conditional = static_cast<const ConditionalNode*>(node);
      bool yes = TRY(add_nodes(first, conditional->yes.first, flags));
      bool no = TRY(add_nodes(first, conditional->no.first, flags));
      return yes || no;
    }
  }
  return true;
}

Result<void> FirstSets::add_after(FirstSet& first, const Continuation* after) {
  for (;; after = after->outer) {
    if (after == nullptr || --left_ < 0) {
      first.add_everything();
      return {};
    }
    if (after->again != nullptr) TRY(add_nodes(first, after->again->first, after->flags));
    if (!TRY(add_nodes(first, after->rest, after->flags))) return {};
  }
}

Result<FirstSet> FirstSets::of(const Sequence& sequence, uint32_t flags,
                               const Continuation* after) {
  FirstSet first;
  left_ = kLookedAt;
  if (TRY(add_nodes(first, sequence.first, flags))) TRY(add_after(first, after));
  return first;
}

Result<FirstSet> FirstSets::of_whole(const Sequence& sequence, uint32_t flags) {
  FirstSet first;
  left_ = kLookedAtWhole;
  if (TRY(add_nodes(first, sequence.first, flags))) first.add_everything();
  return first;
}

Result<void> FirstSets::add_second(FirstSet& second, const Node* node, uint32_t flags,
                                   const Continuation* after) {
  for (;; node = node->next) {
    for (; node == nullptr && after != nullptr; after = after->outer) {
      node = after->rest;
      flags = after->flags;
    }
    if (node == nullptr || --left_ < 0 || vm_.stack.is_exhausted()) break;
    TRY(vm_.meter.charge(1));
    switch (node->kind) {
      case NodeKind::Literal:
      case NodeKind::NotLiteral:
      case NodeKind::Any:
      case NodeKind::Set:
        if (TRY(add_nodes(second, node->next, flags))) TRY(add_after(second, after));
        return {};
      case NodeKind::Look: continue;
      case NodeKind::Position: {
        auto position = static_cast<Position>(node->detail);
        if (position != Position::End && position != Position::EndOfString) continue;
        break;
      }
      case NodeKind::Failure: return {};
      case NodeKind::Group: {
        const auto* group = static_cast<const GroupNode*>(node);
        const Continuation rest = {node->next, flags, after};
        return add_second(second, group->body.first, flags_inside(flags, group), &rest);
      }
      case NodeKind::Branch: {
        const Continuation rest = {node->next, flags, after};
        for (const Alternative* alternative = static_cast<const BranchNode*>(node)->alternatives;
             alternative != nullptr && left_ >= 0; alternative = alternative->next) {
          TRY(add_second(second, alternative->body.first, flags, &rest));
        }
        return {};
      }
      default: break;
    }
    break;
  }
  second.add_everything();
  return {};
}

Result<FirstSet> FirstSets::second_of_whole(const Sequence& sequence, uint32_t flags) {
  FirstSet second;
  left_ = kLookedAtWhole;
  TRY(add_second(second, sequence.first, flags, nullptr));
  return second;
}

Result<FirstSet> FirstSets::of(const Continuation* after) {
  FirstSet first;
  left_ = kLookedAt;
  TRY(add_after(first, after));
  return first;
}

}  // namespace hognose::regex
