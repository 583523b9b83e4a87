// The matcher: one loop over instructions, once for each width of characters.
//
// Receives program, text and request; hands on the groups. A choice is a record on the stack whose
// topmost word is the place of an instruction that knows how to take the record off and go on, so
// giving up is: take that word and run what stands there. Records that undo (groups, loop counters)
// do so and give up further.
#include "library/regex/matcher.h"

#include <cstring>

#include "base/unicode.h"
#include "library/regex/charset.h"
#include "meter/paced.h"
#include "objects/text/search.h"

namespace hognose::regex {

bool accepts_wide(const ProgramSet* set, uint32_t character) {
  uint32_t flags = set->flags;
  if ((flags & kSetLower) != 0) character = unicode::simple_lower(character);
  constexpr uint32_t kMostRanges = 0x0FFF'FFFF;  // two words each: ends in the guard region
  uint32_t range_count = set->range_count & kMostRanges;
  bool found = false;
  uint32_t low = 0, high = range_count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (character > set->ranges[2 * middle + 1]) {
      low = middle + 1;
    } else if (character < set->ranges[2 * middle]) {
      high = middle;
    } else {
      found = true;
      break;
    }
  }
  uint32_t categories = flags >> kSetCategoryShift;
  for (unsigned i = 0; categories != 0 && !found; ++i, categories >>= 1) {
    if (i == 6) break;
    found = (categories & 1) != 0 &&
            in_category(static_cast<Category>(i), character, (flags & kSetAsciiCategories) != 0);
  }
  if (!found && set->either_count != 0) {
    uint32_t upper = unicode::simple_upper(character);
    const uint32_t* range = set->ranges + 2 * uint64_t{range_count};
    for (uint32_t i = 0; i < (set->either_count & 0xFF'FFFF) && !found; ++i, range += 2) {
      found = (character >= range[0] && character <= range[1]) ||
              (upper >= range[0] && upper <= range[1]);
    }
  }
  return found != ((flags & kSetNegated) != 0);
}

namespace {

// Steps between two charges.
constexpr int64_t kBatch = 1024;
// Characters looked at between two charges.
constexpr int64_t kWindow = 1 << 16;

template <class Unit>
class Matcher {
 public:
  Matcher(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch, const Subject& subject,
          const Request& request)
      : vm_(vm),
        base_(vm.base),
        header_(reinterpret_cast<const ProgramHeader*>(program->bytes)),
        scratch_(scratch),
        beginning_(reinterpret_cast<const Unit*>(subject.data)),
        end_(beginning_ + request.end),
        must_match_whole_(request.anchor == Anchor::Whole) {}

  Result<bool> run(const Request& request);

  Span span() const {
    return {static_cast<int32_t>(start_ - beginning_), static_cast<int32_t>(stop_ - beginning_)};
  }
  const ByteArrayCell* scratch() const { return scratch_->get(); }

 private:
  template <class T = uint32_t>
  T* at(uint32_t offset) const {
    return base_.at<T>(offset);
  }
  // Code is aligned, whatever a damaged program says of its place.
  const uint32_t* code_at(uint32_t offset) const { return at(offset & ~3u); }
  const uint32_t* place(uint32_t operand) const { return code_at(offset_of(header_) + operand); }
  uint32_t* slot(uint32_t index) const { return at(offset_of(slots_) + index * 4); }
  uint32_t position(const Unit* p) const { return offset_of(p); }

  Result<void> prepare();
  Result<uint32_t*> grow(uint32_t* top, uint32_t words);
  Result<void> charge_batch() {
    int64_t work = kBatch - budget_;
    budget_ = kBatch;
    return vm_.meter.charge(static_cast<uint64_t>(work));
  }

  Result<bool> search(const Unit* start, bool must_advance);
  Result<bool> search_prefix(const Unit* start, const Unit* last);
  Result<bool> attempt(const Unit* start, bool must_advance);

