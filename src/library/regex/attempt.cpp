// Attempt: matches a program at one place of the text after the other.
//
// A loop executes one instruction after the other; each kind of instruction has a function. A
// choice is a record on the stack. Its topmost word is the place of an instruction that takes the
// rest of the record off and continues with the other alternative. To backtrack is to pop that word
// and to continue there. The records of groups and loop counters hold old values: their
// instructions restore these and backtrack further.
//
// The compiler must keep the members of Attempt in registers. So its functions are inlined, and it
// does not escape: whatever is not inlined is a function of MatcherState, or takes that.
#include "library/regex/attempt.h"

#include "base/unicode.h"

namespace hognose::regex {

namespace {

#define INLINED [[gnu::always_inline]] inline

// --- loops over many characters

// The last position in [lowest, p] that the filter passes, or null.
template <class Unit>
Result<const Unit*> find_backwards(MatcherState<Unit>& state, const Filter* filter,
                                   const Unit* lowest, const Unit* p) {
  constexpr int64_t kWindow = MatcherState<Unit>::kWindow;
  for (;;) {
    const Unit* from = p;
    const Unit* stop = p - lowest > kWindow ? p - kWindow : lowest;
    while (p >= stop && !state.passes(filter, p)) --p;
    state.spend((from - p) >> 4);
    if (HOGNOSE_LIKELY(p >= stop)) return p;
    if (stop <= lowest) return nullptr;
    TRY(state.charge_if_due());
  }
}

// The first position in [p, limit) that the filter passes, if only repeated characters are before
// it. Otherwise the first position of another character, or limit.
template <class Unit>
Result<const Unit*> find_forwards(MatcherState<Unit>& state, const Filter* filter, SingleKind kind,
                                  uint32_t operand, const Unit* p, const Unit* limit) {
  return state.by_windows(p, limit, [&](const Unit* from, const Unit* stop) {
    if (filter->single != kNoSingle && (kind == SingleKind::AnyAll || kind == SingleKind::Any)) {
      if (kind == SingleKind::Any) stop = state.find_unit(from, stop, '\n');
      return state.find_unit(from, stop, filter->single);
    }
    auto ends_at = [&](Unit character) {
      return state.lets_pass(filter, character) || !state.accepts_single(kind, operand, character);
    };
    return state.find_if(from, stop, ends_at);
  });
}

// Whether the `count` characters from p on equal those that a group captured at `captured`.
template <class Unit>
Result<bool> repeats(MatcherState<Unit>& state, Opcode opcode, const Unit* captured, const Unit* p,
                     uint32_t count) {
  auto is_same = [&](Unit one, Unit other) {
    if (one == other) return true;
    if (opcode == Opcode::Backreference) return false;
    return opcode == Opcode::BackreferenceAscii
               ? lower_ascii(one) == lower_ascii(other)
               : unicode::simple_lower(one) == unicode::simple_lower(other);
  };
  const Unit* stop = TRY(state.by_windows(p, p + count, [&](const Unit* from, const Unit* end) {
    while (from < end && is_same(captured[from - p], *from)) ++from;
    return from;
  }));
  return stop == p + count;
}

template <class Unit>
Result<void> save_slots(MatcherState<Unit>& state, uint32_t* saved, uint32_t first,
                        uint32_t count) {
  return in_parts(state.vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end; ++i) saved[i] = *state.slot(first + i);
  });
}

template <class Unit>
Result<void> restore_slots(MatcherState<Unit>& state, const uint32_t* saved, uint32_t first,
                           uint32_t count) {
  return in_parts(state.vm.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end; ++i) *state.slot(first + i) = saved[i];
  });
}

// --- one attempt

template <class Unit>
class Attempt {
 public:
  Attempt(MatcherState<Unit>& state, Starts<Unit>& starts, const Unit* start)
      : state_(state),
        starts_(starts),
        barred_(starts.barred()),
        end_(state.end),
        program_(state.place(state.header->start)),
        no_match_(offset_of(state.place(state.header->no_match))),
        resume_(offset_of(state.place(state.header->resume))) {
    begin(start);
  }

  INLINED Result<bool> run();

 private:
  // Each function of an instruction leaves code_ at the next instruction and returns true, or
  // returns false to backtrack.

