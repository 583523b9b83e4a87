// Token: the interface between lexer and parser, and the tables of token kinds from tokens.def.
//
// A Token has 32 bytes, so two share a cache line. Its position is copied into AST nodes unchanged.
#pragma once

#include <cstdint>
#include <string_view>

#include "syntax/ast.h"

namespace hognose {

enum class TokenKind : uint8_t {
#define TOKEN(kind, name) kind,
#define OPERATOR(kind, text, name) kind,
#define KEYWORD(kind, text) kind,
#include "syntax/tokens.def"
};

inline constexpr uint32_t kTokenKinds = static_cast<uint32_t>(TokenKind::Yield) + 1;
inline constexpr TokenKind kFirstOperator = TokenKind::LeftParenthesis;
inline constexpr TokenKind kFirstKeyword = TokenKind::False;

enum class SoftKeyword : uint32_t {
#define SOFT_KEYWORD(kind, text) kind,
#include "syntax/tokens.def"
};
inline constexpr uint32_t kSoftKeywords = 4;

// Token::flags of a String or FStringStart token, from its prefix and its body.
enum TokenFlags : uint8_t {
  kRaw = 1,
  kBytes = 2,
  kUnicodePrefix = 4,
  kTripleQuoted = 8,
  kBackslash = 16,  // the body has a backslash
  kNonAscii = 32,   // the body has a byte above 0x7F
  kDoubledBrace =
      64,  // an FStringMiddle that ends with the first of two braces; the second is not part of it
};
// Token::flags of a Number token.
enum NumberFlags : uint8_t {
  kFloat = 1,  // has a point or an exponent
  kImaginary = 2,
  kUnderscore = 4,
  kHexadecimal = 8,
  kOctal = 16,
  kBinary = 32,
};

struct Token {
  TokenKind kind;
  uint8_t flags;
  uint16_t prefix;   // strings: bytes before the body (prefix letters and opening quotes)
  uint32_t payload;  // Name: the identifier's id. Opening brackets: index of the closing one, 0 if
                     // none. Indent, Dedent, End, Error: the lexer's offset in the source
  uint32_t start;    // offset in the source
  uint32_t end;
  ast::Position position;  // columns are kNoColumn for Indent, Dedent, End and Error
};
static_assert(sizeof(Token) == 32);

inline constexpr uint32_t kNoColumn = UINT32_MAX;

// "NAME", "LPAR", ...: the names in Python's token module. Keywords are NAME.
std::string_view token_name(TokenKind kind);
// The text of an operator or keyword; empty for other kinds.
std::string_view token_text(TokenKind kind);
std::string_view soft_keyword_text(uint32_t index);

}  // namespace hognose
