// Corruptor: an attacker who may write any word of the cage. Only builds with HOGNOSE_CORRUPT have
// it.
//
// It stands for the bugs of the engine that nobody knows. The heap and the interpreter call turn()
// before allocations, collections and instructions. Now and then, at random, it overwrites a word
// of a cell that the program is about to use, with a value that is telling at such a place.
// Whatever happens then must stay in the cage: tools/fuzz/corrupt.py says what counts as a find.
// The same seed makes the same writes.
#pragma once

#ifdef HOGNOSE_CORRUPT

#include <cstdint>

#include "heap/value.h"

namespace hognose {

class Heap;

class Corruptor {
 public:
  // Begins a run. A word is overwritten every `every` turns, on average; never if that is 0.
  void start(const Heap& heap, uint64_t seed, uint64_t every);
  bool is_on() const { return heap_ != nullptr; }
  // Notes a new cell: what is new is about to be used.
  void note(uint32_t cell) { recent_[next_recent_++ % kRecent] = cell; }
  // `count` values that the program is about to use, for example registers.
  void turn(const Value* values, uint64_t count);

  uint64_t turns() const { return turns_; }
  uint64_t writes() const { return writes_; }

 private:
  static constexpr uint32_t kRecent = 256;

  uint64_t random();
  uint64_t below(uint64_t end) { return random() % end; }
  uint32_t choose_cell(const Value* values, uint64_t count);
  uint32_t any_reference_in(uint32_t cell);
  uint64_t telling_word(uint64_t old);
  uint32_t telling_half(uint32_t old);
  void overwrite(uint32_t cell);

  const Heap* heap_ = nullptr;
  uint64_t state_ = 0;
  uint64_t every_ = 0;
  uint64_t turns_ = 0;
  uint64_t writes_ = 0;
  uint64_t next_write_ = 0;
  uint32_t recent_[kRecent] = {};
  uint32_t next_recent_ = 0;
};

}  // namespace hognose

#endif