  // --- places of the text
  INLINED void begin(const Unit* start) {
    start_ = p_ = start;
    code_ = program_;
    top_ = state_.stack();
    push(no_match_);
  }
  // Begins at the next place where a match may begin. Returns false if there is none.
  INLINED Result<bool> begin_again() {
    const Unit* start = TRY(starts_.after(start_));
    if (start == nullptr) return false;
    begin(start);
    return true;
  }

  // --- operands and places of the program
  // Operand 0 is the opcode. The instruction that backtracking continues at follows the operands of
  // its main instruction, which thus have negative numbers.
  INLINED uint32_t operand(int number) const { return code_[number]; }
  // Continues after the opcode and `words` more.
  INLINED bool next(uint32_t words) {
    code_ += 1 + words;
    return true;
  }
  INLINED bool next_if(bool condition, uint32_t words) { return condition && next(words); }
  INLINED bool take_if(bool is_accepted, uint32_t words) {
    if (!is_accepted) return false;
    ++p_;
    return next(words);
  }
  INLINED bool go_to(const uint32_t* code) {
    code_ = code;
    return true;
  }
  INLINED bool at_end() const { return p_ >= end_; }
  INLINED bool has(int64_t characters) const { return end_ - p_ >= characters; }
  INLINED uint32_t position() const { return offset_of(p_); }

  // --- the stack
  // Makes room for a record; only those of Snapshot are larger than the default.
  INLINED Result<void> reserve(uint32_t words = 8) {
    if (HOGNOSE_UNLIKELY(!state_.has_room(top_, words))) top_ = TRY(state_.grow(top_, words));
    return {};
  }
  template <class... Words>
  INLINED void push(Words... words) {
    ((*top_++ = words), ...);
  }
  INLINED uint32_t pop() { return *--top_; }
  INLINED const Unit* pop_position() { return state_.text_at(pop()); }
  // The other alternative of a choice: `code`, with the present position.
  INLINED void push_alternative(const uint32_t* code) {
    push(offset_of(code), position(), resume_);
  }
  INLINED bool resume() {
    p_ = pop_position();
    return go_to(state_.code_at(pop()));
  }
  INLINED Result<void> backtrack() {
    TRY(state_.step());
    code_ = state_.code_at(pop());
    return {};
  }

  // --- characters
  INLINED bool lower_case() {
    if (at_end()) return false;
    uint32_t character = *p_;
    bool is_accepted = character == operand(1) || character == operand(2) ||
                       (character >= 128 && unicode::simple_lower(character) == operand(1));
    return take_if(is_accepted, 2);
  }
  INLINED Result<bool> string() {
    uint32_t count = operand(1) & 0xFFFF;
    if (!has(count)) return false;
    for (uint32_t i = 0; i < count; ++i) {
      if (p_[i] != operand(2 + i)) {
        state_.spend(i >> 4);
        return false;
      }
    }
    p_ += count;
    state_.spend(count >> 4);
    TRY(state_.charge_if_due());
    return next(1 + count);
  }
  INLINED Result<bool> draw_fuel() {
    state_.spend(kStepWords / 8);
    TRY(state_.charge_if_due());
    return next(0);
  }

  // --- groups
  INLINED uint32_t* last_group() const { return state_.slot(state_.header->groups * 2); }
  INLINED Result<bool> save_open() {
    TRY(reserve());
    uint32_t* saved = state_.slot(operand(1));
    push(*saved, offset_of(code_ + 2));
    *saved = position();
    return next(2);
  }
  INLINED bool undo_open() {
    *state_.slot(operand(-1)) = pop();
    return false;
  }
  INLINED Result<bool> save_close() {
    TRY(reserve());
    uint32_t* saved = state_.slot(operand(1));
    uint32_t* last = last_group();
    push(*saved, *last, offset_of(code_ + 2));
    *saved = position();
    *last = operand(1) / 2 + 1;
    return next(2);
  }
  INLINED bool undo_close() {
    uint32_t last = pop();
    *state_.slot(operand(-1)) = pop();
    *last_group() = last;
    return false;
  }
  INLINED Result<bool> snapshot() {
    uint32_t count = operand(2);
    if (count == 0) return next(3);
    if (count >= kMaximumSnapshot) return false;
    state_.spend(count >> 2);
    TRY(state_.step());
    TRY(reserve(count + 8));
    TRY(save_slots(state_, top_, operand(1), count));
    top_ += count;
    push(*last_group(), offset_of(code_ + 3));
    return next(3);
  }
  INLINED Result<bool> undo_snapshot() {
    uint32_t first = operand(-2), count = operand(-1);
    if (count >= kMaximumSnapshot) return false;
    state_.spend(count >> 2);
    top_ = state_.at(offset_of(top_) - (count + 1) * 4);  // by many words, but within the cage
    TRY(restore_slots(state_, top_, first, count));
    *last_group() = top_[count];
    return false;
  }

