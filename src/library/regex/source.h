// Source: the text of a pattern or of a replacement template, token by token.
//
// Receives a str or bytes object; hands on characters and escapes (a backslash with what follows)
// one at a time, with the errors that the module re raises about them. Bytes are read as Latin-1.
#pragma once

#include "objects/core/vm.h"
#include "objects/text/units.h"

namespace hognose::regex {

// A character, or an escape: the character behind the backslash, marked.
using Token = uint32_t;
inline constexpr Token kEnd = UINT32_MAX;
inline constexpr Token kEscape = 0x8000'0000;

// sre's MAXGROUPS: no number from here on is a group.
inline constexpr uint32_t kMaximumGroups = 1073741823;

inline bool is_escape(Token token) { return token != kEnd && (token & kEscape) != 0; }
inline bool is_octal_digit(Token token) { return token >= '0' && token <= '7'; }
inline bool is_decimal_digit(Token token) { return token >= '0' && token <= '9'; }
inline bool is_ascii_letter(uint32_t character) {
  uint32_t lower = character | 0x20;
  return lower >= 'a' && lower <= 'z';
}
// -1 for what is no hexadecimal digit.
int hexadecimal_value(Token token);

class Source {
 public:
  // `text` must have the layout of str or bytes.
  Source(Vm& vm, Value text);
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  // Reads the first token. To be called once.
  Result<void> start() { return advance(); }

  bool is_text() const { return is_text_; }
  uint32_t length() const { return length_; }
  Token next() const { return next_; }
  // Where the next token begins.
  uint32_t tell() const { return index_ - width(next_); }
  Result<Token> get() {
    Token token = next_;
    TRY(advance());
    return token;
  }
  Result<bool> match(Token wanted) {
    if (next_ != wanted) return false;
    TRY(advance());
    return true;
  }
  Result<void> seek(uint32_t index) {
    index_ = index;
    return advance();
  }
  // Steps over a name up to the terminator, which is stepped over too; hands on where it is.
  struct Span {
    uint32_t start;
    uint32_t stop;
    uint32_t length() const { return stop - start; }
  };
  Result<Span> get_until(Token terminator, const char* what);
  // Up to `count` digits of base 8 or 16: their value.
  Result<uint64_t> get_digits(unsigned count, unsigned base);

  char32_t at(uint32_t index) const {
    if (kind_ == 1) return data_[index];
    if (kind_ == 2) return reinterpret_cast<const uint16_t*>(data_)[index];
    return reinterpret_cast<const uint32_t*>(data_)[index];
  }
  Result<Str*> part(uint32_t start, uint32_t stop) const;
  // Whether the span is made of ASCII digits only (and not empty), and its number if it is below
  // 2**31; else UINT32_MAX.
  Result<bool> is_number(Span span, uint32_t* number) const;
  // Where the digits of a span of digits begin that count; the last one always does.
  Result<uint32_t> behind_zeros(Span span) const;

  // PatternError with the message, at the next token or `offset` characters before it. {} in the
  // format stands for text.
  template <class... Arguments>
  Failure error_before(uint32_t offset, const char* format, Arguments... arguments) {
    return error_at(tell() - offset, format, arguments...);
  }
  template <class... Arguments>
  Failure error_at(uint32_t position, const char* format, Arguments... arguments) {
    Str* message = TRY(make_text(vm_, format, arguments...));
    return raise(message, position);
  }
  // The same about part of the text, which the {} of the format quotes.
  Failure error_about(uint32_t start, uint32_t stop, uint32_t position, const char* format);

  // Checks what is to be the name of a group.
  Result<Str*> group_name(Span span, uint32_t offset);

 private:
  static uint32_t width(Token token) { return token == kEnd ? 0 : is_escape(token) ? 2 : 1; }
  Result<void> advance();
  Failure raise(Str* message, uint32_t position);

  Vm& vm_;
  Value text_;
  const uint8_t* data_;
  uint32_t length_;
  uint8_t kind_;
  bool is_text_;
  uint32_t index_ = 0;  // behind the next token
  Token next_ = kEnd;
};

// PatternError(message, text, position); without a position if there is none.
Failure raise_pattern_error(Vm& vm, Str* message, Value text, Value position);

// The character of \a \b \f \n \r \t \v \\, or kEnd.
Token simple_escape(uint32_t character);

}  // namespace hognose::regex
