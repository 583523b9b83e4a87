// The names and texts of token kinds, generated from tokens.def.
//
// See token.h.
#include "syntax/token.h"

namespace hognose {
namespace {

constexpr std::string_view kNames[] = {
#define TOKEN(kind, name) name,
#define OPERATOR(kind, text, name) name,
#define KEYWORD(kind, text) "NAME",
#include "syntax/tokens.def"
};
static_assert(sizeof kNames / sizeof *kNames == kTokenKinds);

constexpr std::string_view kTexts[] = {
#define TOKEN(kind, name) "",
#define OPERATOR(kind, text, name) text,
#define KEYWORD(kind, text) text,
#include "syntax/tokens.def"
};

constexpr std::string_view kSoftTexts[] = {
#define SOFT_KEYWORD(kind, text) text,
#include "syntax/tokens.def"
};
static_assert(sizeof kSoftTexts / sizeof *kSoftTexts == kSoftKeywords);

}  // namespace

std::string_view token_name(TokenKind kind) { return kNames[static_cast<size_t>(kind)]; }
std::string_view token_text(TokenKind kind) { return kTexts[static_cast<size_t>(kind)]; }
std::string_view soft_keyword_text(uint32_t index) { return kSoftTexts[index]; }

}  // namespace hognose
