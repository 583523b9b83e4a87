// Initialization: proves that no instruction reads a register that holds nothing.
//
// The registers of a frame are not cleared when it begins, and a call leaves its callee's values in
// them. So what an instruction reads must have been written on every path to it, also on those that
// an exception takes. And a register that may be undefined must not be read by an instruction that
// would hand it to the guest. The proof follows the columns of opcodes.def. It holds for a frame
// that is entered with all parameters bound and the registers from cleared_from to cleared_to
// undefined, and for one that is resumed with what its generator has kept.
//
// Every code that the compiler makes is proved. The states it finds are also the facts about a
// running frame: see RegisterStates.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "base/growing_array.h"
#include "bytecode/code.h"
#include "bytecode/handler_map.h"
#include "bytecode/register_use.h"

namespace hognose {

// The registers that have numbers of 8 bits. Others are parameters, and the first instructions move
// them to lower ones.
inline constexpr uint32_t kNarrowRegisters = 256;

// What the narrow registers hold before an instruction.
class RegisterStates {
 public:
  bool is_written(uint32_t reg) const { return has(written_, reg); }  // may be undefined
  bool has_value(uint32_t reg) const { return has(values_, reg); }

  void set_value(uint32_t reg) {
    add(written_, reg);
    add(values_, reg);
  }
  void set_mark(uint32_t reg) {
    add(written_, reg);
    values_[reg >> 6] &= ~bit(reg);
  }
  void forget_from(uint32_t reg) {
    if (reg >= kNarrowRegisters) return;
    const uint32_t word = reg >> 6;
    written_[word] &= bit(reg) - 1;
    values_[word] &= bit(reg) - 1;
    for (uint32_t i = word + 1; i < kWords; ++i) written_[i] = values_[i] = 0;
  }
  // Keeps what both states have. Returns whether that changed this one.
  bool meet(const RegisterStates& other) {
    uint64_t lost = 0;
    for (uint32_t i = 0; i < kWords; ++i) {
      lost |= (written_[i] & ~other.written_[i]) | (values_[i] & ~other.values_[i]);
      written_[i] &= other.written_[i];
      values_[i] &= other.values_[i];
    }
    return lost != 0;
  }

 private:
  static constexpr uint32_t kWords = kNarrowRegisters / 64;
  static uint64_t bit(uint32_t reg) { return uint64_t{1} << (reg & 63); }
  static bool has(const uint64_t* words, uint32_t reg) { return (words[reg >> 6] & bit(reg)) != 0; }
  static void add(uint64_t* words, uint32_t reg) { words[reg >> 6] |= bit(reg); }

  uint64_t written_[kWords] = {};
  uint64_t values_[kWords] = {};
};

class InitializationProof {
 public:
  explicit InitializationProof(Arena& arena);

  // Proves the code, whose operands must be in range. Returns null, or what an instruction does
  // that it must not do.
  const char* refute(const Code& code);
  // The instruction that the last refutation is about.
  uint32_t refuted() const { return index_; }
  // What the registers certainly hold before the instruction of code that was just proved. Nothing
  // if control does not get there.
  RegisterStates states_before(uint32_t instruction);

 private:
  // A place that control reaches from other places than the instruction before it.
  struct Meeting {
    RegisterStates states;
    bool is_reached = false;
  };

  // Which of 64 instructions are meetings, and how many meetings there are before them.
  struct Places {
    uint64_t bits = 0;
    uint32_t before = 0;
  };

  void find_meetings();
  bool is_meeting(uint32_t place) const {
    return (places_[place >> 6].bits >> (place & 63) & 1) != 0;
  }
  Meeting& meeting_at(uint32_t place) {
    const Places& places = places_[place >> 6];
    const uint64_t below = places.bits & ((uint64_t{1} << (place & 63)) - 1);
    return meetings_[places.before + static_cast<uint32_t>(std::popcount(below))];
  }
  RegisterStates states_at_entry() const;
  void follow(uint32_t from, uint32_t end);
  bool begin_at_meeting(bool is_reached);
  void arrive(uint32_t place, const RegisterStates& states);
  void arrive_in(const ExceptionEntry& handler);
  void step(Instruction instruction, const RegisterUse& use);
  void step_runs(Instruction instruction, const RegisterUse& use);
  void copy(Instruction instruction, const RegisterUse& use);
  void check(uint64_t reg, bool may_be_undefined);
  void forget_from(uint64_t reg);

  GrowingArray<Places> places_;
  GrowingArray<Meeting> meetings_;  // in the order of their places
  HandlerMap handlers_;
  GrowingArray<uint32_t> wide_;  // registers beyond the narrow ones that were written
  ArenaPace pace_;
  const Code* code_ = nullptr;
  const char* error_ = nullptr;
  uint32_t index_ = 0;
  RegisterStates states_;
  uint32_t wide_parameters_ = 0;  // parameters below this are still in their registers
  bool has_lost_ = false;         // a register holds less than before the instruction
  uint32_t repeat_from_ = 0;
};

}  // namespace hognose
