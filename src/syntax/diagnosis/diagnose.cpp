// Diagnosis: runs the grammar, performs its actions, and chooses between competing errors.
//
// The order of decisions is CPython's. A first pass without the rules for wrong programs finds how
// far the text can be parsed. A second pass with these rules may find the reason. An error of the
// lexer further on in the text takes precedence over the parser's error. An unclosed bracket on an
// earlier line takes precedence over a plain "invalid syntax".
#include "syntax/diagnosis/diagnose.h"

#include <cstring>

#include "syntax/diagnosis/recognizer.h"
#include "syntax/expression_names.h"
#include "syntax/literals.h"
#include "syntax/parser/impl.h"

namespace hognose {
namespace {

using namespace ast;
using Verdict = Recognizer::Verdict;
using Capture = Recognizer::Capture;
using Outcome = Recognizer::Outcome;

// A CPython error location. Columns count bytes from 1; 0 and kAbsent are passed through unchanged.
struct Location {
  static constexpr int32_t kAbsent = -1;
  int32_t line;
  int32_t column;
  int32_t end_line;
  int32_t end_column;
};

enum class Targets : uint8_t { Star, Delete, For };

// Returns the part of an expression that cannot be a target, or nullptr.
Expr* invalid_target(Expr* value, Targets targets) {
  auto among = [targets](const Array<Expr*>& items) -> Expr* {
    for (Expr* item : items) {
      if (Expr* found = invalid_target(item, targets)) return found;
    }
    return nullptr;
  };
  switch (value->kind) {
    case ExprKind::List: return among(static_cast<List*>(value)->elts);
    case ExprKind::Tuple: return among(static_cast<Tuple*>(value)->elts);
    case ExprKind::Starred:
      if (targets == Targets::Delete) return value;
      return invalid_target(static_cast<Starred*>(value)->value, targets);
    case ExprKind::Compare: {
      // After `for`, `a in b` was parsed as a comparison.
      auto* compare = static_cast<Compare*>(value);
      if (targets != Targets::For) return value;
      if (compare->ops[0] == CompareOperator::In) return invalid_target(compare->left, targets);
      return nullptr;
    }
    case ExprKind::Name:
    case ExprKind::Subscript:
    case ExprKind::Attribute: return nullptr;
    default: return value;
  }
}

class Diagnosis final : public Recognizer::Handler {
 public:
  Diagnosis(const DiagnosisInput& input, SyntaxError& error)
      : in_(input),
        error_(error),
        tokens_(input.tokens.data()),
        grammar_(Grammar::diagnosis()),
        parser_(input.source.data, tokens_, input.identifiers, input.workspace),
        recognizer_(grammar_, input.source.data, tokens_, input.tokens.count, input.workspace,
                    *this) {
    static constexpr Entry kEntries[] = {
        {"star_expressions", &Parser::star_expressions},
        {"star_expression", &Parser::star_expression},
        {"star_named_expression", &Parser::star_named_expression},
        {"named_expression", &Parser::named_expression},
        {"expression", &Parser::expression},
        {"expression_without_invalid", &Parser::expression},
        {"disjunction", &Parser::disjunction},
        {"bitwise_or", &Parser::bitwise_or},
        {"yield_expr", &Parser::yield_expression},
        {"invalid_ann_assign_target", &Parser::primary},
    };
    static_assert(sizeof kEntries / sizeof *kEntries == kEntryCount);
    for (size_t i = 0; i < kEntryCount; i++) {
      entries_[i] = kEntries[i];
      entry_rules_[i] = grammar_.rule(kEntries[i].name);
    }
    generators_rule_ = grammar_.rule("for_if_clauses");
  }