  static bool has(const uint32_t* bits, uint32_t byte) {
    return (bits[byte >> 5] >> (byte & 31) & 1) != 0;
  }
  bool accepts(const ProgramSet* set, Unit character) const {
    if constexpr (sizeof(Unit) > 1) {
      if (character >= 256) return accepts_wide(set, character);
    }
    return has(set->bits, static_cast<uint8_t>(character));
  }
  bool passes(const Filter* filter, const Unit* p) const {
    if (p >= end_) return (filter->flags & kFilterEnd) != 0;
    if constexpr (sizeof(Unit) > 1) {
      if (*p >= 256) return (filter->flags & kFilterWide) != 0;
    }
    return has(filter->bits, static_cast<uint8_t>(*p));
  }
  bool accepts_single(SingleKind kind, uint32_t operand, Unit character) const {
    switch (kind) {
      case SingleKind::Char: return character == operand;
      case SingleKind::NotChar: return character != operand;
      case SingleKind::Any: return character != '\n';
      case SingleKind::AnyAll: return true;
      case SingleKind::Set: return accepts(set_at(operand), character);
    }
    return false;
  }
  const ProgramSet* set_at(uint32_t operand) const {
    return reinterpret_cast<const ProgramSet*>(place(operand));
  }
  const Filter* filter_at(uint32_t operand) const {
    return reinterpret_cast<const Filter*>(place(operand));
  }
  // Calls step(p, stop) -> const Unit* on windows of [p, limit), as long as it answers their ends,
  // and charges for them: no single step of work is long.
  template <class Step>
  Result<const Unit*> by_windows(const Unit* p, const Unit* limit, Step step) {
    for (;;) {
      const Unit* stop = limit - p > kWindow ? p + kWindow : limit;
      const Unit* found = step(p, stop);
      budget_ -= (found - p) >> 4;
      if (HOGNOSE_LIKELY(found < stop || stop == limit)) return found;
      if (budget_ < 0) TRY(charge_batch());
      p = stop;
    }
  }
  // The first position from p on, at most `limit`, whose character is not the repeated one.
  Result<const Unit*> skip(SingleKind kind, uint32_t operand, const Unit* p, const Unit* limit) {
    return by_windows(p, limit, [&](const Unit* from, const Unit* stop) {
      return skip_window(kind, operand, from, stop);
    });
  }
  const Unit* skip_window(SingleKind kind, uint32_t operand, const Unit* p,
                          const Unit* limit) const;
  Result<void> save_slots(uint32_t* saved, uint32_t first, uint32_t count);
  Result<void> restore_slots(const uint32_t* saved, uint32_t first, uint32_t count);
  // Whether the characters from p on are those that a group has taken.
  Result<bool> repeats(Opcode opcode, const Unit* taken, const Unit* p, uint32_t count);
  // The last position in [lowest, p] that the filter passes, or null.
  Result<const Unit*> find_back(const Filter* filter, const Unit* lowest, const Unit* p);
  // The first position in [p, limit) that the filter passes, with nothing but repeated characters
  // before it; or where these end.
  Result<const Unit*> find_on(const Filter* filter, SingleKind kind, uint32_t operand,
                              const Unit* p, const Unit* limit);
  // The first character of that value in [p, limit), or limit.
  static const Unit* find_unit(const Unit* p, const Unit* limit, uint32_t character);

  bool is_word_at(const Unit* p, bool ascii) const {
    return in_category(Category::Word, *p, ascii);
  }
  bool is_boundary(const Unit* p, bool ascii) const {
    bool before = p > beginning_ && is_word_at(p - 1, ascii);
    bool behind = p < end_ && is_word_at(p, ascii);
    return before != behind;
  }

