// The compiler: one walk over the tree emits the instructions; then come the sets and filters.
//
// The counts of a repeat are operands, and its body is emitted once. So the size of a program is
// linear in that of its pattern.
#include "library/regex/compiler.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/unicode.h"
#include "library/regex/first_set.h"
#include "meter/paced.h"
#include "objects/core/make.h"

namespace hognose::regex {

namespace {

constexpr uint32_t kHeaderWords = sizeof(ProgramHeader) / sizeof(uint32_t);
constexpr uint32_t kMaximumString = 0xFFFF;  // characters of one String instruction

// A filter, and the chain of operands that refer to it.
struct FilterUse {
  FilterUse* next;
  FirstSet filter;
  uint32_t uses;
};

// How the character of a repeat of single characters is tested.
struct Single {
  SingleKind kind;
  uint32_t character;
  const Charset* set;
};

class Compiler {
 public:
  Compiler(Vm& vm, Arena& arena, const Parsed& parsed)
      : vm_(vm), arena_(arena), pace_(arena), parsed_(parsed), firsts_(vm, arena) {}

  Result<ByteArrayCell*> run();

 private:
  Result<void> emit(uint32_t word) {
    if (HOGNOSE_UNLIKELY(size_ == capacity_)) TRY(grow());
    pace_.turn();
    words_[size_++] = word;
    return {};
  }
  Result<void> emit(Opcode opcode) { return emit(static_cast<uint32_t>(opcode)); }
  template <class... Words>
  Result<void> emit(Opcode opcode, Words... words) {
    TRY(emit(opcode));
    for (uint32_t word : {static_cast<uint32_t>(words)...}) TRY(emit(word));
    return {};
  }
  Result<void> grow();
  uint32_t place() const { return size_ * 4; }  // byte offset of the next word, as in operands

  Result<void> emit_sequence(const Sequence& sequence, uint32_t flags, const Continuation* after);
  Result<const Node*> emit_literals(const Node* node, uint32_t flags);
  Result<void> emit_node(const Node* node, uint32_t flags, const Continuation* after);
  Result<void> emit_character(uint32_t character, bool negated, uint32_t flags);
  Result<void> emit_set(const Charset* set);
  Result<void> emit_position(Position position, uint32_t flags);
  Result<void> emit_branch(const BranchNode* branch, uint32_t flags, const Continuation* after);
  Result<uint32_t> emit_branch_table(const FirstSet* firsts, uint32_t count);
  Result<void> emit_group(const GroupNode* group, uint32_t flags, const Continuation* after);
  Result<void> emit_look(const LookNode* look, uint32_t flags);
  Result<void> emit_conditional(const ConditionalNode* conditional, uint32_t flags,
                                const Continuation* after);
  Result<void> emit_atomic(const Sequence& body, uint32_t flags);
  Result<void> emit_repeat(const RepeatNode* repeat, uint32_t flags, const Continuation* after);
  Result<void> emit_single_repeat(const RepeatNode* repeat, const Single& single,
                                  const Continuation* after);
  Result<void> emit_loop(const RepeatNode* repeat, Greed greed, bool is_atomic, uint32_t flags,
                         const Continuation* after);
  Result<void> emit_loop_body(const RepeatNode* repeat, bool is_atomic, uint32_t flags,
                              const Continuation* after);

  // Emits a choice between the next instruction and `place`, which the caller patches later if it
  // is 0. Returns the index of the word that holds the place.
  Result<uint32_t> emit_split(bool place_first, uint32_t place, FirstSet here, FirstSet there);
  // Operands that refer to a set or filter form a chain until its place is known.
  Result<void> emit_set_operand(const Charset* set);
  Result<void> emit_filter(FirstSet filter);

  Result<bool> find_single(const Sequence& body, uint32_t flags, Single* single);
  // A snapshot of the groups that the following instructions may set. end_snapshot() completes it.
  struct SnapshotMark {
    uint32_t groups;
    uint32_t word;
  };
  Result<SnapshotMark> begin_snapshot();
  void end_snapshot(SnapshotMark mark);

  Result<uint32_t> take_registers(uint32_t count) {
    uint32_t first = next_register_;
    next_register_ += count;
    return first;
  }