  bool run() {
    const char* start = in_.mode == ParseMode::Exec   ? "file"
                        : in_.mode == ParseMode::Eval ? "eval"
                                                      : "single";
    uint16_t rule = grammar_.rule(start);
    Outcome outcome = recognizer_.run(rule, in_.first_token, false);
    uint32_t last = recognizer_.last_token();
    at_end_ = is_at_end(tokens_[last]);
    const TokenKind first = tokens_[in_.first_token].kind;
    const bool is_empty = first == TokenKind::End || first == TokenKind::Newline;
    if (outcome == Outcome::Matched && in_.mode == ParseMode::Single && !is_empty) {
      raise_at_last_token(ErrorKind::SyntaxError,
                          "multiple statements found while compiling a single statement");
      return done();
    }
    if (outcome == Outcome::Failed) outcome = recognizer_.run(rule, in_.first_token, true);
    if (outcome == Outcome::ErrorToken) {
      raise_lexer_fault();
      return done();
    }
    if (outcome == Outcome::Raised || pending_) {
      prefer_lexer_fault();
      return done();
    }
    const Token& token = tokens_[last];
    if (token.kind == TokenKind::Indent || token.kind == TokenKind::Dedent) {
      raise_at_last_token(ErrorKind::IndentationError, token.kind == TokenKind::Indent
                                                           ? "unexpected indent"
                                                           : "unexpected unindent");
      return done();
    }
    raise_range(ErrorKind::SyntaxError, token.position, token.position, "invalid syntax");
    prefer_lexer_fault();
    return done();
  }

  // Reports the lexer's own error, when the parser reaches its Error token.
  void raise_lexer_fault() {
    const Lexer& lexer = in_.lexer;
    const int32_t line = static_cast<int32_t>(lexer.fault_line);
    const Token& token = tokens_[in_.tokens.count - 1];
    switch (lexer.fault) {
      case LexerFault::None: return;
      case LexerFault::Raised: error_ = lexer.error; return;
      case LexerFault::EndOfFile:
        if (lexer.level > 0) {
          raise_unclosed_bracket();
        } else {
          raise_at_token(ErrorKind::SyntaxError, token, "unexpected EOF while parsing");
        }
        return;
      case LexerFault::Dedent: {
        int32_t column = static_cast<int32_t>(line_text(lexer.fault_line).size());
        raise(ErrorKind::IndentationError, {line, column, line, Location::kAbsent},
              "unindent does not match any outer indentation level");
        return;
      }
      case LexerFault::Tabs:
        raise(ErrorKind::TabError, {line, 1, line, 0},
              "inconsistent use of tabs and spaces in indentation");
        return;
      case LexerFault::TooDeep:
        raise(ErrorKind::IndentationError, {line, 1, line, 0}, "too many levels of indentation");
        return;
      case LexerFault::LineContinuation:
        raise(ErrorKind::SyntaxError, {line, static_cast<int32_t>(lexer.fault_column) + 1, line, 0},
              "unexpected character after line continuation character");
        return;
    }
  }

  void expected(TokenKind kind, Recognizer& recognizer) override {
    const Position& position = tokens_[recognizer.position()].position;
    raise_range(ErrorKind::SyntaxError, position, position,
                in_.workspace.text({"expected '", token_text(kind), "'"}));
    pending_ = true;
  }

  Verdict act(const GrammarAction& action, Recognizer&) override {
    switch (action.kind) {
      case GrammarAction::Kind::Function: {
        Verdict verdict = call(action.function);
        // If an error is pending, CPython treats an action without a result as a failed action.
        return verdict == Verdict::FailRule && pending_ ? Verdict::Raised : verdict;
      }
      case GrammarAction::Kind::Block: {
        const Token& keyword = tokens_[recognizer_.capture(action.first).start];
        raise_at_last_token(
            ErrorKind::IndentationError,
            in_.workspace.text({"expected an indented block after ", action.message, " on line ",
                                in_.workspace.decimal(keyword.position.lineno)}));
        return Verdict::Raised;
      }
      case GrammarAction::Kind::Error: break;
    }
    std::string_view message = expand(action.message);
    switch (action.place) {
      case GrammarAction::Place::LastToken:
        raise_at_last_token(ErrorKind::SyntaxError, message);
        break;
      case GrammarAction::Place::NextToken:
        if (!recognizer_.look()) return Verdict::Raised;
        raise_at_token(ErrorKind::SyntaxError, tokens_[recognizer_.position()], message);
        break;
      case GrammarAction::Place::StartingFrom: {
        const Position& start = position_of(recognizer_.capture(action.first));
        const Token& last = tokens_[recognizer_.last_token()];
        raise(ErrorKind::SyntaxError,
              {static_cast<int32_t>(start.lineno), column(start.col_offset),
               static_cast<int32_t>(last.position.end_lineno), lexer_column(last)},
              message);
        break;
      }
      case GrammarAction::Place::At: {
        Position position = position_of(recognizer_.capture(action.first));
        raise_range(ErrorKind::SyntaxError, position, position, message);
        break;
      }
      case GrammarAction::Place::Range:
        raise_range(ErrorKind::SyntaxError, position_of(recognizer_.capture(action.first)),
                    position_of(recognizer_.capture(action.second)), message);
        break;
    }
    return Verdict::Raised;
  }