  Vm& vm_;
  CageBase base_;
  const ProgramHeader* header_;
  Ref<ByteArrayCell>* scratch_;
  const Unit* beginning_;
  const Unit* end_;
  bool must_match_whole_;
  uint32_t* slots_ = nullptr;
  uint32_t* stack_ = nullptr;  // the first word above the slots
  uint32_t* limit_ = nullptr;
  int64_t budget_ = kBatch;
  const Unit* start_ = nullptr;
  const Unit* stop_ = nullptr;
};

// --- memory

constexpr uint32_t kFirstStackWords = 200;

template <class Unit>
Result<void> Matcher<Unit>::prepare() {
  uint64_t slots = header_->slots;
  ByteArrayCell* cell = scratch_->get();
  if (cell == nullptr) {
    uint64_t bytes = (slots + kFirstStackWords) * sizeof(uint32_t);
    cell = TRY(vm_.make<ByteArrayCell>(TypeId::ByteArray, bytes));
    cell->extra = static_cast<uint32_t>(bytes);
    *scratch_ = cell;
  }
  slots_ = reinterpret_cast<uint32_t*>(cell->bytes);
  if (slots > cell->extra / sizeof(uint32_t)) slots = cell->extra / sizeof(uint32_t);
  stack_ = slots_ + slots;
  limit_ = slots_ + cell->extra / sizeof(uint32_t);
  if (slots > 64) TRY(vm_.meter.charge(slots / 4));
  return paced_fill(vm_.meter, slots_, 0, slots * sizeof(uint32_t));
}

// A stack with room for `words` more; hands on its top.
template <class Unit>
Result<uint32_t*> Matcher<Unit>::grow(uint32_t* top, uint32_t words) {
  ByteArrayCell* old = scratch_->get();
  uint64_t used = static_cast<uint64_t>(top - slots_) * sizeof(uint32_t);
  if (top < slots_ || used > old->extra) return vm_.meter.stop(StopReason::Memory);
  uint64_t bytes = uint64_t{old->extra} * 2 + uint64_t{words} * sizeof(uint32_t);
  TRY(vm_.meter.charge_bytes(bytes));
  Result<ByteArrayCell*> made = vm_.make<ByteArrayCell>(TypeId::ByteArray, bytes);
  if (made.failed()) return vm_.growth_failure(made.failure());
  ByteArrayCell* cell = made.value();
  cell->extra = static_cast<uint32_t>(bytes);
  TRY(paced_copy(vm_.meter, cell->bytes, old->bytes, used));
  uint64_t slot_words = static_cast<uint64_t>(stack_ - slots_);
  *scratch_ = cell;
  slots_ = reinterpret_cast<uint32_t*>(cell->bytes);
  stack_ = slots_ + slot_words;
  limit_ = slots_ + bytes / sizeof(uint32_t);
  return slots_ + used / sizeof(uint32_t);
}

// --- tight loops

template <class Unit>
const Unit* Matcher<Unit>::find_unit(const Unit* p, const Unit* limit, uint32_t character) {
  if constexpr (sizeof(Unit) == 1) {
    if (character > 255 || p >= limit) return limit;
    const void* found = std::memchr(p, static_cast<int>(character), static_cast<size_t>(limit - p));
    return found == nullptr ? limit : static_cast<const Unit*>(found);
  } else {
    while (p < limit && *p != character) ++p;
    return p;
  }
}

template <class Unit>
const Unit* Matcher<Unit>::skip_window(SingleKind kind, uint32_t operand, const Unit* p,
                                       const Unit* limit) const {
  switch (kind) {
    case SingleKind::Char:
      while (p < limit && *p == operand) ++p;
      return p;
    case SingleKind::NotChar: return find_unit(p, limit, operand);
    case SingleKind::Any: return find_unit(p, limit, '\n');
    case SingleKind::AnyAll: return limit;
    case SingleKind::Set: {
      const ProgramSet* set = set_at(operand);
      while (p < limit && accepts(set, *p)) ++p;
      return p;
    }
  }
  return p;
}

template <class Unit>
Result<const Unit*> Matcher<Unit>::find_back(const Filter* filter, const Unit* lowest,
                                             const Unit* p) {
  for (;;) {
    const Unit* from = p;
    const Unit* stop = p - lowest > kWindow ? p - kWindow : lowest;
    while (p >= stop && !passes(filter, p)) --p;
    budget_ -= (from - p) >> 4;
    if (HOGNOSE_LIKELY(p >= stop)) return p;
    if (stop <= lowest) return nullptr;
    if (budget_ < 0) TRY(charge_batch());
  }
}

template <class Unit>
Result<const Unit*> Matcher<Unit>::find_on(const Filter* filter, SingleKind kind, uint32_t operand,
                                           const Unit* p, const Unit* limit) {
  return by_windows(p, limit, [&](const Unit* from, const Unit* stop) {
    if (filter->single != kNoSingle && (kind == SingleKind::AnyAll || kind == SingleKind::Any)) {
      if (kind == SingleKind::Any) stop = find_unit(from, stop, '\n');
      return find_unit(from, stop, filter->single);
    }
    while (from < stop && !passes(filter, from) && accepts_single(kind, operand, *from)) ++from;
    return from;
  });
}

template <class Unit>
Result<void> Matcher<Unit>::save_slots(uint32_t* saved, uint32_t first, uint32_t count) {
  return in_parts(vm_.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end; ++i) saved[i] = *slot(first + i);
  });
}

template <class Unit>
Result<void> Matcher<Unit>::restore_slots(const uint32_t* saved, uint32_t first, uint32_t count) {
  return in_parts(vm_.meter, count, kPacedItems, [&](size_t begin, size_t end) {
    for (auto i = static_cast<uint32_t>(begin); i < end; ++i) *slot(first + i) = saved[i];
  });
}