  struct PrefixState {
    uint32_t length = 0;
    bool only_literal = true;
  };
  bool find_prefix(const Sequence& sequence, uint32_t flags, ProgramHeader* header,
                   PrefixState* state);
  void find_prefix(ProgramHeader* header);
  void find_anchor(ProgramHeader* header);
  void find_run(ProgramHeader* header) const;
  Result<void> emit_data();

  Vm& vm_;
  Arena& arena_;
  ArenaPace pace_;
  const Parsed& parsed_;
  FirstSets firsts_;
  uint32_t* words_ = nullptr;
  uint32_t size_ = 0;
  uint32_t capacity_ = 0;
  uint32_t last_step_ = 0;  // index of the word after the last instruction that draws fuel
  uint32_t next_register_ = 0;
  uint32_t groups_emitted_ = 0;
  const Charset* sets_ = nullptr;  // sets that operands refer to
  FilterUse* filters_ = nullptr;
};

Result<void> Compiler::grow() {
  uint64_t capacity = capacity_ == 0 ? 256 : uint64_t{capacity_} * 2;
  // Places are byte offsets of 32 bits.
  if (capacity > UINT32_MAX / 8) return vm_.raise(TypeId::MemoryError, "");
  auto* grown = arena_.array<uint32_t>(capacity);
  if (grown == nullptr || arena_.exhausted()) return vm_.meter.stop(StopReason::Memory);
  copy_paced(arena_, grown, words_, size_);
  words_ = grown;
  capacity_ = static_cast<uint32_t>(capacity);
  return vm_.meter.charge(capacity / 16);
}

Result<ByteArrayCell*> Compiler::run() {
  for (uint32_t i = 0; i < kHeaderWords; ++i) TRY(emit(0u));
  next_register_ = parsed_.groups * 2 + 1;
  ProgramHeader header = {};
  header.groups = parsed_.groups;
  header.no_match = place();
  TRY(emit(Opcode::NoMatch));
  header.resume = place();
  TRY(emit(Opcode::Resume));
  header.start = place();
  last_step_ = size_;
  TRY(emit_sequence(parsed_.sequence, parsed_.flags, nullptr));
  TRY(emit(Opcode::Match));
  TRY(emit_data());
  header.slots = next_register_;
  header.minimum_width =
      static_cast<uint32_t>(std::min<uint64_t>(parsed_.sequence.minimum, INT32_MAX));
  find_prefix(&header);
  FirstSet first = TRY(firsts_.of_whole(parsed_.sequence, parsed_.flags));
  if ((first.flags & kFilterEnd) == 0) header.flags |= kHasFirst;
  first.find_single();
  header.first = first;
  if (header.prefix_length == 0 && header.minimum_width >= 2) {
    FirstSet second = TRY(firsts_.second_of_whole(parsed_.sequence, parsed_.flags));
    if ((second.flags & kFilterEnd) == 0 && !second.accepts_all_bytes()) header.flags |= kHasSecond;
    header.second = second;
  }
  find_anchor(&header);
  find_run(&header);
  header.bytes = place();
  std::memcpy(words_, &header, sizeof header);
  ByteArrayCell* cell = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, header.bytes));
  cell->size = header.bytes;
  TRY(paced_copy(vm_.meter, cell->bytes.data(), words_, header.bytes));
  return cell;
}

// --- what a search looks for

// Collects the literal characters at the start. Returns true if they are the whole sequence.
bool Compiler::find_prefix(const Sequence& sequence, uint32_t flags, ProgramHeader* header,
                           PrefixState* state) {
  if (vm_.stack.is_exhausted()) return false;
  for (const Node* node = sequence.first; node != nullptr; node = node->next) {
    if (node->kind == NodeKind::Group) {
      const auto* group = static_cast<const GroupNode*>(node);
      state->only_literal = false;
      if (!find_prefix(group->body, flags_inside(flags, group), header, state)) return false;
      continue;
    }
    if (node->kind != NodeKind::Literal || state->length == kMaximumPrefix) return false;
    if (ignores_case(flags) && ((flags & kLocale) != 0 || is_cased(node->value, flags))) {
      return false;
    }
    header->prefix[state->length++] = node->value;
  }
  return true;
}

