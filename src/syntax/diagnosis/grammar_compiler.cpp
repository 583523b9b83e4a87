// Compiles the text of diagnosis/grammar.cpp to the instructions of a Grammar.
//
// Recursion follows the nesting of the notation. The grammar is part of the engine and never guest
// input; a mistake in it aborts the process, at the latest in the unit tests.
#include <cstdlib>
#include <unordered_map>

#include "syntax/diagnosis/recognizer.h"

namespace hognose {

extern const char kDiagnosisGrammar[];

namespace {

using Op = GrammarInstruction::Op;

struct FunctionName {
  std::string_view name;
  GrammarFunction function;
};
constexpr FunctionName kFunctions[] = {
    {"number", GrammarFunction::Number},
    {"string", GrammarFunction::String},
    {"concatenation", GrammarFunction::Concatenation},
    {"format_string", GrammarFunction::FormatString},
    {"format_text", GrammarFunction::FormatText},
    {"conversion", GrammarFunction::Conversion},
    {"conversion_place", GrammarFunction::ConversionPlace},
    {"real_number", GrammarFunction::RealNumber},
    {"imaginary_number", GrammarFunction::ImaginaryNumber},
    {"forgotten_comma", GrammarFunction::ForgottenComma},
    {"legacy_statement", GrammarFunction::LegacyStatement},
    {"bound_of_type_var_tuple", GrammarFunction::BoundOfTypeVarTuple},
    {"bound_of_param_spec", GrammarFunction::BoundOfParamSpec},
    {"assignment_target", GrammarFunction::AssignmentTarget},
    {"deletion_target", GrammarFunction::DeletionTarget},
    {"for_target", GrammarFunction::ForTarget},
    {"missing_block", GrammarFunction::MissingBlock},
    {"comprehension_target", GrammarFunction::ComprehensionTarget},
    {"bare_generator", GrammarFunction::BareGenerator},
    {"argument_order", GrammarFunction::ArgumentOrder},
    {"missing_dictionary_colon", GrammarFunction::MissingDictionaryColon},
};

struct TokenName {
  std::string_view name;
  TokenKind kind;
};
constexpr TokenName kTokenNames[] = {
    {"NAME", TokenKind::Name},
    {"NUMBER", TokenKind::Number},
    {"STRING", TokenKind::String},
    {"NEWLINE", TokenKind::Newline},
    {"INDENT", TokenKind::Indent},
    {"DEDENT", TokenKind::Dedent},
    {"END", TokenKind::End},
    {"FSTRING_START", TokenKind::FStringStart},
    {"FSTRING_MIDDLE", TokenKind::FStringMiddle},
    {"FSTRING_END", TokenKind::FStringEnd},
    {"TSTRING_START", TokenKind::TStringStart},
    {"TSTRING_MIDDLE", TokenKind::TStringMiddle},
    {"TSTRING_END", TokenKind::TStringEnd},
};

class GrammarCompiler {
 public:
  explicit GrammarCompiler(std::string_view text) : text_(text) {}

  Grammar run() {
    declare_rules();
    at_ = 0;
    skip_space();
    while (at_ < text_.size()) {
      rule();
      skip_space();
    }
    find_first_tokens();
    return std::move(grammar_);
  }

 private:
  static bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }
  void expect(bool condition) {
    if (!condition) std::abort();
  }

