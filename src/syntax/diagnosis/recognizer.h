// Recognizer: a small machine that runs the diagnosis grammar over tokens.
//
// It finds whether a rule matches and how many tokens were read, and it performs the actions of the
// rules for wrong programs as it meets them. It backtracks with an explicit stack, so no input is
// too deep for it. It memoizes the results of marked rules per token, so it runs in linear time.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/segmented_stack.h"
#include "syntax/token.h"
#include "syntax/workspace.h"

namespace hognose {

// The functions that actions call by name; see diagnose.cpp.
enum class GrammarFunction : uint8_t {
  None,
  Number,
  String,
  Concatenation,
  FormatString,
  FormatText,
  Conversion,
  ConversionPlace,
  RealNumber,
  ImaginaryNumber,
  ForgottenComma,
  LegacyStatement,
  BoundOfTypeVarTuple,
  BoundOfParamSpec,
  AssignmentTarget,
  DeletionTarget,
  ForTarget,
  MissingBlock,
  ComprehensionTarget,
  BareGenerator,
  ArgumentOrder,
  MissingDictionaryColon,
};

struct GrammarAction {
  enum class Kind : uint8_t { Error, Block, Function };
  enum class Place : uint8_t { At, Range, StartingFrom, LastToken, NextToken };

  Kind kind = Kind::Error;
  Place place = Place::At;
  char first = 0;  // names of captures
  char second = 0;
  GrammarFunction function = GrammarFunction::None;
  std::string_view message;
};

// A set of token kinds.
class TokenSet {
 public:
  void add(TokenKind kind) { words_[static_cast<size_t>(kind) / 64] |= bit(kind); }
  void add_all() { words_[0] = words_[1] = ~uint64_t{0}; }
  bool has(TokenKind kind) const { return words_[static_cast<size_t>(kind) / 64] & bit(kind); }
  // Returns true if the set became larger.
  bool merge(const TokenSet& other) {
    uint64_t before[2] = {words_[0], words_[1]};
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return before[0] != words_[0] || before[1] != words_[1];
  }

 private:
  static uint64_t bit(TokenKind kind) { return uint64_t{1} << (static_cast<size_t>(kind) % 64); }
  uint64_t words_[2] = {};
};
static_assert(kTokenKinds <= 128);

struct GrammarInstruction {
  enum class Op : uint8_t {
    Token,
    SoftKeyword,
    AnySoftKeyword,
    NotEqual,
    Forced,
    Call,
    Return,
    Choice,
    Commit,
    PartialCommit,
    BackCommit,
    FailTwice,
    Fail,
    Cut,
    Jump,
    DiagnosingOnly,
    CaptureBegin,
    CaptureEnd,
    CaptureClear,
    Action
  };
  Op op;
  uint8_t slot = 0;  // of captures; Choice: 1 if it belongs to a !x
  uint16_t value =
      0;  // token kind, soft keyword, rule of a capture; Choice: its set in Grammar::sets
  uint32_t target = 0;  // address, rule, or action
};

struct GrammarRule {
  std::string_view name;
  uint32_t address = 0;
  uint8_t slots = 0;
  bool remembered = false;
  bool essential = false;  // memoized also when there are many results
  bool strict = false;
  bool nullable = false;  // can match the empty sequence
  TokenSet first;         // tokens that a match can begin with
};

struct Grammar {
  std::vector<GrammarInstruction> code;
  std::vector<GrammarRule> rules;
  std::vector<GrammarAction> actions;
  std::vector<TokenSet> sets;  // tokens that the alternative after a Choice can begin with; 0: any

  // The rule with this name. The grammar is part of the engine, so an unknown name aborts the
  // process.
  uint16_t rule(std::string_view name) const;
  // Compiled on first use, then shared.
  static const Grammar& diagnosis();
};

class Recognizer {
 public:
  enum class Outcome : uint8_t {
    Matched,
    Failed,
    Raised,      // an action raised an error
    ErrorToken,  // the lexer's Error token was reached
    GaveUp,      // too many steps for a text of this size, or a budget ran out
  };
  enum class Verdict : uint8_t { Continue, FailRule, Raised };

  // A capture: the tokens from `start` up to `end` (exclusive), matched by `rule` (kNoRule: by
  // something else).
  struct Capture {
    static constexpr uint16_t kNoRule = 0xFFFF;
    int32_t start = -1;
    int32_t end = -1;
    uint16_t rule = kNoRule;
    bool present() const { return end > start; }
  };

  class Handler {
   public:
    virtual Verdict act(const GrammarAction& action, Recognizer& recognizer) = 0;
    virtual void expected(TokenKind kind, Recognizer& recognizer) = 0;

   protected:
    ~Handler() = default;
  };

  Recognizer(const Grammar& grammar, const char* source, const Token* tokens, uint32_t count,
             Workspace& workspace, Handler& handler);
  ~Recognizer();

  // Runs a rule from the token `start`. last_token() is kept from run to run.
  Outcome run(uint16_t rule, uint32_t start, bool diagnosing);

  uint32_t position() const { return position_; }
  // The furthest token that was read.
  uint32_t last_token() const { return last_token_; }
  // Reads the current token, as CPython does before it reports an error there. False at the lexer's
  // Error token.
  bool look() { return fetch(position_); }
  const Capture& capture(char name) const {
    return slots_[base_ + static_cast<uint32_t>(name - 'a')];
  }
  const Token& token(uint32_t index) const { return tokens_[index]; }

 private:
  struct Entry {
    uint32_t address;   // where to continue: the alternative, or after the call
    uint32_t position;  // where the alternative or the call began
    uint32_t base;      // start of the caller's captures
    uint16_t rule;
    bool is_call;
    bool diagnosing;  // of the caller
  };
  struct Remembered {
    uint64_t key;  // 0: empty
    uint32_t end;
  };
  static constexpr uint32_t kFailed = UINT32_MAX;
  static constexpr size_t kManyRemembered = size_t{1} << 17;
  static constexpr size_t kMaximumRemembered = size_t{1} << 18;

  bool fetch(uint32_t position);
  bool fail();
  const Remembered* recall(uint16_t rule, uint32_t position) const;
  void remember(uint16_t rule, uint32_t position, uint32_t end);
  bool match_here(const GrammarInstruction& instruction);

  const Grammar& grammar_;
  const char* source_;
  const Token* tokens_;
  uint32_t count_;
  Workspace& workspace_;
  Handler& handler_;
  SegmentedStack<Entry> stack_;
  SegmentedStack<Capture> slots_;
  std::vector<Remembered> memory_;
  size_t remembered_ = 0;
  uint32_t base_ = 0;
  uint32_t address_ = 0;
  uint32_t position_ = 0;
  uint32_t last_token_ = 0;
  bool diagnosing_ = false;
  bool at_error_token_ = false;
};

}  // namespace hognose