template <class Unit>
Result<bool> Matcher<Unit>::repeats(Opcode opcode, const Unit* taken, const Unit* p,
                                    uint32_t count) {
  auto is_same = [&](Unit one, Unit other) {
    if (one == other) return true;
    if (opcode == Opcode::Backreference) return false;
    return opcode == Opcode::BackreferenceAscii
               ? lower_ascii(one) == lower_ascii(other)
               : unicode::simple_lower(one) == unicode::simple_lower(other);
  };
  const Unit* stop = TRY(by_windows(p, p + count, [&](const Unit* from, const Unit* end) {
    while (from < end && is_same(taken[from - p], *from)) ++from;
    return from;
  }));
  return stop == p + count;
}

// --- one attempt

// The words of an instruction behind its opcode.
#define OPERAND(i) pc[i]
// Room for records: none but a snapshot is larger than this.
#define ROOM()                                                    \
  do {                                                            \
    if (HOGNOSE_UNLIKELY(sp + 8 > limit_)) sp = TRY(grow(sp, 8)); \
  } while (0)
#define STEP()                                                \
  do {                                                        \
    if (HOGNOSE_UNLIKELY(--budget_ < 0)) TRY(charge_batch()); \
  } while (0)
#define FAIL() goto give_up
#define NEXT(words)    \
  do {                 \
    pc += 1 + (words); \
    goto next;         \
  } while (0)

