// FrameTexts: frames as tracebacks show them, each as its place, its source lines and the marks
// below.
//
// Receives loaded code and the index of an instruction; hands on text and source lines. A frame is
// formatted once, however often a recursion shows it. Lives on the native stack, where the
// collector finds the texts that it keeps.
#pragma once

#include "base/arena.h"
#include "bytecode/code.h"
#include "library/core/source_lines.h"
#include "vm/machine.h"

namespace hognose {

class FrameTexts {
 public:
  explicit FrameTexts(Machine& vm);

  // All zero if it is not known.
  static Position position_of(const LoadedCode& loaded, uint32_t instruction);

  Result<Str*> text_of(const LoadedCode& loaded, uint32_t instruction);

  // Its lines of source, from the first to the last of its place; empty if there are none.
  Result<std::string_view> source_of(const LoadedCode& loaded, const Position& place);

 private:
  static constexpr uint32_t kCachedFrames = 16;

  struct CachedFrame {
    uint32_t loaded = 0;  // never the index of loaded code
    uint32_t instruction = 0;
    Str* text = nullptr;
  };

  Machine& vm_;
  SourceLines sources_;
  Arena scratch_;
  CachedFrame cache_[kCachedFrames];
};

}  // namespace hognose
