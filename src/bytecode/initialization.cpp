// InitializationProof: a forward data flow over one code.
//
// The states are kept only where control comes together: at the targets of jumps and handlers. Most
// code has been followed once when it is proved. A back-edge that brings less than its target was
// followed with makes the code from there be followed again.
//
// An exception takes what was written before the instruction that raised it, without what that
// instruction spoils. Within a protected range registers mostly gain values, so the handler meets
// the states at the start of the range and wherever something was lost.
#include "bytecode/initialization.h"

#include <algorithm>
#include <utility>

namespace hognose {

namespace {

constexpr size_t kFirstPlaces = 32;
constexpr size_t kFirstMeetings = 32;
constexpr size_t kFirstWide = 8;
constexpr uint32_t kNever = UINT32_MAX;

uint32_t target_of(uint32_t index, Instruction instruction) {
  return static_cast<uint32_t>(static_cast<int64_t>(index) + 1 + instruction.d());
}

}  // namespace

InitializationProof::InitializationProof(Arena& arena)
    : places_(arena, kFirstPlaces),
      meetings_(arena, kFirstMeetings),
      handlers_(arena),
      wide_(arena, kFirstWide),
      pace_(arena) {}

const char* InitializationProof::refute(const Code& code) {
  code_ = &code;
  error_ = nullptr;
  find_meetings();
  handlers_.build(code);
  const auto end = static_cast<uint32_t>(code.instructions.size());
  repeat_from_ = kNever;
  states_ = states_at_entry();
  follow(0, end);
  while (error_ == nullptr && repeat_from_ != kNever) {
    const uint32_t from = std::exchange(repeat_from_, kNever);
    states_ = meeting_at(from).states;
    follow(from, end);
  }
  return error_;
}

RegisterStates InitializationProof::states_before(uint32_t instruction) {
  states_ = states_at_entry();
  follow(0, instruction);
  return index_ == instruction ? states_ : RegisterStates();
}

void InitializationProof::find_meetings() {
  const auto count = static_cast<uint32_t>(code_->instructions.size());
  places_.clear();
  places_.resize(count / 64 + 1);
  auto add = [&](uint32_t place) { places_[place >> 6].bits |= uint64_t{1} << (place & 63); };
  const Instruction* instructions = code_->instructions.data();
  for (uint32_t i = 0; i < count; ++i) {
    if (register_use(instructions[i].opcode()).jumps) add(target_of(i, instructions[i]));
  }
  for (const ExceptionEntry& entry : code_->exceptions) add(entry.handler);
  uint32_t meetings = 0;
  for (Places& places : places_) {
    places.before = meetings;
    meetings += static_cast<uint32_t>(std::popcount(places.bits));
  }
  pace_.turn(count);
  meetings_.clear();
  meetings_.resize(meetings);
}

RegisterStates InitializationProof::states_at_entry() const {
  RegisterStates states;
  const uint32_t parameters = std::min(code_->parameter_count(), kNarrowRegisters);
  const uint32_t cleared_to = std::min(code_->cleared_to, kNarrowRegisters);
  for (uint32_t reg = 0; reg < parameters; ++reg) states.set_value(reg);
  for (uint32_t reg = code_->cleared_from; reg < cleared_to; ++reg) states.set_mark(reg);
  return states;
}

// Follows control from an instruction, with states_, up to `end`. If control does not get there,
// index_ is kNever afterwards.
void InitializationProof::follow(uint32_t from, uint32_t end) {
  bool is_reached = true;
  const ExceptionEntry* met = nullptr;  // the handler that states_, or less, has met
  wide_.clear();
  wide_parameters_ = from == 0 ? code_->parameter_count() : 0;
  for (index_ = from;; ++index_) {
    if (is_meeting(index_)) {
      is_reached = begin_at_meeting(is_reached);
      met = nullptr;
    }
    if (index_ == end) break;
    if (!is_reached) continue;
    const Instruction instruction = code_->instructions[index_];
    const RegisterUse& use = register_use(instruction.opcode());
    const ExceptionEntry* handler = handlers_.find(index_);
    if (handler != nullptr && handler != met) arrive_in(*handler);
    met = handler;
    has_lost_ = false;
    step(instruction, use);
    if (error_ != nullptr) return;
    if (handler != nullptr && has_lost_) arrive_in(*handler);
    if (use.jumps) {
      pace_.turn();
      RegisterStates states = states_;
      if (use.write == FieldWrite::ValueIfJump) states.set_value(instruction.a());
      arrive(target_of(index_, instruction), states);
      if (use.write == FieldWrite::ValueUnlessJump) states_.set_value(instruction.a());
    }
    is_reached = !use.ends;
  }
  if (!is_reached) index_ = kNever;
}

// Goes on with what all ways to the meeting bring. False if control does not get there.
bool InitializationProof::begin_at_meeting(bool is_reached) {
  Meeting& meeting = meeting_at(index_);
  if (!meeting.is_reached) {
    meeting = {states_, is_reached};
  } else if (is_reached) {
    meeting.states.meet(states_);
  }
  states_ = meeting.states;
  wide_parameters_ = 0;
  wide_.clear();
  return meeting.is_reached;
}

void InitializationProof::arrive(uint32_t place, const RegisterStates& states) {
  Meeting& meeting = meeting_at(place);
  bool is_less = true;
  if (meeting.is_reached) {
    is_less = meeting.states.meet(states);
  } else {
    meeting = {states, true};
  }
  if (is_less && place <= index_) repeat_from_ = std::min(repeat_from_, place);
}

void InitializationProof::arrive_in(const ExceptionEntry& handler) {
  if (handler.target >= kNarrowRegisters) {
    error_ = "an exception goes to a wide register";
    return;
  }
  RegisterStates states = states_;
  states.set_value(handler.target);
  arrive(handler.handler, states);
}

void InitializationProof::check(uint64_t reg, bool may_be_undefined) {
  if (reg >= kNarrowRegisters) {
    error_ = "a wide register is read";
    return;
  }
  const auto narrow = static_cast<uint32_t>(reg);
  if (states_.has_value(narrow) || (may_be_undefined && states_.is_written(narrow))) return;
  error_ = states_.is_written(narrow) ? "a register that may be undefined is read"
                                      : "a register that holds nothing is read";
}

void InitializationProof::forget_from(uint64_t reg) {
  states_.forget_from(static_cast<uint32_t>(std::min<uint64_t>(reg, kNarrowRegisters)));
  wide_parameters_ = static_cast<uint32_t>(std::min<uint64_t>(reg, wide_parameters_));
  wide_.clear();
  has_lost_ = true;
}

void InitializationProof::step_runs(Instruction instruction, const RegisterUse& use) {
  for (uint8_t i = 0; i < use.run_count && error_ == nullptr; ++i) {
    const RegisterRun& run = use.runs[i];
    const uint64_t first = sum_value(*code_, instruction, run.first);
    if (run.access == RegisterAccess::Forget) {
      forget_from(first);
      continue;
    }
    const uint64_t end = first + sum_value(*code_, instruction, run.count);
    if (run.access == RegisterAccess::Read || run.access == RegisterAccess::ReadMark) {
      for (uint64_t reg = first; reg < end && error_ == nullptr; ++reg) {
        check(reg, run.access == RegisterAccess::ReadMark);
      }
      continue;
    }
    if (end > kNarrowRegisters) {
      error_ = "a wide register is written";
      return;
    }
    for (auto reg = static_cast<uint32_t>(first); reg < end; ++reg) {
      if (run.access == RegisterAccess::Write) {
        states_.set_value(reg);
      } else {
        states_.set_mark(reg);
        has_lost_ = true;
      }
    }
  }
}

// A move. The wide registers are those of parameters: they are moved before anything else happens.
void InitializationProof::copy(Instruction instruction, const RegisterUse& use) {
  const auto source = static_cast<size_t>(std::countr_zero(use.reads_mark));
  const uint32_t from = field_number(instruction, source);
  const uint32_t to = field_number(instruction, source == 0 ? 3 : 0);
  bool has_value = true;
  if (from < kNarrowRegisters) {
    check(from, true);
    has_value = states_.has_value(from);
  } else if (from >= wide_parameters_ &&
             std::find(wide_.begin(), wide_.end(), from) == wide_.end()) {
    error_ = "a wide register that holds nothing is read";
  }
  if (error_ != nullptr) return;
  if (to >= kNarrowRegisters) {
    if (!has_value) error_ = "a wide register may become undefined";
    wide_.push_back(to);
  } else if (has_value) {
    states_.set_value(to);
  } else {
    states_.set_mark(to);
    has_lost_ = true;
  }
}

inline void InitializationProof::step(Instruction instruction, const RegisterUse& use) {
  const unsigned held = static_cast<unsigned>(states_.has_value(instruction.a())) |
                        static_cast<unsigned>(states_.has_value(instruction.b())) << 1 |
                        static_cast<unsigned>(states_.has_value(instruction.c())) << 2;
  if (const unsigned missing = use.reads & ~held; missing != 0) {
    for (size_t i = 0; i < 4; ++i) {
      if ((missing >> i & 1) != 0 && is_register(use, instruction, i)) {
        check(field_number(instruction, i), false);
      }
    }
  }
  if (use.copies) return copy(instruction, use);
  if (use.reads_mark != 0) check(instruction.a(), true);
  if (use.run_count != 0) step_runs(instruction, use);
  if (use.write == FieldWrite::Value) {
    states_.set_value(instruction.a());
  } else if (use.write == FieldWrite::Mark) {
    states_.set_mark(instruction.a());
    has_lost_ = true;
  }
}

}  // namespace hognose
