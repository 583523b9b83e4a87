// Recognizer: the interpreter loop.
//
// The instructions are those of parsing machines for PEGs. There is one stack for alternatives and
// calls; a failure backtracks to the newest alternative.
#include "syntax/diagnosis/recognizer.h"

namespace hognose {

using Op = GrammarInstruction::Op;

namespace {

// A program of n tokens takes a few hundred steps per token. The diagnosis gives up beyond this
// limit.
constexpr uint64_t kStepsPerToken = 1000;
constexpr uint64_t kFreeSteps = 2000000;
constexpr uint64_t kStepsPerFuel = 16;
constexpr size_t kMovedAtOnce = 16384;  // entries of the memo table

}  // namespace

Recognizer::Recognizer(const Grammar& grammar, const char* source, const Token* tokens,
                       uint32_t count, Workspace& workspace, Handler& handler)
    : grammar_(grammar),
      source_(source),
      tokens_(tokens),
      count_(count),
      workspace_(workspace),
      handler_(handler),
      stack_(workspace.arena),
      slots_(workspace.arena) {}

bool Recognizer::fetch(uint32_t position) {
  if (position > last_token_) last_token_ = position;
  if (tokens_[position].kind != TokenKind::Error) [[likely]]
    return true;
  at_error_token_ = true;
  return false;
}

const Recognizer::Remembered* Recognizer::recall(uint16_t rule, uint32_t position) const {
  if (memory_.empty()) return nullptr;
  uint64_t key = (static_cast<uint64_t>(position) << 16 | rule) + 1;
  size_t mask = memory_.size() - 1;
  for (size_t slot = (key * 0x9E3779B97F4A7C15) >> 32 & mask;; slot = (slot + 1) & mask) {
    if (memory_[slot].key == key) return &memory_[slot];
    if (memory_[slot].key == 0) return nullptr;
  }
}

Recognizer::~Recognizer() { workspace_.arena.give(memory_.size() * sizeof(Remembered)); }

void Recognizer::remember(uint16_t rule, uint32_t position, uint32_t end) {
  if (remembered_ >= kManyRemembered && !grammar_.rules[rule].essential) return;
  if (remembered_ * 2 >= memory_.size()) {
    // Keep twice as many slots as entries. Over the arena's budget, results are not memoized, which
    // only costs time.
    size_t slots = memory_.empty() ? 4096 : memory_.size() * 2;
    size_t bytes = (slots - memory_.size()) * sizeof(Remembered);
    if (remembered_ >= kMaximumRemembered || slots * sizeof(Remembered) > workspace_.arena.room())
      return;
    if (!workspace_.arena.take(bytes)) {
      workspace_.arena.give(bytes);
      return;
    }
    std::vector<Remembered> larger(slots);
    size_t mask = larger.size() - 1;
    for (size_t i = 0; i < memory_.size(); ++i) {
      if (i % kMovedAtOnce == 0 && !workspace_.charge(kMovedAtOnce / 8)) return;
      const Remembered& old = memory_[i];
      if (old.key == 0) continue;
      size_t slot = (old.key * 0x9E3779B97F4A7C15) >> 32 & mask;
      while (larger[slot].key) slot = (slot + 1) & mask;
      larger[slot] = old;
    }
    memory_ = std::move(larger);
  }
  uint64_t key = (static_cast<uint64_t>(position) << 16 | rule) + 1;
  size_t mask = memory_.size() - 1;
  size_t slot = (key * 0x9E3779B97F4A7C15) >> 32 & mask;
  while (memory_[slot].key && memory_[slot].key != key) slot = (slot + 1) & mask;
  if (memory_[slot].key == 0) remembered_++;
  memory_[slot] = {key, end};
}

// Backtracks to the newest alternative. False if there is none: the run has failed.
bool Recognizer::fail() {
  while (!stack_.empty()) {
    const Entry entry = stack_.back();
    stack_.pop_back();
    if (!entry.is_call) {
      position_ = entry.position;
      address_ = entry.address;
      return true;
    }
    if (grammar_.rules[entry.rule].remembered) remember(entry.rule, entry.position, kFailed);
    slots_.resize(base_);
    base_ = entry.base;
    diagnosing_ = entry.diagnosing;
  }
  return false;
}

bool Recognizer::match_here(const GrammarInstruction& instruction) {
  if (!fetch(position_)) return false;
  const Token& token = tokens_[position_];
  switch (instruction.op) {
    case Op::Token: return token.kind == static_cast<TokenKind>(instruction.value);
    case Op::SoftKeyword:
      return token.kind == TokenKind::Name && token.payload == instruction.value;
    case Op::AnySoftKeyword: return token.kind == TokenKind::Name && token.payload < kSoftKeywords;
    default: return token.kind == TokenKind::NotEqual && source_[token.start] == '!';
  }
}

Recognizer::Outcome Recognizer::run(uint16_t rule, uint32_t start, bool diagnosing) {
  stack_.clear();
  slots_.clear();
  workspace_.arena.give(memory_.size() * sizeof(Remembered));
  memory_.clear();
  remembered_ = 0;
  base_ = 0;
  diagnosing_ = diagnosing;
  position_ = start;
  if (last_token_ < start) last_token_ = start;
  slots_.resize(grammar_.rules[rule].slots);
  address_ = grammar_.rules[rule].address;
  const uint64_t limit = kFreeSteps + kStepsPerToken * (count_ - start);
  for (uint64_t steps = 0;; steps++) {
    if (steps % kStepsPerFuel == 0 &&
        (steps > limit || !workspace_.charge(1) || workspace_.arena.exhausted())) {
      return Outcome::GaveUp;
    }
    const GrammarInstruction& instruction = grammar_.code[address_++];
    bool failed = false;
    switch (instruction.op) {
      case Op::Token:
      case Op::SoftKeyword:
      case Op::AnySoftKeyword:
      case Op::NotEqual:
        if (match_here(instruction)) {
          position_++;
        } else {
          if (at_error_token_) return Outcome::ErrorToken;
          failed = true;
        }
        break;
      case Op::Forced:
        if (!fetch(position_)) return Outcome::ErrorToken;
        if (tokens_[position_].kind == static_cast<TokenKind>(instruction.value)) {
          position_++;
        } else {
          handler_.expected(static_cast<TokenKind>(instruction.value), *this);
          failed = true;
        }
        break;
      case Op::Call: {
        auto callee = static_cast<uint16_t>(instruction.target);
        const GrammarRule& target = grammar_.rules[callee];
        if (!target.nullable) {
          if (!fetch(position_)) return Outcome::ErrorToken;
          if (!target.first.has(tokens_[position_].kind)) {
            failed = true;
            break;
          }
        }
        if (target.remembered) {
          if (const Remembered* known = recall(callee, position_)) {
            if (known->end == kFailed) {
              failed = true;
            } else {
              position_ = known->end;
            }
            break;
          }
        }
        stack_.push_back({address_, position_, base_, callee, true, diagnosing_});
        if (target.strict) diagnosing_ = false;
        base_ = static_cast<uint32_t>(slots_.size());
        slots_.resize(base_ + target.slots);
        address_ = target.address;
        break;
      }
      case Op::Return: {
        if (stack_.empty()) return Outcome::Matched;
        const Entry entry = stack_.back();
        stack_.pop_back();
        if (grammar_.rules[entry.rule].remembered) remember(entry.rule, entry.position, position_);
        slots_.resize(base_);
        base_ = entry.base;
        diagnosing_ = entry.diagnosing;
        address_ = entry.address;
        break;
      }
      case Op::Choice:
        if (instruction.value) {
          if (!fetch(position_)) return Outcome::ErrorToken;
          if (!grammar_.sets[instruction.value].has(tokens_[position_].kind)) {
            address_ = instruction.target;
            break;
          }
        }
        stack_.push_back({instruction.target, position_, 0, 0, false, false});
        break;
      case Op::Commit:
        stack_.pop_back();
        address_ = instruction.target;
        break;
      case Op::PartialCommit:
        stack_.back().position = position_;
        address_ = instruction.target;
        break;
      case Op::BackCommit:
        position_ = stack_.back().position;
        stack_.pop_back();
        address_ = instruction.target;
        break;
      case Op::FailTwice:
        stack_.pop_back();
        failed = true;
        break;
      case Op::Fail: failed = true; break;
      case Op::Cut: stack_.pop_back(); break;
      case Op::Jump: address_ = instruction.target; break;
      case Op::DiagnosingOnly:
        if (!diagnosing_) address_ = instruction.target;
        break;
      case Op::CaptureClear: slots_[base_ + instruction.slot] = {}; break;
      case Op::CaptureBegin:
        slots_[base_ + instruction.slot].start = static_cast<int32_t>(position_);
        break;
      case Op::CaptureEnd: {
        Capture& capture = slots_[base_ + instruction.slot];
        capture.end = static_cast<int32_t>(position_);
        capture.rule = instruction.value;
        break;
      }
      case Op::Action:
        switch (handler_.act(grammar_.actions[instruction.target], *this)) {
          case Verdict::Continue: break;
          case Verdict::Raised: return at_error_token_ ? Outcome::ErrorToken : Outcome::Raised;
          case Verdict::FailRule:
            // The rule fails as a whole: do not try its other alternatives.
            while (!stack_.empty() && !stack_.back().is_call) stack_.pop_back();
            failed = true;
            break;
        }
        break;
    }
    if (failed && !fail()) return Outcome::Failed;
  }
}

}  // namespace hognose
