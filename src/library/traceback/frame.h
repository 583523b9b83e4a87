// FrameTexts: formats frames for tracebacks: the place, the source lines and the marks below them.
//
// A small cache keeps the texts, so the frames of a recursion are formatted once. A FrameTexts must
// be on the native stack, where the collector finds the cached texts.
#pragma once

#include "base/arena.h"
#include "bytecode/code.h"
#include "library/core/source_lines.h"
#include "machine/machine.h"

namespace hognose {

class FrameTexts {
 public:
  explicit FrameTexts(Machine& vm);

  // Returns a Position of zeros if the position is unknown.
  static Position position_of(const LoadedCode& loaded, uint32_t instruction);

  Result<Str*> text_of(const LoadedCode& loaded, uint32_t instruction);

  // Returns the source lines from the first to the last of `place`; empty if there are none.
  Result<std::string_view> source_of(const LoadedCode& loaded, const Position& place);

 private:
  static constexpr uint32_t kCachedFrames = 16;

  struct CachedFrame {
    uint32_t loaded = 0;  // 0 is never the index of loaded code
    uint32_t instruction = 0;
    Str* text = nullptr;
  };

  Machine& vm_;
  SourceLines sources_;
  Arena scratch_;
  CachedFrame cache_[kCachedFrames];
};

}  // namespace hognose
