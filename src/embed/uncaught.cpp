// An uncaught exception as the host sees it.
//
// Receives the exception that ended a run; fills in the type, message, traceback text and frames of
// the Outcome. The exception's own __str__ runs here, under the same limits as the run.
#include "embed/uncaught.h"

#include "embed/conversion.h"
#include "library/traceback_text.h"
#include "objects/make.h"
#include "objects/protocol.h"

namespace hognose {

namespace {

// How many frames are handed to the host as data: the outermost and the innermost ones.
constexpr uint32_t kMaximumFrames = 200;

Result<void> collect_frames(Machine& machine, Exception* exception, OutcomeError& error) {
  uint32_t count = 0;
  for (Traceback* entry = exception->traceback.get(); entry != nullptr; entry = entry->next.get()) {
    TRY(machine.meter.charge(1));
    ++count;
  }
  uint32_t position = 0;
  for (Traceback* entry = exception->traceback.get(); entry != nullptr;
       entry = entry->next.get(), ++position) {
    TRY(machine.meter.charge(1));
    bool shown = position < kMaximumFrames / 2 || position + kMaximumFrames / 2 >= count;
    const LoadedCode* loaded = machine.loaded(entry->extra);
    if (!shown || loaded == nullptr || loaded->code == nullptr) continue;
    const Code& code = *loaded->code;
    OutcomeFrame frame;
    frame.filename = code.filename;
    frame.function = code.qualified_name;
    if (entry->instruction < code.positions.size()) {
      const Position& place = code.positions[entry->instruction];
      frame.line = place.line;
      frame.end_line = place.end_line;
      frame.column = place.column;
      frame.end_column = place.end_column;
    }
    error.frames.push_back(std::move(frame));
  }
  return {};
}

}  // namespace

Result<void> describe_uncaught_calling(Machine& machine, Value value, Outcome& outcome) {
  OutcomeError error;
  error.type = utf8_of(machine.type_of(value)->name.get());
  Exception* exception = machine.cell<Exception>(value);
  TRY(collect_frames(machine, exception, error));
  Result<ExceptionText> text = format_exception_calling(machine, value);
  if (text.ok()) {
    error.message = printable_utf8_of(text.value().message);
    error.traceback = printable_utf8_of(text.value().text);
  } else {
    // The text itself would not fit into memory.
    if (text.failure() == Failure::Stopped) return Failure::Stopped;
    machine.take_pending();
    error.traceback = error.type + "\n";
  }
  outcome.error = std::move(error);
  return {};
}

}  // namespace hognose
