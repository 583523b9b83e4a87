// HandlerMap: the handler of each instruction of a code, from its exception table.
//
// The unwinder searches the table itself, as exceptions are rare. Who follows all paths through a
// code asks for every instruction.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/arena.h"
#include "base/growing_array.h"
#include "bytecode/code.h"

namespace hognose {

class HandlerMap {
 public:
  explicit HandlerMap(Arena& arena) : numbers_(arena, kFirstInstructions), pace_(arena) {}

  // Inner entries come first, and the first one that covers an instruction wins.
  void build(const Code& code) {
    entries_ = code.exceptions;
    numbers_.clear();
    if (entries_.empty()) return;
    numbers_.resize(code.instructions.size());
    for (size_t i = entries_.size(); i-- > 0;) {
      const ExceptionEntry& entry = entries_[i];
      pace_.turn(entry.end - entry.start);
      std::fill(numbers_.begin() + entry.start, numbers_.begin() + entry.end,
                static_cast<uint32_t>(i + 1));
    }
  }

  // Null if an exception of the instruction leaves the code.
  const ExceptionEntry* find(uint32_t instruction) const {
    if (numbers_.empty() || numbers_[instruction] == 0) return nullptr;
    return &entries_[numbers_[instruction] - 1];
  }

 private:
  static constexpr size_t kFirstInstructions = 256;

  std::span<const ExceptionEntry> entries_;
  GrowingArray<uint32_t> numbers_;  // of entries, from 1; 0: none
  ArenaPace pace_;
};

}  // namespace hognose