 private:
  using ParseFunction = Expr* (Parser::*)();
  struct Entry {
    const char* name;
    ParseFunction function;
  };
  static constexpr size_t kEntryCount = 10;

  bool is_at_end(const Token& token) const {
    if (token.kind == TokenKind::Error) {
      return in_.lexer.fault == LexerFault::EndOfFile || in_.lexer.fault_at_end;
    }
    bool line_structure = token.kind == TokenKind::End || token.kind == TokenKind::Dedent;
    return line_structure && token.payload == in_.source.size;
  }

  bool done() {
    error_.at_end = at_end_;
    return !in_.workspace.stopped() && !in_.workspace.arena.exhausted();
  }

  // ---- raising

  static int32_t column(uint32_t offset) {
    return offset == kNoColumn ? 0 : static_cast<int32_t>(offset) + 1;
  }

  // The bytes of a line, including its newline.
  std::string_view line_text(uint32_t line) const {
    std::string_view text(in_.source.data, in_.source.size);
    size_t start = 0;
    for (uint32_t i = 1; i < line; i++) {
      size_t end = text.find('\n', start);
      if (end == std::string_view::npos) break;
      start = end + 1;
    }
    size_t end = text.find('\n', start);
    return text.substr(start, end == std::string_view::npos ? end : end + 1 - start);
  }

  static int32_t characters(std::string_view line, int32_t bytes) {
    if (bytes <= 0) return bytes;
    size_t count = static_cast<size_t>(bytes);
    // As in CPython, a position past the end counts one more character.
    size_t beyond = count > line.size() ? 1 : 0;
    if (count > line.size()) count = line.size();
    return static_cast<int32_t>(count_characters(line.substr(0, count)) + beyond);
  }

  void raise(ErrorKind kind, const Location& location, std::string_view message) {
    const Token& last = tokens_[recognizer_.last_token()];
    std::string_view line = line_text(static_cast<uint32_t>(location.line));
    // The lexer's current line is shown with its newline, earlier lines without.
    if (last.position.end_lineno > static_cast<uint32_t>(location.line) && !line.empty() &&
        line.back() == '\n') {
      line.remove_suffix(1);
    }
    error_.kind = kind;
    error_.message = message;
    error_.lineno = location.line;
    error_.offset = characters(line, location.column);
    error_.end_lineno = location.end_line;
    error_.end_offset = characters(line, location.end_column);
    error_.text = line;
    error_.has_text = true;
  }

  void raise_range(ErrorKind kind, const Position& start, const Position& end,
                   std::string_view message) {
    raise(kind,
          {static_cast<int32_t>(start.lineno), column(start.col_offset),
           static_cast<int32_t>(end.end_lineno), column(end.end_col_offset)},
          message);
  }

  // The column that the lexer had reached after this token.
  int32_t lexer_column(const Token& token) const {
    if (token.position.col_offset == kNoColumn) {
      std::string_view line = line_text(token.position.lineno);
      return static_cast<int32_t>(in_.source.data + token.payload - line.data());
    }
    return static_cast<int32_t>(token.position.end_col_offset);
  }

  void raise_at_token(ErrorKind kind, const Token& token, std::string_view message) {
    bool placed = token.position.col_offset != kNoColumn;
    raise(kind,
          {static_cast<int32_t>(token.position.lineno),
           placed ? column(token.position.col_offset) : lexer_column(token),
           static_cast<int32_t>(token.position.end_lineno),
           placed ? column(token.position.end_col_offset) : Location::kAbsent},
          message);
  }
  void raise_at_last_token(ErrorKind kind, std::string_view message) {
    raise_at_token(kind, tokens_[recognizer_.last_token()], message);
  }

  void raise_unclosed_bracket() {
    const OpenBracket& open = in_.lexer.brackets[in_.lexer.level - 1];
    int32_t line = static_cast<int32_t>(open.line);
    raise(ErrorKind::SyntaxError, {line, column(open.column), line, 0},
          in_.workspace.text({"'", {&open.bracket, 1}, "' was never closed"}));
  }

