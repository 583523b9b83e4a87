// MatcherState: the text, the program, the memory and the fuel of one search.
//
// The search for a start (starts.h) and the attempts at one place (attempt.cpp) share it. The
// program, the slots and the stack are guest memory; matcher.h says what that demands.
#pragma once

#include <algorithm>
#include <cstring>

#include "library/regex/charset.h"
#include "library/regex/matcher.h"
#include "meter/paced.h"

namespace hognose::regex {

template <class Unit>
class MatcherState {
 public:
  MatcherState(Vm& vm, const ByteArrayCell* program, Ref<ByteArrayCell>* scratch,
               const Subject& subject, const Request& request)
      : vm(vm),
        base(vm.base),
        header(reinterpret_cast<const ProgramHeader*>(program->bytes.data())),
        beginning(reinterpret_cast<const Unit*>(subject.data)),
        end(beginning + std::min(request.end, subject.length)),
        must_match_whole(request.anchor == Anchor::Whole),
        scratch_(scratch) {}

  // Clears the slots. Must be called before anything else is.
  [[gnu::always_inline]] Result<void> prepare();

  // --- the program and the text. Both are aligned, whatever damaged ones say about places in them.
  template <class T = uint32_t>
  T* at(uint32_t offset) const {
    return base.at<T>(offset);
  }
  const uint32_t* code_at(uint32_t offset) const { return at(offset & ~3u); }
  const Unit* text_at(uint32_t offset) const {
    return at<const Unit>(offset & ~static_cast<uint32_t>(sizeof(Unit) - 1));
  }
  const uint32_t* place(uint32_t operand) const { return code_at(offset_of(header) + operand); }
  const ProgramSet* set_at(uint32_t operand) const {
    return reinterpret_cast<const ProgramSet*>(place(operand));
  }
  const Filter* filter_at(uint32_t operand) const {
    return reinterpret_cast<const Filter*>(place(operand));
  }

  // --- the slots, and the stack above them in the same cell
  const ByteArrayCell* scratch() const { return scratch_->get(); }
  uint32_t* slot(uint32_t index) const { return at(offset_of(slots_) + index * 4); }
  uint32_t* stack() const { return stack_; }
  uint32_t height(const uint32_t* top) const { return static_cast<uint32_t>(top - slots_); }
  bool has_room(const uint32_t* top, uint32_t words) const { return top + words <= limit_; }
  // Moves slots and stack to a larger cell with room for `words` more. Returns the new top.
  Result<uint32_t*> grow(uint32_t* top, uint32_t words);

  // --- fuel
  void spend(int64_t units) { budget_ -= units; }
  Result<void> charge_if_due() {
    if (HOGNOSE_UNLIKELY(budget_ < 0)) return charge_batch();
    return {};
  }
  Result<void> step() {
    if (HOGNOSE_UNLIKELY(--budget_ < 0)) return charge_batch();
    return {};
  }
  // Charges for the work since the last batch.
  Result<void> charge_rest() {
    return vm.meter.charge(static_cast<uint64_t>(kBatch - budget_) + 1);
  }

