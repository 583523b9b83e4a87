// Recognizer: a small machine that runs the diagnosis grammar over tokens.
//
// Receives: tokens and a grammar compiled from text. Hands on: whether a rule matches, how far
// tokens were looked at, and the actions of wrong programs' rules as they are met. It backtracks
// with an explicit stack, so no input is too deep for it, and remembers the results of marked rules
// per token, so that it stays linear.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/segmented_stack.h"
#include "syntax/token.h"
#include "syntax/work.h"

namespace hognose {

// What a named function of an action does; see diagnose.cpp.
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
  // True when that made it larger.
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
  uint8_t slot = 0;  // of captures; of a Choice: 1 if it belongs to a !x
  uint16_t value =
      0;  // token kind, soft keyword, rule of a capture; of a Choice: its set in Grammar::sets
  uint32_t target = 0;  // address, rule, or action
};

struct GrammarRule {
  std::string_view name;
  uint32_t address = 0;
  uint8_t slots = 0;
  bool remembered = false;
  bool essential = false;  // remembered also when there is much to remember
  bool strict = false;
  bool nullable = false;  // can match nothing
  TokenSet first;         // the tokens that a match can begin with
};

struct Grammar {
  std::vector<GrammarInstruction> code;
  std::vector<GrammarRule> rules;
  std::vector<GrammarAction> actions;
  std::vector<TokenSet> sets;  // what the alternative after a Choice can begin with; 0: anything

  // The rule of a name; the grammar is ours, so an unknown one ends the process.
  uint16_t rule(std::string_view name) const;
  // Compiled at the first use, then the same for everyone.
  static const Grammar& diagnosis();
};

class Recognizer {
 public:
  enum class Outcome : uint8_t {
    Matched,
    Failed,
    Raised,      // an action has raised
    ErrorToken,  // the lexer's error was met
    GaveUp,      // more steps than a text of this size should take, or a budget ended
  };
  enum class Verdict : uint8_t { Continue, FailRule, Raised };

  // A capture: tokens from start to before end, matched by `rule` (kNoRule: by something else).
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
             Work& work, Handler& handler);
  ~Recognizer();

  // Runs a rule from the token `start`. Tokens already looked at stay so from run to run.
  Outcome run(uint16_t rule, uint32_t start, bool diagnosing);

  uint32_t position() const { return position_; }
  // The last token that was looked at.
  uint32_t last_token() const { return last_token_; }
  // Looks at the current token, as CPython does before it reports an error there. False at the
  // lexer's error.
  bool look() { return fetch(position_); }
  const Capture& capture(char name) const {
    return slots_[base_ + static_cast<uint32_t>(name - 'a')];
  }
  const Token& token(uint32_t index) const { return tokens_[index]; }

 private:
  struct Entry {
    uint32_t address;   // to go on at: the alternative, or after the call
    uint32_t position;  // where the alternative or the call began
    uint32_t base;      // of the caller's captures
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
  Work& work_;
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