void Compiler::find_prefix(ProgramHeader* header) {
  PrefixState prefix;
  bool all = find_prefix(parsed_.sequence, parsed_.flags, header, &prefix);
  header->prefix_length = prefix.length;
  if (prefix.length != 0) {
    if (all && prefix.only_literal) header->flags |= kOnlyLiteral;
    return;
  }
  const Node* node = parsed_.sequence.first;
  if (node == nullptr || node->kind != NodeKind::Look || node->detail != kLookBehind) return;
  const auto* look = static_cast<const LookNode*>(node);
  if (!find_prefix(look->body, parsed_.flags, header, &prefix) || prefix.length == 0) return;
  header->prefix_length = prefix.length;
  header->flags |= kBehind;
}

void Compiler::find_anchor(ProgramHeader* header) {
  uint32_t flags = parsed_.flags;
  const Node* node = parsed_.sequence.first;
  while (node != nullptr && node->kind == NodeKind::Group) {
    const auto* group = static_cast<const GroupNode*>(node);
    flags = flags_inside(flags, group);
    node = group->body.first;
  }
  if (node == nullptr) return;
  if (node->kind == NodeKind::Repeat && !parsed_.has_references) {
    const auto* repeat = static_cast<const RepeatNode*>(node);
    if (repeat->minimum == 0 && repeat->maximum == kUnlimited &&
        static_cast<Greed>(repeat->detail) != Greed::Possessive && repeat->body.is_single() &&
        repeat->body.first->kind == NodeKind::Any) {
      header->flags |= (flags & kDotAll) != 0 ? kTextOnce : kLineOnce;
    }
    return;
  }
  if (node->kind != NodeKind::Position) return;
  auto position = static_cast<Position>(node->detail);
  if (position == Position::BeginningOfString ||
      (position == Position::Beginning && (flags & kMultiline) == 0)) {
    header->flags |= kAnchored;
  } else if (position == Position::Beginning) {
    header->flags |= kLineAnchored;
  }
}

// Whether the program begins with a repeat without maximum, apart from groups. An attempt at a
// later character of such a run would continue at the same places as the failed one. Only
// references to the group could tell the difference.
void Compiler::find_run(ProgramHeader* header) const {
  if (parsed_.has_references) return;
  uint32_t word = header->start / sizeof(uint32_t);
  auto opcode = static_cast<Opcode>(words_[word]);
  while (opcode == Opcode::SaveOpen || opcode == Opcode::Step) {
    word += opcode == Opcode::SaveOpen ? 3 : 1;
    opcode = static_cast<Opcode>(words_[word]);
  }
  bool is_repeat = opcode == Opcode::RepeatGreedy || opcode == Opcode::RepeatLazy ||
                   opcode == Opcode::RepeatPossessive;
  if (is_repeat && words_[word + 4] == kUnlimited) {
    header->run = word * static_cast<uint32_t>(sizeof(uint32_t));
  }
}

// --- sets and filters

Result<void> Compiler::emit_set_operand(const Charset* set) {
  if (set->uses == 0) {
    set->next = const_cast<Charset*>(sets_);
    sets_ = set;
  }
  uint32_t previous = set->uses;
  set->uses = size_;
  return emit(previous);
}

Result<void> Compiler::emit_filter(FirstSet filter) {
  if (filter.is_everything()) return emit(0u);
  filter.find_single();
  // Recent filters are often needed again.
  FilterUse* use = filters_;
  for (unsigned i = 0; use != nullptr; use = i < 4 ? use->next : nullptr, ++i) {
    if (std::memcmp(&use->filter, &filter, sizeof filter) == 0) break;
  }
  if (use == nullptr) {
    use = arena_.make<FilterUse>();
    use->filter = filter;
    use->uses = 0;
    use->next = filters_;
    filters_ = use;
  }
  uint32_t previous = use->uses;
  use->uses = size_;
  return emit(previous);
}

Result<void> Compiler::emit_data() {
  auto patch = [&](uint32_t word) {
    uint32_t here = place();
    while (word != 0) {
      pace_.turn();
      uint32_t previous = words_[word];
      words_[word] = here;
      word = previous;
    }
  };
  for (FilterUse* use = filters_; use != nullptr; use = use->next) {
    patch(use->uses);
    for (uint32_t word : use->filter.bits) TRY(emit(word));
    TRY(emit(use->filter.flags));
    TRY(emit(use->filter.single));
  }
  for (const Charset* set = sets_; set != nullptr; set = set->next) {
    patch(set->uses);
    for (uint32_t word : set->bits) TRY(emit(word));
    TRY(emit(set->flags));
    TRY(emit(set->range_count));
    TRY(emit(set->either_count));
    for (uint32_t i = 0; i < set->range_count; ++i) {
      TRY(emit(set->ranges[i].first));
      TRY(emit(set->ranges[i].last));
    }
    for (uint32_t i = 0; i < set->either_count; ++i) {
      TRY(emit(set->either_ranges[i].first));
      TRY(emit(set->either_ranges[i].last));
    }
  }
  return {};
}

