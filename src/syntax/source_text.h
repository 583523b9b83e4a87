// SourceText: a program's text as the lexer wants it.
//
// Receives: a Source. Hands on: UTF-8 with \n as the only line end, a line end after the last line
// (ParseMode::Exec), no BOM and no NUL, followed by kPadding zero bytes so that the lexer may load
// whole words, in the arena. Or the error that CPython reports for bytes that are no program: wrong
// encoding, unknown coding cookie, null bytes.
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
  // The line that begins at or before `offset`, without its line end.
  std::string_view line_at(uint32_t offset) const;
};

SourceText decode_source(const Source& source, ParseMode mode, Arena& arena);

// Characters (not bytes) in valid UTF-8; a cut-off last character counts as one.
uint32_t count_characters(std::string_view text);

// What is said of a text that is longer than allowed.
std::string source_too_long(uint64_t bytes, uint64_t limit);

}  // namespace hognose
