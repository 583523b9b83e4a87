// Formats frames: `  File "name", line n, in function`, the source lines and the marks.
//
// The code is loaded, so its positions come from the compiler. The text is charged.
#include "library/traceback/frame.h"

#include "library/traceback/marks.h"
#include "meter/arena_account.h"
#include "objects/text/string_builder.h"

namespace hognose {

namespace {

// Memory for parsing source lines: a quarter of what the run has left.
size_t scratch_budget(const Meter& meter) {
  return static_cast<size_t>((meter.memory_limit() - meter.memory()) / 4);
}

}  // namespace

FrameTexts::FrameTexts(Machine& vm)
    : vm_(vm), sources_(vm.meter), scratch_(scratch_budget(vm.meter)) {
  scratch_.set_account(account_of(vm.meter));
}

Position FrameTexts::position_of(const LoadedCode& loaded, uint32_t instruction) {
  const Code& code = *loaded.code;
  return instruction < code.positions.size() ? code.positions[instruction] : Position();
}

Result<std::string_view> FrameTexts::source_of(const LoadedCode& loaded, const Position& place) {
  if (loaded.source.data() == nullptr || place.line == 0) return std::string_view();
  uint32_t last_line = place.end_line > place.line ? place.end_line : place.line;
  return sources_.lines(loaded.source, place.line, last_line);
}

Result<Str*> FrameTexts::text_of(const LoadedCode& loaded, uint32_t instruction) {
  CachedFrame& cached = cache_[(loaded.index() * 31 + instruction) % kCachedFrames];
  if (cached.loaded == loaded.index() && cached.instruction == instruction) return cached.text;
  const Code& code = *loaded.code;
  Position place = position_of(loaded, instruction);
  StringBuilder text(vm_);
  TRY(text.append_ascii("  File \""));
  TRY(text.append_utf8(code.filename));
  TRY(text.append_ascii("\", line "));
  TRY(text.append_number(place.line));
  TRY(text.append_ascii(", in "));
  TRY(text.append_utf8(code.name));
  TRY(text.append_ascii("\n"));
  if (loaded.source.data() != nullptr && place.line != 0) {
    std::string_view lines = TRY(source_of(loaded, place));
    scratch_.clear();
    if (place.end_line == 0) {
      TRY(append_plain_source(lines, text));
    } else {
      TRY(append_marked_source(vm_, scratch_, lines, place, text));
    }
  }
  cached.text = TRY(text.finish());
  cached.loaded = loaded.index();
  cached.instruction = instruction;
  return cached.text;
}

}  // namespace hognose