// --- sequences and characters

Result<void> Compiler::emit_sequence(const Sequence& sequence, uint32_t flags,
                                     const Continuation* after) {
  if (vm_.stack.is_exhausted()) return vm_.raise_recursion_error("");
  for (const Node* node = sequence.first; node != nullptr;) {
    TRY(vm_.meter.charge(1));
    if (size_ - last_step_ >= kStepWords) {
      TRY(emit(Opcode::Step));
      last_step_ = size_;
    }
    if (node->kind == NodeKind::Literal) {
      node = TRY(emit_literals(node, flags));
      continue;
    }
    Continuation here{node->next, flags, after, nullptr};
    TRY(emit_node(node, flags, &here));
    node = node->next;
  }
  return {};
}

// Emits a run of literals as one instruction. Returns the node after it.
Result<const Node*> Compiler::emit_literals(const Node* node, uint32_t flags) {
  auto is_plain = [&](const Node* one) {
    return one != nullptr && one->kind == NodeKind::Literal &&
           (!ignores_case(flags) || !is_cased(one->value, flags));
  };
  if (!is_plain(node)) {
    TRY(emit_character(node->value, false, flags));
    return node->next;
  }
  if (!is_plain(node->next)) {
    TRY(emit(Opcode::Char, node->value));
    return node->next;
  }
  TRY(emit(Opcode::String, 0u));
  uint32_t count_word = size_ - 1, count = 0;
  for (; is_plain(node) && count < kMaximumString; node = node->next, ++count) {
    TRY(emit(node->value));
  }
  words_[count_word] = count;
  TRY(vm_.meter.charge(count / 8));
  return node;
}

Result<void> Compiler::emit_set(const Charset* set) {
  TRY(emit(Opcode::Set));
  return emit_set_operand(set);
}

Result<void> Compiler::emit_character(uint32_t character, bool negated, uint32_t flags) {
  bool folds = ignores_case(flags) && ((flags & kLocale) != 0 || is_cased(character, flags));
  if (!folds) return emit(negated ? Opcode::NotChar : Opcode::Char, character);
  uint32_t lower = lower_under(character, flags);
  if (negated || ((flags & kUnicode) != 0 && has_extra_cases(lower))) {
    return emit_set(TRY(firsts_.set_of_character(character, negated, flags)));
  }
  if ((flags & kUnicode) == 0) {
    bool is_letter = lower >= 'a' && lower <= 'z';
    return emit(Opcode::CharPair, lower, is_letter ? lower - 32 : lower);
  }
  // `upper` is a valid shortcut only if this is its lower case.
  uint32_t upper = unicode::simple_upper(lower);
  return emit(Opcode::CharLower, lower, unicode::simple_lower(upper) == lower ? upper : lower);
}

Result<void> Compiler::emit_position(Position position, uint32_t flags) {
  bool multiline = (flags & kMultiline) != 0;
  uint32_t ascii = (flags & kUnicode) == 0 ? 1 : 0;
  switch (position) {
    case Position::Beginning: return emit(multiline ? Opcode::BeginLine : Opcode::BeginString);
    case Position::BeginningOfString: return emit(Opcode::BeginString);
    case Position::End: return emit(multiline ? Opcode::EndLine : Opcode::End);
    case Position::EndOfString: return emit(Opcode::EndString);
    case Position::Boundary: return emit(Opcode::Boundary, ascii);
    case Position::NoBoundary: break;
  }
  return emit(Opcode::NoBoundary, ascii);
}