  // --- choices
  INLINED Result<bool> jump() {
    TRY(state_.step());
    return go_to(state_.place(operand(1)));
  }
  INLINED Result<bool> split() {
    TRY(state_.step());
    TRY(reserve());
    push_alternative(state_.place(operand(1)));
    return next(1);
  }
  INLINED Result<bool> split_lazy() {
    TRY(state_.step());
    TRY(reserve());
    push_alternative(code_ + 2);
    return go_to(state_.place(operand(1)));
  }
  INLINED bool can_match(uint32_t filter) const {
    return filter == 0 || state_.passes(state_.filter_at(filter), p_);
  }
  INLINED Result<bool> split_by() {
    TRY(state_.step());
    const uint32_t* here = code_ + 4;
    const uint32_t* there = state_.place(operand(1));
    bool can_be_here = can_match(operand(2)), can_be_there = can_match(operand(3));
    if (!can_be_here) return can_be_there && go_to(there);
    if (!can_be_there) return go_to(here);
    TRY(reserve());
    bool is_lazy = operand(0) == static_cast<uint32_t>(Opcode::SplitLazyBy);
    push_alternative(is_lazy ? here : there);
    return go_to(is_lazy ? there : here);
  }

  // Operands: an index for each character, then the places.
  INLINED Result<bool> branch() {
    TRY(state_.step());
    constexpr uint32_t kTableWords = kBranchBytes / sizeof(uint32_t);
    const auto* table = reinterpret_cast<const uint8_t*>(code_ + 2);
    if (at_end() || static_cast<uint32_t>(*p_) >= kBranchBytes) {
      return go_to(state_.place(operand(1)));
    }
    uint32_t index = table[static_cast<uint8_t>(*p_)];
    if (index == kNoBranch) return false;
    return go_to(state_.place(code_[2 + kTableWords + index]));
  }