  // After a parser error: replace it if the lexer found an error in the rest of the text that takes
  // precedence.
  void prefer_lexer_fault() {
    const Lexer& lexer = in_.lexer;
    if (lexer.fault == LexerFault::Raised) {
      // As in CPython, faults inside format strings do not count here.
      if (!lexer.fault_in_format_string) error_ = lexer.error;
    } else if (lexer.fault != LexerFault::None && lexer.level > 0 &&
               tokens_[recognizer_.last_token()].position.lineno >
                   lexer.brackets[lexer.level - 1].line) {
      raise_unclosed_bracket();
    }
  }

  // ---- captures

  // The tree of a captured expression; nullptr if the capture is not an expression.
  Expr* node(const Capture& capture) {
    for (size_t i = 0; i < kEntryCount; i++) {
      if (entry_rules_[i] != capture.rule) continue;
      parser_.move_to(tokens_ + capture.start);
      Expr* found = (parser_.*entries_[i].function)();
      if (found && parser_.current() == tokens_ + capture.end) return found;
      return node_of_exactly(capture, entries_[i].function);
    }
    return nullptr;
  }

  // The grammar may have matched less than the parser reads, such as `0` in `0[def]`. In that case
  // the parser gets a copy of only the captured tokens.
  Expr* node_of_exactly(const Capture& capture, ParseFunction function) {
    const size_t count = static_cast<size_t>(capture.end - capture.start);
    auto* copy = in_.workspace.arena.array<Token>(count + 2);
    if (!copy) return nullptr;
    copy_paced(in_.workspace.arena, copy, tokens_ + capture.start, count);
    for (size_t i = 0; i < 2; i++) {
      copy[count + i] = {};
      copy[count + i].kind = TokenKind::End;
    }
    Parser parser(in_.source.data, copy, in_.identifiers, in_.workspace);
    return (parser.*function)();
  }

  Position position_of(const Capture& capture) {
    if (capture.rule == generators_rule_) {
      if (Expr* last = last_generator_item(capture)) return last->position;
    } else if (Expr* found = node(capture)) {
      return found->position;
    }
    const Position& start = tokens_[capture.start].position;
    int32_t end = capture.end;
    // A match of a parameter includes the comma after it.
    if (end - 1 > capture.start && tokens_[end - 1].kind == TokenKind::Comma) end--;
    const Position& last = tokens_[end - 1].position;
    return {start.lineno, start.col_offset, last.end_lineno, last.end_col_offset};
  }

  Expr* last_generator_item(const Capture& capture) {
    parser_.move_to(tokens_ + capture.start);
    Array<Comprehension*> clauses;
    if (!parser_.generators(clauses) || clauses.empty()) return nullptr;
    const Comprehension* last = clauses[clauses.count - 1];
    return last->ifs.empty() ? last->iter : last->ifs[last->ifs.count - 1];
  }

  std::string_view source_of(const Token& token) const {
    return {in_.source.data + token.start, token.end - token.start};
  }

  // Expands a message. {a}: the kind of the captured expression a; {=a}: its source text; \": a
  // quote.
  std::string_view expand(std::string_view message) {
    std::string_view result;
    size_t run = 0;
    for (size_t i = 0; i < message.size(); i++) {
      std::string_view piece;
      size_t end = i;
      if (message[i] == '\\') {
        end = i + 1;
      } else if (message[i] == '{' && i + 1 < message.size() && message[i + 1] == '=') {
        piece = source_of(tokens_[recognizer_.capture(message[i + 2]).start]);
        end = i + 4;
      } else if (message[i] == '{' && i + 2 < message.size() && message[i + 2] == '}') {
        Expr* found = node(recognizer_.capture(message[i + 1]));
        piece = found ? expression_name(*found) : "expression";
        end = i + 3;
      } else {
        continue;
      }
      result = in_.workspace.text({result, message.substr(run, i - run), piece});
      run = end;
      i = end - 1;
      if (message[run] == '"') i++;
    }
    if (run == 0) return message;
    return in_.workspace.text({result, message.substr(run)});
  }

  // ---- the functions of actions