Result<void> Compiler::emit_node(const Node* node, uint32_t flags, const Continuation* after) {
  switch (node->kind) {
    case NodeKind::Literal: return emit_character(node->value, false, flags);
    case NodeKind::NotLiteral: return emit_character(node->value, true, flags);
    case NodeKind::Any: return emit((flags & kDotAll) != 0 ? Opcode::AnyAll : Opcode::Any);
    case NodeKind::Set: {
      const auto* set = static_cast<const SetNode*>(node);
      return emit_set(TRY(firsts_.set_of(const_cast<SetNode*>(set), flags)));
    }
    case NodeKind::Position: return emit_position(static_cast<Position>(node->detail), flags);
    case NodeKind::Branch: return emit_branch(static_cast<const BranchNode*>(node), flags, after);
    case NodeKind::Group: return emit_group(static_cast<const GroupNode*>(node), flags, after);
    case NodeKind::Atomic: return emit_atomic(static_cast<const GroupNode*>(node)->body, flags);
    case NodeKind::Look: return emit_look(static_cast<const LookNode*>(node), flags);
    case NodeKind::Repeat: return emit_repeat(static_cast<const RepeatNode*>(node), flags, after);
    case NodeKind::Backreference: {
      Opcode opcode = !ignores_case(flags)      ? Opcode::Backreference
                      : (flags & kUnicode) != 0 ? Opcode::BackreferenceUnicode
                                                : Opcode::BackreferenceAscii;
      return emit(opcode, (node->value - 1) * 2);
    }
    case NodeKind::Conditional:
      return emit_conditional(static_cast<const ConditionalNode*>(node), flags, after);
    case NodeKind::Failure: break;
  }
  return emit(Opcode::Fail);
}

// --- choices

Result<uint32_t> Compiler::emit_split(bool place_first, uint32_t place, FirstSet here,
                                      FirstSet there) {
  bool filters = !here.is_everything() || !there.is_everything();
  if (!filters) {
    TRY(emit(place_first ? Opcode::SplitLazy : Opcode::Split, place));
    last_step_ = size_;
    return size_ - 1;
  }
  TRY(emit(place_first ? Opcode::SplitLazyBy : Opcode::SplitBy, place));
  uint32_t word = size_ - 1;
  TRY(emit_filter(here));
  TRY(emit_filter(there));
  last_step_ = size_;
  return word;
}

Result<void> Compiler::emit_branch(const BranchNode* branch, uint32_t flags,
                                   const Continuation* after) {
  uint32_t count = 0;
  for (const Alternative* one = branch->alternatives; one != nullptr; one = one->next) {
    pace_.turn();
    ++count;
  }
  // The first sets of each alternative, and those of each alternative together with all later ones.
  auto* firsts = arena_.array<FirstSet>(count);
  auto* rests = arena_.array<FirstSet>(count);
  auto* jumps = arena_.array<uint32_t>(count);
  if (firsts == nullptr || rests == nullptr || jumps == nullptr || arena_.exhausted()) {
    return vm_.meter.stop(StopReason::Memory);
  }
  uint32_t i = 0;
  for (const Alternative* one = branch->alternatives; one != nullptr; one = one->next) {
    TRY(vm_.meter.charge(1));
    pace_.turn(4);
    firsts[i++] = TRY(firsts_.of(one->body, flags, after));
  }
  rests[count - 1] = firsts[count - 1];
  for (uint32_t k = count - 1; k-- > 0;) {
    pace_.turn();
    rests[k] = rests[k + 1];
    rests[k].add(firsts[k]);
  }
  // The word of the first place in the table, or 0.
  const uint32_t places = TRY(emit_branch_table(firsts, count));
  i = 0;
  for (const Alternative* one = branch->alternatives; one != nullptr; one = one->next, ++i) {
    uint32_t next_place = 0;
    pace_.turn(4);
    if (places != 0) words_[places + 2 * i] = place();
    if (i + 1 < count) next_place = TRY(emit_split(false, 0, firsts[i], rests[i + 1]));
    if (places != 0) words_[places + 2 * i + 1] = place();
    TRY(emit_sequence(one->body, flags, after));
    if (i + 1 < count) {
      TRY(emit(Opcode::Jump, 0u));
      jumps[i] = size_ - 1;
      words_[next_place] = place();
    }
  }
  for (uint32_t k = 0; k + 1 < count; ++k) {
    pace_.turn();
    words_[jumps[k]] = place();
  }
  return {};
}