  // --- repeats of one character. Operands: kind, character or set, minimum, maximum, filter
  // The end of what the repeat at code_ can take, or null if that is less than its minimum.
  INLINED Result<const Unit*> end_of_repeat() {
    int64_t minimum = operand(3), maximum = operand(4);
    if (!has(minimum)) return nullptr;
    bool is_limited = end_ - p_ > maximum && operand(4) != kUnlimited;
    const Unit* limit = is_limited ? p_ + maximum : end_;
    const Unit* stop = TRY(state_.skip(static_cast<SingleKind>(operand(1)), operand(2), p_, limit));
    return stop - p_ < minimum ? nullptr : stop;
  }
  INLINED Result<bool> repeat_possessive() {
    const Unit* stop = TRY(end_of_repeat());
    if (stop == nullptr) return false;
    p_ = stop;
    return next(4);
  }
  INLINED Result<bool> repeat_greedy() {
    const Unit* stop = TRY(end_of_repeat());
    if (stop == nullptr) return false;
    const Unit* lowest = p_ + operand(3);
    if (operand(5) != 0) {
      stop = TRY(find_backwards(state_, state_.filter_at(operand(5)), lowest, stop));
      if (stop == nullptr) return false;
    }
    p_ = stop;
    if (p_ > lowest) {
      TRY(reserve());
      push(offset_of(lowest), position(), offset_of(code_ + 6));
    }
    return next(6);
  }
  // Gives back one character, or as many as the filter of the next instruction demands. The record:
  // the lowest position, and the position that was tried last.
  INLINED Result<bool> repeat_greedy_back() {
    p_ = pop_position() - 1;
    const Unit* lowest = pop_position();
    if (operand(-1) != 0) {
      const Unit* found = TRY(find_backwards(state_, state_.filter_at(operand(-1)), lowest, p_));
      if (found == nullptr) return false;
      p_ = found;
    }
    if (p_ > lowest) push(offset_of(lowest), position(), offset_of(code_));
    return next(0);
  }
  // Takes the minimum, or when it backtracks one character more; then also those that the filter of
  // the next instruction demands. The record: position, and how many characters more may be taken.
  INLINED Result<bool> repeat_lazy() {
    uint32_t left = 0;
    if (operand(0) == static_cast<uint32_t>(Opcode::RepeatLazy)) {
      if (!TRY(take_minimum())) return false;
      left = operand(4) == kUnlimited ? kUnlimited : operand(4) - operand(3);
      TRY(reserve());
      code_ += 6;  // to RepeatLazyBack
    } else {
      left = pop();
      p_ = pop_position();
      if (left == 0 || at_end() ||
          !state_.accepts_single(static_cast<SingleKind>(operand(-5)), operand(-4), *p_)) {
        return false;
      }
      ++p_;
      if (left != kUnlimited) --left;
    }
    if (operand(-1) != 0) {
      const Filter* filter = state_.filter_at(operand(-1));
      const Unit* from = p_;
      bool is_limited = left != kUnlimited && end_ - p_ > static_cast<int64_t>(left);
      const Unit* limit = is_limited ? p_ + left : end_;
      p_ = TRY(find_forwards(state_, filter, static_cast<SingleKind>(operand(-5)), operand(-4), p_,
                             limit));
      if (left != kUnlimited) left -= static_cast<uint32_t>(p_ - from);
      if (!state_.passes(filter, p_)) return false;
    }
    if (left != 0 && !at_end()) push(position(), left, offset_of(code_));
    return next(0);
  }
  INLINED Result<bool> take_minimum() {
    int64_t minimum = operand(3);
    if (!has(minimum)) return false;
    if (minimum == 0) return true;
    const Unit* limit = p_ + minimum;
    p_ = TRY(state_.skip(static_cast<SingleKind>(operand(1)), operand(2), p_, limit));
    return p_ == limit;
  }

  // --- loops. Operands: minimum, maximum, place of the body, register
  // The two registers: how often the body has matched (UINT32_MAX before the loop is reached for
  // the first time), and the position where its last turn began.
  INLINED Result<bool> loop_init() {
    TRY(reserve());
    uint32_t* registers = state_.slot(operand(1));
    push(registers[0], registers[1], offset_of(code_ + 2));
    registers[0] = UINT32_MAX;
    registers[1] = 0;
    return next(2);
  }
  INLINED void restore_loop(uint32_t* registers) {
    registers[1] = pop();
    registers[0] = pop();
  }
  INLINED bool undo_loop() {
    restore_loop(state_.slot(operand(-1)));
    return false;
  }
  INLINED bool undo_count() {
    *state_.slot(operand(-1)) = pop();
    return false;
  }
  INLINED Result<bool> loop() {
    TRY(state_.step());
    TRY(reserve());
    uint32_t* registers = state_.slot(operand(4));
    uint32_t count = registers[0] + 1;
    if (count < operand(1)) {
      push(registers[0], offset_of(code_ + 5));
      registers[0] = count;
      return go_to(state_.place(operand(3)));
    }
    bool may_turn = (operand(2) == kUnlimited || count < operand(2)) && registers[1] != position();
    if (operand(0) == static_cast<uint32_t>(Opcode::LoopLazy)) {
      if (may_turn) push(position(), offset_of(code_ + 6));
      return next(8);
    }
    if (!may_turn) return next(6);
    push(registers[0], registers[1], position(), offset_of(code_ + 6));
    registers[0] = count;
    registers[1] = position();
    return go_to(state_.place(operand(3)));
  }
  // Leaves the loop before the turn that failed.
  INLINED bool loop_greedy_back() {
    p_ = pop_position();
    restore_loop(state_.slot(operand(-2)));
    return next(0);
  }
  // Takes a further turn.
  INLINED Result<bool> loop_lazy_back() {
    TRY(reserve());
    uint32_t* registers = state_.slot(operand(-2));
    p_ = pop_position();
    push(registers[0], registers[1], offset_of(code_ + 2));
    ++registers[0];
    registers[1] = position();
    return go_to(state_.place(operand(-3)));
  }

