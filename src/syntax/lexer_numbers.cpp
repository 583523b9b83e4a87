// Lexer: numeric literals, and the check of what follows them.
//
// number() starts at a digit or at a dot before one. The Number token gets flags only; literals.cpp
// computes the value. The errors are those of CPython's tokenizer.
#include "syntax/character_class.h"
#include "syntax/lexer.h"

namespace hognose {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hexadecimal_digit(char c) {
  return is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
}

}  // namespace

void Lexer::number(const char* start) {
  const char* p = start;
  uint8_t flags = 0;
  auto finish = [&] {
    cursor_ = p;
    emit(TokenKind::Number, start, p)->flags = flags;
  };
  auto invalid = [&](const char* at) {
    cursor_ = at;
    raise("invalid decimal literal");
  };
  if (*p == '0') {
    p++;
    char radix = *p | 0x20;
    if (radix == 'x' || radix == 'o' || radix == 'b') {
      flags = radix == 'x' ? kHexadecimal : radix == 'o' ? kOctal : kBinary;
      if (!radix_number(start, p,
                        radix == 'x'   ? "hexadecimal"
                        : radix == 'o' ? "octal"
                                       : "binary",
                        flags))
        return;
      for (const char* digit = start; digit < p; digit++) {
        if (*digit == '_') flags |= kUnderscore;
      }
      finish();
      return;
    }
    for (;; p++) {
      if (*p == '_') {
        flags |= kUnderscore;
        p++;
        if (!is_digit(*p)) return invalid(p);
      }
      if (*p != '0') break;
    }
    const char* zeros_end = p + 1;  // CPython has read one more character here
    bool nonzero = false;
    if (is_digit(*p)) {
      nonzero = true;
      if (!decimal_tail(p)) return;
    }
    char next = *p;
    if (nonzero && next != '.' && (next | 0x20) != 'e' && (next | 0x20) != 'j') {
      cursor_ = p;
      raise_range(static_cast<int32_t>(start + 1 - line_start_),
                  static_cast<int32_t>(zeros_end - line_start_),
                  "leading zeros in decimal integer literals are not permitted; "
                  "use an 0o prefix for octal integers");
      return;
    }
  } else if (*p != '.') {
    if (!decimal_tail(p)) return;
  }
  if (*p == '.') {
    flags |= kFloat;
    p++;
    if (is_digit(*p) && !decimal_tail(p)) return;
  }
  if ((*p | 0x20) == 'e') {
    const char* exponent = p++;
    if (*p == '+' || *p == '-') {
      p++;
      if (!is_digit(*p)) return invalid(p);
    } else if (!is_digit(*p)) {
      p = exponent;  // as in `1else`
      if (!end_of_number(p, "decimal")) return;
      finish();
      return;
    }
    flags |= kFloat;
    if (!decimal_tail(p)) return;
  }
  const char* kind = "decimal";
  if ((*p | 0x20) == 'j') {
    flags |= kImaginary;
    kind = "imaginary";
    p++;
  }
  if (kIdentifierCharacter[static_cast<uint8_t>(*p)] == 1 && !end_of_number(p, kind)) return;
  for (const char* digit = start; digit < p; digit++) {
    if (*digit == '_') flags |= kUnderscore;
  }
  finish();
}

// Digits with single underscores between them. `p` is at the first digit.
bool Lexer::decimal_tail(const char*& p) {
  for (;;) {
    while (is_digit(*p)) p++;
    if (*p != '_') return true;
    p++;
    if (!is_digit(*p)) {
      cursor_ = p;
      raise("invalid decimal literal");
      return false;
    }
  }
}

// The digits after 0x, 0o or 0b. `p` is at the letter.
bool Lexer::radix_number(const char*, const char*& p, const char* kind, uint8_t flag) {
  auto is_valid = [flag](char c) {
    return flag == kHexadecimal ? is_hexadecimal_digit(c)
                                : c >= '0' && c < (flag == kOctal ? '8' : '2');
  };
  auto invalid_digit = [&] {
    cursor_ = p + 1;
    raise(workspace_.text({"invalid digit '", {p, 1}, "' in ", kind, " literal"}));
    return false;
  };
  p++;
  do {
    if (*p == '_') p++;
    if (!is_valid(*p)) {
      if (flag != kHexadecimal && is_digit(*p)) return invalid_digit();
      cursor_ = p;
      raise(workspace_.text({"invalid ", kind, " literal"}));
      return false;
    }
    while (is_valid(*p)) p++;
  } while (*p == '_');
  if (flag != kHexadecimal && is_digit(*p)) return invalid_digit();
  return end_of_number(p, kind);
}

// A number must not run into a name. Before some keywords, CPython still only warns.
bool Lexer::end_of_number(const char*& p, const char* kind) {
  if (kIdentifierCharacter[static_cast<uint8_t>(*p)] != 1) return true;
  auto follows = [p](std::string_view text) {
    for (size_t i = 0; i < text.size(); i++) {
      if (p[i] != text[i]) return false;
    }
    return kIdentifierCharacter[static_cast<uint8_t>(p[text.size()])] == 0;
  };
  // For words that begin with i, only two letters are compared.
  bool two_letters = *p == 'i' && (p[1] == 'f' || p[1] == 'n' || p[1] == 's');
  if (two_letters || follows("and") || follows("else") || follows("for") || follows("or") ||
      follows("not")) {
    workspace_.warn(WarningKind::SyntaxWarning, workspace_.text({"invalid ", kind, " literal"}),
                    {line_, static_cast<uint32_t>(p - line_start_), line_,
                     static_cast<uint32_t>(p - line_start_)});
    return true;
  }
  cursor_ = p;
  raise(workspace_.text({"invalid ", kind, " literal"}));
  return false;
}

}  // namespace hognose