// Emits a jump by the next character to the first alternative that may match, if that saves
// splits. Each alternative has two places, which the caller fills in: that of its split, for
// characters that a later one may accept, too, and that of its body. The function is not inlined,
// because the tables would enlarge the frames of nested branches.
[[gnu::noinline]] Result<uint32_t> Compiler::emit_branch_table(const FirstSet* firsts,
                                                               uint32_t count) {
  constexpr uint32_t kFewest = 3, kMost = kNoBranch / 2;
  if (count < kFewest || count > kMost) return 0;
  TRY(vm_.meter.charge(count + kBranchBytes / 8));
  uint8_t table[kBranchBytes];
  std::fill_n(table, kBranchBytes, static_cast<uint8_t>(kNoBranch));
  uint32_t once[8] = {}, again[8] = {};  // characters that one alternative accepts, and more
  bool accept_all = true;
  auto each_bit = [](uint32_t bits, uint8_t* entries, auto change) {
    for (; bits != 0; bits &= bits - 1) change(entries[std::countr_zero(bits)]);
  };
  for (uint32_t i = 0; i < count; ++i) {
    pace_.turn(8);
    accept_all = accept_all && firsts[i].accepts_all_bytes();
    for (unsigned k = 0; k < 8; ++k) {
      const uint32_t bits = firsts[i].bits[k];
      uint8_t* entries = table + 32 * k;
      each_bit(bits & once[k] & ~again[k], entries, [](uint8_t& entry) { --entry; });
      each_bit(bits & ~once[k], entries,
               [&](uint8_t& entry) { entry = static_cast<uint8_t>(2 * i + 1); });
      again[k] |= bits & once[k];
      once[k] |= bits;
    }
  }
  if (accept_all) return 0;
  uint32_t words[kBranchBytes / sizeof(uint32_t)];
  std::memcpy(words, table, sizeof words);
  TRY(emit(Opcode::Branch, 0u));
  const uint32_t splits = size_ - 1;
  for (uint32_t word : words) TRY(emit(word));
  const uint32_t places = size_;
  for (uint32_t i = 0; i < 2 * count; ++i) TRY(emit(0u));
  words_[splits] = place();
  last_step_ = size_;
  return places;
}

Result<void> Compiler::emit_conditional(const ConditionalNode* conditional, uint32_t flags,
                                        const Continuation* after) {
  TRY(emit(Opcode::IfGroup, (conditional->value - 1) * 2, 0u));
  uint32_t no_place = size_ - 1;
  TRY(emit_sequence(conditional->yes, flags, after));
  if (conditional->no.is_empty()) {
    words_[no_place] = place();
    return {};
  }
  TRY(emit(Opcode::Jump, 0u));
  uint32_t end_place = size_ - 1;
  words_[no_place] = place();
  TRY(emit_sequence(conditional->no, flags, after));
  words_[end_place] = place();
  return {};
}

// --- groups

Result<void> Compiler::emit_group(const GroupNode* group, uint32_t flags,
                                  const Continuation* after) {
  uint32_t inner = flags_inside(flags, group);
  if (group->value == 0) return emit_sequence(group->body, inner, after);
  groups_emitted_ = group->value;
  uint32_t slot = (group->value - 1) * 2;
  TRY(emit(Opcode::SaveOpen, slot));
  TRY(emit(Opcode::UndoOpen));
  TRY(emit_sequence(group->body, inner, after));
  TRY(emit(Opcode::SaveClose, slot + 1));
  return emit(Opcode::UndoClose);
}

Result<Compiler::SnapshotMark> Compiler::begin_snapshot() {
  TRY(emit(Opcode::Snapshot, groups_emitted_ * 2, 0u));
  SnapshotMark mark{groups_emitted_, size_ - 1};
  TRY(emit(Opcode::UndoSnapshot));
  return mark;
}

void Compiler::end_snapshot(SnapshotMark mark) {
  words_[mark.word] = (groups_emitted_ - mark.groups) * 2;
}

// Discards the choices of the body once it has matched. The undo records of its groups are
// discarded with them, so a snapshot takes their place.
Result<void> Compiler::emit_atomic(const Sequence& body, uint32_t flags) {
  uint32_t height = TRY(take_registers(1));
  SnapshotMark mark = TRY(begin_snapshot());
  TRY(emit(Opcode::AtomicStart, height));
  TRY(emit_sequence(body, flags, nullptr));
  TRY(emit(Opcode::AtomicEnd, height));
  end_snapshot(mark);
  return {};
}