  // --- atomic groups and look-arounds: once they have matched, their choices are dropped
  INLINED void save_height(uint32_t* target) { *target = state_.height(top_); }
  INLINED void drop_choices(const uint32_t* saved_height) { top_ = state_.slot(*saved_height); }
  INLINED bool step_back(uint32_t characters) {
    if (p_ - state_.beginning < static_cast<int64_t>(characters)) return false;
    p_ -= characters;
    return true;
  }
  INLINED bool atomic_start() {
    save_height(state_.slot(operand(1)));
    return next(1);
  }
  INLINED bool atomic_end() {
    drop_choices(state_.slot(operand(1)));
    return next(1);
  }
  INLINED bool look_start() {
    uint32_t from = position();
    if (!step_back(operand(2))) return false;
    uint32_t* registers = state_.slot(operand(1));
    save_height(registers);
    registers[1] = from;
    return next(2);
  }
  INLINED bool look_end() {
    const uint32_t* registers = state_.slot(operand(1));
    drop_choices(registers);
    p_ = state_.text_at(registers[1]);
    return next(1);
  }
  INLINED Result<bool> not_start() {
    const uint32_t* after = state_.place(operand(3));
    const Unit* from = p_;
    if (!step_back(operand(2))) {
      TRY(state_.step());
      return go_to(after);
    }
    TRY(reserve());
    save_height(state_.slot(operand(1)));
    push(offset_of(after), offset_of(from), resume_);
    return next(3);
  }
  INLINED bool not_end() {
    drop_choices(state_.slot(operand(1)));
    return false;
  }

  // --- what groups have captured
  INLINED Result<bool> if_group() {
    const uint32_t* group = state_.slot(operand(1));
    uint32_t open = group[0], close = group[1];
    if (open != 0 && close != 0 && close >= open) return next(2);
    TRY(state_.step());  // as for all jumps: a damaged program may jump back
    return go_to(state_.place(operand(2)));
  }
  INLINED Result<bool> backreference() {
    const uint32_t* group = state_.slot(operand(1));
    uint32_t open = group[0], close = group[1];
    if (open == 0 || close == 0 || close < open) return false;
    uint32_t count = (close - open) / static_cast<uint32_t>(sizeof(Unit));
    if (!has(count)) return false;
    TRY(state_.step());
    const auto* captured = state_.text_at(open);
    if (!TRY(repeats(state_, static_cast<Opcode>(operand(0)), captured, p_, count))) return false;
    p_ += count;
    return next(1);
  }

  // More slots than a program can have. Offsets in bytes do not overflow below it.
  static constexpr uint32_t kMaximumSnapshot = 1u << 28;

  MatcherState<Unit>& state_;
  Starts<Unit>& starts_;
  const Unit* const barred_;       // where an empty match does not count
  const Unit* const end_;          // of the text
  const uint32_t* const program_;  // the first instruction
  const uint32_t no_match_;        // the place of a NoMatch instruction
  const uint32_t resume_;          // the place of a Resume instruction
  const uint32_t* code_;           // the current instruction
  const Unit* start_;              // where the match begins
  const Unit* p_;                  // the position in the text
  uint32_t* top_;                  // of the stack: the first free word
};