  Verdict call(GrammarFunction function) {
    const Capture& a = recognizer_.capture('a');
    switch (function) {
      case GrammarFunction::None: return Verdict::Continue;
      case GrammarFunction::Number: return number(tokens_[a.start]);
      case GrammarFunction::String: return literal(tokens_[a.start]);
      case GrammarFunction::Concatenation: return concatenation(a);
      case GrammarFunction::FormatString: return format_string(a);
      case GrammarFunction::FormatText: return literal_part(tokens_[a.start], 0);
      case GrammarFunction::Conversion:
        return a.present() ? conversion(tokens_[a.start + 1]) : Verdict::Continue;
      case GrammarFunction::ConversionPlace:
        return conversion_place(tokens_[a.start], tokens_[a.start + 1]);
      case GrammarFunction::RealNumber:
        if (!(tokens_[a.start].flags & kImaginary)) return Verdict::Continue;
        return raise_here(tokens_[a.start].position, "real number required in complex literal");
      case GrammarFunction::ImaginaryNumber:
        if (tokens_[a.start].flags & kImaginary) return Verdict::Continue;
        return raise_here(tokens_[a.start].position,
                          "imaginary number required in complex literal");
      case GrammarFunction::ForgottenComma: return forgotten_comma(a, recognizer_.capture('b'));
      case GrammarFunction::LegacyStatement: return legacy_statement(a, recognizer_.capture('b'));
      case GrammarFunction::BoundOfTypeVarTuple:
        return type_bound(a, recognizer_.capture('b'), "TypeVarTuple");
      case GrammarFunction::BoundOfParamSpec:
        return type_bound(a, recognizer_.capture('b'), "ParamSpec");
      case GrammarFunction::AssignmentTarget: return target(a, Targets::Star);
      case GrammarFunction::DeletionTarget: return target(a, Targets::Delete);
      case GrammarFunction::ForTarget: return target(a, Targets::For);
      case GrammarFunction::MissingBlock:
        raise_at_last_token(ErrorKind::IndentationError, "expected an indented block");
        return Verdict::Raised;
      case GrammarFunction::ComprehensionTarget:
        return comprehension_target(a, recognizer_.capture('b'));
      case GrammarFunction::BareGenerator: return bare_generator(a, recognizer_.capture('b'));
      case GrammarFunction::ArgumentOrder: return argument_order(a);
      case GrammarFunction::MissingDictionaryColon: {
        Position position = position_of(a);
        raise(ErrorKind::SyntaxError,
              {static_cast<int32_t>(position.lineno), static_cast<int32_t>(position.end_col_offset),
               static_cast<int32_t>(position.end_lineno), 0},
              "':' expected after dictionary key");
        return Verdict::Raised;
      }
    }
    return Verdict::Continue;
  }

  Verdict raise_here(const Position& position, std::string_view message) {
    raise_range(ErrorKind::SyntaxError, position, position, message);
    return Verdict::Raised;
  }

  Verdict number(const Token& token) {
    ConstantValue value;
    LiteralResult result = number_value(in_.workspace, in_.source.data, token, value);
    if (result.fault != LiteralFault::TooManyDigits) return Verdict::Continue;
    raise(ErrorKind::SyntaxError,
          {static_cast<int32_t>(token.position.lineno), 0,
           static_cast<int32_t>(token.position.end_lineno), 0},
          result.message);
    return Verdict::Raised;
  }

  Verdict literal(const Token& token) {
    TextBuilder builder(in_.workspace, token.end - token.start);
    std::string_view body = string_body(in_.source.data, token);
    uint32_t line = token.position.lineno;
    LiteralResult result = token.flags & kBytes ? builder.append_bytes(body, token.flags, line)
                                                : builder.append_string(body, token.flags, line);
    if (result.fault == LiteralFault::NonAsciiBytes)
      return raise_here(token.position, result.message);
    return decoded(result);
  }
  Verdict literal_part(const Token& token, uint8_t raw) {
    TextBuilder builder(in_.workspace, token.end - token.start);
    uint8_t flags = static_cast<uint8_t>((token.flags & ~kRaw) | raw);
    return decoded(builder.append_string(source_of(token), flags, token.position.lineno));
  }
  Verdict decoded(const LiteralResult& result) {
    if (result.fault != LiteralFault::Decode) return Verdict::Continue;
    raise_at_last_token(ErrorKind::SyntaxError, result.message);
    return Verdict::Raised;
  }

  static bool is_start(TokenKind kind) {
    return kind == TokenKind::FStringStart || kind == TokenKind::TStringStart;
  }
  static bool is_end(TokenKind kind) {
    return kind == TokenKind::FStringEnd || kind == TokenKind::TStringEnd;
  }
  static bool is_middle(TokenKind kind) {
    return kind == TokenKind::FStringMiddle || kind == TokenKind::TStringMiddle;
  }