template <class Unit>
Result<bool> Matcher<Unit>::attempt(const Unit* start, bool must_advance) {
  const uint32_t* pc = place(header_->start);
  const Unit* p = start;
  const Unit* const end = end_;
  uint32_t* sp = stack_;
  const uint32_t resume = offset_of(place(header_->resume));
  *sp++ = offset_of(place(header_->no_match));

next:
  switch (static_cast<Opcode>(*pc)) {
    case Opcode::NoMatch: return false;
    case Opcode::Resume:
      sp -= 2;
      p = at<const Unit>(sp[1]);
      pc = code_at(sp[0]);
      goto next;
    case Opcode::Match:
      if ((must_match_whole_ && p != end) || (must_advance && p == start)) FAIL();
      start_ = start;
      stop_ = p;
      return true;
    case Opcode::Fail: FAIL();

    // --- characters
    case Opcode::Char:
      if (p >= end || *p != OPERAND(1)) FAIL();
      ++p;
      NEXT(1);
    case Opcode::NotChar:
      if (p >= end || *p == OPERAND(1)) FAIL();
      ++p;
      NEXT(1);
    case Opcode::CharPair:
      if (p >= end || (*p != OPERAND(1) && *p != OPERAND(2))) FAIL();
      ++p;
      NEXT(2);
    case Opcode::CharLower: {
      if (p >= end) FAIL();
      uint32_t character = *p;
      if (character != OPERAND(1) && character != OPERAND(2)) {
        if (character < 128 || unicode::simple_lower(character) != OPERAND(1)) FAIL();
      }
      ++p;
      NEXT(2);
    }
    case Opcode::String: {
      uint32_t count = OPERAND(1) & 0xFFFF;
      if (end - p < static_cast<int64_t>(count)) FAIL();
      for (uint32_t i = 0; i < count; ++i) {
        if (p[i] != OPERAND(2 + i)) {
          budget_ -= i >> 4;
          FAIL();
        }
      }
      p += count;
      budget_ -= count >> 4;
      if (HOGNOSE_UNLIKELY(budget_ < 0)) TRY(charge_batch());
      NEXT(1 + count);
    }
    case Opcode::Step:
      budget_ -= kStepWords / 8;
      if (HOGNOSE_UNLIKELY(budget_ < 0)) TRY(charge_batch());
      NEXT(0);
    case Opcode::Any:
      if (p >= end || *p == '\n') FAIL();
      ++p;
      NEXT(0);
    case Opcode::AnyAll:
      if (p >= end) FAIL();
      ++p;
      NEXT(0);
    case Opcode::Set:
      if (p >= end || !accepts(set_at(OPERAND(1)), *p)) FAIL();
      ++p;
      NEXT(1);

    // --- positions
    case Opcode::BeginString:
      if (p != beginning_) FAIL();
      NEXT(0);
    case Opcode::BeginLine:
      if (p > beginning_ && p[-1] != '\n') FAIL();
      NEXT(0);
    case Opcode::End:
      if (p < end && (end - p != 1 || *p != '\n')) FAIL();
      NEXT(0);
    case Opcode::EndLine:
      if (p < end && *p != '\n') FAIL();
      NEXT(0);
    case Opcode::EndString:
      if (p < end) FAIL();
      NEXT(0);
    case Opcode::Boundary:
      if (!is_boundary(p, OPERAND(1) != 0)) FAIL();
      NEXT(1);
    case Opcode::NoBoundary:
      if (is_boundary(p, OPERAND(1) != 0)) FAIL();
      NEXT(1);

    // --- groups
    case Opcode::SaveOpen: {
      ROOM();
      uint32_t* saved = slot(OPERAND(1));
      sp[0] = *saved;
      sp[1] = offset_of(pc + 2);
      sp += 2;
      *saved = position(p);
      NEXT(2);
    }
    case Opcode::UndoOpen: *slot(pc[-1]) = *--sp; FAIL();
    case Opcode::SaveClose: {
      ROOM();
      uint32_t* saved = slot(OPERAND(1));
      uint32_t* last = slot(header_->groups * 2);
      sp[0] = *saved;
      sp[1] = *last;
      sp[2] = offset_of(pc + 2);
      sp += 3;
      *saved = position(p);
      *last = OPERAND(1) / 2 + 1;
      NEXT(2);
    }
    case Opcode::UndoClose:
      sp -= 2;
      *slot(pc[-1]) = sp[0];
      *slot(header_->groups * 2) = sp[1];
      FAIL();
    case Opcode::Snapshot: {
      uint32_t count = OPERAND(2);
      if (count == 0) NEXT(3);
      if (count >= 1u << 28) FAIL();
      budget_ -= count >> 2;
      STEP();
      if (HOGNOSE_UNLIKELY(sp + count + 8 > limit_)) sp = TRY(grow(sp, count + 8));
      TRY(save_slots(sp, OPERAND(1), count));
      sp[count] = *slot(header_->groups * 2);
      sp[count + 1] = offset_of(pc + 3);
      sp += count + 2;
      NEXT(3);
    }
    case Opcode::UndoSnapshot: {
      uint32_t first = pc[-2], count = pc[-1];
      if (count >= 1u << 28) FAIL();
      budget_ -= count >> 2;
      sp = at(offset_of(sp) - (count + 1) * 4);  // by many words, but within the cage
      TRY(restore_slots(sp, first, count));
      *slot(header_->groups * 2) = sp[count];
      FAIL();
    }

    // --- choices
    case Opcode::Jump:
      STEP();
      pc = place(OPERAND(1));
      goto next;
    case Opcode::Split:
      STEP();
      ROOM();
      sp[0] = offset_of(place(OPERAND(1)));
      sp[1] = position(p);
      sp[2] = resume;
      sp += 3;
      NEXT(1);
    case Opcode::SplitLazy:
      STEP();
      ROOM();
      sp[0] = offset_of(pc + 2);
      sp[1] = position(p);
      sp[2] = resume;
      sp += 3;
      pc = place(OPERAND(1));
      goto next;
    case Opcode::SplitBy:
    case Opcode::SplitLazyBy: {
      STEP();
      const uint32_t* other = place(OPERAND(1));
      bool here = OPERAND(2) == 0 || passes(filter_at(OPERAND(2)), p);
      bool there = OPERAND(3) == 0 || passes(filter_at(OPERAND(3)), p);
      if (!here) {
        if (!there) FAIL();
        pc = other;
        goto next;
      }
      if (!there) NEXT(3);
      ROOM();
      const uint32_t* later = other;
      const uint32_t* now = pc + 4;
      if (*pc == static_cast<uint32_t>(Opcode::SplitLazyBy)) std::swap(later, now);
      sp[0] = offset_of(later);
      sp[1] = position(p);
      sp[2] = resume;
      sp += 3;
      pc = now;
      goto next;
    }

    // --- repeats of one character: kind, operand, minimum, maximum, filter
    case Opcode::RepeatPossessive: {
      int64_t minimum = OPERAND(3), maximum = OPERAND(4);
      if (end - p < minimum) FAIL();
      const Unit* limit = end - p > maximum && OPERAND(4) != kUnlimited ? p + maximum : end;
      const Unit* stop = TRY(skip(static_cast<SingleKind>(OPERAND(1)), OPERAND(2), p, limit));
      if (stop - p < minimum) FAIL();
      p = stop;
      NEXT(4);
    }
    case Opcode::RepeatGreedy: {
      int64_t minimum = OPERAND(3), maximum = OPERAND(4);
      if (end - p < minimum) FAIL();
      const Unit* limit = end - p > maximum && OPERAND(4) != kUnlimited ? p + maximum : end;
      const Unit* stop = TRY(skip(static_cast<SingleKind>(OPERAND(1)), OPERAND(2), p, limit));
      if (stop - p < minimum) FAIL();
      const Unit* lowest = p + minimum;
      p = stop;
      if (OPERAND(5) != 0) {
        const Unit* found = TRY(find_back(filter_at(OPERAND(5)), lowest, p));
        if (found == nullptr) FAIL();
        p = found;
      }
      if (p > lowest) {
        ROOM();
        sp[0] = position(lowest);
        sp[1] = position(p);
        sp[2] = offset_of(pc + 6);
        sp += 3;
      }
      NEXT(6);
    }
    case Opcode::RepeatGreedyBack: {
      // Gives back one character, or as many as it takes for what follows to begin.
      const Unit* lowest = at<const Unit>(sp[-2]);
      p = at<const Unit>(sp[-1]) - 1;
      if (pc[-1] != 0) {
        const Unit* found = TRY(find_back(filter_at(pc[-1]), lowest, p));
        if (found == nullptr) {
          sp -= 2;
          FAIL();
        }
        p = found;
      }
      if (p > lowest) {
        sp[-1] = position(p);
        sp[0] = offset_of(pc);
        ++sp;
      } else {
        sp -= 2;
      }
      NEXT(0);
    }
    case Opcode::RepeatLazy: {
      int64_t minimum = OPERAND(3);
      if (end - p < minimum) FAIL();
      if (minimum != 0) {
        const Unit* limit = p + minimum;
        p = TRY(skip(static_cast<SingleKind>(OPERAND(1)), OPERAND(2), p, limit));
        if (p != limit) FAIL();
      }
      // As if it had just taken what it must: from here it takes more when it is asked to.
      uint32_t left = OPERAND(4) == kUnlimited ? kUnlimited : OPERAND(4) - OPERAND(3);
      pc += 6;
      ROOM();
      sp[0] = position(p);
      sp[1] = left;
      sp += 2;
      goto take_lazily;
    }
    case Opcode::RepeatLazyBack: {
      // One more character, then again what follows.
      p = at<const Unit>(sp[-2]);
      uint32_t left = sp[-1];
      if (left == 0 || p >= end || !accepts_single(static_cast<SingleKind>(pc[-5]), pc[-4], *p)) {
        sp -= 2;
        FAIL();
      }
      ++p;
      if (left != kUnlimited) --left;
      sp[-2] = position(p);
      sp[-1] = left;
    }
    take_lazily: {
      // pc is at RepeatLazyBack; position and count of what is left lie on top of the stack.
      uint32_t left = sp[-1];
      if (pc[-1] != 0) {
        const Filter* filter = filter_at(pc[-1]);
        const Unit* from = p;
        const Unit* limit =
            left != kUnlimited && end - p > static_cast<int64_t>(left) ? p + left : end;
        p = TRY(find_on(filter, static_cast<SingleKind>(pc[-5]), pc[-4], p, limit));
        if (left != kUnlimited) left -= static_cast<uint32_t>(p - from);
        if (!passes(filter, p)) {
          sp -= 2;
          FAIL();
        }
      }
      if (left == 0 || p >= end) {
        sp -= 2;
      } else {
        sp[-2] = position(p);
        sp[-1] = left;
        sp[0] = offset_of(pc);
        ++sp;
      }
      NEXT(0);
    }

    // --- loops: minimum, maximum, body, register
    case Opcode::LoopInit: {
      ROOM();
      uint32_t* registers = slot(OPERAND(1));
      sp[0] = registers[0];
      sp[1] = registers[1];
      sp[2] = offset_of(pc + 2);
      sp += 3;
      registers[0] = UINT32_MAX;
      registers[1] = 0;
      NEXT(2);
    }
    case Opcode::UndoLoop: {
      uint32_t* registers = slot(pc[-1]);
      sp -= 2;
      registers[0] = sp[0];
      registers[1] = sp[1];
      FAIL();
    }
    case Opcode::UndoCount: *slot(pc[-1]) = *--sp; FAIL();
    case Opcode::LoopGreedy:
    case Opcode::LoopLazy: {
      STEP();
      ROOM();
      uint32_t* registers = slot(OPERAND(4));
      uint32_t count = registers[0] + 1;
      if (count < OPERAND(1)) {
        sp[0] = registers[0];
        sp[1] = offset_of(pc + 5);
        sp += 2;
        registers[0] = count;
        pc = place(OPERAND(3));
        goto next;
      }
      bool more = (OPERAND(2) == kUnlimited || count < OPERAND(2)) && registers[1] != position(p);
      if (*pc == static_cast<uint32_t>(Opcode::LoopLazy)) {
        if (more) {
          sp[0] = position(p);
          sp[1] = offset_of(pc + 6);
          sp += 2;
        }
        NEXT(8);
      }
      if (!more) NEXT(6);
      sp[0] = registers[0];
      sp[1] = registers[1];
      sp[2] = position(p);
      sp[3] = offset_of(pc + 6);
      sp += 4;
      registers[0] = count;
      registers[1] = position(p);
      pc = place(OPERAND(3));
      goto next;
    }
    case Opcode::LoopGreedyBack: {
      // No further turn: on behind the loop.
      uint32_t* registers = slot(pc[-2]);
      sp -= 3;
      registers[0] = sp[0];
      registers[1] = sp[1];
      p = at<const Unit>(sp[2]);
      NEXT(0);
    }
    case Opcode::LoopLazyBack: {
      // A further turn.
      ROOM();
      uint32_t* registers = slot(pc[-2]);
      p = at<const Unit>(sp[-1]);
      --sp;
      sp[0] = registers[0];
      sp[1] = registers[1];
      sp[2] = offset_of(pc + 2);
      sp += 3;
      ++registers[0];
      registers[1] = position(p);
      pc = place(pc[-3]);
      goto next;
    }

    // --- parts whose choices are given up once they have matched
    case Opcode::AtomicStart: *slot(OPERAND(1)) = static_cast<uint32_t>(sp - slots_); NEXT(1);
    case Opcode::AtomicEnd: sp = slot(*slot(OPERAND(1))); NEXT(1);
    case Opcode::LookStart: {
      if (p - beginning_ < static_cast<int64_t>(OPERAND(2))) FAIL();
      uint32_t* registers = slot(OPERAND(1));
      registers[0] = static_cast<uint32_t>(sp - slots_);
      registers[1] = position(p);
      p -= OPERAND(2);
      NEXT(2);
    }
    case Opcode::LookEnd: {
      const uint32_t* registers = slot(OPERAND(1));
      sp = slot(registers[0]);
      p = at<const Unit>(registers[1]);
      NEXT(1);
    }
    case Opcode::NotStart: {
      if (p - beginning_ < static_cast<int64_t>(OPERAND(2))) {
        STEP();
        pc = place(OPERAND(3));
        goto next;
      }
      ROOM();
      *slot(OPERAND(1)) = static_cast<uint32_t>(sp - slots_);
      sp[0] = offset_of(place(OPERAND(3)));
      sp[1] = position(p);
      sp[2] = resume;
      sp += 3;
      p -= OPERAND(2);
      NEXT(3);
    }
    case Opcode::NotEnd: sp = slot(*slot(OPERAND(1))); FAIL();

    // --- what groups have taken
    case Opcode::IfGroup: {
      uint32_t open = *slot(OPERAND(1)), close = *slot(OPERAND(1) + 1);
      if (open != 0 && close != 0 && close >= open) NEXT(2);
      STEP();  // as for all jumps: a damaged program may jump back
      pc = place(OPERAND(2));
      goto next;
    }
    case Opcode::Backreference:
    case Opcode::BackreferenceAscii:
    case Opcode::BackreferenceUnicode: {
      uint32_t open = *slot(OPERAND(1)), close = *slot(OPERAND(1) + 1);
      if (open == 0 || close == 0 || close < open) FAIL();
      const Unit* taken = at<const Unit>(open);
      uint32_t count = (close - open) / static_cast<uint32_t>(sizeof(Unit));
      if (end - p < static_cast<int64_t>(count)) FAIL();
      STEP();
      if (!TRY(repeats(static_cast<Opcode>(*pc), taken, p, count))) FAIL();
      p += count;
      NEXT(1);
    }
    case Opcode::Count: break;
  }
  return false;  // no instruction: the program is damaged

give_up:
  STEP();
  pc = code_at(*--sp);
  goto next;
}