  // A rule name is at the start of a line; rule bodies are indented or on the same line.
  void declare_rules() {
    for (size_t i = 0; i < text_.size(); i++) {
      if (i > 0 && text_[i - 1] != '\n') continue;
      if (!is_word(text_[i])) continue;
      at_ = i;
      GrammarRule rule;
      std::string_view name = word();
      if (accept(':')) {
        rule.strict = true;
        name = word();
      }
      rule.name = name;
      rule.remembered = accept('!');
      rule.essential = accept('!');
      numbers_.emplace(name, static_cast<uint16_t>(grammar_.rules.size()));
      grammar_.rules.push_back(rule);
    }
  }

  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) at_++;
  }
  char peek() {
    skip_space();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool accept(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    at_++;
    return true;
  }
  bool accept_after_space(char c) {
    skip_space();
    return accept(c);
  }
  std::string_view word() {
    skip_space();
    size_t start = at_;
    while (at_ < text_.size() && is_word(text_[at_])) at_++;
    expect(at_ > start);
    return text_.substr(start, at_ - start);
  }
  // A text between quotes. The only escape is \", which is replaced when the message is shown.
  std::string_view quoted(char quote) {
    expect(accept(quote));
    size_t start = at_;
    while (text_[at_] != quote || text_[at_ - 1] == '\\') at_++;
    return text_.substr(start, at_++ - start);
  }

  uint32_t here() const { return static_cast<uint32_t>(grammar_.code.size()); }
  uint32_t emit(Op op, uint16_t value = 0, uint32_t target = 0, uint8_t slot = 0) {
    grammar_.code.push_back({op, slot, value, target});
    return here() - 1;
  }
  void set_target(uint32_t instruction) { grammar_.code[instruction].target = here(); }

  void rule() {
    std::string_view name = word();
    if (accept(':')) name = word();
    while (accept('!')) {
    }
    number_ = numbers_.at(name);
    grammar_.rules[number_].address = here();
    expect(accept_after_space('='));
    alternatives(';');
    emit(Op::Return);
  }

  void alternatives(char close) {
    std::vector<uint32_t> ends;
    for (;;) {
      // Whether this is the last alternative is known only afterwards. If so, the choice becomes a
      // no-op.
      uint32_t gate = UINT32_MAX;
      size_t before = at_;
      if (peek() == '?') {
        at_++;
        gate = emit(Op::DiagnosingOnly);
      } else {
        at_ = before;
      }
      bool last = is_last_alternative(close);
      uint32_t choice = last ? UINT32_MAX : emit(Op::Choice);
      bool cut = alternative(!last);
      if (last) {
        if (gate != UINT32_MAX) {
          uint32_t skip = emit(Op::Jump);
          set_target(gate);
          emit(Op::Fail);
          set_target(skip);
        }
        break;
      }
      ends.push_back(emit(cut ? Op::Jump : Op::Commit));
      set_target(choice);
      if (gate != UINT32_MAX) set_target(gate);
      expect(accept_after_space('|'));
    }
    expect(accept_after_space(close));
    for (uint32_t end : ends) set_target(end);
  }

  // Looks ahead for a `|` at this level before the closing character.
  bool is_last_alternative(char close) {
    int depth = 0;
    for (size_t i = at_; i < text_.size(); i++) {
      char c = text_[i];
      if (c == '\'' || c == '"') {
        size_t end = i + 1;
        while (text_[end] != c || text_[end - 1] == '\\') end++;
        i = end;
      } else if (c == '(') {
        depth++;
      } else if (depth == 0 && c == close) {
        return true;
      } else if (c == ')') {
        depth--;
      } else if (depth == 0 && c == '|') {
        return false;
      }
    }
    return true;
  }

  bool alternative(bool has_choice) {
    bool cut = false;
    for (;;) {
      char c = peek();
      if (c == '|' || c == ';' || c == ')') return cut;
      if (c == '~') {
        at_++;
        if (has_choice) {
          emit(Op::Cut);
          cut = true;
        }
      } else if (c == '-') {
        at_ += 2;
        action();
      } else {
        item();
      }
    }
  }

  void action() {
    GrammarAction result;
    std::string_view kind = word();
    if (kind == "do") {
      result.kind = GrammarAction::Kind::Function;
      std::string_view name = word();
      for (const FunctionName& row : kFunctions) {
        if (row.name == name) result.function = row.function;
      }
      expect(result.function != GrammarFunction::None);
    } else {
      result.kind = kind == "block" ? GrammarAction::Kind::Block : GrammarAction::Kind::Error;
      expect(accept('('));
      if (accept(')')) {
        result.place = GrammarAction::Place::LastToken;
      } else {
        std::string_view place = word();
        if (place == "next") {
          result.place = GrammarAction::Place::NextToken;
        } else {
          result.first = place[0];
          if (accept('.')) {
            expect(accept('.'));
            result.place = GrammarAction::Place::StartingFrom;
            if (peek() != ')') {
              result.place = GrammarAction::Place::Range;
              result.second = word()[0];
            }
          }
        }
        expect(accept(')'));
      }
      skip_space();
      result.message = quoted('"');
    }
    emit(Op::Action, 0, static_cast<uint32_t>(grammar_.actions.size()));
    grammar_.actions.push_back(result);
  }

  // [capture ':'] prefix* primary suffix
  void item() {
    char c = peek();
    if (c == '&' && text_[at_ + 1] == '&') {
      at_ += 2;
      emit(Op::Forced, static_cast<uint16_t>(token_of(quoted('\''))));
      return;
    }
    if (c == '&' || c == '!') {
      at_++;
      uint32_t choice = emit(Op::Choice, 0, 0, c == '!');
      primary();
      if (c == '&') {
        uint32_t commit = emit(Op::BackCommit);
        set_target(choice);
        emit(Op::Fail);
        set_target(commit);
      } else {
        emit(Op::FailTwice);
        set_target(choice);
      }
      return;
    }
    if (c >= 'a' && c <= 'z' && text_[at_ + 1] == ':') {
      uint8_t slot = static_cast<uint8_t>(c - 'a');
      at_ += 2;
      GrammarRule& owner = grammar_.rules[number_];
      if (owner.slots <= slot) owner.slots = static_cast<uint8_t>(slot + 1);
      emit(Op::CaptureClear, 0, 0, slot);
      emit(Op::CaptureBegin, 0, 0, slot);
      uint32_t begin = here();
      suffixed();
      // The capture of a single rule's match records the rule. The capture of an optional or
      // repeated match does not.
      bool single = here() == begin + 1 && grammar_.code[begin].op == Op::Call;
      emit(Op::CaptureEnd, single ? static_cast<uint16_t>(grammar_.code[begin].target) : UINT16_MAX,
           0, slot);
      return;
    }
    suffixed();
  }

  void suffixed() {
    size_t text_start = at_;
    uint32_t start = here();
    // The suffix that makes the item optional or repeated comes after it. If there is one, the item
    // is compiled a second time.
    primary();
    size_t text_end = at_;
    char suffix = at_ < text_.size() ? text_[at_] : '\0';
    if (suffix == '?') {
      at_++;
      recompile(text_start, start, [&] {
        uint32_t choice = emit(Op::Choice);
        primary();
        uint32_t commit = emit(Op::Commit);
        set_target(choice);
        set_target(commit);
      });
    } else if (suffix == '*') {
      recompile(text_start, start, [&] { loop([&] { primary(); }); });
      at_++;
    } else if (suffix == '+') {
      recompile(text_start, start, [&] {
        primary();
        loop([&] {
          at_ = text_start;
          primary();
        });
      });
      at_++;
    } else if (peek() == '%') {
      at_++;
      skip_space();
      TokenKind separator = token_of(quoted('\''));
      size_t after = at_;
      recompile(text_start, start, [&] {
        primary();
        loop([&] {
          emit(Op::Token, static_cast<uint16_t>(separator));
          at_ = text_start;
          primary();
        });
      });
      at_ = after;
    } else {
      at_ = text_end;
    }
  }

  template <class Body>
  void recompile(size_t text_start, uint32_t start, Body&& body) {
    size_t after = at_;
    grammar_.code.resize(start);
    at_ = text_start;
    body();
    at_ = after;
  }

  template <class Body>
  void loop(Body&& body) {
    uint32_t choice = emit(Op::Choice);
    uint32_t begin = here();
    body();
    emit(Op::PartialCommit, 0, begin);
    set_target(choice);
  }

  void primary() {
    char c = peek();
    if (c == '(') {
      at_++;
      alternatives(')');
    } else if (c == '\'') {
      emit(Op::Token, static_cast<uint16_t>(token_of(quoted('\''))));
    } else if (c == '"') {
      std::string_view text = quoted('"');
      uint16_t index = 0;
      while (soft_keyword_text(index) != text) index++;
      emit(Op::SoftKeyword, index);
    } else {
      name(word());
    }
  }

  void name(std::string_view text) {
    if (text == "SOFT_KEYWORD") {
      emit(Op::AnySoftKeyword);
      return;
    }
    if (text == "NOT_EQUAL") {
      emit(Op::NotEqual);
      return;
    }
    for (const TokenName& row : kTokenNames) {
      if (row.name == text) {
        emit(Op::Token, static_cast<uint16_t>(row.kind));
        return;
      }
    }
    auto found = numbers_.find(text);
    expect(found != numbers_.end());
    emit(Op::Call, 0, found->second);
  }

  TokenKind token_of(std::string_view text) {
    for (uint32_t kind = static_cast<uint32_t>(kFirstOperator); kind < kTokenKinds; kind++) {
      if (token_text(static_cast<TokenKind>(kind)) == text) return static_cast<TokenKind>(kind);
    }
    std::abort();
  }

  // ---- the tokens that rules and alternatives can begin with, so that most need not be tried

  struct First {
    TokenSet tokens;
    bool nullable = false;
  };

  // Follows the instructions from `address` to the first token on every path.
  void explore(uint32_t address, First& first, std::vector<bool>& seen) {
    for (;; address++) {
      if (seen[address]) return;
      seen[address] = true;
      const GrammarInstruction& instruction = grammar_.code[address];
      switch (instruction.op) {
        case Op::Token: first.tokens.add(static_cast<TokenKind>(instruction.value)); return;
        case Op::SoftKeyword:
        case Op::AnySoftKeyword: first.tokens.add(TokenKind::Name); return;
        case Op::NotEqual: first.tokens.add(TokenKind::NotEqual); return;
        case Op::Forced: first.tokens.add_all(); return;
        case Op::Call: {
          const GrammarRule& rule = grammar_.rules[instruction.target];
          first.tokens.merge(rule.first);
          if (!rule.nullable) return;
          break;
        }
        case Op::Choice:
          if (instruction.slot == 0) explore(address + 1, first, seen);
          address = instruction.target - 1;
          break;
        case Op::DiagnosingOnly: explore(instruction.target, first, seen); break;
        case Op::Commit:
        case Op::PartialCommit:
        case Op::BackCommit:
        case Op::Jump: address = instruction.target - 1; break;
        case Op::Return: first.nullable = true; return;
        case Op::Fail:
        case Op::FailTwice: return;
        case Op::Cut:
        case Op::CaptureBegin:
        case Op::CaptureEnd:
        case Op::CaptureClear:
        case Op::Action: break;
      }
    }
  }

  void find_first_tokens() {
    for (bool changed = true; changed;) {
      changed = false;
      for (GrammarRule& rule : grammar_.rules) {
        First first;
        std::vector<bool> seen(grammar_.code.size());
        explore(rule.address, first, seen);
        if (rule.first.merge(first.tokens) || rule.nullable != first.nullable) changed = true;
        rule.nullable = first.nullable;
      }
    }
    grammar_.sets.emplace_back();
    grammar_.sets[0].add_all();
    for (uint32_t address = 0; address < grammar_.code.size(); address++) {
      GrammarInstruction& choice = grammar_.code[address];
      if (choice.op != Op::Choice) continue;
      // If an alternative can match nothing, exploration continues into what follows it. If that is
      // the end of the rule, any token may follow. The choice's own target does not belong to the
      // alternative.
      First first;
      std::vector<bool> seen(grammar_.code.size());
      explore(address + 1, first, seen);
      if (first.nullable) continue;
      choice.value = static_cast<uint16_t>(grammar_.sets.size());
      grammar_.sets.push_back(first.tokens);
    }
  }

  std::string_view text_;
  size_t at_ = 0;
  Grammar grammar_;
  std::unordered_map<std::string_view, uint16_t> numbers_;
  uint16_t number_ = 0;
};

}  // namespace

uint16_t Grammar::rule(std::string_view name) const {
  for (size_t i = 0; i < rules.size(); i++) {
    if (rules[i].name == name) return static_cast<uint16_t>(i);
  }
  std::abort();
}

const Grammar& Grammar::diagnosis() {
  static const Grammar grammar = GrammarCompiler(kDiagnosisGrammar).run();
  return grammar;
}

}  // namespace hognose
