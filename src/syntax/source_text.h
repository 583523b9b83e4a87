// SourceText: the text of a program in the form that the lexer needs.
//
// The text is UTF-8 in the arena, without BOM or NUL, and \n is the only newline. In
// ParseMode::Exec the last line always ends with one. kPadding zero bytes follow, so that the lexer
// may load whole words. If the bytes are not a program (wrong encoding, unknown coding cookie, null
// bytes), the result is CPython's error.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/arena.h"
#include "syntax/parser/parser.h"

namespace hognose {

struct SourceText {
  static constexpr size_t kPadding = 16;

  const char* data = nullptr;
  uint32_t size = 0;
  bool failed = false;  // see error, unless the arena is exhausted
  SyntaxError error;

  const char* end() const { return data + size; }
  // The line that contains `offset`, without its newline.
  std::string_view line_at(uint32_t offset) const;
};

SourceText decode_source(const Source& source, ParseMode mode, Arena& arena);

// The number of characters (not bytes) in valid UTF-8. A truncated last character counts as one.
uint32_t count_characters(std::string_view text);

// The error message for a text that is longer than allowed.
std::string source_too_long(uint64_t bytes, uint64_t limit);

}  // namespace hognose