#undef OPERAND
#undef ROOM
#undef STEP
#undef FAIL
#undef NEXT

// --- looking for the start

template <class Unit>
Result<bool> Matcher<Unit>::search_prefix(const Unit* start, const Unit* last) {
  uint32_t length = std::min(header_->prefix_length, kMaximumPrefix);
  Unit prefix[kMaximumPrefix];
  for (uint32_t i = 0; i < length; ++i) {
    if (header_->prefix[i] != static_cast<Unit>(header_->prefix[i])) return false;
    prefix[i] = static_cast<Unit>(header_->prefix[i]);
  }
  Search<Unit> search(vm_);
  search.set(prefix, length);
  int64_t from = start - beginning_;
  int64_t stop = last - beginning_ + length;
  for (;;) {
    int64_t found = TRY(search.find(beginning_, from, stop));
    if (found < 0) return false;
    if ((header_->flags & kOnlyLiteral) != 0 && !must_match_whole_) {
      start_ = beginning_ + found;
      stop_ = start_ + length;
      return true;
    }
    if (TRY(attempt(beginning_ + found, false))) return true;
    from = found + 1;
  }
}

template <class Unit>
Result<bool> Matcher<Unit>::search(const Unit* start, bool must_advance) {
  int64_t width = header_->minimum_width;
  if (end_ - start < width) return false;
  const Unit* last = end_ - width;
  uint32_t flags = header_->flags;
  if ((flags & kAnchored) != 0) {
    if (start != beginning_) return false;
    return attempt(start, must_advance);
  }
  if ((flags & kTextOnce) != 0) return attempt(start, must_advance);
  // What begins with a character is never empty, so must_advance says nothing new.
  if (header_->prefix_length != 0) return search_prefix(start, last);
  if ((flags & (kHasFirst | kLineOnce)) == kHasFirst) {
    const Filter* first = &header_->first;
    for (const Unit* p = start;; ++p) {
      p = TRY(by_windows(p, end_, [&](const Unit* from, const Unit* stop) {
        if (first->single != kNoSingle) return find_unit(from, stop, first->single);
        while (from < stop && !passes(first, from)) ++from;
        return from;
      }));
      if (p > last || p >= end_) return false;
      if (TRY(attempt(p, must_advance && p == start))) return true;
      if (HOGNOSE_UNLIKELY(--budget_ < 0)) TRY(charge_batch());
    }
  }
  for (const Unit* p = start; p <= last; ++p) {
    bool by_lines = (flags & kLineAnchored) != 0 || ((flags & kLineOnce) != 0 && p != start);
    if (by_lines && p != beginning_ && p[-1] != '\n') {
      p = TRY(by_windows(
              p, end_,
              [](const Unit* from, const Unit* stop) { return find_unit(from, stop, '\n'); })) +
          1;
      if (p > last) return false;
    }
    if (TRY(attempt(p, must_advance && p == start))) return true;
    if (HOGNOSE_UNLIKELY(--budget_ < 0)) TRY(charge_batch());
  }
  return false;
}