template <class Unit>
Result<bool> Attempt<Unit>::run() {
  for (;;) {
    bool goes_on = false;
    switch (static_cast<Opcode>(operand(0))) {
      case Opcode::NoMatch:
        if (!TRY(begin_again())) return false;
        continue;
      case Opcode::Resume: goes_on = resume(); break;
      case Opcode::Match:
        if ((state_.must_match_whole && p_ != end_) || p_ == barred_) break;
        state_.match_start = start_;
        state_.match_end = p_;
        return true;
      case Opcode::Fail: break;

      case Opcode::Char: goes_on = take_if(!at_end() && *p_ == operand(1), 1); break;
      case Opcode::NotChar: goes_on = take_if(!at_end() && *p_ != operand(1), 1); break;
      case Opcode::CharPair:
        goes_on = take_if(!at_end() && (*p_ == operand(1) || *p_ == operand(2)), 2);
        break;
      case Opcode::CharLower: goes_on = lower_case(); break;
      case Opcode::String: goes_on = TRY(string()); break;
      case Opcode::Step: goes_on = TRY(draw_fuel()); break;
      case Opcode::Any: goes_on = take_if(!at_end() && *p_ != '\n', 0); break;
      case Opcode::AnyAll: goes_on = take_if(!at_end(), 0); break;
      case Opcode::Set:
        goes_on = take_if(!at_end() && state_.accepts(state_.set_at(operand(1)), *p_), 1);
        break;

      case Opcode::BeginString: goes_on = next_if(p_ == state_.beginning, 0); break;
      case Opcode::BeginLine: goes_on = next_if(p_ <= state_.beginning || p_[-1] == '\n', 0); break;
      case Opcode::End: goes_on = next_if(at_end() || (end_ - p_ == 1 && *p_ == '\n'), 0); break;
      case Opcode::EndLine: goes_on = next_if(at_end() || *p_ == '\n', 0); break;
      case Opcode::EndString: goes_on = next_if(at_end(), 0); break;
      case Opcode::Boundary: goes_on = next_if(state_.is_boundary(p_, operand(1) != 0), 1); break;
      case Opcode::NoBoundary:
        goes_on = next_if(!state_.is_boundary(p_, operand(1) != 0), 1);
        break;

      case Opcode::SaveOpen: goes_on = TRY(save_open()); break;
      case Opcode::UndoOpen: goes_on = undo_open(); break;
      case Opcode::SaveClose: goes_on = TRY(save_close()); break;
      case Opcode::UndoClose: goes_on = undo_close(); break;
      case Opcode::Snapshot: goes_on = TRY(snapshot()); break;
      case Opcode::UndoSnapshot: goes_on = TRY(undo_snapshot()); break;

      case Opcode::Jump: goes_on = TRY(jump()); break;
      case Opcode::Split: goes_on = TRY(split()); break;
      case Opcode::SplitLazy: goes_on = TRY(split_lazy()); break;
      case Opcode::SplitBy:
      case Opcode::SplitLazyBy: goes_on = TRY(split_by()); break;
      case Opcode::Branch: goes_on = TRY(branch()); break;

      case Opcode::RepeatPossessive: goes_on = TRY(repeat_possessive()); break;
      case Opcode::RepeatGreedy: goes_on = TRY(repeat_greedy()); break;
      case Opcode::RepeatGreedyBack: goes_on = TRY(repeat_greedy_back()); break;
      case Opcode::RepeatLazy:
      case Opcode::RepeatLazyBack: goes_on = TRY(repeat_lazy()); break;

      case Opcode::LoopInit: goes_on = TRY(loop_init()); break;
      case Opcode::UndoLoop: goes_on = undo_loop(); break;
      case Opcode::UndoCount: goes_on = undo_count(); break;
      case Opcode::LoopGreedy:
      case Opcode::LoopLazy: goes_on = TRY(loop()); break;
      case Opcode::LoopGreedyBack: goes_on = loop_greedy_back(); break;
      case Opcode::LoopLazyBack: goes_on = TRY(loop_lazy_back()); break;

      case Opcode::AtomicStart: goes_on = atomic_start(); break;
      case Opcode::AtomicEnd: goes_on = atomic_end(); break;
      case Opcode::LookStart: goes_on = look_start(); break;
      case Opcode::LookEnd: goes_on = look_end(); break;
      case Opcode::NotStart: goes_on = TRY(not_start()); break;
      case Opcode::NotEnd: goes_on = not_end(); break;

      case Opcode::IfGroup: goes_on = TRY(if_group()); break;
      case Opcode::Backreference:
      case Opcode::BackreferenceAscii:
      case Opcode::BackreferenceUnicode: goes_on = TRY(backreference()); break;

      case Opcode::Count:
      default: return false;  // not an instruction: the program is damaged
    }
    if (!goes_on) TRY(backtrack());
  }
}

#undef INLINED

}  // namespace

template <class Unit>
Result<bool> attempt(MatcherState<Unit>& state, Starts<Unit>& starts, const Unit* start) {
  return Attempt<Unit>(state, starts, start).run();
}

template Result<bool> attempt(MatcherState<uint8_t>&, Starts<uint8_t>&, const uint8_t*);
template Result<bool> attempt(MatcherState<uint16_t>&, Starts<uint16_t>&, const uint16_t*);
template Result<bool> attempt(MatcherState<uint32_t>&, Starts<uint32_t>&, const uint32_t*);

}  // namespace hognose::regex