Result<void> Compiler::emit_look(const LookNode* look, uint32_t flags) {
  uint32_t width = 0;
  if ((look->detail & kLookBehind) != 0) {
    const char* problem = nullptr;
    if (look->body.minimum > UINT32_MAX) problem = "looks too much behind";
    if (look->body.minimum != look->body.maximum) {
      problem = "look-behind requires fixed-width pattern";
    }
    if (problem != nullptr) {
      Str* message = TRY(make_string_ascii(vm_, problem));
      return raise_pattern_error(vm_, message, Value::none(), Value::none());
    }
    width = static_cast<uint32_t>(look->body.minimum);
  }
  uint32_t registers = TRY(take_registers(2));
  SnapshotMark mark = TRY(begin_snapshot());
  bool negative = (look->detail & kLookNegative) != 0;
  uint32_t passed = 0;
  if (negative) {
    TRY(emit(Opcode::NotStart, registers, width, 0u));
    passed = size_ - 1;
  } else {
    TRY(emit(Opcode::LookStart, registers, width));
  }
  TRY(emit_sequence(look->body, flags, nullptr));
  TRY(emit(negative ? Opcode::NotEnd : Opcode::LookEnd, registers));
  if (negative) words_[passed] = place();
  end_snapshot(mark);
  return {};
}

// --- repeats

// Whether the body is a single character or a set.
Result<bool> Compiler::find_single(const Sequence& body, uint32_t flags, Single* single) {
  if (!body.is_single()) return false;
  if (vm_.stack.is_exhausted()) return vm_.raise_recursion_error("");
  Node* node = body.first;
  *single = {SingleKind::Set, node->value, nullptr};
  switch (node->kind) {
    case NodeKind::Any:
      single->kind = (flags & kDotAll) != 0 ? SingleKind::AnyAll : SingleKind::Any;
      return true;
    case NodeKind::Literal:
    case NodeKind::NotLiteral: {
      bool negated = node->kind == NodeKind::NotLiteral;
      if (ignores_case(flags) && ((flags & kLocale) != 0 || is_cased(node->value, flags))) {
        single->set = TRY(firsts_.set_of_character(node->value, negated, flags));
      } else {
        single->kind = negated ? SingleKind::NotChar : SingleKind::Char;
      }
      return true;
    }
    case NodeKind::Set: {
      single->set = TRY(firsts_.set_of(static_cast<SetNode*>(node), flags));
      uint32_t categories = single->set->flags >> kSetCategoryShift;
      bool has_both = (categories & categories >> 1 & 0b010101) != 0;
      if (has_both && (single->set->flags & kSetNegated) == 0) single->kind = SingleKind::AnyAll;
      return true;
    }
    case NodeKind::Group: {
      const auto* group = static_cast<const GroupNode*>(node);
      if (group->value != 0) return false;
      return find_single(group->body, flags_inside(flags, group), single);
    }
    default: return false;
  }
}

Result<void> Compiler::emit_single_repeat(const RepeatNode* repeat, const Single& single,
                                          const Continuation* after) {
  FirstSet following = TRY(firsts_.of(after));
  FirstSet body;
  switch (single.kind) {
    case SingleKind::Char: body.add(single.character); break;
    case SingleKind::Set: body = first_of_set(*single.set); break;
    case SingleKind::AnyAll: body.add_all_characters(); break;
    case SingleKind::Any:
    case SingleKind::NotChar: {
      uint32_t missing = single.kind == SingleKind::Any ? '\n' : single.character;
      body.add_all_characters();
      if (missing < 256) body.bits[missing >> 5] &= ~(1u << (missing & 31));
      break;
    }
  }
  auto greed = static_cast<Greed>(repeat->detail);
  // If what follows cannot start with a repeated character, giving characters back is useless.
  if (greed == Greed::Greedy && !body.overlaps(following)) greed = Greed::Possessive;
  TRY(emit(greed == Greed::Greedy ? Opcode::RepeatGreedy
           : greed == Greed::Lazy ? Opcode::RepeatLazy
                                  : Opcode::RepeatPossessive,
           static_cast<uint32_t>(single.kind)));
  if (single.kind == SingleKind::Set) {
    TRY(emit_set_operand(single.set));
  } else {
    TRY(emit(single.character));
  }
  TRY(emit(repeat->minimum));
  TRY(emit(repeat->maximum));
  if (greed == Greed::Possessive) return {};
  TRY(emit_filter(following));
  return emit(greed == Greed::Greedy ? Opcode::RepeatGreedyBack : Opcode::RepeatLazyBack);
}

