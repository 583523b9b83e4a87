// Lexer: source text to tokens, all at once.
//
// The TokenBuffer ends with an End token. Where CPython's tokenizer would fail, it ends with an
// Error token, and `fault` says why. Identifiers are interned on the way. F-strings (PEP 701) and
// t-strings (PEP 750) are split into start, middle, expression and end tokens, so the parser sees
// one flat sequence.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/arena.h"
#include "syntax/identifiers.h"
#include "syntax/parser/parser.h"
#include "syntax/source_text.h"
#include "syntax/token.h"
#include "syntax/workspace.h"

namespace hognose {

// The tokens, in memory that is allocated outside the arena. It is charged to the arena's budget
// and freed after the parse.
class TokenBuffer {
 public:
  explicit TokenBuffer(Arena& arena) : arena_(arena) {}
  ~TokenBuffer();
  TokenBuffer(const TokenBuffer&) = delete;
  TokenBuffer& operator=(const TokenBuffer&) = delete;

  // Makes room for at least `more` tokens after `count`. False if the budget does not allow it.
  bool reserve(uint32_t count, uint32_t more);
  Token* data() { return data_; }
  const Token* data() const { return data_; }
  uint32_t capacity() const { return capacity_; }
  uint32_t count = 0;

 private:
  Arena& arena_;
  Token* data_ = nullptr;
  uint32_t capacity_ = 0;
};

// Why the lexer stopped at an Error token. CPython's tokenizer fails in two ways: it raises an
// exception itself (Raised), or it sets a code that the parser turns into an exception when it
// reaches the token. The difference decides whether the failure takes precedence over a syntax
// error found before it.
enum class LexerFault : uint8_t {
  None,
  Raised,            // see Lexer::error
  EndOfFile,         // the text ends inside brackets or after a backslash
  Dedent,            // unindent does not match an outer level
  Tabs,              // inconsistent use of tabs and spaces
  TooDeep,           // more than 100 levels of indentation
  LineContinuation,  // a character after a backslash
};

// Where an open bracket is.
struct OpenBracket {
  char bracket;
  uint32_t line;
  uint32_t column;
  uint32_t token;  // its index
};

class Lexer {
 public:
  static constexpr uint32_t kMaximumBrackets = 200;
  static constexpr uint32_t kMaximumIndents = 100;
  static constexpr uint32_t kMaximumStrings = 150;   // f-strings within f-strings
  static constexpr int32_t kMaximumExpressions = 3;  // replacement fields in format specifiers

  Lexer(const SourceText& source, ParseMode mode, IdentifierTable& identifiers, TokenBuffer& tokens,
        Workspace& workspace);

  // Fills the buffer. False if memory or fuel ran out (see Workspace). True otherwise, even if the
  // text has a fault.
  bool run();

  LexerFault fault = LexerFault::None;
  SyntaxError error;  // if fault is Raised
  bool fault_in_format_string = false;
  bool fault_at_end = false;        // the text ended inside a triple-quoted string
  uint32_t fault_line = 0;          // the line the lexer was on when it stopped
  uint32_t fault_column = 0;        // LineContinuation: the column in bytes
  uint32_t level = 0;               // number of brackets open at the end
  OpenBracket* brackets = nullptr;  // in the arena, from the first one on

 private:
  struct StringMode;
  enum class Step : uint8_t { Continue, Stop };

  bool fetch_room();
  bool pay_for_text();
  Token* emit(TokenKind kind, const char* start, const char* end);
  Token* emit_without_column(TokenKind kind);
  bool indentation();
  void end_of_text();
  void identifier(const char* start);
  void non_ascii_identifier(const char* start, const char* end);
  std::string_view normalized(std::string_view name, size_t count);
  bool string_prefix(const char* start, const char* quote, uint8_t& flags, char& format);
  void string(const char* start, const char* quote, uint8_t flags);
  void unterminated_string(const char* start, char quote, uint32_t quote_size, bool escaped_quote,
                           uint32_t first_line, const char* first_line_start, bool at_end);
  void format_string_start(const char* start, const char* quote, uint8_t flags, char format);
  void format_string();
  void warn_escape(const char* character);
  void number(const char* start);
  bool decimal_tail(const char*& p);
  bool end_of_number(const char*& p, const char* kind);
  bool radix_number(const char* start, const char*& p, const char* kind, uint8_t flag);
  void operator_or_bracket(const char* start);
  void open_bracket(const char* start);
  void close_bracket(const char* start);
  bool field_punctuation(const char* start);
  bool continuation_line();
  void new_line(const char* start) {
    line_start_ = start;
    line_++;
  }

  void stop(LexerFault fault);
  // Raises an error. As in CPython's tokenizer, the text up to `cursor_` determines the offset.
  void raise(std::string_view message);
  void raise_range(int32_t offset, int32_t end_offset, std::string_view message);

  const SourceText& source_;
  IdentifierTable& identifiers_;
  TokenBuffer& tokens_;
  Workspace& workspace_;
  ParseMode mode_;
  const char* cursor_;
  const char* end_;
  const char* line_start_;
  const char* buffer_start_;  // start of the line from which a LineContinuation counts columns
  const char* paid_;          // charged up to here, where there are few tokens
  uint32_t line_ = 1;
  Token* next_ = nullptr;
  Token* limit_ = nullptr;
  bool done_ = false;
  bool out_of_resources_ = false;
  bool in_string_ = false;  // in the literal part of the innermost format string
  uint32_t indents_ = 0;
  uint32_t strings_ = 0;
  StringMode* string_modes_ = nullptr;
  uint32_t columns_[kMaximumIndents];        // tabs advance to multiples of 8
  uint32_t other_columns_[kMaximumIndents];  // tabs count as one column; see indentation()
};

}  // namespace hognose