template <class Unit>
Result<bool> Matcher<Unit>::run(const Request& request) {
  TRY(prepare());
  const Unit* start = beginning_ + request.start;
  if (start > end_) return false;
  Result<bool> matched = request.anchor == Anchor::Anywhere ? search(start, request.must_advance)
                                                            : attempt(start, request.must_advance);
  if (matched.failed()) return matched;
  TRY(vm_.meter.charge(static_cast<uint64_t>(kBatch - budget_) + 1));
  return matched;
}

template <class Unit>
Result<bool> run_on(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch,
                    const Subject& subject, const Request& request, Groups* groups) {
  Matcher<Unit> matcher(vm, program, scratch, subject, request);
  Result<bool> matched = matcher.run(request);
  // A stack that has grown large is not kept.
  constexpr uint32_t kKept = 1 << 16;
  if (matched.failed() || !matched.value()) {
    if (ByteArrayCell* used = scratch->get(); used != nullptr && used->extra > kKept) {
      *scratch = nullptr;
    }
    return matched;
  }
  const auto* header = reinterpret_cast<const ProgramHeader*>(program->bytes);
  *groups = Groups(matcher.scratch(), subject, header->groups, matcher.span());
  return true;
}

}  // namespace

Result<bool> run_program(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch,
                         const Subject& subject, const Request& request, Groups* groups) {
  if (subject.kind == 1) {
    return run_on<uint8_t>(vm, program, scratch, subject, request, groups);
  }
  if (subject.kind == 2) {
    return run_on<uint16_t>(vm, program, scratch, subject, request, groups);
  }
  return run_on<uint32_t>(vm, program, scratch, subject, request, groups);
}

}  // namespace hognose::regex
