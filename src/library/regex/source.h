// Source: the tokens of a pattern or of a replacement template.
//
// A token is a character or an escape (a backslash with the next character). The errors are those
// of the module re. Bytes are read as Latin-1.
#pragma once

#include "objects/core/vm.h"
#include "objects/text/units.h"

namespace hognose::regex {

// A character, or an escape: the character after the backslash with a mark.
using Token = uint32_t;
inline constexpr Token kEnd = UINT32_MAX;
inline constexpr Token kEscape = 0x8000'0000;

// sre's MAXGROUPS: this number and larger ones are not groups.
inline constexpr uint32_t kMaximumGroups = 1073741823;

inline bool is_escape(Token token) { return token != kEnd && (token & kEscape) != 0; }
inline bool is_octal_digit(Token token) { return token >= '0' && token <= '7'; }
inline bool is_decimal_digit(Token token) { return token >= '0' && token <= '9'; }
inline bool is_ascii_letter(uint32_t character) {
  uint32_t lower = character | 0x20;
  return lower >= 'a' && lower <= 'z';
}
// Returns -1 if the token is not a hexadecimal digit.
int hexadecimal_value(Token token);

class Source {
 public:
  // `text` must have the layout of str or bytes.
  Source(Vm& vm, Value text);
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  // Reads the first token. Must be called once.
  Result<void> start() { return advance(); }

  bool is_text() const { return is_text_; }
  uint32_t length() const { return length_; }
  Token next() const { return next_; }
  // The position of the next token.
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
  // Skips a name and the terminator after it. Returns the position of the name.
  struct Span {
    uint32_t start;
    uint32_t stop;
    uint32_t length() const { return stop - start; }
  };
  Result<Span> get_until(Token terminator, const char* what);
  // A number after a backslash: the octal code of a character, or the number of a group.
  struct Number {
    bool is_character;
    uint32_t value;
  };
  // Reads one whose first digit `first` has been read. Its backslash is at `start`.
  Result<Number> get_numbered(uint32_t first, uint32_t start);
  // Reads up to `count` digits of base 8 or 16 and returns their value.
  Result<uint64_t> get_digits(unsigned count, unsigned base);

  char32_t at(uint32_t index) const {
    if (kind_ == 1) return data_[index];
    if (kind_ == 2) return reinterpret_cast<const uint16_t*>(data_)[index & kItemMask<uint16_t>];
    return reinterpret_cast<const uint32_t*>(data_)[index & kItemMask<uint32_t>];
  }
  Result<Str*> part(uint32_t start, uint32_t stop) const;
  // Whether the span consists of ASCII digits, at least one. Sets *number to its value; to
  // UINT32_MAX from 2**31 on.
  Result<bool> is_number(Span span, uint32_t* number) const;
  // Returns the position of the first digit that is not a leading zero, or of the last digit.
  Result<uint32_t> skip_leading_zeros(Span span) const;

  // Raises PatternError at the next token, or `offset` characters before it. {} in the format
  // stands for text.
  template <class... Arguments>
  Failure error_before(uint32_t offset, const char* format, Arguments... arguments) {
    return error_at(tell() - offset, format, arguments...);
  }
  template <class... Arguments>
  Failure error_at(uint32_t position, const char* format, Arguments... arguments) {
    Str* message = TRY(make_text(vm_, format, arguments...));
    return raise(message, position);
  }
  // The same, with {} in the format for the text from `start` to `stop`.
  Failure error_about(uint32_t start, uint32_t stop, uint32_t position, const char* format);

  // Returns the name of a group, or raises PatternError if it is not valid.
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
  uint32_t index_ = 0;  // after the next token
  Token next_ = kEnd;
};

// Raises PatternError(message, text, position), where text and position may be None.
Failure raise_pattern_error(Vm& vm, Str* message, Value text, Value position);

// Returns the character that \a \b \f \n \r \t \v or \\ stands for, or kEnd.
Token simple_escape(uint32_t character);

}  // namespace hognose::regex