  Verdict concatenation(const Capture& capture) {
    bool bytes = false, text = false;
    uint32_t depth = 0;
    for (int32_t i = capture.start; i < capture.end; i++) {
      const Token& token = tokens_[i];
      if (is_end(token.kind)) {
        depth--;
      } else if (is_start(token.kind)) {
        if (depth++ == 0) text = true;
      } else if (token.kind == TokenKind::String && depth == 0) {
        (token.flags & kBytes ? bytes : text) = true;
      }
    }
    if (!bytes || !text) return Verdict::Continue;
    raise_at_last_token(ErrorKind::SyntaxError, "cannot mix bytes and nonbytes literals");
    return Verdict::Raised;
  }

  // Checks the literal parts outside replacement fields. Those inside format specifiers were
  // checked earlier.
  Verdict format_string(const Capture& capture) {
    uint32_t strings = 0;
    uint32_t braces = 0;
    const uint8_t raw = tokens_[capture.start].flags & kRaw;
    for (int32_t i = capture.start; i < capture.end; i++) {
      const Token& token = tokens_[i];
      if (is_start(token.kind)) {
        strings++;
      } else if (is_end(token.kind)) {
        strings--;
      } else if (token.kind == TokenKind::LeftBrace) {
        braces++;
      } else if (token.kind == TokenKind::RightBrace) {
        braces--;
      } else if (is_middle(token.kind) && strings == 1 && braces == 0) {
        if (literal_part(token, raw) == Verdict::Raised) return Verdict::Raised;
      }
    }
    return Verdict::Continue;
  }

  // 'f' or 't': the kind of the string that contains the token.
  const char* prefix_of(const Token& token) const {
    uint32_t closed = 0;
    for (const Token* before = &token; before-- > tokens_;) {
      if (is_end(before->kind)) closed++;
      if (is_start(before->kind) && closed-- == 0)
        return before->kind == TokenKind::FStringStart ? "f" : "t";
    }
    return "f";
  }

  Verdict conversion(const Token& name) {
    std::string_view text = in_.identifiers[name.payload]->text();
    if (text == "s" || text == "r" || text == "a") return Verdict::Continue;
    return raise_here(name.position, in_.workspace.text({prefix_of(name),
                                                         "-string: invalid conversion character '",
                                                         text, "': expected 's', 'r', or 'a'"}));
  }

  Verdict conversion_place(const Token& mark, const Token& name) {
    if (mark.end == name.start) return Verdict::Continue;
    raise_range(ErrorKind::SyntaxError, mark.position, name.position,
                in_.workspace.text(
                    {prefix_of(name),
                     "-string: conversion type must come right after the exclamation mark"}));
    return Verdict::Raised;
  }

  bool is_legacy_name(const Capture& capture) const {
    if (capture.end != capture.start + 1 || tokens_[capture.start].kind != TokenKind::Name)
      return false;
    std::string_view text = source_of(tokens_[capture.start]);
    return text == "print" || text == "exec";
  }

  // Whether a token is inside brackets, counted from the beginning of the statement.
  bool is_in_brackets(int32_t index) {
    if (levels_.empty()) {
      levels_.resize(in_.tokens.count - in_.first_token);
      uint8_t level = 0;
      for (size_t i = 0; i < levels_.size(); i++) {
        switch (tokens_[in_.first_token + i].kind) {
          case TokenKind::LeftParenthesis:
          case TokenKind::LeftBracket:
          case TokenKind::LeftBrace: level++; break;
          case TokenKind::RightParenthesis:
          case TokenKind::RightBracket:
          case TokenKind::RightBrace: level--; break;
          default: break;
        }
        levels_[i] = level;
      }
    }
    return levels_[static_cast<size_t>(index) - in_.first_token] > 0;
  }

  Verdict forgotten_comma(const Capture& a, const Capture& b) {
    if (is_legacy_name(a)) return Verdict::FailRule;
    if (!is_in_brackets(static_cast<int32_t>(recognizer_.position()) - 1)) return Verdict::FailRule;
    raise_range(ErrorKind::SyntaxError, position_of(a), position_of(b),
                "invalid syntax. Perhaps you forgot a comma?");
    return Verdict::Raised;
  }