Result<void> Compiler::emit_loop_body(const RepeatNode* repeat, bool is_atomic, uint32_t flags,
                                      const Continuation* after) {
  return is_atomic ? emit_atomic(repeat->body, flags) : emit_sequence(repeat->body, flags, after);
}

Result<void> Compiler::emit_loop(const RepeatNode* repeat, Greed greed, bool is_atomic,
                                 uint32_t flags, const Continuation* after) {
  if (repeat->maximum == 0) {
    // The body is never run, but its errors must still be reported.
    TRY(emit(Opcode::Jump, 0u));
    uint32_t end = size_ - 1;
    TRY(emit_sequence(repeat->body, flags, after));
    words_[end] = place();
    return {};
  }
  bool lazy = greed == Greed::Lazy;
  if (repeat->minimum == 1 && repeat->maximum == 1) {
    return emit_loop_body(repeat, is_atomic, flags, after);
  }
  FirstSet following = TRY(firsts_.of(after));
  if (repeat->minimum == 0 && repeat->maximum == 1) {
    FirstSet body = TRY(firsts_.of(repeat->body, flags, after));
    uint32_t exit = TRY(emit_split(lazy, 0, body, following));
    TRY(emit_loop_body(repeat, is_atomic, flags, after));
    words_[exit] = place();
    return {};
  }
  Continuation again = *after;
  again.again = &repeat->body;
  bool is_simple =
      repeat->minimum <= 1 && repeat->maximum == kUnlimited && repeat->body.minimum != 0;
  if (is_simple) {
    FirstSet body = TRY(firsts_.of(repeat->body, flags, nullptr));
    uint32_t start = place();
    uint32_t exit = 0;
    if (repeat->minimum == 0) exit = TRY(emit_split(lazy, 0, body, following));
    TRY(emit_loop_body(repeat, is_atomic, flags, &again));
    if (repeat->minimum == 0) {
      TRY(emit(Opcode::Jump, start));
      words_[exit] = place();
    } else {
      TRY(emit_split(!lazy, start, following, body));
    }
    return {};
  }
  uint32_t registers = TRY(take_registers(2));
  TRY(emit(Opcode::LoopInit, registers));
  TRY(emit(Opcode::UndoLoop));
  TRY(emit(Opcode::Jump, 0u));
  uint32_t end = size_ - 1;
  uint32_t start = place();
  TRY(emit_loop_body(repeat, is_atomic, flags, &again));
  words_[end] = place();
  TRY(emit(lazy ? Opcode::LoopLazy : Opcode::LoopGreedy, repeat->minimum, repeat->maximum, start,
           registers));
  TRY(emit(Opcode::UndoCount));
  TRY(emit(lazy ? Opcode::LoopLazyBack : Opcode::LoopGreedyBack));
  if (lazy) {
    TRY(emit(registers));
    TRY(emit(Opcode::UndoLoop));
  }
  return {};
}

Result<void> Compiler::emit_repeat(const RepeatNode* repeat, uint32_t flags,
                                   const Continuation* after) {
  Single single;
  if (TRY(find_single(repeat->body, flags, &single))) {
    return emit_single_repeat(repeat, single, after);
  }
  auto greed = static_cast<Greed>(repeat->detail);
  if (greed != Greed::Possessive) return emit_loop(repeat, greed, false, flags, after);
  // Neither a turn nor the number of turns can be reconsidered.
  uint32_t height = TRY(take_registers(1));
  SnapshotMark mark = TRY(begin_snapshot());
  TRY(emit(Opcode::AtomicStart, height));
  Continuation nothing;
  TRY(emit_loop(repeat, Greed::Greedy, true, flags, &nothing));
  TRY(emit(Opcode::AtomicEnd, height));
  end_snapshot(mark);
  return {};
}

}  // namespace

Result<ByteArrayCell*> compile_program(Vm& vm, Arena& arena, const Parsed& parsed) {
  Compiler compiler(vm, arena, parsed);
  return compiler.run();
}

}  // namespace hognose::regex