  // --- tests of characters
  bool accepts(const ProgramSet* set, Unit character) const {
    if constexpr (sizeof(Unit) > 1) {
      if (character >= 256) return accepts_wide(set, character);
    }
    return has(set->bits, static_cast<uint8_t>(character));
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
  static bool lets_pass(const Filter* filter, Unit character) {
    if constexpr (sizeof(Unit) > 1) {
      if (character >= 256) return (filter->flags & kFilterWide) != 0;
    }
    return has(filter->bits, static_cast<uint8_t>(character));
  }
  bool passes(const Filter* filter, const Unit* p) const {
    if (p >= end) return (filter->flags & kFilterEnd) != 0;
    return lets_pass(filter, *p);
  }
  static bool is_word(Unit character, bool ascii) {
    return character < 128 ? is_ascii_word(character)
                           : in_category(Category::Word, character, ascii);
  }
  bool is_boundary(const Unit* p, bool ascii) const {
    bool before = p > beginning && is_word(p[-1], ascii);
    bool after = p < end && is_word(*p, ascii);
    return before != after;
  }

  // --- loops over many characters
  // Calls step(p, stop) -> const Unit* for consecutive windows [p, stop) of [p, limit), and draws
  // fuel after each, so that no single call works for long. `step` returns where it stopped; the
  // next window is visited only if that is the end of this one.
  template <class Step>
  Result<const Unit*> by_windows(const Unit* p, const Unit* limit, Step step) {
    for (;;) {
      const Unit* stop = end_of_window(p, limit);
      const Unit* found = step(p, stop);
      budget_ -= (found - p) >> 4;
      if (HOGNOSE_LIKELY(found < stop || stop == limit)) return found;
      TRY(charge_if_due());
      p = stop;
    }
  }
  // The first position in [p, limit) whose character is wanted, or limit.
  template <class Wanted>
  [[gnu::always_inline]] static const Unit* find_if(const Unit* p, const Unit* limit,
                                                    Wanted wanted) {
    for (; limit - p >= 4; p += 4) {
      if (wanted(p[0])) return p;
      if (wanted(p[1])) return p + 1;
      if (wanted(p[2])) return p + 2;
      if (wanted(p[3])) return p + 3;
    }
    while (p < limit && !wanted(*p)) ++p;
    return p;
  }
  // The first position in [p, limit) of that character, or limit.
  static const Unit* find_unit(const Unit* p, const Unit* limit, uint32_t character) {
    if constexpr (sizeof(Unit) == 1) {
      if (character > 255 || p >= limit) return limit;
      const void* found =
          std::memchr(p, static_cast<int>(character), static_cast<size_t>(limit - p));
      return found == nullptr ? limit : static_cast<const Unit*>(found);
    } else {
      while (p < limit && *p != character) ++p;
      return p;
    }
  }

  // The first position in [p, limit) whose character is not the repeated one, or limit.
  [[gnu::always_inline]] Result<const Unit*> skip(SingleKind kind, uint32_t operand, const Unit* p,
                                                  const Unit* limit) {
    if (HOGNOSE_LIKELY(kind == SingleKind::Set)) {
      const Unit* stop = end_of_window(p, limit);
      const Unit* found = skip_set(operand, p, stop);
      budget_ -= (found - p) >> 4;
      if (HOGNOSE_LIKELY(found < stop || stop == limit)) return found;
      p = found;
    }
    return skip_slowly(kind, operand, p, limit);
  }

  static const Unit* end_of_window(const Unit* p, const Unit* limit) {
    return limit - p > kWindow ? p + kWindow : limit;
  }
  static constexpr int64_t kWindow = 1 << 16;  // characters visited between two charges

  Vm& vm;
  const CageBase base;
  const ProgramHeader* const header;
  const Unit* const beginning;
  const Unit* const end;
  const bool must_match_whole;
  // The match, once there is one.
  const Unit* match_start = nullptr;
  const Unit* match_end = nullptr;

 private:
  static constexpr uint32_t kFirstStackWords = 200;
  static constexpr int64_t kBatch = 1024;  // units of fuel between two charges

  [[gnu::always_inline]] const Unit* skip_set(uint32_t operand, const Unit* p,
                                              const Unit* limit) const {
    const ProgramSet* set = set_at(operand);
    return find_if(p, limit, [&](Unit character) { return !accepts(set, character); });
  }
  const Unit* skip_in_window(SingleKind kind, uint32_t operand, const Unit* p,
                             const Unit* limit) const;
  Result<const Unit*> skip_slowly(SingleKind kind, uint32_t operand, const Unit* p,
                                  const Unit* limit);

  static bool has(const uint32_t* bits, uint32_t byte) {
    return (bits[byte >> 5] >> (byte & 31) & 1) != 0;
  }
  void use(ByteArrayCell* cell, uint64_t slots) {
    *scratch_ = cell;
    slots_ = reinterpret_cast<uint32_t*>(cell->bytes.data());
    stack_ = slots_ + slots;
    limit_ = slots_ + cell->size / sizeof(uint32_t);
  }
  Result<void> charge_batch() {
    int64_t work = kBatch - budget_;
    budget_ = kBatch;
    return vm.meter.charge(static_cast<uint64_t>(work));
  }

  Ref<ByteArrayCell>* scratch_;
  uint32_t* slots_ = nullptr;
  uint32_t* stack_ = nullptr;  // the first word above the slots
  uint32_t* limit_ = nullptr;
  int64_t budget_ = kBatch;
};

template <class Unit>
inline Result<void> MatcherState<Unit>::prepare() {
  uint64_t slots = header->slots;
  ByteArrayCell* cell = scratch_->get();
  if (cell == nullptr) {
    uint64_t bytes = (slots + kFirstStackWords) * sizeof(uint32_t);
    cell = TRY(vm.make<ByteArrayCell>(TypeId::ByteArray, bytes));
    cell->size = static_cast<uint32_t>(bytes);
  }
  slots = std::min<uint64_t>(slots, cell->size / sizeof(uint32_t));
  use(cell, slots);
  if (HOGNOSE_LIKELY(slots <= 64)) {
    for (uint64_t i = 0; i < slots; ++i) slots_[i] = 0;
    return {};
  }
  TRY(vm.meter.charge(slots / 4));
  return paced_fill(vm.meter, slots_, 0, slots * sizeof(uint32_t));
}

}  // namespace hognose::regex