  Verdict legacy_statement(const Capture& a, const Capture& b) {
    if (!is_legacy_name(a)) return Verdict::FailRule;
    std::string_view name = source_of(tokens_[a.start]);
    raise_range(ErrorKind::SyntaxError, position_of(a), position_of(b),
                in_.workspace.text({"Missing parentheses in call to '", name, "'. Did you mean ",
                                    name, "(...)?"}));
    return Verdict::Raised;
  }

  Verdict type_bound(const Capture& colon, const Capture& bound, std::string_view kind) {
    Expr* value = node(bound);
    bool constraints = value && value->kind == ExprKind::Tuple;
    const Position& start = tokens_[colon.start].position;
    const Token& last = tokens_[recognizer_.last_token()];
    raise(ErrorKind::SyntaxError,
          {static_cast<int32_t>(start.lineno), column(start.col_offset),
           static_cast<int32_t>(last.position.end_lineno), lexer_column(last)},
          in_.workspace.text(
              {constraints ? "cannot use constraints with " : "cannot use bound with ", kind}));
    return Verdict::Raised;
  }

  Verdict target(const Capture& capture, Targets targets) {
    Expr* value = node(capture);
    Expr* wrong = value ? invalid_target(value, targets) : nullptr;
    if (!wrong) return Verdict::FailRule;
    return raise_here(
        wrong->position,
        in_.workspace.text({targets == Targets::Delete ? "cannot delete " : "cannot assign to ",
                            expression_name(*wrong)}));
  }

  Verdict comprehension_target(const Capture& a, const Capture& b) {
    Position last = position_of(b);
    parser_.move_to(tokens_ + b.start);
    while (parser_.current() < tokens_ + b.end) {
      Expr* item = parser_.star_named_expression();
      if (!item) break;
      last = item->position;
      if (parser_.current() < tokens_ + b.end) parser_.move_to(parser_.current() + 1);
    }
    raise_range(ErrorKind::SyntaxError, position_of(a), last,
                "did you forget parentheses around the comprehension target?");
    return Verdict::Raised;
  }

  Verdict bare_generator(const Capture& arguments, const Capture& clauses) {
    Array<Expr*> positional;
    Array<Keyword*> keywords;
    parser_.move_to(tokens_ + arguments.start);
    if (!parser_.arguments(positional, keywords) || positional.count <= 1) return Verdict::FailRule;
    raise_range(ErrorKind::SyntaxError, positional[positional.count - 1]->position,
                position_of(clauses), "Generator expression must be parenthesized");
    return Verdict::Raised;
  }

  Verdict argument_order(const Capture& arguments) {
    // Build the arguments up to the first one that is out of order; no tree can be built for the
    // rest.
    bool unpacking = false;
    uint32_t depth = 0;
    bool at_start = true;
    for (int32_t i = arguments.start; i < arguments.end; i++) {
      TokenKind kind = tokens_[i].kind;
      if (at_start && depth == 0 && kind == TokenKind::DoubleStar) unpacking = true;
      at_start = depth == 0 && kind == TokenKind::Comma;
      if (kind == TokenKind::LeftParenthesis || kind == TokenKind::LeftBracket ||
          kind == TokenKind::LeftBrace)
        depth++;
      if (kind == TokenKind::RightParenthesis || kind == TokenKind::RightBracket ||
          kind == TokenKind::RightBrace)
        depth--;
    }
    raise_at_last_token(ErrorKind::SyntaxError,
                        unpacking ? "positional argument follows keyword argument unpacking"
                                  : "positional argument follows keyword argument");
    return Verdict::Raised;
  }

  const DiagnosisInput& in_;
  SyntaxError& error_;
  const Token* tokens_;
  const Grammar& grammar_;
  Parser parser_;
  Recognizer recognizer_;
  Entry entries_[kEntryCount];
  uint16_t entry_rules_[kEntryCount];
  uint16_t generators_rule_;
  std::vector<uint8_t> levels_;
  bool at_end_ = false;
  bool pending_ = false;  // an "expected 'x'" was raised and parsing continued
};

}  // namespace

bool diagnose(const DiagnosisInput& input, SyntaxError& error) {
  uint32_t warnings = input.workspace.warnings().count;
  bool done = Diagnosis(input, error).run();
  input.workspace.keep_warnings(warnings);
  return done;
}

void describe_lexer_fault(const DiagnosisInput& input, SyntaxError& error) {
  Diagnosis(input, error).raise_lexer_fault();
}

}  // namespace hognose
